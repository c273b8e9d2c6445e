"""The trading step: all scientists at once, until all are done.  CD-28 to CD-30, CD-A10, CD-A12, CD-A61."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import ELEMENTS, NONE
from compoundry.games.compounded.goods import (
    EXTINGUISHER,
    THINGS,
    doubled,
    goods,
    hand_over,
    held,
    lacking,
    most_plentiful,
    payable,
    with_taker,
)
from compoundry.games.compounded.offer import ANYONE, Offer, Term
from compoundry.games.compounded.position import MOST_PEOPLE, Compounded
from compoundry.games.compounded.steps import Act, Step
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Several, Slot, Words
from compoundry.kernel.slot import Value

DONE: Final = 1
DEAF: Final = 2
"""Done, and no offers please."""

MOST_NUMBER: Final = 99
MOST_THINGS: Final = 20
"""More than this is on nobody's bench."""

THING: Final = Number("thing", 0, THINGS - 1)
GIVES: Final = Several("gives", THING, MOST_THINGS)
WANTS: Final = Several("wants", THING, MOST_THINGS)
PROMISE: Final = Words("promise", 120)
WHOM: Final = Number("whom", ANYONE, MOST_PEOPLE - 1)
TERMS: Final = Several("terms", Several("term", Number("part", 0, THINGS - 1), 3), MOST_THINGS)
MAKER: Final = Number("maker", 0, MOST_PEOPLE - 1)
NUMBER: Final = Number("number", 1, MOST_NUMBER)


class Trading(Step):
    """CD-28: who is not done makes offers and answers them; who is done can take that back."""

    def go_on(self, position: Compounded) -> bool:
        """CD-A61: when all are done at once it is over, and what still stands lapses."""
        if len(self.free(position)) < position.seats:
            return True
        position.tell("closed", {"count": len(position.offers)})
        position.offers = []
        position.done = [0] * len(position.done)
        position.close()
        return False

    def acting(self, position: Compounded) -> list[int]:
        return [seat for seat in range(position.seats) if not position.done[seat]]

    def free(self, position: Compounded) -> list[int]:
        return [seat for seat in range(position.seats) if position.done[seat]]

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        """Of offers only `suggested` ones; all that answers them."""
        if position.done[seat]:
            return [BACK]
        moves = suggested(position, seat)
        mine: list[AnyMove] = []
        accepts: list[AnyMove] = []
        declines: list[AnyMove] = []
        for offer in position.offers:
            if offer.maker == seat:
                mine.append(Withdraw(offer.number))
                continue
            accepts.append(Accept(offer.maker, offer.number))
            declines.append(Decline(offer.maker, offer.number))
        moves += [*accepts, *declines, *mine, END, NO_OFFERS]
        return [move for move in moves if move.refuse(position, seat) is None]

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        """CD-A61: silence is done."""
        return END


def open_trade(position: Compounded) -> None:
    """Nobody is done, and nothing has been offered yet."""
    position.offers = []
    position.made = [0] * len(position.made)
    position.done = [0] * len(position.done)
    position.ask(Trading())


def suggested(position: Compounded, seat: int) -> list[AnyMove]:
    """The offers that are listed: to each other scientist one element for one, each the most plentiful on its bench.

    The same in a whisper, and in a ring with the next two; where nobody has anything to
    exchange, a gift or a wish.  All else can be offered as well.
    """
    sides: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    mine = most_plentiful(position, seat)
    for whom in range(position.seats):
        theirs = most_plentiful(position, whom, mine)
        if whom != seat and mine != NONE and theirs != NONE:
            sides.append((whom, (mine,), (theirs,)))
    if not sides:
        own = tuple(goods(position, seat)[:1])
        for whom in range(position.seats):
            if whom != seat:
                sides.append((whom, own, () if own else tuple(goods(position, whom)[:1])))
    moves: list[AnyMove] = [MakeOffer(whom, gives, wants, "") for whom, gives, wants in sides]
    moves += [Whisper(whom, gives, wants, "") for whom, gives, wants in sides]
    return moves + ring(position, seat)


def ring(position: Compounded, seat: int) -> list[AnyMove]:
    """Three scientists, each of whom gives the next one an element."""
    people = [seat, (seat + 1) % position.seats, (seat + 2) % position.seats]
    given = [most_plentiful(position, person) for person in people]
    if position.seats < 3 or NONE in given:
        return []
    return [Propose(tuple([(people[at], people[(at + 1) % 3], given[at]) for at in range(3)]), "")]


def handfuls(position: Compounded, person: int) -> list[tuple[int, ...]]:
    """What a scientist may be asked for: a thing, two elements, or nothing; of anyone every element and tool, and a wild."""
    things = [*range(EXTINGUISHER)] if person == ANYONE else goods(position, person)
    elements = [thing for thing in things if thing < ELEMENTS]
    found: list[tuple[int, ...]] = [(thing,) for thing in things]
    for one in elements:
        for other in elements:
            if one < other or (one == other and (person == ANYONE or held(position, person, one) > 1)):
                found.append((one, other))
    return [*found, ()]


