"""The sand: on the screen, for turns and for the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from textual.widgets import Digits

from compoundry.kernel import Match
from compoundry.terminal.session import Stage
from compoundry.textfiles import LANGUAGES

if TYPE_CHECKING:
    from tests.terminal.conftest import Dealer, Seated, Sit

HANDS = ("RAIN COAT BOW SOME BATH ROOM UP", "ANY THING DAY SUN TEA KEY PAN")
STOCK = "OAK ELM ASH FIR YEW BAY FIG"


@pytest.fixture
def timed(deal: Dealer) -> Match:
    return deal(*HANDS, turned="BODY", stock=STOCK, timer=True)


async def later(table: Seated, seconds: float) -> None:
    """So much time goes by."""
    table.clock.seconds += seconds
    table.playing.tick()
    await table.rest()


def left(table: Seated) -> str:
    return table.playing.query_one(Digits).value


@pytest.mark.rule("CW-5")
async def test_ninety_seconds_are_shown_and_the_turn_ends_with_them(sit: Sit, timed: Match) -> None:
    async with sit(match=timed) as table:
        assert left(table) == "1:30"
        await later(table, 79)
        assert (left(table), table.playing.query_one(Digits).has_class("short")) == ("0:11", False)
        await later(table, 1)
        assert (left(table), table.playing.query_one(Digits).has_class("short")) == ("0:10", True)
        await later(table, 10)
        assert "time-up" in table.kinds()
        assert "Ben discards" in table.reads("#log")
        assert table.reads("#note") == table.texts.say("table-time-up")
        await table.press("enter")
        assert (table.kinds()[-1], table.reads("#note")) == ("drew", "")


async def test_a_move_in_the_middle_of_a_turn_brings_no_new_sand(sit: Sit, timed: Match) -> None:
    async with sit(match=timed) as table:
        await later(table, 40)
        await table.choose("Draw")
        assert left(table) == "0:50"
        await table.choose("Discard", "UP")
        assert table.session.stage is Stage.ASKING
        assert left(table) == "1:30"


async def test_the_host_stops_the_clock(sit: Sit, timed: Match) -> None:
    async with sit(match=timed) as table:
        await table.press("c")
        assert table.says("screen-halted")
        await later(table, 500)
        assert left(table) == "1:30"
        assert table.texts.say("foot-clock-on") in table.lines()[-1]
        await table.press("c")
        await later(table, 5)
        assert left(table) == "1:25"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_keys_have_room_beside_the_clocks(sit: Sit, timed: Match, language: str) -> None:
    async with sit(match=timed, language=language) as table:
        for clock in ("clock", "clock-on"):
            for what in ("choose", clock, "help", "leave", "undo", "rules", "log", "replay"):
                assert f" {table.texts.say(f'foot-{what}')} " in f"{table.lines()[-1]} "
            await table.press("c")
        await table.pilot.resize_terminal(40, 20)
        await table.rest()
        assert table.lines()[-1].split()[-1] == table.texts.say("foot-leave")


async def test_no_sand_runs_behind_the_curtain(sit: Sit, timed: Match) -> None:
    async with sit(match=timed, seats="you,you") as table:
        await later(table, 300)
        await table.press("space")
        assert left(table) == "1:30"


@pytest.mark.rule("CW-37")
async def test_a_short_game_ends_when_its_time_has_come(sit: Sit, deal: Dealer) -> None:
    match = deal(*HANDS, turned="BODY", stock=STOCK, short=1)
    async with sit(match=match) as table:
        assert left(table) == "1:00"
        await table.choose("Draw", "Lay a word", "RAIN", "BOW")
        await later(table, 60)
        assert table.session.stage is Stage.OVER
        assert table.says("end-deadline")


async def test_a_table_without_a_clock_has_none(sit: Sit, deal: Dealer) -> None:
    async with sit(match=deal(*HANDS, turned="BODY", stock=STOCK)) as table:
        assert not table.playing.query_one(Digits).display
        await table.press("c")
        assert table.texts.say("foot-clock") not in table.lines()[-1]
