"""Content packs: where people keep their own, how one is found and read, and what its author is told.

A pack is a TOML file that says which game it is for.  A game with packs has a module `pack` beside its rules, with
``check(text, where)``, which gives a `Review`.
"""

from __future__ import annotations

import os
import re
import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from compoundry.files import file_text
from compoundry.kernel import registry
from compoundry.kernel.errors import BadInput
from compoundry.kernel.values import Plain
from compoundry.tomllines import Lines

STANDARD: Final = "standard"
"""The pack that comes with a game."""
FOLDER: Final = "COMPOUNDRY_PACKS"
"""The variable that names a folder with own packs, in a folder for each game."""
LARGEST: Final = 1_000_000
"""Bytes of a file."""
LONGEST_TITLE: Final = 60


class Problem(NamedTuple):
    """Something to mend in a file, and the line in which it shows; 0 where nobody knows."""

    line: int
    error: BadInput


class Review:
    """All that is to be said of a pack: `errors` keep it from being played, `advice` would make it a better one.

    `summary` describes a sound pack: a row for each of its parts, all with the same columns.  A list of two numbers is
    a range.  The game's texts call a column ``pack-<column>``, and a word in it ``<column>-<word>``.
    """

    def __init__(self, game: str, title: str, errors: list[Problem]) -> None:
        """`game` is "" where nobody knows which one the pack is for."""
        self.game = game
        self.title = title
        self.errors = errors
        self.advice: list[Problem] = []
        self.summary: list[dict[str, Plain]] = []

    def sort(self) -> None:
        """Everything in the order of the file."""
        self.errors.sort(key=lambda problem: problem.line)
        self.advice.sort(key=lambda problem: problem.line)


class PackText:
    """A text that ought to be a pack: what it holds, in which line, and what is wrong with its form.

    A game's own class names the `game`, the number of its `format` and all `keys` at the top of a file.
    """

    game: ClassVar[str] = ""
    format: ClassVar[int] = 1
    keys: ClassVar[tuple[str, ...]] = ("game", "format", "title")

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.title = ""
        self.data: dict[str, Any] = {}
        self.wrong: list[Problem] = []
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as why:  # a whole number of 5,000 digits is a mere ValueError
            self._not_toml(text, str(why))
            return
        self._lines = Lines(text)
        if self.game:
            self._form()

    def place(self, line: int) -> str:
        return f"{self.where}, line {line}" if line else self.where

    def note(self, *place: str | int, error: BadInput) -> None:
        """Something is wrong with the value at this place."""
        line = self._lines.of(*place)
        self.wrong.append(self.problem(line, error))

    def problem(self, line: int, error: BadInput) -> Problem:
        """An error that knows where it is, and the game whose texts have the words for it."""
        error.where = self.place(line)
        error.params.setdefault("game", self.game)
        return Problem(line, error)

    def check_keys(self, table: dict[str, Any], known: tuple[str, ...], *place: str | int) -> None:
        """Are all the keys of a table there, and no others?"""
        for key in table:
            if key not in known:
                self.note(*place, key, error=BadInput("pack-key", key=key[:40], known=", ".join(known)))
        for key in known:
            if key not in table:
                self.note(*place, error=BadInput("pack-lacks", key=key))

    def _form(self) -> None:
        self.check_keys(self.data, self.keys)
        asked = self.data.get("game", self.game)
        if asked != self.game:
            self.note("game", error=BadInput("pack-other", found=seen(asked), game=self.game))
        made = self.data.get("format", self.format)
        if type(made) is not int or made != self.format:
            self.note("format", error=BadInput("pack-format", found=seen(made), known=self.format))
        title = self.data.get("title", "?")
        if isinstance(title, str) and 0 < len(title) <= LONGEST_TITLE and title.isprintable():
            self.title = title
        else:
            self.note("title", error=BadInput("pack-title", found=seen(title), most=LONGEST_TITLE))

    def _not_toml(self, text: str, why: str) -> None:
        place = re.search(r"line (\d+)", why)
        line = int(place[1]) if place else text.count("\n") + 1 if "end of document" in why else 0
        self.wrong.append(self.problem(line, BadInput("pack-toml", why=re.sub(r" \(at .*\)$", "", why))))


def check(text: str, where: str) -> Review:
    """What is to be said of a pack of any game; `where` is what its author calls the file."""
    pack = PackText(text, where)
    if not pack.wrong:
        asked = pack.data.get("game")
        if isinstance(asked, str) and _has_packs(asked):
            review = import_module(_module(asked)).check(text, where)
            assert isinstance(review, Review)
            return review
        known = ", ".join(filter(_has_packs, registry.modules()))
        if "game" in pack.data:
            pack.note("game", error=BadInput("pack-game", found=seen(asked), known=known))
        else:
            pack.note(error=BadInput("pack-gameless", known=known))
    return Review("", "", pack.wrong)


def read(path: str) -> str:
    """The text of a file that may hold a pack."""
    return file_text(path, LARGEST, BadInput("pack-large", path, most=LARGEST // 1000)).removeprefix("\ufeff")


def find(game: str, name: str) -> tuple[str, str]:
    """The text of somebody's own pack, and the name of its file; raises `BadInput` that says where packs are sought."""
    for folder in folders(game):
        file = folder / f"{name}.toml"
        if file.stem == name and os.path.lexists(file):
            return read(str(file)), str(file)
    own = {file.stem for folder in folders(game) for file in folder.glob("*.toml")}
    known = ", ".join(sorted({STANDARD, *own}))
    places = ", ".join(map(str, folders(game)))
    raise BadInput("pack-unknown", pack=name[:40], known=known, folders=places)


def folders(game: str) -> list[Path]:
    """Where people keep packs of their own, in the order in which they are looked through."""
    home = os.environ.get("XDG_DATA_HOME", "")
    data = Path(home) if os.path.isabs(home) else Path(os.path.expanduser("~"), ".local", "share")
    named = os.environ.get(FOLDER, "")
    return [folder / game for folder in (*([Path(named)] if named else []), data / "compoundry" / "packs")]


def seen(value: object) -> str:
    """A value of any kind, as short as a sentence can bear."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:  # Python does not write out a number of thousands of digits
        text = "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


def _has_packs(game: str) -> bool:
    try:
        return game in registry.modules() and find_spec(_module(game)) is not None
    except Exception:  # whatever the author of that package did
        return False


def _module(game: str) -> str:
    return f"{registry.modules()[game]}.pack"
