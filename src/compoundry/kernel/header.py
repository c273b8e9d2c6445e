"""What is settled before the first move of a game, and whether a stored game fits the game as it is now."""

from __future__ import annotations

import json
from typing import Any, Final

from compoundry.kernel import registry
from compoundry.kernel.errors import BadInput
from compoundry.kernel.game import Game
from compoundry.kernel.options import Options, Setting
from compoundry.kernel.values import Plain, digest

FORMAT: Final = 1
"""The format of stored games that this version writes and reads (docs/file-format.md)."""

ENCODER: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)


class Header:
    """What is settled before the first move.

    `commitment` binds the secret seed to all the rest.  `inherited` counts the entries that a
    forked game took over: their chance came from another seed.
    """

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, Plain],
        content: str,
        table: str,
        inherited: int,
        commitment: str,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.content = content
        self.table = table
        self.inherited = inherited
        self.commitment = commitment

    def public(self) -> str:
        """What the commitment binds the seed to."""
        plain = self.plain()
        del plain["commitment"]
        return json_of(plain)

    def plain(self) -> dict[str, Plain]:
        return {
            "compoundry": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "content": self.content,
            "table": self.table,
            "inherited": self.inherited,
            "commitment": self.commitment,
        }


def json_of(plain: Any) -> str:
    """The one way in which stored games write JSON: checks and commitments are made of it."""
    return ENCODER.encode(plain)


def game_of(header: Header, game: Game | None) -> Game:
    """The game of a stored log, in the version it was played by."""
    if game is None:
        game = registry.find(header.game)
    if game.id != header.game:
        raise BadInput("log-game", "line 1", found=header.game[:40], expected=game.id)
    if game.version != header.version:
        raise BadInput("log-version", "line 1", game=game.id, found=header.version, known=game.version)
    return game


def options_of(header: Header, game: Game) -> Options:
    given: dict[str, Setting] = {}
    for name, value in header.options.items():
        if not isinstance(value, (bool, int, str)):
            raise BadInput("log-field", "line 1", field="options", kind="settings")
        given[name] = value
    options = game.settings(given)
    if digest(game.content(options)) != header.content:
        raise BadInput("log-content", "line 1", game=game.id)
    return options
