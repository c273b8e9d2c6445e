"""Laying things out in as much width as there is: pieces side by side, and rows with a label."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

NARROW: Final = 44
"""With fewer columns, labels stand above what they name."""

LONGEST_LABEL: Final = 20


class Flow:
    """Pieces that are never broken, as many in a line as fit."""

    def __init__(self, pieces: Sequence[Text], gap: str = " ") -> None:
        self.pieces = pieces
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines(options.max_width):
            yield Text(self.gap, no_wrap=True, overflow="ellipsis").join(line)

    def lines(self, width: int) -> Iterator[list[Text]]:
        line: list[Text] = []
        used = 0
        for piece in self.pieces:
            needed = piece.cell_len + (len(self.gap) if line else 0)
            if line and used + needed > width:
                yield line
                line, used, needed = [], 0, piece.cell_len
            line.append(piece)
            used += needed
        if line:
            yield line


class Line(NamedTuple):
    """One row of a sheet.  Without a label it takes the whole width."""

    label: Text
    content: RenderableType


class Sheet:
    """Rows of labels and what belongs to them: side by side, or where it is narrow one above the other."""

    def __init__(self, rows: Sequence[Line]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._narrow() if options.max_width < NARROW else self._wide()

    def _narrow(self) -> RenderableType:
        parts: list[RenderableType] = []
        for label, content in self.rows:
            if label.plain:
                parts += [label, Padding(content, (0, 0, 0, 2))]
            else:
                parts.append(content)
        return Group(*parts)

    def _wide(self) -> RenderableType:
        width = max((label.cell_len for label, _ in self.rows), default=0)
        parts: list[RenderableType] = []
        for label, content in self.rows:
            if label.plain:
                row = Table.grid(padding=(0, 2), expand=True)
                row.add_column(width=min(width, LONGEST_LABEL))
                row.add_column(ratio=1)
                row.add_row(label, content)
                parts.append(row)
            else:
                parts.append(content)
        return Group(*parts)


def signed(points: int) -> str:
    """Points, which may be less than nothing."""
    return f"−{-points}" if points < 0 else str(points)


def signs(meanings: Sequence[tuple[Text, str]]) -> RenderableType:
    """Signs, and what each of them means below it."""
    parts: list[RenderableType] = []
    for sign, meaning in meanings:
        parts += [sign, Padding(Text(meaning), (0, 0, 0, 2))]
    return Group(*parts)
