"""Phase 1, Discovery: draw, trade, put back what is too much.  CD-26 to CD-31, CD-86 to CD-88."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.bag import Drawing
from compoundry.games.compounded.cards import DISCOVERY, ELEMENTS, NONE
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.steps import ELEMENT, PASS, Act, Pass, Step
from compoundry.games.compounded.trade import open_trade
from compoundry.kernel import AnyMove, Number, Refusal, Slot


class Discovery(Step):
    """The phase; `at` counts what of it is behind us.

    CD-A47: the people draw and trade, then Nobel draws, then the two may swap with him, and
    all returns come last.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "at")

    def __init__(self, serial: int = 0, at: int = 0) -> None:
        self.serial = serial
        self.at = at

    def copy(self) -> Discovery:
        return Discovery(self.serial, self.at)

    def go_on(self, position: Compounded) -> bool:
        """CD-26, CD-A8, CD-A47: in the first round nothing of it happens, to Nobel neither."""
        nobel = position.nobel()
        at = self.at - position.seats
        self.at += 1
        if position.round == 1 or at > 5:
            position.close()
        elif at < 0:
            draw(position, position.after_lead(at + position.seats))
        elif at == 0:
            open_trade(position)
        elif at == 4:
            position.ask(Returning(0, 0))
        elif nobel == NONE:
            pass
        elif at == 1:
            position.swapped = [0] * len(position.swapped)
            draw(position, nobel)
        elif at == 5:
            position.ask(Returning(0, 1))
        else:
            position.ask(Swapping(0, position.after_lead(at - 2)))
        return False


def draw(position: Compounded, person: int) -> None:
    """CD-27, CD-86: as many elements as the level of Discovery says."""
    position.ask(Drawing(0, person, position.level(person, DISCOVERY), 0, []))


class Swapping(Step):
    """CD-87: may `seat` swap an element with Nobel?  The other one only if the Lead did."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "seat")

    def __init__(self, serial: int, seat: int) -> None:
        self.serial = serial
        self.seat = seat

    def copy(self) -> Swapping:
        return Swapping(self.serial, self.seat)

    def go_on(self, position: Compounded) -> bool:
        may = self.seat == position.lead or position.swapped[position.lead]
        if may and len(self.legal(position, self.seat)) > 1:
            return True
        position.close()
        return False

    def asked(self, position: Compounded) -> int:
        return self.seat

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [*[swap for swap in SWAPS if swap.refuse(position, seat) is None], PASS]

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS


class Swap(Act):
    """CD-87: one element of one's own for one of Nobel's, who is not asked (CD-A47)."""

    verb: ClassVar[str] = "swap"
    slots: ClassVar[tuple[Slot, ...]] = (Number("gives", 0, ELEMENTS - 1), Number("takes", 0, ELEMENTS - 1))

    def __init__(self, gives: int, takes: int) -> None:
        self.gives = gives
        self.takes = takes

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if self.gives == self.takes:
            return Refusal("same-element", "CD-87", element=self.gives)
        if not position.on_bench(seat, self.gives):
            return Refusal("none-on-bench", "CD-87", element=self.gives)
        if not position.on_bench(position.nobel(), self.takes):
            return Refusal("none-of-nobels", "CD-87", element=self.takes)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        mine, his = seat * ELEMENTS, position.nobel() * ELEMENTS
        position.bench[mine + self.gives] -= 1
        position.bench[his + self.gives] += 1
        position.bench[his + self.takes] -= 1
        position.bench[mine + self.takes] += 1
        position.swapped[seat] = 1
        position.close()
        position.tell("swapped", {"seat": seat, "gives": self.gives, "takes": self.takes})


SWAPS: Final[list[AnyMove]] = [Swap(gives, takes) for gives in range(ELEMENTS) for takes in range(ELEMENTS)]


class Returning(Step):
    """CD-31, CD-A11: who has more than can be stored picks what goes back, all at the same time.

    `nobel`: it is his elements that go back, and the Lead picks (CD-88).
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "nobel")

    def __init__(self, serial: int, nobel: int) -> None:
        self.serial = serial
        self.nobel = nobel

    def copy(self) -> Returning:
        return Returning(self.serial, self.nobel)

    def go_on(self, position: Compounded) -> bool:
        """Where only one kind of element is there to return, nobody is asked."""
        for person in [position.nobel()] if self.nobel else range(position.seats):
            while position.stored(person) > position.storage(person) and self._only(position, person) != NONE:
                put_back(position, person, self._only(position, person))
        if self.acting(position):
            return True
        position.close()
        return False

    def _only(self, position: Compounded, person: int) -> int:
        """The one kind of element on a bench; NONE where there are several."""
        kinds = [element for element in range(ELEMENTS) if position.on_bench(person, element)]
        return kinds[0] if len(kinds) == 1 else NONE

    def acting(self, position: Compounded) -> list[int]:
        if self.nobel:
            nobel = position.nobel()
            return [position.lead] if position.stored(nobel) > position.storage(nobel) else []
        return [seat for seat in range(position.seats) if position.stored(seat) > position.storage(seat)]

    def person(self, position: Compounded, seat: int) -> int:
        """Whose elements they are."""
        return position.nobel() if self.nobel else seat

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [move for move in RETURNS if move.refuse(position, seat) is None]


class Return(Act):
    """CD-31, CD-88: one element goes back into the bag."""

    verb: ClassVar[str] = "return"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT,)

    def __init__(self, element: int) -> None:
        self.element = element

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        person = self.whose(position, seat)
        if not position.on_bench(person, self.element):
            return Refusal("none-to-return", "CD-31" if person == seat else "CD-88", element=self.element)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        put_back(position, self.whose(position, seat), self.element)

    def whose(self, position: Compounded, seat: int) -> int:
        top = position.pending[-1]
        assert isinstance(top, Returning)
        return top.person(position, seat)


RETURNS: Final[list[AnyMove]] = [Return(element) for element in range(ELEMENTS)]


def put_back(position: Compounded, person: int, element: int) -> None:
    position.bench[person * ELEMENTS + element] -= 1
    position.bag[element] += 1
    if position.sink is not None:
        position.tell("returned", {"seat": position.named(person), "element": element})


Swapping.verbs = (Swap, Pass)
Returning.verbs = (Return,)
