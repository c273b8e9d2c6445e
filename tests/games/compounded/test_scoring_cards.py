"""Phase 4, Lab: scoring compounds and what they bring.  CD-42 to CD-52, CD-61, CD-65, CD-A25, CD-A27, CD-A56."""

from __future__ import annotations

from typing import Any

import pytest

from .labs import Card, lab

LAB = 4
"""The part of a round that comes with Lab."""

WATER = Card("H2O", has="all", claims="0", points=4)


def complete(seat: int, **more: Any) -> Card:
    return Card("H2O", has="all", claims=str(seat), **more)


# Who scores what


@pytest.mark.rule("CD-43")
def test_from_the_lead_on_all_score_what_is_complete_and_theirs() -> None:
    field = {
        0: complete(0),
        1: complete(1),
        2: complete(3),
        3: Card("CO", has="C", claims="2"),
        4: Card("N2", has="all"),
    }
    table = lab(4, field=field, lead=2, part=LAB)
    seats = []
    while table.question() == "Raising":
        seats.append(table.position.acting()[0])
        table.play("pass")
    assert seats == [3, 0, 1]
    assert table.position.track == [5, 5, 0, 5]
    assert (table.card(3), table.card(4)) == ("CO", "N2")  # not complete; nobody's


@pytest.mark.rule("CD-A25", "CD-37", "CD-43")
def test_who_has_several_scores_them_in_any_order_before_the_next_one() -> None:
    field = {0: complete(0), 1: complete(1), 6: Card("CO", has="all", claims="0"), 7: Card("N2", claims="0")}
    table = lab(field=field, levels={0: "1311"}, part=LAB)
    assert (table.question(), table.legal()) == ("Scoring", ["score 0", "score 6"])
    table.refuses("score 1", "not-your-claim", "CD-37", place=1, compound=table.position.card[1])
    table.refuses("score 7", "not-complete", "CD-43", place=7, compound=table.kind("N2"))
    table.refuses("score 5", "not-your-claim", "CD-37", place=5, compound=table.kind("S2"))
    assert table.play("score 6") == ["scored"]
    assert (table.card(6), table.card(0)) == ("", "H2O")
    table.play("pass")
    assert (table.question(), table.position.acting()) == ("Raising", [0])  # the other one followed by itself
    table.play("pass")
    assert table.position.acting() == [1]


@pytest.mark.rule("CD-A56", "CD-43")
def test_what_is_complete_must_be_scored() -> None:
    table = lab(field={3: complete(0), 6: Card("CO", has="all", claims="0")}, levels={0: "1211"}, part=LAB)
    table.refuses("pass", "score-first", "CD-A56", place=3, compound=table.kind("H2O"))


@pytest.mark.rule("CD-43")
def test_a_gap_has_nothing_to_score() -> None:
    field = {place: Card("H2O", has="all", claims="0") for place in range(3)}
    table = lab(field=field, levels={0: "1311"}, part=LAB)
    table.play("score 1", "pass")
    table.refuses("score 1", "no-card-there", "CD-43", place=1)


# One compound after the other


@pytest.mark.rule("CD-44", "CD-45", "CD-46", "CD-47")
def test_card_points_token_and_elements() -> None:
    table = lab(field={2: WATER}, track=(7, 0, 0), part=LAB)
    assert table.told("scored") == [{"seat": 0, "place": 2, "compound": table.kind("H2O"), "points": 4}]
    assert table.card(2) == ""
    assert (table.position.scored, table.position.scored_by) == ([table.kind("H2O")], [0])
    assert table.position.track == [11, 0, 0]
    assert table.tokens(0) == (1, 2)
    assert table.position.bag == [30, 20, 20, 15, 10, 5]


@pytest.mark.rule("CD-46")
def test_a_temporary_token_goes_to_the_reserve_and_any_other_to_study() -> None:
    field = {0: Card("H2O", has="all", claims="-0"), 1: Card("CO", has="all", claims="0")}
    table = lab(field=field, part=LAB)
    assert table.tokens(0) == (0, 1)
    table.play("score 0")
    assert table.tokens(0) == (0, 2)
    table.play("pass")
    assert table.tokens(0) == (1, 2)


