"""The sequence of play: how phases and rounds follow each other.  CD-24, CD-25, CD-51, CD-52, CD-A40, CD-A63."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import NONE
from compoundry.games.compounded.deck import Filling
from compoundry.games.compounded.discovery import Discovery
from compoundry.games.compounded.lab import Lab
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.research import Research
from compoundry.games.compounded.scoring import STALLED, finish
from compoundry.games.compounded.steps import Step
from compoundry.games.compounded.study import Claiming, Shifting
from compoundry.games.compounded.tools import KeyWindow

PATIENCE: Final = 10
"""CD-A63: so many rounds running in which no compound leaves the field end the game."""

# What a round is made of.
DISCOVERING: Final = 0
CLAIMING: Final = 1
SHIFTING: Final = 2
RESEARCHING: Final = 3
SCORING: Final = 4
FILLING: Final = 5
PASSING_ON: Final = 6
CLOSING: Final = 7


class Round(Step):
    """CD-24: one round after the other; `part` is what comes next."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "part")

    def __init__(self, serial: int = 0, part: int = 0) -> None:
        self.serial = serial
        self.part = part

    def copy(self) -> Round:
        return Round(self.serial, self.part)

    def go_on(self, position: Compounded) -> bool:
        part = self.part
        self.part += 1
        if part == DISCOVERING:
            position.round += 1
            if position.sink is not None:
                position.tell("round", {"round": position.round, "lead": position.lead})
                if not position.last and position.round - position.cleared >= PATIENCE:
                    position.tell("stalling", {"round": position.round, "count": PATIENCE - 1})
            position.ask(Discovery())
        elif part == CLAIMING:
            position.ask(Claiming())
        elif part == SHIFTING:
            position.ask(Shifting())
        elif part == RESEARCHING:
            position.ask(Research())
        elif part == SCORING:
            position.ask(Lab())
        elif part == FILLING:
            position.ask(Filling())
        elif part == PASSING_ON:
            if not over(position):
                position.ask(KeyWindow(0, 2))
        elif over(position):
            finish(position, position.trigger if position.last else STALLED)
        else:
            self.part = DISCOVERING
            pass_key(position)
        return False


def over(position: Compounded) -> bool:
    """CD-A40: was this the last round?  CD-A63: or, where none is announced yet, will nothing happen any more?"""
    if position.last:
        return position.last == position.round
    return position.round - position.cleared >= PATIENCE


def pass_key(position: Compounded) -> None:
    """CD-25, CD-52, CD-A46: the wooden Key goes to the left, or to whom a Lab Key has given it (CD-67)."""
    position.lead = position.after_lead(1) if position.heir == NONE else position.heir
    position.heir = NONE
    position.volatile = 0
    position.burning = 0
    position.resting = [0] * len(position.resting)
