"""What is easily lost: rules of the kernel that only show at an edge."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar

import pytest
from yardsticks.bazaar import game as bazaar
from yardsticks.leduc import game as leduc
from yardsticks.tictactoe import TicTacToe
from yardsticks.tictactoe import game as tictactoe

from compoundry.kernel import (
    NATURE,
    Ack,
    AnyMove,
    BadInput,
    Chance,
    Count,
    Draw,
    FastDraw,
    Flag,
    Frame,
    Game,
    GameBug,
    Match,
    Move,
    Option,
    Options,
    Outcome,
    Plain,
    Position,
    Record,
    Refusal,
    Seed,
    View,
)
from compoundry.kernel.log import Clocked
from compoundry.kernel.values import digest


def market(seats: int = 4) -> Match:
    """A bazaar in which seat 0 offers one of its pieces for one of seat 1's."""
    match = Match.start(bazaar, seats=seats, seed=Seed.from_int(1))
    submit(match, 0, "offer [0] [1]")
    return match


def submit(match: Match, seat: int, move: str) -> None:
    assert isinstance(match.submit(seat, move, match.ticket(seat)), Ack)


# Undo and tickets


@pytest.mark.rule("K-8")
def test_no_undo_goes_behind_the_standing_answer_of_another_seat() -> None:
    """Nothing came to light, and seat 3 is still asked; but seat 2 has answered."""
    waiting, answered = market(), market()
    answered.stand(2, "veto", True)
    for match in (waiting, answered):
        submit(match, 1, "accept 0 1")
    assert [seat for seat, _ in answered.entries[-1].then] == [2]
    assert answered.undo(1) == Refusal("undo-barrier", "K-8")
    assert isinstance(waiting.undo(1), Ack)


@pytest.mark.rule("K-8")
def test_a_standing_answer_that_nothing_followed_is_no_obstacle_to_an_undo() -> None:
    match = market()
    match.stand(2, "veto", True)
    match.stand(0, "veto", True)
    assert isinstance(match.undo(0), Ack)


@pytest.mark.rule("K-7")
def test_a_move_that_arrives_twice_is_played_once() -> None:
    """Seat 0 is still asked the same, but its ticket is for one move."""
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    ticket = match.ticket(0)
    assert isinstance(match.submit(0, "offer [0] [1]", ticket), Ack)
    again = match.submit(0, "offer [0] [1]", ticket)
    assert again == Refusal("stale-ticket", "K-7", ticket=0, current=1)
    assert match.ticket(1) == 0, "who has not moved keeps the ticket"


# A game of its own: chance rolls a die until the table is told to settle


class Roll(Chance["Rolling"]):
    verb: ClassVar[str] = "roll"

    def play(self, position: Rolling, seat: int) -> None:
        position.rolled += 1
        assert position.rolled < 50_000, "nobody has stopped it"


class Settle(Move["Rolling"]):
    verb: ClassVar[str] = "settle"

    def play(self, position: Rolling, seat: int) -> None:
        position.pending = []


class Throw(Move["Rolling"]):
    verb: ClassVar[str] = "throw"

    def play(self, position: Rolling, seat: int) -> None:
        position.rolled = 1


class Pause(Frame["Rolling"]):
    """An optional window, and the rules fail when somebody lets it pass."""

    verbs: ClassVar[tuple[type[AnyMove], ...]] = (Roll, Settle, Throw)
    window: ClassVar[str] = "pause"

    def acting(self, position: Rolling) -> list[int]:
        return [NATURE] if position.rolled else [0]

    def outcomes(self, position: Rolling) -> list[tuple[AnyMove, int]]:
        return [(Roll(), 1)]

    def legal(self, position: Rolling, seat: int) -> list[AnyMove]:
        return [Settle(), Throw()]

    def timeout(self, position: Rolling, seat: int) -> AnyMove:
        raise ZeroDivisionError


class Rolling(Position):
    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "rolled")
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Roll, Settle, Throw)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rolled = 0

    def copy(self) -> Rolling:
        twin = Rolling(self.seats)
        twin.pending = [frame.copy() for frame in self.pending]
        twin.asked, twin.rolled = self.asked, self.rolled
        return twin

    def deadline(self) -> tuple[int, AnyMove] | None:
        return 0, Settle()

    def outcome(self) -> Outcome | None:
        return None if self.pending else Outcome("settled", [[] for _ in range(self.seats)])


class RollingGame(Game):
    id: ClassVar[str] = "rolling"
    position: ClassVar[type[Position]] = Rolling
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = (Pause,)

    def start(self, seats: int, options: Options) -> Position:
        position = Rolling(seats)
        position.ask(Pause())
        return position

    def view(self, position: Position, viewer: int) -> View:
        return View(viewer)


ROLLING = RollingGame()


def rolling() -> Match:
    return Match.start(ROLLING, seed=Seed.from_int(1))


def test_a_game_that_goes_round_in_circles_is_stopped() -> None:
    match = rolling()
    with pytest.raises(GameBug, match="rolling does not settle after entry 1"):
        match.submit(0, "throw", match.ticket(0))
    assert len(match.entries) == 1


