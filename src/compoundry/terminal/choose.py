"""Choosing a move in plain text: verb and values one after the other, or all of it typed at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from compoundry.kernel import Game, Plain, Position, Refusal
from compoundry.terminal.making import Chair, Making, Way, only
from compoundry.terminal.typed import Unheard, understood
from compoundry.texts import Texts

MOST_SHOWN: Final = 60
"""Longer lists of choices are cut; what is missing can be typed."""

IN_A_COLUMN: Final = 9


class Again(Exception):
    """What was being chosen is chosen anew."""


class Whole(Exception):
    """A whole move was typed."""

    def __init__(self, move: list[Plain] | str) -> None:
        super().__init__(move)
        self.move = move


class Chooser:
    """Asks one person for moves.

    `read` gives the next line that is not a command to the table; `word` hears what is no answer,
    and says whether it was a command after all.
    """

    def __init__(
        self, game: Game, texts: Texts, screen: Console, read: Callable[[], str], word: Callable[[str], bool]
    ) -> None:
        self.game = game
        self.texts = texts
        self.screen = screen
        self.read = read
        self.word = word

    def move(self, position: Position, seat: int) -> list[Plain] | str:
        """A move as it was chosen or typed, perhaps not a legal one."""
        question = self.texts.prompt(type(position.pending[-1]).__name__ if position.pending else "")
        self.screen.print(Text(question, style="bold"))
        making = Making(Chair(self.game, self.texts, position, seat))
        try:
            while not making.complete:
                if making.refusal is not None:
                    self.refused(making.refusal)
                    raise Again
                making.take(self._pick(making))
            if making.alone:
                self._confirm(making)
        except Whole as typed:
            return typed.move
        return making.plain()

    def refused(self, refusal: Refusal) -> None:
        """Say what is wrong and why, what would work, and which rule says so."""
        why = self.texts.refusal(refusal)
        self.screen.print(Text.assemble((why.what, "yellow"), f" {why.remedy} ", (f"[{why.rule}]", "dim")))

    def _pick(self, making: Making) -> Way:
        """One of the ways on: by number, by name, or where they are numbers by itself."""
        ways, asked = making.ways(), making.question()
        labels = [way.label for way in ways]
        numbers = [way.value for way in ways if isinstance(way.value, int) and way.label == str(way.value)]
        if len(numbers) == len(ways):
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
                return ways[keys.index(answer)]
            for way in ways:
                if way.value == answer:
                    return way
            named = only(answer, labels)
            if named is not None:
                return ways[named]
            if making.worded:
                return making.own(answer)
            self._whole(answer, making)

    def _menu(self, labels: list[str]) -> None:
        shown = [Text.assemble((f"{number:>3}", "cyan"), f"  {label}") for number, label in enumerate(labels, 1)]
        if len(shown) <= IN_A_COLUMN:
            for line in shown:
                self.screen.print(line)
        else:
            self.screen.print(Columns(shown[:MOST_SHOWN], padding=(0, 2), column_first=True))
        if len(shown) > MOST_SHOWN:
            self.screen.print(self.texts.say("table-more", more=len(shown) - MOST_SHOWN), style="dim")

    def _confirm(self, making: Making) -> None:
        """How this move ends was not chosen, for there was no choice: it is played when the person says so."""
        self.screen.print(self.texts.say("table-only", move=making.said()))
        while answer := self.read():
            self._whole(answer, making)

    def _whole(self, answer: str, making: Making) -> None:
        """Was a whole move typed, or a word for the table?  Else say what is not understood."""
        heard = understood(making.chair, answer)
        if not isinstance(heard, Unheard):
            raise Whole(heard)
        if not self.word(answer):
            self.screen.print(self.texts.say("table-unclear", answer=heard.word[:40]), style="yellow")


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
