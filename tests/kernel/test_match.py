"""A match: tickets, undo, standing answers, forks, and the promise about its chance."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from yardsticks.bazaar import game as bazaar
from yardsticks.leduc import game as leduc
from yardsticks.leduc.rules import Deal
from yardsticks.tictactoe import game as tictactoe
from yardsticks.tictactoe.rules import Mark

from compoundry.kernel import (
    PUBLIC,
    Ack,
    AnyMove,
    BadInput,
    Draw,
    Frame,
    Game,
    Match,
    Move,
    Options,
    Outcome,
    Plain,
    Position,
    Refusal,
    Seed,
    View,
    registry,
)
from compoundry.kernel.log import Stood
from compoundry.kernel.values import digest


def grid(*cells: int) -> Match:
    """A game of tic-tac-toe after these marks."""
    match = Match.start(tictactoe, seed=Seed.from_int(1))
    for cell in cells:
        mark(match, cell)
    return match


def mark(match: Match, cell: int) -> Ack:
    seat = match.position.acting()[0]
    done = match.submit(seat, Mark(cell), match.ticket(seat))
    assert isinstance(done, Ack), done
    return done


def refused(done: Ack | Refusal) -> Refusal:
    assert isinstance(done, Refusal), done
    return done


# Submitting


def test_a_move_comes_as_an_object_as_text_or_as_json() -> None:
    match = grid()
    for seat, move in ((0, Mark(4)), (1, "mark 0"), (0, ["mark", 8])):
        assert isinstance(match.submit(seat, move, match.ticket(seat)), Ack)  # type: ignore[arg-type]
    assert [event["cell"] for event in match.events(PUBLIC)] == [4, 0, 8]


def test_a_refused_move_changes_nothing() -> None:
    match = grid(4)
    before = match.save()
    for move in ("mark 4", "mark 9", "dance", ["mark"], "mark 99999999999999999999", ""):
        assert isinstance(match.submit(1, move, match.ticket(1)), Refusal)  # type: ignore[arg-type]
    assert match.submit(1, "mark 4", match.ticket(1)) == Refusal("cell-taken", "TT-2", cell=4, seat=0)
    assert match.save() == before


@pytest.mark.rule("K-5")
def test_a_move_that_cannot_be_read_is_refused_with_what_is_wrong() -> None:
    refusal = refused(grid().submit(0, "mark 9", 0))
    assert (refusal.code, refusal.rule, refusal.params["shape"]) == ("move-value", "K-5", "0 … 8")


@pytest.mark.parametrize("seat", [-2, -1, 2, 10**20])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = grid()
    asks: list[Any] = [
        lambda: match.submit(seat, Mark(1), 0),
        lambda: match.undo(seat),
        lambda: match.undoable(seat),
        lambda: match.ticket(seat),
        lambda: match.stand(seat, "x", True),
        lambda: match.view(seat if seat != PUBLIC else 7),
        lambda: match.events(seat if seat != PUBLIC else 7),
    ]
    for ask in asks:
        with pytest.raises(BadInput) as wrong:
            ask()
        assert wrong.value.code == "no-such-seat"


def test_things_of_another_type_are_type_errors() -> None:
    match: Any = grid()
    find: Any = registry.find
    Match: Any = type(match)  # noqa: N806
    Seed: Any = type(match.seed)  # noqa: N806
    tictactoe: Any = match.game
    asks: list[Callable[[], Any]] = [
        lambda: match.submit("0", Mark(1), 0),
        lambda: match.submit(0, 4, 0),
        lambda: match.submit(0, None, 0),
        lambda: match.submit(0, Mark(1), "0"),
        lambda: match.submit(0, Mark(1), 0.0),
        lambda: match.undo(None),
        lambda: match.ticket("first"),
        lambda: match.view("me"),
        lambda: match.events(0, "start"),
        lambda: match.stand(0, 7, True),
        lambda: match.stand(0, "door", "no"),
        lambda: match.fork("now"),
        lambda: match.fork(0, 5),
        lambda: match.verify(b"0" * 32),
        lambda: Match.start("tictactoe"),
        lambda: Match.start(tictactoe, seats="2"),
        lambda: Match.start(tictactoe, seed=7),
        lambda: Match.start(tictactoe, ["timer"]),
        lambda: Match.start(tictactoe, table=3),
        lambda: Match.load(b"{}"),
        lambda: Match.load(None),
        lambda: Match.load(match.save(), "tictactoe"),
        lambda: Match.load(match.save(), tictactoe, 7),
        lambda: find(None),
        lambda: Seed("0" * 32),
        lambda: tictactoe.parse(4),
    ]
    for ask in asks:
        with pytest.raises(TypeError):
            ask()
    assert len(match.entries) == 1


# Tickets


@pytest.mark.rule("K-7")
def test_a_ticket_is_for_one_question() -> None:
    match = grid()
    first = match.ticket(0)
    assert (first, match.ticket(1)) == (0, -1)
    mark(match, 4)
    assert (match.ticket(0), match.ticket(1)) == (-1, 1)
    mark(match, 0)
    stale = refused(match.submit(0, Mark(8), first))
    assert stale == Refusal("stale-ticket", "K-7", ticket=0, current=2)
    assert isinstance(match.submit(0, Mark(8), 2), Ack)


@pytest.mark.rule("K-7")
def test_after_an_undo_the_question_is_a_new_one() -> None:
    match = grid(4)
    match.undo(0)
    assert match.ticket(0) == 2
    assert refused(match.submit(0, Mark(8), 0)).code == "stale-ticket"
    assert refused(match.submit(1, Mark(8), 1)).code == "not-your-turn"


@pytest.mark.rule("K-7")
def test_an_undo_closes_the_questions_of_all() -> None:
    """Seat 1 means the offer of one silk for one salt, and must not buy the next one under its number for three."""
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    match.submit(0, "offer [0] [1]", match.ticket(0))
    meant = match.ticket(1)
    match.undo(0)
    match.submit(0, "offer [0] [1,1,1]", match.ticket(0))
    assert refused(match.submit(1, "accept 0 1", meant)).code == "stale-ticket"
    assert isinstance(match.submit(1, "accept 0 1", match.ticket(1)), Ack)


# Undo


def test_an_undo_is_an_entry_and_restores_what_was() -> None:
    match = grid(4, 0)
    before = match.digest()
    mark(match, 8)
    done = match.undo(0)
    assert isinstance(done, Ack)
    assert match.digest() == before
    assert len(match.entries) == 5
    assert match.events(PUBLIC, 3) == [{"kind": "undone", "seat": 0, "undone": 3, "entry": 4}]


@pytest.mark.rule("K-8")
def test_before_the_first_move_there_is_nothing_to_undo() -> None:
    assert refused(grid().undo(0)) == Refusal("undo-nothing", "K-8")


@pytest.mark.rule("K-8")
def test_no_undo_goes_behind_chance() -> None:
    """The second call of a street lets chance deal the board."""
    match = Match.start(leduc, seed=Seed.from_int(1))
    match.submit(0, "call", match.ticket(0))
    assert match.undoable(0) is None
    match.submit(1, "call", match.ticket(1))
    assert refused(match.undo(1)) == Refusal("undo-barrier", "K-8")


@pytest.mark.rule("K-9")
def test_no_undo_takes_back_another_seats_move() -> None:
    match = grid(4, 0)
    assert refused(match.undo(0)) == Refusal("undo-other", "K-9", seat=1)
    assert match.undoable(1) is None


@pytest.mark.rule("K-9")
def test_a_seat_undoes_its_moves_one_by_one_until_another_seats() -> None:
    match = grid(4, 0)
    assert isinstance(match.undo(1), Ack)
    assert refused(match.undo(1)) == Refusal("undo-other", "K-9", seat=0)
    assert isinstance(match.undo(0), Ack)
    assert refused(match.undo(0)).code == "undo-nothing"
    assert match.digest() == grid().digest()


def test_undone_draws_never_come_back() -> None:
    """Chance draws by entry number, and an undo is an entry."""
    seed = Seed.from_int(3)
    boards = set()
    for undos in range(12):
        match = Match.start(leduc, seed=seed)
        for _ in range(undos):
            match.submit(0, "call", match.ticket(0))
            match.undo(0)
        match.submit(0, "call", match.ticket(0))
        match.submit(1, "call", match.ticket(1))
        boards.add(match.view(PUBLIC).plain()["board"])
    assert len(boards) > 1


# Standing answers, in a game of its own


class Ring(Move["Bell"]):
    """Ring: everybody else may answer."""

    verb: ClassVar[str] = "ring"

    def refuse(self, position: Bell, seat: int) -> Refusal | None:
        return None

    def play(self, position: Bell, seat: int) -> None:
        position.rung += 1
        position.close()
        position.ask(Door(0, [other for other in range(position.seats) if other != seat]))


class Answer(Move["Bell"]):
    verb: ClassVar[str] = "answer"

    def refuse(self, position: Bell, seat: int) -> Refusal | None:
        return None

    def play(self, position: Bell, seat: int) -> None:
        position.answers[seat] += 1
        position.answered(seat)


class Stay(Move["Bell"]):
    """Do not answer."""

    verb: ClassVar[str] = "stay"

    def refuse(self, position: Bell, seat: int) -> Refusal | None:
        return None

    def play(self, position: Bell, seat: int) -> None:
        position.tell("stayed", {"seat": seat})
        position.answered(seat)


class Porch(Frame["Bell"]):
    """Seat 0 rings."""

    verbs: ClassVar[tuple[type[AnyMove], ...]] = (Ring,)

    def acting(self, position: Bell) -> list[int]:
        return [0]

    def legal(self, position: Bell, seat: int) -> list[AnyMove]:
        return [Ring()]


class Door(Frame["Bell"]):
    """Who answers?  An optional window, open to all of `waiting` at once."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "waiting")
    verbs: ClassVar[tuple[type[AnyMove], ...]] = (Answer, Stay)
    window: ClassVar[str] = "door"

    def __init__(self, serial: int, waiting: list[int]) -> None:
        super().__init__(serial)
        self.waiting = waiting

    def acting(self, position: Bell) -> list[int]:
        return self.waiting[:]

    def legal(self, position: Bell, seat: int) -> list[AnyMove]:
        return [Answer(), Stay()]

    def timeout(self, position: Bell, seat: int) -> AnyMove:
        return Stay()


