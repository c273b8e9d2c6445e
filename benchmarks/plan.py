"""What is measured, beside whom, and what it must reach."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
PEER: Final = "peer"
"""The three places where a measuring script runs: on our compiled or plain tree, or among the peers."""


@dataclass(frozen=True)
class Thing:
    """One measured thing: a row of a table, and the way and game by which its script measures it."""

    label: str
    place: str
    way: str
    game: str


@dataclass(frozen=True)
class Ratio:
    """The first figure of `over` divided by that of `under`, round by round; `least` is what it must reach."""

    over: str
    under: str
    least: float | None = None


@dataclass(frozen=True)
class Limit:
    """What the first figure of `label` must not exceed."""

    label: str
    bound: float

    def wanted(self) -> str:
        return f"at most {self.bound:,g}"

    def kept(self, figure: float) -> bool:
        return figure <= self.bound


@dataclass(frozen=True)
class Floor(Limit):
    """What it must reach."""

    def wanted(self) -> str:
        return f"at least {self.bound:,g}"

    def kept(self, figure: float) -> bool:
        return figure >= self.bound


@dataclass(frozen=True)
class Group:
    """Things measured in turn, A B A B, and shown in one table.

    The things labelled in `same` play by the very same rules: their games must be equally
    long.
    """

    name: str
    title: str
    things: list[Thing]
    ratios: list[Ratio] = field(default_factory=list)
    limits: list[Limit] = field(default_factory=list)
    same: list[str] = field(default_factory=list)


DRIVER: Final = "compiled + compiled driver"
LOOP: Final = "compiled"
PLAIN: Final = "interpreted"
OPEN_SPIEL: Final = "OpenSpiel"
ODDS: Final = "OpenSpiel, chance by its odds"
RLCARD: Final = "rlcard env.run"
STEPPED: Final = "rlcard env.step"
PETTINGZOO: Final = "PettingZoo"
"""All but the first are driven from an interpreted loop."""
CATANATRON: Final = "another game: catanatron, catan"

BESIDE: Final[dict[str, list[Thing]]] = {
    "leduc": [
        Thing(OPEN_SPIEL, PEER, "open_spiel-even", "leduc_poker"),
        Thing(ODDS, PEER, "open_spiel-odds", "leduc_poker"),
        Thing(RLCARD, PEER, "rlcard-run", "leduc-holdem"),
        Thing(STEPPED, PEER, "rlcard-step", "leduc-holdem"),
        Thing(PETTINGZOO, PEER, "pettingzoo", "leduc_holdem_v4"),
    ],
    "kuhn": [
        Thing(OPEN_SPIEL, PEER, "open_spiel-even", "kuhn_poker"),
    ],
    "tictactoe": [
        Thing(OPEN_SPIEL, PEER, "open_spiel-even", "tic_tac_toe"),
        Thing(PETTINGZOO, PEER, "pettingzoo", "tictactoe_v3"),
    ],
    "gofish": [
        Thing(ODDS, PEER, "open_spiel-odds", "go_fish(players=5)"),
    ],
    "compounded": [
        Thing(CATANATRON, PEER, "catanatron", "catan"),
    ],
}
"""The peers that know a game of the same name; or, of a trading game for four, another one."""

RATIOS: Final[dict[str, list[Ratio]]] = {
    "leduc": [
        Ratio(LOOP, OPEN_SPIEL, 1.0),
        Ratio(LOOP, ODDS),
        Ratio(DRIVER, OPEN_SPIEL, 2.0),
        Ratio(PLAIN, OPEN_SPIEL),
        Ratio(PLAIN, RLCARD, 4.0),
        Ratio(PLAIN, STEPPED),
        Ratio(PLAIN, PETTINGZOO),
    ],
    "kuhn": [Ratio(LOOP, OPEN_SPIEL), Ratio(DRIVER, OPEN_SPIEL)],
    "tictactoe": [Ratio(LOOP, OPEN_SPIEL), Ratio(DRIVER, OPEN_SPIEL), Ratio(PLAIN, PETTINGZOO)],
    "gofish": [Ratio(LOOP, ODDS), Ratio(DRIVER, ODDS), Ratio(PLAIN, ODDS)],
}
SAME: Final[dict[str, list[str]]] = {
    "leduc": [DRIVER, LOOP, PLAIN, OPEN_SPIEL, ODDS],
    "kuhn": [DRIVER, LOOP, PLAIN, OPEN_SPIEL],
    "tictactoe": [DRIVER, LOOP, PLAIN, OPEN_SPIEL, PETTINGZOO],
}
"""Where a peer plays our game by the very same rules."""

FLOORS: Final[dict[str, list[Limit]]] = {
    "compounded": [Floor(DRIVER, 250_000)],
    "compounditall": [Floor(DRIVER, 150_000)],
}
"""What our games must reach where no peer knows the same game."""

SUBMIT_GAME: Final = "gofish"
LOADED: Final = ("gofish", "bazaar")


def games() -> list[str]:
    """The games of the house and the yardsticks: folders, not a list."""
    folders = (ROOT / "tests/yardsticks/yardsticks", ROOT / "src/compoundry/games")
    return [init.parent.name for folder in folders for init in sorted(folder.glob("*/__init__.py"))]


def groups() -> list[Group]:
    """All that is measured, in the order of the tables."""
    there = games()
    made = [_random_play(game) for game in there]
    made.append(
        Group(
            "others",
            "Other engines' other games, for orientation",
            [Thing("rlcard uno, env.run", PEER, "rlcard-run", "uno")],
        )
    )
    made.append(Group("position", "A position in the middle of a game", _both_ways(there, "position")))
    made += [_submit(game) for game in there if game == SUBMIT_GAME]
    made.append(Group("load", "A finished game from its file", _both_ways([g for g in LOADED if g in there], "load")))
    made.append(_import())
    return [group for group in made if group.things]


def _random_play(game: str) -> Group:
    ours = [
        Thing(DRIVER, COMPILED, "driver", game),
        Thing(LOOP, COMPILED, "loop", game),
        Thing(PLAIN, INTERPRETED, "loop", game),
    ]
    title = f"Random play from an interpreted loop: {game}"
    return Group(
        game, title, ours + BESIDE.get(game, []), RATIOS.get(game, []), FLOORS.get(game, []), SAME.get(game, [])
    )


def _both_ways(there: list[str], way: str) -> list[Thing]:
    return [Thing(f"{game}, {place}", place, way, game) for game in there for place in (COMPILED, INTERPRETED)]


def _submit(game: str) -> Group:
    things = [
        Thing(f"{place}, {way}", place, way, game) for way in ("events", "views") for place in (COMPILED, INTERPRETED)
    ]
    limits = [Limit(f"{place}, events", 60.0) for place in (COMPILED, INTERPRETED)]
    return Group("submit", f"A move submitted and told to each of five seats: {game}", things, [], limits)


def _import() -> Group:
    things = [Thing(place, place, "kernel", "leduc") for place in (COMPILED, INTERPRETED)]
    limits = [Limit(place, 50.0) for place in (COMPILED, INTERPRETED)]
    return Group("import", "Import of compoundry.kernel in a fresh interpreter", things, [], limits)
