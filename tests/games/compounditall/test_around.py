"""Compound Around: ask the others for the words that complete yours.  CW-30 to CW-36."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.games.compounditall.around import Ask
from compoundry.games.compounditall.position import NONE
from compoundry.games.compounditall.view import CompoundView
from compoundry.kernel import PUBLIC, Outcome, Refusal

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, MatchMaker, Table


def around(table: Maker, *hands: str, **given: object) -> Table:
    return table(*hands, play="around", **given)


def ended(t: Table) -> Outcome:
    outcome = t.position.outcome()
    assert outcome is not None
    assert t.position.acting() == []
    return outcome


# The deal and the list cards


@pytest.mark.rule("CW-30")
def test_five_cards_each_and_the_rest_is_the_draw_pile(match: MatchMaker) -> None:
    sitting = match("A B C D E", "F G H I J", stock="COAT EGG", play="around")
    t = sitting.table
    assert (t.hand(0), t.hand(1)) == ("A B C D E", "F G H I J")
    assert (t.position.discards, t.position.line, len(t.position.stock)) == ([], [], 2)
    assert sitting.told(-1) == ["round", "dealt", "dealt"]


@pytest.mark.rule("CW-30")
@pytest.mark.parametrize(("seats", "decks"), [(2, "yellow"), (5, "red"), (8, "all")])
def test_everybody_gets_five_cards_however_many_play(seats: int, decks: str) -> None:
    position = game.begin(seats, game.settings({"play": "around", "decks": decks}))
    assert position.pending[0].plain()["due"] == 5 * seats


@pytest.mark.rule("CW-30", "CW-A37")
def test_the_list_cards_have_the_words_of_the_decks_in_play_each_once(table: Maker) -> None:
    t = around(table, "RAIN EGG", "COAT HEN COAT.2", stock="KEY.2")
    cards = t.position.cards()
    assert sorted(t.called(cards.listed(0b11)).split()) == ["COAT", "EGG", "HEN", "KEY.2", "RAIN"]
    assert sorted(t.called(cards.listed(0b01)).split()) == ["COAT", "EGG", "HEN", "RAIN"]
    t.refuses(Ask(1, 299), "not-listed", "CW-30")


# To ask


@pytest.mark.rule("CW-31")
def test_any_opponent_is_asked_for_a_word_that_completes_a_card_in_the_hand(table: Maker) -> None:
    t = around(table, "RAIN EGG", "COAT HEN", "BOW OWL", stock="KEY")
    assert [move for move in t.legal(0) if move.verb == "ask"] == [
        t.move(f"ask {whom} {word}") for whom in (1, 2) for word in ("BOW", "COAT")
    ]
    t.refuses("ask 1 HEN", "completes-nothing", "CW-31", asked="HEN")
    t.refuses("ask 0 COAT", "not-to-be-asked", "CW-31")
    t.refuses("ask 3 COAT", "not-to-be-asked", "CW-31")


@pytest.mark.rule("CW-31", "CW-A17")
def test_the_word_may_come_first_or_second(table: Maker) -> None:
    t = around(table, "BALL EGG", "FOOT ROOM", stock="KEY")
    t.play("ask 1 FOOT", "lay FOOT+BALL")
    t = around(table, "BALL EGG", "FOOT ROOM", stock="KEY")
    t.play("ask 1 ROOM", "lay BALL+ROOM")


@pytest.mark.rule("CW-A21")
def test_a_word_that_nobody_holds_may_be_asked_for(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", stock="COAT KEY")
    t.play("ask 1 COAT", "deal KEY")
    assert t.position.player == 1


@pytest.mark.rule("CW-A21")
def test_what_is_asked_in_vain_shows_only_the_word(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", "BOW FOX", stock="COAT KEY")
    assert t.play("ask 1 BOW") == ["missed"]
    assert t.told("missed") == [{"seat": 0, "whom": 1, "asked": t.card("BOW")}]
    t.play("deal KEY")
    assert t.shown(0) == ""
    view = game.view(t.position, PUBLIC)
    assert isinstance(view, CompoundView)
    assert (view.hands, view.lacks) == ([[-1] * 3, [-1] * 2, [-1] * 2], [[], [t.card("BOW")], []])


@pytest.mark.rule("CW-A24")
def test_one_opponent_one_word_and_one_copy_of_it(table: Maker) -> None:
    t = around(table, "RAIN RAIN.2 EGG", "COAT COAT.2 HEN", "COAT.3 FOX", stock="KEY")
    t.play("ask 1 COAT")
    assert t.told("gave") == [{"seat": 0, "whom": 1, "asked": t.card("COAT")}]
    assert (t.hand(1), t.hand(2)) == ("COAT.2 HEN", "COAT.3 FOX")
    t.play("lay RAIN+COAT", "ask 2 COAT", "lay RAIN.2+COAT.3")
    assert t.hand(0) == "EGG"


@pytest.mark.rule("CW-A24", "CW-A11")
def test_a_word_is_named_not_one_of_its_cards(table: Maker) -> None:
    """COAT of the second deck answers to COAT, and is not on the list cards a second time."""
    t = around(table, "RAIN EGG", "COAT.2 HEN", "COAT FOX", stock="KEY")
    t.refuses("ask 1 COAT.2", "not-listed", "CW-30")
    t.play("ask 1 COAT")
    assert t.hand(0) == "COAT.2 EGG RAIN"


@pytest.mark.rule("CW-32")
def test_who_is_given_the_word_lays_the_compound_and_goes_on(table: Maker) -> None:
    t = around(table, "RAIN BALL EGG", "COAT HEN", "FOOT FOX", stock="KEY")
    assert t.play("ask 1 COAT") == ["gave"]
    assert (t.hand(0), t.shown(0), t.hand(1)) == ("BALL COAT EGG RAIN", "COAT", "HEN")
    assert t.legal(0) == [t.move("lay RAIN+COAT")]
    assert t.play("lay RAIN+COAT") == ["laid"]
    assert (t.words(0), t.position.player) == (["RAIN+COAT"], 0)
    t.play("ask 2 FOOT", "lay FOOT+BALL")
    assert t.words(0) == ["RAIN+COAT", "FOOT+BALL"]


@pytest.mark.rule("CW-32")
def test_the_word_asked_for_is_laid_before_anything_else(table: Maker) -> None:
    t = around(table, "RAIN SNOW BALL THING EGG", "COAT FOOT HEN", words=("1: SOME+BODY",), stock="KEY")
    t.play("ask 1 COAT")
    for move in ("draw", "pass", "lay SNOW+BALL", "ask 1 FOOT"):
        t.refuses(move, "must-use", "CW-32", card="COAT")
    t.refuses("steal SOME+BODY to SOME+THING", "asked-already", "CW-A32")


@pytest.mark.rule("CW-33", "CW-A25")
def test_what_was_asked_in_vain_again_can_be_seen(table: Maker) -> None:
    """Where there is nothing to draw it changes nothing else, and all the same it was no pass."""
    views = []
    for move in ("ask 1 COAT", "pass"):
        t = around(table, "RAIN EGG", "HEN", "COAT FOX")
        t.position.lacks[1] = [t.card("COAT")]
        t.play(move)
        assert t.position.player == 1
        views.append(game.view(t.position, 2).plain())
    assert views[0] != views[1]


@pytest.mark.rule("CW-33")
def test_who_asks_in_vain_draws_and_the_next_player_goes_on(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", stock="COAT KEY")
    assert t.play("ask 1 COAT", "deal KEY") == ["missed", "drew"]
    assert (t.hand(0), t.position.player, t.position.acting()) == ("EGG KEY RAIN", 1, [1])


@pytest.mark.rule("CW-33")
def test_found_my_compound(table: Maker) -> None:
    t = around(table, "RAIN BALL EGG", "FOOT OWL", stock="COAT KEY")
    assert t.play("ask 1 COAT", "deal COAT") == ["missed", "found"]
    assert t.told("found") == [{"seat": 0, "card": t.card("COAT")}]
    assert (t.shown(0), t.legal(0), t.position.drawn) == ("COAT", [t.move("lay RAIN+COAT")], NONE)
    t.play("lay RAIN+COAT", "ask 1 FOOT", "lay FOOT+BALL")
    assert (t.words(0), t.position.player) == (["RAIN+COAT", "FOOT+BALL"], 0)


@pytest.mark.rule("CW-33")
def test_another_card_that_would_do_is_not_the_one_asked_for(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", stock="COAT BOW")
    t.play("ask 1 COAT", "deal BOW")
    assert (t.hand(0), t.position.player) == ("BOW EGG RAIN", 1)


@pytest.mark.rule("CW-33", "CW-A24")
def test_any_copy_of_the_word_will_do(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN COAT", "OWL FOX", stock="COAT.2 KEY")
    assert t.play("ask 2 COAT", "deal COAT.2") == ["missed", "found"]


# Before the first ask


@pytest.mark.rule("CW-34")
def test_first_others_are_robbed_and_own_words_changed_then_the_asking_begins(table: Maker) -> None:
    words = ("1: SOME+BODY", "0: FOOT+BALL")
    t = around(table, "THING SNOW RAIN EGG", "COAT HEN", words=words, stock="KEY")
    t.play("steal SOME+BODY to SOME+THING", "add FOOT+BALL to SNOW+BALL", "ask 1 COAT", "lay RAIN+COAT")
    assert t.words(0) == ["SOME+THING/BODY", "SNOW+BALL/FOOT", "RAIN+COAT"]


@pytest.mark.rule("CW-34")
def test_the_last_card_may_be_played_for_nothing_is_discarded(table: Maker) -> None:
    t = around(table, "THING", "COAT HEN", words=("1: SOME+BODY",), stock="KEY")
    assert t.play("steal SOME+BODY to SOME+THING") == ["stole", "out", "scored", "scored", "over"]
    t = around(table, "THING", "COAT HEN", words=("0: SOME+BODY",), stock="KEY")
    assert t.play("add SOME+BODY to SOME+THING") == ["added", "out", "scored", "scored", "over"]


@pytest.mark.rule("CW-A22")
def test_pairs_in_the_own_hand_are_laid_before_the_first_ask(table: Maker) -> None:
    t = around(table, "RAIN COAT BALL", "FOOT HEN", stock="KEY")
    t.play("lay RAIN+COAT", "ask 1 FOOT", "lay FOOT+BALL")
    assert ended(t).scores == [11 + 10, -5]


@pytest.mark.rule("CW-A26")
def test_woodchuck_is_safe_here_too(table: Maker) -> None:
    t = around(table, "FIRE EGG", "HEN OWL", words=("1: WOOD+CHUCK", "0: WOOD.2+CHUCK.2"), stock="KEY")
    t.refuses("steal WOOD+CHUCK to FIRE+WOOD", "woodchuck", "CW-17", first="WOOD", second="CHUCK")
    t.play("add WOOD.2+CHUCK.2 to FIRE+WOOD.2")


@pytest.mark.rule("CW-A32")
def test_after_the_first_ask_nothing_of_the_own_hand_is_laid(table: Maker) -> None:
    words = ("1: SOME+BODY", "0: FOOT+BALL")
    t = around(table, "RAIN BED ROOM THING SNOW EGG", "COAT HEN", words=words, stock="KEY")
    t.play("ask 1 COAT", "lay RAIN+COAT")
    t.refuses("lay BED+ROOM", "asked-already", "CW-A32")
    t.refuses("steal SOME+BODY to SOME+THING", "asked-already", "CW-A32")
    t.refuses("add FOOT+BALL to SNOW+BALL", "asked-already", "CW-A32")
    assert t.verbs(0) == ["draw", "ask"]
    t.draw("KEY")


@pytest.mark.rule("CW-34", "CW-A32")
@pytest.mark.parametrize("stock", ["KEY INK", ""])
def test_each_turn_begins_before_the_first_ask(table: Maker, stock: str) -> None:
    """However the turn before ended, after an ask in vain or after a word."""
    t = table("RAIN EGG", "BED ROOM OWL", "COAT HEN", stock=stock, play="around")
    t.play("ask 1 COAT", *(["deal KEY"] if stock else []))
    t.play("1: lay BED+ROOM")
    t = table("RAIN EGG", "BED ROOM OWL", "COAT HEN", stock=stock, play="around")
    t.play("ask 2 COAT", "lay RAIN+COAT", *(["draw", "deal KEY"] if stock else ["pass"]))
    t.play("1: lay BED+ROOM")


@pytest.mark.rule("CW-32", "CW-33")
@pytest.mark.parametrize("asked", ["COAT", "BOW"])
def test_an_ask_is_not_taken_back(match: MatchMaker, asked: str) -> None:
    """It has brought to light what the other holds, or that it is not there."""
    sitting = match("RAIN B C D E", "COAT G H I J", "BOW L M N O", play="around")
    sitting.submit(f"0: ask 1 {asked}")
    undo = sitting.match.undo(0)
    assert isinstance(undo, Refusal)
    assert undo.code == "undo-barrier"


@pytest.mark.rule("CW-A32")
def test_words_that_lie_open_may_be_asked_for(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", words=("1: RAIN.2+COAT",), stock="KEY BOW")
    t.play("ask 1 COAT", "deal KEY")
    assert t.position.player == 1


@pytest.mark.rule("CW-A32", "CW-35")
def test_who_has_nothing_to_ask_draws(table: Maker) -> None:
    t = around(table, "EGG JAM", "HEN OWL", stock="COAT KEY")
    assert t.legal(0) == [t.move("draw")]
    assert t.draw("KEY") == ["drew"]
    assert (t.hand(0), t.position.player) == ("EGG JAM KEY", 1)


# The end of a turn


@pytest.mark.rule("CW-35")
def test_every_turn_ends_with_a_draw(table: Maker) -> None:
    t = around(table, "RAIN BALL EGG", "COAT HEN", stock="KEY INK")
    t.play("ask 1 COAT", "lay RAIN+COAT")
    t.refuses("pass", "draw-last", "CW-35")
    t.draw("KEY")
    assert (t.hand(0), t.position.player) == ("BALL EGG KEY", 1)


@pytest.mark.rule("CW-A23")
def test_the_draw_after_asking_in_vain_is_the_only_one(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", stock="COAT KEY INK")
    t.play("ask 1 COAT", "deal KEY")
    assert (t.position.acting(), len(t.position.stock), t.hand(0)) == ([1], 2, "EGG KEY RAIN")


@pytest.mark.rule("CW-A23")
def test_who_goes_out_by_laying_does_not_draw(table: Maker) -> None:
    t = around(table, "RAIN", "COAT HEN", stock="KEY INK")
    assert t.play("ask 1 COAT", "lay RAIN+COAT")[-1] == "over"
    assert (t.hand(0), len(t.position.stock)) == ("", 2)


@pytest.mark.rule("CW-A25")
def test_with_an_empty_draw_pile_asking_in_vain_ends_the_turn(table: Maker) -> None:
    t = around(table, "RAIN EGG", "BOW OWL", "FOX COAT")
    t.refuses("draw", "nothing-to-draw", "CW-A25")
    assert t.play("ask 1 COAT") == ["missed"]
    assert (t.position.player, t.hand(0)) == (1, "EGG RAIN")
    t.play("pass")
    assert t.position.player == 2


@pytest.mark.rule("CW-A25")
def test_a_full_round_that_brings_nothing_ends_the_game(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", "FOX COAT", words=("1: SOME+BODY",))
    t.play("ask 1 COAT", "pass")
    assert t.play("pass") == ["passed", "idle", "scored", "scored", "scored", "over"]
    outcome = ended(t)
    assert (outcome.reason, outcome.scores) == ("idle", [-8, 5 - 10, -13])


@pytest.mark.rule("CW-A25")
@pytest.mark.parametrize(
    "play",
    [
        ("ask 1 COAT", "lay RAIN+COAT", "pass"),
        ("lay SNOW+BALL", "pass"),
        ("steal SOME+BODY to SOME+THING", "pass"),
    ],
)
def test_a_turn_that_brought_a_word_begins_the_count_again(table: Maker, play: tuple[str, ...]) -> None:
    t = around(table, "RAIN SNOW BALL THING EGG", "HEN COAT", words=("1: SOME+BODY",))
    t.play(*play, "pass")
    assert t.position.outcome() is None
    t.play("pass")
    assert ended(t).reason == "idle"


@pytest.mark.rule("CW-A25", "CW-24")
def test_a_word_that_was_taken_back_brought_nothing(table: Maker) -> None:
    t = around(table, "EGG OWL", "HEN FOX", challenge=True)
    t.play("lay EGG+OWL", "1: challenge EGG+OWL", "0: pass")
    t.play("pass")
    assert ended(t).reason == "idle"


@pytest.mark.rule("CW-36")
def test_the_first_without_cards_ends_the_game_and_most_points_win(table: Maker) -> None:
    words = ("1: ANY+THING/SOME/BODY", "0: FOOT+WAY")
    t = around(table, "RAIN", "COAT JAM", "BOW", words=words, stock="KEY")
    assert t.play("ask 1 COAT", "lay RAIN+COAT") == ["gave", "laid", "out", "scored", "scored", "scored", "over"]
    outcome = ended(t)
    assert (outcome.reason, outcome.scores, outcome.winners()) == ("out", [11 + 10, 15 - 5, -5], [0])


@pytest.mark.rule("CW-36")
def test_who_ends_the_game_need_not_win_it_and_no_target_matters(table: Maker) -> None:
    t = around(table, "RAIN", "COAT", "BOW", words=("2: ANY+THING/SOME/BODY", "2: WOOD+CHUCK"), stock="KEY")
    t.position.target = 20
    t.play("ask 1 COAT", "lay RAIN+COAT")
    outcome = ended(t)
    assert (outcome.scores, outcome.winners()) == ([11, 0, 40 - 5], [2])


@pytest.mark.rule("CW-A31")
def test_a_last_card_that_is_asked_away_ends_the_game_when_the_word_is_laid(table: Maker) -> None:
    t = around(table, "RAIN EGG", "COAT", "FOX", stock="KEY")
    assert t.play("ask 1 COAT") == ["gave"]
    assert (t.hand(1), t.position.outcome()) == ("", None)
    assert t.play("lay RAIN+COAT") == ["laid", "out", "scored", "scored", "scored", "over"]
    assert t.told("out") == [{"seat": 1}]
    assert ended(t).scores == [11 - 5, 0, -5]


# The clock


@pytest.mark.rule("CW-A14")
def test_whose_time_is_up_does_not_draw(table: Maker) -> None:
    t = around(table, "RAIN COAT EGG", "HEN OWL", stock="KEY")
    t.play("lay RAIN+COAT")
    t.expire()
    assert (t.words(0), t.hand(0), t.position.player) == (["RAIN+COAT"], "EGG", 1)


@pytest.mark.rule("CW-A14", "CW-32")
def test_a_word_that_was_asked_for_is_laid_when_time_is_up(table: Maker) -> None:
    t = around(table, "RAIN EGG", "COAT OWL", stock="KEY")
    t.play("ask 1 COAT")
    assert t.expire() == ["time-up", "laid"]
    assert (t.words(0), t.hand(0), t.position.player) == (["RAIN+COAT"], "EGG", 1)


@pytest.mark.rule("CW-A14", "CW-A31")
def test_it_may_end_the_game(table: Maker) -> None:
    t = around(table, "RAIN EGG", "COAT", stock="KEY")
    t.play("ask 1 COAT")
    assert t.expire() == ["time-up", "laid", "out", "scored", "scored", "over"]


@pytest.mark.rule("CW-A38")
def test_a_draw_after_asking_in_vain_begins_the_count_again(table: Maker) -> None:
    t = around(table, "RAIN EGG", "HEN OWL", stock="KEY COAT")
    t.expire()
    t.expire()
    t.play("ask 1 COAT", "deal KEY")
    for _ in range(5):
        assert t.expire() == ["time-up"]
    assert t.expire()[:2] == ["time-up", "idle"]


@pytest.mark.rule("CW-A38")
def test_three_times_round_without_a_draw_or_a_lay_end_the_game(table: Maker) -> None:
    t = around(table, "RAIN COAT EGG", "HEN OWL", stock="KEY")
    t.expire()
    t.expire()
    t.play("lay RAIN+COAT")
    for _ in range(6):
        assert t.expire() == ["time-up"]
    assert t.expire() == ["time-up", "idle", "scored", "scored", "over"]


# Challenges


@pytest.mark.rule("CW-24", "CW-A21")
def test_a_word_that_was_asked_for_is_beyond_doubt(table: Maker) -> None:
    t = around(table, "RAIN EGG", "COAT OWL", stock="KEY", challenge=True)
    t.refuses("ask 1 OWL", "completes-nothing", "CW-31", asked="OWL")
    t.play("ask 1 COAT")
    assert t.legal(0) == [t.move("lay RAIN+COAT")]
    t.refuses("lay COAT+RAIN", "no-compound", "CW-22", first="COAT", second="RAIN")
    t.play("lay RAIN+COAT")
    assert t.position.acting() == [0]


@pytest.mark.rule("CW-24", "CW-A15")
@pytest.mark.parametrize(
    "end", [("draw", "deal KEY"), ("ask 1 COAT", "deal KEY"), ("ask 2 COAT", "lay RAIN+COAT", "draw", "deal KEY")]
)
def test_a_word_is_challenged_until_the_next_player_makes_a_move(table: Maker, end: tuple[str, ...]) -> None:
    t = around(table, "EGG OWL RAIN GNU", "HEN FOX JAM", "COAT NUT INK", stock="KEY BOW", challenge=True)
    t.play("lay EGG+OWL", *end)
    assert (t.position.player, t.position.acting()) == (1, [1, 2])
    t.play("2: challenge EGG+OWL")
    assert [name for name in t.hand(0).split() if name in ("EGG", "OWL")] == ["EGG", "OWL"]
    assert "EGG+OWL" not in t.words(0)
    assert (t.position.player, t.position.acting()) == (1, [1])  # the draw has ended the turn


@pytest.mark.rule("CW-A15")
@pytest.mark.parametrize(
    "move", ["draw", "ask 0 COAT", "lay HEN+FOX", "steal EGG+OWL to EGG+HEN", "add JAM+NUT to JAM+HEN"]
)
def test_then_it_stands(table: Maker, move: str) -> None:
    hands = ("EGG OWL INK", "HEN FOX RAIN", "GNU APE")
    t = around(table, *hands, words=("1: JAM+NUT",), stock="KEY BOW COAT", challenge=True)
    t.play("lay EGG+OWL")
    t.draw("KEY")
    assert t.position.acting() == [1, 2]
    t.play(f"1: {move}")
    assert t.position.mover == 1
    assert (t.card("EGG"), t.card("OWL")) not in [t.position.read(play) for play in t.position.played]


@pytest.mark.rule("CW-A15", "CW-A14")
@pytest.mark.parametrize("ends", ["pass", "time"])
def test_so_it_does_when_the_next_turn_ends_with_nothing(table: Maker, ends: str) -> None:
    t = around(table, "EGG OWL INK", "HEN FOX", "GNU APE", challenge=True)
    t.play("lay EGG+OWL", "pass")
    assert t.position.acting() == [1, 2]
    if ends == "pass":
        t.play("1: pass")
    else:
        t.expire(1)
    assert (t.position.acting(), t.words(0)) == ([2], ["EGG+OWL"])


@pytest.mark.rule("CW-24", "CW-A32")
def test_in_the_middle_of_the_asking_the_turn_goes_on_as_it_was(table: Maker) -> None:
    t = around(table, "EGG OWL RAIN BALL", "HEN FOOT", "COAT NUT", stock="KEY BOW", challenge=True)
    t.play("lay EGG+OWL", "ask 2 COAT", "1: challenge EGG+OWL")
    assert (t.position.acting(), t.legal(0)) == ([0], [t.move("lay RAIN+COAT")])
    t.play("lay RAIN+COAT")
    t.refuses("lay EGG+BALL", "asked-already", "CW-A32")
    t.play("ask 1 FOOT", "lay FOOT+BALL")
    t = around(table, "EGG OWL RAIN BALL", "HEN FOOT", stock="KEY", challenge=True)
    t.play("lay EGG+OWL", "1: challenge EGG+OWL", "lay EGG+BALL")  # nothing was asked yet


@pytest.mark.rule("CW-36", "CW-A15")
def test_going_out_waits_for_those_who_may_doubt(table: Maker) -> None:
    t = around(table, "EGG OWL RAIN", "COAT HEN", "NUT FOX", stock="KEY BOW", challenge=True)
    t.play("lay EGG+OWL", "ask 1 COAT")
    assert t.play("lay RAIN+COAT") == ["laid", "out"]
    assert t.position.acting() == [1, 2]
    t.play("1: accept")
    assert t.play("2: challenge EGG+OWL") == ["refuted"]
    assert (t.hand(0), t.position.acting(), t.verbs(0)) == ("EGG OWL", [0], ["draw"])
    t.draw("KEY")
    assert t.position.player == 1


@pytest.mark.rule("CW-36", "CW-A15")
def test_the_game_is_over_when_all_have_let_the_words_pass(table: Maker) -> None:
    t = around(table, "EGG OWL", "COAT HEN", "NUT FOX", stock="KEY BOW", challenge=True)
    assert t.play("lay EGG+OWL", "1: accept") == ["laid", "out"]
    assert t.play("2: accept") == ["scored", "scored", "scored", "over"]
    assert ended(t).scores == [10, -13, -10]


@pytest.mark.rule("CW-A31", "CW-A15")
def test_a_last_card_asked_away_ends_the_game_though_another_word_was_refuted(table: Maker) -> None:
    t = around(table, "EGG OWL RAIN", "COAT", "NUT FOX", stock="KEY BOW", challenge=True)
    t.play("lay EGG+OWL", "ask 1 COAT", "lay RAIN+COAT")
    assert t.position.acting() == [1, 2]
    assert t.play("1: challenge EGG+OWL") == ["refuted", "scored", "scored", "scored", "over"]
    assert ended(t).scores == [11 - 10, 0, -10]


@pytest.mark.rule("CW-A31", "CW-A15")
def test_but_only_when_nobody_doubts_a_third_one(table: Maker) -> None:
    t = around(table, "EGG OWL GNU APE RAIN", "COAT", "NUT FOX", stock="KEY BOW", challenge=True)
    t.play("lay EGG+OWL", "lay GNU+APE", "ask 1 COAT", "lay RAIN+COAT")
    assert t.play("1: challenge EGG+OWL") == ["refuted"]
    assert t.position.acting() == [1, 2]
    assert t.play("2: challenge GNU+APE")[:2] == ["refuted", "scored"]


@pytest.mark.rule("CW-24")
def test_what_was_sent_before_a_word_was_taken_back_is_not_heard(match: MatchMaker) -> None:
    sitting = match("A B C D E", "F G H I J", stock="P Q", play="around", validation="challenge")
    sitting.submit("0: lay A+B")
    ticket = sitting.match.ticket(0)
    sitting.submit("1: challenge A+B")
    late = sitting.match.submit(0, "draw", ticket)
    assert isinstance(late, Refusal)
    assert late.code == "stale-ticket"


@pytest.mark.rule("CW-A14", "CW-A15")
def test_time_that_runs_out_on_the_last_word_leaves_it_to_be_doubted(table: Maker) -> None:
    t = around(table, "EGG OWL RAIN", "COAT HEN", stock="KEY", challenge=True)
    t.play("lay EGG+OWL", "ask 1 COAT")
    assert t.expire(0) == ["time-up", "laid", "out"]
    assert t.position.acting() == [1]
    assert t.play("1: accept")[-1] == "over"


@pytest.mark.rule("CW-A15")
def test_no_answer_about_one_players_word_is_heard_of_the_next_ones(match: MatchMaker) -> None:
    sitting = match("A B C D E", "F G H I J", "K L M N O", stock="P Q", play="around", validation="challenge")
    sitting.submit("0: lay A+B", "0: draw")
    ticket, challenge = sitting.match.ticket(2), sitting.table.move("challenge A+B")
    sitting.submit("1: lay F+G")
    late = sitting.match.submit(2, challenge, ticket)
    assert isinstance(late, Refusal)
    assert late.code == "stale-ticket"


@pytest.mark.rule("CW-36", "CW-A31")
def test_who_laid_the_word_is_out_though_the_last_card_of_another_went_into_it(table: Maker) -> None:
    t = table("BODY", "SOME", stock="KEY", play="around")
    t.position.player = t.position.mover = 1
    assert t.play("ask 0 BODY", "lay SOME+BODY")[:2] == ["gave", "laid"]
    assert t.told("out") == [{"seat": 1}]
