"""What the rules need to know of a content pack: words, points, decks, and what makes a compound word."""

from __future__ import annotations

from typing import Final

DECKS: Final = ("yellow", "blue", "red")

WOOD: Final = "WOOD"
CHUCK: Final = "CHUCK"


class Cards:
    """Every card of a pack by number.  Copies of one word (WOOD and CHUCK at least) are cards of their own (CW-A11).

    `same` gives for each card the first card with its word, `joins` for each ordered pair of
    cards whether the lexicon knows them as a compound word (CW-A16, CW-A17), and `mates` the
    words that make one with a card, in whatever order, each named by its first card.
    """

    def __init__(
        self,
        name: str,
        words: list[str],
        points: list[int],
        decks: list[int],
        compounds: list[tuple[int, int, str, str]],
    ) -> None:
        """`compounds` are (first card, second card, spelling, meaning), once for each pair of words."""
        self.name = name
        self.words = words
        self.points = points
        self.decks = decks
        self.size = len(words)
        self.same = [words.index(word) for word in words]
        self.wood = [word == WOOD for word in words]
        self.chuck = [word == CHUCK for word in words]
        self.joins = [0] * (self.size * self.size)
        self.spelled: dict[int, str] = {}
        self.meaning: dict[int, str] = {}
        self.mates: list[list[int]] = [[] for _ in words]
        self._of: dict[int, list[int]] = {}
        self._listed: dict[int, list[int]] = {}
        copies: list[list[int]] = [[] for _ in words]
        for card, first in enumerate(self.same):
            copies[first].append(card)
        for left, right, spelled, meaning in compounds:
            for one in copies[self.same[left]]:
                for two in copies[self.same[right]]:
                    if one != two:
                        self.joins[one * self.size + two] = 1
            for one in copies[self.same[left]]:
                _note(self.mates[one], self.same[right])
            for two in copies[self.same[right]]:
                _note(self.mates[two], self.same[left])
            self.spelled[self.same[left] * self.size + self.same[right]] = spelled
            self.meaning[self.same[left] * self.size + self.same[right]] = meaning

    def pair(self, first: int, second: int) -> int:
        """The number of a pair of words, the same for every copy of them."""
        return self.same[first] * self.size + self.same[second]

    def joined(self, first: int, second: int) -> bool:
        """Do these two, in this order, make a compound word?"""
        return self.joins[first * self.size + second] == 1

    def spell(self, first: int, second: int) -> str:
        """The word as the lexicon spells it; "" where it knows none."""
        return self.spelled.get(self.pair(first, second), "")

    def explain(self, first: int, second: int) -> str:
        return self.meaning.get(self.pair(first, second), "")

    def of(self, decks: int) -> list[int]:
        """The cards of some decks, a bit for each."""
        known = self._of.get(decks)
        if known is None:
            known = [card for card in range(self.size) if decks >> self.decks[card] & 1]
            self._of[decks] = known
        return known[:]

    def colours(self) -> list[str]:
        """The decks that there are, the easiest first."""
        return [colour for number, colour in enumerate(DECKS) if number in self.decks]

    def listed(self, decks: int) -> list[int]:
        """CW-30: the words of these decks, each named by the first card that bears it."""
        known = self._listed.get(decks)
        if known is None:
            known = sorted({self.same[card] for card in self.of(decks)})
            self._listed[decks] = known
        return known

    def sum(self, cards: list[int]) -> int:
        """What these cards are worth together."""
        total = 0
        for card in cards:
            total += self.points[card]
        return total


def _note(words: list[int], word: int) -> None:
    if word not in words:
        words.append(word)


SHUFFLED: Final[dict[str, Cards]] = {}
"""The packs that were read, by name."""


def cards_of(pack: str) -> Cards:
    """The cards of a pack, read once."""
    known = SHUFFLED.get(pack)
    if known is None:
        # Here and not above: who plays with a pack that was read needs neither files nor a lexicon.
        from compoundry.games.compounditall.pack import load

        known = load(pack)
        SHUFFLED[pack] = known
    return known
