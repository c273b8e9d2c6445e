"""The card of the game: what a table can choose, and what goes together.  CD-7, CD-100 to CD-103, CD-A60, CD-A61."""

from __future__ import annotations

import pytest

from compoundry.contract import tables
from compoundry.games.compounded import game, house_of
from compoundry.games.compounded.layout import PAIR, PARTNERS, PARTNERS_APART, SHORT, SQUARE
from compoundry.games.compounded.options import INSIDE, SHUFFLED, STACKS, House
from compoundry.games.compounded.position import Compounded
from compoundry.kernel import BadInput, Refusal
from compoundry.kernel.options import Setting
from compoundry.textcheck import calls, constants
from compoundry.textfiles import LANGUAGES
from compoundry.texts import Texts


def house(seats: int = 4, **options: Setting) -> House:
    return house_of(seats, game.settings({name.replace("_", "-"): value for name, value in options.items()}))


def unsuited(seats: int, **options: Setting) -> Refusal | None:
    return game.unsuited(seats, game.settings({name.replace("_", "-"): value for name, value in options.items()}))


def begun(seats: int, **options: Setting) -> Compounded:
    chosen = {"pack": "test", **{name.replace("_", "-"): value for name, value in options.items()}}
    position = game.begin(seats, game.settings(chosen))
    assert isinstance(position, Compounded)
    return position


# What a table can choose


def test_who_chooses_nothing_plays_by_the_rulings() -> None:
    assert house() == House()
    assert house(2) == House(layout=PAIR)


@pytest.mark.rule("CD-94", "CD-102", "CD-A48", "CD-A43")
def test_the_field_depends_on_seats_and_variants() -> None:
    assert [house(seats).layout for seats in (2, 3, 4, 5)] == [PAIR, SQUARE, SQUARE, SQUARE]
    assert house(3, three_rows=True).layout == SHORT
    assert house(5, partners=True).layout == PARTNERS
    assert house(5, partners=True, doubles_apart=True).layout == PARTNERS_APART


@pytest.mark.rule("CD-10", "CD-100", "CD-101")
def test_there_are_three_ways_to_lay_the_fires() -> None:
    assert [house(deck=deck).deck for deck in ("standard", "a", "b")] == [STACKS, INSIDE, SHUFFLED]
    with pytest.raises(BadInput):
        game.settings({"deck": "c"})


@pytest.mark.rule("CD-13")
@pytest.mark.parametrize("goal", [5, 50, 118])
def test_a_table_sets_its_goal(goal: int) -> None:
    assert house(goal=goal).goal == goal


HOUSE_RULES: dict[str, tuple[str, Setting, int]] = {
    "bare": ("bare", True, 1),
    "one-tool": ("one_tool", False, 0),
    "finished-only": ("finished_only", True, 1),
    "open-offers": ("most_open", 5, 5),
    "made-offers": ("most_made", 30, 30),
    "whispers": ("quiet", False, 0),
    "free-wild": ("free_wild", True, 1),
    "own-burner": ("own_burner", True, 1),
    "refill-at-once": ("at_once", True, 1),
    "every-volatile": ("every_volatile", True, 1),
    "flames": ("tokens", 15, 15),
    "youngest": ("youngest", 3, 2),
}


@pytest.mark.rule(
    *("CD-103", "CD-A4", "CD-A10", "CD-A12", "CD-A17", "CD-A23", "CD-A24", "CD-A26", "CD-A35"),
)
@pytest.mark.parametrize("option", HOUSE_RULES)
def test_each_house_rule_is_an_option_of_its_own(option: str) -> None:
    field, setting, value = HOUSE_RULES[option]
    chosen = house_of(4, game.settings({option: setting}))
    assert getattr(chosen, field) == value != getattr(House(), field)
    assert [name for name in House.fields if getattr(chosen, name) != getattr(House(), name)] == [field]


@pytest.mark.rule("CD-A61")
def test_a_clock_is_for_each_answer() -> None:
    assert repr(game.clocks(game.settings())) == "Clocks(turn=0, whole=0)"
    for seconds in (120, 86_400):
        assert game.clocks(game.settings({"clock": seconds})).turn == seconds


# What goes together


@pytest.mark.rule("CD-A60", "CD-94")
def test_lab_partners_are_three_or_more() -> None:
    assert unsuited(2, partners=True) == Refusal("partners-need-three", "CD-A60", count=2)
    assert unsuited(3, partners=True) is None


@pytest.mark.rule("CD-A60", "CD-102")
def test_three_rows_are_for_exactly_three_without_partners() -> None:
    for seats in (2, 4, 5):
        assert unsuited(seats, three_rows=True) == Refusal("three-rows-for-three", "CD-A60", count=seats)
    assert unsuited(3, three_rows=True) is None
    assert unsuited(3, three_rows=True, bare=True) is None
    assert unsuited(3, three_rows=True, partners=True) == Refusal("three-rows-or-partners", "CD-A60")


@pytest.mark.rule("CD-A48")
def test_doubles_have_neighbours_only_where_there_are_doubles() -> None:
    assert unsuited(4, doubles_apart=True) == Refusal("no-doubles", "CD-A48")
    assert unsuited(4, doubles_apart=True, partners=True) is None


@pytest.mark.rule("CD-A4")
def test_the_youngest_sits_at_the_table() -> None:
    assert unsuited(3, youngest=4) == Refusal("youngest-absent", "CD-A4", count=3, number=4)
    assert unsuited(3, youngest=3) is None


def test_what_does_not_go_together_is_said_before_anything_begins() -> None:
    with pytest.raises(BadInput) as found:
        game.begin(2, game.settings({"partners": True, "pack": "test"}))
    assert found.value.params["rule"] == "CD-A60"
    assert "three scientists or more, and here there are 2." in Texts("en", game).error(found.value)


# What belongs to it


@pytest.mark.rule("CD-1", "CD-83")
def test_two_to_five_play_and_with_two_nobel() -> None:
    assert (game.fewest, game.most) == (2, 5)
    assert [begun(seats).people() for seats in (2, 3, 4, 5)] == [3, 3, 4, 5]


def test_every_event_is_declared_and_every_declared_one_told() -> None:
    told = {"raised", "lowered"}
    for name, call in calls("compoundry.games.compounded"):
        if name == "tell":
            told.update(constants(call.args[0]))
    assert told == {*game.events}


@pytest.mark.parametrize("language", LANGUAGES)
def test_compounds_are_called_by_name_or_by_formula(language: str) -> None:
    options = game.settings({"pack": "test"})
    names = game.names(options, language)
    assert names["kind"][:3] == names["compound"][:3] == ["H2O", "CaO", "CO2"]
    texts = Texts(language, game, ["Ana", "Ben"], options)
    told = texts.event({"kind": "placed", "seat": -3, "element": 1, "place": 5, "compound": 2})
    assert told == {"en": "Nobel puts C on CO2 (B2).", "de": "Nobel legt C auf CO2 (B2)."}[language]


def test_the_content_tells_all_that_the_cards_show() -> None:
    content = game.content(game.settings({"pack": "test"}))
    assert isinstance(content, dict)
    assert content["kinds"][0] == ["H2O", [2, 0, 1, 0, 0, 0], 0, 4, 0, -1, 0, 3, True, False]  # type: ignore[index]
    assert content["crystals"] == [30, 20, 20, 15, 10, 5]


def test_a_short_game_is_short_and_has_all_kinds_of_tables() -> None:
    chosen = [str(table) for table in tables(game)]
    assert len(chosen) == len({*chosen}) >= 4
    assert all("goal=" in table for table in chosen)
