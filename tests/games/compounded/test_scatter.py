"""Where the elements of an exploded compound go.  CD-55, CD-56, CD-A31, CD-A33, CD-A47.

Places lie so, and all that a test does not mention take sulfur only:

     0  1  2  3
     4  5  6  7
     8  9 10 11
    12 13 14 15
"""

from __future__ import annotations

from typing import Any

import pytest

from .labs import Card, Table, lab

LAB = 4
"""The part of a round that comes with Lab."""


def blown(field: dict[int, Card], place: int, **ordered: Any) -> Table:
    """Seat 0, whose turn of Research it is, holds a Bunsen Burner to a compound that bears one flame."""
    table = lab(field=field, benches={0: "Ca"}, tools={0: "bunsen-burner"}, **ordered)
    table.play(f"0: burn {place}")
    return table


def bomb(has: str, claims: str = "") -> Card:
    """A compound that holds this, needs much more, and bears one flame."""
    return Card("H9C9O9N9", has=has, claims=claims, burns=1)


# Who is near


@pytest.mark.rule("CD-55")
@pytest.mark.parametrize(
    ("place", "near"),
    [
        (5, [0, 1, 2, 4, 6, 8, 9, 10]),
        (0, [1, 4, 5]),
        (3, [2, 6, 7]),
        (4, [0, 1, 5, 8, 9]),
        (7, [2, 3, 6, 10, 11]),
        (12, [8, 9, 13]),
        (14, [9, 10, 11, 13, 15]),
        (15, [10, 11, 14]),
    ],
)
def test_all_that_touch_it_at_sides_and_corners(place: int, near: list[int]) -> None:
    """CD-A31: the field has no other side."""
    field = {other: Card("H9") for other in range(16) if other != place}
    table = blown({**field, place: bomb("H")}, place)
    assert table.question() == "Scattering"
    assert table.legal() == [f"scatter H {other}" for other in near]
    for other in {*range(16)} - {*near}:
        table.refuses(f"scatter H {other}", "out-of-reach", "CD-55", element=0, place=other)


@pytest.mark.rule("CD-55", "CD-56")
def test_the_acetylene_of_the_rulebook() -> None:
    """RB p9: hydrogen to nitric or hydrazoic acid; carbon to carbonyl sulfide, for the cyanamide's is filled."""
    field = {
        0: Card("HNO3"),
        1: Card("HN3"),
        5: Card("C2H2", has="C H", burns=1),
        6: Card("COS"),
        8: Card("CaCN2", has="C"),
    }
    table = blown(field, 5)
    assert table.told("scattered") == [{"element": 1, "origin": 5, "place": 6, "compound": table.kind("COS")}]
    assert table.legal() == ["scatter H 0", "scatter H 1"]
    table.play("scatter H 0")
    assert [table.on(place) for place in (0, 1, 6, 8)] == ["H", "", "C", "C"]


# Who chooses


@pytest.mark.rule("CD-55")
def test_the_claimant_chooses() -> None:
    field = {5: bomb("H", claims="2"), 0: Card("H9"), 1: Card("H9")}
    table = blown(field, 5)
    assert table.position.acting() == [2]
    temporary = blown({**field, 5: bomb("H", claims="-1")}, 5)
    assert temporary.position.acting() == [1]


@pytest.mark.rule("CD-55")
def test_of_an_unclaimed_one_the_lead_does() -> None:
    field = {5: bomb("H"), 0: Card("H9"), 1: Card("H9")}
    table = lab(field=field, lead=2, benches={2: "Ca"}, tools={0: "bunsen-burner"})
    table.play("0: burn 5")
    assert table.position.acting() == [2]


# What must be placed, and what is lost


@pytest.mark.rule("CD-55", "CD-56")
def test_what_can_be_placed_must_be_and_the_rest_goes_into_the_bag() -> None:
    table = blown({5: bomb("H H N O"), 0: Card("H2O2", has="H O"), 1: Card("CO")}, 5)
    assert table.question() == "Scattering"  # the oxygen has two places to go
    assert table.on(0) == "H H O"  # one hydrogen has found a place
    assert table.told("lost") == [{"element": 0, "count": 1}, {"element": 3, "count": 1}]
    assert (table.position.bag[0], table.position.bag[3]) == (28, 15)
    table.refuses("scatter H 1", "none-to-scatter", "CD-55", element=0)
    table.refuses("scatter N 1", "none-to-scatter", "CD-55", element=3)
    table.refuses("pass", "not-now", "K-4", verb="pass", verbs=["scatter"])
    table.play("scatter O 1")
    assert (table.on(0), table.on(1)) == ("H H O", "O")


@pytest.mark.rule("CD-56")
def test_where_nothing_fits_all_goes_into_the_bag() -> None:
    table = blown({5: bomb("H C"), 15: Card("H9"), 0: Card("H2", has="all")}, 5)
    assert table.told("lost") == [{"element": 0, "count": 1}, {"element": 1, "count": 1}]
    assert (table.position.bag[:2], table.question()) == ([28, 20], "Placing")  # two hydrogen lie on place 0


@pytest.mark.rule("CD-A31", "CD-56")
def test_of_each_kind_as_many_are_placed_as_there_is_room_for_and_nobody_is_asked_for_it() -> None:
    table = blown({5: bomb("H H H C C"), 0: Card("H"), 1: Card("H2"), 4: Card("C3")}, 5)
    assert table.question() == "Placing"
    assert [table.on(place) for place in (0, 1, 4)] == ["H", "H H", "C C"]


