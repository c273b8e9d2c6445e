"""The contract finds what would not last: undo, stored games, other processes, what is kept for comparison.

Some of these promises are the kernel's.  For those not the game is at fault but the match, or
what loads one: `Careless` stands in its place.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import pytest
from yardsticks.pebbles import Pebbles, PebblesGame, Take, pebbles

from compoundry.contract import (
    Broken,
    Table,
    check,
    check_corpus,
    check_matches,
    check_playthrough,
    check_processes,
    check_walks,
    fuzz,
    matches,
    record,
    write_playthrough,
)
from compoundry.contract.fuzz import check_fuzz
from compoundry.contract.matches import random_match, random_submit
from compoundry.kernel import (
    Ack,
    AnyMove,
    BadInput,
    Choices,
    FastDraw,
    Game,
    Match,
    Options,
    Plain,
    Position,
    Refusal,
    Seed,
    Value,
    log,
)
from compoundry.kernel.registry import find
from compoundry.kernel.values import Record


def broken(test: str, says: str, look: Callable[[], object]) -> None:
    with pytest.raises(Broken, match=says) as found:
        look()
    assert found.value.test == test


# T9: what is written is read back the same


class SharesBowls(Pebbles):
    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, Pebbles)
        twin.bowls = self.bowls
        return twin


class FillsInPart(Pebbles):
    def fill(self, plain: dict[str, Plain], parts: dict[str, type[Record]]) -> None:
        super().fill(plain, parts)
        self.peeked = [False] * self.seats


class ForgetsWhoseTurnItIs(Pebbles):
    fields: ClassVar[tuple[str, ...]] = tuple(name for name in Pebbles.fields if name != "turn")


class Mumbles(PebblesGame):
    def print(self, move: AnyMove) -> str:
        return super().print(move).replace("3", "2")


class Mishears(PebblesGame):
    def decode(self, plain: object) -> AnyMove:
        return super().decode(["take", 1] if plain == ["peek"] else plain)


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (FillsInPart, "a position read back from its JSON differs"),
        (ForgetsWhoseTurnItIs, "a position read back from its JSON has other moves"),
        (Mumbles, "written and read back is another move"),
        (Mishears, "written and read back is another move"),
    ],
)
def test_what_does_not_read_back_is_found(fault: type, says: str) -> None:
    broken("T9", says, lambda: check_walks(Table(pebbles(fault), 2)))


# T9: what a match does with a game comes back the same


class NewContentEveryTime(PebblesGame):
    """No two tables have the same content pack, so no game is loaded with the one it was played with."""

    packs = count()

    def content(self, options: Options) -> Plain:
        return next(self.packs)


class Whimsical(Take):
    """Every other time it is played, anywhere, the stones come from nowhere."""

    times = count()

    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        position.pile += next(self.times) % 2


def test_a_move_that_leads_elsewhere_when_played_again_is_found() -> None:
    broken("T9", "undone and played again, leads elsewhere", lambda: check_matches(Table(pebbles(Whimsical), 2)))


def test_a_copy_that_shares_makes_an_undo_wrong() -> None:
    broken("T9", "undoing .* does not restore the position", lambda: check_matches(Table(pebbles(SharesBowls), 2)))


def test_a_position_that_is_stored_in_part_makes_a_snapshot_wrong() -> None:
    table = Table(pebbles(ForgetsWhoseTurnItIs), 2)
    broken("T9", r"does not load from a snapshot|loaded from a snapshot .* differs", lambda: check_matches(table))


def test_a_game_that_does_not_load_is_found_among_all_the_rest() -> None:
    broken("T9", "a saved game does not load: ", lambda: check(Table(NewContentEveryTime(), 2), games=2))


class Careless:
    """A match, but for one thing."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)


class TakesStaleTickets(Careless):
    def submit(self, seat: int, move: AnyMove, ticket: int) -> Ack | Refusal:
        return self.match.submit(seat, move, self.match.ticket(seat))


class RefusesLegalMoves(Careless):
    def submit(self, seat: int, move: AnyMove, ticket: int) -> Ack | Refusal:
        return Refusal("not-today", "PB-9")


class StopsTheClock(Careless):
    def expire(self, seat: int, ticket: int) -> Ack | Refusal:
        return Refusal("not-today", "PB-9")


class UndoesNothing(Careless):
    def undo(self, seat: int) -> Ack | Refusal:
        return Ack(len(self.match.entries))


