"""Pebbles: a small sound game for the tests of the contract, easily made unsound.  It is not registered.

Chance gives each player a secret number.  In turn they take one to three stones, and once a
game each may peek at all the numbers.  A subclass of the position may name other `moves`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from compoundry.kernel import (
    NATURE,
    AnyMove,
    Chance,
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
    View,
)

STONES: Final = 8


class Pebbles(Position):
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


def pebbles(fault: type) -> Game:
    """The game with a fault in place of what is sound: a card, a kind of position, or a move of the same verb."""
    if issubclass(fault, PebblesGame):
        return fault()
    kind: type[Any] = fault
    if issubclass(fault, Move):
        moves = tuple(fault if move.verb == fault.verb else move for move in Pebbles.moves)
        kind = type(fault.__name__, (Pebbles,), {"moves": moves})
    faulty: type[Game] = type(fault.__name__, (PebblesGame,), {"position": kind})
    return faulty()
