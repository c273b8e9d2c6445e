"""The curtain between two people at one device: while it is up, nothing of any hand is anywhere."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from compoundry.terminal.table.colours import ink_of
from compoundry.terminal.table.side import KeysLine
from compoundry.texts import Texts


class Curtain(Screen[bool]):
    """Names who is next.  Closes with True when that one is there, with False when people leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "lift(True)", show=False),
        Binding("q", "lift(False)", show=False),
    ]

    def __init__(self, texts: Texts, seat: int) -> None:
        super().__init__()
        self._texts = texts
        self._seat = seat

    def compose(self) -> ComposeResult:
        name = Text.assemble(ink_of(self.app.current_theme).shape(self._seat), f" {self._texts.seat(self._seat)}")
        with Vertical(id="card"):
            yield Static(name, id="next")
            yield Static(self._texts.say("screen-curtain", seat=self._texts.seat(self._seat)))
        yield Static(KeysLine([("q", self._texts.say("foot-leave"))]), id="keys")

    def action_lift(self, there: bool) -> None:
        self.dismiss(there)
