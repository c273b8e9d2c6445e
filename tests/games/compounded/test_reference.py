"""The reference itself, beside examples worked out by hand from the rulebook.

No test here carries the mark of a rule: that is for tests of the game.  Cells are numbered so:

     0  1  2  3
     4  5  6  7
     8  9 10 11
    12 13 14 15     with Lab Partners the doubles lie on 12, 13 and on 14, 15
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product

from .reference import (
    BAG,
    Bench,
    Card,
    Counts,
    Extinguisher,
    Field,
    Result,
    Scientist,
    Seat,
    adjacent,
    chooser,
    final,
    returned_tokens,
    scatter,
    winners,
)


def card(
    number: int, *cells: int, needs: str, has: str = "", claims: Sequence[Sequence[Seat]] = (), explodes: bool = False
) -> Card:
    """A card that needs and has what the words say: "C H H"."""
    return {
        "id": number,
        "cells": cells,
        "needs": Counter(needs.split()),
        "has": Counter(has.split()),
        "claims": claims,
        "explodes": explodes,
    }


def bomb(number: int, *cells: int, has: str, claims: Sequence[Sequence[Seat]] = ()) -> Card:
    """A card that explodes."""
    return card(number, *cells, needs=has, has=has, claims=claims, explodes=True)


def field(*cards: Card, columns: int = 4, rows: int = 4) -> Field:
    return {"columns": columns, "rows": rows, "cards": cards, "lead": 0}


def counts(words: str) -> Counts:
    return tuple(sorted(Counter(words.split()).items()))


def result(cards: dict[int, str], bag: str = "") -> Result:
    """Each card's elements after the scatter, and what went to the bag."""
    return tuple((number, counts(words)) for number, words in sorted(cards.items())), counts(bag)


# Where one card's elements go


def test_the_rulebooks_acetylene() -> None:
    """RB p9: the hydrogen has two places to go, the carbon one, the other carbon space being filled (CD-55, CD-56)."""
    acetylene = bomb(1, 5, has="C H")
    nitric_acid = card(2, 0, needs="H N O O O", has="N")
    hydrazoic_acid = card(3, 1, needs="H N N N")
    carbonyl_sulfide = card(4, 6, needs="C O S")
    calcium_cyanamide = card(5, 9, needs="Ca C N N", has="C")
    assert scatter(field(acetylene, nitric_acid, hydrazoic_acid, carbonyl_sulfide, calcium_cyanamide)) == {
        result({2: "H N", 3: "", 4: "C", 5: "C"}),
        result({2: "N", 3: "H", 4: "C", 5: "C"}),
    }


def test_all_eight_around_it_are_neighbours_and_no_others() -> None:
    """CD-55: in the middle of the field eight cards can take the one oxygen."""
    others = [card(cell, cell, needs="O") for cell in range(16) if cell != 5]
    taken = {number for (cards, _) in scatter(field(bomb(5, 5, has="O"), *others)) for number, has in cards if has}
    assert taken == {0, 1, 2, 4, 6, 8, 9, 10}


def test_the_field_does_not_wrap() -> None:
    """CD-A31: the end of a row is not beside the beginning of the next, nor the bottom beside the top."""
    at_the_left = card(2, 4, needs="O"), card(3, 8, needs="O")
    assert scatter(field(bomb(1, 7, has="O"), *at_the_left)) == {result({2: "", 3: ""}, bag="O")}
    assert scatter(field(bomb(1, 13, has="O"), card(2, 1, needs="O"))) == {result({2: ""}, bag="O")}


def test_other_fields_have_other_columns_and_rows() -> None:
    """CD-A43, CD-102: what is below and to the left depends on the columns."""
    cards = bomb(1, 2, has="N"), card(2, 4, needs="N"), card(3, 5, needs="N")
    assert scatter(field(*cards, columns=3, rows=3)) == {result({2: "N", 3: ""}), result({2: "", 3: "N"})}
    assert scatter(field(*cards, columns=2, rows=4)) == {result({2: "N", 3: ""}), result({2: "", 3: "N"})}
    assert scatter(field(*cards, columns=4, rows=2)) == {result({2: "", 3: "N"})}


def test_what_fits_must_be_placed_and_the_rest_goes_to_the_bag() -> None:
    """CD-56: three hydrogens, two spaces: no choice; the sulfur fits nowhere."""
    cards = bomb(1, 5, has="H H H S"), card(2, 6, needs="H O"), card(3, 9, needs="N H H H", has="H H")
    assert scatter(field(*cards)) == {result({2: "H", 3: "H H H"}, bag="H S")}


