"""What a thoughtful player makes of a view: what a hand could do, how safe a word lies, who is about to go out."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounditall.cards import Cards, cards_of
from compoundry.games.compounditall.position import AROUND, NO_STEAL, NONE
from compoundry.games.compounditall.view import CompoundView

CERTAIN: Final = 1000
"""Chances are counted in thousandths: rules and bots know no fractions."""


class Outlook:
    """Everything here follows from the view, and from which words the bot knows.

    `knows` of sixteen words are on the bot's own list where words are challenged, for nobody
    has the engine's; elsewhere it knows them all.
    """

    def __init__(self, view: CompoundView, knows: int) -> None:
        self.view = view
        self.cards: Cards = cards_of(view.pack)
        self.seat = view.viewer
        self.hand = view.hands[view.viewer]
        self.knows = knows if view.challenge else 16
        self.spare = 0 if view.kind == AROUND else 1
        self._unseen: list[int] = []
        self._looked = False

    # Words

    def joined(self, first: int, second: int) -> bool:
        """Would the bot call this a compound word?"""
        cards = self.cards
        if not cards.joined(first, second):
            return False
        if self.knows >= 16:
            return True
        pair = cards.pair(first, second)
        return pair in self.view.ruled or (pair * 2654435761 >> 12 & 15) < self.knows

    def goes(self, one: int, other: int) -> bool:
        """Do these two make a word, in whatever order?"""
        return self.joined(one, other) or self.joined(other, one)

    def doubtful(self, pile: int) -> bool:
        """Is the word in the pile (or at that end of a line of dominoes) one that the bot does not know?"""
        view = self.view
        if view.line:
            return not (self.joined(view.line[-2], view.line[-1]) if pile else self.joined(view.line[0], view.line[1]))
        return not self.joined(view.left[pile], view.right[pile])

    # Piles

    def open_piles(self) -> list[int]:
        """The piles that the bot may cover in this turn."""
        view = self.view
        cards = self.cards
        found: list[int] = []
        if view.kind == NO_STEAL:
            return found
        for pile in range(len(view.owner)):
            owner = view.owner[pile]
            if owner == NONE or view.touched[pile] == view.turn:
                continue
            if owner == self.seat or not (cards.wood[view.left[pile]] and cards.chuck[view.right[pile]]):
                found.append(pile)
        return found

    def fits(self, card: int, left: int, right: int) -> bool:
        """Can the card cover a half of a word?"""
        if self.joined(left, card) or self.joined(card, right):
            return True
        return self.joined(card, left) or self.joined(right, card)

    def worth(self, pile: int) -> int:
        """The points of all cards in a pile."""
        view = self.view
        return self.cards.sum(view.under[pile]) + self.cards.sum([view.left[pile], view.right[pile]])

    # The others

    def unseen(self) -> list[int]:
        """The cards that the bot has not seen."""
        if not self._looked:
            view = self.view
            seen = [*view.discards, *view.line]
            for pile in range(len(view.owner)):
                if view.owner[pile] != NONE:
                    seen += view.under[pile]
                    seen += [view.left[pile], view.right[pile]]
            for hand in view.hands:
                seen += hand
            known = set(seen)
            self._unseen = [card for card in self.cards.of(view.decks) if card not in known]
            self._looked = True
        return self._unseen

    def nearest(self) -> int:
        """The number of cards of the player who is nearest to going out, the bot left aside."""
        least = 1000
        for seat, hand in enumerate(self.view.hands):
            if seat != self.seat and len(hand) < least:
                least = len(hand)
        return least

    def danger(self, left: int, right: int) -> int:
        """How likely, in thousandths, one of the others holds a card that covers a half of this word."""
        cards = self.cards
        if self.view.kind == NO_STEAL or (cards.wood[left] and cards.chuck[right]):
            return 0
        hidden = 0
        for seat, hand in enumerate(self.view.hands):
            if seat == self.seat:
                continue
            for card in hand:
                if card == NONE:
                    hidden += 1
                elif self.fits(card, left, right):
                    return CERTAIN
            hidden += 1  # and each draws a card before it steals
        unseen = self.unseen()
        fitting = 0
        for card in unseen:
            if self.fits(card, left, right):
                fitting += 1
        safe = CERTAIN
        for _ in range(hidden):
            safe = safe * (len(unseen) - fitting) // max(1, len(unseen))
        return CERTAIN - safe

    # Going out

    def plan(self, hand: list[int], must: int) -> list[int]:
        """How to be rid of the whole hand in this turn: the first play of it, or [] when there is no way.

        [first, second] is a word to lay, [card] one to cover a pile with.  One card remains
        for the discard; after a take, `must` is in the first play.
        """
        piles = self.open_piles()
        covers = [[pile for pile in piles if self.covering(card, pile)] for card in hand]
        mates = [[other for other in range(len(hand)) if self.goes(card, hand[other])] for card in hand]
        lonely = 0
        for at in range(len(hand)):
            if not covers[at] and not mates[at]:
                lonely += 1
        if lonely > self.spare:
            return []
        start = hand.index(must) if must != NONE else -1
        search = Search(covers, mates)
        if not search.clear((1 << len(hand)) - 1, 0, self.spare, start):
            return []
        play = search.plays[-1]
        if len(play) == 1:
            return [hand[play[0]]]
        one, two = hand[play[0]], hand[play[1]]
        return [one, two] if self.joined(one, two) else [two, one]

    def covering(self, card: int, pile: int) -> bool:
        """Does the card over a half of the pile make another word?"""
        view = self.view
        left, right = view.left[pile], view.right[pile]
        same = self.cards.same
        if same[card] == same[left] or same[card] == same[right]:
            return False
        return self.fits(card, left, right)


class Search:
    """Can a hand be laid to the last card?  `plays` then holds the way, its first play last."""

    def __init__(self, covers: list[list[int]], mates: list[list[int]]) -> None:
        self.covers = covers
        self.mates = mates
        self.plays: list[list[int]] = []
        self.tried = 0

    def clear(self, left: int, used: int, spare: int, start: int) -> bool:
        """Get rid of the cards in `left` (a bit each), with the piles in `used` covered; `start` is played first."""
        if left == 0:
            return spare == 0
        self.tried += 1
        if self.tried > 400:
            return False
        at = start
        if at < 0:
            # The card with the fewest ways out is tried first.
            best = 1000
            for card in range(len(self.mates)):
                if left >> card & 1:
                    ways = len(self.covers[card]) + len(self.mates[card])
                    if ways < best:
                        best = ways
                        at = card
        rest = left & ~(1 << at)
        for mate in self.mates[at]:
            if rest >> mate & 1 and self.clear(rest & ~(1 << mate), used, spare, -1):
                self.plays.append([at, mate])
                return True
        for pile in self.covers[at]:
            if not used >> pile & 1 and self.clear(rest, used | 1 << pile, spare, -1):
                self.plays.append([at])
                return True
        return spare > 0 and start < 0 and self.clear(rest, used, spare - 1, -1)
