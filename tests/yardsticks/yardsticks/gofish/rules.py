"""Go-fish: ask for cards, fish for them, lay books of four.  Rules GF-1 to GF-9 (rules/en.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.kernel import NATURE, AnyMove, Chance, Draw, Item, Move, Number, Outcome, Plain, Position, Refusal, Slot

RANKS: Final = 13  # GF-1: four cards of each; suits do not matter
MOST: Final = 6
NONE: Final = -1
SEEN: Final = ("known", "hidden", "lacks", "books", "last", "turn", "due", "target", "end")


class GoFish(Position):
    """Of each hand everybody knows some cards; the others are hidden, and of none of the ranks that it `lacks`."""

    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "pond", *SEEN)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.hidden: list[list[int]] = [[] for _ in range(seats)]
        self.lacks: list[list[int]] = [[] for _ in range(seats)]
        self.books: list[list[int]] = [[] for _ in range(seats)]
        self.pond = [4] * RANKS  # so many of each rank: no card has a place in it
        self.last = [NONE, NONE]  # who was asked last, and for which rank
        self.turn, self.due = 0, seats * (7 if seats <= 3 else 5)  # GF-2: so many cards chance must deal
        self.target, self.end = RANKS, ""

    def copy(self) -> GoFish:
        twin = GoFish(0)
        twin.known, twin.hidden = [cards[:] for cards in self.known], [cards[:] for cards in self.hidden]
        twin.lacks, twin.books = [ranks[:] for ranks in self.lacks], [ranks[:] for ranks in self.books]
        twin.pond, twin.last = self.pond[:], self.last[:]
        twin.seats, twin.turn, twin.due, twin.target, twin.end = self.seats, self.turn, self.due, self.target, self.end
        return twin

    def acting(self) -> list[int]:
        return [] if self.end else [NATURE if self.due else self.turn]

    def legal(self, seat: int) -> list[AnyMove]:
        if seat not in self.acting():
            return []
        if seat == NATURE:
            return [move for move, _ in self.outcomes()]
        ranks = sorted(set(self.hand(seat)))
        return [Ask(whom, rank) for whom in self.others(seat) for rank in ranks]

    def outcomes(self) -> list[tuple[AnyMove, int]]:
        return [(DEALS[rank], self.pond[rank]) for rank in range(RANKS) if self.pond[rank]]

    def hand(self, seat: int) -> list[int]:
        return self.known[seat] + self.hidden[seat]

    def others(self, seat: int) -> list[int]:
        """GF-3: whom `seat` can ask."""
        return [other for other in range(self.seats) if other != seat and self.hand(other)]

    def give_up(self, seat: int, rank: int) -> int:
        """All cards of `rank` leave a hand before everybody's eyes; how many they are, perhaps none."""
        held = self.hand(seat).count(rank)
        self.known[seat] = [card for card in self.known[seat] if card != rank]
        self.hidden[seat] = [card for card in self.hidden[seat] if card != rank]
        self.lacks[seat] = sorted({*self.lacks[seat], rank})
        return held

    def lay(self, seat: int, rank: int) -> None:
        """GF-6: four of a kind are a book at once.  GF-8: the last book ends the game, and so does the target."""
        if self.hand(seat).count(rank) == 4:
            self.give_up(seat, rank)
            self.books[seat].append(rank)
            self.tell("book", {"seat": seat, "rank": rank}, barrier=True)
            laid = sum([len(books) for books in self.books])
            self.end = "books" if laid == RANKS else "target" if len(self.books[seat]) == self.target else ""

    def go_on(self, seat: int) -> None:
        """GF-7: `seat` asks next, or the first after it who can ask, or can draw a card to ask with."""
        for step in range(self.seats):
            self.turn = (seat + step) % self.seats
            if not self.hand(self.turn) and any(self.pond):
                self.due, self.last = 1, [NONE, NONE]
                break
            if self.hand(self.turn) and self.others(self.turn):
                break

    def redeal(self, seat: int, draw: Draw) -> None:
        """Deal all that `seat` has not seen, until it fits all that is known: so each way is as likely as any other."""
        others = [other for other in range(self.seats) if other != seat]
        cards = [rank for rank in range(RANKS) for _ in range(self.pond[rank])]
        cards += [card for other in others for card in self.hidden[other] if card != NONE]
        fits = False
        while not fits:
            draw.shuffle(cards)
            left = cards
            for other in others:
                size = len(self.hidden[other])
                self.hidden[other], left = left[:size], left[size:]
            fits = all([self.sound(other) for other in others])
        self.pond = [left.count(rank) for rank in range(RANKS)]

    def sound(self, seat: int) -> bool:
        """Does the hand fit all that is known of it, and hold no book back?"""
        hand = self.hand(seat)
        return all([hand.count(card) < 4 and card not in self.lacks[seat] for card in self.hidden[seat]])

    def outcome(self) -> Outcome | None:
        return Outcome(self.end, [[Item("books", len(books))] for books in self.books]) if self.end else None

    def audit(self) -> list[str]:
        wrong = [f"seat {seat} cannot hold {self.hand(seat)}" for seat in range(self.seats) if not self.sound(seat)]
        cards = [card for cards in self.known + self.hidden + self.books * 4 for card in cards]
        lost = [rank for rank in range(RANKS) if self.pond[rank] + cards.count(rank) != 4]
        return [*wrong, f"there are not four cards of the ranks {lost}"] if lost else wrong


