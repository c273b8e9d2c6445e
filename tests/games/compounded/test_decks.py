"""The compound deck and its Lab Fires; fewer cards and fewer things.  CD-10, CD-100 to CD-103, CD-A2 to CD-A6.

The odds of every deck that there could be are in test_deck.py; here are decks of real games.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from compoundry.games.compounded.cards import READ, Equipment, Pack
from compoundry.games.compounded.deck import LIGHT, Filling, Reveal
from compoundry.games.compounded.layout import PAIR, PARTNERS, SHORT, SQUARE
from compoundry.games.compounded.options import INSIDE, SHUFFLED, STACKS, House
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.setup import set_up
from compoundry.kernel import NATURE, FastDraw, Refusal

from .labs import Card

FIRE, CARD = "f", "c"


class Deck:
    """A game whose field is dealt; its cards are alike, and nothing burns."""

    def __init__(self, seats: int, layout: int, how: int) -> None:
        kinds = [Card(formula).kind(starting=True) for formula in ("H2O", "CaO", "CO2")]
        kinds += [Card("N2").kind(), Card("H9").kind(double=True)]
        for kind, copies in zip(kinds, (3, 3, 3, 54, 20)):
            kind.copies = copies
        READ["alike"] = Pack("alike", kinds, Equipment())
        self.position = set_up(seats, House(layout, how), "alike")
        draw = FastDraw(1)
        while self.position.acting() == [NATURE]:
            self.position.play(NATURE, self.position.chance(draw))
        self.position.pending = []

    def gap(self) -> Compounded:
        """A card leaves the field, and the next one is due."""
        if not self.position.pending:
            self.position.scored.append(self.position.card[0])
            self.position.scored_by.append(0)
            self.position.clear_place(0)
            self.position.burning = 0
            self.position.ask(Filling())
        return self.position

    def after(self, cards: str) -> Fraction:
        """How likely a fire is after these cards have come, which they can."""
        for card in cards:
            move = LIGHT if card == FIRE else Reveal(3)
            position = self.gap()
            assert position.refusal(NATURE, move) is None, cards
            position.play(NATURE, move)
            assert position.audit() == []
        weights = {type(move).verb: weight for move, weight in self.gap().outcomes()}
        return Fraction(weights.get("light", 0), sum(weights.values()))


def odds(cards: str, seats: int = 4, layout: int = SQUARE, how: int = STACKS) -> Fraction:
    return Deck(seats, layout, how).after(cards)


# Fires on top of the stacks


@pytest.mark.rule("CD-10", "CD-51", "CD-53")
def test_the_first_eight_cards_are_free_of_fire_and_the_ninth_is_one() -> None:
    for many in range(8):
        assert odds(CARD * many) == 0
    assert odds(CARD * 8) == 1
    assert Deck(4, SQUARE, STACKS).gap().refusal(NATURE, LIGHT) == Refusal("no-such-card", "CD-53")
    due = Deck(4, SQUARE, STACKS)
    due.after(CARD * 8)
    assert due.gap().refusal(NATURE, Reveal(3)) == Refusal("no-such-card", "CD-51")


@pytest.mark.rule("CD-10", "CD-A3")
def test_of_the_five_others_one_holds_seven_and_nobody_knows_which() -> None:
    first = CARD * 8 + FIRE + CARD * 7
    assert odds(CARD * 8 + FIRE + CARD * 6) == 0
    assert odds(first) == Fraction(1, 5)
    assert odds(first + FIRE + CARD * 7) == 0  # the seven have been there
    assert odds(first + CARD) == 1
    assert odds(first + CARD + FIRE + CARD * 7) == Fraction(1, 4)


@pytest.mark.rule("CD-10")
def test_five_fires_are_all_and_every_card_comes() -> None:
    deck = Deck(4, SQUARE, STACKS)
    assert deck.after(CARD * 8 + (FIRE + CARD * 8) * 4 + FIRE + CARD * 6) == 0
    position = deck.gap()
    assert (len(position.fires), len(position.stock)) == (5, 1)


@pytest.mark.rule("CD-A2", "CD-A43")
def test_with_two_players_there_are_four_stacks_of_nine_and_two_of_eight() -> None:
    """52 cards; a nine is the one without fire, so of the five others three are nines."""
    nobel = {"seats": 2, "layout": PAIR}
    assert [odds(CARD * many, **nobel) for many in (8, 9)] == [0, 1]
    assert odds(CARD * 9 + FIRE + CARD * 8, **nobel) == Fraction(2, 5)
    assert odds(CARD * 9 + FIRE + CARD * 7, **nobel) == 0


@pytest.mark.rule("CD-A2")
@pytest.mark.parametrize("layout", [PARTNERS, SHORT])
def test_with_twelve_regular_cards_in_the_field_there_are_three_of_each(layout: int) -> None:
    """51 cards; a nine is the one without fire, so of the five others two are nines."""
    assert [odds(CARD * many, 3, layout) for many in (8, 9)] == [0, 1]
    assert odds(CARD * 9 + FIRE + CARD * 8, 3, layout) == Fraction(3, 5)


# Deck A


@pytest.mark.rule("CD-100", "CD-A6")
def test_in_deck_a_a_fire_lies_anywhere_in_each_stack_but_not_in_the_top_one() -> None:
    """After the top eight: in a stack of eight it has nine places, in the one of seven eight."""
    for many in range(8):
        assert odds(CARD * many, how=INSIDE) == 0
    assert odds(CARD * 8, how=INSIDE) == Fraction(4, 5) * Fraction(1, 9) + Fraction(1, 5) * Fraction(1, 8)


@pytest.mark.rule("CD-100")
def test_in_deck_a_there_is_just_one_in_each() -> None:
    """When one has come as the first card of its stack, the next cannot come before seven more."""
    for more in range(7):
        assert odds(CARD * 8 + FIRE + CARD * more, how=INSIDE) == 0
    assert odds(CARD * 8 + FIRE + CARD * 7, how=INSIDE) > 0


@pytest.mark.rule("CD-100")
def test_in_deck_a_it_may_be_the_last_card_of_its_stack() -> None:
    assert odds(CARD * 15, how=INSIDE) > 0
    assert odds(CARD * 16, how=INSIDE) > 0
    assert odds(CARD * 8 + CARD * 8 + FIRE + FIRE, how=INSIDE) == 0  # last of the first, first of the second


# Deck B


@pytest.mark.rule("CD-101")
def test_in_deck_b_all_is_shuffled_together() -> None:
    assert odds("", how=SHUFFLED) == Fraction(5, 52)
    assert odds(CARD * 5, how=SHUFFLED) == Fraction(5, 47)
    assert odds(FIRE * 4, how=SHUFFLED) == Fraction(1, 48)
    assert odds(FIRE * 5, how=SHUFFLED) == 0


@pytest.mark.rule("CD-A5", "CD-101")
def test_the_field_is_dealt_before_the_fires_are_mixed_in() -> None:
    position = set_up(4, House(SQUARE, SHUFFLED), "test")
    for kind in (0, 0, 0, 1, 1, 1, 2, 2, 2, *range(3, 10)):
        assert position.refusal(NATURE, LIGHT) is not None
        position.play(NATURE, Reveal(kind))
    assert -1 not in position.card
    assert position.fires == []


@pytest.mark.rule("CD-101", "CD-58")
def test_in_deck_b_fires_may_come_one_after_the_other() -> None:
    deck = Deck(4, SQUARE, SHUFFLED)
    assert deck.after(FIRE * 3) == Fraction(2, 49)
    assert deck.position.burning == 1


# Restricted resources


@pytest.mark.rule("CD-102")
def test_restricted_a_leaves_out_the_last_row() -> None:
    position = Deck(3, SHORT, STACKS).position
    assert len(position.card) == 12
    assert sorted(position.card) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("CD-103")
def test_restricted_b_leaves_out_extinguishers_and_wilds() -> None:
    position = set_up(4, House(bare=1), "test")
    assert (position.holder, position.filling, position.flipped, position.wilds) == ([], [], [], [0, 0, 0, 0])
    draw = FastDraw(1)
    while (acting := position.acting()) and position.round < 3:
        seat = draw.pick(acting)
        position.play(seat, position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat)))
        verbs = {type(move).verb for seat in position.acting() for move in position.legal(seat)}
        assert not verbs & {"fill", "wild", "wild-fill", "extinguish"}
        assert position.audit() == []


@pytest.mark.rule("CD-103", "CD-102", "CD-A60")
def test_both_go_together() -> None:
    position = set_up(3, House(SHORT, bare=1), "test")
    assert (len(position.card), position.holder) == (12, [])
