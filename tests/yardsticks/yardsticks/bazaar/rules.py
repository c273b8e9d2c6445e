"""A small bazaar: all trade at once, each for a secret taste.  Rules BZ-1 to BZ-11 (rules/en.md)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from compoundry.kernel import NATURE, AnyMove, Chance, Frame, Move, Refusal
from compoundry.kernel.slot import Number, Several, Slot, Value
from yardsticks.bazaar.table import MOST, NONE, Bazaar, lacking

ROUNDS: Final = 5  # BZ-2
MOST_MADE: Final = 12  # BZ-4
KIND: Final = Number("kind", 0, MOST - 1)


class Question(Frame[Bazaar]):
    """`seats` are those who have not answered yet; an objection is to a deal between `maker` and `taker`."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "seats", "maker", "taker")

    def __init__(self, serial: int, seats: list[int], maker: int = NONE, taker: int = NONE) -> None:
        self.serial, self.seats, self.maker, self.taker = serial, seats, maker, taker

    def answered(self, position: Bazaar) -> None:
        """When all who were asked have answered, what follows follows."""
        if not self.seats:
            position.close()
            self.follow(position)

    def follow(self, position: Bazaar) -> None:
        raise NotImplementedError


class Market(Question):
    """BZ-2: all trade at once until all have passed; so does whoever does not answer."""

    def acting(self, position: Bazaar) -> list[int]:
        return [NATURE] if NONE in position.tastes else self.seats[:]

    def outcomes(self, position: Bazaar) -> list[tuple[AnyMove, int]]:
        return [(Taste(kind), 1) for kind in range(position.seats)]

    def legal(self, position: Bazaar, seat: int) -> list[AnyMove]:
        """Of offers only those of one piece for one."""
        held, kinds = sorted(set(position.goods[seat])), range(position.seats)
        moves: list[AnyMove] = [MakeOffer((gives,), (wants,)) for gives in held for wants in kinds]
        moves += [Accept(maker, position.made[maker]) for maker in kinds]
        return [Pass(), *[move for move in moves if move.refuse(position, seat) is None]]

    def follow(self, position: Bazaar) -> None:
        """BZ-10: what is still open lapses.  After the last round all tastes are shown."""
        position.clear([maker for maker in range(position.seats) if position.gives[maker]], "lapse")
        if position.round < ROUNDS:
            open_market(position)
        else:
            position.tell("shown", {"tastes": [*position.tastes]}, barrier=True)


def open_market(position: Bazaar) -> None:
    """BZ-2: a round begins, and all may trade."""
    position.made, position.round = [0] * position.seats, position.round + 1
    position.ask(Market(0, [*range(position.seats)]))


class Objections(Question):
    """BZ-7: the others who hold a voucher may stop a deal, one after the other; who does not answer lets it pass."""

    window: ClassVar[str] = "veto"

    def acting(self, position: Bazaar) -> list[int]:
        return self.seats[:1]

    def legal(self, position: Bazaar, seat: int) -> list[AnyMove]:
        return [Pass(), Veto()]

    def follow(self, position: Bazaar) -> None:
        """BZ-8: nobody objected: the goods change hands.  BZ-9: offers that cannot be paid any more lapse."""
        maker, taker, goods = self.maker, self.taker, position.goods
        for giver, getter, paid in ((maker, taker, position.gives[maker]), (taker, maker, position.wants[maker])):
            for kind in paid:
                goods[giver].remove(kind)
                goods[getter].append(kind)
        position.clear([maker], "deal")
        position.clear([one for one in range(position.seats) if lacking(position.gives[one], goods[one])], "lapse")


class Taste(Chance[Bazaar]):
    """BZ-1: chance gives a trader a taste."""

    verb: ClassVar[str] = "taste"
    slots: ClassVar[tuple[Slot, ...]] = (KIND,)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def refuse(self, position: Bazaar, seat: int) -> Refusal | None:
        return None if self.kind < position.seats else Refusal("no-such-kind", "BZ-1", kind=self.kind)

    def play(self, position: Bazaar, seat: int) -> None:
        to = position.tastes.index(NONE)
        position.tastes[to] = self.kind
        position.tell("taste", {"seat": to}, {"taste": self.kind}, [to])


