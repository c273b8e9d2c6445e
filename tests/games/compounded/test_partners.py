"""Lab Partners: double compounds.  CD-94 to CD-99, CD-A48 to CD-A51, CD-A54, CD-A55, CD-A58.

The field lies so; 12 and 13 are doubles, with two spaces for claims each (24, 25 and 26, 27):

     0  1  2  3
     4  5  6  7
     8  9 10 11
    [ 12 ][ 13 ]
"""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded.layout import PARTNERS
from compoundry.games.compounded.options import House
from compoundry.games.compounded.setup import set_up
from compoundry.kernel import NATURE, FastDraw

from .labs import Card, Table, lab

STUDY, LAB = 1, 4
"""The parts of a round that come with these phases."""


def partners(seats: int = 3, **ordered: Any) -> Table:
    return lab(seats, layout=PARTNERS, **ordered)


def scored(claims: str, **more: Any) -> Card:
    """A double that is complete."""
    return Card("H9", has="all", claims=claims, **more)


def blown(place: int, field: dict[int, Card], **ordered: Any) -> Table:
    """Seat 0, whose turn of Research it is, holds a Bunsen Burner to something."""
    table = partners(field=field, benches={0: "Ca"}, tools={0: "bunsen-burner"}, **ordered)
    table.play(f"0: burn {place}")
    return table


# The field


@pytest.mark.rule("CD-94", "CD-99")
@pytest.mark.parametrize("seats", [3, 5])
def test_three_rows_of_four_and_two_doubles_from_a_deck_of_their_own(seats: int) -> None:
    position = set_up(seats, House(layout=PARTNERS), "test")
    draw = FastDraw(1)
    while position.acting() == [NATURE]:
        position.play(NATURE, position.chance(draw))
    double = position.cards().double
    assert [double[kind] for kind in position.card] == [False] * 12 + [True] * 2
    assert sorted(position.card[:9]) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len(position.doubles) == 20 - 2
    assert position.deck == len(position.stock) == 54 - 3


# Two claims


@pytest.mark.rule("CD-95", "CD-A50")
def test_a_double_is_scored_only_with_two_claims() -> None:
    table = partners(field={12: scored("0"), 13: Card("C9", has="C", claims="1 2")}, part=LAB)
    assert (table.card(12), table.position.track) == ("H9", [0, 0, 0])  # it waits, complete
    assert table.position.round == 6
    with_two = partners(field={12: scored("0 2")}, part=LAB)
    assert with_two.position.track == [5, 0, 5]


@pytest.mark.rule("CD-95")
def test_one_claim_is_said_to_be_too_few() -> None:
    field = {12: scored("0"), 0: Card("N2", has="all", claims="0"), 1: Card("O2", has="all", claims="0")}
    table = partners(field=field, levels={0: "1311"}, part=LAB)
    table.refuses("score 12", "one-claim-only", "CD-95", place=12, compound=table.kind("H9"))


@pytest.mark.rule("CD-95", "CD-98")
def test_both_may_be_of_one_scientist_who_gets_all_of_it_once() -> None:
    table = partners(field={12: scored("1 1", points=7, state="gas")}, levels={1: "1211"}, doubles=("O9",), part=LAB)
    assert table.position.track == [0, 7, 0]
    assert table.tokens(1) == (2, 1)
    table.play("raise research")
    assert table.level(1, "research") == 1
    assert table.position.round == 5
    assert table.question() == "Filling"  # not asked again


@pytest.mark.rule("CD-98", "CD-46")
def test_both_get_the_full_points_their_token_and_a_raise() -> None:
    table = partners(field={12: scored("2 -0", points=7, state="solid")}, doubles=("O9",), part=LAB)
    assert table.told("scored") == [
        {"seat": 2, "place": 12, "compound": table.kind("H9"), "points": 7},
        {"seat": 0, "place": 12, "compound": table.kind("H9"), "points": 7},
    ]
    assert table.position.track == [7, 0, 7]
    assert (table.tokens(2), table.tokens(0)) == ((1, 2), (1, 2))
    table.play("2: raise study", "0: raise lab")
    assert (table.level(2, "study"), table.level(0, "lab")) == (1, 1)


