"""The reactions of double compounds: Hazardous Hauling, Corrosive, Explosive Elements.  CD-80 to CD-82, CD-A52.

The field lies as in test_partners.py: places 0 to 11 in three rows, and the doubles 12 and 13 below them.
"""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded.layout import PARTNERS

from .labs import Card, Table, lab

LAB = 4
"""The part of a round that comes with Lab."""


def partners(**ordered: Any) -> Table:
    return lab(layout=PARTNERS, part=LAB, **ordered)


def scored(claims: str, reaction: str, **more: Any) -> Card:
    """A double that is complete."""
    return Card("H9", has="all", claims=claims, reaction=reaction, **more)


# Hazardous Hauling


@pytest.mark.rule("CD-80", "CD-A52")
def test_hauling_each_scorer_moves_one_element_the_left_token_first() -> None:
    table = partners(field={12: scored("2 0", "hazardous-hauling"), 0: Card("H9"), 1: Card("H9")})
    table.play("2: pass", "0: pass")
    assert (table.question(), table.position.acting()) == ("Hauling", [2])
    table.play("haul H 0")
    assert table.told("hauled") == [{"seat": 2, "element": 0, "place": 0, "compound": table.kind("H9")}]
    assert table.position.acting() == [0]
    table.play("haul H 1")
    assert (table.on(0), table.on(1)) == ("H", "H")
    assert table.position.bag[0] == 28


@pytest.mark.rule("CD-A52")
def test_who_holds_both_tokens_moves_one() -> None:
    field = {12: scored("1 1", "hazardous-hauling"), 0: Card("H9"), 1: Card("H9")}
    table = partners(field=field, levels={1: "1211"})
    table.play("pass", "haul H 1")
    assert (table.on(0), table.on(1), table.position.bag[0]) == ("", "H", 29)
    assert table.question() != "Hauling"


@pytest.mark.rule("CD-80", "CD-A52")
def test_it_needs_an_open_space_and_the_other_double_will_do() -> None:
    field = {
        12: Card("H8C", has="all", claims="0 1", reaction="hazardous-hauling"),
        0: Card("H2", has="H"),
        13: Card("C9"),
        7: Card("O2"),
    }
    table = partners(field=field)
    table.play("0: pass", "1: pass")
    assert table.legal() == ["haul H 0", "haul C 13"]
    table.refuses("haul O 7", "none-to-haul", "CD-80", element=2)
    table.refuses("haul H 7", "no-room-to-haul", "CD-A52", element=0, place=7)
    table.refuses("haul H 12", "no-room-to-haul", "CD-A52", element=0, place=12)  # its own gap
    table.refuses("haul H 14", "no-room-to-haul", "CD-A52", element=0, place=14)  # no such place in this field
    table.refuses("pass", "not-now", "K-4", verb="pass", verbs=["haul"])
    table.play("haul H 0")
    assert table.on(13) == "C"  # what seat 1 could do was one thing only


@pytest.mark.rule("CD-A52")
def test_where_nothing_fits_nothing_moves() -> None:
    table = partners(field={12: scored("0 1", "hazardous-hauling")})
    table.play("0: pass", "1: pass")
    assert (table.position.end, table.position.bag[0]) == ("unfilled", 30)


@pytest.mark.rule("CD-A52", "CD-A33", "CD-38")
def test_hauling_is_no_placement_and_claims_nothing() -> None:
    field = {12: scored("0 1", "hazardous-hauling"), 0: Card("H2O", has="H O"), 1: Card("NH3", has="N H H", claims="2")}
    table = partners(field=field)
    table.play("0: pass", "1: pass", "0: haul H 0")  # then seat 1 has one way only
    assert (table.position.complete(0), table.position.claimed(0)) == (True, False)
    assert table.position.track == [5, 5, 5]  # seat 2 scores what seat 1 has hauled to it


