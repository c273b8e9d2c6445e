"""What a player of go-fish sees, and one that makes the most of it."""

from __future__ import annotations

from typing import ClassVar

from compoundry.kernel import AnyMove, Bot, Draw, View
from yardsticks.gofish.rules import NONE, SEEN, Ask, GoFish


class GoFishView(View):
    """All that lies open or was shown, so that nobody needs a memory; of cards not seen only how many they are."""

    fields: ClassVar[tuple[str, ...]] = (*View.fields, "pond", *SEEN)

    def __init__(self, viewer: int, position: GoFish) -> None:
        super().__init__(viewer)
        table = position.copy()
        self.hidden = [sorted(c) if seat == viewer else [NONE] * len(c) for seat, c in enumerate(table.hidden)]
        self.known, self.lacks = [sorted(cards) for cards in table.known], table.lacks
        self.books, self.pond, self.last, self.turn = table.books, sum(table.pond), table.last, table.turn
        self.due, self.target, self.end = table.due, table.target, table.end


class Heuristic(Bot):
    """Asks where most cards surely are; where none is sure, for what is likeliest to be there."""

    name: ClassVar[str] = "heuristic"

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        assert isinstance(view, GoFishView)
        hopes = [hope(view, move) for move in legal]
        return draw.pick([move for move, promised in zip(legal, hopes) if promised == max(hopes)])


def hope(view: GoFishView, move: AnyMove) -> int:
    assert isinstance(move, Ask)
    sure = view.known[move.whom].count(move.rank)
    if sure or move.rank in view.lacks[move.whom]:
        return 1000 * sure
    seen = sum([cards.count(move.rank) for cards in view.known + view.hidden])
    return (4 - seen) * len(view.hidden[move.whom])
