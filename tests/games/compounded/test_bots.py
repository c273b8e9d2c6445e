"""The bots: what they see in a lab, that they play by the rules at every table, and how much stronger each is."""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.arena.simulate import plan, play, simulate
from compoundry.games.compounded import game
from compoundry.games.compounded.bot import Easy, Heuristic
from compoundry.games.compounded.layout import PAIR, PARTNERS
from compoundry.games.compounded.trade import END, Accept, Decline
from compoundry.kernel import NATURE, AnyMove, Bot, FastDraw, RandomBot
from compoundry.kernel.options import Setting

from .labs import Card, Table, lab
from .market import decline, market, offer, to_anyone

KINDS: tuple[type[Bot], ...] = (RandomBot, Easy, Heuristic)

PLENTY = ("CO2",) * 40
"""A deck that lasts: the game has only begun."""


def choice(table: Table, bot: Bot, seat: int | None = None, seed: int = 1) -> AnyMove:
    """The move that a bot makes for whoever is asked, or for a seat."""
    whose = table.position.acting()[0] if seat is None else seat
    legal = table.position.legal(whose)
    move = bot.choose(game.view(table.position, whose), legal, 100, FastDraw(seed))
    assert table.position.refusal(whose, move) is None
    return move


def chosen(table: Table, bot: Bot, seat: int | None = None) -> str:
    return table.written(choice(table, bot, seat))


def moves_of(table: Table, bot: Bot, seat: int) -> list[AnyMove]:
    """What a bot may do that overlooks now this and now that."""
    return [choice(table, bot, seat, seed) for seed in range(20)]


def usual(table: Table) -> str:
    """What the easy bot does that overlooks now this and now that: the most frequent of twenty moves."""
    moves = [table.written(move) for move in moves_of(table, Easy(), table.position.acting()[0])]
    return max(moves, key=moves.count)


def played(table: Table, bot: Bot, seat: int) -> list[str]:
    """All that a bot does in its turn of Research."""
    moves: list[str] = []
    while table.question() == "Placing" and table.position.acting() == [seat]:
        moves.append(chosen(table, bot))
        table.play(moves[-1])
    return moves


# At every table

TABLES: tuple[tuple[int, dict[str, Setting]], ...] = (
    (2, {}),
    (3, {}),
    (4, {"deck": "a"}),
    (5, {"deck": "b", "whispers": False}),
    (3, {"three-rows": True, "bare": True}),
    (4, {"partners": True}),
    (5, {"partners": True, "doubles-apart": True, "every-volatile": True}),
    (4, {"one-tool": False, "finished-only": True, "open-offers": 1, "made-offers": 1}),
    (3, {"free-wild": True, "own-burner": True, "refill-at-once": True, "flames": 3}),
    (2, {"bare": True, "deck": "a", "goal": 118}),
)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_bots_play_every_table_to_its_end(seats: int, options: dict[str, Setting]) -> None:
    """The arena plays no move that is refused."""
    for number in range(3):
        position = game.begin(seats, game.settings(options))
        bots = [KINDS[(seat + number) % 3]() for seat in range(seats)]
        play(game, position, bots, 7, number)
        assert position.outcome() is not None


@pytest.mark.parametrize("kind", [Easy, Heuristic])
def test_bots_know_nothing_but_what_they_see(kind: type[Bot]) -> None:
    """With all that is hidden dealt anew, the same bot plays the same; and it leaves the view as it was."""
    draw = FastDraw(3)
    position = game.begin(4, game.settings({}))
    compared = 0
    for _ in range(700):
        acting = position.acting()
        if not acting:
            break
        if acting == [NATURE]:
            position.play(NATURE, position.chance(draw))
            continue
        seat = draw.pick(acting)
        legal = position.legal(seat)
        whispers = [move for move in legal if move.verb == "whisper"]
        if whispers and draw.below(2):
            position.play(seat, draw.pick(whispers))
            continue
        twin = position.copy()
        twin.redeal(seat, draw)
        compared += twin.digest() != position.digest()
        view = game.view(position, seat)
        before = repr(view)
        moves = [
            kind().choose(seen, one.legal(seat), 100, FastDraw(5))
            for seen, one in ((view, position), (game.view(twin, seat), twin))
        ]
        assert moves[0] == moves[1]
        assert repr(view) == before
        position.play(seat, moves[0])
    assert compared > 5


# The easy bot


def test_easy_finishes_what_it_can() -> None:
    table = lab(
        field={0: Card("H2O", has="H", claims="0"), 1: Card("C2H4", claims="0")},
        benches={0: "H O"},
        levels={0: "1211"},
        deck=PLENTY,
    )
    assert usual(table) in ("place H 0", "place O 0")
    assert table.play("place H 0") == ["placed"]
    assert usual(table) == "place O 0"