class ForksTooEarly(Careless):
    def fork(self, entry: int, seed: Seed) -> Match:
        return self.match.fork(entry - 1 if entry else 0, seed)


class ForksWithAnotherSeed(Careless):
    def fork(self, entry: int, seed: Seed) -> Match:
        return self.match.fork(entry, Seed.from_int(8))


class TellsAllAgain(Careless):
    def events(self, viewer: int, since: int = -1) -> list[dict[str, Plain]]:
        return self.match.events(viewer)


class TellsLess(Careless):
    def events(self, viewer: int, since: int = -1) -> list[dict[str, Plain]]:
        return self.match.events(viewer, max(since, 1))


class SavesWithoutTheEnd(Careless):
    def save(self, reveal: bool = False) -> str:
        return "".join(self.match.save(reveal).splitlines(keepends=True)[:-1])


class SavesAnotherGame(Careless):
    def save(self, reveal: bool = False) -> str:
        return self.match.fork(0, Seed.from_int(3)).save(reveal)


class ForgetsItsSeed(Careless):
    def verify(self, seed: Seed) -> None:
        self.match.verify(Seed.from_int(9))


class SnapshotsAnotherGame(Careless):
    def snapshot(self) -> dict[str, Plain]:
        return self.match.fork(0, Seed.from_int(3)).snapshot()


class SnapshotsTheEndWrongly(Careless):
    def snapshot(self) -> dict[str, Plain]:
        taken = self.match.snapshot()
        return {**taken, "standing": []} if self.match.over() else taken


@pytest.mark.parametrize(
    ("careless", "test", "says"),
    [
        (RefusesLegalMoves, "T1", "but the match refuses"),
        (StopsTheClock, "T1", "the clock may not play"),
        (TakesStaleTickets, "T9", "a stale ticket was taken"),
        (UndoesNothing, "T9", "does not restore the position"),
        (ForksTooEarly, "T9", "has another past"),
        (ForksWithAnotherSeed, "T9", "do not follow from its seed"),
        (TellsAllAgain, "T9", "with the cursor 0"),
        (TellsLess, "T9", "tells another story"),
        (SavesWithoutTheEnd, "T9", "a saved game does not load: "),
        (SavesAnotherGame, "T9", "a saved game loads to another"),
        (ForgetsItsSeed, "T9", "do not follow from its seed"),
        (SnapshotsAnotherGame, "T9", "does not load from a snapshot after 1 entries"),
        (SnapshotsTheEndWrongly, "T9", "loaded from a snapshot after 1 entries differs"),
    ],
)
def test_a_careless_match_is_found(
    careless: type[Careless], test: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "random_match", lambda table, seed: careless(random_match(table, seed)))
    broken(test, says, lambda: check_matches(Table(PebblesGame(), 2), games=8))


# T11: games end


class LaysBack(Take):
    """Whoever takes one stone of an even pile lays it back: those who want can go on for ever."""

    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        if self.stones == 1 and position.pile % 2:
            position.pile += 1
            position.bowls[seat] -= 1


def test_a_game_that_only_the_stubborn_play_for_ever_is_found() -> None:
    game: Any = pebbles(LaysBack)
    type(game).longest = 400
    table = Table(game, 2)
    check_walks(table, 4)
    broken("T11", "always the first legal move: more than 400 moves", lambda: check(table, games=2))


# T10: whatever is sent is answered


class Fusses(Take):
    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        assert self.stones < 5, "nobody takes five"
        return super().refuse(position, seat)


class Grumbles(Take):
    def refuse(self, position: Pebbles, seat: int) -> Refusal | None:
        refusal = super().refuse(position, seat)
        position.asked += refusal is not None
        return refusal


class Stumbles(Pebbles):
    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        assert partial[1:] != (4,)
        return super().choices(seat, partial)


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (Fusses, "raised AssertionError"),
        (Grumbles, "and changed the game"),
        (Stumbles, r"the choices after \['take', 4\] raised"),
    ],
)
def test_a_move_that_is_answered_badly_is_found(fault: type, says: str) -> None:
    broken("T10", says, lambda: check_fuzz(Table(pebbles(fault), 2)))


def _raises(wrong: Exception) -> Callable[..., Match]:
    def load(text: str, game: Game) -> Match:
        raise wrong

    return load


def _forgives(text: str, game: Game) -> Match:
    """Loads some game whatever the file says."""
    return Match.start(game, seed=Seed.from_int(3))