@pytest.mark.rule("CD-A31")
def test_only_where_there_is_a_choice_it_is_asked() -> None:
    table = blown({5: bomb("H H H"), 0: Card("H2"), 1: Card("H2")}, 5)
    assert table.legal() == ["scatter H 0", "scatter H 1"]
    table.play("scatter H 0")
    assert table.legal() == ["scatter H 0", "scatter H 1"]
    table.play("scatter H 0")
    assert (table.on(0), table.on(1), table.question()) == ("H H", "H", "Placing")  # the last one had to


@pytest.mark.rule("CD-55")
def test_elements_may_be_spread_in_any_order() -> None:
    table = blown({5: bomb("H C"), 0: Card("CH9"), 1: Card("CH9")}, 5)
    assert table.legal() == ["scatter H 0", "scatter H 1", "scatter C 0", "scatter C 1"]
    table.play("scatter C 1", "scatter H 0")
    assert (table.on(0), table.on(1)) == ("H", "C")


@pytest.mark.rule("CD-56", "CD-55")
def test_anybodys_compound_takes_them() -> None:
    field = {5: bomb("H H", claims="0"), 0: Card("HC", claims="1"), 1: Card("HC", claims="2")}
    table = blown(field, 5)
    assert (table.on(0), table.on(1)) == ("H", "H")


@pytest.mark.rule("CD-A31")
def test_a_compound_without_elements_scatters_nothing() -> None:
    table = blown({5: bomb(""), 0: Card("H9"), 1: Card("H9")}, 5)
    assert table.told("exploded") == [{"place": 5, "compound": table.kind("H9C9O9N9"), "elements": []}]
    assert table.question() == "Placing"


# Several at once


@pytest.mark.rule("CD-A31", "CD-54")
def test_all_that_explode_leave_before_anything_scatters() -> None:
    """1, 4 and 5 explode: nothing lands on one of them, and nothing in the gap at 0."""
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        1: bomb("H"),
        4: bomb("H"),
        5: bomb("H"),
        8: Card("H2"),
    }
    table = lab(field=field, part=LAB)
    table.play("pass")
    assert [event["place"] for event in table.told("exploded")] == [1, 4, 5]
    assert [event["origin"] for event in table.told("scattered")] == [4, 5]
    assert (table.on(8), table.told("lost")) == ("H H", [{"element": 0, "count": 1}])  # what lay at 1 reaches nothing


@pytest.mark.rule("CD-A31")
def test_they_scatter_in_reading_order_each_by_its_own_chooser() -> None:
    field = {
        2: bomb("H", claims="2"),
        5: bomb("H", claims="1"),
        3: Card("H2O", has="all", claims="0", reaction="volatile"),
        1: Card("CH"),
        6: Card("CH"),
    }
    table = lab(field=field, part=LAB)
    table.play("0: pass")
    assert (table.position.acting(), table.legal()) == ([2], ["scatter H 1", "scatter H 6"])
    table.play("scatter H 6")
    assert (table.on(1), table.on(6)) == ("H", "H")  # and what lay at 5 had one place left
    second = lab(field={**field, 0: Card("CH")}, part=LAB)
    second.play("0: pass", "scatter H 1")
    assert (second.position.acting(), second.legal()) == ([1], ["scatter H 0", "scatter H 6"])


@pytest.mark.rule("CD-A31")
def test_flames_do_not_scatter_and_nothing_explodes_by_it() -> None:
    field = {5: bomb("H"), 6: Card("H9", burns=1), 7: Card("C2", burns=1)}
    table = blown(field, 5)
    assert (table.on(6), table.position.flames[6], table.card(7)) == ("H", 0, "C2")


# What it completes


@pytest.mark.rule("CD-A33", "CD-38")
def test_what_a_scatter_completes_unclaimed_nobody_claims() -> None:
    table = blown({5: bomb("H", claims="0"), 6: Card("H2O", has="H O")}, 5)
    assert table.position.complete(6)
    assert not table.position.claimed(6)
    table.play("0: pass")
    assert (table.card(6), table.position.track) == ("H2O", [0, 0, 0])


@pytest.mark.rule("CD-A33", "CD-43")
def test_claimed_it_is_scored_in_this_phase_if_the_turn_is_still_to_come() -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        5: bomb("H"),
        6: Card("NH3", has="N H H", claims="1"),
    }
    table = lab(field=field, part=LAB)
    table.play("0: pass")
    assert (table.question(), table.position.acting(), table.position.track) == ("Raising", [1], [5, 5, 0])


@pytest.mark.rule("CD-A33")
def test_or_if_it_is_still_running() -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        5: bomb("H"),
        6: Card("NH3", has="N H H", claims="-0"),
    }
    table = lab(field=field, part=LAB)
    table.play("0: pass")
    assert (table.question(), table.position.acting(), table.position.track) == ("Raising", [0], [10, 0, 0])


@pytest.mark.rule("CD-A33")
def test_if_it_is_over_in_the_next_round() -> None:
    field = {
        0: Card("H2O", has="all", claims="1", reaction="volatile"),
        5: bomb("H"),
        6: Card("NH3", has="N H H", claims="0"),
    }
    table = lab(field=field, deck=("N2", "O2"), shuffled=True, part=LAB)
    table.play("1: pass")
    assert (table.position.complete(6), table.question(), table.position.track) == (True, "Filling", [0, 5, 0])
    table.play("reveal N2", "reveal O2")
    assert table.position.round == 6
    table.until("Raising")
    assert (table.position.acting(), table.position.track) == ([0], [5, 5, 0])


@pytest.mark.rule("CD-A33", "CD-A15")
def test_what_waits_unclaimed_can_be_claimed_in_study() -> None:
    table = blown({5: bomb("H"), 6: Card("H2O", has="H O")}, 5, deck=("N2",))
    table.play("0: pass", "reveal N2")
    table.until("Claiming")
    table.play("1: claim 6")
    table.until("Raising")
    assert table.position.track == [0, 5, 0]
