"""The table of the elements: whole, in order, and in agreement with RDKit's own."""

from __future__ import annotations

from importlib import resources

import pytest
from rdkit.Chem import GetPeriodicTable

from compoundry.chemistry.elements import Element, all_elements, by_symbol, find
from compoundry.kernel.errors import BadInput

FAMILIES = {
    "nonmetal",
    "noble-gas",
    "alkali-metal",
    "alkaline-earth-metal",
    "metalloid",
    "halogen",
    "post-transition-metal",
    "transition-metal",
    "lanthanide",
    "actinide",
}


def test_the_file_names_its_source_and_has_a_line_for_each_element() -> None:
    lines = (resources.files("compoundry.chemistry") / "elements.tsv").read_text(encoding="utf-8").splitlines()
    assert "mendeleev 1.3.0" in lines[0]
    assert [int(line.split("\t")[0]) for line in lines[2:]] == [*range(1, 119)]
    assert {line.count("\t") for line in lines[2:]} == {9}


def test_symbols_and_masses_are_those_that_rdkit_knows() -> None:
    table = GetPeriodicTable()
    for element in all_elements():
        assert table.GetElementSymbol(element.number) == element.symbol
        measured = not element.mass.startswith("[")
        assert element.weight == pytest.approx(table.GetAtomicWeight(element.number), abs=0.02 if measured else 12)


def test_every_element_has_two_names_a_place_and_a_family() -> None:
    for language in ("en", "de"):
        assert len({element.name(language) for element in all_elements()}) == 118
    for element in all_elements():
        assert element.name("en").islower()
        assert element.name("de").istitle()
        assert element.family in FAMILIES
        assert not set(element.main) & set(element.other)
    periods = [element.period for element in all_elements()]
    assert [periods.count(period) for period in range(1, 8)] == [2, 8, 8, 18, 18, 32, 32]
    assert [element.symbol for element in all_elements() if element.group == 18] == [
        "He",
        "Ne",
        "Ar",
        "Kr",
        "Xe",
        "Rn",
        "Og",
    ]
    assert len([element for element in all_elements() if element.group is None]) == 28


def test_the_elements_of_the_bag() -> None:
    told = {symbol: (by_symbol()[symbol].mass, by_symbol()[symbol].main) for symbol in ["H", "C", "O", "N", "Ca", "S"]}
    assert told == {
        "H": ("1.008", (-1, 1)),
        "C": ("12.011", (-4, 4)),
        "O": ("15.999", (-2,)),
        "N": ("14.007", (-3, 3, 5)),
        "Ca": ("40.078", (2,)),
        "S": ("32.06", (-2, 2, 4, 6)),
    }


@pytest.mark.parametrize("wanted", ["Fe", " Fe ", "iron", "IRON", "Eisen", "eisen", "26"])
def test_an_element_is_found_by_symbol_name_and_number(wanted: str) -> None:
    assert find(wanted) == by_symbol()["Fe"]


@pytest.mark.parametrize(("wanted", "near"), [("fe", "Fe"), ("CA", "Ca"), ("", ""), ("119", ""), ("Xy", ""), ("é", "")])
def test_what_is_no_element_is_refused_and_a_slip_is_seen(wanted: str, near: str) -> None:
    with pytest.raises(BadInput) as wrong:
        find(wanted)
    assert wrong.value.code == "element-unknown"
    assert wrong.value.params["near"] == near
    assert ("Did you mean" in str(wrong.value)) == bool(near)


def test_the_mass_of_an_element_without_a_standard_weight_is_in_brackets() -> None:
    bare = [element.symbol for element in all_elements() if element.mass.startswith("[")]
    assert {"Tc", "Pm", "Po", "Rn", "Og"} <= set(bare)
    assert not {"Bi", "Th", "Pa", "U"} & set(bare)
    technetium: Element = by_symbol()["Tc"]
    assert (technetium.mass, technetium.weight) == ("[98]", 98)
