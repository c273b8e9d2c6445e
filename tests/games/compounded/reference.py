"""Compounded's scatter and final scoring once more: slow, and plain enough to read beside the rulebook.

It shares nothing with the game and is there to be compared with it.  It works on plain data: a field
of cards, a list of seats.  Cells are numbered from 0 in reading order; cells without a card are gaps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypedDict

Elements = Mapping[str, int]
"""How many of each element: {"H": 2, "C": 1}."""

Seat = int | Literal["nobel"]

Counts = tuple[tuple[str, int], ...]
"""The same, sorted and without zeros, so that it can stand in a set: (("C", 1), ("H", 2))."""

Result = tuple[tuple[tuple[int, Counts], ...], Counts]
"""After a scatter: what each card that stayed holds, by id; and what went to the bag."""

Landed = tuple[tuple[int, str], ...]
"""A scatter on its way: each element that has left its card, with the id of the card it came to, or `BAG`."""

BAG: Final = -1  # no card's id


class Card(TypedDict):
    """One compound in the field."""

    id: int
    cells: Sequence[int]  # one, or two side by side in the bottom row: a Lab Partners double
    needs: Elements
    has: Elements
    claims: Sequence[Sequence[Seat]]  # (seat, temporary) for each token, the left one first
    explodes: bool


class Field(TypedDict):
    """The research field."""

    columns: int
    rows: int
    cards: Sequence[Card]
    lead: int


class Extinguisher(TypedDict):
    """A fire extinguisher that somebody holds."""

    complete: bool
    has: Elements


class Bench(TypedDict):
    """All that Nobel scores from: his place on the track and his storage."""

    track: int
    bench: Elements


class Scientist(Bench):
    """What a scientist scores from besides."""

    extinguishers: Sequence[Extinguisher]
    wilds: int


class State(TypedDict):
    """The end of a game."""

    seats: Sequence[Scientist]
    nobel: Bench | None
    cards: Sequence[Card]


class Score(TypedDict):
    """One scientist's points, by where they come from."""

    track: int
    fields: int
    bench: int
    extinguisher: int
    wild: int
    total: int


# Scatter


def scatter(field: Field) -> set[Result]:
    """Every result that some choices can give when the cards marked as exploding explode together."""
    cards = in_reading_order(field["cards"])
    staying = [card for card in cards if not card["explodes"]]  # CD-A31: all that explode leave first
    ways: set[Landed] = {()}
    for card in cards:  # CD-A31: then their elements scatter, card by card
        if card["explodes"]:
            rings = reach(card, staying, field["columns"])
            # One element after the other, each wherever it may go.  An element competes for spaces with its own
            # kind only, so the order of a card's elements is no choice; and as many of a kind find a place as fit.
            for element in one_by_one(card["has"]):
                ways = {
                    tuple(sorted([*way, (place, element)])) for way in ways for place in places(element, rings, way)
                }
    return {settled(staying, way) for way in ways}  # CD-A31: no chains; CD-A33: a card filled so is just full


def places(element: str, rings: list[list[Card]], way: Landed) -> list[int]:
    """Where this element may go now."""
    for ring in rings:  # CD-96, CD-A49: the next ones only get what the nearer ones cannot take
        takers = [card["id"] for card in ring if spaces(card, element, way) > 0]
        if takers:
            return takers  # CD-55: a free choice among these; CD-56: but one of them it must be
    return [BAG]  # CD-56: it fits nowhere


def spaces(card: Card, element: str, way: Landed) -> int:
    """How many more of this element the card takes."""
    return card["needs"].get(element, 0) - card["has"].get(element, 0) - way.count((card["id"], element))


def reach(card: Card, staying: list[Card], columns: int) -> list[list[Card]]:
    """The cards to which the elements of an exploding card may go: the nearest first, and those as near together."""
    if len(card["cells"]) == 1:  # CD-55; CD-97, CD-A48: a double is a neighbour like any other
        return [[other for other in staying if adjacent(card, other, columns)]]
    above = []  # CD-96, CD-A49: the two above the double, the two above those, and so on to the top; never sideways
    for row in reversed(range(row_and_column(card["cells"][0], columns)[0])):
        pair = [row * columns + row_and_column(cell, columns)[1] for cell in card["cells"]]
        above.append([other for other in staying if other["cells"][0] in pair])  # gaps and exploding cards: nobody
    return above


