"""T5 for games that chance seldom plays: a stored game with whatever was played, told as a text like a playthrough.

The game is kept as a log that reveals its seed, and beside it the text under the same name.
What the clock played, what was taken back and which windows were passed for good stands in it
like every move.
"""

from __future__ import annotations

from pathlib import Path

from compoundry.contract.playthrough import asked, compare, ending, fingerprinted, kinds_told, opening, plainly, told
from compoundry.contract.table import Broken
from compoundry.kernel import BadInput, FastDraw, Game, Match
from compoundry.kernel.log import Clocked, Entry, Moved, Stood, Undone

WRITTEN = 20
"""So many entries at the beginning of a game and at its end are written out, and those that tell of something
for the first time; of the others what was played."""


def retold(stored: Match) -> str:
    """The text of a finished game that reveals its seed: it is played again, command by command."""
    header, draw = stored.header, FastDraw(1)
    options = {name: value for name, value in header.options.items() if isinstance(value, (int, str))}
    match = Match.start(stored.game, options, header.seats, stored.seed, header.table)
    chosen = "".join(f", {name}={value}" for name, value in options.items())
    lines = opening(match, f"{header.table}, {header.seats} seats{chosen}")
    known: set[str] = set()
    for number, entry in enumerate(stored.entries[1:], 1):
        before = asked(match, draw)
        _play(match, entry)
        kinds = kinds_told(match)
        whole = number <= WRITTEN or number > len(stored.entries) - 1 - WRITTEN or not kinds <= known
        known |= kinds
        lines += ["", *before] if whole else []
        lines.append(f"entry {number}: seat {entry.seat} {plainly(entry.said())}")
        lines += told(match) if whole else [fingerprinted(match)]
    return "\n".join([*lines, *ending(match)]) + "\n"


def _play(match: Match, entry: Entry) -> None:
    """The same command once more."""
    seat = entry.seat
    if isinstance(entry, Clocked):
        if match.position.deadline() == (seat, entry.move):
            match.ring()
        else:
            match.expire(seat, match.ticket(seat))
    elif isinstance(entry, Moved):
        match.submit(seat, entry.move, match.ticket(seat))
    elif isinstance(entry, Undone):
        match.undo(seat)
    elif isinstance(entry, Stood):
        match.stand(seat, entry.window, entry.passes)


def write_retold(texts: Path, logs: Path, name: str, match: Match) -> None:
    """Keep a finished game under a name, as a log and as a text."""
    stem = f"{match.game.id}-v{match.game.version}-{name}"
    for folder, kind, text in ((logs, "log", match.save(reveal=True)), (texts, "txt", retold(match))):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{stem}.{kind}").write_text(text, encoding="utf-8")


def check_retold(texts: Path, logs: Path, game: Game) -> dict[str, str]:
    """Compare every text of a stored game with its log; by name, why the game ended."""
    ends: dict[str, str] = {}
    begin = f"{game.id}-v{game.version}-"
    for path in sorted(texts.glob(f"{begin}*.txt")):
        log = logs / f"{path.stem}.log"
        if not log.is_file():
            raise Broken("T5", f"the game that {path.name} tells is not kept at {log.name}")
        try:
            stored = Match.load(log.read_text(encoding="utf-8"), game)
        except BadInput as wrong:
            raise Broken("T5", f"{log.name} no longer plays: {wrong}") from wrong
        compare(path, retold(stored), log.name)
        outcome = stored.outcome()
        assert outcome is not None
        ends[path.stem.removeprefix(begin)] = outcome.reason
    return ends
