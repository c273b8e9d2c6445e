"""T10: whatever is sent, the answer is a refusal or an error that says why, and nothing has changed.

Needs Hypothesis (the extra ``dev``).
"""

from __future__ import annotations

import re
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from compoundry.contract.matches import random_match, random_submit
from compoundry.contract.table import Broken, Table
from compoundry.kernel import Ack, BadInput, FastDraw, Match

JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)

QUIET = settings(
    max_examples=100, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def _middle(table: Table) -> Match:
    """A match some moves after its start."""
    match = random_match(table, 1)
    draw = FastDraw(1)
    for _ in range(6):
        if not match.over():
            random_submit(match, draw)
    return match


def check_fuzz(table: Table, examples: int = 100) -> None:
    """Send arbitrary moves in every form, and files damaged in every way."""
    match = _middle(table)
    often = settings(QUIET, max_examples=examples)
    verbs = [move.verb for move in table.game.position.moves]
    before = match.digest(), len(match.entries)

    def submit(seat: int, move: Any) -> None:
        try:
            done = match.submit(seat, move, match.ticket(seat))
        except Exception as wrong:
            raise Broken("T10", f"submitting {move!r} raised {wrong!r}", str(table)) from wrong
        if isinstance(done, Ack):
            return _taken(move)
        if (match.digest(), len(match.entries)) != before:
            raise Broken("T10", f"{move!r} was refused, and changed the game", str(table))
        return None

    def _taken(move: Any) -> None:
        """A move that happened to be legal: go back to where we were."""
        nonlocal match
        match = _middle(table)

    seats = some.integers(0, table.seats - 1)

    @often
    @given(seats, some.lists(JSON, max_size=5) | some.tuples(some.sampled_from(verbs), some.lists(JSON, max_size=3)))
    def moves_as_json(seat: int, sent: Any) -> None:
        submit(seat, [sent[0], *sent[1]] if isinstance(sent, tuple) else sent)

    @often
    @given(seats, some.text(max_size=40) | some.tuples(some.sampled_from(verbs), some.text(max_size=20)).map(" ".join))
    def moves_as_text(seat: int, sent: str) -> None:
        submit(seat, sent)

    moves_as_json()
    moves_as_text()
    check_files(table, examples)


def check_files(table: Table, examples: int = 100) -> None:
    """A file with a cut, a change or a line twice is refused with a reason; a game is never half loaded."""
    match = _middle(table)
    text = match.save(reveal=True)
    digest = match.digest()
    lines = text.splitlines(keepends=True)

    def load(damaged: str) -> None:
        try:
            again = Match.load(damaged, table.game)
        except BadInput as wrong:
            if not re.search(r"\w", str(wrong)):
                raise Broken("T10", f"a damaged file gets no reason: {wrong!r}", str(table)) from wrong
            return
        except Exception as wrong:
            raise Broken("T10", f"loading a damaged file raised {wrong!r}", str(table)) from wrong
        if again.digest() != digest or again.save(reveal=True).strip() != text.strip():
            raise Broken("T10", "a damaged file was loaded as another game", str(table))

    often = settings(QUIET, max_examples=examples)

    @often
    @given(some.integers(0, len(text) - 1), some.characters())
    def changed(place: int, letter: str) -> None:
        load(text[:place] + letter + text[place + 1 :])

    @often
    @given(some.integers(0, len(text) - 1))
    def cut(place: int) -> None:
        load(text[:place])

    @often
    @given(some.integers(0, len(lines) - 1), some.integers(0, len(lines) - 1))
    def moved(one: int, two: int) -> None:
        shuffled = lines[:]
        shuffled[one] = lines[two]
        load("".join(shuffled))

    @often
    @given(some.text(max_size=60))
    def foreign(letters: str) -> None:
        load(letters)

    changed()
    cut()
    moved()
    foreign()
