"""Phase 3, Research: elements go to compounds and extinguishers.  CD-12, CD-36 to CD-41, CD-68, CD-89, CD-90."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import BURNER, ELEMENTS, GOGGLES, NONE, PIPET, RESEARCH, S
from compoundry.games.compounded.claims import completed_by
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import MOST_EXTINGUISHERS, Compounded
from compoundry.games.compounded.steps import (
    ELEMENT,
    EXTINGUISHER,
    PASS,
    PLACE,
    Act,
    Pass,
    Step,
    next_holder,
)
from compoundry.games.compounded.tools import Burn, BurnerWindow, GogglesWindow, burnable
from compoundry.kernel import AnyMove, Number, Refusal, Slot

APART: Final = Number("apart", 0, 1)
"""From the bench, or of what Safety Goggles found (CD-66)."""

DEAR: Final = 3
"""CD-41: so many elements of one type for any one."""
CHEAP: Final = 2
"""CD-68: with the Pipet."""


class Research(Step):
    """The phase: Goggles first (CD-A22), then each scientist, Nobel last (CD-85); Burners between (CD-A23).

    `at` counts what is behind us: before each turn, and after the last one, comes a window.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "at")

    def __init__(self, serial: int = 0, at: int = 0) -> None:
        self.serial = serial
        self.at = at

    def copy(self) -> Research:
        return Research(self.serial, self.at)

    def go_on(self, position: Compounded) -> bool:
        at = self.at - 1
        self.at += 1
        turn, is_turn = divmod(at, 2)
        if at < 0:
            if next_holder(position, 0, GOGGLES) != NONE:
                position.ask(GogglesWindow())
        elif is_turn and turn == position.people():
            position.close()
        elif is_turn:
            person = position.after_lead(turn) if turn < position.seats else position.nobel()
            left = position.level(person, RESEARCH)
            position.ask(Placing(0, person, left) if person < position.seats else NobelPlacing(0, person, left))
        elif not position.house.own_burner:
            # Whose turn it is now can burn in the turn itself.
            mine = position.after_lead(turn) if turn < position.seats else NONE
            if next_holder(position, 0, BURNER, mine) != NONE:
                position.ask(BurnerWindow(0, 0, mine))
        return False


