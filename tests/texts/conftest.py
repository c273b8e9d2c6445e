"""A game whose folder tests fill with messages of their own."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from compoundry.kernel import Game
from compoundry.textfiles import bundle

MODULE = """
from typing import ClassVar
from compoundry.kernel import Game, Refusal

class Coins(Game):
    id: ClassVar[str] = "coins"
    cast: ClassVar[tuple[str, ...]] = (*Game.cast, "banker")

game = Coins()

def refuse(late):
    return Refusal("late" if late else "early", "CO-1", hour=3)
"""

Maker = Callable[..., Game]


@pytest.fixture
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Maker]:
    """Makes the game, given the text of each language."""

    def make(**texts: str | bytes) -> Game:
        folder = tmp_path / "coins"
        (folder / "text").mkdir(parents=True)
        (folder / "__init__.py").write_text(MODULE)
        for language, text in texts.items():
            (folder / "text" / f"{language}.ftl").write_bytes(text.encode() if isinstance(text, str) else text)
        monkeypatch.syspath_prepend(str(tmp_path))
        importlib.invalidate_caches()
        game: Game = importlib.import_module("coins").game
        return game

    yield make
    sys.modules.pop("coins", None)
    bundle.cache_clear()
