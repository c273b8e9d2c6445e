"""Setting up the lab.  CD-1 to CD-11, CD-A1, CD-A4, CD-A7."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.bag import Crystal, Drawing
from compoundry.games.compounded.cards import SYMBOLS
from compoundry.games.compounded.deck import Reveal
from compoundry.games.compounded.layout import PAIR, SQUARE
from compoundry.games.compounded.options import House
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.setup import Lot, Opening, set_up
from compoundry.kernel import NATURE, FastDraw, Refusal

WATER, LIME, DIOXIDE = 0, 1, 2
"""The three starting compounds of the pack "test", three cards of each."""


def dealt(seats: int, seed: int = 1, **house: int) -> Compounded:
    """A game up to the moment when somebody is asked."""
    position = set_up(seats, House(**house), "test")
    draw = FastDraw(seed)
    while position.acting() == [NATURE]:
        position.play(NATURE, position.chance(draw))
    assert position.audit() == []
    return position


def with_field(seats: int, **house: int) -> Compounded:
    """A game whose field lies there, and nobody has drawn yet."""
    position = set_up(seats, House(**house), "test")
    draw = FastDraw(1)
    while isinstance(position.pending[-1], Opening):
        position.play(NATURE, position.chance(draw))
    return position


def drawn(position: Compounded, benches: str) -> Compounded:
    """The seats, and Nobel, draw these elements: ``H H H C|O O O N``."""
    for symbol in benches.replace("|", " ").split():
        position.play(NATURE, Crystal(SYMBOLS.index(symbol)))
    return position


# Benches and bag


@pytest.mark.rule("CD-1", "CD-3", "CD-5", "CD-8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_tokens_a_wild_and_an_extinguisher_of_their_own(seats: int) -> None:
    position = dealt(seats)
    assert position.people() == seats
    assert position.track == [0] * seats
    assert position.levels == [0, 0, 0, 0] * seats  # the four experiment tokens on their lowest levels
    assert position.active == [1] * seats
    assert position.reserve == [2] * seats
    assert position.wilds == [1] * seats
    assert position.holder == [*range(seats)]
    assert position.flipped == [0] * seats  # on the inactive side
    assert position.filling == [0] * (6 * seats)  # and empty


@pytest.mark.rule("CD-9")
def test_three_storage_markers_stand_on_the_lab_tube() -> None:
    position = dealt(3)
    assert [position.storage(seat) for seat in range(3)] == [4, 4, 4]
    room = []
    for level in range(4):
        position.levels[3] = level
        room.append(position.storage(0))
    assert room == [4, 5, 6, 7]


@pytest.mark.rule("CD-2")
def test_the_bag_holds_a_hundred_crystals_and_each_is_as_likely_as_any_other() -> None:
    position = with_field(3)
    odds = [(Crystal(element), count) for element, count in enumerate([30, 20, 20, 15, 10, 5])]
    assert position.outcomes() == odds
    for _ in range(4):
        position.play(NATURE, Crystal(5))
    assert position.outcomes()[-1] == (Crystal(5), 1)
    position.play(NATURE, Crystal(5))
    assert [weight for _, weight in position.outcomes()] == [30, 20, 20, 15, 10]
    assert position.refusal(NATURE, Crystal(5)) == Refusal("none-in-bag", "CD-2", element=5)


@pytest.mark.rule("CD-2")
def test_a_draw_has_these_odds_whichever_way_it_is_made() -> None:
    position = with_field(3)
    draw = FastDraw(7)
    found = [0] * 6
    for _ in range(5_000):
        move = position.chance(draw)
        assert isinstance(move, Crystal)
        found[move.element] += 1
    for count, share in zip(found, [1500, 1000, 1000, 750, 500, 250]):
        assert abs(count - share) < 150


@pytest.mark.rule("CD-6")
def test_each_draws_four_elements() -> None:
    position = with_field(4)
    for seat in range(4):
        drawing = position.pending[-1]
        assert isinstance(drawing, Drawing)
        assert (drawing.seat, drawing.left) == (seat, 4)
        for _ in range(4):
            position.play(NATURE, Crystal(seat))
    assert [position.stored(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert [position.on_bench(seat, seat) for seat in range(4)] == [4, 4, 4, 4]
    assert position.bag == [26, 16, 16, 11, 10, 5]


@pytest.mark.rule("CD-7", "CD-A7")
@pytest.mark.parametrize(("seats", "fewer"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_of_cylinder_pipet_and_journal_there_is_one_less_than_players(seats: int, fewer: int) -> None:
    position = dealt(seats, layout=PAIR if seats == 2 else SQUARE)
    assert position.tiles == [4, 3, 3, fewer, fewer, fewer]
    assert position.tools == [0] * (6 * position.people())  # nobody begins with one


# The field


@pytest.mark.rule("CD-4", "CD-A1")
def test_nine_starting_cards_lie_first_and_seven_others_behind_them() -> None:
    position = dealt(4)
    assert len(position.card) == 16
    assert sorted(position.card[:9]) == [WATER] * 3 + [LIME] * 3 + [DIOXIDE] * 3
    assert len([kind for kind in position.card[9:] if kind > DIOXIDE]) == 7
    assert len(position.stock) == 54 - 7


@pytest.mark.rule("CD-4", "CD-A1")
def test_the_starting_cards_are_shuffled_among_themselves_and_so_are_the_others() -> None:
    position = set_up(4, House(), "test")
    assert position.outcomes() == [(Reveal(WATER), 3), (Reveal(LIME), 3), (Reveal(DIOXIDE), 3)]
    assert position.refusal(NATURE, Reveal(3)) == Refusal("no-such-card", "CD-51")
    position.play(NATURE, Reveal(LIME))
    assert position.outcomes() == [(Reveal(WATER), 3), (Reveal(LIME), 2), (Reveal(DIOXIDE), 3)]
    for kind in (LIME, LIME, WATER, WATER, WATER, DIOXIDE, DIOXIDE, DIOXIDE):
        position.play(NATURE, Reveal(kind))
    assert position.card[:10] == [*[LIME] * 3, *[WATER] * 3, *[DIOXIDE] * 3, -1]
    assert position.outcomes() == [(Reveal(kind), 1) for kind in range(3, 57)]  # of the 54 others each alike
    position.play(NATURE, Reveal(30))
    assert position.card[9] == 30
    assert position.refusal(NATURE, Reveal(30)) is not None


@pytest.mark.rule("CD-10")
def test_what_is_left_after_the_field_is_the_deck() -> None:
    """54 - 7 = 47 = five stacks of eight and one of seven; more of it in test_decks.py."""
    position = dealt(4)
    assert (position.deck, position.drawn, position.fires) == (47, 0, [])


# The first Lead


@pytest.mark.rule("CD-11", "CD-A4")
@pytest.mark.parametrize(
    ("benches", "lead"),
    [
        ("S H H H|Ca Ca Ca Ca|N N N N", 0),  # one sulfur goes before any number of calcium
        ("S H H H|S S H H|S Ca Ca Ca", 1),  # more sulfur
        ("S H H H|S N N N|S Ca H H", 2),  # as much sulfur: then calcium
        ("N N H H|N O O O|N N C C", 2),  # nitrogen alike with seat 0; no oxygen; then carbon
        ("O C C C|O O H H|C C C C", 1),  # oxygen before carbon
        ("C C H H|C H H H|H H H H", 0),
        ("H H H H|H H H H|C H H H", 2),
    ],
)
def test_who_drew_the_rarest_elements_leads(benches: str, lead: int) -> None:
    position = drawn(with_field(3), benches)
    assert position.lead == lead
    assert position.acting() == [lead]
    assert position.round == 1


@pytest.mark.rule("CD-A4")
def test_a_full_tie_is_decided_by_lot_among_those_who_tie() -> None:
    position = drawn(with_field(4), "N H O O|O N O H|N H H H|N O O H")
    assert position.outcomes() == [(Lot(0), 1), (Lot(1), 1), (Lot(3), 1)]
    assert position.refusal(NATURE, Lot(2)) == Refusal("not-tied", "CD-A4", whom=2)
    position.play(NATURE, Lot(3))
    assert (position.lead, position.acting()) == (3, [3])


@pytest.mark.rule("CD-11", "CD-A4")
def test_or_by_who_is_the_youngest_if_the_table_says_so() -> None:
    tied = "N H O O|N H O O|C C C C"
    for youngest in (0, 1):
        assert drawn(with_field(3, youngest=youngest), tied).lead == youngest
    position = drawn(with_field(3, youngest=2), tied)  # the youngest is not among those who tie
    assert position.outcomes() == [(Lot(0), 1), (Lot(1), 1)]


@pytest.mark.rule("CD-A4", "CD-83")
def test_nobel_draws_but_does_not_take_part_in_this() -> None:
    position = drawn(with_field(2, layout=PAIR), "C H H H|N H H H|S S S S")
    assert position.on_bench(2, 5) == 4
    assert (position.lead, position.acting()) == (1, [1])
