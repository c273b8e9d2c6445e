"""Several people at one device: the curtain, and what is behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.kernel import PUBLIC, Match
from compoundry.terminal.session import Stage
from compoundry.terminal.table.curtain import Curtain
from compoundry.terminal.table.replaying import Replaying

if TYPE_CHECKING:
    from tests.terminal.conftest import Dealer, Reader, Seated, Sit

ANA = "RAIN COAT BOW SOME BATH ROOM UP"
BEN = "ANY THING DAY SUN TEA KEY PAN"


@pytest.fixture
def kitchen(deal: Dealer) -> Match:
    return deal(ANA, BEN, turned="BODY", stock="OAK ELM ASH FIR YEW BAY FIG")


def hidden(table: Seated) -> set[str]:
    """The words of all cards that lie in hands."""
    return {*table.hand(0), *table.hand(1)}


async def test_while_the_curtain_is_up_no_widget_holds_a_card_of_a_hand(
    sit: Sit, kitchen: Match, everything: Reader
) -> None:
    async with sit(match=kitchen, seats="you,you") as table:
        await nothing_is_to_be_seen(table, "Ana", everything)
        await table.press("space")
        assert "BATH" in everything(table.app)
        await table.choose("Draw")
        await table.type(":lay bath coat")  # the refusal speaks of the hand
        await table.choose("Discard")
        await table.press("slash", "u")  # and what is looked for may, too
        await table.press("escape")
        await table.choose("UP")
        assert (table.session.stage, table.session.looking) == (Stage.HANDING, 0)
        assert table.says("screen-moved")
        assert "Ana discards UP." in table.seen()
        await table.choose(table.texts.say("screen-hand", seat="Ben"))
        await nothing_is_to_be_seen(table, "Ben", everything)
        await table.press("space")
        assert table.session.looking == 1
        assert "THING" in table.seen()
        assert "BATH" not in everything(table.app)


async def nothing_is_to_be_seen(table: Seated, who: str, everything: Reader) -> None:
    assert isinstance(table.app.screen, Curtain)
    assert (table.session.stage, table.session.looking) == (Stage.COVERED, PUBLIC)
    assert table.says("screen-curtain", seat=who)
    words = set(everything(table.app).replace(",", " ").replace(".", " ").split())
    assert hidden(table) & words == set()
    assert hidden(table) & set(table.seen().split()) == set()


async def test_neither_enter_nor_a_letter_lifts_the_curtain(sit: Sit, kitchen: Match) -> None:
    """Whoever presses Enter once too often sees nothing."""
    async with sit(match=kitchen, seats="you,you") as table:
        await table.press("enter", "1", "u", "l", "[", "escape")
        assert isinstance(table.app.screen, Curtain)
        await table.press("q")
        assert table.app.return_code == 0


async def test_who_has_the_device_looks_back_with_the_own_eyes(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen, seats="you,you") as table:
        await table.press("space")
        await table.choose("Draw", "Discard", "UP", "Hand the device")
        await table.press("space", "[")
        replaying = table.app.screen
        assert isinstance(replaying, Replaying)
        assert replaying.viewer == 1
        await table.press("v", "1")
        assert replaying.viewer == 1
        assert "BATH" not in table.seen()


async def test_a_move_can_be_taken_back_before_the_device_is_handed_on(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen, seats="you,you") as table:
        await table.press("space")
        await table.choose("Draw", "Discard", "UP")
        await table.press("u")
        assert (table.session.stage, table.session.asked) == (Stage.ASKING, 0)
        assert "UP" in table.seen()


async def test_at_the_end_everybody_looks_on(sit: Sit) -> None:
    async with sit("tictactoe", "you,you") as table:
        for cell in (0, 3, 1, 4, 2):
            await table.press("space")
            await table.type(f":mark {cell}")
            if table.session.stage is Stage.HANDING:
                await table.press("enter")
        assert (table.session.stage, table.session.looking) == (Stage.OVER, PUBLIC)
        assert table.says("end-line")
        assert "1. Ana" in table.seen()
