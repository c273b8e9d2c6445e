"""Reads SCOWL 2020.12.07 as Debian's `scowl` installs it, up to the size from which its terms ask for more."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

FOLDER: Final = Path("/usr/share/dict/scowl")
SPELLINGS: Final = ("english", "american", "british", "british_z")
SIZES: Final = (10, 20, 35, 40, 50, 55, 60, 70)
"""From 80 on there are words from UKACD, whose terms want more than a notice; nothing larger is read."""

PLAIN: Final = re.compile(r"[a-z]+")


def words(folder: Path = FOLDER) -> dict[str, int]:
    """Every word in small letters, and the size of the smallest list that has it: the smaller, the commoner."""
    found: dict[str, int] = {}
    for size in SIZES:
        for spelling in SPELLINGS:
            for word in _list(folder / f"{spelling}-words.{size}"):
                if PLAIN.fullmatch(word):
                    found.setdefault(word, size)
    return found


def names(folder: Path = FOLDER) -> set[str]:
    """Names of people and places, and what else is written with a capital, here in small letters."""
    return {
        word.lower()
        for size in SIZES
        if size <= 50
        for spelling in SPELLINGS
        for kind in ("upper", "proper-names")
        for word in _list(folder / f"{spelling}-{kind}.{size}")
        if PLAIN.fullmatch(word.lower())
    }


def _list(file: Path) -> list[str]:
    return file.read_text(encoding="latin-1").split() if file.is_file() else []
