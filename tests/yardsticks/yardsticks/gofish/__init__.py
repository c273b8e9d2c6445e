"""Go-fish as a game of Compoundry."""

from __future__ import annotations

from typing import ClassVar

from compoundry.kernel import Bot, Count, Draw, Game, Option, Options, Position, Secret, View
from yardsticks.gofish.bot import GoFishView, Heuristic
from yardsticks.gofish.rules import MOST, RANKS, SEEN, GoFish


class GoFishGame(Game):
    id: ClassVar[str] = "gofish"
    most: ClassVar[int] = MOST
    position: ClassVar[type[Position]] = GoFish
    options: ClassVar[tuple[Option, ...]] = (Count("target", RANKS, 1, RANKS),)
    bots: ClassVar[tuple[type[Bot], ...]] = (Heuristic,)
    secrets: ClassVar[tuple[Secret, ...]] = (
        Secret("hands", lambda p, viewer: [sorted(cards) for seat, cards in enumerate(p.hidden) if seat != viewer]),
    )
    events: ClassVar[tuple[str, ...]] = ("drew", "gave", "denied", "caught", "fished", "book")
    ends: ClassVar[tuple[str, ...]] = ("books", "target", "dry")
    items: ClassVar[tuple[str, ...]] = ("books",)
    cast: ClassVar[tuple[str, ...]] = (*Game.cast, "turn", "others")
    # Each card is drawn once: 52 at the most.  That can bring a rank into a hand that had none of
    # it; an ask that is answered takes one out of a hand: 52 at the most.  After any other ask a
    # card is drawn or the game is over: 53 at the most.
    longest: ClassVar[int] = 157

    def start(self, seats: int, options: Options) -> Position:
        position = GoFish(seats)
        position.target = options.count("target")
        return position

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, GoFish)
        return GoFishView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, GoFishView)
        position = GoFish(len(view.known))
        for name in SEEN:
            setattr(position, name, getattr(view, name))
        position = position.copy()  # it shares nothing with the view
        seen = [card for cards in position.known + position.hidden + position.books * 4 for card in cards]
        position.pond = [4 - seen.count(rank) for rank in range(RANKS)]
        position.redeal(view.viewer, draw)
        return position


game = GoFishGame()
