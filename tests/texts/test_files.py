"""The Fluent files of the house and of every game: complete, alike in each language, and all of it used."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

import compoundry
from compoundry.kernel import registry
from compoundry.textcheck import missing, overdrawn, patterns, variables
from compoundry.textfiles import ENGLISH, FOR_PROGRAMS, HOUSE, LANGUAGES, PSEUDO, resource

GAMES = [*registry.modules()]
PACKAGES = [HOUSE, *registry.modules().values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_every_message_it_needs(language: str) -> None:
    assert missing(None, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_message_it_needs(name: str, language: str) -> None:
    assert missing(registry.find(name), language) == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_the_same_messages_with_the_same_variables(package: str, language: str) -> None:
    assert variables(package, language) == variables(package, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_stands_twice(package: str, language: str) -> None:
    ids = Counter(entry.id.name for entry in resource(language, package).body if hasattr(entry, "id"))
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_a_game_says_nothing_in_place_of_the_house_but_refusals(package: str) -> None:
    shared = patterns(package, ENGLISH).keys() & patterns(HOUSE, ENGLISH).keys()
    assert [text for text in shared if not text.startswith("refuse-")] == []


def test_the_house_has_no_message_that_nobody_says() -> None:
    said: set[str] = set()
    for source in Path(compoundry.__file__).parent.rglob("*.py"):
        for node in python.walk(python.parse(source.read_text())):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                said.add(node.value)
    unsaid = {text for text in patterns(HOUSE, ENGLISH) if text.partition(".")[0] not in said}
    prefixed = (
        "error",
        "refuse",
        "event",
        "bot",
        "doctor",
        "foot",
        "place",
        "rules",
        "simulate",
        "table-key",
        "table-word",
        "word",
    )
    assert [text for text in unsaid if not _named(text, prefixed, said)] == []


def _named(text: str, prefixed: tuple[str, ...], said: set[str]) -> bool:
    """Is it made of a prefix and a word that stands in the code?"""
    return any(text.startswith(f"{one}-") and text.partition(".")[0][len(one) + 1 :] in said for one in prefixed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_messages_of_refusals_and_errors_ask_for_no_more_than_the_code_gives(package: str, language: str) -> None:
    assert overdrawn(package, language) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_pseudo_language_is_dressed_and_longer_and_keeps_ids_and_variables(package: str) -> None:
    assert variables(package, PSEUDO) == variables(package, ENGLISH)
    english = patterns(package, ENGLISH)
    for text, pattern in patterns(package, PSEUDO).items():
        plain, dressed = _plain(english[text]), _plain(pattern)
        if text.partition(".")[2] in FOR_PROGRAMS:
            continue
        assert len(dressed) >= len(plain) + 0.4 * len(re.findall(r"[^\W\d_]", plain)), text
        assert not re.search(r"[aeiouAEIOU]", dressed), text


def _plain(pattern: ast.Pattern) -> str:
    return "".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))
