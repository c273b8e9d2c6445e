"""In which line of a TOML text a value stands."""

from __future__ import annotations

import random
import tomllib

import pytest

from compoundry.packs import check
from compoundry.tomllines import Lines

TEXT = '''# a remark [with] "signs" = 1
title = "a # no remark"

numbers = [1, 2,
  3,  # three
  [4,
   5], "six"]
poem = """
one "two" \\"""
three"""
after = 1999-12-31 23:59:00
"quoted key" = {a = 1, b = [1,
  2]}
dotted.key = 1
dotted.'other one' = 2

[table]
x = 1

[table.inner]
y = \'\'\'
\'\'\'
z = 2

[[deck]]
name = "first"
[[deck.card]]
word = "A"
[[deck.card]]
word = "B"

[[deck]]
  name = "second"   # indented
[[deck.card]]
word = "C"
'''

PLACES = [
    (("title",), 2),
    (("numbers",), 4),
    (("numbers", 0), 4),
    (("numbers", 1), 4),
    (("numbers", 2), 5),
    (("numbers", 3), 6),
    (("numbers", 3, 1), 7),
    (("numbers", 4), 7),
    (("poem",), 8),
    (("after",), 11),
    (("quoted key",), 12),
    (("quoted key", "b"), 12),
    (("quoted key", "b", 1), 13),
    (("dotted", "key"), 14),
    (("dotted", "other one"), 15),
    (("table",), 17),
    (("table", "x"), 18),
    (("table", "inner"), 20),
    (("table", "inner", "y"), 21),
    (("table", "inner", "z"), 23),
    (("deck", 0), 25),
    (("deck", 0, "name"), 26),
    (("deck", 0, "card", 0, "word"), 28),
    (("deck", 0, "card", 1, "word"), 30),
    (("deck", 1), 32),
    (("deck", 1, "name"), 33),
    (("deck", 1, "card", 0), 34),
    (("deck", 1, "card", 0, "word"), 35),
]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_the_line_of_every_value(end: str) -> None:
    tomllib.loads(TEXT)
    lines = Lines(TEXT.replace("\n", end))
    assert [(place, lines.of(*place)) for place, _ in PLACES] == PLACES


def test_of_what_is_not_there_the_line_of_what_is_around_it() -> None:
    lines = Lines(TEXT)
    assert lines.of("deck", 1, "card", 0, "points") == 34
    assert lines.of("numbers", 9) == 4
    assert lines.of("nothing") == lines.of() == 1


PIECES = [*"[]{}\"'=.,#1ü\\\n", '"""', "0x1f", "nan", "1979-05-27", "[[deck]]", "{a=1}", "[[a.b]]", "colour"]


def test_no_text_brings_the_check_down() -> None:
    """A pack that something was written into: whatever it is now, it is told in some line of it."""
    text = (
        'game = "compounditall"\nformat = 1\ntitle = "Ours"\n[[deck]]\ncolour = "red"\ncards = ["RAIN", ["COAT", 4]]\n'
    )
    chance = random.Random(1)
    for _ in range(200):
        made = text
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(made))
            made = made[:at] + chance.choice(PIECES) + made[at + chance.choice([0, 0, 1, 5]) :]
        review = check(made, "my.toml")
        assert review.errors
        assert all(0 <= problem.line <= made.count("\n") + 1 for problem in review.errors)
