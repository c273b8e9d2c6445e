"""How everything here is timed, ours and the peers' alike: CPU time of one process, standard library only."""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CHUNK = 0.01
"""The clock is read about this often (in seconds), so that reading it costs nothing that counts."""


@dataclass
class Tally:
    """Games played in some CPU time, their steps, and the sum of the squares of their lengths."""

    games: int = 0
    steps: int = 0
    squares: int = 0
    cpu: float = 0.0

    def play(self, game: Callable[[], int], times: int) -> None:
        began = time.process_time()
        for _ in range(times):
            length = game()
            self.steps += length
            self.squares += length * length
        self.games += times
        self.cpu += time.process_time() - began


def play_for(game: Callable[[], int], seconds: float) -> Tally:
    """Play whole games, each a call of `game` that gives its number of steps, for `seconds` of CPU time.

    The first games only find out how many fill a chunk; they are the warm-up and are not counted.
    """
    chunk = 1
    while True:
        warm = Tally()
        warm.play(game, chunk)
        if warm.cpu >= CHUNK:
            break
        chunk *= 2
    tally = Tally()
    while tally.cpu < seconds:
        tally.play(game, chunk)
    return tally


def seconds_per_call(call: Callable[[], object], seconds: float) -> float:
    """The CPU time of one call, measured for `seconds`."""

    def once() -> int:
        call()
        return 1

    tally = play_for(once, seconds)
    return tally.cpu / tally.games


def calibration() -> float:
    """Milliseconds of CPU time for a fixed piece of work, to compare days and machines by; median of three."""
    return statistics.median([_fixed_work() for _ in range(3)]) * 1000


def _fixed_work() -> float:
    began = time.process_time()
    cells = list(range(64))
    seen: dict[int, int] = {}
    number = 1
    for turn in range(50_000):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        at = number >> 25
        cells[at] = cells[at - 1] + turn
        seen[at] = seen.get(at, 0) + 1
    return time.process_time() - began


def arguments(what: str) -> argparse.ArgumentParser:
    """The command line that every measuring script shares."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("way", help="what is measured")
    parser.add_argument("game", help="of which game")
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time")
    parser.add_argument("--seed", type=int, default=0, help="of Python's own random numbers, among others")
    return parser


def speed(tally: Tally) -> dict[str, Any]:
    """A random-play figure as the scripts print it."""
    return {
        "figures": {
            "steps/s": tally.steps / tally.cpu,
            "games/s": tally.games / tally.cpu,
            "steps/game": tally.steps / tally.games,
        },
        "lengths": [tally.games, tally.steps, tally.squares],
    }


def answer(measure: Callable[[], dict[str, Any]], seed: int) -> None:
    """Measure, with the calibration beside it, and print the result as one line of JSON."""
    fixed = calibration()
    random.seed(seed)
    wall, cpu = time.perf_counter(), time.process_time()
    result = measure()
    result["cpu"] = time.process_time() - cpu
    result["wall"] = time.perf_counter() - wall
    result["calibration"] = fixed
    print(json.dumps(result))
