"""What a table can choose, as the rules need it."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounded.layout import SQUARE
from compoundry.kernel import Record

STACKS: Final = 0
"""CD-10: a Lab Fire on top of each stack."""
INSIDE: Final = 1
"""CD-100, deck A: one somewhere in each stack."""
SHUFFLED: Final = 2
"""CD-101, deck B: everything shuffled together."""

GOAL: Final = 50
"""CD-13: the points that bring on the last round."""
MOST_OPEN: Final = 3
MOST_MADE: Final = 12


class House(Record):
    """The rules of the house; it never changes once the game has begun, so all copies share it.

    `one_tool`: CD-A10, one tool of a type a scientist.  `finished_only`: only completed
    extinguishers are traded.  `most_open`, `most_made`: the caps of CD-A12; `quiet`: there are
    offers that only two see.  `free_wild`: CD-A17, a wild is an extra placement.  `own_burner`:
    CD-A23, Burners in the own turn only.  `at_once`: CD-A24, the gap of a Burner's explosion is
    filled at once.  `every_volatile`: CD-A26, each takes effect.  `tokens`: CD-A35, the flame
    tokens that there are, 0 for any number.  `youngest`: CD-A4, the seat that wins a tie for the
    first Lead, NONE for a draw by lot.  `bare`: CD-103, no extinguishers and no wilds.  `goal`:
    CD-13, the points that bring on the last round.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "layout",
        "deck",
        "bare",
        "one_tool",
        "finished_only",
        "most_open",
        "most_made",
        "quiet",
        "free_wild",
        "own_burner",
        "at_once",
        "every_volatile",
        "tokens",
        "youngest",
        "goal",
    )

    def __init__(
        self,
        layout: int = SQUARE,
        deck: int = STACKS,
        bare: int = 0,
        one_tool: int = 1,
        finished_only: int = 0,
        most_open: int = MOST_OPEN,
        most_made: int = MOST_MADE,
        quiet: int = 1,
        free_wild: int = 0,
        own_burner: int = 0,
        at_once: int = 0,
        every_volatile: int = 0,
        tokens: int = 0,
        youngest: int = -1,
        goal: int = GOAL,
    ) -> None:
        self.layout = layout
        self.deck = deck
        self.bare = bare
        self.one_tool = one_tool
        self.finished_only = finished_only
        self.most_open = most_open
        self.most_made = most_made
        self.quiet = quiet
        self.free_wild = free_wild
        self.own_burner = own_burner
        self.at_once = at_once
        self.every_volatile = every_volatile
        self.tokens = tokens
        self.youngest = youngest
        self.goal = goal
