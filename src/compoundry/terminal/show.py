"""What is true at a table, in plain lines: built from views, outcomes and texts alone."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from types import ModuleType
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from compoundry.kernel import Outcome, View
from compoundry.terminal.ink import PLAIN, Ink, Light
from compoundry.terminal.sheet import Line, Sheet, signed
from compoundry.texts import Texts, package_of


def console(stderr: bool = False) -> Console:
    """A console that prints what it is given: no markup, no guessing of numbers and emoji."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def pairs(label: str = "dim") -> Table:
    """Labels and what belongs to them, side by side."""
    made = Table.grid(padding=(0, 2))
    made.add_column(style=label)
    made.add_column()
    return made


def picture(texts: Texts, view: View, seats: int, light: Light) -> RenderableType:
    """The table as the game's own ``terminal.render(view, texts, light)`` draws it, where it has one."""
    own = _own(texts)
    if own is not None:
        drawn: RenderableType = own.render(view, texts, light)
        return drawn
    return look(texts, view, seats, light)


def legend(texts: Texts, ink: Ink) -> RenderableType | None:
    """What the signs in the picture mean, where the game's module has a ``legend(texts, ink)``."""
    own = _own(texts)
    if own is None or not hasattr(own, "legend"):
        return None
    drawn: RenderableType = own.legend(texts, ink)
    return drawn


def _own(texts: Texts) -> ModuleType | None:
    """The module ``terminal`` in the folder of the game."""
    package = "" if texts.game is None else package_of(texts.game)
    return _beside(package) if package else None


@cache
def _beside(package: str) -> ModuleType | None:
    return None if find_spec(f"{package}.terminal") is None else import_module(f"{package}.terminal")


def look(texts: Texts, view: View, seats: int, light: Light) -> RenderableType:
    """The fields of a view that the game has labels for (``view-<field>``); all of them when it has none.

    A label that speaks of ``$seat`` belongs to a list with an item for each seat, and comes once
    for each that is not an empty list.  The attribute ``.of`` says that the values are called like those of another
    parameter, ``.columns`` that they are a board with so many cells in a row.
    """
    fields = [field for field in type(view).fields if field != "viewer"]
    labelled = [field for field in fields if texts.has(f"view-{field}")]
    rows: list[Line] = []
    for field in labelled or fields:
        text, value = f"view-{field}", getattr(view, field)
        name = texts.say(f"{text}.of") if texts.has(f"{text}.of") else field
        if not labelled:
            shown = {field: listed(texts, name, value)}
        elif texts.say(text, seat="a") != texts.say(text, seat="b"):
            whose = [seat for seat in range(seats) if value[seat] != []]
            shown = {texts.say(text, seat=texts.seat(seat)): listed(texts, name, value[seat]) for seat in whose}
        elif texts.has(f"{text}.columns"):
            columns = int(texts.say(f"{text}.columns"))
            label = Text(texts.say(text), light.ink.muted)
            rows.append(Line(label, board(texts, name, value, columns, light)))
            continue
        else:
            shown = {texts.say(text): listed(texts, name, value)}
        rows += [Line(Text(label, light.ink.muted), Text(said)) for label, said in shown.items()]
    return Sheet(rows)


def listed(texts: Texts, name: str, value: Any) -> str:
    """A value of a view in words; of things that lie side by side and are called the same, how many they are."""
    if not isinstance(value, (list, tuple)):
        return texts.said(name, value)
    if any(isinstance(one, (list, tuple)) for one in value):
        return "; ".join(listed(texts, name, one) for one in value)
    words: list[str] = []
    for called, same in groupby(value, lambda one: texts.said(name, one)):
        ones = list(same)
        plain = all(called == str(one) for one in ones)
        words += [called] * len(ones) if plain or len(ones) == 1 else [f"{len(ones)} × {called}"]
    return ", ".join(words) or texts.say("list-nothing")


def board(texts: Texts, name: str, cells: list[Any], columns: int, light: Light) -> Text:
    """Cells in rows, each as wide as the widest; what a move in the making speaks of stands out by its place."""
    words = [texts.said(name, cell) for cell in cells]
    width = max(map(len, words), default=0)
    plain = light.ink._replace(piece="")
    shown = [Text(word.ljust(width), light._replace(ink=plain).on(cell, name)) for cell, word in enumerate(words)]
    rows = [Text(" ").join(shown[at : at + columns]) for at in range(0, len(words), columns)]
    return Text("\n").join(rows)


def ending(texts: Texts, outcome: Outcome | None, ink: Ink = PLAIN) -> RenderableType:
    """How the game ended: the reason, then everybody by rank with what their score is made of."""
    if outcome is None:
        return Text(texts.say("table-unfinished"))
    shown = Table.grid(padding=(0, 2))
    shown.add_column(justify="right")
    shown.add_column()
    shown.add_column(justify="right")
    shown.add_column(style=ink.muted)
    winners: list[str] = []
    for one in outcome.standings():
        name = texts.said("seat", one.number)
        items = [f"{texts.item(item.label)} {signed(item.points)}" for item in one.items if item.points]
        row = (f"{one.rank}.", name, signed(sum(item.points for item in one.items)))
        shown.add_row(*[Text(word, style="bold" if one.rank == 1 else "") for word in row], ", ".join(items))
        winners += [name] if one.rank == 1 else []
    won = texts.say("table-won", count=len(winners), winners=winners)
    return Group(Text(f"{texts.end(outcome.reason)} {won}"), shown)
