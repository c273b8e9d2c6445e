"""A move in the making: what a person has chosen of it so far, and what can come next."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from compoundry.kernel import Choices, Game, Number, Plain, Position, Refusal, Several, Slot, Value, Words
from compoundry.kernel.values import lower
from compoundry.texts import Texts


class Chair(NamedTuple):
    """Who makes a move, where, and in which words."""

    game: Game
    texts: Texts
    position: Position
    seat: int

    def choices(self, partial: tuple[Value, ...]) -> Choices:
        return self.position.choices(self.seat, partial)

    def labels(self, partial: tuple[Value, ...], choices: Choices) -> list[str]:
        """What each candidate is called, or what there is to say of it."""
        if not partial:
            return [self.texts.verb(str(one)) for one in choices.candidates]
        told = [self.texts.about(str(partial[0]), choices.slot, facts) for facts in choices.about]
        named = [self.texts.said(choices.slot, one) for one in choices.candidates]
        return [more or label for label, more in zip(named, told)]


class Way(NamedTuple):
    """One way on, and what it leads to: the values chosen then, and those gathered for the next one.

    `value` is what is picked or added.
    """

    label: str
    value: Value
    partial: tuple[Value, ...]
    gathered: tuple[Value, ...] = ()


class Making:
    """Verb and values one after the other.  Where there is nothing to choose, it goes on by itself.

    `alone` says that the last step was none: a move that ends like this is played only when the
    person says so, unless all that came by itself goes without saying.  A slot of several values,
    of a verb with too many moves to list, is filled value by value: `gathered` holds those of it so
    far.  And words of one's own are always asked for, though the game proposes to say nothing.
    """

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self._texts = chair.texts
        self._stops: list[tuple[tuple[Value, ...], tuple[Value, ...]]] = []
        self._go((), ())

    def _go(self, partial: tuple[Value, ...], gathered: tuple[Value, ...]) -> None:
        self.partial, self.gathered, self.alone = partial, gathered, False
        self.choices = self.chair.choices(partial)
        while len(self.choices.candidates) == 1 and not (self.worded or self._gathers(self.choices.candidates[0])):
            self.alone = self.alone or not self._goes_without_saying()
            self.partial = (*self.partial, self.choices.candidates[0])
            self.choices = self.chair.choices(self.partial)

    # Going on and back

    def ways(self) -> list[Way]:
        """What can come next."""
        if self._gathers(*self.choices.candidates):
            return self._gathering()
        called = zip(self.choices.candidates, self.chair.labels(self.partial, self.choices))
        return [Way(label or self._texts.say("making-silent"), one, (*self.partial, one)) for one, label in called]

    def own(self, words: str) -> Way:
        """The way on with words of one's own."""
        return Way(words, words, (*self.partial, words))

    def take(self, way: Way) -> None:
        self._stops.append((self.partial, self.gathered))
        self._go(way.partial, way.gathered)

    def back(self) -> bool:
        """Take back the last choice; False when there was none."""
        if not self._stops:
            return False
        self._go(*self._stops.pop())
        return True

    def ahead(self, way: Way) -> Making:
        """The move as it would be on this way."""
        twin = copy(self)
        twin._go(way.partial, way.gathered)
        return twin

    # What there is to know of it

    @property
    def begun(self) -> bool:
        """Has anything been chosen?"""
        return bool(self._stops)

    @property
    def complete(self) -> bool:
        return self.choices.complete

    @property
    def refusal(self) -> Refusal | None:
        return self.choices.refusal

    @property
    def worded(self) -> bool:
        """Are words asked for, of whoever moves?"""
        return self._open_ended() and isinstance(self.slot(), Words)

    def slot(self) -> Slot | None:
        """The slot whose value comes next; None for the verb, and when nothing is missing."""
        slots = self._slots()
        at = len(self.partial) - 1
        return slots[at] if 0 <= at < len(slots) else None

    def chosen(self) -> dict[str, Value]:
        """The values so far, by the names of their slots."""
        found = {slot.name: value for slot, value in zip(self._slots(), self.partial[1:])}
        slot = self.slot()
        if self.gathered and slot is not None:
            found[slot.name] = self.gathered
        return found

    def next(self) -> dict[str, list[Value]]:
        """The values that can come next, by the name of their slot."""
        slot = self.slot()
        return {} if slot is None else {slot.name: [way.value for way in self.ways()]}

    def question(self) -> str:
        """What is asked of the next value; of the verb, nothing that the question of the table does not say."""
        slot = self.slot()
        return "" if slot is None else self._texts.slot(str(self.partial[0]), slot.name)

    def preview(self) -> str:
        """What a complete move would bring."""
        return self._texts.about(str(self.partial[0]), "", self.choices.preview) if self.complete else ""

    def told(self) -> str:
        """A complete move in words: what it is, and unless `preview` tells the rest, all that is chosen."""
        if not self.preview():
            return self.said()
        return self._telling([value for slot, value in zip(self._slots(), self.plain()[1:]) if isinstance(slot, Words)])

    def said(self) -> str:
        """What is chosen so far, in words."""
        if not self.partial:
            return ""
        values = [self._called(slot.name, at) for at, slot in enumerate(self._slots()[: len(self.partial) - 1], 1)]
        if self.gathered:
            values.append(self._worded(self.choices.slot, self.partial, self.gathered))
        return self._telling([*values])

    def _telling(self, values: Sequence[Plain]) -> str:
        verb = self._texts.verb(str(self.partial[0]))
        told = " · ".join([str(value) for value in values if value])
        return self._texts.say("making-said", verb=verb, values=told) if told else verb

    def _called(self, name: str, at: int) -> str:
        """A value that was chosen: by its name, or where it is just a number, as it was called when it was offered."""
        value = self.partial[at]
        said = self._worded(name, self.partial[:at], value)
        if said != str(value):
            return said
        before = self.partial[:at]
        offered = self.chair.choices(before)
        called = self.chair.labels(before, offered)
        return called[offered.candidates.index(value)] if value in offered.candidates else said

    def _worded(self, name: str, before: tuple[Value, ...], value: Value) -> str:
        """A value by its name; lists in a list have none, so of them the game tells."""
        verb = self.chair.game.verb(before[0])
        if verb is not None and isinstance(value, tuple) and any(isinstance(one, tuple) for one in value):
            facts = verb.about(self.chair.position, self.chair.seat, (*before[1:], value))
            return self._texts.about(str(before[0]), name, facts) or self._texts.said(name, value)
        return self._texts.said(name, value)

    def plain(self) -> list[Plain]:
        return [lower(value) for value in self.partial]

    # How it is done

    def _slots(self) -> tuple[Slot, ...]:
        verb = self.chair.game.verb(self.partial[0]) if self.partial else None
        return () if verb is None else verb.slots

    def _gathers(self, *offered: Value) -> bool:
        """Is the next slot filled value by value?  What there is to gather is offered as tuples of one."""
        if not self._open_ended() or not isinstance(self.slot(), Several):
            return False
        return bool(self.gathered) or any(isinstance(one, tuple) and len(one) == 1 for one in offered)

    def _goes_without_saying(self) -> bool:
        """Is the value that comes next, where there is only one, a mere yes or no, or a count?"""
        slot = self.slot()
        return isinstance(slot, Number) and silent(self._texts, slot)

    def _open_ended(self) -> bool:
        verb = self.chair.game.verb(self.partial[0]) if self.partial else None
        return verb is not None and verb.open_ended

    def _gathering(self) -> list[Way]:
        """Enough, or one value more; and while there is none yet, whatever the game proposes as a whole."""
        slot = self.slot()
        assert isinstance(slot, Several)
        called = zip(self.choices.candidates, self.chair.labels(self.partial, self.choices))
        offered = [(one, label) for one, label in called if isinstance(one, tuple)]
        ways: list[Way] = []
        if self.gathered:
            values = self._worded(slot.name, self.partial, self.gathered)
            enough = self._texts.say("making-enough", values=values)
            ways.append(Way(enough, self.gathered, (*self.partial, self.gathered)))
        if len(self.gathered) < slot.most:
            for one, label in offered:
                if len(one) == 1:
                    ways.append(Way(label, one[0], self.partial, (*self.gathered, one[0])))
        if not self.gathered:
            ways += [Way(label, one, (*self.partial, one)) for one, label in offered if len(one) != 1]
        return ways


def silent(texts: Texts, slot: Slot) -> bool:
    """Does the least value of this slot stand for nothing in particular: a no, the smaller of two counts, no words?"""
    return not isinstance(slot, Number) or slot.high - slot.low == 1


def only(answer: str, labels: Sequence[str]) -> int | None:
    """The place of the label that `answer` is, or else begins, or begins a word of; None where several differ."""
    folded = [label.casefold() for label in labels]
    word = answer.casefold()
    for fits in (word.__eq__, lambda label: label.startswith(word), lambda label: f" {word}" in label):
        found = [at for at, label in enumerate(folded) if fits(label)]
        if found:
            return found[0] if len({folded[at] for at in found}) == 1 else None
    return None
