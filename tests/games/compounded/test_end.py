"""What brings on the end, and the final score.  CD-13 to CD-22, CD-A40 to CD-A42, CD-A57, CD-A63."""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded.layout import PARTNERS
from compoundry.games.compounded.options import House
from compoundry.games.compounded.setup import set_up
from compoundry.kernel import NATURE, FastDraw, Outcome

from .labs import Card, Table, lab

LAB = 4
"""The part of a round that comes with Lab."""


def complete(seat: int, **more: Any) -> Card:
    return Card("H2", has="all", claims=str(seat), **more)


def over(table: Table) -> Outcome:
    found = table.position.outcome()
    assert found is not None
    return found


def items(table: Table, seat: int) -> dict[str, int]:
    """What a seat's score is made of."""
    return {item.label: item.points for item in over(table).items[seat]}


def last_round(**ordered: Any) -> Table:
    """Round 5 is the last one, and nobody does anything more in it."""
    table = lab(**{"benches": {0: "Ca"}, **ordered})
    table.position.last = 5
    table.position.trigger = "points"
    table.until("")
    assert table.position.end == "points"
    return table


# A: points


@pytest.mark.rule("CD-13", "CD-16", "CD-A40")
@pytest.mark.parametrize(("before", "last"), [(44, 0), (45, 6), (46, 6)])
def test_who_has_fifty_points_on_the_track_brings_on_the_last_round(before: int, last: int) -> None:
    table = lab(field={0: complete(1)}, track=(0, before, 0), deck=("N2",), part=LAB)
    assert (table.position.track[1], table.position.last) == (before + 5, last)
    assert table.told("triggered") == ([{"seat": 1, "reason": "points", "round": 6}] if last else [])


@pytest.mark.rule("CD-16", "CD-A40")
def test_one_whole_round_is_still_played() -> None:
    """With all its phases, and with all who come before the one who brought it on."""
    field = {0: complete(1), 1: Card("N2", has="N", claims="0"), 2: Card("CO", burns=2)}
    table = lab(field=field, track=(0, 45, 0), benches={0: "N"}, deck=("O2", "CaO"), shuffled=True, part=LAB)
    table.play("1: pass", "reveal O2")
    assert (table.position.round, table.position.end) == (6, "")
    for question in ("Trading", "Claiming", "Placing"):
        table.until(question)
    table.play("1: pass", "2: pass", "0: place N 1", "0: pass", "0: pass")
    assert table.question() == "Filling"  # the refill, and a fire in it
    table.play("light", "reveal CaO")
    assert table.told("flames") == [{"places": [2]}]
    assert (table.position.round, table.position.end) == (6, "points")
    assert table.position.track == [5, 50, 0]


@pytest.mark.rule("CD-13")
def test_what_is_counted_at_the_end_only_does_not_help() -> None:
    table = lab(field={0: complete(1)}, benches={1: "C C C C"}, track=(0, 44, 0), wilds=(1,), ready=(1,), part=LAB)
    assert table.position.last == 0  # 49, and 8 more would come at the end


@pytest.mark.rule("CD-A40")
def test_what_triggers_it_again_adds_nothing() -> None:
    """Seat 1 has 50 in round 5; seat 0 has 50 and three experiments at the top in round 6."""
    field = {0: complete(1), 1: Card("N2", has="N", claims="0", state="gas")}
    table = lab(
        field=field,
        track=(45, 45, 0),
        levels={0: "4431"},
        benches={0: "N"},
        deck=("O2", "CaO"),
        shuffled=True,
        part=LAB,
    )
    table.play("1: pass", "reveal O2")
    table.until("Placing")
    table.play("1: pass", "2: pass", "0: place N 1", "0: pass")
    table.until("Raising")
    table.play("0: raise research")
    assert table.told("triggered") == []
    table.until("")
    assert (table.position.round, table.position.end) == (6, "points")


