"""Our kernel and one of its games, measured in one way.  Runs on the plain or on the compiled tree (PYTHONPATH).

The compiled tree is driven by this very file, interpreted: only `driver` uses a loop that is
compiled too.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import random
from typing import Any, TypeAlias

import clock

from compoundry.kernel import NATURE, Ack, AnyMove, Draw, FastDraw, Game, Match, Position, Seed, registry
from compoundry.kernel.options import Setting
from compoundry.kernel.playout import playout, random_step

MOST_SEATS = 5

WHOLE: dict[str, tuple[int, dict[str, Setting]]] = {"compounded": (4, {"partners": True})}
"""Seats and options of games that are measured with all they have; the others in their brief form."""

MIDDLES = 8
"""Positions from the middle of as many games, for what is done to a position."""
RECORDED = 5
"""Games played beforehand, for what is done to a match or to its log."""
FRESH = 20
"""Fresh interpreters for one figure of the import."""

Submitted: TypeAlias = "tuple[int, AnyMove, int]"
"""A seat, its move, and the ticket that it was sent with."""


class PythonDraw(Draw):
    """The random numbers of the peers' loops, so that ratios compare engines and not generators."""

    def below(self, bound: int) -> int:
        return int(random() * bound)


def loop(game: Game, seed: int, seconds: float) -> dict[str, Any]:
    """Random play from an interpreted loop."""
    seats, options, draw = seats_of(game), game.settings(options_of(game)), PythonDraw()

    def play() -> int:
        position = game.start(seats, options)
        steps = 0
        while True:
            acting = position.acting()
            if not acting:
                return steps
            seat = acting[0] if len(acting) == 1 else acting[int(random() * len(acting))]
            if seat == NATURE:
                move = position.chance(draw)
            else:
                moves = position.legal(seat)
                move = moves[int(random() * len(moves))]
            position.play(seat, move)
            steps += 1

    return clock.speed(clock.play_for(play, seconds))


def driver(game: Game, seed: int, seconds: float) -> dict[str, Any]:
    """Random play from the kernel's own loop, with its quick generator."""
    seats, options, draw = seats_of(game), game.settings(options_of(game)), FastDraw(seed)
    return clock.speed(clock.play_for(lambda: playout(game.start(seats, options), draw), seconds))


def position(game: Game, seed: int, seconds: float) -> dict[str, Any]:
    """What is done to a position in the middle of a game, in microseconds each."""
    asked = [(one, one.acting()[0]) for one in [_middle(game, number) for number in range(MIDDLES)]]
    calls: dict[str, list[Callable[[], object]]] = {
        "copy": [one.copy for one, _ in asked],
        "digest": [one.digest for one, _ in asked],
        "view": [partial(game.view, one, seat) for one, seat in asked],
        "legal": [partial(one.legal, seat) for one, seat in asked],
        "choices": [partial(one.choices, seat, (one.legal(seat)[0].verb,)) for one, seat in asked],
    }
    return {"figures": {f"{name} µs": _each(some, seconds) * 1e6 for name, some in calls.items()}}


def _middle(game: Game, number: int) -> Position:
    """A position half-way through a random game, where a seat must move."""
    length = playout(game.start(seats_of(game), game.settings(options_of(game))), FastDraw(number))
    made, draw = game.start(seats_of(game), game.settings(options_of(game))), FastDraw(number)
    steps = 0
    while steps < length // 2 or made.acting()[0] == NATURE:
        random_step(made, draw)
        steps += 1
    return made


def _each(calls: list[Callable[[], object]], seconds: float) -> float:
    def all_of_them() -> None:
        for call in calls:
            call()

    return clock.seconds_per_call(all_of_them, seconds) / len(calls)


def events(game: Game, seed: int, seconds: float) -> dict[str, Any]:
    """One `submit`, then for each seat what it was told of it: microseconds a move."""
    return _submitted(game, seconds, lambda played, entry, seat: played.events(seat, entry - 1))


def views(game: Game, seed: int, seconds: float) -> dict[str, Any]:
    """The same with whole views, as plain data, instead of events."""
    return _submitted(game, seconds, lambda played, entry, seat: played.view(seat).plain())


