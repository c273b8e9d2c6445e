"""T1, T2, T3, T11 and the first half of T9: random games, everything asked at every position.

T1: what is legal is accepted, in order and once; what is accepted is legal, unless its verb is
open-ended (then some move of it is); whoever may act can; the end is the end for all.  T2: nothing is shared between
positions, and looking changes nothing.  T3: the audit finds nothing.  T9: what is written is
read back the same.  T11: every game ends within its bound, however it is played.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from compoundry.contract.table import Broken, Table, Trail, draws, movers, rising
from compoundry.kernel import NATURE, PUBLIC, AnyMove, Chance, Draw, Event, Position, Record, Timed
from compoundry.kernel.slot import Value
from compoundry.kernel.values import digest

SIBLINGS = 6
"""So many of a position's other moves are tried on copies."""

RESERVED = {"kind", "known", "entry"}
"""What the kernel itself says of an event."""

LENGTH = 100
"""So many moves a game has that is not long."""

TRIES = 3
"""So many arbitrary moves of each verb are tried at each position."""


def check_walks(table: Table, games: int = 20, seed: int = 1) -> None:
    """Play random games and examine every position of them; fewer games where they are long, but two."""
    examined = 0
    for number, (draw, trail) in enumerate(draws(table, games, seed)):
        if number < 2 or examined < LENGTH * games:
            examined += _walk(table, draw, trail)


def _walk(table: Table, draw: Draw, trail: Trail) -> int:
    """How many positions were examined."""
    position = table.begin()
    earlier: list[tuple[Position, str]] = []
    freed = 0
    while True:
        mark = position.digest()
        examine(table, position, draw, trail)
        if position.digest() != mark:
            raise Broken("T2", "looking at a position changed it, or playing on a copy of it", str(trail))
        acting = position.acting()
        if not acting:
            break
        seat = draw.pick(movers(position) if freed < table.seats else acting)
        freed += seat not in acting
        move = position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat))
        _views_stay(table, position, seat, move, trail)
        earlier.append((position, mark))
        position = _sound_after(position, seat, move, trail)
        trail.add(seat, table.game.print(move))
        # Whoever is free to move may make a game longer, as long as the others let it.
        if not freed and len(trail.played) > table.game.longest:
            raise Broken("T11", f"more than the promised {table.game.longest} moves", str(trail))
    for number, (kept, mark) in enumerate(earlier):
        if kept.digest() != mark:
            raise Broken("T2", f"the position before move {number + 1} changed later", str(trail))
    return len(earlier)


def _views_stay(table: Table, position: Position, seat: int, move: AnyMove, trail: Trail) -> None:
    """A view taken of a position is not changed by what is played there next."""
    twin = position.copy()
    views = [table.game.view(twin, viewer) for viewer in (PUBLIC, *range(table.seats))]
    before = [digest(view) for view in views]
    twin.play(seat, move)
    if [digest(view) for view in views] != before:
        raise Broken("T2", f"a view changed after it was taken, when {move!r} was played", str(trail))


def played(position: Position, seat: int, move: AnyMove, trail: Trail) -> Position:
    """A copy of `position` after `move`."""
    after = position.copy()
    sink: list[Event] = []
    after.sink = sink
    try:
        after.play(seat, move)
    except Exception as wrong:
        raise Broken("T1", f"{move!r} is legal, but raised {wrong!r}", str(trail)) from wrong
    after.sink = None
    owned = _lists(after)
    for event in sink:
        if owned & _lists((event.public, event.secret)):
            raise Broken("T2", f"the event {event.kind!r} shares a list with the position", str(trail))
        if event.kind not in trail.table.game.events:
            raise Broken("T1", f"the event {event.kind!r} is not declared", str(trail))
        taken = RESERVED & {*event.public, *(event.secret or {})}
        if taken:
            raise Broken("T1", f"the event {event.kind!r} has a parameter called {taken.pop()!r}", str(trail))
    return after


def _lists(value: object) -> set[int]:
    """Every list and dict inside `value`, by identity."""
    found: set[int] = set()
    waiting = [value]
    while waiting:
        one = waiting.pop()
        inside: list[object] = []
        if isinstance(one, Record):
            inside = [getattr(one, name) for name in type(one).fields]
        elif isinstance(one, (list, tuple)):
            inside = [*one]
        elif isinstance(one, dict):
            inside = [*one.values()]
        if isinstance(one, (list, dict)):
            found.add(id(one))
        waiting += [other for other in inside if isinstance(other, (Record, list, tuple, dict))]
    return found


