"""What is a word, and what the dots on the cards say.  CW-20 to CW-23, CW-A16, CW-A17."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall.cards import DECKS, cards_of
from compoundry.games.compounditall.pack import dots
from compoundry.words import Lexicon

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker

STANDARD = cards_of("standard")


def standard(word: str) -> int:
    """The first card with this word."""
    return STANDARD.words.index(word)


@pytest.mark.rule("CW-20")
def test_the_dots_of_jail_and_house() -> None:
    """The rulebook's example: JAIL has a partner in yellow and blue only, HOUSE in every deck."""
    assert dots(STANDARD)[standard("JAIL")] == ["yellow", "blue"]
    assert set(DECKS) <= set(dots(STANDARD)[standard("HOUSE")])


@pytest.mark.rule("CW-20")
def test_grey_is_for_wood_and_brown_for_chuck(table: Maker) -> None:
    t = table("WORK HOLE", "FIRE WAGON BAND.2", stock="WOOD CHUCK.2 WOOD.3 OWL")
    found = dict(zip(t.names, dots(t.position.cards())))
    assert found["WORK"] == found["FIRE"] == ["grey"]
    assert found["HOLE"] == ["brown"]
    assert found["WAGON"] == ["blue", "brown"]  # band wagon, chuck wagon
    assert found["CHUCK.2"] == ["yellow", "grey"]  # HOLE and WAGON are yellow
    assert found["OWL"] == []


@pytest.mark.rule("CW-20")
def test_dots_are_hints_and_no_more(table: Maker) -> None:
    """A partner in a deck that is not in play keeps nobody from playing the card."""
    t = table("RAIN COAT.2 OWL", "EGG", stock="KEY")
    t.draw("KEY")
    t.play("lay RAIN+COAT.2")


@pytest.mark.rule("CW-21")
@pytest.mark.parametrize(
    ("first", "second", "spelled"),
    [("BED", "ROOM", "bedroom"), ("RAIN", "CHECK", "rain check"), ("ONE", "WAY", "one-way")],
)
def test_closed_open_and_hyphenated_words_count(table: Maker, first: str, second: str, spelled: str) -> None:
    t = table(f"{first} {second} OWL", "EGG", stock="KEY")
    t.draw("KEY")
    t.play(f"lay {first}+{second}")
    assert t.told("laid")[0]["spelled"] == spelled


@pytest.mark.rule("CW-21")
def test_the_standard_pack_has_words_of_all_three_kinds() -> None:
    spelled = STANDARD.spelled.values()
    assert [word for word in spelled if " " in word]
    assert [word for word in spelled if "-" in word]
    assert [word for word in spelled if word.isalpha()]


@pytest.mark.rule("CW-22")
def test_star_and_ring_are_no_compound(table: Maker) -> None:
    assert Lexicon.standard().find("STAR", "RING") is None
    t = table("STAR RING OWL", "EGG", stock="KEY")
    t.draw("KEY")
    t.refuses("lay STAR+RING", "no-compound", "CW-22", first="STAR", second="RING")
    t.refuses("lay RING+STAR", "no-compound", "CW-22", first="RING", second="STAR")


@pytest.mark.rule("CW-23")
def test_a_word_is_made_of_two_cards(table: Maker) -> None:
    t = table("RAIN OWL HEN", "EGG", words=("0: SNOW+STORM",), stock="KEY")
    t.draw("KEY")
    t.refuses("lay RAIN+RAIN", "one-card-twice", "CW-23", card="RAIN")
    t.play("add SNOW+STORM to RAIN+STORM")  # SNOW is covered: never three in a row
    assert t.words(0) == ["RAIN+STORM/SNOW"]
    assert (t.position.left, t.position.right) == ([t.card("RAIN")], [t.card("STORM")])


@pytest.mark.rule("CW-23")
def test_no_word_of_the_game_is_itself_made_of_two_others() -> None:
    """FOOTBALL on one card and PLAYER on another would make a word of three."""
    lexicon = Lexicon.standard()
    for word in STANDARD.words:
        for at in range(1, len(word)):
            found = lexicon.find(word[:at], word[at:])
            assert found is None or found.kind != "closed", word


@pytest.mark.rule("CW-A17")
def test_the_order_counts(table: Maker) -> None:
    t = table("RAIN COAT OWL", "EGG", stock="KEY")
    t.draw("KEY")
    assert t.verbs(0) == ["lay", "discard"]
    t.refuses("lay COAT+RAIN", "wrong-way-round", "CW-A17", first="COAT", second="RAIN", spelled="raincoat")
    assert [move for move in t.legal(0) if move.verb == "lay"] == [t.move("lay RAIN+COAT")]


@pytest.mark.rule("CW-A16")
def test_the_list_of_pairs_is_the_lexicons() -> None:
    """Every ordered pair of words of the pack is a word in the game if and only if it is one in the lexicon."""
    lexicon = Lexicon.standard()
    words = sorted(set(STANDARD.words))
    known = {(words[one], words[two]) for one, two in lexicon.partners(words)}
    for one in range(STANDARD.size):
        for two in range(STANDARD.size):
            pair = (STANDARD.words[one], STANDARD.words[two])
            assert STANDARD.joined(one, two) == (one != two and pair in known), pair


@pytest.mark.rule("CW-A16")
def test_every_word_has_its_spelling_and_its_meaning_where_the_lexicon_has_one() -> None:
    lexicon = Lexicon.standard()
    for one in range(STANDARD.size):
        for two in range(STANDARD.size):
            if STANDARD.joined(one, two):
                found = lexicon.find(STANDARD.words[one], STANDARD.words[two])
                assert found is not None
                assert STANDARD.spell(one, two) == found.spelling != ""
                assert STANDARD.explain(one, two) == found.definition
