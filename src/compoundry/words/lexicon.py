"""Which ordered pairs of words make a compound word, and why others make none (CW-21 to CW-23)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from compoundry.words.table import Table

WORD: Final = re.compile("[a-z]+")

CLUES: Final = {
    "chance-split": "",  # fin + land, car + pet: the halves have nothing to do with the whole
    "denied": "",  # nothing for a family's table, or no word that anybody uses
    "derived": "affix",  # hand + some: -some is an ending
    "form": "spelling",  # bed + rooms: a form of a compound, not the compound
    "inflection": "base",  # star + ring: a form of one word (CW-22)
    "name": "name",
    "phrase": "",  # give + up: words that stand together and stay two words
}
"""Why a pair in refused.tsv is refused, and what its last field is called."""


class Compound(NamedTuple):
    """Two words and the compound they make, all in small letters.  `definition` may be empty: SCOWL has none."""

    first: str
    second: str
    spelling: str
    kind: str  # closed, open or hyphenated
    definition: str
    source: str


class Verdict(NamedTuple):
    """What the lexicon says of a pair: the compound, or None and the reason, with the words the reason speaks of.

    Reasons: compound; the keys of `CLUES`; reversed (the other way round it is one); unknown-word (one of the two is
    in no compound at all); not-listed.
    """

    compound: Compound | None
    reason: str
    params: Mapping[str, str]


class Lexicon:
    """A table of compounds and a table of pairs that are easily taken for one."""

    def __init__(self, compounds: Table, refused: Table) -> None:
        self._compounds = compounds
        self._refused = refused

    @staticmethod
    @cache
    def standard() -> Lexicon:
        """The lexicon that comes with the package; loaded once, then shared."""
        return Lexicon(Table.of("compounds.tsv"), Table.of("refused.tsv"))

    def find(self, first: str, second: str) -> Compound | None:
        """The compound that `first` and `second` make in this order, in capitals or not."""
        pair = first.lower(), second.lower()
        row = self._compounds.row(*pair) if _are_words(pair) else None
        if row is None:
            return None
        spelling, kind, source, definition = row[2:]
        return Compound(*pair, spelling, kind, definition, source)

    def judge(self, first: str, second: str) -> Verdict:
        """Whether the pair makes a compound, and if not, why not."""
        found = self.find(first, second)
        if found:
            return Verdict(found, "compound", {})
        pair = first.lower(), second.lower()
        row = self._refused.row(*pair) if _are_words(pair) else None
        if row:
            clue = CLUES[row[2]]
            return Verdict(None, row[2], {clue: row[3]} if clue else {})
        single = self.find(first, second[:-1]) if second[-1:] in "sS" else None
        if single:
            return Verdict(None, "form", {"spelling": single.spelling})
        turned = self.find(second, first)
        if turned:
            return Verdict(None, "reversed", {"spelling": turned.spelling})
        for word in pair:
            if not self._knows(word):
                return Verdict(None, "unknown-word", {"word": word})
        return Verdict(None, "not-listed", {})

    def partners(self, words: Sequence[str]) -> list[tuple[int, int]]:
        """All (i, j) such that ``words[i]`` and ``words[j]`` make a compound in this order, sorted."""
        small = [word.lower() for word in words]
        places: dict[str, list[int]] = {}
        for at, word in enumerate(small):
            places.setdefault(word, []).append(at)
        found: list[tuple[int, int]] = []
        for at, word in enumerate(small):
            for second in self._compounds.seconds(word) if WORD.fullmatch(word) else ():
                found += [(at, other) for other in places.get(second, ()) if other != at]
        return sorted(found)

    def _knows(self, word: str) -> bool:
        return _are_words((word,)) and (self._compounds.names(word) or self._refused.names(word))


def _are_words(words: Sequence[str]) -> bool:
    return all(WORD.fullmatch(word) for word in words)
