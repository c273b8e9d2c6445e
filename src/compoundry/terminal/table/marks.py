"""How seats are told apart: by shape and name.  The colour only helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from compoundry.terminal.ink import Ink
from compoundry.texts import Texts

TURN: Final = "▸"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def strip(texts: Texts, tags: Sequence[str], acting: Sequence[int], ink: Ink) -> Text:
    """Everybody at the table, with a pointer at those who may move; `tags` say who plays a seat."""
    line = Text()
    for seat, tag in enumerate(tags):
        turn = seat in acting
        line.append(TURN if turn else NO_BREAK, style="bold")
        line.append_text(ink.shape(seat))
        line.append(NO_BREAK)
        line.append(texts.seat(seat).replace(" ", NO_BREAK), style="bold underline" if turn else "")
        if tag:
            line.append(NO_BREAK + tag.replace(" ", NO_BREAK), style=ink.muted)
        line.append("  ")
    line.rstrip()
    return line