def test_easy_claims_the_dearest_that_it_can_build() -> None:
    table = lab(
        field={0: Card("CO", points=3), 1: Card("CO2", points=4), 2: Card("N5O3", points=8)},
        benches={0: "C O"},
        part=1,
        deck=PLENTY,
    )
    assert usual(table) == "claim 1"


def test_easy_raises_what_it_can_and_leaves_the_lab_for_later() -> None:
    table = lab(field={0: Card("CO", has="all", claims="0", state="gas")}, part=4, deck=PLENTY)
    assert table.question() == "Raising"
    assert usual(table) == "raise research"


def test_easy_takes_a_deal_that_obviously_helps_and_offers_none() -> None:
    field = {0: Card("CO2", has="C", claims="0"), 1: Card("CH4", claims="1")}
    table = market(field=field, benches={0: "H H", 1: "O O"}, deck=PLENTY)
    assert [move.verb for move in moves_of(table, Easy(), 0)] == ["done"] * 20
    table.do((1, offer(0, "O", "H")))
    assert Accept(1, 1) in moves_of(table, Easy(), 0)
    table.do((0, decline(1)), (1, offer(0, "O", "H H")))
    assert Accept(1, 2) not in moves_of(table, Easy(), 0)


# The heuristic bot: Research


def test_it_finishes_one_compound_rather_than_going_on_with_two() -> None:
    table = lab(
        field={0: Card("C2H4", has="C", claims="0", points=7), 1: Card("H2O", has="H", claims="0", points=4)},
        benches={0: "H H O"},
        levels={0: "1211"},
        deck=PLENTY,
    )
    assert played(table, Heuristic(), 0) == ["place H 1", "place O 1"]


def test_it_finishes_what_nobody_has_claimed_with_a_token_of_its_reserve() -> None:
    table = lab(field={0: Card("CO2", has="C O", points=4)}, benches={0: "O"}, deck=PLENTY)
    assert chosen(table, Heuristic()) == "place O 0"
    assert "completed-claimed" in table.play("place O 0")


def test_without_a_token_it_finishes_nothing_for_others() -> None:
    field = {0: Card("CO2", has="C O", points=4), 1: Card("N2O", claims="-0"), 2: Card("N2O", claims="-0")}
    table = lab(field=field, benches={0: "O"}, deck=PLENTY)
    assert table.tokens(0) == (1, 0)
    assert chosen(table, Heuristic()) == "place O 1"


def test_it_exchanges_three_for_the_element_that_it_lacks() -> None:
    table = lab(
        field={0: Card("CO2", has="C O", claims="0", points=4)},
        benches={0: "N N N"},
        deck=PLENTY,
    )
    assert played(table, Heuristic(), 0) == ["exchange N O 3", "place O 0"]


def test_a_wild_is_for_a_compound_that_is_worth_it() -> None:
    """It counts two points at the end: in the last round the eighth element of a double brings nothing more."""
    field = {0: Card("CO2", has="C O", claims="0", points=4)}
    table = lab(field=field, wilds=(0,), deck=PLENTY)
    assert chosen(table, Heuristic()) == "wild O 0"
    table = lab(field=field, wilds=(0,), deck=PLENTY)
    table.position.last = table.position.round
    assert chosen(table, Heuristic()) == "pass"


def test_elements_that_fit_nothing_go_onto_the_extinguisher() -> None:
    table = lab(field={0: Card("NH3", has="N", claims="0")}, benches={0: "C O"}, deck=PLENTY)
    assert played(table, Heuristic(), 0) == ["fill C 0", "fill O 0"]


def test_goggles_are_for_a_bench_with_too_little() -> None:
    field = {0: Card("CO2", claims="0", points=4)}
    table = lab(field=field, benches={0: "H"}, tools={0: "safety-goggles"}, deck=PLENTY)
    assert chosen(table, Heuristic()) == "goggles"
    table = lab(field=field, benches={0: "C O O"}, tools={0: "safety-goggles"}, levels={0: "1121"}, deck=PLENTY)
    assert chosen(table, Heuristic()) == "pass"


# Trade


def helping() -> dict[str, Any]:
    """Each of two scientists has what the other lacks."""
    field = {0: Card("CO2", has="C O", claims="0"), 1: Card("H2O", has="H O", claims="1")}
    return {"field": field, "benches": {0: "H H", 1: "O O", 2: "N"}, "deck": PLENTY}


def test_it_offers_what_helps_both_and_accepts_it() -> None:
    table = market(**helping())
    made = choice(table, Heuristic(), 0)
    assert made == offer(1, "H", "O")
    table.do((0, made))
    assert choice(table, Heuristic(), 1) == Accept(0, 1)


