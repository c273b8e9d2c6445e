"""Many games add up exactly, the same for any number of processes, and a bad game is named."""

from __future__ import annotations

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import ClassVar

import pytest

from compoundry.arena.report import report, wilson
from compoundry.arena.simulate import GameFailed, Plan, Tally, bot_of, plan, play_all, simulate
from compoundry.kernel import AnyMove, Bot, Draw, FastDraw, Game, Options, Outcome, Position, View, registry
from compoundry.kernel.errors import BadInput

LEDUC = Plan("leduc", 2, ("random", "random"), 5)


class Turns(Position):
    """Nobody can move, and yet somebody should."""

    def acting(self) -> list[int]:
        return [0]

    def legal(self, seat: int) -> list[AnyMove]:
        return []


class Walk(Bot):
    """Never gets anywhere."""

    name: ClassVar[str] = "walk"

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        raise RuntimeError(f"seat {view.viewer} is lost")


class Lost(Game):
    id: ClassVar[str] = "lost"
    most: ClassVar[int] = 4
    position: ClassVar[type[Position]] = Turns
    bots: ClassVar[tuple[type[Bot], ...]] = (Walk,)

    def start(self, seats: int, options: Options) -> Position:
        return Turns(seats)

    def view(self, position: Position, viewer: int) -> View:
        return View(viewer)


@pytest.mark.parametrize("jobs", [1, 2, 7])
def test_the_sum_does_not_depend_on_how_it_is_shared(jobs: int) -> None:
    game = registry.find("leduc")
    parts = [play_all(game, LEDUC, range(first, first + 10)) for first in range(0, 70, 10)]
    joined = Tally(2)
    for part in parts[jobs:] + parts[:jobs]:
        joined.join(part)
    assert report(LEDUC, joined) == report(LEDUC, play_all(game, LEDUC, range(70)))


def test_two_processes_count_as_one() -> None:
    heard: list[int] = []
    two = report(LEDUC, simulate(LEDUC, range(40), 2, heard.append))
    assert two == report(LEDUC, simulate(LEDUC, range(40), 1))
    assert sum(heard) == two["games"] == 40


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    game = registry.find("leduc")
    alone = [play_all(game, LEDUC, range(number, number + 1)) for number in range(20)]
    assert play_all(game, LEDUC, range(20)).lengths == sum((one.lengths for one in alone), alone[0].lengths.__class__())
    other = report(LEDUC, play_all(game, LEDUC._replace(seed=6), range(20)))
    assert other["lengths"] != report(LEDUC, play_all(game, LEDUC, range(20)))["lengths"]


def test_bots_move_round_the_table() -> None:
    game = registry.find("tictactoe")
    made = plan(game, 2, ["random"], 0, game.settings())
    assert made.lineup == ("random", "random")
    lined = made._replace(lineup=("random", "other"))
    names = [[lined.lineup[(seat + number) % 2] for seat in range(2)] for number in range(2)]
    assert names == [["random", "other"], ["other", "random"]]


def test_a_shared_win_counts_in_part() -> None:
    tally = Tally(3)
    tally.add(["a", "b", "a"], Outcome("end", [[], [], []], [1, 1, 1]), 4)
    tally.add(["a", "b", "a"], Outcome("end", [[], [], []], [2, 1, 1]), 5)
    assert tally.bots["a"].wins == Fraction(2, 3) + Fraction(1, 2)
    assert tally.bots["b"].wins == Fraction(1, 3) + Fraction(1, 2)
    assert [seat.wins for seat in tally.seats] == [Fraction(1, 3), Fraction(5, 6), Fraction(5, 6)]


