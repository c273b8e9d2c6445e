"""Phase 3, Research: elements go to compounds and extinguishers.  CD-36, CD-66, CD-A18, CD-A22, CD-A23."""

from __future__ import annotations

from typing import ClassVar

from compoundry.games.compounded.cards import BURNER, ELEMENTS, GOGGLES, NONE, PIPET, RESEARCH, S
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.nobel import NobelPlacing
from compoundry.games.compounded.placing import (
    CHEAP,
    DEAR,
    EXCHANGES,
    FILLS,
    PLACES,
    WILD_FILLS,
    WILDS,
    Exchange,
    Fill,
    Place,
    Turn,
    Wild,
    WildFill,
    open_extinguishers,
)
from compoundry.games.compounded.position import MOST_EXTINGUISHERS, Compounded
from compoundry.games.compounded.steps import PASS, Pass, Step, next_holder
from compoundry.games.compounded.tools import Burn, BurnerWindow, GogglesWindow, burnable
from compoundry.kernel import AnyMove


class Research(Step):
    """The phase: Goggles first (CD-A22), then each scientist, Nobel last (CD-85); Burners between (CD-A23).

    `at` counts what is behind us: before each turn, and after the last one, comes a window.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "at")

    def __init__(self, serial: int = 0, at: int = 0) -> None:
        self.serial = serial
        self.at = at

    def copy(self) -> Research:
        return Research(self.serial, self.at)

    def go_on(self, position: Compounded) -> bool:
        at = self.at - 1
        self.at += 1
        turn, is_turn = divmod(at, 2)
        if at < 0:
            if next_holder(position, 0, GOGGLES) != NONE:
                position.ask(GogglesWindow())
        elif is_turn and turn == position.people():
            position.close()
        elif is_turn:
            person = position.after_lead(turn) if turn < position.seats else position.nobel()
            left = position.level(person, RESEARCH)
            position.ask(Placing(0, person, left) if person < position.seats else NobelPlacing(0, person, left))
        elif not position.house.own_burner:
            # Whose turn it is now can burn in the turn itself.
            mine = position.after_lead(turn) if turn < position.seats else NONE
            if next_holder(position, 0, BURNER, mine) != NONE:
                position.ask(BurnerWindow(0, 0, mine))
        return False


class Placing(Turn):
    """CD-36: up to so many elements, one by one, as the scientist likes."""

    def copy(self) -> Placing:
        return Placing(self.serial, self.person, self.left, self.traded)

    def go_on(self, position: Compounded) -> bool:
        if self._something_left(position):
            return True
        self._leave(position)
        return False

    def _something_left(self, position: Compounded) -> bool:
        """Is there anything that the scientist could still do?"""
        seat = self.person
        if self.left or position.house.free_wild:
            if position.wilds[seat]:
                return True
            for at in range(seat * ELEMENTS, seat * ELEMENTS + ELEMENTS):
                if self.left and position.bench[at] + position.apart[at]:
                    return True
        return self.price(position) != NONE or (position.can_use(seat, BURNER) and len(burnable(position)) > 0)

    def price(self, position: Compounded) -> int:
        """The fewest elements of a type that buy another now; NONE when nothing can be bought."""
        if self.traded or not sum(position.bag):
            return NONE
        cheapest = CHEAP if position.can_use(self.person, PIPET) else DEAR
        for at in range(self.person * ELEMENTS, self.person * ELEMENTS + ELEMENTS):
            if position.bench[at] >= cheapest:
                return cheapest
        return NONE

    def _leave(self, position: Compounded) -> None:
        """CD-66, CD-A22: what is left of the Goggles' elements goes back into the bag."""
        start = self.person * ELEMENTS
        position.to_bag(position.apart[start : start + ELEMENTS])
        for at in range(start, start + ELEMENTS):
            position.apart[at] = 0
        position.close()

    def passed(self, position: Compounded, seat: int) -> None:
        self._leave(position)

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        if self.left:
            self._places(position, moves)
            self._fills(position, moves)
        if position.wilds[seat] and (self.left or position.house.free_wild):
            self._wilds(position, moves)
        price = self.price(position)
        if price != NONE:
            self._exchanges(position, price, moves)
        if position.can_use(seat, BURNER):
            moves += burnable(position)
        moves.append(PASS)
        return moves

    def _places(self, position: Compounded, moves: list[AnyMove]) -> None:
        need = position.cards().need
        start = self.person * ELEMENTS
        for element in range(ELEMENTS):
            stored, found = position.bench[start + element], position.apart[start + element]
            if not stored and not found:
                continue
            for place in range(len(position.card)):
                kind = position.card[place]
                if kind != NONE and need[kind * ELEMENTS + element] > position.has[place * ELEMENTS + element]:
                    at = (element * MOST_PLACES + place) * 2
                    if stored:
                        moves.append(PLACES[at])
                    if found:
                        moves.append(PLACES[at + 1])

    def _fills(self, position: Compounded, moves: list[AnyMove]) -> None:
        for element in range(ELEMENTS):
            at = self.person * ELEMENTS + element
            if position.bench[at] or position.apart[at]:
                for extinguisher in open_extinguishers(position, self.person, element):
                    number = (element * MOST_EXTINGUISHERS + extinguisher) * 2
                    if position.bench[at]:
                        moves.append(FILLS[number])
                    if position.apart[at]:
                        moves.append(FILLS[number + 1])

    def _wilds(self, position: Compounded, moves: list[AnyMove]) -> None:
        need = position.cards().need
        for element in range(S):
            for place in range(len(position.card)) if position.bag[element] else range(0):
                kind = position.card[place]
                if kind != NONE and need[kind * ELEMENTS + element] > position.has[place * ELEMENTS + element]:
                    moves.append(WILDS[element * MOST_PLACES + place])
        for element in range(S):
            for extinguisher in open_extinguishers(position, self.person, element) if position.bag[element] else []:
                moves.append(WILD_FILLS[element * MOST_EXTINGUISHERS + extinguisher])

    def _exchanges(self, position: Compounded, price: int, moves: list[AnyMove]) -> None:
        for gives in range(ELEMENTS):
            mine = position.on_bench(self.person, gives)
            for takes in range(ELEMENTS if mine >= price else 0):
                if position.bag[takes]:
                    for count in range(price, min(mine, DEAR) + 1):
                        moves.append(EXCHANGES[(gives * ELEMENTS + takes) * 2 + count - CHEAP])


Placing.verbs = (Place, Fill, Wild, WildFill, Exchange, Burn, Pass)
