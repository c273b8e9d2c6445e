"""Whether a game can be played with a pack: sizes, words that stand alone, points that fall with the partners."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounditall.cards import CHUCK, DECKS, WOOD, Cards
from compoundry.games.compounditall.packfile import FIXED, MOST_CARDS, Entry, PackFile
from compoundry.kernel.errors import BadInput
from compoundry.kernel.values import Plain
from compoundry.packs import Review
from compoundry.words import Compound, Lexicon

DOTS: Final = (*DECKS, "grey", "brown")
"""CW-20: the colours of the dots on a card."""

LEAST_CARDS: Final = 32
"""Of one deck: five cards for each of six players, one to turn up and one to draw (CW-3)."""

WORTH: Final = ((20, 2), (17, 3), (14, 4), (12, 5), (10, 6), (9, 7), (7, 8), (6, 9), (5, 10), (4, 11), (0, 12))
"""What a word is worth by its number of partners: with at least so many in the pack, so many points."""


class PackReview(Review):
    """All that is to be said of a pack of this game, and its cards."""

    def __init__(self, file: PackFile) -> None:
        super().__init__(file.game, file.title, [*file.wrong])
        self.entries = file.entries
        self._file = file
        words = list(dict.fromkeys(entry.word for entry in self.entries))
        lexicon = Lexicon.standard()
        self.compounds: list[Compound] = []
        self._mates: dict[str, set[str]] = {word: set() for word in words}
        for one, other in lexicon.partners(words):
            found = lexicon.find(words[one], words[other])
            assert found is not None
            self.compounds.append(found)
            self._mates[words[one]].add(words[other])
            self._mates[words[other]].add(words[one])
        whole = not self.errors
        self._sizes()
        self._twice()
        self._solid(lexicon)
        self._woodchuck()
        if whole:  # what a card lacks may be on one that cannot be read
            self._chuck()
            self._alone()
            self._order()
        if not self.errors:
            self.summary = self._summary()
        self.sort()

    def partners(self, word: str) -> int:
        """With how many words of the pack it makes a compound, before or behind it."""
        return len(self._mates[word])

    def points(self, entry: Entry) -> int:
        """Its own points, or those that its number of partners gives."""
        return self.computed(entry.word) if entry.points is None else entry.points

    def computed(self, word: str) -> int:
        if word in FIXED:
            return FIXED[word][0]
        return next(points for least, points in WORTH if self.partners(word) >= least)

    def cards(self, name: str) -> Cards:
        """The pack as the rules play with it."""
        words = [entry.word for entry in self.entries]
        compounds = [
            (words.index(one.first.upper()), words.index(one.second.upper()), one.spelling, one.definition)
            for one in self.compounds
        ]
        decks = [entry.deck for entry in self.entries]
        return Cards(name, words, [self.points(entry) for entry in self.entries], decks, compounds)

    def _fault(self, line: int, error: BadInput) -> None:
        self.errors.append(self._file.problem(line, error))

    def _hint(self, line: int, error: BadInput) -> None:
        self.advice.append(self._file.problem(line, error))

    def _sizes(self) -> None:
        cards = sum(self._file.sizes.values())
        if cards > MOST_CARDS:
            self._fault(1, BadInput("pack-many", cards=cards, most=MOST_CARDS))
        for deck, cards in self._file.sizes.items():
            if cards < LEAST_CARDS:
                line = self._file.decks[deck]
                self._fault(line, BadInput("pack-few", colour=DECKS[deck], cards=cards, least=LEAST_CARDS))

    def _twice(self) -> None:
        for deck in dict.fromkeys([entry.deck for entry in self.entries]):
            lines: dict[str, int] = {}
            for entry in self._deck(deck):
                if entry.word in lines:
                    self._fault(entry.line, BadInput("pack-twice", word=entry.word, first=lines[entry.word]))
                lines.setdefault(entry.word, entry.line)

    def _solid(self, lexicon: Lexicon) -> None:
        """CW-23: a compound on a card would make words of three."""
        for entry in self.entries:
            for at in range(1, len(entry.word)):
                found = lexicon.find(entry.word[:at], entry.word[at:])
                if found:
                    first, second = found.first.upper(), found.second.upper()
                    self._fault(entry.line, BadInput("pack-solid", word=entry.word, first=first, second=second))

    def _woodchuck(self) -> None:
        """CW-17: both halves in every deck."""
        for deck in self._file.sizes:
            words = {entry.word for entry in self._deck(deck)}
            for word in (WOOD, CHUCK):
                if word not in words:
                    error = BadInput("pack-lacks-word", word=word, colour=DECKS[deck], points=FIXED[word][0])
                    self._fault(self._file.decks[deck], error)

    def _chuck(self) -> None:
        """CW-17: CHUCK has something else to go with."""
        for deck, line in self._file.decks.items():
            words = {entry.word for entry in self._deck(deck)}
            if CHUCK in words and self._mates[CHUCK] & words <= {WOOD}:
                self._hint(line, BadInput("pack-chuck", colour=DECKS[deck]))

    def _alone(self) -> None:
        """CW-2: a deck is played alone too."""
        for deck in self._file.decks:
            for entry in self._deck(deck):
                mates = self._within(entry)
                if not mates:
                    self._fault(entry.line, BadInput("pack-alone", word=entry.word, colour=DECKS[deck]))
                elif len(mates) == 1 and entry.word != CHUCK:
                    [mate] = mates
                    self._hint(entry.line, BadInput("pack-lonely", word=entry.word, colour=DECKS[deck], mate=mate))

    def _within(self, entry: Entry) -> set[str]:
        """The words of its own deck with which it makes a compound."""
        return self._mates[entry.word] & {other.word for other in self._deck(entry.deck)}

    def _order(self) -> None:
        """Points fall with the number of partners, or at least do not rise."""
        given = [(self.partners(entry.word), self.points(entry)) for entry in self.entries if entry.word not in FIXED]
        for entry in self.entries:
            points, partners = self.points(entry), self.partners(entry.word)
            usual = self.computed(entry.word)
            rises = any((partners - more) * (points - worth) > 0 for more, worth in given)
            if points != usual and rises:
                error = BadInput("pack-order", word=entry.word, points=points, partners=partners, usual=usual)
                self._hint(entry.line, error)

    def _deck(self, deck: int) -> list[Entry]:
        return [entry for entry in self.entries if entry.deck == deck]

    def _summary(self) -> list[dict[str, Plain]]:
        """A row for each deck: cards, partners within it, points, and how many cards have a dot of each colour."""
        cards = self.cards("")
        shown = dots(cards)
        rows: list[dict[str, Plain]] = []
        for deck in sorted(self._file.decks):
            own = self._deck(deck)
            partners = [len(self._within(entry)) for entry in own]
            points = [self.points(entry) for entry in own]
            row: dict[str, Plain] = {"deck": DECKS[deck], "cards": len(own)}
            row["partners"] = [min(partners), max(partners)]
            row["points"] = [min(points), max(points)]
            for colour in DOTS:
                row[colour] = sum([colour in shown[card] for card in cards.of(1 << deck)])
            rows.append(row)
        return rows


def dots(cards: Cards) -> list[list[str]]:
    """The dots of each card: the colours of the decks that hold a match, grey for WOOD, brown for CHUCK (CW-20)."""
    return [_dots(cards, card) for card in range(cards.size)]


def _dots(cards: Cards, card: int) -> list[str]:
    found: set[str] = set()
    for other in range(cards.size):
        if cards.joined(card, other) or cards.joined(other, card):
            colour = DECKS[cards.decks[other]]
            found.add({WOOD: "grey", CHUCK: "brown"}.get(cards.words[other], colour))
    return [colour for colour in DOTS if colour in found]
