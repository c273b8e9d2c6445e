"""The research field in a terminal: a grid of cards, or where there is little room a line for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from compoundry.games.compounded.cards import NONE
from compoundry.games.compounded.layout import COLUMNS
from compoundry.terminal.sheet import Flow

if TYPE_CHECKING:
    from compoundry.games.compounded.terminal import Drawing

NARROWEST: Final = 14
"""With less room for a card, each gets a line of its own."""
WIDEST: Final = 30


class Field:
    """The research field: as wide as there is room, and where there is little a line for each card."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(WIDEST, (options.max_width - 1) // COLUMNS - 1)
        yield from self.grid(width) if width >= NARROWEST else self.list()

    def grid(self, width: int) -> Iterator[Text]:
        """Rows and columns, named as in texts: A1 is the first."""
        drawing = self.drawing
        heads = [drawing.texts.said("place", column)[0].center(width) for column in range(COLUMNS)]
        yield Text(f"  {' '.join(heads)}", drawing.ink.muted)
        layout, row = drawing.layout, 0
        for start in range(0, layout.singles, COLUMNS):
            row += 1
            yield from self.row(row, [*range(start, start + COLUMNS)], width)
        if layout.places > layout.singles:
            yield from self.row(row + 1, [*range(layout.singles, layout.places)], 2 * width + 1)

    def row(self, number: int, places: list[int], width: int) -> Iterator[Text]:
        """As high as the card with the most to show."""
        cells = [self.cell(place, width) for place in places]
        for line in range(max([len(cell) for cell in cells])):
            head = Text(f"{number} " if line == 0 else "  ", self.drawing.ink.muted)
            shown = [cell[line] if line < len(cell) else Text(" " * width) for cell in cells]
            yield Text.assemble(head, Text(" ").join(shown))

    def cell(self, place: int, width: int) -> list[Text]:
        """A card: formula and worth, spaces, marks in as many lines as they need."""
        drawing = self.drawing
        if drawing.view.card[place] == NONE:
            return [Text("·".center(width), drawing.ink.muted)]
        head = drawing.formula(place)
        head.append(drawing.worth(place).rjust(width - head.cell_len))
        spaces = drawing.spaces(place)
        if len(spaces) >= width:
            spaces = spaces.replace(" ", "")
        marks = Flow(drawing.marks(place)).lines(width - 1)
        lines = [head, Text(f" {spaces}"), *[Text.assemble(" ", Text(" ").join(line)) for line in marks]]
        for line in lines:
            line.truncate(width, overflow="ellipsis", pad=True)
        return lines

    def list(self) -> Iterator[Text]:
        drawing = self.drawing
        for place in range(drawing.layout.places):
            name = drawing.texts.said("place", place)
            if drawing.view.card[place] == NONE:
                yield Text(f"{name} ·", drawing.ink.muted)
                continue
            line = Text.assemble((f"{name} ", drawing.ink.muted), drawing.formula(place))
            yield line.append_text(
                Text.assemble(
                    f" {drawing.worth(place)}  {drawing.spaces(place)}  ", Text(" ").join(drawing.marks(place))
                )
            )
