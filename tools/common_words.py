"""How common the words of the standard pack of Compound It All! are, and the compounds within its decks.

``python tools/common_words.py`` writes tests/packs/common.tsv from SCOWL: each word, and the smallest of its lists that
has it.  The smaller the list, the commoner the word; what no list up to 70 has, as most of what is written apart, gets
no line.  tests/packs/test_standard.py measures the decks by it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import scowl

from compoundry.games.compounditall.cards import cards_of

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "packs" / "common.tsv"


def main() -> None:
    cards = cards_of("standard")
    words = {word.lower() for word in cards.words} | set(cards.spelled.values())
    sizes = scowl.words()
    lines = ["word\tsize", *(f"{word}\t{sizes[word]}" for word in sorted(words & sizes.keys()))]
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
