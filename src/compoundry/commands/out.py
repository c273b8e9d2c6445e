"""How the commands print: tables for people, JSON for programs."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def table(*columns: str) -> Table:
    """A table whose first column is text and whose others are numbers."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, column in enumerate(columns):
        made.add_column(Text(column, style="bold"), justify="right" if at else "left")
    return made
