"""Makes anew what the tests compare with: playthroughs, finished games, fingerprints.

Run it when rules changed on purpose (then `Game.version` is raised too), and read what git
shows.  ``python tools/goldens.py [GAME...]``; without names, every game.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from endings import ENDINGS, played

from compoundry.contract import brief, record, tables, write_playthrough, write_retold
from compoundry.contract.determinism import fingerprint
from compoundry.kernel import Game
from compoundry.kernel.registry import find, modules

TESTS = Path(__file__).resolve().parent.parent / "tests"
FINGERPRINT_GAMES = 1000


def make(game: Game) -> str:
    """Everything kept of one game; its fingerprint."""
    for kept in [*(TESTS / "playthroughs").glob(f"{game.id}-*.txt"), *(TESTS / "corpus").glob(f"{game.id}-*.log")]:
        kept.unlink()
    for table in tables(game):
        write_playthrough(TESTS / "playthroughs", table)
    for seats in sorted({game.fewest, game.most}):
        for seed in (1, 2, 3):
            record(TESTS / "corpus", brief(game, seats), seed)
    for ending in ENDINGS.get(game.id, []):
        write_retold(TESTS / "playthroughs", TESTS / "corpus", ending.name, played(game, ending))
    return fingerprint(brief(game, game.most), 1, FINGERPRINT_GAMES)


def main() -> None:
    unknown = [name for name in sys.argv[1:] if name not in modules()]
    if unknown:
        sys.exit(f"There is no game called {unknown[0]}.\n\n{__doc__}")
    page = TESTS / "fingerprints.json"
    kept: dict[str, str] = json.loads(page.read_text(encoding="utf-8")) if page.is_file() else {}
    for name in sys.argv[1:] or modules():
        game = find(name)
        kept[f"{game.id}/{game.most}"] = make(game)
    page.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
