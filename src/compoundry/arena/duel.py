"""One bot against another on the same deals: how much stronger is it?

Each deal is played twice, with the seats changed round, so that luck with the cards helps both alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from multiprocessing import get_context
from typing import NamedTuple

from compoundry.arena.report import wilson
from compoundry.arena.simulate import bot_of, play
from compoundry.kernel import GameBug, registry
from compoundry.kernel.options import Setting


class Duel(NamedTuple):
    """Who meets whom, where.  Plain, so that it can be sent to another process."""

    game: str
    strong: str
    weak: str
    seats: int = 2
    """The two bots sit in turn, as many of each."""
    options: tuple[tuple[str, Setting], ...] = ()


class Verdict(NamedTuple):
    """What came of it: `rate` is the part of the games in which the first bot was ahead, with its 99 % interval.

    It may be that neither has won, for somebody without a seat did better than both.
    """

    games: int
    rate: float
    low: float
    high: float


def fight(duel: Duel, deals: int, seed: int, jobs: int) -> Verdict:
    """Play `deals` deals twice, in `jobs` processes; a win that both share counts for each in part."""
    size = -(-deals // (jobs * 4))
    chunks = [range(at, min(at + size, deals)) for at in range(0, deals, size)]
    if jobs == 1:
        wins = sum([_wins(duel, chunk, seed) for chunk in chunks], Fraction(0))
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            wins = sum(pool.map(_wins, [duel] * len(chunks), chunks, [seed] * len(chunks)), Fraction(0))
    low, high = wilson(float(wins), 2 * deals)
    return Verdict(2 * deals, float(wins / (2 * deals)), low, high)


def _wins(duel: Duel, deals: Sequence[int], seed: int) -> Fraction:
    game = registry.find(duel.game)
    options = game.settings(dict(duel.options))
    wins = Fraction(0)
    for deal in deals:
        for first in range(2):
            mine = range(first, duel.seats, 2)
            bots = [bot_of(game, duel.strong if seat in mine else duel.weak)() for seat in range(duel.seats)]
            position = game.begin(duel.seats, options)
            play(game, position, bots, seed, deal)
            outcome = position.outcome()
            if outcome is None:
                raise GameBug("nobody may move, and there is no outcome")
            ahead = [seat for seat, rank in enumerate(outcome.ranks) if rank == min(outcome.ranks)]
            wins += Fraction(len([seat for seat in ahead if seat in mine]), len(ahead))
    return wins
