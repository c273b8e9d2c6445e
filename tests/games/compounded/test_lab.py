"""Scoring compounds and what follows: raises, reactions, tools of the Lab phase.  CD-42 to CD-50, CD-69 to CD-82."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.layout import PARTNERS

from .labs import Card, lab

WATER = Card("H2O", has="all", claims="0", points=4)


@pytest.mark.rule("CD-43", "CD-44", "CD-45", "CD-46", "CD-47", "CD-49")
def test_a_single_compound_is_scored_without_asking_and_raises_its_experiment() -> None:
    table = lab(field={0: WATER}, deck=("N2",), part=4)
    assert table.question() == "Raising"
    assert table.told("scored") == [{"seat": 0, "place": 0, "compound": table.kind("H2O"), "points": 4}]
    assert (table.card(0), table.position.track, table.tokens(0)) == ("", [4, 0, 0], (1, 2))
    assert table.position.bag == [30, 20, 20, 15, 10, 5]
    assert table.legal() == ["raise discovery", "raise lab", "pass"]
    table.refuses("raise study", "other-state", "CD-49", experiment=1, state=0)
    table.play("raise discovery")
    assert table.level(0, "discovery") == 1


@pytest.mark.rule("CD-A25", "CD-A56")
def test_who_has_several_chooses_the_order_and_cannot_leave_any() -> None:
    table = lab(field={0: WATER, 5: Card("CO", has="all", claims="0", state="gas")}, levels={0: "1211"}, part=4)
    assert table.legal() == ["score 0", "score 5"]
    table.refuses("pass", "score-first", "CD-A56", place=0, compound=table.kind("H2O"))
    table.refuses("score 1", "not-your-claim", "CD-37", place=1, compound=0)
    table.play("score 5")
    assert table.position.track[0] == 5
    table.play("raise research")
    assert table.position.track[0] == 9  # the other one followed by itself
    assert table.question() == "Raising"


@pytest.mark.rule("CD-46", "CD-A13")
def test_a_temporary_token_goes_back_to_the_reserve_and_tops_up_what_study_is_owed() -> None:
    field = {
        0: Card("H2O", has="all", claims="-0"),
        1: Card("CO", has="all", claims="-0"),
        2: Card("N2", has="all", claims="1", reaction="grant"),
    }
    table = lab(field=field, lead=1, part=4)
    assert table.tokens(0) == (1, 0)
    table.play("1: pass", "1: grant 0 study")
    assert (table.level(0, "study"), table.tokens(0)) == (1, (1, 0))  # no token was there to become active
    table.play("0: score 0")
    assert table.tokens(0) == (2, 0)
    table.play("0: pass")
    assert table.tokens(0) == (2, 1)


@pytest.mark.rule("CD-69", "CD-A28", "CD-A56")
def test_the_journal_keeps_one_element_in_a_space_that_is_open_at_the_time() -> None:
    field = {0: Card("H2O", has="all", claims="0", state="solid"), 1: Card("CO", has="all", claims="0")}
    table = lab(field=field, levels={0: "1411"}, tools={0: "journal"}, benches={0: "C C C"}, part=4)
    table.play("score 0")
    assert (table.question(), table.legal()) == ("Keeping", ["keep H", "keep O", "pass"])
    table.refuses("keep N", "none-to-keep", "CD-69", element=3, elements=[0, 0, 2])
    table.play("keep H")
    assert (table.bench(0), table.question()) == ("H C C C", "Raising")
    table.play("raise lab")
    assert table.question() == "Raising"  # the second compound: a space is open again, but the Journal has kept
    full = lab(field={0: WATER}, levels={0: "1411"}, tools={0: "journal"}, benches={0: "C C C C"}, part=4)
    assert full.question() == "Raising"


@pytest.mark.rule("CD-48", "CD-A29", "CD-67")
def test_a_tool_is_taken_if_none_is_held_and_works_from_the_next_round_on() -> None:
    table = lab(field={0: Card("H2O", has="all", claims="1", tool="lab-key")}, deck=("N2",), part=4)
    table.play("pass", "reveal N2")
    assert table.tool(1, "lab-key") == 1
    assert table.position.round == 6  # nobody was asked for it
    assert table.position.lead == 1
    held = lab(field={0: Card("H2O", has="all", claims="1", tool="lab-key")}, tools={1: "lab-key"}, part=4)
    assert held.tool(1, "lab-key") == 1
    assert held.position.tiles[1] == 2


@pytest.mark.rule("CD-77", "CD-A38")
def test_a_grant_must_raise_an_experiment_of_another() -> None:
    field = {0: Card("H2O", has="all", claims="0", reaction="grant", points=7)}
    table = lab(field=field, levels={1: "4444", 2: "4434"}, part=4)
    assert table.play("pass")[:4] == ["reacted", "granted", "raised", "triggered"]  # there was one way only
    assert table.level(2, "research") == 3
    table = lab(field=field, levels={1: "4444"}, part=4)
    table.play("pass")
    table.refuses("grant 1 lab", "cannot-rise", "CD-77", whom=1, experiment=3)
    table.refuses("grant 0 lab", "no-such-scientist", "CD-77", whom=0)
    table.play("grant 2 study")
    assert (table.level(2, "study"), table.tokens(2)) == (1, (2, 1))


@pytest.mark.rule("CD-78", "CD-A38")
def test_a_grant_that_can_raise_nothing_shares_the_points() -> None:
    """RB p13: of 7 points each gets 3; the track never shows 7, so 43 and 7 are not 50."""
    field = {0: Card("H2O", has="all", claims="0", reaction="grant", points=7)}
    table = lab(field=field, levels={1: "4444", 2: "4444"}, track=(43, 0, 0), part=4)
    assert table.told("scored") == [{"seat": 0, "place": 0, "compound": table.kind("H2O"), "points": 3}]
    table.play("pass")
    assert table.legal() == ["share 1", "share 2"]
    table.play("share 2")
    assert table.position.track == [46, 0, 3]
    assert table.position.trigger != "points"


@pytest.mark.rule("CD-79", "CD-A26", "CD-59")
def test_a_volatile_compound_burns_what_others_have_completed() -> None:
    field = {
        0: Card("H2O", has="all", claims="0", reaction="volatile"),
        5: Card("CO", has="all", claims="1", burns=1),
        6: Card("C2O"),
        10: Card("N2", has="all", claims="0", reaction="volatile", state="gas"),
    }
    table = lab(field=field, levels={0: "1211"}, part=4)
    told = table.play("score 0", "pass")
    assert told == ["scored", "reacted", "fire", "flames", "exploded", "scattered", "scattered", "scored"]
    assert (table.card(5), table.on(6), table.position.track) == ("", "C O", [10, 0, 0])
    assert table.play("pass")[:2] == ["reacted", "fizzled"]  # one Volatile a round


@pytest.mark.rule("CD-70", "CD-A30")
def test_the_cylinder_is_used_once_before_or_after_own_compounds() -> None:
    table = lab(
        field={0: WATER}, levels={0: "2113"}, tools={0: "graduated-cylinder"}, benches={0: "H H C C O O"}, part=4
    )
    assert table.legal() == [
        "score 0",
        "adjust discovery study",
        "adjust discovery research",
        "adjust discovery lab",
        "adjust lab discovery",
        "adjust lab study",
        "adjust lab research",
    ]
    table.refuses("adjust study lab", "lowest-already", "CD-A30", experiment=1)
    table.refuses("adjust lab lab", "same-experiment", "CD-A30", experiment=3)
    table.play("adjust lab study")
    assert (table.question(), table.legal()) == ("Returning", ["return H", "return C", "return O"])
    assert table.play("return H")[0] == "returned"  # CD-72
    assert (table.position.storage(0), table.bench(0), table.tokens(0)) == (5, "H C C O O", (2, 1))
    assert table.question() == "Raising"  # the compound followed by itself


@pytest.mark.rule("CD-71", "CD-A30")
def test_a_fallen_study_calls_a_token_back() -> None:
    field = {0: Card("CO", claims="0"), 1: Card("CO2", has="O", claims="0"), 2: Card("N2", has="N", claims="-0")}
    table = lab(field=field, levels={0: "1211"}, tools={0: "graduated-cylinder"}, part=4)
    table.play("adjust study discovery")
    assert (table.question(), table.legal()) == ("Recalling", ["recall 0", "recall 2"])
    table.refuses("recall 4", "temporary-token", "CD-71", space=4, place=2)
    table.play("recall 2")
    assert (table.tokens(0), table.on(1), table.position.claimed(1)) == ((0, 1), "O", False)
    top = lab(levels={0: "1411"}, tools={0: "graduated-cylinder"}, part=4)
    top.play("adjust study discovery")
    assert top.tokens(0) == (3, 0)  # from the fourth level to the third no token moves


@pytest.mark.rule("CD-42", "CD-A21")
def test_a_filled_extinguisher_is_flipped_and_ready_in_the_next_round() -> None:
    table = lab(benches={0: "C O O"}, levels={0: "1121"}, part=3)
    table.play("fill C 0", "fill O 0", "fill O 0")
    assert table.position.round == 6
    assert table.position.flipped == [5, 0, 0]
    assert table.position.ready(0) == [0]
    assert table.position.filling == [0] * 18


@pytest.mark.rule("CD-80", "CD-98", "CD-A52", "CD-A54", "CD-A56")
def test_a_hauling_double_gives_both_their_points_raises_and_hauls() -> None:
    field = {
        12: Card("H8C", has="all", claims="2 0", reaction="hazardous-hauling", points=6, state="gas"),
        0: Card("H2O"),
        13: Card("C9"),
    }
    table = lab(field=field, part=4, layout=PARTNERS, doubles=("O9",))
    assert table.position.track == [6, 0, 6]
    table.play("2: raise research", "0: raise lab")
    assert table.question() == "Hauling"
    assert table.legal(2) == ["haul H 0", "haul C 13"]
    table.refuses("haul O 0", "none-to-haul", "CD-80", element=2)
    assert table.play("2: haul C 13")[:2] == ["hauled", "hauled"]  # then there was one way only
    assert (table.on(0), table.on(13)) == ("H", "C")
    assert table.position.bag[0] == 29


@pytest.mark.rule("CD-81", "CD-82")
def test_corrosive_and_explosive_doubles() -> None:
    field = {12: Card("H9", has="all", claims="1 1", reaction="corrosive", points=6), 3: Card("CO", claims="1")}
    table = lab(field=field, levels={1: "1411"}, part=4, layout=PARTNERS, doubles=("O9",))
    table.play("raise lab")
    assert (table.level(1, "study"), table.position.track) == (2, [0, 6, 0])  # a double claimant gains and loses once
    explosive = {
        12: Card("H9", has="all", claims="1 0", reaction="explosive-elements", points=6, flames=1),
        3: Card("CO", has="C", flames=1),
        7: Card("C2"),
    }
    table = lab(field=explosive, ready=(2,), part=4, layout=PARTNERS, doubles=("O9",))
    told = table.play("pass", "pass")
    assert told[:4] == ["reacted", "exploded", "scattered", "total"]
    assert (table.card(3), table.on(7)) == ("", "C")
