"""Lab Fire, Volatile and Bunsen Burner: flames, extinguishers, explosions, scatter.  CD-53 to CD-60, CD-73 to CD-75."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import ELEMENTS, NONE
from compoundry.games.compounded.claims import tokens_home
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.steps import ELEMENT, PASS, PLACE, Act, Pass, Step, listed, whole
from compoundry.games.compounded.telling import kindled
from compoundry.kernel import AnyMove, Plain, Refusal, Slot
from compoundry.kernel.slot import Value

# Why it burns.
LAB_FIRE: Final = 0
VOLATILE: Final = 1
BURNT: Final = 2
"""CD-73: somebody held a Bunsen Burner to it."""


class Fire(Step):
    """CD-60, CD-A36: before the flames come, each holder of an extinguisher is asked, from the Lead on.

    `cause` is why it burns, `at` counts the seats; `threatened` has a bit for each place that
    will get a flame.
    """

    window: ClassVar[str] = "extinguisher"
    fields: ClassVar[tuple[str, ...]] = ("serial", "cause", "at", "threatened")

    def __init__(self, serial: int, cause: int, at: int, threatened: int) -> None:
        self.serial = serial
        self.cause = cause
        self.at = at
        self.threatened = threatened

    def copy(self) -> Fire:
        return Fire(self.serial, self.cause, self.at, self.threatened)

    def go_on(self, position: Compounded) -> bool:
        while self.threatened and self.at < position.seats:
            if position.ready(self.asked(position)):
                return True
            self.at += 1
        position.close()
        burn(position, [place for place in range(len(position.card)) if self.threatened >> place & 1])
        return False

    def asked(self, position: Compounded) -> int:
        return position.after_lead(self.at)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for place in range(len(position.card)):
            if self.threatened >> place & 1:
                moves.append(EXTINGUISHES[place])
        moves.append(PASS)
        return moves

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS

    def passed(self, position: Compounded, seat: int) -> None:
        """For this fire it is final."""
        self.at += 1


class Extinguish(Act):
    """CD-60: an extinguisher is discarded, and this compound, anybody's, gets no flame."""

    verb: ClassVar[str] = "extinguish"
    slots: ClassVar[tuple[Slot, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Fire)
        if self.place >= len(position.card) or position.card[self.place] == NONE:
            return Refusal("no-card-there", "CD-60", place=self.place)
        if not top.threatened >> self.place & 1:
            return Refusal("not-threatened", "CD-A36", place=self.place, compound=position.card[self.place])
        return None

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Fire)
        position.holder[position.ready(seat)[0]] = NONE
        top.threatened &= ~(1 << self.place)
        if position.sink is not None:
            position.tell("extinguished", {"seat": seat, "place": self.place, "compound": position.card[self.place]})

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return kindled(position, whole(values[0]))


EXTINGUISHES: Final[list[AnyMove]] = [Extinguish(place) for place in range(MOST_PLACES)]


def break_out(position: Compounded, cause: int, threatened: int) -> None:
    """Flames for all these places, unless somebody stops them, or there are none left (CD-A35)."""
    position.ask(Fire(0, cause, 0, threatened if no_flame_left(position) is None else 0))


def break_out_everywhere(position: Compounded, cause: int) -> None:
    """CD-53, CD-59: flames for every flammable compound, complete ones and doubles too (CD-A26, CD-A55)."""
    threatened = 0
    for place in range(len(position.card)):
        if position.flammable(place):
            threatened |= 1 << place
    if position.sink is not None:
        position.tell("fire", {"cause": cause})
    break_out(position, cause, threatened)


def no_flame_left(position: Compounded) -> Refusal | None:
    """CD-A35: flame tokens may run out, where the house counts them."""
    tokens = position.house.tokens
    return Refusal("no-flame-left", "CD-A35", count=tokens) if tokens and sum(position.flames) >= tokens else None


def burn(position: Compounded, places: list[int]) -> None:
    """CD-53: a flame each, in reading order while there are any; CD-54: who has reached the limit explodes."""
    exploding: list[int] = []
    burning: list[Plain] = []
    for place in places:
        if no_flame_left(position) is None:
            position.flames[place] += 1
            burning.append(place)
            if position.flames[place] >= position.limit(place):
                exploding.append(place)
    if burning and position.sink is not None:
        position.tell("flames", {"places": burning})
    explode(position, exploding)


