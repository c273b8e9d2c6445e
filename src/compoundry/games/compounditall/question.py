"""What the questions of a turn have in common: the player moves, and the others may challenge meanwhile."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounditall.position import PILE, CompoundItAll
from compoundry.kernel import AnyMove, Frame, Move, Number, Plain, Refusal, Slot, Timed
from compoundry.kernel.slot import Value

MOST_PILES: Final = 150
"""No round has more: each pile takes two cards."""


class Question(Frame[CompoundItAll]):
    """A question to the player whose turn it is.

    Where words are challenged (CW-24), the others may do so meanwhile, or let them pass for
    good; the player never waits for them (CW-A15).
    """

    window: ClassVar[str] = "challenge"

    def acting(self, position: CompoundItAll) -> list[int]:
        doubters = position.doubters()
        if position.player in doubters or not doubters:
            return doubters or [position.player]
        return sorted([position.player, *doubters])

    def optional(self, position: CompoundItAll, seat: int) -> bool:
        return seat != position.player

    def timeout(self, position: CompoundItAll, seat: int) -> AnyMove:
        return self.late(position) if seat == position.player else ACCEPT

    def legal(self, position: CompoundItAll, seat: int) -> list[AnyMove]:
        moves = self.turn_moves(position) if seat == position.player else []
        if position.challenge and seat in position.doubters():
            for pile in position.open_plays():
                moves.append(Challenge(pile))
            if seat != position.player:
                moves.append(ACCEPT)
        return moves

    # What each question says of itself

    def turn_moves(self, position: CompoundItAll) -> list[AnyMove]:
        """What the player may do, in canonical order."""
        raise NotImplementedError

    def late(self, position: CompoundItAll) -> AnyMove:
        """What the clock plays for the player."""
        raise NotImplementedError

    def no_draw(self, position: CompoundItAll) -> Refusal | None:
        """Why no card can be drawn now."""
        return None

    def no_take(self, position: CompoundItAll) -> Refusal | None:
        """Why no discard can be taken now."""
        return None

    def no_pass(self, position: CompoundItAll) -> Refusal | None:
        """Why the player cannot pass now."""
        return None

    def no_lay(self, position: CompoundItAll) -> Refusal | None:
        """Why no word can be laid now."""
        return None

    def no_cover(self, position: CompoundItAll) -> Refusal | None:
        """Why no word can be stolen or added to now."""
        return None

    def no_discard(self, position: CompoundItAll) -> Refusal | None:
        """Why no card can be discarded now."""
        return None

    def must_use(self, position: CompoundItAll) -> Refusal:
        """CW-9: a card that was taken from the discards comes first."""
        return Refusal("must-use", "CW-9", card=position.must)

    def going_out(self) -> Question:
        """The question to the others when the player has no card left."""
        raise NotImplementedError

    def drew(self, position: CompoundItAll, card: int) -> None:
        """A card came from the draw pile into the player's hand."""
        raise NotImplementedError

    def passed(self, position: CompoundItAll) -> None:
        """The player passes."""
        raise NotImplementedError

    def time_up(self, position: CompoundItAll) -> None:
        """CW-5, CW-A14: the sand has run out in the middle of the turn."""
        raise NotImplementedError

    def settled(self, position: CompoundItAll) -> None:
        """Nobody doubts a word any more."""
        return

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        """A challenge was right: take back what was played, and let the turn go on."""
        raise NotImplementedError


def question_of(position: CompoundItAll) -> Question:
    """The question that is being asked."""
    question = position.pending[-1]
    assert isinstance(question, Question)
    return question


def not_yours(position: CompoundItAll, seat: int) -> Refusal | None:
    """Who may only challenge does nothing else: it is another player's turn."""
    return None if seat == position.player else Refusal("only-challenge", "CW-24", whom=position.player)


def whole(value: Value) -> int:
    """A slot's value that is a number."""
    assert isinstance(value, int)
    return value


class TurnMove(Move[CompoundItAll]):
    """A move of the player whose turn it is."""

    def refuse(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if seat != position.player:
            return not_yours(position, seat)
        return self.wrong(position, seat)

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        """Why the rules do not let the player do this now."""
        return None


class Challenge(Move[CompoundItAll]):
    """CW-24: look a word up that was laid in the last turn.  CW-A15: our list decides, and nobody is punished."""

    verb: ClassVar[str] = "challenge"
    slots: ClassVar[tuple[Slot, ...]] = (Number("pile", 0, MOST_PILES - 1),)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def refuse(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if seat not in position.doubters() or self.pile not in position.open_plays():
            return Refusal("nothing-to-challenge", "CW-24")
        return None

    def play(self, position: CompoundItAll, seat: int) -> None:
        cards = position.cards()
        play = next(play for play in position.played if play[PILE] == self.pile)
        first, second = position.read(play)
        position.ruled = sorted([*position.ruled, cards.pair(first, second)])
        question = question_of(position)
        told = {"seat": seat, "whom": position.mover, "first": first, "second": second}
        if cards.joined(first, second):
            words = {"spelled": cards.spell(first, second), "meaning": cards.explain(first, second) or "none"}
            position.tell("stands", {**told, **words}, barrier=True)
            if not position.doubters():
                question.settled(position)
        else:
            position.tell("refuted", {**told}, barrier=True)
            question.upheld(position, play)

    @classmethod
    def about(cls, position: CompoundItAll, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        """Which word lies there; never whether it is one."""
        play = next(play for play in position.played if play[PILE] == values[0])
        first, second = position.read(play)
        return {"whom": position.mover, "first": first, "second": second}


class Accept(Move[CompoundItAll]):
    """CW-24: let the words laid so far pass."""

    verb: ClassVar[str] = "accept"

    def refuse(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if seat not in position.doubters():
            return Refusal("nothing-to-challenge", "CW-24")
        return Refusal("play-on", "CW-A15") if seat == position.player else None

    def play(self, position: CompoundItAll, seat: int) -> None:
        position.accepted[seat] = len(position.played)
        if not position.doubters():
            question_of(position).settled(position)


ACCEPT: Final = Accept()


class TimeUp(Timed[CompoundItAll]):
    """CW-5: the sand has run out, and the turn with it (CW-A14)."""

    verb: ClassVar[str] = "time-up"

    def play(self, position: CompoundItAll, seat: int) -> None:
        position.tell("time-up", {"seat": seat})
        question_of(position).time_up(position)


TIME_UP: Final = TimeUp()
