"""The contract finds whatever tells a viewer what it cannot know (T6): a planted leak of every kind."""

from __future__ import annotations

from typing import ClassVar

import pytest
from yardsticks.pebbles import Deal, Pebbles, PebblesGame, PebblesView, Peek, Take, pebbles

from compoundry.contract import Broken, Table, check, check_secrecy
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
    Several,
    Slot,
    Timed,
    Value,
    View,
)

# Pebbles: what leaks at once


class DealsAloud(Deal):
    def play(self, position: Pebbles, seat: int) -> None:
        to = position.numbers.index(0)
        position.numbers[to] = self.number
        position.tell("dealt", {"seat": to, "number": self.number})


class RefusesByTheSecret(Take):
    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        most = min(3, position.pile)
        secret = position.numbers[1 - seat] if seat < 2 else 0
        return Refusal("too-many", "PB-1", stones=self.stones, most=most + secret) if self.stones > most else None


class Boasts(Take):
    @classmethod
    def about(cls, position: Pebbles, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return {"ahead": position.numbers[seat] - position.numbers[1 - seat]}


class PeeksWithoutBarrier(Peek):
    def play(self, position: Pebbles, seat: int) -> None:
        position.peeked[seat] = True
        position.tell("peeked", {"seat": seat})


class PeeksWithBarrierAtTimes(Peek):
    """That there was nothing to bar the undo tells something too."""

    def play(self, position: Pebbles, seat: int) -> None:
        position.peeked[seat] = True
        position.tell("peeked", {"seat": seat}, barrier=position.numbers[1 - seat] == 3)


class Yawn(Timed[Pebbles]):
    """The clock takes a stone, and says what it should not."""

    verb: ClassVar[str] = "yawn"

    def play(self, position: Pebbles, seat: int) -> None:
        Take(1).play(position, seat)
        position.tell("took", {"seat": seat, "stones": position.numbers[0]})


class ChoosesByTheSecret(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        made = super().choices(seat, partial)
        if made.slot == "stones" and seat == 0 and self.numbers[1] == 3:
            made.candidates.reverse()
        return made


class TimesOutByTheSecret(Pebbles):
    def timeout(self, seat: int) -> AnyMove:
        return Take(1 if self.numbers[1 - seat] < 3 else min(2, self.pile))


class YawnsAtATimeout(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (*Pebbles.moves, Yawn)

    def timeout(self, seat: int) -> AnyMove:
        return Yawn()


class YawnsAtTheBell(Pebbles):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (*Pebbles.moves, Yawn)

    def deadline(self) -> tuple[int, AnyMove] | None:
        return self.turn, Yawn()


class BellForSome(Pebbles):
    def deadline(self) -> tuple[int, AnyMove] | None:
        return (self.turn, Take(1)) if self.numbers[1] == 3 else None


class DealsNothingAgain(Pebbles):
    def redeal(self, seat: int, draw: Draw) -> None:
        pass


class DealsOutOfNothing(Pebbles):
    def redeal(self, seat: int, draw: Draw) -> None:
        self.pile += 1


class TellingView(PebblesGame):
    def view(self, position: Position, viewer: int) -> View:
        made = super().view(position, viewer)
        assert isinstance(position, Pebbles)
        assert isinstance(made, PebblesView)
        made.turn += 10 * sum(position.numbers)
        return made


class NamesNoSecret(PebblesGame):
    secrets: ClassVar[tuple[Secret, ...]] = ()


LEAKS: list[tuple[type, str]] = [
    (DealsAloud, "the events"),
    (RefusesByTheSecret, "the refusals"),
    (Boasts, "the choices"),
    (PeeksWithoutBarrier, "without a barrier"),
    (PeeksWithBarrierAtTimes, "without a barrier"),
    (ChoosesByTheSecret, "the choices"),
    (TimesOutByTheSecret, "the moves for a timeout"),
    (YawnsAtATimeout, r"the events of Yawn\(\)"),
    (YawnsAtTheBell, r"the events of Yawn\(\)"),
    (BellForSome, "whether a time was agreed on"),
    (DealsNothingAgain, "too few pairs .* numbers redealt: 0"),
    (DealsOutOfNothing, "a twin is not sound: -1 stones are lost"),
    (TellingView, "the views"),
    (NamesNoSecret, "names no secret"),
]


@pytest.mark.parametrize(("fault", "says"), LEAKS, ids=[fault.__name__ for fault, _ in LEAKS])
def test_a_leak_is_found(fault: type, says: str) -> None:
    with pytest.raises(Broken, match=says) as found:
        check(Table(pebbles(fault), 2), games=3)
    assert found.value.test == "T6"
    assert "pebbles, 2 seats" in str(found.value)


# Cards: what leaks while something else is shown

HIGHEST = 999


class Cards(Position):
    """Three players hold two cards each of very many; one after the other they show one, then the other."""

    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "hands", "shown")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown = 0

    def copy(self) -> Cards:
        twin = type(self)(self.seats)
        twin.hands, twin.shown = [hand[:] for hand in self.hands], self.shown
        return twin

    def open(self, seat: int) -> int:
        """So many cards of the seat lie open."""
        return self.shown // self.seats + (seat < self.shown % self.seats)

    def acting(self) -> list[int]:
        if [] in self.hands:
            return [NATURE]
        return [self.shown % self.seats] if self.shown < 2 * self.seats else []

    def legal(self, seat: int) -> list[AnyMove]:
        return [type(self).moves[1]()] if seat >= 0 and seat in self.acting() else []

    def chance(self, draw: Draw) -> AnyMove:
        return Hand((draw.below(HIGHEST + 1), draw.below(HIGHEST + 1)))

    def redeal(self, seat: int, draw: Draw) -> None:
        for other, hand in enumerate(self.hands):
            if other != seat and hand:
                hand[self.open(other) :] = [draw.below(HIGHEST + 1) for _ in range(2 - self.open(other))]

    def outcome(self) -> Outcome | None:
        return None if self.acting() else Outcome("shown", [[Item("cards", sum(hand))] for hand in self.hands])

    def audit(self) -> list[str]:
        return []


class Hand(Chance[Cards]):
    """Chance deals a whole hand at once."""

    verb: ClassVar[str] = "hand"
    slots: ClassVar[tuple[Slot, ...]] = (Several("cards", Number("card", 0, HIGHEST), 2),)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def refuse(self, position: Cards, seat: int) -> Refusal | None:
        return None if len(self.cards) == 2 else Refusal("hand-size", "CA-1")

    def play(self, position: Cards, seat: int) -> None:
        to = position.hands.index([])
        position.hands[to] = [*self.cards]
        position.tell("dealt", {"seat": to}, {"cards": [*self.cards]}, [to])


class Show(Move[Cards]):
    verb: ClassVar[str] = "show"

    def play(self, position: Cards, seat: int) -> None:
        at = position.open(seat)
        position.shown += 1
        position.tell("shown", {"seat": seat, "card": position.hands[seat][at]}, barrier=True)
        self.besides(position, seat)

    def besides(self, position: Cards, seat: int) -> None:
        """What is told besides the card, and should not be."""


Cards.moves = (Hand, Show)


class CardsView(View):
    fields: ClassVar[tuple[str, ...]] = (*View.fields, "hands", "shown")

    def __init__(self, viewer: int, position: Cards) -> None:
        super().__init__(viewer)
        self.shown = position.shown
        self.hands = [
            hand[:] if seat == viewer else [card if at < position.open(seat) else -1 for at, card in enumerate(hand)]
            for seat, hand in enumerate(position.hands)
        ]


class CardsGame(Game):
    id: ClassVar[str] = "cards"
    fewest: ClassVar[int] = 3
    most: ClassVar[int] = 3
    position: ClassVar[type[Position]] = Cards
    secrets: ClassVar[tuple[Secret, ...]] = (
        Secret("cards", lambda p, viewer: [h[p.open(s) :] for s, h in enumerate(p.hands) if s != viewer]),
    )
    events: ClassVar[tuple[str, ...]] = ("dealt", "shown")
    ends: ClassVar[tuple[str, ...]] = ("shown",)
    items: ClassVar[tuple[str, ...]] = ("cards",)

    def start(self, seats: int, options: Options) -> Position:
        return self.position(seats)

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, Cards)
        return CardsView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, CardsView)
        position = self.position(3)
        assert isinstance(position, Cards)
        position.hands, position.shown = [hand[:] for hand in view.hands], view.shown
        position.redeal(view.viewer, draw)
        return position


