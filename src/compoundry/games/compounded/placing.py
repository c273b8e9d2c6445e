"""What can be done in a turn of Research: placing, filling, wilds, exchanges.  CD-12, CD-36 to CD-41, CD-68."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import ELEMENTS, NONE, PIPET, RESEARCH, S
from compoundry.games.compounded.claims import completed_by
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import MOST_EXTINGUISHERS, Compounded
from compoundry.games.compounded.steps import ELEMENT, EXTINGUISHER, PLACE, Act, Step
from compoundry.kernel import AnyMove, Number, Refusal, Slot

APART: Final = Number("apart", 0, 1)
"""From the bench, or of what Safety Goggles found (CD-66)."""

DEAR: Final = 3
"""CD-41: so many elements of one type for any one."""
CHEAP: Final = 2
"""CD-68: with the Pipet."""


class Turn(Step):
    """A scientist's research; `left` elements may still be placed; `traded`: CD-41, once in this phase."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "person", "left", "traded")

    def __init__(self, serial: int, person: int, left: int, traded: int = 0) -> None:
        self.serial = serial
        self.person = person
        self.left = left
        self.traded = traded

    def barred(self, position: Compounded, place: int) -> Refusal | None:
        """Why nothing can be placed on a card by this scientist, whatever it lacks."""
        return None

    def asked(self, position: Compounded) -> int:
        return position.chooser(self.person)


def turn_of(position: Compounded) -> Turn:
    top = position.pending[-1]
    assert isinstance(top, Turn)
    return top


class Place(Act):
    """CD-36: an element goes onto a compound, claimed or not, anybody's."""

    verb: ClassVar[str] = "place"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT, PLACE, APART)

    def __init__(self, element: int, place: int, apart: int) -> None:
        self.element = element
        self.place = place
        self.apart = apart

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        turn = turn_of(position)
        return (
            all_placed(position, turn)
            or not_held(position, turn.person, self.element, self.apart)
            or no_room(position, turn, self.place, self.element)
        )

    def act(self, position: Compounded, seat: int) -> None:
        position.latest = self.place * ELEMENTS + self.element
        self.put(position)

    def put(self, position: Compounded) -> None:
        turn = turn_of(position)
        turn.left -= 1
        take(position, turn.person, self.element, self.apart)
        if position.sink is not None:
            who = position.named(turn.person)
            kind = position.card[self.place]
            position.tell("placed", {"seat": who, "element": self.element, "place": self.place, "compound": kind})
        put_on(position, turn.person, self.place, self.element)


class Fill(Act):
    """CD-36, CD-A21: an element goes onto an extinguisher of one's own."""

    verb: ClassVar[str] = "fill"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT, EXTINGUISHER, APART)

    def __init__(self, element: int, extinguisher: int, apart: int) -> None:
        self.element = element
        self.extinguisher = extinguisher
        self.apart = apart

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        turn = turn_of(position)
        return (
            all_placed(position, turn)
            or not_held(position, seat, self.element, self.apart)
            or no_room_in(position, seat, self.extinguisher, self.element)
        )

    def act(self, position: Compounded, seat: int) -> None:
        turn_of(position).left -= 1
        take(position, seat, self.element, self.apart)
        position.filling[self.extinguisher * ELEMENTS + self.element] += 1
        if position.sink is not None:
            position.tell("filled", {"seat": seat, "element": self.element, "extinguisher": self.extinguisher})


class Wild(Act):
    """CD-12: for a Wild token any element but sulfur goes from the bag onto a compound."""

    verb: ClassVar[str] = "wild"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT, PLACE)

    def __init__(self, element: int, place: int) -> None:
        self.element = element
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        return no_wild(position, seat, self.element) or no_room(position, turn_of(position), self.place, self.element)

    def act(self, position: Compounded, seat: int) -> None:
        position.latest = self.place * ELEMENTS + self.element
        spend_wild(position, seat, self.element)
        if position.sink is not None:
            kind = position.card[self.place]
            position.tell("wild", {"seat": seat, "element": self.element, "place": self.place, "compound": kind})
        put_on(position, seat, self.place, self.element)


class WildFill(Act):
    """CD-12: the same, onto an extinguisher of one's own (CD-A17)."""

    verb: ClassVar[str] = "wild-fill"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT, EXTINGUISHER)

    def __init__(self, element: int, extinguisher: int) -> None:
        self.element = element
        self.extinguisher = extinguisher

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        return no_wild(position, seat, self.element) or no_room_in(position, seat, self.extinguisher, self.element)

    def act(self, position: Compounded, seat: int) -> None:
        spend_wild(position, seat, self.element)
        position.filling[self.extinguisher * ELEMENTS + self.element] += 1
        if position.sink is not None:
            told = {"seat": seat, "element": self.element, "extinguisher": self.extinguisher}
            position.tell("wild-filled", {**told})


