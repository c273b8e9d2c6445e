"""Decides which pairs of words make a compound word, from what WordNet says of the pair, its halves and the whole.

A word that can be cut in two is not yet a compound.  Witnesses speak for a cut: WordNet also writes it open or with
a hyphen; the second half is what the whole is a kind of; the halves stand in the definition; each half is known from
other compounds (a word in -man, in fire-).  Each witness has a weight, short and rare halves count against, and from
`ENOUGH` on the cut is believed.  Affixes need a witness of the first two kinds.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cached_property
from math import log2
from typing import Final, NamedTuple

from inflection import Inflection
from word_classes import COMBINING, HOMONYMS, PREFIXES, SMALL, SUFFIXES
from wordnet import WordNet

ENOUGH: Final = 1.5
STRONG: Final = 3.0
STEPS: Final = 3
"""How far above a meaning the second half may stand: a raincoat is a coat, and what is far above it says little."""


class Cut(NamedTuple):
    first: str
    second: str

    @property
    def solid(self) -> str:
        return self.first + self.second


class Compounds:
    """Every word that may be a compound, and the judgement on each of its cuts."""

    def __init__(self, net: WordNet, sizes: dict[str, int]) -> None:
        self.net = net
        self.sizes = sizes
        self.solid = set(sizes) | {word for word in net.senses if re.fullmatch("[a-z]{3,}", word)}
        self.inflection = Inflection(net, self.solid.__contains__)
        self.cuts: dict[str, list[Cut]] = defaultdict(list)
        for word in self.solid:
            for at in range(2, len(word) - 1):
                if self.is_half(word[:at]) and self.is_half(word[at:]):
                    self.cuts[word].append(Cut(word[:at], word[at:]))

    def is_half(self, word: str) -> bool:
        if len(word) == 2:
            return word in SMALL
        return self.sizes.get(word, 99) <= (50 if len(word) == 3 else 60) or (len(word) > 3 and word in self.net.senses)

    def closed(self) -> dict[str, Cut]:
        """The words that are written as one and are compounds, each with the cut that is best witnessed."""
        found: dict[str, Cut] = {}
        for word, cuts in self.cuts.items():
            best = max(cuts, key=lambda cut: (self.score(cut), cut))
            if self.score(best) >= ENOUGH:
                found[word] = best
        return found

    def score(self, cut: Cut) -> float:
        first, second = cut
        own = self._own(cut)
        if self.affix(cut) and (own < 2.5 or not (first in HOMONYMS or second in HOMONYMS)):
            return 0.0
        if second in SMALL and own < 5:
            return 0.0
        if own < STRONG and (self.inflection.base(cut.solid) or self.inflected(cut)):
            return 0.0
        known = own + self._family(self._firsts[first]) + self._family(self._seconds[second])
        return known - self._doubt(first) - self._doubt(second)

    def affix(self, cut: Cut) -> str:
        """The prefix or suffix that one half may be: -ship in friendship, and -ing too, in bar + ring; "" if none."""
        first, second = cut
        if first in PREFIXES | COMBINING:
            return f"{first}-"
        if second in SUFFIXES:
            return f"-{second}"
        if second[0] == first[-1] and second[1:] in SUFFIXES:
            return f"-{second[1:]}"
        return ""

    def inflected(self, cut: Cut) -> str:
        """The compound that this is only a form of (bedrooms: bedroom); "" if none, or if WordNet lists the form."""
        base = self.inflection.base(cut.second)
        return cut.first + base if base and cut.first + base in self.solid and cut.solid not in self.net.senses else ""

    def _family(self, members: int) -> float:
        return min(2.0, 0.5 * log2(1 + members))

    def _doubt(self, half: str) -> float:
        size = self.sizes.get(half, 70)
        short = {2: 1.5, 3: 0.5}.get(len(half), 0.0)
        return short + (0.0 if size <= 35 else 0.5 if size <= 50 else 1.0)

    def _own(self, cut: Cut) -> float:
        """What WordNet says of this cut alone."""
        first, second = cut
        if f"{first}_{second}" in self.net.senses or f"{first}-{second}" in self.net.senses:
            return 5.0
        told = self._told(cut.solid)
        seen = self._mentions(told, first), self._mentions(told, second)
        points = 1.5 * sum(seen)
        if len(second) > 2 and self._is_kind(cut.solid, second):
            points += 2.5
        return points

    def _is_kind(self, whole: str, second: str) -> bool:
        meanings = set(self.net.senses.get(second, ()))
        return any(
            kind in meanings for sense in self.net.senses.get(whole, ()) for kind in self.net.kinds(sense, STEPS)
        )

    def _told(self, whole: str) -> set[str]:
        """The words of the definitions, examples left out."""
        glosses = (self.net.synsets[sense].gloss.partition('"')[0] for sense in self.net.senses.get(whole, ()))
        return {word for gloss in glosses for word in re.findall("[a-z]+", gloss.lower())}

    def _mentions(self, told: set[str], half: str) -> bool:
        stem = half[:-1] if len(half) > 3 and half[-1] in "ey" else half
        return any(word.startswith(stem) and len(word) <= len(half) + 3 for word in told) if len(half) > 2 else False

    @cached_property
    def _witnessed(self) -> list[Cut]:
        return [cut for cuts in self.cuts.values() for cut in cuts if not self.affix(cut) and self._own(cut) >= STRONG]

    @cached_property
    def _firsts(self) -> Counter[str]:
        return Counter(cut.first for cut in self._witnessed)

    @cached_property
    def _seconds(self) -> Counter[str]:
        return Counter(cut.second for cut in self._witnessed)
