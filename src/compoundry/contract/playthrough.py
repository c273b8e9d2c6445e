"""T5: a whole game as a text that a person reads, kept beside the tests and compared with every run.

It shows at every step who acts, what is legal, what each viewer is told, and why three wrong
moves are refused; of a long game, of the beginning and of what is new.  When the rules change on purpose, make it
anew and read the difference.
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

WHOLE = 100
"""So many entries are written out, and those that tell of something for the first time; of the others only what
was played, and the fingerprint."""


def playthrough(table: Table, seed: int) -> str:
    """The text of the random game of `seed`."""
    match, draw = random_match(table, seed), FastDraw(seed)
    lines = opening(match, f"{table}, seed {seed}")
    known: set[str] = set()
    while not match.over():
        before = asked(match, draw)
        seat = draw.pick(movers(match.position))
        move = draw.pick(match.position.legal(seat))
        match.submit(seat, move, match.ticket(seat))
        kinds = kinds_told(match)
        whole = len(match.entries) <= WHOLE or not kinds <= known
        known |= kinds
        lines += [*before, ""] if whole else []
        lines.append(f"entry {len(match.entries) - 1}: seat {seat} plays {match.game.print(move)}")
        lines += told(match) if whole else [fingerprinted(match)]
    return "\n".join([*lines, *ending(match)]) + "\n"


def opening(match: Match, title: str) -> list[str]:
    """How a game begins."""
    return [title, f"schema {match.game.schema()}", "", *told(match), "", *_seen(match)]


def ending(match: Match) -> list[str]:
    """How it ends."""
    outcome = match.outcome()
    assert outcome is not None
    return ["", f"end: {plainly(outcome.plain())}", *_seen(match)]


def _seen(match: Match) -> list[str]:
    """What each viewer knows now."""
    viewers = (PUBLIC, *range(match.header.seats))
    return [f"view of {_name(viewer)}: {plainly(match.view(viewer).plain())}" for viewer in viewers]


def told(match: Match) -> list[str]:
    """What followed the last entry, what everybody heard, and what only some did."""
    last = len(match.entries) - 1
    steps = [f"{_name(seat)} {match.game.print(move)}" for seat, move in match.entries[-1].then]
    lines = [f"  then {', '.join(steps)}"] if steps else []
    public = match.events(PUBLIC, last - 1)
    lines += [f"  {plainly(event)}" for event in public]
    for seat in range(match.header.seats):
        lines += [
            f"  {_name(seat)} alone: {plainly(event)}"
            for event, heard in zip(match.events(seat, last - 1), public)
            if event != heard
        ]
    return [*lines, fingerprinted(match)]


def kinds_told(match: Match) -> set[str]:
    """The kinds of the events of the last entry."""
    return {str(event["kind"]) for event in match.events(PUBLIC, len(match.entries) - 2)}


def fingerprinted(match: Match) -> str:
    return f"  digest {match.digest()}"


def asked(match: Match, draw: FastDraw) -> list[str]:
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


def plainly(plain: Plain | dict[str, Plain]) -> str:
    """Plain data as it stands in the text."""
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
    compare(path, playthrough(table, seed), str(table))


def compare(path: Path, text: str, where: str) -> None:
    """Compare a text with the one that is kept."""
    kept = path.read_text(encoding="utf-8").splitlines()
    made = text.splitlines()
    for number, (old, new) in enumerate(zip(kept, made), 1):
        if old != new:
            raise Broken("T5", f"{path.name} line {number} was {old!r} and is {new!r}", where)
    if len(kept) != len(made):
        raise Broken("T5", f"{path.name} had {len(kept)} lines and has {len(made)}", where)
