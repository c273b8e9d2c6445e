"""T10: whatever is sent, the answer is a refusal or an error that says why, and nothing has changed.

Moves are sent as JSON and as text, of no shape, of a wrong one, and of the right one that no rule has seen.

Needs Hypothesis (the extra ``dev``).
"""

from __future__ import annotations

import re
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from compoundry.contract.matches import random_match, random_submit
from compoundry.contract.table import Broken, Table
from compoundry.contract.walk import arbitrary_moves
from compoundry.kernel import Ack, BadInput, FastDraw, Match

JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)

QUIET = settings(
    max_examples=100, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def _middle(table: Table) -> int:
    """A number of moves after which the random game is not yet at its end."""
    whole = _played(table, table.game.longest)
    return min(6, (len(whole.entries) - 1) // 2)


def _played(table: Table, moves: int) -> Match:
    """The random game so many moves after its start."""
    match, draw = random_match(table, 1), FastDraw(1)
    for _ in range(moves):
        if not match.over():
            random_submit(match, draw)
    return match


def check_fuzz(table: Table, examples: int = 100) -> None:
    """Send arbitrary moves in every form, and files damaged in every way."""
    middle = _middle(table)
    match = _played(table, middle)
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
        match = _played(table, middle)

    def choose(seat: int, partial: list[Any]) -> None:
        try:
            match.choices(seat, partial)
        except Exception as wrong:
            raise Broken("T10", f"the choices after {partial!r} raised {wrong!r}", str(table)) from wrong

    seats = some.integers(0, table.seats - 1)

    @often
    @given(seats, some.lists(JSON, max_size=5) | some.tuples(some.sampled_from(verbs), some.lists(JSON, max_size=3)))
    def moves_as_json(seat: int, sent: Any) -> None:
        move = [sent[0], *sent[1]] if isinstance(sent, tuple) else sent
        submit(seat, move)
        choose(seat, move)

    @often
    @given(seats, some.text(max_size=40) | some.tuples(some.sampled_from(verbs), some.text(max_size=20)).map(" ".join))
    def moves_as_text(seat: int, sent: str) -> None:
        submit(seat, sent)

    @often
    @given(seats, some.integers(0, 1 << 32))
    def moves_of_the_right_shape(seat: int, number: int) -> None:
        for move in arbitrary_moves(match.position, FastDraw(number)):
            submit(seat, move.plain())
            choose(seat, move.plain())

    moves_as_json()
    moves_as_text()
    moves_of_the_right_shape()
    check_files(table, examples)


def check_files(table: Table, examples: int = 100) -> None:
    """A file with a cut, a change or a line twice is refused with a reason; a game is never half loaded."""
    match = _played(table, _middle(table))
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
