"""The log: the game as it is stored.  docs/file-format.md describes the file for people.

A stored game is text, a JSON object a line: the header, the entries, a closing line.  One
entry is one accepted command with every chance outcome and automatic move that followed it.
Each line ends in a check that depends on all lines before it, so damage is found on the line
where it is; the closing line tells a complete file from one cut short.
"""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from typing import Any, Final, TypeAlias

from compoundry.kernel.errors import BadInput
from compoundry.kernel.header import FORMAT, Header, json_of
from compoundry.kernel.move import AnyMove
from compoundry.kernel.slot import torn
from compoundry.kernel.values import Plain

LONGEST_LINE: Final = 1_000_000
LINE: Final = re.compile(r'(\{.*),"check":"([0-9a-f]{16})"\}', re.DOTALL)

Step: TypeAlias = "tuple[int, AnyMove]"
"""A seat, NATURE among them, and what it played."""


class Entry:
    """One accepted command of `seat`, and the steps that followed by themselves."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.then: list[Step] = []

    def said(self) -> dict[str, Plain]:
        """The command."""
        raise NotImplementedError

    def plain(self, number: int) -> dict[str, Plain]:
        made: dict[str, Plain] = {"n": number, "seat": self.seat}
        made.update(self.said())
        made["then"] = [[seat, move.plain()] for seat, move in self.then]
        return made


class Started(Entry):
    """The table was set: entry 0."""

    def said(self) -> dict[str, Plain]:
        return {"start": True}


class Moved(Entry):
    """A move was played."""

    def __init__(self, seat: int, move: AnyMove) -> None:
        super().__init__(seat)
        self.move = move

    def said(self) -> dict[str, Plain]:
        return {"move": self.move.plain()}


class Clocked(Moved):
    """A move was played by the clock, for a seat whose time was up.  Nobody takes it back (K-11)."""

    def said(self) -> dict[str, Plain]:
        return {"clock": self.move.plain()}


class Undone(Entry):
    """The entry `target` was taken back."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def said(self) -> dict[str, Plain]:
        return {"undo": self.target}


class Stood(Entry):
    """A standing answer was set: let this window pass until changed, or ask again."""

    def __init__(self, seat: int, window: str, passes: bool) -> None:
        super().__init__(seat)
        self.window = window
        self.passes = passes

    def said(self) -> dict[str, Plain]:
        return {"stand": self.window, "pass": self.passes}


class Stored:
    """A file as it was read: header, entries (still JSON), what the closing line says, and each line's check."""

    def __init__(
        self, header: Header, entries: list[dict[str, Any]], digest: str, seed: bytes | None, checks: list[str]
    ) -> None:
        self.header = header
        self.entries = entries
        self.digest = digest
        self.seed = seed
        self.checks = checks


def write(header: Header, entries: list[Entry], digest: str, seed: bytes | None) -> str:
    """The text of a stored game."""
    texts = _texts(header, entries)
    texts.append(json_of({"end": len(entries), "digest": digest, "seed": None if seed is None else seed.hex()}))
    return "".join([f'{text[:-1]},"check":"{check}"}}\n' for text, check in zip(texts, _chain(texts))])


def checks(header: Header, entries: list[Entry]) -> list[str]:
    """The check of each line that these make: the header's, then those of the entries."""
    return _chain(_texts(header, entries))


def _texts(header: Header, entries: list[Entry]) -> list[str]:
    texts = [json_of(header.plain())]
    for number, entry in enumerate(entries):
        texts.append(json_of(entry.plain(number)))
    return texts


def _chain(texts: list[str]) -> list[str]:
    found: list[str] = []
    check = ""
    for text in texts:
        check = _check(check, text[:-1])
        found.append(check)
    return found


def read(text: str) -> Stored:
    """The parts of a stored game; raises `BadInput` that names the line and what is wrong there.

    Whether its moves are legal is seen when they are played: `Match.load`.
    """
    if not text.strip():
        raise BadInput("log-empty")
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    header = _header(lines[0])
    check = ""
    checks: list[str] = []
    entries: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 1):
        body, check = _line(line, number, check)
        checks.append(check)
        if number == 1:
            continue
        if "end" in body:
            if number != len(lines):
                raise BadInput("log-trailing", _at(number + 1))
            return _closing(header, entries, body, number, checks)
        if type(body.get("n")) is not int or body["n"] != len(entries):
            raise BadInput("log-number", _at(number), found=str(body.get("n"))[:40], expected=len(entries))
        entries.append(body)
    raise BadInput("log-truncated", _at(len(lines)), entries=len(entries))


