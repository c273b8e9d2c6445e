"""Formulas and charges as a screen reader says them: "calcium, bracket, oxygen, hydrogen, bracket closed, two"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from compoundry.chemistry.elements import by_symbol
from compoundry.chemistry.formula import Atom, Formula, Group

if TYPE_CHECKING:
    from compoundry.texts import Texts

NUMBERS: Final = (
    "number-one",
    "number-two",
    "number-three",
    "number-four",
    "number-five",
    "number-six",
    "number-seven",
    "number-eight",
    "number-nine",
    "number-ten",
    "number-eleven",
    "number-twelve",
)


def spoken(formula: Formula, house: Texts) -> str:
    """A formula element by element, in the language of `house`."""
    said: list[str] = []
    for at, piece in enumerate(formula.pieces):
        if at:
            said.append(house.say("spoken-dot"))
        if piece.times > 1:
            said.append(number(piece.times, house))
        for part in piece.parts:
            _say(part, house, said)
    if formula.charge:
        said.append(spoken_charge(formula.charge, house))
    return ", ".join(said)


def spoken_ion(name: str, charge: int, house: Texts) -> str:
    """ "sulfate, two minus" """
    return house.say("spoken-ion", name=name, charge=spoken_charge(charge, house))


def spoken_charge(charge: int, house: Texts) -> str:
    """ "two minus"; "plus" for a single one."""
    size = number(abs(charge), house)
    if abs(charge) == 1:
        return house.say("spoken-plus-one") if charge > 0 else house.say("spoken-minus-one")
    return house.say("spoken-plus", size=size) if charge > 0 else house.say("spoken-minus", size=size)


def number(count: int, house: Texts) -> str:
    """A number from 1 on in a word, a large one in digits."""
    return house.say(NUMBERS[count - 1]) if count <= len(NUMBERS) else str(count)


def _say(part: Atom | Group, house: Texts, said: list[str]) -> None:
    if isinstance(part, Atom):
        said.append(by_symbol()[part.symbol].name(house.language))
    else:
        said.append(house.say("spoken-open"))
        for inner in part.parts:
            _say(inner, house, said)
        said.append(house.say("spoken-close"))
    if part.times > 1:
        said[-1] += f" {number(part.times, house)}"
