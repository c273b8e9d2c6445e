"""T15: nothing a position is made of is left out of its fields, so nothing is lost when it is stored."""

from __future__ import annotations

import inspect

from compoundry.contract.table import Broken, Table, draws
from compoundry.kernel import NATURE, PUBLIC, Position, Record

UNSTORED = {"sink"}
"""Attributes of `Position` that are no part of what is true."""


def check_fields(table: Table, games: int = 2, seed: int = 1) -> None:
    """Compare the attributes of every position, frame, record and view with their fields."""
    for draw, trail in draws(table, games, seed):
        position = table.begin()
        while acting := position.acting():
            _compare(position, str(trail))
            for viewer in (PUBLIC, *range(table.seats)):
                _compare(table.game.view(position, viewer), str(trail))
            seat = draw.pick(acting)
            position.play(seat, position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat)))


def _compare(record: Record, where: str) -> None:
    allowed = UNSTORED if isinstance(record, Position) else set()
    fields = type(record).fields
    if len(set(fields)) != len(fields):
        raise Broken("T15", f"{type(record).__name__} lists a field twice: {fields}", where)
    forgotten = attributes(record) - set(fields) - allowed
    missing = {name for name in fields if not hasattr(record, name)}
    if forgotten or missing:
        what = f"not in fields: {sorted(forgotten)}; in fields but never set: {sorted(missing)}"
        raise Broken("T15", f"{type(record).__name__}: {what}", where)
    for name in fields:
        for inner in _records(getattr(record, name)):
            _compare(inner, where)


def attributes(record: Record) -> set[str]:
    """The instance attributes of a record, whether its class is compiled or not."""
    found = set(getattr(record, "__dict__", {}))
    for kind in type(record).__mro__:
        for name, value in vars(kind).items():
            if (inspect.isgetsetdescriptor(value) or inspect.ismemberdescriptor(value)) and not name.startswith("__"):
                found.add(name)
    return found


def _records(value: object) -> list[Record]:
    if isinstance(value, Record):
        return [value]
    if isinstance(value, dict):
        return [inner for one in value.values() for inner in _records(one)]
    if isinstance(value, (list, tuple)):
        return [inner for one in value for inner in _records(one)]
    return []
