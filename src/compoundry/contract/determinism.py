"""T7: the same log gives the same digest, whatever else the process or the machine is doing.

Run as ``python -m compoundry.contract.determinism SEED GAMES SPEC...`` it prints a digest for
every game of each spec (`id/seats`), so that other processes and other Pythons can be compared.
"""

from __future__ import annotations

import os
import subprocess
import sys

from compoundry.contract.matches import random_match, random_submit
from compoundry.contract.table import Broken, Table, Trail, brief
from compoundry.kernel import FastDraw, Match
from compoundry.kernel.registry import find
from compoundry.kernel.values import digest


def fingerprint(table: Table, seed: int, games: int) -> str:
    """One digest over so many whole games: every entry and every position's end."""
    return digest([_play(table, Trail(table, seed + number)).save() for number in range(games)])


def _play(table: Table, trail: Trail) -> Match:
    match, draw = random_match(table, trail.seed), FastDraw(trail.seed)
    while not match.over():
        random_submit(match, draw)
    return match


def check_interleaved(table: Table, games: int = 3, seed: int = 1) -> None:
    """Two games played in turns end as each does alone."""
    for number in range(games):
        first, second = seed + number, seed + number + 1000
        alone = [_play(table, Trail(table, one)).save() for one in (first, second)]
        matches = [random_match(table, one) for one in (first, second)]
        sources = [FastDraw(one) for one in (first, second)]
        while not all(match.over() for match in matches):
            for match, source in zip(matches, sources):
                if not match.over():
                    random_submit(match, source)
        if [match.save() for match in matches] != alone:
            raise Broken("T7", "two games played in turns differ from the same games alone", f"{table}, seed {first}")


def check_processes(tables: list[Table], games: int = 2, seed: int = 1, python: str = sys.executable) -> None:
    """Other processes, with other hash seeds and the games imported in the other order, agree with this one.

    The tables must be brief ones of registered games: the other process finds them by name.
    """
    specs = [f"{table.game.id}/{table.seats}" for table in tables]
    here = [f"{spec} {fingerprint(table, seed, games)}" for spec, table in zip(specs, tables)]
    for hash_seed, asked in (("0", specs), ("1", specs[::-1]), ("random", specs)):
        call = [python, "-m", "compoundry.contract.determinism", str(seed), str(games), *asked]
        said = subprocess.run(
            call, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=False
        )
        if sorted(said.stdout.split("\n")) != sorted([*here, ""]):
            told = said.stdout or said.stderr
            raise Broken("T7", f"with hash seed {hash_seed} another process says {told!r}, here it is {here}")


def _main(arguments: list[str]) -> None:
    seed, games, *specs = arguments
    for spec in specs:
        name, _, seats = spec.partition("/")
        print(spec, fingerprint(brief(find(name), int(seats)), int(seed), int(games)))


if __name__ == "__main__":
    _main(sys.argv[1:])
