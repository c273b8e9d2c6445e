"""A game that is looked at again: entry after entry, with anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static

from compoundry.kernel import PUBLIC, Match
from compoundry.terminal.ink import Ink, Light
from compoundry.terminal.show import ending, picture
from compoundry.terminal.table.board import Board
from compoundry.terminal.table.colours import ink_of
from compoundry.terminal.table.head import Head
from compoundry.terminal.table.log import Log, lines
from compoundry.terminal.table.side import KeysLine, Side
from compoundry.texts import Texts

HAPPENED: Final = 5
"""So many lines for what happened at one step."""

RAIL: Final = 32

KEYS: Final = [
    ("← →  [ ]", "key-step"),
    ("Home End", "key-ends"),
    ("v  0 … 8", "key-viewer"),
    ("l", "key-log"),
    ("r", "key-rules"),
    ("d", "key-dark"),
    ("Esc q", "key-close"),
]


class Replaying(Screen[None]):
    """The entries of `match` as one of `viewers` sees them, beginning with `entry`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,left_square_bracket", "step(-1)", show=False, priority=True),
        Binding("right,right_square_bracket", "step(1)", show=False, priority=True),
        Binding("home", "leap(0)", show=False, priority=True),
        Binding("end", "leap(-1)", show=False, priority=True),
        Binding("v", "viewer", show=False),
        Binding("l", "side('log')", show=False),
        Binding("r", "side('rules')", show=False),
        Binding("question_mark", "side('help')", show=False),
        Binding("escape,q", "close", show=False),
        *[Binding(str(seat + 1), f"seat({seat})", show=False) for seat in range(8)],
        Binding("0", f"seat({PUBLIC})", show=False),
    ]

    def __init__(
        self, match: Match, texts: Texts, tags: Sequence[str], viewers: Sequence[int], viewer: int, entry: int
    ) -> None:
        super().__init__()
        self.entry = entry
        self.viewer = viewer
        self._match = match
        self._moments = match.moments()
        self._texts = texts
        self._tags = tags
        self._viewers = viewers

    def compose(self) -> ComposeResult:
        yield Head(self._texts, self._tags)
        with Horizontal(id="middle"):
            yield Board()
            keys = [one for one in KEYS if one[1] != "key-viewer" or len(self._viewers) > 1]
            yield Side(self._texts, keys)
        yield Static(id="news")
        yield Static(id="rail")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Board).focus()
        self.query_one("#keys", Static).update(self._keys())
        self.app.theme_changed_signal.subscribe(self, lambda _: self._show())
        self._show()

    # Showing

    def _show(self) -> None:
        told = self._match.events(self.viewer)[:]
        said = self._texts.say("screen-eyes", seat=self._eyes())
        self.query_one(Head).show(said, self._moments[self.entry].acting())
        self.query_one(Board).show(self._picture(ink_of(self.app.current_theme)))
        self.query_one(Log).tell(self._texts, told)
        self.query_one(Log).point(self.entry)
        happened = [event for event in told if event["entry"] == self.entry]
        self.query_one("#news", Static).update(lines(self._texts, happened, HAPPENED))
        self.query_one("#rail", Static).update(self._rail())

    def _eyes(self) -> str:
        return self._texts.say("seat-everybody") if self.viewer == PUBLIC else self._texts.seat(self.viewer)

    def _picture(self, ink: Ink) -> RenderableType:
        position = self._moments[self.entry]
        table = picture(self._texts, self._match.game.view(position, self.viewer), self._match.header.seats, Light(ink))
        outcome = position.outcome()
        if outcome is None:
            return table
        return Group(ending(self._texts, outcome, ink), Rule(style=ink.muted), table)

    def _rail(self) -> Text:
        """Where in the game we are."""
        last = len(self._moments) - 1
        at = self.entry * (RAIL - 1) // last if last else 0
        rail = "─" * at + "●" + "─" * (RAIL - 1 - at)
        return Text.assemble("├", rail, "┤  ", (self._texts.say("screen-entry", entry=self.entry, last=last), "bold"))

    def _keys(self) -> KeysLine:
        keys = [("←→", "step"), ("Home End", "ends")]
        if len(self._viewers) > 1:
            keys.append(("v", "viewer"))
        keys += [("?", "help"), ("q", "close"), ("l", "log"), ("r", "rules")]
        return KeysLine([(key, self._texts.say(f"foot-{what}")) for key, what in keys])

    # What people do

    def action_step(self, by: int) -> None:
        self._go(self.entry + by)

    def action_leap(self, entry: int) -> None:
        self._go(entry % len(self._moments))

    @on(Log.OptionSelected, "#log")
    def _remembered(self, chosen: Log.OptionSelected) -> None:
        self._go(self.query_one(Log).entries[chosen.option_index])

    def _go(self, entry: int) -> None:
        self.entry = min(max(entry, 0), len(self._moments) - 1)
        self._show()

    def action_viewer(self) -> None:
        """Look with the eyes of whoever is next."""
        self.action_seat(self._viewers[(self._viewers.index(self.viewer) + 1) % len(self._viewers)])

    def action_seat(self, viewer: int) -> None:
        if viewer in self._viewers:
            self.viewer = viewer
            self._show()

    async def action_side(self, page: str) -> None:
        side = self.query_one(Side)
        if side.current == page and self.has_class("-side"):
            self._close_side()
            return
        self.add_class("-side")
        await side.open(page)

    def _close_side(self) -> None:
        self.remove_class("-side")
        self.query_one(Side).current = "log"
        self.query_one(Board).focus()

    def action_close(self) -> None:
        if self.has_class("-side"):
            self._close_side()
        else:
            self.dismiss()
