"""The program around a table: its colours, and the keys that hold on every screen."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import WorkerFailed

from compoundry.terminal.table.colours import BENCH, NIGHT, at_night


class Bench(App[None]):
    """Opens with the screen it is given, and ends when that is left."""

    CSS_PATH = "bench.tcss"
    TITLE = "Compoundry"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", priority=True, show=False),
        Binding("d", "dark", show=False),
    ]

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self._first = first
        self.failure: BaseException | None = None
        for theme in (BENCH, NIGHT):
            self.register_theme(theme)
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-tiny"), (18, "-low"), (32, "-high")]
        self.theme = NIGHT.name if at_night(os.environ) else BENCH.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(NIGHT.variables)

    def on_mount(self) -> None:
        self.push_screen(self._first, self.leave)

    def _handle_exception(self, error: Exception) -> None:
        """Whatever is wrong is told by the command, in a sentence, when the screen is gone."""
        self.failure = self.failure or (error.error if isinstance(error, WorkerFailed) else error)
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """No page of code with what was in it, hands among it."""
        self._close_messages_no_wait()

    def leave(self, _: None) -> None:
        self.exit()

    def action_dark(self) -> None:
        """Dark for light, and light for dark."""
        self.theme = BENCH.name if self.current_theme.dark else NIGHT.name


def show(first: Screen[None]) -> None:
    """Open a screen and come back when it is left; what went wrong in there goes wrong here."""
    bench = Bench(first)
    bench.run()
    if bench.failure is not None:
        raise bench.failure