@pytest.mark.rule("CD-A52", "CD-A56", "CD-69")
def test_a_journal_picks_from_what_is_left_the_left_token_first() -> None:
    field = {12: Card("H8C", has="all", claims="2 0", reaction="hazardous-hauling"), 0: Card("C9"), 1: Card("C9")}
    table = partners(
        seats=4,
        field=field,
        levels={0: "1411", 2: "1411"},
        tools={0: "journal", 2: "journal"},
    )
    assert table.question() == "Raising"  # neither is asked for its Journal yet
    table.play("2: pass", "0: pass", "2: haul C 1")
    assert table.on(1) == "C"  # nothing else fits anywhere, so seat 0 hauls nothing
    assert (table.question(), table.position.acting(), table.legal(2)) == ("Keeping", [2], ["keep H", "pass"])
    table.play("2: keep H")
    assert table.position.acting() == [0]
    table.play("0: keep H")
    assert (table.bench(2), table.bench(0), table.position.bag[0]) == ("H", "H", 28)


# Corrosive


@pytest.mark.rule("CD-81")
def test_something_corrosive_costs_both_a_level_of_study_if_there_is_one() -> None:
    table = partners(field={12: scored("0 1", "corrosive")}, levels={0: "1311"})
    table.play("0: pass", "1: pass")
    assert [table.level(seat, "study") for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("CD-81")
def test_it_comes_after_the_raise_of_the_same_card() -> None:
    table = partners(field={12: scored("0 1", "corrosive", state="solid")})
    table.play("0: raise study", "1: pass")
    assert table.level(0, "study") == 0
    journal = partners(field={12: scored("0 1", "corrosive", state="solid")}, levels={0: "1311"})
    journal.play("0: raise study", "1: pass")
    assert (journal.level(0, "study"), journal.tool(0, "journal")) == (2, 1)  # a Journal stays


@pytest.mark.rule("CD-81")
def test_who_holds_both_tokens_loses_one_level() -> None:
    table = partners(field={12: scored("1 1", "corrosive")}, levels={1: "1311"})
    table.play("1: pass")
    assert table.level(1, "study") == 1


@pytest.mark.rule("CD-81", "CD-71")
def test_the_left_token_is_the_first_to_lift_a_claim() -> None:
    field = {12: scored("2 -0", "corrosive")}
    field |= {place: Card("N2", claims="0") for place in (0, 1)}
    field |= {place: Card("N2", claims="2") for place in (2, 3)}
    table = partners(field=field, levels={0: "1211", 2: "1311"})
    table.play("2: pass", "0: pass")
    assert (table.question(), table.position.acting(), table.legal(0)) == ("Recalling", [0], ["recall 0", "recall 2"])
    assert (table.level(2, "study"), table.tokens(2)) == (1, (0, 1))  # what came home paid for it
    table.play("0: recall 2")
    assert table.tokens(0) == (0, 2)
    asked = partners(field={**field, 12: scored("-2 -0", "corrosive")}, levels={0: "1211", 2: "1211"})
    asked.play("2: pass", "0: pass")
    assert asked.position.acting() == [2]
    asked.play("2: recall 4")
    assert asked.position.acting() == [0]


# Explosive Elements


@pytest.mark.rule("CD-82")
def test_explosive_elements_blow_up_all_that_burns_and_no_extinguisher_helps() -> None:
    field = {
        12: scored("0 1", "explosive-elements", flames=1, burns=2),
        0: Card("CH4", has="C", flames=1, burns=2, claims="2"),
        3: Card("H2O", flames=1),
        5: Card("C2"),
        7: Card("CO", burns=1),
    }
    table = partners(field=field, ready=(0, 1, 2))
    table.play("0: pass", "1: pass")
    assert [event["place"] for event in table.told("exploded")] == [0, 3]
    assert (table.told("fire"), table.told("flames")) == ([], [])
    assert (table.on(5), table.position.flames[7], table.card(7)) == ("C", 0, "CO")  # no flame was added
    assert table.position.holder == [0, 1, 2]


@pytest.mark.rule("CD-A26", "CD-82")
def test_they_are_no_fire_and_not_limited() -> None:
    field = {
        12: scored("0 1", "explosive-elements"),
        13: scored("1 2", "explosive-elements"),
        0: Card("H2O", flames=1),
        1: Card("O2", has="all", claims="2", reaction="volatile"),
        6: Card("CH4", burns=2),
    }
    table = partners(field=field, levels={1: "1211", 2: "1211"}, lead=2)
    table.play("2: score 1", "2: pass")  # Volatile: the methane burns, so does the water a second time
    assert (table.card(0), table.position.flames[6]) == ("", 1)
    table.until("")
    assert table.card(6) == ""
