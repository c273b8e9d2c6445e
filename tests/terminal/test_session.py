"""One match at one device, without a screen: who is asked when, who looks, what is news."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.arena.simulate import bot_of
from compoundry.kernel import PUBLIC, Ack, BadInput, FastDraw, Match, Refusal, Seed, registry
from compoundry.kernel.errors import GameBug
from compoundry.terminal.session import Session, Stage

if TYPE_CHECKING:
    from compoundry.kernel.options import Setting


def session(game: str, seats: str, seed: int = 5, **options: Setting) -> Session:
    sitting, card = seats.split(","), registry.find(game)
    match = Match.start(card, options, len(sitting), Seed.from_int(seed))
    bots = [None if name == "you" else bot_of(card, name)() for name in sitting]
    return Session(match, bots, [FastDraw(seed, seat) for seat in range(len(sitting))], now=lambda: 0.0)


def bots_move(table: Session) -> None:
    while table.stage is Stage.BOT:
        thought = table.thought()
        assert table.decided(thought, thought.move())


def test_one_person_sees_the_table_at_once_several_only_after_the_curtain() -> None:
    assert (session("leduc", "you,random").looking, session("leduc", "you,random").stage) == (0, Stage.ASKING)
    table = session("leduc", "you,you")
    assert (table.looking, table.stage) == (PUBLIC, Stage.COVERED)
    table.reveal()
    assert (table.looking, table.stage) == (0, Stage.ASKING)


def test_who_has_moved_sees_what_came_of_it_before_the_device_is_handed_on() -> None:
    table = session("leduc", "you,you")
    table.reveal()
    assert isinstance(table.submit("call"), Ack)
    assert (table.looking, table.asked, table.stage) == (0, 1, Stage.HANDING)
    table.cover()
    assert (table.looking, table.stage) == (PUBLIC, Stage.COVERED)
    table.reveal()
    assert (table.looking, table.stage) == (1, Stage.ASKING)


def test_a_refusal_changes_nothing() -> None:
    table = session("leduc", "you,random")
    before = table.match.digest()
    assert isinstance(table.submit("fold"), Refusal)
    assert (table.match.digest(), table.asked, table.stage) == (before, 0, Stage.ASKING)


def test_where_a_game_goes_on_news_is_what_came_after_the_last_own_move() -> None:
    table = session("tictactoe", "you,random")
    table.submit("mark 4")
    bots_move(table)
    table.submit(table.match.position.legal(0)[0])
    bots_move(table)
    again = Session(Match.load(table.match.save(reveal=True)), table.bots, [FastDraw(5, seat) for seat in range(2)])
    assert again.since() == table.since() > 0


@pytest.mark.rule("K-9")
def test_no_bot_is_asked_to_take_something_back() -> None:
    table = session("tictactoe", "you,random")
    table.submit("mark 4")
    bots_move(table)
    assert table.undo() == Refusal("undo-bot", "K-9", seat=1)


def test_news_is_what_came_after_the_last_own_move() -> None:
    table = session("leduc", "you,random")
    assert table.since() == -1
    table.submit("call")
    bots_move(table)
    assert table.since() == 0
    assert next(event["entry"] for event in table.story() if int(str(event["entry"])) > table.since()) == 1


def test_where_all_trade_at_once_each_waits_for_the_others() -> None:
    table = session("bazaar", "you,you,you")
    table.reveal()
    assert table.may_wait()
    order = [table.asked]
    for _ in range(3):
        table.wait()
        order.append(table.asked)
        table.cover()
        table.reveal()
    assert order == [0, 1, 2, 0]


def test_who_has_the_device_goes_on_before_it_is_handed_round() -> None:
    """Three people trade at once: whoever has made an offer is asked again, not the next one."""
    table = session("bazaar", "you,you,you")
    table.reveal()
    for _ in range(3):
        assert isinstance(table.submit("offer [0] [1]"), Ack)
        assert (table.asked, table.stage) == (0, Stage.ASKING)
    table.submit("pass")
    assert (table.asked, table.stage) == (1, Stage.HANDING)


def test_who_may_object_is_asked_before_the_game_goes_on() -> None:
    table = session("bazaar", "you,you,you")
    table.reveal()
    table.submit("offer [0] [1]")
    table.wait()
    table.cover()
    table.reveal()
    assert table.asked == 1
    table.submit("accept 0 1")
    assert (table.asked, table.objecting()) == (2, "veto")
    table.cover()
    table.reveal()
    passing = table.letting_pass()
    assert passing is not None
    assert isinstance(table.submit(passing), Ack)
    assert table.objecting() == ""


def test_a_standing_answer_is_turned_on_and_off() -> None:
    table = session("bazaar", "you,random,random")
    assert not table.passes("veto")
    table.stand("veto")
    assert table.passes("veto")
    table.stand("veto")
    assert not table.passes("veto")


def test_a_thought_that_comes_too_late_is_not_played() -> None:
    table = session("bazaar", "you,random,random")
    table.wait()
    thought = table.thought()
    assert table.may_step_in()
    table.step_in()
    before = len(table.match.entries)
    assert table.decided(thought, thought.move()) is False
    assert (len(table.match.entries), table.asked) == (before, 0)


def test_a_bot_that_plays_what_is_refused_is_a_bug() -> None:
    table = session("leduc", "random,you")
    with pytest.raises(GameBug, match="the bot random plays fold"):
        table.decided(table.thought(), table.match.game.parse("fold"))


def test_an_undo_asks_whoever_took_it_back() -> None:
    table = session("tictactoe", "you,you")
    table.reveal()
    table.submit("mark 4")
    assert table.stage is Stage.HANDING
    assert isinstance(table.undo(), Ack)
    assert (table.asked, table.stage) == (0, Stage.ASKING)
    table.submit("mark 4")
    table.cover()
    table.reveal()
    assert isinstance(table.undo(), Refusal)


def test_a_file_that_cannot_be_written_is_remembered_until_it_can() -> None:
    full = [True]

    def keep(text: str) -> None:
        if full[0]:
            raise BadInput("file-write", "my.game", why="ENOSPC", said="full")

    match = Match.start(registry.find("tictactoe"), seats=2, seed=Seed.from_int(1))
    table = Session(match, [None, None], [FastDraw(0, 0), FastDraw(0, 1)], keep)
    table.reveal()
    table.submit("mark 4")
    assert table.trouble is not None
    full[0] = False
    table.keep()
    assert table.trouble is None


def test_at_the_end_nobody_is_asked_and_nothing_ticks() -> None:
    table = session("kuhn", "random,random")
    bots_move(table)
    assert (table.stage, table.tick()) == (Stage.OVER, False)
    assert not table.may_wait()
    assert table.letting_pass() is None