@pytest.mark.rule("CD-A40")
def test_points_and_experiments_in_one_round_are_one_trigger() -> None:
    field = {0: complete(0, state="gas"), 1: complete(1)}
    table = lab(field=field, levels={0: "4431"}, track=(0, 45, 0), part=LAB)
    table.play("0: raise research")
    assert table.told("triggered") == [{"seat": 0, "reason": "experiments", "round": 6}]
    assert table.told("scored") == [{"seat": 1, "place": 1, "compound": table.position.scored[-1], "points": 5}]
    assert (table.position.last, table.position.trigger) == (6, "experiments")


# B: experiments


@pytest.mark.rule("CD-14", "CD-16")
@pytest.mark.parametrize(
    ("levels", "state", "raised"),
    [
        ("3441", "liquid", "discovery"),
        ("4341", "solid", "study"),
        ("4431", "gas", "research"),
        ("4413", "liquid", "lab"),  # seven storage spaces count as well
    ],
)
def test_three_of_four_experiments_at_their_top_bring_on_the_last_round(levels: str, state: str, raised: str) -> None:
    table = lab(field={0: complete(1, state=state)}, levels={1: levels}, deck=("N2",), part=LAB)
    assert table.position.last == 0
    table.play(f"raise {raised}")
    assert table.told("triggered") == [{"seat": 1, "reason": "experiments", "round": 6}]
    table.play("reveal N2")
    table.rest_of_round()
    assert table.position.end == "experiments"


@pytest.mark.rule("CD-14")
def test_two_of_four_do_not() -> None:
    table = lab(field={0: complete(1)}, levels={1: "3431"}, part=LAB)
    table.play("raise discovery")
    assert (table.level(1, "discovery"), table.position.last) == (3, 0)


@pytest.mark.rule("CD-A40", "CD-70")
def test_a_trigger_is_never_undone() -> None:
    field = {0: complete(1, state="gas")}
    table = lab(field=field, levels={1: "4431"}, tools={1: "graduated-cylinder"}, deck=("N2",), part=LAB)
    table.play("score 0", "raise research")
    assert table.told("triggered") == [{"seat": 1, "reason": "experiments", "round": 6}]
    table.play("adjust research lab")
    assert table.level(1, "research") == 2
    table.until("")
    assert (table.position.end, table.position.round) == ("experiments", 6)


@pytest.mark.rule("CD-A40", "CD-A38")
def test_a_cylinder_brings_it_on_too() -> None:
    table = lab(levels={1: "4432"}, tools={1: "graduated-cylinder"}, part=LAB)
    table.play("1: adjust lab research")
    assert table.told("triggered") == [{"seat": 1, "reason": "experiments", "round": 6}]
    exchanged = lab(levels={1: "4432"}, tools={1: "graduated-cylinder"}, part=LAB)
    exchanged.play("1: adjust discovery research")
    assert exchanged.position.last == 0  # one fell from its top while the other reached it


# C: the field


@pytest.mark.rule("CD-15", "CD-17")
def test_a_field_that_cannot_be_filled_ends_the_game_at_once() -> None:
    table = lab(field={0: complete(0), 1: complete(1)}, deck=("N2",), tools={2: "lab-key"}, part=LAB)
    table.play("0: pass", "1: pass")
    assert table.play("reveal N2")[-1] == "over"
    assert (table.position.end, table.position.round, table.position.acting()) == ("unfilled", 5, [])


@pytest.mark.rule("CD-A57")
def test_a_deck_that_is_just_enough_is_enough() -> None:
    table = lab(field={0: complete(0)}, deck=("N2",), part=LAB)
    table.play("0: pass", "reveal N2")
    assert (table.position.end, table.position.round, table.position.stock) == ("", 6, [])


@pytest.mark.rule("CD-A57")
def test_discards_never_come_back() -> None:
    field = {0: complete(0), 5: Card("CO", burns=1)}
    table = lab(field=field, deck=("N2",), shuffled=True, part=LAB)
    table.play("0: pass", "light", "reveal N2")
    assert (table.position.burnt, table.position.scored) == ([table.kind("CO")], [table.kind("H2")])
    assert table.position.end == "unfilled"