@pytest.mark.parametrize(
    ("load", "says"),
    [
        (_raises(KeyError("n")), "raised KeyError"),
        (_raises(BadInput("...")), "gets no reason"),
        (_forgives, "as another game"),
    ],
)
def test_a_file_that_is_answered_badly_is_found(
    load: Callable[..., Match], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "Match", type("Loader", (), {"load": staticmethod(load)}))
    broken("T10", says, lambda: check_fuzz(Table(PebblesGame(), 2), examples=10))


# T5 and T12: games that are kept play as they did


class TakesOneMore(Take):
    """Other rules than the games that are kept were played by."""

    def play(self, position: Pebbles, seat: int) -> None:
        super().play(position, seat)
        if self.stones == 2 and position.pile:
            position.pile -= 1
            position.bowls[seat] += 1


def test_rules_that_changed_are_found_in_a_playthrough(tmp_path: Path) -> None:
    table, changed = Table(PebblesGame(), 2), Table(pebbles(TakesOneMore), 2)
    broken("T5", r"no playthrough is kept at pebbles-2\.txt", lambda: check_playthrough(tmp_path, table))
    write_playthrough(tmp_path, table)
    check_playthrough(tmp_path, table)
    broken("T5", r"pebbles-2\.txt line \d+ was '.*' and is '.*'", lambda: check_playthrough(tmp_path, changed))
    kept = tmp_path / "pebbles-2.txt"
    kept.write_text(kept.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    broken("T5", r"had \d+ lines and has \d+", lambda: check_playthrough(tmp_path, table))


def test_rules_that_changed_are_found_in_a_finished_game(tmp_path: Path) -> None:
    game, changed = PebblesGame(), pebbles(TakesOneMore)
    broken("T12", "no game of pebbles version 1 is kept", lambda: check_corpus(tmp_path, game))
    for seed in (1, 2, 3):
        record(tmp_path, Table(game, 2), seed)
    assert check_corpus(tmp_path, game) == 3
    broken("T12", "no longer plays: .* did the rules change", lambda: check_corpus(tmp_path, changed))


def test_a_game_that_is_not_finished_is_none_to_keep(tmp_path: Path) -> None:
    table = Table(PebblesGame(), 2)
    match = random_match(table, 1)
    random_submit(match, FastDraw(1))
    kept = tmp_path / "pebbles-v1-2-1.log"
    for half, reveal in ((match, True), (_finished(table), False)):
        kept.write_text(half.save(reveal), encoding="utf-8")
        broken("T12", "is not finished, or does not reveal its seed", lambda: check_corpus(tmp_path, table.game))


def _finished(table: Table, seed: int = 1) -> Match:
    match, draw = random_match(table, seed), FastDraw(seed)
    while not match.over():
        random_submit(match, draw)
    return match


def test_a_kept_game_whose_chance_was_another_is_found(tmp_path: Path) -> None:
    """Its moves are allowed, but the seed that was promised does not draw these numbers."""
    promised, played = (_finished(Table(PebblesGame(), 2), seed) for seed in (1, 2))
    assert promised.seed is not None
    forged = log.write(promised.header, played.entries, played.digest(), promised.seed.secret)
    (tmp_path / "pebbles-v1-2-1.log").write_text(forged, encoding="utf-8")
    broken("T12", "no longer plays: .* chance", lambda: check_corpus(tmp_path, PebblesGame()))


# T7: other processes play the same

HASHY = """
from yardsticks.pebbles import PebblesGame, Pebbles, Take

class HashyTake(Take):
    def play(self, position, seat):
        super().play(position, seat)
        position.asked = hash("pebbles") % 1_000_003

class Hashy(Pebbles):
    moves = (Pebbles.moves[0], {take}, Pebbles.moves[2])

class HashyGame(PebblesGame):
    id = "hashy"
    position = Hashy

game = HashyGame()
"""


@pytest.mark.parametrize("take", ["Take", "HashyTake"])
def test_a_game_that_depends_on_the_hash_seed_is_found(
    take: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hashy.py").write_text(HASHY.format(take=take))
    facts = tmp_path / "hashy-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: hashy\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[compoundry.games]\nhashy = hashy\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "hashy", raising=False)
    tables = [Table(find("hashy"), 2)]
    if take == "Take":
        check_processes(tables)
    else:
        broken("T7", "another process says", lambda: check_processes(tables))