def examine(table: Table, position: Position, draw: Draw, trail: Trail) -> None:
    """Everything that must hold at any one position."""
    broken = position.audit()
    if broken:
        raise Broken("T3", "; ".join(broken), str(trail))
    _copies(position, trail)
    _reads_back(table, position, trail)
    acting = position.acting()
    if acting != [NATURE] and (sorted(set(acting)) != acting or not set(acting) <= set(range(table.seats))):
        raise Broken("T1", f"acting is {acting}: seats in order, or NATURE alone", str(trail))
    free = position.free()
    idle = set(range(table.seats)).difference(acting) if acting not in ([], [NATURE]) else set()
    if sorted(set(free)) != free or not set(free) <= idle:
        raise Broken("T1", f"free is {free} while {acting} act: seats in order that nobody waits for", str(trail))
    outcome = position.outcome()
    if (not acting) != (outcome is not None):
        raise Broken("T1", f"acting is {acting}, but the outcome is {outcome}", str(trail))
    for seat in (PUBLIC, NATURE, *range(table.seats), table.seats):
        if seat in acting or seat in free:
            _acts(table, position, seat, draw, trail)
        elif position.legal(seat):
            raise Broken("T1", f"seat {seat} is not acting but has legal moves", str(trail))
        else:
            _accepts_nothing(table, position, seat, draw, trail)
    if outcome is not None:
        _ends(table, position, trail)


def _copies(position: Position, trail: Trail) -> None:
    twin = position.copy()
    if type(twin) is not type(position) or twin.digest() != position.digest():
        different = [name for name in type(position).fields if getattr(twin, name, None) != getattr(position, name)]
        raise Broken("T2", f"a copy differs in {different}", str(trail))


def _reads_back(table: Table, position: Position, trail: Trail) -> None:
    """T9: a position written as JSON and filled from it is the same."""
    again = table.game.blank(table.seats)
    again.fill(json.loads(json.dumps(position.plain())), table.game.parts())
    if again.digest() != position.digest():
        raise Broken("T9", "a position read back from its JSON differs", str(trail))
    if [again.legal(seat) for seat in again.acting()] != [position.legal(seat) for seat in position.acting()]:
        raise Broken("T9", "a position read back from its JSON has other moves", str(trail))


def _acts(table: Table, position: Position, seat: int, draw: Draw, trail: Trail) -> None:
    game = table.game
    legal = position.legal(seat)
    if not legal:
        raise Broken("T1", f"seat {seat} may act and has no move", str(trail))
    if not rising([game.order(move) for move in legal]):
        raise Broken("T1", f"legal moves of seat {seat} out of canonical order or twice: {legal}", str(trail))
    for move in legal:
        if isinstance(move, Timed):
            raise Broken("T1", f"{move!r} is listed, but only the clock plays it", str(trail))
        refusal = position.refusal(seat, move)
        if refusal is not None:
            raise Broken("T1", f"{move!r} is legal, but refused: {refusal!r}", str(trail))
        if game.parse(game.print(move)) != move or game.decode(json.loads(json.dumps(move.plain()))) != move:
            raise Broken("T9", f"{move!r} written and read back is another move", str(trail))
    for _ in range(SIBLINGS):
        _sound_after(position, seat, draw.pick(legal), trail)
    for move in arbitrary_moves(position, draw):
        if position.refusal(seat, move) is None:
            if not type(move).open_ended and move not in legal:
                raise Broken("T1", f"{move!r} is accepted but missing from legal", str(trail))
            if type(move) not in [type(one) for one in legal]:
                raise Broken("T1", f"{move!r} is accepted, but legal lists no {type(move).verb!r}", str(trail))
            _sound_after(position, seat, move, trail)
    if seat == NATURE:
        _weighs(table, position, trail)
        return
    if seat in position.acting():
        after = _clock_plays(table, position, seat, position.timeout(seat), trail)
        _passes(position, seat, after, trail)
    last = position.deadline()
    if last is not None:
        _clock_plays(table, position, last[0], last[1], trail)
    _chooses(position, seat, legal, draw, trail)


def _clock_plays(table: Table, position: Position, seat: int, move: AnyMove, trail: Trail) -> Position:
    """The clock plays for a seat at the table, and what it plays can be stored and is its own or allowed."""
    if not 0 <= seat < table.seats:
        raise Broken("T1", f"the clock plays {move!r} for the seat {seat}", str(trail))
    if type(move) not in type(position).moves or isinstance(move, Chance) or move.misshapen() is not None:
        raise Broken("T1", f"the clock plays {move!r}, which is none of its moves", str(trail))
    if not isinstance(move, Timed) and position.refusal(seat, move) is not None:
        raise Broken("T1", f"the move for a timeout, {move!r}, is refused", str(trail))
    return _sound_after(position, seat, move, trail)


def _passes(position: Position, seat: int, after: Position, trail: Trail) -> None:
    """Where a window is optional, not answering lets it pass: a standing answer would never come to an end."""
    asked = position.pending[-1] if position.pending else None
    if asked is None or not type(asked).window or not asked.optional(position, seat):
        return
    if seat in after.acting() and after.question() == position.question():
        raise Broken(
            "T1", f"seat {seat} has let the window {type(asked).window!r} pass, and is asked again", str(trail)
        )


def _sound_after(position: Position, seat: int, move: AnyMove, trail: Trail) -> Position:
    """The position after `move`, which is sound."""
    after = played(position, seat, move, trail)
    broken = after.audit()
    if broken and position.audit():
        raise Broken("T2", f"playing {move!r} on a copy changed the position it was copied from", str(trail))
    if broken:
        raise Broken("T3", f"after {move!r}: " + "; ".join(broken), str(trail))
    return after


