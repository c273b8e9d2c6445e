"""Two players who are always there: one that plays what it sees, and one that thinks about it."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounditall.around import Ask
from compoundry.games.compounditall.dominoes import PlaceCard
from compoundry.games.compounditall.outlook import CERTAIN, Outlook
from compoundry.games.compounditall.position import AROUND, NO_STEAL, NONE
from compoundry.games.compounditall.question import Accept, Challenge
from compoundry.games.compounditall.steal import Add, Cover
from compoundry.games.compounditall.turn import Discard, DrawCard, Lay, Take
from compoundry.games.compounditall.view import CompoundView
from compoundry.kernel import AnyMove, Bot, Draw, View

# Where words are challenged nobody has the engine's list: of sixteen words a bot knows so many.
EASY_KNOWS: Final = 10
HEURISTIC_KNOWS: Final = 15


class Easy(Bot):
    """Plays what it sees, overlooks a third of it, and never plans."""

    name: ClassVar[str] = "easy"

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        assert isinstance(view, CompoundView)
        outlook = Outlook(view, EASY_KNOWS)
        plays: list[AnyMove] = []
        asks: list[AnyMove] = []
        others: list[AnyMove] = []
        for move in legal:
            if isinstance(move, Challenge):
                if outlook.doubtful(move.pile):
                    plays.append(move)
            elif isinstance(move, (Lay, Cover, PlaceCard)):
                if known(outlook, move) and draw.below(3):
                    plays.append(move)
            elif isinstance(move, (Take, Ask)):
                asks.append(move)
            else:
                others.append(move)
        return draw.pick(plays or asks or others or legal)


class Heuristic(Bot):
    """Weighs what a move brings against what it risks.

    It steals what it can, holds its words while they could be stolen from it and lays them
    when somebody may go out, keeps the cards that go with others, takes from deep in the
    discards for a fat pile, and looks each turn whether it can be rid of the whole hand.
    """

    name: ClassVar[str] = "heuristic"

    def choose(self, view: View, legal: list[AnyMove], budget: int, draw: Draw) -> AnyMove:
        assert isinstance(view, CompoundView)
        if len(legal) == 1:
            return legal[0]
        outlook = Outlook(view, HEURISTIC_KNOWS)
        thoughts = Thoughts(outlook)
        best = legal[0]
        most = -1_000_000
        for move in legal:
            value = thoughts.value(move)
            if value > most:
                most = value
                best = move
        return best


def made(outlook: Outlook, move: AnyMove) -> tuple[int, int]:
    """The word that a move makes."""
    view = outlook.view
    if isinstance(move, Lay):
        return move.first, move.second
    if isinstance(move, Cover):
        kept = view.left[move.pile] if move.half else view.right[move.pile]
        return (kept, move.card) if move.side else (move.card, kept)
    assert isinstance(move, PlaceCard)
    return (view.line[-1], move.card) if move.edge else (move.card, view.line[0])


def known(outlook: Outlook, move: AnyMove) -> bool:
    """Does the bot know the word that a move makes?"""
    first, second = made(outlook, move)
    return outlook.joined(first, second)


class Thoughts:
    """What the heuristic bot thinks of its moves, in tenths of points."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.cards = outlook.cards
        self.hand = outlook.hand
        self.near = outlook.nearest()
        self._plan: list[int] = []
        self._planned = False

    def value(self, move: AnyMove) -> int:
        if isinstance(move, (Lay, Cover, PlaceCard)) and not known(self.outlook, move):
            return -1000
        if isinstance(move, Lay):
            return self.lay(move)
        if isinstance(move, Cover):
            return self.cover(move)
        if isinstance(move, Discard):
            return self.discard(move)
        if isinstance(move, Take):
            return self.take(move)
        if isinstance(move, PlaceCard):
            return self.place(move)
        if isinstance(move, Ask):
            return self.ask(move)
        if isinstance(move, Challenge):
            return 1000 if self.outlook.doubtful(move.pile) else -1000
        if isinstance(move, DrawCard):
            return DRAW_WORTH
        return 0 if isinstance(move, Accept) else -1

    def plan(self) -> list[int]:
        """The first play of a way to go out in this turn."""
        if not self._planned:
            self._planned = True
            if self.view.kind != AROUND or self.view.must == NONE:
                self._plan = self.outlook.plan(self.hand, self.view.must)
        return self._plan

    def lay(self, move: Lay) -> int:
        """A word now, or kept in the hand where nobody can steal it?"""
        if self.plan() == [move.first, move.second]:
            return 9000
        risk = self.outlook.danger(move.first, move.second)
        if self.view.must == NONE and self.holds(risk):
            return -1000
        points = self.cards.sum([move.first, move.second])
        return 1000 + points * (CERTAIN - risk) // 100 - 50 * (self.mates(move.first) + self.mates(move.second))

    def holds(self, risk: int) -> bool:
        """Is a word that would be stolen so likely better kept?

        Where nobody steals it is: with its words in the hand a player can take what the others
        discard, as long as nobody is about to go out.
        """
        view = self.view
        if view.kind == NO_STEAL:
            return self.near > LAST_MOMENT
        if self.near <= HURRY:
            return False
        caught = view.held[self.outlook.seat]
        patience = PATIENCE + (CERTAIN - PATIENCE) * caught // LESSON
        return risk > patience + HASTE * (view.turn // view.seats)

    def cover(self, move: Cover) -> int:
        view = self.view
        left, right = view.left[move.pile], view.right[move.pile]
        first, second = made(self.outlook, move)
        if self.plan() == [move.card]:
            return 9000 + self.outlook.worth(move.pile)
        risk = self.outlook.danger(first, second)
        if isinstance(move, Add):
            gain = self.outlook.danger(left, right) - risk
            return self.outlook.worth(move.pile) * gain // 100 - self.use(move.card)
        return 2000 + self.outlook.worth(move.pile) * (2 * CERTAIN - risk) // 100 - self.use(move.card)

    def mates(self, card: int) -> int:
        """With how many cards of the hand does this one make a word?"""
        outlook = self.outlook
        count = 0
        for other in self.hand:
            if other != card and outlook.goes(card, other):
                count += 1
        return count

    def use(self, card: int) -> int:
        """What a card in the hand is good for: words with others there, piles it covers, cards that may come."""
        outlook = self.outlook
        worth = 45 * self.mates(card)
        view = self.view
        for pile in range(len(view.owner)):
            if view.owner[pile] not in (NONE, outlook.seat) and outlook.covering(card, pile):
                worth += 60 + 5 * outlook.worth(pile)
        return worth + 2 * len(self.cards.mates[card])

    def discard(self, move: Discard) -> int:
        """What is good for least, dear cards first when somebody may go out."""
        if self.view.kind == NO_STEAL:
            return -self.gift(move.card) - self.use(move.card)
        points = self.cards.points[move.card] * (10 if self.near <= HURRY else 3)
        return points - self.use(move.card) // 2

    def gift(self, card: int) -> int:
        """What the next player would get out of a discard: the more words it makes with cards that may be there."""
        outlook = self.outlook
        unseen = outlook.unseen()
        useful = 0
        for other in unseen:
            if outlook.goes(card, other):
                useful += 1
        useless = CERTAIN
        for held in self.view.hands[(self.view.viewer + 1) % self.view.seats]:
            if held == NONE:
                useless = useless * (len(unseen) - useful) // max(1, len(unseen))
            elif outlook.goes(card, held):
                useless = 0
        return (CERTAIN - useless) * (self.cards.points[card] + COMMON) * 20 // CERTAIN

    def take(self, move: Take) -> int:
        """What the card can be used for, less what comes with it.  Where nobody steals, all cards are good to have."""
        view = self.view
        if view.kind == NO_STEAL:
            return 1000 + move.count
        taken = view.discards[-move.count :]
        card = taken[0]
        reach = sorted([*self.hand, *taken])
        outlook = self.outlook
        if outlook.plan(reach, card):
            return 5000
        best = 0
        for pile in outlook.open_piles():
            if view.owner[pile] != outlook.seat and outlook.covering(card, pile):
                best = max(best, 20 * outlook.worth(pile))
        for other in reach:
            if other == card:
                continue
            for first, second in ((card, other), (other, card)):
                if outlook.joined(first, second):
                    points = self.cards.sum([first, second])
                    best = max(best, points * (CERTAIN - outlook.danger(first, second)) // 100)
        for extra in taken[1:]:
            best += self.company(extra, reach)
        return best

    def company(self, card: int, reach: list[int]) -> int:
        """A card that comes along with a take: more words to lay, or more to be caught with."""
        outlook = self.outlook
        points = self.cards.points[card]
        for other in reach:
            if other != card and outlook.goes(card, other):
                return points * COMPANY
        return -points * (10 if self.near <= HURRY else 3)

    def place(self, move: PlaceCard) -> int:
        """Dominoes: be rid of dear cards, and leave ends at which little that the others may hold can lie."""
        line = self.view.line
        outlook = self.outlook
        left = line[0] if move.edge else move.card
        right = move.card if move.edge else line[-1]
        fitting = 0
        unseen = outlook.unseen()
        for card in unseen:
            if outlook.joined(card, left) or outlook.joined(right, card):
                fitting += 1
        return 10_000 + 50 * self.cards.points[move.card] - 3000 * fitting // max(1, len(unseen))

    def ask(self, move: Ask) -> int:
        """Compound Around: a word that is surely there, else one that is likely to be."""
        view = self.view
        same = self.cards.same
        hand = view.hands[move.whom]
        worth = self.cards.points[move.asked] * 10
        for card in hand:
            if card != NONE and same[card] == move.asked:
                return 800 + worth
        if move.asked in view.lacks[move.whom]:
            return -500
        copies = 0
        for card in self.outlook.unseen():
            if same[card] == move.asked:
                copies += 1
        hidden = hand.count(NONE)
        return copies * hidden * 500 // max(1, len(self.outlook.unseen())) + worth // 10 + (0 if copies else -500)


DRAW_WORTH: Final = 120
"""What a card from the draw pile is worth before it is seen."""

COMPANY: Final = 2
"""What a card that comes along with a take is worth by the point, if it goes with another in the hand."""

HURRY: Final = 4
"""With so few cards somebody may go out before the next turn."""

LAST_MOMENT: Final = 2
"""The same where nobody steals: the round lasts as long as hands can be filled up from the discards."""

# A word is laid though nobody hurries where the risk, in thousandths, is at most this; more from turn to turn,
# for who holds words for ever is caught with them; and more with all that a player was caught with in the rounds
# before, up to every risk with so many points, for where all hold theirs nobody ever wins.  Each learns that at its
# own time: if all did so in the same round, whoever begins just then would win more often.
PATIENCE: Final = 700
HASTE: Final = 30
LESSON: Final = 200

COMMON: Final = 6
"""The points of a card of which nothing is known."""
