"""Tables to order: a test names every card on its table, and plays by words.

The pack holds the cards that were named and no others, so that a test knows all that can be
drawn.  ``WOOD.2`` is the WOOD of a second deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from compoundry.games.compounditall import KINDS, game
from compoundry.games.compounditall.around import Ask
from compoundry.games.compounditall.cards import SHUFFLED, Cards
from compoundry.games.compounditall.chapters import first_question
from compoundry.games.compounditall.dominoes import PlaceCard
from compoundry.games.compounditall.position import NONE, CompoundItAll
from compoundry.games.compounditall.question import Accept, Challenge
from compoundry.games.compounditall.setup import Deal
from compoundry.games.compounditall.steal import Add, Steal
from compoundry.games.compounditall.turn import Discard, DrawCard, Lay, Pass, Take
from compoundry.kernel import NATURE, PUBLIC, Ack, AnyMove, Event, Match, Plain, Refusal, Seed
from compoundry.kernel.options import Setting
from compoundry.kernel.values import digest

COMPOUNDS: Final = """
SOME+BODY SOME+THING ANY+THING ANY+BODY BODY+GUARD RAIN+COAT RAIN+BOW RAIN+STORM RAIN+CHECK SNOW+STORM SNOW+BALL
FOOT+BALL BALL+ROOM BED+ROOM BATH+ROOM BOW+TIE ONE+WAY WOOD+CHUCK FIRE+WOOD WOOD+WORK CHUCK+HOLE CHUCK+WAGON
BAND+WAGON
"""
"""What is a word here; every other pair is none, however well it sounds."""

SPELLED: Final = {"RAIN+CHECK": "rain check", "BOW+TIE": "bow tie", "ONE+WAY": "one-way"}
"""Those that are not written in one."""

UNEXPLAINED: Final = {"BATH+ROOM"}
"""A word whose meaning nobody has written down."""

POINTS: Final = {"SOME": 2, "BODY": 3, "THING": 4, "ANY": 6, "RAIN": 3, "COAT": 8, "WOOD": 10, "CHUCK": 15}
"""What a card is worth; all others 5."""

TURN: Final = 10
"""Which turn of the round it is on a table to order; the words that lie there were laid in an earlier one."""

SEED: Final = Seed.from_int(1)


class Table:
    """A position in which cards are called by their words."""

    def __init__(self, position: CompoundItAll, names: list[str]) -> None:
        self.position = position
        self.names = names
        self.events: list[Event] = []

    # Cards and words

    def card(self, name: str) -> int:
        return self.names.index(name)

    def called(self, cards: list[int]) -> str:
        return " ".join(self.names[card] for card in cards)

    def hand(self, seat: int) -> str:
        """In the order of the alphabet."""
        return " ".join(sorted(self.called(self.position.hands[seat]).split()))

    def shown(self, seat: int) -> str:
        """What everybody knows of a hand."""
        return " ".join(sorted(self.called(self.position.shown[seat]).split()))

    def words(self, seat: int) -> list[str]:
        """The words in front of a seat: ``SOME+THING/BODY`` has BODY below."""
        return [self.word(pile) for pile in self.position.piles_of(seat)]

    def word(self, pile: int) -> str:
        position = self.position
        below = "".join(f"/{self.names[card]}" for card in position.under[pile])
        return f"{self.names[position.left[pile]]}+{self.names[position.right[pile]]}{below}"

    def pile(self, word: str) -> int:
        """The pile that reads so."""
        piles = range(len(self.position.owner))
        return next(
            pile for pile in piles if self.position.owner[pile] != NONE and self.word(pile).split("/")[0] == word
        )

    # Moves

    def move(self, text: str) -> AnyMove:
        verb, *rest = text.split()
        if verb == "lay":
            return Lay(*self.halves(rest[0]))
        if verb in ("steal", "add"):
            return (Steal if verb == "steal" else Add)(*self.cover(rest[0], rest[2]))
        if verb == "ask":
            return Ask(int(rest[0]), self.card(rest[1]))
        if verb == "place":
            return PlaceCard(self.card(rest[0]), ("left", "right").index(rest[1]))
        if verb == "challenge":
            return Challenge(("left", "right").index(rest[0]) if self.position.line else self.pile(rest[0]))
        if verb == "take":
            return Take(int(rest[0]))
        if verb in ("discard", "deal"):
            return (Discard if verb == "discard" else Deal)(self.card(rest[0]))
        return {"draw": DrawCard, "pass": Pass, "accept": Accept}[verb]()

    def halves(self, word: str) -> tuple[int, int]:
        first, second = word.split("+")
        return self.card(first), self.card(second)

    def cover(self, old: str, new: str) -> tuple[int, int, int, int]:
        """The values of a move that makes one word of another."""
        halves = old.split("+")
        side = 0 if new.split("+")[1] in halves else 1
        kept = new.split("+")[1 - side]
        return self.card(new.split("+")[side]), self.pile(old), 1 - halves.index(kept), side

    def legal(self, seat: int) -> list[AnyMove]:
        return self.position.legal(seat)

    def verbs(self, seat: int) -> list[str]:
        """The verbs that a seat can choose from."""
        return list(dict.fromkeys(type(move).verb for move in self.legal(seat)))

    def play(self, *moves: str) -> list[str]:
        """Play moves: of NATURE, of whoever's turn it is, or of the seat that is named; what was told, by kind."""
        self.events = []
        for text in moves:
            who, _, what = text.rpartition(": ")
            acting = self.position.acting()
            seat = int(who) if who else NATURE if acting == [NATURE] else self.position.player
            move = self.move(what)
            assert self.position.refusal(seat, move) is None
            assert move in self.position.legal(seat)
            self._do(seat, move)
        return [event.kind for event in self.events]

    def draw(self, name: str) -> list[str]:
        """Draw this card."""
        return self.play("draw", f"deal {name}")

    def expire(self, seat: int | None = None) -> list[str]:
        """The time of whoever's turn it is, or of another seat, is up."""
        self.events = []
        whose = self.position.player if seat is None else seat
        self._do(whose, self.position.timeout(whose))
        return [event.kind for event in self.events]

    def ring(self) -> list[str]:
        """The time agreed on for the game is up."""
        self.events = []
        last = self.position.deadline()
        assert last is not None
        self._do(*last)
        return [event.kind for event in self.events]

    def _do(self, seat: int, move: AnyMove) -> None:
        self.position.sink = self.events
        self.position.play(seat, move)
        self.position.sink = None
        assert self.position.audit() == []

    def told(self, kind: str) -> list[dict[str, Plain]]:
        """What everybody heard of this kind in the last play."""
        return [event.public for event in self.events if event.kind == kind]

    def refuses(self, move: str | AnyMove, code: str, rule: str, seat: int | None = None, **params: Plain) -> None:
        """The move is refused with just these words; parameters that name cards stand for them."""
        made = self.move(move) if isinstance(move, str) else move
        whose = self.position.player if seat is None else seat
        said = {name: self._meant(value) for name, value in params.items()}
        assert self.position.refusal(whose, made) == Refusal(code, rule, **said)
        assert made not in self.position.legal(whose)

    def _meant(self, value: Plain) -> Plain:
        if isinstance(value, list):
            return [self._meant(one) for one in value]
        return self.card(value) if isinstance(value, str) and value in self.names else value

    # Ends

    def scored(self) -> list[int]:
        """The points of each seat so far."""
        return [laid - held for laid, held in zip(self.position.laid, self.position.held)]


