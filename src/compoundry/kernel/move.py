"""A move: what a seat does.  A verb and a few ids, never objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from compoundry.kernel.refusal import Refusal
from compoundry.kernel.slot import Slot, Value
from compoundry.kernel.values import Plain, lower

if TYPE_CHECKING:
    from compoundry.kernel.position import Position

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[P]):
    """A verb of a game, and one use of it.

    A subclass declares its `verb` and `slots`, has a constructor that takes the slots' values
    in order and stores each under its slot's name, and says in `refuse` and `play` what the
    rulebook says.  Moves never change once made, so a game may share them.

    `open_ended` verbs (trades, placements) have too many moves to list: `Position.legal` may
    give a capped selection of them (none only where there is none), and `next_values` guides
    the hand of a person.
    """

    verb: ClassVar[str] = ""
    slots: ClassVar[tuple[Slot, ...]] = ()
    open_ended: ClassVar[bool] = False

    def refuse(self, position: P, seat: int) -> Refusal | None:
        """Why the rules do not let `seat` do this now, or None (always, unless overridden).

        Changes nothing, never raises.  Asked only for a seat that may act and for values of
        the declared shape: `Position.refusal` sees to the rest.
        """
        return None

    def play(self, position: P, seat: int) -> None:
        """Do it.  Called only after `refuse` gave None."""
        raise NotImplementedError

    @classmethod
    def next_values(cls, position: P, seat: int, values: tuple[Value, ...]) -> list[Value]:
        """For an open-ended verb: what may come after `values`, in an order that people like."""
        raise NotImplementedError

    @classmethod
    def about(cls, position: P, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        """What a person who has chosen `values` so far should see of the last one, or of the whole move.

        The parameters of the texts ``about-<verb>-<slot>`` and, for a whole move,
        ``about-<verb>``; None where the value says it all.  It tells a seat nothing that its
        view does not.
        """
        return None

    def values(self) -> tuple[Value, ...]:
        """The slots' values in order."""
        return tuple([getattr(self, slot.name) for slot in type(self).slots])

    def misshapen(self) -> Slot | None:
        """The first slot whose value has not the declared shape."""
        for slot in type(self).slots:
            if not slot.fits(getattr(self, slot.name)):
                return slot
        return None

    def plain(self) -> list[Plain]:
        """The move as JSON: the verb, then the values."""
        made: list[Plain] = [type(self).verb]
        for value in self.values():
            made.append(lower(value))
        return made

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Move) and other.values() == self.values()

    def __hash__(self) -> int:
        return hash((type(self).verb, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(value) for value in self.values()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Move[P]):
    """A move of NATURE: a card dealt, a die rolled.  No other seat can play it, and she plays nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Timed(Move[P]):
    """A move of the clock, for a seat whose time is up.  Never listed, and no seat can play it (K-11).

    It is what `Position.timeout` or `Position.deadline` gives, and `Match.expire` or
    `Match.ring` plays.
    """


AnyMove = Move[Any]


class Choices:
    """A move half made, and what can come next.

    `slot` names what is chosen next ("verb" at first, "" when nothing is left to choose),
    `candidates` are the values that lead on, and `complete` says that the move can be played
    as it stands.  `refusal` says why it cannot go on or cannot be played.  `about` tells more
    of each candidate, and `preview` of the move that is complete (`Move.about`).
    """

    def __init__(
        self,
        slot: str,
        candidates: list[Value],
        complete: bool,
        refusal: Refusal | None,
        about: list[dict[str, Plain] | None] | None = None,
        preview: dict[str, Plain] | None = None,
    ) -> None:
        self.slot = slot
        self.candidates = candidates
        self.complete = complete
        self.refusal = refusal
        self.about: list[dict[str, Plain] | None] = [None] * len(candidates) if about is None else about
        self.preview = preview

    def plain(self) -> dict[str, Plain]:
        return {
            "slot": self.slot,
            "candidates": lower(self.candidates),
            "complete": self.complete,
            "refusal": None if self.refusal is None else self.refusal.plain(),
            "about": [one for one in self.about],
            "preview": self.preview,
        }

    def __repr__(self) -> str:
        return f"Choices({self.slot!r}, {self.candidates!r}, complete={self.complete}, refusal={self.refusal!r})"
