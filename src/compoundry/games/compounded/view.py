"""What one viewer knows: all that lies open, and of a quiet offer between two others only that it is there.

CD-A59: bag and deck are multisets; the order in which they will give does not exist.
"""

from __future__ import annotations

from typing import ClassVar

from compoundry.games.compounded.position import Compounded
from compoundry.kernel import Draw, Frame, View


class CompoundedView(View):
    """The fields of the position; terms and promise of an offer that the viewer has not heard are empty (CD-A12)."""

    fields: ClassVar[tuple[str, ...]] = (*View.fields, *Compounded.fields)

    def __init__(self, viewer: int, position: Compounded) -> None:
        super().__init__(viewer)
        self.seats = position.seats
        self.pending: list[Frame[Compounded]] = [frame.copy() for frame in position.pending]
        self.asked = position.asked
        self.pack = position.pack
        self.house = position.house
        self.bag = position.bag[:]
        self.stock = position.stock[:]
        self.doubles = position.doubles[:]
        self.tiles = position.tiles[:]
        self.spent = position.spent[:]
        self.burnt = position.burnt[:]
        self.deck = position.deck
        self.drawn = position.drawn
        self.fires = position.fires[:]
        self.card = position.card[:]
        self.has = position.has[:]
        self.flames = position.flames[:]
        self.owner = position.owner[:]
        self.temporary = position.temporary[:]
        self.since = position.since[:]
        self.bench = position.bench[:]
        self.apart = position.apart[:]
        self.wilds = position.wilds[:]
        self.tools = position.tools[:]
        self.resting = position.resting[:]
        self.levels = position.levels[:]
        self.track = position.track[:]
        self.active = position.active[:]
        self.reserve = position.reserve[:]
        self.scored = position.scored[:]
        self.scored_by = position.scored_by[:]
        self.holder = position.holder[:]
        self.filling = position.filling[:]
        self.flipped = position.flipped[:]
        self.lead = position.lead
        self.heir = position.heir
        self.latest = position.latest
        self.round = position.round
        self.last = position.last
        self.trigger = position.trigger
        self.cleared = position.cleared
        self.volatile = position.volatile
        self.burning = position.burning
        self.offers = [offer.seen_by(viewer) for offer in position.offers]
        self.made = position.made[:]
        self.done = position.done[:]
        self.backs = position.backs[:]
        self.dealt = position.dealt[:]
        self.swapped = position.swapped[:]
        self.end = position.end


def position_of(view: CompoundedView, draw: Draw) -> Compounded:
    """A position that the viewer cannot tell from the true one."""
    position = Compounded(view.seats)
    for name in Compounded.fields:
        setattr(position, name, getattr(view, name))
    position = position.copy()  # it shares nothing with the view
    position.redeal(view.viewer, draw)
    return position