def adjacent(card: Card, other: Card, columns: int) -> bool:
    """CD-55: side by side, one above the other, or corner to corner; CD-A31: the field does not wrap."""
    for cell in card["cells"]:
        for cell_of_other in other["cells"]:
            row, column = row_and_column(cell, columns)
            row_of_other, column_of_other = row_and_column(cell_of_other, columns)
            if abs(row - row_of_other) <= 1 and abs(column - column_of_other) <= 1:
                return True
    return False


def settled(staying: list[Card], way: Landed) -> Result:
    """What lies where when every element has landed."""
    field = []
    for card in sorted(staying, key=lambda card: card["id"]):
        came = [element for place, element in way if place == card["id"]]
        field.append((card["id"], counted([*one_by_one(card["has"]), *came])))
    return tuple(field), counted([element for place, element in way if place == BAG])


def chooser(card: Card, lead: int) -> list[int]:
    """Who chooses where this card's elements go; several take turns, the first of them first."""
    if not card["claims"]:
        return [lead]  # CD-55: unclaimed, the Lead Scientist
    choosers: list[int] = []
    for claim in card["claims"]:  # CD-55: the claimant; CD-A51: two owners of a double alternate from the left token
        seat = lead if claim[0] == "nobel" else claim[0]  # CD-A47
        if seat not in choosers:  # CD-A51: one owner of both tokens chooses alone
            choosers.append(seat)
    return choosers


def returned_tokens(field: Field) -> list[tuple[Seat, str]]:
    """CD-A32: whose claim tokens come home from the exploding cards, and to which pile."""
    home: list[tuple[Seat, str]] = []
    for card in in_reading_order(field["cards"]):
        if card["explodes"]:
            for seat, temporary in card["claims"]:
                home.append((seat, "reserve" if temporary else "active"))
    return home


def in_reading_order(cards: Sequence[Card]) -> list[Card]:
    """Left to right, top to bottom; a double stands where its left half does."""
    return sorted(cards, key=lambda card: card["cells"][0])


def row_and_column(cell: int, columns: int) -> tuple[int, int]:
    """Where a cell lies."""
    return cell // columns, cell % columns


def one_by_one(elements: Elements) -> list[str]:
    """{"H": 2, "C": 1} as H, H, C."""
    return [element for element, count in elements.items() for _ in range(count)]


def counted(elements: list[str]) -> Counts:
    """H, C, H as (("C", 1), ("H", 2))."""
    return tuple((element, elements.count(element)) for element in sorted(set(elements)))


# Final scoring


def final(state: State) -> list[Score]:
    """Each scientist's points at the end, in the order of the seats; CD-93: Nobel's last, where he plays."""
    scores = []
    for seat, scientist in enumerate(state["seats"]):
        complete = [one for one in scientist["extinguishers"] if one["complete"]]
        extinguisher = 4 * len(complete)  # CD-20, CD-A41: each one held; what lies on an unfinished one counts nothing
        wild = 2 * scientist["wilds"]  # CD-21
        scores.append(score(scientist, claimed(state["cards"], seat), extinguisher, wild))
    if state["nobel"] is not None:  # CD-A45: no extinguisher and no wild
        scores.append(score(state["nobel"], claimed(state["cards"], "nobel"), 0, 0))
    return scores


def score(bench: Bench, fields: int, extinguisher: int, wild: int) -> Score:
    """The sum and its parts."""
    stored = sum(bench["bench"].values()) // 2  # CD-19, CD-A41: a single one left over counts nothing
    return {
        "track": bench["track"],
        "fields": fields,
        "bench": stored,
        "extinguisher": extinguisher,
        "wild": wild,
        "total": bench["track"] + fields + stored + extinguisher + wild,
    }


def claimed(cards: Sequence[Card], seat: Seat) -> int:
    """CD-18: the elements on all cards in the field that this seat has claimed; CD-A41: on full cards too."""
    points = 0
    for card in cards:
        if seat in [claim[0] for claim in card["claims"]]:  # CD-A53: both owners of a double, and nobody twice
            points += sum(card["has"].values())
    return points


def winners(totals: Sequence[int]) -> list[int]:
    """CD-22: who has the most; CD-A42: all who have it."""
    return [place for place, total in enumerate(totals) if total == max(totals)]
