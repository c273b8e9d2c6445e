"""Labs to order: a test says what lies in the field and on the benches, and plays by words.

Every place of the field that a test does not mention holds a compound of sulfur, so that
nothing else fits there.  The pack holds the cards that were named and no others.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count
from typing import Final

from compoundry.games.compounded.cards import (
    BURNER,
    CORROSIVE,
    CYLINDER,
    ELEMENTS,
    EXPERIMENTS,
    EXPLOSIVE,
    GOGGLES,
    GRANT,
    HAULING,
    KEY,
    NO_REACTION,
    NOBEL,
    NONE,
    PIPET,
    REACTIONS,
    READ,
    STATES,
    STUDY,
    SYMBOLS,
    TOOLS,
    VOLATILE,
    Equipment,
    Kind,
    Pack,
)
from compoundry.games.compounded.chapters import FRAMES
from compoundry.games.compounded.layout import LAYOUTS, SQUARE
from compoundry.games.compounded.options import SHUFFLED, STACKS, House
from compoundry.games.compounded.position import KINDS_OF_TOOLS, TRACKS, Compounded
from compoundry.games.compounded.round import Round
from compoundry.games.compounded.setup import set_up
from compoundry.games.compounded.steps import settle
from compoundry.kernel import NATURE, AnyMove, Event, FastDraw, Move, Plain, Refusal
from compoundry.kernel.slot import Value

assert FRAMES  # the verbs are known once the chapters are read

# Labs to order

ROUND: Final = 5
"""Which round it is in a lab to order; what lies there came in an earlier one."""

NUMBER: Final = count()


def need_of(words: str) -> list[int]:
    """``H H O`` counted in the order of the elements."""
    return [words.split().count(symbol) for symbol in SYMBOLS]


def atoms_of(formula: str) -> str:
    """``C2H2`` as ``C C H H``."""
    found = [(symbol, int(many or 1)) for symbol, many in re.findall(r"([A-Z][a-z]?)(\d*)", formula)]
    return " ".join(symbol for symbol, many in found for _ in range(many))


# Cards of plausible numbers

ICONS: Final = (
    *[(BURNER, NO_REACTION)] * 5,
    *[(KEY, NO_REACTION)] * 4,
    *[(GOGGLES, NO_REACTION)] * 4,
    *[(CYLINDER, NO_REACTION)] * 4,
    *[(PIPET, NO_REACTION)] * 5,
    *[(NONE, GRANT)] * 5,
    *[(NONE, VOLATILE)] * 5,
)


def plausible(name: str) -> Pack:
    """A pack for random play: 9 starting cards, 54 others and 20 doubles."""
    draw = FastDraw(2013)
    kinds = [
        Kind("H2O", need_of("H H O"), 0, 4, copies=3, starting=True),
        Kind("CaO", need_of("Ca O"), 1, 3, copies=3, starting=True),
        Kind("CO2", need_of("C O O"), 2, 4, copies=3, starting=True),
    ]
    for number in range(54):
        size = 2 + number % 7
        tool, reaction = ICONS[number - 22] if number >= 22 else (NONE, NO_REACTION)
        flames = (0, 1, 2, 0, 2)[number % 5]
        kinds.append(Kind(f"X{number}", _some_need(draw, size), number % 3, min(8, size + 1), flames, tool, reaction))
    for number in range(20):
        size = 9 + number % 7
        reaction = (NO_REACTION, HAULING, CORROSIVE, EXPLOSIVE, NO_REACTION)[number % 5]
        need, flames = _some_need(draw, size), (0, 1, 2)[number % 3]
        kinds.append(Kind(f"Y{number}", need, number % 3, size // 2 + 2, flames, NONE, reaction, double=True))
    return Pack(name, kinds, Equipment())


def _some_need(draw: FastDraw, size: int) -> list[int]:
    need = [0] * ELEMENTS
    while sum(need) < size:
        element = draw.weighted(Equipment().crystals)
        if need[element] < (2 if element > 3 else 6):
            need[element] += 1
    return need


class Card:
    """A compound that a test wants to lie somewhere: what is printed on it, and what lies on it.

    `claims` are seats; one after a minus sign (as text) is a temporary token: ``"0 -1"``.
    """

    def __init__(
        self,
        formula: str,
        has: str = "",
        claims: str = "",
        burns: int = 0,
        flames: int = 0,
        state: str = "liquid",
        points: int = 5,
        tool: str = "",
        reaction: str = "",
    ) -> None:
        self.formula = formula
        self.has = atoms_of(formula) if has == "all" else has
        self.claims = claims.split()
        self.burns = burns
        self.flames = flames
        self.state = state
        self.points = points
        self.tool = tool
        self.reaction = reaction

    def kind(self, double: bool = False, starting: bool = False) -> Kind:
        return Kind(
            self.formula,
            need_of(atoms_of(self.formula)),
            STATES.index(self.state),
            self.points,
            self.burns,
            TOOLS.index(self.tool) if self.tool else NONE,
            REACTIONS.index(self.reaction),
            starting=starting,
            double=double,
        )


FILLER: Final = "S2"


class Table:
    """A position in which things are called by their names."""

    def __init__(self, position: Compounded) -> None:
        self.position = position
        self.events: list[Event] = []

    # Moves

    def move(self, text: str) -> AnyMove:
        """``place H 3``, ``grant nobel research``, ``reveal C2H2``; what is not apart need not be said."""
        name, *words = text.split()
        verb = next(verb for verb in Compounded.moves if verb.verb == name)
        values: list[Value] = [self._value(word) for word in words]
        values += [0] * (len(verb.slots) - len(values))
        made: Move[Compounded] = verb(*values)
        return made

    def _value(self, word: str) -> Value:
        if word == "nobel":
            return NOBEL
        for names in (SYMBOLS, EXPERIMENTS):
            if word in names:
                return names.index(word)
        if word.lstrip("-").isdigit():
            return int(word)
        return self.kind(word)

    def kind(self, formula: str) -> int:
        return [kind.formula for kind in self.position.cards().kinds].index(formula)

    def play(self, *moves: str) -> list[str]:
        """Play moves, of the seat that is named or of whoever is asked; what was told, by kind."""
        self.events = []
        for text in moves:
            who, _, what = text.rpartition(": ")
            acting = self.position.acting()
            assert who or len(acting) == 1, acting
            seat = int(who) if who else acting[0]
            move = self.move(what)
            assert self.position.refusal(seat, move) is None, self.position.refusal(seat, move)
            assert type(move).open_ended or move in self.position.legal(seat)
            self._do(seat, move)
        return [event.kind for event in self.events]

    def chance(self, seed: int = 1) -> list[str]:
        """Let NATURE play until somebody else is asked."""
        draw = FastDraw(seed)
        self.events = []
        while self.position.acting() == [NATURE]:
            self._do(NATURE, self.position.chance(draw))
        return [event.kind for event in self.events]

    def rest_of_round(self) -> None:
        """Nobody does anything any more until the next round, or the end."""
        now = self.position.round
        while self.position.round == now and (acting := self.position.acting()):
            if acting == [NATURE]:
                self.chance()
            else:
                self._do(acting[0], self.position.timeout(acting[0]))

    def until(self, question: str) -> None:
        """Nobody does anything any more until this is asked."""
        while self.question() != question and (acting := self.position.acting()):
            if acting == [NATURE]:
                self.chance()
            else:
                self._do(acting[0], self.position.timeout(acting[0]))
        assert self.question() == question

    def _do(self, seat: int, move: AnyMove) -> None:
        self.position.sink = self.events
        self.position.play(seat, move)
        self.position.sink = None
        assert self.position.audit() == []

    def told(self, kind: str) -> list[dict[str, Plain]]:
        """What everybody heard of this kind in the last play."""
        return [event.public for event in self.events if event.kind == kind]

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat, or whoever is asked, may do, as it is written."""
        whose = self.position.acting()[0] if seat is None else seat
        return [self.written(move) for move in self.position.legal(whose)]

    def written(self, move: AnyMove) -> str:
        words = [type(move).verb]
        for slot, value in zip(type(move).slots, move.values()):
            if isinstance(value, int) and slot.name in ("element", "gives", "takes"):
                words.append(SYMBOLS[value])
            elif isinstance(value, int) and slot.name in ("experiment", "down", "up"):
                words.append(EXPERIMENTS[value])
            elif value == NOBEL and slot.name == "whom":
                words.append("nobel")
            elif slot.name != "apart" or value:
                words.append(str(value))
        return " ".join(words)

    def refuses(self, text: str, code: str, rule: str, **params: Plain) -> None:
        """The move of whoever is asked, or of the seat that is named, is refused with just these words."""
        who, _, what = text.rpartition(": ")
        seat = int(who) if who else self.position.acting()[0]
        move = self.move(what)
        assert self.position.refusal(seat, move) == Refusal(code, rule, **params)
        assert move not in self.position.legal(seat)

    # What lies where

    def question(self) -> str:
        """What is being asked, by the name of its frame; "" at the end."""
        return type(self.position.pending[-1]).__name__ if self.position.pending else ""

    def on(self, place: int) -> str:
        """The elements on a card."""
        return self._named(self.position.has, place)

    def bench(self, person: int) -> str:
        return self._named(self.position.bench, person)

    def apart(self, person: int) -> str:
        return self._named(self.position.apart, person)

    def _named(self, counts: list[int], at: int) -> str:
        found = counts[at * ELEMENTS : at * ELEMENTS + ELEMENTS]
        return " ".join(symbol for symbol, many in zip(SYMBOLS, found) for _ in range(many))

    def card(self, place: int) -> str:
        """What lies at a place; "" for a gap."""
        kind = self.position.card[place]
        return "" if kind == NONE else self.position.cards().kinds[kind].formula

    def level(self, person: int, experiment: str) -> int:
        return self.position.levels[person * TRACKS + EXPERIMENTS.index(experiment)]

    def tokens(self, seat: int) -> tuple[int, int]:
        """How many claim tokens are active on the bench, and how many in reserve."""
        return self.position.active[seat], self.position.reserve[seat]

    def tool(self, person: int, tool: str) -> int:
        return self.position.holds(person, TOOLS.index(tool))


