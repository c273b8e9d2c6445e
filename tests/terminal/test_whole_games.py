"""Whole games, from the first card to the score, with keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.kernel import FastDraw, Match, registry
from compoundry.terminal.session import Stage
from compoundry.terminal.sheet import signed

if TYPE_CHECKING:
    from tests.terminal.conftest import Seated, Sit

MOST_KEYS = 500


async def play_on(table: Seated, draw: FastDraw) -> None:
    """Whoever picks at random from what is on offer, and passes where that is possible, comes to the end."""
    keys: list[str] = []
    for _ in range(MOST_KEYS):
        if table.session.stage is Stage.OVER:
            return
        if not keys:
            keys = ["p"] if table.session.letting_pass() is not None else [str(1 + draw.below(4)), "enter"]
        await table.press(keys.pop(0))
    raise AssertionError(f"after {MOST_KEYS} keys there is no end in sight")


def ended(table: Seated) -> bool:
    """Does the screen show how the game ended: why, who won, and every line of every score that counts?"""
    outcome, seen, texts = table.match.outcome(), table.reads("#picture"), table.texts
    assert outcome is not None
    items = [
        f"{texts.item(item.label)} {signed(item.points)}" for items in outcome.items for item in items if item.points
    ]
    said = [texts.end(outcome.reason), *items, *[texts.seat(seat) for seat in range(table.match.header.seats)]]
    return all(one in seen for one in said)


@pytest.mark.parametrize("name", [*registry.modules()])
async def test_every_game_comes_to_its_end_by_pressing_keys(name: str, sit: Sit) -> None:
    game = registry.find(name)
    sitting = ",".join(["you", *["random"] * (game.fewest - 1)])
    kept: list[str] = []
    async with sit(name, sitting, options=dict(game.brief), keep=kept.append) as table:
        await play_on(table, FastDraw(7))
        assert ended(table)
        assert table.rows() == [table.texts.say("screen-replay"), table.texts.say("screen-leave")]
        assert Match.load(kept[-1]).over()
        await table.press("q")
        assert table.app.return_code == 0


@pytest.mark.parametrize("way", ["dominoes", "around"])
async def test_other_ways_to_play_come_to_their_end_in_german(way: str, sit: Sit) -> None:
    async with sit(seats="you,easy,heuristic", options={"play": way}, language="de") as table:
        await play_on(table, FastDraw(7))
        assert ended(table)
        assert "Das Spiel ist zu Ende." in table.seen()
