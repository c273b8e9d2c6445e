"""All that is true at one moment at a table of Compound It All!, and what the chapters of the rulebook share."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, ClassVar, Final

from compoundry.games.compounditall.cards import Cards, cards_of
from compoundry.kernel import AnyMove, Draw, Frame, Outcome, Position

NONE: Final = -1
UNKNOWN: Final = -2
"""In a view: a card that was drawn, but not by the viewer."""

STANDARD: Final = 0
NO_STEAL: Final = 1
DOMINOES: Final = 2
AROUND: Final = 3

# What a play was: two cards from the hand, or one over half of a pile.
LAID: Final = 0
COVERED: Final = 1

# The parts of an entry of `CompoundItAll.played`.
PILE: Final = 0
KIND: Final = 1
CARD: Final = 2
OWNER: Final = 3
LEFT: Final = 4
RIGHT: Final = 5


class CompoundItAll(Position):
    """Words lie in piles: two tops that read as a word, `under` them the cards that were covered (CW-A7).

    A pile keeps its number as long as it lies; a number whose word was taken back is free, and
    has the owner NONE.  Of each hand everybody knows the cards in `shown`, and of the draw pile
    which discards it was made of, each time they were `shuffled`.  `turn` counts the turns of a
    round, and `touched` says in which one a pile was last changed (CW-A8).

    What belongs to the turn of `mover`, until the next player moves: `drawn` is the card from
    the draw pile, `taken` those from the discard pile with the one that `must` be used first,
    `played` what was laid, `spent` the cards that nobody had seen before, `dropped` the discard.
    """

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "pack",
        "decks",
        "kind",
        "target",
        "challenge",
        "short",
        "closing",
        "stock",
        "shuffled",
        "discards",
        "hands",
        "shown",
        "owner",
        "left",
        "right",
        "under",
        "touched",
        "line",
        "dealer",
        "player",
        "turn",
        "mover",
        "drawn",
        "taken",
        "must",
        "wanted",
        "denied",
        "played",
        "spent",
        "dropped",
        "accepted",
        "ruled",
        "lacks",
        "reshuffled",
        "skipped",
        "idle",
        "round",
        "barren",
        "laid",
        "held",
        "end",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.pack = ""
        self.decks = 1
        self.kind = STANDARD
        self.target = 200
        self.challenge = 0
        self.short = 0
        self.closing = 0
        # A round.
        self.stock: list[int] = []
        self.shuffled: list[list[int]] = []
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.owner: list[int] = []
        self.left: list[int] = []
        self.right: list[int] = []
        self.under: list[list[int]] = []
        self.touched: list[int] = []
        self.line: list[int] = []
        self.dealer = seats - 1
        self.player = 0
        self.turn = 0
        # A turn.
        self.mover = 0
        self.drawn = NONE
        self.taken: list[int] = []
        self.must = NONE
        self.wanted = NONE
        self.denied: list[int] = []
        """CW-33: in which turn, of whom and for which word somebody last asked in vain: a view must tell that."""
        self.played: list[list[int]] = []
        self.spent: list[int] = []
        self.dropped = NONE
        self.accepted = [0] * seats
        self.ruled: list[int] = []
        self.lacks: list[list[int]] = [[] for _ in range(seats)]
        # What ends a round or a game in which nothing happens any more.
        self.reshuffled = 0
        self.skipped = 0
        self.idle = 0
        self.round = 0
        self.barren = 0
        # Points over all rounds, of cards laid and of cards left in the hand.
        self.laid = [0] * seats
        self.held = [0] * seats
        self.end = ""

    def copy(self) -> CompoundItAll:
        twin = CompoundItAll(0)
        twin.seats = self.seats
        twin.pending = [frame.copy() for frame in self.pending]
        twin.asked = self.asked
        twin.pack = self.pack
        twin.decks = self.decks
        twin.kind = self.kind
        twin.target = self.target
        twin.challenge = self.challenge
        twin.short = self.short
        twin.closing = self.closing
        twin.stock = self.stock[:]
        twin.shuffled = [cards[:] for cards in self.shuffled]
        twin.discards = self.discards[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.shown = [cards[:] for cards in self.shown]
        twin.owner = self.owner[:]
        twin.left = self.left[:]
        twin.right = self.right[:]
        twin.under = [cards[:] for cards in self.under]
        twin.touched = self.touched[:]
        twin.line = self.line[:]
        twin.dealer = self.dealer
        twin.player = self.player
        twin.turn = self.turn
        twin.mover = self.mover
        twin.drawn = self.drawn
        twin.taken = self.taken[:]
        twin.must = self.must
        twin.wanted = self.wanted
        twin.denied = self.denied[:]
        twin.played = [play[:] for play in self.played]
        twin.spent = self.spent[:]
        twin.dropped = self.dropped
        twin.accepted = self.accepted[:]
        twin.ruled = self.ruled[:]
        twin.lacks = [words[:] for words in self.lacks]
        twin.reshuffled = self.reshuffled
        twin.skipped = self.skipped
        twin.idle = self.idle
        twin.round = self.round
        twin.barren = self.barren
        twin.laid = self.laid[:]
        twin.held = self.held[:]
        twin.end = self.end
        return twin

    # The table

    def cards(self) -> Cards:
        return cards_of(self.pack)

    def named(self, card: int) -> int:
        """A card as a refusal can name it: NONE where the pack has none with this number."""
        return card if card < self.cards().size else NONE

    def piles_of(self, seat: int) -> list[int]:
        return [pile for pile in range(len(self.owner)) if self.owner[pile] == seat]

    def pile(self, pile: int) -> list[int]:
        """All cards of a pile, the tops last."""
        return [*self.under[pile], self.left[pile], self.right[pile]]

    def protected(self, pile: int) -> bool:
        """CW-17, CW-A10, CW-A36, CW-A26: WOOD and CHUCK together cannot be stolen, whatever decks they come from."""
        cards = self.cards()
        return cards.wood[self.left[pile]] and cards.chuck[self.right[pile]]

    def may_join(self, first: int, second: int) -> bool:
        """May these two be laid as a word?  CW-21: it counts however it is written.

        CW-A15: where words are challenged, all may that was not looked up in vain.
        """
        if self.cards().joined(first, second):
            return True
        return self.challenge > 0 and not self.completing() and not self.looked_up(first, second)

    def looked_up(self, first: int, second: int) -> bool:
        """Has somebody looked this word up?  Then all know whether it is one."""
        pair = self.cards().pair(first, second)
        at = bisect_left(self.ruled, pair)
        return at < len(self.ruled) and self.ruled[at] == pair

    def completing(self) -> bool:
        """CW-A21: is a word being laid that was asked for, and so was looked up already?"""
        return self.kind == AROUND and self.must != NONE

    def new_pile(self, seat: int, first: int, second: int) -> int:
        """Two cards are laid as a word; the number of their pile."""
        if NONE not in self.owner:
            self.owner.append(NONE)
            self.left.append(NONE)
            self.right.append(NONE)
            self.under.append([])
            self.touched.append(0)
        pile = self.owner.index(NONE)
        self.owner[pile] = seat
        self.left[pile] = first
        self.right[pile] = second
        self.touched[pile] = self.turn
        return pile

    def spare(self) -> int:
        """CW-A4, CW-A5: a card must remain for the discard, where turns end with one."""
        return 0 if self.kind == AROUND else 1

    def word(self, first: int, second: int) -> str:
        """A word for people: as it is spelled, or where words are challenged just the two cards."""
        cards = self.cards()
        spelled = "" if self.challenge else cards.spell(first, second)
        return spelled or f"{cards.words[first]} + {cards.words[second]}"

    # Hands

    def gain(self, seat: int, card: int, seen: bool) -> None:
        """A card comes to a hand, before everybody's eyes or not."""
        _insert(self.hands[seat], card)
        if seen:
            _insert(self.shown[seat], card)

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see."""
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        elif seat == self.mover:
            self.spent.append(card)

    def hidden(self, seat: int) -> list[int]:
        """The cards of a hand that nobody else has seen."""
        return [card for card in self.hands[seat] if card not in self.shown[seat]]

    def age(self, card: int) -> int:
        """How often the draw pile had been shuffled anew when this card was last seen; 0 if it never was.

        Who holds a hidden card of some age drew it from the draw pile of that time: so the
        ages of hidden cards are known to all who remember the discards.
        """
        age = len(self.shuffled)
        while age and card not in self.shuffled[age - 1]:
            age -= 1
        return age

    # Turns

    def turn_to(self, frame: Frame[Any]) -> None:
        """The question goes on in another form, and who was asked keeps the ticket."""
        frame.serial = self.pending[-1].serial
        self.pending[-1] = frame

    def ask_anew(self, frame: Frame[Any]) -> None:
        """Something was taken back, so another question takes the place of the one that was open."""
        self.close()
        self.ask(frame)

    def note_play(self, play: list[int]) -> None:
        """A word was made, so the round goes on.

        CW-A15: whoever can challenge it is asked anew, so that no answer is heard that was
        given before this word lay there.
        """
        self.must = NONE
        self.reshuffled = 0
        self.idle = 0
        self.played.append(play)
        if self.challenge:
            self.asked += 1
            self.pending[-1].serial = self.asked

    def move_on(self) -> None:
        """The player makes a move: what the one before has laid can no longer be challenged (CW-A15)."""
        if self.mover != self.player:
            self.forget_turn()

    def forget_turn(self) -> None:
        """The turn of `mover` is over for good, and that of the player begins."""
        self.mover = self.player
        self.drawn = NONE
        self.taken = []
        self.must = NONE
        self.played = []
        self.spent = []
        self.dropped = NONE
        for seat in range(self.seats):
            self.accepted[seat] = 0

    def contested(self) -> bool:
        """Is there somebody who may still challenge a word?"""
        return len(self.doubters()) > 0

    def open_plays(self) -> list[int]:
        """The piles laid or changed in the turn of `mover` that nobody has looked up."""
        found: list[int] = []
        for play in self.played:
            first, second = self.read(play)
            if not self.looked_up(first, second):
                found.append(play[PILE])
        return sorted(found)

    def read(self, play: list[int]) -> tuple[int, int]:
        """The word that was made: a pile's tops, or in dominoes the two cards at that end of the line."""
        pile = play[PILE]
        if self.kind == DOMINOES:
            return (self.line[-2], self.line[-1]) if pile else (self.line[0], self.line[1])
        return self.left[pile], self.right[pile]

    def doubters(self) -> list[int]:
        """CW-24: who may still challenge: all but the mover, until they have let the words pass."""
        if not self.challenge or not self.played or not self.open_plays():
            return []
        return [seat for seat in range(self.seats) if seat != self.mover and self.accepted[seat] < len(self.played)]

    # What the kernel asks

    def deadline(self) -> tuple[int, AnyMove] | None:
        """CW-37: a short game ends when the time agreed on is up."""
        if not self.short or self.end:
            return None
        # Here and not above, as in `outcome`: the chapters know the position.
        from compoundry.games.compounditall.clock import CLOSING

        return self.player, CLOSING

    def redeal(self, seat: int, draw: Draw) -> None:
        """Deal all that `seat` has not seen, until it fits what everybody knows: each way as likely as any other.

        That is: a hidden card comes from the draw pile of its age, nobody holds a word that was
        denied since the last draw (CW-33), and whoever has taken a card to use it can (CW-A2).
        """
        others = [other for other in range(self.seats) if other != seat]
        ages = [[self.age(card) for card in self.hidden(other)] for other in range(self.seats)]
        unseen: list[list[int]] = [[] for _ in range(len(self.shuffled) + 1)]
        for card in self.unseen(seat):
            unseen[self.age(card)].append(card)
        fits = False
        while not fits:
            for cards in unseen:
                draw.shuffle(cards)
            dealt = [0] * len(unseen)
            for other in others:
                hand = self.shown[other][:]
                for age in ages[other]:
                    hand.append(unseen[age][dealt[age]])
                    dealt[age] += 1
                self.hands[other] = sorted(hand)
            fits = self._fits(others)
        self.stock = sorted(unseen[-1][dealt[-1] :])
        if self.drawn != NONE and self.mover != seat:
            newest = [card for card in self.hidden(self.mover) + self.spent if self.age(card) == len(self.shuffled)]
            self.drawn = draw.pick(newest)

    def unseen(self, seat: int) -> list[int]:
        """The cards that `seat` has not seen."""
        seen = [*self.discards, *self.line]
        for pile in range(len(self.owner)):
            if self.owner[pile] != NONE:
                seen += self.pile(pile)
        for other in range(self.seats):
            seen += self.hands[other] if other == seat else self.shown[other]
        known = set(seen)
        return [card for card in self.cards().of(self.decks) if card not in known]

    def _fits(self, others: list[int]) -> bool:
        cards = self.cards()
        for other in others:
            for card in self.hands[other]:
                if cards.same[card] in self.lacks[other] and card not in self.shown[other]:
                    return False
        if self.player not in others:
            return True
        if self.wanted != NONE or self.completing():
            return self.completes(self.player, self.must if self.wanted == NONE else self.wanted)
        return self.must == NONE or self.usable(self.player, self.must, self.hands[self.player])

    def usable(self, seat: int, card: int, hand: list[int]) -> bool:
        """CW-8, CW-A2, CW-A3: with this hand, can the card be laid or cover a half, and one remain for the discard?"""
        if len(hand) >= 2 + self.spare():
            for other in hand:
                if other != card and (self.may_join(card, other) or self.may_join(other, card)):
                    return True
        if len(hand) >= 1 + self.spare() and self.kind != NO_STEAL:
            for pile in range(len(self.owner)):
                if self.coverable(seat, pile) and self.covers(pile, card):
                    return True
        return False

    def coverable(self, seat: int, pile: int) -> bool:
        """May a half of this pile be covered now?  CW-14, CW-15, CW-A8: once a turn; CW-17: no stolen WOODCHUCK."""
        owner = self.owner[pile]
        if owner == NONE or self.touched[pile] == self.turn:
            return False
        return owner == seat or not self.protected(pile)

    def covers(self, pile: int, card: int) -> bool:
        """Is there a half of the pile that the card can cover?"""
        for half in range(2):
            for side in range(2):
                if self.makes(pile, card, half, side):
                    return True
        return False

    def tops(self, pile: int, card: int, half: int, side: int) -> tuple[int, int]:
        """The word that a pile would read with the card over a half of it, as its first or second word (CW-A6)."""
        kept = self.left[pile] if half else self.right[pile]
        return (kept, card) if side else (card, kept)

    def makes(self, pile: int, card: int, half: int, side: int) -> bool:
        """CW-13: would that be a new compound word?"""
        first, second = self.tops(pile, card, half, side)
        if not self.may_join(first, second):
            return False
        cards = self.cards()
        return cards.pair(first, second) != cards.pair(self.left[pile], self.right[pile])

    def completes(self, seat: int, word: int) -> bool:
        """CW-31: does a card in this hand make a compound with the word?"""
        cards = self.cards()
        for card in self.hands[seat]:
            if cards.same[word] in cards.mates[card]:
                return True
        return False

    def outcome(self) -> Outcome | None:
        from compoundry.games.compounditall.scoring import outcome

        return outcome(self) if self.end else None

    def audit(self) -> list[str]:
        lying = [*self.stock, *self.discards, *self.line]
        for cards in self.hands:
            lying += cards
        for pile in range(len(self.owner)):
            if self.owner[pile] != NONE:
                lying += self.pile(pile)
        wrong: list[str] = []
        if sorted(lying) != self.cards().of(self.decks):
            wrong.append(f"the cards in play lie so: {sorted(lying)}")
        for seat in range(self.seats):
            if [card for card in self.shown[seat] if card not in self.hands[seat]]:
                wrong.append(f"seat {seat} shows what it does not hold")
            if self.hands[seat] != sorted(self.hands[seat]):
                wrong.append(f"the hand of seat {seat} is not in order")
        if self.stock != sorted(self.stock):
            wrong.append("the draw pile has an order")
        if self.must != NONE and self.must not in self.hands[self.player]:
            wrong.append("the card to be used is not in the hand")
        return wrong


def _insert(cards: list[int], card: int) -> None:
    """Put a card into a hand that stays in order."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
