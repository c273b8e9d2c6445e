"""The figures of many games, rounded and in a fixed order."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from compoundry.arena.simulate import Plan, Score, Tally

Z99: Final = 2.5758293035489004
"""The normal quantile of a two-sided 99 % interval."""

DIGITS: Final = 6


def report(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The whole report, as JSON says it."""
    bots = dict.fromkeys(plan.lineup)
    return {
        "game": plan.game,
        "games": tally.lengths.total(),
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "bots": {name: _bot(tally.bots[name]) for name in bots},
        "seats_won": [{"seat": seat, **_won(score)} for seat, score in enumerate(tally.seats)],
        "lengths": _lengths(tally.lengths),
        "ends": dict(sorted(tally.ends.items())),
    }


def wilson(wins: float, games: int) -> list[float]:
    """The 99 % interval of a rate, after Wilson: it stays within 0 to 1 and holds for few games too."""
    rate, z2 = wins / games, Z99 * Z99
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z99 / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return [round(max(0.0, middle - reach), DIGITS), round(min(1.0, middle + reach), DIGITS)]


def _bot(score: Score) -> dict[str, Any]:
    won = _won(score)
    mean = _rounded(Fraction(score.points, score.games))
    return {"games": won["games"], "wins": won["wins"], "mean_score": mean, **won}


def _won(score: Score) -> dict[str, Any]:
    return {
        "games": score.games,
        "wins": _rounded(score.wins),
        "win_rate": _rounded(score.wins / score.games),
        "interval": wilson(float(score.wins), score.games),
    }


def _lengths(lengths: Counter[int]) -> dict[str, Any]:
    games = lengths.total()
    mean = Fraction(sum(length * count for length, count in lengths.items()), games)
    median = Fraction(_at(lengths, (games - 1) // 2) + _at(lengths, games // 2), 2)
    return {"min": min(lengths), "median": _rounded(median), "mean": _rounded(mean), "max": max(lengths)}


def _at(lengths: Counter[int], place: int) -> int:
    """The length that stands at `place` when all are put in order."""
    for length, count in sorted(lengths.items()):
        if place < count:
            return length
        place -= count
    raise IndexError(place)


def _rounded(value: Fraction) -> float:
    return round(float(value), DIGITS)
