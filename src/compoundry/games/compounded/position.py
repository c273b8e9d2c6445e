"""All that is true at one moment in the lab, and what can be asked of it."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import (
    DISCOVERY,
    ELEMENTS,
    EXPERIMENTS,
    LAB,
    LEVELS,
    NOBEL,
    NONE,
    RESEARCH,
    TOOLS,
    Pack,
    pack_of,
)
from compoundry.games.compounded.layout import LAYOUTS, Layout
from compoundry.games.compounded.offer import Offer
from compoundry.games.compounded.options import House
from compoundry.kernel import Draw, Outcome, Position

TRACKS: Final = len(EXPERIMENTS)
KINDS_OF_TOOLS: Final = len(TOOLS)

MOST_PEOPLE: Final = 5
MOST_EXTINGUISHERS: Final = 5


class Compounded(Position):
    """Scientists are numbered by seat; with two, Nobel is number two and has no seat (CD-83).

    Everything countable stands in flat lists: the crystals of element e on the bench of
    scientist n at ``bench[n * ELEMENTS + e]``, and so on.  A place of the field has two spaces
    for claim tokens, ``2 * place`` and ``2 * place + 1``; only doubles use the second (CD-95).
    """

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "pack",
        "house",
        # The box.
        "bag",
        "stock",
        "doubles",
        "tiles",
        "spent",
        "burnt",
        # The deck's structure, as far as it was seen.
        "deck",
        "drawn",
        "fires",
        # The field.
        "card",
        "has",
        "flames",
        "owner",
        "temporary",
        "since",
        # The scientists.
        "bench",
        "apart",
        "wilds",
        "tools",
        "resting",
        "levels",
        "track",
        "active",
        "reserve",
        "scored",
        "scored_by",
        # The extinguishers, by number.
        "holder",
        "filling",
        "flipped",
        # The round.
        "lead",
        "heir",
        "latest",
        "round",
        "last",
        "trigger",
        "cleared",
        "volatile",
        "burning",
        # The trading step.
        "offers",
        "made",
        "done",
        "backs",
        "dealt",
        "swapped",
        "end",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        people = seats + (1 if seats == 2 else 0)
        self.pack = ""
        self.house = STANDARD
        self.bag = [0] * ELEMENTS
        self.stock: list[int] = []
        """The compounds that have not come up yet; in which order they lie nobody knows."""
        self.doubles: list[int] = []
        self.tiles = [0] * KINDS_OF_TOOLS
        self.spent = [0] * KINDS_OF_TOOLS
        """CD-76: the tools that have left the game."""
        self.burnt: list[int] = []
        """CD-54: the compounds that exploded."""
        self.deck = 0
        """How many compounds the six stacks held at first (CD-A2)."""
        self.drawn = 0
        self.fires: list[int] = []
        """For each Lab Fire that has come up: how many compounds came before it."""
        self.card: list[int] = []
        self.has: list[int] = []
        self.flames: list[int] = []
        self.owner: list[int] = []
        self.temporary: list[int] = []
        self.since: list[int] = []
        """The round in which a claim token was placed."""
        self.bench = [0] * (people * ELEMENTS)
        self.apart = [0] * (people * ELEMENTS)
        """CD-66: what Safety Goggles found."""
        self.wilds = [0] * people
        self.tools = [0] * (people * KINDS_OF_TOOLS)
        self.resting = [0] * (people * KINDS_OF_TOOLS)
        """The tools that work from the next round on: CD-A29, just gained; CD-69, CD-70, used once."""
        self.levels = [0] * (people * TRACKS)
        self.track = [0] * people
        self.active = [0] * people
        self.reserve = [0] * people
        self.scored: list[int] = []
        self.scored_by: list[int] = []
        self.holder: list[int] = []
        self.filling: list[int] = []
        self.flipped: list[int] = []
        """The round in which an extinguisher was flipped; 0 for one that is not."""
        self.lead = 0
        self.heir = NONE
        """CD-67: who has taken the Lead for the next round with a Lab Key."""
        self.latest = NONE
        """Where somebody last chose to place or to score: what follows by itself could hide it, and a view must not."""
        self.round = 0
        self.last = 0
        """CD-A40: the last round, once it is known."""
        self.trigger = ""
        self.cleared = 0
        """CD-A63: the last round in which a compound has left the field."""
        self.volatile = 0
        self.burning = 0
        """CD-58: a Lab Fire has come up in this round."""
        self.offers: list[Offer] = []
        self.made = [0] * people
        self.done = [0] * people
        self.backs = [0] * people
        """CD-A61: how often each has taken “done” back in this round."""
        self.dealt: list[int] = []
        """The offers of this round that were accepted: maker and number, one after the other."""
        self.swapped = [0] * people
        self.end = ""

    def copy(self) -> Compounded:
        twin = Compounded(0)
        twin.seats = self.seats
        twin.pending = [frame.copy() for frame in self.pending]
        twin.asked = self.asked
        twin.pack = self.pack
        twin.house = self.house
        twin.bag = self.bag[:]
        twin.stock = self.stock[:]
        twin.doubles = self.doubles[:]
        twin.tiles = self.tiles[:]
        twin.spent = self.spent[:]
        twin.burnt = self.burnt[:]
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.fires = self.fires[:]
        twin.card = self.card[:]
        twin.has = self.has[:]
        twin.flames = self.flames[:]
        twin.owner = self.owner[:]
        twin.temporary = self.temporary[:]
        twin.since = self.since[:]
        twin.bench = self.bench[:]
        twin.apart = self.apart[:]
        twin.wilds = self.wilds[:]
        twin.tools = self.tools[:]
        twin.resting = self.resting[:]
        twin.levels = self.levels[:]
        twin.track = self.track[:]
        twin.active = self.active[:]
        twin.reserve = self.reserve[:]
        twin.scored = self.scored[:]
        twin.scored_by = self.scored_by[:]
        twin.holder = self.holder[:]
        twin.filling = self.filling[:]
        twin.flipped = self.flipped[:]
        twin.lead = self.lead
        twin.heir = self.heir
        twin.latest = self.latest
        twin.round = self.round
        twin.last = self.last
        twin.trigger = self.trigger
        twin.cleared = self.cleared
        twin.volatile = self.volatile
        twin.burning = self.burning
        twin.offers = [offer.copy() for offer in self.offers] if self.offers else []
        twin.made = self.made[:]
        twin.done = self.done[:]
        twin.backs = self.backs[:]
        twin.dealt = self.dealt[:]
        twin.swapped = self.swapped[:]
        twin.end = self.end
        return twin

    # The box

    def cards(self) -> Pack:
        return pack_of(self.pack)

    def layout(self) -> Layout:
        return LAYOUTS[self.house.layout]

    # People

    def people(self) -> int:
        """All scientists, Nobel among them."""
        return len(self.track)

    def nobel(self) -> int:
        """His number, or NONE where he does not play."""
        return 2 if len(self.track) > self.seats else NONE

    def named(self, person: int) -> int:
        """A scientist as events and moves name him: Nobel has no seat."""
        return person if person < self.seats else NOBEL

    def after_lead(self, at: int) -> int:
        """The seat that is `at` steps to the left of the Lead's."""
        return (self.lead + at) % self.seats

    def chooser(self, person: int) -> int:
        """Who decides for this scientist: himself; for Nobel (CD-85) and for nobody, NONE (CD-55), the Lead."""
        return person if 0 <= person < self.seats else self.lead

    # Work benches

    def level(self, person: int, experiment: int) -> int:
        """What an experiment gives its owner: elements, claims, placements or spaces (CD-61 to CD-64)."""
        return self.cards().equipment.levels[experiment][self.levels[person * TRACKS + experiment]]

    def maxed(self, person: int, experiment: int) -> bool:
        return self.levels[person * TRACKS + experiment] == LEVELS - 1

    def risers(self, person: int) -> list[int]:
        """The experiments of a scientist that can rise.  CD-92: Nobel has Discovery and Research only."""
        found: list[int] = []
        for experiment in range(TRACKS):
            if not self.maxed(person, experiment) and (person < self.seats or experiment in (DISCOVERY, RESEARCH)):
                found.append(experiment)
        return found

    def storage(self, person: int) -> int:
        """CD-61; CD-88: Nobel has room for four."""
        return self.level(person, LAB) if person < self.seats else self.cards().equipment.nobel_storage

    def stored(self, person: int) -> int:
        """The elements on a bench."""
        total = 0
        for at in range(person * ELEMENTS, person * ELEMENTS + ELEMENTS):
            total += self.bench[at]
        return total

    def on_bench(self, person: int, element: int) -> int:
        return self.bench[person * ELEMENTS + element]

    def holds(self, person: int, tool: int) -> int:
        """How many tiles of a tool lie on a bench."""
        return self.tools[person * KINDS_OF_TOOLS + tool]

    def can_use(self, person: int, tool: int) -> bool:
        """Is a tool there that works in this round?"""
        at = person * KINDS_OF_TOOLS + tool
        return self.tools[at] > self.resting[at]

    # Extinguishers

    def lacks(self, extinguisher: int, element: int) -> int:
        """The open spaces of an extinguisher for an element."""
        if self.flipped[extinguisher]:
            return 0
        return self.cards().equipment.extinguisher[element] - self.filling[extinguisher * ELEMENTS + element]

    def full(self, extinguisher: int) -> bool:
        """All its spaces are filled, or it was flipped when they were."""
        for element in range(ELEMENTS):
            if self.lacks(extinguisher, element):
                return False
        return True

    def ready(self, person: int) -> list[int]:
        """CD-60, CD-A21: the extinguishers that a scientist can use, flipped in an earlier round."""
        return [e for e in range(len(self.holder)) if self.holder[e] == person and 0 < self.flipped[e] < self.round]

    # The field

    def room(self, place: int, element: int) -> int:
        """The open spaces of a card for an element."""
        kind = self.card[place]
        if kind == NONE:
            return 0
        return self.cards().need[kind * ELEMENTS + element] - self.has[place * ELEMENTS + element]

    def filled(self, place: int) -> int:
        """The elements on a card."""
        total = 0
        for at in range(place * ELEMENTS, place * ELEMENTS + ELEMENTS):
            total += self.has[at]
        return total

    def complete(self, place: int) -> bool:
        kind = self.card[place]
        return kind != NONE and self.filled(place) == self.cards().atoms[kind]

    def claimed(self, place: int) -> bool:
        """CD-37, CD-A58: with any token on it."""
        return self.owner[2 * place] != NONE or self.owner[2 * place + 1] != NONE

    def claimants(self, place: int) -> list[int]:
        """The scientists with a token on a card, each once, the left one first."""
        left, right = self.owner[2 * place], self.owner[2 * place + 1]
        found = [left] if left != NONE else []
        if right not in (NONE, left):
            found.append(right)
        return found

    def free_space(self, place: int) -> int:
        """Where a claim token can go; CD-A58: on a double the left space first.  NONE where there is none."""
        if self.card[place] == NONE:
            return NONE
        if self.owner[2 * place] == NONE:
            return 2 * place
        if self.layout().double(place) and self.owner[2 * place + 1] == NONE:
            return 2 * place + 1
        return NONE

    def fielded(self, person: int) -> int:
        """How many active tokens of a scientist lie in the field."""
        count = 0
        for space in range(len(self.owner)):
            if self.owner[space] == person and not self.temporary[space]:
                count += 1
        return count

    def may_score(self, place: int) -> bool:
        """CD-43: complete and claimed; CD-95: a double needs both tokens."""
        if self.owner[2 * place] == NONE or not self.complete(place):
            return False
        return not self.layout().double(place) or self.owner[2 * place + 1] != NONE

    def flammable(self, place: int) -> bool:
        """CD-74: what a Bunsen Burner has set on fire burns on."""
        kind = self.card[place]
        return kind != NONE and (self.cards().flames[kind] > 0 or self.flames[place] > 0)

    def limit(self, place: int) -> int:
        """How many flames a card bears before it explodes."""
        cards = self.cards()
        return cards.flames[self.card[place]] or cards.equipment.plain_flames

    # What changes it

    def lay_card(self, place: int, kind: int) -> None:
        self.card[place] = kind

    def clear_place(self, place: int) -> list[int]:
        """The card leaves the field, and the elements that lay on it; its tokens are another matter."""
        start = place * ELEMENTS
        held = self.has[start : start + ELEMENTS]
        for at in range(start, start + ELEMENTS):
            self.has[at] = 0
        self.card[place] = NONE
        self.flames[place] = 0
        self.cleared = self.round
        return held

    def to_bag(self, counts: list[int]) -> None:
        for element in range(ELEMENTS):
            self.bag[element] += counts[element]

    # What the kernel asks

    def redeal(self, seat: int, draw: Draw) -> None:
        """CD-A59: all lies open but what is still to come; CD-A12: and a quiet offer between two others."""
        # Here and below, and not above: these chapters know this one.
        from compoundry.games.compounded.goods import imagine

        for offer in self.offers:
            if offer.hidden_from(seat):
                imagine(self, offer, draw)

    def outcome(self) -> Outcome | None:
        from compoundry.games.compounded.scoring import outcome

        return outcome(self) if self.end else None

    def audit(self) -> list[str]:
        from compoundry.games.compounded.audit import broken

        return broken(self)


STANDARD: Final = House()
