"""The play: draw, lay, discard.  CW-7 to CW-12, CW-16, CW-18."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounditall.position import CARD, COVERED, KIND, LAID, NONE, PILE, CompoundItAll
from compoundry.games.compounditall.question import TIME_UP, Question, TurnMove, question_of, whole
from compoundry.games.compounditall.scoring import end_if_out, finish_round
from compoundry.games.compounditall.setup import CARD as CARD_SLOT
from compoundry.games.compounditall.setup import MOST_CARDS, Drawing
from compoundry.games.compounditall.steal import cover_moves, uncover
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Slot
from compoundry.kernel.slot import Value

SKIPS: Final = 3
"""CW-A13: so many draws that had to be skipped end the round."""

RESHUFFLES: Final = 2
"""CW-A34: so many reshuffles without a lay or a steal end the round."""


class Begin(Question):
    """CW-7: a turn begins with a card, from the draw pile or from the discards (CW-10)."""

    def copy(self) -> Begin:
        return Begin(self.serial)

    def turn_moves(self, position: CompoundItAll) -> list[AnyMove]:
        moves: list[AnyMove] = [DRAW] if can_draw(position) else []
        moves += takes(position)
        if not can_draw(position):
            moves.append(PASS)
        return moves

    def late(self, position: CompoundItAll) -> AnyMove:
        return TIME_UP

    def no_draw(self, position: CompoundItAll) -> Refusal | None:
        return None if can_draw(position) else Refusal("nothing-to-draw", "CW-A13")

    def no_pass(self, position: CompoundItAll) -> Refusal | None:
        """CW-A13: a draw is skipped only when there is nothing to draw."""
        return Refusal("draw-first", "CW-7") if can_draw(position) else None

    def no_lay(self, position: CompoundItAll) -> Refusal | None:
        return Refusal("not-drawn", "CW-7")

    def no_cover(self, position: CompoundItAll) -> Refusal | None:
        return self.no_lay(position)

    def no_discard(self, position: CompoundItAll) -> Refusal | None:
        return self.no_lay(position)

    def drew(self, position: CompoundItAll, card: int) -> None:
        if position.sink is not None:
            position.tell("drew", {"seat": position.player}, {"card": card}, [position.player])
        position.turn_to(Turn())

    def passed(self, position: CompoundItAll) -> None:
        """CW-A13: nothing can be drawn; the third time ends the round."""
        position.move_on()
        position.skipped += 1
        position.tell("skipped", {"seat": position.player})
        if position.skipped >= SKIPS:
            finish_round(position, "dry")
        else:
            position.turn_to(Turn())

    def time_up(self, position: CompoundItAll) -> None:
        """CW-A14: no draw made: no draw, no discard."""
        position.move_on()
        position.idle += 1
        end_turn(position)

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        resume(position, play, Turn())


class Turn(Question):
    """CW-11, CW-13: with a card drawn, lay words and steal, as many as you can (CW-A1); CW-16: then discard."""

    def copy(self) -> Turn:
        return Turn(self.serial)

    def turn_moves(self, position: CompoundItAll) -> list[AnyMove]:
        moves = lays(position)
        moves += cover_moves(position)
        if position.must == NONE:
            for card in position.hands[position.player]:
                moves.append(Discard(card))
        return moves

    def late(self, position: CompoundItAll) -> AnyMove:
        return TIME_UP

    def no_draw(self, position: CompoundItAll) -> Refusal | None:
        return Refusal("drawn-already", "CW-7")

    def no_take(self, position: CompoundItAll) -> Refusal | None:
        return self.no_draw(position)

    def no_pass(self, position: CompoundItAll) -> Refusal | None:
        return Refusal("discard-first", "CW-16")

    def time_up(self, position: CompoundItAll) -> None:
        """CW-A14: a take that was not used goes back; else the drawn card is discarded, or the dearest one."""
        if position.must != NONE:
            put_back(position)
            position.forget_turn()
            position.idle += 1
            end_turn(position)
            return
        cards = position.cards()
        hand = position.hands[position.player]
        dearest = hand[0]
        for card in hand:
            if cards.points[card] > cards.points[dearest]:
                dearest = card
        discard(position, position.drawn if position.drawn in hand else dearest)

    def going_out(self) -> Question:
        return GoingOut()

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        resume(position, play, Turn())


class GoingOut(Question):
    """CW-A15: the last card is discarded, or laid; the round is over when nobody doubts a word of this turn."""

    def copy(self) -> GoingOut:
        return GoingOut(self.serial)

    def acting(self, position: CompoundItAll) -> list[int]:
        return position.doubters()

    def turn_moves(self, position: CompoundItAll) -> list[AnyMove]:
        return []

    def settled(self, position: CompoundItAll) -> None:
        finish_round(position, "out")

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        resume(position, play, Turn())


class DrawCard(TurnMove):
    """CW-10: take the top card of the draw pile."""

    verb: ClassVar[str] = "draw"

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        return question_of(position).no_draw(position)

    def play(self, position: CompoundItAll, seat: int) -> None:
        """CW-12, CW-A35: only now are the discards shuffled, when the draw pile is empty."""
        position.move_on()
        position.idle = 0
        if not position.stock:
            position.reshuffled += 1
            if position.reshuffled >= RESHUFFLES:
                finish_round(position, "worn")
                return
            position.stock = sorted(position.discards[:-1])
            position.discards = position.discards[-1:]
            position.shuffled.append(position.stock[:])
            position.tell("reshuffled", {"count": len(position.stock)})
        position.ask(Drawing())


class Take(TurnMove):
    """CW-8: take a discard with all that lie above it; CW-9: the deepest must be used next (CW-A2)."""

    verb: ClassVar[str] = "take"
    slots: ClassVar[tuple[Slot, ...]] = (Number("count", 1, MOST_CARDS),)

    def __init__(self, count: int) -> None:
        self.count = count

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        unasked = question_of(position).no_take(position)
        if unasked is not None:
            return unasked
        if self.count > len(position.discards):
            return Refusal("discards-few", "CW-8", count=self.count, discards=len(position.discards))
        card = position.discards[-self.count]
        if not position.usable(seat, card, position.hands[seat] + position.discards[-self.count :]):
            return Refusal("take-useless", "CW-8", card=card, cards=[*position.discards[-self.count :]])
        return None

    def play(self, position: CompoundItAll, seat: int) -> None:
        position.move_on()
        position.taken = position.discards[-self.count :]
        position.discards = position.discards[: -self.count]
        position.must = position.taken[0]
        for card in position.taken:
            position.gain(seat, card, True)
        if position.sink is not None:
            cards: list[Plain] = [*position.taken]
            position.tell("took", {"seat": seat, "cards": cards, "card": position.must})
        position.turn_to(Turn())

    @classmethod
    def about(cls, position: CompoundItAll, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        count = whole(values[0])
        return {"card": position.discards[-count], "cards": [*position.discards[-count:]], "count": count}


class Lay(TurnMove):
    """CW-11: two cards of the hand that make a compound word, the first word first (CW-A17)."""

    verb: ClassVar[str] = "lay"
    slots: ClassVar[tuple[Slot, ...]] = (
        Number("first", 0, MOST_CARDS - 1),
        Number("second", 0, MOST_CARDS - 1),
    )

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        hand = position.hands[seat]
        unasked = question_of(position).no_lay(position)
        if unasked is not None:
            return unasked
        for card in (self.first, self.second):
            if card not in hand:
                return Refusal("card-not-held", "CW-11", card=position.named(card))
        if self.first == self.second:
            return Refusal("one-card-twice", "CW-23", card=self.first)
        if position.must not in (NONE, self.first, self.second):
            return question_of(position).must_use(position)
        if len(hand) < 2 + position.spare():
            return Refusal("none-to-discard", "CW-A4", cards=len(hand))
        if not position.may_join(self.first, self.second):
            return no_word(position, self.first, self.second)
        return None

    def play(self, position: CompoundItAll, seat: int) -> None:
        """CW-23: two words make one, never three."""
        position.move_on()
        position.lose(seat, self.first)
        position.lose(seat, self.second)
        if position.completing():
            # CW-A21: this word was looked up when it was asked for.
            position.ruled = sorted({*position.ruled, position.cards().pair(self.first, self.second)})
        pile = position.new_pile(seat, self.first, self.second)
        position.note_play([pile, LAID, self.first, NONE, NONE, NONE])
        if position.sink is not None:
            told: dict[str, Plain] = {"seat": seat, "first": self.first, "second": self.second, "pile": pile}
            position.tell("laid", {**told, "spelled": position.word(self.first, self.second)})
        end_if_out(position)

    @classmethod
    def about(cls, position: CompoundItAll, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        """R15: what the word would be, and what it is worth; never whether it is one."""
        if len(values) < 2:
            return None
        first, second = whole(values[0]), whole(values[1])
        points = position.cards().sum([first, second])
        return {"second": second, "spelled": position.word(first, second), "points": points}


class Discard(TurnMove):
    """CW-16: a turn ends with a discard; CW-18: who discards the last card is out."""

    verb: ClassVar[str] = "discard"
    slots: ClassVar[tuple[Slot, ...]] = (CARD_SLOT,)

    def __init__(self, card: int) -> None:
        self.card = card

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        unasked = question_of(position).no_discard(position)
        if unasked is not None:
            return unasked
        if self.card not in position.hands[seat]:
            return Refusal("card-not-held", "CW-16", card=position.named(self.card))
        return None if position.must == NONE else question_of(position).must_use(position)

    def play(self, position: CompoundItAll, seat: int) -> None:
        discard(position, self.card)


class Pass(TurnMove):
    """CW-A13: skip a draw that cannot be made.  CW-28, CW-A25: pass."""

    verb: ClassVar[str] = "pass"

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        return question_of(position).no_pass(position)

    def play(self, position: CompoundItAll, seat: int) -> None:
        question_of(position).passed(position)


def can_draw(position: CompoundItAll) -> bool:
    """CW-A13: is there a card to draw, or one to shuffle under the newest discard?"""
    return len(position.stock) > 0 or len(position.discards) > 1


def takes(position: CompoundItAll) -> list[AnyMove]:
    """Every take that the rules allow."""
    moves: list[AnyMove] = []
    seat = position.player
    reach = position.hands[seat][:]
    for count in range(1, len(position.discards) + 1):
        card = position.discards[-count]
        reach.append(card)
        if position.usable(seat, card, reach):
            moves.append(Take(count))
    return moves


def lays(position: CompoundItAll) -> list[AnyMove]:
    """Every word in the player's hand; after a take those with the card that must be used."""
    moves: list[AnyMove] = []
    hand = position.hands[position.player]
    if len(hand) < 2 + position.spare():
        return moves
    must = position.must
    for first in hand:
        for second in hand:
            if first != second and must in (NONE, first, second) and position.may_join(first, second):
                moves.append(Lay(first, second))
    return moves


