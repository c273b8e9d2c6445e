"""``compoundry doctor``: what is installed, what is in use, what is missing."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from compoundry.commands.out import print_json
from compoundry.terminal.show import console, pairs
from compoundry.texts import Texts


def doctor(context: typer.Context, as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False) -> None:
    # Here and not above: only the doctor looks at everything that is installed.
    from compoundry.doctor import facts

    found = facts()
    if as_json:
        print_json(found)
    else:
        shown = pairs()
        for name, value in found.items():
            _row(context.obj, shown, name, value)
        console().print(shown)
    if _ill(found):
        raise typer.Exit(1)


def _ill(found: dict[str, Any]) -> bool:
    """Is a package missing that is always needed, or a game broken?"""
    return None in found["packages"].values() or any(game["error"] for game in found["games"])


def _row(texts: Texts, shown: Table, name: str, value: Any, indent: str = "") -> None:
    """One fact: its label and its value, or below it the facts it is made of."""
    label = indent + (texts.say(f"doctor-{name}") if texts.has(f"doctor-{name}") else name)
    if isinstance(value, dict) and value:
        shown.add_row(label, "")
        for inner, one in value.items():
            _row(texts, shown, inner, one, indent + "  ")
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        shown.add_row(label, "")
        for one in value:
            (_, first), *others = one.items()
            told = [_said(texts, key, other) for key, other in others if other not in (None, [], "")]
            shown.add_row(f"{indent}  {first}", ", ".join(told))
    else:
        shown.add_row(label, _said(texts, name, value))


def _said(texts: Texts, name: str, value: Any) -> str:
    if value is None:
        return texts.say("doctor-missing")
    if isinstance(value, bool):
        return texts.say("doctor-yes") if value else texts.say("doctor-no")
    if isinstance(value, (list, dict)):
        return ", ".join(map(str, value)) or texts.say("list-nothing")
    return texts.said(name, value)
