"""The frozen tables: lines of fields between tabs; lines that begin with # tell about the file."""

from __future__ import annotations

from importlib import resources


def rows(name: str) -> list[list[str]]:
    """The lines of a table of this package."""
    text = (resources.files(__package__) / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
