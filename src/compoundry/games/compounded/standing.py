"""The offers that stand: finding one, telling of it, taking it away.  CD-A12, CD-A61."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.goods import payable
from compoundry.games.compounded.offer import ANYONE, Offer
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.steps import Act, whole
from compoundry.games.compounded.telling import deal
from compoundry.kernel import Plain, Refusal
from compoundry.kernel.slot import Value

DONE: Final = 1
DEAF: Final = 2
"""Done, and no offers please."""


class Trade(Act):
    """What only those can do who are not done."""

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if position.done[seat]:
            return Refusal("done-already", "CD-A61")
        return self.barred(position, seat)

    def barred(self, position: Compounded, seat: int) -> Refusal | None:
        return None


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


def offer_told(position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
    """What an offer says, to one who knows its terms; `values` are its maker and its number."""
    if len(values) < 2:
        return None
    offer = find(position, whole(values[0]), whole(values[1]))
    if offer is None or offer.hidden_from(seat):
        return None
    return {**named(offer), **spoken(offer), **deal(offer.maker, len(offer.parties) > 1, offer.terms)}


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


def missed(seat: int, person: int, missing: list[int]) -> Refusal:
    things: list[Plain] = [*missing]
    if seat == person:
        return Refusal("not-yours", "CD-29", things=things)
    return Refusal("not-theirs", "CD-29", whom=person, things=things)
