"""What a table can choose, played both ways: without the choice and with it.

What is about trading (CD-A10, CD-A12) is in test_trade.py, what goes together in test_card.py, decks in test_decks.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded import game, house_of
from compoundry.games.compounded.bag import Crystal
from compoundry.games.compounded.options import House
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.setup import Opening
from compoundry.kernel import NATURE, Ack, FastDraw, Match, Refusal, Seed
from compoundry.kernel.options import Setting

from .labs import Card, Table, lab
from .market import Market, accept, market, offer

LAB = 4
"""The part of a round that comes with Lab."""

BURNER = {0: "bunsen-burner"}


def house(**options: Any) -> dict[str, Any]:
    """The rules of the house, as a lab to order takes them, of what a table has chosen."""
    chosen = house_of(3, game.settings({name.replace("_", "-"): value for name, value in options.items()}))
    return {name: getattr(chosen, name) for name in House.fields if name != "deck"}


def ordered(options: dict[str, Setting], **things: Any) -> Table:
    """A lab of a table that has chosen these options."""
    return lab(**{**things, **house(**options)})


# Trades: CD-A10


@pytest.mark.rule("CD-A10")
@pytest.mark.parametrize(("options", "twice"), [({}, False), ({"one_tool": False}, True)])
def test_one_tool_of_a_kind_or_as_many_as_one_can_get(options: dict[str, Setting], twice: bool) -> None:
    table = market(benches={0: "H", 1: "N"}, tools={0: "pipet", 1: "pipet"}, **house(**options))
    refusal = table.refused(0, offer(1, "pipet", "N"))
    if not twice:
        assert refusal == Refusal("tool-twice", "CD-A10", whom=1, tool=4)
        return
    table.do((0, offer(1, "pipet", "N")), (1, accept(0)))
    assert table.tool(1, "pipet") == 2


@pytest.mark.rule("CD-A10")
@pytest.mark.parametrize(("options", "any_state"), [({}, True), ({"finished_only": True}, False)])
def test_extinguishers_in_any_state_or_completed_ones_only(options: dict[str, Setting], any_state: bool) -> None:
    table = market(benches={1: "N"}, ready=(2,), **house(**options))
    refusal = table.refused(0, offer(1, "extinguisher-0", "N"))
    assert refusal == (None if any_state else Refusal("not-yours", "CD-29", things=[13]))
    assert table.refused(2, offer(1, "extinguisher-2", "N")) is None


@pytest.mark.rule("CD-A12")
@pytest.mark.parametrize(
    ("options", "most_open", "most_made"), [({}, 3, 12), ({"open_offers": 2, "made_offers": 4}, 2, 4)]
)
def test_how_many_offers_may_be_open_and_made(options: dict[str, Setting], most_open: int, most_made: int) -> None:
    table = market(benches={0: "H", 1: "N"}, **house(**options))
    assert capped(table, most_open) == Refusal("open-enough", "CD-A12", most=most_open)
    for number in range(1, most_open + 1):
        table.play(f"0: withdraw {number}")
    for number in range(most_open + 1, most_made + 1):
        table.do((0, offer(1, "H", "N")))
        table.play(f"0: withdraw {number}")
    assert table.refused(0, offer(1, "H", "N")) == Refusal("made-enough", "CD-A12", most=most_made)


def capped(table: Market, many: int) -> Refusal | None:
    """What is said to one more offer after so many."""
    for _ in range(many):
        table.do((0, offer(1, "H", "N")))
    return table.refused(0, offer(1, "H", "N"))


# CD-A17


@pytest.mark.rule("CD-A17", "CD-12")
def test_a_wild_is_one_of_the_placements() -> None:
    table = ordered({}, field={0: Card("H4")}, benches={0: "H H", 1: "H"}, wilds=(0,))
    table.play("0: wild H 0", "0: place H 0")
    assert (table.on(0), table.position.acting()) == ("H H", [1])


@pytest.mark.rule("CD-A17", "CD-12")
def test_or_a_free_extra_placement() -> None:
    table = ordered({"free_wild": True}, field={0: Card("H4")}, benches={0: "H H", 1: "H"}, wilds=(0,))
    table.play("0: wild H 0", "0: place H 0", "0: place H 0")
    assert (table.on(0), table.position.acting()) == ("H H H", [1])
    last = ordered({"free_wild": True}, field={0: Card("H4")}, benches={0: "H H", 1: "H"}, wilds=(0,))
    last.play("0: place H 0", "0: place H 0")
    assert last.legal()[0] == "wild H 0"
    last.refuses("place H 0", "all-placed", "CD-36", count=2)
    last.play("wild-fill C 0")
    assert last.position.acting() == [1]


# CD-A23


@pytest.mark.rule("CD-A23")
def test_a_burner_between_the_turns_or_in_the_own_turn_only() -> None:
    things = {"field": {0: Card("CO", burns=1)}, "benches": {0: "N"}, "tools": {1: "bunsen-burner"}}
    table = ordered({}, **things)
    assert (table.question(), table.position.acting()) == ("BurnerWindow", [1])
    own = ordered({"own_burner": True}, **things)
    assert (own.question(), own.position.acting()) == ("Placing", [0])
    own.play("0: pass")
    assert (own.question(), own.position.acting()) == ("Placing", [1])
    own.play("1: burn 0")
    assert own.card(0) == ""
    assert own.question() != "BurnerWindow"


# CD-A24


@pytest.mark.rule("CD-A24", "CD-51")
def test_the_gap_of_a_burner_stays_until_the_refill() -> None:
    table = ordered({}, field={3: Card("CO", burns=1)}, benches={0: "N"}, tools=BURNER, deck=("N2",))
    table.play("burn 3")
    assert (table.question(), table.card(3)) == ("Placing", "")
    table.play("pass")
    assert (table.question(), table.card(3)) == ("Filling", "")


@pytest.mark.rule("CD-A24")
def test_or_is_filled_at_once_when_all_has_scattered() -> None:
    field = {3: Card("CO", burns=1, has="C"), 2: Card("C2"), 7: Card("C2")}
    options: dict[str, Setting] = {"refill_at_once": True}
    table = ordered(options, field=field, benches={0: "N"}, tools=BURNER, deck=("N2",))
    table.play("burn 3")
    assert table.question() == "Scattering"
    table.play("scatter C 7")
    assert table.question() == "Filling"
    table.play("reveal N2")
    assert (table.question(), table.card(3), table.on(7)) == ("Placing", "N2", "C")
    table.play("place N 3")  # what has come can be filled in the same turn
    assert table.on(3) == "N"


@pytest.mark.rule("CD-A24", "CD-58")
def test_then_a_fire_that_is_drawn_is_the_one_of_the_round() -> None:
    field = {3: Card("CO", burns=1), 5: Card("CH4", burns=2), 0: Card("O2", has="all", claims="1")}
    options: dict[str, Setting] = {"refill_at_once": True}
    deck = ("N2", "CaO")
    table = ordered(options, field=field, benches={0: "N"}, tools=BURNER, deck=deck, shuffled=True)
    assert table.play("0: burn 3", "light", "reveal N2")[-2:] == ["fire", "flames"]
    assert table.position.flames[5] == 1
    table.play("0: pass", "1: pass")
    assert table.play("light", "reveal CaO")[:2] == ["ignored", "revealed"]
    assert table.position.flames[5] == 1


@pytest.mark.rule("CD-A24", "CD-15")
def test_and_a_gap_that_cannot_be_filled_ends_the_game() -> None:
    table = ordered({"refill_at_once": True}, field={3: Card("CO", burns=1)}, benches={0: "N"}, tools=BURNER)
    table.play("burn 3")
    assert table.position.end == "unfilled"
    later = ordered({}, field={3: Card("CO", burns=1)}, benches={0: "N"}, tools=BURNER)
    later.play("burn 3")
    assert later.position.end == ""


@pytest.mark.rule("CD-A24")
def test_nothing_is_filled_if_nothing_explodes() -> None:
    table = ordered({"refill_at_once": True}, field={3: Card("CH4", burns=2)}, benches={0: "N"}, tools=BURNER)
    table.play("burn 3")
    assert (table.question(), table.card(3), table.position.flames[3]) == ("Placing", "CH4", 1)


# CD-A26


@pytest.mark.rule("CD-A26")
@pytest.mark.parametrize(("options", "flames"), [({}, 1), ({"every_volatile": True}, 2)])
def test_one_volatile_a_round_or_every_one(options: dict[str, Setting], flames: int) -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        1: Card("N2", has="all", claims="1", reaction="volatile"),
        9: Card("CH4", burns=3),
    }
    table = ordered(options, field=field, part=LAB)
    table.play("0: pass", "1: pass")
    assert table.position.flames[9] == flames


# CD-A35


@pytest.mark.rule("CD-A35")
def test_there_are_enough_flames_or_as_many_as_the_table_says() -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        1: Card("CH4", burns=2, flames=1),
        5: Card("C2H4", burns=2),
        7: Card("CO", burns=2),
        9: Card("N2", burns=2),
    }
    table = ordered({}, field=field, part=LAB)
    table.play("pass")
    assert table.told("flames") == [{"places": [1, 5, 7, 9]}]
    few = ordered({"flames": 3}, field=field, part=LAB)
    few.play("pass")
    assert few.told("flames") == [{"places": [1, 5]}]
    assert (few.card(1), few.position.flames[5], few.position.flames[7]) == ("", 1, 0)


@pytest.mark.rule("CD-A35", "CD-60")
def test_without_a_flame_nobody_spends_an_extinguisher() -> None:
    """Nothing would burn, so nothing is to be saved."""
    field = {0: Card("H2O", has="all", claims="0", reaction="volatile"), 1: Card("CH4", burns=2, flames=1)}
    table = ordered({"flames": 1}, field=field, part=LAB, ready=(1,))
    table.play("pass")
    assert (table.told("fire"), table.told("flames")) == ([{"cause": 1}], [])
    assert table.question() != "Fire"
    assert (table.position.ready(1), table.position.flames[1]) == ([1], 1)


@pytest.mark.rule("CD-A35", "CD-73")
def test_without_a_flame_no_burner_is_lit() -> None:
    field = {1: Card("CH4", burns=2, flames=1), 2: Card("CO", burns=1)}
    table = ordered({"flames": 1}, field=field, benches={0: "N"}, tools=BURNER)
    table.refuses("burn 2", "no-flame-left", "CD-A35", count=1)
    assert not [text for text in table.legal() if text.startswith("burn")]
    waiting = ordered({"flames": 1}, field=field, benches={0: "N"}, tools={1: "bunsen-burner"})
    assert waiting.question() == "Placing"  # nor is anybody asked for one
    enough = ordered({"flames": 2}, field=field, benches={0: "N"}, tools=BURNER)
    enough.play("burn 2")
    assert enough.card(2) == ""


# CD-A48


@pytest.mark.rule("CD-A48", "CD-97")
@pytest.mark.parametrize("apart", [False, True])
def test_the_inner_columns_touch_both_doubles_or_the_one_below_them(apart: bool) -> None:
    field = {12: Card("C9"), 13: Card("C9")}
    options: dict[str, Setting] = {"partners": True, "doubles_apart": apart}
    for place, near in ((8, [12]), (9, [12] if apart else [12, 13]), (10, [13] if apart else [12, 13]), (11, [13])):
        things = {"field": {**field, place: Card("CH9", has="C", burns=1)}, "benches": {0: "N"}, "tools": BURNER}
        table = ordered(options, **things)
        table.play(f"burn {place}")
        if len(near) == 2:
            assert table.legal() == ["scatter C 12", "scatter C 13"]
        else:
            assert [table.on(double) for double in (12, 13)] == ["C" if double in near else "" for double in (12, 13)]


# CD-A61


@pytest.mark.rule("CD-A61")
def test_silence_is_done_when_there_is_a_clock() -> None:
    assert game.clocks(game.settings({})).turn == 0
    assert game.clocks(game.settings({"clock": 120})).turn == 120
    match = Match.start(game, {"pack": "test", "clock": 120}, seats=3, seed=Seed.from_int(1))
    while type(match.position.pending[-1]).__name__ != "Trading":
        seat = match.position.acting()[0]
        assert isinstance(match.expire(seat, match.ticket(seat)), Ack)
    for seat in (1, 0):
        assert isinstance(match.expire(seat, match.ticket(seat)), Ack)
    assert match.position.acting() == [2]
    assert isinstance(match.expire(2, match.ticket(2)), Ack)
    assert type(match.position.pending[-1]).__name__ != "Trading"


# Goal and youngest


@pytest.mark.rule("CD-13")
@pytest.mark.parametrize(
    ("options", "track", "last"), [({}, 44, 0), ({}, 45, 6), ({"goal": 25}, 19, 0), ({"goal": 25}, 20, 6)]
)
def test_fifty_points_or_as_many_as_the_table_says(options: dict[str, Setting], track: int, last: int) -> None:
    field = {0: Card("H2O", has="all", claims="0")}
    table = ordered(options, field=field, track=(track, 0, 0), part=LAB)
    assert table.position.last == last


@pytest.mark.rule("CD-A4", "CD-11")
@pytest.mark.parametrize(("youngest", "acting"), [(0, NATURE), (1, 0), (2, 1), (3, 2)])
def test_in_a_tie_lots_are_drawn_or_the_youngest_leads(youngest: int, acting: int) -> None:
    position = game.begin(3, game.settings({"pack": "test", "youngest": youngest}))
    assert isinstance(position, Compounded)
    draw = FastDraw(1)
    while isinstance(position.pending[-1], Opening):
        position.play(NATURE, position.chance(draw))
    for _ in range(12):
        position.play(NATURE, Crystal(0))
    assert position.acting() == [acting]
