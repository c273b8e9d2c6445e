"""T6: what a viewer cannot know makes no difference to anything the viewer gets.

For a position and a viewer, two twins are made that differ only in what is hidden: one
sampled from the view, one with the hidden things dealt again.  Views, moves, choices, refusals
and, move by move, events must be the same.  A difference is allowed only where the viewer sees
it afterwards too; where it was the viewer's own move that brought it to light, the move must
be a barrier for undo.  The test counts how often each declared secret really differed.
"""

from __future__ import annotations

from compoundry.contract.table import Broken, Table, Trail, draws
from compoundry.contract.walk import arbitrary_moves
from compoundry.kernel import NATURE, PUBLIC, AnyMove, Draw, Event, Plain, Position
from compoundry.kernel.slot import Value

ENOUGH = 100
"""Each secret must have differed in so many pairs of positions."""


def check_secrecy(table: Table, games: int = 400, seed: int = 1) -> None:
    """Compare twins until every secret has differed often enough; at most so many games."""
    pairs = {(how, secret.name): 0 for how in ("redealt", "sampled") for secret in table.game.secrets}
    for number, (draw, trail) in enumerate(draws(table, games, seed)):
        position = table.begin()
        while acting := position.acting():
            viewer = draw.below(table.seats + 1) - 1
            compare(table, position, PUBLIC if viewer < 0 else viewer, draw, trail, pairs)
            seat = draw.pick(acting)
            move = position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat))
            position.play(seat, move)
            trail.add(seat, table.game.print(move))
        for viewer in (PUBLIC, *range(table.seats)):
            compare(table, position, viewer, draw, trail, pairs)
        if number >= 2 and all(count >= ENOUGH for count in pairs.values()):
            return
    rare = ", ".join(f"{name} {how}: {count}" for (how, name), count in pairs.items() if count < ENOUGH)
    if rare:
        raise Broken("T6", f"too few pairs differed in a declared secret (wanted {ENOUGH}): {rare}", str(table))


def compare(
    table: Table, position: Position, viewer: int, draw: Draw, trail: Trail, pairs: dict[tuple[str, str], int]
) -> None:
    """Compare `position` with twins that `viewer` cannot tell from it."""
    redealt = position.copy()
    redealt.redeal(viewer, draw)
    sampled = table.game.sample(table.game.view(position, viewer), draw)
    for how, twin in (("redealt", redealt), ("sampled", sampled)):
        where = f"{how} for viewer {viewer}: {trail}"
        broken = twin.audit()
        if broken:
            raise Broken("T6", f"a twin is not sound: {'; '.join(broken)}", where)
        if not table.game.secrets and twin.digest() != position.digest():
            raise Broken("T6", "something is hidden, but the game names no secret", where)
        for secret in table.game.secrets:
            if secret.fact(position, viewer) != secret.fact(twin, viewer):
                pairs[how, secret.name] += 1
        _same_now(table, position, twin, viewer, draw, where)
        _same_next(table, position, twin, viewer, draw, where)


def _same_now(table: Table, one: Position, two: Position, viewer: int, draw: Draw, where: str) -> None:
    """Whatever the viewer can ask of the two, the answers are the same."""
    _same("the views", table.game.view(one, viewer).plain(), table.game.view(two, viewer).plain(), where)
    _same("who acts", one.acting(), two.acting(), where)
    _same("the outcomes", repr(one.outcome()), repr(two.outcome()), where)
    if viewer == PUBLIC:
        return
    legal = one.legal(viewer)
    _same("the legal moves", repr(legal), repr(two.legal(viewer)), where)
    moves = [*arbitrary_moves(one, draw), *[draw.pick(legal) for _ in range(2) if legal]]
    for move in moves:
        _same(f"the refusals of {move!r}", repr(one.refusal(viewer, move)), repr(two.refusal(viewer, move)), where)
        whole: tuple[Value, ...] = (type(move).verb, *move.values())
        for length in range(len(whole) + 1):
            mine, other = one.choices(viewer, whole[:length]), two.choices(viewer, whole[:length])
            _same(f"the choices after {whole[:length]}", mine.plain(), other.plain(), where)
    if viewer in one.acting():
        _same("the moves for a timeout", repr(one.timeout(viewer)), repr(two.timeout(viewer)), where)


def _same_next(table: Table, one: Position, two: Position, viewer: int, draw: Draw, where: str) -> None:
    """Play on in both: events may differ for the viewer only where the views then differ too."""
    acting = one.acting()
    if not acting:
        return
    seat = draw.pick(acting)
    mine = _any_move(one, seat, draw)
    both: list[tuple[AnyMove, AnyMove]] = [(mine, mine)] if two.refusal(seat, mine) is None else []
    if seat != viewer:
        # What another seat or NATURE does may itself be hidden: then any of it must look the same.
        both.append((mine, _any_move(two, seat, draw)))
    for first, second in both:
        barrier = _same_told(table, (one, seat, first), (two, seat, second), viewer, where)
        if seat == viewer and not barrier:
            raise Broken("T6", f"{first!r} brings hidden things to light for its own player without a barrier", where)
    if seat != NATURE:
        _same_clock(table, one, two, seat, viewer, where)


def _same_clock(table: Table, one: Position, two: Position, seat: int, viewer: int, where: str) -> None:
    """The same for what the clock plays.  None of it can be taken back, so it needs no barrier."""
    _same_told(table, (one, seat, one.timeout(seat)), (two, seat, two.timeout(seat)), viewer, where)
    first, second = one.deadline(), two.deadline()
    _same("whether a time was agreed on", first is None, second is None, where)
    if first is not None and second is not None:
        _same_told(table, (one, *first), (two, *second), viewer, where)


def _same_told(
    table: Table, one: tuple[Position, int, AnyMove], two: tuple[Position, int, AnyMove], viewer: int, where: str
) -> bool:
    """Play a move in each: what is told may differ only where the views do.  False when they do without a barrier."""
    heard_one, after_one = _told(*one)
    heard_two, after_two = _told(*two)
    if table.game.view(after_one, viewer) != table.game.view(after_two, viewer):
        return any(event.barrier for event in [*heard_one, *heard_two])
    what = f"the events of {one[2]!r} and {two[2]!r} by seat {one[1]}, which the views do not tell apart,"
    _same(what, [event.told(viewer) for event in heard_one], [event.told(viewer) for event in heard_two], where)
    return True


def _any_move(position: Position, seat: int, draw: Draw) -> AnyMove:
    return position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat))


def _told(position: Position, seat: int, move: AnyMove) -> tuple[list[Event], Position]:
    after = position.copy()
    sink: list[Event] = []
    after.sink = sink
    after.play(seat, move)
    after.sink = None
    return sink, after


def _same(what: str, one: Plain | list[int] | list[dict[str, Plain]], two: object, where: str) -> None:
    if one != two:
        raise Broken("T6", f"{what} differ: {one} and {two}", where)
