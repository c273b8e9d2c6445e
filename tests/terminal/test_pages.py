"""What the table reads from: the rulebook in passages, sand, ink, and things laid side by side."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style
from rich.text import Text

from compoundry.kernel import Clocks, registry
from compoundry.terminal.ink import DAY, NIGHT, SHAPES, Ink
from compoundry.terminal.rulebook import RULE, passages
from compoundry.terminal.sand import Sand, told
from compoundry.terminal.sheet import Flow, Line, Sheet, signed
from compoundry.terminal.table.colours import BENCH, at_night
from compoundry.terminal.table.colours import NIGHT as NIGHT_BENCH
from compoundry.textfiles import LANGUAGES
from compoundry.texts import Texts

# The rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*registry.modules()])
def test_every_rule_is_a_passage_of_its_own(name: str, language: str) -> None:
    texts = Texts(language, registry.find(name))
    written = [
        match[1]
        for page in (texts.rules(), texts.house_rules())
        for match in map(RULE.match, page.split("\n"))
        if match
    ]
    found = [passage.rule for passage in passages(texts) if passage.rule]
    assert found == written
    assert len(set(found)) == len(found)
    assert all(passage.text.strip() for passage in passages(texts))


@pytest.mark.parametrize("name", [*registry.modules()])
def test_the_rule_of_each_question_stands_in_the_rulebook(name: str) -> None:
    game = registry.find(name)
    for language in LANGUAGES:
        texts = Texts(language, game)
        named = {texts.rule_of(frame.__name__) for frame in game.frames} | {texts.rule_of()}
        assert named - {""} <= {passage.rule for passage in passages(texts)}


# Sand


class Hand:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_sand_runs_only_while_it_is_watched() -> None:
    clock = Hand()
    sand = Sand(Clocks(90, 600), 2, clock)
    clock.now = 50
    sand.trickle(True, 1)
    clock.now = 60
    sand.pour()
    assert (sand.turns, sand.whole) == ([90, 80], 590)
    sand.halt()
    clock.now = 500
    sand.halt()
    sand.trickle(True)
    clock.now = 510
    sand.pour()
    assert (sand.turns, sand.whole) == ([90, 80], 580)
    assert not sand.up(1)
    clock.now = 2000
    sand.pour()
    assert (sand.all_up(), sand.up(1)) == (True, False)
    sand.trickle(True, 1)
    clock.now = 2080
    sand.pour()
    assert (sand.turns[1], sand.up(1)) == (0, True)
    sand.fill(1)
    assert sand.turns[1] == 90


def test_without_a_clock_nothing_is_ever_up() -> None:
    sand = Sand(Clocks(), 2, Hand())
    assert (sand.agreed(), sand.up(0), sand.all_up()) == (False, False, False)


@pytest.mark.parametrize(
    ("seconds", "text"), [(90, "1:30"), (89.01, "1:30"), (9.2, "0:10"), (0, "0:00"), (3600, "60:00")]
)
def test_time_is_told_in_minutes_and_begun_seconds(seconds: float, text: str) -> None:
    assert told(seconds) == text


# Ink


def luminance(colour: str) -> float:
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("ink", "bench"), [(DAY, BENCH.background), (NIGHT, NIGHT_BENCH.background)])
def test_all_that_is_read_can_be_read(ink: Ink, bench: str | None) -> None:
    """R37: text 4.5 to 1 against what it stands on, marks 3 to 1."""
    assert bench is not None
    for words in (ink.muted, ink.piece, ink.chosen, ink.next, ink.good, ink.warn):
        style = Style.parse(words)
        assert style.color is not None
        ground = style.bgcolor.name if style.bgcolor is not None else bench
        assert contrast(style.color.name, ground) >= 4.5, words
    for mark in ink.seats:
        assert contrast(mark, bench) >= 3.0, mark


@pytest.mark.parametrize("theme", [BENCH, NIGHT_BENCH])
def test_the_table_around_the_picture_can_be_read(theme: object) -> None:
    from textual.theme import Theme

    assert isinstance(theme, Theme)
    ink, muted = str(theme.foreground), theme.variables["muted"]
    for ground in (theme.background, theme.surface, theme.panel):
        assert contrast(ink, str(ground)) >= 4.5
    for text in (muted, theme.success, theme.warning, theme.error, theme.accent):
        for ground in (theme.background, theme.surface):
            assert contrast(str(text), str(ground)) >= 4.5, text
    assert contrast(theme.variables["on-accent"], str(theme.accent)) >= 4.5


def test_nothing_is_said_by_colour_alone() -> None:
    """R35: what is chosen and what can be differ in more than a colour, and seats in their shapes."""
    for ink in (DAY, NIGHT):
        chosen, following = Style.parse(ink.chosen), Style.parse(ink.next)
        assert (following.underline, chosen.underline, chosen.bold) == (True, None, True)
    assert len({DAY.shape(seat).plain for seat in range(8)}) == len(SHAPES) == 8


@pytest.mark.parametrize(
    ("said", "night"), [("15;0", True), ("0;15", False), ("0;7", False), ("", True), ("12;8", True)]
)
def test_light_and_dark_follow_the_terminal(said: str, night: bool) -> None:
    assert at_night({"COLORFGBG": said}) is night
    assert at_night({}) is True


# Sheets


def printed(shown: RenderableType, width: int) -> list[str]:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(shown)
    return [line.rstrip() for line in page.getvalue().splitlines()]


def test_pieces_are_never_broken() -> None:
    pieces = [Text(word) for word in ("alpha beta", "gamma", "delta epsilon")]
    assert printed(Flow(pieces), 16) == ["alpha beta gamma", "delta epsilon"]
    assert printed(Flow(pieces), 12) == ["alpha beta", "gamma", "delta epsil…"]
    assert printed(Flow([]), 12) == []


def test_labels_stand_beside_and_where_it_is_narrow_above() -> None:
    rows = [Line(Text("Hand"), Text("RAIN COAT")), Line(Text(""), Text("and more"))]
    assert printed(Sheet(rows), 60) == ["Hand  RAIN COAT", "and more"]
    assert printed(Sheet(rows), 20) == ["Hand", "  RAIN COAT", "and more"]


def test_a_minus_is_a_minus() -> None:
    assert [signed(points) for points in (-12, 0, 7)] == ["−12", "0", "7"]
