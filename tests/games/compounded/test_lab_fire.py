"""Lab Fires: when they come, what burns, who can help, and what explodes.  CD-53, CD-54, CD-57, CD-58, CD-60."""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded.layout import SHORT

from .labs import Card, Table, lab

LAB = 4
"""The part of a round that comes with Lab."""

GONE = Card("H2", has="all", claims="0")
"""Seat 0 scores it, and so there is a gap to fill; nobody raises anything for what is scored."""


def filling(field: dict[int, Card], *deck: str, **ordered: Any) -> Table:
    """Place 0 is to be filled; the Lab Fires lie anywhere in the deck."""
    table = lab(field={0: GONE, **field}, deck=deck, shuffled=True, part=LAB, **ordered)
    while table.question() == "Raising":
        table.play("pass")
    assert table.question() == "Filling"
    return table


def burning(table: Table, formula: str, flames: int) -> None:
    """A card of the deck that burns."""
    table.position.cards().flames[table.kind(formula)] = flames


# When it comes


@pytest.mark.rule("CD-53")
def test_a_fire_waits_until_the_field_is_full() -> None:
    table = filling({5: Card("CO", burns=2), 7: Card("H2O", has="all", claims="1")}, "N2", "O2")
    assert table.play("light") == ["lit"]
    assert table.play("reveal N2") == ["revealed"]
    assert (table.position.flames[5], table.card(7)) == (0, "")
    assert table.play("reveal O2")[:3] == ["revealed", "fire", "flames"]
    assert table.told("fire") == [{"cause": 0}]
    assert table.told("flames") == [{"places": [5]}]


@pytest.mark.rule("CD-53")
def test_every_flammable_compound_gets_one_flame_and_nothing_else_does() -> None:
    field = {
        1: Card("CH4", burns=2),
        2: Card("H2O", claims="1"),
        6: Card("C2H4", burns=2, claims="2", has="C C"),
        11: Card("C2", burns=2, has="all"),
    }
    table = filling(field, "N2")
    table.play("light", "reveal N2")
    assert table.told("flames") == [{"places": [1, 6, 11]}]
    assert [table.position.flames[place] for place in (0, 1, 2, 6, 11)] == [0, 1, 0, 1, 1]


@pytest.mark.rule("CD-53", "CD-A34")
def test_cards_that_came_in_the_same_refill_burn_too() -> None:
    field = {3: Card("H2O", has="all", claims="1"), 9: Card("N2", has="all", claims="2")}
    table = filling(field, "CO", "CH4", "C2H4")
    burning(table, "CO", 2)
    burning(table, "CH4", 2)
    burning(table, "C2H4", 1)
    table.play("reveal CO", "light", "reveal CH4", "reveal C2H4")
    assert table.told("flames") == [{"places": [0, 3, 9]}]  # before it or after it
    assert table.told("exploded") == [{"place": 9, "compound": table.kind("C2H4"), "elements": []}]


@pytest.mark.rule("CD-53", "CD-51")
def test_without_a_gap_no_fire_comes() -> None:
    table = lab(field={1: Card("CH4", burns=1)}, deck=("N2",), shuffled=True, part=LAB)
    assert table.card(1) == "CH4"
    assert table.position.round == 6


# Explosions and what follows


@pytest.mark.rule("CD-54")
def test_who_has_reached_its_limit_explodes() -> None:
    field = {
        1: Card("CO", burns=1),
        2: Card("CH4", burns=2),
        6: Card("C2H4", burns=2, flames=1),
        7: Card("N2", burns=1),
    }
    table = filling(field, "O2", ready=(2,))
    table.play("light", "reveal O2", "2: extinguish 7")
    assert [event["place"] for event in table.told("exploded")] == [1, 6]
    assert [table.card(place) for place in (1, 2, 6, 7)] == ["", "CH4", "", "N2"]
    assert table.position.burnt == [table.kind("CO"), table.kind("C2H4")]
    assert table.position.scored == [table.kind("H2")]


@pytest.mark.rule("CD-A32", "CD-46")
def test_claim_tokens_on_it_come_home() -> None:
    field = {
        1: Card("CO", burns=1, claims="0"),
        2: Card("CH4", burns=1, claims="-2"),
        3: Card("N2", claims="2"),
    }
    table = lab(field=field | {0: Card("H2", has="all", claims="1")}, deck=("O2",), shuffled=True, part=LAB)
    assert [table.tokens(seat) for seat in (0, 2)] == [(0, 2), (0, 1)]
    table.play("pass", "light", "reveal O2")
    assert [table.tokens(seat) for seat in (0, 2)] == [(1, 2), (0, 2)]  # to Study; to the reserve
    assert table.position.track == [0, 5, 0]  # nobody scores an explosion


