"""What a thoughtful scientist does at each question: everything has a worth, and the most is taken."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.aftermath import Keep, Raise
from compoundry.games.compounded.bargains import MARGIN, Bargains
from compoundry.games.compounded.cards import ELEMENTS, LEVELS, NOBEL, NONE, RESEARCH, VOLATILE
from compoundry.games.compounded.claims import Recall
from compoundry.games.compounded.discovery import Return, Returning, Swap
from compoundry.games.compounded.fire import Extinguish, Scatter
from compoundry.games.compounded.goods import with_taker
from compoundry.games.compounded.hazards import Hazards
from compoundry.games.compounded.lab import Score
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.offering import MakeOffer
from compoundry.games.compounded.placing import (
    CHEAP,
    EXCHANGES,
    FILLS,
    PLACES,
    WILD_FILLS,
    WILDS,
    Place,
    Turn,
)
from compoundry.games.compounded.plans import EXTINGUISHERS, WORST, Desk, desk_after, desk_before
from compoundry.games.compounded.position import MOST_EXTINGUISHERS, TRACKS, Compounded
from compoundry.games.compounded.reactions import Grant, Haul, Share
from compoundry.games.compounded.research import Placing
from compoundry.games.compounded.scoring import final_score
from compoundry.games.compounded.standing import find
from compoundry.games.compounded.steps import PASS
from compoundry.games.compounded.study import Claim, Claiming, Shift, Shifting
from compoundry.games.compounded.tools import Adjust, Burn, Goggles, TakeKey
from compoundry.games.compounded.trade import END, Accept, Decline, Trading
from compoundry.games.compounded.worth import Worth
from compoundry.kernel import AnyMove

TALK: Final = 3
"""So many offers a round are enough."""

MOVED: Final = 40
"""A claim is moved for more than this, in hundredths of a point;"""
EXCHANGED: Final = 25
"""elements are exchanged,"""
ADJUSTED: Final = 50
"""the Cylinder is used,"""
SWAPPED: Final = 10
"""and Nobel gets an element."""

VICTORY: Final = 2000
"""To end the game as the first."""

KEY_ROUNDS: Final = 3
"""In so many last rounds it is time to use a Lab Key."""


class Thoughts:
    """`said` are the offers that the bot has made in this round."""

    def __init__(self, lab: Compounded, me: int, said: list[MakeOffer]) -> None:
        self.lab = lab
        self.me = me
        self.said = said
        self.worth = Worth(lab)
        self.hazards = Hazards(self.worth, me)

    def answer(self, legal: list[AnyMove]) -> AnyMove:
        top = self.lab.pending[-1]
        if isinstance(top, Placing):
            return self.research(top, legal)
        if isinstance(top, Trading):
            return self.trade(legal)
        if isinstance(top, Claiming):
            return self.claim(legal)
        if isinstance(top, Shifting):
            return self.shift(legal)
        return self.dearest(legal)

    def dearest(self, legal: list[AnyMove]) -> AnyMove:
        best = legal[0]
        most = WORST
        for move in legal:
            value = self.value(move)
            if value > most:
                most = value
                best = move
        return best

    def value(self, move: AnyMove) -> int:
        """What a move brings, in hundredths of a point; a pass brings nothing."""
        if isinstance(move, Raise):
            return self.raised(move.experiment)
        if isinstance(move, Score):
            return 1 if self.worth.cards.reaction[self.lab.card[move.place]] == VOLATILE else 2
        if isinstance(move, Adjust):
            return self.raised(move.up) - self.worth.fall(self.me, move.down) - ADJUSTED
        if isinstance(move, Return):
            return self.returned(move.element)
        if isinstance(move, Keep):
            return self.kept(move.element)
        if isinstance(move, Swap):
            return self.swapped(move)
        if isinstance(move, Extinguish):
            return self.hazards.saved(move.place)
        if isinstance(move, Burn):
            return self.hazards.burned(move.place)
        if isinstance(move, (Scatter, Haul)):
            return self.hazards.landed(move.place)
        if isinstance(move, Recall):
            return -self.worth.stake(self.me, move.space // 2)
        if isinstance(move, Grant):
            return self.granted(move)
        if isinstance(move, Share):
            return -self.points(self.person(move.whom))
        if isinstance(move, Place):
            return self.for_nobel(move.place)
        if isinstance(move, Goggles):
            return self.looked_again()
        if isinstance(move, TakeKey):
            return KEY_ROUNDS - self.worth.left
        return 0

    def person(self, whom: int) -> int:
        """The number of a scientist whom a move names."""
        return self.lab.nobel() if whom == NOBEL else whom

    def points(self, person: int) -> int:
        """What a scientist would have if the game ended now."""
        return sum(final_score(self.lab, person))

    # Discovery

    def trade(self, legal: list[AnyMove]) -> AnyMove:
        """Accept what helps most, decline the rest, offer what helps both sides, and be done."""
        lab = self.lab
        bargains = Bargains(self.worth, self.me)
        answer: AnyMove | None = None
        most = MARGIN - 1
        for move in legal:
            if isinstance(move, Accept):
                offer = find(lab, move.maker, move.number)
                gain = WORST if offer is None else bargains.verdict(with_taker(offer.terms, self.me))
                if gain > most:
                    most = gain
                    answer = move
            elif isinstance(move, Decline) and answer is None:
                answer = move
        if answer is not None:
            return answer
        standing = [offer for offer in lab.offers if offer.maker == self.me]
        house = lab.house
        if len(self.said) < TALK and len(standing) < house.most_open and lab.made[self.me] < house.most_made:
            deal = bargains.best(self.said)
            if deal is not None:
                self.said.append(deal)
                return deal
        return END

    def returned(self, element: int) -> int:
        """What is left when an element goes back into the bag; of Nobel's, those that he has most of go."""
        top = self.lab.pending[-1]
        assert isinstance(top, Returning)
        if top.nobel:
            return self.lab.on_bench(self.lab.nobel(), element)
        desk = desk_before(self.worth, self.me)
        desk.hand[element] -= 1
        return desk.now()

    def swapped(self, move: Swap) -> int:
        desk = desk_before(self.worth, self.me)
        alone = desk.now()
        desk.hand[move.gives] -= 1
        desk.hand[move.takes] += 1
        return desk.now() - alone - SWAPPED

    # Study

    def claim(self, legal: list[AnyMove]) -> AnyMove:
        """A token where most can be made of it; it can be moved, so it is never kept back."""
        desk = desk_before(self.worth, self.me)
        site_at = sites(desk)
        best = legal[0]
        most = WORST
        for move in legal:
            if isinstance(move, Claim):
                site = site_at[move.place]
                if site == NONE:
                    return move  # the second claim on a complete double of his own, which scores
                if desk.mine[site]:
                    continue
                value = desk.value(desk.hand, desk.wilds, site)
                if value > most:
                    most = value
                    best = move
        return best if most > WORST else PASS

    def shift(self, legal: list[AnyMove]) -> AnyMove:
        """A claim is moved if much more can be made of another."""
        desk = desk_before(self.worth, self.me)
        desk.claims = 0
        site_at = sites(desk)
        best: AnyMove = PASS
        most = desk.now() + MOVED
        for move in legal:
            if not isinstance(move, Shift):
                continue
            start, goal = site_at[move.space // 2], site_at[move.place]
            if start == NONE or goal == NONE or desk.mine[goal]:
                continue
            if desk.fit(goal, desk.hand) > desk.fit(start, desk.hand) + MOVED:
                desk.mine[start] = False
                value = desk.value(desk.hand, desk.wilds, goal)
                desk.mine[start] = True
                if value > most:
                    most = value
                    best = move
        return best

    # Research

    def research(self, turn: Turn, legal: list[AnyMove]) -> AnyMove:
        """Finish what can be finished, go on with the own compounds, exchange what is of no use."""
        if self.lab.house.own_burner:
            burn = self.dearest([PASS, *[move for move in legal if isinstance(move, Burn)]])
            if burn is not PASS:
                return burn
        desk = Desk(self.worth, self.me, turn.left, 0, False)
        if turn.traded:
            desk.price = 0
        value = desk.now()
        if desk.picked:
            return self.finish(desk)
        return self.go_on(desk) or self.exchange(desk, value)

    def finish(self, desk: Desk) -> AnyMove:
        """The next step to finishing the first of the sites that were picked."""
        site = desk.picked[0]
        place = desk.place[site]
        lacks = desk.lacks[site * ELEMENTS : site * ELEMENTS + ELEMENTS]
        missing = [element for element in range(ELEMENTS) if lacks[element] > desk.hand[element]]
        if missing and desk.price:
            spare = [max(0, desk.hand[element] - lacks[element]) for element in range(ELEMENTS)]
            dear = desk.most_of(spare, desk.price)
            if dear != NONE:
                return EXCHANGES[(dear * ELEMENTS + missing[-1]) * 2 + desk.price - CHEAP]
        for element in range(ELEMENTS):
            if lacks[element] and desk.hand[element]:
                return self.put(element, place)
        if place >= EXTINGUISHERS:
            return WILD_FILLS[missing[0] * MOST_EXTINGUISHERS + place - EXTINGUISHERS]
        return WILDS[missing[0] * MOST_PLACES + place]

    def put(self, element: int, place: int) -> AnyMove:
        """CD-66: what Goggles found first, for it cannot be kept."""
        apart = 1 if self.lab.apart[self.me * ELEMENTS + element] else 0
        if place >= EXTINGUISHERS:
            return FILLS[(element * MOST_EXTINGUISHERS + place - EXTINGUISHERS) * 2 + apart]
        return PLACES[(element * MOST_PLACES + place) * 2 + apart]

    def go_on(self, desk: Desk) -> AnyMove | None:
        """An element where it is worth most, of those that Goggles found first."""
        best: AnyMove | None = None
        most = 0
        for site in desk.order if desk.left else []:
            for element in range(ELEMENTS):
                if desk.hand[element] and desk.lacks[site * ELEMENTS + element]:
                    value = desk.each[site] + self.lab.apart[self.me * ELEMENTS + element] * 100
                    if value > most:
                        most = value
                        best = self.put(element, desk.place[site])
        return best

    def exchange(self, desk: Desk, value: int) -> AnyMove:
        """CD-41: three of what is of no use for one that is."""
        best: AnyMove = PASS
        price = desk.price
        desk.price = 0
        most = value + EXCHANGED
        for gives in range(ELEMENTS if price else 0):
            if self.lab.on_bench(self.me, gives) < price:
                continue
            for takes in range(ELEMENTS):
                if takes != gives and self.lab.bag[takes]:
                    hand = desk.hand[:]
                    hand[gives] -= price
                    hand[takes] += 1
                    found = desk.value(hand, desk.wilds)
                    if found > most:
                        most = found
                        best = EXCHANGES[(gives * ELEMENTS + takes) * 2 + price - CHEAP]
        return best

    def looked_again(self) -> int:
        """Goggles are for a turn in which placements would be left, or for the last ones."""
        desk = Desk(self.worth, self.me, self.lab.level(self.me, RESEARCH), 0, False)
        desk.now()
        spare = desk.left
        kept = sum(desk.hand)
        for site in desk.picked:
            spare -= desk.open[site]
            kept -= desk.open[site]
        if not self.worth.left or spare > max(0, kept):
            return 1
        if self.worth.left <= 2:
            return spare
        return 1 if spare > 1 and not desk.picked else -1

    def for_nobel(self, place: int) -> int:
        """CD-89: where he is farthest from finishing."""
        return self.worth.cards.atoms[self.lab.card[place]] - self.lab.filled(place)

    # Lab

    def raised(self, experiment: int) -> int:
        """An experiment rises; who leads may end the game with it, and nobody else wants to."""
        worth = self.worth.rise(self.me, experiment)
        if not self.ends(self.me, experiment):
            return worth + 1
        return worth + VICTORY if self.leads() else -VICTORY

    def ends(self, person: int, experiment: int) -> bool:
        """CD-14: would the last round come if this experiment rose?"""
        lab = self.lab
        if lab.last or person >= lab.seats or lab.levels[person * TRACKS + experiment] < LEVELS - 2:
            return False
        tops = 1
        for other in range(TRACKS):
            if other != experiment and lab.maxed(person, other):
                tops += 1
        return tops >= self.worth.cards.equipment.end_experiments

    def leads(self) -> bool:
        mine = self.points(self.me)
        for person in range(self.lab.people()):
            if person != self.me and self.points(person) >= mine:
                return False
        return True

    def kept(self, element: int) -> int:
        desk = desk_after(self.worth, self.me)
        alone = desk.now()
        desk.hand[element] += 1
        return desk.now() - alone

    def granted(self, move: Grant) -> int:
        """To the weakest, what helps least; and let it not end the game for another.  Of equals, to who sits next."""
        person = self.person(move.whom)
        cost = 10 * self.worth.rise(person, move.experiment) + self.points(person)
        if self.ends(person, move.experiment) and not self.leads():
            cost += 10 * VICTORY
        people = self.lab.people()
        return -people * cost - (person - self.me) % people


def sites(desk: Desk) -> list[int]:
    """For each place of the field its site; NONE where it is none."""
    found = [NONE] * MOST_PLACES
    for site in range(len(desk.place)):
        if desk.place[site] < EXTINGUISHERS:
            found[desk.place[site]] = site
    return found
