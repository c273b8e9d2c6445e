"""Phase 3, Research: elements into the field.  CD-12, CD-36 to CD-39, CD-41, CD-64, CD-A16 to CD-A21."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.layout import SHORT

from .labs import Card, Table, lab

ALL_OXYGEN = "O " * 20
ALL_SULFUR = "S " * 5
"""On somebody's bench it is not in the bag."""


def turns(table: Table) -> list[int]:
    """Whose turns of Research come, one after the other, if all pass."""
    seats = []
    while table.question() == "Placing":
        seats.append(table.position.acting()[0])
        table.play("pass")
    return seats


# Placing


@pytest.mark.rule("CD-36")
def test_from_the_lead_on_each_has_one_whole_turn() -> None:
    benches = dict.fromkeys(range(4), "H H")
    table = lab(4, field={0: Card("H8")}, benches=benches, lead=2)
    assert (table.question(), table.position.acting()) == ("Placing", [2])
    assert table.play("place H 0") == ["placed"]
    assert table.told("placed") == [{"seat": 2, "element": 0, "place": 0, "compound": table.kind("H8")}]
    assert table.position.acting() == [2]  # the turn goes on
    table.play("place H 0")
    assert table.position.acting() == [3]
    assert turns(table) == [3, 0, 1]
    assert (table.on(0), table.bench(2), table.bench(3)) == ("H H", "", "H H")


