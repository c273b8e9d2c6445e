"""T12: finished games are kept, and play to the same end with every change of the code.

A game whose rules changed gets a new `Game.version`, and its corpus is recorded anew.
"""

from __future__ import annotations

from pathlib import Path

from compoundry.contract.matches import random_match, random_submit
from compoundry.contract.table import Broken, Table
from compoundry.kernel import BadInput, FastDraw, Game, Match


def record(folder: Path, table: Table, seed: int) -> None:
    """Keep the finished random game of `seed`, as a file named after its table."""
    match, draw = random_match(table, seed), FastDraw(seed)
    while not match.over():
        random_submit(match, draw)
    folder.mkdir(parents=True, exist_ok=True)
    chosen = "".join(f"-{name}-{value}" for name, value in table.given.items())
    name = f"{table.game.id}-v{table.game.version}-{table.seats}{chosen}-{seed}.log"
    (folder / name).write_text(match.save(reveal=True), encoding="utf-8")


def check_corpus(folder: Path, game: Game) -> int:
    """Play every kept game of the current version again; the number of them."""
    count = 0
    for path in sorted(folder.glob(f"{game.id}-v{game.version}-*.log")):
        try:
            match = Match.load(path.read_text(encoding="utf-8"), game)
            if match.outcome() is None or match.seed is None:
                raise Broken("T12", f"{path.name} is not finished, or does not reveal its seed")
            match.verify(match.seed)
        except BadInput as wrong:
            why = "did the rules change without a version?"
            raise Broken("T12", f"{path.name} no longer plays: {wrong}; {why}") from wrong
        count += 1
    if not count:
        raise Broken("T12", f"no game of {game.id} version {game.version} is kept")
    return count
