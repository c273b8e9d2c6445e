"""The 118 elements.  `elements.tsv` is made by tools/freeze_elements.py."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from compoundry.chemistry.tables import rows
from compoundry.kernel.errors import BadInput

LONGEST: Final = 40


class Element(NamedTuple):
    """One element.  `group` is None for the fourteen columns that stand below the table, and have no number."""

    number: int
    symbol: str
    names: dict[str, str]
    mass: str
    """The standard atomic weight by IUPAC; of one that has none, the mass number of a long-lived isotope: ``[98]``."""
    group: int | None
    period: int
    family: str
    main: tuple[int, ...]
    """The oxidation states in which it is mostly met."""
    other: tuple[int, ...]
    """All other oxidation states that are known."""

    @property
    def weight(self) -> float:
        """`mass` as a number, in g/mol."""
        return float(self.mass.strip("[]"))

    def name(self, language: str) -> str:
        return self.names["de" if language == "de" else "en"]


@cache
def all_elements() -> tuple[Element, ...]:
    """By atomic number."""
    return tuple(_element(row) for row in rows("elements.tsv"))


@cache
def by_symbol() -> dict[str, Element]:
    return {element.symbol: element for element in all_elements()}


def find(wanted: str) -> Element:
    """The element of this symbol, name or number; raises `BadInput` when there is none."""
    text = wanted.strip()
    known = by_symbol().get(text)
    if known is not None:
        return known
    for element in all_elements():
        if text.lower() in (str(element.number), *[name.lower() for name in element.names.values()]):
            return element
    near = near_symbol(text)
    raise BadInput("element-unknown", element=text[:LONGEST], near=near)


def near_symbol(text: str) -> str:
    """The symbol that was meant, in letters of the wrong size; "" when there is none."""
    symbol = text.capitalize()
    return symbol if symbol in by_symbol() else ""


def _element(row: list[str]) -> Element:
    number, symbol, english, german, mass, group, period, family, main, other = row
    return Element(
        int(number),
        symbol,
        {"en": english, "de": german},
        mass,
        int(group) if group else None,
        int(period),
        family,
        _states(main),
        _states(other),
    )


def _states(text: str) -> tuple[int, ...]:
    return tuple(int(state) for state in text.split())
