"""Two scientists who are always there: one that plays what it sees, and one that plans."""

from __future__ import annotations

from typing import ClassVar

from compoundry.games.compounded.easy import Glance
from compoundry.games.compounded.offering import MakeOffer
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.thoughts import Thoughts
from compoundry.games.compounded.view import CompoundedView
from compoundry.kernel import AnyMove, Bot, Draw, View


class Easy(Bot):
    """Finishes what it can, claims the dearest, takes every raise, overlooks a quarter of it all and never bargains."""

    name: ClassVar[str] = "easy"

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        if len(legal) == 1:
            return legal[0]
        return Glance(lab_of(view), view.viewer).answer(legal, draw)


class Heuristic(Bot):
    """Plans what to finish with what it has, and weighs compounds, levels, tools, deals and flames in points."""

    name: ClassVar[str] = "heuristic"

    def __init__(self) -> None:
        self.round = 0
        self.said: list[MakeOffer] = []

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        if len(legal) == 1:
            return legal[0]
        lab = lab_of(view)
        if self.round != lab.round:
            self.round = lab.round
            self.said = []
        return Thoughts(lab, view.viewer, self.said).answer(legal)


def lab_of(view: View) -> Compounded:
    """The view as a position that can be asked; it shares its lists with the view, so nobody may change it."""
    assert isinstance(view, CompoundedView)
    lab = Compounded(view.seats)
    for name in Compounded.fields:
        setattr(lab, name, getattr(view, name))
    return lab
