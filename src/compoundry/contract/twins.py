"""Two positions that one viewer cannot tell apart, and what must be the same in both."""

from __future__ import annotations

from compoundry.contract.table import Broken, Table, movers
from compoundry.contract.walk import arbitrary_moves
from compoundry.kernel import NATURE, PUBLIC, AnyMove, Draw, Event, Plain, Position
from compoundry.kernel.slot import Value


class Twins:
    """A position and another that looks the same to `viewer`; `where` says how they came about."""

    def __init__(self, table: Table, viewer: int, one: Position, two: Position, where: str) -> None:
        self.table = table
        self.viewer = viewer
        self.one = one
        self.two = two
        self.where = where

    def secrets(self) -> list[str]:
        """The declared secrets in which they differ."""
        viewer = self.viewer
        return [s.name for s in self.table.game.secrets if s.fact(self.one, viewer) != s.fact(self.two, viewer)]

    def look_alike(self) -> bool:
        view = self.table.game.view
        return view(self.one, self.viewer) == view(self.two, self.viewer)

    def same_now(self, draw: Draw) -> None:
        """Whatever the viewer can ask of the two, the answers are the same."""
        one, two, viewer, view = self.one, self.two, self.viewer, self.table.game.view
        self._same("the views", view(one, viewer).plain(), view(two, viewer).plain())
        self._same("who acts", one.acting(), two.acting())
        self._same("who is free to move", one.free(), two.free())
        self._same("the outcomes", repr(one.outcome()), repr(two.outcome()))
        if viewer == PUBLIC:
            return
        legal = one.legal(viewer)
        self._same("the legal moves", repr(legal), repr(two.legal(viewer)))
        moves = arbitrary_moves(one, draw)
        for move in moves:
            self._same(f"the refusals of {move!r}", repr(one.refusal(viewer, move)), repr(two.refusal(viewer, move)))
        for move in [*moves, *[draw.pick(legal) for _ in range(2) if legal]]:
            whole: tuple[Value, ...] = (type(move).verb, *move.values())
            for length in range(len(whole) + 1):
                mine, other = one.choices(viewer, whole[:length]), two.choices(viewer, whole[:length])
                self._same(f"the choices after {whole[:length]}", mine.plain(), other.plain())
        if viewer in one.acting():
            self._same("the moves for a timeout", repr(one.timeout(viewer)), repr(two.timeout(viewer)))

    def same_next(self, draw: Draw) -> None:
        """Play on in both, by a move and by what the clock would play."""
        if not self.one.acting():
            return
        seat = draw.pick(movers(self.one))
        mine = any_move(self.one, seat, draw)
        if self.two.refusal(seat, mine) is None:
            self.after(seat, mine, mine)
        if seat != self.viewer and seat in movers(self.two):
            # What another seat or NATURE does may itself be hidden: then any of it must look the same.
            self.after(seat, mine, any_move(self.two, seat, draw))
        if seat in self.one.acting() and seat != NATURE:
            self._same_clock(seat)

    def _same_clock(self, seat: int) -> None:
        self.after(seat, self.one.timeout(seat), self.two.timeout(seat), by_clock=True)
        first, second = self.one.deadline(), self.two.deadline()
        self._same("whether a time was agreed on", first is None, second is None)
        if first is not None and second is not None:
            self._same("whom the bell tolls for", first[0], second[0])
            self.after(first[0], first[1], second[1], by_clock=True)

    def after(self, seat: int, first: AnyMove, second: AnyMove, by_clock: bool = False) -> Twins | None:
        """The two after a move in each; None when the viewer sees a difference now, and so may have been told one.

        If it was the viewer's own move that brought it to light, nobody may take it back.  What
        the clock plays and what NATURE has an answer to is never taken back.
        """
        told_one, one = told(self.one, seat, first)
        told_two, two = told(self.two, seat, second)
        after = Twins(self.table, self.viewer, one, two, self.where)
        if after.look_alike():
            what = f"the events of {first!r} and {second!r} by seat {seat}, which the views do not tell apart,"
            heard_one, heard_two = ([event.told(self.viewer) for event in heard] for heard in (told_one, told_two))
            self._same(what, heard_one, heard_two)
            return after
        if seat == self.viewer and not by_clock and not (_final(told_one, one) and _final(told_two, two)):
            what = f"{first!r} brings hidden things to light for its own player without a barrier"
            raise Broken("T6", what, self.where)
        return None

    def _same(self, what: str, one: Plain | list[int] | list[dict[str, Plain]], two: object) -> None:
        if one != two:
            raise Broken("T6", f"{what} differ: {one} and {two}", self.where)


def any_move(position: Position, seat: int, draw: Draw) -> AnyMove:
    return position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat))


def told(position: Position, seat: int, move: AnyMove) -> tuple[list[Event], Position]:
    """What is told of a move, and the position after it."""
    after = position.copy()
    sink: list[Event] = []
    after.sink = sink
    after.play(seat, move)
    after.sink = None
    return sink, after


def _final(heard: list[Event], after: Position) -> bool:
    """Can the move that told this not be taken back (K-8)?"""
    return any(event.barrier for event in heard) or after.acting() == [NATURE]
