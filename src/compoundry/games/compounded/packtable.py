"""One table of a pack's file: its values, each of the kind that it has to be.

What is wrong with a value is noted with its line, and something harmless stands in for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compoundry.kernel.errors import BadInput
from compoundry.packs import PackText, seen


class Table:
    """A table, and where in the file it stands."""

    def __init__(self, file: PackText, values: dict[str, Any], *place: str | int) -> None:
        self._file = file
        self._values = values
        self._place = place

    def note(self, key: str, error: BadInput) -> None:
        """Something wrong with what stands under `key`."""
        self._file.note(*self._place, key, error=error)

    def has(self, key: str) -> bool:
        return key in self._values

    def given(self) -> list[str]:
        return list(self._values)

    def keys(self, needed: Sequence[str], allowed: Sequence[str]) -> None:
        """Notes every key that is not known, and every needed one that is missing."""
        known = ", ".join([*needed, *allowed])
        for key in self._values:
            if key not in needed and key not in allowed:
                self.note(key, BadInput("pack-key", key=key[:40], known=known))
        for key in needed:
            if key not in self._values:
                self._file.note(*self._place, error=BadInput("pack-lacks", key=key))

    def text(self, key: str, most: int) -> str:
        """A text of one line; "" when there is none."""
        value = self._values.get(key, "")
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            self.note(key, BadInput("pack-text", key=key, found=seen(value), most=most))
            return ""
        return value

    def choice(self, key: str, known: Sequence[str]) -> int:
        """The number of one of the words `known`; 0 when there is none."""
        value = self._values.get(key, known[0])
        if value not in known:
            words = ", ".join([word for word in known if word])
            self.note(key, BadInput("pack-choice", key=key, found=seen(value), known=words))
            return 0
        return known.index(value)

    def count(self, key: str, low: int, high: int, default: int) -> int:
        value = self._values.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.note(key, BadInput("pack-count", key=key, found=seen(value), low=low, high=high))
            return default
        return value

    def levels(self, key: str, most: int, default: list[int]) -> list[int]:
        """As many whole numbers as `default` has, none less than the one before."""
        value = self._values.get(key, default)
        if (
            not isinstance(value, list)
            or len(value) != len(default)
            or not all([type(one) is int and 1 <= one <= most for one in value])
            or value != sorted(value)
        ):
            self.note(key, BadInput("pack-levels", key=key, found=seen(value), levels=len(default), most=most))
            return default
        return value

    def table(self, key: str) -> Table:
        """The table under `key`; an empty one when there is none."""
        value = self._values.get(key, {})
        if not isinstance(value, dict):
            self.note(key, BadInput("pack-table", key=key, found=seen(value)))
            value = {}
        return Table(self._file, value, *self._place, key)

    def tables(self, key: str, most: int) -> list[Table]:
        """The tables of the list under `key`."""
        value = self._values.get(key, [])
        if not isinstance(value, list) or not all([isinstance(one, dict) for one in value]):
            self.note(key, BadInput("pack-tables", key=key, found=seen(value)))
            return []
        if len(value) > most:
            self.note(key, BadInput("pack-many", key=key, cards=len(value), most=most))
            return []
        return [Table(self._file, one, *self._place, key, at) for at, one in enumerate(value)]
