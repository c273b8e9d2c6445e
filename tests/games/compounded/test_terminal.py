"""The lab in a terminal: what a viewer reads in it, on wide screens and on narrow ones."""

from __future__ import annotations

import ast
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import compoundry.games.compounded.terminal as drawn
from compoundry.games.compounded import game
from compoundry.games.compounded.layout import PAIR, PARTNERS
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.trade import END, NO_OFFERS
from compoundry.kernel import NATURE, PUBLIC, FastDraw
from compoundry.terminal.ink import DAY, NIGHT, PLAIN, Light
from compoundry.terminal.show import ending
from compoundry.textcheck import patterns
from compoundry.textfiles import LANGUAGES, PSEUDO
from compoundry.texts import Texts

from .labs import Card, lab
from .market import accept, market, offer, to_anyone, whisper


def show(
    position: Compounded, viewer: int = 0, language: str = "en", width: int = 80, light: Light | None = None
) -> str:
    texts = Texts(language, game, ["Ana", "Ben", "Cleo", "Dan", "Eve"], game.settings({"pack": position.pack}))
    page = printed(drawn.render(game.view(position, viewer), texts, light or Light()), width)
    assert texts.faults == []
    return page


def printed(picture: RenderableType, width: int) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(picture)
    return page.getvalue()


def row(page: str, label: str) -> str:
    """The first line that begins with a label."""
    return next(line for line in page.splitlines() if label in line[:10])


def rich_lab() -> Compounded:
    field = {
        0: Card("C2H2", has="C", claims="1", burns=2, flames=1, tool="lab-key"),
        5: Card("CaO", claims="-0", state="solid", points=3, reaction="grant"),
        12: Card("C6H6", has="C H", claims="2", burns=1),
        13: Card("C3H8", claims="0 1", state="gas"),
    }
    table = lab(
        benches={0: "H H S", 1: "C"},
        field=field,
        layout=PARTNERS,
        tools={0: "pipet", 2: "journal"},
        levels={0: "2114", 1: "1211"},
        wilds=(0,),
        ready=(1,),
        track=(12, 3, 0),
    )
    return table.position


# The field


def test_a_card_shows_formula_state_points_spaces_flames_claims_and_tool() -> None:
    lines = show(rich_lab()).splitlines()
    first = next(at for at, line in enumerate(lines) if "C₂H₂" in line)
    assert lines[first][:20].split() == ["1", "C₂H₂", "≈5"]
    assert lines[first + 1][:20].split() == ["H▯▯", "C▮▯"]
    assert lines[first + 2][:20].split() == ["^1/2", "▲", "key"]
    second = lines[first + 3 : first + 6]
    assert second[0].split()[3:5] == ["CaO", "#3"]
    assert "(●) Grant" in second[2]


def test_doubles_lie_below_two_columns_each_and_show_a_free_space() -> None:
    lines = show(rich_lab()).splitlines()
    last = next(at for at, line in enumerate(lines) if "C₆H₆" in line)
    assert lines[last].split() == ["4", "C₆H₆", "≈5", "C₃H₈", "°5"]
    assert lines[last + 2].split() == ["^0/1", "■", "_", "●", "▲"]


@pytest.mark.parametrize("width", [30, 44, 60, 80, 100, 130, 200])
def test_it_fits_whatever_the_width(width: int) -> None:
    page = show(rich_lab(), width=width)
    assert max(len(line.rstrip()) for line in page.splitlines()) <= width
    for formula in ("C₂H₂", "CaO", "C₆H₆", "C₃H₈"):
        assert formula in page


def test_where_it_is_wide_the_benches_stand_beside_the_field() -> None:
    page = show(rich_lab(), width=140)
    assert any("C₂H₂" in line and "3/7 H H S" in line for line in page.splitlines())
    assert len(page.splitlines()) <= 24


@pytest.mark.parametrize("width", [61, 66, 80, 100, 129])
def test_the_grid_is_there_as_soon_as_it_fits(width: int) -> None:
    """A terminal of 110 columns leaves 61 to the table, beside the log."""
    lines = show(rich_lab(), width=width).splitlines()
    first = next(line for line in lines if "C₂H₂" in line)
    assert first.split() == ["1", "C₂H₂", "≈5", "S₂", "#3", "S₂", "#3", "S₂", "#3"]
    assert len(first.rstrip()) <= width


def test_a_card_of_a_narrow_grid_loses_nothing() -> None:
    full = Card("CSN2H4", claims="-1", burns=2, tool="graduated-cylinder", reaction="volatile")
    page = show(lab(field={0: full}).position, width=61)
    lines = page.splitlines()
    first = next(at for at, line in enumerate(lines) if "CSN₂H₄" in line)
    assert [line[2:16].strip() for line in lines[first + 1 : first + 4]] == [
        "H▯▯▯▯C▯N▯▯S▯",
        "^0/2 (▲)",
        "cylinder",
    ]
    assert lines[first + 4][2:16].strip() == "Volatile"


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_screen_the_head_is_short_and_the_own_bench_above_the_field(language: str) -> None:
    lines = show(rich_lab(), 1, language, width=75).splitlines()
    assert [line[:1] for line in lines[:3]] == ["R", "B", "▲"]
    assert lines[2].startswith("▲ Ben")
    assert lines[4].split() == ["A", "B", "C", "D"]
    assert not any(line.startswith("▲ Ben") for line in lines[4:])


