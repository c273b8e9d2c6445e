"""What deals are worth to each side: which ones to accept, and which to propose.  CD-28 to CD-30."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import ELEMENTS, NONE
from compoundry.games.compounded.goods import EXTINGUISHER, WILD
from compoundry.games.compounded.offer import Term
from compoundry.games.compounded.offering import MakeOffer
from compoundry.games.compounded.plans import Desk, desk_before
from compoundry.games.compounded.standing import DEAF
from compoundry.games.compounded.worth import POINT, Worth

MARGIN: Final = 15
"""A deal that brings either side less than this, in hundredths of a point, is not worth the talk."""

AT_HAND: Final = 10
"""What a finished extinguisher saves in each round to come."""


class Bargains:
    """The desks of all, each set up when it is asked for, and what can be made at it without a deal."""

    def __init__(self, worth: Worth, me: int) -> None:
        self.worth = worth
        self.lab = worth.lab
        self.me = me
        self.desks: list[Desk | None] = [None] * worth.lab.seats
        self.alone = [0] * worth.lab.seats

    def desk(self, seat: int) -> Desk:
        found = self.desks[seat]
        if found is None:
            found = desk_before(self.worth, seat)
            self.desks[seat] = found
            self.alone[seat] = found.now()
        return found

    # Judging

    def verdict(self, terms: list[Term]) -> int:
        """What a deal brings the bot, less what it costs it that others gain."""
        found = 0
        for seat in range(self.lab.seats):
            if len([term for term in terms if seat in (term.giver, term.getter)]):
                gain = self.gain(seat, terms)
                found += gain if seat == self.me else -self.cost(gain)
        return found

    def cost(self, gain: int) -> int:
        """What it costs one that another gains."""
        return max(0, gain) * self.worth.rivalry // 100

    def gain(self, seat: int, terms: list[Term]) -> int:
        """What a deal brings a scientist."""
        desk = self.desk(seat)
        hand = desk.hand[:]
        wilds = desk.wilds
        besides = 0
        for term in terms:
            sign = (1 if term.getter == seat else 0) - (1 if term.giver == seat else 0)
            for thing in term.things if sign else []:
                if thing < ELEMENTS:
                    hand[thing] += sign
                elif thing == WILD:
                    wilds += sign
                elif thing < WILD:
                    besides += sign * self._tool(seat, thing - ELEMENTS, sign)
                else:
                    besides += sign * self._extinguisher(thing - EXTINGUISHER)
        return desk.value(hand, wilds) - self.alone[seat] + besides

    def _tool(self, seat: int, tool: int, sign: int) -> int:
        return self.worth.tool(seat, tool) if sign > 0 else self.worth.tool_held(tool)

    def _extinguisher(self, extinguisher: int) -> int:
        """CD-20, CD-A10: with what is in it."""
        equipment = self.worth.cards.equipment
        points = POINT * equipment.extinguisher_points
        if self.lab.flipped[extinguisher]:
            return points + AT_HAND * self.worth.left
        lacks = 0
        for element in range(ELEMENTS):
            lacks += self.lab.lacks(extinguisher, element)
        return points * (sum(equipment.extinguisher) - lacks) // (sum(equipment.extinguisher) + 1)

    # Proposing

    def best(self, said: list[MakeOffer]) -> MakeOffer | None:
        """The offer that brings most, of those that have not been `said`: an element for one, or else two for one."""
        free = self._expected()
        one: list[tuple[int, ...]] = [(element,) for element in range(ELEMENTS) if free[element]]
        return self._best(one, said) or self._best(self._surplus(free), said)

    def _expected(self) -> list[int]:
        """Suppose that what the bot has offered is taken, as far as it can be; the elements that are left to offer."""
        desk = self.desk(self.me)
        free = desk.hand[:]
        for offer in self.lab.offers:
            if offer.maker == self.me and not lacking_in(free, self.me, offer.terms):
                for term in offer.terms:
                    for thing in elements_of(term):
                        if term.giver == self.me:
                            free[thing] -= 1
                            desk.hand[thing] -= 1
                        elif term.getter == self.me:
                            desk.hand[thing] += 1
        self.alone[self.me] = desk.now()
        return free

    def _surplus(self, free: list[int]) -> list[tuple[int, ...]]:
        """The two elements that would be missed least, where there is no room for all."""
        desk = self.desk(self.me)
        if sum(desk.hand) <= desk.room:
            return []
        found: list[int] = []
        hand = desk.hand[:]
        for _ in range(2):
            least = NONE
            most = 0
            for element in range(ELEMENTS):
                if free[element]:
                    hand[element] -= 1
                    left = desk.value(hand, desk.wilds)
                    hand[element] += 1
                    if least == NONE or left > most:
                        least = element
                        most = left
            if least == NONE:
                return []
            free[least] -= 1
            hand[least] -= 1
            found.append(least)
        return [tuple(sorted(found))]

    def _best(self, handfuls: list[tuple[int, ...]], said: list[MakeOffer]) -> MakeOffer | None:
        """For one of these handfuls an element of somebody else's."""
        desk = self.desk(self.me)
        best: MakeOffer | None = None
        most = MARGIN
        for gives in handfuls:
            for takes in range(ELEMENTS):
                owners = self._owners(takes)
                if takes in gives or not owners:
                    continue
                hand = desk.hand[:]
                for element in gives:
                    hand[element] -= 1
                hand[takes] += 1
                gain = desk.value(hand, desk.wilds) - self.alone[self.me]
                for whom in owners if gain > most else []:
                    offer = MakeOffer(whom, gives, (takes,), "")
                    benefit = self.gain(whom, offer.terms_of(self.me))
                    net = gain - self.cost(benefit)
                    if net > most and benefit - self.cost(gain) > MARGIN and new(offer, said):
                        most = net
                        best = offer
        return best

    def _owners(self, element: int) -> list[int]:
        """Others who have this element, and listen; from the left on, so that no seat is asked before its turn."""
        lab = self.lab
        others = [(self.me + step) % lab.seats for step in range(1, lab.seats)]
        return [seat for seat in others if lab.on_bench(seat, element) and lab.done[seat] != DEAF]


def lacking_in(free: list[int], person: int, terms: list[Term]) -> bool:
    """Are there less elements than these terms ask of a person?"""
    for term in terms:
        for thing in elements_of(term) if term.giver == person else []:
            if free[thing] < term.things.count(thing):
                return True
    return False


def elements_of(term: Term) -> list[int]:
    """What is handed over, without wilds, tools and extinguishers: only people offer these."""
    return [thing for thing in term.things if thing < ELEMENTS]


def new(offer: MakeOffer, said: list[MakeOffer]) -> bool:
    """CD-A12 caps how much is said; who repeats himself wastes it."""
    for one in said:
        if one.whom == offer.whom and one.gives == offer.gives and one.wants == offer.wants:
            return False
    return True
