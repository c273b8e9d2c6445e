"""What a beginner does: plays what lies before him, and overlooks a part of it."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.aftermath import Raise
from compoundry.games.compounded.cards import ELEMENTS, LAB
from compoundry.games.compounded.discovery import Return, Swap
from compoundry.games.compounded.fire import Extinguish, Scatter
from compoundry.games.compounded.goods import with_taker
from compoundry.games.compounded.lab import Score
from compoundry.games.compounded.placing import Fill, Place, Wild
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.reactions import Haul
from compoundry.games.compounded.standing import find
from compoundry.games.compounded.study import Claim
from compoundry.games.compounded.tools import Burn, Goggles
from compoundry.games.compounded.trade import Accept, Decline, Done
from compoundry.kernel import AnyMove, Draw

WITHIN_REACH: Final = 2
"""A compound that lacks no more than so many elements can be built."""

OVERLOOKS: Final = 4
"""Of so many moves one is not seen."""


class Glance:
    """The first look at a question: each move has a charm, and the one with the most is played."""

    def __init__(self, lab: Compounded, me: int) -> None:
        self.lab = lab
        self.me = me

    def answer(self, legal: list[AnyMove], draw: Draw) -> AnyMove:
        best = legal[-1]
        most = -1
        for move in legal:
            charm = self.charm(move)
            if charm > most and (charm == 0 or draw.below(OVERLOOKS)):
                most = charm
                best = move
        return best

    def charm(self, move: AnyMove) -> int:
        """How good a move looks; below zero for one that is never played."""
        lab = self.lab
        if isinstance(move, Place):
            return self.placed(move.element, move.place)
        if isinstance(move, Claim):
            return self.claimed(move.place)
        if isinstance(move, Fill):
            return 1
        if isinstance(move, Wild):
            return 2 if self.mine(move.place) and self.open(move.place) == 1 else -1
        if isinstance(move, (Score, Decline, Goggles)):
            return 1
        if isinstance(move, Accept):
            return 2 if self.helps(move) else -1
        if isinstance(move, Done):
            return 0
        if isinstance(move, Raise):
            return 1 if move.experiment == LAB else 2
        if isinstance(move, Return):
            return self.spare(move.element)
        if isinstance(move, Swap):
            return self.wanted(move.takes) - self.wanted(move.gives)
        if isinstance(move, Burn):
            return lab.cards().points[lab.card[move.place]] if self.others(move.place) else -1
        if isinstance(move, Extinguish):
            return 1 if self.mine(move.place) and lab.flames[move.place] + 1 >= lab.limit(move.place) else -1
        if isinstance(move, (Scatter, Haul)):
            return 1 if self.mine(move.place) else 0
        return 0 if move.verb in ("pass", "keep", "grant", "share", "recall") else -1

    def mine(self, place: int) -> bool:
        return self.me in self.lab.claimants(place)

    def others(self, place: int) -> bool:
        return self.lab.claimed(place) and not self.mine(place)

    def open(self, place: int) -> int:
        """How many elements a compound lacks."""
        return self.lab.cards().atoms[self.lab.card[place]] - self.lab.filled(place)

    def short(self, place: int) -> int:
        """How many of those are not on the bench."""
        found = 0
        for element in range(ELEMENTS):
            found += max(0, self.lab.room(place, element) - self.lab.on_bench(self.me, element))
        return found

    def placed(self, element: int, place: int) -> int:
        """First what can be finished, then the own compounds."""
        top = self.lab.pending[-1]
        if self.others(place):
            return -1
        can_finish = not self.short(place) and (self.mine(place) or self.lab.reserve[self.me] > 0)
        if self.mine(place):
            return 20 if can_finish else 10
        left = getattr(top, "left", 0)
        return 15 - self.open(place) if can_finish and self.open(place) <= left else -1

    def claimed(self, place: int) -> int:
        """The dearest that can be built; else one that lacks little."""
        short = self.short(place)
        if short <= WITHIN_REACH:
            return 20 + self.lab.cards().points[self.lab.card[place]]
        return max(1, 20 - short)

    def wanted(self, element: int) -> int:
        """How many of an element the own compounds lack."""
        found = 0
        for place in range(len(self.lab.card)):
            if self.mine(place):
                found += self.lab.room(place, element)
        return found

    def spare(self, element: int) -> int:
        """How many of an element nothing needs."""
        return max(0, self.lab.on_bench(self.me, element) - self.wanted(element))

    def helps(self, move: Accept) -> bool:
        """Does a deal bring what the own compounds lack, for no more than they can spare?"""
        offer = find(self.lab, move.maker, move.number)
        if offer is None:
            return False
        gets: list[int] = []
        gives: list[int] = []
        for term in with_taker(offer.terms, self.me):
            if term.getter == self.me:
                gets += term.things
            if term.giver == self.me:
                gives += term.things
        for thing in gives:
            if thing >= ELEMENTS or self.spare(thing) < gives.count(thing):
                return False
        useful = [
            thing for thing in gets if thing >= ELEMENTS or self.wanted(thing) > self.lab.on_bench(self.me, thing)
        ]
        return len(useful) >= max(1, len(gives))
