"""Claim tokens: where they are and how they come and go.  CD-32 to CD-40, CD-46, CD-71, CD-A13, CD-A14."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import NONE, STUDY
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.steps import SPACE, Act, Step
from compoundry.kernel import AnyMove, Plain, Refusal, Slot


def lay_token(position: Compounded, space: int, person: int, temporary: int) -> None:
    position.owner[space] = person
    position.temporary[space] = temporary
    position.since[space] = position.round


def lift_token(position: Compounded, space: int) -> None:
    position.owner[space] = NONE
    position.temporary[space] = 0
    position.since[space] = 0


def top_up(position: Compounded, person: int) -> None:
    """CD-A13: what Study allows comes from the reserve, as soon as a token is there."""
    owed = position.level(person, STUDY) - position.active[person] - position.fielded(person)
    while owed > 0 and position.reserve[person] > 0:
        position.reserve[person] -= 1
        position.active[person] += 1
        owed -= 1


def tokens_home(position: Compounded, place: int) -> None:
    """CD-46, CD-A32: an active token to the top of Study, a temporary one to the reserve."""
    for space in (2 * place, 2 * place + 1):
        person = position.owner[space]
        if person == NONE:
            continue
        temporary = position.temporary[space]
        lift_token(position, space)
        if person >= position.seats:
            continue  # CD-A44: Nobel has as many as he needs
        if temporary:
            position.reserve[person] += 1
            top_up(position, person)
        else:
            position.active[person] += 1


def completed_by(position: Compounded, place: int, person: int) -> None:
    """CD-38: who places the last element of a compound that can be claimed claims it with a token of the reserve.

    CD-39, CD-A19: without one it stays as it is; CD-A20: an active one does not do.  CD-A50: on a double too it is
    one token.  CD-90: Nobel's do not run out.
    """
    if not position.complete(place):
        return
    space = position.free_space(place)
    claims = space != NONE and (person >= position.seats or position.reserve[person] > 0)
    if claims:
        if person < position.seats:
            position.reserve[person] -= 1
        lay_token(position, space, person, 1 if person < position.seats else 0)
    if position.sink is not None:
        told: dict[str, Plain] = {"seat": position.named(person), "place": place, "compound": position.card[place]}
        if claims:
            position.tell("completed-claimed", told)
        else:
            seats: list[Plain] = [position.named(claimant) for claimant in position.claimants(place)]
            position.tell("completed", {**told, "seats": seats})


def recall_surplus(position: Compounded, person: int) -> None:
    """CD-71, CD-A30: a token that Study no longer allows goes to the reserve, one from the bench if any lies there."""
    if position.active[person] + position.fielded(person) <= position.level(person, STUDY):
        return
    if position.active[person]:
        position.active[person] -= 1
        position.reserve[person] += 1
    else:
        position.ask(Recalling(0, person))


class Recalling(Step):
    """CD-71: which of the own tokens leaves the field is the owner's choice; temporary ones are not counted.

    There are always several: nobody's Study allows fewer than one.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "seat")

    def __init__(self, serial: int, seat: int) -> None:
        self.serial = serial
        self.seat = seat

    def copy(self) -> Recalling:
        return Recalling(self.serial, self.seat)

    def asked(self, position: Compounded) -> int:
        return self.seat

    def tokens(self, position: Compounded) -> list[int]:
        """The spaces of the field where active tokens of the seat lie."""
        return [
            space
            for space in range(len(position.owner))
            if position.owner[space] == self.seat and not position.temporary[space]
        ]

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [RECALLS[space] for space in self.tokens(position)]


class Recall(Act):
    """CD-71: this token goes to the reserve; what lies on the compound stays (CD-A30)."""

    verb: ClassVar[str] = "recall"
    slots: ClassVar[tuple[Slot, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if not owns(position, seat, self.space):
            return Refusal("not-your-token", "CD-71", space=self.space, place=self.space // 2)
        if position.temporary[self.space]:
            return Refusal("temporary-token", "CD-71", space=self.space, place=self.space // 2)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        recall(position, seat, self.space)


RECALLS: Final[list[AnyMove]] = [Recall(space) for space in range(SPACE.high + 1)]


def recall(position: Compounded, person: int, space: int) -> None:
    position.close()
    lift_token(position, space)
    position.reserve[person] += 1
    if position.sink is not None:
        position.tell("recalled", {"seat": person, "place": space // 2, "compound": position.card[space // 2]})


def owns(position: Compounded, seat: int, space: int) -> bool:
    """Does a token of the seat lie there?"""
    return space < len(position.owner) and position.owner[space] == seat


Recalling.verbs = (Recall,)
