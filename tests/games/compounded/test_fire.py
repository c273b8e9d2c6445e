"""Flames, extinguishers, explosions and scatter.  CD-53 to CD-60, CD-73 to CD-75."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.layout import PARTNERS
from compoundry.games.compounded.options import SHUFFLED, House

from .labs import Card, Table, lab


@pytest.mark.rule("CD-55", "CD-56", "CD-75")
def test_the_rulebooks_acetylene() -> None:
    """RB p9: the hydrogen has two places to go; the carbon one, for the other space is filled already."""
    table = lab(
        field={
            0: Card("HNO3", has="N"),
            1: Card("HN3"),
            5: Card("C2H2", has="C H", claims="1", burns=1),
            6: Card("COS"),
            9: Card("CaCN2", has="C"),
        },
        benches={0: "O"},
        tools={0: "bunsen-burner"},
    )
    assert table.play("0: burn 5") == ["burned", "flames", "exploded", "scattered"]
    assert table.told("scattered") == [{"element": 1, "origin": 5, "place": 6, "compound": table.kind("COS")}]
    assert table.card(5) == ""
    assert table.position.acting() == [1]  # the claimant chooses
    assert table.legal() == ["scatter H 0", "scatter H 1"]
    table.refuses("scatter H 9", "out-of-reach", "CD-55", element=0, place=9)
    table.play("scatter H 1")
    assert [table.on(place) for place in (0, 1, 6, 9)] == ["N", "H", "C", "C"]


def fire_drawn(table: Table) -> Table:
    """Let the next card of the deck be a Lab Fire: what comes before it in its stack is behind us."""
    position = table.position
    position.house = House(layout=position.house.layout, deck=SHUFFLED)
    return table


@pytest.mark.rule("CD-60", "CD-A36", "CD-53")
def test_each_extinguisher_saves_one_compound_from_a_lab_fire() -> None:
    table = fire_drawn(
        lab(
            field={
                0: Card("CH4", burns=2, flames=1, has="C", claims="1"),
                1: Card("C2H4", burns=1),
                2: Card("NH3", burns=2),
                4: Card("H2O", has="all", claims="0", state="solid"),
            },
            deck=("CO2", "CO"),
            ready=(0, 2),
            part=4,
        )
    )
    assert table.play("0: pass", "light", "reveal CO2") == ["lit", "revealed", "fire"]
    assert (table.question(), table.position.acting()) == ("Fire", [0])
    assert table.legal() == ["extinguish 0", "extinguish 1", "extinguish 2", "pass"]
    table.refuses("extinguish 4", "not-threatened", "CD-A36", place=4, compound=table.kind("CO2"))
    table.play("0: extinguish 0")
    assert table.position.acting() == [2]  # one extinguisher, one compound; seat 1 has none to use
    table.refuses("2: extinguish 0", "not-threatened", "CD-A36", place=0, compound=table.kind("CH4"))
    assert table.play("2: pass") == ["flames", "exploded"]
    assert table.position.flames[:3] == [1, 0, 1]  # the saved one keeps its flame
    assert table.position.ready(0) == []
    assert table.position.ready(2) == [2]
    assert table.card(1) == ""


@pytest.mark.rule("CD-57", "CD-58", "CD-A34")
def test_gaps_of_a_lab_fire_are_filled_without_flames_and_another_fire_is_ignored() -> None:
    table = fire_drawn(
        lab(
            field={0: Card("H2", has="all", claims="0"), 1: Card("CO", burns=1, has="C")},
            deck=("CH4", "C2H2", "N2", "N2O"),
            part=4,
        )
    )
    kinds = table.position.cards()
    for formula in ("CH4", "C2H2"):
        kinds.flames[table.kind(formula)] = 2
    assert table.play("pass", "light", "reveal CH4") == ["lit", "revealed", "fire", "flames", "exploded", "scattered"]
    assert table.on(0) == "C"
    assert table.play("light", "reveal C2H2")[:2] == ["ignored", "revealed"]
    assert table.position.flames[:2] == [1, 0]  # the card that was revealed before the fire burns, the other does not


@pytest.mark.rule("CD-A39", "CD-A57", "CD-15", "CD-17")
def test_a_fire_does_not_burn_when_the_field_cannot_be_filled() -> None:
    field = {
        0: Card("H2", has="all", claims="0"),
        1: Card("O2", has="all", claims="1"),
        2: Card("CO", burns=1, has="C"),
    }
    table = fire_drawn(lab(field=field, deck=("CH4",), part=4))
    assert table.play("0: pass", "1: pass", "light", "reveal CH4")[-1] == "over"
    assert table.position.end == "unfilled"
    assert table.position.flames[2] == 0


@pytest.mark.rule("CD-73", "CD-74", "CD-A36")
def test_a_burner_is_stopped_by_the_first_extinguisher_and_both_are_spent() -> None:
    table = lab(field={3: Card("H2O")}, benches={0: "H"}, tools={0: "bunsen-burner"}, ready=(1, 2))
    table.play("0: burn 3")
    assert table.legal(1) == ["extinguish 3", "pass"]
    assert table.play("1: extinguish 3") == ["extinguished"]
    assert (table.question(), table.position.acting()) == ("Placing", [0])  # seat 2 is not asked any more
    assert not table.position.flammable(3)
    assert (table.position.ready(1), table.position.ready(2)) == ([], [2])
    assert table.position.spent == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("CD-74", "CD-75", "CD-54")
def test_what_does_not_burn_bears_one_flame_of_a_burner_and_explodes_with_the_second() -> None:
    table = lab(field={3: Card("H2O"), 4: Card("CO", burns=1)}, benches={0: "H"}, tools={0: "bunsen-burner"})
    table.play("0: burn 3")
    assert table.position.flammable(3)
    assert (table.position.flames[3], table.position.limit(3)) == (1, 2)
    again = lab(field={3: Card("H2O", flames=1)}, benches={0: "H"}, tools={0: "bunsen-burner"})
    again.refuses("burn 3", "burns-already", "CD-73", place=3, compound=again.kind("H2O"), count=1)


@pytest.mark.rule("CD-A23")
def test_between_turns_a_burner_is_asked_for_and_a_pass_does_not_bar_the_next_window() -> None:
    table = lab(field={3: Card("H2O")}, benches={1: "H"}, tools={2: "bunsen-burner"})
    assert (table.question(), table.position.acting()) == ("BurnerWindow", [2])  # before the turn of the Lead
    table.play("2: pass")
    assert (table.question(), table.position.acting()) == ("BurnerWindow", [2])  # before seat 1
    table.play("2: pass")
    assert (table.question(), table.position.acting()) == ("Placing", [1])
    table.play("1: pass")
    assert (table.question(), table.position.acting()) == ("Placing", [2])  # the own turn
    table.play("2: pass")
    assert (table.question(), table.position.acting()) == ("BurnerWindow", [2])  # at the end
    own = lab(field={3: Card("H2O")}, benches={1: "H"}, tools={2: "bunsen-burner"}, own_burner=1)
    assert (own.question(), own.position.acting()) == ("Placing", [1])


@pytest.mark.rule("CD-A24")
def test_the_gap_of_a_burner_stays_until_the_refill_or_is_filled_at_once() -> None:
    field = {3: Card("CO", burns=1, has="C O"), 2: Card("CO2")}
    table = lab(field=field, benches={0: "H"}, tools={0: "bunsen-burner"}, deck=("N2",))
    table.play("0: burn 3")
    assert (table.question(), table.card(3), table.on(2)) == ("Placing", "", "C O")
    table = lab(field=field, benches={0: "H"}, tools={0: "bunsen-burner"}, deck=("N2",), at_once=1)
    table.play("0: burn 3", "reveal N2")
    assert (table.question(), table.card(3)) == ("Placing", "N2")
    table = lab(field=field, benches={0: "H"}, tools={0: "bunsen-burner"}, at_once=1)
    table.play("0: burn 3")
    assert table.position.end == "unfilled"


@pytest.mark.rule("CD-A31", "CD-A33")
def test_all_that_explodes_leaves_first_and_what_a_scatter_completes_is_not_claimed() -> None:
    field = {
        0: Card("H3", burns=1, flames=0, has="H", claims="1"),
        1: Card("H4", burns=1, has="H", claims="0"),
        4: Card("H2O", has="O"),
    }
    table = fire_drawn(lab(field={**field, 15: Card("N2", has="all", claims="2")}, deck=("O2", "CO", "CO2"), part=4))
    told = table.play("pass", "light", "reveal O2")
    assert told == ["lit", "revealed", "fire", "flames", "exploded", "exploded", "scattered", "scattered"]
    assert table.on(4) == "H H O"
    assert not table.position.claimed(4)
    assert table.tokens(0) == (1, 2)  # CD-A32: the tokens are home again
    assert table.tokens(1) == (1, 2)


@pytest.mark.rule("CD-55", "CD-A47", "CD-A51")
def test_who_chooses_where_elements_scatter() -> None:
    """Unclaimed: the Lead.  Two claimants of a double: in turn, the left one first."""
    takers = {8: Card("H9"), 9: Card("H9")}
    table = lab(
        seats=4,
        field={**takers, 12: Card("H8CO", has="H H H H C", burns=1, claims="2 1")},
        benches={3: "H"},
        tools={3: "bunsen-burner"},
        layout=PARTNERS,
        lead=3,
    )
    table.play("3: burn 12")
    asked = []
    while table.question() == "Scattering":
        asked.append(table.position.acting()[0])
        table.play("scatter H 8")
    assert asked == [2, 1, 2, 1]
    assert table.on(8) == "H H H H"
    unclaimed = lab(
        field={5: Card("H3", has="H", burns=1), 0: Card("H9"), 10: Card("H9")},
        benches={1: "H"},
        tools={1: "bunsen-burner"},
        lead=1,
    )
    unclaimed.play("1: burn 5")
    assert unclaimed.position.acting() == [1]
    assert unclaimed.legal() == ["scatter H 0", "scatter H 10"]
