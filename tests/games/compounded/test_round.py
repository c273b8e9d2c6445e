"""How a round goes, who leads, and who is asked in between.  CD-23 to CD-25, CD-52, CD-A62."""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.position import Compounded
from compoundry.kernel import NATURE, Ack, AnyMove, FastDraw, Match, Refusal, Seed

from .labs import Card, Table, lab

PHASES = {
    "Trading": "Discovery",
    "Returning": "Discovery",
    "Claiming": "Study",
    "Shifting": "Study",
    "Placing": "Research",
    "Scoring": "Lab",
    "Raising": "Lab",
    "Filling": "Lab",
}


def phases(table: Table, rounds: int) -> list[str]:
    """The phases that come, each once when it begins."""
    found: list[str] = []
    until = table.position.round + rounds
    while table.position.round < until and table.position.acting():
        phase = PHASES.get(table.question(), "")
        if phase and found[-1:] != [phase]:
            found.append(phase)
        seat = table.position.acting()[0]
        if seat == NATURE:
            table.chance()
        else:
            table._do(seat, table.position.timeout(seat))
    return found


@pytest.mark.rule("CD-24")
def test_a_round_has_four_phases_in_this_order() -> None:
    field = {0: Card("H2O", has="all", claims="0")}
    table = lab(field=field, benches=dict.fromkeys(range(3), "N"), deck=("O2",), part=4)
    assert phases(table, 1) == ["Lab"]
    assert phases(table, 1) == ["Discovery", "Study", "Research"]  # nobody has anything to score


@pytest.mark.rule("CD-24")
@pytest.mark.parametrize("lead", [0, 2, 3])
def test_the_lead_goes_first_in_every_phase_and_then_it_goes_round(lead: int) -> None:
    order = [(lead + at) % 4 for at in range(4)]
    field = {place: Card("H2O", has="all", claims=f"-{place}") for place in range(4)}
    table = lab(4, field=field, benches=dict.fromkeys(range(4), "N"), lead=lead, part=0)
    table.chance()
    assert [event["seat"] for event in table.told("drew")] == order
    table.play(*[f"{seat}: done" for seat in range(4)])
    for question in ("Claiming", "Placing", "Raising"):
        table.until(question)
        asked = []
        while table.question() == question:
            asked.append(table.position.acting()[0])
            table.play("pass")
        assert asked == order, question


@pytest.mark.rule("CD-25", "CD-52")
def test_after_a_round_the_key_moves_on_to_the_left() -> None:
    table = lab(5, lead=3, part=4)
    leads = []
    for _ in range(6):
        leads.append(table.position.lead)
        table.rest_of_round()
    assert leads == [4, 0, 1, 2, 3, 4]


@pytest.mark.rule("CD-23")
def test_things_change_hands_in_discovery_only() -> None:
    field = {0: Card("H2O", has="all", claims="0", reaction="grant"), 1: Card("CO", burns=1)}
    table = lab(field=field, benches={0: "H H N", 1: "C"}, part=1, deck=("N2",), wilds=(0,))
    asked = set()
    while table.question() not in ("Trading", ""):
        asked.add(table.question())
        for seat in table.position.acting():
            verbs = {type(move).verb for move in table.position.legal(seat)}
            assert not verbs & {"offer", "whisper", "deal", "accept"}
            if seat != NATURE:
                refusal = table.position.refusal(seat, table.move("accept 1 1"))
                assert refusal is not None
                assert refusal.rule == "K-4"
        seat = table.position.acting()[0]
        if seat == NATURE:
            table.chance()
        else:
            table._do(seat, table.position.timeout(seat))
    assert asked >= {"Claiming", "Placing", "Raising", "Granting", "Filling"}


# Windows


def begun(seats: int, seed: int, **options: Any) -> Match:
    return Match.start(game, {"pack": "test", **options}, seats=seats, seed=Seed.from_int(seed))


