"""The bots: what they see in a position, that they play by the rules everywhere, and how much stronger each is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.arena.duel import Duel, fight
from compoundry.arena.report import wilson
from compoundry.arena.simulate import plan, play, simulate
from compoundry.games.compounditall import game
from compoundry.games.compounditall.bot import LESSON, Easy, Heuristic
from compoundry.kernel import NATURE, Bot, FastDraw, RandomBot
from compoundry.kernel.options import Setting

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, Table

KINDS: tuple[type[Bot], ...] = (RandomBot, Easy, Heuristic)

VARIATIONS: tuple[dict[str, Setting], ...] = (
    {},
    {"decks": "all"},
    {"play": "no-steal"},
    {"play": "dominoes"},
    {"play": "around"},
    {"validation": "challenge"},
    {"validation": "challenge", "play": "dominoes"},
    {"validation": "challenge", "play": "around"},
)


def chosen(t: Table, bot: Bot, seat: int = 0) -> str:
    """The move that a bot makes, as the game prints it."""
    move = bot.choose(game.view(t.position, seat), t.position.legal(seat), 100, FastDraw(1))
    return game.print(move)


def named(t: Table, move: str) -> str:
    return game.print(t.move(move))


@pytest.mark.parametrize("options", VARIATIONS, ids=str)
def test_bots_play_every_variation_to_its_end(options: dict[str, Setting]) -> None:
    """The arena plays no move that is refused."""
    for number, seats in enumerate((2, 3, 6)):
        position = game.begin(seats, game.settings({**game.brief, **options}))
        bots = [KINDS[(seat + number) % 3]() for seat in range(seats)]
        play(game, position, bots, 7, number)
        assert position.outcome() is not None


@pytest.mark.parametrize("options", VARIATIONS, ids=str)
def test_bots_know_nothing_but_what_they_see(options: dict[str, Setting]) -> None:
    """With all that is hidden dealt anew, the same bot plays the same."""
    draw = FastDraw(3)
    compared = 0
    for kind in KINDS[1:]:
        position = game.begin(3, game.settings(dict(options)))
        bots = [kind() for _ in range(3)]
        for _ in range(150):
            acting = position.acting()
            if not acting:
                break
            if acting == [NATURE]:
                position.play(NATURE, position.chance(draw))
                continue
            seat = draw.pick(acting)
            twin = position.copy()
            twin.redeal(seat, draw)
            moves = [
                bot.choose(game.view(one, seat), one.legal(seat), 100, FastDraw(5))
                for bot, one in ((bots[seat], position), (kind(), twin))
            ]
            assert moves[0] == moves[1]
            compared += twin.digest() != position.digest()
            position.play(seat, moves[0])
    assert compared > 50


def test_what_can_be_stolen_is(table: Maker) -> None:
    t = table("THING EGG OWL", "HEN INK JAM", words=("1: SOME+BODY",), stock="KEY NUT OAK PEN")
    t.draw("KEY")
    assert chosen(t, Heuristic()) == named(t, "steal SOME+BODY to SOME+THING")


def test_a_word_that_others_would_steal_is_held(table: Maker) -> None:
    """SOMEBODY and BODYGUARD may be in the hands of others: THING is known to be."""
    t = table("SOME BODY EGG OWL PIG", "THING HEN INK JAM LEG", stock="KEY NUT OAK PEN")
    t.position.shown[1] = [t.card("THING")]
    t.draw("KEY")
    assert not chosen(t, Heuristic()).startswith("lay")
    assert chosen(t, Easy()).startswith("lay")


def test_who_was_caught_with_many_cards_holds_words_no_longer_whatever_the_round(table: Maker) -> None:
    """Else all would lay theirs from the same round on, and whoever begins it would be better off."""
    t = table("SOME BODY EGG OWL PIG", "THING HEN INK JAM LEG", stock="KEY NUT OAK PEN")
    t.position.shown[1] = [t.card("THING")]
    t.position.round, t.position.held = 60, [0, 900]
    t.draw("KEY")
    assert not chosen(t, Heuristic()).startswith("lay")
    t.position.held = [LESSON, 0]
    assert chosen(t, Heuristic()) == named(t, "lay SOME+BODY")


def test_woodchuck_is_laid_at_once_for_nobody_can_steal_it(table: Maker) -> None:
    t = table("WOOD CHUCK EGG OWL PIG", "FIRE HEN INK JAM LEG", stock="KEY NUT OAK PEN")
    t.draw("KEY")
    assert chosen(t, Heuristic()) == named(t, "lay WOOD+CHUCK")


def test_words_are_laid_when_somebody_may_go_out(table: Maker) -> None:
    t = table("SOME BODY EGG OWL PIG", "THING HEN", stock="KEY NUT OAK PEN")
    t.position.shown[1] = [t.card("THING")]
    t.draw("KEY")
    assert chosen(t, Heuristic()) == named(t, "lay SOME+BODY")


def test_a_hand_that_can_be_laid_to_the_last_card_is(table: Maker) -> None:
    """Two words and a discard: out."""
    t = table("SOME BODY RAIN COAT", "THING HEN INK JAM LEG BOW CHECK", stock="KEY NUT OAK PEN")
    t.position.shown[1] = sorted([t.card("THING"), t.card("BOW")])
    t.draw("KEY")
    for _ in range(2):
        move = Heuristic().choose(game.view(t.position, 0), t.position.legal(0), 100, FastDraw(1))
        assert move.verb == "lay"
        t.position.play(0, move)
    assert chosen(t, Heuristic()) == named(t, "discard KEY")


def test_where_nobody_steals_words_are_kept_as_keys_to_the_discards(table: Maker) -> None:
    t = table("SOME BODY EGG OWL PIG", "THING HEN INK JAM LEG", stock="KEY NUT OAK PEN", play="no-steal")
    t.draw("KEY")
    assert chosen(t, Heuristic()).startswith("discard")
    t = table("SOME BODY EGG OWL PIG", "THING HEN", stock="KEY NUT OAK PEN", play="no-steal")
    t.draw("KEY")
    assert chosen(t, Heuristic()) == named(t, "lay SOME+BODY")


def test_in_compound_around_a_word_that_was_seen_is_asked_for(table: Maker) -> None:
    t = table("SOME EGG OWL", "BODY HEN INK", "THING JAM LEG", stock="KEY NUT", play="around")
    t.position.shown[2] = [t.card("THING")]
    assert chosen(t, Heuristic()) == named(t, "ask 2 THING")


def test_in_dominoes_a_dear_card_goes_first(table: Maker) -> None:
    t = table("STORM COAT EGG", "HEN INK", line="RAIN", stock="KEY NUT", play="dominoes")
    assert chosen(t, Heuristic()) == named(t, "place COAT right")


def test_each_bot_is_stronger_than_the_one_before() -> None:
    for strong, weak, least in (("easy", "random", 0.7), ("heuristic", "easy", 0.7)):
        verdict = fight(Duel("compounditall", strong, weak), 25, seed=2, jobs=1)
        assert verdict.low > least, (strong, verdict)


@pytest.mark.long
@pytest.mark.parametrize(
    ("strong", "weak", "least"), [("easy", "random", 0.6), ("heuristic", "easy", 0.6), ("heuristic", "random", 0.97)]
)
def test_each_bot_is_stronger_than_the_one_before_at_length(strong: str, weak: str, least: float) -> None:
    """A thousand games on five hundred deals."""
    assert fight(Duel("compounditall", strong, weak), 500, seed=1, jobs=2).rate >= least


@pytest.mark.long
def test_no_seat_is_better_than_another() -> None:
    tally = simulate(plan(game, 4, ["heuristic"], 1, game.settings()), range(4000), 2)
    for score in tally.seats:
        low, high = wilson(float(score.wins), score.games)
        assert 0.21 <= low < high <= 0.29
