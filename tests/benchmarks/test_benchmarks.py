"""The benchmarks run, count right, and write their tables.  How quick anything is, is not asked here."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from math import isclose, sqrt
from pathlib import Path
from typing import Any, Final

import pytest
from yardsticks.leduc import game as leduc
from yardsticks.tictactoe import game as tictactoe

from compoundry.kernel import Game, Position

FOLDER: Final = Path(__file__).resolve().parents[2] / "benchmarks"
TINY: Final = 0.001
"""Seconds: enough to run, too little to say anything."""


@pytest.fixture(autouse=True)
def _find_the_benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))


def part(name: str) -> Any:
    return import_module(name)


def row(label: str, steps: list[float], place: str = "peer", **more: Any) -> Any:
    """A thing measured as `steps` say, one a round."""
    thing = part("plan").Thing(label, place, "way", "game")
    return part("report").Measured(thing, [{"figures": {"steps/s": one}, **more} for one in steps])


def table(rows: list[Any], **more: Any) -> Any:
    plan = part("plan")
    return part("report").Table(plan.Group("g", "A title", [one.thing for one in rows], **more), rows)


# Counting


def test_whole_games_are_counted_by_games_steps_and_squares() -> None:
    lengths = [3, 4]
    tally = part("clock").Tally()
    tally.play(lambda: lengths[tally.games % 2], 1)
    tally.play(lambda: lengths[tally.games % 2], 1)
    assert (tally.games, tally.steps, tally.squares) == (2, 7, 25)


def test_the_warm_up_is_not_counted() -> None:
    played = 0

    def play() -> int:
        nonlocal played
        played += 1
        return 2

    tally = part("clock").play_for(play, TINY)
    assert 0 < tally.games < played
    assert tally.steps == 2 * tally.games


def expected(position: Position) -> float:
    """The mean number of moves until the end when all, chance included, is even."""
    acting = position.acting()
    if not acting:
        return 0.0
    moves = position.legal(acting[0])
    rest = 0.0
    for move in moves:
        after = position.copy()
        after.play(acting[0], move)
        rest += expected(after)
    return 1 + rest / len(moves)


def lengths_of(result: dict[str, Any]) -> tuple[float, float]:
    games, steps, squares = result["lengths"]
    mean = steps / games
    return mean, sqrt((squares / games - mean * mean) / games)


@pytest.mark.parametrize("way", ["loop", "driver"])
def test_our_random_play_has_games_as_long_as_the_tree_says(way: str) -> None:
    random.seed(1)
    mean, error = lengths_of(part("ours").WAYS[way](leduc, 1, 0.02))
    assert abs(mean - expected(leduc.start(2, leduc.settings()))) < 5 * error


@pytest.mark.parametrize(
    ("way", "name", "shortest", "longest"),
    [
        ("open_spiel-even", "leduc_poker", 4, 11),
        ("open_spiel-odds", "leduc_poker", 4, 11),
        ("open_spiel-even", "tic_tac_toe", 5, 9),
    ],
)
def test_open_spiel_is_counted_as_we_are_with_every_card_dealt(
    way: str, name: str, shortest: int, longest: int
) -> None:
    pytest.importorskip("pyspiel")
    random.seed(1)
    play = part("peers").WAYS[way][1](name, 1)
    lengths = [play() for _ in range(3000)]
    assert (min(lengths), max(lengths)) == (shortest, longest)


# Measuring


@pytest.mark.parametrize("game", [leduc, tictactoe], ids=["leduc", "tictactoe"])
def test_every_way_gives_figures(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = part("ours")
    monkeypatch.setattr(ours, "FRESH", 1)
    for name, way in ours.WAYS.items():
        figures = way(game, 1, TINY)["figures"]
        assert figures, name
        assert name == "kernel" or all(figure > 0 for figure in figures.values()), name


def test_a_round_is_a_process_that_says_what_it_ran() -> None:
    plan, prepare, run = part("plan"), part("prepare"), part("run")
    kind = "interpreted" if part("ours")._mode(leduc) == "interpreted" else "compiled"
    other = "compiled" if kind == "interpreted" else "interpreted"
    here = prepare.Place(Path(sys.executable), "ours.py", [Path(one) for one in sys.path if one])
    group = plan.Group(
        "g",
        "A title",
        [
            plan.Thing("right", kind, "loop", "leduc"),
            plan.Thing("mislabelled", other, "loop", "leduc"),
            plan.Thing("broken", kind, "loop", "no-such-game"),
            plan.Thing("nowhere", "peer", "open_spiel-even", "leduc_poker"),
        ],
    )
    right, mislabelled, broken, nowhere = run.measured(group, {kind: here, other: here}, 2, TINY).rows
    assert [one["seats"] for one in right.rounds] == [2, 2]
    assert all(one["calibration"] > 0 and one["cpu"] > 0 for one in right.rounds)
    assert mislabelled.missing == f"what ran was {kind}"
    assert "no-such-game" in broken.missing
    assert not nowhere.rounds
    assert nowhere.missing


# The plan


def test_what_is_compared_is_measured() -> None:
    plan, ours, peers = part("plan"), part("ours"), part("peers")
    groups = plan.groups()
    assert len({group.name for group in groups}) == len(groups)
    for group in groups:
        labels = [thing.label for thing in group.things]
        assert len(set(labels)) == len(labels), group.name
        compared = [label for ratio in group.ratios for label in (ratio.over, ratio.under)]
        assert {*compared, *group.same, *[limit.label for limit in group.limits]} <= set(labels), group.name
        for thing in group.things:
            assert thing.way in (peers.WAYS if thing.place == "peer" else ours.WAYS), thing


def test_every_game_there_is_is_played() -> None:
    assert {"leduc", "tictactoe"} <= {group.name for group in part("plan").groups()}


def test_peers_are_pinned_and_come_from_nowhere_in_particular() -> None:
    pins = [line for line in (FOLDER / "requirements.txt").read_text().splitlines() if not line.startswith("#")]
    assert pins
    for pin in pins:
        assert re.fullmatch(r"[a-zA-Z0-9_.-]+==[0-9.]+", pin), pin


def test_peers_do_not_see_our_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    monkeypatch.setenv("COMPOUNDRY_PURE", "1")
    prepare = part("prepare")
    assert "PYTHONPATH" not in prepare.Place(Path("python"), "peers.py", []).environment()
    ours = prepare.Place(Path("python"), "ours.py", [Path("here")]).environment()
    assert ours["PYTHONPATH"] == "here"
    assert "COMPOUNDRY_PURE" not in ours


# The tables


def test_a_table_shows_medians_and_what_is_missing() -> None:
    gone = row("theirs", [])
    gone.missing = "it does not install"
    lines = list(table([row("ours", [1200.0, 1000.0, 1100.0], seats=5), gone]).lines())
    assert lines[0] == "A title, 5 seats"
    assert lines[1].split() == ["steps/s", "spread"]
    assert lines[2].split() == ["ours", "1,100", "±9", "%"]
    assert lines[3].split(maxsplit=1) == ["theirs", "missing: it does not install"]


def test_a_ratio_is_the_median_of_the_rounds_not_of_the_figures() -> None:
    ratio = part("plan").Ratio
    rows = [row("ours", [10.0, 40.0, 90.0]), row("theirs", [10.0, 10.0, 45.0]), row("gone", [])]
    (low, high, none) = table(
        rows, ratios=[ratio("ours", "theirs", 3.0), ratio("ours", "theirs"), ratio("ours", "gone", 1.0)]
    ).verdicts()
    assert low.text.split() == ["ours", "/", "theirs", "2.00", "1.00-4.00"]
    assert str(low).endswith("at least 3: MISSED")
    assert str(high) == low.text
    assert str(none).endswith("at least 1: not measured")


@pytest.mark.parametrize(("most", "state"), [(5.0, "reached"), (4.9, "MISSED")])
def test_a_limit_is_kept_or_missed(most: float, state: str) -> None:
    (verdict,) = table([row("ours", [4.0, 5.0, 6.0])], limits=[part("plan").Limit("ours", most)]).verdicts()
    assert verdict.state == state


@pytest.mark.parametrize(("least", "state"), [(5.0, "reached"), (5.1, "MISSED")])
def test_a_floor_is_reached_or_missed(least: float, state: str) -> None:
    (verdict,) = table([row("ours", [4.0, 5.0, 6.0])], limits=[part("plan").Floor("ours", least)]).verdicts()
    assert verdict.state == state


def games_of(length: int, games: int) -> list[int]:
    """The lengths entry for games half of which are one step shorter, half one step longer than `length`."""
    return [games, length * games, games * (length * length + 1)]


@pytest.mark.parametrize(("theirs", "different"), [([1000, 7300, 54290], True), ([1000, 7010, 50140], False)])
def test_engines_that_play_different_games_are_told_apart(theirs: list[int], different: bool) -> None:
    rows = [row("ours", [1.0], "compiled", lengths=games_of(7, 1000)), row("theirs", [1.0], lengths=theirs)]
    measured = table(rows, same=["ours", "theirs"])
    assert measured.differs() is different
    assert list(measured.lines())[-1].endswith("THESE ARE DIFFERENT GAMES." if different else "This is one game.")


def test_the_distance_of_means_is_in_standard_errors() -> None:
    apart: Callable[..., float] = part("report").apart
    assert isclose(apart(7.0, 0.0009, 7.1, 0.0016), 2.0)
    assert apart(7.0, 0.0, 7.0, 0.0) == 0.0


@pytest.mark.parametrize(
    ("value", "text"), [(1234567.8, "1,234,568"), (999.4, "999"), (45.67, "45.7"), (0.01234, "0.0123"), (0.0, "0")]
)
def test_numbers_have_three_digits_that_count(value: float, text: str) -> None:
    assert part("report").number(value) == text


def test_an_unknown_table_is_named_with_those_there_are() -> None:
    child = subprocess.run([sys.executable, str(FOLDER / "run.py"), "chess"], capture_output=True, text=True)
    assert child.returncode == 2
    assert "'chess'" in child.stderr
    assert "leduc" in child.stderr
    assert "Traceback" not in child.stderr