def no_word(position: CompoundItAll, first: int, second: int) -> Refusal:
    """CW-22, CW-A17: the two make no compound word; perhaps the other way round they do.

    Where words are challenged, this is said only of words that were looked up (CW-A15).
    """
    if position.may_join(second, first) and not position.challenge:
        return Refusal("wrong-way-round", "CW-A17", first=first, second=second, spelled=position.word(second, first))
    return Refusal("no-compound", "CW-22", first=first, second=second)


def discard(position: CompoundItAll, card: int) -> None:
    seat = position.player
    position.lose(seat, card)
    position.discards.append(card)
    position.dropped = card
    position.tell("discarded", {"seat": seat, "card": card})
    if position.hands[seat]:
        end_turn(position)
    else:
        end_if_out(position)


def end_turn(position: CompoundItAll) -> None:
    """The next player's turn begins; words of this one can be challenged until that player draws."""
    next_player(position)
    if position.idle >= 3 * position.seats:
        finish_round(position, "idle")
    else:
        position.turn_to(Begin())


def next_player(position: CompoundItAll) -> None:
    position.player = (position.player + 1) % position.seats
    position.turn += 1
    if not position.contested():
        position.forget_turn()


def put_back(position: CompoundItAll) -> None:
    """CW-A3: the cards of a take lie on the discard pile again, in their order."""
    for card in position.taken:
        position.hands[position.player].remove(card)
        position.shown[position.player].remove(card)
    position.discards += position.taken
    position.tell("put-back", {"seat": position.player, "cards": [*position.taken]})