class Bell(Position):
    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "rung", "answers")
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Ring, Answer, Stay)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rung = 0
        self.answers = [0] * seats

    def answered(self, seat: int) -> None:
        door = self.pending[-1]
        assert isinstance(door, Door)
        door.waiting.remove(seat)
        if not door.waiting:
            self.close()
            if self.rung < 4:
                self.ask(Porch())

    def copy(self) -> Bell:
        twin = type(self)(self.seats)
        twin.pending = [frame.copy() for frame in self.pending]
        twin.asked = self.asked
        twin.rung = self.rung
        twin.answers = self.answers[:]
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.pending else Outcome("quiet", [[] for _ in range(self.seats)])

    def audit(self) -> list[str]:
        return []

    def redeal(self, seat: int, draw: Draw) -> None:
        pass


class BellGame(Game):
    id: ClassVar[str] = "bell"
    most: ClassVar[int] = 4
    position: ClassVar[type[Position]] = Bell
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = (Porch, Door)

    def start(self, seats: int, options: Options) -> Position:
        position = Bell(seats)
        position.ask(Porch())
        return position

    def view(self, position: Position, viewer: int) -> View:
        return View(viewer)


BELL = BellGame()


def bell() -> Match:
    return Match.start(BELL, seats=3, seed=Seed.from_int(1))