def pack_of(names: list[str]) -> str:
    """Shuffle a pack of just these cards; its name."""
    words = [name.partition(".")[0] for name in names]
    decks = [int(name.partition(".")[2] or 1) - 1 for name in names]
    points = [POINTS.get(word, 5) for word in words]
    compounds = []
    for pair in COMPOUNDS.split():
        first, second = pair.split("+")
        if first in words and second in words:
            spelled = SPELLED.get(pair, f"{first}{second}".lower())
            meaning = "" if pair in UNEXPLAINED else f"what {spelled} means"
            compounds.append((words.index(first), words.index(second), spelled, meaning))
    pack = f"ordered-{digest([*names])}"[:40]
    SHUFFLED[pack] = Cards(pack, words, points, decks, compounds)
    return pack


def set_table(
    *hands: str,
    words: tuple[str, ...] = (),
    discards: str = "",
    stock: str = "",
    line: str = "",
    play: str = "standard",
    challenge: bool = False,
) -> Table:
    """A round in which seat 0 begins a turn: each seat's hand, the words that lie ("1: SOME+BODY/THING"), the rest."""
    lying = [word.replace(":", "").replace("+", " ").replace("/", " ").split()[1:] for word in words]
    every = sorted([*" ".join([*hands, discards, stock, line]).split(), *(name for word in lying for name in word)])
    assert len(set(every)) == len(every), every
    position = CompoundItAll(len(hands))
    table = Table(position, every)
    position.pack = pack_of(every)
    position.decks = sum({1 << deck for deck in position.cards().decks} | {1})
    position.kind = KINDS[play]
    position.challenge = int(challenge)
    position.round = 1
    position.turn = TURN
    position.hands = [sorted(map(table.card, hand.split())) for hand in hands]
    position.discards = [table.card(name) for name in discards.split()]
    position.stock = sorted(map(table.card, stock.split()))
    position.line = [table.card(name) for name in line.split()]
    for word, cards in zip(words, lying):
        position.owner.append(int(word.partition(":")[0]))
        position.left.append(table.card(cards[0]))
        position.right.append(table.card(cards[1]))
        position.under.append([table.card(name) for name in cards[2:]])
        position.touched.append(1)
    position.ask(first_question(position.kind))
    assert position.audit() == []
    return table


