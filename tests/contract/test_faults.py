"""The contract suite finds what it is there to find: one planted fault of every kind."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from compoundry.contract import Broken, Symmetry, Table, check, check_interleaved, check_symmetry
from compoundry.contract.fields import check_fields
from compoundry.kernel import (
    NATURE,
    AnyMove,
    Chance,
    Choices,
    Draw,
    Game,
    Item,
    Move,
    Number,
    Options,
    Outcome,
    Plain,
    Position,
    Refusal,
    Secret,
    Slot,
    Timed,
    Value,
    View,
)

STONES = 8


class Pebbles(Position):
    """Take one to three stones in turn; who ends with a count that hides in the secret number scores it."""

    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "pile", "bowls", "numbers", "turn", "peeked")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.pile = STONES
        self.bowls = [0] * seats
        self.numbers = [0] * seats
        self.turn = 0
        self.peeked = [False] * seats

    def copy(self) -> Position:
        twin = type(self)(self.seats)
        twin.pile = self.pile
        twin.bowls = self.bowls[:]
        twin.numbers = self.numbers[:]
        twin.turn = self.turn
        twin.peeked = self.peeked[:]
        return twin

    def acting(self) -> list[int]:
        if 0 in self.numbers:
            return [NATURE]
        return [self.turn] if self.pile else []

    def legal(self, seat: int) -> list[AnyMove]:
        if seat not in self.acting():
            return []
        if seat == NATURE:
            return [move for move, _ in self.outcomes()]
        take: Any = type(self).moves[1]
        peek: Any = type(self).moves[2]
        moves: list[AnyMove] = [take(stones) for stones in range(1, min(3, self.pile) + 1)]
        return moves if self.peeked[seat] else [*moves, peek()]

    def outcomes(self) -> list[tuple[AnyMove, int]]:
        deal: Any = type(self).moves[0]
        return [(deal(number), 4 - number) for number in (1, 2, 3)]

    def redeal(self, seat: int, draw: Draw) -> None:
        for other in range(self.seats):
            if other != seat and self.numbers[other] and not (seat >= 0 and self.peeked[seat]):
                self.numbers[other] = 1 + draw.weighted([3, 2, 1])

    def outcome(self) -> Outcome | None:
        if self.acting():
            return None
        return Outcome("empty", [[Item("stones", bowl)] for bowl in self.bowls])

    def audit(self) -> list[str]:
        lost = STONES - self.pile - sum(self.bowls)
        return [f"{lost} stones are lost"] if lost else []


class Deal(Chance[Pebbles]):
    verb: ClassVar[str] = "deal"
    slots: ClassVar[tuple[Slot, ...]] = (Number("number", 1, 3),)

    def __init__(self, number: int) -> None:
        self.number = number

    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        return None

    def play(self, position: Pebbles, seat: int) -> None:
        to = position.numbers.index(0)
        position.numbers[to] = self.number
        position.tell("dealt", {"seat": to}, {"number": self.number}, [to])


class Take(Move[Pebbles]):
    verb: ClassVar[str] = "take"
    slots: ClassVar[tuple[Slot, ...]] = (Number("stones", 1, 5),)

    def __init__(self, stones: int) -> None:
        self.stones = stones

    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        most = min(3, position.pile)
        return Refusal("too-many", "PB-1", stones=self.stones, most=most) if self.stones > most else None

    def play(self, position: Pebbles, seat: int) -> None:
        position.pile -= self.stones
        position.bowls[seat] += self.stones
        position.turn = (seat + 1) % position.seats
        position.tell("took", {"seat": seat, "stones": self.stones})


class Peek(Move[Pebbles]):
    verb: ClassVar[str] = "peek"

    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        return Refusal("peeked", "PB-2") if position.peeked[seat] else None

    def play(self, position: Pebbles, seat: int) -> None:
        position.peeked[seat] = True
        numbers: list[Plain] = [number for number in position.numbers]
        position.tell("peeked", {"seat": seat}, {"numbers": numbers}, [seat], barrier=True)


Pebbles.moves = (Deal, Take, Peek)


class PebblesView(View):
    fields: ClassVar[tuple[str, ...]] = (*View.fields, "pile", "bowls", "numbers", "turn", "peeked")

    def __init__(self, viewer: int, position: Pebbles) -> None:
        super().__init__(viewer)
        self.pile = position.pile
        self.bowls = position.bowls[:]
        self.turn = position.turn
        self.peeked = position.peeked[:]
        seen = viewer >= 0 and position.peeked[viewer]
        self.numbers = [n if seen or seat == viewer else min(n, 1) - 1 for seat, n in enumerate(position.numbers)]


class PebblesGame(Game):
    id: ClassVar[str] = "pebbles"
    most: ClassVar[int] = 3
    position: ClassVar[type[Position]] = Pebbles
    secrets: ClassVar[tuple[Secret, ...]] = (
        Secret("numbers", lambda p, v: [n for s, n in enumerate(p.numbers) if s != v]),
    )
    events: ClassVar[tuple[str, ...]] = ("dealt", "took", "peeked")
    ends: ClassVar[tuple[str, ...]] = ("empty",)
    items: ClassVar[tuple[str, ...]] = ("stones",)
    longest: ClassVar[int] = 3 + STONES + 3

    def start(self, seats: int, options: Options) -> Position:
        return self.position(seats)

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, Pebbles)
        return PebblesView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, PebblesView)
        position = self.position(len(view.bowls))
        assert isinstance(position, Pebbles)
        position.pile = view.pile
        position.bowls = view.bowls[:]
        position.turn = view.turn
        position.peeked = view.peeked[:]
        known = view.viewer >= 0 and view.peeked[view.viewer]
        for seat, number in enumerate(view.numbers):
            mine = known or seat == view.viewer
            position.numbers[seat] = number if mine else 0 if number < 0 else 1 + draw.weighted([3, 2, 1])
        return position


# The faults, each a small change of the sound game.


class LeakyDeal(Deal):
    def play(self, position: Pebbles, seat: int) -> None:
        to = position.numbers.index(0)
        position.numbers[to] = self.number
        position.tell("dealt", {"seat": to, "number": self.number})


class LeakyTake(Take):
    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        most = min(3, position.pile)
        secret = position.numbers[1 - seat] if seat < 2 else 0
        return Refusal("too-many", "PB-1", stones=self.stones, most=most + secret) if self.stones > most else None


class LossyTake(Take):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        if self.stones == 3:
            position.bowls[seat] -= 1


class QuietPeek(Peek):
    def play(self, position: Pebbles, seat: int) -> None:
        position.peeked[seat] = True
        position.tell("peeked", {"seat": seat})


class UndeclaredPeek(Peek):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        position.tell("sneezed", {"seat": seat})


class Yawn(Timed[Pebbles]):
    """The clock takes a stone, and says what it should not."""

    verb: ClassVar[str] = "yawn"

    def play(self, position: Pebbles, seat: int) -> None:
        position.pile -= 1
        position.bowls[seat] += 1
        position.turn = (seat + 1) % position.seats
        position.tell("took", {"seat": seat, "stones": position.numbers[0]})


class SharingTake(Take):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        bowls: Any = position.bowls
        position.tell("took", {"seat": seat, "bowls": bowls})


class BoastfulTake(Take):
    @classmethod
    def about(cls, position: Pebbles, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return {"ahead": position.numbers[seat] - position.numbers[1 - seat]}


class LeakyEvents(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (LeakyDeal, Take, Peek)


class LeakyRefusals(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, LeakyTake, Peek)


class LosesPieces(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, LossyTake, Peek)


class UndoesPeeks(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, Take, QuietPeek)


class SaysTooMuch(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, Take, UndeclaredPeek)


class LeakyChoices(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        if made.slot == "stones" and seat == 0 and self.numbers[1] == 3:
            made.candidates.reverse()
        return made


class LeakyTimeout(Pebbles):
    def timeout(self, seat: int) -> AnyMove:
        return Take(1 if self.numbers[1 - seat] < 3 else min(2, self.pile))


class LeakyClock(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, Take, Peek, Yawn)

    def timeout(self, seat: int) -> AnyMove:
        return Yawn()


class LeakyBell(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, Take, Peek, Yawn)

    def deadline(self) -> tuple[int, AnyMove] | None:
        return self.turn, Yawn()


class BellForSome(Pebbles):
    def deadline(self) -> tuple[int, AnyMove] | None:
        return (self.turn, Take(1)) if self.numbers[1] == 3 else None


class UnknownClock(Pebbles):
    def timeout(self, seat: int) -> AnyMove:
        return Yawn()


class ClockForNobody(Pebbles):
    def deadline(self) -> tuple[int, AnyMove] | None:
        return NATURE, Take(1)


class RefusedClock(Pebbles):
    def deadline(self) -> tuple[int, AnyMove] | None:
        return 1 - self.turn, Take(1)


class SharesWithEvents(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, SharingTake, Peek)


class BoastsOfValues(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, BoastfulTake, Peek)


class SharesBowls(Pebbles):
    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, Pebbles)
        twin.bowls = self.bowls
        return twin


class ForgetsInCopy(Pebbles):
    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, Pebbles)
        twin.peeked = [False] * self.seats
        return twin


class MissesAMove(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        return [move for move in super().legal(seat) if move != Take(3)]


class OffersAWrongMove(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        moves = super().legal(seat)
        return [*moves[:3], Take(4), *moves[3:]] if seat == 1 and len(moves) > 2 and self.pile > 2 else moves


class MixesTheOrder(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        return super().legal(seat)[::-1]


class DeadEnd(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        return [] if self.pile == 2 else super().legal(seat)


class EndsForSomeOnly(Pebbles):
    def outcome(self) -> Outcome | None:
        return None


class LooksAndTouches(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        self.asked += 1
        return super().legal(seat)


class WrongOdds(Pebbles):
    def chance(self, draw: Draw) -> AnyMove:
        return Deal(1 + draw.below(3))


class DealsNothingAgain(Pebbles):
    def redeal(self, seat: int, draw: Draw) -> None:
        pass


class ForgetsAField(Pebbles):
    fields: ClassVar[tuple[str, ...]] = tuple(name for name in Pebbles.fields if name != "turn")


LAST_PILE = [STONES]


class ForgetfulTake(Take):
    """Keeps something outside the position: how many stones it left when it was last played anywhere."""

    def play(self, position: Pebbles, seat: int) -> None:
        interrupted = LAST_PILE[0] != position.pile
        super().play(position, seat)
        LAST_PILE[0] = position.pile or STONES
        if interrupted:
            position.turn = seat


class RemembersOtherGames(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, ForgetfulTake, Peek)


class TellingView(PebblesGame):
    def view(self, position: Position, viewer: int) -> View:
        made = super().view(position, viewer)
        assert isinstance(position, Pebbles)
        assert isinstance(made, PebblesView)
        made.turn += 10 * sum(position.numbers)
        return made


class SharingView(PebblesGame):
    def view(self, position: Position, viewer: int) -> View:
        made = super().view(position, viewer)
        assert isinstance(position, Pebbles)
        assert isinstance(made, PebblesView)
        made.bowls = position.bowls
        return made


class NamesNoSecret(PebblesGame):
    secrets: ClassVar[tuple[Secret, ...]] = ()


class TakesTheKernelsWord(Take):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        position.tell("took", {"kind": 3})


class SpeaksInItsName(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, TakesTheKernelsWord, Peek)


class TooShort(PebblesGame):
    longest: ClassVar[int] = 4


class CountsNothing(PebblesGame):
    items: ClassVar[tuple[str, ...]] = ()


def _with(kind: type[Pebbles]) -> Game:
    class Faulty(PebblesGame):
        position: ClassVar[type[Position]] = kind

    return Faulty()


FAULTS: list[tuple[str, Any, str]] = [
    ("T6", LeakyEvents, "the events"),
    ("T6", LeakyRefusals, "the refusals"),
    ("T6", LeakyChoices, "the choices"),
    ("T6", LeakyTimeout, "the moves for a timeout"),
    ("T6", LeakyClock, r"the events of Yawn\(\)"),
    ("T6", LeakyBell, r"the events of Yawn\(\)"),
    ("T6", BellForSome, "whether a time was agreed on"),
    ("T6", BoastsOfValues, "the choices"),
    ("T1", UnknownClock, "none of its moves"),
    ("T1", ClockForNobody, "for the seat -1"),
    ("T1", RefusedClock, "is refused"),
    ("T6", TellingView, "the views"),
    ("T6", UndoesPeeks, "without a barrier"),
    ("T6", DealsNothingAgain, "too few pairs"),
    ("T6", NamesNoSecret, "names no secret"),
    ("T1", SpeaksInItsName, "a parameter called 'kind'"),
    ("T3", LosesPieces, "1 stones are lost"),
    ("T2", SharesBowls, "on a copy changed the position"),
    ("T2", SharesWithEvents, "shares a list with the position"),
    ("T2", ForgetsInCopy, "a copy differs in"),
    ("T2", SharingView, "a view changed"),
    ("T2", LooksAndTouches, "looking at a position changed it"),
    ("T1", MissesAMove, "missing from legal"),
    ("T1", OffersAWrongMove, "is legal, but refused"),
    ("T1", MixesTheOrder, "canonical order"),
    ("T1", DeadEnd, "has no move"),
    ("T1", EndsForSomeOnly, "the outcome is None"),
    ("T1", WrongOdds, "chance has the odds"),
    ("T1", SaysTooMuch, "'sneezed' is not declared"),
    ("T1", CountsNothing, "'stones' is not declared"),
    ("T11", TooShort, "more than the promised 4 moves"),
    ("T15", ForgetsAField, "turn"),
]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_sound_game_passes(seats: int) -> None:
    check(Table(PebblesGame(), seats), games=4)


@pytest.mark.parametrize(("test", "kind", "says"), FAULTS, ids=[kind.__name__ for _, kind, _ in FAULTS])
def test_a_planted_fault_is_found(test: str, kind: Any, says: str) -> None:
    game = kind() if issubclass(kind, Game) else _with(kind)
    with pytest.raises(Broken, match=says) as found:
        check(Table(game, 2), games=8)
    assert found.value.test == test
    assert "pebbles, 2 seats" in str(found.value)


def test_a_wrong_undo_is_found() -> None:
    """The peek of `UndoesPeeks` could be taken back, with what was learnt from it kept."""
    with pytest.raises(Broken, match=r"Peek.*brings hidden things to light"):
        check(Table(_with(UndoesPeeks), 2), games=8)


def test_something_kept_outside_the_position_is_found() -> None:
    with pytest.raises(Broken, match="in turns") as found:
        check_interleaved(Table(_with(RemembersOtherGames), 2))
    assert found.value.test == "T7"


def test_a_symmetry_that_is_none_is_found() -> None:
    table = Table(PebblesGame(), 2)
    check_symmetry(table, Symmetry("nothing renamed", lambda move: move))
    with pytest.raises(Broken, match="not those of the image"):
        check_symmetry(table, Symmetry("threes as fours", lambda m: Take(4) if m == Take(3) else m))


def test_forgotten_fields_are_found_by_themselves() -> None:
    with pytest.raises(Broken, match=r"not in fields: \['turn'\]"):
        check_fields(Table(_with(ForgetsAField), 2))