@pytest.mark.rule("K-4")
def test_a_move_must_answer_the_question() -> None:
    expected = Refusal("not-now", "K-4", verb="answer", verbs=["ring"])
    assert bell().submit(0, "answer", 0) == expected


def test_one_seats_answer_leaves_the_others_tickets_alone() -> None:
    match = bell()
    match.submit(0, "ring", match.ticket(0))
    assert [match.ticket(seat) for seat in range(3)] == [-1, 1, 1]
    match.submit(1, "answer", 1)
    assert [match.ticket(seat) for seat in range(3)] == [-1, -1, 1]
    assert isinstance(match.submit(2, "stay", 1), Ack)
    assert [match.ticket(seat) for seat in range(3)] == [3, -1, -1]


@pytest.mark.rule("K-10")
def test_a_standing_answer_lets_the_window_pass_until_it_is_changed() -> None:
    match = bell()
    match.stand(2, "door", True)
    match.submit(0, "ring", match.ticket(0))
    assert match.position.acting() == [1]
    assert [(seat, repr(move)) for seat, move in match.entries[-1].then] == [(2, "Stay()")]
    match.submit(1, "stay", match.ticket(1))
    match.stand(2, "door", False)
    match.submit(0, "ring", match.ticket(0))
    assert match.position.acting() == [1, 2]