@pytest.mark.rule("CD-57", "CD-A34")
def test_its_gap_is_filled_and_what_comes_there_gets_no_flame() -> None:
    table = filling({5: Card("CO", burns=1)}, "N2", "CH4")
    burning(table, "CH4", 1)
    table.play("light", "reveal N2")
    assert (table.card(5), table.question()) == ("", "Filling")
    table.play("reveal CH4")
    assert (table.card(5), table.position.flames[5], table.position.round) == ("CH4", 0, 6)


@pytest.mark.rule("CD-58")
def test_a_second_fire_of_the_round_is_discarded() -> None:
    field = {3: Card("H2O", has="all", claims="1"), 5: Card("CH4", burns=2)}
    table = filling(field, "N2", "O2")
    assert table.play("light", "light", "reveal N2", "light", "reveal O2")[:4] == [
        "lit",
        "ignored",
        "revealed",
        "ignored",
    ]
    assert table.position.flames[5] == 1
    assert table.position.fires == [0, 0, 1]


@pytest.mark.rule("CD-58")
def test_also_while_the_gaps_of_the_first_are_filled() -> None:
    table = filling({5: Card("CO", burns=1), 9: Card("CH4", burns=2)}, "N2", "O2")
    table.play("light", "reveal N2")
    assert table.play("light", "reveal O2")[:2] == ["ignored", "revealed"]
    assert table.position.flames[9] == 1


@pytest.mark.rule("CD-58")
def test_in_the_next_round_another_one_may_come() -> None:
    field = {1: Card("N2", has="N", claims="1"), 9: Card("CH4", burns=2)}
    table = filling(field, "O2", "CO", benches={1: "N"})
    table.play("light", "reveal O2")
    table.until("Placing")
    table.play("1: place N 1", "1: pass")
    table.until("Filling")
    assert table.play("light", "reveal CO")[:4] == ["lit", "revealed", "fire", "flames"]
    assert table.told("exploded") == [{"place": 9, "compound": table.kind("CH4"), "elements": []}]


@pytest.mark.rule("CD-A24", "CD-51")
def test_the_gap_of_an_earlier_explosion_belongs_to_the_refill() -> None:
    """A Burner's explosion in Research leaves a gap until the Lab phase; what comes there burns."""
    table = lab(
        field={3: Card("CO", burns=1)}, benches={0: "N"}, tools={0: "bunsen-burner"}, deck=("CH4",), shuffled=True
    )
    burning(table, "CH4", 2)
    table.play("0: burn 3", "0: pass")
    assert (table.card(3), table.question()) == ("", "Filling")
    table.play("light", "reveal CH4")
    assert (table.card(3), table.position.flames[3]) == ("CH4", 1)


@pytest.mark.rule("CD-A39", "CD-17")
def test_a_fire_that_waits_is_out_when_the_deck_runs_out() -> None:
    table = filling({3: Card("H2O", has="all", claims="1"), 5: Card("CO", burns=1, claims="2", has="C")}, "N2")
    assert table.play("light", "reveal N2")[-1] == "over"
    assert (table.position.end, table.card(5), table.position.flames[5]) == ("unfilled", "CO", 0)
    assert table.told("total")[2]["claims"] == 1


@pytest.mark.rule("CD-A57", "CD-57")
def test_the_game_ends_after_all_has_scattered_when_an_explosion_cannot_be_filled() -> None:
    field = {5: Card("CO", burns=1, has="C"), 6: Card("CO2", claims="1")}
    table = filling(field, "N2")
    assert table.play("light", "reveal N2")[2:6] == ["fire", "flames", "exploded", "scattered"]
    assert (table.position.end, table.on(6)) == ("unfilled", "C")
    assert table.told("total")[1]["claims"] == 1


# Extinguishers


