"""Making an offer: to one, to anyone, in a whisper, or a deal of several.  CD-29, CD-30, CD-A10, CD-A12."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import NONE
from compoundry.games.compounded.goods import (
    EXTINGUISHER,
    THINGS,
    afterwards,
    doubled,
    goods,
    lacking,
    vain,
)
from compoundry.games.compounded.offer import ANYONE, Offer, Term
from compoundry.games.compounded.position import MOST_PEOPLE, Compounded
from compoundry.games.compounded.standing import DEAF, Trade, missed, named, spoken
from compoundry.games.compounded.steps import whole
from compoundry.games.compounded.telling import deal
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Several, Slot, Words
from compoundry.kernel.slot import Value

MOST_THINGS: Final = 20
"""More than this is on nobody's bench."""

THING: Final = Number("thing", 0, THINGS - 1)
GIVES: Final = Several("gives", THING, MOST_THINGS)
WANTS: Final = Several("wants", THING, MOST_THINGS)
PROMISE: Final = Words("promise", 120)
WHOM: Final = Number("whom", ANYONE, MOST_PEOPLE - 1)
TERMS: Final = Several("terms", Several("term", Number("part", 0, THINGS - 1), 3), MOST_THINGS)


class Making(Trade):
    """What all offers have in common.  Whether words beside one are kept is nobody's business but theirs (CD-23)."""

    open_ended: ClassVar[bool] = True
    promise: str

    def terms_of(self, seat: int) -> list[Term]:
        """What changes hands, a term for each giver and getter."""
        raise NotImplementedError

    def parties(self, seat: int) -> list[int]:
        """The others who must accept; nobody in particular where anyone may."""
        raise NotImplementedError

    def quiet(self) -> int:
        return 0

    def several(self) -> bool:
        """Is it a deal of three or more?"""
        return False

    def unfit(self, position: Compounded, seat: int) -> Refusal | None:
        """What is wrong with its form."""
        raise NotImplementedError

    def barred(self, position: Compounded, seat: int) -> Refusal | None:
        wrong = spoken_enough(position, seat) or self.unfit(position, seat)
        if wrong is None and vain(self.terms_of(seat)):
            wrong = Refusal("nothing-offered", "CD-A12")
        return wrong or self._unpaid(position, seat)

    def _unpaid(self, position: Compounded, seat: int) -> Refusal | None:
        """CD-29: all have what they are to give; CD-A10: nobody comes to hold a tool twice."""
        terms = self.terms_of(seat)
        for person in [seat, *self.parties(seat)]:
            if person != seat and position.done[person] == DEAF:
                return Refusal("deaf", "CD-A61", whom=person)
            missing = lacking(position, person, terms)
            if missing:
                return missed(seat, person, missing)
            twice = doubled(position, person, terms) if position.house.one_tool else NONE
            if twice != NONE:
                return Refusal("tool-twice", "CD-A10", whom=person, tool=twice)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        """CD-A61: who is named is no longer done."""
        position.made[seat] += 1
        offer = Offer(
            seat, position.made[seat], self.parties(seat), self.terms_of(seat), self.promise, self.quiet(), [], 0
        )
        position.offers.append(offer)
        for party in offer.parties:
            position.done[party] = 0
        if position.sink is None:
            return
        if offer.quiet:
            position.tell("whispered", named(offer), spoken(offer), [seat, *offer.parties])
        else:
            position.tell("offered", {**named(offer), **spoken(offer)})

    def told(self, position: Compounded, seat: int) -> dict[str, Plain]:
        """What it would say, and bring its maker."""
        terms = self.terms_of(seat)
        seats: list[Plain] = [*self.parties(seat)] or [ANYONE]
        return {"seats": seats, **deal(seat, self.several(), terms), **afterwards(position, seat, terms)}


def trading(position: Compounded) -> bool:
    """Is this the time to make offers?"""
    return MakeOffer in type(position.pending[-1]).verbs


def spoken_enough(position: Compounded, seat: int) -> Refusal | None:
    """CD-A12: the caps; a quiet offer that has lapsed stays open until it is withdrawn, so that nobody can tell."""
    house = position.house
    if position.made[seat] >= house.most_made:
        return Refusal("made-enough", "CD-A12", most=house.most_made)
    standing = 0
    for offer in position.offers:
        if offer.maker == seat:
            standing += 1
    if standing >= house.most_open:
        return Refusal("open-enough", "CD-A12", most=house.most_open)
    return None