def test_only_where_is_chosen() -> None:
    """CD-A31: two hydrogens, three spaces on two cards."""
    cards = bomb(1, 5, has="H H"), card(2, 6, needs="H H O"), card(3, 9, needs="H N C")
    assert scatter(field(*cards)) == {result({2: "H H", 3: ""}), result({2: "H", 3: "H"})}


def test_kinds_are_chosen_independently() -> None:
    """CD-A31: spaces are for one element; two places for the carbon times two for the oxygen."""
    cards = bomb(1, 5, has="C O"), card(2, 6, needs="C O"), card(3, 9, needs="C O O", has="O")
    assert scatter(field(*cards)) == {
        result({2: "C O", 3: "O"}),
        result({2: "C", 3: "O O"}),
        result({2: "O", 3: "C O"}),
        result({2: "", 3: "C O O"}),
    }


def test_nothing_explodes_or_nothing_is_there() -> None:
    """CD-55: an explosion without elements, or without neighbours, moves nothing onto a card."""
    assert scatter(field(card(1, 5, needs="O"), card(2, 6, needs="O", has="O"))) == {result({1: "", 2: "O"})}
    assert scatter(field(card(1, 5, needs="O", explodes=True), card(2, 6, needs="O"))) == {result({2: ""})}
    assert scatter(field(bomb(1, 5, has="C O"))) == {result({}, bag="C O")}


def test_any_owners_card_takes_elements_and_a_full_one_none() -> None:
    """CD-55, CD-A16: claims do not matter to where elements go."""
    claimed = card(2, 6, needs="H H O", has="O", claims=[[3, False]])
    full = card(3, 9, needs="H H O", has="H H O")
    assert scatter(field(bomb(1, 5, has="H O"), claimed, full)) == {result({2: "H O", 3: "H H O"}, bag="O")}


def test_a_card_filled_by_scatter_is_full_and_no_more() -> None:
    """CD-A33, CD-A31: it stays in the field as it is, and later elements find it full."""
    cards = bomb(1, 4, has="O"), card(2, 5, needs="C O", has="C"), bomb(3, 6, has="O")
    assert scatter(field(*cards)) == {result({2: "C O"}, bag="O")}


# Several explosions


def test_all_that_explode_leave_before_anything_scatters() -> None:
    """CD-A31: two neighbours with space for each other's elements get none of them."""
    first = card(1, 5, needs="H O", has="H", explodes=True)
    second = card(2, 6, needs="H O", has="O", explodes=True)
    assert scatter(field(first, second)) == {result({}, bag="H O")}


def test_cards_scatter_in_reading_order_each_for_itself() -> None:
    """CD-A31: the first card's choice may leave the second without a place; the second's cannot hurt the first."""
    shared, for_one = card(3, 5, needs="H"), card(4, 0, needs="H")
    for_the_first = field(bomb(1, 4, has="H"), bomb(2, 6, has="H"), shared, for_one)
    assert scatter(for_the_first) == {
        result({3: "H", 4: "H"}),
        result({3: "H", 4: ""}, bag="H"),
    }
    for_the_second = field(bomb(1, 6, has="H"), bomb(2, 8, has="H"), shared, card(4, 12, needs="H"))
    assert scatter(for_the_second) == {result({3: "H", 4: "H"})}


def test_reading_order_is_by_cells_and_not_by_ids_or_the_list() -> None:
    """CD-A31: the same two explosions, listed and numbered the other way round."""
    cards = bomb(1, 6, has="H"), bomb(2, 4, has="H"), card(3, 5, needs="H"), card(4, 0, needs="H")
    both = {result({3: "H", 4: "H"}), result({3: "H", 4: ""}, bag="H")}
    assert scatter(field(*cards)) == scatter(field(*reversed(cards))) == both


# Lab Partners


def test_a_double_scatters_upward_row_by_row() -> None:
    """CD-96, CD-A49: the carbon and one hydrogen stay right above it, one hydrogen chooses in the top row."""
    double = bomb(1, 12, 13, has="C H H")
    above = card(2, 8, needs="C H"), card(3, 9, needs="N", has="N")
    next_row = (bomb(4, 5, has="N"),)  # and a gap beside it
    top = card(5, 0, needs="C H"), card(6, 1, needs="H H")
    beside = card(7, 10, needs="C H"), card(8, 14, 15, needs="C C C C C H H H H")
    assert scatter(field(double, *above, *next_row, *top, *beside)) == {
        result({2: "C H", 3: "N", 5: "H", 6: "", 7: "", 8: ""}, bag="N"),
        result({2: "C H", 3: "N", 5: "", 6: "H", 7: "", 8: ""}, bag="N"),
    }


