"""Chemical formulas: what they hold, and how they are printed.  `parse` reads one."""

from __future__ import annotations

from typing import Final, NamedTuple

from compoundry.chemistry.elements import by_symbol

DOT: Final = "·"
MINUS: Final = "−"
ENDS: Final = {"": "", "(": ")", "[": "]"}

LOWERED: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
RAISED: Final = str.maketrans("0123456789+-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻")


class Atom(NamedTuple):
    """An element, and how often it stands there."""

    symbol: str
    times: int


class Group(NamedTuple):
    """What stands in brackets, and how often."""

    bracket: str
    parts: tuple[Atom | Group, ...]
    times: int


class Formula(NamedTuple):
    """A formula as it was written.  A hydrate has several pieces, with dots between them: groups without brackets."""

    pieces: tuple[Group, ...]
    charge: int

    def composition(self) -> dict[str, int]:
        """How many atoms there are of each element, in the order in which they are first named."""
        found: dict[str, int] = {}
        for piece in self.pieces:
            _count(piece, 1, found)
        return found

    def atoms(self) -> int:
        """How many atoms there are in all."""
        return sum(self.composition().values())

    def mass(self) -> float:
        """In g/mol."""
        return sum(count * by_symbol()[symbol].weight for symbol, count in self.composition().items())

    def hill(self) -> str:
        """In Hill's order, for finding: carbon, hydrogen, then by the alphabet; without carbon all by the alphabet."""
        found = self.composition()
        first = [symbol for symbol in ("C", "H") if "C" in found and symbol in found]
        order = first + sorted(set(found) - set(first))
        return "".join(symbol + _number(found[symbol]) for symbol in order) + _typed(self.charge)

    def __str__(self) -> str:
        """As it is typed: ``CaSO4·2H2O``, ``SO4^2-``."""
        return "".join(mark.text for mark in self._marks()) + _typed(self.charge)

    def unicode(self) -> str:
        """``CaSO₄·2H₂O``, ``SO₄²⁻``."""
        marks = [mark.text.translate(LOWERED) if mark.low else mark.text for mark in self._marks()]
        return "".join(marks) + charge_text(self.charge).translate(RAISED)

    def html(self) -> str:
        """``CaSO<sub>4</sub>·2H<sub>2</sub>O``, ``SO<sub>4</sub><sup>…</sup>``, with a real minus sign."""
        marks = [f"<sub>{mark.text}</sub>" if mark.low else mark.text for mark in self._marks()]
        charge = f"<sup>{charge_text(self.charge).replace('-', MINUS)}</sup>" if self.charge else ""
        return "".join(marks) + charge

    def _marks(self) -> list[Mark]:
        """All that is printed, in order, without the charge."""
        marks: list[Mark] = []
        for at, piece in enumerate(self.pieces):
            if at:
                marks.append(Mark(DOT, False))
            if piece.times > 1:
                marks.append(Mark(str(piece.times), False))
            for part in piece.parts:
                _mark(part, marks)
        return marks


class Mark(NamedTuple):
    """A few characters that stand on the line, or below it."""

    text: str
    low: bool


def charge_text(charge: int) -> str:
    """``2-``, ``+``; "" without a charge."""
    if not charge:
        return ""
    return _number(abs(charge)) + ("+" if charge > 0 else "-")


def _typed(charge: int) -> str:
    return f"^{charge_text(charge)}" if charge else ""


def _number(count: int) -> str:
    """As it stands behind what is counted: 1 is not written."""
    return str(count) if count > 1 else ""


def _count(part: Atom | Group, times: int, found: dict[str, int]) -> None:
    if isinstance(part, Atom):
        found[part.symbol] = found.get(part.symbol, 0) + times * part.times
    else:
        for inner in part.parts:
            _count(inner, times * part.times, found)


def _mark(part: Atom | Group, marks: list[Mark]) -> None:
    if isinstance(part, Atom):
        marks.append(Mark(part.symbol, False))
    else:
        marks.append(Mark(part.bracket, False))
        for inner in part.parts:
            _mark(inner, marks)
        marks.append(Mark(ENDS[part.bracket], False))
    if part.times > 1:
        marks.append(Mark(str(part.times), True))
