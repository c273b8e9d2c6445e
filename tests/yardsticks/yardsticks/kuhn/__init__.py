"""Kuhn poker: two players, three cards, one bet."""

from __future__ import annotations

from typing import ClassVar

from compoundry.kernel import Draw, Game, Options, Plain, Position, Secret, View
from yardsticks.kuhn.rules import NONE, Kuhn, KuhnView

__all__ = ["KuhnGame", "game"]


def others(position: Kuhn, viewer: int) -> Plain:
    """The cards that the viewer must not learn."""
    if position.shown():
        return []
    return [card for seat, card in enumerate(position.hands) if seat != viewer and card != NONE]


class KuhnGame(Game):
    id: ClassVar[str] = "kuhn"
    position: ClassVar[type[Position]] = Kuhn
    secrets: ClassVar[tuple[Secret, ...]] = (Secret("other-card", others),)
    events: ClassVar[tuple[str, ...]] = ("dealt", "passed", "bet", "called", "folded", "showdown")
    ends: ClassVar[tuple[str, ...]] = ("folded", "showdown")
    items: ClassVar[tuple[str, ...]] = ("won", "lost")
    longest: ClassVar[int] = 5

    def start(self, seats: int, options: Options) -> Kuhn:
        return Kuhn(seats)

    def view(self, position: Position, viewer: int) -> KuhnView:
        assert isinstance(position, Kuhn)
        return KuhnView(position, viewer)

    def sample(self, view: View, draw: Draw) -> Kuhn:
        assert isinstance(view, KuhnView)
        position = Kuhn(2)
        position.hands = list(view.cards)
        position.bets = list(view.bets)
        free = position.left()
        draw.shuffle(free)
        for seat in range(view.dealt):
            if position.hands[seat] == NONE:
                position.hands[seat] = free.pop()
        return position


game = KuhnGame()