class Turn(Step):
    """A scientist's research; `left` elements may still be placed."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "person", "left")

    def __init__(self, serial: int, person: int, left: int) -> None:
        self.serial = serial
        self.person = person
        self.left = left

    def barred(self, position: Compounded, place: int) -> Refusal | None:
        """Why nothing can be placed on a card by this scientist, whatever it lacks."""
        return None

    def asked(self, position: Compounded) -> int:
        return position.chooser(self.person)


def turn_of(position: Compounded) -> Turn:
    top = position.pending[-1]
    assert isinstance(top, Turn)
    return top


class Placing(Turn):
    """CD-36: up to so many elements, one by one, as the scientist likes; `traded`: CD-41, once in this phase."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "person", "left", "traded")

    def __init__(self, serial: int, person: int, left: int, traded: int = 0) -> None:
        super().__init__(serial, person, left)
        self.traded = traded

    def copy(self) -> Placing:
        return Placing(self.serial, self.person, self.left, self.traded)

    def go_on(self, position: Compounded) -> bool:
        if self._something_left(position):
            return True
        self._leave(position)
        return False

    def _something_left(self, position: Compounded) -> bool:
        """Is there anything that the scientist could still do?"""
        seat = self.person
        if self.left or position.house.free_wild:
            if position.wilds[seat]:
                return True
            for at in range(seat * ELEMENTS, seat * ELEMENTS + ELEMENTS):
                if self.left and position.bench[at] + position.apart[at]:
                    return True
        return self.price(position) != NONE or (position.can_use(seat, BURNER) and len(burnable(position)) > 0)

    def price(self, position: Compounded) -> int:
        """The fewest elements of a type that buy another now; NONE when nothing can be bought."""
        if self.traded or not sum(position.bag):
            return NONE
        cheapest = CHEAP if position.can_use(self.person, PIPET) else DEAR
        for at in range(self.person * ELEMENTS, self.person * ELEMENTS + ELEMENTS):
            if position.bench[at] >= cheapest:
                return cheapest
        return NONE

    def _leave(self, position: Compounded) -> None:
        """CD-66, CD-A22: what is left of the Goggles' elements goes back into the bag."""
        start = self.person * ELEMENTS
        position.to_bag(position.apart[start : start + ELEMENTS])
        for at in range(start, start + ELEMENTS):
            position.apart[at] = 0
        position.close()

    def passed(self, position: Compounded, seat: int) -> None:
        self._leave(position)

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        if self.left:
            self._places(position, moves)
            self._fills(position, moves)
        if position.wilds[seat] and (self.left or position.house.free_wild):
            self._wilds(position, moves)
        price = self.price(position)
        if price != NONE:
            self._exchanges(position, price, moves)
        if position.can_use(seat, BURNER):
            moves += burnable(position)
        moves.append(PASS)
        return moves

    def _places(self, position: Compounded, moves: list[AnyMove]) -> None:
        need = position.cards().need
        start = self.person * ELEMENTS
        for element in range(ELEMENTS):
            stored, found = position.bench[start + element], position.apart[start + element]
            if not stored and not found:
                continue
            for place in range(len(position.card)):
                kind = position.card[place]
                if kind != NONE and need[kind * ELEMENTS + element] > position.has[place * ELEMENTS + element]:
                    at = (element * MOST_PLACES + place) * 2
                    if stored:
                        moves.append(PLACES[at])
                    if found:
                        moves.append(PLACES[at + 1])

    def _fills(self, position: Compounded, moves: list[AnyMove]) -> None:
        for element in range(ELEMENTS):
            at = self.person * ELEMENTS + element
            if position.bench[at] or position.apart[at]:
                for extinguisher in open_extinguishers(position, self.person, element):
                    number = (element * MOST_EXTINGUISHERS + extinguisher) * 2
                    if position.bench[at]:
                        moves.append(FILLS[number])
                    if position.apart[at]:
                        moves.append(FILLS[number + 1])

    def _wilds(self, position: Compounded, moves: list[AnyMove]) -> None:
        need = position.cards().need
        for element in range(S):
            for place in range(len(position.card)) if position.bag[element] else range(0):
                kind = position.card[place]
                if kind != NONE and need[kind * ELEMENTS + element] > position.has[place * ELEMENTS + element]:
                    moves.append(WILDS[element * MOST_PLACES + place])
        for element in range(S):
            for extinguisher in open_extinguishers(position, self.person, element) if position.bag[element] else []:
                moves.append(WILD_FILLS[element * MOST_EXTINGUISHERS + extinguisher])

    def _exchanges(self, position: Compounded, price: int, moves: list[AnyMove]) -> None:
        for gives in range(ELEMENTS):
            mine = position.on_bench(self.person, gives)
            for takes in range(ELEMENTS if mine >= price else 0):
                if position.bag[takes]:
                    for count in range(price, min(mine, DEAR) + 1):
                        moves.append(EXCHANGES[(gives * ELEMENTS + takes) * 2 + count - CHEAP])


class NobelPlacing(Turn):
    """CD-89, CD-A44: the Lead places as many of Nobel's elements as can be, on unclaimed compounds only."""

    def copy(self) -> NobelPlacing:
        return NobelPlacing(self.serial, self.person, self.left)

    def go_on(self, position: Compounded) -> bool:
        moves = self.legal(position, position.lead) if self.left else []
        if len(moves) > 1:
            return True
        if not moves:
            position.close()
            return False
        only = moves[0]
        assert isinstance(only, Place)
        only.act(position, position.lead)
        return False

    def barred(self, position: Compounded, place: int) -> Refusal | None:
        if position.claimed(place):
            return Refusal("nobel-claimed", "CD-89", place=place, whom=position.named(position.owner[2 * place]))
        return None

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for element in range(ELEMENTS):
            if position.on_bench(self.person, element):
                for place in range(len(position.card)):
                    if not position.claimed(place) and position.room(place, element):
                        moves.append(PLACES[(element * MOST_PLACES + place) * 2])
        return moves


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
        turn = turn_of(position)
        if isinstance(turn, Placing) and turn.traded:
            return Refusal("exchanged-already", "CD-A18")
        if self.count == CHEAP and not position.can_use(seat, PIPET):
            return Refusal("no-pipet", "CD-68")
        held = position.on_bench(seat, self.gives)
        if held < self.count:
            return Refusal("too-few", "CD-41", element=self.gives, held=held, count=self.count)
        if not position.bag[self.takes]:
            return Refusal("none-in-bag", "CD-A18", element=self.takes)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        turn = turn_of(position)
        assert isinstance(turn, Placing)
        turn.traded = 1
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
    held = position.apart if apart else position.bench
    if held[person * ELEMENTS + element]:
        return None
    return Refusal("none-apart" if apart else "none-on-bench", "CD-66" if apart else "CD-36", element=element)


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
        return Refusal("no-room", "CD-A16", place=place, compound=position.card[place], element=element)
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


Placing.verbs = (Place, Fill, Wild, WildFill, Exchange, Burn, Pass)
NobelPlacing.verbs = (Place,)
