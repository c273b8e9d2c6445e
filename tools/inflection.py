"""Which word a form belongs to: starring to star, bedrooms to bedroom, bitten to bite."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from wordnet import WordNet

VERBAL: Final = ("ing", "ed", "en", "ings")
ENDINGS: Final = (*VERBAL, "s", "es", "er", "ers", "est")


class Inflection:
    """Asks WordNet's list of irregular forms first, then the spelling rules of English."""

    def __init__(self, net: WordNet, is_word: Callable[[str], bool]) -> None:
        self._net = net
        self._is_word = is_word

    def base(self, form: str) -> str:
        """The word that `form` is a form of; "" when it is none."""
        irregular = self._net.irregular.get(form, "")
        if irregular and irregular != form and "_" not in irregular:
            return irregular
        for ending in ENDINGS:
            if form.endswith(ending) and len(form) > len(ending) + 1:
                for stem in self._stems(form, ending):
                    if self._is_word(stem) and self._fits(stem, ending):
                        return stem
        return ""

    def _stems(self, form: str, ending: str) -> Iterator[str]:
        stem = form[: -len(ending)]
        if ending == "s" and (stem.endswith(("s", "u", "i")) or len(stem) < 3):
            return
        if ending == "es" and not stem.endswith(("s", "x", "z", "ch", "sh", "o", "i")):
            return
        if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in "aeiou" and ending not in ("s", "es"):
            yield stem[:-1]
        if stem.endswith("i"):
            yield stem[:-1] + "y"
        yield stem
        if ending not in ("s", "es"):
            yield stem + "e"

    def _fits(self, stem: str, ending: str) -> bool:
        """Only verbs have -ing and -ed, only adjectives -est, verbs and adjectives -er; anything may end in -s."""
        parts = {sense[0] for sense in self._net.senses.get(stem, ())}
        if ending in VERBAL:
            return "v" in parts
        if ending == "est":
            return "a" in parts
        return ending in ("s", "es") or bool(parts & {"v", "a"})
