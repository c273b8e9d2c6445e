"""Packs for tests: a sound one of one deck, written to a file as its author would, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from typer.testing import CliRunner, Result

from compoundry.commands.house import app

WORDS = """
    ANY BATH BED BIRD BODY BOOK DAY DOOR EVERY FIRE FOOT HOLD HOME HOUSE LIGHT NO ONE OUT PLACE PLAY ROAD ROOM
    SIDE SOME THING TIME UNDER UP WATER WAY WHERE WORK
"""

HEAD = 'game = "compounditall"\nformat = 1\ntitle = "Ours"\n'

Run: TypeAlias = Callable[..., Result]
Maker: TypeAlias = Callable[..., str]


def pack_of(*extra: str, before: str = "", without: str = "", colour: str = "yellow", only: bool = False) -> str:
    """A pack of one deck, each card on a line of its own: `before` in line 8, then the words of a sound deck of 34
    cards, from line 8 or 9 on, but those to be left out, then some more; or `only` these.
    """
    sound = [] if only else [f'"{word}"' for word in [*WORDS.split(), "WOOD", "CHUCK"] if word not in without.split()]
    lines = "".join(f"  {card},\n" for card in [*([before] if before else []), *sound, *extra])
    return f'{HEAD}\n[[deck]]\ncolour = "{colour}"\ncards = [\n{lines}]\n'


@pytest.fixture(scope="session")
def pack() -> Maker:
    return pack_of


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command line of somebody who keeps packs in a folder of their own."""
    for name in ("COMPOUNDRY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("COMPOUNDRY_PACKS", str(tmp_path / "packs"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return lambda *words: CliRunner().invoke(app, words)