@pytest.mark.rule("CD-60")
def test_an_extinguisher_keeps_the_flame_from_one_compound_anybodys() -> None:
    field = {1: Card("CO", burns=1, claims="1"), 2: Card("C2", burns=1)}
    table = filling(field, "N2", ready=(2,))
    table.play("light", "reveal N2")
    assert (table.question(), table.position.acting()) == ("Fire", [2])
    assert table.legal() == ["extinguish 1", "extinguish 2", "pass"]
    assert table.play("extinguish 1")[0] == "extinguished"
    assert table.told("extinguished") == [{"seat": 2, "place": 1, "compound": table.kind("CO")}]
    assert (table.card(1), table.position.flames[1], table.card(2)) == ("CO", 0, "")
    assert (table.position.holder, table.position.ready(2)) == ([0, 1, -1], [])


@pytest.mark.rule("CD-A36")
def test_the_holders_are_asked_once_from_the_lead_on_before_any_flame() -> None:
    table = filling({1: Card("CO", burns=1)}, "N2", seats=4, lead=2, ready=(0, 1, 3))
    table.play("light", "reveal N2")
    seats = []
    while table.question() == "Fire":
        assert table.position.flames[1] == 0
        seats.append(table.position.acting()[0])
        table.play("pass")
    assert seats == [3, 0, 1]
    assert table.card(1) == ""


@pytest.mark.rule("CD-A36")
def test_only_what_would_burn_can_be_saved_and_only_once() -> None:
    field = {1: Card("CO", burns=1), 2: Card("C2", burns=1), 3: Card("H2O")}
    table = filling(field, "N2", ready=(0, 1))
    table.play("light", "reveal N2")
    table.refuses("extinguish 3", "not-threatened", "CD-A36", place=3, compound=table.kind("H2O"))
    table.play("0: extinguish 1")
    table.refuses("1: extinguish 1", "not-threatened", "CD-A36", place=1, compound=table.kind("CO"))
    assert table.legal(1) == ["extinguish 2", "pass"]


@pytest.mark.rule("CD-60")
def test_where_no_card_lies_nothing_is_saved() -> None:
    field = {1: Card("CO", burns=1), 0: Card("H2O", has="all", claims="0", reaction="volatile")}
    table = lab(field=field, ready=(1,), layout=SHORT, part=LAB)
    table.play("0: pass")
    for place in (0, 12, 15):  # a gap; no such place in this field
        table.refuses(f"1: extinguish {place}", "no-card-there", "CD-60", place=place)


@pytest.mark.rule("CD-A36")
def test_what_is_saved_keeps_the_flames_it_has() -> None:
    table = filling({1: Card("CH4", burns=2, flames=1)}, "N2", ready=(0,))
    table.play("light", "reveal N2", "0: extinguish 1")
    assert (table.card(1), table.position.flames[1]) == ("CH4", 1)


@pytest.mark.rule("CD-A36", "CD-A10")
def test_who_holds_several_may_use_several() -> None:
    field = {1: Card("CO", burns=1), 2: Card("C2", burns=1), 3: Card("N2", burns=1)}
    table = filling(field, "O2", "CaO", ready=(0, 1))
    table.position.holder[0] = 1  # seat 0 has traded it away
    table.play("light", "reveal O2", "1: extinguish 1")
    assert table.position.acting() == [1]
    table.play("1: extinguish 3")
    assert [table.card(place) for place in (1, 2, 3)] == ["CO", "", "N2"]
    assert table.position.holder == [-1, -1, 2]


@pytest.mark.rule("CD-A36")
def test_when_nothing_is_left_to_save_nobody_else_is_asked() -> None:
    table = filling({1: Card("CO", burns=1)}, "N2", ready=(0, 1, 2))
    table.play("light", "reveal N2", "0: extinguish 1")
    assert table.position.round == 6
    assert table.position.holder == [-1, 1, 2]


@pytest.mark.rule("CD-60", "CD-42")
def test_only_a_flipped_one_helps() -> None:
    table = filling({1: Card("CO", burns=1)}, "N2", "O2", filling={0: "C O O", 1: "C O"})
    table.play("light", "reveal N2")
    assert table.card(1) == ""  # one was flipped in this very phase, the other is not full


@pytest.mark.rule("CD-A35")
def test_there_are_always_enough_flames() -> None:
    field = {place: Card("CH4", burns=2, flames=1) for place in range(1, 9)}
    field |= {place: Card("C2H4", burns=2) for place in range(9, 16)}
    table = filling(field, *["N2"] * 9)
    table.play("light", "reveal N2")
    assert table.told("flames") == [{"places": [*range(1, 16)]}]  # with the eight that lay there, 23
