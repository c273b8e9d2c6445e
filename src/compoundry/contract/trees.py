"""T4: how many nodes a game's tree has, to be compared with what another program counts."""

from __future__ import annotations

from typing import NamedTuple

from compoundry.kernel import NATURE, Position


class Nodes(NamedTuple):
    """The nodes of a tree by what happens there."""

    chance: int
    decision: int
    terminal: int

    def __add__(self, other: object) -> Nodes:
        assert isinstance(other, Nodes)
        return Nodes(self.chance + other.chance, self.decision + other.decision, self.terminal + other.terminal)


def count_nodes(position: Position) -> Nodes:
    """All nodes from here to every end, those of equal positions counted each time they are reached."""
    return _below(position, {})


def _below(position: Position, known: dict[str, Nodes]) -> Nodes:
    acting = position.acting()
    if not acting:
        return Nodes(0, 0, 1)
    digest = position.digest()
    if digest not in known:
        below = Nodes(1, 0, 0) if acting == [NATURE] else Nodes(0, 1, 0)
        for seat in acting:
            for move in position.legal(seat):
                after = position.copy()
                after.play(seat, move)
                below += _below(after, known)
        known[digest] = below
    return known[digest]
