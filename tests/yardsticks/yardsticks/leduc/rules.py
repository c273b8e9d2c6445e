"""Leduc poker: two players, six cards, two rounds of bets.  Rules LE-1 to LE-9 (rules/en.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.kernel import NATURE, AnyMove, Chance, Draw, Item, Move, Number, Outcome, Position, Refusal
from compoundry.kernel.slot import Slot

CARDS: Final = 6  # LE-1: two each of jack, queen and king; a card's rank is card // 2
NONE: Final = -1
ANTE: Final = 1  # LE-2
MOST_RAISES: Final = 2  # LE-5


class Leduc(Position):
    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields, "hands", "board", "paid", "stake", "raises", "calls", "street", "turn", "folded",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands = [NONE, NONE]
        self.board = NONE
        self.paid = [ANTE, ANTE]
        self.stake = ANTE
        self.raises = 0
        self.calls = 0
        self.street = 0  # 0: one hidden card each; 1: the board lies open; 2: over
        self.turn = NATURE
        self.folded = NONE

    def copy(self) -> Leduc:
        twin = Leduc(2)
        twin.hands = self.hands[:]
        twin.paid = self.paid[:]
        twin.board, twin.street, twin.turn, twin.folded = self.board, self.street, self.turn, self.folded
        twin.stake, twin.raises, twin.calls = self.stake, self.raises, self.calls
        return twin

    def acting(self) -> list[int]:
        return [] if self.street == 2 else [self.turn]

    def legal(self, seat: int) -> list[AnyMove]:
        if self.street == 2 or seat != self.turn:
            return []
        if seat == NATURE:
            return [DEALS[card] for card in self.left()]
        if self.stake > self.paid[seat]:
            return FOLD_CALL[:] if self.raises == MOST_RAISES else ALL[:]
        return [CALL] if self.raises == MOST_RAISES else CALL_RAISE[:]

    def outcomes(self) -> list[tuple[AnyMove, int]]:
        return [(DEALS[card], 1) for card in self.left()]

    def chance(self, draw: Draw) -> AnyMove:
        left = self.left()
        return DEALS[left[draw.below(len(left))]]

    def left(self) -> list[int]:
        """The cards that lie nowhere yet."""
        return [c for c in range(CARDS) if c != self.hands[0] and c != self.hands[1] and c != self.board]

    def redeal(self, seat: int, draw: Draw) -> None:
        hidden = [other for other in range(2) if other != seat and self.hands[other] != NONE and not self.shown()]
        for other in hidden:
            self.hands[other] = NONE
        for other in hidden:
            self.hands[other] = draw.pick(self.left())

    def outcome(self) -> Outcome | None:
        """LE-9: the winner gets what the other has paid."""
        if self.street < 2:
            return None
        winner = self.winner()
        if winner == NONE:
            return Outcome("split", [[Item("pot", 0)], [Item("pot", 0)]])
        won = self.paid[1 - winner]
        items = [[Item("pot", won if seat == winner else -won)] for seat in range(2)]
        return Outcome("folded" if self.folded != NONE else "showdown", items)

    def winner(self) -> int:
        """LE-8: who stayed in; else the pair with the board; else the higher rank; NONE splits the pot."""
        if self.folded != NONE:
            return 1 - self.folded
        ranks = [card // 2 for card in self.hands]
        if ranks[0] == ranks[1]:
            return NONE
        for seat in range(2):
            if ranks[seat] == self.board // 2:
                return seat
        return 0 if ranks[0] > ranks[1] else 1

    def shown(self) -> bool:
        """LE-7: after the last bet, if nobody folded, the hands lie open."""
        return self.street == 2 and self.folded == NONE

    def audit(self) -> list[str]:
        held = [card for card in [*self.hands, self.board] if card != NONE]
        wrong = [] if len(set(held)) == len(held) else [f"a card lies twice: {held}"]
        if max(self.paid) > self.stake:
            wrong.append(f"somebody paid more than the stake of {self.stake}: {self.paid}")
        return wrong

    def end_street(self) -> None:
        """LE-6, LE-7: after the first street the board card is dealt, after the second the game is over."""
        self.street += 1
        self.calls = 0
        self.raises = 0
        self.turn = NATURE
        if self.sink is not None and self.shown():
            self.tell("showdown", {"cards": [self.hands[0] // 2, self.hands[1] // 2]}, barrier=True)


class Deal(Chance[Leduc]):
    """LE-1, LE-6: chance deals a card, to each player and then to the board."""

    verb: ClassVar[str] = "deal"
    slots: ClassVar[tuple[Slot, ...]] = (Number("card", 0, CARDS - 1),)

    def __init__(self, card: int) -> None:
        self.card = card

    def refuse(self, position: Leduc, seat: int) -> Refusal | None:
        return None if self.card in position.left() else Refusal("card-gone", "LE-1", card=self.card)

    def play(self, position: Leduc, seat: int) -> None:
        if position.street == 1:
            position.board = self.card
            position.turn = 0
            position.tell("board", {"card": self.card // 2})
            return
        to = 0 if position.hands[0] == NONE else 1
        position.hands[to] = self.card
        position.turn = NATURE if to == 0 else 0
        if position.sink is not None:
            position.tell("dealt", {"seat": to}, {"card": self.card // 2}, [to])


class Fold(Move[Leduc]):
    """LE-3: give up, when there is a bet to call."""

    verb: ClassVar[str] = "fold"

    def refuse(self, position: Leduc, seat: int) -> Refusal | None:
        if position.stake == position.paid[seat]:
            return Refusal("nothing-to-call", "LE-3", stake=position.stake)
        return None

    def play(self, position: Leduc, seat: int) -> None:
        position.folded = seat
        position.street = 2
        if position.sink is not None:
            position.tell("folded", {"seat": seat})


class Call(Move[Leduc]):
    """LE-4: pay as much as is asked, perhaps nothing."""

    verb: ClassVar[str] = "call"

    def play(self, position: Leduc, seat: int) -> None:
        if position.sink is not None:
            position.tell("called", {"seat": seat, "paid": position.stake - position.paid[seat]})
        position.paid[seat] = position.stake
        position.calls += 1
        if position.calls == 2 or position.raises > 0:
            position.end_street()
        else:
            position.turn = 1 - seat


class Raise(Move[Leduc]):
    """LE-5: call and ask for 2 more, on the second street 4; twice a street at the most."""

    verb: ClassVar[str] = "raise"

    def refuse(self, position: Leduc, seat: int) -> Refusal | None:
        if position.raises == MOST_RAISES:
            return Refusal("raised-out", "LE-5", raises=position.raises)
        return None

    def play(self, position: Leduc, seat: int) -> None:
        position.stake += 2 if position.street == 0 else 4
        position.paid[seat] = position.stake
        position.raises += 1
        position.turn = 1 - seat
        if position.sink is not None:
            position.tell("raised", {"seat": seat, "stake": position.stake})


DEALS: Final = [Deal(card) for card in range(CARDS)]
CALL: Final = Call()
ALL: Final[list[AnyMove]] = [Fold(), CALL, Raise()]
FOLD_CALL: Final[list[AnyMove]] = ALL[:2]
CALL_RAISE: Final[list[AnyMove]] = ALL[1:]

Leduc.moves = (Deal, Fold, Call, Raise)
