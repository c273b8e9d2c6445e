"""What can be chosen at the moment: a list for arrows, numbers and letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rich.text import Text
from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from compoundry.terminal.making import Way

MOST_NUMBERED: Final = 99


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
    """The rows on offer, or those of them in which what was typed is found.

    `_dialled` is a number to which a digit could be added.
    """

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.rows: list[Row] = []
        self._all: list[Row] = []
        self._dialled = 0

    def offer(self, rows: list[Row]) -> None:
        self._all = rows
        self.find("")

    def find(self, typed: str) -> None:
        """Show only the rows in which all that was `typed` stands, in any order; those that begin with it first."""
        text = typed.casefold()
        found = [row for row in self._all if all(word in row.label.casefold() for word in text.split())]
        self.rows = sorted(found, key=lambda row: not row.label.casefold().startswith(text))
        self._dialled = 0
        self.clear_options()
        self.add_options([Choice(row, str(at) if at <= MOST_NUMBERED else "") for at, row in enumerate(self.rows, 1)])
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

    def dial(self, digit: int) -> Row | None:
        """Point at the row of a number, digit by digit; the row itself when no other number begins like this."""
        begun = self._dialled if self.highlighted == self._dialled - 1 else 0
        number = next((one for one in (10 * begun + digit, digit) if 0 < one <= len(self.rows)), 0)
        if not number:
            return None
        self.highlighted = number - 1
        self._dialled = number if 10 * number <= min(len(self.rows), MOST_NUMBERED) else 0
        return None if self._dialled else self.rows[number - 1]

    def step(self, by: int) -> None:
        """Move on from outside."""
        if by > 0:
            self.action_cursor_down()
        else:
            self.action_cursor_up()
