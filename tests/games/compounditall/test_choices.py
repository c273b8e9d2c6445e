"""A move in the making: what can come next, and what a person is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.kernel.slot import Value
from compoundry.texts import Texts

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, Table


def told(t: Table, *partial: Value) -> list[str]:
    """What is said of each candidate for the next slot, or of the whole move."""
    texts = Texts("en", game, ["Ana", "Ben"], game.settings({"pack": t.position.pack}))
    choices = t.position.choices(t.position.player, partial)
    assert choices.refusal is None
    if choices.complete:
        said = [texts.about(str(partial[0]), "", choices.preview)]
    else:
        said = [texts.about(str(partial[0]), choices.slot, about) for about in choices.about]
    assert texts.faults == []
    return said


def candidates(t: Table, *partial: Value) -> list[Value]:
    return t.position.choices(t.position.player, partial).candidates


def test_what_a_take_would_bring(table: Maker) -> None:
    t = table("RAIN EGG OWL", "HEN", discards="BOW FOX COAT", stock="KEY")
    assert candidates(t, "take") == [1, 3]
    assert told(t, "take") == ["COAT, the newest", "BOW, FOX and COAT, to use BOW"]
    assert told(t, "take", 3) == ["BOW must be the next card you play."]


def test_what_a_word_would_be_worth(table: Maker) -> None:
    t = table("RAIN COAT BOW OWL", "HEN", stock="KEY")
    t.draw("KEY")
    rain, coat = t.card("RAIN"), t.card("COAT")
    assert candidates(t, "lay") == [rain]
    assert told(t, "lay", rain) == ["BOW: rainbow, 8 points", "COAT: raincoat, 11 points"]
    assert told(t, "lay", rain, coat) == ["“raincoat” would lie in front of you, worth 11 points."]


@pytest.mark.rule("CW-A15")
def test_where_words_are_challenged_nothing_is_told_of_their_worth_as_words(table: Maker) -> None:
    t = table("RAIN COAT OWL", "HEN", stock="KEY", challenge=True)
    t.draw("KEY")
    coat, rain = t.card("COAT"), t.card("RAIN")
    assert told(t, "lay", rain, coat) == ["“RAIN + COAT” would lie in front of you, worth 11 points."]
    assert told(t, "lay", coat, rain) == ["“COAT + RAIN” would lie in front of you, worth 11 points."]


@pytest.mark.rule("CW-13", "CW-A6")
def test_what_a_steal_would_bring_step_by_step(table: Maker) -> None:
    t = table("ANY GUARD OWL", "HEN", words=("1: SOME+BODY/THING",), stock="KEY")
    t.draw("KEY")
    any_, guard = t.card("ANY"), t.card("GUARD")
    assert candidates(t, "steal") == [any_, guard]
    assert told(t, "steal", any_) == ["somebody, from Ben: 3 cards, 9 points"]
    assert told(t, "steal", any_, 0) == ["SOME, so that BODY stays"]
    assert told(t, "steal", any_, 0, 0) == ["anybody, 15 points"]
    assert told(t, "steal", any_, 0, 0, 0) == [
        "“somebody” would come to you from Ben and read “anybody”, worth 15 points."
    ]
    assert candidates(t, "steal", guard, 0, 0) == [1]  # BODY goes to the front
    assert told(t, "steal", guard, 0, 0) == ["bodyguard, 14 points"]


@pytest.mark.rule("CW-15")
def test_what_an_addition_would_bring_step_by_step(table: Maker) -> None:
    t = table("THING OWL", "HEN", words=("0: SOME+BODY",), stock="KEY")
    t.draw("KEY")
    thing = t.card("THING")
    assert told(t, "add", thing) == ["somebody: 2 cards, 5 points"]
    assert told(t, "add", thing, 0) == ["BODY, so that SOME stays"]
    assert told(t, "add", thing, 0, 1) == ["something, 9 points"]
    assert told(t, "add", thing, 0, 1, 1) == ["Your “somebody” would read “something”, worth 9 points."]


@pytest.mark.rule("CW-A18")
def test_what_a_card_at_the_end_of_a_line_would_make(table: Maker) -> None:
    t = table("BALL OWL", "HEN", line="ROOM SNOW", stock="KEY", play="dominoes")
    ball = t.card("BALL")
    assert told(t, "place", ball) == ["at the left end: ballroom", "at the right end: snowball"]
    assert told(t, "place", ball, 1) == ["“snowball” would stand at the right end of the line."]


def test_who_only_may_challenge_chooses_among_that(table: Maker) -> None:
    t = table("RAIN COAT BOW OWL EGG", "HEN", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+COAT", "lay BOW+OWL")
    choices = t.position.choices(1, ())
    assert choices.candidates == ["challenge", "accept"]
    assert t.position.choices(1, ("challenge",)).candidates == [0, 1]
    refusal = t.position.choices(1, ("discard",)).refusal
    assert refusal is not None
