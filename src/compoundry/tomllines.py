"""In which line of a TOML text each value begins: `tomllib` tells what a text says, but not where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

Place = tuple[str | int, ...]
"""The way to a value: ``("deck", 0, "cards", 3)``."""

TOKEN: Final = re.compile(
    r'''"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\#[^\n]*|[\[\]{},=\n]|[^\s\[\]{},=#"']+''',
    re.DOTALL,
)


class Lines:
    """The lines of a text that `tomllib` could read; of another it would tell nonsense."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Place, int] = {}
        self._tables: dict[Place, int] = {}
        self._tokens = [one for one in _tokens(text) if not one[0].startswith("#")]
        self._at = 0
        table: Place = ()
        while self._at < len(self._tokens):
            if self._peek() == "[":
                table = self._header()
            elif self._peek() == "\n":
                self._at += 1
            else:
                self._pair(table)
                while self._peek() not in ("\n", ""):
                    self._at += 1  # the second half of "1999-12-31 23:59"

    def of(self, *place: str | int) -> int:
        """The line of a value, or of the innermost thing around it whose line is known."""
        for end in range(len(place), 0, -1):
            if place[:end] in self._lines:
                return self._lines[place[:end]]
        return 1

    def _header(self) -> Place:
        """``[a.b]`` or ``[[a.b]]``, which opens one more table of that name."""
        line = self._tokens[self._at][1]
        many = self._tokens[self._at + 1][0] == "["
        self._at += 1 + many
        *outer, name = self._key("]")
        self._at += many
        table: Place = ()
        for part in outer:
            table = self._newest((*table, part))
        if many:
            self._tables[(*table, name)] = self._tables.get((*table, name), -1) + 1
        table = self._newest((*table, name))
        self._lines.setdefault(table, line)
        return table

    def _newest(self, table: Place) -> Place:
        return (*table, self._tables[table]) if table in self._tables else table

    def _pair(self, table: Place) -> None:
        line = self._tokens[self._at][1]
        place = (*table, *self._key("="))
        self._value(place)
        self._lines[place] = line

    def _key(self, end: str) -> list[str]:
        """The parts of a key, up to and with the mark behind it."""
        parts: list[str] = []
        while self._peek() != end:
            token = self._tokens[self._at][0]
            parts += [token[1:-1]] if token[0] in "\"'" else [part for part in token.split(".") if part]
            self._at += 1
        self._at += 1
        return parts

    def _value(self, place: Place) -> None:
        token, self._lines[place] = self._tokens[self._at]
        self._at += 1
        if token == "[":
            for index in self._items("]"):
                self._value((*place, index))
        elif token == "{":
            for _ in self._items("}"):
                self._pair(place)

    def _items(self, end: str) -> Iterator[int]:
        """Stops before each item of an array or a table in braces; at last behind its end."""
        index = 0
        while self._peek() != end:
            if self._peek() in (",", "\n"):
                self._at += 1
            else:
                yield index
                index += 1
                while self._peek() not in (",", "\n", end):
                    self._at += 1
        self._at += 1

    def _peek(self) -> str:
        """The next token; "" at the end."""
        return self._tokens[self._at][0] if self._at < len(self._tokens) else ""


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line, before = 1, 0
    for found in TOKEN.finditer(text):
        line += text.count("\n", before, found.start())
        before = found.start()
        yield found.group(), line
