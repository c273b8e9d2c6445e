"""Compound It All! as a game of Compoundry."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from compoundry.games.compounditall.bot import Easy, Heuristic
from compoundry.games.compounditall.cards import DECKS, cards_of
from compoundry.games.compounditall.chapters import FRAMES
from compoundry.games.compounditall.position import AROUND, DOMINOES, NO_STEAL, STANDARD, CompoundItAll
from compoundry.games.compounditall.setup import deal_round
from compoundry.games.compounditall.view import CompoundView, position_of
from compoundry.kernel import (
    Bot,
    Clocks,
    Count,
    Draw,
    Flag,
    Frame,
    Game,
    Name,
    OneOf,
    Option,
    Options,
    Plain,
    Position,
    Refusal,
    Secret,
    View,
)
from compoundry.kernel.options import Setting

SAND: Final = 90
"""CW-5: the seconds in the sand timer."""

KINDS: Final = {"standard": STANDARD, "no-steal": NO_STEAL, "dominoes": DOMINOES, "around": AROUND}

BY_SEATS: Final = "by-seats"
"""The easiest deck of the pack, and for seven and eight players the next one too (CW-A27)."""

IN_PLAY: Final = {
    "yellow": ("yellow",),
    "blue": ("blue",),
    "red": ("red",),
    "yellow-blue": ("yellow", "blue"),
    "yellow-red": ("yellow", "red"),
    "blue-red": ("blue", "red"),
    "all": DECKS,
}
"""CW-2: which decks are shuffled together."""


class CompoundItAllGame(Game):
    id: ClassVar[str] = "compounditall"
    most: ClassVar[int] = 8
    position: ClassVar[type[Position]] = CompoundItAll
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = FRAMES
    options: ClassVar[tuple[Option, ...]] = (
        OneOf("decks", (BY_SEATS, *IN_PLAY)),
        OneOf("play", tuple(KINDS)),
        Count("target", 200, 20, 1000),
        Flag("timer", False),
        Count("short", 0, 0, 240),
        OneOf("validation", ("refuse", "challenge")),
        Name("pack", "standard"),
    )
    secrets: ClassVar[tuple[Secret, ...]] = (
        Secret("hands", lambda p, viewer: [hand for seat, hand in enumerate(p.hands) if seat != viewer]),
        Secret("stock", lambda p, viewer: p.stock),
    )
    bots: ClassVar[tuple[type[Bot], ...]] = (Easy, Heuristic)
    events: ClassVar[tuple[str, ...]] = (
        "round",
        "dealt",
        "turned",
        "drew",
        "reshuffled",
        "skipped",
        "took",
        "put-back",
        "laid",
        "stole",
        "added",
        "discarded",
        "stands",
        "refuted",
        "time-up",
        "closing",
        "out",
        "dry",
        "worn",
        "idle",
        "scored",
        "placed",
        "kept",
        "passed",
        "gave",
        "missed",
        "found",
        "over",
    )
    ends: ClassVar[tuple[str, ...]] = ("target", "barren", "rounds", "deadline", "out", "blocked", "idle")
    items: ClassVar[tuple[str, ...]] = ("laid", "held", "cards")
    cast: ClassVar[tuple[str, ...]] = (*Game.cast, "dealer", "player", "mover", "owner")
    brief: ClassVar[dict[str, Setting]] = {"target": 20}
    longest: ClassVar[int] = 10_000_000

    def start(self, seats: int, options: Options) -> Position:
        position = CompoundItAll(seats)
        position.pack = options.word("pack")
        position.decks = sum([1 << DECKS.index(deck) for deck in decks_of(seats, options)])
        position.kind = KINDS[options.word("play")]
        position.target = options.count("target")
        position.challenge = int(options.word("validation") == "challenge")
        position.short = int(options.count("short") > 0)
        deal_round(position)
        return position

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, CompoundItAll)
        return CompoundView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, CompoundView)
        return position_of(view, draw)

    def unsuited(self, seats: int, options: Options) -> Refusal | None:
        """CW-2: decks that the pack has.  CW-A27, CW-A37: seven and eight players need two."""
        decks = decks_of(seats, options)
        there = cards_of(options.word("pack")).colours()
        for deck in decks:
            if deck not in there:
                return Refusal("deck-missing", "CW-2", deck=deck, decks=[*there])
        if seats > 6 and len(decks) == 1:
            return Refusal("decks-few", "CW-A27", seats=seats, decks=len(decks))
        return None

    def clocks(self, options: Options) -> Clocks:
        """CW-5: ninety seconds a turn; CW-37: the time agreed on for the game."""
        return Clocks(SAND if options.flag("timer") else 0, 60 * options.count("short"))

    def content(self, options: Options) -> Plain:
        cards = cards_of(options.word("pack"))
        pairs: list[Plain] = [number for number in sorted(cards.spelled)]
        return {"words": [*cards.words], "points": [*cards.points], "decks": [*cards.decks], "pairs": pairs}

    def names(self, options: Options, language: str) -> dict[str, list[str]]:
        words = cards_of(options.word("pack")).words
        return dict.fromkeys(NAMED, words)


NAMED: Final = ("card", "first", "second", "covered", "kept", "asked")
"""The parameters, slots and fields that hold a card."""


def decks_of(seats: int, options: Options) -> tuple[str, ...]:
    """The decks in play."""
    chosen = options.word("decks")
    if chosen != BY_SEATS:
        return IN_PLAY[chosen]
    return tuple(cards_of(options.word("pack")).colours()[: 1 if seats <= 6 else 2])


game = CompoundItAllGame()
