"""Tables on a screen that nobody sees, played by pressing keys.

Tests of the screen are coroutines; bots think without a pause, and the clock stands until a test
moves it.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from io import StringIO
from typing import Final, TypeAlias

import pytest
from rich.console import Console
from textual.events import Paste
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList, Static

from compoundry.arena.simulate import bot_of
from compoundry.games.compounditall.cards import SHUFFLED, Cards
from compoundry.games.compounditall.view import CompoundView
from compoundry.kernel import PUBLIC, Draw, FastDraw, Match, Plain, Seed, registry
from compoundry.kernel.options import Setting
from compoundry.kernel.values import digest
from compoundry.terminal.session import Session
from compoundry.terminal.table.app import Bench
from compoundry.terminal.table.choices import Choices
from compoundry.terminal.table.playing import Playing
from compoundry.texts import Texts


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


BREATH: Final = 0.001
FRAME: Final = 1 / 50
"""A little longer than it takes until what has changed is drawn."""

FRAMES: Final = 100
"""Whoever has looked so often sees no more."""

HOPS: Final = 100
"""No message makes more of them from widget to widget, with all that it brings about."""


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Seated:
    """Who sits at a table of the whole screen: presses keys, and reads."""

    def __init__(self, app: Bench, playing: Playing, pilot: Pilot[None], clock: Clock, waits: bool) -> None:
        self.app = app
        self.playing = playing
        self.pilot = pilot
        self.clock = clock
        self.session = playing.session
        self.match = playing.session.match
        self.texts = playing.texts
        self.waits = waits

    # What people do

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other, and let the table come to rest."""
        await self.pilot.press(*keys)
        await self.rest()

    async def type(self, text: str) -> None:
        """Begin to type with a key; the rest comes all at once, and then Enter."""
        await self.pilot.press(text[0])
        self.app.post_message(Paste(text[1:]))
        await self.press("enter")

    async def choose(self, *beginnings: str) -> None:
        """Go with the arrows to the row that begins so, and choose it; then the next."""
        for beginning in beginnings:
            found = [at for at, row in enumerate(self.rows()) if row.startswith(beginning)]
            assert found, f"none of {self.rows()} begins with {beginning}"
            by = found[0] - (self.choices.highlighted or 0)
            await self.press(*["down" if by > 0 else "up"] * abs(by), "enter")

    async def rest(self) -> None:
        """Until bots have thought, every message has arrived and everything is drawn."""
        for _ in range(2):
            for _ in range(HOPS):
                await asyncio.sleep(0)
            if self.waits:
                await self.app.workers.wait_for_complete()
            await asyncio.sleep(FRAME)

    async def sees(self, words: str) -> bool:
        """Do these words come to stand on the screen?  What is laid out anew, or scrolled to, may take some frames."""
        for _ in range(FRAMES):
            if words in self.seen():
                return True
            await asyncio.sleep(FRAME)
        return False

    # What there is to see

    @property
    def choices(self) -> Choices:
        return self.playing.query_one(Choices)

    def rows(self) -> list[str]:
        """What can be chosen."""
        return [row.label for row in self.choices.rows]

    def lines(self) -> list[str]:
        """The screen, line by line."""
        return ["".join(part.text for part in strip) for strip in self.app.screen._compositor.render_strips()]

    def seen(self) -> str:
        """All words on the screen, in order, without line breaks."""
        return " ".join(" ".join(self.lines()).split())

    def kinds(self) -> list[Plain]:
        """What has happened so far, as everybody knows."""
        return [event["kind"] for event in self.match.events(PUBLIC)]

    def words(self, cards: Iterable[object]) -> list[str]:
        """What these cards of Compound It All! are called."""
        return [self.texts.said("card", card) for card in cards]

    def hand(self, seat: int) -> list[str]:
        """The words that a seat holds."""
        view = self.match.view(seat)
        assert isinstance(view, CompoundView)
        return self.words(view.hands[seat])

    def reads(self, widget: str) -> str:
        """What stands in a widget, seen or not."""
        return held(self.app.screen.query_one(widget))

    def says(self, text: str, /, **params: object) -> bool:
        """Is this message on the screen?"""
        return " ".join(self.texts.say(text, **params).split()) in self.seen()


