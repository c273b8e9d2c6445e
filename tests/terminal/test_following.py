"""The picture follows the choice, the question says why something is chosen, and the end begins with the winner."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from compoundry.kernel import Ack, Match, Seed, registry
from compoundry.terminal.session import Stage
from compoundry.terminal.table.board import Board
from tests.terminal.conftest import FRAME, FRAMES

if TYPE_CHECKING:
    from tests.terminal.conftest import Seated, Sit


def played(until: str) -> str:
    """A game of Compounded in which everybody does the first thing, until the first seat is asked this question."""
    match = Match.start(registry.find("compounded"), seats=3, seed=Seed.from_int(3))
    while type(match.position.pending[-1]).__name__ != until or match.position.acting()[0] != 0:
        seat = match.position.acting()[0]
        assert isinstance(match.submit(seat, match.position.legal(seat)[0], match.ticket(seat)), Ack)
    return match.save(reveal=True)


@pytest.fixture(scope="module")
def claiming() -> str:
    return played("Claiming")


async def shows(table: Seated, beginning: str) -> bool:
    """Does a line that begins so come to stand on the board?"""
    board = table.playing.query_one(Board)
    for _ in range(FRAMES):
        region = board.region
        lines = [line[region.x : region.right] for line in table.lines()[region.y : region.bottom]]
        if any(line.strip().startswith(beginning) for line in lines):
            return True
        await asyncio.sleep(FRAME)
    return False


async def test_the_board_is_scrolled_to_what_the_cursor_points_at(sit: Sit, claiming: str) -> None:
    """Each row of the field begins with its number, and all four do not fit."""
    async with sit("compounded", "you,easy,easy", match=Match.load(claiming), size=(80, 20)) as table:
        await table.press("enter")
        assert len(table.rows()) > 12
        for place in [row.split()[0] for row in table.rows()]:
            assert await shows(table, f"{place[1]}  "), place
            await table.press("down")
        assert table.choices.highlighted == 0
        assert await shows(table, table.texts.say("label-round"))


async def test_a_question_about_own_things_shows_them(sit: Sit) -> None:
    async with sit("compounded", "you,easy,easy", match=Match.load(played("Placing"))) as table:
        assert await shows(table, "● Ana")


async def test_the_question_says_why_a_value_is_chosen_where_only_one_verb_is_open(sit: Sit) -> None:
    """Two play, so there is no choice whom to ask."""
    async with sit("gofish", "you,random") as table:
        assert table.session.stage is Stage.ASKING
        prompt, first = table.playing._prompt(), table.reads("#question")
        assert first.startswith(prompt)
        assert len(first) > len(prompt)


async def test_the_end_begins_with_who_won(sit: Sit) -> None:
    """However far down the table was looked at before."""
    async with sit("leduc", "you,random", seed=2, size=(44, 10)) as table:
        board = table.playing.query_one(Board)
        while table.session.stage is not Stage.OVER:
            await table.press("pagedown")
            assert board.scroll_y > 0
            await table.press("1")
        outcome = table.match.outcome()
        assert outcome is not None
        assert board.max_scroll_y > 0
        assert await shows(table, table.texts.end(outcome.reason).split()[0])
