"""Tic-tac-toe.  Rules TT-1 to TT-4 (rules/en.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.kernel import AnyMove, Draw, Item, Move, Number, Outcome, Position, Refusal
from compoundry.kernel.slot import Slot

EMPTY: Final = -1
LINES: Final = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Grid(Position):
    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "cells", "filled", "winner")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cells = [EMPTY] * 9
        self.filled = 0
        self.winner = EMPTY

    def copy(self) -> Grid:
        twin = Grid(2)
        twin.cells = self.cells[:]
        twin.filled = self.filled
        twin.winner = self.winner
        return twin

    def acting(self) -> list[int]:
        """TT-1: in turn, seat 0 first, until a line is full or the grid is (TT-3, TT-4)."""
        return [] if self.winner != EMPTY or self.filled == 9 else [self.filled % 2]

    def legal(self, seat: int) -> list[AnyMove]:
        if seat not in self.acting():
            return []
        return [MARKS[cell] for cell in range(9) if self.cells[cell] == EMPTY]

    def redeal(self, seat: int, draw: Draw) -> None:
        """Nothing is hidden."""

    def outcome(self) -> Outcome | None:
        if self.winner != EMPTY:
            return Outcome("line", [[Item("line", 1 if seat == self.winner else -1)] for seat in range(2)])
        return Outcome("full", [[], []]) if self.filled == 9 else None

    def audit(self) -> list[str]:
        marks = [sum([1 for cell in self.cells if cell == seat]) for seat in range(2)]
        if marks != [(self.filled + 1) // 2, self.filled // 2]:
            return [f"{self.filled} cells are filled, but the marks are {marks}"]
        return []


class Mark(Move[Grid]):
    """TT-2: mark an empty cell."""

    verb: ClassVar[str] = "mark"
    slots: ClassVar[tuple[Slot, ...]] = (Number("cell", 0, 8),)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def refuse(self, position: Grid, seat: int) -> Refusal | None:
        if position.cells[self.cell] != EMPTY:
            return Refusal("cell-taken", "TT-2", cell=self.cell, seat=position.cells[self.cell])
        return None

    def play(self, position: Grid, seat: int) -> None:
        position.cells[self.cell] = seat
        position.filled += 1
        for a, b, c in LINES:
            if position.cells[a] == position.cells[b] == position.cells[c] == seat:
                position.winner = seat
        if position.sink is not None:
            position.tell("marked", {"seat": seat, "cell": self.cell})


MARKS: Final = [Mark(cell) for cell in range(9)]

Grid.moves = (Mark,)
