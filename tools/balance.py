"""How games of Compounded among equal bots go: prints it, and writes docs/balance/compounded.md.

`python tools/balance.py [GAMES]` plays so many games at the table of four (4,000 unless you say
so) and a fifth of that at each other one, in two processes.  With the compiled rules it is five
times as quick: put the path that tools/compile_rules.py prints into PYTHONPATH.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from compoundry.arena.report import wilson
from compoundry.arena.simulate import bot_of, play
from compoundry.games.compounded import game
from compoundry.games.compounded.cards import EXPERIMENTS, LEVELS, STATES, TOOLS, Pack, pack_of
from compoundry.games.compounded.fire import VOLATILE
from compoundry.games.compounded.placing import CHEAP
from compoundry.games.compounded.position import TRACKS, Compounded
from compoundry.kernel import Event, GameBug
from compoundry.kernel.options import Setting

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "balance" / "compounded.md"
GAMES: Final = 4000
SEED: Final = 1
JOBS: Final = 2
BOT: Final = "heuristic"

Figures = Counter[tuple[str, int]]
"""How often something was seen: what, and which or how much of it."""


class Table(NamedTuple):
    """Where games are played.  Plain, so that it can be sent to another process."""

    title: str
    seats: int
    options: tuple[tuple[str, Setting], ...] = ()


MAIN: Final = Table("4 scientists", 4)
TABLES: Final = (
    Table("2, and Nobel", 2),
    Table("3", 3),
    Table("3, three rows", 3, (("three-rows", True),)),
    MAIN,
    Table("4, deck A", 4, (("deck", "a"),)),
    Table("4, deck B", 4, (("deck", "b"),)),
    Table("4, bare", 4, (("bare", True),)),
    Table("4, Lab Partners", 4, (("partners", True),)),
    Table("5", 5),
)

# The balance targets: the smallest and the largest value.
SEATS: Final = (0.21, 0.29)
"""What the seats win: the whole of each 99 % interval."""
ROUNDS: Final = (12, 20)
WINNERS: Final = (50, 75)
FIRES: Final = (2.5, 3.5)
NEGLECT: Final = 0.25
"""An experiment is ignored when more of the winners than this never raise it."""

USES: Final = {
    "burned": "bunsen-burner",
    "key": "lab-key",
    "goggles": "safety-goggles",
    "adjusted": "graduated-cylinder",
}
"""The events that tell of the use of a tool; of Pipet and Journal see `_used`."""


# Playing


def played(table: Table, numbers: Sequence[int]) -> Figures:
    """What these games add up to."""
    found: Figures = Counter()
    for number in numbers:
        position = game.begin(table.seats, game.settings(dict(table.options)))
        assert isinstance(position, Compounded)
        position.sink = []
        play(game, position, [bot_of(game, BOT)() for _ in range(table.seats)], SEED, number)
        _add_outcome(found, position, first_lead(position.sink))
        _add_events(found, position.sink)
    return found


def first_lead(events: list[Event]) -> int:
    """CD-11: the seat that leads the first round."""
    told: dict[str, Any] = next(event.public for event in events if event.kind == "round")
    seat: int = told["lead"]
    return seat


def _add_outcome(found: Figures, position: Compounded, first: int) -> None:
    outcome = position.outcome()
    if outcome is None:
        raise GameBug("nobody may move, and there is no outcome")
    found["games", 0] += 1
    found["rounds", position.round] += 1
    found["score", max(outcome.scores)] += 1  # of those who have a seat, though Nobel may have had more
    found[f"end-{outcome.reason}", 0] += 1
    winners = outcome.winners()
    for seat in winners:
        # A win that several share counts in part; 60 can be parted among up to five.
        found["won", seat] += 60 // len(winners)
        found["won-after", (seat - first) % position.seats] += 60 // len(winners)
        found["winners", 0] += 1
        found["cards", position.scored_by.count(seat)] += 1
        for experiment in range(TRACKS):
            found[f"level-{EXPERIMENTS[experiment]}", position.levels[seat * TRACKS + experiment]] += 1
    for kind in position.scored:
        found["completed", kind] += 1
    for kind in position.burnt:
        found["exploded", kind] += 1
    for kind in position.card:
        found["unfinished", kind] += 1


def _add_events(found: Figures, events: list[Event]) -> None:
    claimed: set[int] = set()
    for event in events:
        told: dict[str, Any] = event.public
        if event.kind == "revealed":
            claimed.discard(told["place"])
            found["revealed", told["compound"]] += 1
        elif event.kind in ("claimed", "completed-claimed", "shifted") and told["place"] not in claimed:
            claimed.add(told["place"])
            found["claimed", told["compound"]] += 1
        elif event.kind == "gained":
            found["gained", told["tool"]] += 1
        elif event.kind in ("lit", "ignored", "deal", "offered", "extinguished", "fizzled"):
            found[event.kind, 0] += 1
        elif event.kind == "fire" and told["cause"] == VOLATILE:
            found["volatile", 0] += 1
        tool = _used(event.kind, told)
        if tool:
            found["used", TOOLS.index(tool)] += 1


def _used(kind: str, told: dict[str, Any]) -> str:
    """The tool whose use an event tells of."""
    if kind == "exchanged":
        return "pipet" if told["count"] == CHEAP else ""
    return "journal" if kind == "kept" else USES.get(kind, "")


def gathered(table: Table, games: int) -> Figures:
    size = -(-games // (4 * JOBS))
    chunks = [range(at, min(at + size, games)) for at in range(0, games, size)]
    found: Figures = Counter()
    with ProcessPoolExecutor(JOBS, get_context("spawn")) as pool:
        for part in pool.map(played, [table] * len(chunks), chunks):
            found.update(part)
    return found


# Reckoning


def spread(found: Figures, what: str) -> dict[int, int]:
    return {value: count for (name, value), count in found.items() if name == what}


def total(found: Figures, what: str) -> int:
    return sum(spread(found, what).values())


def quartile(found: Figures, what: str, quarter: int) -> int:
    """The value below which so many quarters of all lie."""
    counts = spread(found, what)
    place = (sum(counts.values()) - 1) * quarter // 4
    for value in sorted(counts):
        if place < counts[value]:
            return value
        place -= counts[value]
    raise IndexError(place)


def mean(found: Figures, what: str) -> float:
    counts = spread(found, what)
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def a_game(found: Figures, *whats: str) -> float:
    return sum(total(found, what) for what in whats) / total(found, "games")


# Writing


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def head(*cells: str) -> list[str]:
    return [row(*cells), "|---" * len(cells) + "|"]


def quartiles(found: Figures, what: str) -> str:
    return f"{quartile(found, what, 2)} ({quartile(found, what, 1)} to {quartile(found, what, 3)})"


def overview(figures: dict[Table, Figures]) -> list[str]:
    lines = head(
        "Table",
        "Games",
        "Rounds",
        "Winner’s points",
        "Winner’s compounds",
        "Lab Fires",
        "Volatile",
        "Completed",
        "Exploded",
        "Deals",
        "Ends",
    )
    for table, found in figures.items():
        ends = {name.removeprefix("end-"): count for (name, _), count in found.items() if name.startswith("end-")}
        games = total(found, "games")
        lines.append(
            row(
                table.title,
                f"{games:,}",
                quartiles(found, "rounds"),
                quartiles(found, "score"),
                f"{mean(found, 'cards'):.1f}",
                f"{a_game(found, 'lit'):.1f}",
                f"{a_game(found, 'volatile'):.1f}",
                f"{a_game(found, 'completed'):.1f}",
                f"{a_game(found, 'exploded'):.1f}",
                f"{a_game(found, 'deal'):.1f}",
                ", ".join(f"{end} {count / games:.0%}" for end, count in sorted(ends.items())),
            )
        )
    return lines


def seats(found: Figures, what: str, title: str) -> list[str]:
    games = total(found, "games")
    lines = head(title, "Wins", "99 % interval")
    for seat in range(MAIN.seats):
        low, high = interval(found, what, seat)
        lines.append(row(seat, f"{found[what, seat] / 60 / games:.1%}", f"{low:.1%} to {high:.1%}"))
    return lines


def interval(found: Figures, what: str, seat: int) -> list[float]:
    return wilson(found[what, seat] / 60, total(found, "games"))


def neglected(found: Figures, experiment: str) -> float:
    return found[f"level-{experiment}", 0] / total(found, "winners")


def levels(found: Figures) -> list[str]:
    lines = head("Experiment", "Mean level, 0 to 3", "Never raised", "Raised to the top")
    winners = total(found, "winners")
    for experiment in EXPERIMENTS:
        top = found[f"level-{experiment}", LEVELS - 1] / winners
        average = mean(found, f"level-{experiment}")
        lines.append(row(experiment, f"{average:.2f}", f"{neglected(found, experiment):.1%}", f"{top:.1%}"))
    return lines


def targets(found: Figures) -> list[str]:
    rates = [interval(found, "won", seat) for seat in range(MAIN.seats)]
    fires = a_game(found, "lit")
    rounds = quartile(found, "rounds", 2)
    score = quartile(found, "score", 2)
    usual = [quartile(found, "score", quarter) for quarter in (1, 3)]
    worst = max(neglected(found, experiment) for experiment in EXPERIMENTS)
    lines = head("Target", "Found", "")
    for target, seen, kept in (
        (
            "every seat wins 25 ± 4 % (whole 99 % interval)",
            f"{min(rates)[0]:.1%} to {max(rates)[1]:.1%}",
            SEATS[0] <= min(rates)[0] and max(rates)[1] <= SEATS[1],
        ),
        ("the median game takes 12 to 20 rounds", str(rounds), ROUNDS[0] <= rounds <= ROUNDS[1]),
        ("winners score 50 to 75 (median)", str(score), WINNERS[0] <= score <= WINNERS[1]),
        (
            "half of the winners score 50 to 75",
            f"{usual[0]} to {usual[1]}",
            WINNERS[0] <= usual[0] and usual[1] <= WINNERS[1],
        ),
        ("about 3 Lab Fires occur", f"{fires:.1f}", FIRES[0] <= fires <= FIRES[1]),
        ("no experiment is ignored by winners", f"at most {worst:.0%} never raise one", worst <= NEGLECT),
    ):
        lines.append(row(target, seen, "met" if kept else "**missed**"))
    return lines


def tools(found: Figures) -> list[str]:
    lines = head("Tool", "Gained a game", "Used a game")
    games = total(found, "games")
    for number, tool in enumerate(TOOLS):
        lines.append(row(tool, f"{found['gained', number] / games:.2f}", f"{found['used', number] / games:.2f}"))
    return lines


def kinds(found: Figures, pack: Pack, doubles: bool) -> list[str]:
    """What becomes of the cards, in hundredths of those that are revealed."""
    lines = head("Compound", "State", "Points", "Flames", "Revealed", "Claimed", "Completed", "Exploded", "Left")
    games = total(found, "games")
    for number, kind in enumerate(pack.kinds):
        revealed = found["revealed", number]
        if kind.double != doubles or not revealed:
            continue
        parts = [found[what, number] / revealed for what in ("claimed", "completed", "exploded", "unfinished")]
        lines.append(
            row(
                kind.formula,
                STATES[kind.state],
                kind.points,
                kind.flames or "",
                f"{revealed / games / kind.copies:.0%}",
                *[f"{part:.0%}" for part in parts],
            )
        )
    return lines


def page(figures: dict[Table, Figures]) -> str:
    pack = pack_of("standard")
    found = figures[MAIN]
    partners = next(figures[table] for table in figures if ("partners", True) in table.options)
    chapters: list[tuple[str, str, Callable[[], list[str]]]] = [
        (
            "Targets",
            "Four scientists, standard deck. A Lab Fire lies on every eighth card, and for each of the "
            f"{a_game(found, 'completed'):.0f} compounds that are completed and the {a_game(found, 'exploded'):.0f} "
            "that explode in a game, as long as the deck lasts, a card is turned up.",
            lambda: targets(found),
        ),
        (
            "Tables",
            "Rounds and points: the median, and the quartiles. All else a game, on average.",
            lambda: overview(figures),
        ),
        (
            "Seats",
            "Four scientists; a win that several share counts in part. Who has drawn the rarest elements leads first.",
            lambda: [*seats(found, "won", "Seat"), "", *seats(found, "won-after", "Seats left of the first Lead")],
        ),
        ("Experiments of winners", "Four scientists.", lambda: levels(found)),
        ("Tools", "Four scientists.", lambda: tools(found)),
        (
            "Compounds",
            "Four scientists. How many copies are revealed in a game; of these, how many are claimed, completed, "
            "exploded, or left in the field.",
            lambda: kinds(found, pack, False),
        ),
        ("Doubles", "Four scientists with Lab Partners.", lambda: kinds(partners, pack, True)),
    ]
    lines = [
        "# Compounded: how games go",
        "",
        f"Made by `tools/balance.py`, seed {SEED}: games among bots of one kind, `{BOT}`, with the standard pack.",
    ]
    for title, about, made in chapters:
        lines += ["", f"## {title}", "", about, "", *made()]
    return "\n".join(lines) + "\n"


def main() -> None:
    if len(sys.argv) > 2 or not all(arg.isdecimal() for arg in sys.argv[1:]):
        sys.exit(str(__doc__))
    games = int(sys.argv[1]) if sys.argv[1:] else GAMES
    text = page({table: gathered(table, games if table is MAIN else max(1, games // 5)) for table in TABLES})
    print(text)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
