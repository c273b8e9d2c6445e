"""The pack that comes with Compound It All!: every condition that its decks were made to."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

import pytest

from compoundry.games.compounditall.cards import CHUCK, DECKS, WOOD, cards_of
from compoundry.games.compounditall.pack import dots
from compoundry.words import Lexicon

CARDS: Final = cards_of("standard")
DOTS: Final = dots(CARDS)
COMMON: Final = 35
"""SCOWL's lists up to this size hold the words that everybody knows."""

decks = pytest.mark.parametrize("deck", DECKS)


def of(deck: str) -> list[int]:
    return CARDS.of(1 << DECKS.index(deck))


def words(deck: str) -> set[str]:
    return {CARDS.words[card] for card in of(deck)}


def partners(card: int, deck: str) -> set[str]:
    """The words of a deck with which a card makes a compound, before or behind them."""
    return {CARDS.words[mate] for mate in CARDS.mates[card]} & words(deck)


def card(word: str) -> int:
    return CARDS.words.index(word)


def sizes() -> dict[str, int]:
    """Each word and compound by the smallest of SCOWL's lists that has it (tools/common_words.py)."""
    with (Path(__file__).parent / "common.tsv").open(encoding="utf-8") as file:
        return {row["word"]: int(row["size"]) for row in csv.DictReader(file, delimiter="\t")}


@decks
def test_a_deck_has_48_cards_and_each_word_once(deck: str) -> None:
    assert len(of(deck)) == len(words(deck)) == 48


def test_only_wood_and_chuck_are_in_more_than_one_deck() -> None:
    assert {word for word in CARDS.words if CARDS.words.count(word) > 1} == {WOOD, CHUCK}
    assert CARDS.size == 144


@decks
def test_wood_and_chuck_are_in_every_deck_and_have_the_points_printed_on_them(deck: str) -> None:
    assert [CARDS.points[card] for card in of(deck) if CARDS.words[card] in (WOOD, CHUCK)] == [10, 15]


@pytest.mark.parametrize(("word", "points"), [("FRUIT", 8), ("CAKE", 6), ("UNDER", 2), ("WATER", 2)])
def test_printed_points_follow_from_the_partners(word: str, points: int) -> None:
    assert CARDS.points[card(word)] == points


@pytest.mark.parametrize("word", ["SOME", "BODY", "THING", "ANY"])
def test_the_words_of_the_rulebooks_example_are_there(word: str) -> None:
    assert word in CARDS.words


@pytest.mark.rule("CW-2")
@decks
def test_every_word_has_two_partners_in_its_own_deck(deck: str) -> None:
    """Two at least, or the deck would play badly alone; WOOD and CHUCK count, and only CHUCK needs them to."""
    alone = {CARDS.words[card] for card in of(deck) if len(partners(card, deck)) < 2}
    needy = {CARDS.words[card] for card in of(deck) if len(partners(card, deck) - {WOOD, CHUCK}) < 2}
    assert (alone, needy) == (set(), {CHUCK})


@decks
def test_chuck_has_a_partner_besides_wood(deck: str) -> None:
    assert len(words(deck) & {"HOLE", "WAGON", "STEAK", "ROAST", "UP"}) == 1


@pytest.mark.rule("CW-20")
def test_jail_has_partners_in_yellow_and_blue_only_and_house_in_every_deck() -> None:
    assert DOTS[card("JAIL")] == ["yellow", "blue"]
    assert DOTS[card("HOUSE")][:3] == [*DECKS]
    assert partners(card("JAIL"), "red") == set()


@pytest.mark.rule("CW-20")
def test_dots_are_what_the_lexicon_says() -> None:
    """Looked up here pair by pair.  WOOD and CHUCK give grey and brown, and no colour of their deck."""
    lexicon = Lexicon.standard()

    def match(one: str, other: str) -> bool:
        return bool(lexicon.find(one, other) or lexicon.find(other, one))

    for at, word in enumerate(CARDS.words):
        plain = [deck for deck in DECKS if any(match(word, other) for other in words(deck) - {WOOD, CHUCK})]
        special = [dot for other, dot in ((WOOD, "grey"), (CHUCK, "brown")) if match(word, other)]
        assert DOTS[at] == plain + special, word


@pytest.mark.rule("CW-23")
def test_no_word_is_a_compound_itself() -> None:
    lexicon = Lexicon.standard()
    cuts = [(word[:at], word[at:]) for word in CARDS.words for at in range(1, len(word))]
    assert [cut for cut in cuts if lexicon.find(*cut)] == []


def test_points_fall_from_12_to_2_as_partners_grow() -> None:
    worth = {
        (len(CARDS.mates[at]), CARDS.points[at]) for at, word in enumerate(CARDS.words) if word not in (WOOD, CHUCK)
    }
    by_partners = sorted(worth)
    points = [points for _, points in by_partners]
    assert len({partners for partners, _ in by_partners}) == len(by_partners)  # so many partners, so many points
    assert points == sorted(points, reverse=True)
    assert set(points) <= set(range(2, 13))
    assert len(set(points)) >= 8


def test_decks_differ_in_how_common_their_words_are() -> None:
    """Yellow is the easiest: its words stand in the smallest lists."""
    size = sizes()
    means = []
    for deck in DECKS:
        own = [size[word.lower()] for word in words(deck) - {WOOD, CHUCK}]
        means.append(sum(own) / len(own))
    assert means[1] - means[0] > 0.5
    assert means[2] - means[1] > 0.5


def test_decks_differ_in_how_many_of_their_compounds_everybody_knows() -> None:
    size = sizes()
    shares = []
    for deck in DECKS:
        pairs = [(one, two) for one in of(deck) for two in of(deck) if CARDS.joined(one, two)]
        known = [pair for pair in pairs if size.get(CARDS.spell(*pair), 99) <= COMMON]
        shares.append(len(known) / len(pairs))
    assert shares[0] - shares[1] > 0.05
    assert shares[1] - shares[2] > 0.05


def test_every_word_was_weighed() -> None:
    """What common.tsv lacks would count as rare: after a change of the pack, run tools/common_words.py."""
    assert {word.lower() for word in CARDS.words} <= sizes().keys()
