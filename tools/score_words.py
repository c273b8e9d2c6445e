"""Precision and recall of the lexicon on the pairs marked by hand.

``python tools/score_words.py`` prints both lists' figures, and the wrong rows of tests/words/marked.tsv.  Those of
held_out.tsv are never printed: nobody is to mend the lexicon by looking at them.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final, NamedTuple

from compoundry.words import Lexicon

LISTS: Final = Path(__file__).resolve().parent.parent / "tests" / "words"


class Score(NamedTuple):
    """How many pairs were rightly taken, wrongly taken, and wrongly refused, of how many."""

    pairs: int
    taken: int
    false: int
    missed: int

    @property
    def precision(self) -> float:
        return self.taken / (self.taken + self.false)

    @property
    def recall(self) -> float:
        return self.taken / (self.taken + self.missed)

    def __str__(self) -> str:
        wrong = f"{self.false} wrongly taken, {self.missed} wrongly refused"
        return f"{self.pairs} pairs: precision {self.precision:.4f}, recall {self.recall:.4f} ({wrong})"


def score(name: str) -> Score:
    """The figures of one list."""
    rows = _rows(name)
    wrong = mistakes(name)
    false = sum(row["mark"] == "no" for row in wrong)
    missed = len(wrong) - false
    return Score(len(rows), sum(row["mark"] == "yes" for row in rows) - missed, false, missed)


def mistakes(name: str) -> list[dict[str, str]]:
    """The rows on which the lexicon and the mark differ."""
    lexicon = Lexicon.standard()
    return [row for row in _rows(name) if (lexicon.find(row["first"], row["second"]) is None) == (row["mark"] == "yes")]


def _rows(name: str) -> list[dict[str, str]]:
    with (LISTS / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def main() -> None:
    for row in mistakes("marked"):
        print(f"{row['first']} + {row['second']}: marked {row['mark']} ({row['why']})")
    for name in ("marked", "held_out"):
        print(f"{name}: {score(name)}")


if __name__ == "__main__":
    main()
