"""Which of WordNet's entries of two written words are compound words, and which are mere phrases."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from word_classes import (
    BEFORE_HYPHEN,
    COLOURS,
    COMBINING,
    LOOSE,
    LOOSE_ADJECTIVES,
    LOOSE_NOUNS,
    OPENERS,
    PARTICLES,
    PREFIXES,
    PREPOSITIONS,
    SHADES,
    SMALL,
)
from wordnet import WordNet

WRITTEN: Final = re.compile("([a-z]{2,})([_-])([a-z]{2,})")


class Phrases:
    """Judges open and hyphenated entries."""

    def __init__(self, net: WordNet, sizes: dict[str, int]) -> None:
        self._net = net
        self._sizes = sizes

    def compounds(self) -> dict[tuple[str, str], str]:
        """Each pair that is a compound, as it is written: rain check, one-way; a noun open, where both are listed."""
        return self._entries(wanted=True)

    def mere(self) -> dict[tuple[str, str], str]:
        """Each pair that WordNet lists and that is no compound: give up, at all, anti-war."""
        found = self._entries(wanted=True)
        return {pair: written for pair, written in self._entries(wanted=False).items() if pair not in found}

    def _entries(self, wanted: bool) -> dict[tuple[str, str], str]:
        found: dict[tuple[str, str], str] = {}
        for written in sorted(self._net.senses):
            match = WRITTEN.fullmatch(written)
            if match and self._known(match[1]) and self._known(match[3]):
                pair = match[1], match[3]
                if self._is_compound(*pair, match[2], self._parts(written)) is wanted:
                    if pair in found and not self._is_noun(*pair):
                        continue
                    found[pair] = written.replace("_", " ")
        return found

    def _known(self, word: str) -> bool:
        if len(word) == 2:
            return word in SMALL or word in PREFIXES
        return word in self._sizes or word in self._net.senses

    def _is_compound(self, first: str, second: str, sign: str, parts: set[str]) -> bool:
        if sign == "-":
            bound = PREFIXES | COMBINING
            return (first not in bound or first in BEFORE_HYPHEN) and second not in ("like", "less")
        if len(first) == 2 and first in PREFIXES and first not in SMALL:
            return False
        if "n" in parts:
            return first not in OPENERS and not self._is_loose(first, second)
        if "v" in parts:
            return second not in PARTICLES and self._is_verb_behind_its_noun(first, second)
        return "a" in parts and first not in PREPOSITIONS and second not in PREPOSITIONS

    def _is_loose(self, first: str, second: str) -> bool:
        """A noun with any adjective that may stand before it: wealthy person, young girl, dark red."""
        if (first in SHADES and second in COLOURS) or (first in LOOSE_ADJECTIVES and second in LOOSE_NOUNS):
            return True
        uses = self._uses(first)
        return second in LOOSE and uses["a"] > uses["n"] + uses["v"]

    def _is_verb_behind_its_noun(self, first: str, second: str) -> bool:
        """Roller skate and double cross, but not take place or lose weight."""
        before, behind = self._uses(first), self._uses(second)
        return behind["v"] > 0 and before["v"] <= before["n"] + before["a"] and first not in ("be", "do", "have")

    def _uses(self, word: str) -> Counter[str]:
        """How common a word is as each part of speech; each that WordNet lists counts once at least."""
        return Counter(sense[0] for sense in self._net.senses.get(word, ())) + self._net.uses.get(word, Counter())

    def _parts(self, written: str) -> set[str]:
        return {sense[0] for sense in self._net.senses[written]}

    def _is_noun(self, first: str, second: str) -> bool:
        return "n" in self._parts_of(f"{first}_{second}")

    def _parts_of(self, written: str) -> set[str]:
        return self._parts(written) if written in self._net.senses else set()
