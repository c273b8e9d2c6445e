"""What must be there before anything is measured: the peers in their venv, and our compiled tree."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from plan import COMPILED, INTERPRETED, PEER, ROOT

VENV: Final = ROOT / ".venv-bench"
PEERS_PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP: Final = VENV / "installed.txt"
PINS: Final = ROOT / "benchmarks" / "requirements.txt"


class Missing(Exception):
    """What is not there, and why, in one line."""


class Place:
    """Where a measuring script runs: its Python, the script, and what it imports from."""

    def __init__(self, python: Path, script: str, path: list[Path]) -> None:
        self.python = python
        self.script = ROOT / "benchmarks" / script
        self.path = path

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in ("COMPOUNDRY_PURE", "PYTHONPATH")}
        return {**kept, "PYTHONPATH": os.pathsep.join(map(str, self.path))} if self.path else kept


def places() -> tuple[dict[str, Place], list[str]]:
    """The places that are ready, and what is to be said of the others."""
    plain = [ROOT / "src", ROOT / "tests" / "yardsticks"]
    ready = {INTERPRETED: Place(Path(sys.executable), "ours.py", plain)}
    notes: list[str] = []
    try:
        ready[COMPILED] = Place(Path(sys.executable), "ours.py", [compiled_tree()])
    except Missing as why:
        notes.append(f"Nothing compiled is measured; missing is {why}")
    try:
        notes += set_up_peers()
        ready[PEER] = Place(PEERS_PYTHON, "peers.py", [])
    except Missing as why:
        notes.append(f"No peer is measured; missing is {why}")
    return ready, notes


def compiled_tree() -> Path:
    """Our tree with compiled modules beside the sources, up to date."""
    command = [sys.executable, str(ROOT / "tools" / "compile_rules.py")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return Path(_run(command, "the compiled tree", environment).strip().splitlines()[-1])


def set_up_peers() -> list[str]:
    """The peers as pinned, installed once; says which could not be."""
    wanted = f"{sys.version}\n{PINS.read_text()}"
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return []
    print("The peers are being installed into .venv-bench ...", flush=True)
    _run([sys.executable, "-m", "venv", "--clear", str(VENV)], "their venv")
    install = [str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        _run([*install, "-r", str(PINS)], "all of them")
    except Missing:
        return _one_by_one(install)
    STAMP.write_text(wanted)
    return []


def _one_by_one(install: list[str]) -> list[str]:
    """What does not install leaves the others alone; without a stamp the next run tries again."""
    notes: list[str] = []
    for pin in [line for line in PINS.read_text().splitlines() if line and not line.startswith("#")]:
        try:
            _run([*install, pin], pin)
        except Missing as why:
            notes.append(f"Not installed: {why}")
    return notes


def _run(command: list[str], what: str, environment: dict[str, str] | None = None) -> str:
    """What a command prints; or why `what` is missing."""
    child = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
    )
    if child.returncode != 0:
        said = [line.strip() for line in (child.stdout + child.stderr).splitlines() if line.strip()]
        errors = [line for line in said if line.startswith("ERROR")] or said or ["no reason given"]
        raise Missing(f"{what}: {errors[-1]}")
    return child.stdout
