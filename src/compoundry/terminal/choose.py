"""Choosing a move in plain text: verb and values one after the other, or all of it typed at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from compoundry.kernel import Choices, Game, Plain, Position, Refusal, Value
from compoundry.kernel.values import lower
from compoundry.texts import Texts

MOST_SHOWN: Final = 60
"""Longer lists of choices are cut; what is missing can be typed."""

IN_A_COLUMN: Final = 9


class Again(Exception):
    """What was being chosen is chosen anew."""


class Whole(Exception):
    """A whole move was typed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Chooser:
    """Asks one person for moves.  `read` gives the next line that is not a command to the table."""

    def __init__(self, game: Game, texts: Texts, screen: Console, read: Callable[[], str]) -> None:
        self.game = game
        self.texts = texts
        self.screen = screen
        self.read = read

    def move(self, position: Position, seat: int) -> list[Plain] | str:
        """A move as it was chosen or typed, perhaps not a legal one."""
        question = self.texts.prompt(type(position.pending[-1]).__name__ if position.pending else "")
        self.screen.print(Text(question, style="bold"))
        try:
            return self._step_by_step(position, seat)
        except Whole as typed:
            return typed.text

    def refused(self, refusal: Refusal) -> None:
        """Say what is wrong and why, what would work, and which rule says so."""
        why = self.texts.refusal(refusal)
        self.screen.print(Text.assemble((why.what, "yellow"), f" {why.remedy} ", (f"[{why.rule}]", "dim")))

    def _step_by_step(self, position: Position, seat: int) -> list[Plain]:
        partial: tuple[Value, ...] = ()
        alone = False
        while not (choices := position.choices(seat, partial)).complete:
            if choices.refusal is not None:
                self.refused(choices.refusal)
                raise Again
            if len(choices.candidates) == 1:
                alone = True
                partial += (choices.candidates[0],)
            else:
                alone = False
                partial += (self._pick(partial, choices),)
        if alone:
            self._confirm(partial)
        return [lower(value) for value in partial]

    def _pick(self, partial: tuple[Value, ...], choices: Choices) -> Value:
        """One of the candidates: by number, by name, or where they are numbers by itself."""
        candidates = choices.candidates
        labels = [self._label(choices.slot, one) for one in candidates]
        if partial:
            told = [self.texts.about(str(partial[0]), choices.slot, facts) for facts in choices.about]
            labels = [more or label for label, more in zip(labels, told)]
        asked = self.texts.slot(str(partial[0]), choices.slot) if partial else ""
        numbers = [one for one, label in zip(candidates, labels) if isinstance(one, int) and label == str(one)]
        if len(numbers) == len(candidates):
            self.screen.print(Text.assemble((asked, "bold"), f"  ({ranges(numbers)})"))
            keys = labels
        else:
            if asked:
                self.screen.print(Text(asked, style="bold"))
            self._menu(labels)
            keys = [str(number) for number in range(1, len(labels) + 1)]
        while True:
            answer = self.read()
            if not answer:
                raise Again
            if answer in keys:
                return candidates[keys.index(answer)]
            if answer in candidates:
                return answer
            named = only(answer, labels)
            if named is not None:
                return candidates[named]
            self._whole(answer)

    def _menu(self, labels: list[str]) -> None:
        shown = [Text.assemble((f"{number:>3}", "cyan"), f"  {label}") for number, label in enumerate(labels, 1)]
        if len(shown) <= IN_A_COLUMN:
            for line in shown:
                self.screen.print(line)
        else:
            self.screen.print(Columns(shown[:MOST_SHOWN], padding=(0, 2), column_first=True))
        if len(shown) > MOST_SHOWN:
            self.screen.print(self.texts.say("table-more", more=len(shown) - MOST_SHOWN), style="dim")

    def _confirm(self, move: tuple[Value, ...]) -> None:
        """How this move ends was not chosen, for there was no choice: it is played when the person says so."""
        verb = self.game.verb(move[0])
        slots = verb.slots if verb is not None else ()
        parts = [self.texts.verb(str(move[0]))]
        parts += [self._label(slot.name, value) for slot, value in zip(slots, move[1:])]
        self.screen.print(self.texts.say("table-only", move=", ".join(parts)))
        while answer := self.read():
            self._whole(answer)

    def _whole(self, answer: str) -> None:
        """Was a whole move typed?  Else say that the answer is not understood."""
        if self.game.verb(answer.split(maxsplit=1)[0]) is not None:
            raise Whole(answer)
        self.screen.print(self.texts.say("table-unclear", answer=answer[:40]), style="yellow")

    def _label(self, slot: str, value: Value) -> str:
        return self.texts.verb(str(value)) if slot == "verb" else self.texts.said(slot, value)


def only(answer: str, labels: list[str]) -> int | None:
    """The place of the one label that `answer` is, or is the beginning of."""
    folded = [label.casefold() for label in labels]
    word = answer.casefold()
    found = [at for at, label in enumerate(folded) if label == word]
    if not found:
        found = [at for at, label in enumerate(folded) if label.startswith(word)]
    return found[0] if len(found) == 1 else None


def ranges(numbers: list[int]) -> str:
    """Numbers in order, three and more in a row drawn together."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts: list[str] = []
    for run in runs:
        parts += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else [str(number) for number in run]
    return ", ".join(parts)
