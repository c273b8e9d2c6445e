"""What you can do now: the question, what answers it, and what there is to say to an answer."""

from __future__ import annotations

from functools import partial

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from compoundry.kernel import Plain, Refusal
from compoundry.terminal.ink import Ink, Light
from compoundry.terminal.making import Making, Way
from compoundry.terminal.table.choices import Choice, Choices, Row
from compoundry.terminal.typed import Unheard, understood
from compoundry.texts import Texts


class Asking(Vertical):
    """Verb and values one after the other, or all of it typed.  Says `Made` when there is a move."""

    class Made(Message):
        """A move was made; perhaps not a legal one."""

        def __init__(self, move: list[Plain] | str) -> None:
            super().__init__()
            self.move = move

    class Turned(Message):
        """Something else is chosen now, or can be: what stands out on the board changes."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="asking")
        self.rule = ""
        self._texts = texts
        self._prompt = ""
        self._making: Making | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield Choices()
        yield Input(placeholder=self._texts.say("screen-type"), id="typed", compact=True, select_on_focus=False)
        yield Static(id="preview")
        yield Static(id="note")

    # What is asked

    def ask(self, prompt: str, making: Making) -> None:
        """A person makes a move."""
        self._prompt, self._making = prompt, making
        self._go_on()

    def offer(self, question: str, rows: list[Row]) -> None:
        """Something else than a move is to be chosen, or nothing."""
        self._making = None
        self._show(Text(question, style="bold"), rows)

    def light(self, ink: Ink) -> Light:
        """What stands out on the board: what is chosen of the move, as the row pointed at would have it."""
        making = self._making
        if making is None:
            return Light(ink)
        row = self._choices.pointed()
        ahead = making if row is None or row.way is None else making.ahead(row.way)
        return Light(ink, ahead.chosen(), making.next() if making.partial else ahead.next())

    def note(self, what: str, rule: str = "") -> None:
        """A word to whoever sits here, and the rule that it speaks of.  It stands until that one does something."""
        self.rule = rule
        note = self.query_one("#note", Static)
        note.update(Text(what))
        note.display = bool(what)

    def refused(self, refusal: Refusal) -> None:
        """What is wrong and why, what would work, and which rule says so."""
        why = self._texts.refusal(refusal)
        said = self._texts.say("screen-refused", what=why.what, remedy=why.remedy, rule=why.rule)
        self.note(said, why.rule)

    # What people do

    def back(self) -> bool:
        """One step back: out of typing, else to the last choice; False where no move is being made."""
        if self._making is None:
            return False
        self.note("")
        if self._typed.display:
            self._close()
        elif self._making.back():
            self._go_on()
        return True

    def number(self, number: int) -> None:
        """Choose a row by its number."""
        if number <= len(self._choices.rows):
            self._choices.highlighted = number - 1
            self._choices.rows[number - 1].act(False)

    def step(self, by: int) -> None:
        self._choices.step(by)

    def type(self, begun: str) -> None:
        """Letters look for a row; after a colon they are a move."""
        if self._making is None:
            return
        self._typed.value = begun
        self._typed.display = True
        self._typed.focus()
        self._typed.cursor_position = len(begun)

    @on(Choices.OptionSelected)
    def _chosen(self, chosen: Choices.OptionSelected) -> None:
        """A row that is no longer on offer when its turn comes is nobody's choice."""
        if isinstance(chosen.option, Choice) and any(row is chosen.option.row for row in self._choices.rows):
            chosen.option.row.act(True)

    @on(Choices.OptionHighlighted)
    def _pointed(self) -> None:
        self._look_ahead()

    @on(Input.Changed)
    def _looked_for(self, typed: Input.Changed) -> None:
        if self._typed.display:
            self._choices.find("" if typed.value.startswith(":") else typed.value.strip())

    @on(Input.Submitted)
    def _entered(self) -> None:
        typed = self._typed.value.strip()
        whole = typed.removeprefix(":").strip()
        row = self._choices.pointed()
        if whole == typed and row is not None:
            self._close()
            row.act(True)
        elif self._making is not None and whole:
            heard = understood(self._making.chair, whole)
            if isinstance(heard, Unheard):
                self.note(self._texts.say("table-unclear", answer=heard.word[:40]))
            else:
                self._close()
                self.post_message(self.Made(heard))

    def on_key(self, event: events.Key) -> None:
        """A letter that is no key of the table begins to be typed."""
        letter = event.character or ""
        if (
            self._typed.display
            or event.key in self.screen.active_bindings
            or not (letter.isalnum() or letter in ("/", ":"))
        ):
            return
        self.type("" if letter == "/" else letter)
        event.stop()

    # How it is done

    @property
    def _choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def _typed(self) -> Input:
        return self.query_one(Input)

    def _close(self) -> None:
        self._typed.display = False
        self._typed.value = ""
        self._choices.find("")
        self._choices.focus()

    def _go_on(self) -> None:
        """Ask for what is missing of the move."""
        making, texts = self._making, self._texts
        assert making is not None
        if making.complete:
            row = Row(texts.say("screen-play", move=making.said()), lambda _: self._made(making))
            self._show(Text(self._prompt, style="bold"), [row])
            return
        question = Text(self._prompt, style="bold")
        if making.partial:
            question = Text.assemble(making.said(), "  ", (making.question(), "bold"))
        self._show(question, [Row(way.label, partial(self._take, way), way) for way in making.ways()])
        if making.refusal is not None:
            self.refused(making.refusal)

    def _show(self, question: Text, rows: list[Row]) -> None:
        self.query_one("#question", Static).update(question)
        if self._typed.display:
            self._close()
        self._choices.offer(rows)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Say what the row pointed at would bring, and let it stand out on the board."""
        making, row = self._making, self._choices.pointed()
        preview = ""
        if making is not None and row is not None:
            preview = making.preview() if row.way is None else self._ahead(making, row.way)
        self.query_one("#preview", Static).update(Text(preview))
        self.post_message(self.Turned())

    def _take(self, way: Way, seen: bool) -> None:
        """A value is chosen.  A move of which something was not shown yet is played only when confirmed."""
        making = self._making
        assert making is not None
        self.note("")
        making.take(way)
        if making.complete and (seen or not (making.alone or making.preview())):
            self._made(making)
        elif making.refusal is not None:
            refusal = making.refusal
            making.back()
            self._go_on()
            self.refused(refusal)
        else:
            self._go_on()

    def _ahead(self, making: Making, way: Way) -> str:
        """The move that this way completes, so far as its row does not say it; "" where more is to be chosen."""
        ahead = making.ahead(way)
        if not ahead.complete:
            return ""
        said = [self._texts.say("screen-ahead", move=ahead.said())] if ahead.alone else []
        return " ".join([*said, ahead.preview()]).strip()

    def _made(self, making: Making) -> None:
        self.post_message(self.Made(making.plain()))
