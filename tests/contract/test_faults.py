"""The contract finds what it is there to find in rules: a planted fault of every kind."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from yardsticks.kuhn import game as kuhn
from yardsticks.kuhn.rules import Deal as DealCard
from yardsticks.pebbles import STONES, Deal, Pebbles, PebblesGame, PebblesView, Peek, Take, pebbles
from yardsticks.tictactoe import game as tictactoe
from yardsticks.tictactoe.rules import Mark

from compoundry.contract import Broken, Symmetry, Table, check, check_interleaved, check_symmetry
from compoundry.contract.fields import check_fields
from compoundry.contract.walk import check_walks
from compoundry.kernel import (
    NATURE,
    AnyMove,
    Choices,
    Draw,
    Game,
    Item,
    Outcome,
    Position,
    Refusal,
    Timed,
    Value,
    View,
)

# Moves


class LosesAStone(Take):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        if self.stones == 3:
            position.bowls[seat] -= 1


class ChangesThePast(Take):
    """Keeps hold of positions, and touches those of some moves ago."""

    kept: ClassVar[list[Pebbles]] = []

    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        for old in self.kept:
            old.asked += old.pile >= position.pile + 4
        self.kept.append(position)


class SaysTooMuch(Peek):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        position.tell("sneezed", {"seat": seat})


class SharesWithEvents(Take):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        bowls: Any = position.bowls
        position.tell("took", {"seat": seat, "bowls": bowls})


class SpeaksAsTheKernel(Take):
    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        position.tell("took", {"kind": 3})


class ListsNone(Peek):
    """Open-ended, and yet its use must be listed where there is one."""

    open_ended: ClassVar[bool] = True

    @classmethod
    def next_values(cls, position: Pebbles, seat: int, values: tuple[Value, ...]) -> list[Value]:
        return []


class DealsAnything(Deal):
    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        return None if self.number < 3 else Refusal("no-number", "PB-3")


class Yawn(Timed[Pebbles]):
    """The clock takes a stone."""

    verb: ClassVar[str] = "yawn"

    def play(self, position: Pebbles, seat: int) -> None:
        Take(1).play(position, seat)


# Positions


class BeginsUnsound(Pebbles):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.pile -= 1


class PlaysOutOfTurn(Pebbles):
    def refusal(self, seat: int, move: AnyMove) -> Refusal | None:
        return super().refusal(self.turn if seat >= 0 and 0 not in self.numbers else seat, move)


class UnknownClock(Pebbles):
    def timeout(self, seat: int) -> AnyMove:
        return Yawn()


class ClockForNobody(Pebbles):
    def deadline(self) -> tuple[int, AnyMove] | None:
        return NATURE, Take(1)


class RefusedClock(Pebbles):
    def deadline(self) -> tuple[int, AnyMove] | None:
        return 1 - self.turn, Take(1)


class ListsTheClock(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (*Pebbles.moves, Yawn)

    def legal(self, seat: int) -> list[AnyMove]:
        moves = super().legal(seat)
        return [*moves, Yawn()] if moves and seat != NATURE else moves


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


class ListsForAll(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        return super().legal(self.turn if seat >= 0 and 0 not in self.numbers else seat)


class HidesAnOpenMove(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        return [move for move in super().legal(seat) if not isinstance(move, Peek)]

    moves: ClassVar[tuple[type[AnyMove], ...]] = (Deal, Take, ListsNone)


class ActsInDisorder(Pebbles):
    def acting(self) -> list[int]:
        return [1, 0] if self.pile == 5 else super().acting()


class FreeAndAsked(Pebbles):
    def free(self) -> list[int]:
        return self.acting()


class FreeAtTheEnd(Pebbles):
    def free(self) -> list[int]:
        return [] if self.pile else [0]


class EndsForSomeOnly(Pebbles):
    def outcome(self) -> Outcome | None:
        return None


class EndsForOneSeat(Pebbles):
    def outcome(self) -> Outcome | None:
        return None if self.acting() else Outcome("empty", [[Item("stones", STONES)]])


class EndsForNoReason(Pebbles):
    def outcome(self) -> Outcome | None:
        return None if self.acting() else Outcome("rain", [[] for _ in self.bowls])


class RanksTheWrongWay(Pebbles):
    def outcome(self) -> Outcome | None:
        items = [[Item("stones", bowl)] for bowl in self.bowls]
        return None if self.acting() else Outcome("empty", items, [1 if bowl < 4 else 2 for bowl in self.bowls])


class LooksAndTouches(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        self.asked += 1
        return super().legal(seat)


class WrongOdds(Pebbles):
    def chance(self, draw: Draw) -> AnyMove:
        return Deal(1 + draw.below(3))


class WeighsNothing(Pebbles):
    def outcomes(self) -> list[tuple[AnyMove, int]]:
        return [(move, weight - 1) for move, weight in super().outcomes()]


class ListsMoreThanItDeals(Pebbles):
    def legal(self, seat: int) -> list[AnyMove]:
        return [Deal(number) for number in (1, 2, 3)] if seat in self.acting() == [NATURE] else super().legal(seat)

    def outcomes(self) -> list[tuple[AnyMove, int]]:
        return super().outcomes()[:2]


class ForgetsAField(Pebbles):
    fields: ClassVar[tuple[str, ...]] = tuple(name for name in Pebbles.fields if name != "turn")


class ListsAFieldTwice(Pebbles):
    fields: ClassVar[tuple[str, ...]] = (*Pebbles.fields, "turn")


class ChoosesForOthers(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        return Choices("verb", ["take"], False, None) if made.refusal and not partial else made


class BeginsWithEveryVerb(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        return Choices("verb", ["take", "peek"], False, None) if made.slot == "verb" else made


class LacksAValue(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        return Choices("stones", made.candidates[:1], False, None) if made.slot == "stones" else made


class EndsChoosingTooSoon(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        return Choices("stones", made.candidates, True, None) if made.slot == "stones" else made


class NeverEndsChoosing(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        return Choices("", [], False, None) if made.complete else made


class CompletesAnything(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        return Choices("", [], True, None) if len(partial) == 2 and made.refusal else made


# Cards


class SharingView(PebblesGame):
    def view(self, position: Position, viewer: int) -> View:
        made = super().view(position, viewer)
        assert isinstance(position, Pebbles)
        assert isinstance(made, PebblesView)
        made.bowls = position.bowls
        return made


class TooShort(PebblesGame):
    longest: ClassVar[int] = 4


class CountsNothing(PebblesGame):
    items: ClassVar[tuple[str, ...]] = ()


FAULTS: list[tuple[str, type, str]] = [
    ("T1", SaysTooMuch, "'sneezed' is not declared"),
    ("T1", SpeaksAsTheKernel, "a parameter called 'kind'"),
    ("T1", HidesAnOpenMove, "lists no 'peek'"),
    ("T1", DealsAnything, "is legal, but refused"),
    ("T1", UnknownClock, "none of its moves"),
    ("T1", ClockForNobody, "for the seat -1"),
    ("T1", RefusedClock, "the move for a timeout, .* is refused"),
    ("T1", ListsTheClock, "only the clock plays it"),
    ("T1", MissesAMove, "missing from legal"),
    ("T1", OffersAWrongMove, "is legal, but refused"),
    ("T1", MixesTheOrder, "canonical order"),
    ("T1", DeadEnd, "has no move"),
    ("T1", ListsForAll, "is not acting but has legal moves"),
    ("T1", PlaysOutOfTurn, "is not acting, but .* is accepted"),
    ("T1", ActsInDisorder, "seats in order, or NATURE alone"),
    ("T1", FreeAndAsked, "seats in order that nobody waits for"),
    ("T1", FreeAtTheEnd, "seats in order that nobody waits for"),
    ("T1", EndsForSomeOnly, "the outcome is None"),
    ("T1", EndsForOneSeat, "not one for 2 seats"),
    ("T1", EndsForNoReason, "'rain' is not declared"),
    ("T1", RanksTheWrongWay, "do not follow from scores"),
    ("T1", CountsNothing, "'stones' is not declared"),
    ("T1", WrongOdds, "chance has the odds"),
    ("T1", WeighsNothing, "has the weight 0"),
    ("T1", ListsMoreThanItDeals, "not those of her outcomes"),
    ("T1", ChoosesForOthers, "is not acting, but is given choices"),
    ("T1", BeginsWithEveryVerb, "choices begin with"),
    ("T1", LacksAValue, "lack it"),
    ("T1", EndsChoosingTooSoon, r"choices after \('take',\) are"),
    ("T1", NeverEndsChoosing, "choices end with"),
    ("T1", CompletesAnything, "but refusal is"),
    ("T2", SharesBowls, "on a copy changed the position"),
    ("T2", SharesWithEvents, "shares a list with the position"),
    ("T2", ForgetsInCopy, "a copy differs in"),
    ("T2", SharingView, "a view changed"),
    ("T2", LooksAndTouches, "looking at a position changed it"),
    ("T2", ChangesThePast, r"the position before move \d changed later"),
    ("T3", BeginsUnsound, "^T3: 1 stones are lost"),
    ("T3", LosesAStone, r"after LosesAStone\(3\): 1 stones are lost"),
    ("T11", TooShort, "more than the promised 4 moves"),
    ("T15", ListsAFieldTwice, "lists a field twice"),
    ("T15", ForgetsAField, r"not in fields: \['turn'\]"),
]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_sound_game_passes(seats: int) -> None:
    check(Table(PebblesGame(), seats), games=4)


@pytest.mark.parametrize(("test", "fault", "says"), FAULTS, ids=[fault.__name__ for _, fault, _ in FAULTS])
def test_a_planted_fault_is_found(test: str, fault: type, says: str) -> None:
    with pytest.raises(Broken, match=says) as found:
        check(Table(pebbles(fault), 2), games=8)
    assert found.value.test == test
    assert "pebbles, 2 seats" in str(found.value)


class GivesUp(Take):
    def play(self, position: Pebbles, seat: int) -> None:
        if self.stones == 3:
            raise ValueError("what now?")
        super().play(position, seat)


def test_a_move_that_raises_is_found_with_its_seed() -> None:
    with pytest.raises(Broken, match=r"GivesUp\(3\) is legal, but raised ValueError\('what now\?'\).*seed 1000003"):
        check_walks(Table(pebbles(GivesUp), 2))


LAST_PILE = [STONES]


class RemembersOtherGames(Take):
    """Keeps something outside the position: how many stones it left when it was last played anywhere."""

    def play(self, position: Pebbles, seat: int) -> None:
        interrupted = LAST_PILE[0] != position.pile
        super().play(position, seat)
        LAST_PILE[0] = position.pile or STONES
        if interrupted:
            position.turn = seat


def test_something_kept_outside_the_position_is_found() -> None:
    with pytest.raises(Broken, match="in turns") as found:
        check_interleaved(Table(pebbles(RemembersOtherGames), 2))
    assert found.value.test == "T7"


def _first_for_second(mark: AnyMove) -> AnyMove:
    assert isinstance(mark, Mark)
    return Mark(1 - mark.cell) if mark.cell < 2 else mark


def _king_for_jack(move: AnyMove) -> AnyMove:
    return DealCard(2 - move.card) if isinstance(move, DealCard) else move


@pytest.mark.parametrize(
    ("game", "symmetry", "seed", "says"),
    [
        (PebblesGame(), Symmetry("threes as fours", lambda m: Take(4) if m == Take(3) else m), 1, "not those of the"),
        (tictactoe, Symmetry("seats changed", lambda mark: mark, lambda seat: 1 - seat), 1, r"\[0\] act, in the image"),
        (tictactoe, Symmetry("first for second cell", _first_for_second), 2, "ends at another time"),
        (kuhn, Symmetry("king for jack", _king_for_jack), 1, r"the scores are .*, in the image"),
    ],
    ids=lambda one: one.name if isinstance(one, Symmetry) else "",
)
def test_a_symmetry_that_is_none_is_found(game: Game, symmetry: Symmetry, seed: int, says: str) -> None:
    table = Table(game, 2)
    check_symmetry(table, Symmetry("nothing renamed", lambda move: move))
    with pytest.raises(Broken, match=says) as found:
        check_symmetry(table, symmetry, seed=seed)
    assert found.value.test == "T9"


def test_forgotten_fields_are_found_by_themselves() -> None:
    with pytest.raises(Broken, match=r"not in fields: \['turn'\]"):
        check_fields(Table(pebbles(ForgetsAField), 2))