@pytest.mark.rule("CD-A54", "CD-43")
def test_it_is_scored_in_the_turn_of_the_first_of_the_two() -> None:
    field = {12: scored("0 2"), 0: Card("N2", has="all", claims="1"), 1: Card("O2", has="all", claims="2")}
    table = partners(field=field, levels={2: "1211"}, lead=1, part=LAB)
    table.play("1: pass")
    assert (table.question(), table.legal(2)) == ("Scoring", ["score 1", "score 12"])
    table.play("2: score 12")
    assert table.position.track == [5, 5, 5]
    table.play("0: pass", "2: pass")  # the left token first
    assert (table.question(), table.position.acting()) == ("Raising", [2])  # now the other compound of seat 2
    assert table.position.track == [5, 5, 10]


@pytest.mark.rule("CD-A58", "CD-32")
def test_with_a_free_space_it_can_be_claimed_the_first_token_left() -> None:
    table = partners(levels={0: "1211"}, part=STUDY)
    table.play("0: claim 13")
    assert table.position.owner[26:28] == [0, -1]
    assert "claim 13" in table.legal(1)
    table.play("1: claim 13")
    assert table.position.owner[26:28] == [0, 1]
    table.refuses("2: claim 13", "claimed-already", "CD-32", place=13, whom=0)


@pytest.mark.rule("CD-A58", "CD-95")
def test_one_may_claim_both_and_each_counts_against_study() -> None:
    table = partners(levels={0: "1211"}, part=STUDY)
    table.play("0: claim 12", "1: pass", "2: pass", "0: claim 12")
    assert (table.position.owner[24:26], table.tokens(0)) == ([0, 0], (0, 1))


@pytest.mark.rule("CD-A58", "CD-35")
def test_a_claim_moves_to_a_free_space_but_not_within_one_double() -> None:
    field = {12: Card("H9", claims="0"), 13: Card("C9", claims="1"), 0: Card("N2", claims="2")}
    table = partners(field=field, part=STUDY)
    table.refuses("shift 24 12", "there-already", "CD-A58", place=12)
    table.play("0: shift 24 13")
    assert (table.position.owner[24:26], table.position.owner[26:28]) == ([-1, -1], [1, 0])
    table.play("1: shift 26 12")
    assert (table.position.owner[24:26], table.position.owner[26:28]) == ([1, -1], [-1, 0])
    table.play("2: shift 0 13")
    assert table.position.owner[26:28] == [2, 0]  # the space that was left


@pytest.mark.rule("CD-A50", "CD-A58", "CD-38")
def test_who_completes_one_with_a_free_space_must_put_one_reserve_token_there() -> None:
    nobody = partners(field={12: Card("H9", has="H " * 8)}, benches={0: "H", 1: "N"})
    nobody.play("0: place H 12")
    assert (nobody.position.owner[24:26], nobody.position.temporary[24:26]) == ([0, -1], [1, 0])  # one only
    assert nobody.tokens(0) == (1, 1)
    another = partners(field={12: Card("H9", has="H " * 8, claims="1"), 0: Card("N3")}, benches={0: "H", 2: "N"})
    another.play("0: place H 12")
    assert another.position.owner[24:26] == [1, 0]
    own = partners(field={12: Card("H9", has="H " * 8, claims="0"), 0: Card("N3")}, benches={0: "H", 2: "N"})
    own.play("0: place H 12")
    assert (own.position.owner[24:26], own.position.temporary[24:26]) == ([0, 0], [0, 1])
    both = partners(field={12: Card("H9", has="H " * 8, claims="1 2"), 0: Card("N3")}, benches={0: "H", 2: "N"})
    assert both.play("0: place H 12") == ["placed", "completed"]
    assert both.tokens(0) == (1, 2)