def played(match: Match, seat: int, move: AnyMove) -> None:
    answer = match.submit(seat, move, match.ticket(seat))
    assert isinstance(answer, Ack), answer


@pytest.mark.rule("CD-A62")
def test_only_holders_are_asked_in_between() -> None:
    """Wherever a window opens in random games, who is asked holds what it is about."""
    seen = set()
    tools = {"goggles": 2, "burner": 0, "key": 1, "cylinder": 3}
    for number in range(12):
        draw = FastDraw(number)
        position = game.begin(4, game.settings({"pack": "test", "deck": "b"}))
        assert isinstance(position, Compounded)
        for _ in range(3_000):
            acting = position.acting()
            if not acting:
                break
            seat = draw.pick(acting)
            top = position.pending[-1]
            if type(top).window and seat != NATURE and top.optional(position, seat):
                seen.add(type(top).window)
                if type(top).window == "extinguisher":
                    assert position.ready(seat)
                else:
                    assert position.can_use(seat, tools[type(top).window])
            if seat == NATURE:
                position.play(seat, position.chance(draw))
                continue
            moves = position.legal(seat)
            quick = [
                move
                for move in moves
                if type(move).verb in ("no-offers", "fill", "wild-fill", "place", "claim", "score")
            ]
            position.play(seat, draw.pick(quick or moves))
    assert seen == {*tools, "extinguisher"}


@pytest.mark.rule("CD-A62")
@pytest.mark.parametrize("window", ["goggles", "burner", "key", "cylinder", "extinguisher"])
def test_each_of_them_has_a_standing_answer(window: str) -> None:
    match = begun(3, 1)
    assert isinstance(match.stand(1, window, True), Ack)
    assert match.standing[1] == [window]
    assert isinstance(match.stand(1, window, False), Ack)
    assert match.standing[1] == []


@pytest.mark.rule("CD-A62")
def test_there_is_none_for_what_must_be_answered() -> None:
    match = begun(3, 1)
    for window in ("", "Raising", "placing"):
        assert isinstance(match.stand(1, window, True), Refusal)


@pytest.mark.rule("CD-A62", "CD-A23")
def test_who_has_one_is_not_asked_until_it_is_changed() -> None:
    match = begun(3, 5)
    draw = FastDraw(5)
    step(match, draw, "BurnerWindow")
    seat = match.position.acting()[0]
    position = match.position
    assert isinstance(position, Compounded)
    held, now = position.holds(seat, 0), position.round
    assert isinstance(match.stand(seat, "burner", True), Ack)
    assert asked(match) != ("BurnerWindow", seat)
    while match.position.acting() and rounds(match) < now + 2:
        assert asked(match) != ("BurnerWindow", seat)
        play_any(match, draw, keep=seat)
    position = match.position
    assert isinstance(position, Compounded)
    assert position.holds(seat, 0) >= held
    assert isinstance(match.stand(seat, "burner", False), Ack)
    step(match, draw, "BurnerWindow", keep=seat)
    assert asked(match) == ("BurnerWindow", seat)


def rounds(match: Match) -> int:
    assert isinstance(match.position, Compounded)
    return match.position.round


def asked(match: Match) -> tuple[str, int]:
    return type(match.position.pending[-1]).__name__, match.position.acting()[0]


def step(match: Match, draw: FastDraw, question: str, keep: int = -1) -> None:
    """Play on until this is asked."""
    while asked(match)[0] != question:
        play_any(match, draw, keep)


def play_any(match: Match, draw: FastDraw, keep: int = -1) -> None:
    """Whoever is asked does something; nobody trades, and `keep` keeps its Burner."""
    seat = match.position.acting()[0]
    moves = [move for move in match.position.legal(seat) if not (seat == keep and type(move).verb == "burn")]
    quick = [move for move in moves if type(move).verb in ("no-offers", "place", "claim", "score", "raise")]
    played(match, seat, draw.pick(quick or moves))
