"""Fills README.md with what its commands and code really print; with --check, says where it does not.

A block of ``console`` holds one command, a block of ``python`` a program; the block of
``text`` behind it is its output.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "README.md"
BLOCK = re.compile(r"```(console|python)\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)


def output(kind: str, source: str) -> str:
    """What a block prints."""
    if kind == "console":
        call = [sys.executable, "-m", *source.removeprefix("$ ").split()]
    else:
        call = [sys.executable, "-c", source]
    said = subprocess.run(call, capture_output=True, text=True, check=True, encoding="utf-8")
    return "\n".join(line.rstrip() for line in said.stdout.strip("\n").split("\n")) + "\n"


def filled(text: str) -> str:
    def fill(block: re.Match[str]) -> str:
        kind, source, _ = block.groups()
        return f"```{kind}\n{source}```\n\n```text\n{output(kind, source)}```"

    return BLOCK.sub(fill, text)


def main() -> int:
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(str(__doc__))
    text = PAGE.read_text(encoding="utf-8")
    made = filled(text)
    if not sys.argv[1:]:
        PAGE.write_text(made, encoding="utf-8")
        return 0
    for old, new in zip(BLOCK.finditer(text), BLOCK.finditer(made)):
        if old[0] != new[0]:
            print(f"README.md does not show what this prints:\n{old[2]}It prints:\n{new[3]}", file=sys.stderr)
    return int(text != made)


if __name__ == "__main__":
    sys.exit(main())
