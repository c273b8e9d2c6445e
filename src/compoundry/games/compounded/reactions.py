"""Chemical reactions: Grant, Volatile, and those of Lab Partners.  CD-50, CD-77 to CD-82, CD-A26, CD-A38, CD-A52."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.bench import lower_level, raise_level
from compoundry.games.compounded.cards import (
    CORROSIVE,
    ELEMENTS,
    EXPLOSIVE,
    GRANT,
    HAULING,
    NO_REACTION,
    NOBEL,
    STUDY,
    VOLATILE,
)
from compoundry.games.compounded.fire import VOLATILE as FROM_VOLATILE
from compoundry.games.compounded.fire import break_out_everywhere, explode
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import TRACKS, Compounded
from compoundry.games.compounded.scoring import gain_points
from compoundry.games.compounded.steps import ELEMENT, EXPERIMENT, PLACE, WHOM, Act, Step, whole
from compoundry.games.compounded.telling import rung
from compoundry.kernel import AnyMove, Plain, Refusal, Slot
from compoundry.kernel.slot import Value


class OffField(Step):
    """A compound that has left the field, and the elements that are left of it."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "kind", "elements")

    def __init__(self, serial: int, kind: int, elements: list[int]) -> None:
        self.serial = serial
        self.kind = kind
        self.elements = elements

    def held(self) -> list[int]:
        return self.elements


def off_field(position: Compounded) -> OffField:
    """The compound that the innermost question is about."""
    below = position.pending[-2]
    assert isinstance(below, OffField)
    return below


def react(position: Compounded, kind: int, person: int, first: bool) -> None:
    """CD-50: asked for each scorer, the left one first; what concerns all happens once."""
    reaction = position.cards().reaction[kind]
    if reaction == NO_REACTION:
        return
    if first and position.sink is not None:
        position.tell("reacted", {"seat": position.named(person), "compound": kind, "reaction": reaction})
    if reaction == HAULING:
        position.ask(Hauling(0, person))
    elif reaction == CORROSIVE:
        # CD-81: a level of Study, if there is one to lose.
        if position.levels[person * TRACKS + STUDY]:
            lower_level(position, person, STUDY)
    elif not first:
        return
    elif reaction == GRANT:
        if grants(position, person):
            position.ask(Granting(0, person))
        else:
            position.ask(Sharing(0, person, position.cards().points[kind] // 2))
    elif reaction == VOLATILE:
        _volatile(position)
    elif reaction == EXPLOSIVE:
        # CD-82: no flames are added, so no extinguisher helps.
        explode(position, [place for place in range(len(position.card)) if position.flames[place]])


def _volatile(position: Compounded) -> None:
    """CD-79: as a Lab Fire; CD-A26: one a round."""
    if position.volatile and not position.house.every_volatile:
        if position.sink is not None:
            position.tell("fizzled", {})
        return
    position.volatile = 1
    break_out_everywhere(position, FROM_VOLATILE)


# Grant


def others(position: Compounded, person: int) -> list[int]:
    """The other scientists, as moves name them and in their order: Nobel before the seats."""
    found = [NOBEL] if position.nobel() not in (person, -1) else []
    found += [seat for seat in range(position.seats) if seat != person]
    return found


def grants(position: Compounded, person: int) -> list[AnyMove]:
    """CD-77: every experiment of every other scientist that can rise.  CD-A45: of Nobel's only those he has."""
    moves: list[AnyMove] = []
    for whom in others(position, person):
        for experiment in position.risers(numbered(position, whom)):
            moves.append(Grant(whom, experiment))
    return moves


def numbered(position: Compounded, whom: int) -> int:
    """The number of a scientist whom a move names."""
    return position.nobel() if whom == NOBEL else whom


class Granting(Step):
    """CD-77: the scorer must raise an experiment of another scientist; for Nobel the Lead chooses (CD-A45)."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "person")

    def __init__(self, serial: int, person: int) -> None:
        self.serial = serial
        self.person = person

    def copy(self) -> Granting:
        return Granting(self.serial, self.person)

    def go_on(self, position: Compounded) -> bool:
        moves = grants(position, self.person)
        if len(moves) > 1:
            return True
        only = moves[0]
        assert isinstance(only, Grant)
        only.act(position, self.asked(position))
        return False

    def asked(self, position: Compounded) -> int:
        return position.chooser(self.person)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return grants(position, self.person)


class Grant(Act):
    """CD-77: that experiment rises a level."""

    verb: ClassVar[str] = "grant"
    slots: ClassVar[tuple[Slot, ...]] = (WHOM, EXPERIMENT)

    def __init__(self, whom: int, experiment: int) -> None:
        self.whom = whom
        self.experiment = experiment

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Granting)
        if self.whom not in others(position, top.person):
            return Refusal("no-such-scientist", "CD-77", whom=self.whom)
        if self.experiment not in position.risers(numbered(position, self.whom)):
            return Refusal("cannot-rise", "CD-77", whom=self.whom, experiment=self.experiment)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Granting)
        position.close()
        if position.sink is not None:
            giver = position.named(top.person)
            position.tell("granted", {"seat": giver, "whom": self.whom, "experiment": self.experiment})
        raise_level(position, numbered(position, self.whom), self.experiment)

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return rung(position, numbered(position, whole(values[0])), whole(values[1]), 1) if len(values) == 2 else None


class Sharing(Step):
    """CD-78: nobody's experiments can rise: another scientist gets half of the points, rounded down."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "person", "points")

    def __init__(self, serial: int, person: int, points: int) -> None:
        self.serial = serial
        self.person = person
        self.points = points

    def copy(self) -> Sharing:
        return Sharing(self.serial, self.person, self.points)

    def asked(self, position: Compounded) -> int:
        return position.chooser(self.person)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [Share(whom) for whom in others(position, self.person)]


class Share(Act):
    """CD-78: this scientist gets the other half."""

    verb: ClassVar[str] = "share"
    slots: ClassVar[tuple[Slot, ...]] = (WHOM,)

    def __init__(self, whom: int) -> None:
        self.whom = whom

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Sharing)
        if self.whom not in others(position, top.person):
            return Refusal("no-such-scientist", "CD-78", whom=self.whom)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Sharing)
        position.close()
        if position.sink is not None:
            giver = position.named(top.person)
            position.tell("shared", {"seat": giver, "whom": self.whom, "points": top.points})
        gain_points(position, numbered(position, self.whom), top.points)