@pytest.mark.rule("CD-A40", "CD-17")
@pytest.mark.parametrize("last", [5, 6])
def test_it_does_so_in_the_last_round_and_in_the_round_before(last: int) -> None:
    table = lab(field={0: complete(0)}, track=(0, 60, 0), part=LAB)
    table.position.last = last
    table.position.trigger = "points"
    table.play("0: pass")
    assert (table.position.end, table.position.round) == ("unfilled", 5)


@pytest.mark.rule("CD-A57", "CD-A24")
def test_a_gap_that_an_explosion_leaves_is_no_end_before_the_refill() -> None:
    table = lab(field={5: Card("CO", burns=1)}, benches={0: "Ca"}, tools={0: "bunsen-burner"})
    table.play("0: burn 5")
    assert (table.card(5), table.position.end) == ("", "")
    table.play("0: pass")
    assert table.position.end == "unfilled"


# Standstill


@pytest.mark.rule("CD-A63")
def test_ten_rounds_in_which_no_compound_leaves_the_field_end_the_game() -> None:
    position = set_up(3, House(), "test")
    draw = FastDraw(1)
    while acting := position.acting():
        seat = acting[0]
        position.play(seat, position.chance(draw) if seat == NATURE else position.timeout(seat))
    assert (position.end, position.round) == ("stalled", 10)


@pytest.mark.rule("CD-A63")
@pytest.mark.parametrize("leaves", ["scored", "exploded"])
def test_they_are_counted_from_the_last_one_that_left(leaves: str) -> None:
    """It is round 5 in a lab to order."""
    field = {0: complete(0) if leaves == "scored" else Card("CO", burns=1)}
    tools = {0: "bunsen-burner"} if leaves == "exploded" else {}
    table = lab(field=field, tools=tools, deck=("N2",), part=3, benches={0: "Ca"})
    if leaves == "exploded":
        table.play("0: burn 0")
    table.until("")
    assert (table.position.end, table.position.round) == ("stalled", 15)


@pytest.mark.rule("CD-A63", "CD-16")
def test_a_trigger_in_the_tenth_of_them_brings_the_round_that_it_announces() -> None:
    """Only a Cylinder can do that without a compound."""
    table = lab(levels={1: "4432"}, tools={1: "graduated-cylinder"}, benches={0: "Ca"})
    table.position.cleared = -5
    table.play("0: pass", "1: adjust lab research")
    assert table.told("triggered") == [{"seat": 1, "reason": "experiments", "round": 6}]
    table.until("")
    assert (table.position.end, table.position.round) == ("experiments", 6)


@pytest.mark.rule("CD-A63")
def test_the_tenth_of_them_is_announced() -> None:
    table = lab(deck=("N2",), benches={0: "Ca"})
    table.position.cleared = -4
    while table.position.acting() != [NATURE]:
        table.play("pass")
    assert table.told("stalling") == [{"round": 6, "count": 9}]


# The final score


