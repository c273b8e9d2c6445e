"""Going out, counting, and how the game ends.  CW-1, CW-18, CW-19, CW-A12, CW-A39."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.games.compounditall.position import CompoundItAll
from compoundry.games.compounditall.scoring import MOST_ROUNDS
from compoundry.kernel import FastDraw, Outcome
from compoundry.kernel.options import Setting

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, Table


def ended(t: Table) -> Outcome:
    outcome = t.position.outcome()
    assert outcome is not None
    assert t.position.acting() == []
    return outcome


@pytest.mark.rule("CW-18")
def test_the_first_to_discard_the_last_card_ends_the_round(table: Maker) -> None:
    t = table("RAIN COAT", "EGG HEN", "FOX", stock="KEY INK")
    t.draw("KEY")
    t.play("lay RAIN+COAT")
    assert t.play("discard KEY") == ["discarded", "out", "scored", "scored", "scored"]
    assert t.told("out") == [{"seat": 0}]
    assert t.events[-1].barrier  # the hands have come to light: nobody takes that back
    assert (t.position.round, t.hand(1)) == (2, "")


@pytest.mark.rule("CW-18")
def test_laying_words_alone_ends_no_round(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", stock="KEY INK")
    t.draw("KEY")
    t.play("lay RAIN+COAT")
    assert (t.hand(0), t.position.acting(), t.position.round) == ("KEY", [0], 1)


@pytest.mark.rule("CW-19")
def test_cards_laid_count_covered_ones_too_and_cards_held_count_against(table: Maker) -> None:
    """34 points laid and 12 in the hand make 22; a hand and nothing laid is less than nothing."""
    words = ("1: RAIN+COAT", "1: ANY+THING/SOME/BODY", "1: RAIN.2+BOW")
    t = table("FIRE WOOD", "ANY.2 SOME.2 THING.2", "CHUCK", words=words, stock="KEY")
    t.draw("KEY")
    t.play("lay FIRE+WOOD", "discard KEY")
    assert t.told("scored") == [
        {"seat": 0, "laid": 15, "held": 0, "points": 15, "total": 15},
        {"seat": 1, "laid": 34, "held": 12, "points": 22, "total": 22},
        {"seat": 2, "laid": 0, "held": 15, "points": -15, "total": -15},
    ]


@pytest.mark.rule("CW-19")
def test_a_total_may_be_less_than_nothing_for_the_whole_game(table: Maker) -> None:
    t = table("RAIN COAT", "CHUCK", stock="KEY")
    t.position.laid, t.position.held = [195, 10], [0, 40]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    assert ended(t).scores == [206, -45]
    assert t.events[-1].barrier


@pytest.mark.rule("CW-1")
def test_the_first_with_the_target_wins(table: Maker) -> None:
    t = table("RAIN COAT", "EGG HEN", "FOX", stock="KEY")
    t.position.laid = [200, 150, 199]
    t.position.held = [11, 0, 0]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    outcome = ended(t)
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("target", [200, 140, 194], [1, 3, 2])
    assert outcome.winners() == [0]
    assert [(item.label, item.points) for item in outcome.items[0]] == [("laid", 211), ("held", -11)]


@pytest.mark.rule("CW-1")
def test_one_point_less_is_not_enough(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", stock="KEY " + " ".join(f"C{number}" for number in range(12)))
    t.position.laid = [188, 20]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    assert (t.scored(), t.position.round, t.position.outcome()) == ([199, 15], 2, None)


@pytest.mark.rule("CW-1")
@pytest.mark.parametrize(("given", "target"), [({}, 200), ({"target": 20}, 20), ({"target": 1000}, 1000)])
def test_the_target_is_an_option(given: dict[str, Setting], target: int) -> None:
    position = game.begin(2, game.settings(given))
    assert isinstance(position, CompoundItAll)
    assert position.target == target


@pytest.mark.rule("CW-A12")
def test_of_several_who_have_the_target_the_highest_total_wins(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", "FOX", stock="KEY")
    t.position.laid = [195, 230, 228]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    outcome = ended(t)
    assert (outcome.scores, outcome.winners()) == ([206, 225, 223], [1])


@pytest.mark.rule("CW-A12")
def test_when_the_highest_total_is_shared_another_round_is_played(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", "FOX", stock="KEY " + " ".join(f"C{number}" for number in range(20)))
    t.position.laid = [200, 216, 202]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    assert (t.scored(), t.position.round, t.position.outcome()) == ([211, 211, 197], 2, None)


@pytest.mark.rule("CW-A12")
def test_a_tie_below_the_highest_does_not_matter(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", "FOX", stock="KEY")
    t.position.laid = [200, 210, 210]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    outcome = ended(t)
    assert (outcome.scores, outcome.ranks) == ([211, 205, 205], [1, 2, 2])


@pytest.mark.rule("CW-A39")
def test_three_rounds_running_with_no_word_on_the_table_end_the_game(table: Maker) -> None:
    t = table("RAIN COAT", "EGG HEN", stock="KEY")
    t.position.barren = 2
    for _ in range(6):  # nobody lays anything, for everybody's time runs out
        t.expire()
    outcome = ended(t)
    assert (outcome.reason, outcome.scores, outcome.winners()) == ("barren", [-11, -10], [1])


@pytest.mark.rule("CW-A39")
def test_a_word_in_front_of_anybody_begins_the_count_again(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", stock="KEY " + " ".join(f"C{number}" for number in range(12)))
    t.position.barren = 2
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    assert (t.position.barren, t.position.round) == (0, 2)


@pytest.mark.rule("CW-A39")
def test_two_rounds_are_not_enough(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", discards="KEY INK", stock=" ".join(f"C{number}" for number in range(12)))
    t.position.barren = 1
    for _ in range(6):
        t.expire()
    assert (t.position.barren, t.position.round, t.position.outcome()) == (2, 2, None)


@pytest.mark.rule("CW-A39")
def test_a_hundred_rounds_are_enough(table: Maker) -> None:
    assert MOST_ROUNDS == 100
    for rounds, end in ((99, None), (100, "rounds")):
        t = table("RAIN COAT", "EGG", stock="KEY " + " ".join(f"C{number}" for number in range(12)))
        t.position.round = rounds
        t.position.laid = [10, 40]
        t.draw("KEY")
        t.play("lay RAIN+COAT", "discard KEY")
        outcome = t.position.outcome()
        assert (outcome.reason if outcome else None) == end
    outcome = ended(t)
    assert (outcome.scores, outcome.winners()) == ([21, 35], [1])


@pytest.mark.rule("CW-19")
def test_points_are_added_up_over_the_rounds_of_a_whole_game() -> None:
    """What each round is told to bring makes the totals and the outcome, whoever adds it up."""
    position = game.begin(3, game.settings({"target": 60}))
    position.sink = []
    draw = FastDraw(3)
    while position.acting():
        seat = position.acting()[0]
        position.play(seat, position.chance(draw) if seat < 0 else draw.pick(position.legal(seat)))
    totals = [0, 0, 0]
    for event in position.sink:
        if event.kind == "scored":
            told = {name: int(str(value)) for name, value in event.public.items()}
            totals[told["seat"]] += told["laid"] - told["held"]
            assert (told["points"], told["total"]) == (told["laid"] - told["held"], totals[told["seat"]])
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == totals
    assert max(totals) >= 60