@pytest.mark.rule("K-10")
def test_a_standing_answer_set_while_the_window_is_open_closes_it_at_once() -> None:
    match = bell()
    match.submit(0, "ring", match.ticket(0))
    match.submit(1, "answer", match.ticket(1))
    match.stand(2, "door", True)
    assert match.position.acting() == [0]
    assert Match.load(match.save(), BELL).digest() == match.digest()


@pytest.mark.rule("K-10")
def test_a_window_that_is_none_is_named() -> None:
    assert bell().stand(0, "attic", True) == Refusal("no-such-window", "K-10", window="attic", windows=["door"])
    match = bell()
    match.stand(0, "door", True)
    match.entries[-1] = Stood(0, "attic", True)  # a file whose checks are right
    with pytest.raises(BadInput) as wrong:
        Match.load(match.save(), BELL)
    assert (wrong.value.code, wrong.value.where) == ("log-refused", "entry 1")


def test_a_seat_that_stands_asks_nobody_else_to_wait_for_it() -> None:
    match = bell()
    for seat in (1, 2):
        match.stand(seat, "door", True)
    for _ in range(4):
        match.submit(0, "ring", match.ticket(0))
    assert match.over()
    text = match.save()
    assert Match.load(text, BELL).save() == text
    match.verify(Seed.from_int(1))


class Drop(Ring):
    """A move whose author made a mistake."""

    def play(self, position: Bell, seat: int) -> None:
        super().play(position, seat)
        raise ZeroDivisionError


class Hall(Porch):
    verbs: ClassVar[tuple[type[AnyMove], ...]] = (Drop,)


class BrokenBell(Bell):
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Drop,)


class BrokenBellGame(BellGame):
    def start(self, seats: int, options: Options) -> Position:
        position = BrokenBell(seats)
        position.ask(Hall())
        return position


def test_a_game_that_fails_leaves_the_match_as_it_was() -> None:
    match = Match.start(BrokenBellGame(), seats=3, seed=Seed.from_int(1))
    before = match.digest()
    with pytest.raises(ZeroDivisionError):
        match.submit(0, Drop(), match.ticket(0))
    assert (match.digest(), len(match.entries), match.ticket(0)) == (before, 1, 0)


# Forks, snapshots, promises