def resume(position: CompoundItAll, play: list[int], question: Question) -> None:
    """CW-24, CW-A15: a word was refuted: its cards go back, and the turn in which it was laid goes on.

    The discard returns.  If a card taken from the discards has lost its use, the turn
    begins again before its draw.
    """
    if position.player != position.mover:
        position.player = position.mover
        position.turn -= 1
    if position.dropped != NONE:
        position.discards.pop()
        position.gain(position.player, position.dropped, True)
        position.dropped = NONE
    restart = len(position.taken) > 0 and _uses(position, play, position.taken[0])
    for one in position.played[:] if restart else [play]:
        take_back(position, one)
    if restart:
        put_back(position)
        position.forget_turn()
    position.ask_anew(Begin() if restart else question)


def take_back(position: CompoundItAll, play: list[int]) -> None:
    """The cards go back to the hand, where everybody has seen them; a stolen pile to whom it was stolen from."""
    seat = position.mover
    pile = play[PILE]
    if play[KIND] == COVERED:
        uncover(position, play)
        position.gain(seat, play[CARD], True)
    else:
        position.owner[pile] = NONE
        position.touched[pile] = 0
        position.gain(seat, position.left[pile], True)
        position.gain(seat, position.right[pile], True)
    at = position.played.index(play)
    position.played.pop(at)
    for other in range(position.seats):
        if position.accepted[other] > at:
            position.accepted[other] -= 1


def _uses(position: CompoundItAll, play: list[int], card: int) -> bool:
    return card in (position.left[play[PILE]], position.right[play[PILE]])


DRAW: Final = DrawCard()
PASS: Final = Pass()
