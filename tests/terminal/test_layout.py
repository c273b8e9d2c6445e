"""What fits on which screen: nothing that must be seen is cut, in either language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from textual.widgets import Static

from compoundry.arena.simulate import bot_of
from compoundry.kernel import Ack, FastDraw, Match, Seed, registry
from compoundry.textfiles import LANGUAGES, PSEUDO

if TYPE_CHECKING:
    from tests.terminal.conftest import Seated, Sit

MOMENT = 40


@pytest.fixture(scope="module")
def middle() -> str:
    """A game of three in the middle of a round, with words and a fan of discards, at a turn of the first seat."""
    game, draw = registry.find("compounditall"), FastDraw(2)
    bot = bot_of(game, "easy")()
    match = Match.start(game, {}, 3, Seed.from_int(8))
    while len(match.entries) < MOMENT or match.position.acting() != [0] or len(match.position.legal(0)) < 6:
        seat = match.position.acting()[0]
        move = bot.choose(match.view(seat), match.position.legal(seat), 10, draw)
        assert isinstance(match.submit(seat, move, match.ticket(seat)), Ack)
    return match.save(reveal=True)


def whole(table: Seated, *widgets: str) -> bool:
    """Are these widgets on the screen, with all their lines?"""
    screen = table.app.screen
    for widget in widgets:
        found = screen.query_one(widget, Static)
        region = found.region
        lines = found.get_content_height(screen.size, screen.size, found.content_size.width) if found.display else 0
        if not screen.region.contains_region(region) or found.content_size.height < lines:
            return False
    return True


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)], ids=str)
async def test_all_that_must_be_seen_is_on_the_screen(
    size: tuple[int, int], language: str, sit: Sit, middle: str
) -> None:
    """The question, what it can be answered with, the own hand, and what the keys do."""
    async with sit(seats="you,easy,easy", match=Match.load(middle), size=size, language=language) as table:
        assert whole(table, "#title", "#seats", "#question", "#preview")
        assert table.texts.say("foot-help") in table.lines()[-1]
        assert table.texts.say("foot-leave") in table.lines()[-1]
        assert table.choices.region.height >= min(len(table.rows()), 3)
        seen = table.seen()
        for word in table.hand(0):
            assert f" {word} " in seen
        for text in ("label-hand", "label-discards", "label-draw-pile"):
            assert table.texts.say(text) in seen
        if size[0] >= 80:
            assert table.playing.query_one("#board").max_scroll_y == 0
        await table.press("1")
        assert whole(table, "#question", "#preview")


async def test_a_wide_screen_shows_the_log_beside_the_table(sit: Sit, middle: str) -> None:
    async with sit(seats="you,easy,easy", match=Match.load(middle), size=(120, 40)) as table:
        assert table.playing.query_one("#log").region.width > 30
        assert table.playing.query_one("#board").region.width > 70
        await table.press("r")
        assert table.playing.query_one("#board").region.width > 70
    async with sit(seats="you,easy,easy", match=Match.load(middle)) as table:
        assert not table.playing.query_one("#side").display


async def test_news_takes_the_room_that_the_table_leaves(sit: Sit) -> None:
    async with sit(seats="you,easy,easy") as table:
        first = len(table.reads("#news"))
        assert all(table.texts.event(event) in table.seen() for event in table.session.story())
        await table.pilot.resize_terminal(80, 18)
        await table.rest()
        assert len(table.reads("#news")) < first
        assert "before that; l shows them." in table.seen()


async def test_a_refusal_is_never_cut(sit: Sit, middle: str) -> None:
    """The longest one there is, in a narrow terminal."""
    async with sit(seats="you,easy,easy", match=Match.load(middle), size=(60, 20), language="de") as table:
        await table.type(":take 250")
        assert table.reads("#note")
        assert whole(table, "#note", "#question")
        assert table.hand(0)[-1] in table.seen()


async def test_a_table_that_changes_its_size_is_drawn_anew(sit: Sit, middle: str) -> None:
    async with sit(seats="you,easy,easy", match=Match.load(middle)) as table:
        for width, height in ((50, 20), (130, 45), (80, 24)):
            await table.pilot.resize_terminal(width, height)
            await table.rest()
            assert len(table.lines()) == height
            assert max(map(len, table.lines())) <= width
            assert await table.sees(table.hand(0)[0])
