"""Substances: what they are called, at what heat they melt and boil, whether they burn; a source a value.

`substances.tsv` and `values.tsv` are made by tools/freeze_substances.py.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from compoundry.chemistry.reading import parse
from compoundry.chemistry.tables import rows
from compoundry.kernel.errors import BadInput

LONGEST: Final = 100
ROOM: Final = 298.15
"""25 degrees C in kelvins."""
ZERO: Final = 273.15

SOLID: Final = "solid"
LIQUID: Final = "liquid"
GAS: Final = "gas"


class Value(NamedTuple):
    """One thing that was measured or reviewed.  `note` says what is to be known of it, or is empty."""

    text: str
    source: str
    note: str

    @property
    def kelvin(self) -> float:
        return float(self.text)

    @property
    def celsius(self) -> float:
        return round(self.kelvin - ZERO, 2)


class State(NamedTuple):
    """Solid, liquid or gas at 25 degrees C and 1 atm; and where that is known from."""

    state: str
    source: str
    note: str


class Substance(NamedTuple):
    """One substance.  Names are by language; without a common name `names` holds the systematic one."""

    cas: str
    formula: str
    smiles: str
    names: dict[str, str]
    systematic: dict[str, str]
    burns: bool
    burns_why: str
    values: dict[str, Value]
    """``melting``, ``boiling`` (in kelvins, at 1 atm) and ``state``, as far as they are known."""

    def state(self) -> State | None:
        """As somebody reviewed it, or as it follows from the melting and boiling points; None when it does not."""
        reviewed = self.values.get("state")
        if reviewed is not None:
            return State(reviewed.text, reviewed.source, reviewed.note)
        melting, boiling = self.values.get("melting"), self.values.get("boiling")
        if melting is not None and melting.kelvin > ROOM:
            return State(SOLID, melting.source, melting.note)
        if boiling is not None and boiling.kelvin <= ROOM:
            return State(GAS, boiling.source, boiling.note)
        if melting is not None and boiling is not None:
            return State(LIQUID, boiling.source, boiling.note)
        return None

    def called(self) -> set[str]:
        """All its names, in small letters."""
        return {name.lower() for name in (*self.names.values(), *self.systematic.values())}


@cache
def all_substances() -> tuple[Substance, ...]:
    """By CAS number."""
    values: dict[str, dict[str, Value]] = {}
    for cas, what, text, source, note in rows("values.tsv"):
        values.setdefault(cas, {})[what] = Value(text, source, note)
    return tuple(_substance(row, values.get(row[0], {})) for row in rows("substances.tsv"))


@cache
def by_cas() -> dict[str, Substance]:
    return {substance.cas: substance for substance in all_substances()}


def find(wanted: str) -> list[Substance]:
    """All substances of this CAS number, name or formula; raises `BadInput` when there is none.

    A formula finds every substance with its atoms, the one that is written so first.
    """
    text = wanted.strip()
    named = [one for one in all_substances() if text == one.cas or text.lower() in one.called()]
    found = named or _of_formula(text)
    if not found:
        raise BadInput("substance-unknown", substance=text[:LONGEST])
    return found


def _of_formula(text: str) -> list[Substance]:
    try:
        formula = parse(text)
    except BadInput:
        return []
    hill, written = formula.hill(), str(formula)
    found = [one for one in all_substances() if parse(one.formula).hill() == hill]
    return sorted(found, key=lambda one: one.formula != written)


def _substance(row: list[str], values: dict[str, Value]) -> Substance:
    cas, formula, smiles, name_en, systematic_en, name_de, systematic_de, burns, why = row
    return Substance(
        cas,
        formula,
        smiles,
        {"en": name_en, "de": name_de},
        {"en": systematic_en, "de": systematic_de},
        burns == "yes",
        why,
        values,
    )
