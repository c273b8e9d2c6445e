"""Content packs: read, checked, and made into `Cards`.

A pack is data: words and, where its author wants to set them, points.  Which words go together
comes from the lexicon (CW-A16), and so do dots and all other points.
"""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path
from typing import Final

from compoundry.files import file_text
from compoundry.games.compounditall.cards import CHUCK, DECKS, WOOD, Cards
from compoundry.games.compounditall.packcheck import Review
from compoundry.games.compounditall.packfile import LARGEST, PackFile
from compoundry.kernel.errors import BadInput

STANDARD: Final = "standard"
FOLDER: Final = "COMPOUNDRY_PACKS"
"""The variable that names a folder with own packs."""


def load(name: str) -> Cards:
    """The pack called `name`; raises `BadInput` that says where the first thing to mend is, and how."""
    review = check(*_found(name))
    for problem in review.errors:
        raise problem.error
    return review.cards(name)


def read(path: str) -> str:
    """The text of a file that may hold a pack."""
    return file_text(path, LARGEST, BadInput("pack-large", path, most=LARGEST // 1000))


def check(text: str, where: str) -> Review:
    """What is to be said of a pack; `where` is what its author calls the file."""
    return Review(PackFile(text, where))


def dots(cards: Cards) -> list[list[str]]:
    """The dots of each card: the colours of the decks that hold a match, grey for WOOD, brown for CHUCK (CW-20)."""
    return [_dots(cards, card) for card in range(cards.size)]


def _dots(cards: Cards, card: int) -> list[str]:
    found: set[str] = set()
    for other in range(cards.size):
        if cards.joined(card, other) or cards.joined(other, card):
            colour = DECKS[cards.decks[other]]
            found.add({WOOD: "grey", CHUCK: "brown"}.get(cards.words[other], colour))
    return [colour for colour in (*DECKS, "grey", "brown") if colour in found]


def _found(name: str) -> tuple[str, str]:
    """The text of a pack, and the name of its file."""
    if name == STANDARD:
        own = resources.files(__package__) / "pack" / f"{STANDARD}.toml"
        return own.read_text(encoding="utf-8"), str(own)
    for folder in _folders():
        file = folder / f"{name}.toml"
        if file.stem == name and os.path.lexists(file):
            return read(str(file)), str(file)
    known = {file.stem for folder in _folders() for file in folder.glob("*.toml")}
    raise BadInput(
        "pack-unknown", pack=name[:40], known=", ".join(sorted({STANDARD, *known})), folder=str(_folders()[0])
    )


def _folders() -> list[Path]:
    """Where people keep packs of their own, in the order in which they are looked through."""
    home = os.environ.get("XDG_DATA_HOME", "")
    data = Path(home) if os.path.isabs(home) else Path(os.path.expanduser("~"), ".local", "share")
    named = os.environ.get(FOLDER, "")
    return [*([Path(named)] if named else []), data / "compoundry" / "packs" / "compounditall"]
