"""`chance` draws exactly by the weights of `outcomes`: shown by following every draw it could make."""

from __future__ import annotations

from fractions import Fraction

from compoundry.contract.table import Broken, Table, Trail, draws
from compoundry.kernel import NATURE, AnyMove, Draw, Position

WIDEST = 20_000
"""More ways than this to draw one outcome are not followed."""


class EveryDraw(Draw):
    """Answers from a script, and notes how the last script could be different."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        at = len(self.bounds)
        self.bounds.append(bound)
        if at == len(self.script):
            self.script.append(0)
        return self.script[at]

    def next_script(self) -> list[int] | None:
        """The script after this one, in the order of counting; None after the last."""
        for at in range(len(self.bounds) - 1, -1, -1):
            if self.script[at] + 1 < self.bounds[at]:
                return [*self.script[:at], self.script[at] + 1]
        return None


def odds(position: Position) -> dict[AnyMove, Fraction] | None:
    """The exact odds of what `chance` gives; None where there are too many ways to follow."""
    found: dict[AnyMove, Fraction] = {}
    script: list[int] | None = []
    ways = 0
    while script is not None:
        draw = EveryDraw(script)
        move = position.chance(draw)
        share = Fraction(1)
        for bound in draw.bounds:
            share /= bound
        found[move] = found.get(move, Fraction(0)) + share
        script = draw.next_script()
        ways += 1
        if ways > WIDEST:
            return None
    return found


def check_chance(table: Table, games: int = 3, seed: int = 1) -> None:
    """Follow every draw at every moment of chance in random games."""
    for draw, trail in draws(table, games, seed):
        position = table.begin()
        while acting := position.acting():
            if acting == [NATURE]:
                _compare(position, trail)
            seat = draw.pick(acting)
            move = position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat))
            position.play(seat, move)
            trail.add(seat, table.game.print(move))


def _compare(position: Position, trail: Trail) -> None:
    outcomes = position.outcomes()
    total = sum(weight for _, weight in outcomes)
    expected = {move: Fraction(weight, total) for move, weight in outcomes}
    found = odds(position)
    if found is not None and found != expected:
        raise Broken("T1", f"chance has the odds {found}, its outcomes say {expected}", str(trail))
