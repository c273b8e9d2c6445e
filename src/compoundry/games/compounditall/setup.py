"""Setup: the deal, and whatever else NATURE turns up.  CW-2 to CW-6."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounditall.position import AROUND, DOMINOES, NONE, CompoundItAll
from compoundry.games.compounditall.question import Question
from compoundry.kernel import NATURE, AnyMove, Chance, Draw, Frame, Number, Refusal, Slot

MOST_CARDS: Final = 300
"""No pack has more."""

CARD: Final = Number("card", 0, MOST_CARDS - 1)


class Dealing(Frame[CompoundItAll]):
    """Cards are dealt, one to each seat in turn from the dealer's left; `due` are still to come.

    `turned` says that the last one is turned up on the table.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "due", "turned")

    def __init__(self, serial: int, due: int, turned: int) -> None:
        self.serial = serial
        self.due = due
        self.turned = turned

    def copy(self) -> Dealing:
        return Dealing(self.serial, self.due, self.turned)

    def acting(self, position: CompoundItAll) -> list[int]:
        return [NATURE]

    def outcomes(self, position: CompoundItAll) -> list[tuple[AnyMove, int]]:
        return [(Deal(card), 1) for card in position.stock]

    def chance(self, position: CompoundItAll, draw: Draw) -> AnyMove:
        return Deal(position.stock[draw.below(len(position.stock))])


class Drawing(Frame[CompoundItAll]):
    """A card comes from the draw pile to the player whose turn it is."""

    def copy(self) -> Drawing:
        return Drawing(self.serial)

    def acting(self, position: CompoundItAll) -> list[int]:
        return [NATURE]

    def outcomes(self, position: CompoundItAll) -> list[tuple[AnyMove, int]]:
        return [(Deal(card), 1) for card in position.stock]

    def chance(self, position: CompoundItAll, draw: Draw) -> AnyMove:
        return Deal(position.stock[draw.below(len(position.stock))])


class Deal(Chance[CompoundItAll]):
    """CW-4: the draw pile lies face down, so the card that comes may be any that nobody has seen."""

    verb: ClassVar[str] = "deal"
    slots: ClassVar[tuple[Slot, ...]] = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card

    def refuse(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if self.card not in position.stock:
            return Refusal("card-gone", "CW-4", card=self.card)
        return None

    def play(self, position: CompoundItAll, seat: int) -> None:
        position.stock.remove(self.card)
        frame = position.pending[-1]
        if isinstance(frame, Dealing):
            _dealt(position, frame, self.card)
        else:
            position.close()
            question = position.pending[-1]
            assert isinstance(question, Question)
            position.gain(position.player, self.card, False)
            position.lacks[position.player] = []
            position.drawn = self.card
            question.drew(position, self.card)


def hand_size(kind: int, decks: int, seats: int) -> int:
    """CW-3: seven cards, or five for five and six players with one deck.  CW-26, CW-30: five."""
    if kind in (DOMINOES, AROUND):
        return 5
    return 5 if decks == 1 and seats > 4 else 7


def deal_round(position: CompoundItAll) -> None:
    """Gather all cards and deal anew.  CW-6, CW-A28: who sits left of the dealer begins, and the deal moves left."""
    position.round += 1
    position.dealer = (position.dealer + 1) % position.seats if position.round > 1 else position.seats - 1
    position.player = (position.dealer + 1) % position.seats
    position.turn = 1
    position.stock = position.cards().of(position.decks)
    position.shuffled = []
    position.discards = []
    position.line = []
    position.owner = []
    position.left = []
    position.right = []
    position.under = []
    position.touched = []
    for seat in range(position.seats):
        position.hands[seat] = []
        position.shown[seat] = []
        position.lacks[seat] = []
    position.reshuffled = 0
    position.skipped = 0
    position.idle = 0
    position.wanted = NONE
    position.forget_turn()
    position.pending = []
    decks = bin(position.decks).count("1")
    turned = 0 if position.kind == AROUND else 1
    position.ask(Dealing(0, position.seats * hand_size(position.kind, decks, position.seats) + turned, turned))


def _dealt(position: CompoundItAll, frame: Dealing, card: int) -> None:
    frame.due -= 1
    if frame.due == 0 and frame.turned:
        position.tell("turned", {"card": card})
        if position.kind == DOMINOES:
            position.line.append(card)  # CW-26: the starter
        else:
            position.discards.append(card)  # CW-4
    else:
        dealt = sum([len(hand) for hand in position.hands])
        if dealt == 0:
            # Here and not when the round is set up: nobody listens yet when a game starts.
            position.tell("round", {"round": position.round, "dealer": position.dealer})
        position.gain((position.player + dealt) % position.seats, card, False)
    if frame.due == frame.turned and position.sink is not None:
        for seat in range(position.seats):
            count = len(position.hands[seat])
            position.tell("dealt", {"seat": seat, "count": count}, {"cards": [*position.hands[seat]]}, [seat])
    if frame.due == 0:
        position.close()
        # Here and not above: the chapters know the setup.
        from compoundry.games.compounditall.chapters import first_question

        position.ask(first_question(position.kind))
