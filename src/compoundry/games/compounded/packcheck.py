"""Whether a game can be played with a pack, and whether its cards are as in life."""

from __future__ import annotations

import re
from typing import Final

from compoundry.chemistry.reading import parse
from compoundry.chemistry.structure import structure
from compoundry.chemistry.substances import Substance, by_cas
from compoundry.games.compounded.cards import (
    GRANT,
    NO_REACTION,
    NONE,
    REACTIONS,
    STATES,
    SYMBOLS,
    VOLATILE,
    Kind,
    Pack,
)
from compoundry.games.compounded.packfile import DOUBLE, KINDS, MOST_CARDS, SINGLE, STARTING, Card, PackFile
from compoundry.kernel.errors import BadInput
from compoundry.kernel.values import Plain
from compoundry.packs import Review

MOST_POINTS: Final = 8
ATOMS: Final = {STARTING: (2, 8), SINGLE: (2, 8), DOUBLE: (9, 15)}
"""The least and the most atoms of a card."""
LEAST: Final = {SINGLE: 30, DOUBLE: 8}
"""Cards of a kind without which a game would be over before it has begun."""
LONGEST_FACT: Final = 40
"""Words."""
APART: Final = 10
"""Percentage points between an element's share of the bag and of the cards from which on it hurts."""
CAS: Final = re.compile(r"(\d{2,7})-(\d{2})-(\d)")


class PackReview(Review):
    """All that is to be said of a pack of this game, and its cards."""

    def __init__(self, file: PackFile) -> None:
        super().__init__(file.game, file.title, [*file.wrong])
        self.cards = file.cards
        self.equipment = file.equipment
        self._file = file
        if not self.errors:
            self._numbers()
            self._twice()
            for card in self.cards:
                self._size(card)
                self._icons(card)
                self._identity(card)
                self._points(card)
                self._fact(card)
                self._life(card)
        if not self.errors:
            self._shares()
            self.summary = self._summary()
        self.sort()

    def pack(self, name: str) -> Pack:
        """The pack as the rules play with it."""
        return Pack(name, [kind(card) for card in self.cards], self.equipment)

    def departures(self) -> list[Card]:
        """The cards that are not as in life."""
        return [card for card in self.cards if card.departures]

    def _fault(self, line: int, error: BadInput) -> None:
        self.errors.append(self._file.problem(line, error))

    def _hint(self, line: int, error: BadInput) -> None:
        self.advice.append(self._file.problem(line, error))

    def _of(self, kind: str) -> list[Card]:
        return [card for card in self.cards if card.kind == kind]

    def _numbers(self) -> None:
        """CD-4, CD-84: nine starting cards, of which two players use two of each.  CD-10, CD-94: enough of the rest."""
        copies = [card.copies for card in self._of(STARTING)]
        if copies != [3, 3, 3]:
            self._fault(self._first(STARTING), BadInput("pack-starting", kinds=len(copies), cards=sum(copies)))
        for kind, least in LEAST.items():
            cards = sum([card.copies for card in self._of(kind)])
            if cards < least:
                self._fault(self._first(kind), BadInput("pack-few", part=kind, cards=cards, least=least))
        cards = sum([card.copies for card in self.cards])
        if cards > MOST_CARDS:
            self._fault(1, BadInput("pack-large-box", cards=cards, most=MOST_CARDS))

    def _first(self, kind: str) -> int:
        """The line of the first card of a kind."""
        return next((card.line for card in self._of(kind)), 1)

    def _twice(self) -> None:
        before: dict[str, int] = {}
        for card in self.cards:
            key = card.cas or f"{card.formula} {card.names.get('en', '')}"
            first = before.setdefault(key, card.line)
            if first != card.line:
                self._fault(card.line, BadInput("pack-twice", formula=card.formula.unicode(), first=first))

    def _size(self, card: Card) -> None:
        low, high = ATOMS[card.kind]
        atoms, written = card.formula.atoms(), card.formula.unicode()
        if not low <= atoms <= high:
            self._fault(card.line, BadInput("pack-atoms", formula=written, atoms=atoms, low=low, high=high))
        for symbol, needed, there in zip(SYMBOLS, card.needs(), self.equipment.crystals):
            if needed > there:
                error = BadInput("pack-beyond", formula=written, symbol=symbol, needed=needed, there=there)
                self._fault(card.line, error)

    def _icons(self, card: Card) -> None:
        """Starting cards have none; doubles have no tool and no Grant, and some reactions are for them alone."""
        written, reaction = card.formula.unicode(), REACTIONS[card.reaction]
        if card.tool != NONE and card.kind != SINGLE:
            self._fault(card.line, BadInput("pack-tool", formula=written, part=card.kind))
        allowed = {STARTING: (NO_REACTION,), SINGLE: (NO_REACTION, GRANT, VOLATILE)}.get(card.kind)
        if card.reaction == GRANT if allowed is None else card.reaction not in allowed:
            self._fault(card.line, BadInput("pack-reaction", formula=written, part=card.kind, reaction=reaction))

    def _identity(self, card: Card) -> None:
        """What it is: known by its number, or named and drawn in the file itself."""
        written = card.formula.unicode()
        known = by_cas().get(card.cas)
        if card.cas and not _is_cas(card.cas):
            self._fault(card.line, BadInput("pack-cas", cas=card.cas[:40]))
        elif known is not None and formula_of(known) != card.formula.hill():
            name = known.names["en"]
            self._fault(card.line, BadInput("pack-other-substance", cas=card.cas, formula=written, name=name))
        elif known is None and "en" not in card.names:
            self._fault(card.line, BadInput("pack-nameless", formula=written))
        if card.smiles:
            self._drawn(card)

    def _drawn(self, card: Card) -> None:
        try:
            drawn = structure(card.smiles)
        except BadInput as wrong:
            self._fault(card.line, wrong)
            return
        if drawn.charge or drawn.composition != card.formula.composition():
            held = "".join([f"{symbol}{count}" for symbol, count in sorted(drawn.composition.items())])
            error = BadInput("pack-smiles", formula=card.formula.unicode(), held=held, charge=drawn.charge)
            self._fault(card.line, error)

    def _points(self, card: Card) -> None:
        if points(card) != usual(card):
            error = BadInput("pack-points", formula=card.formula.unicode(), points=points(card), usual=usual(card))
            self._hint(card.line, error)

    def _fact(self, card: Card) -> None:
        for language, told in card.fact.told.items() if card.fact else ():
            words = len(told.split())
            if words > LONGEST_FACT:
                written = card.formula.unicode()
                error = BadInput("pack-fact", formula=written, language=language, words=words, most=LONGEST_FACT)
                self._hint(card.line, error)

    def _life(self, card: Card) -> None:
        """Is it solid, liquid or gas on the card as on Earth, and does it burn?  Whoever departs from it says why."""
        known = by_cas().get(card.cas)
        if known is None:
            return
        written, state = card.formula.unicode(), known.state()
        as_is = state is None or state.state == STATES[card.state]
        if not as_is and "state" not in card.departures:
            assert state is not None
            self._hint(card.line, BadInput("pack-state", formula=written, state=STATES[card.state], known=state.state))
        burns = card.flames > 0
        if burns != known.burns and "flames" not in card.departures:
            self._hint(card.line, BadInput("pack-burns", formula=written, burns=known.burns))
        for what, same in (("state", as_is), ("flames", burns == known.burns)):
            if same and what in card.departures:
                self._hint(card.line, BadInput("pack-departure", formula=written, what=what))

    def _shares(self) -> None:
        """What the cards ask for and what the bag holds ought to go together."""
        cards, bag = self.demand((STARTING, SINGLE)), self.equipment.crystals
        for symbol, asked, there in zip(SYMBOLS, cards, bag):
            asks, holds = round(100 * asked / sum(cards)), round(100 * there / sum(bag))
            if abs(asks - holds) > APART:
                self._hint(0, BadInput("pack-share", symbol=symbol, asks=asks, holds=holds))

    def demand(self, kinds: tuple[str, ...]) -> list[int]:
        """How many of each element all cards of these kinds need together."""
        needs = [[card.copies * one for one in card.needs()] for card in self.cards if card.kind in kinds]
        return [sum(column) for column in zip(*needs)]

    def _summary(self) -> list[dict[str, Plain]]:
        rows: list[dict[str, Plain]] = []
        for kind in KINDS:
            cards = [card for card in self._of(kind) for _ in range(card.copies)]
            atoms, worth = [card.formula.atoms() for card in cards], [points(card) for card in cards]
            row: dict[str, Plain] = {"part": kind, "cards": len(cards)}
            for number, state in enumerate(STATES):
                row[state] = len([card for card in cards if card.state == number])
            row["burning"] = len([card for card in cards if card.flames])
            row["atoms"] = [min(atoms), max(atoms)]
            row["points"] = [min(worth), max(worth)]
            rows.append(row)
        return rows