# Hazardous Hauling


class Hauling(Step):
    """CD-80, CD-A52: a scorer moves one element of the compound onto another; if none fits anywhere, nothing moves."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "seat")

    def __init__(self, serial: int, seat: int) -> None:
        self.serial = serial
        self.seat = seat

    def copy(self) -> Hauling:
        return Hauling(self.serial, self.seat)

    def go_on(self, position: Compounded) -> bool:
        moves = self.legal(position, self.seat)
        if len(moves) > 1:
            return True
        if not moves:
            position.close()
            return False
        only = moves[0]
        assert isinstance(only, Haul)
        only.move(position, self.seat)
        return False

    def asked(self, position: Compounded) -> int:
        return position.chooser(self.seat)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        elements = off_field(position).elements
        moves: list[AnyMove] = []
        for element in range(ELEMENTS):
            for place in range(len(position.card)) if elements[element] else range(0):
                if position.room(place, element):
                    moves.append(HAULS[element * MOST_PLACES + place])
        return moves


class Haul(Act):
    """CD-80: onto any other compound with an open space for it; it claims nothing (CD-A33)."""

    verb: ClassVar[str] = "haul"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT, PLACE)

    def __init__(self, element: int, place: int) -> None:
        self.element = element
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if not off_field(position).elements[self.element]:
            return Refusal("none-to-haul", "CD-80", element=self.element)
        if self.place >= len(position.card) or not position.room(self.place, self.element):
            return Refusal("no-room-to-haul", "CD-A52", element=self.element, place=self.place)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        position.latest = self.place * ELEMENTS + self.element
        self.move(position, seat)

    def move(self, position: Compounded, seat: int) -> None:
        off_field(position).elements[self.element] -= 1
        position.has[self.place * ELEMENTS + self.element] += 1
        position.close()
        if position.sink is not None:
            told = {"seat": seat, "element": self.element, "place": self.place, "compound": position.card[self.place]}
            position.tell("hauled", {**told})


HAULS: Final[list[AnyMove]] = [Haul(element, place) for element in range(ELEMENTS) for place in range(MOST_PLACES)]

Granting.verbs = (Grant,)
Sharing.verbs = (Share,)
Hauling.verbs = (Haul,)