@pytest.mark.rule("CD-18", "CD-A41")
def test_a_point_for_each_element_on_claimed_compounds_complete_or_not() -> None:
    field = {
        0: Card("H2O2", has="H O", claims="0"),
        1: Card("C3O2", has="C C C", claims="-0"),
        2: Card("N2O", has="N N", claims="1"),
        3: Card("CaO", has="Ca"),
    }
    table = last_round(field=field, levels={2: "1211"})
    assert [items(table, seat)["claims"] for seat in range(3)] == [5, 2, 0]
    full = lab(field={0: complete(0), 1: Card("O3", claims="1", has="O O"), 2: complete(2)}, part=LAB)
    full.play("0: pass", "2: pass")
    assert [items(full, seat)["claims"] for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("CD-18", "CD-A33", "CD-A41")
def test_a_compound_that_became_complete_too_late_counts_its_elements() -> None:
    """The game ends before seat 1 can score it: its last element came in the fire."""
    field = {0: complete(0), 5: Card("CO", burns=1, has="O"), 6: Card("O3", has="O O", claims="1")}
    table = lab(field=field, deck=("N2",), shuffled=True, part=LAB)
    table.play("0: pass", "light", "reveal N2")
    assert table.position.end == "unfilled"
    assert (table.position.track[1], items(table, 1)["claims"]) == (0, 3)


@pytest.mark.rule("CD-19", "CD-A41")
@pytest.mark.parametrize(("bench", "points"), [("", 0), ("H", 0), ("H C", 1), ("S S S", 1), ("H H C Ca", 2)])
def test_a_point_for_every_two_elements_on_the_bench(bench: str, points: int) -> None:
    assert items(last_round(benches={0: "Ca", 1: bench}), 1)["bench"] == points


@pytest.mark.rule("CD-20", "CD-A41")
def test_four_points_for_each_completed_extinguisher() -> None:
    table = last_round(ready=(1,), filling={0: "C O O", 2: "C O"})
    assert [items(table, seat)["extinguishers"] for seat in range(3)] == [4, 4, 0]
    several = lab(ready=(1, 2), filling={0: "C O"}, benches={0: "Ca"})
    several.position.holder = [1, 1, 1]
    several.position.last = 5
    several.position.trigger = "points"
    several.until("")
    assert [items(several, seat)["extinguishers"] for seat in range(3)] == [0, 8, 0]


@pytest.mark.rule("CD-20", "CD-60")
def test_none_for_one_that_was_used() -> None:
    table = lab(field={0: Card("CH4", burns=1)}, tools={0: "bunsen-burner"}, benches={0: "Ca"}, ready=(1,))
    table.position.last = 5
    table.position.trigger = "points"
    table.play("0: burn 0", "1: extinguish 0")
    table.until("")
    assert items(table, 1)["extinguishers"] == 0


@pytest.mark.rule("CD-21")
def test_two_points_for_each_wild() -> None:
    table = lab(wilds=(0, 1), benches={0: "Ca"})
    table.position.wilds = [0, 2, 0]  # seat 0 has traded its own away
    table.position.last = 5
    table.position.trigger = "points"
    table.until("")
    assert [items(table, seat)["wilds"] for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("CD-22", "CD-18", "CD-19", "CD-20", "CD-21")
def test_all_of_it_makes_the_score_and_the_most_points_win() -> None:
    table = last_round(
        track=(20, 17, 19),
        field={0: Card("H2O2", has="H O O", claims="1")},
        benches={0: "Ca", 1: "H H", 2: "H"},
        ready=(1,),
        wilds=(2,),
    )
    assert [over(table).scores[seat] for seat in range(3)] == [20, 17 + 3 + 1 + 4, 19 + 2]
    assert over(table).ranks == [3, 1, 2]
    assert over(table).winners() == [1]
    assert table.told("total")[1] == {
        "seat": 1,
        "points": 25,
        "track": 17,
        "claims": 3,
        "bench": 1,
        "extinguishers": 4,
        "wilds": 0,
    }


@pytest.mark.rule("CD-A42", "CD-22")
def test_who_has_as_much_shares_the_victory() -> None:
    table = last_round(track=(20, 18, 20), benches={0: "Ca", 1: "H H H H"}, wilds=())
    assert over(table).scores == [20, 20, 20]
    assert over(table).winners() == [0, 1, 2]


@pytest.mark.rule("CD-A40", "CD-18", "CD-19", "CD-20", "CD-21")
def test_all_of_it_is_counted_whatever_ended_the_game() -> None:
    field = {0: complete(0), 1: Card("O3", has="O O", claims="1")}
    table = lab(field=field, benches={1: "H H"}, ready=(1,), wilds=(1,), part=LAB)
    table.play("0: pass")
    assert (over(table).reason, over(table).scores) == ("unfilled", [5, 2 + 1 + 4 + 2, 0])


@pytest.mark.rule("CD-A53", "CD-A41")
def test_a_double_that_nobody_scored_counts_for_both() -> None:
    field = {12: Card("H9", has="H H H", claims="0 2"), 13: Card("C9", has="all", claims="1")}
    table = last_round(field=field, layout=PARTNERS)
    assert [items(table, seat)["claims"] for seat in range(3)] == [3, 9, 3]  # the second one lacks a token
    own = last_round(field={12: Card("H9", has="H H H", claims="0 0")}, levels={0: "1211"}, layout=PARTNERS)
    assert items(own, 0)["claims"] == 3
