"""The line that is being typed.

No input of its own that takes the focus: keys that come quickly, or all at once, would overtake
each other on their way to it.
"""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

CURSOR = "▏"
MOST = 200


class Typing(Static):
    """What was typed so far; not to be seen where nothing is."""

    def __init__(self) -> None:
        super().__init__(id="typed")
        self.text = ""
        self._hint = ""

    def open(self, hint: str) -> None:
        """Begin; `hint` stands there as long as nothing is typed."""
        self._hint = hint
        self.display = True
        self.put("")

    def close(self) -> None:
        self.put("")
        self.display = False

    def put(self, text: str) -> None:
        """Let it read so."""
        self.text = "".join(letter for letter in text if letter.isprintable())[:MOST]
        hint = ("", "") if self.text else (f" {self._hint}", "dim")
        self.update(Text.assemble(self.text, (CURSOR, "bold"), hint))
