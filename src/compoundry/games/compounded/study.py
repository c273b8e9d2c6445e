"""Phase 2, Study: claiming compounds, and moving a claim.  CD-32 to CD-35, CD-A13 to CD-A15, CD-A58."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import NONE
from compoundry.games.compounded.claims import lay_token, lift_token, owns
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.steps import PASS, PLACE, SPACE, Act, Pass, Step
from compoundry.kernel import AnyMove, Refusal, Slot


class Claiming(Step):
    """CD-32, CD-33: one token each, round and round from the Lead, until all are placed or all have passed.

    `at` counts the turns; `out` has a bit for each seat that has passed.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "at", "out")

    def __init__(self, serial: int = 0, at: int = 0, out: int = 0) -> None:
        self.serial = serial
        self.at = at
        self.out = out

    def copy(self) -> Claiming:
        return Claiming(self.serial, self.at, self.out)

    def go_on(self, position: Compounded) -> bool:
        for _ in range(position.seats if unclaimed(position) else 0):
            seat = self.asked(position)
            if position.active[seat] and not self.out >> seat & 1:
                return True
            self.at += 1
        position.close()
        return False

    def asked(self, position: Compounded) -> int:
        return position.after_lead(self.at)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [*[CLAIMS[place] for place in unclaimed(position)], PASS]

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS

    def passed(self, position: Compounded, seat: int) -> None:
        """CD-34: for the rest of this round."""
        self.out |= 1 << seat
        self.at += 1
        if position.sink is not None:
            position.tell("passed", {"seat": seat})


class Claim(Act):
    """CD-32: an active token goes onto an unclaimed compound, complete or not (CD-A15)."""

    verb: ClassVar[str] = "claim"
    slots: ClassVar[tuple[Slot, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if not lies(position, self.place):
            return Refusal("no-card-there", "CD-32", place=self.place)
        if position.free_space(self.place) == NONE:
            return Refusal("claimed-already", "CD-32", place=self.place, whom=claimant(position, self.place))
        return None

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Claiming)
        top.at += 1
        lay_token(position, position.free_space(self.place), seat, 0)
        position.active[seat] -= 1
        if position.sink is not None:
            position.tell("claimed", {"seat": seat, "place": self.place, "compound": position.card[self.place]})


CLAIMS: Final[list[AnyMove]] = [Claim(place) for place in range(MOST_PLACES)]


class Shifting(Step):
    """CD-35: then each may move one token that was placed in an earlier round; `at` counts the seats from the Lead."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "at")

    def __init__(self, serial: int = 0, at: int = 0) -> None:
        self.serial = serial
        self.at = at

    def copy(self) -> Shifting:
        return Shifting(self.serial, self.at)

    def go_on(self, position: Compounded) -> bool:
        places = unclaimed(position)
        while self.at < position.seats:
            if can_shift(position, self.asked(position), places):
                return True
            self.at += 1
        position.close()
        return False

    def asked(self, position: Compounded) -> int:
        return position.after_lead(self.at)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        places = unclaimed(position)
        for space in range(len(position.owner)):
            if position.owner[space] == seat and movable(position, space):
                for place in places:
                    if place != space // 2:
                        moves.append(SHIFTS[space * MOST_PLACES + place])
        moves.append(PASS)
        return moves

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS

    def passed(self, position: Compounded, seat: int) -> None:
        self.at += 1


class Shift(Act):
    """CD-35: the token moves to an unclaimed compound; the elements stay where they are (CD-A14)."""

    verb: ClassVar[str] = "shift"
    slots: ClassVar[tuple[Slot, ...]] = (SPACE, PLACE)

    def __init__(self, space: int, place: int) -> None:
        self.space = space
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if not owns(position, seat, self.space):
            return Refusal("not-your-token", "CD-35", space=self.space, place=self.space // 2)
        if position.temporary[self.space]:
            return Refusal("temporary-token", "CD-A14", space=self.space, place=self.space // 2)
        if not movable(position, self.space):
            return Refusal("placed-this-round", "CD-35", place=self.space // 2, round=position.since[self.space])
        if self.place == self.space // 2:
            rule = "CD-A58" if position.layout().double(self.place) else "CD-35"
            return Refusal("there-already", rule, place=self.place)
        if not lies(position, self.place):
            return Refusal("no-card-there", "CD-35", place=self.place)
        if position.free_space(self.place) == NONE:
            return Refusal("claimed-already", "CD-35", place=self.place, whom=claimant(position, self.place))
        return None

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Shifting)
        top.at += 1
        lift_token(position, self.space)
        lay_token(position, position.free_space(self.place), seat, 0)
        if position.sink is not None:
            kind = position.card[self.place]
            position.tell("shifted", {"seat": seat, "origin": self.space // 2, "place": self.place, "compound": kind})


SHIFTS: Final[list[AnyMove]] = [Shift(space, place) for space in range(2 * MOST_PLACES) for place in range(MOST_PLACES)]


def unclaimed(position: Compounded) -> list[int]:
    """CD-A58: the places where a claim token can go."""
    return [place for place in range(len(position.card)) if position.free_space(place) != NONE]


def movable(position: Compounded, space: int) -> bool:
    """CD-35, CD-A14: a token that was placed in an earlier round, and is no temporary one."""
    return position.since[space] < position.round and not position.temporary[space]


def can_shift(position: Compounded, seat: int, places: list[int]) -> bool:
    """Has the seat a token that it could move to one of these unclaimed places?"""
    for space in range(len(position.owner)):
        if position.owner[space] == seat and movable(position, space):
            for place in places:
                if place != space // 2:
                    return True
    return False


def lies(position: Compounded, place: int) -> bool:
    """Is that a place of this field, and no gap?"""
    return place < len(position.card) and position.card[place] != NONE


def claimant(position: Compounded, place: int) -> int:
    """Whose token lies there, on a double the left one."""
    return position.named(position.owner[2 * place])


Claiming.verbs = (Claim, Pass)
Shifting.verbs = (Shift, Pass)