class Exchange(Act):
    """CD-41: three elements of a type from the bench for any one in the bag; CD-68: with the Pipet two."""

    verb: ClassVar[str] = "exchange"
    slots: ClassVar[tuple[Slot, ...]] = (
        Number("gives", 0, ELEMENTS - 1),
        Number("takes", 0, ELEMENTS - 1),
        Number("count", CHEAP, DEAR),
    )

    def __init__(self, gives: int, takes: int, count: int) -> None:
        self.gives = gives
        self.takes = takes
        self.count = count

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if turn_of(position).traded:
            return Refusal("exchanged-already", "CD-A18")
        if self.count == CHEAP and not position.can_use(seat, PIPET):
            return Refusal("no-pipet", "CD-68")
        held = position.on_bench(seat, self.gives)
        if held < self.count:
            rule = "CD-68" if self.count == CHEAP else "CD-41"
            return Refusal("too-few", rule, element=self.gives, held=held, count=self.count)
        if not position.bag[self.takes]:
            return Refusal("none-in-bag", "CD-A18", element=self.takes)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        turn_of(position).traded = 1
        start = seat * ELEMENTS
        position.bench[start + self.gives] -= self.count
        position.bag[self.gives] += self.count
        position.bag[self.takes] -= 1
        position.bench[start + self.takes] += 1
        if position.sink is not None:
            told = {"seat": seat, "gives": self.gives, "takes": self.takes, "count": self.count}
            position.tell("exchanged", {**told})


PLACES: Final[list[AnyMove]] = [
    Place(element, place, apart) for element in range(ELEMENTS) for place in range(MOST_PLACES) for apart in range(2)
]
FILLS: Final[list[AnyMove]] = [
    Fill(element, extinguisher, apart)
    for element in range(ELEMENTS)
    for extinguisher in range(MOST_EXTINGUISHERS)
    for apart in range(2)
]
WILDS: Final[list[AnyMove]] = [Wild(element, place) for element in range(ELEMENTS) for place in range(MOST_PLACES)]
WILD_FILLS: Final[list[AnyMove]] = [
    WildFill(element, extinguisher) for element in range(ELEMENTS) for extinguisher in range(MOST_EXTINGUISHERS)
]
EXCHANGES: Final[list[AnyMove]] = [
    Exchange(gives, takes, count)
    for gives in range(ELEMENTS)
    for takes in range(ELEMENTS)
    for count in range(CHEAP, DEAR + 1)
]


def open_extinguishers(position: Compounded, seat: int, element: int) -> list[int]:
    """The own extinguishers that take this element (CD-A21)."""
    return [
        extinguisher
        for extinguisher in range(len(position.holder))
        if position.holder[extinguisher] == seat and position.lacks(extinguisher, element)
    ]


def all_placed(position: Compounded, turn: Turn) -> Refusal | None:
    """CD-36: no more than the level of Research says."""
    return None if turn.left else Refusal("all-placed", "CD-36", count=position.level(turn.person, RESEARCH))


def not_held(position: Compounded, person: int, element: int, apart: int) -> Refusal | None:
    at = person * ELEMENTS + element
    if apart and not position.apart[at]:
        return Refusal("none-apart", "CD-66", element=element)
    if not apart and not position.bench[at]:
        return Refusal("none-on-bench", "CD-36", element=element)
    return None


def no_wild(position: Compounded, seat: int, element: int) -> Refusal | None:
    """CD-12: sulfur never; CD-A17: it counts as a placement, unless the house says otherwise."""
    if not position.wilds[seat]:
        return Refusal("no-wild", "CD-12")
    if element == S:
        return Refusal("wild-sulfur", "CD-12")
    if not position.bag[element]:
        return Refusal("none-in-bag", "CD-A17", element=element)
    return None if position.house.free_wild else all_placed(position, turn_of(position))


def no_room(position: Compounded, turn: Turn, place: int, element: int) -> Refusal | None:
    """CD-A16: an element needs an open space of its own kind."""
    if place >= len(position.card) or position.card[place] == NONE:
        return Refusal("no-card-there", "CD-A16", place=place)
    if not position.room(place, element):
        kind = position.card[place]
        need = position.cards().need[kind * ELEMENTS + element]
        return Refusal("no-room", "CD-A16", place=place, compound=kind, element=element, count=need)
    return turn.barred(position, place)


def no_room_in(position: Compounded, seat: int, extinguisher: int, element: int) -> Refusal | None:
    if extinguisher >= len(position.holder) or position.holder[extinguisher] != seat:
        return Refusal("not-your-extinguisher", "CD-A21", extinguisher=extinguisher)
    if not position.lacks(extinguisher, element):
        return Refusal("extinguisher-full", "CD-A16", extinguisher=extinguisher, element=element)
    return None


def take(position: Compounded, person: int, element: int, apart: int) -> None:
    if apart:
        position.apart[person * ELEMENTS + element] -= 1
    else:
        position.bench[person * ELEMENTS + element] -= 1


def spend_wild(position: Compounded, seat: int, element: int) -> None:
    if not position.house.free_wild:
        turn_of(position).left -= 1
    position.wilds[seat] -= 1
    position.bag[element] -= 1


def put_on(position: Compounded, person: int, place: int, element: int) -> None:
    position.has[place * ELEMENTS + element] += 1
    completed_by(position, place, person)
