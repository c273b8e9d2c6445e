"""Makes the lexicon of compound words: src/compoundry/words/compounds.tsv and refused.tsv.

It reads WordNet 3.0 and SCOWL 2020.12.07 as Debian 12 installs them (``apt-get install wordnet-base scowl``: versions
1:3.0-37 and 2020.12.07-2), and the two lists that people review: add.tsv, words that no rule finds or no dictionary
explains, and deny.tsv, pairs that the rules would take and should not.  The same packages give the same bytes.

A definition is WordNet's for the first meaning, up to its first semicolon and without examples; for a word of add.tsv
that WordNet lacks it is our own; for one that only SCOWL lists, which lists words and nothing else, it is empty.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import scowl
from compounding import Compounds, Cut
from phrases import Phrases
from wordnet import WordNet

HOME: Final = Path(__file__).resolve().parent.parent / "src" / "compoundry" / "words"
LONGEST: Final = 120
"""Characters of a definition; a longer one ends at a word, with an ellipsis."""

HEADER: Final = (
    "# By tools/freeze_words.py from WordNet 3.0 (wordnet-base 1:3.0-37) and SCOWL 2020.12.07 (scowl 2020.12.07-2)"
)
OURS: Final = "Compoundry"
ABUSE: Final = re.compile(r"ethnic slur|\b(offensive|obscene|vulgar) (terms?|names?|slang|words)\b")


class Entry(NamedTuple):
    """A line of compounds.tsv."""

    first: str
    second: str
    spelling: str
    kind: str
    source: str
    definition: str


class Refused(NamedTuple):
    """A line of refused.tsv: a pair that looks like a compound, why it is none, and the word or affix that tells."""

    first: str
    second: str
    reason: str
    clue: str


class Lists:
    """What the dictionaries and the reviewed lists say together."""

    def __init__(self, net: WordNet, sizes: dict[str, int], names: set[str]) -> None:
        self._net = net
        self._sizes = sizes
        self._names = names
        self._compounds = Compounds(net, sizes)
        self._phrases = Phrases(net, sizes)
        self._added = {(row["first"], row["second"]): row for row in reviewed("add")}
        self._denied = {(row["first"], row["second"]): row for row in reviewed("deny")}
        self._spellings = self._find()

    def _find(self) -> dict[tuple[str, str], str]:
        """The spelling of every compound; the usual one where there are two, and what people added over all."""
        closed = {(cut.first, cut.second): word for word, cut in self._compounds.closed().items()}
        found: dict[tuple[str, str], str] = {pair: word for pair, word in closed.items()}
        for pair, spelling in self._phrases.compounds().items():
            if pair not in closed or not self._is_usual(closed[pair], spelling):
                found[pair] = spelling
        for pair, row in self._added.items():
            found[pair] = row["spelling"]
        return {pair: word for pair, word in found.items() if pair not in self._denied and not self._is_abuse(word)}

    def _is_usual(self, solid: str, apart: str) -> bool:
        """Does WordNet know a word as one too, and name it before `apart`, or SCOWL know it?  (icecream: neither.)"""
        senses = self._net.senses.get(solid, ())
        apart = apart.replace(" ", "_")
        for words in (self._net.synsets[sense].words for sense in senses):
            if apart in words:
                return solid in self._sizes or words.index(solid) < words.index(apart)
        return bool(senses)

    def _is_abuse(self, spelling: str) -> bool:
        """A word that only insults has no place on a family's table."""
        senses = self._net.senses.get(spelling.replace(" ", "_"), ())
        return bool(senses) and all(ABUSE.search(self._net.synsets[sense].gloss) for sense in senses)

    def entries(self) -> Iterator[Entry]:
        for (first, second), spelling in sorted(self._spellings.items()):
            kind = "open" if " " in spelling else "hyphenated" if "-" in spelling else "closed"
            yield Entry(first, second, spelling, kind, *self._told(first, second, spelling))

    def _told(self, first: str, second: str, spelling: str) -> tuple[str, str]:
        """Source and definition."""
        added = self._added.get((first, second))
        if added and added["definition"]:
            return OURS, added["definition"]
        for written in (spelling.replace(" ", "_"), first + second, f"{first}_{second}", f"{first}-{second}"):
            if written in self._net.senses:
                return "WordNet 3.0", short(self._net.synsets[self._net.senses[written][0]].gloss)
        return "SCOWL 2020.12.07", ""

    def refused(self) -> Iterator[Refused]:
        found: dict[tuple[str, str], Refused] = {}
        for cuts in self._compounds.cuts.values():
            for cut in cuts:
                found[cut] = Refused(*cut, *self._why_not(cut))
        for first, second in self._phrases.mere():
            found.setdefault((first, second), Refused(first, second, "phrase", ""))
        for name in self._names - self._compounds.solid:
            for at in range(2, len(name) - 1):
                first, second = name[:at], name[at:]
                if self._compounds.is_half(first) and self._compounds.is_half(second):
                    found[first, second] = Refused(first, second, "name", name.capitalize())
        for pair, row in self._denied.items():
            found[pair] = Refused(*pair, row["reason"], row["clue"])
        yield from (row for pair, row in sorted(found.items()) if pair not in self._spellings)

    def _why_not(self, cut: Cut) -> tuple[str, str]:
        form = self._compounds.inflected(cut)
        if form and (cut.first, form[len(cut.first) :]) in self._spellings:
            return "form", self._spellings[cut.first, form[len(cut.first) :]]
        base = self._compounds.inflection.base(cut.solid)
        if base:
            return "inflection", base
        affix = self._compounds.affix(cut)
        return ("derived", affix) if affix else ("chance-split", "")


def short(gloss: str) -> str:
    """The first meaning told, without examples: `short('a coat; "a red coat"')` is 'a coat'."""
    told = gloss.partition('"')[0].partition(";")[0].strip(" ,:;")
    if len(told) > LONGEST:
        told = told[:LONGEST].rpartition(" ")[0].rstrip(" ,:(") + " …"
    return re.sub(r"\s+", " ", told)


def reviewed(name: str) -> list[dict[str, str]]:
    with (HOME / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def write(name: str, fields: tuple[str, ...], rows: Iterator[Entry] | Iterator[Refused]) -> None:
    lines = [HEADER, "# " + " ".join(fields), *("\t".join(row) for row in rows)]
    (HOME / f"{name}.tsv").write_bytes("".join(f"{line}\n" for line in lines).encode())


def main() -> None:
    lists = Lists(WordNet(), scowl.words(), scowl.names())
    write("compounds", Entry._fields, lists.entries())
    write("refused", Refused._fields, lists.refused())


if __name__ == "__main__":
    main()
