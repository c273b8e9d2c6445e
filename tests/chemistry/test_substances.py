"""The frozen tables of the substances: well formed, sourced, reviewed, and in agreement with themselves."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from compoundry import chemistry
from compoundry.chemistry.reading import parse
from compoundry.chemistry.structure import structure
from compoundry.chemistry.substances import ROOM, Substance, all_substances, by_cas, find
from compoundry.kernel.errors import BadInput

HOME = Path(chemistry.__file__).parent
TOOLS = Path(__file__).resolve().parents[2] / "tools"

TABLES = (
    "CRC Handbook, organic compounds",
    "CRC Handbook, inorganic compounds",
    "CoolProp (HEOS)",
    "NIST WebBook",
    "Wikidata",
)
"""Where numbers may come from: measured, and free to be passed on."""

LOOKED_UP = ("PubChem", "CAMEO Chemicals")
"""Where somebody looked up a state that no table gives."""


def frozen(name: str) -> list[list[str]]:
    text = (HOME / f"{name}.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]


def reviewed(name: str) -> list[dict[str, str]]:
    with (TOOLS / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def by_number(cas: str) -> list[int]:
    return [int(part) for part in cas.split("-")]


def test_the_files_are_sorted_and_name_their_source() -> None:
    for name, fields in (("substances", 9), ("values", 5)):
        data = (HOME / f"{name}.tsv").read_bytes()
        assert b"chemicals 1.5.2" in data.splitlines()[0]
        assert data.endswith(b"\n")
        assert {len(row) for row in frozen(name)} == {fields}
        numbers = [by_number(row[0]) for row in frozen(name)]
        assert numbers == sorted(numbers)
    assert len(by_cas()) == len(all_substances()) == len(frozen("substances"))
    keys = [(row[0], row[1]) for row in frozen("values")]
    assert len(keys) == len(set(keys))
    assert {cas for cas, _ in keys} <= set(by_cas())


def test_every_value_has_a_source_that_may_be_used() -> None:
    for cas, what, text, source, note in frozen("values"):
        if what == "state":
            assert text in ("solid", "liquid", "gas")
            assert source in TABLES + LOOKED_UP
            assert note, cas
        else:
            assert what in ("melting", "boiling")
            assert source in TABLES, cas
            assert 10 < float(text) < 4000


def test_the_frozen_files_are_the_reviewed_ones() -> None:
    assert [[*row.values()] for row in sorted(reviewed("substances"), key=lambda row: by_number(row["cas"]))] == frozen(
        "substances"
    )
    for row in reviewed("reviews"):
        assert row["note"], row
        value = by_cas()[row["cas"]].values.get(row["property"])
        if row["value"]:
            assert value is not None
            assert (value.text, value.source, value.note) == (row["value"], row["source"], row["note"])
        else:
            assert value is None


def test_only_what_was_reviewed_has_a_note() -> None:
    notes = {(row["cas"], row["property"]) for row in reviewed("reviews") if row["value"]}
    assert {(row[0], row[1]) for row in frozen("values") if row[4]} == notes


@pytest.mark.parametrize("substance", all_substances(), ids=lambda one: one.cas)
def test_a_substance_is_whole(substance: Substance) -> None:
    digits = substance.cas.replace("-", "")
    assert sum(place * int(digit) for place, digit in enumerate(digits[-2::-1], 1)) % 10 == int(digits[-1])
    formula, drawn = parse(substance.formula), structure(substance.smiles)
    assert str(formula) == substance.formula
    assert (drawn.composition, drawn.charge) == (formula.composition(), 0)
    for names in (substance.names, substance.systematic):
        assert names["en"]
        assert names["de"]
    assert substance.burns_why
    assert substance.state() is not None


def test_melting_comes_before_boiling_and_what_is_near_25_degrees_was_looked_at() -> None:
    for substance in all_substances():
        melting, boiling = substance.values.get("melting"), substance.values.get("boiling")
        if melting and boiling and melting.kelvin >= boiling.kelvin:
            assert "sublimes" in boiling.note, substance.cas
        for value in (melting, boiling):
            if value and abs(value.kelvin - ROOM) < 2:
                assert value.note, substance.cas


def test_the_figures_in_the_documents_are_right() -> None:
    values = frozen("values")
    numbers = [row[3] for row in values if row[1] != "state"]
    kinds = [len([row for row in values if row[1] == kind]) for kind in ("melting", "boiling", "state")]
    by_source = [numbers.count(source) for source in TABLES]
    thrown_out = [row for row in reviewed("reviews") if not row["value"]]
    burning = [substance for substance in all_substances() if substance.burns]
    told = (TOOLS.parent / "docs" / "chemistry.md").read_text(encoding="utf-8")
    figures = told[told.index("## Figures") : told.index("## How a state follows")]
    counted = [118, len(all_substances()), len(burning), len(values), *kinds, len(numbers), *by_source]
    assert [int(one) for one in re.findall(r"\d+", figures)] == [*counted, len(reviewed("reviews")), len(thrown_out)]


@pytest.mark.parametrize(
    ("name", "melting", "boiling", "state"),
    [
        ("water", 0, 100, "liquid"),
        ("ethanol", -114.1, 78.4, "liquid"),
        ("methane", -182.5, -161.5, "gas"),
        ("ammonia", -77.7, -33.3, "gas"),
        ("benzene", 5.5, 80.1, "liquid"),
        ("acetic acid", 16.6, 117.9, "liquid"),
        ("hydrogen cyanide", -13.3, 25.6, "liquid"),
        ("hydroxylamine", 33, None, "solid"),
        ("carbon dioxide", -56.6, None, "gas"),
        ("urea", 133, None, "solid"),
        ("gypsum", None, None, "solid"),
    ],
)
def test_what_everybody_knows(name: str, melting: float | None, boiling: float | None, state: str) -> None:
    [substance] = find(name)
    told = substance.state()
    assert told is not None
    assert told.state == state
    for what, expected in (("melting", melting), ("boiling", boiling)):
        value = substance.values.get(what)
        assert (value is None) == (expected is None)
        if value is not None:
            assert value.celsius == pytest.approx(expected, abs=0.7)


def test_a_substance_is_found_by_number_name_and_formula() -> None:
    water = by_cas()["7732-18-5"]
    for wanted in ("7732-18-5", "water", "WASSER", "Oxidan", "H2O", "OH2", "H₂O", " water "):
        assert find(wanted) == [water]
    assert [one.names["en"] for one in find("C2H6O")] == ["ethanol", "dimethyl ether"]
    assert [one.names["en"] for one in find("CH3OCH3")] == ["dimethyl ether", "ethanol"]


@pytest.mark.parametrize("wanted", ["", "xenon hexafluoride", "XeF6", "7732-18-6", "SO4^2-", "(", "\0"])
def test_what_is_not_known_is_refused(wanted: str) -> None:
    with pytest.raises(BadInput) as wrong:
        find(wanted)
    assert wrong.value.code == "substance-unknown"
