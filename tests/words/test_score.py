"""How good the lexicon is on the pairs marked by hand before there was one."""

from __future__ import annotations

import pytest
from score_words import score


@pytest.mark.parametrize("name", ["marked", "held_out"])
def test_precision_and_recall(name: str) -> None:
    found = score(name)
    good = found.precision >= 0.98 and found.recall >= 0.95
    assert good, str(found)  # the totals only: nobody mends the lexicon by looking at the held-out pairs
