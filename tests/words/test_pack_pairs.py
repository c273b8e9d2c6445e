"""Every pair of the standard pack's words that the lexicon takes was read, twice: pack_pairs.tsv is the record.

When the lexicon or the pack changes, new pairs have to be read before these tests pass again.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from compoundry.games.compounditall.cards import cards_of
from compoundry.words import Lexicon

LEXICON: Final = Lexicon.standard()


def rows() -> list[dict[str, str]]:
    with (Path(__file__).parent / "pack_pairs.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_every_accepted_pair_was_read_twice_and_found_good() -> None:
    words = sorted({word.lower() for word in cards_of("standard").words})
    accepted = {(words[one], words[other]) for one, other in LEXICON.partners(words)}
    read = {(row["first"], row["second"]) for row in rows() if row["settled"] == "yes"}
    assert accepted - read == set(), "read these pairs, then write them down"
    assert read - accepted == set(), "these are no longer taken"


def test_every_pair_that_was_found_wrong_is_refused() -> None:
    wrong = [row for row in rows() if row["settled"] == "no"]
    assert wrong
    for row in wrong:
        assert LEXICON.find(row["first"], row["second"]) is None


def test_the_record_is_complete_and_in_order() -> None:
    pairs = [(row["first"], row["second"]) for row in rows()]
    assert pairs == sorted(set(pairs))
    for row in rows():
        assert {row["first_reading"], row["second_reading"], row["settled"]} <= {"yes", "no"}
        assert row["settled"] in (row["first_reading"], row["second_reading"])


def test_the_spelling_is_the_one_that_was_read() -> None:
    for row in rows():
        found = LEXICON.find(row["first"], row["second"])
        assert found is None or found.spelling == row["spelling"]
