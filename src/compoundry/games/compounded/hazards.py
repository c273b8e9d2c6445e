"""Flames: whom they hurt, what is worth saving, what is worth burning, where the elements should land."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import NONE
from compoundry.games.compounded.tools import BurnerWindow
from compoundry.games.compounded.worth import POINT, Worth

PATIENT: Final = 150
"""A Bunsen Burner waits for so much, in hundredths of a point,"""
HASTY: Final = 40
"""and in the last rounds for less."""
LAST_ROUNDS: Final = 2


class Hazards:
    """What fire means to one scientist."""

    def __init__(self, worth: Worth, me: int) -> None:
        self.worth = worth
        self.lab = worth.lab
        self.me = me

    def loss(self, place: int) -> int:
        """What it costs him that a compound explodes: his own part, less what rivals lose."""
        found = 0
        for person in self.lab.claimants(place):
            stake = self.worth.stake(person, place)
            found += stake if person == self.me else -stake * self.worth.rivalry // 100
        return found

    def saved(self, place: int) -> int:
        """What an extinguisher saves here, less what it counts at the end."""
        lab = self.lab
        if lab.flames[place] + 1 < lab.limit(place):
            return -1
        # Not all is lost that explodes.
        return self.loss(place) * 85 // 100 - POINT * self.worth.cards.equipment.extinguisher_points

    def burned(self, place: int) -> int:
        """What a flame brings him, less what he waits for."""
        lab = self.lab
        if self.too_early():
            return -1
        gain = -self.loss(place)
        if lab.limit(place) > 1:
            # It needs a Lab Fire too, and what is complete is scored before that.
            gain = 0 if lab.complete(place) else gain * self.worth.fire // 100
        return gain - (PATIENT if self.worth.left > LAST_ROUNDS else HASTY)

    def too_early(self) -> bool:
        """Before the end of Research: what is still to come may be dearer, and nobody can save it then."""
        top = self.lab.pending[-1]
        return isinstance(top, BurnerWindow) and top.mine != NONE

    def landed(self, place: int) -> int:
        """What an element that lands on a compound brings him."""
        found = 0
        for person in self.lab.claimants(place):
            each = self.worth.each(person, place)
            found += each if person == self.me else -each * self.worth.rivalry // 100
        return found
