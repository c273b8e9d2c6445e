"""The head of every table: which game, whose turn, who sits there, how much time is left."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Digits, Static

from compoundry.terminal.sand import told
from compoundry.terminal.session import Session, Stage
from compoundry.terminal.table.colours import ink_of
from compoundry.terminal.table.marks import Strip
from compoundry.texts import Texts

SHORT: int = 10
"""With so many seconds left it is time to hurry."""


class Head(Horizontal):
    """Two lines, or three with a clock."""

    def __init__(self, texts: Texts, tags: Sequence[str], timed: bool = False) -> None:
        super().__init__(id="head", classes="timed" if timed else "")
        self._texts = texts
        self._tags = tags

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="title")
            yield Static(id="seats")
        yield Digits(id="clock")

    def show(self, what: str, acting: Sequence[int]) -> None:
        title = Text.assemble((self._texts.say("name"), "bold"), "  ", what)
        title.no_wrap, title.overflow = True, "ellipsis"
        self.query_one("#title", Static).update(title)
        ink = ink_of(self.app.current_theme)
        self.query_one("#seats", Static).update(Strip(self._texts, self._tags, acting, ink))

    def time(self, session: Session) -> None:
        """What is left of the turn of the person who is asked, else of the game."""
        sand, clock = session.sand, self.query_one("#clock", Digits)
        if sand.clocks.turn and session.stage is Stage.ASKING:
            left = sand.turns[session.asked]
        elif sand.clocks.whole:
            left = sand.whole
        else:
            clock.update("")
            return
        clock.update(told(left))
        clock.set_class(left <= SHORT, "short")
        clock.set_class(sand.halted, "halted")