def points(card: Card) -> int:
    """Its own points, or what its atoms are worth."""
    return usual(card) if card.points is None else card.points


def usual(card: Card) -> int:
    """A point for each atom and one more, at most 8; of a double each scientist gets half its atoms and two more."""
    atoms = card.formula.atoms()
    return atoms // 2 + 2 if card.kind == DOUBLE else min(atoms + 1, MOST_POINTS)


def kind(card: Card) -> Kind:
    """A card as the rules play with it."""
    starting, double = card.kind == STARTING, card.kind == DOUBLE
    return Kind(
        str(card.formula),
        card.needs(),
        card.state,
        points(card),
        card.flames,
        card.tool,
        card.reaction,
        card.copies,
        starting,
        double,
        names(card),
    )


def names(card: Card) -> dict[str, str]:
    """What it is called, by language: as the file says, or else as the substance is known here."""
    known = by_cas().get(card.cas)
    return card.names if known is None else {**known.names, **card.names}


def formula_of(known: Substance) -> str:
    """The atoms of a substance, in Hill's order."""
    return parse(known.formula).hill()


def _is_cas(text: str) -> bool:
    """The last digit of a CAS number is a sum of the others."""
    parts = CAS.fullmatch(text)
    if parts is None:
        return False
    digits = (parts[1] + parts[2])[::-1]
    return sum(place * int(digit) for place, digit in enumerate(digits, 1)) % 10 == int(parts[3])
