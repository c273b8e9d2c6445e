"""The plain-text table: any game, on any terminal, from view, choices and texts alone.

People sit at one device; with several of them it is handed round behind a curtain.  Bots play
the other seats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from compoundry.kernel import PUBLIC, Ack, Bot, Draw, GameBug, Match, Refusal
from compoundry.terminal.choose import Again, Chooser
from compoundry.terminal.show import ending, look, pairs
from compoundry.texts import Texts

BUDGET: Final = 1000
"""Iterations a move for bots that search."""


class Left(Exception):
    """The people have had enough, or nobody is there who could answer."""


class Waited(Exception):
    """The seat lets the others go first."""


class PlainTable:
    """One match at one terminal.  `bots` has None where a person sits, `draws` a source for each bot."""

    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        draws: list[Draw],
        texts: Texts,
        screen: Console,
        line: Callable[[str], str],
    ) -> None:
        """`line` shows a prompt and gives what is typed; it raises EOFError when nobody is there any more."""
        self.match = match
        self.bots = bots
        self.draws = draws
        self.texts = texts
        self.screen = screen
        self.line = line
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.looking = self.people[0] if len(self.people) == 1 else PUBLIC
        self.heard = dict.fromkeys([PUBLIC, *range(len(bots))], -1)
        self.last = -1
        self.asks = Chooser(match.game, texts, screen, self._read)

    def play(self) -> None:
        """Play to the end; raises `Left` when people leave before."""
        if len(self.people) < 2:
            self._news()
        while acting := self.match.position.acting():
            # In turn round the table, so that nobody waits for ever where several may act.
            seat = next((seat for seat in acting if seat > self.last), acting[0])
            self.last = seat
            bot = self.bots[seat]
            if bot is not None:
                self._bot(seat, bot)
            else:
                self._person(seat)
        if len(self.people) > 1:
            # Everybody looks on now, and nobody wants to hear the whole story again.
            self.heard[PUBLIC] = max(self.heard.values())
            self.looking = PUBLIC
        self._news()
        self.screen.print(Rule(style="dim"))
        self.screen.print(ending(self.texts, self.match.outcome()))

    # Turns

    def _bot(self, seat: int, bot: Bot) -> None:
        legal = self.match.position.legal(seat)
        move = bot.choose(self.match.view(seat), legal, BUDGET, self.draws[seat])
        answer = self.match.submit(seat, move, self.match.ticket(seat))
        if isinstance(answer, Refusal):
            raise GameBug(f"the bot {bot.name} plays {self.match.game.print(move)}, which is refused: {answer}")
        if len(self.people) < 2:
            self._news()

    def _person(self, seat: int) -> None:
        """Ask until the seat has moved, or is asked something else, or nothing any more."""
        if seat != self.looking:
            self._curtain(seat)
            self._news()
        self._look()
        ticket = self.match.ticket(seat)
        while self.match.ticket(seat) == ticket:
            try:
                self._heed(self.match.submit(seat, self.asks.move(self.match.position, seat), ticket))
            except Again:
                continue
            except Waited:
                return

    def _curtain(self, seat: int) -> None:
        """Nothing of the last player's table is left to see when the device changes hands."""
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[2J\x1b[3J\x1b[H")
        self.screen.print(Rule(style="dim"))
        if self._line(self.texts.say("table-curtain", seat=self.texts.seat(seat)) + " ").strip() == "q":
            raise Left
        self.looking = seat

    def _heed(self, answer: Ack | Refusal) -> None:
        """Tell what came of a command."""
        if isinstance(answer, Refusal):
            self.asks.refused(answer)
        else:
            self._news()

    # Looking

    def _news(self) -> None:
        """What has happened since whoever looks was told last."""
        for event in self.match.events(self.looking, self.heard[self.looking]):
            self.screen.print(Padding(Text(self.texts.event(event)), (0, 0, 0, 2), expand=False))
        self.heard[self.looking] = len(self.match.entries) - 1

    def _look(self) -> None:
        self.screen.print(Rule(self.texts.seat(self.looking), align="left", style="dim"))
        self.screen.print(
            Padding(look(self.texts, self.match.view(self.looking), len(self.bots)), (0, 0, 1, 2), expand=False)
        )

    # Commands to the table

    def _read(self) -> str:
        """The next line that is not for the table itself."""
        while True:
            answer = self._line("> ").strip()
            if answer in ("?", "h"):
                self._help()
            elif answer == "l":
                self._log()
            elif answer == "r":
                self._rules()
            elif answer == "s" and self._windows():
                self._stand()
            elif answer == "q":
                raise Left
            elif answer == "u":
                self._heed(self.match.undo(self.looking))
                raise Again
            elif answer == "b":
                raise Again
            elif answer == "v":
                self._look()
                raise Again
            elif answer == "w" and len(self.match.position.acting()) > 1:
                raise Waited
            else:
                return answer

    def _help(self) -> None:
        shown = pairs("cyan")
        for key in ("v", "l", "r", "u", "b", "q"):
            shown.add_row(key, self.texts.say(f"table-key-{key}"))
        if self._windows():
            shown.add_row("s", self.texts.say("table-key-s"))
        if len(self.match.position.acting()) > 1:
            shown.add_row("w", self.texts.say("table-key-w"))
        self.screen.print(self.texts.say("table-help", move=self._example()))
        self.screen.print(Padding(shown, (0, 0, 0, 2), expand=False))

    def _example(self) -> str:
        """A move of now, as it could be typed."""
        legal = self.match.position.legal(self.looking)
        return self.match.game.print(legal[0]) if legal else ""

    def _log(self) -> None:
        for event in self.match.events(self.looking):
            self.screen.print(Padding(Text(self.texts.event(event), style="dim"), (0, 0, 0, 2), expand=False))

    def _rules(self) -> None:
        # Here and not above: most games are played without a look at the rules.
        from rich.markdown import Markdown

        rules = self.texts.rules()
        self.screen.print(Markdown(rules) if rules else self.texts.say("table-no-rules"))

    def _windows(self) -> list[str]:
        return self.match.game.windows()

    def _stand(self) -> None:
        """Turn a standing answer on or off (K-10)."""
        windows = self._windows()
        for number, window in enumerate(windows, 1):
            self.screen.print(f"{number:>3}  {self._standing(window)}")
        answer = self._line(self.texts.say("table-toggle") + " ").strip()
        if answer in [str(number) for number in range(1, len(windows) + 1)]:
            window = windows[int(answer) - 1]
            passes = window not in self.match.standing[self.looking]
            self._heed(self.match.stand(self.looking, window, passes))
            self.screen.print(self._standing(window))
        raise Again

    def _standing(self, window: str) -> str:
        passes = window in self.match.standing[self.looking]
        return f"{self.texts.window(window)}: {self.texts.say('table-passes' if passes else 'table-asks')}"

    def _line(self, prompt: str) -> str:
        try:
            return self.line(prompt)
        except EOFError:
            raise Left from None
