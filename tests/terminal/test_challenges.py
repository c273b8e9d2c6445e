"""Questions that need no answer: challenges while another moves, standing answers, waiting, objecting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.kernel import Match
from compoundry.terminal.session import Stage

if TYPE_CHECKING:
    from tests.terminal.conftest import Dealer, Sit

ANA = "RAIN COAT BOW SOME BATH ROOM UP"
BEN = "ANY THING DAY SUN TEA KEY PAN"


@pytest.fixture
def bluff(deal: Dealer) -> Match:
    """Any two cards can be laid, and be challenged."""
    return deal(ANA, BEN, turned="BODY", stock="OAK ELM ASH FIR YEW BAY FIG", validation="challenge")


@pytest.mark.rule("CW-24")
async def test_a_word_that_none_is_is_laid_challenged_and_taken_back(sit: Sit, bluff: Match) -> None:
    async with sit(match=bluff, seats="you,you") as table:
        await table.press("space")
        await table.choose("Draw")
        await table.type(":lay bath coat")
        assert "BATH│COAT" in table.seen()
        await table.choose("Discard", "UP", "Hand the device")
        await table.press("space")
        assert "BATH│COAT" in table.seen()
        await table.choose("Challenge")
        assert table.kinds()[-1] == "refuted"
        assert "BATH│COAT" not in table.seen()
        assert table.rows() == [table.texts.say("screen-hand", seat="Ana")]


async def test_people_may_challenge_while_a_bot_moves_and_let_pass_for_good(sit: Sit, deal: Dealer) -> None:
    """Ben lays a word, and Ana is asked before he goes on."""
    match = deal(ANA, BEN, turned="OWL", stock="OAK ELM ASH FIR YEW BAY FIG", validation="challenge")
    async with sit(match=match, seats="you,easy") as table:
        await table.choose("Draw", "Discard", "UP")
        assert (table.session.stage, table.session.objecting()) == (Stage.ASKING, "challenge")
        assert table.session.match.position.acting() == [0, 1]
        assert table.kinds()[-1] == "laid"
        assert table.texts.say("foot-stand") in table.seen()
        await table.press("s")
        assert table.reads("#note") == f"{table.texts.window('challenge')}: {table.texts.say('table-passes')}"
        assert table.match.standing[0] == ["challenge"]
        await table.press("s")
        assert table.match.standing[0] == []


async def test_an_optional_question_passes_with_a_key(sit: Sit, deal: Dealer) -> None:
    match = deal(ANA, BEN, turned="OWL", stock="OAK ELM ASH FIR YEW BAY FIG", validation="challenge")
    async with sit(match=match, seats="you,easy") as table:
        await table.choose("Draw", "Discard", "UP")
        assert table.session.objecting() == "challenge"
        await table.press("p")
        assert table.session.objecting() == ""
        assert (table.session.asked, table.says("ask-Begin")) == (0, True)


async def test_where_several_may_act_one_waits_and_speaks_up_again(sit: Sit) -> None:
    async with sit("bazaar", "you,random,random", seed=5, pace=60) as table:
        assert table.says("foot-wait")
        await table.press("w")
        assert table.session.stage is Stage.BOT
        assert table.says("foot-step-in")
        await table.press("w")
        assert (table.session.stage, table.session.asked) == (Stage.ASKING, 0)


async def test_an_offer_is_put_together_piece_by_piece(sit: Sit) -> None:
    async with sit("bazaar", "you,random,random", seed=5, pace=60) as table:
        await table.choose("Make an offer")
        await table.press("1", "2")
        assert table.rows()[0] == table.texts.say("making-enough", values="salt and salt")
        await table.press("escape")
        assert table.rows()[0] == table.texts.say("making-enough", values="salt")
        await table.press("1")
        assert table.says("slot-offer-wants")
        await table.choose("silk", "That is all")
        assert table.kinds()[-1] == "offer"


async def test_what_can_be_challenged_is_called_by_its_cards(sit: Sit, bluff: Match) -> None:
    async with sit(match=bluff, seats="you,you") as table:
        await table.press("space")
        await table.choose("Draw")
        await table.type(":lay bath coat")
        await table.type(":lay rain some")
        await table.choose("Discard", "UP", "Hand the device")
        await table.press("space")
        await table.choose("Challenge")
        assert table.rows() == ["BATH + COAT", "RAIN + SOME"]
        await table.type(":challenge rain")
        assert "Ben looks up RAIN + SOME, and no dictionary knows it" in table.seen()


async def test_standing_answers_begin_with_the_window_that_is_open(sit: Sit) -> None:
    async with sit("compounded", "you,easy,easy") as table:
        windows = table.match.game.windows()
        for at, window in enumerate(windows):
            table.session.objecting = lambda open_now=window: open_now  # type: ignore[method-assign, misc]
            await table.press("s")
            assert table.choices.highlighted == at
            assert table.rows()[at].startswith(table.texts.window(window))
            await table.press("escape")
        assert len(windows) > 1