@pytest.mark.rule("CD-36", "CD-64")
@pytest.mark.parametrize(("level", "many"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_research_says_how_many_elements(level: int, many: int) -> None:
    table = lab(field={0: Card("H9")}, benches={0: "H " * 8}, levels={0: f"11{level}1"}, wilds=(0,))
    table.play(*["0: place H 0"] * many)
    assert table.on(0) == " ".join("H" * many)
    assert table.position.acting() == [0]  # three hydrogen might be exchanged
    table.refuses("place H 0", "all-placed", "CD-36", count=many)
    table.refuses("fill C 0", "all-placed", "CD-36", count=many)
    table.refuses("wild O 0", "all-placed", "CD-36", count=many)


@pytest.mark.rule("CD-A16")
def test_fewer_may_be_placed_or_none() -> None:
    table = lab(field={0: Card("H3")}, benches={0: "H H", 1: "H"})
    table.play("0: place H 0", "0: pass")
    assert table.position.acting() == [1]
    table.play("1: pass")
    assert (table.on(0), table.bench(0), table.bench(1)) == ("H", "H", "H")


@pytest.mark.rule("CD-36", "CD-37", "CD-45")
def test_any_compound_will_do_but_only_who_claimed_it_benefits() -> None:
    field = {0: Card("H2O", has="H O", claims="1", points=4), 1: Card("CO"), 2: Card("N2", claims="0")}
    table = lab(field=field, benches={0: "H C N"}, levels={0: "1121"})
    assert [text for text in table.legal() if text.startswith("place")] == ["place H 0", "place C 1", "place N 2"]
    table.play("place H 0", "place C 1", "place N 2")
    assert table.question() == "Raising"  # seat 1 has scored what seat 0 completed
    assert (table.position.acting(), table.position.track) == ([1], [0, 4, 0])


@pytest.mark.rule("CD-A16")
def test_an_element_needs_an_open_space_of_its_own_kind() -> None:
    table = lab(field={0: Card("H2O", has="O"), 1: Card("CO")}, benches={0: "O N"}, layout=SHORT)
    table.refuses("place O 0", "no-room", "CD-A16", place=0, compound=table.kind("H2O"), element=2, count=1)
    table.refuses("place N 1", "no-room", "CD-A16", place=1, compound=table.kind("CO"), element=3, count=0)
    table.refuses("place O 12", "no-card-there", "CD-A16", place=12)
    table.refuses("place O 15", "no-card-there", "CD-A16", place=15)
    table.play("place O 1")
    assert table.on(1) == "O"


@pytest.mark.rule("CD-A16", "CD-A24")
def test_a_gap_takes_nothing() -> None:
    table = lab(field={0: Card("H2O", burns=1), 15: Card("O3")}, benches={0: "O"}, tools={0: "bunsen-burner"})
    table.play("0: burn 0")
    table.refuses("place O 0", "no-card-there", "CD-A16", place=0)


@pytest.mark.rule("CD-A16")
def test_a_full_compound_takes_nothing() -> None:
    table = lab(field={0: Card("H2O", has="all"), 1: Card("O2")}, benches={0: "O H"})
    full = table.kind("H2O")
    table.refuses("place H 0", "no-room", "CD-A16", place=0, compound=full, element=0, count=2)
    table.refuses("place O 0", "no-room", "CD-A16", place=0, compound=full, element=2, count=1)


@pytest.mark.rule("CD-36")
def test_only_what_lies_on_ones_bench_is_placed() -> None:
    table = lab(field={0: Card("H2O")}, benches={0: "H", 1: "O"})
    table.refuses("place O 0", "none-on-bench", "CD-36", element=2)
    table.play("place H 0")
    assert table.position.acting() == [1]  # the bench is empty


# Completing


@pytest.mark.rule("CD-38", "CD-A19")
def test_the_last_element_on_an_unclaimed_compound_claims_it() -> None:
    table = lab(field={0: Card("H2O", has="H H"), 1: Card("C3")}, benches={0: "O", 1: "C"})
    assert table.play("0: place O 0") == ["placed", "completed-claimed"]
    assert (table.position.claimants(0), table.position.temporary[0], table.tokens(0)) == ([0], 1, (1, 1))
    table.play("1: pass")
    assert table.position.track == [5, 0, 0]
    assert table.tokens(0) == (1, 2)


@pytest.mark.rule("CD-38")
def test_it_is_the_last_element_that_counts() -> None:
    table = lab(field={0: Card("H2O"), 1: Card("C3")}, benches={0: "H H", 1: "O", 2: "C"})
    assert table.play("0: place H 0", "0: place H 0") == ["placed", "placed"]
    assert not table.position.claimed(0)
    table.play("1: place O 0")
    assert table.position.claimants(0) == [1]
    assert table.tokens(0) == (1, 2)


@pytest.mark.rule("CD-38", "CD-37")
def test_a_claimed_compound_is_not_claimed_again() -> None:
    table = lab(field={0: Card("H2O", has="H H", claims="1"), 1: Card("C3")}, benches={0: "O", 2: "C"})
    assert table.play("0: place O 0") == ["placed", "completed"]
    assert table.told("completed") == [{"seat": 0, "place": 0, "compound": table.kind("H2O"), "seats": [1]}]
    assert (table.position.claimants(0), table.tokens(0)) == ([1], (1, 2))


@pytest.mark.rule("CD-39", "CD-A20")
def test_without_a_token_in_reserve_there_is_no_claim_and_no_score() -> None:
    """Study 3: two active tokens in the field, one on the bench, none in reserve."""
    field = {0: Card("H2O", has="H H"), 1: Card("C3", claims="0"), 2: Card("N3", claims="0")}
    table = lab(field=field, levels={0: "1311"}, benches={0: "O", 1: "C"})
    assert table.tokens(0) == (1, 0)
    assert table.play("0: place O 0") == ["placed", "completed"]
    assert table.told("completed") == [{"seat": 0, "place": 0, "compound": table.kind("H2O"), "seats": []}]
    assert not table.position.claimed(0)
    assert table.tokens(0) == (1, 0)
    table.play("1: pass")
    assert (table.card(0), table.on(0), table.position.track) == ("H2O", "H H O", [0, 0, 0])
    table.until("Claiming")
    table.play("1: claim 0")  # it waits for whoever claims it (CD-A15)
    table.until("Raising")
    assert table.position.track == [0, 5, 0]


@pytest.mark.rule("CD-38", "CD-39")
def test_each_completion_takes_a_token_as_long_as_there_is_one() -> None:
    field = {0: Card("H2"), 1: Card("O2", has="O"), 2: Card("N2", has="N"), 3: Card("C3")}
    table = lab(field=field, levels={0: "1131"}, benches={0: "H H O N", 1: "C"})
    table.play("0: place H 0", "0: place H 0", "0: place O 1", "0: place N 2")
    assert [table.position.claimants(place) for place in range(3)] == [[0], [0], []]
    assert table.tokens(0) == (1, 0)


# Extinguishers


@pytest.mark.rule("CD-36", "CD-A21")
def test_elements_go_onto_the_own_extinguisher_too() -> None:
    table = lab(field={0: Card("C3")}, benches={0: "C O O", 1: "C"})
    assert table.play("0: fill C 0") == ["filled"]
    assert table.told("filled") == [{"seat": 0, "element": 1, "extinguisher": 0}]
    table.refuses("fill O 1", "not-your-extinguisher", "CD-A21", extinguisher=1)
    table.refuses("fill O 4", "not-your-extinguisher", "CD-A21", extinguisher=4)
    table.play("fill O 0")
    assert (table.position.acting(), table.bench(0)) == ([1], "O")  # two placements, as Research allows
    assert (table.position.lacks(0, 1), table.position.lacks(0, 2)) == (0, 1)
    assert not table.position.full(0)


@pytest.mark.rule("CD-A16", "CD-A21")
def test_an_extinguisher_takes_one_carbon_and_two_oxygen() -> None:
    table = lab(benches={0: "C O O O H"}, levels={0: "1141"}, filling={0: "C O"})
    table.refuses("fill C 0", "extinguisher-full", "CD-A16", extinguisher=0, element=1)
    table.refuses("fill H 0", "extinguisher-full", "CD-A16", extinguisher=0, element=0)
    table.refuses("fill S 0", "none-on-bench", "CD-36", element=5)
    table.play("fill O 0")
    table.refuses("fill O 0", "extinguisher-full", "CD-A16", extinguisher=0, element=2)
    done = lab(benches={0: "C O"}, ready=(0,))
    done.refuses("fill C 0", "extinguisher-full", "CD-A16", extinguisher=0, element=1)


# Wilds


@pytest.mark.rule("CD-12", "CD-A17")
def test_a_wild_brings_an_element_from_the_bag_at_once() -> None:
    table = lab(field={0: Card("CaO"), 1: Card("C3")}, benches={0: "H", 1: "C"}, wilds=(0, 1))
    assert table.play("0: wild Ca 0") == ["wild"]
    assert table.told("wild") == [{"seat": 0, "element": 4, "place": 0, "compound": table.kind("CaO")}]
    assert (table.on(0), table.bench(0), table.position.bag[4], table.position.wilds) == ("Ca", "H", 9, [0, 1, 0])
    table.refuses("wild O 0", "no-wild", "CD-12")


@pytest.mark.rule("CD-12")
def test_a_wild_is_anything_but_sulfur() -> None:
    table = lab(field={0: Card("HCONCaS")}, wilds=(0,))
    table.refuses("wild S 0", "wild-sulfur", "CD-12")
    wilds = [text for text in table.legal() if text.startswith("wild ")]
    assert wilds == ["wild H 0", "wild C 0", "wild O 0", "wild N 0", "wild Ca 0"]


@pytest.mark.rule("CD-12", "CD-A16")
def test_placement_rules_apply_to_a_wild() -> None:
    table = lab(field={0: Card("H2O", has="O"), 1: Card("CO")}, wilds=(0,), layout=SHORT)
    table.refuses("wild O 0", "no-room", "CD-A16", place=0, compound=table.kind("H2O"), element=2, count=1)
    table.refuses("wild O 12", "no-card-there", "CD-A16", place=12)


@pytest.mark.rule("CD-A17", "CD-38")
def test_a_wild_completes_and_claims_like_any_other_placement() -> None:
    table = lab(field={0: Card("H2O", has="H O"), 1: Card("C3")}, benches={1: "C"}, wilds=(0,))
    assert table.play("0: wild H 0") == ["wild", "completed-claimed"]
    assert (table.position.claimants(0), table.position.temporary[0]) == ([0], 1)


@pytest.mark.rule("CD-12", "CD-A17")
def test_a_wild_goes_onto_the_own_extinguisher() -> None:
    table = lab(benches={0: "H"}, wilds=(0, 1), filling={0: "O O", 1: "O"})
    assert table.legal()[:3] == ["wild-fill C 0", "pass"]
    table.refuses("wild-fill C 1", "not-your-extinguisher", "CD-A21", extinguisher=1)
    table.refuses("wild-fill O 0", "extinguisher-full", "CD-A16", extinguisher=0, element=2)
    table.refuses("wild-fill S 0", "wild-sulfur", "CD-12")
    assert table.play("wild-fill C 0") == ["wild-filled"]
    assert table.told("wild-filled") == [{"seat": 0, "element": 1, "extinguisher": 0}]
    assert table.position.full(0)
    table.refuses("wild-fill C 0", "no-wild", "CD-12")


@pytest.mark.rule("CD-A17")
def test_a_wild_is_one_of_the_placements() -> None:
    table = lab(field={0: Card("H4")}, benches={0: "H H H", 1: "H"}, wilds=(0,))
    table.play("0: wild H 0", "0: place H 0")
    assert table.position.acting() == [1]  # that made two
    late = lab(field={0: Card("H4")}, benches={0: "H H H H H"}, wilds=(0,))
    late.play("0: place H 0", "0: place H 0")
    late.refuses("wild H 0", "all-placed", "CD-36", count=2)
    late.refuses("wild-fill C 0", "all-placed", "CD-36", count=2)


@pytest.mark.rule("CD-A17")
def test_a_wild_needs_the_element_in_the_bag() -> None:
    table = lab(field={0: Card("H2O")}, benches={2: ALL_OXYGEN}, wilds=(0,))
    table.refuses("wild O 0", "none-in-bag", "CD-A17", element=2)
    table.refuses("wild-fill O 0", "none-in-bag", "CD-A17", element=2)
    table.play("wild H 0")


@pytest.mark.rule("CD-A17")
def test_a_wild_is_used_in_ones_own_turn() -> None:
    table = lab(field={0: Card("H2O")}, benches={0: "H"}, wilds=(1,))
    assert table.position.acting() == [0]
    refusal = table.position.refusal(1, table.move("wild H 0"))
    assert refusal is not None
    assert refusal.rule == "K-2"


# Exchanges


@pytest.mark.rule("CD-41", "CD-A18")
def test_three_of_a_kind_buy_any_one_sulfur_too() -> None:
    table = lab(benches={0: "H H H H C"})
    assert [text for text in table.legal() if "exchange" in text] == [
        f"exchange H {element} 3" for element in ("H", "C", "O", "N", "Ca", "S")
    ]
    assert table.play("exchange H S 3") == ["exchanged"]
    assert table.told("exchanged") == [{"seat": 0, "gives": 0, "takes": 5, "count": 3}]
    assert (table.bench(0), table.position.bag) == ("H C S", [29, 19, 20, 15, 10, 4])


@pytest.mark.rule("CD-41")
def test_three_must_be_there_and_of_one_kind() -> None:
    table = lab(benches={0: "H H C C"})
    table.refuses("exchange H S 3", "too-few", "CD-41", element=0, held=2, count=3)
    table.refuses("exchange O S 3", "too-few", "CD-41", element=2, held=0, count=3)


@pytest.mark.rule("CD-41", "CD-A18")
def test_an_exchange_is_made_once_a_round() -> None:
    table = lab(field={0: Card("N9")}, benches={0: "H H H C C C N"})
    table.play("exchange H O 3")
    table.refuses("exchange C O 3", "exchanged-already", "CD-A18")
    assert not [text for text in table.legal() if "exchange" in text]


@pytest.mark.rule("CD-A18")
def test_it_is_no_placement_and_possible_at_any_point_of_the_turn() -> None:
    table = lab(field={0: Card("H4")}, benches={0: "H H C C C", 1: "H"})
    table.play("0: place H 0", "0: place H 0")  # all that Research allows
    assert table.position.acting() == [0]
    assert table.legal()[-1] == "pass"
    table.play("0: exchange C S 3")
    assert (table.bench(0), table.position.acting()) == ("S", [1])
    first = lab(field={0: Card("CaO")}, benches={0: "H H H O"})
    first.play("0: exchange H Ca 3", "0: place Ca 0", "0: place O 0")
    assert first.position.track == [5, 0, 0]


@pytest.mark.rule("CD-A18")
def test_the_wanted_element_must_be_in_the_bag_before_the_others_go_in() -> None:
    table = lab(benches={0: "H H H Ca Ca Ca", 2: "Ca " * 7 + ALL_SULFUR})
    table.refuses("exchange H S 3", "none-in-bag", "CD-A18", element=5)
    table.refuses("exchange Ca Ca 3", "none-in-bag", "CD-A18", element=4)
    assert [text for text in table.legal() if text.startswith("exchange Ca")] == [
        f"exchange Ca {element} 3" for element in ("H", "C", "O", "N")
    ]


@pytest.mark.rule("CD-68", "CD-A18")
def test_a_pipet_buys_with_two() -> None:
    table = lab(benches={0: "H H N"}, tools={0: "pipet"})
    assert table.play("exchange H S 2") == ["exchanged"]
    assert (table.bench(0), table.position.bag[0], table.tool(0, "pipet")) == ("N S", 30, 1)
    short = lab(benches={0: "H N"}, tools={0: "pipet"})
    short.refuses("exchange H S 2", "too-few", "CD-68", element=0, held=1, count=2)


@pytest.mark.rule("CD-68")
def test_without_a_pipet_of_ones_own_there_is_no_buying_with_two() -> None:
    table = lab(benches={0: "H H H"}, tools={1: "pipet"})
    table.refuses("exchange H S 2", "no-pipet", "CD-68")
    assert not [text for text in table.legal() if text.startswith("exchange") and text.endswith("2")]


@pytest.mark.rule("CD-68", "CD-A18")
@pytest.mark.parametrize("first", ["exchange H S 2", "exchange H S 3"])
def test_a_pipet_is_used_once_and_not_beside_three_for_one(first: str) -> None:
    table = lab(benches={0: "H H H C C C"}, tools={0: "pipet"})
    table.play(first)
    table.refuses("exchange C S 2", "exchanged-already", "CD-A18")
    table.refuses("exchange C S 3", "exchanged-already", "CD-A18")
