"""The steal, and words of one's own.  CW-13 to CW-15, CW-17; without the steal CW-25."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall.steal import Add, Steal

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker


@pytest.mark.rule("CW-13", "CW-19")
def test_somebody_becomes_something_and_anything(table: Maker) -> None:
    """The rulebook's example, with its points: all three cards, and later all four."""
    t = table("SOME BODY OWL", "THING EGG", "ANY", stock="KEY INK JAM NUT")
    t.draw("KEY")
    t.play("lay SOME+BODY", "discard KEY")
    t.draw("INK")
    assert t.play("steal SOME+BODY to SOME+THING", "discard INK") == ["stole", "discarded"]
    assert (t.words(0), t.words(1), t.words(2)) == ([], ["SOME+THING/BODY"], [])
    t.draw("JAM")
    t.play("steal SOME+THING to ANY+THING")
    assert t.words(2) == ["ANY+THING/BODY/SOME"]
    assert t.play("discard JAM") == ["discarded", "out", "scored", "scored", "scored"]
    assert t.told("scored")[2] == {"seat": 2, "laid": 2 + 3 + 4 + 6, "held": 0, "points": 15, "total": 15}
    assert t.scored() == [-5, -5, 15]


@pytest.mark.rule("CW-13")
def test_what_a_steal_tells(table: Maker) -> None:
    t = table("THING EGG", "HEN", words=("1: SOME+BODY",), stock="KEY")
    t.draw("KEY")
    t.play("steal SOME+BODY to SOME+THING")
    [told] = t.told("stole")
    assert (told["seat"], told["whom"], told["count"]) == (0, 1, 3)
    assert (told["card"], told["covered"]) == (t.card("THING"), t.card("BODY"))
    assert (told["old"], told["spelled"]) == ("somebody", "something")


@pytest.mark.rule("CW-13")
def test_either_half_can_be_covered(table: Maker) -> None:
    t = table("THING ANY EGG", "HEN", words=("1: SOME+BODY",), stock="KEY")
    t.draw("KEY")
    steals = [move for move in t.legal(0) if move.verb == "steal"]
    assert steals == [t.move("steal SOME+BODY to ANY+BODY"), t.move("steal SOME+BODY to SOME+THING")]


@pytest.mark.rule("CW-13")
def test_only_words_in_front_of_others_are_stolen(table: Maker) -> None:
    t = table("THING SNOW EGG", "HEN", words=("0: SOME+BODY", "1: FOOT+BALL"), stock="KEY")
    t.draw("KEY")
    t.refuses("steal SOME+BODY to SOME+THING", "no-such-word", "CW-13", pile=0)
    t.refuses(Steal(t.card("THING"), 2, 1, 1), "no-such-word", "CW-13", pile=2)
    t.refuses(Steal(t.card("THING"), 149, 1, 1), "no-such-word", "CW-13", pile=149)
    t.play("steal FOOT+BALL to SNOW+BALL")


@pytest.mark.rule("CW-13")
def test_a_word_is_stolen_with_a_card_of_the_hand(table: Maker) -> None:
    t = table("EGG OWL", "HEN", words=("1: SOME+BODY",), discards="THING", stock="KEY")
    t.draw("KEY")
    t.refuses("steal SOME+BODY to SOME+THING", "card-not-held", "CW-13", card="THING")
    t.refuses(Steal(250, 0, 1, 1), "card-not-held", "CW-13", card=-1)


@pytest.mark.rule("CW-13", "CW-22")
def test_a_steal_makes_another_compound_word(table: Maker) -> None:
    t = table("EGG SOME.2 RAIN", "HEN", words=("1: SOME+BODY",), stock="KEY")
    t.draw("KEY")
    t.refuses("steal SOME+BODY to SOME+EGG", "no-compound", "CW-22", first="SOME", second="EGG")
    t.refuses("steal SOME+BODY to RAIN+BODY", "no-compound", "CW-22", first="RAIN", second="BODY")
    same = Steal(t.card("SOME.2"), 0, 0, 0)  # SOME over SOME is somebody still
    t.refuses(same, "same-word", "CW-13", first="SOME.2", second="BODY")
    assert "steal" not in t.verbs(0)


@pytest.mark.rule("CW-14")
def test_many_words_are_stolen_in_a_turn(table: Maker) -> None:
    t = table("THING SNOW COAT EGG", "HEN", "FOX", words=("1: SOME+BODY", "2: FOOT+BALL", "1: RAIN+BOW"), stock="KEY")
    t.draw("KEY")
    t.play("steal SOME+BODY to SOME+THING", "steal FOOT+BALL to SNOW+BALL", "steal RAIN+BOW to RAIN+COAT")
    assert t.words(0) == ["SOME+THING/BODY", "SNOW+BALL/FOOT", "RAIN+COAT/BOW"]
    assert t.words(1) == t.words(2) == []


