"""The file of a content pack: decks of words, a card a line, with points where its author wants to set them."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final, NamedTuple

from compoundry.games.compounditall.cards import CHUCK, DECKS, WOOD
from compoundry.kernel.errors import BadInput
from compoundry.tomllines import Lines

GAME: Final = "compounditall"
FORMAT: Final = 1
LARGEST: Final = 100_000
"""Bytes of a file; 300 cards with a comment each have room."""
MOST_CARDS: Final = 300
LONGEST_TITLE: Final = 60
WORD: Final = re.compile("[A-Z]{1,14}")
LEAST_POINTS: Final = 2
MOST_POINTS: Final = 12
FIXED: Final = {WOOD: (10, 10), CHUCK: (15, 15)}
"""The least and the most points of these, in every deck."""


class Entry(NamedTuple):
    """One card as the file has it.  Without points of its own it gets those of its word."""

    word: str
    points: int | None
    deck: int
    line: int


class Problem(NamedTuple):
    """Something to mend in a file, and the line in which it shows."""

    line: int
    error: BadInput


class PackFile:
    """What a file holds, and what is wrong with its form.  Nothing here knows which words go together."""

    def __init__(self, text: str, where: str) -> None:
        self.title = ""
        self.entries: list[Entry] = []
        self.decks: dict[int, int] = {}
        """The line of each deck."""
        self.wrong: list[Problem] = []
        self._where = where
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as why:  # a whole number of 5,000 digits is a mere ValueError
            line = re.search(r"line (\d+)", str(why))
            number = int(line[1]) if line else text.count("\n") + 1
            said = re.sub(r" \(at .*\)$", "", str(why))
            self.wrong.append(Problem(number, BadInput("pack-toml", self.place(number), why=said)))
            return
        self._lines = Lines(text)
        self._keys(data, ("game", "format", "title", "deck"))
        if data.get("game", GAME) != GAME:
            self._note("game", error=BadInput("pack-game", found=_seen(data["game"]), game=GAME))
        made = data.get("format", FORMAT)
        if type(made) is not int or made != FORMAT:
            self._note("format", error=BadInput("pack-format", found=_seen(made), known=FORMAT))
        self._title(data.get("title", ""))
        self._decks(data.get("deck", []))

    def place(self, line: int) -> str:
        return f"{self._where}, line {line}"

    def _note(self, *place: str | int, error: BadInput) -> None:
        line = self._lines.of(*place)
        error.where = self.place(line)
        self.wrong.append(Problem(line, error))

    def _keys(self, table: dict[str, Any], known: tuple[str, ...], *place: str | int) -> None:
        for key in table:
            if key not in known:
                self._note(*place, key, error=BadInput("pack-key", key=key[:40], known=", ".join(known)))
        for key in known:
            if key not in table:
                self._note(*place, error=BadInput("pack-lacks", key=key))

    def _title(self, title: object) -> None:
        if not isinstance(title, str) or len(title) > LONGEST_TITLE or not title.isprintable():
            self._note("title", error=BadInput("pack-title", found=_seen(title), most=LONGEST_TITLE))
        else:
            self.title = title

    def _decks(self, decks: object) -> None:
        if not isinstance(decks, list) or not all(isinstance(deck, dict) for deck in decks):
            self._note("deck", error=BadInput("pack-deck", found=_seen(decks)))
        elif len(decks) > len(DECKS):
            self._note("deck", len(DECKS), error=BadInput("pack-decks", decks=len(decks), most=len(DECKS)))
        else:
            for at, deck in enumerate(decks):
                self._keys(deck, ("colour", "cards"), "deck", at)
                colour = deck.get("colour", DECKS[0])
                if colour not in DECKS:
                    known = ", ".join(DECKS)
                    self._note("deck", at, "colour", error=BadInput("pack-colour", found=_seen(colour), known=known))
                    continue
                number = DECKS.index(colour)
                if number in self.decks:
                    self._note("deck", at, "colour", error=BadInput("pack-colour-twice", colour=colour))
                self.decks[number] = self._lines.of("deck", at)
                self._cards(deck.get("cards", []), number, at)

    def _cards(self, cards: object, deck: int, at: int) -> None:
        if not isinstance(cards, list):
            self._note("deck", at, "cards", error=BadInput("pack-cards", found=_seen(cards)))
        elif len(cards) > MOST_CARDS:
            self._note("deck", at, "cards", error=BadInput("pack-many", cards=len(cards), most=MOST_CARDS))
        else:
            for number, card in enumerate(cards):
                self._card(card, deck, "deck", at, "cards", number)

    def _card(self, card: object, deck: int, *place: str | int) -> None:
        word, points = card if isinstance(card, list) and len(card) == 2 else (card, None)
        line = self._lines.of(*place)
        if not isinstance(word, str):
            self._note(*place, error=BadInput("pack-card", found=_seen(card)))
        elif not WORD.fullmatch(word):
            self._note(*place, error=BadInput("pack-word", found=_seen(word)))
        elif points is None:
            self.entries.append(Entry(word, None, deck, line))
        else:
            low, high = FIXED.get(word, (LEAST_POINTS, MOST_POINTS))
            if type(points) is int and low <= points <= high:
                self.entries.append(Entry(word, points, deck, line))
            else:
                found = _seen(points)
                self._note(*place, error=BadInput("pack-points", word=word, found=found, low=low, high=high))


def _seen(value: object) -> str:
    """A value of any kind, as short as a sentence can bear."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
