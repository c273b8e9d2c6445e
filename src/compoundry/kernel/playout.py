"""Random play as fast as the rules go: no log, no events, no views.

The figures in benchmarks/history.md that are called "compiled driver" come from here; the
contract suite uses it too.
"""

from __future__ import annotations

from compoundry.kernel.draw import Draw
from compoundry.kernel.position import NATURE, Position


def random_step(position: Position, draw: Draw) -> bool:
    """Let one seat (or NATURE) make a move, every legal one alike; False when the game is over."""
    acting = position.acting()
    if not acting:
        return False
    seat = acting[0] if len(acting) == 1 else acting[draw.below(len(acting))]
    if seat == NATURE:
        position.play(seat, position.chance(draw))
    else:
        moves = position.legal(seat)
        position.play(seat, moves[draw.below(len(moves))])
    return True


def playout(position: Position, draw: Draw) -> int:
    """Play `position` to its end; the number of moves made, NATURE's included."""
    steps = 0
    while random_step(position, draw):
        steps += 1
    return steps
