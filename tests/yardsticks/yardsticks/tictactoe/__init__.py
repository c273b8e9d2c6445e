"""Tic-tac-toe as a game of Compoundry."""

from __future__ import annotations

from typing import ClassVar

from compoundry.kernel import Draw, Game, Position, View
from yardsticks.tictactoe.rules import EMPTY, LINES, Grid


class GridView(View):
    fields: ClassVar[tuple[str, ...]] = (*View.fields, "cells")

    def __init__(self, viewer: int, cells: list[int]) -> None:
        super().__init__(viewer)
        self.cells = cells


class TicTacToe(Game):
    id: ClassVar[str] = "tictactoe"
    position: ClassVar[type[Position]] = Grid
    events: ClassVar[tuple[str, ...]] = ("marked",)
    ends: ClassVar[tuple[str, ...]] = ("line", "full")
    items: ClassVar[tuple[str, ...]] = ("line",)
    longest: ClassVar[int] = 9

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, Grid)
        return GridView(viewer, position.cells[:])

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, GridView)
        position = Grid(2)
        position.cells = view.cells[:]
        position.filled = 9 - view.cells.count(EMPTY)
        for a, b, c in LINES:
            if view.cells[a] == view.cells[b] == view.cells[c] != EMPTY:
                position.winner = view.cells[a]
        return position


game = TicTacToe()