class Sitting:
    """A match whose table calls cards by their words."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names

    @property
    def table(self) -> Table:
        assert isinstance(self.match.position, CompoundItAll)
        return Table(self.match.position, self.names)

    def submit(self, *moves: str) -> list[str]:
        """Moves of named seats, each in time; what everybody was told, by kind."""
        before = len(self.match.entries) - 1
        for text in moves:
            seat, _, what = text.partition(": ")
            answer = self.match.submit(int(seat), self.table.move(what), self.match.ticket(int(seat)))
            assert isinstance(answer, Ack), answer
        return self.told(before)

    def told(self, since: int) -> list[str]:
        return [str(event["kind"]) for event in self.match.events(PUBLIC, since)]


def set_match(*hands: str, turned: str = "", stock: str = "", **options: Setting) -> Sitting:
    """A game whose chance deals just these hands and turns up this card.

    The cards are numbered so that the draws of the seed find them in this order.
    """
    each = [hand.split() for hand in hands]
    wanted = [hand[at] for at in range(len(each[0])) for hand in each] + turned.split()
    free = list(range(len(wanted) + len(stock.split())))
    names = [""] * len(free)
    draw = SEED.draw("chance", 0)
    for name in wanted:
        names[free.pop(draw.below(len(free)))] = name
    for number, name in zip(free, stock.split()):
        names[number] = name
    match = Match.start(game, {"pack": pack_of(names), "decks": "yellow", **options}, len(hands), SEED)
    sitting = Sitting(match, names)
    assert [sitting.table.hand(seat).split() for seat in range(len(hands))] == [sorted(hand) for hand in each]
    return sitting


Maker: TypeAlias = Callable[..., Table]
MatchMaker: TypeAlias = Callable[..., Sitting]


@pytest.fixture(scope="session")
def table() -> Maker:
    return set_table


@pytest.fixture(scope="session")
def match() -> MatchMaker:
    return set_match