class Pass(Move[Bazaar]):
    """BZ-2: trade no more in this round.  BZ-7: do not object."""

    verb: ClassVar[str] = "pass"

    def play(self, position: Bazaar, seat: int) -> None:
        question = position.pending[-1]
        assert isinstance(question, Question)
        position.tell("pass", {"seat": seat})
        question.seats.remove(seat)
        question.answered(position)


class MakeOffer(Move[Bazaar]):
    """BZ-3: put an offer on the board, in place of the one before.  BZ-5: nothing for nothing clears the board."""

    verb: ClassVar[str] = "offer"
    slots: ClassVar[tuple[Slot, ...]] = (Several("gives", KIND, 3), Several("wants", KIND, 3))
    open_ended: ClassVar[bool] = True

    def __init__(self, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        self.gives, self.wants = gives, wants

    @classmethod
    def next_values(cls, position: Bazaar, seat: int, values: tuple[Value, ...]) -> list[Value]:
        """One piece that the trader has for one of another kind, or nothing for nothing; more can be typed."""
        sides: list[Any] = [*[(kind,) for kind in range(position.seats)], ()]
        if values:
            gives: Any = values[0]
            return [wants for wants in sides if cls(gives, wants).refuse(position, seat) is None]
        return [side for side in sides if not side or side[0] in position.goods[seat]]

    def refuse(self, position: Bazaar, seat: int) -> Refusal | None:
        if bool(self.gives) != bool(self.wants) or set(self.gives) & set(self.wants):
            return Refusal("no-exchange", "BZ-3", gives=[*self.gives], wants=[*self.wants])
        if missing := lacking([*self.gives], position.goods[seat]):
            return Refusal("goods-missing", "BZ-3", kinds=missing)
        return Refusal("made-enough", "BZ-4", most=MOST_MADE) if position.made[seat] == MOST_MADE else None

    def play(self, position: Bazaar, seat: int) -> None:
        position.made[seat] += 1
        position.gives[seat], position.wants[seat] = sorted(self.gives), sorted(self.wants)
        position.tell("offer" if self.gives else "clear", position.board(seat))


class Accept(Move[Bazaar]):
    """BZ-6: take the offer of another as it stands, unless somebody objects."""

    verb: ClassVar[str] = "accept"
    slots: ClassVar[tuple[Slot, ...]] = (Number("maker", 0, MOST - 1), Number("number", 1, MOST_MADE))

    def __init__(self, maker: int, number: int) -> None:
        self.maker, self.number = maker, number

    def refuse(self, position: Bazaar, seat: int) -> Refusal | None:
        if self.maker == seat or self.maker >= position.seats or not position.gives[self.maker]:
            return Refusal("no-offer", "BZ-6", number=self.number)
        if self.number != position.made[self.maker]:
            return Refusal("offer-changed", "BZ-6", maker=self.maker, number=self.number, now=position.made[self.maker])
        missing = lacking(position.wants[self.maker], position.goods[seat])
        return Refusal("goods-missing", "BZ-6", kinds=missing) if missing else None

    def play(self, position: Bazaar, seat: int) -> None:
        position.tell("accept", {"seat": seat, "maker": self.maker, "number": self.number})
        others = [one for one in range(position.seats) if one not in (seat, self.maker) and position.vouchers[one]]
        position.ask(question := Objections(0, others, self.maker, seat))
        question.answered(position)


class Veto(Move[Bazaar]):
    """BZ-7: spend the voucher: the deal is off, and the offer with it."""

    verb: ClassVar[str] = "veto"

    def play(self, position: Bazaar, seat: int) -> None:
        question = position.pending.pop()
        assert isinstance(question, Question)
        position.vouchers[seat] -= 1
        position.tell("veto", {"seat": seat, "taker": question.taker})
        position.clear([question.maker], "lapse")


Bazaar.moves = (Taste, Pass, MakeOffer, Accept, Veto)
Market.verbs = (Taste, Pass, MakeOffer, Accept)
Objections.verbs = (Pass, Veto)
