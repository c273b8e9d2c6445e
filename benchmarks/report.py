"""What was measured, as a table that people read."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from plan import PEER, Group, Limit, Ratio, Thing

FARTHEST: Final = 5.0
"""Mean lengths of one game, measured twice, may lie so many standard errors apart."""

REACHED: Final = "reached"
MISSED: Final = "MISSED"
MISSING: Final = "not measured"


@dataclass
class Measured:
    """A thing and what came of each round; or why nothing did."""

    thing: Thing
    rounds: list[dict[str, Any]] = field(default_factory=list)
    missing: str = ""

    def figures(self) -> list[str]:
        return list(self.rounds[0]["figures"]) if self.rounds else []

    def values(self, figure: str) -> list[float]:
        return [one["figures"][figure] for one in self.rounds]

    def first(self) -> list[float]:
        return self.values(self.figures()[0])

    def length(self) -> tuple[float, float]:
        """The mean length of a game, and the square of its standard error."""
        games, steps, squares = [sum(column) for column in zip(*[one["lengths"] for one in self.rounds])]
        mean = steps / games
        return mean, (squares / games - mean * mean) / games


@dataclass(frozen=True)
class Verdict:
    """A figure, what was wanted of it ("" for nothing), and whether that is reached."""

    text: str
    wanted: str
    state: str

    def __str__(self) -> str:
        return f"{self.text}  {self.wanted}: {self.state}" if self.wanted else self.text


@dataclass
class Table:
    """A group as it was measured, with what is to be said of it."""

    group: Group
    rows: list[Measured]

    def row(self, label: str) -> Measured:
        return next(row for row in self.rows if row.thing.label == label)

    def lines(self) -> Iterator[str]:
        yield self.title()
        columns = list(dict.fromkeys(name for row in self.rows for name in row.figures()))
        heads = [*columns[:1], "spread", *columns[1:]] if columns else []
        yield self.line("", heads)
        for row in self.rows:
            if not row.rounds:
                yield f"{self.line(row.thing.label, [])}  missing: {row.missing}"
                continue
            cells = {name: number(statistics.median(row.values(name))) for name in row.figures()}
            cells["spread"] = spread(row.first())
            yield self.line(row.thing.label, [cells.get(head, "") for head in heads])
        yield from map(str, self.verdicts())
        if self.group.same:
            yield f"    {self.one_game()}"

    def line(self, label: str, cells: list[str]) -> str:
        """The label and its cells, each in its column."""
        labels = [row.thing.label for row in self.rows] + [_quotient(ratio) for ratio in self.group.ratios]
        return f"    {label:<{max(map(len, labels), default=0)}}{''.join([f'{cell:>12}' for cell in cells])}".rstrip()

    def title(self) -> str:
        seats = {one["seats"] for row in self.rows for one in row.rounds if "seats" in one}
        return f"{self.group.title}, {seats.pop()} seats" if len(seats) == 1 else self.group.title

    def verdicts(self) -> list[Verdict]:
        """The ratios and limits of the group."""
        return [self.ratio(ratio) for ratio in self.group.ratios] + [self.limit(limit) for limit in self.group.limits]

    def ratio(self, ratio: Ratio) -> Verdict:
        over, under = self.row(ratio.over), self.row(ratio.under)
        label = _quotient(ratio)
        wanted = "" if ratio.least is None else f"at least {ratio.least:g}"
        if not over.rounds or not under.rounds:
            return Verdict(self.line(label, ["-"]), wanted, MISSING)
        each = [a / b for a, b in zip(over.first(), under.first())]
        middle = statistics.median(each)
        text = self.line(label, [f"{middle:.2f}", f"{min(each):.2f}-{max(each):.2f}"])
        return Verdict(text, wanted, REACHED if ratio.least is None or middle >= ratio.least else MISSED)

    def limit(self, limit: Limit) -> Verdict:
        row = self.row(limit.label)
        if not row.rounds:
            return Verdict(self.line(limit.label, ["-"]), limit.wanted(), MISSING)
        middle = statistics.median(row.first())
        text = self.line(limit.label, [number(middle), ""])
        return Verdict(text, limit.wanted(), REACHED if limit.kept(middle) else MISSED)

    def one_game(self) -> str:
        """How far the mean lengths of all in `same` lie from the first peer's, and whether that is near enough."""
        rows = [row for row in map(self.row, self.group.same) if row.rounds]
        peers = [row for row in rows if row.thing.place == PEER]
        if not peers or len(rows) == len(peers):
            return "One game or not: nothing to compare with."
        mean, error = peers[0].length()
        others = [(row.thing.label, *row.length()) for row in rows if row is not peers[0]]
        said = ", ".join(f"{label} {apart(mean, error, other, its):.1f}" for label, other, its in others)
        verdict = "THESE ARE DIFFERENT GAMES" if self.differs() else "This is one game"
        return f"Standard errors from the {mean:.4f} steps a game of {peers[0].thing.label}: {said}. {verdict}."

    def differs(self) -> bool:
        """Is any mean length too far from any other?"""
        lengths = [row.length() for row in map(self.row, self.group.same) if row.rounds]
        return any(apart(*one, *other) > FARTHEST for one in lengths for other in lengths)


def apart(mean: float, error: float, other: float, its: float) -> float:
    """How many standard errors two means lie apart, given the squares of their own."""
    if mean == other:
        return 0.0
    both = math.sqrt(error + its)
    return abs(mean - other) / both if both else math.inf


def spread(values: list[float]) -> str:
    """Half of the way from the least to the most, in parts of the median."""
    return f"±{(max(values) - min(values)) / 2 / statistics.median(values) * 100:.0f} %"


def number(value: float) -> str:
    """Three significant digits, or all before the point."""
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.{max(0, 2 - math.floor(math.log10(value)))}f}" if value > 0 else f"{value:g}"


def _quotient(ratio: Ratio) -> str:
    return f"{ratio.over} / {ratio.under}"
