"""What one player knows: all that lies open or was shown, and the own hand."""

from __future__ import annotations

from typing import ClassVar

from compoundry.games.compounditall.position import NONE, UNKNOWN, CompoundItAll
from compoundry.kernel import Draw, Frame, View

OPEN: tuple[str, ...] = tuple([name for name in CompoundItAll.fields if name not in ("hands", "stock", "drawn")])
"""The fields of a position that everybody sees."""


class CompoundView(View):
    """A hidden card is NONE in `hands`, the draw pile only a number of cards, and a card drawn by another UNKNOWN.

    Of the hidden cards of each seat `ages` says how often the draw pile had been shuffled when they were drawn.
    """

    fields: ClassVar[tuple[str, ...]] = (*View.fields, "hands", "ages", "stock", "drawn", *OPEN)

    def __init__(self, viewer: int, position: CompoundItAll) -> None:
        super().__init__(viewer)
        self.hands: list[list[int]] = []
        for seat in range(position.seats):
            hand = position.hands[seat]
            if seat == viewer:
                self.hands.append(hand[:])
            else:
                shown = position.shown[seat]
                self.hands.append(shown + [NONE] * (len(hand) - len(shown)))
        self.ages = [sorted([position.age(card) for card in position.hidden(seat)]) for seat in range(position.seats)]
        self.stock = len(position.stock)
        self.shuffled = [cards[:] for cards in position.shuffled]
        self.drawn = position.drawn if position.drawn == NONE or position.mover == viewer else UNKNOWN
        self.seats = position.seats
        self.pending: list[Frame[CompoundItAll]] = [frame.copy() for frame in position.pending]
        self.asked = position.asked
        self.pack = position.pack
        self.decks = position.decks
        self.kind = position.kind
        self.target = position.target
        self.challenge = position.challenge
        self.short = position.short
        self.closing = position.closing
        self.discards = position.discards[:]
        self.shown = [cards[:] for cards in position.shown]
        self.owner = position.owner[:]
        self.left = position.left[:]
        self.right = position.right[:]
        self.under = [cards[:] for cards in position.under]
        self.touched = position.touched[:]
        self.line = position.line[:]
        self.dealer = position.dealer
        self.player = position.player
        self.turn = position.turn
        self.mover = position.mover
        self.taken = position.taken[:]
        self.must = position.must
        self.wanted = position.wanted
        self.denied = position.denied[:]
        self.played = [play[:] for play in position.played]
        self.spent = position.spent[:]
        self.dropped = position.dropped
        self.accepted = position.accepted[:]
        self.ruled = position.ruled[:]
        self.lacks = [words[:] for words in position.lacks]
        self.reshuffled = position.reshuffled
        self.skipped = position.skipped
        self.idle = position.idle
        self.round = position.round
        self.barren = position.barren
        self.laid = position.laid[:]
        self.held = position.held[:]
        self.end = position.end


def position_of(view: CompoundView, draw: Draw) -> CompoundItAll:
    """A position that the viewer cannot tell from the true one."""
    position = CompoundItAll(view.seats)
    for name in OPEN:
        setattr(position, name, getattr(view, name))
    position.hands = view.hands
    position.drawn = view.drawn
    position = position.copy()  # it shares nothing with the view
    # Any cards of the right ages first, for those that are hidden; then all are dealt again.
    unseen = position.unseen(view.viewer)
    for seat in range(view.seats):
        if seat != view.viewer:
            position.hands[seat] = position.shown[seat][:]
            for age in view.ages[seat]:
                card = next(card for card in unseen if position.age(card) == age)
                unseen.remove(card)
                position.hands[seat].append(card)
    position.redeal(view.viewer, draw)
    return position
