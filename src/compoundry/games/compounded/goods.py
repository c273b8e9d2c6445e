"""What changes hands in a trade: elements, tools, wilds, extinguishers.  CD-29, CD-30, CD-A10.

Every such thing has a number: the elements come first, then the tools, a wild, and the
extinguishers one by one.  Atomic Points, levels, claim tokens and storage markers have none.
"""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import ELEMENTS, NONE
from compoundry.games.compounded.offer import ANYONE, Offer, Term
from compoundry.games.compounded.position import KINDS_OF_TOOLS, MOST_EXTINGUISHERS, Compounded
from compoundry.kernel import Draw, Plain

WILD: Final = ELEMENTS + KINDS_OF_TOOLS
EXTINGUISHER: Final = WILD + 1
THINGS: Final = EXTINGUISHER + MOST_EXTINGUISHERS


def held(position: Compounded, person: int, thing: int) -> int:
    """How many of a thing a scientist has to trade."""
    if thing < ELEMENTS:
        return position.on_bench(person, thing)
    if thing < WILD:
        return position.holds(person, thing - ELEMENTS)
    if thing == WILD:
        return position.wilds[person]
    extinguisher = thing - EXTINGUISHER
    if extinguisher >= len(position.holder) or position.holder[extinguisher] != person:
        return 0
    return 0 if position.house.finished_only and not position.flipped[extinguisher] else 1


def goods(position: Compounded, person: int) -> list[int]:
    """The things that a scientist has to trade, each once."""
    return [thing for thing in range(THINGS) if held(position, person, thing)]


def hand_over(position: Compounded, term: Term) -> None:
    """CD-A10: an extinguisher changes hands with what is in it."""
    for thing in term.things:
        if thing < ELEMENTS:
            position.bench[term.giver * ELEMENTS + thing] -= 1
            position.bench[term.getter * ELEMENTS + thing] += 1
        elif thing < WILD:
            position.tools[term.giver * KINDS_OF_TOOLS + thing - ELEMENTS] -= 1
            position.tools[term.getter * KINDS_OF_TOOLS + thing - ELEMENTS] += 1
        elif thing == WILD:
            position.wilds[term.giver] -= 1
            position.wilds[term.getter] += 1
        else:
            position.holder[thing - EXTINGUISHER] = term.getter


def lacking(position: Compounded, person: int, terms: list[Term]) -> list[int]:
    """The things of which a scientist would have to give more than there are."""
    asked: list[int] = []
    for term in terms:
        if term.giver == person:
            asked += term.things
    missing: list[int] = []
    for thing in asked:
        if thing not in missing and asked.count(thing) > held(position, person, thing):
            missing.append(thing)
    missing.sort()
    return missing


def payable(position: Compounded, terms: list[Term]) -> bool:
    """Can everybody who is named give what is asked?"""
    for term in terms:
        if term.giver != ANYONE and lacking(position, term.giver, terms):
            return False
    return True


def vain(terms: list[Term]) -> bool:
    """Does nobody end with anything else than before?"""
    for term in terms:
        for person in (term.giver, term.getter):
            change = [0] * THINGS
            for one in terms:
                for thing in one.things:
                    change[thing] += (one.getter == person) - (one.giver == person)
            if max(change) or min(change):
                return False
    return True


def doubled(position: Compounded, person: int, terms: list[Term]) -> int:
    """CD-A10: a tool of which a scientist would come to hold two, after the whole deal; NONE where there is none."""
    if not with_tools(terms):
        return NONE
    change = [0] * KINDS_OF_TOOLS
    for term in terms:
        for thing in term.things:
            if ELEMENTS <= thing < WILD:
                if term.getter == person:
                    change[thing - ELEMENTS] += 1
                if term.giver == person:
                    change[thing - ELEMENTS] -= 1
    for tool in range(KINDS_OF_TOOLS):
        if change[tool] > 0 and position.holds(person, tool) + change[tool] > 1:
            return tool
    return NONE


def with_tools(terms: list[Term]) -> bool:
    """Does a tool change hands?"""
    for term in terms:
        for thing in term.things:
            if ELEMENTS <= thing < WILD:
                return True
    return False


def afterwards(position: Compounded, person: int, terms: list[Term]) -> dict[str, Plain]:
    """What a person who thinks of a deal should know: how many elements would be there, and room for how many."""
    count = position.stored(person)
    for term in terms:
        elements = len([thing for thing in term.things if thing < ELEMENTS])
        if term.getter == person:
            count += elements
        if term.giver == person:
            count -= elements
    room = position.storage(person)
    return {"count": count, "room": room, "over": max(0, count - room)}


def with_taker(terms: list[Term], taker: int) -> list[Term]:
    """The terms of an offer once it is known who takes it."""
    return [
        Term(
            taker if term.giver == ANYONE else term.giver,
            taker if term.getter == ANYONE else term.getter,
            term.things[:],
        )
        for term in terms
    ]


def most_plentiful(position: Compounded, person: int, but: int = NONE) -> int:
    """The element of which a scientist has most, the more common one if there are two; NONE for an empty bench."""
    found = NONE
    for element in range(ELEMENTS):
        mine = position.on_bench(person, element)
        if element != but and mine and (found == NONE or mine > position.on_bench(person, found)):
            found = element
    return found


def imagine(position: Compounded, offer: Offer, draw: Draw) -> None:
    """CD-A12: give a quiet offer other terms, for one who cannot know them: an element for an element."""
    whom = offer.parties[0]
    wanted = draw.below(ELEMENTS)
    offer.terms = [Term(whom, offer.maker, [wanted])]
    mine = [element for element in range(ELEMENTS) if element != wanted and position.on_bench(offer.maker, element)]
    if mine:
        offer.terms.insert(0, Term(offer.maker, whom, [draw.pick(mine)]))
    offer.promise = ""
    offer.dead = 0 if payable(position, offer.terms) else 1
