"""The contract of a game in which seats are free to move, and may let the question pass for good."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from compoundry.contract import Broken, Table, check
from compoundry.kernel import AnyMove, Draw, Frame, Game, Move, Options, Outcome, Position, Refusal, Timed, View


class Done(Move["Ready"]):
    verb: ClassVar[str] = "done"

    def refuse(self, position: Ready, seat: int) -> Refusal | None:
        return Refusal("done-already", "RE-1") if position.ready[seat] else None

    def play(self, position: Ready, seat: int) -> None:
        position.ready[seat] = True
        if all(position.ready):
            position.close()


class Back(Move["Ready"]):
    verb: ClassVar[str] = "back"

    def refuse(self, position: Ready, seat: int) -> Refusal | None:
        return None if position.ready[seat] else Refusal("not-done", "RE-2")

    def play(self, position: Ready, seat: int) -> None:
        position.ready[seat] = False


class Shrug(Timed["Ready"]):
    """Nothing has happened."""

    verb: ClassVar[str] = "shrug"

    def play(self, position: Ready, seat: int) -> None:
        pass


class Waiting(Frame["Ready"]):
    """Until all have said that they are done; whoever said so may take it back."""

    verbs: ClassVar[tuple[type[AnyMove], ...]] = (Done, Back, Shrug)
    window: ClassVar[str] = "patience"

    def acting(self, position: Ready) -> list[int]:
        return [seat for seat, ready in enumerate(position.ready) if not ready]

    def free(self, position: Ready) -> list[int]:
        return [seat for seat, ready in enumerate(position.ready) if ready]

    def legal(self, position: Ready, seat: int) -> list[AnyMove]:
        return [Back()] if position.ready[seat] else [Done()]


class StuckWaiting(Waiting):
    """Free to move, and without a move."""

    def legal(self, position: Ready, seat: int) -> list[AnyMove]:
        return [] if position.ready[seat] else [Done()]


class NaggingWaiting(Waiting):
    """Not answering does not let the window pass."""

    def timeout(self, position: Ready, seat: int) -> AnyMove:
        return Shrug()


class Ready(Position):
    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "ready")
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Done, Back, Shrug)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.ready = [False] * seats

    def copy(self) -> Ready:
        twin = Ready(self.seats)
        twin.pending, twin.asked = [frame.copy() for frame in self.pending], self.asked
        twin.ready = self.ready[:]
        return twin

    def redeal(self, seat: int, draw: Draw) -> None:
        pass

    def outcome(self) -> Outcome | None:
        return None if self.pending else Outcome("ready", [[] for _ in self.ready])

    def audit(self) -> list[str]:
        return []


class ReadyView(View):
    fields: ClassVar[tuple[str, ...]] = (*View.fields, "ready")

    def __init__(self, viewer: int, position: Ready) -> None:
        super().__init__(viewer)
        self.ready = position.ready[:]


class ReadyGame(Game):
    id: ClassVar[str] = "ready"
    most: ClassVar[int] = 4
    position: ClassVar[type[Position]] = Ready
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = (Waiting, StuckWaiting, NaggingWaiting)
    frame: ClassVar[type[Waiting]] = Waiting
    ends: ClassVar[tuple[str, ...]] = ("ready",)
    longest: ClassVar[int] = 4

    def start(self, seats: int, options: Options) -> Position:
        position = Ready(seats)
        position.ask(self.frame())
        return position

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, Ready)
        return ReadyView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, ReadyView)
        position = self.start(len(view.ready), self.settings())
        assert isinstance(position, Ready)
        position.ready = view.ready[:]
        if all(position.ready):
            position.close()
        return position


class StuckGame(ReadyGame):
    frame: ClassVar[type[Waiting]] = StuckWaiting


class NaggingGame(ReadyGame):
    frame: ClassVar[type[Waiting]] = NaggingWaiting


@pytest.mark.parametrize("seats", [2, 4])
def test_who_is_free_to_move_may_and_nobody_waits_for_it(seats: int) -> None:
    check(Table(ReadyGame(), seats), games=10)


def test_whoever_is_free_to_move_has_a_move() -> None:
    with pytest.raises(Broken, match="seat 1 may act and has no move"):
        check(Table(StuckGame(), 2), games=2)


def test_whoever_lets_a_window_pass_is_not_asked_again() -> None:
    with pytest.raises(Broken, match="has let the window 'patience' pass, and is asked again"):
        check(Table(NaggingGame(), 2), games=2)
