"""Lab tools: Safety Goggles, Bunsen Burner, Graduated Cylinder, Lab Key.  CD-66, CD-67, CD-70, CD-73 to CD-76.

The Pipet stands with Research, the Journal with Lab, where they are used.
"""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.bag import Drawing
from compoundry.games.compounded.bench import lower_level, raise_level, rest_tool, spend_tool
from compoundry.games.compounded.cards import BURNER, CYLINDER, DISCOVERY, EXPERIMENTS, GOGGLES, KEY, NONE
from compoundry.games.compounded.deck import Filling
from compoundry.games.compounded.fire import BURNT, break_out, no_flame_left
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.position import TRACKS, Compounded
from compoundry.games.compounded.steps import PASS, PLACE, Act, Pass, Step, next_holder, whole
from compoundry.games.compounded.telling import kindled, rung
from compoundry.kernel import AnyMove, Number, Plain, Refusal, Slot
from compoundry.kernel.slot import Value


class Window(Step):
    """The holders of a tool are asked one after the other, from the Lead on; `at` counts the seats."""

    fields: ClassVar[tuple[str, ...]] = ("serial", "at")

    def __init__(self, serial: int = 0, at: int = 0) -> None:
        self.serial = serial
        self.at = at

    def asked(self, position: Compounded) -> int:
        return position.after_lead(self.at)

    def timeout(self, position: Compounded, seat: int) -> AnyMove:
        return PASS

    def passed(self, position: Compounded, seat: int) -> None:
        self.at += 1

    def _next(self, position: Compounded, tool: int, leave_out: int = NONE) -> bool:
        """Is there another to ask?  If not, the window is shut."""
        at = next_holder(position, self.at, tool, leave_out)
        if at == NONE:
            position.close()
            return False
        self.at = at
        return True


class GogglesWindow(Window):
    """CD-66, CD-A22: before the first turn of Research."""

    window: ClassVar[str] = "goggles"

    def copy(self) -> GogglesWindow:
        return GogglesWindow(self.serial, self.at)

    def go_on(self, position: Compounded) -> bool:
        if not sum(position.bag):
            position.close()
            return False
        return self._next(position, GOGGLES)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [DISCOVER, PASS]


class Goggles(Act):
    """CD-66: discover a second time; what is found stays apart from the bench."""

    verb: ClassVar[str] = "goggles"

    def act(self, position: Compounded, seat: int) -> None:
        top = position.pending[-1]
        assert isinstance(top, Window)
        top.at += 1
        spend_tool(position, seat, GOGGLES)
        count = position.level(seat, DISCOVERY)
        if position.sink is not None:
            position.tell("goggles", {"seat": seat, "count": count})
        position.ask(Drawing(0, seat, count, 1, []))


DISCOVER: Final = Goggles()


class BurnerWindow(Window):
    """CD-A23: before a scientist's turn and at the end of Research; `mine` is the seat whose turn it is."""

    window: ClassVar[str] = "burner"
    fields: ClassVar[tuple[str, ...]] = ("serial", "at", "mine")

    def __init__(self, serial: int, at: int, mine: int) -> None:
        super().__init__(serial, at)
        self.mine = mine

    def copy(self) -> BurnerWindow:
        return BurnerWindow(self.serial, self.at, self.mine)

    def go_on(self, position: Compounded) -> bool:
        if not burnable(position):
            position.close()
            return False
        return self._next(position, BURNER, self.mine)

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [*burnable(position), PASS]


