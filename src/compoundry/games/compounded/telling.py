"""What choices tell: a deal as people say it, a compound in a line, what a level would give."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounded.cards import ELEMENTS, JOURNAL, NO_REACTION, NONE, STUDY, SYMBOLS
from compoundry.games.compounded.goods import THINGS
from compoundry.games.compounded.offer import Term
from compoundry.games.compounded.position import KINDS_OF_TOOLS, TRACKS, Compounded
from compoundry.kernel import Plain
from compoundry.kernel.values import KIND

LOWERED: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")

NOTHING: Final = "none"
"""In the place of a tool or a reaction that a card does not have."""


def deal(maker: int, several: bool, terms: list[Term]) -> dict[str, Plain]:
    """What changes hands: between two “this for that”, between `several` who gives whom what."""
    gives: list[Plain] = []
    wants: list[Plain] = []
    handed: list[Plain] = []
    for term in terms:
        things = heaps(term.things)
        if term.giver == maker:
            gives += things
        else:
            wants += things
        handed.append({KIND: "Handing", "giver": term.giver, "getter": term.getter, "things": things})
    form = "several" if several else "swap" if gives and wants else "gift" if gives else "wish"
    return {"maker": maker, "form": form, "gives": gives, "wants": wants, "terms": handed}


def heaps(things: list[int]) -> list[Plain]:
    """Things that are alike counted together."""
    found: list[Plain] = []
    for thing in range(THINGS):
        count = things.count(thing)
        if count:
            found.append({KIND: "Heap", "count": count, "thing": thing})
    return found


def lying(position: Compounded, place: int) -> dict[str, Plain]:
    """The compound at a place: what it lacks, what it brings, how it burns, who claims it."""
    kind = position.card[place]
    cards = position.cards()
    seats: list[Plain] = [position.named(person) for person in position.claimants(place)]
    told: dict[str, Plain] = {"place": place, "compound": kind, "points": cards.points[kind], "seats": seats}
    told["formula"] = cards.kinds[kind].formula.translate(LOWERED)
    told["lacks"] = _lacks(position, place)
    told["count"] = cards.atoms[kind] - position.filled(place)
    told["experiment"] = cards.state[kind]
    told["sign"] = NOTHING if cards.tool[kind] == NONE else cards.tool[kind]
    told["reaction"] = NOTHING if cards.reaction[kind] == NO_REACTION else cards.reaction[kind]
    told["claims"] = len(seats)
    told["burns"] = 1 if position.flammable(place) else 0
    told["flames"] = position.flames[place]
    told["most"] = position.limit(place)
    return told


def _lacks(position: Compounded, place: int) -> str:
    missing: list[str] = []
    for element in range(ELEMENTS):
        count = position.room(place, element)
        if count:
            missing.append(SYMBOLS[element] if count == 1 else f"{count} {SYMBOLS[element]}")
    return " ".join(missing)


def kindled(position: Compounded, place: int) -> dict[str, Plain]:
    """CD-53, CD-54: the same, and what one flame more would do."""
    told = lying(position, place)
    flames = position.flames[place] + 1
    told["flames"] = flames
    told["bursts"] = 1 if flames >= position.limit(place) else 0
    return told


def rung(position: Compounded, person: int, experiment: int, by: int) -> dict[str, Plain]:
    """What an experiment gives now and would give, a level higher or lower; CD-A28: and whether the Journal comes."""
    box = position.cards().equipment
    at = position.levels[person * TRACKS + experiment]
    gains = by > 0 and experiment == STUDY and at + by == box.journal_level
    if gains:
        gains = position.tiles[JOURNAL] > 0 and not position.tools[person * KINDS_OF_TOOLS + JOURNAL]
    levels = box.levels[experiment]
    return {"experiment": experiment, "amount": levels[at], "then": levels[at + by], "journal": 1 if gains else 0}