def test_a_fork_shares_the_past_and_draws_its_own_future() -> None:
    match = Match.start(leduc, seed=Seed.from_int(5))
    futures = set()
    for number in range(12):
        fork = match.fork(0, Seed.from_int(100 + number))
        assert fork.digest() == match.digest()
        for seat in (0, 1):
            fork.submit(seat, "call", fork.ticket(seat))
        futures.add(str(fork.view(PUBLIC).plain()["board"]))
        fork.verify(Seed.from_int(100 + number))
    assert len(futures) > 1
    assert len(match.entries) == 1


@pytest.mark.parametrize("entry", [-1, 3, 10**12])
def test_a_fork_after_an_entry_that_is_not_there(entry: int) -> None:
    with pytest.raises(BadInput) as wrong:
        grid(4, 0).fork(entry)
    assert wrong.value.code == "fork-entry"


def test_the_promise_about_chance_is_kept_and_checked() -> None:
    match = Match.start(leduc, seed=Seed.from_int(5), table="kitchen")
    match.verify(Seed.from_int(5))
    with pytest.raises(BadInput) as wrong:
        match.verify(Seed.from_int(6))
    assert wrong.value.code == "seed-commitment"


def test_a_dealer_who_stacks_the_deck_is_found_out() -> None:
    """The promise was kept, but a card was dealt that the seed does not give."""
    match = Match.start(leduc, seed=Seed.from_int(5))
    _, (seat, dealt) = match.entries[0].then
    other = next(Deal(card) for card in range(6) if Deal(card) != dealt)
    match.entries[0].then = [match.entries[0].then[0], (seat, other)]
    with pytest.raises(BadInput) as wrong:
        match.verify(Seed.from_int(5))
    assert (wrong.value.code, wrong.value.where) == ("seed-draws", "entry 0")


def test_without_its_seed_a_game_goes_on_until_chance_is_called_for() -> None:
    match = Match.start(leduc, seed=Seed.from_int(5))
    blind = Match.load(match.save(), leduc)
    assert isinstance(blind.submit(0, "call", blind.ticket(0)), Ack)
    before = blind.digest()
    with pytest.raises(BadInput) as wrong:
        blind.submit(1, "call", blind.ticket(1))
    assert wrong.value.code == "no-seed"
    assert (blind.digest(), len(blind.entries)) == (before, 2)
    knowing = Match.load(match.save(), leduc, seed=Seed.from_int(5))
    for seat in (0, 1):
        assert isinstance(knowing.submit(seat, "call", knowing.ticket(seat)), Ack)


@pytest.mark.rule("K-8")
def test_an_undo_that_comes_twice_takes_back_one_move() -> None:
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    for wants in (1, 2):
        assert isinstance(match.submit(0, f"offer [0] [{wants}]", match.ticket(0)), Ack)
    assert isinstance(match.undo(0, 2), Ack)
    assert match.undo(0, 2) == Refusal("undo-gone", "K-8", entry=2, last=1)
    assert isinstance(match.undo(0, 1), Ack)


@pytest.mark.rule("K-1")
def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    match = grid(0, 3, 1, 4, 2)
    assert match.over()
    assert match.undo(0) == match.undoable(1) == Refusal("game-over", "K-1")
    sold = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    while not sold.over():
        seat = sold.position.acting()[0]
        sold.submit(seat, "pass", sold.ticket(seat))
    assert sold.stand(0, "veto", True) == Refusal("game-over", "K-1")


def test_a_standing_answer_that_stands_already_is_no_entry() -> None:
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    for passes in (False, True, True):
        assert isinstance(match.stand(0, "veto", passes), Ack)
    assert len(match.entries) == 2


@pytest.mark.rule("K-7")
def test_a_clock_that_is_heard_too_late_plays_nothing() -> None:
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    ticket = match.ticket(0)
    assert isinstance(match.submit(0, "offer [0] [1]", ticket), Ack)
    assert match.expire(0, ticket) == Refusal("stale-ticket", "K-7", ticket=ticket, current=match.ticket(0))
    assert 0 in match.position.acting()


