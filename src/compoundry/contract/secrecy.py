"""T6: what a viewer cannot know makes no difference to anything the viewer gets.

For a position and a viewer, two twins are made that differ only in what is hidden: one sampled
from the view, one with the hidden things dealt again.  Views, moves, choices, refusals and what
is told of the next move must be the same.  A difference is allowed only where the viewer sees
it afterwards too; where it was the viewer's own move that brought it to light, the move must
be a barrier for undo.

A position holds no history, so twins of a third kind are made of whole games: `pasts`.  The test
counts how often each declared secret really differed, and how often what was told was compared then.
"""

from __future__ import annotations

from collections import Counter

from compoundry.contract.pasts import Past, Step, another, follow
from compoundry.contract.table import Broken, Table, Trail, draws, movers
from compoundry.contract.twins import Twins, any_move, told
from compoundry.kernel import PUBLIC, Draw, Position

ENOUGH = 100
"""Each secret must have differed in so many pairs of positions, and in so many steps of other pasts."""

PASTS = 4
"""So many other pasts of each game are followed, first those in which a secret differs from the start."""


def check_secrecy(table: Table, games: int = 400, seed: int = 1) -> Counter[tuple[str, str]]:
    """Compare twins until every secret has differed often enough; at most so many games, at least a hundredth of them.

    Gives in how many steps of other pasts what was told was compared, for each secret and verb.
    """
    differed: Counter[str] = Counter()
    compared: Counter[tuple[str, str]] = Counter()
    rare, least = "", max(3, games // 100)
    for number, (draw, trail) in enumerate(draws(table, games, seed)):
        story, pasts = _play(table, draw, trail, differed)
        for past in pasts:
            compared += follow(past, story, draw)
        rare = _rare(table, differed, compared)
        if number + 1 >= least and not rare:
            return compared
    raise Broken("T6", f"too few pairs differed in a declared secret (wanted {ENOUGH}): {rare}", str(table))


def _play(table: Table, draw: Draw, trail: Trail, differed: Counter[str]) -> tuple[list[Step], list[Past]]:
    """Play a random game and compare its positions with their twins; the game, and some other pasts of it."""
    position = table.begin()
    story: list[Step] = []
    pasts: list[Past] = []
    viewers = [PUBLIC, *range(table.seats)]
    while position.acting():
        viewer = draw.pick(viewers)
        _compare(table, position, viewer, draw, trail, differed)
        seat = draw.pick(movers(position))
        move = any_move(position, seat, draw)
        story.append(Step(position, seat, move))
        found = [another(table, story, other, draw, trail) for other in viewers if other != seat]
        pasts += [past for past in found if past is not None]
        trail.add(seat, table.game.print(move))
        _, position = told(position, seat, move)
    for viewer in viewers:
        _compare(table, position, viewer, draw, trail, differed)
    draw.shuffle(pasts)
    pasts.sort(key=lambda past: not past.twins.secrets())
    return story, pasts[:PASTS]


def _compare(table: Table, position: Position, viewer: int, draw: Draw, trail: Trail, differed: Counter[str]) -> None:
    """Compare a position with twins that `viewer` cannot tell from it."""
    redealt = position.copy()
    redealt.redeal(viewer, draw)
    sampled = table.game.sample(table.game.view(position, viewer), draw)
    for how, twin in (("redealt", redealt), ("sampled", sampled)):
        twins = Twins(table, viewer, position, twin, f"{how} for viewer {viewer}: {trail}")
        broken = twin.audit()
        if broken:
            raise Broken("T6", f"a twin is not sound: {'; '.join(broken)}", twins.where)
        if twin.digest() != position.digest():
            if not table.game.secrets:
                raise Broken("T6", "something is hidden, but the game names no secret", twins.where)
            differed.update(f"{secret} {how}" for secret in twins.secrets())
            twins.same_now(draw)
        twins.same_next(draw)


def _rare(table: Table, differed: Counter[str], compared: Counter[tuple[str, str]]) -> str:
    """The secrets that have not differed often enough, with how often they have."""
    counts: dict[str, int] = {}
    for secret in [secret.name for secret in table.game.secrets]:
        counts |= {how: differed[how] for how in (f"{secret} redealt", f"{secret} sampled")}
        counts[f"{secret} in other pasts"] = sum(count for (name, _), count in compared.items() if name == secret)
    return ", ".join(f"{how}: {count}" for how, count in counts.items() if count < ENOUGH)