def test_it_declines_what_helps_the_other_only() -> None:
    table = market(**helping(), wilds=(0,))
    table.do((1, offer(0, "O", "H H wild")))
    assert choice(table, Heuristic(), 0) == Decline(1, 1)


def test_a_gift_is_taken_and_what_is_offered_to_anyone_too() -> None:
    table = market(**helping())
    table.do((1, offer(0, "O")))
    assert choice(table, Heuristic(), 0) == Accept(1, 1)
    table = market(**helping())
    table.do((1, to_anyone("O", "H")))
    assert choice(table, Heuristic(), 0) == Accept(1, 1)


@pytest.mark.parametrize(
    "said", [to_anyone("wild", "H"), offer(1, "pipet"), to_anyone("H", "wild"), offer(1, "extinguisher-0", "pipet O")]
)
def test_it_goes_on_where_a_person_had_offered_what_no_bot_would(said: AnyMove) -> None:
    """A game that was kept goes on with others in the seats."""
    table = market(**helping(), wilds=(0, 1), ready=(0,), tools={0: "pipet", 1: "pipet"}, one_tool=0)
    table.do((0, said))
    assert choice(table, Heuristic(), 0).verb in ("offer", "withdraw", "done", "no-offers", "accept")


def test_of_two_offers_it_takes_the_better_one() -> None:
    table = market(field=helping()["field"], benches={0: "H H", 1: "O O", 2: "O"}, deck=PLENTY)
    table.do((1, offer(0, "O", "H")))
    assert choice(table, Heuristic(), 0) == Accept(1, 1)
    table.do((2, offer(0, "O")))
    assert choice(table, Heuristic(), 0) == Accept(2, 1)


def test_of_equals_it_asks_the_one_to_its_left() -> None:
    """Else the first seats would get all the deals."""
    water = Card("H2O", has="H O", claims="0"), Card("H2O", has="H O", claims="2")
    field = {0: water[0], 1: water[1], 2: Card("CO2", has="C O", claims="1")}
    table = market(field=field, benches={0: "O O", 1: "H H", 2: "O O"}, deck=PLENTY)
    assert choice(table, Heuristic(), 1) == offer(2, "H", "O")


def test_it_does_not_repeat_itself_and_is_done_soon() -> None:
    table = market(**helping())
    bot = Heuristic()
    said: list[AnyMove] = []
    while True:
        move = choice(table, bot, 0)
        if move.verb == "done":
            break
        assert move not in said
        said.append(move)
        table.do((0, move), (1, decline(0, len(said))))
    assert 1 <= len(said) <= 4


# Fire


def rivals_dear() -> dict[int, Card]:
    return {
        0: Card("C2H2", has="all", claims="1", burns=1, points=8),
        1: Card("H2O", has="H", points=4),
        2: Card("CH4", has="all", claims="2", burns=2, points=6),
    }


def test_a_burner_is_for_a_rivals_dear_compound_when_nothing_more_can_come() -> None:
    """At the end of Research, and not before."""
    table = lab(field=rivals_dear(), tools={0: "bunsen-burner"}, deck=PLENTY, lead=1)
    assert (table.question(), chosen(table, Heuristic())) == ("BurnerWindow", "pass")
    table.play("0: pass")
    while table.question() != "BurnerWindow" or table.position.pending[-2].plain()["at"] != 8:
        table.play(f"{table.position.acting()[0]}: pass")
    assert chosen(table, Heuristic()) == "burn 0"


@pytest.mark.parametrize(
    ("points", "claims", "last", "answer"),
    [(8, "0", True, "extinguish 0"), (8, "1", True, "pass"), (3, "0", True, "pass"), (3, "0", False, "extinguish 0")],
)
def test_an_extinguisher_is_for_the_own_dear_compound(points: int, claims: str, last: bool, answer: str) -> None:
    """It counts four points at the end; before that a cheap compound raises an experiment too."""
    field = {0: Card("C2H2", has="all", claims=claims, burns=1, points=points)}
    table = lab(field=field, ready=(0,), tools={1: "bunsen-burner"}, deck=PLENTY, lead=1)
    table.position.last = table.position.round if last else 0
    table.until("BurnerWindow")
    table.play("1: burn 0")
    assert (table.question(), chosen(table, Heuristic())) == ("Fire", answer)


def test_what_lands_goes_onto_its_own() -> None:
    table = lab(
        field={0: Card("HNO3", claims="1"), 1: Card("HN3", claims="0"), 5: Card("C2H2", has="H", claims="0", burns=1)},
        levels={0: "1211"},
        tools={2: "bunsen-burner"},
        deck=PLENTY,
        lead=2,
    )
    table.play("2: burn 5")
    assert (table.question(), chosen(table, Heuristic())) == ("Scattering", "scatter H 1")