def test_whoever_is_told_something_may_do_with_it_what_he_likes() -> None:
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    match.submit(0, "offer [0] [1]", match.ticket(0))
    told: Any = match.events(0)[-1]
    told["gives"].append(9)
    match.header.plain()["options"]["forged"] = 1  # type: ignore[index, call-overload]
    assert match.events(1)[-1]["gives"] == [0]
    assert "forged" not in match.save()


@pytest.mark.parametrize("name", ["x" * 101, "\ud800"])
def test_a_table_has_a_name_that_can_be_stored(name: str) -> None:
    with pytest.raises(BadInput) as wrong:
        Match.start(leduc, table=name)
    assert wrong.value.code == "table-name"


def test_choices_come_as_json_has_them() -> None:
    match = Match.start(bazaar, seats=3, seed=Seed.from_int(1))
    assert match.choices(0).candidates == ["pass", "offer"]
    assert match.choices(0, ["offer", [0]]).candidates == [(1,), (2,)]
    nonsense: list[Any] = [["offer", {}], ["offer", None], [1.5], ["pass", [[[[[[[[[[1]]]]]]]]]]]]
    rules = [match.choices(0, partial).refusal for partial in nonsense]
    assert [one is not None and one.rule for one in rules] == ["K-5"] * 4


def test_a_snapshot_of_another_log_is_refused_though_its_position_is_the_same() -> None:
    one, other = grid(0, 1, 2), grid(2, 1, 0)
    assert one.digest() == other.digest()
    with pytest.raises(BadInput) as wrong:
        Match.load(one.save(), tictactoe, snapshot=other.snapshot())
    assert wrong.value.code == "snapshot"


def test_a_snapshot_saves_the_way_there() -> None:
    match = grid(4, 0)
    snapshot: Any = json.loads(json.dumps(match.snapshot()))
    mark(match, 8)
    again = Match.load(match.save(), tictactoe, snapshot=snapshot)
    assert again.digest() == match.digest()
    for one in (again, match):
        assert [isinstance(one.undo(seat), Ack) for seat in (0, 1, 1, 0)] == [True, True, False, True]
    assert again.digest() == match.digest() == grid().digest()
    with pytest.raises(BadInput) as wrong:
        again.events(PUBLIC)
    assert wrong.value.code == "events-gone"
    assert again.save() == match.save()


@pytest.mark.parametrize(
    "change",
    [
        {"entries": True},
        {"entries": -1},
        {"tickets": []},
        {"tickets": [0, 7]},
        {"questions": [1]},
        {"standing": []},
        {"memories": [[True, 0, grid().position.plain()]]},
        {"memories": [[1, 9, grid().position.plain()]]},
        {"position": {**grid(4, 0).position.plain(), "extra": 1}},
        {"position": {**grid(4, 0).position.plain(), "seats": 9}},
    ],
)
def test_a_forged_snapshot_is_refused_though_its_digest_is_right(change: dict[str, Plain]) -> None:
    match = grid(4, 0)
    forged = {name: value for name, value in (match.snapshot() | change).items() if name != "digest"}
    forged["digest"] = digest(forged)
    with pytest.raises(BadInput) as wrong:
        Match.load(match.save(), tictactoe, snapshot=forged)
    assert wrong.value.code == "snapshot"


@pytest.mark.parametrize(
    "change",
    [
        {"entries": 99},
        {"schema": "0"},
        {"position": None},
        {"tickets": "no"},
        {"memories": [[1]]},
        {"digest": "0" * 32},
    ],
)
def test_a_snapshot_of_something_else_is_refused(change: dict[str, Plain]) -> None:
    match = grid(4, 0)
    with pytest.raises(BadInput) as wrong:
        Match.load(match.save(), tictactoe, snapshot=match.snapshot() | change)
    assert wrong.value.code == "snapshot"
