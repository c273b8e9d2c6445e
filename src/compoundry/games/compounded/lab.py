"""Phase 4, Lab: who scores what and when.  CD-42 to CD-46, CD-91, CD-95, CD-98, CD-A25, CD-A30, CD-A54."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.aftermath import Aftermath
from compoundry.games.compounded.cards import ELEMENTS, GRANT, NONE
from compoundry.games.compounded.claims import tokens_home
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.reactions import grants
from compoundry.games.compounded.scoring import gain_points
from compoundry.games.compounded.steps import PASS, PLACE, Act, Pass, Step
from compoundry.games.compounded.tools import Adjust, adjustments
from compoundry.kernel import AnyMove, Refusal, Slot


class Lab(Step):
    """CD-43: from the Lead on each scientist scores; `at` counts them, Nobel comes last (CD-85)."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "at")

    def __init__(self, serial: int = 0, at: int = 0) -> None:
        self.serial = serial
        self.at = at

    def copy(self) -> Lab:
        return Lab(self.serial, self.at)

    def go_on(self, position: Compounded) -> bool:
        at = self.at
        self.at += 1
        if at == 0:
            flip_extinguishers(position)
        if at == position.people():
            position.close()
        else:
            nobel = at == position.seats
            position.ask(NobelScoring(0, position.nobel()) if nobel else Scoring(0, position.after_lead(at)))
        return False


def flip_extinguishers(position: Compounded) -> None:
    """CD-42, CD-A21: who has filled one can use it from the next round on; its elements go back into the bag."""
    for extinguisher, holder in enumerate(position.holder):
        if holder == NONE or position.flipped[extinguisher] or not position.full(extinguisher):
            continue
        position.flipped[extinguisher] = position.round
        start = extinguisher * ELEMENTS
        position.to_bag(position.filling[start : start + ELEMENTS])
        for at in range(start, start + ELEMENTS):
            position.filling[at] = 0
        if position.sink is not None:
            position.tell("flipped", {"seat": holder})


class Scoring(Step):
    """CD-A25: a scientist scores all own compounds, in an order of choice; CD-A30: the Cylinder is used then too."""

    window: ClassVar[str] = "cylinder"
    fields: ClassVar[tuple[str, ...]] = ("serial", "person")

    def __init__(self, serial: int, person: int) -> None:
        self.serial = serial
        self.person = person

    def copy(self) -> Scoring:
        return Scoring(self.serial, self.person)

    def go_on(self, position: Compounded) -> bool:
        mine = self.complete(position)
        if len(mine) > 1 or self.besides(position):
            return True
        if mine:
            score(position, mine[0])
        else:
            position.close()
        return False

    def complete(self, position: Compounded) -> list[int]:
        """Where the scientist's compounds lie that can be scored.  CD-A54: a double in the turn of either claimant."""
        return [
            place
            for place in range(len(position.card))
            if self.person in (position.owner[2 * place], position.owner[2 * place + 1]) and position.may_score(place)
        ]

    def besides(self, position: Compounded) -> list[AnyMove]:
        """What the scientist may do besides scoring."""
        return adjustments(position, self.person)

    def asked(self, position: Compounded) -> int:
        return position.chooser(self.person)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        mine = self.complete(position)
        moves: list[AnyMove] = [SCORES[place] for place in mine]
        moves += self.besides(position)
        if not mine:
            moves.append(PASS)
        return moves

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        mine = self.complete(position)
        return SCORES[mine[0]] if mine else PASS

    def optional(self, position: Compounded, seat: int) -> bool:
        """With nothing to score it is about the Cylinder only."""
        return not self.complete(position)

    def no_pass(self, position: Compounded, seat: int) -> Refusal | None:
        """CD-A56: what is complete must be scored."""
        mine = self.complete(position)
        return Refusal("score-first", "CD-A56", place=mine[0], compound=position.card[mine[0]]) if mine else None


class NobelScoring(Scoring):
    """CD-85, CD-91: for Nobel the Lead chooses the order, and tools he has none."""

    window: ClassVar[str] = ""

    def copy(self) -> NobelScoring:
        return NobelScoring(self.serial, self.person)

    def besides(self, position: Compounded) -> list[AnyMove]:
        return []


class Score(Act):
    """CD-43: a complete compound with one's own claim; CD-95: a double only with two claims."""

    verb: ClassVar[str] = "score"
    slots: ClassVar[tuple[Slot, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Scoring)
        place = self.place
        if place >= len(position.card) or position.card[place] == NONE:
            return Refusal("no-card-there", "CD-43", place=place)
        kind = position.card[place]
        if top.person not in position.claimants(place):
            return Refusal("not-your-claim", "CD-37", place=place, compound=kind)
        if not position.complete(place):
            return Refusal("not-complete", "CD-43", place=place, compound=kind)
        return None if position.may_score(place) else Refusal("one-claim-only", "CD-95", place=place, compound=kind)

    def act(self, position: Compounded, seat: int) -> None:
        position.latest = self.place * ELEMENTS
        score(position, self.place)


SCORES: Final[list[AnyMove]] = [Score(place) for place in range(MOST_PLACES)]


def score(position: Compounded, place: int) -> None:
    """CD-44 to CD-46: the card leaves the field, its points go onto the track, its tokens come home."""
    cards = position.cards()
    kind = position.card[place]
    scorers = position.claimants(place)
    elements = position.clear_place(place)
    position.scored.append(kind)
    position.scored_by.append(scorers[0])
    for scorer in scorers:
        points = cards.points[kind]
        if cards.reaction[kind] == GRANT and not grants(position, scorer):
            points //= 2  # CD-78, CD-A38: the other half goes to whom the scorer chooses
        if position.sink is not None:
            told = {"seat": position.named(scorer), "place": place, "compound": kind, "points": points}
            position.tell("scored", {**told})
        gain_points(position, scorer, points)
    tokens_home(position, place)
    position.ask(Aftermath(0, kind, elements, scorers, 0, 0))


Scoring.verbs = (Score, Adjust, Pass)
NobelScoring.verbs = (Score,)
