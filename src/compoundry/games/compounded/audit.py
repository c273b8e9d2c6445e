"""What must hold at every moment: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from compoundry.games.compounded.cards import ELEMENTS, LESS_ONE, NONE, STUDY, SYMBOLS, TOOLS
from compoundry.games.compounded.claims import Recalling
from compoundry.games.compounded.layout import PARTNERS, PARTNERS_APART
from compoundry.games.compounded.position import KINDS_OF_TOOLS, Compounded
from compoundry.games.compounded.setup import WITH_NOBEL, Opening
from compoundry.games.compounded.steps import Step


def broken(position: Compounded) -> list[str]:
    """What does not add up; [] when the position is sound."""
    return [
        *_crystals(position),
        *_cards(position),
        *_tokens(position),
        *_tools(position),
        *_field(position),
        *_extinguishers(position),
    ]


def _crystals(position: Compounded) -> list[str]:
    """CD-2: a hundred of them, in the bag or somewhere on the table."""
    found = position.bag[:]
    for lying in (position.bench, position.apart, position.has, position.filling):
        for at, count in enumerate(lying):
            found[at % ELEMENTS] += count
    for step in position.pending:
        assert isinstance(step, Step)
        for element, count in enumerate(step.held()):
            found[element] += count
    wrong: list[str] = []
    for lying in (position.bag, position.bench, position.apart, position.has, position.filling):
        if lying and min(lying) < 0:
            wrong.append(f"fewer than no crystals: {lying}")
    for element, count in enumerate(position.cards().equipment.crystals):
        if found[element] != count:
            wrong.append(f"there are {found[element]} crystals of {SYMBOLS[element]}, not {count}")
    return wrong


def _cards(position: Compounded) -> list[str]:
    """Every card that was in the box is in a deck, in the field, with a scientist, or burnt."""
    pack = position.cards()
    found = [*position.stock, *position.doubles, *position.scored, *position.burnt]
    found += [kind for kind in position.card if kind != NONE]
    for step in position.pending:
        if isinstance(step, Opening):
            found += step.starting
    expected = pack.base[:]
    for kind in pack.starting:
        expected += [kind] * (pack.kinds[kind].copies if position.nobel() == NONE else WITH_NOBEL)
    if position.house.layout in (PARTNERS, PARTNERS_APART):
        expected += pack.doubles
    wrong: list[str] = []
    if sorted(found) != sorted(expected):
        wrong.append(f"there are {len(found)} cards, not {len(expected)}, or others than at first")
    if len(position.scored) != len(position.scored_by):
        wrong.append("not every scored card has one who scored it")
    return wrong


def _tokens(position: Compounded) -> list[str]:
    """CD-5, CD-A13: three claim tokens each, and as many of them active as Study says, less what is owed."""
    wrong: list[str] = []
    recalled = position.pending[-1].seat if position.pending and isinstance(position.pending[-1], Recalling) else NONE
    for seat in range(position.seats):
        total = position.active[seat] + position.reserve[seat] + position.owner.count(seat)
        if total != position.cards().equipment.claims:
            wrong.append(f"seat {seat} has {total} claim tokens")
        active = position.active[seat] + position.fielded(seat)
        allowed = position.level(seat, STUDY) + (1 if seat == recalled else 0)
        if active > allowed or (active < allowed and position.reserve[seat]):
            wrong.append(f"seat {seat} has {active} active claim tokens, where Study allows {allowed}")
    for space, owner in enumerate(position.owner):
        place = space // 2
        if owner != NONE and (position.card[place] == NONE or (space % 2 and not position.layout().double(place))):
            wrong.append(f"a claim token lies in the space {space}")
        if owner == NONE and (position.temporary[space] or position.since[space]):
            wrong.append(f"the space {space} without a token remembers one")
    return wrong


def _tools(position: Compounded) -> list[str]:
    """CD-7: the tiles that were in the box are in the stock, on a bench or spent."""
    wrong: list[str] = []
    for tool, tiles in enumerate(position.cards().equipment.tiles):
        expected = position.seats - 1 if tiles == LESS_ONE else tiles
        found = position.tiles[tool] + position.spent[tool]
        for person in range(position.people()):
            held, resting = position.holds(person, tool), position.resting[person * KINDS_OF_TOOLS + tool]
            found += held
            if resting > held or (held > 1 and position.house.one_tool):
                wrong.append(f"scientist {person} holds {held} of {TOOLS[tool]}, of which {resting} rest")
        if found != expected:
            wrong.append(f"there are {found} of {TOOLS[tool]}, not {expected}")
    if position.wilds and (min(position.wilds) < 0 or sum(position.wilds) > position.seats):
        wrong.append(f"the Wild tokens are {position.wilds}")
    return wrong


def _field(position: Compounded) -> list[str]:
    """No card holds more than it needs; nothing lies in a gap; what has reached its limit has exploded."""
    wrong: list[str] = []
    for place, kind in enumerate(position.card):
        if kind == NONE:
            if position.filled(place) or position.flames[place]:
                wrong.append(f"something lies in the gap {place}")
            continue
        if position.cards().double[kind] != position.layout().double(place):
            wrong.append(f"the card at {place} is of the wrong width")
        if min([position.room(place, element) for element in range(ELEMENTS)]) < 0:
            wrong.append(f"the card at {place} holds more than it needs")
        if not 0 <= position.flames[place] < position.limit(place):
            wrong.append(f"the card at {place} bears {position.flames[place]} flames")
    return wrong


def _extinguishers(position: Compounded) -> list[str]:
    wrong: list[str] = []
    for extinguisher, holder in enumerate(position.holder):
        start = extinguisher * ELEMENTS
        filled = sum(position.filling[start : start + ELEMENTS])
        if not NONE <= holder < position.seats or position.flipped[extinguisher] > position.round:
            wrong.append(f"the extinguisher {extinguisher} is with {holder}")
        if filled and (holder == NONE or position.flipped[extinguisher]):
            wrong.append(f"the extinguisher {extinguisher} has been used or flipped, and still holds elements")
        if min([position.lacks(extinguisher, element) for element in range(ELEMENTS)]) < 0:
            wrong.append(f"the extinguisher {extinguisher} holds more than it needs")
    return wrong
