"""Compound Around: ask the others for the words that complete yours.  CW-30 to CW-36."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounditall.position import NONE, CompoundItAll
from compoundry.games.compounditall.question import TIME_UP, Question, TurnMove, question_of
from compoundry.games.compounditall.scoring import finish_round
from compoundry.games.compounditall.setup import MOST_CARDS, Drawing
from compoundry.games.compounditall.steal import cover_moves
from compoundry.games.compounditall.turn import DRAW, PASS, GoingOut, lays, next_player, take_back
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Slot

MOST: Final = 8
"""No table seats more players (CW-3)."""


class Around(Question):
    """CW-34: first lay and steal, then ask; CW-35: a draw ends the turn.  `begun` says that the asking has."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "begun")

    def __init__(self, serial: int = 0, begun: int = 0) -> None:
        self.serial = serial
        self.begun = begun

    def copy(self) -> Around:
        return Around(self.serial, self.begun)

    def turn_moves(self, position: CompoundItAll) -> list[AnyMove]:
        if position.must != NONE:
            return lays(position)
        moves: list[AnyMove] = [DRAW if position.stock else PASS]
        if not self.begun:
            moves += lays(position)
            moves += cover_moves(position)
        return moves + asks(position)

    def late(self, position: CompoundItAll) -> AnyMove:
        return TIME_UP

    def no_draw(self, position: CompoundItAll) -> Refusal | None:
        if position.must != NONE:
            return self.must_use(position)
        return None if position.stock else Refusal("nothing-to-draw", "CW-A25")

    def no_pass(self, position: CompoundItAll) -> Refusal | None:
        if position.must != NONE:
            return self.must_use(position)
        return Refusal("draw-last", "CW-35") if position.stock else None

    def no_lay(self, position: CompoundItAll) -> Refusal | None:
        """CW-A22, CW-A32: own words only at the start of the turn; the word that was asked for at once."""
        return Refusal("asked-already", "CW-A32") if self.begun and position.must == NONE else None

    def no_cover(self, position: CompoundItAll) -> Refusal | None:
        """CW-A32: steals only before the first ask."""
        return Refusal("asked-already", "CW-A32") if self.begun else None

    def must_use(self, position: CompoundItAll) -> Refusal:
        """CW-32, CW-33: the card that was asked for is laid at once."""
        return Refusal("must-use", "CW-32", card=position.must)

    def drew(self, position: CompoundItAll, card: int) -> None:
        """CW-33: the card that was asked for is laid, and the player goes on; CW-A23: any other ends the turn."""
        seat = position.player
        wanted = position.wanted
        position.wanted = NONE
        position.drawn = NONE
        if wanted == position.cards().same[card]:
            position.shown[seat] = sorted([*position.shown[seat], card])
            position.must = card
            position.tell("found", {"seat": seat, "card": card})
            return
        if position.sink is not None:
            position.tell("drew", {"seat": seat}, {"card": card}, [seat])
        position.idle = 0
        self.next_turn(position)

    def passed(self, position: CompoundItAll) -> None:
        position.tell("passed", {"seat": position.player})
        self.barren_turn(position)

    def time_up(self, position: CompoundItAll) -> None:
        """CW-A14: what was laid stays, and there is no draw; a word that is being laid is laid."""
        if position.must != NONE:
            lays(position)[0].play(position, position.player)
        if not position.end and not isinstance(question_of(position), GoingOut):
            self.barren_turn(position)

    def barren_turn(self, position: CompoundItAll) -> None:
        """CW-A25: a turn ends without a draw; a full round of them that brings nothing ends the game."""
        position.move_on()
        if position.turn not in position.touched:
            position.idle += 1
        patience = 3 * position.seats if position.stock else position.seats
        if position.idle >= patience:
            finish_round(position, "idle")
        else:
            self.next_turn(position)

    def next_turn(self, position: CompoundItAll) -> None:
        next_player(position)
        position.turn_to(Around())

    def going_out(self) -> Question:
        return LastLaid(0, self.begun)

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        """CW-A15: the turn goes on as it was; if the draw has ended it, it is over."""
        take_back(position, play)
        position.ask_anew(Around(0, self.begun))


class LastLaid(GoingOut):
    """CW-36, CW-A15: a hand is empty; the game is over when nobody doubts a word of this turn."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "begun")

    def __init__(self, serial: int = 0, begun: int = 0) -> None:
        self.serial = serial
        self.begun = begun

    def copy(self) -> LastLaid:
        return LastLaid(self.serial, self.begun)

    def upheld(self, position: CompoundItAll, play: list[int]) -> None:
        """CW-A31: if it was another's last card that was asked away, that hand is empty still."""
        take_back(position, play)
        if [] not in position.hands:
            position.ask_anew(Around(0, self.begun))
        elif not position.contested():
            self.settled(position)


class Ask(TurnMove):
    """CW-31: ask another player for a word of the list cards that completes one of yours (CW-A21, CW-A24)."""

    verb: ClassVar[str] = "ask"
    slots: ClassVar[tuple[Slot, ...]] = (Number("whom", 0, MOST - 1), Number("asked", 0, MOST_CARDS - 1))

    def __init__(self, whom: int, asked: int) -> None:
        self.whom = whom
        self.asked = asked

    def wrong(self, position: CompoundItAll, seat: int) -> Refusal | None:
        if position.must != NONE:
            return question_of(position).must_use(position)
        if self.whom == seat or self.whom >= position.seats:
            return Refusal("not-to-be-asked", "CW-31")
        if self.asked not in position.cards().listed(position.decks):
            return Refusal("not-listed", "CW-30")
        if not position.completes(seat, self.asked):
            return Refusal("completes-nothing", "CW-31", asked=self.asked)
        return None

    def play(self, position: CompoundItAll, seat: int) -> None:
        cards = position.cards()
        position.move_on()
        question = position.pending[-1]
        assert isinstance(question, Around)
        question.begun = 1
        told: dict[str, Plain] = {"seat": seat, "whom": self.whom, "asked": self.asked}
        for card in position.hands[self.whom]:
            if cards.same[card] == self.asked:
                # CW-32: it is handed over, one copy of it (CW-A24), and must be laid.
                position.lose(self.whom, card)
                position.gain(seat, card, True)
                position.must = card
                position.tell("gave", told, barrier=True)
                return
        # CW-33
        position.tell("missed", told, barrier=True)
        position.denied = [position.turn, self.whom, self.asked]
        position.lacks[self.whom] = sorted({*position.lacks[self.whom], self.asked})
        if position.stock:
            position.wanted = self.asked
            position.ask(Drawing())
        else:
            question.barren_turn(position)


def asks(position: CompoundItAll) -> list[AnyMove]:
    """Every word of the list cards that completes a card of the hand, asked of every other player."""
    cards = position.cards()
    seat = position.player
    wanted: set[int] = set()
    for card in position.hands[seat]:
        wanted.update(cards.mates[card])
    words = [word for word in cards.listed(position.decks) if word in wanted]
    return [Ask(whom, word) for whom in range(position.seats) if whom != seat for word in words]