def lab(
    seats: int = 3,
    field: Mapping[int, Card] | None = None,
    benches: Mapping[int, str] | None = None,
    deck: tuple[str, ...] = (),
    doubles: tuple[str, ...] = (),
    levels: Mapping[int, str] | None = None,
    tools: Mapping[int, str] | None = None,
    track: tuple[int, ...] = (),
    ready: tuple[int, ...] = (),
    wilds: tuple[int, ...] = (),
    filling: Mapping[int, str] | None = None,
    part: int = 3,
    lead: int = 0,
    layout: int = SQUARE,
    shuffled: bool = False,
    **house: int,
) -> Table:
    """A lab in the middle of a game, in which `part` of round 5 is about to begin (3: Research, 4: Lab).

    `levels` are four digits a seat (1 is where an experiment starts), `tools` names, `ready`
    the seats with an extinguisher to use, `wilds` those with a Wild token, `filling` what lies on a seat's own
    extinguisher, `deck` the formulas of the cards to come; in a `shuffled` deck a Lab Fire may come at any time.
    """
    lying = dict(field or {})
    places = LAYOUTS[layout].places
    singles = LAYOUTS[layout].singles
    kinds = [Kind(FILLER, need_of("S S"), 1, 3)]
    kinds += [card.kind() for place, card in sorted(lying.items()) if place < singles]
    kinds += [Card(formula).kind() for formula in deck]
    kinds[0].copies = singles - len([place for place in lying if place < singles])
    apart = [place for place in range(singles, places) if place not in lying]
    kinds += [lying[place].kind(double=True) for place in range(singles, places) if place in lying]
    kinds += [Card("S9").kind(double=True) for _ in apart]
    kinds += [Card(formula).kind(double=True) for formula in doubles]
    name = f"ordered-{next(NUMBER)}"
    READ[name] = Pack(name, kinds, Equipment())
    how = SHUFFLED if shuffled else STACKS
    position = set_up(seats, House(layout, how, **house), name)
    position.pending = []
    position.round = ROUND
    position.cleared = ROUND - 1
    position.lead = lead
    table = Table(position)
    _lay_out(table, lying, singles, places)
    for seat, words in (levels or {}).items():
        position.levels[seat * TRACKS : seat * TRACKS + TRACKS] = [int(digit) - 1 for digit in words]
    for place, card in lying.items():
        _claims(position, place, card.claims)
    for seat in range(seats):
        position.active[seat] = position.level(seat, STUDY) - position.fielded(seat)
        position.reserve[seat] = 3 - position.active[seat] - position.owner.count(seat)
        assert position.active[seat] >= 0 <= position.reserve[seat], f"seat {seat} has too many tokens in the field"
    for person, words in (benches or {}).items():
        for symbol in words.split():
            position.bag[SYMBOLS.index(symbol)] -= 1
            position.bench[person * ELEMENTS + SYMBOLS.index(symbol)] += 1
    for seat, words in (tools or {}).items():
        for tool in words.split():
            position.tools[seat * KINDS_OF_TOOLS + TOOLS.index(tool)] += 1
            position.tiles[TOOLS.index(tool)] -= 1
    position.wilds = [int(person in wilds) for person in range(position.people())]
    for seat, words in (filling or {}).items():
        for symbol in words.split():
            position.bag[SYMBOLS.index(symbol)] -= 1
            position.filling[seat * ELEMENTS + SYMBOLS.index(symbol)] += 1
    for seat in ready:
        position.flipped[seat] = 1
    for person, points in enumerate(track):
        position.track[person] = points
    position.ask(Round(0, part))
    assert position.audit() == [], position.audit()
    position.sink = table.events
    settle(position)
    position.sink = None
    return table


def _lay_out(table: Table, lying: Mapping[int, Card], singles: int, places: int) -> None:
    """Cards and elements; two cards of one formula are two kinds."""
    position = table.position
    kinds = position.cards().kinds
    free = list(range(1, len(kinds)))
    for place in range(places):
        wanted = lying[place].formula if place in lying else FILLER if place < singles else "S9"
        if wanted == FILLER and place not in lying:
            position.card[place] = 0
            position.stock.remove(0)
            continue
        kind = next(kind for kind in free if kinds[kind].formula == wanted)
        free.remove(kind)
        position.card[place] = kind
        (position.stock if place < singles else position.doubles).remove(kind)
    for place, card in lying.items():
        position.flames[place] = card.flames
        for symbol in card.has.split():
            position.bag[SYMBOLS.index(symbol)] -= 1
            position.has[place * ELEMENTS + SYMBOLS.index(symbol)] += 1
    position.deck = len(position.stock)


def _claims(position: Compounded, place: int, claims: list[str]) -> None:
    for space, seat in enumerate(claims):
        position.owner[2 * place + space] = abs(int(seat))
        position.temporary[2 * place + space] = int(seat.startswith("-"))
        position.since[2 * place + space] = ROUND - 1
