"""A small bazaar as a game of Compoundry."""

from __future__ import annotations

from typing import Any, ClassVar

from compoundry.kernel import Draw, Frame, Game, Options, Position, Secret, View
from yardsticks.bazaar.rules import Market, Objections, open_market
from yardsticks.bazaar.table import MOST, NONE, Bazaar


class BazaarView(View):
    """All that lies open, and the viewer's own taste, at the end everybody's; -2 stands for one not seen."""

    fields: ClassVar[tuple[str, ...]] = (*View.fields, *Bazaar.fields)

    def __init__(self, viewer: int, position: Bazaar) -> None:
        super().__init__(viewer)
        table = position.copy()
        table.tastes = [t if s == viewer or t == NONE or not table.pending else -2 for s, t in enumerate(table.tastes)]
        for name in Bazaar.fields:
            setattr(self, name, getattr(table, name))


class BazaarGame(Game):
    id: ClassVar[str] = "bazaar"
    fewest: ClassVar[int] = 3
    most: ClassVar[int] = MOST
    position: ClassVar[type[Position]] = Bazaar
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = (Market, Objections)
    secrets: ClassVar[tuple[Secret, ...]] = (
        Secret("tastes", lambda p, viewer: [taste for seat, taste in enumerate(p.tastes) if seat != viewer]),
    )
    events: ClassVar[tuple[str, ...]] = ("taste", "offer", "clear", "accept", "pass", "veto", "deal", "lapse", "shown")
    ends: ClassVar[tuple[str, ...]] = ("closed",)
    items: ClassVar[tuple[str, ...]] = ("goods", "taste", "voucher")
    cast: ClassVar[tuple[str, ...]] = (*Game.cast, "maker", "taker")
    # In a round each of five traders makes 12 offers at the most; each of these is accepted once at
    # the most, and then the three others answer; in the end each trader passes.  So five rounds
    # have at most 5 * (5 * 12 * (1 + 1 + 3) + 5) = 1525 moves, and five tastes came before.
    longest: ClassVar[int] = 1530

    def start(self, seats: int, options: Options) -> Position:
        position = Bazaar(seats)
        open_market(position)
        return position

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, Bazaar)
        return BazaarView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, BazaarView)
        position = Bazaar(0)
        for name in Bazaar.fields:
            setattr(position, name, getattr(view, name))
        position.redeal(view.viewer, draw)
        return position.copy()  # it shares nothing with the view


game = BazaarGame()
