"""Chemical reactions of the base game: Grant and Volatile.  CD-50, CD-59, CD-77 to CD-79, CD-A26, CD-A38."""

from __future__ import annotations

from typing import Any

import pytest

from .labs import Card, Table, lab

LAB = 4
"""The part of a round that comes with Lab."""


def granting(points: int = 7, **ordered: Any) -> Table:
    """Seat 0 has scored a Grant of so many points, and does not raise anything for it."""
    field = {0: Card("H2O", has="all", claims="0", reaction="grant", points=points)}
    table = lab(field=field, part=LAB, **ordered)
    table.play("0: pass")
    return table


# Grant


@pytest.mark.rule("CD-77")
def test_a_grant_raises_an_experiment_of_another_scientist() -> None:
    table = granting()
    assert (table.question(), table.position.acting()) == ("Granting", [0])
    experiments = ("discovery", "study", "research", "lab")
    assert table.legal() == [f"grant {whom} {experiment}" for whom in (1, 2) for experiment in experiments]
    table.refuses("grant 0 lab", "no-such-scientist", "CD-77", whom=0)
    table.refuses("grant 3 lab", "no-such-scientist", "CD-77", whom=3)
    table.refuses("grant nobel research", "no-such-scientist", "CD-77", whom=-3)
    table.play("grant 2 discovery")
    assert table.told("granted") == [{"seat": 0, "whom": 2, "experiment": 0}]
    assert table.told("raised") == [{"seat": 2, "experiment": 0, "amount": 3}]
    assert (table.level(2, "discovery"), table.position.track) == (1, [7, 0, 0])


@pytest.mark.rule("CD-77")
def test_it_must_be_one_that_is_not_at_its_top() -> None:
    table = granting(levels={1: "4144", 2: "4444"}, tools={2: "pipet"}, deck=("N2",))
    assert (table.level(1, "study"), table.question()) == (1, "Filling")  # there was one way only, nobody was asked
    two = granting(levels={1: "4141", 2: "4444"})
    assert two.legal() == ["grant 1 study", "grant 1 lab"]
    two.refuses("grant 1 research", "cannot-rise", "CD-77", whom=1, experiment=2)
    two.refuses("grant 2 lab", "cannot-rise", "CD-77", whom=2, experiment=3)


@pytest.mark.rule("CD-A38")
def test_it_is_a_must_even_if_it_brings_on_the_end() -> None:
    """Seat 1 has two experiments at the top and Study one below; seat 2 has nothing left to rise."""
    table = granting(levels={1: "4341", 2: "4444"})
    table.refuses("pass", "not-now", "K-4", verb="pass", verbs=["grant"])
    table.play("grant 1 study")
    assert table.told("triggered") == [{"seat": 1, "reason": "experiments", "round": 6}]
    assert table.tool(1, "journal") == 1


@pytest.mark.rule("CD-A38", "CD-65")
def test_it_may_bring_a_storage_space() -> None:
    table = granting()
    table.play("grant 1 lab")
    assert [table.position.storage(seat) for seat in range(3)] == [4, 5, 4]


@pytest.mark.rule("CD-78")
@pytest.mark.parametrize(("points", "half"), [(7, 3), (8, 4), (3, 1), (6, 3)])
def test_where_nothing_can_rise_the_points_are_divided(points: int, half: int) -> None:
    """RB p13: of 7 AP each gets 3."""
    table = granting(points, levels={1: "4444", 2: "4444"})
    assert (table.question(), table.legal()) == ("Sharing", ["share 1", "share 2"])
    table.refuses("share 0", "no-such-scientist", "CD-78", whom=0)
    table.refuses("share 3", "no-such-scientist", "CD-78", whom=3)
    table.play("share 2")
    assert table.told("shared") == [{"seat": 0, "whom": 2, "points": half}]
    assert (table.position.track, table.question()) == ([half, 0, half], "")


