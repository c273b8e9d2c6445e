"""What things are worth to a scientist, in hundredths of a point: levels, tools, compounds and what lies on them."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import DISCOVERY, GRANT, LAB, NONE, RESEARCH, STUDY, VOLATILE
from compoundry.games.compounded.options import STACKS
from compoundry.games.compounded.position import TRACKS, Compounded

POINT: Final = 100

# The numbers below were found by playing thousands of games with others.

# What a level of an experiment brings in each round to come.
DRAW: Final = (75, 40)
"""Of Discovery; less where more is drawn already than can be placed."""
PLACE: Final = (45, 15)
"""Of Research; less where more can be placed already than is drawn."""
CLAIM: Final = (45, 25, 35)
"""Of Study: the second claim, the third, the Journal."""
ROOM: Final = 25
"""Of Lab, where what is drawn hardly finds room."""
SPARE_ROOM: Final = 8

ONCE: Final = (120, 40, 150, 0, 0, 0)
"""What tools are worth that are used once, in the order of `TOOLS`."""
AGAIN: Final = (0, 0, 0, 20, 20, 35)
"""And those that stay, in each round to come."""

GRANTED: Final = 20
"""What it costs in each round to come that another's experiment rises."""

SURE: Final = 80
"""In hundredths: a compound that is begun is not finished yet."""
SHARED: Final = 95
"""A double less so: it needs two scientists."""
OWN_PART: Final = 45
"""But then another brings a part of its elements."""

RIVALRY: Final = 90
"""What all rivals together gain is so much of a loss, in hundredths."""


class Worth:
    """`left` is how many rounds come after this one, as far as one can tell.

    `fire` is how likely a Lab Fire comes when the field is filled next, in hundredths.
    """

    def __init__(self, lab: Compounded) -> None:
        self.lab = lab
        self.cards = lab.cards()
        self.left = rounds_left(lab)
        self.fire = fire_ahead(lab)
        self.rivalry = RIVALRY // (lab.people() - 1)
        """How much of what one other wins one loses oneself, in hundredths."""

    # Experiments and tools

    def rise(self, person: int, experiment: int) -> int:
        """One more level of an experiment."""
        if self.lab.maxed(person, experiment):
            return 0
        return self._step(person, experiment, 0)

    def fall(self, person: int, experiment: int) -> int:
        """The level that an experiment has reached."""
        return self._step(person, experiment, 1)

    def _step(self, person: int, experiment: int, lower: int) -> int:
        """The level above the one that an experiment had `lower` levels ago."""
        lab = self.lab
        draws = lab.level(person, DISCOVERY)
        places = lab.level(person, RESEARCH)
        if experiment == DISCOVERY:
            each = DRAW[0 if draws - lower <= places else 1]
        elif experiment == RESEARCH:
            each = PLACE[0 if places - lower <= draws else 1]
        elif experiment == STUDY:
            each = CLAIM[lab.levels[person * TRACKS + STUDY] - lower]
        else:
            each = ROOM if lab.storage(person) - lower <= draws + 1 else SPARE_ROOM
        return self.left * each

    def tool(self, person: int, tool: int) -> int:
        """A tool more; CD-48, CD-A10: no second one of a type."""
        return 0 if self.lab.holds(person, tool) else self.tool_held(tool)

    def tool_held(self, tool: int) -> int:
        if not self.left:
            return 0
        return ONCE[tool] + AGAIN[tool] * self.left

    # Compounds

    def compound(self, person: int, kind: int) -> int:
        """A compound that is completed and scored."""
        cards = self.cards
        found = POINT * cards.points[kind]
        if person >= self.lab.seats:
            return found
        found += max(self.rise(person, cards.state[kind]), self.rise(person, LAB))
        tool = cards.tool[kind]
        if tool != NONE and self.lab.tiles[tool]:
            found += self.tool(person, tool)
        if cards.reaction[kind] == GRANT:
            found -= self.left * GRANTED
        elif cards.reaction[kind] == VOLATILE:
            found += self.blaze(person)
        return found

    def each(self, person: int, place: int) -> int:
        """An element on a compound of one's own that is not finished; CD-18: it counts at the end in any case."""
        safe = self.safe(place)
        if not self.left:
            return POINT * safe // 100
        kind = self.lab.card[place]
        whole = self.compound(person, kind) * SURE
        size = self.cards.atoms[kind] * 100
        if self.lab.layout().double(place):
            whole = whole * SHARED // 100
            size = size * OWN_PART // 100
        return max(POINT, whole // size) * safe // 100

    def stake(self, person: int, place: int) -> int:
        """What a claimed compound is worth as it lies there."""
        if self.lab.complete(place):
            return self.compound(person, self.lab.card[place])
        return self.each(person, place) * self.lab.filled(place)

    # Fire

    def safe(self, place: int) -> int:
        """How likely, in hundredths, a compound does not explode before it is finished."""
        lab = self.lab
        if not lab.flammable(place):
            return 100
        if lab.limit(place) - lab.flames[place] > 1:
            return 96
        return 85 - self.fire * 6 // 10

    def blaze(self, person: int) -> int:
        """What a fire everywhere brings: what others lose, less what one loses oneself."""
        lab = self.lab
        found = 0
        for place in range(len(lab.card)):
            if lab.claimed(place) and lab.flammable(place) and lab.flames[place] + 1 >= lab.limit(place):
                for owner in lab.claimants(place):
                    elements = POINT * lab.filled(place)
                    found += -elements if owner == person else elements * self.rivalry // 100
        return found


def rounds_left(lab: Compounded) -> int:
    """How many rounds come after this one."""
    if lab.last:
        return lab.last - lab.round
    # CD-15: four in five scientists finish a compound in a round.
    least = len(lab.stock) * 10 // (8 * lab.people())
    for person in range(lab.people()):
        pace = min(lab.level(person, DISCOVERY), lab.level(person, RESEARCH))
        lacks = max(0, lab.house.goal - lab.track[person])
        # An element brings more than a point, and who lacks much will be quicker than now.
        least = min(least, 1 + lacks * 10 // (11 * pace + lacks * 4 // 10))
    return least


def fire_ahead(lab: Compounded) -> int:
    """How likely a Lab Fire comes when the field is filled next, in hundredths."""
    fires = lab.cards().equipment.fires
    left = fires - len(lab.fires)
    if not left:
        return 0
    gaps = 0
    for place in range(lab.layout().singles):
        if lab.card[place] == NONE or lab.may_score(place):
            gaps += 1
    gaps = max(gaps, lab.seats * 7 // 10)
    if lab.house.deck == STACKS:
        before = lab.deck * (len(lab.fires) + 1) // (fires + 1) - lab.drawn
        return max(0, min(95, 50 + 30 * (gaps - before)))
    return min(90, 100 * gaps * left // (len(lab.stock) + left))