class MakeOffer(Making):
    """CD-29: gives something for something, to one scientist or to anyone; one side may be empty (CD-A12)."""

    verb: ClassVar[str] = "offer"
    slots: ClassVar[tuple[Slot, ...]] = (WHOM, GIVES, WANTS, PROMISE)

    def __init__(self, whom: int, gives: tuple[int, ...], wants: tuple[int, ...], promise: str) -> None:
        self.whom = whom
        self.gives = gives
        self.wants = wants
        self.promise = promise

    def terms_of(self, seat: int) -> list[Term]:
        terms = [Term(seat, self.whom, sorted(self.gives)), Term(self.whom, seat, sorted(self.wants))]
        return [term for term in terms if term.things]

    def parties(self, seat: int) -> list[int]:
        return [] if self.whom == ANYONE else [self.whom]

    def unfit(self, position: Compounded, seat: int) -> Refusal | None:
        known = self.whom == ANYONE or 0 <= self.whom < position.seats
        return None if known and self.whom != seat else Refusal("no-partner", "CD-29")

    @classmethod
    def next_values(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> list[Value]:
        return following(cls, position, seat, values)

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        """Asked of a whole offer only when nothing is wrong with it."""
        return cls(*values).told(position, seat) if len(values) == len(cls.slots) else None  # type: ignore[arg-type]


class Whisper(MakeOffer):
    """CD-A12: an offer that only the other one hears."""

    verb: ClassVar[str] = "whisper"

    def quiet(self) -> int:
        return 1

    def unfit(self, position: Compounded, seat: int) -> Refusal | None:
        if not position.house.quiet:
            return Refusal("no-whispers", "CD-A12")
        if self.whom == ANYONE:
            return Refusal("whispered-to-all", "CD-A12")
        return super().unfit(position, seat)

    @classmethod
    def next_values(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> list[Value]:
        return [value for value in following(cls, position, seat, values) if value != ANYONE]


def following(kind: type[AnyMove], position: Compounded, seat: int, values: tuple[Value, ...]) -> list[Value]:
    """Whoever listens; then one thing for each side, more can be added; promises are in words of one's own.

    Shared like this because compiled code loses the class where a class method says `super()`.
    """
    listeners: list[Value] = [ANYONE]
    for other in range(position.seats):
        if other != seat and position.done[other] != DEAF:
            listeners.append(other)
    if not trading(position):
        return []
    if not values or values[0] not in listeners:
        return listeners if not values else []
    if len(values) == 1:
        return [*sides(position, seat)]
    if len(values) == 3:
        return [""]
    found: list[Value] = []
    for wants in sides(position, whole(values[0])):
        if kind(*[*values, wants, ""]).refuse(position, seat) is None:
            found.append(wants)
    return found


class Propose(Making):
    """CD-29, CD-A12: a deal of three or more; each of `terms` is who gives, who gets, and which thing."""

    verb: ClassVar[str] = "deal"
    slots: ClassVar[tuple[Slot, ...]] = (TERMS, PROMISE)

    def __init__(self, terms: tuple[tuple[int, ...], ...], promise: str) -> None:
        self.terms = terms
        self.promise = promise

    def terms_of(self, seat: int) -> list[Term]:
        found: list[Term] = []
        for giver in range(MOST_PEOPLE):
            for getter in range(MOST_PEOPLE):
                things = sorted([term[2] for term in self.terms if term[0] == giver and term[1] == getter])
                if things:
                    found.append(Term(giver, getter, things))
        return found

    def parties(self, seat: int) -> list[int]:
        found: list[int] = []
        for person in range(MOST_PEOPLE):
            for term in self.terms:
                if person != seat and person in term[:2] and person not in found:
                    found.append(person)
        return found

    def several(self) -> bool:
        return True

    def unfit(self, position: Compounded, seat: int) -> Refusal | None:
        for term in self.terms:
            if len(term) != 3 or max(term[:2]) >= position.seats or term[0] == term[1]:
                return Refusal("no-term", "CD-A12", term=[*term])
        if len(self.parties(seat)) < 2:
            return Refusal("deal-of-two", "CD-A12")
        return None

    @classmethod
    def next_values(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> list[Value]:
        """A whole deal, and every part that one could be made of."""
        # Here and not above: what is listed knows the verbs.
        from compoundry.games.compounded.listing import deals, parts

        if not trading(position):
            return []
        if values:
            return [""]
        found = [move.values()[0] for move in deals(position, seat)]
        for part in parts(position, seat):
            if (part,) not in found:
                found.append((part,))
        return found

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        """Also of a deal that is not whole yet."""
        move = cls(values[0], "")  # type: ignore[arg-type]
        wrong = move.unfit(position, seat)
        return move.told(position, seat) if wrong is None or wrong.code == "deal-of-two" else None


def sides(position: Compounded, person: int) -> list[tuple[int, ...]]:
    """What may stand on one side: any thing that a scientist has, of anyone that somebody may have, or nothing."""
    things = [*range(EXTINGUISHER)] if person == ANYONE else goods(position, person)
    return [*[(thing,) for thing in things], ()]
