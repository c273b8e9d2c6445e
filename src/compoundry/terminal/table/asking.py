"""What you can do now: the question, what answers it, and what there is to say to an answer."""

from __future__ import annotations

from functools import partial

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from compoundry.kernel import Plain, Refusal
from compoundry.terminal.ink import Ink, Light
from compoundry.terminal.making import Making, Way
from compoundry.terminal.table.choices import Choice, Choices, Row
from compoundry.terminal.table.typing import Typing
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
        yield Typing()
        yield Static(id="preview")
        yield Static(id="note")

    # What is asked

    def ask(self, prompt: str, making: Making) -> None:
        """A person makes a move."""
        self._prompt, self._making = prompt, making
        self._go_on()

    def offer(self, question: str, rows: list[Row], at: int = 0) -> None:
        """Something else than a move is to be chosen, or nothing; the cursor stands on the row `at`."""
        self._making = None
        self._show(Text(question, style="bold"), rows)
        if rows:
            self._choices.highlighted = at

    def light(self, ink: Ink) -> Light:
        """What stands out on the board: what is chosen of the move, as the row pointed at would have it."""
        making = self._making
        if making is None:
            return Light(ink)
        row = self._choices.pointed()
        ahead = making if row is None or row.way is None else making.ahead(row.way)
        return Light(ink, ahead.chosen(), making.next() if making.partial else ahead.next())

    def aims(self, ink: Ink) -> tuple[Light, Light]:
        """Without the row pointed at, and with it: where the pictures differ is what it speaks of."""
        making, row = self._making, self._choices.pointed()
        if making is None or row is None:
            return Light(ink), Light(ink)
        if row.way is None:
            return Light(ink), Light(ink, making.chosen())
        ahead = making.ahead(row.way)
        return Light(ink, making.chosen()), Light(ink, ahead.chosen(), {} if making.partial else ahead.next())

    def note(self, what: str, rule: str = "") -> None:
        """A word to whoever sits here, and the rule that it speaks of.  It stands until that one does something."""
        self.rule = rule
        note = self.query_one("#note", Static)
        note.update(Text(what))
        note.display = bool(what)
        note.set_class(bool(rule), "refused")
        self.screen.set_class(bool(what), "-noted")

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
        if self._typing.display:
            self._close()
        elif self._making.back():
            self._go_on()
        return True

    def number(self, digit: int) -> None:
        """Choose a row by its number; where a second digit could follow, the first one points only."""
        row = self._choices.dial(digit)
        if row is not None:
            row.act(False)

    def step(self, by: int) -> None:
        self._choices.step(by)

    @on(Choices.OptionSelected)
    def _chosen(self, chosen: Choices.OptionSelected) -> None:
        """A row that is no longer on offer when its turn comes is nobody's choice."""
        if isinstance(chosen.option, Choice) and any(row is chosen.option.row for row in self._choices.rows):
            chosen.option.row.act(True)

    @on(Choices.OptionHighlighted)
    def _pointed(self) -> None:
        self._look_ahead()

    def hears(self, event: events.Key) -> bool:
        """Is this key part of something typed?  A letter that is no key of the table begins it."""
        letter = event.character or ""
        if self._making is None:
            return False
        if self._typing.display:
            return self._typed(event.key, letter if event.is_printable else "")
        if event.key in self.screen.active_bindings or not (letter.isalnum() or letter in ("/", ":")):
            return False
        self._open()
        self.write("" if letter == "/" else letter)
        return True

    def write(self, letters: str) -> None:
        """Go on typing: letters look for a row, after a colon they are a move."""
        self._typing.put(self._typing.text + letters)
        looked_for = "" if self._spoken() or self._typing.text.startswith(":") else self._typing.text.strip()
        self._choices.find(looked_for)

    @on(events.Paste)
    def _pasted(self, event: events.Paste) -> None:
        if self._typing.display:
            self.write(" ".join(event.text.split()))

    def _typed(self, key: str, letter: str) -> bool:
        """A key while something is being typed; False leaves it to the list."""
        if letter:
            self.write(letter)
        elif key == "backspace":
            self._typing.put(self._typing.text[:-1])
            self.write("")
        elif key == "enter":
            self._enter(self._typing.text.strip())
        else:
            return False
        return True

    def _enter(self, typed: str) -> None:
        """What was typed is meant: the row found with it, or a whole move."""
        making, row = self._making, self._choices.pointed()
        assert making is not None
        whole = typed.removeprefix(":").strip()
        if self._spoken() and typed and not typed.startswith(":"):
            self._close()
            self._take(making.own(typed), False)
            return
        if not whole or (whole == typed and row is not None):
            self._close()
            if whole and row is not None:
                row.act(True)
            return
        heard = understood(making.chair, whole)
        if isinstance(heard, Unheard):
            self.note(self._texts.say("table-unclear", answer=heard.word[:40]))
        else:
            self._close()
            self.post_message(self.Made(heard))

    # How it is done

    @property
    def _choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def _typing(self) -> Typing:
        return self.query_one(Typing)

    def _spoken(self) -> bool:
        """Is what is typed here said in the move itself?"""
        return self._making is not None and self._making.worded

    def _open(self) -> None:
        self._typing.open(self._texts.say("screen-speak" if self._spoken() else "screen-type"))

    def _close(self) -> None:
        """Nothing is typed any more."""
        self._typing.close()
        self._choices.find("")

    def _go_on(self) -> None:
        """Ask for what is missing of the move."""
        making, texts = self._making, self._texts
        assert making is not None
        if making.complete:
            row = Row(texts.say("screen-play", move=making.told()), lambda _: self._made(making))
            self._show(Text(self._prompt, style="bold"), [row])
            return
        question = Text(self._prompt, style="bold")
        if making.partial:
            before = "" if making.begun else f"{self._prompt}\n"
            question = Text.assemble((before, "bold"), making.said(), "  ", (making.question(), "bold"))
        rows = [Row(way.label, partial(self._take, way), way) for way in making.ways()]
        if making.worded:
            rows.append(Row(texts.say("making-speak"), lambda _: self._open()))
        self._show(question, rows)
        if making.refusal is not None:
            self.refused(making.refusal)

    def _show(self, question: Text, rows: list[Row]) -> None:
        self.query_one("#question", Static).update(question)
        if self._typing.display:
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
        if ahead.preview() or not (ahead.complete and ahead.alone):
            return ahead.preview()
        return self._texts.say("screen-ahead", move=ahead.said())

    def _made(self, making: Making) -> None:
        self.post_message(self.Made(making.plain()))
