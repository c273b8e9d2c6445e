"""Journal and Graduated Cylinder, the tools of the Lab phase that stay.  CD-69 to CD-72, CD-A28, CD-A30."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.layout import PARTNERS

from .labs import Card, lab

LAB = 4
"""The part of a round that comes with Lab."""

JOURNAL, CYLINDER = "journal", "graduated-cylinder"
WATER = Card("H2O", has="all", claims="0")
SECOND = Card("CO", has="all", claims="-0")


# Journal


@pytest.mark.rule("CD-69", "CD-47")
def test_a_journal_keeps_one_element_and_the_others_go_into_the_bag() -> None:
    table = lab(field={0: WATER}, levels={0: "1411"}, tools={0: JOURNAL}, part=LAB)
    assert (table.question(), table.legal()) == ("Keeping", ["keep H", "keep O", "pass"])
    table.refuses("keep C", "none-to-keep", "CD-69", element=1, elements=[0, 0, 2])
    assert table.play("keep H")[0] == "kept"
    assert table.told("kept") == [{"seat": 0, "element": 0}]
    assert (table.bench(0), table.position.bag) == ("H", [29, 20, 20, 15, 10, 5])
    assert table.tool(0, JOURNAL) == 1


@pytest.mark.rule("CD-69")
def test_it_need_not() -> None:
    table = lab(field={0: WATER}, levels={0: "1411"}, tools={0: JOURNAL}, part=LAB)
    table.play("pass")
    assert (table.bench(0), table.position.bag, table.question()) == ("", [30, 20, 20, 15, 10, 5], "Raising")


@pytest.mark.rule("CD-69")
def test_once_a_lab_phase_of_any_of_the_own_compounds() -> None:
    field = {0: WATER, 1: Card("CO", has="all", claims="0"), 2: Card("N2", has="all", claims="0")}
    table = lab(field=field, levels={0: "1411"}, tools={0: JOURNAL}, part=LAB)
    table.play("score 0", "pass", "pass", "score 1")  # nothing of the water, no raise
    assert table.legal() == ["keep C", "keep O", "pass"]
    table.play("keep C", "pass")
    assert table.question() == "Raising"  # the nitrogen is scored, and nothing more can be kept


@pytest.mark.rule("CD-69")
def test_next_round_it_keeps_again() -> None:
    field = {0: WATER, 1: Card("N2", has="N", claims="0")}
    table = lab(field=field, benches={0: "N"}, levels={0: "1411"}, tools={0: JOURNAL}, deck=("O2",), part=LAB)
    table.play("keep H", "pass", "reveal O2")
    table.until("Placing")
    table.play("1: pass", "2: pass", "0: place N 1")
    table.until("Keeping")
    assert table.legal() == ["keep N", "pass"]


@pytest.mark.rule("CD-69")
def test_only_for_what_its_holder_scores() -> None:
    table = lab(field={0: WATER}, levels={1: "1411"}, tools={1: JOURNAL}, part=LAB)
    assert table.question() == "Raising"


@pytest.mark.rule("CD-69", "CD-A56", "CD-61")
def test_it_needs_an_open_storage_space_at_that_time() -> None:
    full = lab(field={0: WATER}, benches={0: "C C C C"}, levels={0: "1411"}, tools={0: JOURNAL}, part=LAB)
    assert full.question() == "Raising"  # a Lab that is raised now comes too late
    full.play("raise lab")
    assert full.bench(0) == "C C C C"
    table = lab(field={0: WATER}, benches={0: "C C C C"}, levels={0: "1412"}, tools={0: JOURNAL}, part=LAB)
    assert table.question() == "Keeping"


@pytest.mark.rule("CD-69", "CD-A28")
def test_the_fourth_level_of_study_brings_it_for_the_next_round() -> None:
    field = {0: Card("H2O", has="all", claims="0", state="solid"), 1: Card("CO", has="all", claims="0")}
    table = lab(field=field, levels={0: "1311"}, part=LAB)
    table.play("score 0")
    assert table.play("raise study")[:2] == ["raised", "gained"]
    assert table.told("gained") == [{"seat": 0, "tool": 5}]
    assert (table.level(0, "study"), table.tool(0, JOURNAL), table.position.tiles[5]) == (3, 1, 1)
    assert table.question() == "Raising"  # of the second compound nothing is kept


@pytest.mark.rule("CD-A28")
def test_the_third_level_brings_none() -> None:
    table = lab(field={0: Card("H2O", has="all", claims="0", state="solid")}, levels={0: "1211"}, part=LAB)
    table.play("raise study")
    assert table.tool(0, JOURNAL) == 0


@pytest.mark.rule("CD-A28")
def test_if_one_is_left_and_none_is_held() -> None:
    field = {0: Card("H2O", has="all", claims="0", state="solid")}
    held = lab(4, field=field, levels={0: "1311"}, tools={0: JOURNAL}, part=LAB)
    held.play("pass", "raise study")  # nothing kept
    assert (held.tool(0, JOURNAL), held.position.tiles[5]) == (1, 2)
    none = lab(field=field, levels={0: "1311"}, tools={1: JOURNAL, 2: JOURNAL}, part=LAB)
    none.play("raise study")
    assert (none.tool(0, JOURNAL), none.position.tiles[5]) == (0, 0)


@pytest.mark.rule("CD-A28", "CD-77")
def test_a_grant_brings_it_too() -> None:
    table = lab(field={0: Card("H2O", has="all", claims="0", reaction="grant")}, levels={1: "1311"}, part=LAB)
    table.play("pass", "grant 1 study")
    assert table.tool(1, JOURNAL) == 1


@pytest.mark.rule("CD-A28", "CD-70")
def test_a_cylinder_brings_it_too_and_it_stays_when_study_falls() -> None:
    table = lab(levels={0: "2311"}, tools={0: CYLINDER}, part=LAB)
    table.play("adjust discovery study")
    assert (table.level(0, "study"), table.tool(0, JOURNAL)) == (3, 1)
    down = lab(levels={0: "1411"}, tools={0: f"{CYLINDER} {JOURNAL}"}, part=LAB)
    down.play("adjust study research")
    assert (down.level(0, "study"), down.tool(0, JOURNAL)) == (2, 1)


# Graduated Cylinder


@pytest.mark.rule("CD-70")
def test_a_cylinder_lowers_one_experiment_to_raise_another() -> None:
    """RB p12: Research down, Discovery up."""
    table = lab(levels={0: "1121"}, tools={0: CYLINDER}, part=LAB, benches={0: "H"})
    assert table.play("adjust research discovery")[:3] == ["adjusted", "lowered", "raised"]
    assert table.told("adjusted") == [{"seat": 0, "down": 2, "up": 0}]
    assert table.told("lowered") == [{"seat": 0, "experiment": 2, "amount": 2}]
    assert table.told("raised") == [{"seat": 0, "experiment": 0, "amount": 3}]
    assert (table.level(0, "discovery"), table.level(0, "research")) == (1, 0)


@pytest.mark.rule("CD-A30")
def test_in_the_own_turn_to_score_even_without_anything_to_score() -> None:
    table = lab(field={0: Card("H2O", has="all", claims="2")}, levels={1: "2111"}, tools={1: CYLINDER}, part=LAB)
    assert (table.question(), table.position.acting()) == ("Scoring", [1])
    assert table.legal() == ["adjust discovery study", "adjust discovery research", "adjust discovery lab", "pass"]
    table.play("1: pass")
    assert table.position.acting() == [2]


@pytest.mark.rule("CD-A30", "CD-A25")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_before_between_and_after_the_own_compounds(before: int) -> None:
    field = {0: WATER, 1: SECOND}
    table = lab(field=field, levels={0: "2111"}, tools={0: CYLINDER}, part=LAB, deck=("N2", "O2"))
    for place in range(before):
        table.play(f"score {place}", "pass")
    assert "adjust discovery research" in table.legal()
    table.play("adjust discovery research")
    assert table.level(0, "research") == 1
    table.until("Filling")
    assert table.position.track[0] == 10


@pytest.mark.rule("CD-70")
def test_once_a_round() -> None:
    table = lab(field={0: WATER}, levels={0: "3111"}, tools={0: CYLINDER}, part=LAB)
    table.play("adjust discovery lab")
    assert table.question() == "Raising"  # the water is scored: nothing else was to choose
    two = lab(field={0: WATER, 1: SECOND}, levels={0: "3111"}, tools={0: CYLINDER}, part=LAB)
    two.play("adjust discovery lab")
    two.refuses("adjust discovery study", "no-cylinder", "CD-70")
    assert two.legal() == ["score 0", "score 1"]
    later = lab(levels={0: "3111"}, tools={0: CYLINDER}, part=LAB)
    later.play("adjust discovery study")
    later.until("Scoring")
    assert later.position.round == 6
    later.play("adjust discovery lab")
    assert later.position.levels[:4] == [0, 1, 0, 1]


@pytest.mark.rule("CD-70")
def test_without_a_cylinder_of_ones_own_there_is_none() -> None:
    field = {0: WATER, 1: SECOND}
    table = lab(field=field, levels={0: "3111"}, tools={1: CYLINDER}, part=LAB)
    table.refuses("adjust discovery study", "no-cylinder", "CD-70")


@pytest.mark.rule("CD-A30")
def test_two_different_experiments_and_both_must_be_possible() -> None:
    table = lab(levels={0: "4112"}, tools={0: CYLINDER}, part=LAB)
    table.refuses("adjust study lab", "lowest-already", "CD-A30", experiment=1)
    table.refuses("adjust lab discovery", "highest-already", "CD-A30", experiment=0)
    table.refuses("adjust lab lab", "same-experiment", "CD-A30", experiment=3)
    assert table.legal() == [
        "adjust discovery study",
        "adjust discovery research",
        "adjust discovery lab",
        "adjust lab study",
        "adjust lab research",
        "pass",
    ]
    lowest = lab(tools={0: CYLINDER}, part=LAB)
    assert lowest.question() != "Scoring"  # all at the beginning: there is nothing to lower


@pytest.mark.rule("CD-A29", "CD-70")
def test_one_that_was_just_gained_rests() -> None:
    field = {0: Card("H2O", has="all", claims="0", tool=CYLINDER), 1: SECOND}
    table = lab(field=field, levels={0: "3111"}, part=LAB)
    table.play("score 0", "pass")
    assert table.tool(0, CYLINDER) == 1
    assert table.question() == "Raising"  # of the other one; nobody was asked in between


@pytest.mark.rule("CD-72", "CD-65")
def test_a_lab_that_falls_loses_a_space_and_what_has_no_room_goes_back() -> None:
    table = lab(levels={0: "1113"}, tools={0: CYLINDER}, benches={0: "H H C C O N"}, part=LAB)
    table.play("adjust lab study")
    assert table.position.storage(0) == 5
    assert (table.question(), table.legal()) == ("Returning", ["return H", "return C", "return O", "return N"])
    table.play("return C")
    assert (table.bench(0), table.position.bag[1]) == ("H H C O N", 19)
    assert table.level(0, "study") == 1
    room = lab(levels={0: "1113"}, tools={0: CYLINDER}, benches={0: "H H C C O"}, part=LAB)
    room.play("adjust lab study")
    assert (room.bench(0), room.position.round) == ("H H C C O", 6)  # all of it has room


@pytest.mark.rule("CD-71", "CD-A30")
def test_a_study_that_falls_takes_a_token_from_the_bench_first() -> None:
    field = {0: Card("CO", claims="0")}
    table = lab(field=field, levels={0: "1211"}, tools={0: CYLINDER}, part=LAB, benches={0: "H"})
    assert table.tokens(0) == (1, 1)
    table.play("adjust study discovery")
    assert (table.tokens(0), table.position.claimants(0)) == ((0, 2), [0])


@pytest.mark.rule("CD-71", "CD-A30")
def test_and_only_then_one_from_the_field_which_is_the_owners_choice() -> None:
    field = {0: Card("CO", claims="0"), 1: Card("CO2", has="C O", claims="0"), 2: Card("N2", claims="1")}
    table = lab(field=field, levels={0: "1211"}, tools={0: CYLINDER}, part=LAB)
    table.play("adjust study discovery")
    assert (table.question(), table.legal()) == ("Recalling", ["recall 0", "recall 2"])
    table.refuses("recall 4", "not-your-token", "CD-71", space=4, place=2)
    table.refuses("recall 6", "not-your-token", "CD-71", space=6, place=3)
    assert table.play("recall 2")[0] == "recalled"
    assert table.told("recalled") == [{"seat": 0, "place": 1, "compound": table.kind("CO2")}]
    assert (table.tokens(0), table.position.claimed(1), table.on(1)) == ((0, 2), False, "C O")


@pytest.mark.rule("CD-A30")
def test_temporary_claims_are_not_counted_and_not_taken() -> None:
    field = {0: Card("CO", claims="0"), 1: Card("CO2", claims="-0")}
    table = lab(field=field, levels={0: "1211"}, tools={0: CYLINDER}, part=LAB)
    assert table.tokens(0) == (1, 0)
    table.play("adjust study discovery")
    assert table.tokens(0) == (0, 1)
    three = {**field, 2: Card("N2", claims="0")}
    asked = lab(field=three, levels={0: "1211"}, tools={0: CYLINDER}, part=LAB)
    asked.play("adjust study discovery")
    assert asked.legal() == ["recall 0", "recall 4"]
    asked.refuses("recall 2", "temporary-token", "CD-71", space=2, place=1)


@pytest.mark.rule("CD-A30")
def test_from_four_to_three_study_costs_no_token() -> None:
    field = {place: Card("CO", claims="0") for place in range(3)}
    table = lab(field=field, levels={0: "1411"}, tools={0: CYLINDER}, part=LAB)
    table.play("adjust study discovery")
    assert (table.tokens(0), table.level(0, "study")) == ((0, 0), 2)
    assert [table.position.claimants(place) for place in range(3)] == [[0], [0], [0]]


@pytest.mark.rule("CD-71", "CD-81", "CD-A30")
def test_it_is_the_same_when_something_corrosive_lowers_study() -> None:
    field = {
        12: Card("H9", has="all", claims="0 1", reaction="corrosive"),
        0: Card("CO", claims="0"),
        1: Card("CO2", claims="0"),
    }
    table = lab(field=field, levels={0: "1311", 1: "1211"}, layout=PARTNERS, part=LAB)
    table.play("0: pass", "1: pass")
    assert table.tokens(0) == (0, 1)  # of 3, Study allows 2: the one that came home goes to the reserve
    assert table.tokens(1) == (1, 2)
    assert [table.position.claimants(place) for place in (0, 1)] == [[0], [0]]
