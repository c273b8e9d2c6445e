"""Dominoes: one line of words, edges touching.  CW-26 to CW-29; no steal, no list cards, no scores (CW-A20)."""

from __future__ import annotations

from typing import ClassVar

from compoundry.games.compounditall.position import LAID, NONE, PILE, CompoundItAll
from compoundry.games.compounditall.question import TIME_UP, Question, TurnMove, whole
from compoundry.games.compounditall.scoring import end_if_out, finish_round
from compoundry.games.compounditall.setup import CARD as CARD_SLOT
from compoundry.games.compounditall.turn import DRAW, PASS, GoingOut, next_player, no_word
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Slot
from compoundry.kernel.slot import Value


class Place(Question):
    """CW-27: lay a card that fits an end; CW-28: without one draw, and lay that or let the next player go on.

    CW-A37: a card that fits must be laid; only the card just drawn may be kept.
    """

    def copy(self) -> Place:
        return Place(self.serial)

    def turn_moves(self, position: CompoundItAll) -> list[AnyMove]:
        moves: list[AnyMove] = []
        if self.no_draw(position) is None:
            moves.append(DRAW)
        if self.no_pass(position) is None:
            moves.append(PASS)
        return moves + places(position)

    def late(self, position: CompoundItAll) -> AnyMove:
        return TIME_UP

    def no_draw(self, position: CompoundItAll) -> Refusal | None:
        if drawn(position) != NONE:
            return Refusal("drawn-already", "CW-28")
        if not position.stock:
            return Refusal("nothing-to-draw", "CW-A19")
        return self._must_place(position)

    def no_pass(self, position: CompoundItAll) -> Refusal | None:
        if drawn(position) != NONE:
            return None
        if position.stock:
            return Refusal("draw-first", "CW-28")
        return self._must_place(position)

    def _must_place(self, position: CompoundItAll) -> Refusal | None:
        """CW-A37, which only the player can know where words are challenged."""
        fitting = [] if position.challenge else places(position)
        if not fitting:
            return None
        move = fitting[0]
        assert isinstance(move, PlaceCard)
        return Refusal("must-place", "CW-A37", card=move.card)

    def drew(self, position: CompoundItAll, card: int) -> None:
        if position.sink is not None:
            position.tell("drew", {"seat": position.player}, {"card": card}, [position.player])

    def passed(self, position: CompoundItAll) -> None:
        kept = drawn(position) != NONE
        position.tell("kept" if kept else "passed", {"seat": position.player})
        if not kept:
            position.skipped += 1
            position.idle += 1
        self._next(position)

    def time_up(self, position: CompoundItAll) -> None:
        """CW-A14: nothing is drawn or laid; that is not to pass."""
        position.skipped = 0
        if drawn(position) == NONE:
            position.idle += 1
        self._next(position)

    def _next(self, position: CompoundItAll) -> None:
        """CW-A19: when all have passed in a row, the line is blocked; CW-A38: so it is when nobody does anything."""
        position.move_on()
        next_player(position)
        if position.skipped >= position.seats or position.idle >= 3 * position.seats:
            finish_round(position, "idle")

    def going_out(self) -> Question:
        return LastPlaced()

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        take_up(position, play)


class LastPlaced(GoingOut):
    """CW-29, CW-A15: the last card lies in the line; the game is over when nobody doubts the word."""

    def copy(self) -> LastPlaced:
        return LastPlaced(self.serial)

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        take_up(position, play)


class PlaceCard(TurnMove):
    """CW-27, CW-A18: a card at the left (0) or the right (1) end of the line, where it makes a compound word."""

    verb: ClassVar[str] = "place"
    slots: ClassVar[tuple[Slot, ...]] = (CARD_SLOT, Number("edge", 0, 1))

    def __init__(self, card: int, edge: int) -> None:
        self.card = card
        self.edge = edge

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if self.card not in position.hands[seat]:
            return Refusal("card-not-held", "CW-27", card=position.named(self.card))
        if drawn(position) not in (NONE, self.card):
            return Refusal("only-drawn", "CW-28", card=drawn(position))
        first, second = tops(position, self.card, self.edge)
        return None if position.may_join(first, second) else no_word(position, first, second)

    def play(self, position: CompoundItAll, seat: int) -> None:
        position.move_on()
        first, second = tops(position, self.card, self.edge)
        position.lose(seat, self.card)
        if self.edge:
            position.line.append(self.card)
        else:
            position.line.insert(0, self.card)
        position.note_play([self.edge, LAID, self.card, NONE, NONE, NONE])
        position.skipped = 0
        if position.sink is not None:
            told: dict[str, Plain] = {"seat": seat, "card": self.card, "edge": self.edge}
            position.tell("placed", {**told, "spelled": position.word(first, second)})
        if position.hands[seat]:
            next_player(position)
        else:
            end_if_out(position)

    @classmethod
    def about(cls, position: CompoundItAll, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        if len(values) < 2:
            return None
        card, edge = whole(values[0]), whole(values[1])
        first, second = tops(position, card, edge)
        return {"card": card, "edge": edge, "spelled": position.word(first, second)}


def drawn(position: CompoundItAll) -> int:
    """The card that the player has drawn in this turn."""
    return position.drawn if position.mover == position.player else NONE


def tops(position: CompoundItAll, card: int, edge: int) -> tuple[int, int]:
    """CW-A18: the right end and the card, or the card and the left end."""
    return (position.line[-1], card) if edge else (card, position.line[0])


def places(position: CompoundItAll) -> list[AnyMove]:
    moves: list[AnyMove] = []
    only = drawn(position)
    for card in position.hands[position.player]:
        if only in (NONE, card):
            for edge in range(2):
                first, second = tops(position, card, edge)
                if position.may_join(first, second):
                    moves.append(PlaceCard(card, edge))
    return moves


def take_up(position: CompoundItAll, play: list[int]) -> None:
    """CW-24: a word in the line was refuted: the card goes back, and the turn goes on."""
    if position.player != position.mover:
        position.player = position.mover
        position.turn -= 1
    position.gain(position.player, position.line.pop() if play[PILE] else position.line.pop(0), True)
    position.played = []
    position.accepted = [0] * position.seats
    position.ask_anew(Place())
