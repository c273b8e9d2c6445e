"""What the documents say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("tool", ["readme.py", "rules_coverage.py"])
def test_a_page_that_is_made_is_up_to_date(tool: str) -> None:
    call = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    said = subprocess.run(call, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (said.returncode, said.stderr) == (0, "")


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "benchmarks" / "README.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_files_that_pages_name_are_there() -> None:
    """Paths in backquotes that look like files of this repository."""
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for name in re.findall(r"`((?:src|tests|tools|docs|benchmarks)/[\w./-]+)`", page.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{page.name} names {name}"
