"""The card of a game: everything the house needs to know of it in one object."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from compoundry.kernel.clocks import Clocks
from compoundry.kernel.draw import Draw
from compoundry.kernel.errors import BadInput, wanted
from compoundry.kernel.move import AnyMove
from compoundry.kernel.options import Option, Options, Setting
from compoundry.kernel.position import Frame, Position
from compoundry.kernel.refusal import Refusal
from compoundry.kernel.slot import Value
from compoundry.kernel.values import Plain, Record, digest

if TYPE_CHECKING:
    from compoundry.kernel.bot import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Record):
    """What one viewer knows: plain data with no way back to the position.

    It holds everything the viewer was shown, and nothing about a hidden piece that could be
    told apart from another.  `viewer` is a seat or PUBLIC.
    """

    fields: ClassVar[tuple[str, ...]] = ("viewer",)

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer


class Secret:
    """One hidden fact of a game: a name, and what it is for `viewer` in a position.

    `fact` gives what this viewer must not learn, for example the other seats' hands.  The
    contract suite deals it again and again and watches that nothing the viewer gets changes.
    """

    def __init__(self, name: str, fact: Callable[[Any, int], Plain]) -> None:
        self.name = name
        self.fact = fact


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name, its limits, its moves, how it starts, and who sees what.

    A game's folder (or another package) offers one instance named `game`.  What people read
    about it is not here but in the folder's ``text/*.ftl``.
    """

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """Raised whenever a log made before would play differently."""
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    position: ClassVar[type[Position]] = Position
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = ()
    """The questions of the game (text ``ask-<Frame>``)."""
    records: ClassVar[tuple[type[Record], ...]] = ()
    """Other records that positions hold."""
    options: ClassVar[tuple[Option, ...]] = ()
    bots: ClassVar[tuple[type[Bot], ...]] = ()
    """Its bots besides `random`, weakest first."""
    secrets: ClassVar[tuple[Secret, ...]] = ()
    """Every hidden fact, listed by hand.  None in a game where all lies open."""
    events: ClassVar[tuple[str, ...]] = ()
    """Every kind of event (text ``event-<kind>``)."""
    ends: ClassVar[tuple[str, ...]] = ()
    """Every reason of an end (text ``end-<reason>``)."""
    items: ClassVar[tuple[str, ...]] = ()
    """Every label of a line of a score (text ``item-<label>``)."""
    cast: ClassVar[tuple[str, ...]] = ("seat", "whom", "seats", "acting")
    """The slots and parameters that hold seats, one or a list: texts show the players' names there."""
    brief: ClassVar[dict[str, Setting]] = {}
    """Options with which a game is short, for tests that play many and write them down."""
    longest: ClassVar[int] = 1000
    """No game has more moves than this, NATURE's included, however it is played."""

    # What a game says

    def start(self, seats: int, options: Options) -> Position:
        """The first position, a new one unless overridden.  What is dealt first is a question to NATURE."""
        return self.blank(seats)

    def view(self, position: Position, viewer: int) -> View:
        """What `viewer` (a seat or PUBLIC) knows of `position`."""
        raise NotImplementedError

    def sample(self, view: View, draw: Draw) -> Position:
        """A position that the viewer cannot tell from the true one, drawn with its odds."""
        raise NotImplementedError

    def unsuited(self, seats: int, options: Options) -> Refusal | None:
        """Why these options do not go together, or not with so many seats."""
        return None

    def clocks(self, options: Options) -> Clocks:
        """How much time people have; as much as they like, unless overridden."""
        return Clocks()

    def content(self, options: Options) -> Plain:
        """The content pack in play, as plain data: its digest goes into every log."""
        return None

    def names(self, options: Options, language: str) -> dict[str, list[str]]:
        """What the content pack calls things: for a parameter, slot or field of the view, the name of each number.

        A pack that speaks several languages gives the names in `language` ("en", "de").
        """
        return {}

    # What the kernel adds

    def begin(self, seats: int, options: Options) -> Position:
        """`start` for numbers that come from outside: raises `BadInput` that says what is wrong."""
        if not self.fewest <= seats <= self.most:
            raise BadInput("seats", game=self.id, seats=seats, fewest=self.fewest, most=self.most)
        refusal = self.unsuited(seats, options)
        if refusal is not None:
            raise BadInput("options-unsuited", game=self.id, rule=refusal.rule, refusal=refusal)
        return self.start(seats, options)

    def settings(self, given: dict[str, Setting] | None = None) -> Options:
        """The options of a table, checked."""
        if given is not None:
            wanted(dict, given, "a choice of options")
        return Options(self.options, given or {})

    def verb(self, name: object) -> type[AnyMove] | None:
        for move in self.position.moves:
            if move.verb == name:
                return move
        return None

    def windows(self) -> list[str]:
        """The optional windows of this game, each once."""
        found: list[str] = []
        for frame in self.frames:
            if frame.window and frame.window not in found:
                found.append(frame.window)
        return found

    def parts(self) -> dict[str, type[Record]]:
        """The records that may stand inside a position, by name."""
        found: dict[str, type[Record]] = {}
        for frame in self.frames:
            found[frame.__name__] = frame
        for record in self.records:
            found[record.__name__] = record
        return found

    def blank(self, seats: int) -> Position:
        """An empty position, to be filled from a snapshot."""
        kind: Any = self.position
        position: Position = kind(seats)
        return position

    def order(self, move: AnyMove) -> tuple[int, tuple[Value, ...]]:
        """The key of the canonical order."""
        return self.position.moves.index(type(move)), move.values()

    def decode(self, plain: object) -> AnyMove:
        """A move from its JSON form; raises `BadInput` that names what is wrong.

        Any seat may send anything: the move that comes out has the right shape, whether or
        not the rules allow it.
        """
        if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
            raise BadInput("move-form", found=short(plain))
        verb = self.verb(plain[0])
        if verb is None:
            known = ", ".join([move.verb for move in self.position.moves])
            raise BadInput("move-verb", verb=short(plain[0]), known=known)
        if len(plain) != len(verb.slots) + 1:
            slots = " ".join([slot.name for slot in verb.slots])
            raise BadInput("move-slots", verb=verb.verb, given=len(plain) - 1, wanted=len(verb.slots), slots=slots)
        values: list[object] = [tupled(one) for one in plain[1:]]
        for slot, value in zip(verb.slots, values):
            if not slot.fits(value):
                raise BadInput("move-value", verb=verb.verb, slot=slot.name, found=short(value), shape=slot.shape())
        return verb(*values)

    def parse(self, text: str) -> AnyMove:
        """A move as a person types it: ``ask 2 5``, ``say "well done"``, ``lay [1,4,7]``."""
        wanted(str, text, "a typed move")
        return self.decode(_words(text))

    def print(self, move: AnyMove) -> str:
        """The text that `parse` reads back."""
        words: list[str] = []
        for one in move.plain():
            bare = isinstance(one, str) and BARE.fullmatch(one) is not None
            words.append(str(one) if bare else json.dumps(one, separators=(",", ":"), ensure_ascii=False))
        return " ".join(words)

    def schema(self) -> str:
        """A fingerprint of the shape of logs and snapshots: it changes when a field is added anywhere."""
        shapes: list[Plain] = [self.id, self.version]
        for kind in (self.position, *self.frames, *self.records):
            shapes.append([kind.__name__, *kind.fields])
        for move in self.position.moves:
            shapes.append([move.verb, *[f"{slot.name}: {slot.shape()}" for slot in move.slots]])
        for option in self.options:
            shapes.append(option.plain())
        return digest(shapes)


