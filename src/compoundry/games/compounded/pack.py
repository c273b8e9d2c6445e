"""Content packs: read, checked, made into `Pack`, and what is to be told of each compound.

A pack is data: compounds of the six elements, what their cards show, and what the box holds.  What a compound is
called, how it is built and how it behaves in life comes from the frozen tables, by its CAS number.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

from compoundry.chemistry.formula import Formula
from compoundry.chemistry.substances import by_cas
from compoundry.games.compounded.cards import Pack
from compoundry.games.compounded.packcheck import PackReview, names
from compoundry.games.compounded.packfile import Card, Fact, PackFile
from compoundry.packs import STANDARD, find


class Lore(NamedTuple):
    """What is to be told of a compound; texts are by language, and none has to be there but an English name."""

    formula: Formula
    cas: str
    names: dict[str, str]
    systematic: dict[str, str]
    smiles: str
    fact: Fact | None
    departures: dict[str, dict[str, str]]
    """Where the card is not as in life, and why: of ``state`` and ``flames``."""

    def name(self, language: str) -> str:
        return self.names.get(language, self.names["en"])


def load(name: str) -> Pack:
    """The pack called `name`; raises `BadInput` that says where the first thing to mend is, and how."""
    return _review(name).pack(name)


@cache
def lore(name: str) -> tuple[Lore, ...]:
    """What is to be told of each compound of a pack, in the order of `Pack.kinds`."""
    return tuple(_lore(card) for card in _review(name).cards)


def check(text: str, where: str) -> PackReview:
    """What is to be said of a pack; `where` is what its author calls the file."""
    return PackReview(PackFile(text, where))


def _review(name: str) -> PackReview:
    review = check(*_found(name))
    for problem in review.errors:
        raise problem.error
    return review


def _found(name: str) -> tuple[str, str]:
    """The text of a pack, and the name of its file."""
    if name != STANDARD:
        return find(PackFile.game, name)
    own = resources.files(__package__) / "pack" / f"{STANDARD}.toml"
    return own.read_text(encoding="utf-8"), str(own)


def _lore(card: Card) -> Lore:
    known = by_cas().get(card.cas)
    return Lore(
        card.formula,
        card.cas,
        names(card),
        card.systematic if known is None else {**known.systematic, **card.systematic},
        card.smiles or ("" if known is None else known.smiles),
        card.fact,
        card.departures,
    )
