"""The sand of a table: how much time is left, to each seat for its turn and to all for the game.

The kernel knows no seconds; here they are counted, by a clock that the caller brings.
"""

from __future__ import annotations

from collections.abc import Callable

from compoundry.kernel import Clocks


class Sand:
    """Sand for every seat that sits at the table in person, and for the game as a whole.

    `trickle` says who is being watched: that seat's sand runs, and the game's with it.  Halted by
    the host, or while nobody is to see the table, nothing runs.
    """

    def __init__(self, clocks: Clocks, seats: int, now: Callable[[], float]) -> None:
        self.clocks = clocks
        self.turns = [float(clocks.turn)] * seats
        self.whole = float(clocks.whole)
        self.halted = False
        self._now = now
        self._before = now()
        self._seat: int | None = None
        self._flows = False

    def agreed(self) -> bool:
        """Is there any clock at this table?"""
        return bool(self.clocks.turn or self.clocks.whole)

    def trickle(self, flows: bool, seat: int | None = None) -> None:
        """From now on the sand of the game flows, or does not, and with it that of `seat`."""
        self.pour()
        self._flows, self._seat = flows, seat

    def fill(self, seat: int) -> None:
        """A new turn of this seat begins."""
        self.pour()
        self.turns[seat] = float(self.clocks.turn)

    def halt(self) -> None:
        """Stop everything, or let it go on."""
        self.pour()
        self.halted = not self.halted

    def pour(self) -> None:
        """Let through what has run since the last look."""
        now = self._now()
        passed, self._before = now - self._before, now
        if not self._flows or self.halted:
            return
        self.whole = max(self.whole - passed, 0)
        if self._seat is not None:
            self.turns[self._seat] = max(self.turns[self._seat] - passed, 0)

    def up(self, seat: int) -> bool:
        """Has this seat used up its turn?"""
        return bool(self.clocks.turn) and self.turns[seat] == 0

    def all_up(self) -> bool:
        """Is the time of the game used up?"""
        return bool(self.clocks.whole) and self.whole == 0


def told(seconds: float) -> str:
    """Minutes and seconds, begun seconds counted whole: 1:30."""
    left = -int(-seconds // 1)
    return f"{left // 60}:{left % 60:02}"
