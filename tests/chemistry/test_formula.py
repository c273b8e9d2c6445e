"""Formulas: read, counted, printed, said; and what is no formula."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compoundry.chemistry.elements import all_elements
from compoundry.chemistry.formula import Atom, Formula, Group, charge_text
from compoundry.chemistry.reading import DEEPEST, LONGEST, MOST, parse
from compoundry.chemistry.speech import spoken, spoken_charge, spoken_ion
from compoundry.kernel.errors import BadInput
from compoundry.texts import Texts


@pytest.mark.parametrize(
    ("text", "composition", "charge", "unicode", "html"),
    [
        ("H2O", {"H": 2, "O": 1}, 0, "H₂O", "H<sub>2</sub>O"),
        ("Ca(OH)2", {"Ca": 1, "O": 2, "H": 2}, 0, "Ca(OH)₂", "Ca(OH)<sub>2</sub>"),
        ("NH4NO3", {"N": 2, "H": 4, "O": 3}, 0, "NH₄NO₃", "NH<sub>4</sub>NO<sub>3</sub>"),
        ("CO", {"C": 1, "O": 1}, 0, "CO", "CO"),
        ("Co", {"Co": 1}, 0, "Co", "Co"),
        ("C12H22O11", {"C": 12, "H": 22, "O": 11}, 0, "C₁₂H₂₂O₁₁", "C<sub>12</sub>H<sub>22</sub>O<sub>11</sub>"),
        ("SO4^2-", {"S": 1, "O": 4}, -2, "SO₄²⁻", "SO<sub>4</sub><sup>2−</sup>"),
        ("NH4^+", {"N": 1, "H": 4}, 1, "NH₄⁺", "NH<sub>4</sub><sup>+</sup>"),
        ("Na+", {"Na": 1}, 1, "Na⁺", "Na<sup>+</sup>"),
        ("OH-", {"O": 1, "H": 1}, -1, "OH⁻", "OH<sup>−</sup>"),
        ("[Fe(CN)6]^4-", {"Fe": 1, "C": 6, "N": 6}, -4, "[Fe(CN)₆]⁴⁻", "[Fe(CN)<sub>6</sub>]<sup>4−</sup>"),
        ("CaSO4*2H2O", {"Ca": 1, "S": 1, "O": 6, "H": 4}, 0, "CaSO₄·2H₂O", "CaSO<sub>4</sub>·2H<sub>2</sub>O"),
        ("2CaSO4·H2O", {"Ca": 2, "S": 2, "O": 9, "H": 2}, 0, "2CaSO₄·H₂O", "2CaSO<sub>4</sub>·H<sub>2</sub>O"),
    ],
)
def test_a_formula_is_read_and_printed(
    text: str, composition: dict[str, int], charge: int, unicode: str, html: str
) -> None:
    formula = parse(text)
    assert (formula.composition(), formula.charge) == (composition, charge)
    assert (formula.unicode(), formula.html()) == (unicode, html)
    assert formula.atoms() == sum(composition.values())
    assert parse(str(formula)) == parse(unicode) == formula


@pytest.mark.parametrize(
    ("text", "hill"),
    [
        ("CH3COOH", "C2H4O2"),
        ("CO(NH2)2", "CH4N2O"),
        ("Ca(OH)2", "CaH2O2"),
        ("H2SO4", "H2O4S"),
        ("CaCO3", "CCaO3"),
        ("NaHCO3", "CHNaO3"),
        ("SO4^2-", "O4S^2-"),
    ],
)
def test_hills_order(text: str, hill: str) -> None:
    assert parse(text).hill() == hill


@pytest.mark.parametrize(("text", "mass"), [("H2O", 18.015), ("CaCO3", 100.086), ("C12H22O11", 342.297)])
def test_molar_masses(text: str, mass: float) -> None:
    assert parse(text).mass() == pytest.approx(mass, abs=0.001)


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "formula-empty", {}),
        (" \n", "formula-empty", {}),
        ("h2o", "formula-element", {"at": 1, "found": "h", "near": "H"}),
        ("H2Ox", "formula-element", {"at": 3, "found": "Ox", "near": ""}),
        ("Xy", "formula-element", {"at": 1, "found": "Xy", "near": ""}),
        ("H2 O", "formula-letter", {"at": 3, "found": " "}),
        ("H2?", "formula-letter", {"at": 3, "found": "?"}),
        ("é", "formula-letter", {"at": 1, "found": "é"}),
        ("H1", "formula-number", {"at": 2, "found": "1"}),
        ("H02", "formula-number", {"at": 2, "found": "02"}),
        ("H1000", "formula-number", {"at": 2, "found": "1000"}),
        ("Ca(OH", "formula-open", {"at": 3, "bracket": "(", "end": ")"}),
        ("Ca(OH]2", "formula-open", {"at": 3, "bracket": "(", "end": ")"}),
        ("Ca)2", "formula-closed", {"at": 3, "found": ")"}),
        ("Ca()2", "formula-hollow", {"at": 4}),
        ("((((((H))))))", "formula-deep", {"at": 6, "most": DEEPEST}),
        ("CaSO4*", "formula-more", {"at": 6}),
        ("2H2O", "formula-amount", {"at": 1, "amount": 2}),
        ("Ca^2", "formula-charge", {"at": 3}),
        ("Ca^", "formula-charge", {"at": 3}),
        ("Ca^0+", "formula-number", {"at": 4, "found": "0"}),
        ("^2-", "formula-letter", {"at": 1, "found": "^"}),
        ("Ca2+", "formula-unclear", {"one": "Ca^2+", "other": "Ca2^+"}),
        ("SO42-", "formula-unclear", {"one": "SO4^2-", "other": "SO42^-"}),
    ],
)
def test_what_is_no_formula_is_told_where_and_why(text: str, code: str, params: dict[str, object]) -> None:
    with pytest.raises(BadInput) as wrong:
        parse(text)
    assert wrong.value.code == code
    assert params.items() <= wrong.value.params.items()
    for language in ("en", "de"):
        texts = Texts(language)
        assert texts.error(wrong.value)
        assert texts.faults == []


def test_a_long_text_is_not_read() -> None:
    assert parse("C" * LONGEST).atoms() == LONGEST
    with pytest.raises(BadInput, match="at most 100"):
        parse("C" * (LONGEST + 1))


SYMBOLS = st.sampled_from([element.symbol for element in all_elements()])
COUNTS = st.one_of(st.just(1), st.integers(1, MOST))
ATOMS = st.builds(Atom, SYMBOLS, COUNTS)
PARTS = st.recursive(
    ATOMS,
    lambda inner: st.builds(Group, st.sampled_from("(["), st.lists(inner, min_size=1, max_size=2).map(tuple), COUNTS),
    max_leaves=4,
)


@st.composite
def formulas(draw: st.DrawFn) -> Formula:
    bodies = draw(st.lists(st.lists(PARTS, min_size=1, max_size=3).map(tuple), min_size=1, max_size=3))
    counts = [draw(COUNTS) if len(bodies) > 1 else 1 for _ in bodies]
    pieces = [Group("", body, times) for body, times in zip(bodies, counts, strict=True)]
    return Formula(tuple(pieces), draw(st.integers(-9, 9)))


def depth(part: Atom | Group) -> int:
    return 0 if isinstance(part, Atom) else 1 + max(depth(inner) for inner in part.parts)


@given(formulas())
@settings(deadline=None, max_examples=80)
def test_what_is_printed_is_read_back(formula: Formula) -> None:
    fits = len(str(formula)) <= LONGEST and max(depth(piece) for piece in formula.pieces) <= DEEPEST + 1
    if fits:
        assert parse(str(formula)) == formula
        assert parse(formula.unicode()) == formula


def refused(text: str) -> BadInput | None:
    try:
        assert parse(text).atoms() >= 1
    except BadInput as wrong:
        return wrong
    return None


@given(st.text(max_size=30) | st.text("HCONaSg()[]0123*·^+- ²⁺₂", max_size=12))
@settings(deadline=None, max_examples=300)
def test_any_text_is_a_formula_or_bad_input(text: str) -> None:
    wrong = refused(text)
    if wrong is not None:
        assert wrong.code.startswith("formula-")
        assert Texts("de").error(wrong)


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("H2O", "en", "hydrogen two, oxygen"),
        ("H2O", "de", "Wasserstoff zwei, Sauerstoff"),
        ("Ca(OH)2", "en", "calcium, bracket, oxygen, hydrogen, bracket closed two"),
        ("Ca(OH)2", "de", "Calcium, Klammer auf, Sauerstoff, Wasserstoff, Klammer zu zwei"),
        ("CaSO4*2H2O", "en", "calcium, sulfur, oxygen four, dot, two, hydrogen two, oxygen"),
        ("SO4^2-", "en", "sulfur, oxygen four, two minus"),
        ("C13H28", "en", "carbon 13, hydrogen 28"),
    ],
)
def test_a_formula_is_said_element_by_element(text: str, language: str, said: str) -> None:
    assert spoken(parse(text), Texts(language)) == said


def test_an_ion_is_said_by_its_name_and_its_charge() -> None:
    house = Texts()
    assert spoken_ion("sulfate", -2, house) == "sulfate, two minus"
    assert [spoken_charge(charge, house) for charge in (1, -1, 3)] == ["plus", "minus", "three plus"]
    assert [charge_text(charge) for charge in (0, 1, -1, 2, -3)] == ["", "+", "-", "2+", "3-"]
