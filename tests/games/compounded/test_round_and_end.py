"""Setup, how rounds follow each other, Nobel, and the end.  CD-1 to CD-25, CD-67, CD-83 to CD-93, CD-102, CD-103."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.bag import Crystal
from compoundry.games.compounded.cards import SYMBOLS
from compoundry.games.compounded.layout import PAIR, PARTNERS, SHORT, SQUARE
from compoundry.games.compounded.options import House
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.round import PATIENCE
from compoundry.games.compounded.setup import Lots, Opening, set_up
from compoundry.kernel import NATURE, FastDraw

from .labs import Card, lab


def dealt(seats: int, seed: int = 1, **house: int) -> Compounded:
    """A game up to the moment when somebody is asked."""
    position = set_up(seats, House(**house), "test")
    draw = FastDraw(seed)
    while position.acting() == [NATURE]:
        position.play(NATURE, position.chance(draw))
    assert position.audit() == []
    return position


@pytest.mark.rule("CD-4", "CD-5", "CD-6", "CD-7", "CD-8", "CD-10", "CD-A1", "CD-A2")
def test_the_lab_is_set_up() -> None:
    position = dealt(4)
    starting = position.cards().starting
    assert sorted(position.card[:9]) == sorted(starting * 3)
    assert not set(position.card[9:]) & set(starting)
    assert (position.active, position.reserve, position.wilds) == ([1] * 4, [2] * 4, [1] * 4)
    assert [position.stored(seat) for seat in range(4)] == [4] * 4
    assert position.tiles == [4, 3, 3, 3, 3, 3]
    assert (position.holder, position.flipped) == ([0, 1, 2, 3], [0] * 4)
    assert (position.deck, position.round, len(position.stock)) == (47, 1, 47)


@pytest.mark.rule("CD-83", "CD-84", "CD-94", "CD-102", "CD-103", "CD-A2", "CD-A7", "CD-A43")
def test_other_tables_are_set_up_otherwise() -> None:
    nobel = dealt(2, layout=PAIR)
    assert (len(nobel.card), nobel.deck, nobel.people(), nobel.stored(2)) == (8, 52, 3, 4)
    assert [nobel.card.count(kind) for kind in nobel.cards().starting] == [2, 2, 2]
    assert nobel.tiles == [4, 3, 3, 1, 1, 1]
    short = dealt(3, layout=SHORT)
    assert (len(short.card), short.deck) == (12, 51)
    partners = dealt(5, layout=PARTNERS)
    assert (len(partners.card), partners.deck, len(partners.doubles)) == (14, 51, 18)
    assert [partners.cards().double[kind] for kind in partners.card] == [False] * 12 + [True] * 2
    bare = dealt(3, layout=SQUARE, bare=1)
    assert (bare.holder, bare.wilds) == ([], [0, 0, 0])


@pytest.mark.rule("CD-11", "CD-A4")
@pytest.mark.parametrize(
    ("benches", "tied"),
    [
        ("S H H H|Ca Ca Ca Ca|N N N N", [0]),
        ("S H H H|S Ca H H|S N N N", [1]),
        ("H H H C|H H C C|H H H H", [1]),
        ("C C O O|C O O O|H H H O", [1]),
        ("N H H O|N H H O|N H H H", [0, 1]),
    ],
)
def test_the_rarest_elements_lead(benches: str, tied: list[int]) -> None:
    position = set_up(3, House(), "test")
    draw = FastDraw(1)
    while isinstance(position.pending[-1], Opening):
        position.play(NATURE, position.chance(draw))
    for words in benches.split("|"):
        for symbol in words.split():
            position.play(NATURE, Crystal(SYMBOLS.index(symbol)))
    if len(tied) == 1:
        assert position.lead == tied[0]
    else:
        assert isinstance(position.pending[-1], Lots)
        assert [move.values() for move in position.legal(NATURE)] == [(seat,) for seat in tied]


@pytest.mark.rule("CD-67", "CD-A37", "CD-25", "CD-52")
def test_a_lab_key_takes_the_lead_from_whose_turn_it_is() -> None:
    """Not asked: seat 1, who would lead anyway.  Asked: from that seat's left on."""
    keys = {1: "lab-key", 0: "lab-key", 3: "lab-key"}
    table = lab(seats=4, tools={**keys, 2: ""}, part=4)
    assert (table.question(), table.position.acting()) == ("KeyWindow", [3])
    table.play("3: pass")
    assert table.position.acting() == [0]
    assert table.play("0: take-key")[0] == "key"
    assert (table.position.lead, table.position.round) == (0, 6)
    assert table.position.spent == [0, 1, 0, 0, 0, 0]
    passed_on = lab(seats=4, part=4)
    assert (passed_on.position.lead, passed_on.position.round) == (1, 6)


