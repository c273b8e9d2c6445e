"""Moves as people type them: ``lay rain coat``, ``ask ben sun``, or with numbers as logs have them."""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

from compoundry.kernel import AnyMove, Number, Plain, Several, Slot, Value, Words
from compoundry.kernel.values import lower
from compoundry.terminal.making import Chair, only, silent
from compoundry.texts import Texts

WORDS: Final = re.compile(r'"([^"]*)"|(\[(?:[^\[\]]|\[[^\]]*\])*\]|\S+)')

MOST_NAMES: Final = 1000
"""A slot of more values than these is answered with numbers."""


class Unheard(NamedTuple):
    """A word that nothing here is called by."""

    word: str


def understood(chair: Chair, text: str) -> list[Plain] | str | Unheard:
    """The move that `text` means, legal or not; the text itself where there are too few values or too many.

    Values at the end of which there is no choice can be left out, and where no move begins like
    this, those that can be counted on to say nothing: then the refusal is that of the game.
    """
    words = [quoted or bare for quoted, bare in WORDS.findall(text)] or [""]
    verb = _verb(chair, words[0]) if words[0] else None
    if verb is None:
        return Unheard(words[0])
    values: tuple[Value, ...] = ()
    left = words[1:]
    for slot in verb.slots:
        partial = (verb.verb, *values)
        choices = chair.choices(partial)
        if left:
            value = _value(chair.texts, slot, left[0], choices.candidates, chair.labels(partial, choices))
            if value is None:
                return Unheard(left[0])
        elif len(choices.candidates) == 1:
            value = choices.candidates[0]
        elif values and not choices.candidates and silent(chair.texts, slot):
            value = _least(slot)
        else:
            break
        values, left = (*values, value), left[1:]
    if len(values) == len(verb.slots) and not left:
        return [verb.verb, *[lower(value) for value in values]]
    return " ".join([verb.verb, *text.split()[1:]])


def _verb(chair: Chair, word: str) -> type[AnyMove] | None:
    """The verb of this name, or of this label."""
    verbs = [verb for verb in chair.game.position.moves if chair.texts.has(f"verb-{verb.verb}")]
    for names in ([verb.verb for verb in verbs], [chair.texts.verb(verb.verb) for verb in verbs]):
        at = only(word, names)
        if at is not None:
            return verbs[at]
    return None


def spoken(texts: Texts, slots: tuple[Slot, ...], plain: list[Plain]) -> str:
    """A move as a person could type it."""
    words = [str(plain[0])]
    for slot, value in zip(slots, plain[1:]):
        said = texts.said(slot.name, value) if isinstance(slot, Number) else json.dumps(value)
        words.append(f'"{said}"' if " " in said and isinstance(slot, Number) else said)
    return " ".join(words)


def _value(texts: Texts, slot: Slot, word: str, offered: list[Value], labels: list[str]) -> Value | None:
    """What `word` stands for: a number or a list as it is, else the name of what is on offer, or of anything.

    A number or a list that does not fit is kept: the refusal says what fits.
    """
    plain = word if isinstance(slot, Words) else _plain(word)
    if plain is not None and slot.fits(plain):
        return plain
    for names in ([texts.said(slot.name, one) for one in offered], labels):
        at = only(word, names)
        if at is not None:
            return offered[at]
    if isinstance(slot, Several):
        parts = [_value(texts, slot.of, one, [], []) for one in word.split(",") if one]
        return None if None in parts else tuple(one for one in parts if one is not None)
    if isinstance(slot, Number) and slot.high - slot.low <= MOST_NAMES:
        called = [texts.said(slot.name, value).casefold() for value in range(slot.low, slot.high + 1)]
        if word.casefold() in called:
            return slot.low + called.index(word.casefold())
    return None if isinstance(plain, str) else plain


def _least(slot: Slot) -> Value:
    if isinstance(slot, Number):
        return slot.low
    return "" if isinstance(slot, Words) else ()


def _plain(word: str) -> Value | None:
    """A number or a list, as JSON has it, or a word."""
    try:
        found = json.loads(word)
    except (ValueError, RecursionError):
        return word
    return _tupled(found)


def _tupled(found: object) -> Value | None:
    if isinstance(found, list):
        parts = [_tupled(one) for one in found]
        return None if None in parts else tuple(one for one in parts if one is not None)
    return found if isinstance(found, (int, str)) and not isinstance(found, bool) else None
