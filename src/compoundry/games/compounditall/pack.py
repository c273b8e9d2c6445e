"""Content packs: read, checked, and made into `Cards`.

A pack is data: words and, where its author wants to set them, points.  Which words go together
comes from the lexicon (CW-A16), and so do dots and all other points.
"""

from __future__ import annotations

from importlib import resources

from compoundry.games.compounditall.cards import Cards
from compoundry.games.compounditall.packcheck import PackReview, dots
from compoundry.games.compounditall.packfile import PackFile
from compoundry.packs import STANDARD, find

__all__ = ["check", "dots", "load"]


def load(name: str) -> Cards:
    """The pack called `name`; raises `BadInput` that says where the first thing to mend is, and how."""
    review = check(*_found(name))
    for problem in review.errors:
        raise problem.error
    return review.cards(name)


def check(text: str, where: str) -> PackReview:
    """What is to be said of a pack; `where` is what its author calls the file."""
    return PackReview(PackFile(text, where))


def _found(name: str) -> tuple[str, str]:
    """The text of a pack, and the name of its file."""
    if name == STANDARD:
        own = resources.files(__package__) / "pack" / f"{STANDARD}.toml"
        return own.read_text(encoding="utf-8"), str(own)
    return find(PackFile.game, name)
