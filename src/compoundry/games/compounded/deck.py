"""The compound deck: which card comes next.  CD-10, CD-51, CD-53, CD-57, CD-58, CD-94, CD-99 to CD-101.

What lies in the deck has no order until it is turned up.  Its structure is known: six stacks as
equal as can be (CD-A2), the fire-free one on top, in each of the others one Lab Fire.  Which of
those others hold a card more than the rest, and in deck A where in its stack a fire lies, nobody
knows; every arrangement that fits what has been seen is as likely as any other, so the odds of
the next card are counted, not remembered.
"""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.cards import NONE
from compoundry.games.compounded.fire import LAB_FIRE, break_out_everywhere
from compoundry.games.compounded.options import SHUFFLED, STACKS
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.scoring import UNFILLED, finish
from compoundry.games.compounded.steps import Step, settle
from compoundry.kernel import NATURE, AnyMove, Chance, Draw, Number, Refusal, Slot

MOST_KINDS: Final = 200


class Dealing(Step):
    """Cards are turned up into the gaps of the field, left to right and top to bottom; the doubles' row comes last."""

    def source(self, position: Compounded) -> list[int]:
        """The cards of which one comes next, each as likely as any other."""
        return position.doubles if position.layout().double(first_gap(position)) else position.stock

    def turned_up(self, position: Compounded, kind: int) -> None:
        """This card is the next."""
        gap = first_gap(position)
        self.source(position).remove(kind)
        position.lay_card(gap, kind)
        if position.sink is not None:
            position.tell("revealed", {"place": gap, "compound": kind})

    def odds(self, position: Compounded) -> tuple[int, int]:
        """How many arrangements of the deck have a fire next, and how many a compound."""
        return 0, 1

    def acting(self, position: Compounded) -> list[int]:
        return [NATURE]

    def outcomes(self, position: Compounded) -> list[tuple[AnyMove, int]]:
        source = self.source(position)
        fire, card = self.odds(position)
        found: list[tuple[AnyMove, int]] = []
        if card:
            found += [(REVEALS[kind], card * source.count(kind)) for kind in sorted(set(source))]
        if fire:
            found.append((LIGHT, fire * len(source)))
        return found

    def chance(self, position: Compounded, draw: Draw) -> AnyMove:
        fire, card = self.odds(position)
        if fire and draw.below(fire + card) < fire:
            return LIGHT
        return REVEALS[draw.pick(self.source(position))]


class Filling(Dealing):
    """CD-51: the gaps are filled from the deck; a `fire` that was set aside (CD-53) burns all that came (CD-A34)."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "fire")

    def __init__(self, serial: int = 0, fire: int = 0) -> None:
        self.serial = serial
        self.fire = fire

    def copy(self) -> Filling:
        return Filling(self.serial, self.fire)

    def go_on(self, position: Compounded) -> bool:
        if first_gap(position) != NONE:
            if self.source(position):
                return True
            # CD-15, CD-17, CD-99; CD-A39: a fire that was set aside does not burn any more.
            finish(position, UNFILLED)
        elif self.fire:
            self.fire = 0
            break_out_everywhere(position, LAB_FIRE)
        else:
            position.close()
        return False

    def odds(self, position: Compounded) -> tuple[int, int]:
        return (0, 1) if position.layout().double(first_gap(position)) else fire_and_card(position)

    def turned_up(self, position: Compounded, kind: int) -> None:
        if not position.layout().double(first_gap(position)):
            position.drawn += 1
        super().turned_up(position, kind)


def dealing_of(position: Compounded) -> Dealing:
    top = position.pending[-1]
    assert isinstance(top, Dealing)
    return top


class Reveal(Chance[Compounded]):
    """The next card is this compound."""

    verb: ClassVar[str] = "reveal"
    slots: ClassVar[tuple[Slot, ...]] = (Number("compound", 0, MOST_KINDS - 1),)

    def __init__(self, compound: int) -> None:
        self.compound = compound

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        dealing = dealing_of(position)
        if self.compound not in dealing.source(position) or not dealing.odds(position)[1]:
            return Refusal("no-such-card", "CD-51")
        return None

    def play(self, position: Compounded, seat: int) -> None:
        dealing_of(position).turned_up(position, self.compound)
        settle(position)


class Light(Chance[Compounded]):
    """The next card is a Lab Fire."""

    verb: ClassVar[str] = "light"

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        return None if dealing_of(position).odds(position)[0] else Refusal("no-such-card", "CD-53")

    def play(self, position: Compounded, seat: int) -> None:
        """CD-53: it is set aside; CD-58: a second one in this round is discarded."""
        filling = position.pending[-1]
        assert isinstance(filling, Filling)
        position.fires.append(position.drawn)
        if position.sink is not None:
            position.tell("ignored" if position.burning else "lit", {})
        if not position.burning:
            position.burning = 1
            filling.fire = 1
        settle(position)


LIGHT: Final = Light()
REVEALS: Final[list[AnyMove]] = [Reveal(kind) for kind in range(MOST_KINDS)]


def first_gap(position: Compounded) -> int:
    """The first empty place in reading order (CD-A57); NONE when the field is full."""
    for place in range(len(position.card)):
        if position.card[place] == NONE:
            return place
    return NONE


def fire_and_card(position: Compounded) -> tuple[int, int]:
    """How many arrangements of the deck that fit what was seen have a fire next, and how many a compound.

    CD-A6: in deck A too the stack on top has none.  CD-A3: which of the others are larger nobody knows.
    """
    fires = position.cards().equipment.fires
    left = fires - len(position.fires)
    if position.house.deck == SHUFFLED:
        return left, len(position.stock)
    if left == 0:
        return 0, 1
    small, larger = divmod(position.deck, fires + 1)
    top = small + 1 if larger else small
    if position.drawn < top:
        return 0, 1
    fire = 0
    card = 0
    for mask in range(1 << fires):
        if bits(mask) == max(0, larger - 1):
            ways = _arrangements(position, mask, small, top)
            fire += ways[0]
            card += ways[1]
    return fire, card


def _arrangements(position: Compounded, mask: int, small: int, top: int) -> tuple[int, int]:
    """With the stacks in `mask` one card larger: in how many ways the next card is a fire, and in how many it is not.

    A stack's fire lies on top of it, in deck A before any of its cards or behind the last one.
    """
    fires = position.cards().equipment.fires
    inside = position.house.deck != STACKS
    start = top
    for stack in range(len(position.fires)):
        size = small + (mask >> stack & 1)
        if not start <= position.fires[stack] <= (start + size if inside else start):
            return 0, 0
        start += size
    size = small + (mask >> len(position.fires) & 1)
    last = start + size if inside else start
    later = 1
    for stack in range(len(position.fires) + 1, fires if inside else 0):
        later *= small + (mask >> stack & 1) + 1
    now = later if start <= position.drawn <= last else 0
    return now, later * max(0, last - max(position.drawn, start - 1))


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


Filling.verbs = (Reveal, Light)
