"""What is tested: a game with seats and options; and how a fault is reported."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from compoundry.kernel import FastDraw, Game, Options, Position
from compoundry.kernel.options import Count, Flag, OneOf, Option, Setting


class Broken(AssertionError):
    """A game broke a promise: which test of the contract, what, and how to see it again."""

    def __init__(self, test: str, what: str, where: str = "") -> None:
        super().__init__(f"{test}: {what}" + (f" [{where}]" if where else ""))
        self.test = test


class Table:
    """A game, how many play, and the options they chose."""

    def __init__(self, game: Game, seats: int, **options: Setting) -> None:
        self.game = game
        self.seats = seats
        self.given = options
        self.options: Options = game.settings(options)

    def begin(self) -> Position:
        return self.game.begin(self.seats, self.options)

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.given.items())
        return f"{self.game.id}, {self.seats} seats{chosen}"


def brief(game: Game, seats: int, **options: Setting) -> Table:
    """A table whose games are short (`Game.brief`), with these options besides."""
    return Table(game, seats, **{**game.brief, **options})


def tables(game: Game) -> list[Table]:
    """Every number of seats with the options of a short game, and each other option's other values once."""
    found = [brief(game, seats) for seats in range(game.fewest, game.most + 1)]
    for option in game.options:
        for value in () if option.name in game.brief else _others(option):
            chosen = {**game.brief, option.name: value}
            for seats in range(game.fewest, game.most + 1):
                if game.unsuited(seats, game.settings(chosen)) is None:
                    found.append(Table(game, seats, **chosen))
                    break
    return [table for table in found if game.unsuited(table.seats, table.options) is None]


def _others(option: Option) -> list[Setting]:
    if isinstance(option, Flag):
        return [not option.default]
    if isinstance(option, OneOf):
        return list(option.words[1:])
    if isinstance(option, Count):
        return [value for value in (option.low, option.high) if value != option.default]
    return []


class Trail:
    """Where a test stands in a game, for its error message: the seed, and what was played last."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.seed = seed
        self.played: list[str] = []

    def add(self, seat: int, text: str) -> None:
        self.played.append(f"{seat}: {text}")

    def __str__(self) -> str:
        last = "; ".join(self.played[-5:]) or "nothing yet"
        return f"{self.table}, seed {self.seed}, after {len(self.played)} moves, last: {last}"


def draws(table: Table, games: int, seed: int) -> Iterator[tuple[FastDraw, Trail]]:
    """A source of chance and a trail for each of so many games."""
    for number in range(games):
        yield FastDraw(seed, number), Trail(table, seed * 1_000_003 + number)


def movers(position: Position) -> list[int]:
    """Who may move now, or [NATURE]."""
    return position.acting() + position.free()


def rising(keys: list[tuple[int, tuple[object, ...]]]) -> bool:
    """Each key greater than the one before: in order, and none twice."""
    return all(before < after for before, after in pairwise(keys))
