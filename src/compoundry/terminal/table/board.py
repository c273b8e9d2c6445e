"""The table itself: what whoever looks can see of it."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import Segment
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

ABOVE: Final = 1
BELOW: Final = 2
"""So many lines are shown before and after what is pointed at: what a piece is, and what lies on it."""


class Board(VerticalScroll):
    """As large as it likes to be; what does not fit can be scrolled to."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._aimed: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="picture")

    def free(self) -> int:
        """So many lines below the picture could be had, and one stay empty; less than none when it does not fit."""
        return self.size.height - self.query_one("#picture").outer_size.height - 1

    def show(self, picture: RenderableType) -> None:
        self.query_one("#picture", Static).update(picture)

    def aim(self, before: RenderableType, after: RenderableType) -> None:
        """Scroll to where these two pictures differ, for of that a choice speaks: only as far down as need be."""
        old, new = self._lines(before), self._lines(after)
        differ = [line for line, (one, other) in enumerate(zip(old, new)) if one != other]
        if differ:
            self._aimed = (differ[0], differ[-1])
            self._follow()

    def on_resize(self) -> None:
        """What is said beside the board takes room from it."""
        self._follow()

    def top(self) -> None:
        """Nothing is pointed at any more: show how it begins."""
        self._aimed = None
        self.scroll_home(animate=False)

    def _follow(self) -> None:
        if self._aimed is None:
            return
        first, last = self._aimed
        height = self.scrollable_content_region.height
        if last - first + 1 + ABOVE + BELOW > height:
            last = first
        self.scroll_to(y=0 if last < height else last + 1 + BELOW - height, animate=False)

    def _lines(self, picture: RenderableType) -> list[list[Segment]]:
        """The lines of a picture, as wide as it is here."""
        paper = Console(width=max(self.query_one("#picture").size.width, 1), file=StringIO(), legacy_windows=False)
        return paper.render_lines(picture)