@pytest.mark.rule("K-10")
def test_a_standing_answer_at_which_the_game_fails_is_not_set() -> None:
    match = rolling()
    with pytest.raises(ZeroDivisionError):
        match.stand(0, "pause", True)
    assert match.snapshot()["standing"] == [[], []]
    submit(match, 0, "settle")
    assert match.over()


@pytest.mark.rule("K-1")
def test_a_stored_bell_does_not_ring_after_the_end() -> None:
    """The rules of this game name what ends it even when it is over."""
    match = rolling()
    submit(match, 0, "settle")
    match.entries.append(Clocked(0, Settle()))
    with pytest.raises(BadInput) as wrong:
        Match.load(match.save(), ROLLING)
    assert (wrong.value.code, wrong.value.where) == ("log-clock", "entry 2")


# Random numbers


@pytest.mark.parametrize("bits", [30, 61, 94])
def test_no_third_of_a_range_is_likelier_than_another(bits: int) -> None:
    """Three parts of a range of four: what is drawn beyond must be drawn again, or the first parts come too often."""
    sources: list[Draw] = [FastDraw(5), Seed.from_int(5).draw("chance", 3)]
    for source in sources:
        thirds = [0, 0, 0]
        for _ in range(3000):
            thirds[source.below(3 << bits) >> bits] += 1
        assert min(thirds) > 900
        assert max(thirds) < 1100


# Snapshots


def test_after_a_snapshot_who_is_still_asked_the_same_keeps_the_ticket() -> None:
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    snapshot: Any = json.loads(json.dumps(match.snapshot()))
    submit(match, 0, "offer [0] [1]")
    again = Match.load(match.save(), bazaar, snapshot=snapshot)
    assert [again.ticket(seat) for seat in range(3)] == [match.ticket(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("K-8")
def test_after_a_snapshot_an_undo_still_stops_where_chance_has_spoken() -> None:
    match = Match.start(leduc, seed=Seed.from_int(1))
    for seat in (0, 1):
        submit(match, seat, "call")
    again = Match.load(match.save(), leduc, snapshot=match.snapshot())
    assert again.undo(1) == match.undo(1) == Refusal("undo-barrier", "K-8")


def test_a_snapshot_of_another_shape_is_refused_though_its_digest_is_right() -> None:
    match = market()
    forged: dict[str, Any] = {**match.snapshot(), "schema": digest("another")}
    del forged["digest"]
    forged["digest"] = digest(forged)
    with pytest.raises(BadInput) as wrong:
        Match.load(match.save(), bazaar, snapshot=forged)
    assert wrong.value.code == "snapshot"


# Stored games


def chained(lines: list[str]) -> str:
    """Lines with true checks."""
    made, check = [], ""
    for line in lines:
        check = blake2b(f"{check}{line[:-1]}".encode(), digest_size=8).hexdigest()
        made.append(f'{line[:-1]},"check":"{check}"}}\n')
    return "".join(made)


def unchecked(match: Match) -> list[str]:
    return [line[: line.rindex(',"check"')] + "}" for line in match.save().splitlines()]


def wrong(stored: str) -> tuple[str, str]:
    with pytest.raises(BadInput) as found:
        Match.load(stored, leduc)
    return found.value.code, found.value.where


def test_a_line_too_long_to_be_one_is_not_even_read() -> None:
    header, started, end = unchecked(Match.start(leduc, seed=Seed.from_int(1)))
    long = '{"n":1,"x":"' + "x" * 1_000_000 + '"}'
    assert wrong(chained([header, started, long, end])) == ("log-line", "line 3")


def test_a_game_without_its_beginning_is_cut_short() -> None:
    header, _, end = unchecked(Match.start(leduc, seed=Seed.from_int(1)))
    assert wrong(chained([header, end.replace('"end":1', '"end":0')])) == ("log-truncated", "line 2")


# Digests, schemas, shapes


class Cup(Record):
    fields: ClassVar[tuple[str, ...]] = ("full",)

    def __init__(self, full: bool) -> None:
        self.full = full


class Pot(Cup):
    pass


def test_a_digest_tells_keys_and_kinds_apart() -> None:
    assert digest({"tea": 1}) != digest({"milk": 1})
    assert digest(Cup(True)) != digest(Pot(True))
    assert digest(Cup(True)) != digest([True])


@pytest.mark.parametrize("option", [Flag("rain", True), Flag("sun", False), Count("rain", 0, 0, 3)])
def test_the_schema_knows_the_options(option: Option) -> None:
    def with_option(one: Option) -> str:
        game: type[Game] = type("Weather", (TicTacToe,), {"options": (one,)})
        return game().schema()

    assert len({tictactoe.schema(), with_option(Flag("rain", False)), with_option(option)}) == 3


@pytest.mark.rule("K-5")
def test_a_value_nested_without_end_is_refused() -> None:
    deep: list[Plain] = []
    for _ in range(100_000):
        deep = [deep]
    match = Match.start(tictactoe, seed=Seed.from_int(1))
    refused = [match.submit(0, ["mark", deep], match.ticket(0)), match.choices(0, ["mark", deep]).refusal]
    assert [isinstance(one, Refusal) and one.rule for one in refused] == ["K-5", "K-5"]
    while deep:  # a list so deep is too much for Python to let go of at once
        deep = deep[0]  # type: ignore[assignment]
