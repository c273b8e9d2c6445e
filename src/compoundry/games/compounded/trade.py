"""The trading step: all scientists at once, until all are done.  CD-28 to CD-30, CD-A10, CD-A12, CD-A61."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import NONE
from compoundry.games.compounded.goods import afterwards, doubled, hand_over, lacking, with_taker, with_tools
from compoundry.games.compounded.listing import suggested
from compoundry.games.compounded.offer import Offer
from compoundry.games.compounded.offering import MakeOffer, Propose, Whisper, spoken_enough
from compoundry.games.compounded.position import MOST_PEOPLE, Compounded
from compoundry.games.compounded.standing import DEAF, DONE, Trade, find, lapse, missed, offer_told, take_away
from compoundry.games.compounded.steps import Act, Step, whole
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Slot
from compoundry.kernel.slot import Value

MOST_NUMBER: Final = 99
MAKER: Final = Number("maker", 0, MOST_PEOPLE - 1)
NUMBER: Final = Number("number", 1, MOST_NUMBER)


class Trading(Step):
    """CD-28: who is not done makes offers and answers them; who is done can take that back."""

    def go_on(self, position: Compounded) -> bool:
        """CD-A61: when all are done at once it is over, and what still stands lapses."""
        if self.acting(position):
            return True
        position.tell("closed", {"count": len(position.offers)})
        position.offers = []
        position.close()
        return False

    def acting(self, position: Compounded) -> list[int]:
        return [seat for seat in range(position.seats) if not position.done[seat]]

    def free(self, position: Compounded) -> list[int]:
        """CD-A61: who is done may take it back, as often in a round as one may make offers: it must come to an end."""
        most = position.house.most_made
        return [seat for seat in range(position.seats) if position.done[seat] and position.backs[seat] < most]

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        """Of offers only `suggested` ones; all that answers them."""
        if position.done[seat]:
            return [BACK]
        moves = [] if spoken_enough(position, seat) else suggested(position, seat)
        declines: list[AnyMove] = []
        withdraws: list[AnyMove] = []
        for maker in range(position.seats if position.offers else 0):
            for offer in position.offers:
                if offer.maker == maker:
                    if maker == seat:
                        withdraws.append(Withdraw(offer.number))
                        continue
                    if acceptable(position, seat, offer):
                        moves.append(Accept(maker, offer.number))
                    if seat in offer.parties:
                        declines.append(Decline(maker, offer.number))
        moves += declines
        moves += withdraws
        moves.append(END)
        moves.append(NO_OFFERS)
        return moves

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        """CD-A61: silence is done."""
        return END


def open_trade(position: Compounded) -> None:
    """Nobody is done, and nothing has been offered yet."""
    position.offers = []
    position.made = [0] * len(position.made)
    position.dealt = []
    position.done = [0] * len(position.done)
    position.backs = [0] * len(position.backs)
    position.ask(Trading())


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
            return missed(seat, seat, missing)
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
        position.dealt += [self.maker, self.number]
        terms = with_taker(offer.terms, seat)
        for term in terms:
            hand_over(position, term)
        said: list[Plain] = [term.plain() for term in terms]
        position.tell("deal", {"maker": self.maker, "number": self.number, "terms": said}, barrier=True)
        lapse(position)

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        told = offer_told(position, seat, values)
        offer = find(position, whole(values[0]), whole(values[-1]))
        if told is not None and offer is not None:
            told.update(afterwards(position, seat, with_taker(offer.terms, seat)))
        return told


def acceptable(position: Compounded, seat: int, offer: Offer) -> bool:
    """Would `Accept` be let through?  Quicker than asking it."""
    if offer.dead or offer.maker == seat or seat in offer.agreed or (offer.parties and seat not in offer.parties):
        return False
    terms = offer.terms if offer.parties else with_taker(offer.terms, seat)
    if lacking(position, seat, terms):
        return False
    if position.house.one_tool and with_tools(terms):
        for person in [offer.maker, seat, *offer.parties]:
            if doubled(position, person, terms) != NONE:
                return False
    return True


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
        """Who has taken it back too often is not free to move at all."""
        return None if position.done[seat] else Refusal("not-done", "CD-A61")

    def act(self, position: Compounded, seat: int) -> None:
        position.done[seat] = 0
        position.backs[seat] += 1
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

Trading.verbs = VERBS