BARE: Final = re.compile(r"[A-Za-z][\w-]*")
SPACE: Final = re.compile(r"\s*")


def _words(text: str) -> list[Any]:
    """The words of a typed move: JSON values, or bare words."""
    read = json.JSONDecoder()
    words: list[Any] = []
    at = _after_space(text, 0)
    while at < len(text):
        bare = BARE.match(text, at)
        if bare is not None:
            words.append(bare.group())
            at = bare.end()
        else:
            try:
                value, at = read.raw_decode(text, at)
            except (ValueError, RecursionError):
                raise BadInput("move-text", found=short(text), place=at + 1) from None
            words.append(value)
        after = _after_space(text, at)
        if after == at < len(text):
            raise BadInput("move-text", found=short(text), place=at + 1)
        at = after
    return words


def _after_space(text: str, at: int) -> int:
    found = SPACE.match(text, at)
    return at if found is None else found.end()


def tupled(value: object, depth: int = 0) -> object:
    """Lists as tuples; what is nested deeper than any move is left for the shape check to refuse."""
    if isinstance(value, list) and depth < 8:
        return tuple([tupled(one, depth + 1) for one in value])
    return value


def short(value: object) -> str:
    """A value for an error: enough to recognise it, not all of a megabyte."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"a {type(value).__name__} too large to show"
    return text if len(text) <= 60 else text[:57] + "..."
