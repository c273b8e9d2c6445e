"""Games are found by their folder or by an entry point; nobody keeps a list."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import compoundry.games
from compoundry.kernel import BadInput
from compoundry.kernel.registry import find, modules


def test_games_of_other_packages_are_found_by_their_entry_points() -> None:
    names = [*modules()]
    assert names[-5:] == ["bazaar", "gofish", "kuhn", "leduc", "tictactoe"]
    assert names[:-5] == sorted(names[:-5])
    assert "compounditall" in names
    assert find("leduc").id == "leduc"


def test_a_game_is_found_by_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "mirror"
    folder.mkdir()
    code = "from yardsticks.tictactoe import TicTacToe\nclass Mirror(TicTacToe):\n    id = 'mirror'\ngame = Mirror()\n"
    (folder / "__init__.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(compoundry.games, "__path__", [str(tmp_path), *compoundry.games.__path__])
    monkeypatch.delitem(sys.modules, "compoundry.games.mirror", raising=False)
    assert modules()["mirror"] == "compoundry.games.mirror"
    assert find("mirror").id == "mirror"


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import nothing_of_this_name\n", "No module named"),
        ("x = 1\n", "no attribute 'game'"),
        ("game = 7\n", "not a Game of this id"),
        ("from yardsticks.tictactoe import game\n", "not a Game of this id"),
        ("game = (\n", "was never closed"),
        ("raise RuntimeError('rain')\n", "rain"),
    ],
)
def test_a_broken_game_is_named_with_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, says: str
) -> None:
    (tmp_path / "wreck.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(compoundry.games, "__path__", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "compoundry.games.wreck", raising=False)
    with pytest.raises(BadInput) as wrong:
        find("wreck")
    assert wrong.value.code == "game-broken"
    assert says in str(wrong.value.params["why"])


@pytest.mark.parametrize("name", ["leduk", "", "../leduc", "x" * 100_000])
def test_an_unknown_game_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadInput) as wrong:
        find(name)
    assert wrong.value.code == "game-unknown"
    assert wrong.value.params["near"] == ("leduc" if name in ("leduk", "../leduc") else "")
    assert "tictactoe" in str(wrong.value.params["known"])


def test_the_kernel_needs_nothing_but_the_standard_library() -> None:
    code = (
        "import sys, compoundry.kernel\n"
        "own = {'compoundry', 'mypy_extensions'} | set(sys.stdlib_module_names)\n"
        "top = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(name for name in top - own if '__mypyc' not in name and not name.startswith('_')))\n"
    )
    said = subprocess.run(
        [sys.executable, "-S", "-c", "import sys; sys.path[:0] = " + repr(sys.path) + "\n" + code],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "[]"
