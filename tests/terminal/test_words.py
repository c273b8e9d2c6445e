"""Values that are said in words of one's own: asked for, never stepped over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.kernel import Match, Seed, registry
from compoundry.terminal.making import Chair, Making
from compoundry.texts import Texts

if TYPE_CHECKING:
    from tests.terminal.conftest import Sit


@pytest.fixture(scope="module")
def trading() -> str:
    """A game of Compounded in which three trade, and it is up to the first of them."""
    match = Match.start(registry.find("compounded"), seats=3, seed=Seed.from_int(3))
    while type(match.position.pending[-1]).__name__ != "Trading":
        seat = match.position.acting()[0]
        match.submit(seat, match.position.legal(seat)[0], match.ticket(seat))
    return match.save(reveal=True)


def offer(match: Match) -> Making:
    """An offer of which only the words are missing."""
    making = Making(Chair(match.game, Texts("en", match.game, options=match.options), match.position, 0))
    for beginning in ("Make an offer", "Ben", "nothing"):
        making.take(next(way for way in making.ways() if way.label.startswith(beginning)))
    making.take(making.ways()[0])
    making.take(making.ways()[0])
    return making


@pytest.mark.rule("CD-23")
def test_words_are_asked_for_though_nothing_need_be_said(trading: str) -> None:
    making = offer(Match.load(trading))
    assert (making.worded, [way.label for way in making.ways()]) == (True, ["No words"])
    making.take(making.own("I help you with the fire"))
    assert (making.complete, making.plain()[-1]) == (True, "I help you with the fire")
    assert making.told().endswith("I help you with the fire")
    assert making.back()
    making.take(making.ways()[0])
    assert (making.complete, making.plain()[-1]) == (True, "")


@pytest.mark.rule("CD-23")
async def test_words_are_typed_where_they_are_asked_for(trading: str, sit: Sit) -> None:
    async with sit("compounded", "you,you,you", match=Match.load(trading)) as table:
        await table.press("space")
        await table.choose("Make an offer", "Ben", "nothing")
        await table.press("enter", "enter")
        assert await table.sees("A promise, in your own words?")
        await table.choose("Words of your own")
        assert table.says("screen-speak")
        await table.type("lent, and back in 5 rounds")
        assert table.rows() == ["Play it: Make an offer: lent, and back in 5 rounds"]
        await table.press("escape")
        assert table.rows() == ["No words", "Words of your own …"]
        await table.type("my word")
        await table.press("enter")
        assert table.kinds()[-1] == "offered"
        assert "“my word”" in table.seen()