# Discovery, Study and Lab


def test_what_is_of_no_use_goes_back_into_the_bag() -> None:
    table = market(field={0: Card("CO2", claims="0")}, benches={0: "C O O N N"}, deck=PLENTY)
    table.do((0, END), (1, END), (2, END))
    assert (table.question(), chosen(table, Heuristic())) == ("Returning", "return N")


def test_it_claims_what_fits_its_elements() -> None:
    field = {0: Card("CO2", points=4), 1: Card("C4H3", points=8), 2: Card("CaS", points=3)}
    table = lab(field=field, benches={0: "C O O"}, part=1, deck=PLENTY)
    assert chosen(table, Heuristic()) == "claim 0"


def test_it_moves_a_claim_to_what_it_can_finish() -> None:
    field = {0: Card("CaS", claims="0", points=3), 1: Card("CO2", has="C", points=4)}
    table = lab(field=field, benches={0: "O O"}, part=2, deck=PLENTY)
    assert (table.question(), chosen(table, Heuristic())) == ("Shifting", "shift 0 1")
    table = lab(field=field, benches={0: "Ca"}, part=2, deck=PLENTY)
    assert (table.question(), chosen(table, Heuristic())) == ("Shifting", "pass")


def test_a_second_claim_makes_its_own_double_score() -> None:
    double = Card("C3H6", has="all", claims="0", points=6)
    table = lab(field={12: double}, levels={0: "1211"}, part=1, layout=PARTNERS, deck=PLENTY)
    assert chosen(table, Heuristic()) == "claim 12"


def test_the_third_experiment_is_completed_by_who_leads() -> None:
    for track, answer in (((30, 10, 10), "raise research"), ((10, 30, 10), "pass")):
        field = {0: Card("CO", has="all", claims="0", state="gas")}
        table = lab(field=field, levels={0: "4134"}, track=track, part=4, deck=PLENTY)
        assert (table.question(), chosen(table, Heuristic())) == ("Raising", answer)


def test_a_grant_goes_to_the_weakest_and_helps_little() -> None:
    field = {0: Card("CO", has="all", claims="0", state="gas", reaction="grant")}
    table = lab(field=field, track=(10, 30, 5), part=4, deck=PLENTY)
    table.play("0: raise research")
    assert (table.question(), chosen(table, Heuristic())) == ("Granting", "grant 2 lab")


def test_of_equals_a_grant_goes_to_who_sits_next() -> None:
    field = {0: Card("CO", has="all", claims="1", state="gas", reaction="grant")}
    table = lab(field=field, part=4, deck=PLENTY)
    table.play("1: raise research")
    assert (table.question(), chosen(table, Heuristic())) == ("Granting", "grant 2 lab")


def test_a_grant_does_not_end_the_game_for_others() -> None:
    field = {0: Card("CO", has="all", claims="0", state="gas", reaction="grant")}
    table = lab(field=field, levels={2: "4433"}, track=(10, 30, 0), part=4, deck=PLENTY)
    table.play("0: raise research")
    assert (table.question(), chosen(table, Heuristic())) == ("Granting", "grant 1 lab")


def test_what_sets_the_field_on_fire_is_scored_last() -> None:
    field = {
        0: Card("CO", has="all", claims="0", reaction="volatile"),
        1: Card("NO", has="all", claims="0", burns=1),
    }
    table = lab(field=field, levels={0: "1211"}, part=4, deck=PLENTY)
    assert (table.question(), chosen(table, Heuristic())) == ("Scoring", "score 1")


def test_the_journal_keeps_what_is_needed() -> None:
    field = {0: Card("NO", has="all", claims="0"), 1: Card("NH3", has="H", claims="0")}
    table = lab(field=field, levels={0: "1211"}, tools={0: "journal"}, part=4, deck=PLENTY)
    assert (table.question(), chosen(table, Heuristic())) == ("Keeping", "keep N")


def test_nobels_elements_go_where_he_finishes_nothing() -> None:
    field = {0: Card("H2O", has="H O"), 1: Card("H2O2")}
    table = lab(2, field=field, benches={2: "H O"}, layout=PAIR, deck=PLENTY)
    table.until("NobelPlacing")
    assert chosen(table, Heuristic()) == "place H 1"


# How strong they are


@pytest.mark.parametrize(("strong", "weak"), [("easy", "random"), ("heuristic", "easy")])
def test_each_bot_is_stronger_than_the_one_before(strong: str, weak: str) -> None:
    """Of twelve games at the table of four, two of each."""
    tally = simulate(plan(game, 4, [strong, weak], 3, game.settings({})), range(12), 1)
    assert tally.bots[strong].wins >= 10