@pytest.mark.rule("CW-14", "CW-A8")
def test_a_word_is_stolen_once_a_turn(table: Maker) -> None:
    t = table("THING ANY EGG", "HEN", words=("1: SOME+BODY",), stock="KEY INK JAM")
    t.draw("KEY")
    t.play("steal SOME+BODY to SOME+THING")
    t.refuses("add SOME+THING to ANY+THING", "touched-already", "CW-A8", first="SOME", second="THING")
    t.play("discard KEY")
    t.draw("INK")
    t.play("discard INK")
    t.draw("JAM")
    t.play("add SOME+THING to ANY+THING")
    assert t.words(0) == ["ANY+THING/BODY/SOME"]


@pytest.mark.rule("CW-15")
def test_own_words_are_changed_in_a_later_turn(table: Maker) -> None:
    t = table("THING EGG", "HEN", words=("0: SOME+BODY",), stock="KEY")
    t.draw("KEY")
    assert t.play("add SOME+BODY to SOME+THING") == ["added"]
    assert t.words(0) == ["SOME+THING/BODY"]
    assert t.scored() == [0, 0]
    t.play("discard KEY")
    assert t.hand(0) == "EGG"


@pytest.mark.rule("CW-15", "CW-A8")
def test_but_not_in_the_turn_in_which_they_were_laid_or_changed(table: Maker) -> None:
    t = table("SOME BODY THING ANY EGG", "HEN", words=("0: FOOT+BALL",), stock="SNOW")
    t.draw("SNOW")
    t.play("lay SOME+BODY")
    t.refuses("add SOME+BODY to SOME+THING", "touched-already", "CW-A8", first="SOME", second="BODY")
    t.play("add FOOT+BALL to SNOW+BALL")
    assert "add" not in t.verbs(0)


@pytest.mark.rule("CW-15")
def test_words_of_others_are_stolen_not_added_to(table: Maker) -> None:
    t = table("THING EGG", "HEN", words=("1: SOME+BODY",), stock="KEY")
    t.draw("KEY")
    t.refuses("add SOME+BODY to SOME+THING", "no-such-own-word", "CW-15", pile=0)
    for pile in (1, 149):
        t.refuses(Add(t.card("THING"), pile, 1, 1), "no-such-own-word", "CW-15", pile=pile)


@pytest.mark.rule("CW-A5")
@pytest.mark.parametrize(("verb", "owner"), [("steal", 1), ("add", 0)])
def test_the_last_card_covers_nothing(table: Maker, verb: str, owner: int) -> None:
    t = table("THING", "HEN FOX", words=(f"{owner}: SOME+BODY",))
    t.play("pass")
    t.refuses(f"{verb} SOME+BODY to SOME+THING", "none-to-discard", "CW-A5", cards=1)
    assert t.legal(0) == [t.move("discard THING")]


@pytest.mark.rule("CW-A6")
def test_the_half_that_stays_may_change_its_side(table: Maker) -> None:
    t = table("GUARD EGG", "HEN", words=("1: SOME+BODY",), stock="KEY")
    t.draw("KEY")
    t.play("steal SOME+BODY to BODY+GUARD")
    assert t.words(0) == ["BODY+GUARD/SOME"]
    assert t.told("stole")[0]["covered"] == t.card("SOME")


@pytest.mark.rule("CW-A7")
def test_covered_cards_stay_count_and_are_played_on_no_more(table: Maker) -> None:
    t = table("COAT EGG", "HEN", words=("1: ANY+THING/SOME/BODY", "1: ROOM+BOW/RAIN"), stock="KEY GUARD")
    t.draw("GUARD")
    t.refuses("steal ANY+THING to ANY+GUARD", "no-compound", "CW-22", first="ANY", second="GUARD")
    assert "steal" not in t.verbs(0)  # COAT would go with RAIN, GUARD with BODY, but they are covered
    t.play("discard EGG")
    assert t.position.pile(0) == [t.card(name) for name in ("SOME", "BODY", "ANY", "THING")]


@pytest.mark.rule("CW-17")
def test_woodchuck_is_not_stolen(table: Maker) -> None:
    t = table("FIRE HOLE EGG", "HEN", words=("1: WOOD+CHUCK",), stock="KEY")
    t.draw("KEY")
    t.refuses("steal WOOD+CHUCK to FIRE+WOOD", "woodchuck", "CW-17", first="WOOD", second="CHUCK")
    t.refuses("steal WOOD+CHUCK to CHUCK+HOLE", "woodchuck", "CW-17", first="WOOD", second="CHUCK")


@pytest.mark.rule("CW-17")
def test_wood_and_chuck_in_other_words_are(table: Maker) -> None:
    t = table("WORK WAGON EGG", "HEN", words=("1: FIRE+WOOD", "1: CHUCK+HOLE"), stock="KEY")
    t.draw("KEY")
    t.play("steal FIRE+WOOD to WOOD+WORK", "steal CHUCK+HOLE to CHUCK+WAGON")
    assert t.words(0) == ["WOOD+WORK/FIRE", "CHUCK+WAGON/HOLE"]


