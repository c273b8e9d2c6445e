"""The table itself: what whoever looks can see of it."""

from __future__ import annotations

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static


class Board(VerticalScroll):
    """As large as it likes to be; what does not fit can be scrolled to."""

    def __init__(self) -> None:
        super().__init__(id="board")

    def compose(self) -> ComposeResult:
        yield Static(id="picture")

    def free(self) -> int:
        """So many lines below the picture could be had, and one stay empty; less than none when it does not fit."""
        return self.size.height - self.query_one("#picture").outer_size.height - 1

    def show(self, picture: RenderableType) -> None:
        self.query_one("#picture", Static).update(picture)
