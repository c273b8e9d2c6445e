"""T9, metamorphic: a game renamed or turned round plays the same.

An author who knows a symmetry of the game (mirrored cells, seats rotated, elements of equal
role renamed) says how seats and moves map.  Then a game and its image must agree move by
move, in whose turn it is, in what is legal, and in the end.
"""

from __future__ import annotations

from collections.abc import Callable

from compoundry.contract.table import Broken, Table, draws
from compoundry.kernel import NATURE, AnyMove


class Symmetry:
    """A renaming that the rules do not notice."""

    def __init__(
        self,
        name: str,
        move: Callable[[AnyMove], AnyMove],
        seat: Callable[[int], int] = lambda seat: seat,
    ) -> None:
        self.name = name
        self.move = move
        self._seat = seat

    def seat(self, seat: int) -> int:
        return seat if seat == NATURE else self._seat(seat)


def check_symmetry(table: Table, symmetry: Symmetry, games: int = 20, seed: int = 1) -> None:
    """Play random games and their images side by side."""
    for draw, trail in draws(table, games, seed):
        one, two = table.begin(), table.begin()
        while acting := one.acting():
            where = f"{symmetry.name}: {trail}"
            if sorted(symmetry.seat(seat) for seat in acting) != two.acting():
                raise Broken("T9", f"{acting} act, in the image {two.acting()}", where)
            for seat in acting:
                image = {symmetry.move(move) for move in one.legal(seat)}
                if image != set(two.legal(symmetry.seat(seat))):
                    raise Broken("T9", f"the legal moves of seat {seat} are not those of the image", where)
            seat = draw.pick(acting)
            move = one.chance(draw) if seat == NATURE else draw.pick(one.legal(seat))
            one.play(seat, move)
            two.play(symmetry.seat(seat), symmetry.move(move))
            trail.add(seat, table.game.print(move))
        first, second = one.outcome(), two.outcome()
        if first is None or second is None:
            raise Broken("T9", "the image ends at another time", str(trail))
        turned = [second.scores[symmetry.seat(seat)] for seat in range(table.seats)]
        if first.scores != turned or first.reason != second.reason:
            raise Broken("T9", f"the scores are {first.scores}, in the image {turned}", f"{symmetry.name}: {trail}")
