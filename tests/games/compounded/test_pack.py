"""The content pack: true chemistry, the counts of the box, a balanced deck; and what is said of a broken one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from compoundry.chemistry.reading import parse
from compoundry.chemistry.structure import structure
from compoundry.chemistry.substances import by_cas
from compoundry.games.compounded import pack
from compoundry.games.compounded.cards import (
    BURNER,
    CYLINDER,
    GOGGLES,
    GRANT,
    JOURNAL,
    KEY,
    NONE,
    PIPET,
    STATES,
    SYMBOLS,
    TOOLS,
    VOLATILE,
    pack_of,
)
from compoundry.games.compounded.packcheck import PackReview, points
from compoundry.games.compounded.packfile import DOUBLE, SINGLE, STARTING, Card
from compoundry.kernel.errors import BadInput
from compoundry.packs import FOLDER
from compoundry.textfiles import LANGUAGES, bundle

FILE = Path(pack.__file__).parent / "pack" / "standard.toml"
TEXT = FILE.read_text(encoding="utf-8")
REVIEW = pack.check(TEXT, "standard.toml")
LORE = pack.lore("standard")

NAMED = [
    "hydroxylamine",
    "acetylene",
    "nitric acid",
    "hydrazoic acid",
    "carbonyl sulfide",
    "calcium cyanamide",
    "calcium oxide",
    "methanol",
    "ozone",
    "hydrogen peroxide",
]
"""The compounds that are named in the rulebook or in pictures of the game."""


def of(kind: str) -> list[Card]:
    return [card for card in REVIEW.cards if card.kind == kind]


def card_of(name: str) -> Card:
    [found] = [card for card, lore in zip(REVIEW.cards, LORE, strict=True) if lore.name("en") == name]
    return found


# The box


def test_there_is_nothing_to_say_of_the_standard_pack() -> None:
    assert [str(problem.error) for problem in (*REVIEW.errors, *REVIEW.advice)] == []


@pytest.mark.rule("CD-4", "CD-84")
def test_nine_starting_cards_a_kind_for_each_state_with_nothing_on_them() -> None:
    assert [card.copies for card in of(STARTING)] == [3, 3, 3]
    assert sorted(card.state for card in of(STARTING)) == [0, 1, 2]
    assert all((card.flames, card.tool, card.reaction) == (0, NONE, 0) for card in of(STARTING))


@pytest.mark.rule("CD-10", "CD-94")
def test_54_compounds_and_20_doubles_all_different() -> None:
    assert [card.copies for card in of(SINGLE)] == [1] * 54
    assert [card.copies for card in of(DOUBLE)] == [1] * 20
    assert len({card.cas for card in REVIEW.cards}) == len(REVIEW.cards) == 77
    formulas = [str(card.formula) for card in REVIEW.cards]
    assert len(set(formulas)) == len(formulas)


def test_the_rules_get_what_the_file_has() -> None:
    made = pack_of("standard")
    assert (len(made.starting), len(made.base), len(made.doubles)) == (3, 54, 20)
    for number, card in enumerate(REVIEW.cards):
        assert made.needs(number) == [card.formula.composition().get(symbol, 0) for symbol in SYMBOLS]
        assert (made.points[number], made.flames[number]) == (points(card), card.flames)
        assert (made.state[number], made.tool[number], made.reaction[number]) == (card.state, card.tool, card.reaction)
        assert made.double[number] == (card.kind == DOUBLE)
        assert made.kinds[number].names == LORE[number].names
    assert made.equipment.crystals == [30, 20, 20, 15, 10, 5]
    assert made.equipment.tiles == [4, 3, 3, -1, -1, -1]
    assert made.equipment.levels == [[2, 3, 4, 5], [1, 2, 3, 3], [2, 3, 4, 5], [4, 5, 6, 7]]
    assert made.equipment.journal_level == 3


@pytest.mark.parametrize("name", NAMED)
def test_the_compounds_that_the_game_names_are_in_it(name: str) -> None:
    assert card_of(name).kind in (STARTING, SINGLE)


def test_hydroxylamine_is_as_the_game_has_it() -> None:
    card = card_of("hydroxylamine")
    assert (str(card.formula), points(card), STATES[card.state], TOOLS[card.tool]) == ("NH2OH", 6, "liquid", "lab-key")
    assert card_of("acetylene").flames > 0


# True chemistry


@pytest.mark.parametrize("number", range(len(REVIEW.cards)), ids=lambda number: REVIEW.cards[number].cas)
def test_a_card_is_true_to_life_or_says_why_not(number: int) -> None:
    card, lore = REVIEW.cards[number], LORE[number]
    known = by_cas()[card.cas]
    atoms = card.formula.composition()
    assert structure(lore.smiles).composition == atoms == parse(known.formula).composition()
    state = known.state()
    assert state is not None
    assert (state.state == STATES[card.state]) != ("state" in card.departures)
    assert known.burns == (card.flames > 0)
    for names in (lore.names, lore.systematic):
        assert names.keys() == {"en", "de"}
    assert card.fact is not None
    assert card.fact.source
    assert card.fact.told.keys() == {"en", "de"}
    assert all(5 <= len(told.split()) <= 40 for told in card.fact.told.values())


def test_all_departures_from_life() -> None:
    departures = {lore.name("en"): lore.departures for lore in LORE if lore.departures}
    assert departures.keys() == {"hydroxylamine"}
    assert departures["hydroxylamine"].keys() == {"state"}
    for language, told in departures["hydroxylamine"]["state"].items():
        assert "33 °C" in told, language


# A balanced deck


def test_points_follow_from_atoms() -> None:
    for card in REVIEW.cards:
        atoms = card.formula.atoms()
        if card.kind == DOUBLE:
            assert 9 <= atoms <= 15
            assert 6 <= points(card) == atoms // 2 + 2 <= 9
        else:
            assert 2 <= atoms <= 8
            assert 3 <= points(card) == min(atoms + 1, 8)


def test_a_third_of_the_cards_are_of_each_state() -> None:
    assert Counter(card.state for card in of(SINGLE)) == {0: 18, 1: 18, 2: 18}
    assert sorted(Counter(card.state for card in of(DOUBLE)).values()) == [6, 7, 7]


def test_the_demand_for_each_element_is_near_its_share_of_the_bag() -> None:
    demand = REVIEW.demand((STARTING, SINGLE))
    shares = [100 * asked / sum(demand) for asked in demand]
    for share, there in zip(shares, [30, 20, 20, 15, 10, 5], strict=True):
        assert share == pytest.approx(there, abs=4.5)


def test_no_card_wants_more_than_two_of_what_is_rare() -> None:
    for card in REVIEW.cards:
        assert card.needs()[SYMBOLS.index("Ca")] <= 2
        assert card.needs()[SYMBOLS.index("S")] <= 2


def test_most_tools_are_on_what_is_dear_and_on_what_burns() -> None:
    given = [card for card in of(SINGLE) if card.tool != NONE]
    assert Counter(card.tool for card in given) == {BURNER: 5, KEY: 4, GOGGLES: 4, CYLINDER: 5, PIPET: 5}
    assert JOURNAL not in [card.tool for card in given]
    assert len([card for card in given if points(card) >= 7]) * 2 > len(given)
    assert len([card for card in given if card.flames]) * 2 > len(given)


def test_reactions_are_on_a_handful_of_cards() -> None:
    assert Counter(card.reaction for card in of(SINGLE) if card.reaction) == {GRANT: 5, VOLATILE: 5}
    assert not [card for card in of(SINGLE) if card.reaction and card.tool != NONE]
    doubles = Counter(card.reaction for card in of(DOUBLE) if card.reaction)
    assert GRANT not in doubles
    assert max(doubles.values()) <= 4
    assert all(card.tool == NONE for card in of(DOUBLE))


def test_flame_limits() -> None:
    assert {card.flames for card in REVIEW.cards} == {0, 1, 2}
    assert Counter(card.flames for card in of(SINGLE)) == {0: 25, 1: 9, 2: 20}


# Packs of one's own


def assert_worded(review: PackReview) -> None:
    """Everything that is said of a pack has words in each language."""
    for problem in (*review.errors, *review.advice):
        for language in LANGUAGES:
            assert bundle(language, "compoundry.games.compounded").has_message(f"error-{problem.error.code}")


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('formula = "NO"', 'formula = "N0"', "formula-number"),
        ('formula = "NO"', 'formula = "no"', "formula-element"),
        ('formula = "NO"', 'formula = ""', "formula-empty"),
        ('formula = "NO"', "formula = 5", "pack-text"),
        ('formula = "NO"', 'formula = "NaCl"', "pack-formula"),
        ('formula = "NO"', 'formula = "NO^+"', "pack-formula"),
        ('formula = "NO"', 'formula = "N2O4"', "pack-other-substance"),
        ('formula = "NO"', 'formla = "NO"', "pack-lacks"),
        ('cas = "10102-43-9"', 'cas = "10102-43-8"', "pack-cas"),
        ('cas = "10102-43-9"', 'cas = "no"', "pack-cas"),
        ('cas = "10102-43-9"', "", "pack-nameless"),
        ('cas = "10102-43-9"', 'cas = "10024-97-2"', "pack-other-substance"),
        ('cas = "10102-43-9"\nstate = "gas"', 'cas = "10102-43-9"\nstate = "plasma"', "pack-choice"),
        ('cas = "10102-43-9"\nstate = "gas"', 'cas = "10102-43-9"\nstate = ["gas"]', "pack-choice"),
        ('cas = "10102-43-9"', 'cas = "10102-43-9"\npoints = 99', "pack-count"),
        ('cas = "10102-43-9"', 'cas = "10102-43-9"\nflames = true', "pack-count"),
        ('cas = "10102-43-9"', 'cas = "10102-43-9"\ntool = "hammer"', "pack-choice"),
        ('cas = "10102-43-9"', 'cas = "10102-43-9"\nreaction = "corrosive"', "pack-reaction"),
        ('cas = "10102-43-9"', 'cas = "10102-43-9"\nsmiles = "N("', "smiles-broken"),
        ('cas = "10102-43-9"', 'cas = "10102-43-9"\nsmiles = "O"', "pack-smiles"),
        ('cas = "10102-43-9"', 'cas = "10102-43-9"\nname = "x"', "pack-table"),
        ('cas = "7732-18-5"', 'cas = "7732-18-5"\ntool = "pipet"', "pack-tool"),
        ('cas = "7732-18-5"', 'cas = "7732-18-5"\ncopies = 2', "pack-starting"),
        ('cas = "64-17-5"', 'cas = "64-17-5"\ntool = "pipet"', "pack-tool"),
        ('cas = "64-17-5"', 'cas = "64-17-5"\nreaction = "grant"', "pack-reaction"),
        ('[[double]] # ethanol\nformula = "C2H5OH"', '[[compound]]\nformula = "C2H5OH"', "pack-atoms"),
        ('formula = "N2O"\ncas = "10024-97-2"', 'formula = "NO"\ncas = "10102-43-9"', "pack-twice"),
        ("Ca = 10", "Ca = 1", "pack-beyond"),
        ("S = 5", "S = -5", "pack-count"),
        ("study = [1, 2, 3, 3]", "study = [3, 2, 1]", "pack-levels"),
        ("study = [1, 2, 3, 3]", "study = [1, 2, 3, true]", "pack-levels"),
        ("study = [1, 2, 3, 3]", "study = [1, 3, 3, 3]", "pack-study"),
        ("study = [1, 2, 3, 3]", "study = [4, 4, 4, 5]", "pack-study"),
        ("journal = 3", 'journal = "x"', "pack-count"),
        ("[equipment.crystals]", "[equipment.cristals]", "pack-key"),
        ('game = "compounded"', 'game = "chess"', "pack-other"),
        ("format = 1", "format = 2", "pack-format"),
        ('title = "Standard"', 'title = ""', "pack-title"),
        ('title = "Standard"', 'title = "Standard', "pack-toml"),
        ("departure.state.en", "departure.colour.en", "pack-key"),
        ('fact.source = "nobelprize.org, Physiology', 'fact.sauce = "', "pack-key"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, code: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    review = pack.check(text, "mine.toml")
    problem = next(problem for problem in review.errors if problem.error.code == code)
    assert abs(problem.line - line_of(TEXT, old)) <= 12 or code in ("pack-beyond", "pack-twice")
    assert problem.error.where == f"mine.toml, line {problem.line}"
    assert_worded(review)


@pytest.mark.parametrize(
    "text",
    ["", "[", "\0", "compound = 5", "starting = [1]", "[[compound]]\nformula = 7", "equipment = []", "format = {}"],
)
def test_what_is_no_pack_at_all_is_refused_in_words(text: str) -> None:
    review = pack.check(text, "mine.toml")
    assert review.errors
    assert review.summary == []
    assert_worded(review)


def test_too_few_and_too_many_cards() -> None:
    head, *tables = TEXT.split("[[")
    singles = [table for table in tables if table.startswith("compound")]
    others = [table for table in tables if not table.startswith("compound")]
    few = "[[".join([head, *others, *singles[:29]])
    assert {problem.error.code for problem in pack.check(few, "x").errors} == {"pack-few"}
    many = "[[".join([head, *others, *singles * 4])
    assert "pack-many" in {problem.error.code for problem in pack.check(many, "x").errors}


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('cas = "7664-93-9"\nstate = "liquid"', 'cas = "7664-93-9"\nstate = "gas"', "pack-state"),
        ('cas = "7664-93-9"', 'cas = "7664-93-9"\nflames = 2', "pack-burns"),
        ('cas = "7664-93-9"', 'cas = "7664-93-9"\npoints = 3', "pack-points"),
        ('cas = "7664-93-9"', 'cas = "7664-93-9"\ndeparture.flames.en = "why not"', "pack-departure"),
        ('fact.en = "No other', f'fact.en = "{"so " * 41}No other', "pack-fact"),
        ("H = 30", "H = 12", "pack-share"),
    ],
)
def test_advice_does_not_keep_a_pack_from_being_played(old: str, new: str, code: str) -> None:
    assert old in TEXT
    review = pack.check(TEXT.replace(old, new, 1), "mine.toml")
    assert review.errors == []
    assert code in [problem.error.code for problem in review.advice]
    assert review.summary
    assert_worded(review)


def test_the_summary_counts_the_cards() -> None:
    assert REVIEW.summary == [
        {
            "part": STARTING,
            "cards": 9,
            "liquid": 3,
            "solid": 3,
            "gas": 3,
            "burning": 0,
            "atoms": [2, 3],
            "points": [3, 4],
        },
        {
            "part": SINGLE,
            "cards": 54,
            "liquid": 18,
            "solid": 18,
            "gas": 18,
            "burning": 29,
            "atoms": [2, 8],
            "points": [3, 8],
        },
        {
            "part": DOUBLE,
            "cards": 20,
            "liquid": 7,
            "solid": 7,
            "gas": 6,
            "burning": 11,
            "atoms": [9, 15],
            "points": [6, 9],
        },
    ]


def test_an_own_pack_is_found_by_name_and_may_hold_what_nobody_here_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    (tmp_path / "compounded").mkdir()
    own = 'formula = "N2O3"\nname.en = "dinitrogen trioxide"\nsmiles = "O=N[N+](=O)[O-]"\npoints = 7'
    text = TEXT.replace('formula = "NO"\ncas = "10102-43-9"', own, 1)
    (tmp_path / "compounded" / "mine.toml").write_text(text, encoding="utf-8")
    made = pack.load("mine")
    [number] = [number for number, lore in enumerate(pack.lore("mine")) if lore.name("en") == "dinitrogen trioxide"]
    assert (made.name, made.points[number]) == ("mine", 7)
    assert pack.lore("mine")[number].name("de") == "dinitrogen trioxide"
    with pytest.raises(BadInput) as wrong:
        pack.load("yours")
    assert wrong.value.code == "pack-unknown"
    assert "mine, standard" in str(wrong.value)
    (tmp_path / "compounded" / "broken.toml").write_text(text.replace("N2O3", "N2O9000"), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        pack.load("broken")
    assert wrong.value.where.endswith(f"broken.toml, line {line_of(text, 'N2O3')}")


def test_a_box_holds_so_many_cards_and_no_more() -> None:
    """Of each sort there are few enough, but every card has a number, and the numbers end."""
    text = TEXT.replace("[[compound]]", "[[compound]]\ncopies = 4")
    problems = [problem.error for problem in pack.check(text, "mine.toml").errors]
    assert [(error.code, error.params["most"]) for error in problems] == [("pack-large-box", 200)]