@pytest.mark.rule("CD-36")
def test_what_is_left_of_a_turn_of_research_is_told() -> None:
    table = lab(benches={0: "H H H"}, field={0: Card("CH4")})
    assert "▸Research: 2 of 2 left" in show(table.position)
    table.play("place H 0")
    assert "▸Research: 1 of 2 left" in show(table.position, 1)
    assert "▸Forschung: noch 1 von 2" in show(table.position, language="de")


def test_where_it_is_narrow_each_card_has_a_line_with_its_place() -> None:
    page = show(rich_lab(), width=60)
    assert "A1  C₂H₂  ≈5  H▯▯ C▮▯  ^1/2 ▲ key" in page
    assert "A4  C₆H₆  ≈5" in page
    assert len([line for line in page.splitlines() if line[:2] in ("A1", "B2", "D3", "B4")]) == 4


def test_gaps_are_seen() -> None:
    position = game.begin(2, game.settings({"pack": "test"}))
    assert isinstance(position, Compounded)
    assert [line.split() for line in show(position, width=60).splitlines() if line[:2] in ("B1", "B2")] == [
        ["B1", "·"],
        ["B2", "·"],
    ]
    assert row(show(position), "1 ").split() == ["1", "·", "·", "·", "·"]
    assert "being set up" in show(position)


# Benches


def test_a_bench_shows_points_levels_storage_tokens_and_tools() -> None:
    page = show(rich_lab())
    assert "12 AP · Discovery 3▸4 · Study 1▸2 · Research 2▸3 · Lab 7" in row(page, "● Ana")
    assert "3/7 H H S · ◌ · Pipet · wild · extinguisher 1 C▯ O▯▯" in page
    assert "1/4 C · ◌ · extinguisher 2 ready" in page
    assert "0/4 · ◌◌ · Journal" in page


def test_the_viewers_own_bench_comes_first() -> None:
    for viewer, names in ((PUBLIC, "Ana Ben Cleo"), (0, "Ana Ben Cleo"), (2, "Cleo Ana Ben")):
        page = show(rich_lab(), viewer)
        order = [line.split()[1] for line in page.splitlines() if line[:1] in "●▲■" and " AP " in line]
        assert " ".join(order) == names


def test_nobel_has_a_bench_with_two_experiments() -> None:
    page = show(lab(2, benches={2: "H C"}).position)
    assert row(page, "★ Nobel").rstrip().endswith("0 AP · Discovery 2▸3 · Research 2▸3")
    assert "2/4 H C" in page


def test_too_much_and_tools_that_rest_are_marked() -> None:
    table = lab(benches={0: "H H C C O N"}, tools={0: "journal"})
    table.position.resting[5] = 1
    page = show(table.position)
    assert "6/4 H H C C O N" in page
    assert "Journal (rests)" in page


# The round, the deck, offers


def test_round_phase_lead_deck_and_bag_are_told() -> None:
    page = show(rich_lab())
    assert row(page, "Round")[8:].rstrip() == "5 · Discovery · Study · ▸Research: 2 of 2 left · Lab · led by Ana"
    assert "· deck 5 with 5 fires" in row(page, "Bag")
    assert "0 doubles" in page
    assert row(page, "Bag").split()[:3] == ["Bag", "H", "27"]
    last = rich_lab()
    last.last = 6
    assert "5, 6 is the last" in show(last)


def test_offers_are_read_by_those_who_may() -> None:
    table = market(benches={0: "H C", 1: "N", 2: "O"})
    table.do((0, to_anyone("H", "N", "and a smile")), (1, whisper(2, "N", "O")), (0, offer(1, "C")))
    mine, others = [" ".join(show(table.position, viewer).split()) for viewer in (2, 0)]
    for page in (mine, others):
        assert "1 for anyone: Ana gives H for N" in page
        assert "“and a smile”" in page
        assert "2 for Ben: Ana gives C for nothing" in page
    assert "1 (whispered) for Cleo: Ben gives N for O" in mine
    assert "1 a whisper for Cleo" in others


def test_who_is_done_and_which_whisper_has_lapsed_is_told() -> None:
    table = market(benches={0: "H C", 1: "N", 2: "O"})
    table.do((0, whisper(1, "C", "N")), (0, offer(2, "C", "O")))
    table.do((2, accept(0, 2)), (1, END), (2, NO_OFFERS))
    page = show(table.position, 0, width=120)
    assert "can no longer be paid" in page
    assert "done trading" in row(page, "▲ Ben")
    assert "no offers, please" in row(page, "■ Cleo")


# What stands out