def arbitrary_moves(position: Position, draw: Draw, tries: int = TRIES) -> list[AnyMove]:
    """Moves of the right shape that nobody vetted, of every verb."""
    return [
        verb(*[slot.some(draw) for slot in verb.slots])
        for verb in type(position).moves
        for _ in range(tries if verb.slots else 1)
    ]


def _accepts_nothing(table: Table, position: Position, seat: int, draw: Draw, trail: Trail) -> None:
    for move in arbitrary_moves(position, draw, 1):
        if position.refusal(seat, move) is None:
            raise Broken("T1", f"seat {seat} is not acting, but {move!r} is accepted", str(trail))
    if position.choices(seat, ()).refusal is None:
        raise Broken("T1", f"seat {seat} is not acting, but is given choices", str(trail))


def _weighs(table: Table, position: Position, trail: Trail) -> None:
    outcomes = position.outcomes()
    if [move for move, _ in outcomes] != position.legal(NATURE):
        raise Broken("T1", "NATURE's legal moves are not those of her outcomes", str(trail))
    for move, weight in outcomes:
        if weight <= 0:
            raise Broken("T1", f"{move!r} has the weight {weight}", str(trail))


def _chooses(position: Position, seat: int, legal: list[AnyMove], draw: Draw, trail: Trail) -> None:
    """Every listed move can be put together step by step, and every step leads to one."""
    verbs = position.choices(seat, ())
    if verbs.slot != "verb" or verbs.candidates != list(dict.fromkeys(type(move).verb for move in legal)):
        raise Broken("T1", f"choices begin with {verbs.candidates}, not with the verbs of the legal moves", str(trail))
    for move in [draw.pick(legal) for _ in range(SIBLINGS)]:
        whole: tuple[Value, ...] = (type(move).verb, *move.values())
        for length in range(1, len(whole)):
            step = position.choices(seat, whole[:length])
            if step.complete or step.slot != type(move).slots[length - 1].name or step.refusal is not None:
                raise Broken("T1", f"choices after {whole[:length]} are {step!r}", str(trail))
            if not type(move).open_ended and whole[length] not in step.candidates:
                raise Broken("T1", f"{move!r} is legal, but choices after {whole[:length]} lack it", str(trail))
        last = position.choices(seat, whole)
        if not last.complete or last.refusal is not None or last.candidates:
            raise Broken("T1", f"{move!r} is legal, but choices end with {last!r}", str(trail))
    for move in arbitrary_moves(position, draw):
        said = position.choices(seat, (type(move).verb, *move.values()))
        refusal = position.refusal(seat, move)
        if said.complete != (refusal is None) or said.refusal != refusal:
            raise Broken("T1", f"choices say {said!r} of {move!r}, but refusal is {refusal!r}", str(trail))


def _ends(table: Table, position: Position, trail: Trail) -> None:
    outcome = position.outcome()
    assert outcome is not None
    game = table.game
    if len(outcome.scores) != table.seats or len(outcome.ranks) != table.seats:
        raise Broken("T1", f"the outcome is not one for {table.seats} seats: {outcome!r}", str(trail))
    if outcome.reason not in game.ends:
        raise Broken("T1", f"the end {outcome.reason!r} is not declared", str(trail))
    for one in outcome.standings():
        for item in one.items:
            if item.label not in game.items:
                raise Broken("T1", f"the item {item.label!r} is not declared", str(trail))
    for seat, rank in enumerate(outcome.ranks):
        better = [other for other in range(table.seats) if outcome.ranks[other] < rank]
        rivals = [sum(item.points for item in mine) for mine in outcome.rivals.values()]
        ahead = len(better) + len([points for points in rivals if points > outcome.scores[seat]])
        if rank != 1 + ahead or any(outcome.scores[other] < outcome.scores[seat] for other in better):
            raise Broken("T1", f"ranks {outcome.ranks} do not follow from scores {outcome.scores}", str(trail))


Policy = Callable[[Position, int, Draw], AnyMove]


def check_ends(table: Table, games: int = 5, seed: int = 1) -> None:
    """T11: however stubbornly it is played, the game ends within its bound."""
    policies: dict[str, Policy] = {
        "the first legal move": lambda position, seat, draw: position.legal(seat)[0],
        "the last legal move": lambda position, seat, draw: position.legal(seat)[-1],
        "the move of a timeout": lambda position, seat, draw: position.timeout(seat),
        "any move": lambda position, seat, draw: draw.pick(position.legal(seat)),
    }
    for name, policy in policies.items():
        for draw, trail in draws(table, games, seed):
            position = table.begin()
            steps = 0
            while acting := position.acting():
                seat = draw.pick(acting)
                position.play(seat, position.chance(draw) if seat == NATURE else policy(position, seat, draw))
                steps += 1
                if steps > table.game.longest:
                    raise Broken("T11", f"always {name}: more than {table.game.longest} moves", str(trail))
