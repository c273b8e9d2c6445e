"""The turn: draw, lay, discard; and what ends a round in which nothing happens.  CW-7, CW-10 to CW-12, CW-16."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker


@pytest.mark.rule("CW-7")
def test_nothing_is_laid_stolen_or_discarded_before_the_draw(table: Maker) -> None:
    t = table("RAIN COAT THING SNOW", "EGG", words=("1: SOME+BODY", "0: FOOT+BALL"), stock="KEY INK")
    t.refuses("lay RAIN+COAT", "not-drawn", "CW-7")
    t.refuses("steal SOME+BODY to SOME+THING", "not-drawn", "CW-7")
    t.refuses("add FOOT+BALL to SNOW+BALL", "not-drawn", "CW-7")
    t.refuses("discard RAIN", "not-drawn", "CW-7")
    t.refuses("pass", "draw-first", "CW-7")
    assert t.verbs(0) == ["draw"]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "steal SOME+BODY to SOME+THING", "discard KEY")


@pytest.mark.rule("CW-7")
def test_a_turn_has_one_draw(table: Maker) -> None:
    t = table("RAIN COAT THING", "EGG", discards="RAIN.2", stock="KEY INK")
    t.draw("KEY")
    t.refuses("draw", "drawn-already", "CW-7")
    t.refuses("take 1", "drawn-already", "CW-7")
    t.play("lay RAIN+COAT")
    t.refuses("draw", "drawn-already", "CW-7")
    t.play("discard KEY")
    assert t.position.player == 1


@pytest.mark.rule("CW-10")
def test_the_draw_pile_is_always_open_and_the_discards_to_whoever_can_use_them(table: Maker) -> None:
    t = table("RAIN EGG", "HEN", discards="COAT", stock="KEY")
    assert t.legal(0) == [t.move("draw"), t.move("take 1")]
    t = table("OWL EGG", "HEN", discards="COAT", stock="KEY")
    assert t.legal(0) == [t.move("draw")]
    assert t.draw("KEY") == ["drew"]
    assert (t.hand(0), t.called(t.position.discards), t.position.stock) == ("EGG KEY OWL", "COAT", [])


@pytest.mark.rule("CW-11")
def test_a_word_in_the_hand_is_laid_or_held(table: Maker) -> None:
    t = table("RAIN COAT OWL", "EGG", stock="KEY INK")
    t.draw("KEY")
    assert t.move("lay RAIN+COAT") in t.legal(0)
    t.play("discard KEY")  # held
    assert (t.hand(0), t.words(0)) == ("COAT OWL RAIN", [])
    t.draw("INK")
    t.play("discard INK")
    assert t.position.player == 0


@pytest.mark.rule("CW-11")
def test_only_cards_of_the_own_hand_are_laid(table: Maker) -> None:
    t = table("RAIN OWL HEN", "COAT", words=("1: FOOT+BALL",), discards="STORM", stock="KEY BOW")
    t.draw("KEY")
    for other in ("COAT", "STORM", "BOW"):  # of another, of the discards, of the draw pile
        t.refuses(f"lay RAIN+{other}", "card-not-held", "CW-11", card=other)
    t.refuses("lay FOOT+BALL", "card-not-held", "CW-11", card="FOOT")


@pytest.mark.rule("CW-A1")
def test_as_many_words_are_laid_in_a_turn_as_one_likes(table: Maker) -> None:
    t = table("RAIN COAT SNOW BALL BED ROOM OWL", "EGG", stock="KEY")
    t.draw("KEY")
    t.play("lay RAIN+COAT", "lay SNOW+BALL", "lay BED+ROOM")
    assert t.words(0) == ["RAIN+COAT", "SNOW+BALL", "BED+ROOM"]
    assert (t.hand(0), t.position.player) == ("KEY OWL", 0)


@pytest.mark.rule("CW-16")
def test_a_turn_ends_with_a_discard(table: Maker) -> None:
    t = table("RAIN COAT OWL", "EGG", discards="HEN", stock="KEY")
    t.draw("KEY")
    t.refuses("pass", "discard-first", "CW-16")
    t.refuses("discard EGG", "card-not-held", "CW-16", card="EGG")
    t.refuses("discard HEN", "card-not-held", "CW-16", card="HEN")
    assert t.position.player == 0
    assert t.play("discard OWL") == ["discarded"]
    assert (t.called(t.position.discards), t.hand(0), t.position.player) == ("HEN OWL", "COAT KEY RAIN", 1)


@pytest.mark.rule("CW-16")
def test_any_card_of_the_hand_is_discarded_the_one_just_drawn_too(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", stock="KEY")
    t.draw("KEY")
    assert [move for move in t.legal(0) if move.verb == "discard"] == [
        t.move(f"discard {name}") for name in ("COAT", "KEY", "RAIN")
    ]


@pytest.mark.rule("CW-A4")
def test_the_last_card_is_never_laid(table: Maker) -> None:
    t = table("RAIN", "EGG", stock="COAT")
    t.draw("COAT")
    t.refuses("lay RAIN+COAT", "none-to-discard", "CW-A4", cards=2)
    t = table("RAIN OWL", "EGG", stock="COAT")
    t.draw("COAT")
    t.play("lay RAIN+COAT", "discard OWL")
    assert t.scored() == [11, -5]


# The draw pile is empty


@pytest.mark.rule("CW-12", "CW-A35")
def test_all_discards_but_the_newest_become_the_draw_pile_when_somebody_draws(table: Maker) -> None:
    t = table("OWL EGG", "HEN FOX", discards="KEY INK JAM", stock="NUT")
    t.draw("NUT")
    t.play("discard NUT")
    assert (t.position.stock, t.called(t.position.discards)) == ([], "KEY INK JAM NUT")  # not yet
    assert t.play("draw") == ["reshuffled"]
    assert t.told("reshuffled") == [{"count": 3}]
    assert (sorted(t.called(t.position.stock).split()), t.called(t.position.discards)) == (["INK", "JAM", "KEY"], "NUT")
    t.play("deal JAM")
    assert (t.hand(1), sorted(t.called(t.position.stock).split())) == ("FOX HEN JAM", ["INK", "KEY"])


@pytest.mark.rule("CW-12")
def test_the_shuffled_discards_have_no_order(table: Maker) -> None:
    t = table("OWL EGG", "HEN", discards="KEY INK JAM NUT")
    t.play("draw")
    assert t.position.outcomes() == [(t.move(f"deal {name}"), 1) for name in ("INK", "JAM", "KEY")]


@pytest.mark.rule("CW-A35")
def test_who_takes_from_the_discards_does_not_shuffle_them(table: Maker) -> None:
    t = table("RAIN EGG HEN", "FOX", discards="KEY INK COAT")
    t.play("take 1", "lay RAIN+COAT", "discard EGG")
    assert (t.position.stock, t.called(t.position.discards)) == ([], "KEY INK EGG")


@pytest.mark.rule("CW-A13")
@pytest.mark.parametrize("discards", ["", "KEY"])
def test_a_draw_that_cannot_be_made_is_skipped(table: Maker, discards: str) -> None:
    t = table("RAIN COAT EGG", "FOX HEN", discards=discards)
    t.refuses("draw", "nothing-to-draw", "CW-A13")
    assert t.verbs(0) == ["pass"]
    assert t.play("pass") == ["skipped"]
    assert t.position.player == 0
    t.play("lay RAIN+COAT", "discard EGG")


@pytest.mark.rule("CW-A13")
def test_two_discards_are_enough_to_draw(table: Maker) -> None:
    t = table("RAIN COAT EGG", "FOX HEN", discards="KEY INK")
    t.refuses("pass", "draw-first", "CW-7")
    t.draw("KEY")
    assert t.called(t.position.discards) == "INK"


@pytest.mark.rule("CW-A13")
def test_the_only_discard_may_be_taken_though_the_draw_could_be_skipped(table: Maker) -> None:
    t = table("RAIN EGG HEN", "FOX", discards="COAT")
    assert t.verbs(0) == ["take", "pass"]
    t.play("take 1", "lay RAIN+COAT", "discard EGG")
    assert t.called(t.position.discards) == "EGG"


@pytest.mark.rule("CW-A13", "CW-A38")
def test_the_third_skipped_draw_ends_the_round_whoever_skips_and_whatever_is_laid_between(table: Maker) -> None:
    t = table("EGG BALL HEN", "COAT SNOW FOX OWL", "JAM NUT", discards="RAIN")
    t.play("0: pass", "discard EGG")
    t.play("1: take 2", "lay RAIN+COAT", "discard SNOW")
    t.play("2: pass", "discard JAM")
    t.play("0: take 2", "lay SNOW+BALL", "discard JAM")
    assert t.play("1: pass") == ["skipped", "dry", "scored", "scored", "scored"]
    assert t.scored() == [10 - 5, 11 - 15, -5]
    assert t.position.round == 2


@pytest.mark.rule("CW-A34")
def test_a_draw_pile_that_runs_out_twice_with_nothing_laid_ends_the_round(table: Maker) -> None:
    t = table("OWL EGG", "HEN FOX", discards="KEY INK")
    t.draw("KEY")
    t.play("discard KEY")
    assert t.position.reshuffled == 1
    assert t.play("draw") == ["worn", "scored", "scored"]
    assert t.scored() == [-10, -10]
    assert t.position.round == 2


@pytest.mark.rule("CW-A34")
@pytest.mark.parametrize("play", ["lay RAIN+COAT", "steal SOME+BODY to SOME+THING", "add FOOT+BALL to SNOW+BALL"])
def test_a_word_laid_stolen_or_changed_since_keeps_the_round_alive(table: Maker, play: str) -> None:
    t = table("RAIN COAT THING SNOW", "HEN FOX", words=("1: SOME+BODY", "0: FOOT+BALL"), discards="KEY INK")
    t.draw("KEY")
    t.play(play, "discard KEY")
    assert t.play("draw") == ["reshuffled"]


@pytest.mark.rule("CW-A38")
def test_three_times_round_without_a_draw_or_a_lay_end_the_round(table: Maker) -> None:
    t = table("RAIN COAT", "EGG HEN", stock="KEY")
    for _ in range(5):
        assert t.expire() == ["time-up"]
    assert t.expire() == ["time-up", "idle", "scored", "scored"]
    assert t.scored() == [-11, -10]


@pytest.mark.rule("CW-A38")
def test_a_draw_begins_the_count_again(table: Maker) -> None:
    t = table("RAIN COAT", "EGG HEN", stock="KEY INK")
    for _ in range(4):
        t.expire()
    t.draw("KEY")
    t.play("discard KEY")
    for _ in range(5):
        assert t.expire() == ["time-up"]
    assert t.expire()[:2] == ["time-up", "idle"]


@pytest.mark.rule("CW-A38", "CW-A3")
def test_cards_that_are_taken_and_put_back_are_no_draw(table: Maker) -> None:
    t = table("RAIN OWL", "EGG HEN", discards="COAT", stock="KEY INK")
    for _ in range(2):
        t.play("take 1")
        assert t.expire() == ["time-up", "put-back"]
        t.expire()
    t.play("take 1")
    t.expire()
    assert t.expire()[:2] == ["time-up", "idle"]
