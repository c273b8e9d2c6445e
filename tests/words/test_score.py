"""How good the lexicon is on the pairs marked by hand before there was one."""

from __future__ import annotations

import csv

import pytest
from score_words import LISTS, score

from compoundry.words import Lexicon


@pytest.mark.parametrize("name", ["marked", "held_out"])
def test_precision_and_recall(name: str) -> None:
    found = score(name)
    good = found.precision >= 0.98 and found.recall >= 0.95
    assert good, str(found)  # the totals only: nobody mends the lexicon by looking at the held-out pairs


def test_compounds_are_spelled_as_they_were_marked() -> None:
    with (LISTS / "marked.tsv").open(encoding="utf-8", newline="") as file:
        marked = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if row["mark"] == "yes"]
    found = [(row, Lexicon.standard().find(row["first"], row["second"])) for row in marked]
    other = [
        row["spelling"] for row, one in found if one and (one.spelling, one.kind) != (row["spelling"], row["kind"])
    ]
    assert other == []
