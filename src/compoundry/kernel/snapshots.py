"""A shortcut into a long log: where a match stood after some of its entries.

A snapshot only shortens loading.  It is plain data, holds every secret of the game, and is
good for one log and one shape of positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from compoundry.kernel import log
from compoundry.kernel.errors import BadInput
from compoundry.kernel.position import Position
from compoundry.kernel.values import Plain, digest

if TYPE_CHECKING:
    from compoundry.kernel.match import Match


class Memory:
    """How things stood before an entry, for as long as it can be undone."""

    def __init__(self, entry: int, seat: int, position: Position) -> None:
        self.entry = entry
        self.seat = seat
        self.position = position


def take(match: Match) -> dict[str, Plain]:
    """All that `resume` needs to stand where `match` stands."""
    body: dict[str, Plain] = {
        "entries": len(match.entries),
        "schema": match.game.schema(),
        "position": match.position.plain(),
        "revealed": match.revealed,
        "memories": [[one.entry, one.seat, one.position.plain()] for one in match.memories],
        "tickets": [one for one in match.tickets],
        "questions": [one for one in match.questions],
        "standing": [[window for window in mine] for mine in match.standing],
    }
    body["digest"] = digest(body)
    return body


def resume(match: Match, snapshot: dict[str, Any], bodies: list[dict[str, Any]]) -> None:
    """Let a new match stand where the snapshot was taken; `bodies` are the entries of its log.

    What was told before is not told again.
    """
    try:
        rest = {name: value for name, value in snapshot.items() if name != "digest"}
        if digest(rest) != snapshot["digest"] or snapshot["schema"] != match.game.schema():
            raise BadInput("snapshot")
        count: int = snapshot["entries"]
        match.position = _filled(match, snapshot["position"])
        match.revealed = bool(snapshot["revealed"])
        match.memories = [Memory(entry, seat, _filled(match, plain)) for entry, seat, plain in snapshot["memories"]]
        match.tickets = [int(one) for one in snapshot["tickets"]]
        match.questions = [int(one) for one in snapshot["questions"]]
        match.standing = [[str(one) for one in mine] for mine in snapshot["standing"]]
        for number in range(count):
            place = f"entry {number}"
            entry = log.entry_of(bodies[number], place, match.game.decode)
            entry.then = log.steps_of(bodies[number], place, match.game.decode)
            match.entries.append(entry)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as wrong:
        raise BadInput("snapshot") from wrong
    match.first_told = count


def _filled(match: Match, plain: Any) -> Position:
    position = match.game.blank(match.header.seats)
    position.fill(plain, match.game.parts())
    return position
