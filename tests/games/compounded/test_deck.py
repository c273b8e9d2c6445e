"""The odds of the next card, counted the slow way: every deck there could be, one by one.  CD-10, CD-100, CD-101."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Final

import pytest

from compoundry.games.compounded.cards import READ, Equipment, Pack
from compoundry.games.compounded.deck import Filling, fire_and_card
from compoundry.games.compounded.options import INSIDE, SHUFFLED, STACKS, House
from compoundry.games.compounded.position import Compounded
from compoundry.kernel import NATURE

from .labs import Card

FIRE: Final = "F"
CARD: Final = "c"


def decks(compounds: int, fires: int, how: int) -> list[str]:
    """Every deck, top first, each as likely as the others; fires and compounds alone are told apart."""
    if how == SHUFFLED:
        size = compounds + fires
        return ["".join(FIRE if at in lit else CARD for at in range(size)) for lit in combinations(range(size), fires)]
    small, larger = divmod(compounds, fires + 1)
    top = small + 1 if larger else small
    sizes = [small + 1] * max(0, larger - 1) + [small] * (fires - max(0, larger - 1))
    found: list[str] = []
    for order in permutations(sizes):  # CD-A3: the stacks are shuffled
        found += [CARD * top + "".join(stacks) for stacks in product(*[list(_stacks(size, how)) for size in order])]
    return found


def _stacks(size: int, how: int) -> Iterator[str]:
    """A stack with its fire on top, or anywhere in it."""
    for at in range(size + 1 if how == INSIDE else 1):
        yield CARD * at + FIRE + CARD * (size - at)


def position_after(seen: str, compounds: int, fires: int, how: int) -> Compounded:
    """A table that has seen these cards of the deck."""
    equipment = Equipment()
    equipment.fires = fires
    READ["odds"] = Pack("odds", [Card("H2").kind()] * compounds, equipment)
    position = Compounded(3)
    position.pack = "odds"
    position.house = House(deck=how)
    position.card = [-1] * 16
    position.deck = compounds
    position.drawn = seen.count(CARD)
    position.stock = [0] * (compounds - position.drawn)
    position.fires = [seen[:at].count(CARD) for at, card in enumerate(seen) if card == FIRE]
    return position


@pytest.mark.rule("CD-10", "CD-100", "CD-101", "CD-A2", "CD-A3", "CD-A6")
@pytest.mark.parametrize("how", [STACKS, INSIDE, SHUFFLED])
@pytest.mark.parametrize(("compounds", "fires"), [(8, 3), (9, 3), (10, 3), (11, 3), (7, 2), (5, 1)])
def test_the_next_card_has_the_odds_of_all_decks_that_there_could_be(compounds: int, fires: int, how: int) -> None:
    every = decks(compounds, fires, how)
    for length in range(compounds + fires):
        for seen in {deck[:length] for deck in every}:
            next_ones = [deck[length] for deck in every if deck.startswith(seen)]
            fire, card = fire_and_card(position_after(seen, compounds, fires, how))
            if CARD in "".join(deck[length:] for deck in every if deck.startswith(seen)):
                assert Fraction(fire, fire + card) == Fraction(next_ones.count(FIRE), len(next_ones)), seen


@pytest.mark.rule("CD-10")
def test_which_fire_stack_holds_seven_nobody_knows() -> None:
    """47 compounds: eight without a fire, then a fire; after seven more the next is a fire in one deck of five."""

    def odds(seen: str) -> Fraction:
        fire, card = fire_and_card(position_after(seen, 47, 5, STACKS))
        return Fraction(fire, fire + card)

    assert odds(CARD * 7) == 0
    assert odds(CARD * 8) == 1
    after_first = CARD * 8 + FIRE + CARD * 7
    assert odds(after_first) == Fraction(1, 5)
    assert odds(after_first + FIRE + CARD * 7) == 0  # the seven were there; all others hold eight
    assert odds(after_first + CARD) == 1
    assert odds(after_first + CARD + FIRE + CARD * 7) == Fraction(1, 4)


@pytest.mark.rule("CD-10")
def test_nature_draws_by_these_odds() -> None:
    """The weights of fire and compounds together; three cards of a kind are three times as likely as one."""
    position = position_after(CARD * 8 + FIRE + CARD * 7, 47, 5, STACKS)
    position.ask(Filling())
    position.card[0] = -1
    weights = {type(move).verb: weight for move, weight in position.outcomes()}
    assert position.acting() == [NATURE]
    assert Fraction(weights["light"], sum(weights.values())) == Fraction(1, 5)