def find(position: Compounded, maker: int, number: int) -> Offer | None:
    for offer in position.offers:
        if offer.maker == maker and offer.number == number:
            return offer
    return None


def spoken(offer: Offer) -> dict[str, Plain]:
    """What may be said of an offer to those who know its terms."""
    terms: list[Plain] = [term.plain() for term in offer.terms]
    return {"terms": terms, "promised": 1 if offer.promise else 0, "promise": offer.promise}


def named(offer: Offer) -> dict[str, Plain]:
    """What everybody may hear of an offer."""
    seats: list[Plain] = [*offer.parties] if offer.parties else [ANYONE]
    return {"maker": offer.maker, "number": offer.number, "seats": seats}


class Trade(Act):
    """What only those can do who are not done."""

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if position.done[seat]:
            return Refusal("done-already", "CD-A61")
        return self.barred(position, seat)

    def barred(self, position: Compounded, seat: int) -> Refusal | None:
        return None


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

    def unfit(self, position: Compounded, seat: int) -> Refusal | None:
        """What is wrong with its form."""
        raise NotImplementedError

    def barred(self, position: Compounded, seat: int) -> Refusal | None:
        house = position.house
        if position.made[seat] >= house.most_made:
            return Refusal("made-enough", "CD-A12", most=house.most_made)
        standing = 0
        for offer in position.offers:
            if offer.maker == seat and not offer.dead:
                standing += 1
        if standing >= house.most_open:
            return Refusal("open-enough", "CD-A12", most=house.most_open)
        return self.unfit(position, seat) or self._unpaid(position, seat)

    def _unpaid(self, position: Compounded, seat: int) -> Refusal | None:
        """CD-29: all have what they are to give; CD-A10: nobody comes to hold a tool twice."""
        terms = self.terms_of(seat)
        for person in [seat, *self.parties(seat)]:
            if person != seat and position.done[person] == DEAF:
                return Refusal("deaf", "CD-A61", whom=person)
            missing = lacking(position, person, terms)
            if missing:
                return _missing(seat, person, missing)
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