def held(widget: Widget) -> str:
    """All text in a widget itself, whether or not it is on the screen."""
    if isinstance(widget, OptionList):
        return "\n".join(str(option.prompt) for option in widget.options)
    if isinstance(widget, Static):
        page = Console(width=200, file=StringIO(), legacy_windows=False)
        page.print(widget.content)
        assert isinstance(page.file, StringIO)
        return " ".join(page.file.getvalue().split())
    return ""


def read_all(app: Bench) -> str:
    """All text in all widgets of all screens, but for the rulebook."""
    widgets = [widget for screen in app.screen_stack for widget in screen.walk_children(Widget)]
    return "\n".join(held(widget) for widget in widgets if not widget.has_class("passage"))


COMPOUNDS: Final = """
SOME+BODY SOME+THING ANY+THING ANY+BODY BODY+GUARD RAIN+COAT RAIN+BOW RAIN+STORM SNOW+STORM SNOW+BALL FOOT+BALL
BED+ROOM BATH+ROOM WOOD+CHUCK FIRE+WOOD WOOD+WORK
"""
"""What is a word in the pack of these tests; every other pair is none."""

SEED: Final = Seed.from_int(1)

Dealer: TypeAlias = Callable[..., Match]


def deal_cards(*hands: str, turned: str, stock: str, **options: Setting) -> Match:
    """A game whose chance deals these hands and turns up this card: the cards are numbered as it finds them."""
    each = [hand.split() for hand in hands]
    wanted = [hand[at] for at in range(len(each[0])) for hand in each] + turned.split()
    free = list(range(len(wanted) + len(stock.split())))
    names = [""] * len(free)
    draw = SEED.draw("chance", 0)
    for name in wanted:
        names[free.pop(draw.below(len(free)))] = name
    for number, name in zip(free, stock.split()):
        names[number] = name
    compounds = [
        (names.index(first), names.index(second), f"{first}{second}".lower(), f"the meaning of {first} {second}")
        for first, second in (pair.split("+") for pair in COMPOUNDS.split())
        if first in names and second in names
    ]
    pack = f"dealt-{digest([*names])}"[:40]
    SHUFFLED[pack] = Cards(pack, names, [*range(2, 2 + len(names))], [0] * len(names), compounds)
    game = registry.find("compounditall")
    return Match.start(game, {"pack": pack, "decks": "yellow", **options}, len(hands), SEED)


@pytest.fixture
def deal() -> Dealer:
    """Deals named cards."""
    return deal_cards


Reader: TypeAlias = Callable[[Bench], str]


@pytest.fixture
def everything() -> Reader:
    """Reads what is anywhere in the program, seen or not."""
    return read_all


Sit: TypeAlias = Callable[..., AbstractAsyncContextManager[Seated]]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Opens a table; `match` is one that has begun, `keep` stores it, `pace` is how long bots take."""
    monkeypatch.setenv("COLORFGBG", "15;0")
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", BREATH)  # `rest` waits better, and keys need not
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", BREATH)

    @asynccontextmanager
    async def open_table(
        game: str = "compounditall",
        seats: str = "you,easy",
        *,
        seed: int = 3,
        size: tuple[int, int] = (80, 24),
        language: str = "en",
        options: dict[str, Setting] | None = None,
        match: Match | None = None,
        keep: Callable[[str], None] | None = None,
        pace: float = 0,
    ) -> AsyncIterator[Seated]:
        card, sitting, clock = registry.find(game), seats.split(","), Clock()
        if match is None:
            match = Match.start(card, options or {}, len(sitting), Seed.from_int(seed))
        texts = Texts(language, card, options=match.options)
        draws: list[Draw] = [FastDraw(seed, seat) for seat in range(len(sitting))]
        bots = [None if name == "you" else bot_of(card, name)() for name in sitting]
        session = Session(match, bots, draws, keep, clock)
        tags = ["" if name == "you" else texts.say("screen-bot", name=name) for name in sitting]
        playing = Playing(session, texts, tags, pace, keep is not None)
        app = Bench(playing)
        async with app.run_test(size=size) as pilot:
            seated = Seated(app, playing, pilot, clock, waits=pace == 0)
            await seated.rest()
            yield seated
        assert texts.faults == []

    return open_table
