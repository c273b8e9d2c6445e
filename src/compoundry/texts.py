"""What people read: messages in Fluent files, in the language of the person who reads them.

The house's own messages are in ``compoundry/text``, a game's in the folder ``text`` beside its
module; a message that a language lacks is said in English.  The browser renders the same files.

Events, refusals and choices speak of seats and pieces by number.  A number in a place that
`Game.cast` names becomes a player's name (unless it is negative, and no seat); a number that
the table's content pack has a name for (`Game.names`) becomes that name; any other value v of
a parameter p becomes the message ``p-v`` where there is one (``rank-5 = fives``,
``whom--2 = anyone``).  A list is joined as "a, b and c", and where it is called ``ranks``,
``rank-5`` serves as well.  A record becomes the message ``record-<Class>``, told of its fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from compoundry.kernel import registry
from compoundry.kernel.errors import BadInput
from compoundry.kernel.game import Game
from compoundry.kernel.options import Options
from compoundry.kernel.position import PUBLIC
from compoundry.kernel.refusal import Refusal
from compoundry.kernel.values import KIND, Record
from compoundry.textfiles import ENGLISH, HOUSE, LANGUAGES, PSEUDO, bundle, folder, package_of, read

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = [
    "ENGLISH",
    "HOUSE",
    "LANGUAGES",
    "PSEUDO",
    "Texts",
    "Why",
    "folder",
    "of_error",
    "package_of",
    "printable",
]


COUNTED: Final = 10**15
"""From here on a number is no longer formatted for the language, only shown."""

MINUS: Final = "−"
"""As wide as a plus, and no hyphen."""

LONGEST_PART: Final = 2000
"""Fluent puts nothing longer than 2,500 characters into a message."""


class Why(NamedTuple):
    """A refusal in words: what is wrong and why, what would work, and the id of the rule."""

    what: str
    remedy: str
    rule: str


class Texts:
    """All that is read at one table, in one language.

    `names` are the players' names by seat; who has none gets one.  `options` are the table's:
    they say which content pack names the pieces.  `faults` collects what a translator has to
    mend: messages that do not exist, and variables that nobody gave.
    """

    def __init__(
        self,
        language: str = ENGLISH,
        game: Game | None = None,
        names: Sequence[str] = (),
        options: Options | None = None,
    ) -> None:
        """Raises `BadInput` when there is no such language, or a file of it is broken."""
        if language not in (*LANGUAGES, PSEUDO):
            raise BadInput("language-unknown", language=language[:40], known=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.cast: tuple[str, ...] = () if game is None else game.cast
        self.names = names
        self._pieces = {} if game is None else game.names(game.settings() if options is None else options, language)
        self.faults: list[str] = []
        self._package = "" if game is None else package_of(game)
        self._bundles = [bundle(language, self._package)]
        if language != ENGLISH:
            self._bundles.append(bundle(ENGLISH, self._package))

    # Messages

    def has(self, text: str) -> bool:
        """Is there a message of this id (or ``id.attribute``), in this language or in English?"""
        return self._found(text) is not None

    def say(self, text: str, /, **params: object) -> str:
        """The message `text` (or ``text.attribute``) as it stands, lists joined and nothing else replaced."""
        given = {name: self._worded(value) for name, value in params.items()}
        found = self._found(text)
        if found is None:
            self.faults.append(text)
            return bare(text.partition("-")[2] or text, given)
        try:
            said, errors = found[0].format_pattern(found[1], given)
        except RecursionError:
            raise BadInput("text-broken", text, why="the message refers to itself") from None
        self.faults.extend(f"{text}: {error}" for error in errors)
        return str(said)

    def tell(self, text: str, params: Mapping[str, object]) -> str:
        """The message `text`, its parameters as people at the table call them."""
        return self.say(text, **{name: self.part(name, value) for name, value in params.items()})

    def part(self, name: str, value: object) -> object:
        """The value of the parameter or slot `name` as people at the table call it."""
        if isinstance(value, (list, tuple)):
            called = [self._called(name, one) for one in value]
            if any(isinstance(one, (list, tuple)) for one in value):
                return "; ".join(called)
            return self.joined(called) if called or name not in self.cast else self.say("list-nobody")
        if isinstance(value, Record):
            return self.tell(f"record-{type(value).__name__}", {one: getattr(value, one) for one in type(value).fields})
        if isinstance(value, dict) and KIND in value:
            return self.tell(f"record-{value[KIND]}", {key: one for key, one in value.items() if key != KIND})
        pieces = self._pieces.get(name, [])
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(pieces):
            return pieces[value]
        seated = name in self.cast and isinstance(value, int) and not isinstance(value, bool)
        if seated and isinstance(value, int) and value >= 0:
            return self.seat(value)
        if isinstance(value, (int, str)) or value is None:
            text = f"{name}-{_word(value)}"
            if self.has(text):
                return self.say(text)
        if seated:
            return self.say("seat-everybody") if value == PUBLIC else self.say("seat-nobody")
        return value

    def said(self, name: str, value: object) -> str:
        """`part`, as text."""
        return str(self._worded(self.part(name, value)))

    def joined(self, parts: Sequence[str]) -> str:
        """a, b and c."""
        if not parts:
            return self.say("list-nothing")
        return parts[0] if len(parts) == 1 else self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        if seat < len(self.names):
            return self.names[seat]
        names = self.say("seat-names").split(", ")
        return names[seat] if seat < len(names) else self.say("seat-name", seat=str(seat))

    # What the kernel speaks of

    def event(self, told: Mapping[str, object]) -> str:
        """An event as a viewer heard it (`Match.events`) in one sentence."""
        params = {name: value for name, value in told.items() if name not in ("kind", "entry", "known")}
        text = f"event-{told['kind']}"
        if "known" in told and self.has(f"{text}-known"):
            text += "-known"
        return self.tell(text, params)

    def refusal(self, refusal: Refusal) -> Why:
        """Why a move was not played, and what would work."""
        params: dict[str, object] = {name: self.part(name, value) for name, value in refusal.params.items()}
        verb, slot = refusal.params.get("verb"), refusal.params.get("slot")
        if self.has(f"slot-{verb}-{slot}"):
            params["slot"] = self.say(f"slot-{verb}-{slot}")
        return Why(self.say(refusal.text, **params), self.say(refusal.remedy, **params), refusal.rule)

    def error(self, error: BadInput) -> str:
        """What was wrong with something given from outside, where, and what would help if the message says so."""
        said = self.what(error)
        if said.remedy:
            said = said._replace(what=f"{said.what} {said.remedy}")
        return said.what if not error.where else self.say("error-place", place=self._place(error.where), what=said.what)

    def what(self, error: BadInput) -> Why:
        """The parts of `error`: it has no rule, and not always a remedy."""
        speaker = self._speaker(error.params.get("game"))
        params = {name: speaker._given(name, value) for name, value in error.params.items()}
        text = f"error-{error.code}"
        remedy = speaker.say(f"{text}.remedy", **params) if speaker.has(f"{text}.remedy") else ""
        return Why(speaker.say(text, **params), remedy, "")

    def verb(self, verb: str) -> str:
        return self.say(f"verb-{verb}")

    def slot(self, verb: str, slot: str) -> str:
        """The question for one value of a move."""
        return self.say(f"slot-{verb}-{slot}")

    def about(self, verb: str, slot: str, facts: Mapping[str, object] | None) -> str:
        """What `Move.about` says of the value of a slot, or with "" of the whole move; "" where it says nothing."""
        text = f"about-{verb}-{slot}" if slot else f"about-{verb}"
        return self.tell(text, facts) if facts is not None and self.has(text) else ""

    def prompt(self, frame: str = "") -> str:
        """The question being asked: the name of its frame, "" in a game that has none."""
        text = f"ask-{frame}" if frame else "ask"
        return self.say(text)

    def rule_of(self, frame: str = "") -> str:
        """The id of the rule that this question is about, where its text names one."""
        text = f"ask-{frame}.rule" if frame else "ask.rule"
        return self.say(text) if self.has(text) else ""

    def end(self, reason: str) -> str:
        return self.say(f"end-{reason}")

    def item(self, label: str) -> str:
        return self.say(f"item-{label}")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def window(self, window: str) -> str:
        return self.say(f"window-{window}")

    def bot(self, name: str) -> str:
        return self.say(f"bot-{name}")

    def rules(self) -> str:
        """The rulebook of the game, as Markdown; "" when it has none."""
        return self._rulebook(self._package)

    def house_rules(self) -> str:
        """What holds at every table, as Markdown."""
        return self._rulebook(f"{HOUSE}.kernel")

    # How it is done

    def _rulebook(self, package: str) -> str:
        for language in (self.language, ENGLISH):
            text = read(package, f"rules/{language}.md")
            if text is not None:
                return text
        return ""

    def _found(self, text: str) -> tuple[FluentBundle, Pattern] | None:
        """The pattern of a message, and the bundle that it came from."""
        name, _, attribute = text.partition(".")
        for one in self._bundles:
            if one.has_message(name):
                message = one.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return one, pattern
        return None

    def _called(self, name: str, value: object) -> str:
        """One value of a list called `name`."""
        called = self.part(name, value)
        if called is value and name.endswith("s"):
            called = self.part(name[:-1], value)
        return str(self._worded(called))

    def _worded(self, value: object) -> object:
        """A value as Fluent takes it: a number stays one, so that messages can count, unless it is below zero."""
        if isinstance(value, (list, tuple)):
            return self.joined([str(self._worded(one)) for one in value])
        if value is None or isinstance(value, bool):
            return _word(value)
        if isinstance(value, int) and not -COUNTED < value < COUNTED:
            return _huge(value)
        if isinstance(value, int) and value < 0:
            return f"{MINUS}{self.say('number-whole', value=-value)}"
        return value if isinstance(value, (int, float)) else short(printable(str(value)))

    def _speaker(self, game: object) -> Texts:
        """Whoever has the words for a refusal that an error carries: the game that it comes from."""
        if self.game is not None or not isinstance(game, str):
            return self
        try:
            return Texts(self.language, registry.find(game))
        except BadInput:
            return self

    def _given(self, name: str, value: object) -> object:
        """A value that an error names.  Fluent cannot choose by an empty text, so nothing near is called "none"."""
        if isinstance(value, Refusal):
            return self.refusal(value).what
        return "none" if name == "near" and value == "" else value

    def _place(self, where: str) -> str:
        """``line 3`` and ``entry 5`` in the reader's language; file names as they are."""
        before, _, last = where.rpartition(", ")
        kind, _, number = last.partition(" ")
        if kind in ("line", "entry") and number.isdigit():
            last = self.say(f"place-{kind}", number=number)
        return f"{before}, {last}" if before else last


def of_error(error: BadInput) -> str:
    """The English sentence for `error`.  Never fails: without the texts it gives the bare facts."""
    try:
        return Texts().error(error)
    except (BadInput, ImportError):
        return bare(f"{error.code} at {error.where}" if error.where else error.code, error.params)


def bare(text: str, params: Mapping[str, object]) -> str:
    """What can be said without a message."""
    facts = ", ".join(f"{name} {value}" for name, value in params.items())
    said = text.replace("-", " ")
    return f"{said} ({facts})" if facts else said


def _huge(value: int) -> str:
    """A number too long to be counted with: Fluent cannot write it, and nobody wants to read all of it."""
    try:
        digits = str(value)
    except ValueError:  # Python itself gives up beyond some thousands of digits
        return "…"
    return digits if len(digits) <= 40 else f"{digits[:37]}..."


def printable(text: str) -> str:
    """`text` on one line and without what would command a terminal."""
    if text.isprintable():
        return text
    return "".join(" " if one.isspace() else one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)


def short(text: str) -> str:
    """`text`, but never so much of it that Fluent gives the whole message up."""
    return text if len(text) <= LONGEST_PART else f"{text[: LONGEST_PART - 1]}…"


def _word(value: object) -> str:
    """A value as part of an id."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
