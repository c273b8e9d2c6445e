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

from compoundry.kernel import PUBLIC, Ack, Refusal
from compoundry.terminal.choose import Again, Chooser
from compoundry.terminal.ink import PLAIN, Light
from compoundry.terminal.sand import told
from compoundry.terminal.session import Session, Stage
from compoundry.terminal.show import ending, legend, pairs, picture
from compoundry.terminal.typed import spoken
from compoundry.texts import Texts

WORDED: Final = "hlruq"
"""The keys that can be called by their words, too."""


class Left(Exception):
    """The people have had enough, or nobody is there who could answer."""


class Waited(Exception):
    """The seat lets the others go first."""


class PlainTable:
    """One session at one terminal, line by line."""

    def __init__(self, session: Session, texts: Texts, screen: Console, line: Callable[[str], str]) -> None:
        """`line` shows a prompt and gives what is typed; it raises EOFError when nobody is there any more."""
        self.session = session
        self.match = session.match
        self.texts = texts
        self.screen = screen
        self.line = line
        self.heard = dict.fromkeys([PUBLIC, *range(len(session.bots))], -1)
        self.asks = Chooser(session.match.game, texts, screen, self._read, self._word)

    def play(self) -> None:
        """Play to the end; raises `Left` when people leave before."""
        session = self.session
        if len(session.people) < 2:
            self._news()
        while session.stage is not Stage.OVER:
            if session.stage is Stage.BOT:
                thought = session.thought()
                session.decided(thought, thought.move())
                if len(session.people) < 2:
                    self._news()
            else:
                self._person()
        if len(session.people) > 1:
            # Everybody looks on now, and nobody wants to hear the whole story again.
            self.heard[PUBLIC] = max(self.heard.values())
        self._news()
        self.screen.print(Rule(style="dim"))
        self.screen.print(ending(self.texts, self.match.outcome()))

    # Turns

    def _person(self) -> None:
        """Ask until the seat has moved, or is asked something else, or nothing any more."""
        if self.session.stage is not Stage.ASKING:
            self._curtain()
            self._news()
        self._look()
        seat = self.session.asked
        ticket = self.match.ticket(seat)
        while self.match.ticket(seat) == ticket:
            try:
                self._heed(self.session.submit(self.asks.move(self.match.position, seat)))
            except Again:
                continue
            except Waited:
                self.session.wait()
                return

    def _curtain(self) -> None:
        """Nothing of the last player's table is left to see when the device changes hands."""
        self.session.cover()
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[2J\x1b[3J\x1b[H")
        self.screen.print(Rule(style="dim"))
        who = self.texts.seat(self.session.asked)
        answer = self._line(self.texts.say("table-curtain", seat=who) + " ").strip().casefold()
        if answer in ("q", *self._words("q")):
            raise Left
        self.session.reveal()

    def _heed(self, answer: Ack | Refusal) -> None:
        """Tell what came of a command."""
        if isinstance(answer, Refusal):
            self.asks.refused(answer)
        else:
            self._news()

    # Looking

    def _news(self) -> None:
        """What has happened since whoever looks was told last."""
        for event in self.match.events(self.session.looking, self.heard[self.session.looking]):
            self.screen.print(Padding(Text(self.texts.event(event)), (0, 0, 0, 2), expand=False))
        self.heard[self.session.looking] = len(self.match.entries) - 1

    def _look(self) -> None:
        self.screen.print(Rule(self.texts.seat(self.session.looking), align="left", style="dim"))
        shown = picture(self.texts, self.session.view(), self.match.header.seats, Light())
        self.screen.print(Padding(shown, (0, 0, 1, 2), expand=False))

    # Commands to the table

    def _read(self) -> str:
        """The next line that is not for the table itself."""
        while True:
            answer = self._line(f"{self._left()}> ").strip()
            if self.session.tick():
                self.screen.print(self.texts.say("table-time-up"), style="yellow")
                self._news()
                raise Again
            if not self._command(answer):
                return answer

    def _command(self, key: str) -> bool:
        """Do what the table does at this key; False if it does nothing."""
        if key in ("?", "h"):
            self._help()
        elif key == "l":
            self._log()
        elif key == "r":
            self._rules()
        elif key == "s" and self._windows():
            self._stand()
        elif key == "q":
            raise Left
        elif key == "u":
            self._heed(self.session.undo())
            raise Again
        elif key == "b":
            raise Again
        elif key == "v":
            self._look()
            raise Again
        elif key == "w" and self.session.may_wait():
            raise Waited
        else:
            return False
        return True

    def _word(self, answer: str) -> bool:
        """Do what a word stands for that is no answer to the question; False if it stands for nothing."""
        for key in WORDED:
            if answer.casefold() in self._words(key):
                return self._command(key)
        return False

    def _words(self, key: str) -> list[str]:
        return self.texts.say(f"table-word-{key}").split(", ")

    def _help(self) -> None:
        shown = pairs("cyan")
        for key in ("v", "l", "r", "u", "b", "q"):
            names = [key, *self._words(key)] if key in WORDED else [key]
            shown.add_row(", ".join(names), self.texts.say(f"table-key-{key}"))
        if self._windows():
            shown.add_row("s", self.texts.say("table-key-s"))
        if self.session.may_wait():
            shown.add_row("w", self.texts.say("table-key-w"))
        self.screen.print(self.texts.say("table-help", move=self._example()))
        self.screen.print(Padding(shown, (0, 0, 0, 2), expand=False))
        signs = legend(self.texts, PLAIN)
        if signs is not None:
            self.screen.print(signs)

    def _example(self) -> str:
        """A move of now, as it could be typed."""
        legal = self.match.position.legal(self.session.looking)
        return spoken(self.texts, type(legal[0]).slots, legal[0].plain()) if legal else ""

    def _log(self) -> None:
        for event in self.session.story():
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
            self._heed(self.session.stand(window))
            self.screen.print(self._standing(window))
        raise Again

    def _standing(self, window: str) -> str:
        said = self.texts.say("table-passes" if self.session.passes(window) else "table-asks")
        return f"{self.texts.window(window)}: {said}"

    def _left(self) -> str:
        """What is left of the turn, where turns are timed, and of the game, where that is."""
        sand = self.session.sand
        times = [sand.turns[self.session.asked]] if sand.clocks.turn else []
        if sand.clocks.whole:
            times.append(sand.whole)
        return "".join(f"{told(left)} " for left in times)

    def _line(self, prompt: str) -> str:
        try:
            return self.line(prompt)
        except EOFError:
            raise Left from None
