"""A player that thinks for itself.  It sees a view and its legal moves, and nothing else."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from compoundry.kernel.draw import Draw
from compoundry.kernel.game import View
from compoundry.kernel.move import AnyMove


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way to choose moves.

    `budget` counts iterations for bots that search (others ignore it): never seconds, so that
    the same draw gives the same move on any machine.  One bot plays one seat of one game, and
    may remember what it has seen there.
    """

    name: ClassVar[str] = ""

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        """One of `legal`, or for an open-ended verb any move that would not be refused."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal move, all alike: the measure that every other bot must beat."""

    name: ClassVar[str] = "random"

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        return legal[draw.below(len(legal))]