@pytest.mark.rule("CW-17", "CW-A11")
def test_with_more_decks_there_are_more_of_them(table: Maker) -> None:
    t = table("FIRE FIRE.2 EGG", "HEN", words=("1: WOOD+CHUCK", "1: WOOD.2+WORK"), stock="KEY")
    t.draw("KEY")
    assert [move for move in t.legal(0) if move.verb == "steal"] == [
        t.move("steal WOOD.2+WORK to FIRE+WOOD.2"),
        t.move("steal WOOD.2+WORK to FIRE.2+WOOD.2"),
    ]


@pytest.mark.rule("CW-A10")
def test_wood_and_chuck_of_two_decks_are_safe_too(table: Maker) -> None:
    t = table("FIRE EGG", "HEN", words=("1: WOOD.2+CHUCK.3", "1: WOOD+WORK"), stock="KEY WOOD.3 CHUCK CHUCK.2")
    t.draw("KEY")
    t.refuses("steal WOOD.2+CHUCK.3 to FIRE+WOOD.2", "woodchuck", "CW-17", first="WOOD.2", second="CHUCK.3")


@pytest.mark.rule("CW-A36")
@pytest.mark.parametrize("word", ["1: WOOD+CHUCK/FIRE", "1: WOOD+CHUCK/WAGON/HOLE"])
def test_it_is_safe_however_it_came_about(table: Maker, word: str) -> None:
    t = table("WORK EGG", "HEN", words=(word,), stock="KEY")
    t.draw("KEY")
    t.refuses("steal WOOD+CHUCK to WOOD+WORK", "woodchuck", "CW-17", first="WOOD", second="CHUCK")


@pytest.mark.rule("CW-A36")
def test_a_steal_that_brings_wood_and_chuck_together_makes_them_safe(table: Maker) -> None:
    t = table("CHUCK EGG", "WORK HEN", words=("1: FIRE+WOOD",), stock="KEY INK")
    t.draw("KEY")
    t.play("steal FIRE+WOOD to WOOD+CHUCK", "discard EGG")
    t.draw("INK")
    t.refuses("steal WOOD+CHUCK to WOOD+WORK", "woodchuck", "CW-17", first="WOOD", second="CHUCK")


@pytest.mark.rule("CW-A9")
def test_ones_own_woodchuck_may_be_covered_and_is_safe_no_more(table: Maker) -> None:
    t = table("FIRE EGG", "WORK HEN", words=("0: WOOD+CHUCK",), stock="KEY INK")
    t.draw("KEY")
    t.play("add WOOD+CHUCK to FIRE+WOOD", "discard EGG")
    assert t.words(0) == ["FIRE+WOOD/CHUCK"]
    t.draw("INK")
    t.play("steal FIRE+WOOD to WOOD+WORK")
    assert t.words(1) == ["WOOD+WORK/CHUCK/FIRE"]


# No steal


@pytest.mark.rule("CW-25")
def test_without_the_steal_no_word_is_stolen(table: Maker) -> None:
    t = table("THING EGG RAIN COAT", "HEN", words=("1: SOME+BODY",), stock="KEY", play="no-steal")
    t.draw("KEY")
    t.refuses("steal SOME+BODY to SOME+THING", "no-stealing", "CW-25")
    assert t.verbs(0) == ["lay", "discard"]


@pytest.mark.rule("CW-25")
def test_all_other_rules_stay_as_they_are(table: Maker) -> None:
    t = table("THING EGG RAIN", "HEN", words=("1: SOME+BODY",), discards="COAT", stock="KEY", play="no-steal")
    t.refuses("lay RAIN+COAT", "not-drawn", "CW-7")
    t.play("take 1")
    t.refuses("discard EGG", "must-use", "CW-9", card="COAT")
    t.play("lay RAIN+COAT", "discard EGG")
    t.draw("KEY")
    assert t.play("discard HEN") == ["discarded"]
    assert (t.words(0), t.words(1), t.hand(1)) == (["RAIN+COAT"], ["SOME+BODY"], "KEY")


@pytest.mark.rule("CW-25", "CW-A2")
def test_a_discard_that_could_only_steal_is_of_no_use_then(table: Maker) -> None:
    t = table("EGG OWL", "HEN", words=("1: SOME+BODY",), discards="THING", stock="KEY", play="no-steal")
    t.refuses("take 1", "take-useless", "CW-8", card="THING", cards=["THING"])


@pytest.mark.rule("CW-A30")
def test_without_the_steal_own_words_are_not_covered_either(table: Maker) -> None:
    t = table("THING EGG", "HEN", words=("0: SOME+BODY",), stock="KEY", play="no-steal")
    t.draw("KEY")
    t.refuses("add SOME+BODY to SOME+THING", "no-stealing", "CW-A30")
    assert t.verbs(0) == ["discard"]
