"""Scatter and final score beside the slow reference, on random positions."""

from __future__ import annotations

from typing import Final

import pytest

from compoundry.games.compounded.cards import ELEMENTS, NONE, SYMBOLS
from compoundry.games.compounded.fire import explode
from compoundry.games.compounded.layout import COLUMNS, PAIR, PARTNERS, SHORT, SQUARE
from compoundry.games.compounded.options import House
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.scoring import ITEMS, final_score, finish
from compoundry.games.compounded.setup import set_up
from compoundry.games.compounded.steps import Step, settle
from compoundry.kernel import NATURE, FastDraw
from compoundry.kernel.playout import random_step
from compoundry.kernel.values import digest

from . import reference
from .reference import Bench, Result, Scientist, Seat

MOST_WAYS: Final = 400
"""Scatters with more ways than this are left out: the reference is slow."""

LABS: Final = [(4, SQUARE), (3, SHORT), (2, PAIR), (5, PARTNERS)]
"""Seats and field."""
MANY: Final = 10_000
"""Positions of all fields together."""


def middle(seats: int, layout: int, seed: int, steps: int) -> Compounded:
    """A random game, so many steps from its beginning, or at its end."""
    position = set_up(seats, House(layout=layout), "test")
    draw = FastDraw(seed)
    for _ in range(steps):
        if not random_step(position, draw):
            break
    while position.acting() == [NATURE]:
        position.play(NATURE, position.chance(draw))
    return position


def elements(counts: list[int], at: int) -> dict[str, int]:
    return {SYMBOLS[element]: counts[at * ELEMENTS + element] for element in range(ELEMENTS)}


def seat_of(position: Compounded, person: int) -> Seat:
    return "nobel" if person == position.nobel() else person


def card_of(position: Compounded, place: int, exploding: list[int]) -> reference.Card:
    singles = position.layout().singles
    left = singles + 2 * (place - singles) if position.layout().double(place) else place
    kind = position.card[place]
    claims = [space for space in (2 * place, 2 * place + 1) if position.owner[space] != NONE]
    return {
        "id": place,
        "cells": (left, left + 1) if position.layout().double(place) else (place,),
        "needs": elements(position.cards().need, kind),
        "has": elements(position.has, place),
        "claims": [(seat_of(position, position.owner[space]), position.temporary[space]) for space in claims],
        "explodes": place in exploding,
    }


def field_of(position: Compounded, exploding: list[int]) -> reference.Field:
    cards = [card_of(position, place, exploding) for place in range(len(position.card)) if position.card[place] != NONE]
    layout = position.layout()
    rows = layout.rows + (1 if layout.places > layout.singles else 0)
    return {"columns": COLUMNS, "rows": rows, "cards": cards, "lead": position.lead}


def every_result(position: Compounded, exploding: list[int], before: list[int]) -> set[Result] | None:
    """What all choices lead to; None when there are too many."""
    position.pending = []
    explode(position, exploding)
    settle(position)
    waiting = [position]
    seen = {position.digest()}
    found: set[Result] = set()
    while waiting:
        one = waiting.pop()
        if not one.pending:
            found.add(_result(one, before))
            continue
        for move in one.legal(one.acting()[0]):
            after = one.copy()
            after.play(one.acting()[0], move)
            after.asked = 0
            mark = digest([after.has, after.bag, [frame.plain() for frame in after.pending]])
            if mark not in seen:
                seen.add(mark)
                waiting.append(after)
        if len(seen) > MOST_WAYS:
            return None
    return found


def _result(position: Compounded, before: list[int]) -> Result:
    cards = [place for place in range(len(position.card)) if position.card[place] != NONE]
    lying = tuple([(place, _counts(elements(position.has, place))) for place in cards])
    lost = {SYMBOLS[element]: position.bag[element] - before[element] for element in range(ELEMENTS)}
    return lying, _counts(lost)


def _counts(named: dict[str, int]) -> reference.Counts:
    return tuple(sorted((element, count) for element, count in named.items() if count))


def compare_scatters(seats: int, layout: int, least: int) -> None:
    """Compare until so many scatters were compared in which something could be chosen."""
    compared = seed = 0
    draw = FastDraw(seats, layout)
    while compared < least:
        seed += 1
        assert seed < 10 * least
        position = middle(seats, layout, seed, 100 + draw.below(500))
        if any(isinstance(step, Step) and any(step.held()) for step in position.pending):
            continue  # elements in the air belong to no card
        places = [place for place in range(len(position.card)) if position.card[place] != NONE]
        draw.shuffle(places)
        exploding = sorted(places[: 1 + draw.below(3)])
        field = field_of(position, exploding)
        if position.layout().places > position.layout().singles and seed % 2:
            exploding = [len(position.card) - 1]  # a double
            field = field_of(position, exploding)
        found = every_result(position.copy(), exploding, position.bag)
        if found is not None:
            assert found == reference.scatter(field), (seed, exploding)
            compared += len(found) > 1


@pytest.mark.rule("CD-55", "CD-56", "CD-96", "CD-97", "CD-A31", "CD-A48", "CD-A49")
@pytest.mark.parametrize(("seats", "layout"), LABS)
def test_a_scatter_can_end_as_the_reference_says_and_in_no_other_way(seats: int, layout: int) -> None:
    compare_scatters(seats, layout, 10)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "layout"), LABS)
def test_ten_thousand_scatters_can_end_as_the_reference_says(seats: int, layout: int) -> None:
    compare_scatters(seats, layout, MANY // len(LABS))


@pytest.mark.rule("CD-18", "CD-19", "CD-20", "CD-21", "CD-93", "CD-A41", "CD-A53")
@pytest.mark.parametrize(("seats", "layout"), LABS)
def test_the_final_score_is_that_of_the_reference(seats: int, layout: int) -> None:
    compare_scores(seats, layout, 20)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "layout"), LABS)
def test_ten_thousand_final_scores_are_those_of_the_reference(seats: int, layout: int) -> None:
    compare_scores(seats, layout, MANY // len(LABS))


def compare_scores(seats: int, layout: int, positions: int) -> None:
    for seed in range(positions):
        position = middle(seats, layout, seed, 100 * (seed % 20))
        state: reference.State = {
            "seats": [_scientist(position, seat) for seat in range(seats)],
            "nobel": None if position.nobel() == NONE else _bench(position, position.nobel()),
            "cards": field_of(position, [])["cards"],
        }
        expected = reference.final(state)
        for person, score in enumerate(expected):
            assert dict(zip(ITEMS, final_score(position, person))) == {
                "track": score["track"],
                "claims": score["fields"],
                "bench": score["bench"],
                "extinguishers": score["extinguisher"],
                "wilds": score["wild"],
            }
        if position.pending:
            finish(position, "unfilled")
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.scores == [score["total"] for score in expected[:seats]]
        best = reference.winners([score["total"] for score in expected])
        assert outcome.winners() == [person for person in best if person < seats]


def _bench(position: Compounded, person: int) -> Bench:
    return {"track": position.track[person], "bench": elements(position.bench, person)}


def _scientist(position: Compounded, seat: int) -> Scientist:
    mine = [number for number, holder in enumerate(position.holder) if holder == seat]
    return {
        "track": position.track[seat],
        "bench": elements(position.bench, seat),
        "extinguishers": [
            {"complete": position.full(number), "has": elements(position.filling, number)} for number in mine
        ],
        "wilds": position.wilds[seat],
    }
