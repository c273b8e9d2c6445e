"""Every game there is keeps the contract, and plays as it always did."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import mypy_extensions
import pytest
from yardsticks.tictactoe.rules import Mark

from compoundry.contract import (
    Symmetry,
    Table,
    brief,
    check,
    check_corpus,
    check_playthrough,
    check_processes,
    check_retold,
    check_symmetry,
    tables,
)
from compoundry.contract.determinism import fingerprint
from compoundry.contract.fuzz import check_fuzz
from compoundry.kernel import AnyMove, Game
from compoundry.kernel.registry import find, modules

TESTS = Path(__file__).parent.parent
FINGERPRINTS: dict[str, str] = json.loads((TESTS / "fingerprints.json").read_text(encoding="utf-8"))
FINGERPRINT_GAMES = 1000

GAMES = [find(name) for name in modules()]
TABLES = [table for game in GAMES for table in tables(game)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_keeps_the_contract(table: Table) -> None:
    check(table, games=5)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_keeps_the_contract_at_length(table: Table) -> None:
    check(table, games=40, seed=2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_is_sent_is_answered(game: Game) -> None:
    check_fuzz(brief(game, game.most), examples=60)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_plays_as_it_is_written_down(table: Table) -> None:
    check_playthrough(TESTS / "playthroughs", table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_kept_game_is_told_as_it_is_written_down(game: Game) -> None:
    check_retold(TESTS / "playthroughs", TESTS / "corpus", game)


def test_no_playthrough_is_of_a_game_that_is_gone() -> None:
    kept = {path.name.partition("-")[0] for path in (TESTS / "playthroughs").glob("*.txt")}
    assert kept == {game.id for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_finished_games_play_to_the_same_end(game: Game) -> None:
    assert check_corpus(TESTS / "corpus", game) >= 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_thousand_games_have_the_digest_they_always_had(game: Game) -> None:
    """Compiled or not, on every Python: one digest over the logs of 1,000 random games."""
    table = brief(game, game.most)
    assert fingerprint(table, 1, FINGERPRINT_GAMES) == FINGERPRINTS[f"{game.id}/{game.most}"]


def test_other_processes_play_the_same() -> None:
    check_processes([brief(game, game.fewest) for game in GAMES])


@pytest.mark.parametrize("minor", [minor for minor in (11, 12, 13, 14) if minor != sys.version_info.minor])
def test_other_pythons_play_the_same(minor: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted there, from the sources; only what is needed to find games and play them is lent to it."""
    python = _python(minor)
    if python is None:
        pytest.skip(f"there is no Python 3.{minor} here")
    lent = [TESTS.parent / "src", TESTS / "yardsticks", Path(mypy_extensions.__file__).parent]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, lent)))
    check_processes([brief(game, game.fewest) for game in GAMES], python=python)


def _python(minor: int) -> str | None:
    """A Python of this version: where a shell finds it, or pyenv keeps it."""
    name = f"python3.{minor}"
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"3.{minor}.*/bin/{name}"))
    for found in filter(None, [shutil.which(name), *map(str, kept)]):
        asked = [found, "-c", "import sys; print(sys.version_info.minor)"]
        if subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() == str(minor):
            return found
    return None


def _cells(image: Callable[[int, int], tuple[int, int]]) -> Callable[[AnyMove], AnyMove]:
    def move(mark: AnyMove) -> AnyMove:
        assert isinstance(mark, Mark)
        row, column = image(*divmod(mark.cell, 3))
        return Mark(row * 3 + column)

    return move


@pytest.mark.parametrize(
    "symmetry",
    [
        Symmetry("left for right", _cells(lambda row, column: (row, 2 - column))),
        Symmetry("a quarter turn", _cells(lambda row, column: (column, 2 - row))),
        Symmetry("rows for columns", _cells(lambda row, column: (column, row))),
    ],
    ids=lambda symmetry: symmetry.name,
)
def test_the_grid_has_no_left_and_right(symmetry: Symmetry) -> None:
    check_symmetry(Table(find("tictactoe"), 2), symmetry, games=100)
