"""Taking from the discard pile: only what is used at once.  CW-8, CW-9, CW-A2, CW-A3."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall.turn import Take
from compoundry.kernel import Ack

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, MatchMaker


@pytest.mark.rule("CW-8")
def test_the_newest_discard_is_taken_if_it_can_be_used(table: Maker) -> None:
    t = table("RAIN EGG FOX", "HEN", discards="OWL COAT", stock="KEY")
    assert t.play("take 1") == ["took"]
    assert (t.hand(0), t.called(t.position.discards)) == ("COAT EGG FOX RAIN", "OWL")
    t.play("lay RAIN+COAT", "discard EGG")
    assert (t.words(0), t.called(t.position.discards)) == (["RAIN+COAT"], "OWL EGG")


@pytest.mark.rule("CW-8", "CW-A3")
def test_a_discard_that_cannot_be_used_is_not_taken(table: Maker) -> None:
    t = table("RAIN EGG", "HEN", discards="COAT OWL", stock="KEY")
    t.refuses("take 1", "take-useless", "CW-8", card="OWL", cards=["OWL"])
    assert t.legal(0) == [t.move("draw"), t.move("take 2")]


@pytest.mark.rule("CW-8")
def test_with_a_deeper_card_come_all_above_it(table: Maker) -> None:
    t = table("RAIN EGG", "HEN", discards="FOX COAT OWL JAM", stock="KEY")
    t.play("take 3")
    assert t.told("took") == [
        {"seat": 0, "cards": [t.card(name) for name in ("COAT", "OWL", "JAM")], "card": t.card("COAT")}
    ]
    assert (t.hand(0), t.called(t.position.discards)) == ("COAT EGG JAM OWL RAIN", "FOX")
    assert t.shown(0) == "COAT JAM OWL"


@pytest.mark.rule("CW-8")
def test_nobody_takes_more_than_there_is(table: Maker) -> None:
    t = table("RAIN EGG", "HEN", discards="COAT OWL", stock="KEY")
    t.refuses("take 3", "discards-few", "CW-8", count=3, discards=2)
    t.refuses(Take(300), "discards-few", "CW-8", count=300, discards=2)
    t = table("RAIN EGG", "HEN", stock="KEY")
    t.refuses("take 1", "discards-few", "CW-8", count=1, discards=0)


@pytest.mark.rule("CW-9")
def test_a_card_from_the_discards_is_played_at_once(table: Maker) -> None:
    t = table("RAIN EGG SNOW BALL THING", "HEN", words=("1: SOME+BODY", "0: FOOT+WAY"), discards="COAT", stock="KEY")
    t.play("take 1")
    assert t.legal(0) == [t.move("lay RAIN+COAT")]
    t.refuses("lay SNOW+BALL", "must-use", "CW-9", card="COAT")
    t.refuses("steal SOME+BODY to SOME+THING", "must-use", "CW-9", card="COAT")
    t.refuses("add FOOT+WAY to FOOT+BALL", "must-use", "CW-9", card="COAT")
    t.refuses("discard EGG", "must-use", "CW-9", card="COAT")
    t.refuses("discard COAT", "must-use", "CW-9", card="COAT")
    t.play("lay RAIN+COAT", "lay SNOW+BALL", "steal SOME+BODY to SOME+THING", "discard EGG")


@pytest.mark.rule("CW-9", "CW-13")
def test_it_may_be_played_in_a_steal(table: Maker) -> None:
    t = table("EGG OWL", "HEN", words=("1: SOME+BODY",), discards="THING", stock="KEY")
    t.play("take 1")
    assert t.legal(0) == [t.move("steal SOME+BODY to SOME+THING")]
    t.play("steal SOME+BODY to SOME+THING", "discard OWL")
    assert t.words(0) == ["SOME+THING/BODY"]


@pytest.mark.rule("CW-9", "CW-15")
def test_or_over_a_word_of_ones_own(table: Maker) -> None:
    t = table("EGG OWL", "HEN", words=("0: SOME+BODY",), discards="THING", stock="KEY")
    t.play("take 1", "add SOME+BODY to SOME+THING", "discard OWL")
    assert t.words(0) == ["SOME+THING/BODY"]


@pytest.mark.rule("CW-A2")
def test_it_is_the_deepest_card_taken_that_must_be_used(table: Maker) -> None:
    t = table("RAIN EGG HEN", "FOX", discards="BALL COAT", stock="KEY")
    t.refuses("take 2", "take-useless", "CW-8", card="BALL", cards=["BALL", "COAT"])  # though COAT could be used
    t = table("RAIN EGG HEN SNOW", "FOX", discards="BALL COAT", stock="KEY")
    t.play("take 2")
    t.refuses("lay RAIN+COAT", "must-use", "CW-9", card="BALL")
    t.play("lay SNOW+BALL")
    t.play("discard COAT")  # the others go to the hand, to be used or not
    assert t.hand(0) == "EGG HEN RAIN"


@pytest.mark.rule("CW-A2")
def test_its_partner_may_be_a_card_just_taken(table: Maker) -> None:
    t = table("EGG HEN", "FOX", discards="RAIN OWL COAT", stock="KEY")
    t.refuses("take 1", "take-useless", "CW-8", card="COAT", cards=["COAT"])
    t.play("take 3", "lay RAIN+COAT", "discard OWL")
    assert (t.words(0), t.hand(0)) == (["RAIN+COAT"], "EGG HEN")


@pytest.mark.rule("CW-A3")
def test_only_a_use_that_leaves_a_card_to_discard_counts(table: Maker) -> None:
    t = table("RAIN", "FOX", discards="COAT", stock="KEY")
    t.refuses("take 1", "take-useless", "CW-8", card="COAT", cards=["COAT"])
    t = table("RAIN", "FOX", discards="COAT OWL", stock="KEY")
    t.play("take 2", "lay RAIN+COAT", "discard OWL")  # OWL came along, and is left
    assert t.scored() == [11, -5]


@pytest.mark.rule("CW-A3")
def test_a_steal_needs_one_card_less(table: Maker) -> None:
    t = table("EGG", "FOX HEN", words=("1: SOME+BODY",), discards="THING", stock="KEY")
    t.play("take 1", "steal SOME+BODY to SOME+THING", "discard EGG")
    assert t.scored() == [2 + 3 + 4, -10]


@pytest.mark.rule("CW-A3", "CW-A14")
def test_when_time_runs_out_before_the_use_the_cards_lie_in_their_order_again(table: Maker) -> None:
    t = table("RAIN EGG", "FOX HEN", discards="JAM COAT OWL", stock="KEY")
    t.play("take 2")
    assert t.expire() == ["time-up", "put-back"]
    assert t.told("put-back") == [{"seat": 0, "cards": [t.card("COAT"), t.card("OWL")]}]
    assert (t.called(t.position.discards), t.hand(0), t.shown(0)) == ("JAM COAT OWL", "EGG RAIN", "")
    assert (t.position.player, t.verbs(1)) == (1, ["draw"])


@pytest.mark.rule("CW-A3")
def test_a_take_that_is_taken_back_puts_the_cards_back(match: MatchMaker) -> None:
    sitting = match("RAIN B C D E F G", "H I J K L M N", turned="COAT", stock="EGG")
    before = sitting.match.digest()
    sitting.submit("0: take 1")
    assert isinstance(sitting.match.undo(0), Ack)
    assert sitting.match.digest() == before
    assert sitting.table.verbs(0) == ["draw", "take"]
    sitting.submit("0: take 1", "0: lay RAIN+COAT")