@pytest.mark.rule("CD-A38", "CD-13")
def test_only_the_half_goes_onto_the_track() -> None:
    divided = granting(7, levels={1: "4444", 2: "4444"}, track=(43, 0, 0))
    assert (divided.position.track, divided.position.last) == ([46, 0, 0], 0)
    whole = granting(7, levels={1: "4444", 2: "4443"}, track=(43, 0, 0))
    assert (whole.position.track[0], whole.position.last) == (50, 6)


@pytest.mark.rule("CD-A38", "CD-13")
def test_the_other_half_may_bring_on_the_end() -> None:
    table = granting(7, levels={1: "4444", 2: "4444"}, track=(0, 47, 0))
    table.play("share 1")
    assert table.told("triggered") == [{"seat": 1, "reason": "points", "round": 6}]


# Volatile


@pytest.mark.rule("CD-79")
def test_a_volatile_compound_starts_a_fire() -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        5: Card("CO", burns=1, has="C", claims="1"),
        6: Card("C2O"),
        11: Card("CH4", burns=2),
    }
    table = lab(field=field, part=LAB)
    assert table.play("pass")[:5] == ["reacted", "fire", "flames", "exploded", "scattered"]
    assert table.told("fire") == [{"cause": 1}]
    assert table.told("flames") == [{"places": [5, 11]}]
    assert (table.position.flames[11], table.card(5), table.on(6)) == (1, "", "C")


@pytest.mark.rule("CD-79", "CD-60")
def test_extinguishers_help_against_it() -> None:
    field = {0: Card("H2O", has="all", claims="0", reaction="volatile"), 5: Card("CO", burns=1)}
    table = lab(field=field, ready=(2,), part=LAB)
    table.play("0: pass")
    assert (table.question(), table.position.acting(), table.legal()) == ("Fire", [2], ["extinguish 5", "pass"])
    table.play("2: extinguish 5")
    assert (table.card(5), table.position.flames[5]) == ("CO", 0)


@pytest.mark.rule("CD-A26")
def test_it_reaches_what_others_have_completed_and_not_scored_yet() -> None:
    field = {
        0: Card("H2O", has="all", claims="1", reaction="volatile"),
        2: Card("CO", has="all", burns=1, claims="0"),
        8: Card("C2H2", has="all", burns=1, claims="2"),
    }
    early = lab(field=field, part=LAB)
    early.play("0: pass", "1: pass")
    assert early.position.track == [5, 5, 0]  # seat 0 was before, seat 2 comes too late
    late = lab(field=field, lead=2, part=LAB)
    late.play("2: pass", "0: pass", "1: pass")
    assert late.position.track == [5, 5, 5]


@pytest.mark.rule("CD-A26")
def test_one_volatile_a_round_takes_effect() -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        1: Card("N2", has="all", claims="1", reaction="volatile", points=3),
        8: Card("CH4", burns=2),
    }
    table = lab(field=field, part=LAB)
    table.play("0: pass")
    assert table.play("1: pass")[:2] == ["reacted", "fizzled"]
    assert (table.position.flames[8], table.position.track) == (1, [5, 3, 0])  # scored it is all the same


@pytest.mark.rule("CD-A26")
def test_in_the_next_round_there_may_be_another() -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        1: Card("N2", has="N", claims="1", reaction="volatile"),
        8: Card("CH4", burns=2),
    }
    table = lab(field=field, benches={1: "N"}, deck=("O2",), part=LAB)
    table.play("0: pass", "reveal O2")
    table.until("Placing")
    table.play("1: place N 1", "1: pass")
    table.until("Raising")
    assert table.play("1: pass")[:3] == ["reacted", "fire", "flames"]
    assert table.card(8) == ""


@pytest.mark.rule("CD-59", "CD-58")
def test_a_lab_fire_may_come_on_top_of_it_in_the_same_round() -> None:
    field = {0: Card("H2O", has="all", claims="0", reaction="volatile"), 8: Card("CH4", burns=2)}
    table = lab(field=field, deck=("N2", "O2", "CaO"), shuffled=True, part=LAB)
    table.play("0: pass")
    assert table.position.flames[8] == 1
    table.play("light", "reveal N2")
    assert table.told("exploded") == [{"place": 8, "compound": table.kind("CH4"), "elements": []}]
