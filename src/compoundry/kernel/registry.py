"""Which games there are: nobody keeps a list.

A game is a folder of `compoundry.games`, or an entry point in the group ``compoundry.games``
of any installed package, ``leduc = "yardsticks.leduc"``.  Its module offers the object `game`, or the one that is
named behind a colon.
"""

from __future__ import annotations

import importlib
import pkgutil
from difflib import get_close_matches
from typing import Final

from compoundry.kernel.errors import BadInput, wanted
from compoundry.kernel.game import Game

GROUP: Final = "compoundry.games"


def modules() -> dict[str, str]:
    """The module of each game by the game's id: the games of the house, then all others, each in alphabetical order."""
    # Here and not above: reading what is installed costs more than all the rest of the kernel.
    from importlib.metadata import entry_points

    found = {point.name: point.value for point in entry_points(group=GROUP)}
    folder = importlib.import_module("compoundry.games")
    for module in pkgutil.iter_modules(folder.__path__):
        if not module.name.startswith("_"):  # a game in the making
            found[module.name] = f"compoundry.games.{module.name}"
    return dict(sorted(found.items(), key=lambda game: (not game[1].startswith(f"{GROUP}."), game[0])))


def find(name: str) -> Game:
    """The game called `name`; raises `BadInput` that knows what you may have meant."""
    wanted(str, name, "the name of a game")
    known = modules()
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise BadInput("game-unknown", name=str(name)[:40], near=near[0] if near else "", known=", ".join(known))
    try:
        module, _, attribute = known[name].partition(":")
        game = getattr(importlib.import_module(module), attribute or "game")
    except (Exception, SystemExit) as wrong:  # whatever the author of that package did
        raise BadInput("game-broken", name=name, module=known[name], why=str(wrong)) from wrong
    if not isinstance(game, Game) or game.id != name:
        raise BadInput("game-broken", name=name, module=known[name], why="its `game` is not a Game of this id")
    return game
