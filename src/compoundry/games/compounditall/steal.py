"""The steal: a card over half of a word makes another.  CW-13 to CW-15, CW-17."""

from __future__ import annotations

from typing import ClassVar

from compoundry.games.compounditall.position import (
    COVERED,
    LEFT,
    NO_STEAL,
    NONE,
    OWNER,
    PILE,
    RIGHT,
    CompoundItAll,
)
from compoundry.games.compounditall.question import MOST_PILES, TurnMove, question_of, whole
from compoundry.games.compounditall.scoring import end_if_out
from compoundry.games.compounditall.setup import CARD as CARD_SLOT
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Slot
from compoundry.kernel.slot import Value


class Cover(TurnMove):
    """A card of the hand over a half of a pile, which then reads as another word.

    `half` is covered: 0 the first word, 1 the second.  The new card stands on `side`: 0 as
    the first word, 1 as the second; the kept half may change its side (CW-A6).
    """

    slots: ClassVar[tuple[Slot, ...]] = (
        CARD_SLOT,
        Number("pile", 0, MOST_PILES - 1),
        Number("half", 0, 1),
        Number("side", 0, 1),
    )

    def __init__(self, card: int, pile: int, half: int, side: int) -> None:
        self.card = card
        self.pile = pile
        self.half = half
        self.side = side

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        unasked = question_of(position).no_cover(position)
        if unasked is not None:
            return unasked
        if self.card not in position.hands[seat]:
            return Refusal("card-not-held", "CW-13", card=position.named(self.card))
        if position.must not in (NONE, self.card):
            return question_of(position).must_use(position)
        if len(position.hands[seat]) < 1 + position.spare():
            return Refusal("none-to-discard", "CW-A5", cards=len(position.hands[seat]))
        wrong = self.wrong_pile(position, seat)
        if wrong is not None:
            return wrong
        if not position.makes(self.pile, self.card, self.half, self.side):
            return self.no_new_word(position)
        return None

    def wrong_pile(self, position: CompoundItAll, seat: int) -> Refusal | None:
        """Why the card cannot lie on this pile."""
        raise NotImplementedError

    def no_new_word(self, position: CompoundItAll) -> Refusal:
        """CW-13: it must make a compound word, and a new one."""
        first, second = position.tops(self.pile, self.card, self.half, self.side)
        cards = position.cards()
        if cards.pair(first, second) == cards.pair(position.left[self.pile], position.right[self.pile]):
            return Refusal("same-word", "CW-13", first=first, second=second)
        return Refusal("no-compound", "CW-22", first=first, second=second)

    def play(self, position: CompoundItAll, seat: int) -> None:
        position.move_on()
        pile = self.pile
        whom = position.owner[pile]
        left, right = position.left[pile], position.right[pile]
        covered = right if self.half else left
        first, second = position.tops(pile, self.card, self.half, self.side)
        position.lose(seat, self.card)
        position.note_play([pile, COVERED, self.card, whom, left, right])
        position.under[pile].append(covered)
        position.left[pile] = first
        position.right[pile] = second
        position.owner[pile] = seat
        position.touched[pile] = position.turn
        if position.sink is not None:
            told: dict[str, Plain] = {"seat": seat, "whom": whom, "card": self.card, "covered": covered, "pile": pile}
            told["first"] = left
            told["second"] = right
            told["spelled"] = position.word(first, second)
            told["old"] = position.word(left, right)
            told["count"] = len(position.under[pile]) + 2
            position.tell("added" if whom == seat else "stole", told)
        end_if_out(position)

    @classmethod
    def about(cls, position: CompoundItAll, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        """R15: which word lies there, and what it would become."""
        if len(values) < 2:
            return None
        card, pile = whole(values[0]), whole(values[1])
        left, right = position.left[pile], position.right[pile]
        told: dict[str, Plain] = {"card": card, "pile": pile, "whom": position.owner[pile]}
        told["old"] = position.word(left, right)
        told["points"] = position.cards().sum(position.pile(pile))
        told["count"] = len(position.under[pile]) + 2
        if len(values) > 2:
            half = values[2]
            told["covered"] = right if half else left
            told["kept"] = left if half else right
            if len(values) > 3:
                first, second = position.tops(pile, card, whole(half), whole(values[3]))
                told["spelled"] = position.word(first, second)
                told["points"] = position.cards().sum([*position.pile(pile), card])
        return told


class Steal(Cover):
    """CW-13: over half of another player's word; the pile is yours, with all its cards.  CW-14: as often as you can."""

    verb: ClassVar[str] = "steal"

    def wrong_pile(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if position.kind == NO_STEAL:
            return Refusal("no-stealing", "CW-25")
        if self.pile >= len(position.owner) or position.owner[self.pile] in (NONE, seat):
            return Refusal("no-such-word", "CW-13", pile=self.pile)
        left, right = position.left[self.pile], position.right[self.pile]
        if position.protected(self.pile):
            return Refusal("woodchuck", "CW-17", first=left, second=right)
        return None


class Add(Cover):
    """CW-15: over half of your own word, but not in the turn in which it was laid.  CW-A9: WOODCHUCK too."""

    verb: ClassVar[str] = "add"

    def wrong_pile(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if position.kind == NO_STEAL:
            return Refusal("no-stealing", "CW-A30")
        if self.pile >= len(position.owner) or position.owner[self.pile] != seat:
            return Refusal("no-such-own-word", "CW-15", pile=self.pile)
        if position.touched[self.pile] == position.turn:
            left, right = position.left[self.pile], position.right[self.pile]
            return Refusal("touched-already", "CW-A8", first=left, second=right)
        return None


def cover_moves(position: CompoundItAll) -> list[AnyMove]:
    """Every steal, then every addition to an own word, that the player can make."""
    steals: list[AnyMove] = []
    adds: list[AnyMove] = []
    seat = position.player
    hand = position.hands[seat]
    if position.kind == NO_STEAL or len(hand) < 1 + position.spare():
        return steals
    open_piles = [pile for pile in range(len(position.owner)) if position.coverable(seat, pile)]
    for card in hand:
        if position.must not in (NONE, card):
            continue
        for pile in open_piles:
            for half in range(2):
                for side in range(2):
                    if position.makes(pile, card, half, side):
                        if position.owner[pile] == seat:
                            adds.append(Add(card, pile, half, side))
                        else:
                            steals.append(Steal(card, pile, half, side))
    return steals + adds


def uncover(position: CompoundItAll, play: list[int]) -> None:
    """A cover that was refuted: the pile reads as before, and lies where it lay."""
    pile = play[PILE]
    position.under[pile].pop()
    position.left[pile] = play[LEFT]
    position.right[pile] = play[RIGHT]
    position.owner[pile] = play[OWNER]
    position.touched[pile] = 0