@pytest.mark.rule("CD-A56")
def test_everything_has_its_order() -> None:
    """Card, points, token, Journal, elements, tool, raise, reaction."""
    field = {0: complete(0, tool="pipet", reaction="grant")}
    table = lab(field=field, levels={0: "1411"}, tools={0: "journal"}, part=LAB)
    assert table.question() == "Keeping"
    assert (table.card(0), table.position.track[0], table.tokens(0)) == ("", 5, (3, 0))
    assert (table.position.bag[0], table.tool(0, "pipet")) == (28, 0)
    assert table.play("keep O") == ["kept", "gained"]
    assert (table.position.bag[0], table.position.bag[2], table.question()) == (30, 19, "Raising")
    assert table.play("raise lab") == ["raised", "reacted"]
    assert table.question() == "Granting"


# Tools


@pytest.mark.rule("CD-48")
@pytest.mark.parametrize("tool", ["bunsen-burner", "lab-key", "safety-goggles", "graduated-cylinder", "pipet"])
def test_a_tool_icon_brings_a_tile(tool: str) -> None:
    before = lab(part=1).position.tiles
    table = lab(field={0: complete(1, tool=tool)}, part=LAB)
    assert table.tool(1, tool) == 1
    assert sum(table.position.tiles) == sum(before) - 1
    number = table.told("gained")[0]["tool"]
    assert isinstance(number, int)
    assert table.position.tiles[number] == before[number] - 1


@pytest.mark.rule("CD-48")
def test_not_if_one_is_held() -> None:
    table = lab(field={0: complete(1, tool="lab-key")}, tools={1: "lab-key"}, part=LAB)
    assert (table.tool(1, "lab-key"), table.position.tiles[1]) == (1, 2)
    assert table.told("gained") == []


@pytest.mark.rule("CD-48", "CD-7")
def test_not_if_none_is_left() -> None:
    table = lab(field={0: complete(1, tool="pipet")}, tools={0: "pipet", 2: "pipet"}, part=LAB)
    assert (table.tool(1, "pipet"), table.position.tiles[4]) == (0, 0)


@pytest.mark.rule("CD-48", "CD-A56")
def test_a_tool_is_taken_whatever_is_raised() -> None:
    table = lab(field={0: complete(1, tool="pipet")}, part=LAB)
    assert (table.question(), table.tool(1, "pipet")) == ("Raising", 1)


# Raising an experiment


@pytest.mark.rule("CD-49")
@pytest.mark.parametrize(
    ("state", "experiment", "number"), [("liquid", "discovery", 0), ("solid", "study", 1), ("gas", "research", 2)]
)
def test_the_state_says_which_experiment_rises(state: str, experiment: str, number: int) -> None:
    table = lab(field={0: complete(0, state=state)}, part=LAB)
    assert table.legal() == [f"raise {experiment}", "raise lab", "pass"]
    for other, name in enumerate(("discovery", "study", "research")):
        if other != number:
            table.refuses(f"raise {name}", "other-state", "CD-49", experiment=other, state=number)
    assert table.play(f"raise {experiment}")[0] == "raised"
    assert [table.level(0, name) for name in ("discovery", "study", "research", "lab")] == [
        int(number == other) for other in range(4)
    ]


@pytest.mark.rule("CD-49", "CD-65", "CD-61")
def test_or_the_lab_instead_which_brings_a_storage_space() -> None:
    table = lab(field={0: complete(0, state="gas")}, part=LAB)
    assert table.position.storage(0) == 4
    table.play("raise lab")
    assert table.told("raised") == [{"seat": 0, "experiment": 3, "amount": 5}]
    assert (table.position.storage(0), table.level(0, "research")) == (5, 0)


@pytest.mark.rule("CD-A27", "CD-49")
def test_or_nothing() -> None:
    table = lab(field={0: complete(0)}, part=LAB)
    table.play("pass")
    assert table.position.levels[:4] == [0, 0, 0, 0]


@pytest.mark.rule("CD-A27", "CD-61")
def test_at_the_top_the_lab_still_and_at_the_top_of_both_nothing() -> None:
    table = lab(field={0: complete(0)}, levels={0: "4113"}, part=LAB)
    assert table.legal() == ["raise lab", "pass"]
    table.refuses("raise discovery", "highest-already", "CD-A27", experiment=0)
    table.play("raise lab")
    assert table.position.storage(0) == 7  # more there cannot be
    lab_full = lab(field={0: complete(0)}, levels={0: "1114"}, part=LAB)
    assert lab_full.legal() == ["raise discovery", "pass"]
    lab_full.refuses("raise lab", "highest-already", "CD-A27", experiment=3)
    both = lab(field={0: complete(0), 1: complete(1)}, levels={0: "4114"}, part=LAB)
    assert both.position.acting() == [1]  # seat 0 was not asked


