"""All that is true at one moment of a game, and the questions that are open in it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from compoundry.kernel.draw import Draw
from compoundry.kernel.event import Event
from compoundry.kernel.move import AnyMove, Chance, Choices, Timed
from compoundry.kernel.outcome import Outcome
from compoundry.kernel.refusal import Refusal
from compoundry.kernel.slot import Value
from compoundry.kernel.values import Plain, Record, clone, digest, lift

NATURE: Final = -1
"""The seat of chance."""

PUBLIC: Final = -2
"""The viewer who has no seat: spectators, projectors, the other end of a link."""

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Record, Generic[P]):
    """An open question: who must answer, and with which verbs.

    Questions are stacked in `Position.pending`; the innermost, last one is being asked.  A
    move that answers it takes it away with `Position.close`, and may ask others.  Its fields
    hold what the question needs to remember.

    `window` names an optional window, one that a seat may let pass for good with a standing
    answer; "" is a question that must be answered.  Where one seat must move while others may
    object, `optional` says for whom the window is one.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial",)
    verbs: ClassVar[tuple[type[AnyMove], ...]] = ()
    window: ClassVar[str] = ""

    def __init__(self, serial: int = 0) -> None:
        self.serial = serial

    def acting(self, position: P) -> list[int]:
        """The seats that may answer now, or [NATURE]."""
        raise NotImplementedError

    def free(self, position: P) -> list[int]:
        """Seats that may move now though nobody waits for them; none of them is acting."""
        return []

    def legal(self, position: P, seat: int) -> list[AnyMove]:
        """The moves of `seat`, in canonical order: verbs as the game lists them, then by values."""
        raise NotImplementedError

    def outcomes(self, position: P) -> list[tuple[AnyMove, int]]:
        """For a question put to NATURE: her moves with their weights."""
        raise NotImplementedError

    def chance(self, position: P, draw: Draw) -> AnyMove:
        """One of `outcomes`, drawn.  Override it where a list would be long; the odds stay the same."""
        outcomes = self.outcomes(position)
        return outcomes[draw.weighted([weight for _, weight in outcomes])][0]

    def timeout(self, position: P, seat: int) -> AnyMove:
        """What is played for a seat that does not answer; in a window, the move that lets it pass."""
        return self.legal(position, seat)[0]

    def optional(self, position: P, seat: int) -> bool:
        """Asked of a frame with a `window`: may this acting seat let it pass?"""
        return True

    def copy(self) -> Frame[P]:
        """A frame that shares nothing that can change with this one."""
        kind: Any = type(self)
        twin: Frame[P] = kind(*[clone(getattr(self, name)) for name in type(self).fields])
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Record):
    """All that is true at one moment: plain data, cheap to copy.

    A game either asks its questions with frames, or, where there is ever only one, overrides
    `acting`, `legal` and, with chance, `outcomes`.  Subclasses are made from the number of
    seats alone; `Game.start` sets them up.

    Every attribute is listed in `fields` and written by `copy`.
    """

    fields: ClassVar[tuple[str, ...]] = ("seats", "pending", "asked")
    moves: ClassVar[tuple[type[AnyMove], ...]] = ()
    """Every verb of the game, NATURE's too, in canonical order."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pending: list[Frame[Any]] = []
        self.asked = 0
        self.sink: list[Event] | None = None

    # Questions

    def ask(self, frame: Frame[Any]) -> None:
        """Open a question.  Its serial number is never used again, unless the question is taken back."""
        self.asked += 1
        frame.serial = self.asked
        self.pending.append(frame)

    def close(self) -> None:
        """The innermost question is answered."""
        self.pending.pop()

    def question(self) -> int:
        """The serial number of the question being asked; 0 in a game that asks without frames."""
        return self.pending[-1].serial if self.pending else 0

    # What a game says

    def acting(self) -> list[int]:
        """The seats that may move now in ascending order; [NATURE] when a draw is due; [] at the end."""
        return self.pending[-1].acting(self) if self.pending else []

    def free(self) -> list[int]:
        """The seats that may move now though nobody waits for them, as one who has said done may take it back."""
        return self.pending[-1].free(self) if self.pending else []

    def may_move(self, seat: int) -> bool:
        """Is the seat acting, or free to act?"""
        return seat in self.acting() or seat in self.free()

    def legal(self, seat: int) -> list[AnyMove]:
        """What `seat` may do now, in canonical order without duplicates; [] when it may not act."""
        if not self.may_move(seat):
            return []
        if seat == NATURE:
            return [move for move, _ in self.outcomes()]
        return self.pending[-1].legal(self, seat)

    def outcomes(self) -> list[tuple[AnyMove, int]]:
        """NATURE's moves with their weights, when a draw is due."""
        return self.pending[-1].outcomes(self)

    def chance(self, draw: Draw) -> AnyMove:
        """One of `outcomes`, drawn with exactly its odds."""
        if self.pending:
            return self.pending[-1].chance(self, draw)
        outcomes = self.outcomes()
        return outcomes[draw.weighted([weight for _, weight in outcomes])][0]

    def timeout(self, seat: int) -> AnyMove:
        """What is played for `seat` when it does not answer."""
        if self.pending:
            return self.pending[-1].timeout(self, seat)
        return self.legal(seat)[0]

    def deadline(self) -> tuple[int, AnyMove] | None:
        """What is played, and for which seat, when the time agreed on for the whole game is up; None without one."""
        return None

    def copy(self) -> Position:
        """A position that shares nothing that can change with this one; nobody listens to it."""
        raise NotImplementedError

    def redeal(self, seat: int, draw: Draw) -> None:
        """Deal again all that this viewer cannot know, each possibility as likely as it is."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it lasts."""
        raise NotImplementedError

    def audit(self) -> list[str]:
        """What is broken in this position: pieces lost, counts that do not add up.  [] when sound."""
        raise NotImplementedError

    # What the kernel adds

    def play(self, seat: int, move: AnyMove) -> None:
        """Play a move that `refusal` let through."""
        move.play(self, seat)

    def tell(
        self,
        kind: str,
        public: dict[str, Plain],
        secret: dict[str, Plain] | None = None,
        seats: list[int] | None = None,
        barrier: bool = False,
    ) -> None:
        """Say what happened to whoever listens.

        On hot paths ask `if self.sink is not None` first, so that a simulation builds nothing.
        """
        if self.sink is not None:
            self.sink.append(Event(kind, public, secret, seats, barrier))

    def refusal(self, seat: int, move: AnyMove) -> Refusal | None:
        """Why `seat` may not play `move` now, or None.  Total: any seat, any move, any values."""
        acting = self.acting()
        if not acting:
            return Refusal("game-over", "K-1")
        if seat not in acting and seat not in self.free():
            return Refusal("not-your-turn", "K-2", seat=seat, acting=[one for one in acting])
        return self._unfit(seat, move) or move.refuse(self, seat)

    def _unfit(self, seat: int, move: AnyMove) -> Refusal | None:
        """What is wrong with `move` before any rule of the game is asked."""
        if type(move) not in type(self).moves or isinstance(move, Chance) != (seat == NATURE):
            return Refusal("foreign-move", "K-3", verb=type(move).verb)
        if isinstance(move, Timed):
            return Refusal("clock-move", "K-11", verb=type(move).verb)
        if self.pending and type(move) not in type(self.pending[-1]).verbs:
            verbs: list[Plain] = [verb.verb for verb in type(self.pending[-1]).verbs]
            return Refusal("not-now", "K-4", verb=type(move).verb, verbs=verbs)
        slot = move.misshapen()
        if slot is not None:
            return Refusal("misshapen", "K-5", verb=type(move).verb, slot=slot.name, shape=slot.shape())
        return None

    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        """What can follow `partial`: a verb and its first values, or () at the very start."""
        acting = self.acting()
        if not acting:
            return Choices("", [], False, Refusal("game-over", "K-1"))
        if seat not in acting and seat not in self.free():
            refusal = Refusal("not-your-turn", "K-2", seat=seat, acting=[one for one in acting])
            return Choices("", [], False, refusal)
        if not partial:
            verbs: list[Value] = []
            for move in self.legal(seat):
                if type(move).verb not in verbs:
                    verbs.append(type(move).verb)
            return Choices("verb", verbs, False, None)
        verb = self._verb(partial[0])
        if verb is None:
            return Choices("", [], False, Refusal("foreign-move", "K-3", verb=str(partial[0])))
        return self._continue(seat, verb, partial[1:])

    def _verb(self, name: Value) -> type[AnyMove] | None:
        for verb in type(self).moves:
            if verb.verb == name:
                return verb
        return None

    def _continue(self, seat: int, verb: type[AnyMove], values: tuple[Value, ...]) -> Choices:
        """What can follow `values` of `verb`."""
        for slot, value in zip(verb.slots, values):
            if not slot.fits(value):
                refusal = Refusal("misshapen", "K-5", verb=verb.verb, slot=slot.name, shape=slot.shape())
                return Choices("", [], False, refusal)
        if len(values) > len(verb.slots):
            refusal = Refusal("too-many", "K-5", verb=verb.verb, given=len(values), slots=len(verb.slots))
            return Choices("", [], False, refusal)
        if len(values) == len(verb.slots):
            blocked = self.refusal(seat, verb(*values))
            preview = verb.about(self, seat, values) if blocked is None else None
            return Choices("", [], blocked is None, blocked, None, preview)
        slot = verb.slots[len(values)]
        candidates: list[Value] = []
        if verb.open_ended:
            candidates = verb.next_values(self, seat, values)
        else:
            for move in self.legal(seat):
                if type(move) is verb and move.values()[: len(values)] == values:
                    value = move.values()[len(values)]
                    if value not in candidates:
                        candidates.append(value)
        if not candidates:
            return Choices(slot.name, [], False, Refusal("no-way-on", "K-6", verb=verb.verb))
        about = [verb.about(self, seat, (*values, one)) for one in candidates]
        return Choices(slot.name, candidates, False, None, about)

    def fill(self, plain: dict[str, Plain], parts: dict[str, type[Record]]) -> None:
        """Take over the fields of a position written by `plain`."""
        for name in type(self).fields:
            setattr(self, name, lift(plain[name], parts))

    def digest(self) -> str:
        """The fingerprint of all that is true now."""
        return digest(self)