def explode(position: Compounded, places: list[int]) -> None:
    """CD-54, CD-A31: first all of them leave the field, in reading order; then their elements scatter."""
    burst: list[int] = []
    for place in places:
        kind = position.card[place]
        owners = position.claimants(place)
        tokens_home(position, place)
        elements = position.clear_place(place)
        position.burnt.append(kind)
        if position.sink is not None:
            thrown: list[Plain] = [*listed(elements)]
            position.tell("exploded", {"place": place, "compound": kind, "elements": thrown})
        if sum(elements):
            burst += [place, owners[0] if owners else NONE, owners[-1] if owners else NONE, *elements]
    if burst:
        position.ask(Scattering(0, burst, 0))


# The parts of an entry of `Scattering.burst`.
PLACE_OF: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
FIRST: Final = 3
LENGTH: Final = FIRST + ELEMENTS


class Scattering(Step):
    """CD-55: the elements of exploded compounds, one after the other, are put where they can go.

    `burst` holds for each compound its place, its claimants (NONE for nobody) and how many of
    each element are left; `turn` counts the choices that were made for the first of them.
    Elements of a type go to spaces of that type only, so types do not come in each other's way.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "burst", "turn")

    def __init__(self, serial: int, burst: list[int], turn: int) -> None:
        self.serial = serial
        self.burst = burst
        self.turn = turn

    def copy(self) -> Scattering:
        return Scattering(self.serial, self.burst[:], self.turn)

    def held(self) -> list[int]:
        found = [0] * ELEMENTS
        for entry in range(0, len(self.burst), LENGTH):
            for element in range(ELEMENTS):
                found[element] += self.burst[entry + FIRST + element]
        return found

    def go_on(self, position: Compounded) -> bool:
        """CD-56, CD-A31: what can go in one way only goes by itself, what can go nowhere to the bag."""
        while self.burst:
            open_choice = False
            for element in range(ELEMENTS):
                self._force(position, element)
                if self.burst[FIRST + element]:
                    open_choice = True
            if open_choice:
                return True
            self.burst = self.burst[LENGTH:]
            self.turn = 0
        position.close()
        return False

    def _force(self, position: Compounded, element: int) -> None:
        """Put what leaves no choice."""
        while self.burst[FIRST + element]:
            takers = self.takers(position, element)
            if not takers:
                self._lose(position, element)
                return
            spaces = 0
            for place in takers:
                spaces += position.room(place, element)
            if len(takers) > 1 and spaces > self.burst[FIRST + element]:
                return
            self.throw(position, element, takers[0])

    def takers(self, position: Compounded, element: int) -> list[int]:
        """CD-96: of the nearest cards that can take this element, all."""
        for ring in position.layout().rings[self.burst[PLACE_OF]]:
            found = [place for place in ring if position.room(place, element)]
            if found:
                return found
        return []

    def throw(self, position: Compounded, element: int, place: int) -> None:
        """CD-A33: what this completes is not claimed."""
        self.burst[FIRST + element] -= 1
        position.has[place * ELEMENTS + element] += 1
        if position.sink is not None:
            told = {
                "element": element,
                "origin": self.burst[PLACE_OF],
                "place": place,
                "compound": position.card[place],
            }
            position.tell("scattered", {**told})

    def _lose(self, position: Compounded, element: int) -> None:
        count = self.burst[FIRST + element]
        self.burst[FIRST + element] = 0
        position.bag[element] += count
        if position.sink is not None:
            position.tell("lost", {"element": element, "count": count})

    def asked(self, position: Compounded) -> int:
        """CD-55: the claimant; CD-A51: two take turns, the left one first; CD-A47: for Nobel and nobody the Lead."""
        return position.chooser(self.burst[RIGHT if self.turn % 2 else LEFT])

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for element in range(ELEMENTS):
            if self.burst[FIRST + element]:
                for place in self.takers(position, element):
                    moves.append(SCATTERS[element * MOST_PLACES + place])
        return moves


class Scatter(Act):
    """CD-55, CD-56: one element goes to a neighbour with an open space for it."""

    verb: ClassVar[str] = "scatter"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT, PLACE)

    def __init__(self, element: int, place: int) -> None:
        self.element = element
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Scattering)
        if not top.burst[FIRST + self.element]:
            return Refusal("none-to-scatter", "CD-55", element=self.element)
        if self.place not in top.takers(position, self.element):
            return Refusal("out-of-reach", "CD-55", element=self.element, place=self.place)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Scattering)
        top.turn += 1
        top.throw(position, self.element, self.place)


SCATTERS: Final[list[AnyMove]] = [
    Scatter(element, place) for element in range(ELEMENTS) for place in range(MOST_PLACES)
]

Fire.verbs = (Extinguish, Pass)
Scattering.verbs = (Scatter,)
