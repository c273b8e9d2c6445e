"""Leduc poker as a game of Compoundry."""

from __future__ import annotations

from typing import ClassVar

from compoundry.kernel import Draw, Game, Plain, Position, Secret, View
from yardsticks.leduc.rules import NONE, Leduc

OPEN = ("paid", "stake", "raises", "calls", "street", "turn", "folded")
"""The fields everybody sees."""


class LeducView(View):
    """All that lies open, and the cards that the viewer may see: as ranks, for suits mean nothing."""

    fields: ClassVar[tuple[str, ...]] = (*View.fields, "dealt", "ranks", "board", *OPEN)

    def __init__(self, viewer: int, position: Leduc) -> None:
        super().__init__(viewer)
        shown = position.shown()
        self.dealt = [card != NONE for card in position.hands]
        self.ranks = [_rank(card) if shown or seat == viewer else NONE for seat, card in enumerate(position.hands)]
        self.board = _rank(position.board)
        self.paid = position.paid[:]
        self.stake, self.raises, self.calls = position.stake, position.raises, position.calls
        self.street, self.turn, self.folded = position.street, position.turn, position.folded


class LeducGame(Game):
    id: ClassVar[str] = "leduc"
    position: ClassVar[type[Position]] = Leduc
    secrets: ClassVar[tuple[Secret, ...]] = (Secret("other-card", lambda p, viewer: _hidden(p, viewer)),)
    events: ClassVar[tuple[str, ...]] = ("dealt", "board", "folded", "called", "raised", "showdown")
    ends: ClassVar[tuple[str, ...]] = ("folded", "showdown", "split")
    items: ClassVar[tuple[str, ...]] = ("pot",)
    longest: ClassVar[int] = 11

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, Leduc)
        return LeducView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, LeducView)
        position = Leduc(2)
        position.paid = view.paid[:]
        position.stake, position.raises, position.calls = view.stake, view.raises, view.calls
        position.street, position.turn, position.folded = view.street, view.turn, view.folded
        if view.board != NONE:
            position.board = _card(view.board, position, draw)
        for seat in sorted(range(2), key=lambda seat: view.ranks[seat] == NONE):
            if view.dealt[seat]:
                position.hands[seat] = _card(view.ranks[seat], position, draw)
        return position


def _rank(card: int) -> int:
    return card if card == NONE else card // 2


def _card(rank: int, position: Leduc, draw: Draw) -> int:
    """Some card of this rank, or of any rank where it is not known, that lies nowhere yet."""
    return draw.pick([card for card in position.left() if rank in (NONE, card // 2)])


def _hidden(position: Leduc, viewer: int) -> Plain:
    return [_rank(card) for seat, card in enumerate(position.hands) if seat != viewer]


game = LeducGame()
