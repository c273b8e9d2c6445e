"""Labs in which the trading step has just begun, and words for what is offered there."""

from __future__ import annotations

from typing import Any, Final

from compoundry.games.compounded import game
from compoundry.games.compounded.cards import SYMBOLS, TOOLS
from compoundry.games.compounded.discovery import Discovery
from compoundry.games.compounded.offer import ANYONE, Term
from compoundry.games.compounded.offering import MakeOffer, Propose, Whisper
from compoundry.games.compounded.round import CLAIMING, Round
from compoundry.games.compounded.steps import settle
from compoundry.games.compounded.trade import Accept, Decline
from compoundry.kernel import AnyMove, Event, Plain, Refusal
from compoundry.texts import Texts

from .labs import Table, lab

NAMES: Final = (*SYMBOLS, *TOOLS, "wild", *[f"extinguisher-{number}" for number in range(5)])
"""The things that can be traded, by their numbers."""


def things(words: str) -> tuple[int, ...]:
    """``C C pipet wild`` by their numbers."""
    return tuple([NAMES.index(word) for word in words.split()])


def offer(whom: int, gives: str, wants: str = "", promise: str = "") -> MakeOffer:
    return MakeOffer(whom, things(gives), things(wants), promise)


def whisper(whom: int, gives: str, wants: str = "", promise: str = "") -> Whisper:
    return Whisper(whom, things(gives), things(wants), promise)


def to_anyone(gives: str, wants: str = "", promise: str = "") -> MakeOffer:
    return offer(ANYONE, gives, wants, promise)


def deal(*terms: str, promise: str = "") -> Propose:
    """Each term says who gives whom what: ``0 1 H``."""
    parts: list[tuple[int, ...]] = []
    for term in terms:
        giver, getter, thing = term.split()
        parts.append((int(giver), int(getter), NAMES.index(thing)))
    return Propose(tuple(parts), promise)


def term(giver: int, getter: int, words: str) -> Plain:
    """A term as events tell it."""
    return Term(giver, getter, [*things(words)]).plain()


def said(told: dict[str, Plain]) -> str:
    """What whoever thinks of a deal reads."""
    return Texts("en", game, ["Ana", "Ben", "Cleo"]).about("offer", "", told)


class Market(Table):
    """A lab whose scientists trade; every move is checked as in a real game."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.position)

    def do(self, *moves: tuple[int, AnyMove]) -> list[str]:
        """Play moves of seats; what was told, by kind."""
        self.events = []
        for seat, move in moves:
            assert self.position.refusal(seat, move) is None, (seat, move, self.position.refusal(seat, move))
            assert type(move).open_ended or move in self.position.legal(seat)
            self._do(seat, move)
        return [event.kind for event in self.events]

    def refused(self, seat: int, move: AnyMove) -> Refusal | None:
        return self.position.refusal(seat, move)

    def heard(self, viewer: int) -> list[dict[str, Plain]]:
        """What a viewer heard in the last play."""
        return [event.told(viewer) for event in self.events]

    def last(self) -> Event:
        return self.events[-1]

    def open(self) -> list[tuple[int, int]]:
        """The offers that stand: who made them, and their numbers."""
        return [(one.maker, one.number) for one in self.position.offers]

    def acting(self) -> list[int]:
        return self.position.acting()


def market(seats: int = 3, **ordered: Any) -> Market:
    """All have drawn, and nobody has said anything yet."""
    table = lab(seats, part=CLAIMING, **ordered)
    position = table.position
    position.pending = []
    position.ask(Round(0, CLAIMING))
    position.ask(Discovery(0, position.seats))
    settle(position)
    return Market(table)


def accept(maker: int, number: int = 1) -> Accept:
    return Accept(maker, number)


def decline(maker: int, number: int = 1) -> Decline:
    return Decline(maker, number)
