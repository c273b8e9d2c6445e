"""The elements bag: crystals are drawn blind.  CD-6, CD-27, CD-66, CD-86."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import ELEMENTS
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.steps import ELEMENT, Step, settle
from compoundry.kernel import NATURE, AnyMove, Chance, Draw, Plain, Refusal, Slot


class Drawing(Step):
    """`seat`, who may be Nobel, draws `left` more elements: to the bench, or with Goggles `apart` from it (CD-A22)."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "seat", "left", "apart", "got")

    def __init__(self, serial: int, seat: int, left: int, apart: int, got: list[int]) -> None:
        self.serial = serial
        self.seat = seat
        self.left = left
        self.apart = apart
        self.got = got

    def copy(self) -> Drawing:
        return Drawing(self.serial, self.seat, self.left, self.apart, self.got[:])

    def go_on(self, position: Compounded) -> bool:
        """CD-A9: an empty bag gives what is there."""
        if self.left and sum(position.bag):
            return True
        position.close()
        if position.sink is not None:
            elements: list[Plain] = [*self.got]
            told: dict[str, Plain] = {"seat": position.named(self.seat), "elements": elements, "apart": self.apart}
            position.tell("drew", told)
        return False

    def acting(self, position: Compounded) -> list[int]:
        return [NATURE]

    def outcomes(self, position: Compounded) -> list[tuple[AnyMove, int]]:
        return [(CRYSTALS[element], position.bag[element]) for element in range(ELEMENTS) if position.bag[element]]

    def chance(self, position: Compounded, draw: Draw) -> AnyMove:
        ticket = draw.below(sum(position.bag))
        element = 0
        while ticket >= position.bag[element]:
            ticket -= position.bag[element]
            element += 1
        return CRYSTALS[element]


class Crystal(Chance[Compounded]):
    """CD-2: one crystal comes out of the bag, each as likely as any other."""

    verb: ClassVar[str] = "crystal"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT,)

    def __init__(self, element: int) -> None:
        self.element = element

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        return None if position.bag[self.element] else Refusal("none-in-bag", "CD-2", element=self.element)

    def play(self, position: Compounded, seat: int) -> None:
        drawing = position.pending[-1]
        assert isinstance(drawing, Drawing)
        position.bag[self.element] -= 1
        at = drawing.seat * ELEMENTS + self.element
        if drawing.apart:
            position.apart[at] += 1
        else:
            position.bench[at] += 1
        drawing.left -= 1
        drawing.got.append(self.element)
        settle(position)


CRYSTALS: Final[list[AnyMove]] = [Crystal(element) for element in range(ELEMENTS)]

Drawing.verbs = (Crystal,)