class TellsTheNeighbour(Show):
    """One player hears a card of another when the third shows one."""

    def besides(self, position: Cards, seat: int) -> None:
        left, right = (seat + 1) % 3, (seat + 2) % 3
        position.tell("shown", {"seat": seat}, {"card": position.hands[right][1]}, [left])


class TellsTheWholeHand(Show):
    def besides(self, position: Cards, seat: int) -> None:
        position.tell("shown", {"seat": seat, "card": sum(position.hands[seat])})


class TellsAtTheEndOfARound(Show):
    """What the viewer could not know at first, and is told a parity of much later."""

    def besides(self, position: Cards, seat: int) -> None:
        if position.shown == 3:
            position.tell("shown", {"seat": seat, "card": position.hands[0][1] % 2})


class RefusesByAHiddenCard(Show):
    def refuse(self, position: Cards, seat: int) -> Refusal | None:
        return Refusal("odd", "CA-2") if position.hands[1][1] % 8 == 0 else None


def _cards(show: type[Show]) -> Table:
    position = type("Cards", (Cards,), {"moves": (Hand, show)})
    game: type[Game] = type("CardsGame", (CardsGame,), {"position": position})
    return Table(game(), 3)


def test_what_is_told_is_compared_while_something_else_is_shown() -> None:
    compared = check_secrecy(_cards(Show))
    assert min(compared["cards", verb] for verb in ("hand", "show")) > 10


@pytest.mark.parametrize("leak", [TellsTheNeighbour, TellsTheWholeHand, TellsAtTheEndOfARound])
def test_a_leak_beside_something_shown_is_found(leak: type[Show]) -> None:
    with pytest.raises(Broken, match=r"the events of .*, which the views do not tell apart, differ"):
        check_secrecy(_cards(leak))


def test_a_move_that_depends_on_a_hidden_card_is_found() -> None:
    with pytest.raises(Broken, match=r"the legal moves differ|the refusals"):
        check_secrecy(_cards(RefusesByAHiddenCard))


def test_secrets_that_no_step_brought_about_are_too_few() -> None:
    """A hand that nobody dealt: in no other past could it be another."""

    class Given(Cards):
        def __init__(self, seats: int) -> None:
            super().__init__(seats)
            self.hands = [[3, 4] for _ in range(seats)]

    game: type[Game] = type("CardsGame", (CardsGame,), {"position": Given})
    with pytest.raises(Broken, match=r"wanted 100\): cards in other pasts: 0"):
        check_secrecy(Table(game(), 3), games=40)
