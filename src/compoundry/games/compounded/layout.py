"""How the research field lies: which places there are, and who is next to whom."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 4

# The fields there are.
SQUARE: Final = 0
"""CD-4: four rows of four."""
SHORT: Final = 1
"""CD-102: three rows of four."""
PAIR: Final = 2
"""CD-84, CD-A43: two rows of four."""
PARTNERS: Final = 3
"""CD-94: three rows of four, and below them two double cards."""
PARTNERS_APART: Final = 4
"""CD-A48, as a table may choose: the same, but a double is a neighbour only of the two cards right above it."""


class Layout:
    """A field.  Places are numbered in reading order; a double is one place, in the last row."""

    def __init__(self, rows: int, doubles: int, apart: bool) -> None:
        self.rows = rows
        self.singles = rows * COLUMNS
        self.places = self.singles + doubles
        self.rings: list[list[list[int]]] = []
        """Whom the elements of an exploding card may reach; a ring gets only what the ones before cannot take."""
        for place in range(self.places):
            self.rings.append(self._pairs(place) if self.double(place) else [self._around(place, apart)])

    def double(self, place: int) -> bool:
        return place >= self.singles

    def _around(self, place: int, apart: bool) -> list[int]:
        """CD-55: all that touch the card, at the corners too; CD-97, CD-A48: doubles among them."""
        row, column = divmod(place, COLUMNS)
        found: list[int] = []
        for other in range(self.singles):
            down, across = divmod(other, COLUMNS)
            if other != place and abs(down - row) <= 1 and abs(across - column) <= 1:
                found.append(other)
        if row == self.rows - 1:
            for double in range(self.singles, self.places):
                left = 2 * (double - self.singles)
                reach = 0 if apart else 1
                if left - reach <= column <= left + 1 + reach:
                    found.append(double)
        return found

    def _pairs(self, place: int) -> list[list[int]]:
        """CD-96, CD-A49: from a double to the two cards above it, then to the two above these, up to the top."""
        left = 2 * (place - self.singles)
        return [[row * COLUMNS + left, row * COLUMNS + left + 1] for row in range(self.rows - 1, -1, -1)]


LAYOUTS: Final = (
    Layout(4, 0, False),
    Layout(3, 0, False),
    Layout(2, 0, False),
    Layout(3, 2, False),
    Layout(3, 2, True),
)

MOST_PLACES: Final = 16
