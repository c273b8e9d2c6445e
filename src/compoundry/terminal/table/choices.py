"""What can be chosen at the moment: a list for arrows, numbers and letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from compoundry.terminal.making import Way


class Row(NamedTuple):
    """One thing to choose.  `act` is told whether what it leads to was seen before; `way` is its step of a move."""

    label: str
    act: Callable[[bool], None]
    way: Way | None = None


class Choice(Option):
    """A row as it stands in the list."""

    def __init__(self, row: Row, key: str) -> None:
        super().__init__(Text.assemble((f"{key:>2} ", "bold"), " ", row.label))
        self.row = row


class Choices(OptionList):
    """The rows on offer, or those of them in which what was typed is found."""

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.rows: list[Row] = []
        self._all: list[Row] = []

    def offer(self, rows: list[Row]) -> None:
        self._all = rows
        self.find("")

    def find(self, typed: str) -> None:
        """Show only the rows in which `typed` stands, those that begin with it first."""
        word = typed.casefold()
        found = [row for row in self._all if word in row.label.casefold()]
        self.rows = sorted(found, key=lambda row: not row.label.casefold().startswith(word))
        self.clear_options()
        self.add_options([Choice(row, str(at) if at < 10 else "") for at, row in enumerate(self.rows, 1)])
        self.highlighted = 0 if self.rows else None

    def on_click(self, event: events.Click) -> None:
        """A first click points at a row, and shows what it would bring; a second one chooses it."""
        at = event.style.meta.get("option")
        if at is not None and at != self.highlighted:
            self.highlighted = at
            event.prevent_default()

    def pointed(self) -> Row | None:
        """The row on which the cursor stands."""
        at = self.highlighted
        return self.rows[at] if at is not None and at < len(self.rows) else None

    def step(self, by: int) -> None:
        """Move on from outside."""
        if by > 0:
            self.action_cursor_down()
        else:
            self.action_cursor_up()
