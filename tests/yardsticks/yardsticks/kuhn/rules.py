"""The position and the moves of Kuhn poker; the rules are in rules/en.md."""

from __future__ import annotations

from typing import ClassVar

from compoundry.kernel import NATURE, AnyMove, Chance, Draw, Item, Move, Number, Outcome, Position, Refusal, Slot, View

NONE = -1
CARDS = 3


class Kuhn(Position):
    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "hands", "bets")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[int] = [NONE, NONE]
        self.bets: list[bool] = []

    def left(self) -> list[int]:
        return [card for card in range(CARDS) if card not in self.hands]

    def due(self) -> int:
        """The seat that gets the next card, or NONE."""
        return self.hands.index(NONE) if NONE in self.hands else NONE

    def over(self) -> bool:
        return len(self.bets) >= 2 and self.bets != [False, True]

    def shown(self) -> bool:
        return self.over() and self.bets[-1] == self.bets[-2]

    def paid(self, seat: int) -> int:
        """KU-1: the ante, and what was bet."""
        return 1 + sum(self.bets[seat::2])

    def acting(self) -> list[int]:
        """KU-3: the first player begins, then they take turns."""
        if self.due() != NONE:
            return [NATURE]
        return [] if self.over() else [len(self.bets) % 2]

    def legal(self, seat: int) -> list[AnyMove]:
        if seat not in self.acting():
            return []
        return [DEALS[card] for card in self.left()] if seat == NATURE else list(ANSWERS)

    def outcomes(self) -> list[tuple[AnyMove, int]]:
        return [(DEALS[card], 1) for card in self.left()] if self.due() != NONE else []

    def copy(self) -> Kuhn:
        twin = Kuhn(self.seats)
        twin.hands = list(self.hands)
        twin.bets = list(self.bets)
        return twin

    def redeal(self, seat: int, draw: Draw) -> None:
        if self.shown():
            return
        hidden = [other for other, card in enumerate(self.hands) if other != seat and card != NONE]
        free = self.left() + [self.hands[other] for other in hidden]
        draw.shuffle(free)
        for other in hidden:
            self.hands[other] = free.pop()

    def outcome(self) -> Outcome | None:
        """KU-4: the higher card wins. KU-5: or who did not pass on a bet. KU-6: what the other has paid."""
        if not self.over():
            return None
        if self.shown():
            reason, winner = "showdown", int(self.hands[1] > self.hands[0])
        else:
            reason, winner = "folded", len(self.bets) % 2
        stake = self.paid(1 - winner)
        lines = [[Item("lost", -stake)], [Item("lost", -stake)]]
        lines[winner] = [Item("won", stake)]
        return Outcome(reason, lines)

    def audit(self) -> list[str]:
        held = [card for card in self.hands if card != NONE]
        return ["a card lies twice"] if len(set(held)) < len(held) else []


class KuhnView(View):
    fields: ClassVar[tuple[str, ...]] = (*View.fields, "dealt", "cards", "bets", "paid")

    def __init__(self, position: Kuhn, viewer: int) -> None:
        super().__init__(viewer)
        shown = position.shown()
        self.dealt: int = sum(card != NONE for card in position.hands)
        self.cards: list[int] = [card if shown or seat == viewer else NONE for seat, card in enumerate(position.hands)]
        self.bets: list[bool] = list(position.bets)
        self.paid: list[int] = [position.paid(0), position.paid(1)]


class Deal(Chance[Kuhn]):
    verb: ClassVar[str] = "deal"
    slots: ClassVar[tuple[Slot, ...]] = (Number("card", 0, CARDS - 1),)

    def __init__(self, card: int) -> None:
        self.card = card

    def refuse(self, position: Kuhn, seat: int) -> Refusal | None:
        if self.card not in position.left():
            return Refusal("card-dealt", "KU-2", card=self.card)
        return None

    def play(self, position: Kuhn, seat: int) -> None:
        to = position.due()
        position.hands[to] = self.card
        if position.sink is not None:
            position.tell("dealt", {"seat": to}, {"card": self.card}, [to])


def answer(position: Kuhn, seat: int, bet: bool) -> None:
    facing = position.bets[-1:] == [True]
    position.bets.append(bet)
    if position.sink is not None:
        kind = ("called" if bet else "folded") if facing else ("bet" if bet else "passed")
        position.tell(kind, {"seat": seat}, barrier=position.shown())
        if position.shown():
            position.tell("showdown", {"cards": list(position.hands)}, barrier=True)


class Pass(Move[Kuhn]):
    verb: ClassVar[str] = "pass"

    def play(self, position: Kuhn, seat: int) -> None:
        answer(position, seat, False)


class Bet(Move[Kuhn]):
    verb: ClassVar[str] = "bet"

    def play(self, position: Kuhn, seat: int) -> None:
        answer(position, seat, True)


DEALS: list[AnyMove] = [Deal(card) for card in range(CARDS)]
ANSWERS: list[AnyMove] = [Pass(), Bet()]
Kuhn.moves = (Deal, Pass, Bet)
