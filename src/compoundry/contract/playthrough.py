"""T5: a whole game as a text that a person reads, kept beside the tests and compared with every run.

It shows at every step who acts, what is legal, what each viewer is told, and why three wrong
moves are refused.  When the rules change on purpose, make it anew and read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path

from compoundry.contract.matches import random_match
from compoundry.contract.table import Broken, Table, movers
from compoundry.contract.walk import arbitrary_moves
from compoundry.kernel import PUBLIC, Chance, FastDraw, Match, Plain

LISTED = 12
"""So many legal moves are written out; of the others the number."""

WRONG = 3


def playthrough(table: Table, seed: int) -> str:
    """The text of the random game of `seed`."""
    match, draw = random_match(table, seed), FastDraw(seed)
    lines = [f"{table}, seed {seed}", f"schema {table.game.schema()}", ""]
    lines += [*_told(match, table), "", *_seen(match, table)]
    while not match.over():
        lines += _asked(match, draw)
        seat = draw.pick(movers(match.position))
        move = draw.pick(match.position.legal(seat))
        match.submit(seat, move, match.ticket(seat))
        lines += ["", f"entry {len(match.entries) - 1}: seat {seat} plays {match.game.print(move)}"]
        lines += _told(match, table)
    outcome = match.outcome()
    assert outcome is not None
    lines += ["", f"end: {_json(outcome.plain())}"]
    return "\n".join([*lines, *_seen(match, table)]) + "\n"


def _seen(match: Match, table: Table) -> list[str]:
    """What each viewer knows now."""
    viewers = (PUBLIC, *range(table.seats))
    return [f"view of {_name(viewer)}: {_json(match.view(viewer).plain())}" for viewer in viewers]


def _told(match: Match, table: Table) -> list[str]:
    """What followed, what everybody heard, and what only some did."""
    last = len(match.entries) - 1
    steps = [f"{_name(seat)} {match.game.print(move)}" for seat, move in match.entries[-1].then]
    lines = [f"  then {', '.join(steps)}"] if steps else []
    public = match.events(PUBLIC, last - 1)
    lines += [f"  {_json(event)}" for event in public]
    for seat in range(table.seats):
        lines += [
            f"  {_name(seat)} alone: {_json(event)}"
            for event, heard in zip(match.events(seat, last - 1), public)
            if event != heard
        ]
    lines.append(f"  digest {match.digest()}")
    return lines


def _asked(match: Match, draw: FastDraw) -> list[str]:
    """What those who can move may do, and three things they may not."""
    position, lines = match.position, []
    for seat in movers(position):
        legal = [match.game.print(move) for move in position.legal(seat)]
        more = f" and {len(legal) - LISTED} more" if len(legal) > LISTED else ""
        lines.append(f"  {_name(seat)} (ticket {match.ticket(seat)}) may: {', '.join(legal[:LISTED])}{more}")
        tried = [move for move in arbitrary_moves(position, draw) if not isinstance(move, Chance)]
        wrong = [move for move in dict.fromkeys(tried) if position.refusal(seat, move)]
        for move in wrong[:WRONG]:
            lines.append(f"    not {match.game.print(move)}: {position.refusal(seat, move)!r}")
    return lines


def _name(seat: int) -> str:
    return {PUBLIC: "everybody", -1: "nature"}.get(seat, f"seat {seat}")


def _json(plain: Plain | dict[str, Plain]) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(", ", ": "))


def path_of(folder: Path, table: Table) -> Path:
    """Where the playthrough of `table` is kept."""
    chosen = "".join(f"-{name}-{value}" for name, value in table.given.items())
    return folder / f"{table.game.id}-{table.seats}{chosen}.txt"


def write_playthrough(folder: Path, table: Table, seed: int = 1) -> None:
    """Keep the random game of `seed` as a text, to be read once and compared from then on."""
    folder.mkdir(parents=True, exist_ok=True)
    path_of(folder, table).write_text(playthrough(table, seed), encoding="utf-8")


def check_playthrough(folder: Path, table: Table, seed: int = 1) -> None:
    """Compare with the text that is kept; the first line that differs is named."""
    path = path_of(folder, table)
    if not path.is_file():
        raise Broken("T5", f"no playthrough is kept at {path.name}", str(table))
    kept = path.read_text(encoding="utf-8").splitlines()
    made = playthrough(table, seed).splitlines()
    for number, (old, new) in enumerate(zip(kept, made), 1):
        if old != new:
            raise Broken("T5", f"{path.name} line {number} was {old!r} and is {new!r}", str(table))
    if len(kept) != len(made):
        raise Broken("T5", f"{path.name} had {len(kept)} lines and has {len(made)}", str(table))