def styled(position: Compounded, light: Light, style: str, viewer: int = 0) -> list[str]:
    """What is drawn in a style of the day."""
    texts = Texts("en", game, ["Ana", "Ben", "Cleo"], game.settings({"pack": position.pack}))
    picture = drawn.render(game.view(position, viewer), texts, light._replace(ink=DAY))
    console = Console(width=80, color_system="truecolor", force_terminal=True, file=StringIO())
    wanted = console.get_style(style)
    found = [part.text.strip() for part in console.render(picture) if part.style == wanted]
    return [text for text in found if text]


def test_what_can_come_next_and_what_is_chosen_stand_out() -> None:
    position = rich_lab()
    assert styled(position, Light(next={"place": (0, 12)}), DAY.next) == ["C₂H₂", "C₆H₆"]
    assert styled(position, Light(chosen={"place": 5}), DAY.chosen) == ["CaO"]
    assert styled(position, Light(next={"space": (10, 27)}), DAY.next) == ["CaO", "C₃H₈"]
    assert styled(position, Light(next={"element": (0, 5)}), DAY.next) == ["H", "H", "S"]
    assert styled(position, Light(next={"extinguisher": (0,)}), DAY.next) == ["extinguisher 1"]
    assert styled(position, Light(next={"experiment": (1, 3)}), DAY.next) == ["Study", "Lab"]
    assert styled(position, Light(chosen={"down": 0}, next={"up": (2,)}), DAY.next) == ["Research"]
    assert styled(position, Light(next={"whom": (1,)}), DAY.next) == ["Ben"]


def test_both_sides_of_an_offer_stand_out_where_they_lie() -> None:
    table = market(benches={0: "H C", 1: "N N", 2: "O"})
    position = table.position
    assert styled(position, Light(chosen={"whom": 1}, next={"gives": ((0,), (1,), (0, 1), ())}), DAY.next) == ["H", "C"]
    light = Light(chosen={"whom": 1, "gives": (1,)}, next={"wants": ((3,), (3, 3))})
    assert styled(position, light, DAY.next) == ["N", "N"]
    assert styled(position, light, DAY.chosen) == ["C", "Ben"]
    table.do((1, offer(0, "N", "H")))
    assert styled(position, Light(chosen={"maker": 1}, next={"number": (1,)}), DAY.next) == ["1"]


def test_what_the_bag_can_give_stands_out() -> None:
    position = lab(benches={0: "H H H"}).position
    assert styled(position, Light(chosen={"gives": 0}, next={"takes": (4, 5)}), DAY.next) == ["Ca 10", "S 5"]


# In every language


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_random_labs_are_drawn_in_words(language: str) -> None:
    tables: list[tuple[int, dict[str, bool]]] = [(2, {}), (3, {"three-rows": True}), (4, {"partners": True}), (5, {})]
    for seats, options in tables:
        draw = FastDraw(seats)
        position = game.begin(seats, game.settings({"pack": "test", "goal": 10, **options}))
        assert isinstance(position, Compounded)
        steps = 0
        while acting := position.acting():
            seat = draw.pick(acting)
            position.play(seat, position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat)))
            steps += 1
            if steps % 60 == 0 or not position.acting():
                for viewer in (PUBLIC, 0):
                    assert "{" not in show(position, viewer, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ink", [PLAIN, DAY, NIGHT])
def test_the_signs_are_explained(language: str, ink: object) -> None:
    assert isinstance(ink, tuple)
    texts = Texts(language, game)
    page = printed(drawn.legend(texts, ink), 80)  # type: ignore[arg-type]
    assert texts.faults == []
    assert all(sign in page for sign in ("▮", "▯", "≈#°", "^1/2", "(▲)", "2▸3", "◉◌◌", " 3▸3"))
    lines = page.splitlines()
    assert {"_", *[texts.said("reaction", reaction) for reaction in (1, 2, 3, 4, 5)]} <= {
        line.strip() for line in lines
    }
    assert page.count("H₂O") == (0 if ink is PLAIN else 2)


def test_nothing_is_written_for_the_picture_that_it_does_not_say() -> None:
    said: set[str] = set()
    for node in ast.walk(ast.parse(Path(drawn.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said.add(node.value)
    said |= {f"label-{one}" for one in said} | {f"phase-{one}" for one in said}
    written = [
        text for text in patterns("compoundry.games.compounded", "en") if text.startswith(("label-", "phase-", "sign-"))
    ]
    unsaid = [text for text in written if text not in said and not text.removeprefix("sign-").isdigit()]
    assert unsaid == []


@pytest.mark.rule("CD-93")
def test_at_the_end_nobel_stands_in_the_list_and_wins_by_his_name() -> None:
    table = lab(2, layout=PAIR, field={0: Card("H2O", has="all", claims="0")}, track=(19, 3, 30), part=4)
    table.play("pass")
    texts = Texts("en", game, ["Ana", "Ben"], game.settings({"pack": table.position.pack}))
    lines = printed(ending(texts, table.position.outcome()), 160).splitlines()
    assert lines[0].endswith("Nobel wins.")
    assert [line.split()[:3] for line in lines[1:]] == [
        ["1.", "Nobel", "30"],
        ["2.", "Ana", "24"],
        ["3.", "Ben", "3"],
    ]
