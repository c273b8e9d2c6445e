"""The offers that are listed: a few of very many, for those who choose from a list.

To anyone and to each other scientist one element for one, each the most plentiful on its bench;
to each the same in a whisper; and a ring with the next two who listen.  Who has no element to exchange
gives something away, or asks for it.  Whatever can be offered, at least one of its verb is here.
"""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import ELEMENTS, NONE
from compoundry.games.compounded.goods import goods, most_plentiful
from compoundry.games.compounded.offer import ANYONE
from compoundry.games.compounded.offering import MakeOffer, Propose, Whisper
from compoundry.games.compounded.position import MOST_PEOPLE, Compounded
from compoundry.games.compounded.standing import DEAF
from compoundry.kernel import AnyMove

SIDES: Final = ELEMENTS * ELEMENTS
TO_ANYONE: Final[list[AnyMove]] = [
    MakeOffer(ANYONE, (mine,), (theirs,), "") for mine in range(ELEMENTS) for theirs in range(ELEMENTS)
]
WISHES: Final[list[AnyMove]] = [MakeOffer(ANYONE, (), (element,), "") for element in range(ELEMENTS)]
OFFERS: Final[list[AnyMove]] = [
    MakeOffer(whom, (mine,), (theirs,), "")
    for whom in range(MOST_PEOPLE)
    for mine in range(ELEMENTS)
    for theirs in range(ELEMENTS)
]
WHISPERS: Final[list[AnyMove]] = [
    Whisper(whom, (mine,), (theirs,), "")
    for whom in range(MOST_PEOPLE)
    for mine in range(ELEMENTS)
    for theirs in range(ELEMENTS)
]


def suggested(position: Compounded, seat: int) -> list[AnyMove]:
    """In canonical order."""
    mine = most_plentiful(position, seat)
    offers: list[AnyMove] = []
    whispers: list[AnyMove] = []
    wanted = NONE
    for whom in range(position.seats):
        if whom == seat or position.done[whom] == DEAF:
            continue
        theirs = most_plentiful(position, whom, mine)
        if mine == NONE or theirs == NONE:
            _gift(position, seat, whom, offers, whispers)
            continue
        wanted = theirs
        offers.append(OFFERS[whom * SIDES + mine * ELEMENTS + theirs])
        whispers.append(WHISPERS[whom * SIDES + mine * ELEMENTS + theirs])
    if wanted == NONE:
        wanted = 1 if mine == 0 else 0
    anyone = WISHES[wanted] if mine == NONE else TO_ANYONE[mine * ELEMENTS + wanted]
    return [anyone, *offers, *(whispers if position.house.quiet else []), *deals(position, seat)]


def _gift(position: Compounded, seat: int, whom: int, offers: list[AnyMove], whispers: list[AnyMove]) -> None:
    """Where there is nothing to exchange: a gift that can be taken, or else a wish that can be granted."""
    for gives in [*[(thing,) for thing in goods(position, seat)], ()]:
        for wants in [()] if gives else [(thing,) for thing in goods(position, whom)]:
            move = MakeOffer(whom, gives, wants, "")
            if move.refuse(position, seat) is None:
                offers.append(move)
                whispers.append(Whisper(whom, gives, wants, ""))
                return


def deals(position: Compounded, seat: int) -> list[AnyMove]:
    """Each of three scientists gives the next one an element; where they cannot, the first deal that is possible."""
    others = listeners(position, seat)
    if len(others) < 2:
        return []
    first, second = others[0], others[1]
    mine, next_, last = [most_plentiful(position, person) for person in (seat, first, second)]
    if NONE not in (mine, next_, last) and not mine == next_ == last:
        return [Propose(((seat, first, mine), (first, second, next_), (second, seat, last)), "")]
    return _some_deal(position, seat, others)


def listeners(position: Compounded, seat: int) -> list[int]:
    """The others who take offers, from the left of a seat on."""
    found: list[int] = []
    for at in range(1, position.seats):
        other = (seat + at) % position.seats
        if position.done[other] != DEAF:
            found.append(other)
    return found


def parts(position: Compounded, seat: int) -> list[tuple[int, int, int]]:
    """Who could give whom what in a deal of three or more, the own gifts first."""
    people = [seat, *listeners(position, seat)]
    found: list[tuple[int, int, int]] = []
    for giver in people if len(people) > 2 else []:
        for thing in goods(position, giver):
            for getter in people:
                if getter != giver:
                    found.append((giver, getter, thing))
    return found


def _some_deal(position: Compounded, seat: int, others: list[int]) -> list[AnyMove]:
    """A gift between two others, or two of whatever can be given."""
    for giver in others:
        for thing in goods(position, giver):
            for getter in others:
                move = Propose(((giver, getter, thing),), "")
                if getter != giver and move.refuse(position, seat) is None:
                    return [move]
    terms = parts(position, seat)
    for at, one in enumerate(terms):
        for other in terms[at:]:
            move = Propose((one, other), "")
            if move.refuse(position, seat) is None:
                return [move]
    return []
