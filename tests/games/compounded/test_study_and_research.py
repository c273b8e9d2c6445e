"""Claims and placements, wilds, exchanges, Goggles.  CD-12, CD-32 to CD-41, CD-66, CD-68."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.layout import PARTNERS

from .labs import Card, lab

STUDY = 1
RESEARCH = 3


@pytest.mark.rule("CD-32", "CD-33", "CD-34")
def test_one_token_each_round_and_round_and_a_pass_is_final() -> None:
    table = lab(levels={0: "1211", 1: "1211", 2: "1211"}, field={0: Card("H2O")}, part=STUDY)
    table.play("0: claim 0", "1: pass", "2: claim 2")
    table.refuses("0: claim 0", "claimed-already", "CD-32", place=0, whom=0)
    table.play("0: claim 1")
    assert table.position.acting() == [2]  # seat 1 has passed
    table.play("claim 3")
    assert table.tokens(2) == (0, 1)
    assert table.question() != "Claiming"


@pytest.mark.rule("CD-35", "CD-A14", "CD-A15")
def test_then_each_may_move_one_token_of_an_earlier_round() -> None:
    field = {
        0: Card("H2O", has="H", claims="0"),
        1: Card("CO", claims="-0"),
        2: Card("N2", claims="1"),
        3: Card("O2", has="all"),
    }
    table = lab(field=field, levels={0: "1211", 1: "1111", 2: "1111"}, part=STUDY)
    table.play("0: claim 4", "2: pass")
    assert (table.question(), table.position.acting()) == ("Shifting", [0])
    table.refuses("shift 8 3", "placed-this-round", "CD-35", place=4, round=table.position.round)
    table.refuses("shift 2 3", "temporary-token", "CD-A14", space=2, place=1)
    table.refuses("shift 4 3", "not-your-token", "CD-35", space=4, place=2)
    table.refuses("shift 0 0", "there-already", "CD-35", place=0)
    table.refuses("shift 0 2", "claimed-already", "CD-35", place=2, whom=1)
    table.play("0: shift 0 3")
    assert (table.on(0), table.position.claimed(0)) == ("H", False)
    assert table.position.acting() == [1]
    table.play("1: shift 4 0")  # the compound that was left is open to those who come later
    assert table.position.claimants(0) == [1]
    assert table.position.track[0] == 5  # a complete compound may be claimed, and scores in this round


@pytest.mark.rule("CD-36", "CD-37", "CD-A16")
def test_elements_go_to_any_compound_up_to_the_level_of_research() -> None:
    table = lab(field={0: Card("H2O", claims="1"), 1: Card("CO2", has="C")}, benches={0: "H H O C"}, part=RESEARCH)
    table.refuses("place N 0", "none-on-bench", "CD-36", element=3)
    table.refuses("place C 1", "no-room", "CD-A16", place=1, compound=table.kind("CO2"), element=1, count=1)
    table.refuses("place H 0 1", "none-apart", "CD-66", element=0)
    assert table.play("place H 0") == ["placed"]
    table.play("place O 1")
    assert (table.on(0), table.on(1), table.bench(0)) == ("H", "C O", "H C")
    assert table.position.acting() != [0]  # two elements: that was all


@pytest.mark.rule("CD-38", "CD-39", "CD-A19", "CD-A20")
def test_who_completes_an_unclaimed_compound_claims_it_with_a_token_of_the_reserve() -> None:
    table = lab(field={0: Card("H2")}, benches={0: "H H"}, part=RESEARCH, deck=("N2",))
    assert table.play("place H 0", "place H 0")[:3] == ["placed", "placed", "completed-claimed"]
    assert table.position.track[0] == 5  # it was scored in the same round
    none = {1: Card("CO", claims="0"), 2: Card("CO2", claims="0")}
    table = lab(field={0: Card("H2"), **none}, levels={0: "1421"}, benches={0: "H H"}, part=RESEARCH)
    assert table.tokens(0) == (1, 0)  # a token on the bench, but none in reserve
    assert table.play("place H 0", "place H 0")[2] == "completed"
    assert (table.on(0), table.position.claimed(0)) == ("H H", False)


@pytest.mark.rule("CD-12", "CD-A17")
def test_a_wild_places_any_element_but_sulfur_from_the_bag() -> None:
    table = lab(field={0: Card("SO2"), 1: Card("H2")}, benches={0: "H"}, wilds=(0,), part=RESEARCH)
    table.refuses("wild S 0", "wild-sulfur", "CD-12")
    table.refuses("wild H 0", "no-room", "CD-A16", place=0, compound=table.kind("SO2"), element=0, count=0)
    table.play("place H 1", "wild O 0")
    assert (table.on(0), table.position.bag[2]) == ("O", 19)
    assert table.position.acting() != [0]  # it was one of the two placements
    table = lab(field={0: Card("SO2"), 1: Card("H3")}, benches={0: "H H"}, wilds=(0,), free_wild=1, part=RESEARCH)
    table.play("place H 1", "place H 1")
    table.refuses("place O 0", "all-placed", "CD-36", count=2)
    table.play("wild O 0")
    own = lab(field={}, wilds=(0, 1), part=RESEARCH)
    own.refuses("wild-fill C 1", "not-your-extinguisher", "CD-A21", extinguisher=1)
    own.refuses("wild-fill H 0", "extinguisher-full", "CD-A16", extinguisher=0, element=0)
    own.play("0: wild-fill C 0")


@pytest.mark.rule("CD-41", "CD-68", "CD-A18")
def test_three_of_a_type_or_with_the_pipet_two_buy_any_once() -> None:
    table = lab(benches={0: "H H H O O O"}, part=RESEARCH)
    table.refuses("exchange H S 2", "no-pipet", "CD-68")
    table.refuses("exchange C S 3", "too-few", "CD-41", element=1, held=0, count=3)
    table.play("exchange H S 3")
    assert (table.bench(0), table.position.bag[5]) == ("O O O S", 4)
    table.refuses("exchange O S 3", "exchanged-already", "CD-A18")
    pipet = lab(benches={0: "H H H"}, tools={0: "pipet"}, part=RESEARCH)
    assert [move for move in pipet.legal() if move.endswith(("S 2", "S 3"))] == [
        "exchange H S 2",
        "exchange H S 3",
    ]
    pipet.play("exchange H S 2")
    assert pipet.bench(0) == "H S"


@pytest.mark.rule("CD-66", "CD-A22")
def test_goggles_find_elements_that_stay_apart_and_are_given_back() -> None:
    table = lab(field={0: Card("H9")}, benches={1: "O O O"}, tools={1: "safety-goggles"}, part=RESEARCH)
    assert (table.question(), table.position.acting()) == ("GogglesWindow", [1])
    table.play("goggles", "crystal H", "crystal H")
    assert (table.bench(1), table.apart(1), table.question()) == ("O O O", "H H", "Placing")
    assert "exchange O H 3" in table.legal()
    table.play("place H 0 1")
    table.refuses("place H 0", "none-on-bench", "CD-36", element=0)
    table.play("pass")
    assert (table.apart(1), table.position.bag[0]) == ("", 29)


@pytest.mark.rule("CD-95", "CD-A50", "CD-A58")
def test_a_double_has_two_spaces_for_claims() -> None:
    field = {12: Card("H3O6", claims="1", has="H O O O O O O")}
    table = lab(field=field, benches={0: "H H"}, part=RESEARCH, layout=PARTNERS)
    table.play("place H 12", "place H 12")
    assert table.told("completed-claimed") == [{"seat": 0, "place": 12, "compound": table.kind("H3O6")}]
    assert table.position.track == [5, 5, 0]
    study = lab(field={13: Card("H9", claims="0")}, levels={0: "1311"}, part=STUDY, layout=PARTNERS)
    study.play("0: claim 13")
    study.refuses("1: claim 13", "claimed-already", "CD-32", place=13, whom=0)
    alone = lab(field={12: Card("H9", has="all", claims="0")}, part=4, layout=PARTNERS)
    assert alone.position.track == [0, 0, 0]  # it waits for a second claim