def _closing(
    header: Header, entries: list[dict[str, Any]], body: dict[str, Any], number: int, checks: list[str]
) -> Stored:
    place = _at(number)
    if _need(body, "end", int, place) != len(entries) or not entries:
        raise BadInput("log-truncated", place, entries=len(entries))
    if not 0 <= header.inherited <= len(entries):
        raise BadInput("log-field", _at(1), field="inherited", kind="entries")
    if list(body) != ["end", "digest", "seed"]:
        raise BadInput("log-form", place)
    seed = body["seed"]
    if seed is None:
        return Stored(header, entries, _need(body, "digest", str, place), None, checks)
    if not isinstance(seed, str) or not re.fullmatch("[0-9a-f]{64}", seed):
        raise BadInput("log-field", place, field="seed", kind="hex")
    return Stored(header, entries, _need(body, "digest", str, place), bytes.fromhex(seed), checks)


def _header(line: str) -> Header:
    place = _at(1)
    try:
        body = json.loads(line)
    except (ValueError, RecursionError):
        raise BadInput("log-foreign", place) from None
    if not isinstance(body, dict) or "compoundry" not in body:
        raise BadInput("log-foreign", place)
    if type(body["compoundry"]) is not int or body["compoundry"] != FORMAT:
        raise BadInput("log-format", place, found=str(body["compoundry"])[:40], known=FORMAT)
    options = _need(body, "options", dict, place)
    header = Header(
        game=_need(body, "game", str, place),
        version=_need(body, "version", int, place),
        seats=_need(body, "seats", int, place),
        options={str(name): value for name, value in options.items()},
        content=_need(body, "content", str, place),
        table=_need(body, "table", str, place),
        inherited=_need(body, "inherited", int, place),
        commitment=_need(body, "commitment", str, place),
    )
    if list(body) != [*header.plain(), "check"]:
        raise BadInput("log-form", place)
    return header


def _line(line: str, number: int, before: str) -> tuple[dict[str, Any], str]:
    """The object on a line and its check; `before` is the check of the line above."""
    if len(line) > LONGEST_LINE:
        raise BadInput("log-line", _at(number))
    parts = LINE.fullmatch(line)
    if parts is None:
        raise BadInput("log-line", _at(number))
    check = _check(before, parts[1])
    if check != parts[2]:
        raise BadInput("log-check", _at(number))
    try:
        body = json.loads(parts[1] + "}")
    except (ValueError, RecursionError):
        raise BadInput("log-line", _at(number)) from None
    if not isinstance(body, dict):
        raise BadInput("log-line", _at(number))
    if json_of(body) != parts[1] + "}":
        raise BadInput("log-form", _at(number))
    return body, check


def entry_of(body: dict[str, Any], place: str, decode: Any) -> Entry:
    """The entry on a line, without its steps; `decode` makes moves of their JSON."""
    seat = _need(body, "seat", int, place)
    if "start" in body:
        return Started(seat)
    if "move" in body:
        return Moved(seat, decode(body["move"]))
    if "clock" in body:
        return Clocked(seat, decode(body["clock"]))
    if "undo" in body:
        return Undone(seat, _need(body, "undo", int, place))
    if "stand" in body:
        return Stood(seat, _need(body, "stand", str, place), _need(body, "pass", bool, place))
    raise BadInput("log-command", place)


def steps_of(body: dict[str, Any], place: str, decode: Any) -> list[Step]:
    """The steps that followed the entry on a line."""
    steps: list[Step] = []
    for pair in _need(body, "then", list, place):
        if not isinstance(pair, list) or len(pair) != 2 or type(pair[0]) is not int:
            raise BadInput("log-field", place, field="then", kind="pairs")
        steps.append((pair[0], decode(pair[1])))
    return steps


def _need(body: dict[str, Any], field: str, kind: type, place: str) -> Any:
    value = body.get(field)
    if type(value) is not kind or (isinstance(value, str) and torn(value)):
        raise BadInput("log-field", place, field=field, kind=kind.__name__)
    return value


def _at(line: int) -> str:
    return f"line {line}"


def _check(before: str, text: str) -> str:
    return blake2b(f"{before}{text}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
