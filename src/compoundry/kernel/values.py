"""Plain data: what positions, moves and views are made of, how it is written and fingerprinted.

A `Record` is a small class whose state is exactly its `fields`.  From that list come the JSON
form, the way back, equality and the digest, so none of them can forget a field that another
has.  The contract suite compares the list with the annotated attributes.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

Plain: TypeAlias = "None | bool | int | str | list[Plain] | dict[str, Plain]"
"""What JSON can say, without floats."""

KIND = "is"
"""The key under which a record inside plain data names its class."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Named plain values: ints, strings, bools, None, records, and lists or dicts of these.

    A subclass lists its attributes in `fields`.  Its constructor takes them in that order,
    unless it is a `Position` (made from the number of seats, then filled).
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def plain(self) -> dict[str, Plain]:
        """This record as JSON can say it."""
        made: dict[str, Plain] = {KIND: type(self).__name__}
        for name in type(self).fields:
            made[name] = lower(getattr(self, name))
        return made

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Record) and encode(other) == encode(self)

    def __hash__(self) -> int:
        return hash(encode(self))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).fields)
        return f"{type(self).__name__}({inside})"


def lower(value: Any) -> Plain:
    """`value` with tuples as lists and records as dicts that name their class."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [lower(one) for one in value]
    if isinstance(value, dict):
        return {str(key): lower(one) for key, one in value.items()}
    if isinstance(value, Record):
        return value.plain()
    raise TypeError(f"{type(value).__name__} is not plain data: {value!r}")


def lift(plain: Any, parts: dict[str, type[Record]]) -> Any:
    """The way back from `lower`: dicts that name a class of `parts` become records again."""
    if isinstance(plain, list):
        return [lift(one, parts) for one in plain]
    if not isinstance(plain, dict):
        return plain
    if KIND not in plain:
        return {key: lift(one, parts) for key, one in plain.items()}
    part = parts.get(str(plain[KIND]))
    if part is None:
        raise ValueError(f"no part is called {plain[KIND]!r}")
    if sorted(plain) != sorted((KIND, *part.fields)):
        raise ValueError(f"{part.__name__} has the fields {part.fields}, not {sorted(plain)}")
    return part(*[lift(plain[name], parts) for name in part.fields])


def clone(value: Any) -> Any:
    """A value that shares no list, dict or record with this one."""
    if isinstance(value, list):
        return [clone(one) for one in value]
    if isinstance(value, dict):
        return {key: clone(one) for key, one in value.items()}
    if isinstance(value, Record):
        kind = type(value)
        return kind(*[clone(getattr(value, name)) for name in kind.fields])
    return value


def encode(value: Any) -> str:
    """One text for one value, the same on every Python, compiled or not.

    A bool is written as the int it equals, because compiled code turns one into the other
    where an int is declared.
    """
    out: list[str] = []
    _encode(value, out)
    return "".join(out)


def _encode(value: Any, out: list[str]) -> None:
    if isinstance(value, int):
        out.append(f"i{int(value)};")
    elif isinstance(value, str):
        out.append(f"s{len(value)}:{value}")
    elif value is None:
        out.append("n")
    elif isinstance(value, (list, tuple)):
        out.append("[")
        for one in value:
            if type(one) is int:  # most of what positions hold
                out.append(f"i{one};")
            else:
                _encode(one, out)
        out.append("]")
    elif isinstance(value, dict):
        out.append("{")
        for key in sorted(value):
            _encode(key, out)
            _encode(value[key], out)
        out.append("}")
    elif isinstance(value, Record):
        out.append(f"({type(value).__name__} ")
        for name in type(value).fields:
            _encode(getattr(value, name), out)
        out.append(")")
    else:
        raise TypeError(f"{type(value).__name__} is not plain data: {value!r}")


def digest(value: Any) -> str:
    """A fingerprint of 32 hex digits: equal for equal values and, in practice, only for these."""
    return blake2b(encode(value).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
