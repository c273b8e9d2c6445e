"""Measure everything and say it in tables: `make bench`, or `python benchmarks/run.py`.

benchmarks/README.md says what is measured and how to read it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import prepare
from plan import PEER, ROOT, Group, Thing, groups
from report import REACHED, Measured, Table, spread

HISTORY: Final = ROOT / "benchmarks" / "history.md"
LONGEST: Final = 300.0
"""Seconds after which a measuring process is given up."""


class Failed(Exception):
    """A measuring process did not give a result."""


def main() -> int:
    given = _arguments()
    ready, notes = prepare.places()
    core = _pin()
    head, load = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, commit {_commit()}", _load()
    tables: list[Table] = []
    for group in given.groups:
        print(f"{group.name}: {given.rounds} rounds of {len(group.things)} ...", file=sys.stderr, flush=True)
        tables.append(measured(group, ready, given.rounds, given.seconds))
    how = f"{given.rounds} rounds of {given.seconds:g} s CPU a figure, {core}"
    body = [*_circumstances(tables, load), f"{how}; calibration {_calibration(tables)}", *notes]
    for table in tables:
        body += ["", *table.lines()]
    print("\n".join(["", head, *body]))
    if given.keep:
        with HISTORY.open("a", encoding="utf-8") as history:
            history.write("\n".join([f"\n## {head}", "", "```text", *body, "```", ""]))
    return _verdict(tables, ready)


def measured(group: Group, ready: dict[str, prepare.Place], rounds: int, seconds: float) -> Table:
    """The things of a group in turn, each in a process of its own, round by round."""
    rows = [Measured(thing) for thing in group.things]
    for number in range(rounds):
        for row in rows:
            if row.missing:
                continue
            try:
                row.rounds.append(_once(row.thing, ready, seconds, number))
            except Failed as why:
                row.rounds, row.missing = [], str(why)
    return Table(group, rows)


def _once(thing: Thing, ready: dict[str, prepare.Place], seconds: float, seed: int) -> dict[str, Any]:
    place = ready.get(thing.place)
    if place is None:
        raise Failed("see the note above")
    command = [str(place.python), str(place.script), thing.way, thing.game, f"--seconds={seconds}", f"--seed={seed}"]
    try:
        child = subprocess.run(
            command,
            env=place.environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"no result in {LONGEST:.0f} s") from None
    if child.returncode != 0:
        said = child.stderr.strip().splitlines() or ["no word"]
        raise Failed(f"{said[-1][:120]} (exit code {child.returncode})")
    result: dict[str, Any] = json.loads(child.stdout.splitlines()[-1])
    if result.get("mode", thing.place) != thing.place:
        raise Failed(f"what ran was {result['mode']}")
    return result


def _arguments() -> argparse.Namespace:
    known = {group.name: group for group in groups()}
    parser = argparse.ArgumentParser(description="Measure our engine beside its peers.")
    parser.add_argument("group", nargs="*", help=f"only these tables, not kept in history.md: {', '.join(known)}")
    parser.add_argument("--quick", action="store_true", help="a first look: short, and not kept in history.md")
    given = parser.parse_args()
    unknown = [name for name in given.group if name not in known]
    if unknown:
        parser.error(f"no table is called {unknown[0]!r}; there are {', '.join(known)}")
    given.groups = [known[name] for name in given.group or known]
    given.rounds, given.seconds = (3, 0.1) if given.quick else (11, 0.5)
    given.keep = not given.quick and not given.group
    return given


def _pin() -> str:
    """Keep this process and all that it starts on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return "on any core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"on core {core}"


def _circumstances(tables: list[Table], load: str) -> list[str]:
    """On what machine, with what, and beside what else."""
    peers = sorted({row.rounds[0]["version"] for table in tables for row in table.rows if _is_peer(row)})
    machine = f"{_processor()}, {os.cpu_count()} cores, {platform.system()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return [f"{machine}; {python}; load {load} before, {_load()} after", f"Peers: {', '.join(peers) or 'none'}"]


def _is_peer(row: Measured) -> bool:
    return row.thing.place == PEER and bool(row.rounds)


def _calibration(tables: list[Table]) -> str:
    every = [one["calibration"] for table in tables for row in table.rows for one in row.rounds]
    return f"{statistics.median(every):.1f} ms {spread(every)}" if every else "none"


def _processor() -> str:
    known = Path("/proc/cpuinfo")
    names = [line for line in known.read_text().splitlines() if line.startswith("model name")] if known.exists() else []
    return names[0].split(":")[1].strip() if names else platform.processor() or platform.machine()


def _load() -> str:
    return f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "unknown"


def _commit() -> str:
    """The commit that was measured; history.md itself does not count as a change of it."""
    commit = _git("rev-parse", "--short", "HEAD")
    changes = _git("status", "--porcelain", "--", ".", ":!benchmarks/history.md")
    return f"{commit or 'unknown'}{'+changes' if changes else ''}"


def _git(*words: str) -> str:
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


def _verdict(tables: list[Table], ready: dict[str, prepare.Place]) -> int:
    """1 when something of ours fails or engines do not play the same game; figures that are missed are only named."""
    wanted = [(table, verdict) for table in tables for verdict in table.verdicts() if verdict.wanted]
    missed = [f"{table.group.name}: {verdict}" for table, verdict in wanted if verdict.state != REACHED]
    if wanted:
        print("\n".join(["", f"Reached: {len(wanted) - len(missed)} of {len(wanted)} figures.", *missed]))
    ours = [row for table in tables for row in table.rows if row.thing.place != PEER and row.thing.place in ready]
    broken = any(row.missing for row in ours) or any(table.differs() for table in tables)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
