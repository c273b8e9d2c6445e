"""The options of a table, and tables that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from yardsticks.leduc import game as leduc

from compoundry.kernel import BadInput, Count, Flag, OneOf, Options

DECLARED = (Flag("timer", False), Count("decks", 1, 1, 3), OneOf("play", ("standard", "dominoes")))


def test_what_is_not_given_has_its_default() -> None:
    options = Options.read(DECLARED, ["decks=2", "timer=on"])
    assert (options.flag("timer"), options.count("decks"), options.word("play")) == (True, 2, "standard")
    assert options.plain() == {"timer": True, "decks": 2, "play": "standard"}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["decks"], "option-word"),
        (["deck=2"], "option-unknown"),
        (["decks=2", "decks=2"], "option-twice"),
        (["decks=4"], "option-value"),
        (["decks=-1"], "option-value"),
        (["decks=two"], "option-value"),
        (["decks=" + "9" * 5000], "option-value"),
        (["decks=²"], "option-value"),
        (["decks="], "option-value"),
        (["timer=maybe"], "option-value"),
        (["play=chess"], "option-value"),
        (["=3"], "option-unknown"),
    ],
)
def test_an_option_that_cannot_be_is_named(words: list[str], code: str) -> None:
    with pytest.raises(BadInput) as wrong:
        Options.read(DECLARED, words)
    assert wrong.value.code == code


@pytest.mark.parametrize("value", [1.0, None, "on", [], 10**40])
def test_values_of_other_kinds_are_refused(value: Any) -> None:
    for name in ("timer", "decks", "play"):
        with pytest.raises(BadInput) as wrong:
            Options(DECLARED, {name: value})
        assert wrong.value.params["option"] == name


def test_a_number_is_no_flag_and_a_flag_no_number() -> None:
    with pytest.raises(BadInput):
        Options(DECLARED, {"timer": 1})
    with pytest.raises(BadInput):
        Options(DECLARED, {"decks": True})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadInput) as wrong:
        leduc.settings({"stake": 3})
    assert wrong.value.code == "option-none"


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 99, 10**20])
def test_seats_that_cannot_be_are_refused(seats: int) -> None:
    with pytest.raises(BadInput) as wrong:
        leduc.begin(seats, leduc.settings())
    assert wrong.value.code == "seats"
    assert (wrong.value.params["fewest"], wrong.value.params["most"]) == (2, 2)
