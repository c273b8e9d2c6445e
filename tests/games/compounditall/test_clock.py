"""The sand timer and the short game.  CW-5, CW-37, CW-A14, CW-A29."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.games.compounditall.clock import CLOSING
from compoundry.games.compounditall.question import TIME_UP
from compoundry.kernel import Ack, FastDraw, Refusal
from compoundry.kernel.options import Setting

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, MatchMaker, Table


def short(t: Table) -> Table:
    """A time was agreed on."""
    t.position.short = 1
    return t


# The sand timer


@pytest.mark.rule("CW-5", "CW-37")
@pytest.mark.parametrize(
    ("given", "turn", "whole"), [({}, 0, 0), ({"timer": True}, 90, 0), ({"short": 30}, 0, 1800), ({"short": 0}, 0, 0)]
)
def test_how_much_time_there_is(given: dict[str, Setting], turn: int, whole: int) -> None:
    clocks = game.clocks(game.settings(given))
    assert (clocks.turn, clocks.whole) == (turn, whole)


@pytest.mark.rule("CW-5")
def test_when_the_sand_has_run_out_the_turn_is_over(table: Maker) -> None:
    t = table("RAIN COAT EGG", "HEN", stock="KEY INK")
    t.draw("KEY")
    assert t.expire() == ["time-up", "discarded"]
    assert (t.position.player, t.position.acting()) == (1, [1])


@pytest.mark.rule("CW-5")
def test_only_the_clock_ends_a_turn_so(match: MatchMaker) -> None:
    sitting = match("A B C D E F G", "H I J K L M N", turned="OWL", stock="EGG KEY", timer=True)
    refusal = sitting.match.submit(0, TIME_UP, sitting.match.ticket(0))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "K-11"
    sitting.submit("0: draw")
    assert isinstance(sitting.match.expire(0, sitting.match.ticket(0)), Ack)
    assert isinstance(sitting.match.undo(0), Refusal)
    assert sitting.table.called(sitting.table.position.discards).split()[0] == "OWL"


@pytest.mark.rule("CW-A14")
def test_words_that_were_laid_stay(table: Maker) -> None:
    t = table("RAIN COAT THING EGG", "HEN", words=("1: SOME+BODY",), stock="KEY INK")
    t.draw("KEY")
    t.play("lay RAIN+COAT", "steal SOME+BODY to SOME+THING")
    t.expire()
    assert t.words(0) == ["SOME+THING/BODY", "RAIN+COAT"]


@pytest.mark.rule("CW-A14")
def test_the_drawn_card_is_discarded(table: Maker) -> None:
    t = table("CHUCK EGG", "HEN", stock="SOME")
    t.draw("SOME")
    t.expire()
    assert (t.called(t.position.discards), t.hand(0)) == ("SOME", "CHUCK EGG")


@pytest.mark.rule("CW-A14")
def test_or_the_dearest_when_it_is_no_longer_in_the_hand(table: Maker) -> None:
    t = table("RAIN SOME ANY BED EGG", "HEN", stock="COAT")
    t.draw("COAT")
    t.play("lay RAIN+COAT")
    t.expire()
    assert (t.called(t.position.discards), t.hand(0)) == ("ANY", "BED EGG SOME")


@pytest.mark.rule("CW-A14")
@pytest.mark.parametrize("hand", ["ANY BED", "BED CHUCK", "SOME RAIN.2"])
def test_the_dearest_is_found_wherever_it_stands_in_the_hand(table: Maker, hand: str) -> None:
    t = table(f"RAIN {hand}", "HEN", stock="COAT")
    t.draw("COAT")
    t.play("lay RAIN+COAT")
    t.expire()
    assert t.called(t.position.discards) == {"ANY BED": "ANY", "BED CHUCK": "CHUCK", "SOME RAIN.2": "RAIN.2"}[hand]


@pytest.mark.rule("CW-A14")
def test_so_it_is_after_a_take_that_was_used(table: Maker) -> None:
    t = table("RAIN SOME ANY EGG", "HEN", discards="COAT KEY", stock="INK")
    t.play("take 2", "lay RAIN+COAT")
    t.expire()
    assert (t.called(t.position.discards), t.hand(0)) == ("ANY", "EGG KEY SOME")


@pytest.mark.rule("CW-A14")
def test_without_a_draw_there_is_no_discard(table: Maker) -> None:
    t = table("RAIN EGG", "HEN", discards="INK", stock="KEY")
    assert t.expire() == ["time-up"]
    assert (t.hand(0), t.called(t.position.discards), t.position.player) == ("EGG RAIN", "INK", 1)


@pytest.mark.rule("CW-A14", "CW-18")
def test_the_clock_can_discard_the_last_card(table: Maker) -> None:
    t = table("RAIN COAT", "HEN", stock="KEY")
    t.draw("KEY")
    t.play("lay RAIN+COAT")
    assert t.expire() == ["time-up", "discarded", "out", "scored", "scored"]
    assert t.scored() == [11, -5]


# The short game


@pytest.mark.rule("CW-37")
@pytest.mark.parametrize("play", ["standard", "no-steal", "dominoes", "around"])
def test_any_way_to_play_can_be_a_short_game(match: MatchMaker, play: str) -> None:
    hands = ("A B C D E F G", "H I J K L M N") if play in ("standard", "no-steal") else ("A B C D E", "F G H I J")
    turned = "" if play == "around" else "OWL"
    sitting = match(*hands, turned=turned, stock="EGG KEY", play=play, short=20)
    assert isinstance(sitting.match.ring(), Ack)
    outcome = sitting.match.outcome()
    assert outcome is not None
    assert outcome.reason == "deadline"


@pytest.mark.rule("CW-37")
def test_without_an_agreed_time_none_is_up(match: MatchMaker) -> None:
    sitting = match("A B C D E F G", "H I J K L M N", turned="OWL", stock="EGG KEY")
    refusal = sitting.match.ring()
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("no-deadline", "K-11")
    sitting = match("A B C D E F G", "H I J K L M N", turned="OWL", stock="EGG KEY", short=1)
    refusal = sitting.match.submit(0, CLOSING, sitting.match.ticket(0))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "K-11"


@pytest.mark.rule("CW-37")
def test_most_points_win_and_a_tie_is_a_tie(table: Maker) -> None:
    t = short(table("EGG", "HEN", "FOX OWL", stock="KEY"))
    t.position.laid = [30, 30, 20]
    assert t.ring() == ["closing", "scored", "scored", "scored", "over"]
    outcome = t.position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("deadline", [25, 25, 10], [1, 1, 3])


@pytest.mark.rule("CW-A29")
def test_the_running_turn_ends_as_when_the_sand_runs_out(table: Maker) -> None:
    t = short(table("RAIN COAT CHUCK EGG", "HEN", words=("1: SOME+BODY",), stock="ANY"))
    t.position.laid, t.position.held = [10, 50], [4, 0]
    t.draw("ANY")
    t.play("lay RAIN+COAT")
    assert t.ring() == ["closing", "discarded", "scored", "scored", "over"]
    assert t.called(t.position.discards) == "ANY"  # the drawn card, though CHUCK is dearer
    assert t.scored() == [6 + 11 - 20, 50 + 5 - 5]


@pytest.mark.rule("CW-A29", "CW-A3")
def test_cards_that_were_taken_and_not_used_go_back_first(table: Maker) -> None:
    t = short(table("RAIN EGG", "HEN", discards="COAT INK", stock="KEY"))
    t.play("take 2")
    t.ring()
    assert t.scored() == [-8, -5]


@pytest.mark.rule("CW-A29", "CW-18")
def test_the_last_card_may_go_at_the_last_moment(table: Maker) -> None:
    t = short(table("RAIN COAT", "HEN", stock="KEY"))
    t.draw("KEY")
    t.play("lay RAIN+COAT")
    assert t.ring() == ["closing", "discarded", "out", "scored", "scored", "over"]
    assert t.scored() == [11, -5]


@pytest.mark.rule("CW-A29")
def test_in_compound_around_a_word_that_was_asked_for_is_laid_first(table: Maker) -> None:
    t = short(table("RAIN EGG", "COAT HEN", stock="KEY", play="around"))
    t.play("ask 1 COAT")
    assert t.ring() == ["closing", "laid", "scored", "scored", "over"]
    assert (t.scored(), t.position.end) == ([11 - 5, -5], "deadline")


@pytest.mark.rule("CW-A29", "CW-37")
def test_it_is_the_time_that_ends_the_game_though_nobody_got_any_further(table: Maker) -> None:
    t = short(table("RAIN EGG", "HEN OWL", play="around"))
    t.play("pass")
    assert t.ring() == ["closing", "scored", "scored", "over"]
    assert t.position.end == "deadline"


@pytest.mark.rule("CW-A29", "CW-A15")
@pytest.mark.parametrize("play", ["standard", "around", "dominoes"])
def test_nobody_waits_for_doubts_when_time_is_up(table: Maker, play: str) -> None:
    if play == "dominoes":
        t = short(table("EGG", "HEN FOX", line="RAIN", stock="KEY", play=play, challenge=True))
        t.play("place EGG left")
    elif play == "around":
        t = short(table("EGG OWL", "HEN FOX", stock="KEY", play=play, challenge=True))
        t.play("lay EGG+OWL")
    else:
        t = short(table("EGG OWL", "HEN FOX", stock="KEY", challenge=True))
        t.draw("KEY")
        t.play("lay EGG+OWL", "discard KEY")
    assert t.position.acting() == [1]
    t.ring()
    outcome = t.position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("deadline", [0])
    for viewer in (0, 1):
        view = game.view(t.position, viewer)
        assert game.view(game.sample(view, FastDraw(1)), viewer) == view


@pytest.mark.rule("CW-37", "CW-1")
def test_a_short_game_may_end_before_its_time(table: Maker) -> None:
    t = short(table("RAIN COAT", "HEN", stock="KEY"))
    t.position.laid = [190, 0]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    assert (t.position.end, t.position.deadline()) == ("target", None)
