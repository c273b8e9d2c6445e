"""Another past: one step that a viewer did not see is made otherwise, and the rest is played as it was.

Where much comes to light at once, twins dealt anew show a difference, and what else was told
then is not compared.  In another past only one thing is different, so the rest of what comes
to light is the same; and as long as the viewer's views are, so is all that the viewer is told.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from compoundry.contract.table import Table, Trail
from compoundry.contract.twins import Twins, any_move
from compoundry.kernel import AnyMove, Draw, Position

NEAR = 4
"""So often a step is tried that differs from the true one in as little as can be."""


class Step(NamedTuple):
    """A step of a game: the position before it, and who played what."""

    position: Position
    seat: int
    move: AnyMove


class Past(NamedTuple):
    """A game whose step `at` was not `instead`, and the twins after it."""

    twins: Twins
    at: int
    instead: AnyMove


def another(table: Table, story: list[Step], viewer: int, draw: Draw, trail: Trail) -> Past | None:
    """A past in which the last step of `story` was another; None when the viewer would have noticed."""
    position, seat, move = story[-1]
    near = [_near(move, draw) for _ in range(NEAR)]
    possible = [one for one in near if one != move and position.refusal(seat, one) is None]
    other = possible[0] if possible else any_move(position, seat, draw)
    if seat == viewer or other == move:
        return None
    where = f"viewer {viewer}, had step {len(story)} been {other!r}: {trail}"
    twins = Twins(table, viewer, position, position, where).after(seat, move, other)
    return None if twins is None else Past(twins, len(story) - 1, move)


def _near(move: AnyMove, draw: Draw) -> AnyMove:
    """A move with another value in one slot, or where that holds several, with another one among them."""
    kind, values = type(move), [*move.values()]
    if not values:
        return move
    at = draw.below(len(values))
    old, new = values[at], kind.slots[at].some(draw)
    if isinstance(old, tuple) and isinstance(new, tuple) and old and new:
        spot = draw.below(len(old))
        new = (*old[:spot], new[0], *old[spot + 1 :])
    values[at] = new
    return kind(*values)


def follow(past: Past, story: list[Step], draw: Draw) -> Counter[tuple[str, str]]:
    """Play the rest of the story in another past, until the viewer sees a difference or a step cannot be made.

    What another seat did, or NATURE, may not be possible there because the other step took its
    place: then they do what that step had been.  In how many steps what the viewer was told was
    compared, by secrets that differed and by verbs.
    """
    twins, compared = past.twins, Counter[tuple[str, str]]()
    for step in story[past.at + 1 :]:
        move = step.move
        if twins.two.refusal(step.seat, move) is not None:
            move = past.instead
            if twins.two.refusal(step.seat, move) is not None:
                break
        after = twins.after(step.seat, step.move, move)
        if after is None:
            break
        twins = after
        if draw.below(8) == 0:
            twins.same_next(draw)
        compared.update((secret, type(move).verb) for secret in twins.secrets())
    twins.same_now(draw)
    twins.same_next(draw)
    return compared
