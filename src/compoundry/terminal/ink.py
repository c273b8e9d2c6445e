"""What a table is drawn with: styles for what stands back and what stands out, and a mark for each seat.

Nothing is said by colour alone: seats differ by shape and name, and what is chosen or could be
chosen is reversed or underlined.  Contrasts are those of the house's tokens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from compoundry.kernel import Value

SHAPES: Final = "●▲■◆⬟✚★⬢"


class Ink(NamedTuple):
    """Rich styles: of labels, of pieces, of what is chosen, of what can come next, and of each seat's mark."""

    muted: str = "dim"
    piece: str = ""
    chosen: str = "reverse"
    next: str = "underline"
    good: str = ""
    warn: str = ""
    seats: tuple[str, ...] = ("",)

    def shape(self, seat: int) -> Text:
        """The mark of a seat; beyond the eighth the shapes come again, and the name tells."""
        return Text(SHAPES[seat % len(SHAPES)], style=self.seats[seat % len(self.seats)])


PLAIN: Final = Ink()
"""For a terminal of which nothing is known."""

DAY: Final = Ink(
    muted="#5A6270",
    piece="#1B1F24 on #E6E2D6",
    chosen="bold #FFFFFF on #0B5FB0",
    next="bold underline #0B5FB0 on #E6E2D6",
    good="#00755A",
    warn="#8A5200",
    seats=("#3984F9", "#635303", "#1A4843", "#D5188D", "#1D034B", "#A08B08", "#5A6270", "#1B1F24"),
)

NIGHT: Final = Ink(
    muted="#9AA4B2",
    piece="#E8EAED on #28303A",
    chosen="bold #111417 on #7CC4F2",
    next="bold underline #7CC4F2 on #28303A",
    good="#5FD3B0",
    warn="#FFC46B",
    seats=("#2E7186", "#F2840F", "#85FBB5", "#F1C0E2", "#AB80FA", "#8D5918", "#9AA4B2", "#E8EAED"),
)


class Light(NamedTuple):
    """What stands out in a picture: the values `chosen` of a move in the making, and those that can come `next`.

    Both by the name of the slot; the game's renderer knows which of its pieces a slot speaks of.
    """

    ink: Ink = PLAIN
    chosen: Mapping[str, Value] = {}
    next: Mapping[str, Sequence[Value]] = {}

    def on(self, value: Value, *slots: str) -> str:
        """The style of a piece that is the `value` of one of these slots."""
        for slot in slots:
            chosen = self.chosen.get(slot)
            if chosen is not None and (chosen == value or (isinstance(chosen, tuple) and value in chosen)):
                return self.ink.chosen
        if any(value in self.next.get(slot, ()) for slot in slots):
            return self.ink.next
        return self.ink.piece

    def seat(self, seat: int) -> str:
        """The style of a name: of who is chosen, who could be, or anybody."""
        plain = self.ink._replace(piece="bold")
        return self._replace(ink=plain).on(seat, "whom", "seat")
