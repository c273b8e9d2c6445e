"""What the rules need to know of a content pack: compounds, and the equipment of the lab.

Everything is numbered, and stands in flat lists of ints: what is said of compound `kind` and
element `e` stands at ``kind * ELEMENTS + e``.
"""

from __future__ import annotations

from typing import Final

ELEMENTS: Final = 6
SYMBOLS: Final = ("H", "C", "O", "N", "Ca", "S")
"""From the most common to the rarest (RB p6)."""

H: Final = 0
C: Final = 1
O: Final = 2  # noqa: E741
N: Final = 3
CA: Final = 4
S: Final = 5

# The experiments; the state of a compound is the number of the one that it raises (CD-49).
DISCOVERY: Final = 0
STUDY: Final = 1
RESEARCH: Final = 2
LAB: Final = 3
EXPERIMENTS: Final = ("discovery", "study", "research", "lab")
LEVELS: Final = 4
STATES: Final = ("liquid", "solid", "gas")

BURNER: Final = 0
KEY: Final = 1
GOGGLES: Final = 2
CYLINDER: Final = 3
PIPET: Final = 4
JOURNAL: Final = 5
TOOLS: Final = ("bunsen-burner", "lab-key", "safety-goggles", "graduated-cylinder", "pipet", "journal")

NO_REACTION: Final = 0
GRANT: Final = 1
VOLATILE: Final = 2
HAULING: Final = 3
CORROSIVE: Final = 4
EXPLOSIVE: Final = 5
REACTIONS: Final = ("", "grant", "volatile", "hazardous-hauling", "corrosive", "explosive-elements")

NONE: Final = -1

NOBEL: Final = -3
"""As events and moves name him, who has no seat."""

LESS_ONE: Final = -1
"""As the number of tiles of a tool: one less than there are players (CD-7)."""


class Kind:
    """A compound, as many cards as there may be of it."""

    def __init__(
        self,
        formula: str,
        need: list[int],
        state: int,
        points: int,
        flames: int = 0,
        tool: int = NONE,
        reaction: int = NO_REACTION,
        copies: int = 1,
        starting: bool = False,
        double: bool = False,
        names: dict[str, str] | None = None,
    ) -> None:
        """`need` counts the elements in the order of `SYMBOLS`; `flames` is 0 for what does not burn.

        `names` are what people call it, by language.
        """
        self.formula = formula
        self.need = need
        self.state = state
        self.points = points
        self.flames = flames
        self.tool = tool
        self.reaction = reaction
        self.copies = copies
        self.starting = starting
        self.double = double
        self.names: dict[str, str] = names or {}


class Equipment:
    """All that is in the box besides cards, and the numbers printed on it."""

    def __init__(self) -> None:
        self.crystals = [30, 20, 20, 15, 10, 5]
        """CD-2: in the bag."""
        self.tiles = [4, 3, 3, LESS_ONE, LESS_ONE, LESS_ONE]
        """CD-7: of each tool."""
        self.levels = [[2, 3, 4, 5], [1, 2, 3, 3], [2, 3, 4, 5], [4, 5, 6, 7]]
        """CD-62, CD-63, CD-64, CD-61: what each level of an experiment gives."""
        self.journal_level = 3
        """CD-69: the level of Study, counted from 0, that gives the Journal."""
        self.extinguisher = [0, 1, 2, 0, 0, 0]
        """The elements that complete it."""
        self.extinguisher_points = 4
        self.wild_points = 2
        self.claims = 3
        self.opening = 4
        """CD-6: elements drawn at the start."""
        self.plain_flames = 2
        """CD-74: the flame limit of what does not burn."""
        self.fires = 5
        self.end_experiments = 3
        self.nobel_storage = 4
        """CD-88: what Nobel can keep."""


class Pack:
    """A content pack as the rules play with it: single compounds first, then the doubles of Lab Partners."""

    def __init__(self, name: str, kinds: list[Kind], equipment: Equipment) -> None:
        self.name = name
        self.kinds = kinds
        self.size = len(kinds)
        self.equipment = equipment
        self.need: list[int] = []
        self.atoms: list[int] = []
        self.points: list[int] = []
        self.flames: list[int] = []
        self.state: list[int] = []
        self.tool: list[int] = []
        self.reaction: list[int] = []
        self.double: list[bool] = []
        self.starting: list[int] = []
        """The kinds of the starting cards."""
        self.base: list[int] = []
        """Every other single card, a kind as often as there are cards of it."""
        self.doubles: list[int] = []
        for kind, card in enumerate(kinds):
            self.need += card.need
            self.atoms.append(sum(card.need))
            self.points.append(card.points)
            self.flames.append(card.flames)
            self.state.append(card.state)
            self.tool.append(card.tool)
            self.reaction.append(card.reaction)
            self.double.append(card.double)
            if card.double:
                self.doubles += [kind] * card.copies
            elif card.starting:
                self.starting.append(kind)
            else:
                self.base += [kind] * card.copies

    def needs(self, kind: int) -> list[int]:
        return self.need[kind * ELEMENTS : kind * ELEMENTS + ELEMENTS]


READ: Final[dict[str, Pack]] = {}
"""The packs that were read, by name."""


def pack_of(name: str) -> Pack:
    """The pack of this name, read once."""
    known = READ.get(name)
    if known is None:
        # Here and not above: who plays with a pack that was read needs no files.
        from compoundry.games.compounded.pack import load

        known = load(name)
        READ[name] = known
    return known
