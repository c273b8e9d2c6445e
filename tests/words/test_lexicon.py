"""What the lexicon says of a pair: what it finds, what it refuses, and why."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from compoundry import words
from compoundry.words import Compound, Lexicon
from compoundry.words.lexicon import CLUES
from compoundry.words.table import Table

HOME = Path(words.__file__).parent
LEXICON = Lexicon.standard()


def rows(name: str) -> list[dict[str, str]]:
    with (HOME / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def lines(name: str) -> list[list[str]]:
    text = (HOME / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]


def test_a_compound_is_told_with_all_that_a_card_needs() -> None:
    told = Compound("rain", "coat", "raincoat", "closed", "a water-resistant coat", "WordNet 3.0")
    assert LEXICON.find("rain", "coat") == LEXICON.find("RAIN", "Coat") == told


@pytest.mark.parametrize(
    ("pair", "spelling", "kind"),
    [
        ("some body", "somebody", "closed"),
        ("any thing", "anything", "closed"),
        ("fruit cake", "fruitcake", "closed"),
        ("under water", "underwater", "closed"),
        ("wood chuck", "woodchuck", "closed"),
        ("jail house", "jailhouse", "closed"),
        ("rain check", "rain check", "open"),
        ("fire truck", "fire truck", "open"),
        ("one way", "one-way", "hyphenated"),
        ("sugar free", "sugar-free", "hyphenated"),
    ],
)
def test_compounds_are_closed_open_or_hyphenated(pair: str, spelling: str, kind: str) -> None:
    found = LEXICON.find(*pair.split())
    assert found is not None
    assert (found.spelling, found.kind) == (spelling, kind)
    assert found.definition


@pytest.mark.parametrize(
    ("pair", "reason", "params"),
    [
        ("star ring", "inflection", {"base": "star"}),
        ("hid den", "inflection", {"base": "hide"}),
        ("bed rooms", "form", {"spelling": "bedroom"}),
        ("fire men", "form", {"spelling": "fireman"}),
        ("hot dogs", "form", {"spelling": "hot dog"}),
        ("FIRE TRUCKS", "form", {"spelling": "fire truck"}),
        ("hand some", "derived", {"affix": "-some"}),
        ("hyper link", "derived", {"affix": "hyper-"}),
        ("car pet", "chance-split", {}),
        ("fin land", "name", {"name": "Finland"}),
        ("give up", "phrase", {}),
        ("young girl", "phrase", {}),
        ("there in", "denied", {}),
        ("coat rain", "reversed", {"spelling": "raincoat"}),
        ("cake rain", "not-listed", {}),
        ("rain xyzzy", "unknown-word", {"word": "xyzzy"}),
    ],
)
def test_a_refusal_has_a_reason_and_the_word_it_speaks_of(pair: str, reason: str, params: dict[str, str]) -> None:
    assert LEXICON.judge(*pair.split()) == (None, reason, params)


EASILY_MISTAKEN = {
    "closed": "air ship, war ship, long ship, care free, ear ring, cheese burger, sun up, straw berry, hedge hog, "
    "in to, with out, where in, there fore, never more, over all, more over, half way, them selves, step mother",
    "open": "cargo ship, nose ring, ice cream, high school, hot dog, fairy tale, light bulb, one iron",
    "hyphenated": "sugar free, in law, yo yo, zig zag, bye bye, one up, off white",
    "derived": "hard ship, owner ship, head ship, care less, lady like, fore most, micro wave, anti war, para chute",
    "chance-split": "sea son, but ton, fat her, mush room, ham burger, man age, rob in, car go, pin on",
    "inflection": "bar ring, bed ding, hid den, star ring",
    "form": "ear rings, out laws, card boards, hot dogs, fire trucks",
    "not-listed": "feet print, great grand, red car, air thing",
    "unknown-word": "hand ful, king dom, e mail, pre war",
    "phrase": "no more, give up, set out, head home",
    "name": "sun day, fin land, port land",
    "reversed": "up sun, bow cross, coat rain",
}


@pytest.mark.parametrize("what", EASILY_MISTAKEN)
def test_pairs_that_are_easily_mistaken(what: str) -> None:
    for pair in EASILY_MISTAKEN[what].split(", "):
        verdict = LEXICON.judge(*pair.split())
        assert (verdict.compound.kind if verdict.compound else verdict.reason) == what, pair


@pytest.mark.parametrize("pair", [("", ""), ("rain", ""), ("rain\tcoat", "raincoat"), ("#", "By"), ("É", "coat")])
def test_what_is_no_word_makes_no_compound(pair: tuple[str, str]) -> None:
    assert LEXICON.find(*pair) is None
    assert LEXICON.judge(*pair).reason == "unknown-word"
    assert LEXICON.partners(pair) == []


def test_partners_are_all_the_pairs_that_find_knows() -> None:
    cards = ["some", "body", "THING", "any", "guard", "wood", "chuck", "hole", "yo", "yo", "so"]
    pairs = [(i, j) for i in range(len(cards)) for j in range(len(cards))]
    expected = [(i, j) for i, j in pairs if i != j and LEXICON.find(cards[i], cards[j])]
    assert LEXICON.partners(cards) == expected
    assert {(0, 1), (3, 2), (1, 4), (5, 6), (6, 7), (8, 9), (9, 8)} <= set(expected)
    assert (10, 10) not in expected


@pytest.mark.parametrize("name", ["compounds.tsv", "refused.tsv"])
def test_the_frozen_files_are_sorted_and_name_each_pair_once(name: str) -> None:
    data = (HOME / name).read_bytes()
    keys = [(one[0], one[1]) for one in lines(name)]
    assert keys == sorted(set(keys))
    assert data.endswith(b"\n")
    assert data.splitlines() == sorted(data.splitlines())


def test_the_first_and_the_last_line_of_a_table_are_found() -> None:
    for name in ("compounds.tsv", "refused.tsv"):
        table, all_lines = Table.of(name), lines(name)
        for line in (all_lines[0], all_lines[-1]):
            assert table.row(line[0], line[1]) == line
            assert line[1] in table.seconds(line[0])


def test_every_compound_is_two_words_in_its_own_spelling() -> None:
    for first, second, spelling, kind, source, definition in lines("compounds.tsv"):
        assert spelling == first + {"closed": "", "open": " ", "hyphenated": "-"}[kind] + second
        assert source in ("Compoundry", "SCOWL 2020.12.07", "WordNet 3.0")
        assert bool(definition) == (source != "SCOWL 2020.12.07")


def test_every_refusal_has_a_reason_that_people_are_told() -> None:
    for _, _, reason, clue in lines("refused.tsv"):
        assert bool(CLUES[reason]) == bool(clue)


def test_what_people_reviewed_is_in_the_frozen_files_with_a_note() -> None:
    for row in rows("add.tsv"):
        found = LEXICON.find(row["first"], row["second"])
        assert found is not None
        assert found.spelling == row["spelling"]
        assert found.definition == row["definition"] or not row["definition"]
        assert row["note"]
    for row in rows("deny.tsv"):
        assert LEXICON.judge(row["first"], row["second"]).reason == row["reason"]
        assert row["note"]