def _submitted(game: Game, seconds: float, tell: Callable[[Match, int, int], object]) -> dict[str, Any]:
    """Games recorded beforehand are played again: only submitting and telling is timed, no choosing, no start."""
    games = [_random_match(game, number)[1] for number in range(RECORDED)]
    tally = clock.Tally()
    while tally.cpu < seconds:
        for number, moves in enumerate(games):
            played = Match.start(game, options_of(game), seats_of(game), Seed.from_int(number))
            tally.play(partial(_play_again, played, moves, tell), 1)
            assert played.over()
    return {"figures": {"µs/move": tally.cpu / tally.steps * 1e6, "moves/game": tally.steps / tally.games}}


def _play_again(played: Match, moves: list[Submitted], tell: Callable[[Match, int, int], object]) -> int:
    viewers = range(played.header.seats)
    for seat, move, ticket in moves:
        ack = played.submit(seat, move, ticket)
        assert isinstance(ack, Ack), ack
        for viewer in viewers:
            tell(played, ack.entry, viewer)
    return len(moves)


def _random_match(game: Game, number: int) -> tuple[Match, list[Submitted]]:
    """A finished random game, and the moves by which it came about."""
    played = Match.start(game, options_of(game), seats_of(game), Seed.from_int(number))
    draw = FastDraw(number)
    moves: list[Submitted] = []
    while not played.over():
        seat = draw.pick(played.position.acting())
        move, ticket = draw.pick(played.position.legal(seat)), played.ticket(seat)
        ack = played.submit(seat, move, ticket)
        assert isinstance(ack, Ack), ack
        moves.append((seat, move, ticket))
    return played, moves


def load(game: Game, seed: int, seconds: float) -> dict[str, Any]:
    """A finished game from the text of its file, every move checked again: milliseconds a game."""
    texts = [_random_match(game, number)[0].save() for number in range(RECORDED)]
    taken = _each([partial(Match.load, text, game) for text in texts], seconds)
    return {
        "figures": {
            "ms/game": taken * 1e3,
            "kB/file": statistics.mean([len(text.encode()) for text in texts]) / 1e3,
            "entries": statistics.mean([text.count("\n") - 2 for text in texts]),
        }
    }


def kernel(game: Game, seed: int, seconds: float) -> dict[str, Any]:
    """`import compoundry.kernel` in fresh interpreters, beyond what a bare interpreter takes: CPU milliseconds."""
    bare: list[float] = []
    full: list[float] = []
    for _ in range(FRESH):
        bare.append(_fresh("import time"))
        full.append(_fresh("import time, compoundry.kernel"))
    return {"figures": {"ms": (statistics.median(full) - statistics.median(bare)) * 1e3}}


def _fresh(code: str) -> float:
    """CPU seconds from the start of an interpreter until `code` has run in it."""
    said = subprocess.run(
        [sys.executable, "-c", f"{code}; print(time.process_time())"], capture_output=True, check=True
    )
    return float(said.stdout)


def options_of(game: Game) -> dict[str, Setting]:
    """Of most games those with which they are short: random play would take for ever to reach some targets."""
    return WHOLE[game.id][1] if game.id in WHOLE else game.brief


def seats_of(game: Game) -> int:
    return WHOLE[game.id][0] if game.id in WHOLE else min(game.most, MOST_SEATS)


def _found(name: str) -> Game:
    """A game of the house, or a yardstick."""
    if name in registry.modules():
        return registry.find(name)
    made: Game = import_module(f"yardsticks.{name}").game
    return made


def _mode(game: Game) -> str:
    """Are kernel and rules compiled?  One without the other is a mistake."""
    files = [sys.modules[one.__module__].__file__ or "" for one in (Match, game.position)]
    modes = {"interpreted" if file.endswith(".py") else "compiled" for file in files}
    return modes.pop() if len(modes) == 1 else "half compiled"


WAYS = {way.__name__: way for way in (loop, driver, position, events, views, load, kernel)}


def main() -> None:
    given = clock.arguments("Our kernel with one of its games.").parse_args()
    game = _found(given.game)

    def measure() -> dict[str, Any]:
        result = WAYS[given.way](game, given.seed, given.seconds)
        result["mode"] = _mode(game)
        if given.way != kernel.__name__:
            result["seats"] = seats_of(game)
        return result

    clock.answer(measure, given.seed)


if __name__ == "__main__":
    main()
