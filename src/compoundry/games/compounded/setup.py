"""Setting up the lab: box, benches, field, the first elements, the first Lead.  CD-1 to CD-11, CD-83, CD-84, CD-94."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.bag import Drawing
from compoundry.games.compounded.cards import ELEMENTS, LESS_ONE, NONE, STUDY, pack_of
from compoundry.games.compounded.deck import Dealing, Reveal, first_gap
from compoundry.games.compounded.layout import LAYOUTS, PARTNERS, PARTNERS_APART
from compoundry.games.compounded.options import House
from compoundry.games.compounded.position import MOST_PEOPLE, Compounded
from compoundry.games.compounded.round import Round
from compoundry.games.compounded.steps import Step, settle
from compoundry.kernel import NATURE, AnyMove, Chance, Number, Refusal, Slot

WITH_NOBEL: Final = 2
"""CD-84: so many copies of each starting compound are used when Nobel plays."""


def set_up(seats: int, house: House, pack: str) -> Compounded:
    """The lab before the first card is dealt: all at 0 points (CD-3), every experiment at its beginning (CD-9)."""
    position = Compounded(seats)
    cards = pack_of(pack)
    equipment = cards.equipment
    position.pack = pack
    position.house = house
    position.bag = equipment.crystals[:]
    position.stock = sorted(cards.base)
    if house.layout in (PARTNERS, PARTNERS_APART):
        position.doubles = sorted(cards.doubles)
    # CD-7, CD-A7: of some tools there is one less than there are scientists with a seat.
    position.tiles = [seats - 1 if tiles == LESS_ONE else tiles for tiles in equipment.tiles]
    places = LAYOUTS[house.layout].places
    position.card = [NONE] * places
    position.has = [0] * (places * ELEMENTS)
    position.flames = [0] * places
    position.owner = [NONE] * (2 * places)
    position.temporary = [0] * (2 * places)
    position.since = [0] * (2 * places)
    for seat in range(seats):
        position.active[seat] = equipment.levels[STUDY][0]  # CD-5
        position.reserve[seat] = equipment.claims - position.active[seat]
    if not house.bare:  # CD-8, CD-103
        position.holder = list(range(seats))
        position.filling = [0] * (seats * ELEMENTS)
        position.flipped = [0] * seats
        for seat in range(seats):
            position.wilds[seat] = 1
    starting: list[int] = []
    for kind in cards.starting:
        starting += [kind] * (WITH_NOBEL if position.nobel() != NONE else cards.kinds[kind].copies)
    position.ask(Opening(0, starting, 0))
    return position


class Opening(Dealing):
    """CD-4, CD-A1: the starting cards first, then others; CD-6: the first elements; CD-11: the Lead.

    `starting` are the cards to come, `at` counts the scientists who have drawn.
    """

    fields: ClassVar[tuple[str, ...]] = ("serial", "starting", "at")

    def __init__(self, serial: int, starting: list[int], at: int) -> None:
        self.serial = serial
        self.starting = starting
        self.at = at

    def copy(self) -> Opening:
        return Opening(self.serial, self.starting[:], self.at)

    def source(self, position: Compounded) -> list[int]:
        return self.starting or super().source(position)

    def go_on(self, position: Compounded) -> bool:
        if first_gap(position) != NONE:
            return True
        if self.at < position.people():
            position.ask(Drawing(0, self.at, position.cards().equipment.opening, 0, []))
            self.at += 1
            return False
        position.close()
        position.deck = len(position.stock)  # CD-10, CD-A5: only now the stacks are made
        rarest = with_rarest(position)
        if len(rarest) == 1:
            begin(position, rarest[0])
        elif position.house.youngest in rarest:
            begin(position, position.house.youngest)
        else:
            position.ask(Lots(0, rarest))
        return False


def with_rarest(position: Compounded) -> list[int]:
    """CD-11, CD-A4: the seats with the most sulfur; among these with the most calcium, and so on."""
    found = list(range(position.seats))
    for element in range(ELEMENTS - 1, -1, -1):
        most = max([position.on_bench(seat, element) for seat in found])
        found = [seat for seat in found if position.on_bench(seat, element) == most]
    return found


def begin(position: Compounded, lead: int) -> None:
    """CD-11: the Lead takes the Key, and the first round begins."""
    position.lead = lead
    position.ask(Round())


class Lots(Step):
    """CD-A4: these seats have drawn the same; chance says who leads."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "tied")

    def __init__(self, serial: int, tied: list[int]) -> None:
        self.serial = serial
        self.tied = tied

    def copy(self) -> Lots:
        return Lots(self.serial, self.tied[:])

    def acting(self, position: Compounded) -> list[int]:
        return [NATURE]

    def outcomes(self, position: Compounded) -> list[tuple[AnyMove, int]]:
        return [(Lot(seat), 1) for seat in self.tied]


class Lot(Chance[Compounded]):
    """CD-A4: the lot falls on this seat."""

    verb: ClassVar[str] = "lot"
    slots: ClassVar[tuple[Slot, ...]] = (Number("seat", 0, MOST_PEOPLE - 1),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        top = position.pending[-1]
        assert isinstance(top, Lots)
        return None if self.seat in top.tied else Refusal("not-tied", "CD-A4", whom=self.seat)

    def play(self, position: Compounded, seat: int) -> None:
        position.close()
        position.tell("lot", {"seat": self.seat})
        begin(position, self.seat)
        settle(position)


Opening.verbs = (Reveal,)
Lots.verbs = (Lot,)
