"""The figures of many games, rounded and in a fixed order."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from compoundry.arena.simulate import Plan, Score, Tally

Z99: Final = 2.5758293035489004
"""The normal quantile of a two-sided 99 % interval."""

Z99_2: Final = Z99 * Z99

DIGITS: Final = 6


def report(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The whole report, as JSON says it."""
    bots, games = dict.fromkeys(plan.lineup), tally.lengths.total()
    return {
        "game": plan.game,
        "games": games,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "bots": {name: _bot(tally.bots[name], games, plan.seats) for name in bots},
        "seats_won": [{"seat": seat, **_won(score)} for seat, score in enumerate(tally.seats)],
        "lengths": _lengths(tally.lengths),
        "ends": dict(sorted(tally.ends.items())),
    }


def wilson(wins: float, games: float) -> list[float]:
    """The 99 % interval of a rate, after Wilson: it stays within 0 to 1 and holds for few games too."""
    rate = wins / games
    middle = (rate + Z99_2 / (2 * games)) / (1 + Z99_2 / games)
    reach = Z99 / (1 + Z99_2 / games) * sqrt(rate * (1 - rate) / games + Z99_2 / (4 * games * games))
    return [round(max(0.0, middle - reach), DIGITS), round(min(1.0, middle + reach), DIGITS)]


def together(wins: Fraction, squares: Fraction, games: int) -> list[float]:
    """The same for a bot with several seats, whose share of a win is one observation a game: `squares` are the shares'.

    Shares spread less than whole wins do.  It is Wilson's interval for as many whole wins as
    would spread as much; z² games more, which nobody has seen, are taken to be won or lost whole.
    """
    rate = wins / games
    spread, whole = float(squares / games - rate * rate), float(rate * (1 - rate))
    part = (games * spread + Z99_2 * whole) / ((games + Z99_2) * whole) if whole else 1.0
    return wilson(float(wins) / part, games / part)


def _bot(score: Score, games: int, seats: int) -> dict[str, Any]:
    won = _won(score)
    mean = _rounded(Fraction(score.points, score.games))
    interval = _per_seat(score, games, seats)
    return {"games": won["games"], "wins": won["wins"], "mean_score": mean, **won, "interval": interval}


def _per_seat(score: Score, games: int, seats: int) -> list[float]:
    """The interval of what a bot wins with each of its seats; with all of them it wins every game whole."""
    held = score.games // games
    if held == 1:
        return wilson(float(score.wins), games)
    if held == seats:
        return [_rounded(score.wins / score.games)] * 2
    return [round(bound / held, DIGITS) for bound in together(score.wins, score.squares, games)]


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
