"""What the author of a pack is told: each thing that can be wrong, in its line, with what would mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall.cards import CHUCK, WOOD
from compoundry.games.compounditall.packcheck import LEAST_CARDS, WORTH
from compoundry.packs import Problem, Review, check
from compoundry.textfiles import LANGUAGES
from compoundry.texts import Texts

if TYPE_CHECKING:
    from tests.packs.conftest import Maker


def told(problems: list[Problem]) -> list[tuple[int, str]]:
    for problem in problems:
        assert problem.error.where == (f"my.toml, line {problem.line}" if problem.line else "my.toml")
    return [(problem.line, problem.error.code) for problem in problems]


def errors(text: str) -> list[tuple[int, str]]:
    review = check(text, "my.toml")
    assert review.summary == []
    return told(review.errors)


def said(review: Review, language: str = "en") -> list[str]:
    texts = Texts(language)
    sentences = [texts.error(problem.error) for problem in [*review.errors, *review.advice]]
    assert texts.faults == []
    return sentences


def test_nothing_is_wrong_with_a_sound_pack(pack: Maker) -> None:
    review = check(pack(), "my.toml")
    assert (review.game, review.title, review.errors, review.advice) == ("compounditall", "Ours", [], [])
    [row] = review.summary
    assert row == {
        "deck": "yellow",
        "cards": 34,
        "partners": [2, 14],
        "points": [4, 15],
        "yellow": 34,
        "blue": 0,
        "red": 0,
        "grey": 5,
        "brown": 2,
    }


def joined(first: str, second: str) -> str:
    """The decks of two packs in one."""
    return f"{first}[[deck]]{second.partition('[[deck]]')[2]}"


# The file


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "pack-gameless"),
        ('\n\nformat = 1\ntitle = "x"', 1, "pack-gameless"),
        ('\ngame = "chess"', 2, "pack-game"),
        ('game = "tictactoe"', 1, "pack-game"),
        ('game = "../compounditall"', 1, "pack-game"),
        ("game = 3", 1, "pack-game"),
        ('game = ["compounditall"]', 1, "pack-game"),
        ('\ufeffgame = "compounditall"', 1, "pack-toml"),  # packs.read takes the mark away
        ('game = "compounditall', 1, "pack-toml"),
        ("game = 'a'\n\ncards = [1, 2\n", 4, "pack-toml"),
        ("game = 1\ngame = 2", 2, "pack-toml"),
        (f"game = {'9' * 5000}", 0, "pack-toml"),
        (f"game = {'[' * 5000}", 0, "pack-toml"),
        ("\0", 1, "pack-toml"),
    ],
)
def test_what_is_no_pack_of_any_game(text: str, line: int, code: str) -> None:
    assert errors(text) == [(line, code)]
    assert check(text, "my.toml").game == ""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("format = 1", "format = 2", [(2, "pack-format")]),
        ("format = 1", "format = true", [(2, "pack-format")]),
        ("format = 1", 'format = "1"', [(2, "pack-format")]),
        ("format = 1", f"format = 0x{'f' * 6000}", [(2, "pack-format")]),
        ("format = 1\n", "", [(1, "pack-lacks")]),
        ('title = "Ours"', 'title = ""', [(3, "pack-title")]),
        ('title = "Ours"', f'title = "{"x" * 61}"', [(3, "pack-title")]),
        ('title = "Ours"', 'title = "a\\u202eb"', [(3, "pack-title")]),
        ('title = "Ours"', 'title = "a\\u001b[31m"', [(3, "pack-title")]),
        ('title = "Ours"', "title = 1979-05-27 07:32:00", [(3, "pack-title")]),
        ('title = "Ours"', 'titel = "Ours"', [(1, "pack-lacks"), (3, "pack-key")]),
        ("[[deck]]", "[deck]", [(5, "pack-deck")]),
        ('colour = "yellow"', 'colour = "green"', [(6, "pack-colour")]),
        ('colour = "yellow"', "colour = []", [(6, "pack-colour")]),
        ('colour = "yellow"', 'color = "yellow"', [(5, "pack-lacks"), (6, "pack-key")]),
        ("cards = [\n", 'cards = "RAIN"\nlist = [\n', [(7, "pack-cards"), (8, "pack-key")]),
    ],
)
def test_keys_that_are_missing_foreign_or_of_another_kind(
    pack: Maker, old: str, new: str, expected: list[tuple[int, str]]
) -> None:
    assert old in pack()
    assert errors(pack().replace(old, new, 1)) == expected


def test_a_pack_has_decks() -> None:
    head = 'game = "compounditall"\nformat = 1\ntitle = "Ours"\n'
    assert errors(head) == [(1, "pack-lacks")]
    assert errors(head + "deck = []") == errors(head + "deck = 3") == errors(head + "deck = [1]") == [(4, "pack-deck")]


def test_a_colour_comes_once(pack: Maker) -> None:
    text = joined(pack(), pack())
    assert errors(text) == [(text.count("\n", 0, text.rindex("colour")) + 1, "pack-colour-twice")]


def test_form_and_content_are_told_at_once(pack: Maker) -> None:
    """Whatever can be read is looked at, though something else cannot be."""
    text = pack('"rain"', '"BEDROOM"', '"BED"', '["WATER", 99]', without="CHUCK").replace("format = 1", "format = 2")
    assert errors(text) == [
        (2, "pack-format"),
        (5, "pack-lacks-word"),
        (41, "pack-word"),
        (42, "pack-solid"),
        (43, "pack-twice"),
        (44, "pack-points"),
        (44, "pack-twice"),
    ]


@pytest.mark.parametrize("colour", ["green", "yellow"])
def test_cards_are_looked_at_though_their_deck_has_no_colour_of_its_own(pack: Maker, colour: str) -> None:
    text = joined(pack(), pack('"BEDROOM"', '"rain"', '"BED"', colour=colour, only=True))
    assert [code for _, code in errors(text)] == [
        "pack-colour-twice" if colour == "yellow" else "pack-colour",
        "pack-solid",
        "pack-word",
    ]


# The cards


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ('"rain"', "pack-word"),
        ('"RAIN COAT"', "pack-word"),
        ('"RÖMER"', "pack-word"),
        ('""', "pack-word"),
        ('"CARD2"', "pack-word"),
        (f'"{"A" * 15}"', "pack-word"),
        ('"\\u001b[31m"', "pack-word"),
        ("7", "pack-card"),
        ("[]", "pack-card"),
        ('["RAIN"]', "pack-card"),
        ('["RAIN", 4, 5]', "pack-card"),
        ("[4, 4]", "pack-card"),
        ('{word = "RAIN"}', "pack-card"),
        ("nan", "pack-card"),
        ('["RAIN", 1]', "pack-points"),
        ('["RAIN", 13]', "pack-points"),
        ('["RAIN", -3]', "pack-points"),
        ('["RAIN", 4.0]', "pack-points"),
        ('["RAIN", true]', "pack-points"),
        ('["RAIN", "4"]', "pack-points"),
        ('["RAIN", []]', "pack-points"),
        (f'["RAIN", 0x{"f" * 6000}]', "pack-points"),
        ('["WOOD", 9]', "pack-points"),
        ('["CHUCK", 10]', "pack-points"),
    ],
)
def test_what_is_no_card(pack: Maker, card: str, code: str) -> None:
    text = pack(before=card, without=card[2:].partition('"')[0])
    assert errors(text) == [(8, code)]
    for language in LANGUAGES:
        [sentence] = said(check(text, "my.toml"), language)
        assert len(sentence) < 300
        assert sentence.isprintable()


def test_a_word_comes_once_in_a_deck_even_on_one_line(pack: Maker) -> None:
    text = pack('"BED"', '"HOUSE", "HOUSE"')
    assert errors(text) == [(42, "pack-twice"), (43, "pack-twice"), (43, "pack-twice")]
    assert "HOUSE is in this deck already, in line 21." in said(check(text, "my.toml"))[1]


def test_a_word_without_partners_is_named(pack: Maker) -> None:
    text = pack('"XYLOPHONE"')
    assert errors(text) == [(42, "pack-alone")]
    assert said(check(text, "my.toml")) == [
        "my.toml, line 42: XYLOPHONE makes a compound with no other word of the yellow deck. "
        "Add a partner (“compoundry check word” knows which words go together), or leave it out."
    ]


def test_partners_in_another_deck_do_not_help(pack: Maker) -> None:
    """CW-2: each deck is played alone too.  SAND goes with BOX, which is in the other deck."""
    text = joined(pack('"SAND"'), pack('"BOX"', colour="blue"))
    assert errors(text) == [(42, "pack-alone")]


def test_a_word_with_one_partner_could_do_with_another(pack: Maker) -> None:
    """WOOD and CHUCK are partners like others."""
    review = check(pack('"PULP"'), "my.toml")
    assert (review.errors, told(review.advice)) == ([], [(42, "pack-lonely")])
    assert "PULP has only one partner in the yellow deck, WOOD." in said(review)[0]


def test_a_compound_on_a_card_would_make_words_of_three(pack: Maker) -> None:
    for word in ("BEDROOM", "HOTDOG", "ONEWAY"):  # however the lexicon spells it
        assert (42, "pack-solid") in errors(pack(f'"{word}"'))
    assert check(pack('"CARPET"'), "my.toml").errors == []


@pytest.mark.parametrize("word", [WOOD, CHUCK])
def test_wood_and_chuck_belong_into_every_deck(pack: Maker, word: str) -> None:
    review = check(pack(without=word), "my.toml")
    assert (5, "pack-lacks-word") in told(review.errors)


def test_chuck_needs_something_else_to_go_with(pack: Maker) -> None:
    assert told(check(pack(without="UP"), "my.toml").advice) == [(5, "pack-chuck")]


def test_a_deck_is_large_enough_for_six_players(pack: Maker) -> None:
    least = pack(without="BATH BIRD")
    assert least.count('",') == LEAST_CARDS
    assert errors_of_sizes(least) == []
    assert errors_of_sizes(pack(without="BATH BIRD ROAD")) == [(5, "pack-few")]


def errors_of_sizes(text: str) -> list[tuple[int, str]]:
    return [one for one in told(check(text, "my.toml").errors) if one[1] in ("pack-few", "pack-many")]


def test_a_pack_has_at_most_three_hundred_cards(pack: Maker) -> None:
    """There are not so many different words here, so the same ones in a row: only the number counts."""
    many = pack(*['"RAIN"'] * 301, only=True)
    assert errors_of_sizes(many) == [(7, "pack-many")]
    both = joined(pack(*['"RAIN"'] * 150, only=True), pack(*['"RAIN"'] * 151, only=True, colour="red"))
    assert errors_of_sizes(both) == [(1, "pack-many")]


# Points


def test_points_follow_from_partners_unless_the_file_sets_them() -> None:
    assert [points for _, points in WORTH] == [*range(2, 13)]
    assert [least for least, _ in WORTH] == sorted((least for least, _ in WORTH), reverse=True)


def test_points_that_rise_with_the_partners_are_noticed(pack: Maker) -> None:
    text = pack(before='["HOUSE", 12]', without="HOUSE")
    review = check(text, "my.toml")
    assert (review.errors, told(review.advice)) == ([], [(8, "pack-order")])
    assert said(review)[0].startswith("my.toml, line 8: HOUSE is worth 12 points with ")


def test_points_of_ones_own_that_keep_the_order_are_not(pack: Maker) -> None:
    house = next(problem for problem in check(pack(before='["HOUSE", 12]', without="HOUSE"), "my.toml").advice)
    usual = house.error.params["usual"]
    text = pack(before=f'["HOUSE", {usual}]', without="HOUSE")
    assert check(text, "my.toml").advice == []


def test_all_is_told_in_the_order_of_the_file(pack: Maker) -> None:
    text = pack('"XYLOPHONE"', '"BED"', without="WOOD UP")
    review = check(text, "my.toml")
    assert told(review.errors) == sorted(told(review.errors))
    assert len(review.errors) >= 3
    for language in LANGUAGES:
        assert len(set(said(review, language))) == len(review.errors) + len(review.advice)
