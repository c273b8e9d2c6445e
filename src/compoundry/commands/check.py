"""``compoundry check``: what the games judge by, asked from outside a game."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import typer

from compoundry.commands.out import print_json
from compoundry.kernel.errors import BadInput
from compoundry.terminal.show import console
from compoundry.texts import Texts
from compoundry.words import Compound, Lexicon

LONGEST: Final = 40
"""Letters of a word; no English one that a card could hold has more."""


def word(
    context: typer.Context,
    first: Annotated[str, typer.Argument(help="help-first-word", metavar="FIRST")],
    second: Annotated[str, typer.Argument(help="help-second-word", metavar="SECOND")],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    house: Texts = context.obj
    pair = {"first": _checked(first), "second": _checked(second)}
    verdict = Lexicon.standard().judge(**pair)
    found = verdict.compound
    reason = None if found else house.say(f"word-{verdict.reason}", **pair, **verdict.params)
    if as_json:
        print_json(_report(found, reason))
    elif found:
        console().print(_told(house, found))
    else:
        console().print(house.say("word-refused", **pair, reason=reason))


def _checked(given: str) -> str:
    """The word in small letters; raises `BadInput` when it is none."""
    if not given:
        raise BadInput("check-empty")
    if not re.fullmatch("[A-Za-z]+", given):
        raise BadInput("check-letters", word=given[:LONGEST])
    if len(given) > LONGEST:
        raise BadInput("check-long", word=given[:LONGEST], length=len(given), most=LONGEST)
    return given.lower()


def _report(found: Compound | None, reason: str | None) -> dict[str, Any]:
    return {
        "compound": found is not None,
        "spelling": found.spelling if found else None,
        "kind": found.kind if found else None,
        "definition": found.definition or None if found else None,
        "reason": reason,
    }


def _told(house: Texts, found: Compound) -> str:
    meaning = f"{found.definition[:1].upper()}{found.definition[1:]}." if found.definition else house.say("word-untold")
    facts = {"first": found.first, "second": found.second, "spelling": found.spelling, "kind": found.kind}
    return house.say("word-compound", **facts, meaning=meaning, source=found.source)
