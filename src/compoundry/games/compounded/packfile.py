"""The file of a content pack: compounds, a table a card, and what is in the box besides."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar, Final, NamedTuple

from compoundry.chemistry.formula import Formula
from compoundry.chemistry.reading import parse
from compoundry.games.compounded.cards import EXPERIMENTS, NONE, REACTIONS, STATES, STUDY, SYMBOLS, TOOLS, Equipment
from compoundry.games.compounded.packtable import Table
from compoundry.kernel.errors import BadInput
from compoundry.packs import PackText

LANGUAGES: Final = ("en", "de")
MOST_CARDS: Final = 200
"""Of all kinds together."""
LONGEST_NAME: Final = 80
LONGEST_TEXT: Final = 400

STARTING: Final = "starting"
SINGLE: Final = "compound"
DOUBLE: Final = "double"
KINDS: Final = (STARTING, SINGLE, DOUBLE)
COPIES: Final = {STARTING: 3, SINGLE: 1, DOUBLE: 1}
"""How many cards there are of a compound that does not say so itself."""

NEEDED: Final = ("formula", "state")
ALLOWED: Final = (
    "cas",
    "points",
    "flames",
    "tool",
    "reaction",
    "copies",
    "name",
    "systematic",
    "smiles",
    "fact",
    "departure",
)


class Fact(NamedTuple):
    """Something worth knowing, by language, and where it can be looked up."""

    told: dict[str, str]
    source: str


class Card(NamedTuple):
    """One compound as the file has it.  What it leaves out is "", empty or None."""

    kind: str
    formula: Formula
    cas: str
    state: int
    points: int | None
    flames: int
    tool: int
    reaction: int
    copies: int
    names: dict[str, str]
    systematic: dict[str, str]
    smiles: str
    fact: Fact | None
    departures: dict[str, dict[str, str]]
    """Where the card is not as in life, and why: of ``state`` and ``flames``, by language."""
    line: int

    def needs(self) -> list[int]:
        """Its atoms, in the order of `SYMBOLS`."""
        held = self.formula.composition()
        return [held.get(symbol, 0) for symbol in SYMBOLS]


class PackFile(PackText):
    """What a file holds, and what is wrong with its form.  Nothing here knows any chemistry but formulas."""

    game: ClassVar[str] = "compounded"
    keys: ClassVar[tuple[str, ...]] = (*PackText.keys, "equipment", *KINDS)

    def __init__(self, text: str, where: str) -> None:
        self.cards: list[Card] = []
        self.equipment = Equipment()
        super().__init__(text, where)
        top = Table(self, self.data)
        self._box(top.table("equipment"))
        for kind in KINDS:
            for at, table in enumerate(top.tables(kind, MOST_CARDS)):
                self._card(kind, table, self._lines.of(kind, at))

    def _box(self, box: Table) -> None:
        """What the box holds; what is not said is as in the rulebook."""
        has = self.equipment
        box.keys((), ("crystals", "tools", "experiments", "journal"))
        crystals = box.table("crystals")
        crystals.keys((), SYMBOLS)
        has.crystals = [crystals.count(one, 0, 200, number) for one, number in zip(SYMBOLS, has.crystals)]
        tools = box.table("tools")
        tools.keys((), TOOLS)
        has.tiles = [tools.count(one, NONE, 20, number) for one, number in zip(TOOLS, has.tiles)]
        experiments = box.table("experiments")
        experiments.keys((), EXPERIMENTS)
        has.levels = [experiments.levels(one, 20, levels) for one, levels in zip(EXPERIMENTS, has.levels)]
        # CD-5: there are as many tokens as Study allows at first; CD-71: who loses a level loses one token at most.
        study = has.levels[STUDY]
        if study[0] > has.claims or any([after - before > 1 for before, after in pairwise(study)]):
            experiments.note(EXPERIMENTS[STUDY], BadInput("pack-study", levels=[*study], claims=has.claims))
        has.journal_level = box.count("journal", 1, 3, has.journal_level)

    def _card(self, kind: str, table: Table, line: int) -> None:
        before = len(self.wrong)
        table.keys(NEEDED, ALLOWED)
        departure = table.table("departure")
        departure.keys((), ("state", "flames"))
        card = Card(
            kind,
            self._formula(table),
            table.text("cas", LONGEST_NAME),
            table.choice("state", STATES),
            table.count("points", 1, 20, 1) if table.has("points") else None,
            table.count("flames", 0, 9, 0),
            table.choice("tool", TOOLS) if table.has("tool") else NONE,
            table.choice("reaction", REACTIONS),
            table.count("copies", 1, 9, COPIES[kind]),
            self._told(table.table("name"), LONGEST_NAME),
            self._told(table.table("systematic"), LONGEST_NAME),
            table.text("smiles", LONGEST_TEXT),
            self._fact(table.table("fact")) if table.has("fact") else None,
            {what: self._told(departure.table(what), LONGEST_TEXT) for what in departure.given()},
            line,
        )
        if len(self.wrong) == before:
            self.cards.append(card)

    def _formula(self, table: Table) -> Formula:
        before = len(self.wrong)
        written = table.text("formula", LONGEST_TEXT)
        if table.has("formula") and len(self.wrong) == before:
            try:
                formula = parse(written)
            except BadInput as wrong:
                table.note("formula", wrong)
            else:
                strange = [symbol for symbol in formula.composition() if symbol not in SYMBOLS]
                if not strange and not formula.charge:
                    return formula
                known = ", ".join(SYMBOLS)
                table.note("formula", BadInput("pack-formula", formula=written, strange=strange, known=known))
        return Formula((), 0)

    def _fact(self, fact: Table) -> Fact:
        fact.keys(("en", "source"), ("de",))
        told = {one: fact.text(one, LONGEST_TEXT) for one in LANGUAGES if fact.has(one)}
        return Fact(told, fact.text("source", LONGEST_TEXT))

    def _told(self, table: Table, most: int) -> dict[str, str]:
        """A text in each language in which it is given."""
        table.keys((), LANGUAGES)
        return {language: table.text(language, most) for language in table.given()}
