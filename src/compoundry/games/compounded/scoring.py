"""Winning: what brings on the end, and the final score.  CD-13 to CD-22, CD-A38 to CD-A42."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import NOBEL, NONE
from compoundry.games.compounded.position import TRACKS, Compounded
from compoundry.kernel import Item, Outcome

POINTS: Final = "points"
"""CD-13: somebody has reached the goal on the track."""
EXPERIMENTS: Final = "experiments"
"""CD-14: somebody has completed three experiments."""
UNFILLED: Final = "unfilled"
"""CD-15: the field cannot be filled."""
STALLED: Final = "stalled"
"""CD-A63: nothing happens any more."""

ENDS: Final = (POINTS, EXPERIMENTS, UNFILLED, STALLED)

ITEMS: Final = ("track", "claims", "bench", "extinguishers", "wilds")


def watch(position: Compounded, person: int) -> None:
    """CD-16, CD-A40: the first trigger, A or B, sets the last round; nothing takes it back."""
    if position.last:
        return
    if position.track[person] >= position.house.goal:
        _trigger(position, POINTS, person)
    elif person < position.seats:  # CD-A45: Nobel cannot trigger B
        tops = 0
        for experiment in range(TRACKS):
            if position.maxed(person, experiment):
                tops += 1
        if tops >= position.cards().equipment.end_experiments:
            _trigger(position, EXPERIMENTS, person)


def _trigger(position: Compounded, reason: str, person: int) -> None:
    position.trigger = reason
    position.last = position.round + 1
    if position.sink is not None:
        position.tell("triggered", {"seat": position.named(person), "reason": reason, "round": position.last})


def gain_points(position: Compounded, person: int, points: int) -> None:
    """CD-45: on the track."""
    position.track[person] += points
    watch(position, person)


def finish(position: Compounded, reason: str) -> None:
    """CD-17: the game is over."""
    position.end = reason
    position.pending = []
    if position.sink is None:
        return
    for person in range(position.people()):
        parts = final_score(position, person)
        position.tell("total", {"seat": position.named(person), "points": sum(parts), **dict(zip(ITEMS, parts))})
    position.tell("over", {"reason": reason})


def final_score(position: Compounded, person: int) -> list[int]:
    """CD-18, CD-19, CD-20, CD-21, in the order of `ITEMS`."""
    equipment = position.cards().equipment
    claims = 0
    for place in range(len(position.card)):
        # CD-A41: complete or not; CD-A53: each claimant of a double, but nobody twice.
        if person in (position.owner[2 * place], position.owner[2 * place + 1]):
            claims += position.filled(place)
    extinguishers = 0
    for extinguisher, holder in enumerate(position.holder):
        if holder == person and position.full(extinguisher):
            extinguishers += equipment.extinguisher_points
    wilds = equipment.wild_points * position.wilds[person]
    return [position.track[person], claims, position.stored(person) // 2, extinguishers, wilds]


def outcome(position: Compounded) -> Outcome:
    """CD-22, CD-A42: the most points win, and who ties shares the victory.

    CD-93: Nobel can win.
    """
    items: list[list[Item]] = []
    for person in range(position.people()):
        items.append([Item(label, points) for label, points in zip(ITEMS, final_score(position, person))])
    rivals = {} if position.nobel() == NONE else {NOBEL: items.pop()}
    return Outcome(position.end, items, None, rivals)
