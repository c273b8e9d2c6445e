"""What a scientist can make of the elements at hand: what to finish, what to go on with, what to keep."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import ELEMENTS, NONE, PIPET, RESEARCH, S
from compoundry.games.compounded.placing import CHEAP, DEAR
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.worth import POINT, Worth

ON_BENCH: Final = 50
"""CD-19: an element there at the end, in hundredths of a point."""

KEPT: Final = 78
"""In hundredths of what it is worth on an own compound: an element that will be placed there later."""
WISHED: Final = 50
"""And one for a compound that nobody has claimed."""
COPIES: Final = 3
"""So many of an element are wished for; more are worth half of what they count at the end."""
CROWDED: Final = 40
"""What each element costs that hardly finds room."""

CONTESTED: Final = 80
"""In hundredths: what nobody has claimed may be finished by another before."""

WILD_LATER: Final = 15
"""What a wild may be good for in each round to come, beyond its points."""
GUARD: Final = 3
"""And an extinguisher."""

EXTINGUISHERS: Final = 100
"""Sites are places of the field; above this, extinguishers."""

WORST: Final = -1_000_000


class Desk:
    """One scientist's plans.  Sites are the compounds that he has or may have, and his extinguishers.

    `left` elements can be placed, and before that `claims` tokens; `early`: the others may place
    before.  Whatever is asked of a desk, `picked` are then the sites to finish.
    """

    def __init__(self, worth: Worth, person: int, left: int, claims: int, early: bool) -> None:
        lab = worth.lab
        self.worth = worth
        self.lab: Compounded = lab
        self.person = person
        self.left = left
        self.claims = claims
        self.early = early
        self.hand = hand_of(lab, person)
        self.wilds = lab.wilds[person]
        self.price = (CHEAP if lab.can_use(person, PIPET) else DEAR) if left else 0
        """CD-41, CD-68: so many of a type for any one; 0 for no such exchange."""
        self.room = lab.storage(person)
        # Of each site: where it is, what it lacks of each element and in all, what an element on it is worth, what
        # finishing it brings, what it is worth as it lies there, and whether it is his.
        self.place: list[int] = []
        self.lacks: list[int] = []
        self.open: list[int] = []
        self.each: list[int] = []
        self.whole: list[int] = []
        self.lying: list[int] = []
        self.mine: list[bool] = []
        for place in range(len(lab.card)):
            self._compound(place)
        for extinguisher in range(len(lab.holder)):
            if lab.holder[extinguisher] == person and not lab.flipped[extinguisher]:
                self._extinguisher(extinguisher)
        self.wishes = self._wishes()
        # What is looked for now.
        self.own: list[bool] = []
        self.order: list[int] = []
        self.base = 0
        self.targets: list[int] = []
        self.path: list[int] = []
        self.most = 0
        self.picked: list[int] = []

    # The sites

    def _compound(self, place: int) -> None:
        """A compound that is his, or that he may claim."""
        lab = self.lab
        kind = lab.card[place]
        if kind == NONE:
            return
        person = self.person
        mine = person in (lab.owner[2 * place], lab.owner[2 * place + 1])
        free = lab.free_space(place) != NONE
        if not mine and not free:
            return
        filled = lab.filled(place)
        lacks = self.worth.cards.atoms[kind] - filled
        if mine and not lacks:
            return
        whole = self.worth.compound(person, kind)
        if free and not mine and lab.layout().double(place) and not lab.claimed(place):
            whole //= 2  # CD-95: somebody must join
        each = self.worth.each(person, place)
        self._site(place, lacks, each, whole, filled * each, mine)
        need = self.worth.cards.need
        for element in range(ELEMENTS):
            self.lacks.append(need[kind * ELEMENTS + element] - lab.has[place * ELEMENTS + element])

    def _extinguisher(self, extinguisher: int) -> None:
        equipment = self.worth.cards.equipment
        lacks = 0
        for element in range(ELEMENTS):
            lack = self.lab.lacks(extinguisher, element)
            self.lacks.append(lack)
            lacks += lack
        whole = POINT * equipment.extinguisher_points + GUARD * self.worth.left
        size = sum(equipment.extinguisher)
        # CD-A41: unfinished at the end it counts nothing.
        each = whole * 88 // (100 * size) if self.worth.left else 0
        self._site(EXTINGUISHERS + extinguisher, lacks, each, whole, (size - lacks) * each, True)

    def _site(self, place: int, lacks: int, each: int, whole: int, lying: int, mine: bool) -> None:
        self.place.append(place)
        self.open.append(lacks)
        self.each.append(each)
        self.whole.append(whole)
        self.lying.append(lying)
        self.mine.append(mine)

    def _wishes(self) -> list[int]:
        """What the first, the second and the third of each element are worth on the bench, for compounds of nobody."""
        wishes = [ON_BENCH] * (ELEMENTS * COPIES)
        for site in range(len(self.place) if self.worth.left else 0):
            value = self.each[site] * WISHED // 100
            if self.mine[site] or value <= ON_BENCH:
                continue
            for element in range(ELEMENTS):
                start = element * COPIES
                for copy in range(min(COPIES, self.lacks[site * ELEMENTS + element])):
                    wishes[start + copy] = max(wishes[start + copy], value)
        return wishes

    def fit(self, site: int, hand: list[int]) -> int:
        """How well the elements fit a site."""
        if not self.open[site]:
            return self.whole[site]
        count = 0
        for element in range(ELEMENTS):
            count += min(hand[element], self.lacks[site * ELEMENTS + element])
        return self.lying[site] + self.each[site] * (count + (count == self.open[site]))

    # What elements are worth

    def value(self, hand: list[int], wilds: int, claimed: int = NONE) -> int:
        """The most that can be made of elements and wilds, with a claim token on the site `claimed`."""
        self._claim(hand, claimed)
        self._put_in_order()
        spare = wilds + (1 if self.price else 0)
        self.targets = []
        for site in range(len(self.place)):
            short = 0
            for element in range(ELEMENTS):
                short += max(0, self.lacks[site * ELEMENTS + element] - hand[element])
            if short <= spare and 0 < self.open[site] <= self.left:
                self.targets.append(site)
        self.most = WORST
        self.path = []
        self._search(0, hand, self.left, wilds, self.price, self.lab.reserve[self.person], 0)
        return self.most

    def now(self) -> int:
        """What he can make of what he has."""
        return self.value(self.hand, self.wilds)

    def _claim(self, hand: list[int], claimed: int) -> None:
        """The sites that will be his: other tokens go where the elements fit best."""
        self.own = self.mine[:]
        claims = self.claims
        if claimed != NONE:
            self.own[claimed] = True
            claims -= 1
        for _ in range(claims):
            best = NONE
            most = 0
            for site in range(len(self.place)):
                if not self.own[site]:
                    fit = self.fit(site, hand)
                    if fit > most:
                        most = fit
                        best = site
            if best == NONE:
                return
            self.own[best] = True

    def _put_in_order(self) -> None:
        """The own sites, those first on which an element is worth most."""
        self.base = 0
        self.order = []
        for site in range(len(self.place)):
            if self.own[site]:
                self.base += self.lying[site] if self.open[site] else self.whole[site]
                at = len(self.order)
                while at and self.each[self.order[at - 1]] < self.each[site]:
                    at -= 1
                self.order.insert(at, site)

    def _search(
        self, start: int, hand: list[int], left: int, wilds: int, price: int, reserve: int, gained: int
    ) -> None:
        """Every set of sites that can be finished: who finishes one has fewer placements left for the next."""
        found = gained + self.base + self._rest(hand, left) + wilds * (2 * POINT + WILD_LATER * self.worth.left)
        if found > self.most:
            self.most = found
            self.picked = self.path[:]
        for at in range(start, len(self.targets)):
            site = self.targets[at]
            own = self.own[site]
            if self.open[site] > left or not (own or reserve):
                continue
            after = hand[:]
            paid = self._pay(site, after, wilds, price)
            if paid == NONE:
                continue
            whole = self.whole[site]
            if own:
                whole -= self.lying[site]
            elif self.early:
                whole = whole * CONTESTED // 100
            self.path.append(site)
            self._search(
                at + 1,
                after,
                left - self.open[site],
                wilds - (paid >> 1),
                0 if paid & 1 else price,
                reserve if own else reserve - 1,
                gained + whole,
            )
            self.path.pop()

    def _pay(self, site: int, hand: list[int], wilds: int, price: int) -> int:
        """Take from the hand what a site lacks: twice the wilds that this costs, and 1 for an exchange; or NONE."""
        bag = self.lab.bag
        short = 0
        sulfur = 0
        for element in range(ELEMENTS):
            hand[element] -= self.lacks[site * ELEMENTS + element]
            if hand[element] < 0:
                if not bag[element]:
                    return NONE
                short -= hand[element]
                if element == S:
                    sulfur = -hand[element]
                hand[element] = 0
        exchanged = 0
        if short and price:
            dear = self.most_of(hand, price)
            if dear != NONE:
                hand[dear] -= price
                exchanged = 1
                short -= 1
                sulfur -= 1
        # CD-12: no wild is sulfur.
        return NONE if sulfur > 0 or short > wilds else 2 * short + exchanged

    def most_of(self, hand: list[int], price: int) -> int:
        """The element of which there is most, and enough to pay with; CD-66: not of what Goggles found."""
        start = self.person * ELEMENTS
        found = NONE
        most = price - 1
        for element in range(ELEMENTS):
            count = hand[element] - self.lab.apart[start + element]
            if count > most:
                most = count
                found = element
        return found

    def _rest(self, hand: list[int], left: int) -> int:
        """What elements are worth that finish nothing now: placed on own sites, or kept."""
        found = 0
        gains: list[int] = []
        kept = 0
        share = KEPT if self.worth.left else ON_BENCH
        for element in range(ELEMENTS):
            count = hand[element]
            if not count:
                continue
            kept += count
            for site in self.order:
                lack = self.lacks[site * ELEMENTS + element]
                if not lack or site in self.path:
                    continue
                each = self.each[site]
                later = each * share // 100
                taken = min(lack, count)
                count -= taken
                found += taken * later
                while taken:
                    taken -= 1
                    gains.append(each - later)
                if not count:
                    break
            for copy in range(count):
                found += self.wishes[element * COPIES + copy] if copy < COPIES else ON_BENCH // 2
        if len(gains) > left:
            gains.sort()
            del gains[: len(gains) - left]
        return found + sum(gains) - CROWDED * max(0, kept - len(gains) - self.room + 1)


def hand_of(lab: Compounded, person: int) -> list[int]:
    """The elements on a bench, and beside it what Goggles found."""
    start = person * ELEMENTS
    return [lab.bench[start + element] + lab.apart[start + element] for element in range(ELEMENTS)]


def desk_before(worth: Worth, person: int) -> Desk:
    """Plans that are made before Research."""
    return Desk(worth, person, worth.lab.level(person, RESEARCH), worth.lab.active[person], True)


def desk_after(worth: Worth, person: int) -> Desk:
    """Plans for elements that are kept until the next round."""
    return Desk(worth, person, 0, 0, True)
