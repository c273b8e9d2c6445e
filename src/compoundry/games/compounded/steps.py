"""How the round moves on: every phase, window and question is a step on the stack.

A step that is on top goes on by itself as far as it can.  It may put other steps on top of it,
or take itself away; in the end one of them asks somebody (or NATURE), and the game waits.
"""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import ELEMENTS, EXPERIMENTS, NOBEL, NONE
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import MOST_EXTINGUISHERS, MOST_PEOPLE, Compounded
from compoundry.games.compounded.telling import lying
from compoundry.kernel import Frame, Move, Number, Plain, Refusal
from compoundry.kernel.slot import Value


class Step(Frame[Compounded]):
    """A part of the round.  What it remembers stands in its fields."""

    def go_on(self, position: Compounded) -> bool:
        """Do all that needs no answer.  True when somebody is asked now, False when the stack has changed."""
        return True

    def acting(self, position: Compounded) -> list[int]:
        seat = self.asked(position)
        return [] if seat == NONE else [seat]

    def asked(self, position: Compounded) -> int:
        """The one seat that is asked."""
        return NONE

    def passed(self, position: Compounded, seat: int) -> None:
        """The seat passes; by itself that only takes the question away."""
        position.close()

    def no_pass(self, position: Compounded, seat: int) -> Refusal | None:
        """Why the seat cannot pass now."""
        return None

    def held(self) -> list[int]:
        """The crystals that are in its hands, for the audit."""
        return [0] * ELEMENTS


def settle(position: Compounded) -> None:
    """Go on until somebody is asked, or the game is over."""
    while position.pending:
        top = position.pending[-1]
        assert isinstance(top, Step)
        if top.go_on(position):
            return


class Act(Move[Compounded]):
    """A move of a scientist, after which the round goes on."""

    def play(self, position: Compounded, seat: int) -> None:
        self.act(position, seat)
        settle(position)

    def act(self, position: Compounded, seat: int) -> None:
        """What it does."""
        raise NotImplementedError

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        """What lies at the place that was chosen last."""
        slot = cls.slots[len(values) - 1] if values else None
        if slot is PLACE:
            return lying(position, whole(values[-1]))
        return lying(position, whole(values[-1]) // 2) if slot is SPACE else None


class Pass(Act):
    """CD-34, CD-A62: not now.  In a turn of one's own: that was all."""

    verb: ClassVar[str] = "pass"

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Step)
        return top.no_pass(position, seat)

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Step)
        top.passed(position, seat)


PASS: Final = Pass()

ELEMENT: Final = Number("element", 0, ELEMENTS - 1)
PLACE: Final = Number("place", 0, MOST_PLACES - 1)
SPACE: Final = Number("space", 0, 2 * MOST_PLACES - 1)
"""For a claim token: of place p the spaces ``2 * p`` and ``2 * p + 1``."""
EXTINGUISHER: Final = Number("extinguisher", 0, MOST_EXTINGUISHERS - 1)
WHOM: Final = Number("whom", NOBEL, MOST_PEOPLE - 1)
EXPERIMENT: Final = Number("experiment", 0, len(EXPERIMENTS) - 1)


def whole(value: Value) -> int:
    """A slot's value that is a number."""
    assert isinstance(value, int)
    return value


def next_holder(position: Compounded, at: int, tool: int, leave_out: int = NONE) -> int:
    """How many seats from the Lead, not before `at`, the next scientist sits who can use a tool; NONE for nobody."""
    while at < position.seats:
        seat = position.after_lead(at)
        if seat != leave_out and position.can_use(seat, tool):
            return at
        at += 1
    return NONE


def listed(counts: list[int]) -> list[int]:
    """Elements one by one, as events name them."""
    found: list[int] = []
    for element in range(ELEMENTS):
        found += [element] * counts[element]
    return found
