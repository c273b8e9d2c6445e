"""What follows a score: Journal, bag, tool, raise, reaction.  CD-47 to CD-50, CD-69, CD-92, CD-98, CD-A27, CD-A56."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.bench import gain_tool, raise_level, rest_tool
from compoundry.games.compounded.cards import DISCOVERY, ELEMENTS, HAULING, JOURNAL, LAB, NONE, RESEARCH
from compoundry.games.compounded.position import TRACKS, Compounded
from compoundry.games.compounded.reactions import OffField, off_field, react
from compoundry.games.compounded.steps import ELEMENT, EXPERIMENT, PASS, Act, Pass, Step, listed, whole
from compoundry.games.compounded.telling import rung
from compoundry.kernel import AnyMove, Plain, Refusal, Slot
from compoundry.kernel.slot import Value

KEEP: Final = 0
LET_GO: Final = 1
TOOL: Final = 2
RAISE: Final = 3
REACT: Final = 4
USUAL: Final = (KEEP, LET_GO, TOOL, RAISE, REACT)
HAULED: Final = (TOOL, RAISE, REACT, KEEP, LET_GO)
"""On a Hauling card the elements wait."""


class Aftermath(OffField):
    """CD-A56: everything in its order, and in it each scorer in turn, the left token first.

    `stage` counts what is done of it, `turn` the scorers for whom the next is done.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "kind", "elements", "scorers", "stage", "turn")

    def __init__(self, serial: int, kind: int, elements: list[int], scorers: list[int], stage: int, turn: int) -> None:
        super().__init__(serial, kind, elements)
        self.scorers = scorers
        self.stage = stage
        self.turn = turn

    def copy(self) -> Aftermath:
        return Aftermath(self.serial, self.kind, self.elements[:], self.scorers[:], self.stage, self.turn)

    def go_on(self, position: Compounded) -> bool:
        if self.turn == len(self.scorers):
            self.turn = 0
            self.stage += 1
        order = HAULED if position.cards().reaction[self.kind] == HAULING else USUAL
        if self.stage == len(order):
            position.close()
            return False
        person = self.scorers[self.turn]
        self.turn += 1
        stage = order[self.stage]
        if stage == KEEP:
            if may_keep(position, self, person):
                position.ask(Keeping(0, person))
        elif stage == LET_GO:
            position.to_bag(self.elements)
            self.elements = [0] * ELEMENTS
        elif stage == TOOL:
            tool = position.cards().tool[self.kind]
            if tool != NONE and person < position.seats:  # CD-91: Nobel takes no tools
                gain_tool(position, person, tool)
        elif stage == RAISE:
            _raise(position, person, position.cards().state[self.kind])
        else:
            react(position, self.kind, person, self.turn == 1)
        return False


def may_keep(position: Compounded, taken: OffField, person: int) -> bool:
    """CD-69: a Journal that works, an open storage space, and something to keep."""
    if person >= position.seats or not position.can_use(person, JOURNAL):
        return False
    return position.stored(person) < position.storage(person) and sum(taken.elements) > 0


class Keeping(Step):
    """CD-69: the Journal may keep one element of the compound."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "seat")

    def __init__(self, serial: int, seat: int) -> None:
        self.serial = serial
        self.seat = seat

    def copy(self) -> Keeping:
        return Keeping(self.serial, self.seat)

    def asked(self, position: Compounded) -> int:
        return self.seat

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        elements = off_field(position).elements
        return [*[KEEPS[element] for element in range(ELEMENTS) if elements[element]], PASS]

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS


class Keep(Act):
    """CD-69: this one goes to the bench and not into the bag."""

    verb: ClassVar[str] = "keep"
    slots: ClassVar[tuple[Slot, ...]] = (ELEMENT,)

    def __init__(self, element: int) -> None:
        self.element = element

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        taken = off_field(position)
        if taken.elements[self.element]:
            return None
        there: list[Plain] = [*listed(taken.elements)]
        return Refusal("none-to-keep", "CD-69", element=self.element, elements=there)

    def act(self, position: Compounded, seat: int) -> None:
        off_field(position).elements[self.element] -= 1
        position.bench[seat * ELEMENTS + self.element] += 1
        rest_tool(position, seat, JOURNAL)
        position.close()
        if position.sink is not None:
            position.tell("kept", {"seat": seat, "element": self.element})


KEEPS: Final[list[AnyMove]] = [Keep(element) for element in range(ELEMENTS)]


def _raise(position: Compounded, person: int, state: int) -> None:
    """CD-49, CD-A27; CD-92, CD-A45: Nobel's Discovery and Research rise by themselves."""
    if person >= position.seats:
        if state in (DISCOVERY, RESEARCH) and not position.maxed(person, state):
            raise_level(position, person, state)
    elif not position.maxed(person, state) or not position.maxed(person, LAB):
        position.ask(Raising(0, person, state))


class Raising(Step):
    """CD-49: the experiment of the compound's state may rise, or Lab instead."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "seat", "state")

    def __init__(self, serial: int, seat: int, state: int) -> None:
        self.serial = serial
        self.seat = seat
        self.state = state

    def copy(self) -> Raising:
        return Raising(self.serial, self.seat, self.state)

    def asked(self, position: Compounded) -> int:
        return self.seat

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for experiment in (self.state, LAB):
            if not position.maxed(seat, experiment):
                moves.append(RAISES[experiment])
        moves.append(PASS)
        return moves


class Raise(Act):
    """CD-49: an experiment rises a level."""

    verb: ClassVar[str] = "raise"
    slots: ClassVar[tuple[Slot, ...]] = (EXPERIMENT,)

    def __init__(self, experiment: int) -> None:
        self.experiment = experiment

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Raising)
        if self.experiment not in (top.state, LAB):
            return Refusal("other-state", "CD-49", experiment=self.experiment, state=top.state)
        if position.maxed(seat, self.experiment):
            return Refusal("highest-already", "CD-A27", experiment=self.experiment)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        position.close()
        raise_level(position, seat, self.experiment)

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return rung(position, seat, whole(values[0]), 1)


RAISES: Final[list[AnyMove]] = [Raise(experiment) for experiment in range(TRACKS)]

Keeping.verbs = (Keep, Pass)
Raising.verbs = (Raise, Pass)
