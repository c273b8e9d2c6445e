"""Bad input of every kind: a clear error or a refusal with its rule, and the game is as it was."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any, Final

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.position import Compounded
from compoundry.kernel import NATURE, Ack, BadInput, FastDraw, Match, Plain, Refusal, Seed
from compoundry.kernel.options import Setting
from compoundry.textfiles import LANGUAGES
from compoundry.texts import Texts

RULES: Final = {
    found
    for page in ("games/compounded/rules/en.md", "kernel/rules/en.md")
    for found in re.findall(
        r"\*\*([A-Z]+-A?\d+)\*\*", (resources.files("compoundry") / page).read_text(encoding="utf-8")
    )
}


def begun(question: str, seats: int = 3, **options: Setting) -> Match:
    """A match in which this is asked for the first time; until then nobody has done anything."""
    match = Match.start(game, {"pack": "test", **options}, seats=seats, seed=Seed.from_int(1))
    while type(match.position.pending[-1]).__name__ != question:
        seat = match.position.acting()[0]
        assert isinstance(match.submit(seat, match.position.timeout(seat), match.ticket(seat)), Ack)
    return match


def unchanged(match: Match, seat: int, move: Any, ticket: int | None = None) -> Refusal:
    """What is said to a move that must not be played; every language has words for it."""
    before, entries, tickets = match.digest(), len(match.entries), [*match.tickets]
    refusal = match.submit(seat, move, match.ticket(seat) if ticket is None else ticket)
    assert isinstance(refusal, Refusal), move
    assert (match.digest(), len(match.entries), match.tickets) == (before, entries, tickets)
    spoken(match, refusal)
    return refusal


def spoken(match: Match, refusal: Refusal) -> None:
    """A refusal names a rule of the rulebook, and says what is wrong and what would work in every language."""
    assert refusal.rule in RULES
    for language in LANGUAGES:
        texts = Texts(language, game, ["Ana", "Ben", "Cleo", "Dan", "Eve"], match.options)
        said = texts.refusal(refusal)
        assert said.what
        assert said.remedy
        assert texts.faults == [], refusal


# What is no move


@pytest.mark.parametrize(
    "move",
    [
        "",
        "   ",
        "claim",
        "claim 1 2",
        "claim -1",
        "claim 16",
        "claim 1e2",
        "claim [0]",
        "claim true",
        "claim null",
        "claim 9" + "9" * 50,
        "place 0 0",
        "place 6 0 0",
        "place 0 0 2",
        "exchange 0 1 1",
        "exchange 0 1 4",
        "grant -4 0",
        "grant 5 0",
        "shift 32 0",
        "raise 4",
        "offer 1 [0] [99] x",
        "offer 9 [0] [1] x",
        "offer 1 0 1 x",
        "accept 0 0",
        "accept 0 100",
        "dance 1 2",
        "CLAIM 1",
        "claim 1; pass",
        'claim "',
        "cläim 1",
        [],
        [["claim"], 1],
        ["claim"],
        ["claim", None],
        ["claim", 1.0],
        ["claim", True],
        ["claim", {}],
        [3, 1],
        ["deal", [[0, 1, 2, 3]], ""],
        ["offer", 1, [[0]], [], ""],
        ["offer", 1, [0] * 21, [], ""],
        ["offer", 1, [0], [], "p" * 121],
    ],
)
def test_what_is_no_move_is_refused(move: object) -> None:
    match = begun("Claiming")
    assert unchanged(match, match.position.acting()[0], move).rule == "K-5"


@pytest.mark.parametrize("move", [None, 3, b"pass", {"pass": 1}, ("pass",)])
def test_what_is_not_even_a_text_is_an_error(move: Any) -> None:
    match = begun("Claiming")
    before = match.digest()
    with pytest.raises(TypeError):
        match.submit(0, move, match.ticket(0))
    assert match.digest() == before


@pytest.mark.rule("CD-12", "CD-29", "CD-41", "CD-66", "CD-68", "CD-73", "CD-A12", "CD-A21", "CD-A61")
@pytest.mark.parametrize(
    ("question", "move", "code", "rule"),
    [
        ("Claiming", "place 0 0 0", "not-now", "K-4"),
        ("Claiming", "done", "not-now", "K-4"),
        ("Claiming", "take-key", "not-now", "K-4"),
        ("Placing", "claim 1", "not-now", "K-4"),
        ("Placing", "goggles", "not-now", "K-4"),
        ("Placing", "place 0 0 1", "none-apart", "CD-66"),
        ("Placing", "wild 5 0", "wild-sulfur", "CD-12"),
        ("Placing", "wild-fill 1 4", "not-your-extinguisher", "CD-A21"),
        ("Placing", "exchange 4 5 3", "too-few", "CD-41"),
        ("Placing", "exchange 4 5 2", "no-pipet", "CD-68"),
        ("Placing", "burn 15", "no-burner", "CD-73"),
        ("Trading", "accept 2 99", "no-offer", "CD-A12"),
        ("Trading", "decline 2 99", "no-offer", "CD-A12"),
        ("Trading", "withdraw 99", "no-offer", "CD-A12"),
        ("Trading", "back", "not-done", "CD-A61"),
        ("Trading", 'offer 4 [0] [1] "x"', "no-partner", "CD-29"),
        ("Trading", 'deal [[0,4,1]] ""', "no-term", "CD-A12"),
        ("Trading", "swap 0 1", "not-now", "K-4"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_its_rule(question: str, move: str, code: str, rule: str) -> None:
    match = begun(question)
    refusal = unchanged(match, match.position.acting()[0], move)
    assert (refusal.code, refusal.rule) == (code, rule)


# Who, and when


@pytest.mark.parametrize("move", ["claim 1", "pass", "place 0 0 0", "done"])
def test_nobody_moves_out_of_turn(move: str) -> None:
    match = begun("Claiming")
    other = (match.position.acting()[0] + 1) % 3
    assert unchanged(match, other, move).rule == "K-2"


@pytest.mark.parametrize("ticket", [-1, 0, 1, 99, 10**30])
def test_a_stale_ticket_is_not_heard(ticket: int) -> None:
    match = begun("Placing")
    assert unchanged(match, match.position.acting()[0], "pass", ticket).rule == "K-7"


def test_the_ticket_of_the_turn_before_is_stale() -> None:
    match = begun("Claiming")
    first = match.position.acting()[0]
    old = match.ticket(first)
    assert isinstance(match.submit(first, "claim 3", old), Ack)
    while match.position.acting() != [first]:
        seat = match.position.acting()[0]
        assert isinstance(match.submit(seat, match.position.timeout(seat), match.ticket(seat)), Ack)
    assert unchanged(match, first, "claim 3", old).rule == "K-7"  # sent twice


def test_no_seat_moves_for_chance() -> None:
    match = begun("Claiming")
    for move in (["reveal", 3], ["light"], ["lot", 0], ["crystal", 5]):
        assert unchanged(match, match.position.acting()[0], move).rule == "K-3"


@pytest.mark.parametrize("seat", [-3, 2, 5, NATURE, 10**20])
def test_who_does_not_sit_there_is_an_error(seat: int) -> None:
    """Not even Nobel, who has the number 2."""
    match = begun("Claiming", seats=2)
    before = match.digest()
    with pytest.raises(BadInput, match="seat"):
        match.submit(seat, "pass", 1)
    assert match.digest() == before


def test_after_the_end_nothing_is_played() -> None:
    match = Match.start(game, {"pack": "test"}, seats=2, seed=Seed.from_int(1))
    while match.position.acting():
        seat = match.position.acting()[0]
        assert isinstance(match.submit(seat, match.position.timeout(seat), match.ticket(seat)), Ack)
    assert unchanged(match, 0, "pass", 1).rule == "K-1"


# Tables


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10**9])
def test_absurd_numbers_of_players(seats: int) -> None:
    with pytest.raises(BadInput, match="at least 2 and at most 5"):
        Match.start(game, {"pack": "test"}, seats, Seed.from_int(1))


@pytest.mark.parametrize("seats", ["3", 3.0, None, True])
def test_numbers_of_players_that_are_none(seats: Any) -> None:
    with pytest.raises((BadInput, TypeError)):
        Match.start(game, {"pack": "test"}, seats, Seed.from_int(1))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"deck": "c"}, "c"),
        ({"deck": ["a"]}, "deck"),
        ({"partners": "yes"}, "partners"),
        ({"partners": 2}, "partners"),
        ({"goal": 4}, "goal"),
        ({"goal": 119}, "goal"),
        ({"goal": "50"}, "goal"),
        ({"flames": -1}, "flames"),
        ({"flames": 61}, "flames"),
        ({"youngest": 6}, "youngest"),
        ({"open-offers": 0}, "open-offers"),
        ({"made-offers": 49}, "made-offers"),
        ({"pack": "no-such-pack"}, "no-such-pack"),
        ({"pack": "../../etc/passwd"}, "etc"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_options_that_there_are_not(options: dict[str, Setting], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        Match.start(game, {"pack": "test", **options}, 3, Seed.from_int(1))


@pytest.mark.rule("CD-A60", "CD-A4")
@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (2, {"partners": True}, "three scientists or more"),
        (4, {"three-rows": True}, "exactly three"),
        (3, {"three-rows": True, "partners": True}, "cannot be shortened"),
        (3, {"youngest": 4}, "none has the number 4"),
    ],
)
def test_what_does_not_go_together_is_said_in_words(seats: int, options: dict[str, Setting], says: str) -> None:
    with pytest.raises(BadInput) as found:
        Match.start(game, {"pack": "test", **options}, seats, Seed.from_int(1))
    assert says in Texts("en", game).error(found.value)


def test_a_stored_game_that_was_tampered_with_is_refused_where_it_is() -> None:
    match = begun("Claiming")
    seat = match.position.acting()[0]
    match.submit(seat, "claim 3", match.ticket(seat))
    text = match.save()
    for old, new in (
        ('["claim",3]', '["claim",16]'),
        ('"crystal"', '"claim"'),
        ('"goal":50', '"goal":25'),
        ('"reveal"', '"light"'),
    ):
        assert old in text, old
        with pytest.raises(BadInput):
            Match.load(text.replace(old, new, 1), game)
    assert Match.load(text, game).digest() == match.digest()


# Whatever comes


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_arbitrary_moves_of_arbitrary_seats_are_played_or_refused_with_words(seats: int) -> None:
    """Every refusal that occurs names its rule and can be said in every language; and it has changed nothing."""
    options: dict[str, Setting] = {"pack": "test", "partners": seats == 5, "deck": "b"}
    match = Match.start(game, options, seats, Seed.from_int(seats))
    draw = FastDraw(seats)
    refused: dict[str, Refusal] = {}
    position = match.position
    assert isinstance(position, Compounded)
    for _ in range(400):
        acting = position.acting()
        if not acting:
            break
        before = position.digest()
        for _ in range(12):
            verb = draw.pick([*Compounded.moves])
            move = verb(*[slot.some(draw) for slot in verb.slots])
            seat = draw.pick([*acting, draw.below(seats)])
            refusal = position.refusal(seat, move)
            if refusal is not None:
                refused.setdefault(refusal.code, refusal)
        assert position.digest() == before
        seat = draw.pick(acting)
        moves = position.legal(seat) if seat != NATURE else [position.chance(draw)]
        quick = [move for move in moves if type(move).verb in ("no-offers", "place", "claim", "score")]
        position.play(seat, draw.pick(quick or moves))
    assert len(refused) > 20
    for refusal in refused.values():
        spoken(match, refusal)


@pytest.mark.parametrize("seat", [-7, -2, 5, 99, 2**70])
def test_a_position_answers_for_any_seat(seat: int) -> None:
    match = begun("Placing")
    pass_: list[Plain] = ["pass"]
    refusal = match.position.refusal(seat, game.decode(pass_))
    assert refusal is not None
    assert refusal.rule == "K-2"
