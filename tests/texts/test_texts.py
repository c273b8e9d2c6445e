"""What the text layer makes of numbers, names, lists, refusals and errors."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import ClassVar

import pytest

from compoundry.kernel import Game, Record, Refusal
from compoundry.kernel.errors import BadInput
from compoundry.textcheck import missing, overdrawn, required_ids
from compoundry.textfiles import ENGLISH, LANGUAGES, PSEUDO
from compoundry.texts import Texts, of_error, printable

Maker = Callable[..., Game]

ENGLISH_COINS = """
name = Coins
event-paid = { $seat } pays { $banker } { $coins }.
event-paid-known = { $seat } pays { $banker } { $coins } out of { $purse }.
event-split = { $seats } share { $coins }.
event-lost = { $coins ->
        [one] One coin is
       *[other] { $coins } coins are
    } lost.
record-Purse = { $seat }’s { $coins }
seats--2 = Everybody
coin-1 = a penny
coin-5 = a nickel
refuse-early = It is { $hour } o’clock, { $seat }.
    .remedy = Wait.
"""
GERMAN_COINS = """
name = Münzen
event-paid = { $seat } gibt { $banker } { $coins }.
coin-1 = ein Pfennig
"""


@pytest.fixture
def english(coins: Maker) -> Texts:
    return Texts(ENGLISH, coins(en=ENGLISH_COINS, de=GERMAN_COINS), ["Ana", "Ben", "Cleo"])


def told(texts: Texts, kind: str, **params: object) -> str:
    return texts.event({"kind": kind, "entry": 3, **params})


def test_seats_become_names_and_values_their_words(english: Texts) -> None:
    assert told(english, "paid", seat=0, banker=2, coins=[1, 5]) == "Ana pays Cleo a penny and a nickel."
    assert told(english, "split", seats=[0, 1, 2], coins=[1]) == "Ana, Ben and Cleo share a penny."
    assert told(english, "split", seats=[], coins=[]) == "nobody share nothing."
    assert english.faults == []


def test_numbers_without_words_stay_numbers_and_can_be_counted(english: Texts) -> None:
    assert told(english, "lost", coins=1) == "One coin is lost."
    assert told(english, "lost", coins=1234) == "1,234 coins are lost."
    assert told(english, "lost", coins=-1234) == "−1,234 coins are lost."
    assert english.faults == []


def test_who_heard_the_secret_hears_another_sentence(english: Texts) -> None:
    secret = {"seat": 1, "banker": 0, "coins": [5], "purse": 9, "known": True}
    assert told(english, "paid", **secret) == "Ben pays Ana a nickel out of 9."
    assert told(english, "split", seats=[1], coins=[5], known=True) == "Ben share a nickel."


def test_what_a_language_lacks_is_said_in_english(english: Texts) -> None:
    german = Texts("de", english.game, ["Ana", "Ben"])
    assert told(german, "paid", seat=0, banker=1, coins=[1, 5]) == "Ana gibt Ben ein Pfennig und a nickel."
    assert told(german, "lost", coins=1234) == "1,234 coins are lost."
    assert german.faults == []


def test_a_refusal_says_what_what_would_help_and_the_rule(english: Texts) -> None:
    refusal = Refusal("early", "CO-1", hour=3, seat=1)
    assert english.refusal(refusal) == ("It is 3 o’clock, Ben.", "Wait.", "CO-1")


@pytest.mark.rule("K-2")
def test_the_kernels_refusals_speak_of_people(english: Texts) -> None:
    why = english.refusal(Refusal("not-your-turn", "K-2", seat=1, acting=[0, 2]))
    assert why == ("It is not Ben’s turn.", "Now it is up to Ana and Cleo.", "K-2")


def test_what_has_no_message_is_said_as_it_is_and_noted(english: Texts) -> None:
    assert told(english, "stolen", seat=0, coins=[5, 7]) == "stolen (seat Ana, coins a nickel and 7)"
    assert english.verb("pay") == "pay"
    assert english.faults == ["event-stolen", "verb-pay"]


def test_a_variable_that_nobody_gave_is_noted(english: Texts) -> None:
    english.refusal(Refusal("early", "CO-1", hour=3))
    assert english.faults == ["refuse-early: Unknown external: seat"]


def test_who_has_no_name_gets_one() -> None:
    texts = Texts("de")
    assert [texts.seat(seat) for seat in (0, 1, 7, 8)] == ["Anna", "Ben", "Hanno", "Platz 8"]


def test_what_is_no_seat_is_called_as_the_game_likes(english: Texts) -> None:
    assert told(english, "split", seats=-2, coins=[]) == "Everybody share nothing."
    assert told(english, "split", seats=-1, coins=[]) == "nobody share nothing."
    assert told(english, "paid", seat=-2, banker=0, coins=[5]) == "everybody pays Ana a nickel."


class Purse(Record):
    fields: ClassVar[tuple[str, ...]] = ("seat", "coins")

    def __init__(self, seat: int, coins: list[int]) -> None:
        self.seat = seat
        self.coins = coins


def test_records_and_lists_of_lists_have_words(english: Texts) -> None:
    purse = Purse(1, [1, 5])
    for one in (purse, purse.plain()):
        assert english.said("purse", [one, one]) == "Ben’s a penny and a nickel and Ben’s a penny and a nickel"
    assert english.said("coins", [[1, 5], [7], []]) == "a penny and a nickel; 7; nothing"


def test_nothing_given_can_command_a_terminal() -> None:
    assert printable("a\x1b[2Jb\nc\u202ed") == "a\ufffd[2Jb c\ufffdd"
    error = BadInput("log-game", "line 1", found="\x1b[31mchess\x07", expected="leduc")
    assert str(error) == "line 1: This is a game of \ufffd[31mchess\ufffd, not of leduc."


def test_an_error_is_an_english_sentence_with_its_place() -> None:
    assert str(BadInput("log-check", "line 3")).startswith("line 3: This line, or one above it, was changed")
    assert str(BadInput("seats", game="go", seats=9, fewest=2, most=4)) == (
        "go takes at least 2 and at most 4 seats, not 9."
    )
    assert of_error(BadInput("nobody-wrote-this", "a.txt", size=3)) == "a.txt: nobody wrote this (size 3)"


def test_places_are_said_in_the_readers_language() -> None:
    german = Texts("de")
    assert german.error(BadInput("log-check", "my.game, line 3")).startswith("my.game, Zeile 3: Diese Zeile")
    assert german.error(BadInput("seed-draws", "entry 12")).startswith("Eintrag 12: Was der Zufall hier tat")


@pytest.mark.parametrize("number", [10**15, -(10**30), 10**5000], ids=["long", "longer", "longest"])
def test_no_number_is_too_large_to_be_told(number: int) -> None:
    for language in LANGUAGES:
        told = Texts(language).error(BadInput("no-such-seat", seat=number, last=3))
        assert len(told) < 100
        assert "{" not in told


def test_an_error_can_carry_a_refusal(english: Texts) -> None:
    refusal = Refusal("early", "CO-1", hour=4, seat=2)
    assert "CO-1" in english.error(BadInput("options-unsuited", game="coins", rule="CO-1", refusal=refusal))
    assert english.faults == []


@pytest.mark.parametrize("language", ["fr", "", "en_US", "../de"])
def test_an_unknown_language_is_an_error(language: str) -> None:
    with pytest.raises(BadInput, match=r"There is no language .*, only en, de\."):
        Texts(language)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("name = Coins\nabout\nend = x\n", "coins/text/en.ftl:2"),
        ("name = { $seat\n", "coins/text/en.ftl:1"),
        ("ok = fine\n\n= lost\n", "coins/text/en.ftl:3"),
        ("name = { -> }\n", "coins/text/en.ftl:1"),
    ],
)
def test_broken_messages_are_an_error_that_names_file_and_line(coins: Maker, text: str, place: str) -> None:
    game = coins(en=text)
    with pytest.raises(BadInput) as wrong:
        Texts(ENGLISH, game)
    assert (wrong.value.code, wrong.value.where) == ("text-broken", place)
    assert str(wrong.value).startswith(f"{place}: The messages cannot be read: ")


def test_messages_that_are_not_text_are_an_error(coins: Maker) -> None:
    with pytest.raises(BadInput, match="not UTF-8 at byte 7"):
        Texts(ENGLISH, coins(en=b"name = \xff\n"))


def test_a_game_without_messages_can_be_played_all_the_same(coins: Maker) -> None:
    texts = Texts("de", coins())
    assert (texts.verb("ask-for"), texts.prompt("Turn"), texts.rules()) == ("ask for", "Turn", "")


def test_what_is_missing_is_found(english: Texts) -> None:
    game = english.game
    assert game is not None
    needed = ["about", "ask", "name", *(f"refuse-{code}{end}" for code in ("early", "late") for end in ("", ".remedy"))]
    assert required_ids(game) == sorted(needed)
    assert missing(game, "en") == ["about", "ask", "refuse-late", "refuse-late.remedy"]
    assert missing(game, "de") == sorted(set(needed) - {"name"})
    assert overdrawn("coins", "en") == ["refuse-early: $seat"]


def test_english_in_a_strange_dress(english: Texts) -> None:
    dressed = Texts(PSEUDO, english.game, ["Ana", "Ben"])
    assert dressed.say("name") == "Çóíñš~~"
    assert told(dressed, "lost", coins=2) == "2 çóíñš ářé~~~~ lóšţ.~~"


def test_the_kernel_does_not_load_the_words() -> None:
    """Nobody who says nothing pays for Fluent and Babel."""
    texts = importlib.import_module("compoundry.texts")
    assert not {"fluent", "FluentBundle", "FluentParser"} & vars(texts).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_house_fails_for_want_of_words(language: str) -> None:
    texts = Texts(language)
    for kind in ("str", "int", "bool", "list", "dict", "pairs", "hex", "settings", "anything"):
        assert "{" not in texts.error(BadInput("log-field", "line 2", field="n", kind=kind))
    assert texts.faults == []
