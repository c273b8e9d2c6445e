"""Phase 2, Study: claims, moved claims, and where the tokens are.  CD-32 to CD-35, CD-40, CD-63, CD-A13 to CD-A15."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.bench import raise_level
from compoundry.games.compounded.cards import STUDY
from compoundry.games.compounded.layout import PAIR, SHORT

from .labs import Card, Table, lab

STUDY_PHASE = 1
"""The part of a round that comes with Study."""

BURNER = {0: "bunsen-burner"}


def asked(table: Table) -> list[int]:
    """Who is asked to claim, one after the other, if each takes the first place that is free."""
    seats = []
    while table.question() == "Claiming":
        seats.append(table.position.acting()[0])
        table.play(table.legal()[0])
    return seats


# Claiming


@pytest.mark.rule("CD-32")
def test_from_the_lead_on_each_claims_one_compound() -> None:
    table = lab(4, lead=2, part=STUDY_PHASE)
    assert (table.question(), table.position.acting()) == ("Claiming", [2])
    assert table.play("claim 5") == ["claimed"]
    assert table.told("claimed") == [{"seat": 2, "place": 5, "compound": table.kind("S2")}]
    assert (table.position.claimants(5), table.tokens(2)) == ([2], (0, 2))
    assert table.position.acting() == [3]
    table.play("claim 6", "claim 7")
    assert table.position.acting() == [1]
    table.play("claim 0")
    assert [table.position.claimants(place) for place in (5, 6, 7, 0)] == [[2], [3], [0], [1]]
    assert table.question() != "Claiming"


@pytest.mark.rule("CD-32")
def test_only_an_unclaimed_compound_can_be_claimed() -> None:
    table = lab(field={0: Card("H2O", claims="2"), 1: Card("CO", claims="-1")}, levels={2: "1211"}, part=STUDY_PHASE)
    table.refuses("claim 0", "claimed-already", "CD-32", place=0, whom=2)
    table.refuses("claim 1", "claimed-already", "CD-32", place=1, whom=1)
    assert table.legal() == [*[f"claim {place}" for place in range(2, 16)], "pass"]


@pytest.mark.rule("CD-32", "CD-102")
def test_a_claim_needs_a_card() -> None:
    table = lab(layout=SHORT, part=STUDY_PHASE)
    table.refuses("claim 12", "no-card-there", "CD-32", place=12)
    table.refuses("claim 15", "no-card-there", "CD-32", place=15)


@pytest.mark.rule("CD-32", "CD-5")
def test_tokens_of_the_reserve_are_not_used() -> None:
    table = lab(levels={1: "1211"}, field={0: Card("H2O", claims="1"), 1: Card("CO", claims="0")}, part=STUDY_PHASE)
    assert [table.tokens(seat) for seat in range(3)] == [(0, 2), (1, 1), (1, 2)]
    assert asked(table) == [1, 2]  # seat 0 has two tokens, both in reserve


@pytest.mark.rule("CD-63", "CD-33")
@pytest.mark.parametrize(("level", "claims"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_study_says_how_many_can_be_claimed(level: int, claims: int) -> None:
    table = lab(levels={1: f"1{level}11"}, part=STUDY_PHASE)
    assert table.tokens(1) == (claims, 3 - claims)
    assert asked(table).count(1) == claims


@pytest.mark.rule("CD-33")
def test_it_goes_round_until_all_tokens_lie() -> None:
    table = lab(4, lead=1, levels={0: "1211", 1: "1311", 3: "1211"}, part=STUDY_PHASE)
    assert asked(table) == [1, 2, 3, 0, 1, 3, 0, 1]


@pytest.mark.rule("CD-33", "CD-34")
def test_or_until_all_have_passed_and_a_pass_is_final() -> None:
    table = lab(levels={0: "1311", 1: "1311", 2: "1311"}, part=STUDY_PHASE)
    assert table.play("0: claim 0", "1: pass") == ["claimed", "passed"]
    table.play("2: claim 1", "0: claim 2")
    assert table.position.acting() == [2]
    assert table.position.refusal(1, table.move("claim 3")) is not None
    table.play("2: pass")
    assert table.position.acting() == [0]  # alone, one token left
    table.play("0: pass")
    assert table.question() != "Claiming"
    assert [table.tokens(seat) for seat in range(3)] == [(1, 0), (3, 0), (2, 0)]


@pytest.mark.rule("CD-34")
def test_who_has_passed_may_claim_again_in_the_next_round() -> None:
    table = lab(part=STUDY_PHASE)
    table.play("0: pass")
    table.rest_of_round()
    table.until("Claiming")
    assert table.position.round == 6
    assert table.position.acting() == [1]
    table.play("1: pass", "2: pass")
    assert (table.question(), table.position.acting()) == ("Claiming", [0])


@pytest.mark.rule("CD-40")
def test_elements_that_lie_there_are_no_hindrance() -> None:
    table = lab(field={0: Card("H2O", has="H O")}, part=STUDY_PHASE)
    table.play("claim 0")
    assert (table.on(0), table.position.claimants(0)) == ("H O", [0])


@pytest.mark.rule("CD-A15", "CD-43")
def test_a_complete_compound_that_is_claimed_now_scores_in_this_round() -> None:
    table = lab(field={0: Card("H2O", has="all", points=4), 1: Card("CO", has="all", points=3)}, part=STUDY_PHASE)
    table.play("0: claim 0", "1: pass", "2: pass")
    assert table.question() == "Raising"
    assert table.position.track == [4, 0, 0]
    assert table.card(1) == "CO"  # nobody has claimed it, nobody scores it


# Moving a claim


@pytest.mark.rule("CD-35", "CD-A14")
def test_then_each_may_move_one_claim_of_an_earlier_round() -> None:
    field = {0: Card("H2O", claims="0"), 1: Card("CO", claims="0"), 2: Card("N2", claims="2")}
    table = lab(field=field, levels={0: "1211"}, lead=1, part=STUDY_PHASE)
    table.play("1: claim 9")
    assert (table.question(), table.position.acting()) == ("Shifting", [2])  # what seat 1 has lies there since now
    assert table.play("2: shift 4 5") == ["shifted"]
    assert table.told("shifted") == [{"seat": 2, "origin": 2, "place": 5, "compound": table.kind("S2")}]
    assert table.position.acting() == [0]
    table.play("0: shift 0 6")
    assert table.question() != "Shifting"  # seat 0 has another one there, but one move is all
    assert [table.position.claimants(place) for place in (0, 1, 2, 5, 6)] == [[], [0], [], [2], [0]]
    assert table.tokens(0) == (0, 1)


@pytest.mark.rule("CD-35")
def test_a_token_placed_in_this_round_stays() -> None:
    table = lab(field={0: Card("H2O", claims="0")}, levels={0: "1211"}, part=STUDY_PHASE)
    table.play("0: claim 1", "1: pass", "2: pass")
    assert table.question() == "Shifting"
    table.refuses("shift 2 5", "placed-this-round", "CD-35", place=1, round=table.position.round)
    assert [text for text in table.legal() if text.startswith("shift 2 ")] == []


@pytest.mark.rule("CD-35", "CD-A58")
def test_a_token_goes_to_another_unclaimed_compound() -> None:
    table = lab(field={0: Card("H2O", claims="0"), 1: Card("CO", claims="1")}, layout=SHORT, part=STUDY_PHASE)
    table.play("2: pass")
    table.refuses("shift 0 1", "claimed-already", "CD-35", place=1, whom=1)
    table.refuses("shift 0 0", "there-already", "CD-35", place=0)
    table.refuses("shift 0 12", "no-card-there", "CD-35", place=12)
    assert table.legal() == [*[f"shift 0 {place}" for place in range(2, 12)], "pass"]


@pytest.mark.rule("CD-35")
def test_nobody_moves_the_tokens_of_others() -> None:
    table = lab(field={0: Card("H2O", claims="0"), 1: Card("CO", claims="1")}, layout=SHORT, part=STUDY_PHASE)
    table.play("2: pass")
    table.refuses("shift 2 5", "not-your-token", "CD-35", space=2, place=1)
    table.refuses("shift 8 5", "not-your-token", "CD-35", space=8, place=4)  # nobody's
    for space in (24, 31):  # no such place in this field
        table.refuses(f"shift {space} 5", "not-your-token", "CD-35", space=space, place=space // 2)


@pytest.mark.rule("CD-A14")
def test_what_one_leaves_the_next_may_take_with_all_that_lies_there() -> None:
    field = {0: Card("H2O", has="H", claims="0"), 1: Card("CO", claims="1")}
    table = lab(field=field, part=STUDY_PHASE)
    table.play("2: pass", "0: shift 0 9")
    assert (table.on(0), table.position.claimed(0)) == ("H", False)
    assert table.position.acting() == [1]
    table.play("1: shift 2 0")
    assert (table.on(0), table.position.claimants(0), table.position.claimants(1)) == ("H", [1], [])


@pytest.mark.rule("CD-A14")
def test_temporary_claims_never_move() -> None:
    field = {0: Card("H2O", claims="-0"), 1: Card("CO", claims="0")}
    table = lab(field=field, part=STUDY_PHASE)
    table.play("1: pass", "2: pass")
    table.refuses("shift 0 5", "temporary-token", "CD-A14", space=0, place=0)
    assert not [text for text in table.legal() if text.startswith("shift 0 ")]
    alone = lab(field={0: Card("H2O", claims="-0")}, part=STUDY_PHASE)
    alone.play("0: pass", "1: pass", "2: pass")
    assert alone.question() != "Shifting"


@pytest.mark.rule("CD-A14", "CD-35")
def test_a_claim_that_was_moved_last_round_may_move_again() -> None:
    table = lab(field={0: Card("H2O", claims="0")}, part=STUDY_PHASE)
    table.play("1: pass", "2: pass", "0: shift 0 4")
    table.until("Shifting")
    assert (table.position.round, table.position.acting()) == (6, [0])
    table.play("shift 8 7")
    assert table.position.claimants(7) == [0]


@pytest.mark.rule("CD-35")
def test_who_has_nothing_to_move_is_not_asked() -> None:
    table = lab(part=STUDY_PHASE)
    table.play("0: claim 0", "1: pass", "2: pass")
    assert table.question() != "Shifting"


@pytest.mark.rule("CD-32", "CD-35")
def test_where_everything_is_claimed_nobody_is_asked() -> None:
    owners = "00" + "111" + "222"  # the last is Nobel
    field = {place: Card("H2O", claims=owner) for place, owner in enumerate(owners)}
    table = lab(2, field=field, levels={0: "1311", 1: "1311"}, layout=PAIR, part=STUDY_PHASE)
    assert table.tokens(0) == (1, 0)
    assert table.question() not in ("Claiming", "Shifting")


# Active, reserve and temporary


@pytest.mark.rule("CD-A13")
def test_a_raised_study_takes_a_token_from_the_reserve() -> None:
    field = {0: Card("H2O", has="all", claims="0", state="solid")}
    table = lab(field=field, part=4)
    assert table.tokens(0) == (1, 2)
    table.play("raise study")
    assert (table.level(0, "study"), table.tokens(0)) == (1, (2, 1))
    third = lab(field=field, levels={0: "1311"}, part=4)
    assert third.tokens(0) == (3, 0)
    third.play("raise study")
    assert third.tokens(0) == (3, 0)  # on the fourth level there are three, and the Journal


@pytest.mark.rule("CD-A13")
def test_with_the_reserve_out_it_is_made_good_when_a_token_comes_home() -> None:
    """Seat 0: one active token, two temporary claims.  Study rises twice, then the claims score."""
    field = {
        0: Card("H2O", has="all", claims="-0"),
        1: Card("CO", has="all", claims="-0"),
        2: Card("N2", has="all", claims="1", reaction="grant"),
        3: Card("O2", has="all", claims="1", reaction="grant"),
    }
    table = lab(field=field, levels={1: "1211"}, lead=1, part=4)
    table.play("1: score 2", "1: pass", "1: grant 0 study", "1: pass", "1: grant 0 study")
    assert (table.level(0, "study"), table.tokens(0)) == (2, (1, 0))  # two are owed
    table.until("Scoring")
    assert table.tokens(0) == (1, 0)
    table.play("0: score 0")
    assert table.tokens(0) == (2, 0)  # the token came home, and went on to the active ones
    table.play("0: pass")
    assert table.tokens(0) == (3, 0)


@pytest.mark.rule("CD-A13", "CD-A32")
def test_it_is_made_good_by_an_explosion_too() -> None:
    field = {0: Card("H2O", has="H", claims="-1", burns=1), 1: Card("CO", claims="1"), 2: Card("N2", claims="-1")}
    table = lab(field=field, tools=BURNER)
    raise_level(table.position, 1, STUDY)
    assert table.tokens(1) == (0, 0)
    table.play("0: burn 0")
    assert table.tokens(1) == (1, 0)
