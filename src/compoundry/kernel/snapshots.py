"""A shortcut into a long log: where a match stood after some of its entries.

A snapshot only shortens loading.  It is plain data, holds every secret of the game, and is
good for one log and one shape of positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from compoundry.kernel import log
from compoundry.kernel.errors import BadInput
from compoundry.kernel.position import Position
from compoundry.kernel.values import KIND, Plain, digest

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
        "check": log.checks(match.header, match.entries)[-1],
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


def resume(match: Match, snapshot: dict[str, Any], stored: log.Stored) -> None:
    """Let a new match stand where the snapshot was taken, of this very log.

    What was told before is not told again.
    """
    try:
        rest = {name: value for name, value in snapshot.items() if name != "digest"}
        count = _number(snapshot["entries"], 1, len(stored.entries))
        sound = digest(rest) == snapshot["digest"] and snapshot["schema"] == match.game.schema()
        if not sound or snapshot["check"] != stored.checks[count]:
            raise BadInput("snapshot")
        seats = match.header.seats
        match.position = _filled(match, snapshot["position"])
        match.revealed = snapshot["revealed"] is True
        match.memories = [
            Memory(_number(entry, 0, count - 1), _number(seat, 0, seats - 1), _filled(match, plain))
            for entry, seat, plain in snapshot["memories"]
        ]
        match.tickets = _numbers(snapshot["tickets"], seats, count - 1)
        match.questions = _numbers(snapshot["questions"], seats, 2 * match.position.asked + 1)
        match.standing = [[str(one) for one in mine] for mine in snapshot["standing"]]
        if len(match.standing) != seats:
            raise BadInput("snapshot")
        for number in range(count):
            place = f"entry {number}"
            entry = log.entry_of(stored.entries[number], place, match.game.decode)
            entry.then = log.steps_of(stored.entries[number], place, match.game.decode)
            match.entries.append(entry)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as wrong:
        raise BadInput("snapshot") from wrong
    match.first_told = count


def _number(value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput("snapshot")
    return value


def _numbers(values: list[object], count: int, high: int) -> list[int]:
    """As many numbers as there are seats, none above `high`; -1 stands for none."""
    if len(values) != count:
        raise BadInput("snapshot")
    return [_number(one, -1, high) for one in values]


def _filled(match: Match, plain: Any) -> Position:
    position = match.game.blank(match.header.seats)
    if sorted(plain) != sorted((KIND, *type(position).fields)) or plain["seats"] != position.seats:
        raise BadInput("snapshot")
    position.fill(plain, match.game.parts())
    return position
