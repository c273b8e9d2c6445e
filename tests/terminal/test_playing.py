"""The table of the whole screen: choosing, typing, refusing, undoing, looking back, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from textual.worker import WorkerFailed

from compoundry.kernel import Match
from compoundry.kernel.errors import BadInput
from compoundry.terminal.ink import NIGHT
from compoundry.terminal.session import OVERTAKEN, Stage
from compoundry.terminal.table.asking import Asking
from compoundry.terminal.table.colours import BENCH
from compoundry.terminal.table.colours import NIGHT as NIGHT_BENCH
from compoundry.terminal.table.log import Log
from compoundry.terminal.table.replaying import Replaying

if TYPE_CHECKING:
    from tests.terminal.conftest import Dealer, Sit

MINE = "RAIN COAT BOW SOME BATH ROOM UP"
THEIRS = "ANY THING DAY SUN TEA KEY PAN"
STOCK = "OAK ELM ASH FIR YEW BAY FIG"


@pytest.fixture
def kitchen(deal: Dealer) -> Match:
    """Ana holds RAIN for COAT and BOW, BATH for ROOM, and SOME for BODY, which lies there."""
    return deal(MINE, THEIRS, turned="BODY", stock=STOCK)


# Choosing


async def test_arrows_choose_a_move_and_show_what_it_would_bring(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        assert table.says("ask-Begin")
        await table.choose("Draw", "Lay a word", "RAIN")
        assert table.says("slot-lay-second")
        assert [row.split(":")[0] for row in sorted(table.rows())] == ["BOW", "COAT"]
        await table.press("down", "up")
        assert "would lie in front of you, worth" in table.seen()
        assert table.kinds()[-1] == "drew"
        await table.choose("COAT")
        assert table.kinds()[-1] == "laid"
        assert "RAIN│COAT" in table.seen()


async def test_a_number_plays_nothing_that_was_not_shown_before(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw")
        await table.press("1", "2", "1")
        assert table.kinds()[-1] == "drew"
        assert table.rows() == ["Play it: Lay a word"]
        assert "would lie in front of you" in table.seen()
        await table.press("enter")
        assert table.kinds()[-1] == "laid"


async def test_a_number_without_a_row_chooses_nothing(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        rows = table.rows()
        await table.press("9")
        assert (table.rows(), len(kitchen.entries)) == (rows, 1)


async def test_two_digits_choose_among_more_than_nine(sit: Sit) -> None:
    """A first digit that a second could follow only points; Enter takes it, and any other number begins anew."""
    async with sit("compounded", "you,easy,easy") as table:
        await table.press("enter")
        rows = table.rows()
        assert 9 < len(rows) < 20
        await table.press("1")
        assert (table.choices.highlighted, table.rows()) == (0, rows)
        await table.press("down", "0")
        assert (table.choices.highlighted, table.rows()) == (1, rows)
        await table.press("1", "0")
        claimed = [event for event in table.match.events(0) if event["kind"] == "claimed" and event["seat"] == 0]
        assert [table.texts.said("place", event["place"]) for event in claimed] == [rows[9].split()[0]]


async def test_words_are_looked_for_in_any_order(sit: Sit) -> None:
    async with sit("compounded", "you,easy,easy") as table:
        await table.press("enter")
        place = table.rows()[3].split()[0]
        await table.press("slash", *"lacks", "space", *place.lower())
        assert [row.split()[0] for row in table.rows()] == [place]


async def test_a_click_points_and_a_second_one_chooses(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw", "Lay a word")
        row = table.rows().index("BATH")
        if table.choices.highlighted == row:
            await table.press("down")
        await table.pilot.click("#choices", offset=(6, row))
        await table.rest()
        assert (table.choices.highlighted, table.kinds()[-1]) == (row, "drew")
        assert "bathroom" in table.reads("#preview")
        await table.pilot.click("#choices", offset=(6, row))
        await table.rest()
        assert table.kinds()[-1] == "laid"


async def test_letters_look_for_a_row_and_escape_forgets_them(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw", "Discard")
        rows = table.rows()
        await table.press("slash")
        await table.press("o", "o")
        assert table.rows() == ["ROOM"]
        await table.press("escape")
        assert table.rows() == rows
        await table.press("b")
        assert table.rows() == ["BATH", "BOW"] or table.rows() == ["BOW", "BATH"]
        await table.press("o", "w", "enter")
        assert table.kinds()[-1] != "drew"
        assert "Ana discards BOW." in table.reads("#log")


async def test_escape_goes_back_a_step_at_a_time(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw")
        first = table.rows()
        await table.choose("Lay a word")
        second = table.rows()
        await table.choose("RAIN")
        await table.press("escape")
        assert table.rows() == second
        await table.press("escape", "escape")
        assert table.rows() == first


async def test_whole_moves_are_typed_with_the_names_of_cards(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.type(":draw")
        await table.type(":lay rain co")
        assert "RAIN│COAT" in table.seen()
        await table.type(":lay rain kettle")
        assert "“kettle” means nothing here" in table.reads("#note")
        assert "kettle" in table.reads("#typed")  # and can be mended
        await table.press("escape")
        assert table.rows() == ["Lay a word", "Discard"]


async def test_what_stands_out_is_what_the_cursor_has_and_what_can_come_next(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        asking = table.playing.query_one(Asking)
        await table.choose("Draw")
        light = asking.light(NIGHT)  # “Lay a word” is pointed at
        assert (light.chosen, sorted(table.words(light.next["first"]))) == ({}, ["BATH", "RAIN"])
        await table.choose("Lay a word", "RAIN")
        light = asking.light(NIGHT)
        pointed = table.rows()[0].split(":")[0]
        assert ([*light.chosen], table.words(light.chosen.values())) == (["first", "second"], ["RAIN", pointed])
        assert sorted(table.words(light.next["second"])) == ["BOW", "COAT"]


async def test_a_new_game_says_in_a_line_what_it_is_about(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        welcome = table.texts.say("screen-welcome", about=table.texts.say("about"))
        assert welcome in table.seen()
        await table.choose("Draw")
        assert welcome not in table.seen()


# Refusing and undoing


@pytest.mark.rule("CW-22")
async def test_a_refusal_says_why_what_would_work_and_opens_its_rule(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw")
        before = kitchen.digest()
        await table.type(":lay bath coat")
        assert table.says("refuse-no-compound", first="BATH", second="COAT")
        assert table.says("refuse-no-compound.remedy")
        assert "[CW-22]" in table.seen()
        assert (kitchen.digest(), table.rows()) == (before, ["Lay a word", "Discard"])
        await table.press("r")
        assert table.playing.query_one("#rule-CW-22").has_class("open")
        assert await table.sees("• CW-22")
        assert "[CW-22]" in table.seen()
        await table.press("escape")
        assert "• CW-22" not in table.seen()


async def test_the_rules_open_where_the_question_of_the_moment_is_answered(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.press("r")
        assert table.playing.query_one("#rule-CW-7").has_class("open")
        await table.press("r")
        await table.choose("Draw")
        await table.press("r")
        assert [marked.id for marked in table.playing.query(".open")] == ["rule-CW-11"]


@pytest.mark.rule("K-8")
async def test_a_move_is_taken_back_until_chance_has_spoken(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw")
        await table.press("u")
        assert table.says("refuse-undo-barrier")
        assert "[K-8]" in table.seen()
        hand = table.hand(0)
        await table.choose("Lay a word", "RAIN", "BOW")
        await table.press("u")
        assert (table.kinds()[-1], table.hand(0)) == ("undone", hand)
        assert table.rows() == ["Lay a word", "Discard"]


async def test_a_discard_is_taken_back_while_the_next_bot_still_thinks(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen, pace=60) as table:
        await table.choose("Draw", "Discard", "UP")
        assert table.session.asked == 1
        assert table.says("screen-thinking", seat="Ben")
        await table.press("u")
        assert (table.session.asked, table.session.stage) == (0, Stage.ASKING)
        assert table.rows() == ["Lay a word", "Discard"]


# Looking back


async def test_the_log_tells_what_was_heard_and_leads_back_to_it(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw")
        await table.press("l")
        assert "Ana is dealt 7 cards: " in table.seen()
        assert "Ben is dealt 7 cards." in table.seen()
        await table.press("end", "enter")
        replaying = table.app.screen
        assert isinstance(replaying, Replaying)
        assert (replaying.entry, table.says("screen-entry", entry=1, last=1)) == (1, True)
        await table.press("q")
        assert table.app.screen is table.playing


async def test_the_log_opens_at_what_happened_since_the_last_own_move(sit: Sit) -> None:
    """More than the screen has room for beside the question."""
    async with sit("compounded", "you,easy,easy,easy") as table:
        await table.choose("Pass", "Pass")
        story = table.session.story()
        came = [event for event in story if int(str(event["entry"])) > table.session.since()]
        assert 5 < len(came) < len(story)
        await table.press("l")
        assert table.playing.query_one(Log).highlighted == len(story) - len(came)
        assert await table.sees(table.texts.event(came[0]))
        assert table.texts.event(story[0]) not in table.seen()
        assert table.texts.event(came[4]) in table.seen()


async def test_a_running_game_is_looked_back_at_with_the_own_eyes_only(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.choose("Draw")
        drawn = table.match.events(0)[-1]
        await table.press("[")
        replaying = table.app.screen
        assert isinstance(replaying, Replaying)
        assert (replaying.entry, "7 cards in hand" in table.seen()) == (0, True)
        assert "Draw pile ▒ 7 cards" in table.seen()
        await table.press("right")
        assert table.texts.event(drawn) in table.seen()
        assert "Draw pile ▒ 6 cards" in table.seen()
        await table.press("v", "2", "0")
        assert replaying.viewer == 0
        await table.press("?")
        assert (table.says("key-ends"), table.says("key-viewer")) == (True, False)
        await table.press("escape", "home", "end", "right", "left")
        assert replaying.entry == 0
        await table.press("l")
        assert "Ana draws" in table.seen()
        await table.press("escape", "escape")
        assert table.app.screen is table.playing


async def test_a_finished_game_is_looked_at_with_anybodys_eyes(sit: Sit) -> None:
    async with sit("leduc", "you,random", seed=2) as table:
        while table.session.stage is not Stage.OVER:
            await table.press("1")
        assert table.says("screen-over")
        await table.choose(table.texts.say("screen-replay"))
        replaying = table.app.screen
        assert isinstance(replaying, Replaying)
        assert (replaying.entry, replaying.viewer) == (0, 0)
        seen = set()
        for _ in range(3):
            await table.press("v")
            seen.add((replaying.viewer, table.reads("#picture")))
        assert [viewer for viewer, _ in sorted(seen)] == [-2, 0, 1]
        assert len({picture for _, picture in seen}) == 3
        await table.press("?")
        assert table.says("key-viewer")
        await table.press("escape", "end")
        outcome = table.match.outcome()
        assert outcome is not None
        assert table.texts.end(outcome.reason) in table.seen()
        await table.press("escape")
        await table.choose(table.texts.say("screen-leave"))
        assert table.app.return_code == 0


# Asking the table


async def test_keys_that_have_nothing_to_do_say_so(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        for key, text in (("p", "screen-no-pass"), ("w", "screen-no-wait")):
            await table.press(key)
            assert table.reads("#note") == table.texts.say(text)


async def test_bots_take_their_time_or_none(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen, pace=60) as table:
        await table.press("f")
        assert table.says("screen-fast")
        table.waits = True
        await table.choose("Draw", "Discard", "UP")
        assert (table.session.asked, table.kinds()[-1]) == (0, "discarded")
        await table.press("f")
        assert table.says("screen-paced")


async def test_help_names_every_key_and_every_sign(sit: Sit) -> None:
    async with sit(size=(80, 60)) as table:
        await table.press("?")
        for text in ("key-undo", "key-whole", "key-stand", "sign-card", "sign-rests", "sign-chosen"):
            assert table.says(text), text
        await table.press("?")
        assert not table.says("key-undo")


async def test_pages_are_leafed_through(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen, size=(44, 12)) as table:
        board = table.playing.query_one("#board")
        assert board.max_scroll_y > 0
        await table.press("pagedown")
        assert board.scroll_y > 0
        await table.press("pageup")
        assert board.scroll_y == 0
        await table.press("r", "pagedown")
        assert table.playing.query_one("#rules").scroll_y > 0


async def test_day_and_night(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        assert table.app.theme == NIGHT_BENCH.name
        await table.press("d")
        assert table.app.theme == BENCH.name
        assert table.playing.query_one("#picture").visible


# Leaving and keeping


async def test_a_game_that_is_kept_nowhere_is_left_only_when_that_is_said_twice(sit: Sit, kitchen: Match) -> None:
    async with sit(match=kitchen) as table:
        await table.press("q")
        assert table.says("screen-not-kept")
        assert table.app.screen is table.playing
        await table.choose("Draw")
        await table.press("q")
        assert table.app.screen is table.playing
        await table.press("q")
        assert table.app.return_code == 0


async def test_a_kept_game_goes_on_where_it_was_left(sit: Sit, kitchen: Match) -> None:
    kept: list[str] = []
    async with sit(match=kitchen, keep=kept.append) as table:
        await table.choose("Draw", "Lay a word", "RAIN", "BOW")
        digest = table.match.digest()
        await table.press("q")
        assert table.app.return_code == 0
    again = Match.load(kept[-1])
    assert again.digest() == digest
    async with sit(match=again, keep=kept.append) as table:
        assert table.session.stage is Stage.ASKING
        assert "Ana draws" in table.reads("#log")
        await table.choose("Discard", "UP")
        assert Match.load(kept[-1]).digest() == again.digest() != digest


async def test_a_game_that_cannot_be_stored_goes_on_and_says_why(sit: Sit, kitchen: Match) -> None:
    def keep(text: str) -> None:
        raise BadInput("file-write", "my.game", why="ENOSPC", said="full")

    async with sit(match=kitchen, keep=keep) as table:
        await table.choose("Draw")
        assert "The disk is full." in table.seen()
        await table.choose("Lay a word", "RAIN", "BOW")
        assert table.kinds()[-1] == "laid"


@pytest.mark.parametrize("finder", [0, 1])
async def test_a_table_that_was_overtaken_elsewhere_stops(sit: Sit, kitchen: Match, finder: int) -> None:
    """Whether it is after the move of a person or of a bot that the file is found changed."""
    app = None

    def keep(text: str) -> None:
        if Match.load(text).entries[-1].seat == finder:
            raise BadInput(OVERTAKEN, "my.game", aside="my.game.2")

    async def play_on() -> None:
        nonlocal app
        async with sit(match=kitchen, keep=keep) as table:
            app = table.app
            await table.choose("Draw", "Discard", "UP")

    with pytest.raises((BadInput, WorkerFailed)):
        await play_on()
    assert app is not None
    assert isinstance(app.failure, BadInput)


async def test_what_goes_wrong_in_there_is_told_outside(sit: Sit, kitchen: Match) -> None:
    class Broken(Exception):
        pass

    def fail() -> None:
        raise Broken

    async def break_something() -> None:
        async with sit(match=kitchen) as table:
            table.session.undo = fail  # type: ignore[method-assign, assignment]
            await table.press("u")

    with pytest.raises(Broken):
        await break_something()