@pytest.mark.rule("CD-13", "CD-16", "CD-A40")
def test_fifty_points_bring_one_more_round() -> None:
    table = lab(field={0: Card("H2", has="all", claims="1")}, track=(0, 45, 0), deck=("N2", "O2"), part=4)
    assert table.told("triggered") == [{"seat": 1, "reason": "points", "round": 6}]
    table.play("pass", "reveal N2")
    assert (table.position.round, table.position.end) == (6, "")
    table.rest_of_round()
    assert (table.position.round, table.position.end) == (6, "points")


@pytest.mark.rule("CD-14", "CD-A38")
def test_three_complete_experiments_bring_the_end() -> None:
    field = {0: Card("H2", has="all", claims="1", state="gas")}
    table = lab(field=field, levels={1: "4334"}, part=4)
    assert table.position.last == 0
    table.play("raise research")
    assert table.told("triggered") == [{"seat": 1, "reason": "experiments", "round": 6}]


@pytest.mark.rule("CD-15", "CD-17", "CD-99", "CD-A57")
def test_a_field_that_cannot_be_filled_ends_the_game_at_once() -> None:
    table = lab(field={0: Card("H2", has="all", claims="0")}, part=4)
    assert table.play("pass")[-1] == "over"
    assert table.position.end == "unfilled"
    enough = lab(field={0: Card("H2", has="all", claims="0")}, deck=("N2",), part=4)
    enough.play("pass", "reveal N2")
    assert enough.position.end == ""  # a deck that is just enough
    double = lab(field={12: Card("H9", has="all", claims="0 1")}, deck=("N2",), layout=PARTNERS, part=4)
    double.play("0: pass", "1: pass")
    assert double.position.end == "unfilled"


@pytest.mark.rule("CD-A63")
def test_a_game_in_which_no_compound_leaves_the_field_any_more_ends() -> None:
    position = dealt(3)
    draw = FastDraw(1)
    while acting := position.acting():
        seat = acting[0]
        position.play(seat, position.chance(draw) if seat == NATURE else position.timeout(seat))
    assert (position.end, position.round) == ("stalled", PATIENCE)


@pytest.mark.rule("CD-89", "CD-90", "CD-A44")
def test_nobel_places_what_he_can_on_unclaimed_compounds_only() -> None:
    field = {0: Card("H2O", claims="0"), 1: Card("CO", has="C"), 2: Card("H3"), 3: Card("C2O2", has="C C O")}
    table = lab(seats=2, field=field, benches={2: "O H N"}, layout=PAIR, deck=("N2", "N2O"), lead=1)
    assert (table.question(), table.position.acting()) == ("NobelPlacing", [1])
    assert table.legal() == ["place H 2", "place O 1", "place O 3"]
    table.refuses("place O 0", "nobel-claimed", "CD-89", place=0, whom=0)
    table.refuses("pass", "not-now", "K-4", verb="pass", verbs=["place"])
    table.play("place O 1")
    assert table.told("completed-claimed") == [{"seat": -3, "place": 1, "compound": table.kind("CO")}]
    assert table.position.track == [0, 0, 5]  # CD-91; the hydrogen followed by itself


@pytest.mark.rule("CD-91", "CD-92", "CD-A45")
def test_nobel_gains_points_and_levels_but_no_tools_and_his_grants_are_the_leads() -> None:
    field = {
        0: Card("H2", has="all", claims="2", state="gas", tool="pipet", points=8),
        1: Card("CO", has="all", claims="2", state="solid", reaction="grant", points=4),
    }
    table = lab(seats=2, field=field, layout=PAIR, deck=("N2", "N2O"), lead=1, part=4)
    assert (table.question(), table.position.acting()) == ("NobelScoring", [1])
    table.play("score 0")
    assert (table.level(2, "research"), table.position.tiles[4]) == (1, 1)
    assert (table.question(), table.position.acting()) == ("Granting", [1])
    assert table.legal()[0] == "grant 0 discovery"
    table.play("grant 1 lab")
    assert (table.position.track, table.level(1, "lab")) == ([0, 0, 12], 1)


@pytest.mark.rule("CD-93", "CD-A42")
def test_nobel_can_win_and_who_ties_shares() -> None:
    field = {0: Card("H2", has="all", claims="0")}
    table = lab(seats=2, field=field, layout=PAIR, track=(0, 0, 30), part=4)
    table.play("pass")
    outcome = table.position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("unfilled", [])
    tied = lab(seats=3, field=field, track=(0, 5, 0), part=4)
    tied.play("pass")
    outcome = tied.position.outcome()
    assert outcome is not None
    assert outcome.winners() == [0, 1]
