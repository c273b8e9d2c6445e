"""The options of a table: what a game lets people choose before they start."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from compoundry.kernel.errors import BadInput
from compoundry.kernel.values import Plain

Setting: TypeAlias = "int | str | bool"


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing a table can choose: its name (text ``option-<name>``), its default, and what else it may be."""

    kind: ClassVar[str] = ""

    def __init__(self, name: str, default: Setting) -> None:
        self.name = name
        self.default = default

    def fits(self, value: object) -> bool:
        raise NotImplementedError

    def read(self, word: str) -> Setting | None:
        """The value that a person typed as `word`; None when it is none."""
        raise NotImplementedError

    def allowed(self) -> str:
        """What may be given, as a person would type it."""
        raise NotImplementedError

    def plain(self) -> dict[str, Plain]:
        return {"name": self.name, "kind": type(self).kind, "default": self.default, "allowed": self.allowed()}


class Flag(Option):
    """On or off."""

    kind: ClassVar[str] = "flag"

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)

    def read(self, word: str) -> Setting | None:
        return {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}.get(word.lower())

    def allowed(self) -> str:
        return "on, off"


class Count(Option):
    """A number from `low` to `high`."""

    kind: ClassVar[str] = "count"

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def read(self, word: str) -> Setting | None:
        digits = word[1:] if word.startswith("-") else word
        return int(word) if digits.isascii() and digits.isdigit() and len(word) < 20 else None

    def allowed(self) -> str:
        return f"{self.low} … {self.high}"


class OneOf(Option):
    """One of several words, the first of which is the default."""

    kind: ClassVar[str] = "one of"

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name, words[0])
        self.words = words

    def fits(self, value: object) -> bool:
        return value in self.words

    def read(self, word: str) -> Setting | None:
        return word

    def allowed(self) -> str:
        return ", ".join(self.words)


class Name(Option):
    """A name that the table gives, of a content pack say: letters, digits and hyphens."""

    kind: ClassVar[str] = "name"
    LONGEST: ClassVar[int] = 40

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and 0 < len(value) <= Name.LONGEST and value.isascii() and _named_so(value)

    def read(self, word: str) -> Setting | None:
        return word

    def allowed(self) -> str:
        return f"a–z, 0–9, -; {self.default}"


class Options:
    """Every option of a game with its value; what is not given has its default."""

    def __init__(self, declared: tuple[Option, ...], given: dict[str, Any]) -> None:
        """Take `given` values; raises `BadInput` that names the option and what it may be."""
        self.values: dict[str, Setting] = {option.name: option.default for option in declared}
        for name, value in given.items():
            option = _named(declared, name)
            if not option.fits(value):
                raise BadInput("option-value", option=name, value=value, allowed=option.allowed())
            self.values[name] = value

    @staticmethod
    def read(declared: tuple[Option, ...], words: list[str]) -> Options:
        """Options from words like ``decks=2``, as people type them."""
        given: dict[str, Setting] = {}
        for word in words:
            name, sign, text = word.partition("=")
            if not sign:
                raise BadInput("option-word", word=word)
            if name in given:
                raise BadInput("option-twice", option=name)
            option = _named(declared, name)
            value = option.read(text)
            if value is None:
                raise BadInput("option-value", option=name, value=text, allowed=option.allowed())
            given[name] = value
        return Options(declared, given)

    def flag(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool)
        return value

    def count(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def plain(self) -> dict[str, Plain]:
        return {name: value for name, value in self.values.items()}


def _named_so(value: str) -> bool:
    return value.replace("-", "").isalnum() and value == value.lower()


def _named(declared: tuple[Option, ...], name: str) -> Option:
    for option in declared:
        if option.name == name:
            return option
    known = ", ".join([option.name for option in declared])
    raise BadInput("option-unknown" if known else "option-none", option=name, known=known)
