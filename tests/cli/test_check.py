"""``compoundry check word``: an answer either way, in words and in JSON, and clear errors."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from compoundry.commands.house import app
from compoundry.texts import Texts
from compoundry.words.lexicon import CLUES

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("COMPOUNDRY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    return lambda *words: CliRunner().invoke(app, words)


def test_a_compound_is_told_with_kind_meaning_and_source(run: Run) -> None:
    told = run("check", "word", "Rain", "COAT")
    assert (told.exit_code, told.stdout) == (
        0,
        "rain + coat: raincoat (closed). A water-resistant coat. [WordNet 3.0]\n",
    )
    assert "rain check (getrennt geschrieben)" in run("--language", "de", "check", "word", "rain", "check").stdout
    assert "listed there without its meaning" in run("check", "word", "fan", "boy").stdout


def test_star_and_ring_are_an_inflection_by_name(run: Run) -> None:
    told = run("check", "word", "star", "ring")
    assert (told.exit_code, told.stderr) == (0, "")
    assert told.stdout == "star + ring: “starring” is an inflection of “star”, no compound (CW-22).\n"
    assert "„starring“ ist eine Beugung von „star“" in run("--language", "de", "check", "word", "star", "ring").stdout


def test_json_has_the_same_keys_either_way(run: Run) -> None:
    assert json.loads(run("check", "word", "one", "way", "--json").stdout) == {
        "compound": True,
        "spelling": "one-way",
        "kind": "hyphenated",
        "definition": "moving or permitting movement in one direction only",
        "reason": None,
    }
    assert json.loads(run("check", "word", "coat", "rain", "--json").stdout) == {
        "compound": False,
        "spelling": None,
        "kind": None,
        "definition": None,
        "reason": "Only the other way round it is a compound: “raincoat” (CW-A17).",
    }
    assert json.loads(run("check", "word", "fan", "boy", "--json").stdout)["definition"] is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("", "coat"), "A word is empty; give two words."),
        (("rain coat", "rack"), "“rain coat” is not one word: only the letters a to z make a word here."),
        (("rain", "c0at"), "“c0at” is not one word: only the letters a to z make a word here."),
        (("rain", "c" * 41), f"“{'c' * 40}…” has 41 letters; words here have at most 40."),
        (("Über", "raum"), "“Über” is not one word: only the letters a to z make a word here."),
        (("rain-coat", "rack"), "“rain-coat” is not one word: only the letters a to z make a word here."),
        (("ﬁ", "sh"), "“ﬁ” is not one word: only the letters a to z make a word here."),
        (("rain\n", "coat"), "“rain ” is not one word: only the letters a to z make a word here."),
        (("x" * 100_000, "coat"), f"“{'x' * 40}…” has 100,000 letters; words here have at most 40."),
        (("rain",), "SECOND is missing; --help shows what is needed."),
        (("rain", "coat", "rack"), "“rack” is one word too many; --help shows what is needed."),
    ],
)
def test_what_is_not_two_words_is_an_error_in_one_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    failed = run("check", "word", *words)
    assert (failed.exit_code, failed.stdout, failed.stderr) == (2, "", f"compoundry: {sentence}\n")


def test_alone_it_says_what_can_be_checked(run: Run) -> None:
    assert "word" in run("check").stdout
    assert (run("check").exit_code, run("check").stdout) == (0, run("check", "--help").stdout)
    assert "There is no command “wrod”. Did you mean word?" in run("check", "wrod", "a", "b").stderr


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    assert [
        reason for reason in (*CLUES, "reversed", "unknown-word", "not-listed") if not texts.has(f"word-{reason}")
    ] == []
