"""Many games between bots, and what they add up to.

A game depends on the seed and on its number alone, and sums are exact until they are rounded
at the end: so the same run gives the same figures however many processes share it.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from difflib import get_close_matches
from fractions import Fraction
from typing import Final, NamedTuple

from compoundry.kernel import (
    NATURE,
    Bot,
    FastDraw,
    Game,
    GameBug,
    Options,
    Outcome,
    Position,
    RandomBot,
    View,
    registry,
)
from compoundry.kernel.errors import BadInput
from compoundry.kernel.options import Setting

BUDGET: Final = 200
"""Iterations a move for bots that search."""

STREAMS: Final = 3
"""A game's random numbers: for chance, for the bots, and for who goes first where several may act."""


class Plan(NamedTuple):
    """What is to be played.  Plain, so that it can be sent to another process."""

    game: str
    seats: int
    lineup: tuple[str, ...]
    """The bots round the table in game 0; each game moves them on by one seat."""
    seed: int
    options: tuple[tuple[str, Setting], ...] = ()


class GameFailed(Exception):
    """A game that could not be played to its end: which one, and why."""

    def __init__(self, plan: Plan, index: int, games: int, why: str) -> None:
        super().__init__(plan, index, games, why)
        self.plan = plan
        self.index = index
        self.games = games
        self.why = why


class Score:
    """What a bot, or a seat, has won."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)
        self.squares = Fraction(0)
        """Of what its seats won together in each game: the seats of one game do not win independently."""
        self.points = 0

    def add(self, share: Fraction, points: int) -> None:
        self.games += 1
        self.wins += share
        self.points += points

    def join(self, other: Score) -> None:
        self.games += other.games
        self.wins += other.wins
        self.squares += other.squares
        self.points += other.points


class Tally:
    """What games add up to."""

    def __init__(self, seats: int) -> None:
        self.bots: dict[str, Score] = {}
        self.seats = [Score() for _ in range(seats)]
        self.lengths: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()

    def add(self, names: list[str], outcome: Outcome, moves: int) -> None:
        """Count one game; a win that several share counts for each in part."""
        winners = outcome.winners()
        won = dict.fromkeys(names, Fraction(0))
        for seat, name in enumerate(names):
            share = Fraction(1, len(winners)) if seat in winners else Fraction(0)
            self.bots.setdefault(name, Score()).add(share, outcome.scores[seat])
            self.seats[seat].add(share, outcome.scores[seat])
            won[name] += share
        for name, shares in won.items():
            self.bots[name].squares += shares * shares
        self.lengths[moves] += 1
        self.ends[outcome.reason] += 1

    def join(self, other: Tally) -> None:
        for name, score in other.bots.items():
            self.bots.setdefault(name, Score()).join(score)
        for mine, theirs in zip(self.seats, other.seats):
            mine.join(theirs)
        self.lengths.update(other.lengths)
        self.ends.update(other.ends)


def plan(game: Game, seats: int, bots: list[str], seed: int, options: Options) -> Plan:
    """A plan, checked; fewer bots than seats repeat round the table."""
    game.begin(seats, options)
    for name in bots:
        bot_of(game, name)
    if not 1 <= len(bots) <= seats:
        raise BadInput("bots-number", bots=len(bots), seats=seats)
    lineup = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Plan(game.id, seats, lineup, seed, tuple(options.values.items()))


def bot_of(game: Game, name: str) -> type[Bot]:
    """The bot called `name`; raises `BadInput` that knows what you may have meant."""
    bots: tuple[type[Bot], ...] = (RandomBot, *game.bots)
    known = {bot.name: bot for bot in bots}
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise BadInput("bot-unknown", bot=name[:40], near=near[0] if near else "", known=", ".join(known))
    return known[name]


def simulate(plan: Plan, games: range, jobs: int, progress: Callable[[int], object] = lambda done: None) -> Tally:
    """Play the games of these numbers in `jobs` processes; `progress` hears how many were just finished."""
    size = max(1, min(1000, -(-len(games) // (jobs * 8))))
    chunks = [games[at : at + size] for at in range(0, len(games), size)]
    total = Tally(plan.seats)
    for chunk, tally in zip(chunks, _tallies(plan, chunks, min(jobs, len(chunks)))):
        total.join(tally)
        progress(len(chunk))
    return total


def _tallies(plan: Plan, chunks: list[range], jobs: int) -> Iterator[Tally]:
    """The tally of each chunk, in order."""
    if jobs == 1:
        game = registry.find(plan.game)
        for chunk in chunks:
            yield play_all(game, plan, chunk)
        return
    with _pool(jobs) as pool:
        with _uninterrupted():
            waiting = [pool.submit(_play_chunk, plan, chunk) for chunk in chunks]
        for chunk, future in zip(chunks, waiting):
            try:
                yield future.result()
            except BrokenProcessPool:
                raise GameFailed(plan, chunk[0], len(chunk), "") from None


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are gone when we are done, or when anything goes wrong."""
    others = multiprocessing.active_children()
    # spawn: the same on every system, and no copies of half-finished threads
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, for we end them; we hear it when this is over."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play_chunk(plan: Plan, chunk: range) -> Tally:
    return play_all(registry.find(plan.game), plan, chunk)


def play_all(game: Game, plan: Plan, numbers: range) -> Tally:
    """Play these games one after the other."""
    options = game.settings(dict(plan.options))
    tally = Tally(plan.seats)
    for number in numbers:
        names = [plan.lineup[(seat + number) % plan.seats] for seat in range(plan.seats)]
        try:
            position = game.begin(plan.seats, options)
            moves = play(game, position, [bot_of(game, name)() for name in names], plan.seed, number)
            outcome = position.outcome()
            if outcome is None:
                raise GameBug("nobody may move, and there is no outcome")
        except Exception as wrong:
            raise GameFailed(plan, number, 1, f"{type(wrong).__name__}: {wrong}") from wrong
        tally.add(names, outcome, moves)
    return tally


def play(game: Game, position: Position, bots: list[Bot], seed: int, number: int) -> int:
    """Play `position` to its end; the number of moves made, NATURE's included."""
    chance = FastDraw(seed, STREAMS * number)
    thoughts = FastDraw(seed, STREAMS * number + 1)
    order = FastDraw(seed, STREAMS * number + 2)
    # A random bot looks at nothing but its moves, so nobody draws it a picture.
    blind = [View(seat) if type(bot) is RandomBot else None for seat, bot in enumerate(bots)]
    moves = 0
    while acting := position.acting():
        seat = acting[0] if len(acting) == 1 else acting[order.below(len(acting))]
        if seat == NATURE:
            position.play(seat, position.chance(chance))
        else:
            view = blind[seat]
            seen = view if view is not None else game.view(position, seat)
            move = bots[seat].choose(seen, position.legal(seat), BUDGET, thoughts)
            refusal = None if view is not None else position.refusal(seat, move)
            if refusal is not None:
                raise GameBug(f"the bot {bots[seat].name} plays {game.print(move)}, which is refused: {refusal}")
            position.play(seat, move)
        moves += 1
        if moves > game.longest:
            raise GameBug(f"no end after {game.longest} moves")
    return moves