def test_a_double_must_fill_a_pair_before_the_next() -> None:
    """CD-A49: a choice between the two cards of a pair, never between pairs; the rest goes to the bag."""
    right = bomb(1, 14, 15, has="H H H H H")
    lower, upper = [card(2, 10, needs="H H"), card(3, 11, needs="H H")], [card(4, 6, needs="H"), card(5, 7, needs="O")]
    assert scatter(field(right, *lower, *upper)) == {result({2: "H H", 3: "H H", 4: "H", 5: ""})}
    fewer = bomb(1, 14, 15, has="H H H")
    assert scatter(field(fewer, *lower, *upper)) == {
        result({2: "H H", 3: "H", 4: "", 5: ""}),
        result({2: "H", 3: "H H", 4: "", 5: ""}),
    }
    more = bomb(1, 14, 15, has="H H H H H H")
    assert scatter(field(more, *lower, *upper)) == {result({2: "H H", 3: "H H", 4: "H", 5: ""}, bag="H")}


def test_explosions_above_a_double_come_first() -> None:
    """CD-A31: the regular card is earlier in reading order and takes the only space above the double."""
    cards = bomb(1, 12, 13, has="O"), bomb(2, 8, has="O"), card(3, 9, needs="O"), card(4, 4, needs="C")
    assert scatter(field(*cards)) == {result({3: "O", 4: ""}, bag="O")}


def test_regular_cards_scatter_onto_doubles() -> None:
    """CD-97, CD-A48: from the row above; columns 2 and 3 touch both; it is a must where it is the only place."""
    doubles = card(1, 12, 13, needs="O O O"), card(2, 14, 15, needs="O O O")
    left, right = result({1: "O", 2: ""}), result({1: "", 2: "O"})
    expected = {8: {left}, 9: {left, right}, 10: {left, right}, 11: {right}, 7: {result({1: "", 2: ""}, bag="O")}}
    for cell, results in expected.items():
        assert scatter(field(bomb(3, cell, has="O"), *doubles)) == results


# Who chooses, and whose tokens come home


def test_the_claimant_chooses_and_the_lead_scientist_for_nobody_and_nobel() -> None:
    """CD-55, CD-A47."""
    assert chooser(bomb(1, 5, has="H"), 2) == [2]
    assert chooser(bomb(1, 5, has="H", claims=[[1, False]]), 2) == [1]
    assert chooser(bomb(1, 5, has="H", claims=[["nobel", True]]), 1) == [1]


def test_owners_of_a_double_take_turns_from_the_left_token() -> None:
    """CD-A51: one owner, of one token or of both, chooses alone."""
    assert chooser(bomb(1, 12, 13, has="H", claims=[[3, False], [1, True]]), 0) == [3, 1]
    assert chooser(bomb(1, 12, 13, has="H", claims=[[3, False], [3, True]]), 0) == [3]
    assert chooser(bomb(1, 12, 13, has="H", claims=[[1, False]]), 0) == [1]
    assert chooser(bomb(1, 12, 13, has="H"), 0) == [0]


def test_tokens_go_home_from_what_exploded() -> None:
    """CD-A32: temporary ones to the reserve; a card that stays keeps its token."""
    cards = (
        bomb(1, 12, 13, has="H", claims=[[3, False], [1, True]]),
        bomb(2, 0, has="C", claims=[[2, True]]),
        bomb(3, 1, has="C"),
        bomb(4, 6, has="", claims=[[1, False]]),
        card(5, 2, needs="C", claims=[[0, False]]),
    )
    assert returned_tokens(field(*cards)) == [(2, "reserve"), (1, "active"), (3, "active"), (1, "reserve")]


# Final scoring

BARE: Scientist = {"track": 0, "bench": {}, "extinguishers": [], "wilds": 0}


def test_a_whole_final_scoring() -> None:
    """CD-18 to CD-21, added up by hand."""
    first: Scientist = {
        "track": 41,
        "bench": {"H": 3, "S": 1, "N": 1},
        "extinguishers": [{"complete": True, "has": {}}],
        "wilds": 1,
    }
    second: Scientist = {
        "track": 47,
        "bench": {"C": 1},
        "extinguishers": [{"complete": False, "has": {"C": 1, "O": 1}}],
        "wilds": 0,
    }
    cards = [
        card(1, 0, needs="C O O", has="C O", claims=[[0, False]]),
        card(2, 1, needs="H H O", has="H", claims=[[1, False]]),
        card(3, 2, needs="N H H H", has="N H H"),
    ]
    assert final({"seats": [first, second], "nobel": None, "cards": cards}) == [
        {"track": 41, "fields": 2, "bench": 2, "extinguisher": 4, "wild": 2, "total": 51},
        {"track": 47, "fields": 1, "bench": 0, "extinguisher": 0, "wild": 0, "total": 48},
    ]