def _missing(seat: int, person: int, missing: list[int]) -> Refusal:
    things: list[Plain] = [*missing]
    if seat == person:
        return Refusal("not-yours", "CD-29", things=things)
    return Refusal("not-theirs", "CD-29", whom=person, things=things)


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
        if self.whom != ANYONE and (self.whom == seat or not 0 <= self.whom < position.seats):
            return Refusal("no-partner", "CD-29")
        if not self.gives and not self.wants:
            return Refusal("nothing-offered", "CD-A12")
        return None

    @classmethod
    def next_values(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> list[Value]:
        """Whoever listens; then the handfuls of each side; promises are in words of one's own."""
        if len(values) == 3:
            return [""]
        found: list[Value] = []
        if not values:
            for whom in range(ANYONE, position.seats):
                if whom == ANYONE or (whom not in (NONE, seat) and position.done[whom] != DEAF):
                    found.append(whom)
            return found
        whom, gives = values[0], values[1] if len(values) == 2 else ()
        assert isinstance(whom, int)
        if len(values) == 1:
            return [*handfuls(position, seat)]
        for wants in handfuls(position, whom):
            move: AnyMove = cls(whom, gives, wants, "")  # type: ignore[arg-type]
            if move.refuse(position, seat) is None:
                found.append(wants)
        return found


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
        return [value for value in super().next_values(position, seat, values) if value != ANYONE]


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

    def unfit(self, position: Compounded, seat: int) -> Refusal | None:
        for term in self.terms:
            if len(term) != 3 or max(term[:2]) >= position.seats or term[0] == term[1]:
                return Refusal("no-term", "CD-A12", term=[*term])
        if len(self.parties(seat)) < 2:
            return Refusal("deal-of-two", "CD-A12")
        return None

    @classmethod
    def next_values(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> list[Value]:
        return [""] if values else [move.values()[0] for move in ring(position, seat)]

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        move = cls(values[0], "")  # type: ignore[arg-type]
        if len(values) > 1 or move.unfit(position, seat) is not None:
            return None
        terms: list[Plain] = [term.plain() for term in move.terms_of(seat)]
        return {"terms": terms}


class Accept(Trade):
    """CD-A12: take an offer as it stands; a deal of several is done when each has accepted."""

    verb: ClassVar[str] = "accept"
    slots: ClassVar[tuple[Slot, ...]] = (MAKER, NUMBER)

    def __init__(self, maker: int, number: int) -> None:
        self.maker = maker
        self.number = number

    def barred(self, position: Compounded, seat: int) -> Refusal | None:
        offer = find(position, self.maker, self.number)
        if offer is None:
            return Refusal("no-offer", "CD-A12", maker=self.maker, number=self.number)
        if seat not in offer.parties and (offer.parties or offer.maker == seat):
            return Refusal("not-for-you", "CD-A12", maker=self.maker, number=self.number)
        if seat in offer.agreed:
            return Refusal("agreed-already", "CD-A12", maker=self.maker, number=self.number)
        if offer.dead:
            return Refusal("offer-lapsed", "CD-A12", maker=self.maker, number=self.number)
        terms = with_taker(offer.terms, seat)
        missing = lacking(position, seat, terms)
        if missing:
            return _missing(seat, seat, missing)
        for person in [offer.maker, seat, *offer.parties] if position.house.one_tool else []:
            twice = doubled(position, person, terms)
            if twice != NONE:
                return Refusal("tool-twice", "CD-A10", whom=person, tool=twice)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        offer = find(position, self.maker, self.number)
        assert offer is not None
        offer.agreed.append(seat)
        if len(offer.agreed) < len(offer.parties):
            position.tell("agreed", {"seat": seat, "maker": self.maker, "number": self.number})
            return
        take_away(position, offer)
        terms = with_taker(offer.terms, seat)
        for term in terms:
            hand_over(position, term)
        said: list[Plain] = [term.plain() for term in terms]
        position.tell("deal", {"maker": self.maker, "number": self.number, "terms": said}, barrier=True)
        lapse(position)

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return offer_told(position, seat, values)


class Decline(Trade):
    """CD-A12: no, thank you; one is enough to call off a deal of several."""

    verb: ClassVar[str] = "decline"
    slots: ClassVar[tuple[Slot, ...]] = (MAKER, NUMBER)

    def __init__(self, maker: int, number: int) -> None:
        self.maker = maker
        self.number = number

    def barred(self, position: Compounded, seat: int) -> Refusal | None:
        offer = find(position, self.maker, self.number)
        if offer is None:
            return Refusal("no-offer", "CD-A12", maker=self.maker, number=self.number)
        if seat not in offer.parties:
            return Refusal("not-to-you", "CD-A12", maker=self.maker, number=self.number)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        offer = find(position, self.maker, self.number)
        assert offer is not None
        take_away(position, offer)
        position.tell("declined", {"seat": seat, "maker": self.maker, "number": self.number})

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return offer_told(position, seat, values)


class Withdraw(Trade):
    """CD-A12: take an own offer back."""

    verb: ClassVar[str] = "withdraw"
    slots: ClassVar[tuple[Slot, ...]] = (NUMBER,)

    def __init__(self, number: int) -> None:
        self.number = number

    def barred(self, position: Compounded, seat: int) -> Refusal | None:
        if find(position, seat, self.number) is None:
            return Refusal("no-offer", "CD-A12", maker=seat, number=self.number)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        offer = find(position, seat, self.number)
        assert offer is not None
        take_away(position, offer)
        position.tell("withdrew", {"seat": seat, "number": self.number})

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return offer_told(position, seat, (seat, *values))


class Done(Trade):
    """CD-A61: nothing more to trade; an offer that names one who is done wakes him."""

    verb: ClassVar[str] = "done"

    def act(self, position: Compounded, seat: int) -> None:
        position.done[seat] = DONE
        position.tell("done", {"seat": seat})


class NoOffers(Trade):
    """CD-A61: done, and in this round no offers, please."""

    verb: ClassVar[str] = "no-offers"

    def act(self, position: Compounded, seat: int) -> None:
        position.done[seat] = DEAF
        position.tell("no-offers", {"seat": seat})


class Back(Act):
    """CD-A61: not done after all."""

    verb: ClassVar[str] = "back"

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        return None if position.done[seat] else Refusal("not-done", "CD-A61")

    def act(self, position: Compounded, seat: int) -> None:
        position.done[seat] = 0
        position.tell("back", {"seat": seat})


END: Final = Done()
NO_OFFERS: Final = NoOffers()
BACK: Final = Back()

VERBS: Final[tuple[type[AnyMove], ...]] = (
    MakeOffer,
    Whisper,
    Propose,
    Accept,
    Decline,
    Withdraw,
    Done,
    NoOffers,
    Back,
)
"""In canonical order."""


def take_away(position: Compounded, offer: Offer) -> None:
    position.offers = [one for one in position.offers if one is not offer]


def lapse(position: Compounded) -> None:
    """CD-A12: an offer that a side can no longer pay.  A quiet one lapses quietly."""
    for offer in position.offers:
        if payable(position, offer.terms):
            continue
        if offer.quiet:
            offer.dead = 1
        else:
            take_away(position, offer)
            position.tell("lapsed", {"maker": offer.maker, "number": offer.number})


def offer_told(position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
    """What an offer says, to one who knows its terms; `values` are its maker and its number."""
    if len(values) < 2:
        return None
    maker, number = values
    assert isinstance(maker, int)
    assert isinstance(number, int)
    offer = find(position, maker, number)
    if offer is None or offer.hidden_from(seat):
        return None
    return {**named(offer), **spoken(offer)}