@pytest.mark.rule("CD-49", "CD-62", "CD-64")
@pytest.mark.parametrize(("experiment", "levels"), [(0, [2, 3, 4, 5]), (2, [2, 3, 4, 5]), (1, [1, 2, 3, 3])])
def test_one_level_for_each_compound(experiment: int, levels: list[int]) -> None:
    state = ("liquid", "solid", "gas")[experiment]
    for level in range(3):
        digits = ["1", "1", "1", "1"]
        digits[experiment] = str(level + 1)
        table = lab(field={0: complete(0, state=state)}, levels={0: "".join(digits)}, part=LAB)
        assert table.position.level(0, experiment) == levels[level]
        table.play(table.legal()[0])
        assert table.position.level(0, experiment) == levels[level + 1]


# Reactions and refill


@pytest.mark.rule("CD-50")
def test_a_reaction_happens_before_the_next_compound_is_scored() -> None:
    field = {0: complete(0, reaction="volatile"), 5: Card("CO", has="all", claims="0", burns=1)}
    table = lab(field=field, levels={0: "1211"}, part=LAB)
    table.play("score 0", "pass")
    assert (table.card(5), table.position.track[0]) == ("", 5)  # it exploded before it could be scored
    first = lab(field=field, levels={0: "1211"}, part=LAB)
    first.play("score 5")
    assert first.position.track[0] == 5
    first.play("pass")
    assert first.position.track[0] == 10


@pytest.mark.rule("CD-51")
def test_when_all_have_scored_the_gaps_are_filled_in_reading_order() -> None:
    field = {6: complete(0), 1: complete(1), 12: complete(2)}
    table = lab(field=field, deck=("CO", "N2", "CaO"), shuffled=True, part=LAB)
    table.play("0: pass", "1: pass")
    assert (table.card(6), table.card(1)) == ("", "")  # not while somebody has to score
    table.play("2: pass")
    assert table.question() == "Filling"
    assert table.play("reveal N2", "reveal CO", "reveal CaO")[:3] == ["revealed", "revealed", "revealed"]
    assert [table.card(place) for place in (1, 6, 12)] == ["N2", "CO", "CaO"]


@pytest.mark.rule("CD-51", "CD-A59")
def test_each_card_of_the_deck_is_as_likely_as_any_other() -> None:
    table = lab(field={0: complete(0)}, deck=("CO", "N2", "N2", "CaO"), part=LAB)
    table.play("pass")
    odds = table.position.outcomes()
    assert [weight for _, weight in odds] == [1, 1, 1, 1]  # four cards; the builder makes each a kind of its own
    table.play("reveal CaO")
    assert table.card(0) == "CaO"


# Extinguishers


@pytest.mark.rule("CD-42", "CD-A21")
def test_a_completed_extinguisher_is_flipped_and_empties_into_the_bag() -> None:
    table = lab(filling={0: "C O O", 1: "C O"}, field={0: complete(0)}, part=LAB)
    assert table.told("flipped") == [{"seat": 0}]
    assert (table.position.flipped, table.position.filling) == ([5, 0, 0], [0] * 7 + [1, 1] + [0] * 9)
    assert (table.position.bag[1], table.position.bag[2]) == (19, 19)  # only what seat 1 has there is missing


@pytest.mark.rule("CD-42", "CD-A21", "CD-60")
def test_it_is_of_use_from_the_next_round_on() -> None:
    field = {0: complete(0), 1: Card("CO", burns=2)}
    table = lab(filling={0: "C O O"}, field=field, deck=("N2",), shuffled=True, part=LAB)
    table.play("pass", "light", "reveal N2")
    assert table.position.flames[1] == 1  # nobody was asked in this round
    assert (table.position.round, table.position.ready(0)) == (6, [0])


@pytest.mark.rule("CD-42", "CD-20")
def test_it_is_flipped_in_the_lab_phase_and_not_before() -> None:
    table = lab(benches={0: "C N"}, field={0: Card("N2")}, filling={0: "O O"})
    table.play("0: fill C 0")
    assert (table.position.full(0), table.position.flipped[0]) == (True, 0)
    table.play("0: place N 0")
    assert table.position.flipped[0] == 5


# The Key


@pytest.mark.rule("CD-52", "CD-25")
def test_then_the_key_passes_on_once() -> None:
    table = lab(4, lead=2, field={0: complete(2)}, deck=("N2",), part=LAB)
    table.play("pass")
    assert table.position.lead == 2  # while the field is filled it is still there
    table.play("reveal N2")
    assert (table.position.round, table.position.lead) == (6, 3)
