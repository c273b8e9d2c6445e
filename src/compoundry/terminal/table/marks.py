"""Who sits at the table: by shape and name.  The colour only helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from compoundry.terminal.ink import Ink
from compoundry.terminal.sheet import Flow
from compoundry.texts import Texts

TURN: Final = "▸"


class Strip:
    """Everybody, with a pointer at those who may move; `tags` say who plays a seat, where there is room for that."""

    def __init__(self, texts: Texts, tags: Sequence[str], acting: Sequence[int], ink: Ink) -> None:
        names = [_name(texts.seat(seat), seat, seat in acting, ink) for seat in range(len(tags))]
        tagged = [Text.assemble(name, (f" {tag}" if tag else "", ink.muted)) for name, tag in zip(names, tags)]
        self._short, self._long = Flow(names, "  "), Flow(tagged, "  ")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._long if len(list(self._long.lines(options.max_width))) == 1 else self._short


def _name(name: str, seat: int, turn: bool, ink: Ink) -> Text:
    pointer = (TURN if turn else " ", "bold")
    return Text.assemble(pointer, ink.shape(seat), " ", (name, "bold underline" if turn else ""))
