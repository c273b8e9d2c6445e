"""What a move's values may be: the shape, not the rules.

The kernel checks shapes before any rule is asked, so a game's `refuse` meets only values of
the declared shape, whatever came over the wire.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from compoundry.kernel.draw import Draw

Value: TypeAlias = "int | str | tuple[Value, ...]"
"""What a slot holds: an id, a word, or a tuple of such."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot:
    """One value of a move, with its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, value: object) -> bool:
        """Has `value` the declared shape?  Total: answers for anything."""
        raise NotImplementedError

    def some(self, draw: Draw) -> Value:
        """An arbitrary value of this shape, for tests that try what nobody would."""
        raise NotImplementedError

    def shape(self) -> str:
        """The shape as a formula that needs no translation."""
        raise NotImplementedError


class Number(Slot):
    """An int from `low` to `high`."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def some(self, draw: Draw) -> Value:
        return self.low + draw.below(self.high - self.low + 1)

    def shape(self) -> str:
        return f"{self.low} … {self.high}"


class Words(Slot):
    """A text of at most `longest` characters."""

    SOME: ClassVar[tuple[str, ...]] = ("", "a", "tea", "two words", 'quo"te', "ümläut", "\\", "☃ \n")

    def __init__(self, name: str, longest: int) -> None:
        super().__init__(name)
        self.longest = longest

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and len(value) <= self.longest and not torn(value)

    def some(self, draw: Draw) -> Value:
        return Words.SOME[draw.below(len(Words.SOME))][: self.longest]

    def shape(self) -> str:
        return f"“…”, 0 … {self.longest}"


class Several(Slot):
    """A tuple of at most `most` values, each of the shape `of`."""

    def __init__(self, name: str, of: Slot, most: int) -> None:
        super().__init__(name)
        self.of = of
        self.most = most

    def fits(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) > self.most:
            return False
        for one in value:
            if not self.of.fits(one):
                return False
        return True

    def some(self, draw: Draw) -> Value:
        return tuple([self.of.some(draw) for _ in range(draw.below(min(self.most, 4) + 1))])

    def shape(self) -> str:
        return f"[{self.of.shape()}, …], 0 … {self.most}"


def torn(text: str) -> bool:
    """Half a surrogate pair: JSON lets it in, no file can hold it."""
    for letter in text:
        if 0xD800 <= ord(letter) <= 0xDFFF:
            return True
    return False
