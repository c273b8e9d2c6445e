"""The rules to read, cut into what can be found by its id: a heading, a paragraph, a rule."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from compoundry.texts import Texts

RULE: Final = re.compile(r"[-*] \*\*([A-Z]+-[A-Z]?[0-9]+)\*\*")


class Passage(NamedTuple):
    """A piece of a rulebook in Markdown; `rule` is the id that it is found by, "" where it is none."""

    rule: str
    text: str


def passages(texts: Texts) -> list[Passage]:
    """The rulebook of the game, then what holds at every table."""
    return [*_cut(texts.rules()), *_cut(texts.house_rules())]


def _cut(rules: str) -> list[Passage]:
    found: list[Passage] = []
    for line in rules.splitlines():
        rule = RULE.match(line)
        if rule is not None:
            found.append(Passage(rule[1], line))
        elif found and line.strip() and not line.startswith("#") and found[-1].text:
            found[-1] = Passage(found[-1].rule, f"{found[-1].text}\n{line}")
        else:
            found.append(Passage("", line))
    return [passage for passage in found if passage.text.strip()]
