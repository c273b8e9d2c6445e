"""Reads a chemical formula: ``Ca(OH)2``, ``CaSO4*2H2O`` or ``CaSO4·2H2O``, ``SO4^2-``, ``[Fe(CN)6]^4-``.

Real subscripts, superscripts and minus signs are understood too.  Whatever is no formula is a `BadInput`
that says what is wrong, and at which character, counted from 1.
"""

from __future__ import annotations

import re
from typing import Final

from compoundry.chemistry.elements import by_symbol, near_symbol
from compoundry.chemistry.formula import DOT, ENDS, Atom, Formula, Group
from compoundry.kernel.errors import BadInput

LONGEST: Final = 100
"""Characters of a formula."""
DEEPEST: Final = 5
"""Brackets within brackets."""
MOST: Final = 999
"""The largest number in a formula."""

TYPED: Final = str.maketrans("₀₁₂₃₄₅₆₇₈₉*•⋅∙−–", "0123456789····--")
"""Characters that mean one of ours."""
RAISED: Final = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-")
SUPERSCRIPT: Final = re.compile("[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+$")
CHARGE: Final = re.compile(r"\^(\d*)([+-])")
SYMBOL: Final = re.compile("[A-Z][a-z]*")
NUMBER: Final = re.compile(r"\d+")


def parse(text: str) -> Formula:
    """The formula that `text` writes; raises `BadInput` when it writes none."""
    if not text.strip():
        raise BadInput("formula-empty")
    if len(text) > LONGEST:
        raise BadInput("formula-long", formula=text[:LONGEST], length=len(text), most=LONGEST)
    return _Reader(text).formula()


class _Reader:
    """One text being read, from left to right."""

    def __init__(self, text: str) -> None:
        self._given = text
        body = text.rstrip().translate(TYPED)
        raised = SUPERSCRIPT.search(body)
        self._text = body[: raised.start()] + "^" + raised.group().translate(RAISED) if raised else body
        self._at = len(body) - len(body.lstrip())

    def formula(self) -> Formula:
        pieces = [self._piece()]
        while self._peek() == DOT:
            self._at += 1
            pieces.append(self._piece())
        if len(pieces) == 1 and pieces[0].times > 1:
            self._at = 0
            raise self._wrong("formula-amount", amount=pieces[0].times)
        charge = self._charge()
        if self._peek():
            raise self._wrong("formula-closed" if self._peek() in ")]" else "formula-letter", found=self._peek())
        return Formula(tuple(pieces), charge)

    def _piece(self) -> Group:
        """What stands between the dots of a hydrate: an amount, and what there is of it."""
        count = self._number()
        return Group("", self._parts(0), count)

    def _parts(self, depth: int) -> tuple[Atom | Group, ...]:
        parts: list[Atom | Group] = []
        while True:
            mark = self._peek()
            if "A" <= mark <= "Z":
                parts.append(Atom(self._symbol(), self._number()))
            elif mark in ("(", "["):
                parts.append(self._group(depth + 1))
            elif parts:
                return tuple(parts)
            elif mark.isascii() and mark.isalpha():
                found = re.match("[a-z]+", self._text[self._at :])
                raise self._unknown(found.group() if found else mark)
            else:
                raise self._wrong("formula-letter", found=mark) if mark else self._wrong("formula-more")

    def _group(self, depth: int) -> Group:
        opened, bracket = self._at, self._peek()
        if depth > DEEPEST:
            raise self._wrong("formula-deep", most=DEEPEST)
        self._at += 1
        if self._peek() == ENDS[bracket]:
            raise self._wrong("formula-hollow")
        parts = self._parts(depth)
        if self._peek() != ENDS[bracket]:
            self._at = opened
            raise self._wrong("formula-open", bracket=bracket, end=ENDS[bracket])
        self._at += 1
        return Group(bracket, parts, self._number())

    def _symbol(self) -> str:
        """The longest symbol that begins here."""
        found = SYMBOL.match(self._text, self._at)
        assert found is not None
        if found.group() not in by_symbol():
            raise self._unknown(found.group())
        self._at = found.end()
        return found.group()

    def _number(self) -> int:
        """The number that stands here, 1 when there is none."""
        found = NUMBER.match(self._text, self._at)
        if found is None:
            return 1
        digits = found.group()
        if digits[0] == "0" or int(digits) > MOST or digits == "1":
            raise self._wrong("formula-number", found=digits, most=MOST)
        self._at = found.end()
        return int(digits)

    def _charge(self) -> int:
        mark = self._peek()
        if mark in ("+", "-"):
            before = self._text[self._at - 1]
            if before.isdigit():  # "Ca2+": two charges, or two atoms?
                head = self._text[: self._at]
                raise self._wrong("formula-unclear", one=f"{head[:-1]}^{before}{mark}", other=f"{head}^{mark}")
            self._text = f"{self._text[: self._at]}^{self._text[self._at :]}"
        elif mark != "^":
            return 0
        found = CHARGE.match(self._text, self._at)
        if found is None:
            raise self._wrong("formula-charge")
        self._at += 1
        size = self._number()
        self._at = found.end()
        return size if found.group(2) == "+" else -size

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]

    def _unknown(self, found: str) -> BadInput:
        return self._wrong("formula-element", found=found, near=near_symbol(found))

    def _wrong(self, code: str, **params: object) -> BadInput:
        at = min(self._at, len(self._given) - 1) + 1
        return BadInput(code, "", formula=self._given, at=at, **params)
