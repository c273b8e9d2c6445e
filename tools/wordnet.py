"""Reads WordNet 3.0 as Debian's `wordnet-base` installs it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path("/usr/share/wordnet")
PARTS: Final = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
SENSE_KINDS: Final = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
MARKER: Final = re.compile(r"\((?:p|a|ip)\)$")


class Synset(NamedTuple):
    """One meaning: its part of speech (n, v, a, r), its words as they are written, what it is a kind of, its gloss."""

    part: str
    words: tuple[str, ...]
    above: tuple[str, ...]
    gloss: str


class WordNet:
    """All meanings, and for each word as it is written the meanings it has, the commonest first."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self.synsets = dict(self._synsets())
        self.senses = self._senses()

    def _synsets(self) -> Iterator[tuple[str, Synset]]:
        for name, part in PARTS.items():
            for line in _lines(self._folder / f"data.{name}"):
                facts, _, gloss = line.partition(" | ")
                fields = facts.split()
                last = 4 + 2 * int(fields[3], 16)
                words = tuple(MARKER.sub("", word) for word in fields[4:last:2])
                pointers = fields[last + 1 : last + 1 + 4 * int(fields[last])]
                above = zip(pointers[::4], pointers[1::4], strict=True)
                kinds = tuple(part + offset for sign, offset in above if sign in ("@", "@i"))
                yield part + fields[0], Synset(part, words, kinds, gloss.strip())

    def _senses(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for name, part in PARTS.items():
            for line in _lines(self._folder / f"index.{name}"):
                fields = line.split()
                for offset in fields[-int(fields[2]) :]:
                    for word in self.synsets[part + offset].words:
                        if word.lower() == fields[0]:
                            found.setdefault(word, []).append(part + offset)
        for word, senses in found.items():
            uses = self.uses.get(word.lower(), Counter())
            senses.sort(key=lambda sense, uses=uses: -uses[sense[0]])  # type: ignore[misc]
        return found

    @cached_property
    def uses(self) -> dict[str, Counter[str]]:
        """How often a word was met as a noun, verb, adjective or adverb in the texts that Princeton counted."""
        found: dict[str, Counter[str]] = {}
        for line in _lines(self._folder / "cntlist.rev"):
            key, _, count = line.split()
            word, _, rest = key.partition("%")
            found.setdefault(word, Counter())[SENSE_KINDS[rest[0]]] += int(count)
        return found

    @cached_property
    def irregular(self) -> dict[str, str]:
        """Irregular forms (ate, better, mice) and what they are forms of."""
        found: dict[str, str] = {}
        for name in PARTS:
            for line in _lines(self._folder / f"{name}.exc"):
                form, base, *_ = line.split()
                found.setdefault(form, base)
        return found

    def kinds(self, sense: str, steps: int) -> Iterator[str]:
        """The meanings that a meaning is a kind of, at most `steps` above it."""
        level = [sense]
        for _ in range(steps):
            level = [above for one in level for above in self.synsets[one].above]
            yield from level


def _lines(file: Path) -> Iterator[str]:
    """The lines of a file of WordNet without the licence at its beginning."""
    with file.open(encoding="utf-8") as lines:
        yield from (line.rstrip("\n") for line in lines if not line.startswith("  "))
