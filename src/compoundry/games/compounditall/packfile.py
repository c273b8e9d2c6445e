"""The file of a content pack: decks of words, a card a line, with points where its author wants to set them."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, NamedTuple

from compoundry.games.compounditall.cards import CHUCK, DECKS, WOOD
from compoundry.kernel.errors import BadInput
from compoundry.packs import PackText, seen

MOST_CARDS: Final = 300
WORD: Final = re.compile("[A-Z]{1,14}")
LEAST_POINTS: Final = 2
MOST_POINTS: Final = 12
FIXED: Final = {WOOD: (10, 10), CHUCK: (15, 15)}
"""The least and the most points of these, in every deck."""


class Entry(NamedTuple):
    """One card as the file has it.  Without points of its own it gets those of its word.

    Where no deck of this colour can be, its cards belong to one that has a number and no colour.
    """

    word: str
    points: int | None
    deck: int
    line: int


class PackFile(PackText):
    """What a file holds, and what is wrong with its form.  Nothing here knows which words go together."""

    game: ClassVar[str] = "compounditall"
    keys: ClassVar[tuple[str, ...]] = (*PackText.keys, "deck")

    def __init__(self, text: str, where: str) -> None:
        self.entries: list[Entry] = []
        self.decks: dict[int, int] = {}
        """The line of each deck that has a colour."""
        self.sizes: dict[int, int] = {}
        """The number of cards of each of them whose list can be read."""
        super().__init__(text, where)
        if "deck" in self.data:
            self._decks(self.data["deck"])

    def _decks(self, decks: object) -> None:
        if not isinstance(decks, list) or not decks or not all(isinstance(deck, dict) for deck in decks):
            self.note("deck", error=BadInput("pack-deck", found=seen(decks)))
            return
        for at, deck in enumerate(decks):
            self.check_keys(deck, ("colour", "cards"), "deck", at)
            number = self._colour(deck, at)
            if "cards" in deck:
                self._cards(deck["cards"], number, at)

    def _colour(self, deck: dict[str, Any], at: int) -> int:
        """The number of the deck's colour, or one that no colour has."""
        colour, nameless = deck.get("colour"), len(DECKS) + at
        if colour not in DECKS:
            if "colour" in deck:
                error = BadInput("pack-colour", found=seen(colour), known=", ".join(DECKS))
                self.note("deck", at, "colour", error=error)
            return nameless
        number = DECKS.index(colour)
        if number in self.decks:
            self.note("deck", at, "colour", error=BadInput("pack-colour-twice", colour=colour))
            return nameless
        self.decks[number] = self._lines.of("deck", at)
        return number

    def _cards(self, cards: object, deck: int, at: int) -> None:
        if not isinstance(cards, list):
            self.note("deck", at, "cards", error=BadInput("pack-cards", found=seen(cards)))
        elif len(cards) > MOST_CARDS:
            self.note("deck", at, "cards", error=BadInput("pack-many", cards=len(cards), most=MOST_CARDS))
        else:
            if deck in self.decks:
                self.sizes[deck] = len(cards)
            for number, card in enumerate(cards):
                self._card(card, deck, "deck", at, "cards", number)

    def _card(self, card: object, deck: int, *place: str | int) -> None:
        word, points = card if isinstance(card, list) and len(card) == 2 else (card, None)
        if not isinstance(word, str):
            self.note(*place, error=BadInput("pack-card", found=seen(card)))
        elif not WORD.fullmatch(word):
            self.note(*place, error=BadInput("pack-word", found=seen(word)))
        else:
            low, high = FIXED.get(word, (LEAST_POINTS, MOST_POINTS))
            if points is not None and not (type(points) is int and low <= points <= high):
                error = BadInput("pack-points", word=word, found=seen(points), low=low, high=high)
                self.note(*place, error=error)
                points = None
            self.entries.append(Entry(word, points, deck, self._lines.of(*place)))
