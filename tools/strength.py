"""How strong the bots of a game are, and whether its seats are fair: writes docs/strength/<game>.md.

`make strength` does it for every game in strength.toml, with compiled rules where there is a compiler.
"""

from __future__ import annotations

import datetime
import os
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from compoundry.arena.duel import Duel, fight
from compoundry.arena.report import wilson
from compoundry.arena.simulate import plan, simulate
from compoundry.kernel import registry
from compoundry.texts import Texts

ROOT: Final = Path(__file__).resolve().parents[1]
DEALS: Final = 500
SEED: Final = 1

PLANS: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "strength.toml").read_text(encoding="utf-8")
)


def main() -> None:
    names = sys.argv[1:] or list(PLANS)
    for name in names:
        if name not in PLANS:
            sys.exit(f"usage: strength.py [GAME ...], of {', '.join(PLANS)}")
    for name in names:
        page = ROOT / "docs" / "strength" / f"{name}.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text(written(name, PLANS[name]), encoding="utf-8")
        print(page.relative_to(ROOT))


def written(name: str, asked: dict[str, Any]) -> str:
    game = registry.find(name)
    jobs = os.cpu_count() or 1
    lines = [
        f"# {Texts('en', game).say('name')}: how strong the bots are",
        "",
        f"Made by `make strength` on {datetime.date.today()}, seed {SEED}. Wins come with their 99 % intervals;",
        "in a duel each deal is played twice, with the seats changed round, and to win is to be ahead of the other.",
        "A win that several share counts in part.",
        "",
        "| Duel | Seats | Options | Games | Wins of the first | 99 % interval |",
        "|---|---|---|---|---|---|",
    ]
    for options in asked["tables"]:
        seats = options.pop("seats", 2)
        lines += [_duel(name, one, other, seats, options, jobs) for one, other in asked["duels"]]
    lines += ["", "## Seats", "", asked["fairness"], ""]
    lines += ["| Seat | Games | Wins | 99 % interval |", "|---|---|---|---|"]
    fair = asked["fair"]
    tally = simulate(
        plan(game, fair["seats"], [fair["bot"]], SEED, game.settings(fair.get("options"))),
        range(fair["games"]),
        jobs,
    )
    for seat, score in enumerate(tally.seats):
        low, high = wilson(float(score.wins), score.games)
        lines.append(f"| {seat} | {score.games:,} | {float(score.wins / score.games):.1%} | {low:.1%} to {high:.1%} |")
    mean = sum(length * count for length, count in tally.lengths.items()) / tally.lengths.total()
    points = sum(score.points for score in tally.seats) / sum(score.games for score in tally.seats)
    ends = ", ".join(f"{reason} {count:,}" for reason, count in sorted(tally.ends.items()))
    lines += ["", f"{mean:,.0f} moves a game on average, {points:.1f} points a player; ends: {ends}.", ""]
    return "\n".join(lines)


def _duel(name: str, one: str, other: str, seats: int, options: dict[str, Any], jobs: int) -> str:
    found = fight(Duel(name, one, other, seats, tuple(options.items())), DEALS, SEED, jobs)
    said = ", ".join(f"{key}={value}" for key, value in options.items()) or "standard"
    between = f"{found.low:.1%} to {found.high:.1%}"
    return f"| {one} – {other} | {seats} | {said} | {found.games:,} | {found.rate:.1%} | {between} |"


if __name__ == "__main__":
    main()
