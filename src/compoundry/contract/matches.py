"""T9, second half: what a `Match` does with a game comes back the same.

Undo restores the digest; a saved game loads to the same state, from its beginning or from a
snapshot; the seed explains every draw; a stale ticket and another seat's move change nothing;
events after a cursor are those of the whole list.
"""

from __future__ import annotations

import json

from compoundry.contract.table import Broken, Table, Trail, draws, movers
from compoundry.kernel import PUBLIC, Ack, AnyMove, BadInput, Draw, Match, Plain, Refusal, Seed

CURSORS = 20
"""From so many entries on, each viewer's events are asked for."""


def random_match(table: Table, seed: int) -> Match:
    """A match at its beginning, its chance and its seats' moves settled by `seed`."""
    return Match.start(table.game, table.given, table.seats, Seed.from_int(seed), str(table))


def random_submit(match: Match, draw: Draw) -> Ack:
    """One random move by one of the seats that may act."""
    seat = draw.pick(movers(match.position))
    return _submit(match, seat, draw.pick(match.position.legal(seat)))


def _submit(match: Match, seat: int, move: AnyMove) -> Ack:
    done = match.submit(seat, move, match.ticket(seat))
    if isinstance(done, Refusal):
        where = f"{match.header.table}, entry {len(match.entries)}"
        raise Broken("T1", f"{move!r} is legal for seat {seat}, but the match refuses: {done!r}", where)
    return done


def check_matches(table: Table, games: int = 4, seed: int = 1) -> None:
    """Play random matches with undos, stale tickets and standing answers, and store them in every way."""
    for number, (draw, trail) in enumerate(draws(table, games, seed)):
        match = random_match(table, trail.seed)
        snapshots = [match.snapshot()]
        while not match.over():
            _undo_restores(match, draw, trail)
            _stale_is_refused(match, draw, trail)
            if match.over():
                break
            if draw.below(8) == 0:
                _stand(match, draw)
            if draw.below(12) == 0 and not match.over():
                _time_is_up(match, draw, trail)
            if draw.below(10) == 0:
                snapshots.append(match.snapshot())
        _stored(match, trail)
        for snapshot in snapshots:
            _resumed(match, snapshot, trail)
        _forks(match, draw, trail)
        _tells(match, table, draw, trail)
        if number == 0:
            _verified(match, Seed.from_int(trail.seed), trail)


def _undo_restores(match: Match, draw: Draw, trail: Trail) -> None:
    before = match.digest()
    seat = draw.pick(movers(match.position))
    move = draw.pick(match.position.legal(seat))
    _submit(match, seat, move)
    trail.add(seat, match.game.print(move))
    if match.undoable(seat) is not None:
        return
    after = match.digest()
    if isinstance(match.undo(seat), Refusal) or match.digest() != before:
        raise Broken("T9", f"undoing {move!r} does not restore the position", str(trail))
    _submit(match, seat, move)
    if match.digest() != after and not match.entries[-1].then:
        raise Broken("T9", f"{move!r}, undone and played again, leads elsewhere", str(trail))


def _stale_is_refused(match: Match, draw: Draw, trail: Trail) -> None:
    """A move for a question that is no longer open changes nothing."""
    if match.over():
        return
    seat = draw.pick(movers(match.position))
    before, entries = match.digest(), len(match.entries)
    stale = match.submit(seat, draw.pick(match.position.legal(seat)), match.ticket(seat) - 1)
    if not isinstance(stale, Refusal) or match.digest() != before or len(match.entries) != entries:
        raise Broken("T9", "a stale ticket was taken", str(trail))


def _time_is_up(match: Match, draw: Draw, trail: Trail) -> None:
    """The clock plays for a seat, or ends the game where a time was agreed on."""
    seat = draw.pick(match.position.acting())
    rings = draw.below(12) == 0 and match.position.deadline() is not None
    done = match.ring() if rings else match.expire(seat, match.ticket(seat))
    if isinstance(done, Refusal):
        raise Broken("T1", f"the clock may not play for seat {seat}: {done!r}", str(trail))
    trail.add(seat, "time is up")


def _stand(match: Match, draw: Draw) -> None:
    windows = match.game.windows()
    if windows:
        match.stand(draw.below(match.header.seats), draw.pick(windows), draw.below(2) == 0)


def _stored(match: Match, trail: Trail) -> None:
    again = _loaded(match, trail)
    if again.digest() != match.digest() or again.save(reveal=True) != match.save(reveal=True):
        raise Broken("T9", "a saved game loads to another", str(trail))
    viewers = (PUBLIC, *range(match.header.seats))
    if again.tickets != match.tickets or any(again.events(one) != match.events(one) for one in viewers):
        raise Broken("T9", "a loaded game has other tickets or tells another story", str(trail))


def _resumed(match: Match, snapshot: dict[str, Plain], trail: Trail) -> None:
    again = _loaded(match, trail, json.loads(json.dumps(snapshot)))
    if again.digest() != match.digest() or again.snapshot() != match.snapshot():
        raise Broken("T9", f"a game loaded from a snapshot after {snapshot['entries']} entries differs", str(trail))


def _loaded(match: Match, trail: Trail, snapshot: dict[str, Plain] | None = None) -> Match:
    try:
        return Match.load(match.save(reveal=True), match.game, snapshot=snapshot)
    except BadInput as wrong:
        how = "" if snapshot is None else f" from a snapshot after {snapshot['entries']} entries"
        raise Broken("T9", f"a saved game does not load{how}: {wrong}", str(trail)) from wrong


def _forks(match: Match, draw: Draw, trail: Trail) -> None:
    entry = draw.below(len(match.entries))
    fork = match.fork(entry, Seed.from_int(7))
    while not fork.over():
        random_submit(fork, draw)
    if [one.plain(n) for n, one in enumerate(fork.entries[: entry + 1])] != [
        one.plain(n) for n, one in enumerate(match.entries[: entry + 1])
    ]:
        raise Broken("T9", f"a fork after entry {entry} has another past", str(trail))
    _verified(fork, Seed.from_int(7), trail)
    _loaded(fork, trail)


def _verified(match: Match, seed: Seed, trail: Trail) -> None:
    try:
        match.verify(seed)
    except BadInput as wrong:
        raise Broken("T9", f"the draws of a game do not follow from its seed: {wrong}", str(trail)) from wrong


def _tells(match: Match, table: Table, draw: Draw, trail: Trail) -> None:
    """Each viewer is told the same with a cursor as without."""
    for viewer in (PUBLIC, *range(table.seats)):
        whole = match.events(viewer)
        for since in (-1, 0, *[draw.below(len(match.entries)) for _ in range(CURSORS)]):
            if match.events(viewer, since) != [event for event in whole if _entry(event) > since]:
                raise Broken("T9", f"viewer {viewer} is told otherwise with the cursor {since}", str(trail))


def _entry(event: dict[str, Plain]) -> int:
    number = event["entry"]
    assert isinstance(number, int)
    return number
