"""The facts that `compoundry doctor` prints."""

from __future__ import annotations

import json
import platform
from pathlib import Path

import pytest

import compoundry
from compoundry import doctor, toolchain


def test_the_facts_are_plain_and_true() -> None:
    facts = doctor.facts()
    assert json.loads(json.dumps(facts)) == facts
    assert facts["compoundry"] == compoundry.__version__
    assert facts["python"] == platform.python_version()
    assert facts["compiler"] == toolchain.compiler()
    assert facts["texts"] == ["de", "en"]
    games = facts["games"]
    assert isinstance(games, list)
    leduc = next(one for one in games if isinstance(one, dict) and one["id"] == "leduc")
    assert leduc["error"] is None
    assert leduc["rules"] == facts["rules"]


def test_missing_packages_are_named_and_none_is_taken_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = ["rich>=15.0", "no.such-thing>=1", 'mypy[mypyc]==2.4.1; extra == "dev"', "nothing-here ; extra == 'scale'"]
    monkeypatch.setattr("importlib.metadata.requires", lambda name: wishes)
    facts = doctor.facts()
    packages, extras = facts["packages"], facts["extras"]
    assert isinstance(packages, dict)
    assert isinstance(extras, dict)
    assert packages["rich"] is not None
    assert packages["no.such-thing"] is None
    assert list(extras) == ["dev", "scale"]
    assert extras["scale"] == {"nothing-here": None}


def test_a_broken_game_is_named_with_its_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "unsound-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: unsound\nVersion: 1\n")
    claims = [
        "absent = no_such_module",
        "unsound = unsound",
        "named = spoken:played",
        "leduc = another",
        "quits = quits",
    ]
    (package / "entry_points.txt").write_text("[compoundry.games]\n" + "\n".join(claims) + "\n")
    (tmp_path / "quits.py").write_text("raise SystemExit(3)\n")
    text = tmp_path / "spoken" / "text"
    text.mkdir(parents=True)
    (text / "en.ftl").write_text("name = ok\nthis is no message\n")
    (text.parent / "__init__.py").write_text(
        "from yardsticks.tictactoe import TicTacToe\nclass Named(TicTacToe):\n    id = 'named'\nplayed = Named()\n"
    )
    (tmp_path / "unsound.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    games = doctor.facts()["games"]
    assert isinstance(games, list)
    errors = {one["id"]: str(one["error"]) for one in games if isinstance(one, dict)}
    assert "no_such_module" in errors["absent"]
    assert "division by zero" in errors["unsound"]
    assert "spoken/text/en.ftl:2" in errors["named"]
    assert errors["leduc"] == "2 packages offer it: another, yardsticks.leduc"
    assert errors["quits"] != "None"
    assert errors["gofish"] == "None"
