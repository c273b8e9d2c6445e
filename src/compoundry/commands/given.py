"""What people give on the command line, checked; whatever is wrong is a `BadInput`."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from typing import Final

from compoundry import files
from compoundry.files import failed as failed
from compoundry.kernel.errors import BadInput
from compoundry.textfiles import ENGLISH, LANGUAGES, PSEUDO

LARGEST_FILE: Final = 64 * 1024 * 1024
MOST_SEATS: Final = 99
HIGHEST_SEED: Final = (1 << 63) - 1


def within(option: str, low: int, high: int) -> Callable[[str | int], int]:
    """A reader of whole numbers from `low` to `high`."""

    def read(word: str | int) -> int:
        found = str(word).strip()
        if not re.fullmatch(r"[+-]?[0-9]{1,30}", found) or not low <= int(found) <= high:
            raise BadInput("number", option=option, found=found[:40], low=low, high=high)
        return int(found)

    return read


def names(option: str, found: str) -> list[str]:
    """The names in a list with commas between, given after `option`."""
    parts = [name.strip() for name in found.split(",")]
    if parts == [""]:
        raise BadInput("option-empty", option=option)
    if "" in parts:
        raise BadInput("sitting-gap", option=option, found=found[:40])
    return parts


def at_terminal() -> bool:
    """Do people sit at a terminal that can show a whole screen?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def file_text(path: str) -> str:
    """The text of a stored game; raises `BadInput` when it cannot be had, or is no text."""
    return files.file_text(path, LARGEST_FILE, BadInput("file-large", path, most=LARGEST_FILE // 1024 // 1024))


def language_of(words: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for by ``--language`` (anywhere among `words`) or by the environment, and the other words."""
    rest: list[str] = []
    asked = ""
    left = iter(words)
    for word in left:
        if word == "--":
            rest += [word, *left]
        elif word == "--language":
            asked = next(left, "")
            if not asked:
                raise BadInput("option-empty", option=word)
        elif word.startswith("--language="):
            asked = word.partition("=")[2] or "none"
        else:
            rest.append(word)
    return asked or _of_environment(environment), rest


def _of_environment(environment: Mapping[str, str]) -> str:
    """The first of the usual variables that is set decides; a language that we do not speak means English."""
    for name in ("COMPOUNDRY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted == PSEUDO:
            return PSEUDO
        if wanted:
            short = re.split(r"[_.@-]", wanted)[0].lower()
            return short if short in LANGUAGES else ENGLISH
    return ENGLISH