class Burn(Act):
    """CD-73: a flame for a compound that has none; an extinguisher can stop it, then both are spent."""

    verb: ClassVar[str] = "burn"
    slots: ClassVar[tuple[Slot, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if not position.can_use(seat, BURNER):
            return Refusal("no-burner", "CD-73")
        if self.place >= len(position.card) or position.card[self.place] == NONE:
            return Refusal("no-card-there", "CD-73", place=self.place)
        if position.flames[self.place]:
            flames = position.flames[self.place]
            return Refusal("burns-already", "CD-73", place=self.place, compound=position.card[self.place], count=flames)
        return no_flame_left(position)

    def act(self, position: Compounded, seat: int) -> None:
        spend_tool(position, seat, BURNER)
        if position.sink is not None:
            position.tell("burned", {"seat": seat, "place": self.place, "compound": position.card[self.place]})
        if position.house.at_once:
            position.ask(Filling())  # CD-A24, as a table may choose: once the fire is over
        break_out(position, BURNT, 1 << self.place)

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return kindled(position, whole(values[0]))


BURNS: Final[list[AnyMove]] = [Burn(place) for place in range(MOST_PLACES)]


def burnable(position: Compounded) -> list[AnyMove]:
    """CD-A23: any compound without a flame, complete or not, anybody's."""
    if no_flame_left(position) is not None:
        return []
    return [
        BURNS[place]
        for place in range(len(position.card))
        if position.card[place] != NONE and not position.flames[place]
    ]


class Adjust(Act):
    """CD-70: with the Graduated Cylinder one experiment falls a level, and another rises one."""

    verb: ClassVar[str] = "adjust"
    slots: ClassVar[tuple[Slot, ...]] = (
        Number("down", 0, len(EXPERIMENTS) - 1),
        Number("up", 0, len(EXPERIMENTS) - 1),
    )

    def __init__(self, down: int, up: int) -> None:
        self.down = down
        self.up = up

    @classmethod
    def about(cls, position: Compounded, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return rung(position, seat, whole(values[-1]), 1 if len(values) > 1 else -1)

    def refuse(self, position: Compounded, seat: int) -> Refusal | None:
        if not position.can_use(seat, CYLINDER):
            return Refusal("no-cylinder", "CD-70")
        # CD-A30: two different ones, and both must be possible.
        if self.down == self.up:
            return Refusal("same-experiment", "CD-A30", experiment=self.down)
        if not position.levels[seat * TRACKS + self.down]:
            return Refusal("lowest-already", "CD-A30", experiment=self.down)
        if position.maxed(seat, self.up):
            return Refusal("highest-already", "CD-A30", experiment=self.up)
        return None

    def act(self, position: Compounded, seat: int) -> None:
        if position.sink is not None:
            position.tell("adjusted", {"seat": seat, "down": self.down, "up": self.up})
        rest_tool(position, seat, CYLINDER)
        lower_level(position, seat, self.down)
        raise_level(position, seat, self.up)


ADJUSTS: Final[list[Adjust]] = [Adjust(down, up) for down in range(TRACKS) for up in range(TRACKS)]


def adjustments(position: Compounded, seat: int) -> list[AnyMove]:
    """Every way to use a Cylinder now."""
    if not position.can_use(seat, CYLINDER):
        return []
    return [move for move in ADJUSTS if move.refuse(position, seat) is None]


class KeyWindow(Window):
    """CD-67, CD-A37: from the left of the one who would lead on; that one is not asked, the Lead of this round is."""

    window: ClassVar[str] = "key"

    def copy(self) -> KeyWindow:
        return KeyWindow(self.serial, self.at)

    def go_on(self, position: Compounded) -> bool:
        while self.at <= position.seats:
            if position.can_use(self.asked(position), KEY):
                return True
            self.at += 1
        position.close()
        return False

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        return [TAKE_KEY, PASS]


class TakeKey(Act):
    """CD-67: lead in the next round; CD-A37: the first who wants to."""

    verb: ClassVar[str] = "take-key"

    def act(self, position: Compounded, seat: int) -> None:
        spend_tool(position, seat, KEY)
        position.heir = seat
        position.close()
        if position.sink is not None:
            position.tell("key", {"seat": seat})


TAKE_KEY: Final = TakeKey()

GogglesWindow.verbs = (Goggles, Pass)
BurnerWindow.verbs = (Burn, Pass)
KeyWindow.verbs = (TakeKey, Pass)