@pytest.mark.rule("CD-A50")
def test_a_temporary_claim_waits_on_it_until_it_scores() -> None:
    table = partners(field={12: scored("-0")}, doubles=("O9",), part=LAB)
    assert (table.position.round, table.position.owner[24], table.tokens(0)) == (6, 0, (1, 1))
    table.until("Claiming")
    table.play("1: claim 12")
    table.until("Raising")
    assert table.position.track == [5, 5, 0]
    assert table.tokens(0) == (1, 2)


@pytest.mark.rule("CD-37", "CD-A58")
def test_with_one_token_on_it_it_is_claimed() -> None:
    table = blown(12, {12: Card("H9", has="H", claims="1", burns=1), 8: Card("H4"), 9: Card("H4")}, lead=0)
    assert table.position.acting() == [1]  # the claimant chooses, not the Lead


# Explosions


@pytest.mark.rule("CD-96", "CD-A49")
def test_its_elements_go_to_the_two_above_and_only_what_does_not_fit_further_up() -> None:
    field = {
        12: Card("H9", has="H H H H H", burns=1),
        8: Card("H"),
        9: Card("H2", has="H"),
        4: Card("H2"),
        5: Card("C2"),
        0: Card("H9"),
        1: Card("H9"),
        10: Card("H9"),
        13: Card("H9"),
    }
    table = blown(12, field)
    assert [table.on(place) for place in (8, 9, 4, 10, 13)] == ["H", "H H", "H H", "", ""]
    assert table.legal() == ["scatter H 0", "scatter H 1"]  # the top row; never sideways
    for place in (4, 10, 13):
        table.refuses(f"scatter H {place}", "out-of-reach", "CD-55", element=0, place=place)


@pytest.mark.rule("CD-96", "CD-A49")
def test_what_fits_nearer_must_go_there() -> None:
    table = blown(12, {12: Card("H9", has="H", burns=1), 8: Card("H2"), 9: Card("H2"), 4: Card("H2"), 5: Card("H2")})
    assert table.legal() == ["scatter H 8", "scatter H 9"]
    kinds = blown(12, {12: Card("H8C", has="H C", burns=1), 8: Card("H2"), 4: Card("C2"), 5: Card("H2")})
    assert (kinds.on(8), kinds.on(4), kinds.on(5)) == ("H", "C", "")  # each kind for itself


@pytest.mark.rule("CD-A49", "CD-A31")
def test_gaps_and_what_explodes_too_are_skipped() -> None:
    field = {
        12: Card("H9", has="H", burns=2, flames=1),
        8: Card("H2", burns=2, flames=1),
        9: Card("C2"),
        4: Card("H2", has="all", claims="0", reaction="volatile"),
        1: Card("H2"),
    }
    table = partners(field=field, part=LAB)
    table.play("0: pass")
    assert [event["place"] for event in table.told("exploded")] == [8, 12]
    assert table.on(1) == "H"


@pytest.mark.rule("CD-97", "CD-A48", "CD-56")
@pytest.mark.parametrize(("place", "doubles"), [(8, [12]), (9, [12, 13]), (10, [12, 13]), (11, [13]), (5, [])])
def test_what_explodes_above_may_scatter_onto_a_double(place: int, doubles: list[int]) -> None:
    field = {place: Card("CH9", has="C", burns=1), 12: Card("C9"), 13: Card("C9")}
    table = blown(place, field)
    if len(doubles) == 2:
        assert table.legal() == ["scatter C 12", "scatter C 13"]
        table.play("scatter C 13")
    assert [table.on(double) for double in (12, 13)] == [
        "C" if doubles == [12] else "",
        "C" if doubles and doubles != [12] else "",
    ]  # if it is the only place, it must


