"""The table at which a game is played: head, board, news, and what you can do now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static

from compoundry.kernel import PUBLIC, Ack, Refusal
from compoundry.terminal.ink import Light
from compoundry.terminal.making import Chair, Making
from compoundry.terminal.session import Session, Stage
from compoundry.terminal.show import ending, picture
from compoundry.terminal.table.asking import Asking
from compoundry.terminal.table.board import Board
from compoundry.terminal.table.choices import Choices, Row
from compoundry.terminal.table.colours import ink_of
from compoundry.terminal.table.curtain import Curtain
from compoundry.terminal.table.head import Head
from compoundry.terminal.table.log import Log, lines
from compoundry.terminal.table.replaying import Replaying
from compoundry.terminal.table.side import KeysLine, Side
from compoundry.texts import Texts

LOOKS: Final = 0.25
"""Seconds between two looks at the clock."""

NEWS: Final = 3
"""So many lines of news at least; more where the table leaves room for them."""

KEYS: Final = [
    ("↑ ↓ ⏎", "key-choose"),
    ("1 … 99", "key-number"),
    ("/ a b …", "key-type"),
    (":", "key-whole"),
    ("Esc", "key-back"),
    ("u", "key-undo"),
    ("l", "key-log"),
    ("r", "key-rules"),
    ("[ ]", "key-replay"),
    ("p", "key-pass"),
    ("w", "key-wait"),
    ("s", "key-stand"),
    ("c", "key-clock"),
    ("f", "key-fast"),
    ("d", "key-dark"),
    ("PgUp PgDn", "key-scroll"),
    ("Tab", "key-tab"),
    ("q", "key-leave"),
]


class Playing(Screen[None]):
    """One session.  Closes when it is left; who wants to know how it ended asks the session."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("l", "side('log')", show=False),
        Binding("r", "side('rules')", show=False),
        Binding("question_mark", "side('help')", show=False),
        Binding("left_square_bracket,right_square_bracket", "rewind", show=False),
        Binding("p", "pass", show=False),
        Binding("w", "wait", show=False),
        Binding("s", "stand", show=False),
        Binding("c", "clock", show=False),
        Binding("f", "fast", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "back", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
        *[Binding(str(number), f"number({number})", show=False) for number in range(10)],
    ]

    def __init__(self, session: Session, texts: Texts, tags: Sequence[str], pace: float, kept: bool) -> None:
        """`tags` say who plays each seat, `pace` how long a bot takes at least, `kept` whether the game is stored."""
        super().__init__()
        self.session = session
        self.texts = texts
        self._tags = tags
        self._pace = self._usual = pace
        self._kept = kept
        self._warned = False
        self._thinking = False

    def compose(self) -> ComposeResult:
        yield Head(self.texts, self._tags, self.session.sand.agreed())
        with Horizontal(id="middle"):
            yield Board()
            yield Side(self.texts, KEYS)
        yield Static(id="news")
        yield Asking(self.texts)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        if self.session.sand.agreed():
            self.set_interval(LOOKS, self.tick)
        self.app.theme_changed_signal.subscribe(self, lambda _: self._show())
        if len(self.session.match.entries) == 1:
            self.query_one(Asking).note(self.texts.say("screen-welcome", about=self.texts.say("about")))
        self.go_on()

    # What the table does

    def go_on(self) -> None:
        """After each entry: show how things stand, then ask whoever is next."""
        session, asking = self.session, self.query_one(Asking)
        self._warned = False
        self._show()
        if session.stage is Stage.ASKING:
            chair = Chair(session.match.game, self.texts, session.match.position, session.asked)
            asking.ask(self._prompt(), Making(chair))
        else:
            asking.offer(self._question(), self._rows())
        if session.stage is Stage.OVER:
            self.call_after_refresh(self.query_one(Board).top)
        if session.trouble is not None:
            asking.note(self.texts.error(session.trouble))
        if session.stage is Stage.BOT and not self._thinking:
            self.run_worker(self._bots())
        elif session.stage is Stage.COVERED:
            self.app.push_screen(Curtain(self.texts, session.asked), self._lifted)

    async def _bots(self) -> None:
        """Bots think beside the table, which stays awake, and are no quicker than people can follow."""
        self._thinking = True
        while self.session.stage is Stage.BOT:
            thought = self.session.thought()
            move, _ = await asyncio.gather(asyncio.to_thread(thought.move), asyncio.sleep(self._pace))
            if self.session.decided(thought, move):
                self.go_on()
        self._thinking = False

    def tick(self) -> None:
        """A look at the clock."""
        if self.session.tick():
            self.query_one(Asking).note(self.texts.say("table-time-up"))
            self.go_on()
        self.query_one(Head).time(self.session)

    def _lifted(self, there: bool | None) -> None:
        if not there:
            self.dismiss()
            return
        self.session.reveal()
        self.go_on()

    # Showing

    def _show(self) -> None:
        session = self.session
        acting = session.match.position.acting()
        self.query_one(Head).show(self._whose(acting), acting)
        self.query_one(Head).time(session)
        self._draw()
        told = session.story()
        self.query_one(Log).tell(self.texts, told)
        self.query_one("#keys", Static).update(self._keys())
        self._tell()  # at once, for behind a curtain nothing may be left,
        self.call_after_refresh(self._tell)  # and when it is known how much room there is

    @on(Asking.Turned)
    def _turned(self) -> None:
        self._draw()
        self.call_after_refresh(self._aim)

    def _draw(self) -> None:
        """The table, with what stands out in it now, and before it how the game ended."""
        ink = ink_of(self.app.current_theme)
        table = self._picture(self.query_one(Asking).light(ink))
        if self.session.stage is Stage.OVER:
            table = Group(ending(self.texts, self.session.match.outcome(), ink), Rule(style=ink.muted), table)
        self.query_one(Board).show(table)

    def _picture(self, light: Light) -> RenderableType:
        return picture(self.texts, self.session.view(), self.session.match.header.seats, light)

    def _aim(self) -> None:
        """Show the part of the table of which the choice pointed at speaks."""
        board = self.query_one(Board)
        if board.max_scroll_y:
            before, after = self.query_one(Asking).aims(ink_of(self.app.current_theme))
            board.aim(self._picture(before), self._picture(after))

    def _tell(self) -> None:
        """What has happened since the last move of whoever looks."""
        since, told = self.session.since(), self.session.story()
        news = [event for event in told if isinstance(event["entry"], int) and event["entry"] > since]
        shown, board = self.query_one("#news", Static), self.query_one(Board)
        least = 1 if self.has_class("-noted") else NEWS  # what is to be said to an answer needs room, too
        shown.update(lines(self.texts, news, max(least, shown.outer_size.height + board.free())))

    def on_resize(self) -> None:
        self.call_after_refresh(self._tell)
        self.call_after_refresh(self._aim)

    def _whose(self, acting: list[int]) -> str:
        """Whose turn it is, in words."""
        if not acting:
            return self.texts.say("screen-over")
        if self.session.stage is Stage.ASKING:
            return self.texts.say("screen-you", seat=self.texts.seat(self.session.asked))
        return self.texts.say("screen-others", seats=[self.texts.seat(seat) for seat in acting])

    def _prompt(self) -> str:
        pending = self.session.match.position.pending
        return self.texts.prompt(type(pending[-1]).__name__ if pending else "")

    def _rule(self) -> str:
        """The rule that the open question is about, where its text names one."""
        pending = self.session.match.position.pending
        return self.texts.rule_of(type(pending[-1]).__name__ if pending else "")

    def _question(self) -> str:
        """What is to be said where nobody is asked for a move."""
        session, say = self.session, self.texts.say
        if session.stage is Stage.BOT:
            return f"{say('screen-thinking', seat=self.texts.seat(session.asked))}  ·  {self._prompt()}"
        return say("screen-moved") if session.stage is Stage.HANDING else say("screen-now")

    def _rows(self) -> list[Row]:
        """What can be done where nobody is asked for a move."""
        session, say = self.session, self.texts.say
        if session.stage is Stage.HANDING:
            return [Row(say("screen-hand", seat=self.texts.seat(session.asked)), lambda _: self._hand())]
        if session.stage is Stage.OVER:
            return [
                Row(say("screen-replay"), lambda _: self._look_back(0)),
                Row(say("screen-leave"), lambda _: self.action_leave()),
            ]
        return []

    def _keys(self) -> KeysLine:
        """The keys that do something now, those of this moment first."""
        session = self.session
        keys = [("↑↓⏎", "choose")]
        if session.letting_pass() is not None:
            keys.append(("p", "pass"))
        if session.may_wait():
            keys.append(("w", "wait"))
        elif session.may_step_in():
            keys.append(("w", "step-in"))
        if session.objecting():
            keys.append(("s", "stand"))
        if session.sand.agreed():
            keys.append(("c", "clock-on" if session.sand.halted else "clock"))
        keys += [("?", "help"), ("q", "leave")]
        if session.stage is not Stage.OVER:
            keys.append(("u", "undo"))
        keys += [("r", "rules"), ("l", "log"), ("[", "replay")]
        return KeysLine([(key, self.texts.say(f"foot-{what}")) for key, what in keys])

    # What people do

    def on_key(self, event: events.Key) -> None:
        """Before a key does anything else: is it part of what is being typed?"""
        if self.query_one(Asking).hears(event):
            event.stop()

    @on(Asking.Made)
    def _made(self, made: Asking.Made) -> None:
        if self.session.stage is Stage.ASKING:
            self._heed(self.session.submit(made.move))

    def _heed(self, answer: Ack | Refusal) -> None:
        if isinstance(answer, Refusal):
            self.query_one(Asking).refused(answer)
            self.call_after_refresh(self._tell)
        else:
            self.query_one(Asking).note("")
            self.go_on()

    def _hand(self) -> None:
        self._close_side()
        self.query_one(Asking).note("")
        self.session.cover()
        self.go_on()

    @on(Log.OptionSelected, "#log")
    def _remembered(self, chosen: Log.OptionSelected) -> None:
        self._look_back(self.query_one(Log).entries[chosen.option_index])

    def action_rewind(self) -> None:
        self._look_back(max(len(self.session.match.entries) - 2, 0))

    def _look_back(self, entry: int) -> None:
        """Show how things stood: of a running game, to the one who looks; of a finished one, as anybody saw it."""
        match = self.session.match
        viewers = [PUBLIC, *range(match.header.seats)] if match.over() else [self.session.looking]
        replaying = Replaying(match, self.texts, self._tags, viewers, self.session.looking, entry)
        self.app.push_screen(replaying)

    def action_undo(self) -> None:
        if self.session.looking != PUBLIC:
            self._heed(self.session.undo())

    def action_pass(self) -> None:
        move = self.session.letting_pass()
        if move is not None:
            self._heed(self.session.submit(move))
        else:
            self.query_one(Asking).note(self.texts.say("screen-no-pass"))

    def action_wait(self) -> None:
        """Let the others go first, or do so no longer."""
        if self.session.may_wait():
            self.session.wait()
            self.go_on()
        elif self.session.may_step_in():
            self.session.step_in()
            self.go_on()
        else:
            self.query_one(Asking).note(self.texts.say("screen-no-wait"))

    def action_stand(self) -> None:
        """Turn a standing answer on or off (K-10): the only one at once, one of several chosen from a list."""
        windows = self.session.match.game.windows()
        if not windows or self.session.looking == PUBLIC:
            self.query_one(Asking).note(self.texts.say("screen-no-stand"))
        elif len(windows) == 1:
            self._stand(windows[0], True)
        else:
            rows = [Row(self._standing(one), partial(self._stand, one)) for one in windows]
            at = windows.index(self.session.objecting()) if self.session.objecting() in windows else 0
            self.query_one(Asking).offer(self.texts.say("screen-toggle"), rows, at)

    def _stand(self, window: str, _: bool) -> None:
        self._heed(self.session.stand(window))
        self.query_one(Asking).note(self._standing(window))

    def _standing(self, window: str) -> str:
        said = self.texts.say("table-passes" if self.session.passes(window) else "table-asks")
        return f"{self.texts.window(window)}: {said}"

    def action_clock(self) -> None:
        """Whoever is the host stops the clock, and lets it run again."""
        if self.session.sand.agreed():
            self.session.sand.halt()
            halted = self.session.sand.halted
            self.query_one(Asking).note(self.texts.say("screen-halted" if halted else "screen-runs"))
            self._show()

    def action_fast(self) -> None:
        """Let bots move at once, or as slowly as before."""
        self._pace = 0 if self._pace else self._usual
        self.query_one(Asking).note(self.texts.say("screen-paced" if self._pace else "screen-fast"))

    def action_number(self, number: int) -> None:
        self.query_one(Asking).number(number)

    def action_step(self, by: int) -> None:
        self.query_one(Asking).step(by)

    def action_scroll(self, by: int) -> None:
        """Leaf through what is read now: the page beside the table, or the table."""
        side = self.query_one(Side)
        read = side.page() if self.has_class("-side") else self.query_one(Board)
        read.scroll_relative(y=by * max(read.size.height - 1, 1), animate=False)

    async def action_side(self, page: str) -> None:
        """Open a page beside the table; a second time, close it."""
        side = self.query_one(Side)
        if side.current == page and self.has_class("-side"):
            self._close_side()
            return
        self.add_class("-side")
        await side.open(page, self.query_one(Asking).rule or self._rule(), self.session.since())

    def _close_side(self) -> None:
        self.remove_class("-side")
        self.query_one(Side).current = "log"
        self.query_one(Choices).focus()

    def action_back(self) -> None:
        if self.has_class("-side"):
            self._close_side()
        elif not self.query_one(Asking).back():
            self.go_on()

    def action_leave(self) -> None:
        """A game that is kept nowhere is left only when the key is pressed again."""
        if self._kept or self._warned or self.session.stage is Stage.OVER:
            self.dismiss()
        else:
            self._warned = True
            self.query_one(Asking).note(self.texts.say("screen-not-kept"))