def test_claimed_cards_count_by_the_element_full_or_not() -> None:
    """CD-18, CD-A41: two cards of one seat, one of them full under a temporary token: 2 + 3."""
    cards = [
        card(1, 0, needs="C O O", has="C O", claims=[[0, False]]),
        card(2, 1, needs="H H O", has="H H O", claims=[[0, True]]),
    ]
    assert final({"seats": [BARE], "nobel": None, "cards": cards})[0]["fields"] == 5


def test_a_double_counts_once_for_each_of_its_claimants() -> None:
    """CD-A53, CD-A41: shared it gives both the full number; one owner of both tokens gets it once; full or not."""
    shared = card(1, 12, 13, needs="C C H H H H H H O", has="C H H H", claims=[[0, False], [2, True]])
    own = card(2, 14, 15, needs="N N H H H H O O O", has="N N H H H H O O O", claims=[[1, False], [1, True]])
    short = card(3, 14, 15, needs="N N H H H H O O O", has="N N H H H H O O O", claims=[[1, False]])
    scores = final({"seats": [BARE, BARE, BARE], "nobel": None, "cards": [shared, own]})
    assert [score["fields"] for score in scores] == [4, 9, 4]
    scores = final({"seats": [BARE, BARE, BARE], "nobel": None, "cards": [shared, short]})
    assert [score["fields"] for score in scores] == [4, 9, 4]


def test_every_two_elements_on_the_bench_count_one() -> None:
    """CD-19, CD-A41: of any kinds together, rounded down."""
    benches = [{}, {"H": 1}, {"H": 1, "C": 1}, {"H": 1, "C": 1, "S": 1}, {"H": 7}]
    scores = final({"seats": [{**BARE, "bench": bench} for bench in benches], "nobel": None, "cards": []})
    assert [score["bench"] for score in scores] == [0, 0, 1, 1, 3]


def test_every_completed_extinguisher_held_counts_four() -> None:
    """CD-20, CD-A41: two after a trade; elements on an unfinished one count nothing."""
    complete: Extinguisher = {"complete": True, "has": {}}
    begun: Extinguisher = {"complete": False, "has": {"O": 2}}
    holder: Scientist = {**BARE, "extinguishers": [complete, begun, complete]}
    assert final({"seats": [holder], "nobel": None, "cards": []})[0]["total"] == 8


def test_nobel_scores_his_bench_and_can_win() -> None:
    """CD-A45, CD-93: his score is the last; CD-A41: a card he claimed and did not score counts for him too."""
    nobel: Bench = {"track": 48, "bench": {"H": 3}}
    full = card(1, 0, needs="H H O", has="H H O", claims=[["nobel", True]])
    scores = final({"seats": [{**BARE, "track": 49}, BARE], "nobel": nobel, "cards": [full]})
    assert scores[2] == {"track": 48, "fields": 3, "bench": 1, "extinguisher": 0, "wild": 0, "total": 52}
    assert winners([score["total"] for score in scores]) == [2]


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    """CD-22, CD-A42."""
    assert winners([51, 48, 50]) == [0]
    assert winners([48, 51, 51]) == [1, 2]
    assert winners([0, 0, 0]) == [0, 1, 2]


# The same rule said in another way


def test_scatter_gives_all_assignments_that_leave_nothing_out() -> None:
    """CD-56: of all ways to send one card's elements to cards or the bag, those that fit and keep no space needlessly.

    Small random fields; the reference places one element after the other, this looks at whole assignments.
    """
    draw = random.Random(55)
    for _ in range(60):
        exploding = draw.randrange(16)
        elements = draw.choices("HCO", k=draw.randrange(1, 5))
        others = [
            card(cell, cell, needs=" ".join(draw.choices("HCO", k=draw.randrange(3))))
            for cell in draw.sample([cell for cell in range(16) if cell != exploding], 6)
        ]
        gone = bomb(exploding, exploding, has=" ".join(elements))
        near = [other for other in others if adjacent(gone, other, 4)]
        expected = set()
        for aims in product([BAG, *(other["id"] for other in near)], repeat=len(elements)):
            sent = Counter(zip(aims, elements))
            fits = all(sent[other["id"], kind] <= other["needs"].get(kind, 0) for other in near for kind in "HCO")
            room = {kind: sum(other["needs"].get(kind, 0) for other in near) for kind in "HCO"}
            if fits and all(sent[BAG, kind] == max(0, elements.count(kind) - room[kind]) for kind in "HCO"):
                lies = {
                    other["id"]: " ".join(k for a, k in zip(aims, elements) if a == other["id"]) for other in others
                }
                expected.add(result(lies, " ".join(k for a, k in zip(aims, elements) if a == BAG)))
        assert scatter(field(gone, *others)) == expected