@pytest.mark.rule("CD-A51")
@pytest.mark.parametrize(
    ("claims", "choosers"),
    [("2 1", [2, 1, 2]), ("1 2", [1, 2, 1]), ("1 1", [1, 1, 1]), ("2", [2, 2, 2]), ("", [0, 0, 0])],
)
def test_two_owners_take_turns_from_the_left_one_decides_alone_and_else_the_lead(
    claims: str, choosers: list[int]
) -> None:
    field = {12: Card("H9", has="H H H", claims=claims, burns=1), 8: Card("H9"), 9: Card("H9")}
    table = blown(12, field, levels={1: "1211"})
    asked = []
    while table.question() == "Scattering":
        asked.append(table.position.acting()[0])
        table.play("scatter H 8")
    assert asked == choosers


@pytest.mark.rule("CD-A51", "CD-A31")
def test_with_the_next_double_the_left_token_begins_again() -> None:
    field = {
        0: Card("N2", has="all", claims="0", reaction="volatile"),
        12: Card("H9", has="H", claims="2 1", burns=1),
        13: Card("C9", has="C", claims="1 2", burns=1),
        8: Card("H9"),
        9: Card("H9"),
        10: Card("C9"),
        11: Card("C9"),
    }
    table = partners(field=field, levels={1: "1211", 2: "1211"}, part=LAB)
    table.play("0: pass")
    assert (table.position.acting(), table.legal()) == ([2], ["scatter H 8", "scatter H 9"])
    table.play("scatter H 8")
    assert (table.position.acting(), table.legal()) == ([1], ["scatter C 10", "scatter C 11"])


@pytest.mark.rule("CD-A55", "CD-53", "CD-A32")
def test_a_lab_fire_reaches_doubles_too() -> None:
    field = {
        0: Card("N2", has="all", claims="0"),
        12: Card("H9", burns=2),
        13: Card("C9", burns=1, claims="1 -2"),
    }
    table = partners(field=field, deck=("O2",), doubles=("O9",), shuffled=True, ready=(0,), part=LAB)
    table.play("0: pass", "light", "reveal O2")
    assert table.legal(0) == ["extinguish 12", "extinguish 13", "pass"]
    table.play("0: pass")
    assert table.told("flames") == [{"places": [12, 13]}]
    assert (table.card(12), table.card(13)) == ("H9", "")
    assert [table.tokens(seat) for seat in (1, 2)] == [(1, 2), (1, 2)]


@pytest.mark.rule("CD-74", "CD-A23")
def test_a_double_that_does_not_burn_bears_two_flames_of_a_burner() -> None:
    table = blown(12, {12: Card("H9", claims="1 2")})
    assert (table.position.flames[12], table.position.limit(12)) == (1, 2)


# Refill


@pytest.mark.rule("CD-99", "CD-A57", "CD-51")
def test_the_last_row_is_filled_last_from_its_own_deck() -> None:
    field = {12: scored("0 1"), 3: Card("N2", has="all", claims="2")}
    table = partners(field=field, deck=("O2",), doubles=("O9", "C9"), part=LAB)
    table.play("0: pass", "1: pass", "2: pass")
    table.refuses("reveal O9", "no-such-card", "CD-51")
    table.play("reveal O2")
    assert (table.card(3), table.card(12)) == ("O2", "")
    assert [weight for _, weight in table.position.outcomes()] == [1, 1]
    table.play("reveal C9")
    assert (table.card(12), table.position.round) == ("C9", 6)


@pytest.mark.rule("CD-99", "CD-15", "CD-17")
def test_without_another_double_the_game_ends_at_once() -> None:
    table = partners(field={12: scored("0 1")}, deck=("O2",), part=LAB)
    table.play("0: pass", "1: pass")
    assert (table.position.end, table.position.round) == ("unfilled", 5)


@pytest.mark.rule("CD-99", "CD-A57")
def test_the_same_when_one_has_exploded() -> None:
    field = {12: Card("C9", burns=1), 0: Card("N2", has="all", claims="0")}
    table = partners(field=field, deck=("O2",), shuffled=True, part=LAB)
    table.play("0: pass", "light", "reveal O2")
    assert table.position.end == "unfilled"