def test_the_report_has_its_figures_rounded_and_in_order() -> None:
    tally = Tally(2)
    for length, ranks in ((3, [1, 2]), (4, [1, 1]), (9, [2, 1])):
        tally.add(["a", "b"], Outcome("end", [[], []], ranks), length)
    found = report(Plan("toy", 2, ("a", "b"), 1, (("size", 3),)), tally)
    assert list(found) == ["game", "games", "seats", "seed", "options", "bots", "seats_won", "lengths", "ends"]
    assert list(found["bots"]["a"]) == ["games", "wins", "mean_score", "win_rate", "interval"]
    assert found["lengths"] == {"min": 3, "median": 4.0, "mean": 5.333333, "max": 9}
    assert found["bots"]["a"]["wins"] == 1.5
    assert found["options"] == {"size": 3}
    assert found["ends"] == {"end": 3}


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [
        # by hand with z = 2.575829; below, from the quadratic that gave it: (p - q)^2 = z^2 q (1 - q) / n
        (0, 10, [0.0, 0.398854]),
        (10, 10, [0.601146, 1.0]),
        (50, 100, [0.37528, 0.62472]),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, interval: list[float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=2e-6)
    for bound in wilson(wins, games):
        if 0 < bound < 1:
            assert (wins / games - bound) ** 2 == pytest.approx(6.634897 * bound * (1 - bound) / games, rel=1e-4)


def _intervals(lineup: tuple[str, ...], games: list[list[int]]) -> dict[str, list[float]]:
    """The intervals of bots that sit so, when these seats won, one game after the other."""
    tally = Tally(len(lineup))
    for winners in games:
        ranks = [1 if seat in winners else 2 for seat in range(len(lineup))]
        tally.add(list(lineup), Outcome("end", [[] for _ in lineup], ranks), 4)
    found = report(Plan("toy", len(lineup), lineup, 1), tally)["bots"]
    return {name: score["interval"] for name, score in found.items()}


TWO_EACH = ("a", "b", "a", "b")


def test_the_seats_of_a_game_are_no_independent_games() -> None:
    """Two seats of four win half of all at the most, and 90 games of 100 are as sure as for a bot with one seat."""
    found = _intervals(TWO_EACH, [[0], [2], [0, 2]] * 30 + [[1]] * 10)
    for name, wins in (("a", 90), ("b", 10)):
        assert found[name] == pytest.approx([bound / 2 for bound in wilson(wins, 100)], abs=1e-6)
    assert _intervals(TWO_EACH, [[2]] * 100)["a"] == pytest.approx([0.46889, 0.5], abs=2e-6)


def test_wins_that_two_bots_share_spread_less_than_whole_ones() -> None:
    """A quarter of all won, a quarter lost, half shared: that is half the variance of a fair coin."""
    games = 10_000
    low, high = _intervals(TWO_EACH, [[0], [1], [0, 1], [0, 1, 2, 3]] * (games // 4))["a"]
    assert high - low == pytest.approx(2.575829 * (0.125 / games) ** 0.5, rel=1e-3)
    low, high = _intervals(TWO_EACH, [[0, 1]] * 3)["a"]
    assert low < 0.15, "three games like one another prove little"
    assert high > 0.35


def test_a_bot_that_holds_all_seats_wins_exactly_its_part() -> None:
    assert _intervals(("a", "a", "a"), [[0], [1, 2], [2]]) == {"a": [0.333333, 0.333333]}


@pytest.mark.parametrize("games", [5, 20, 100])
def test_99_of_100_runs_hold_the_true_rate(games: int) -> None:
    """The first bot wins six games of ten, with this seat or that, and shares two; the draws are fixed."""
    odds = [[0], [0], [0], [0, 2], [2], [2], [1], [3], [0, 3], [0, 1, 2, 3]]
    found = 0
    for run in range(300):
        draw = FastDraw(games, run)
        low, high = _intervals(TWO_EACH, [draw.pick(odds) for _ in range(games)])["a"]
        found += low <= 0.35 <= high
    assert found >= 294


def test_a_game_that_breaks_is_named() -> None:
    with pytest.raises(GameFailed) as failed:
        play_all(Lost(), Plan("lost", 2, ("walk", "walk"), 3), range(4, 6))
    assert (failed.value.index, failed.value.games) == (4, 1)
    assert failed.value.why == "RuntimeError: seat 0 is lost"


def test_a_bot_that_plays_what_is_refused_is_named() -> None:
    class Cheat(Bot):
        name: ClassVar[str] = "cheat"

        def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
            return registry.find("leduc").parse("fold")

    class Cheated(type(registry.find("leduc"))):  # type: ignore[misc]
        bots: ClassVar[tuple[type[Bot], ...]] = (Cheat,)

    with pytest.raises(GameFailed, match="the bot cheat plays fold, which is refused"):
        play_all(Cheated(), Plan("leduc", 2, ("cheat", "cheat"), 0), range(1))


def test_a_game_without_end_is_named() -> None:
    class Short(type(registry.find("leduc"))):  # type: ignore[misc]
        longest: ClassVar[int] = 3

    with pytest.raises(GameFailed, match="no end after 3 moves"):
        play_all(Short(), LEDUC, range(1))


def test_bots_are_asked_for_by_name() -> None:
    game = registry.find("leduc")
    with pytest.raises(BadInput, match=r"no bot “rendom” here\. Did you mean random\?"):
        bot_of(game, "rendom")
    with pytest.raises(BadInput, match="one to 2 bots, not 3"):
        plan(game, 2, ["random"] * 3, 0, game.settings())


DYING = """
import os
from typing import ClassVar
from yardsticks.tictactoe import TicTacToe

class Dying(TicTacToe):
    id: ClassVar[str] = "dying"

    def start(self, seats, options):
        if os.environ.get("MAY_DIE") and __import__("multiprocessing").parent_process() is not None:
            os._exit(9)
        return super().start(seats, options)

game = Dying()
"""


def test_a_process_that_dies_is_no_riddle(tmp_path: Path) -> None:
    (tmp_path / "dying.py").write_text(DYING)
    facts = tmp_path / "dying-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: dying\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[compoundry.games]\ndying = dying\n")
    command = [sys.executable, "-m", "compoundry", "simulate", "dying", "--games", "20", "--jobs", "2", "--seed", "7"]
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, "MAY_DIE": "1", "COMPOUNDRY_LANGUAGE": "en"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "compoundry: A process died while it played games 0 to 1 of seed 7 of dying. To see it again: "
        "compoundry simulate dying --seats 2 --bots random,random --seed 7 --first 0 --games 2 --jobs 1\n"
    )