class Deal(Chance[GoFish]):
    """GF-2, GF-5, GF-7: a card of the pond for a player, who alone sees it unless it is the one asked for."""

    verb: ClassVar[str] = "deal"
    slots: ClassVar[tuple[Slot, ...]] = (Number("rank", 0, RANKS - 1),)

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def refuse(self, position: GoFish, seat: int) -> Refusal | None:
        return None if position.pond[self.rank] else Refusal("rank-gone", "GF-1", rank=self.rank)

    def play(self, position: GoFish, seat: int) -> None:
        to, wanted = (position.turn + position.due - 1) % position.seats, position.last[1]
        position.pond[self.rank] -= 1
        position.due -= 1
        if self.rank == wanted:
            position.known[to].append(self.rank)
            position.tell("caught", {"seat": to, "card": self.rank}, barrier=True)
        else:
            position.hidden[to].append(self.rank)
            position.lacks[to] = [rank for rank in position.lacks[to] if rank == wanted]
            position.tell("drew" if wanted == NONE else "fished", {"seat": to}, {"card": self.rank}, [to])
        position.lay(to, self.rank)
        if not position.due:
            position.go_on(to if wanted in (NONE, self.rank) else to + 1)


class Ask(Move[GoFish]):
    """GF-3: ask a player for all cards of a rank."""

    verb: ClassVar[str] = "ask"
    slots: ClassVar[tuple[Slot, ...]] = (Number("whom", 0, MOST - 1), Number("rank", 0, RANKS - 1))

    def __init__(self, whom: int, rank: int) -> None:
        self.whom, self.rank = whom, rank

    def refuse(self, position: GoFish, seat: int) -> Refusal | None:
        if self.whom not in position.others(seat):
            return Refusal("not-to-be-asked", "GF-3", others=list(position.others(seat)))
        if self.rank not in position.hand(seat):
            return Refusal("rank-not-held", "GF-3", rank=self.rank, ranks=[*sorted(set(position.hand(seat)))])
        return None

    def play(self, position: GoFish, seat: int) -> None:
        position.last = [self.whom, self.rank]
        if self.rank not in position.known[seat]:
            position.hidden[seat].remove(self.rank)
            position.known[seat].append(self.rank)
        count = position.give_up(self.whom, self.rank)
        position.known[seat] += [self.rank] * count
        if position.sink is not None:
            asked: dict[str, Plain] = {"seat": seat, "whom": self.whom, "rank": self.rank, "count": count}
            position.tell("gave" if count else "denied", asked, barrier=True)
        if count:  # GF-4
            position.lay(seat, self.rank)
            position.go_on(seat)
        elif any(position.pond):  # GF-5
            position.due = 1
        else:
            position.end = "dry"  # GF-9


DEALS: Final = [Deal(rank) for rank in range(RANKS)]

GoFish.moves = (Deal, Ask)
