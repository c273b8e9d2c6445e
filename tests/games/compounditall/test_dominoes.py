"""Dominoes: one line of words.  CW-26 to CW-29, CW-A18 to CW-A20, CW-A37."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall.dominoes import PlaceCard
from compoundry.games.compounditall.turn import Discard, Take
from compoundry.kernel import Outcome, Refusal

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, MatchMaker, Table


def ended(t: Table) -> Outcome:
    outcome = t.position.outcome()
    assert outcome is not None
    assert t.position.acting() == []
    return outcome


@pytest.mark.rule("CW-26")
def test_five_cards_each_and_a_card_face_up_starts_the_line(match: MatchMaker) -> None:
    sitting = match("A B C D E", "F G H I J", turned="RAIN", stock="COAT EGG", play="dominoes")
    t = sitting.table
    assert (t.called(t.position.line), t.position.discards) == ("RAIN", [])
    assert (t.hand(0), t.hand(1)) == ("A B C D E", "F G H I J")
    assert sitting.told(-1) == ["round", "dealt", "dealt", "turned"]
    assert t.position.acting() == [0]  # CW-27: left of the dealer


@pytest.mark.rule("CW-27")
def test_a_card_that_makes_a_word_with_the_starter_is_laid(table: Maker) -> None:
    t = table("COAT EGG", "HEN", line="RAIN", stock="KEY", play="dominoes")
    assert t.legal(0) == [t.move("place COAT right")]
    assert t.play("place COAT right") == ["placed"]
    assert t.told("placed") == [{"seat": 0, "card": t.card("COAT"), "edge": 1, "spelled": "raincoat"}]
    assert (t.called(t.position.line), t.hand(0), t.position.player) == ("RAIN COAT", "EGG", 1)


@pytest.mark.rule("CW-27", "CW-22")
def test_what_makes_no_word_is_not_laid(table: Maker) -> None:
    t = table("EGG COAT", "HEN OWL", line="RAIN", stock="KEY", play="dominoes")
    t.refuses("place EGG right", "no-compound", "CW-22", first="RAIN", second="EGG")
    t.refuses("place HEN right", "card-not-held", "CW-27", card="HEN")
    t.refuses(PlaceCard(299, 0), "card-not-held", "CW-27", card=-1)


@pytest.mark.rule("CW-A18")
def test_the_line_has_two_ends_first_words_to_the_left_and_second_ones_to_the_right(table: Maker) -> None:
    t = table("RAIN BALL", "FOOT ROOM EGG", line="COAT", stock="KEY", play="dominoes")
    t.refuses("place RAIN right", "wrong-way-round", "CW-A17", first="COAT", second="RAIN", spelled="raincoat")
    t.play("place RAIN left")
    assert t.called(t.position.line) == "RAIN COAT"
    t = table("FOOT ROOM EGG", "HEN", line="BALL", stock="KEY", play="dominoes")
    assert t.legal(0) == [t.move("place FOOT left"), t.move("place ROOM right")]  # the starter is open on both sides
    t.play("place ROOM right")
    assert t.called(t.position.line) == "BALL ROOM"


@pytest.mark.rule("CW-A18")
def test_only_the_ends_of_the_line_are_open(table: Maker) -> None:
    t = table("STORM EGG", "HEN", line="SNOW BALL ROOM", stock="KEY", play="dominoes")
    t.refuses("place STORM right", "no-compound", "CW-22", first="ROOM", second="STORM")
    assert t.verbs(0) == ["draw"]
    t = table("FOOT EGG", "HEN", line="SNOW BALL ROOM", stock="KEY", play="dominoes")
    assert t.verbs(0) == ["draw"]


@pytest.mark.rule("CW-28")
def test_without_a_match_a_card_is_drawn_and_laid_at_once_if_it_fits(table: Maker) -> None:
    t = table("EGG OWL", "HEN", line="RAIN", stock="COAT KEY", play="dominoes")
    assert t.legal(0) == [t.move("draw")]
    t.refuses("pass", "draw-first", "CW-28")
    t.draw("COAT")
    t.refuses("draw", "drawn-already", "CW-28")
    t.play("place COAT right")
    assert (t.called(t.position.line), t.hand(0), t.position.player) == ("RAIN COAT", "EGG OWL", 1)


@pytest.mark.rule("CW-28")
def test_a_drawn_card_that_does_not_fit_ends_the_turn(table: Maker) -> None:
    t = table("EGG OWL", "HEN", line="RAIN", stock="COAT KEY", play="dominoes")
    assert t.draw("KEY") == ["drew"]
    assert (t.told("drew"), t.events[0].secret) == ([{"seat": 0}], {"card": t.card("KEY")})
    assert t.legal(0) == [t.move("pass")]
    assert t.play("pass") == ["kept"]
    assert (t.hand(0), t.position.player) == ("EGG KEY OWL", 1)


@pytest.mark.rule("CW-28")
def test_after_the_draw_only_the_drawn_card_is_laid(table: Maker) -> None:
    t = table("BOW EGG", "HEN", line="RAIN", stock="COAT KEY", play="dominoes", challenge=True)
    t.draw("COAT")  # where words are challenged nobody is told that BOW fits
    t.refuses("place BOW right", "only-drawn", "CW-28", card="COAT")
    t.play("place COAT right")


@pytest.mark.rule("CW-A37", "CW-A19")
def test_a_card_that_fits_must_be_laid(table: Maker) -> None:
    t = table("BOW EGG", "HEN", line="RAIN", stock="KEY", play="dominoes")
    t.refuses("draw", "must-place", "CW-A37", card="BOW")
    t.refuses("pass", "draw-first", "CW-28")
    t = table("BOW EGG", "HEN", line="RAIN", play="dominoes")
    t.refuses("pass", "must-place", "CW-A37", card="BOW")
    t.refuses("draw", "nothing-to-draw", "CW-A19")


@pytest.mark.rule("CW-A37")
def test_but_the_drawn_card_may_be_kept(table: Maker) -> None:
    t = table("EGG OWL", "HEN", line="RAIN", stock="COAT KEY", play="dominoes")
    t.draw("COAT")
    assert t.legal(0) == [t.move("pass"), t.move("place COAT right")]
    t.play("pass")
    assert t.hand(0) == "COAT EGG OWL"


@pytest.mark.rule("CW-29")
def test_the_first_without_cards_wins(table: Maker) -> None:
    t = table("COAT", "HEN OWL", "FOX", line="RAIN", stock="KEY", play="dominoes")
    assert t.play("place COAT right") == ["placed", "out", "over"]
    outcome = ended(t)
    assert (outcome.reason, outcome.ranks, outcome.winners()) == ("out", [1, 3, 2], [0])


@pytest.mark.rule("CW-A19")
def test_when_all_pass_in_a_row_the_fewest_points_win(table: Maker) -> None:
    """Points count, not cards: SOME and BODY are five together, ANY alone is six."""
    t = table("SOME.2 BODY", "ANY", "CHUCK", line="RAIN", play="dominoes")
    assert t.play("pass") == ["passed"]
    assert t.play("pass") == ["passed"]
    assert t.play("pass") == ["passed", "over"]
    outcome = ended(t)
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("blocked", [-5, -6, -15], [1, 2, 3])


@pytest.mark.rule("CW-A19")
def test_a_card_laid_in_between_begins_the_count_again(table: Maker) -> None:
    t = table("EGG", "COAT HEN OWL", line="RAIN", play="dominoes")
    t.play("pass", "place COAT right", "pass")
    assert t.position.outcome() is None
    t.play("pass")
    assert ended(t).reason == "blocked"


@pytest.mark.rule("CW-A19")
def test_to_keep_a_drawn_card_is_not_to_pass(table: Maker) -> None:
    t = table("EGG OWL", "HEN", line="RAIN", stock="COAT", play="dominoes")
    t.draw("COAT")
    t.play("pass")
    t.play("pass")
    assert t.position.outcome() is None
    t.play("place COAT right")


@pytest.mark.rule("CW-A20")
def test_nobody_steals_lays_or_discards(table: Maker) -> None:
    t = table("SNOW BALL THING OWL", "HEN", line="RAIN", stock="KEY", play="dominoes")
    for move in ("lay SNOW+BALL", "ask 1 HEN"):
        t.refuses(move, "not-now", "K-4", verb=move.split()[0], verbs=["draw", "pass", "place", "challenge", "accept"])
    for made in (Discard(t.card("OWL")), Take(1)):
        refusal = t.position.refusal(0, made)
        assert refusal is not None
        assert refusal.code == "not-now"


@pytest.mark.rule("CW-A20")
def test_no_score_is_kept(table: Maker) -> None:
    t = table("COAT", "HEN OWL", line="RAIN", stock="KEY", play="dominoes")
    t.position.target = 1
    t.play("place COAT right")
    assert t.told("scored") == []
    assert (t.position.laid, t.position.held, t.position.round) == ([0, 0], [0, 0], 1)


@pytest.mark.rule("CW-A37", "CW-37")
def test_when_a_short_game_is_over_fewest_cards_win_then_fewest_points(table: Maker) -> None:
    t = table("SOME.2 BODY", "ANY", "CHUCK", line="RAIN", stock="KEY", play="dominoes")
    t.position.short = 1
    assert t.ring() == ["closing", "over"]
    outcome = ended(t)
    assert (outcome.reason, outcome.ranks, outcome.winners()) == ("deadline", [3, 1, 2], [1])
    assert [[(item.label, item.points) for item in items] for items in outcome.items] == [
        [("cards", -2)],
        [("cards", -1)],
        [("cards", -1)],
    ]


@pytest.mark.rule("CW-37", "CW-A37")
def test_at_the_end_of_the_time_it_is_the_time_that_ends_the_game(table: Maker) -> None:
    """All others have passed, and the clock ends the last turn: fewest cards win all the same, not fewest points."""
    t = table("SOME.2 BODY", "ANY", line="RAIN", play="dominoes")
    t.position.short = 1
    t.play("pass")
    t.ring()
    outcome = ended(t)
    assert (outcome.reason, outcome.winners()) == ("deadline", [1])


# The clock


@pytest.mark.rule("CW-A14", "CW-A37")
def test_whose_time_is_up_neither_lays_nor_draws(table: Maker) -> None:
    t = table("COAT EGG", "HEN", line="RAIN", stock="KEY", play="dominoes")
    assert t.expire() == ["time-up"]
    assert (t.position.player, t.called(t.position.line), t.hand(0)) == (1, "RAIN", "COAT EGG")


@pytest.mark.rule("CW-A14")
def test_a_card_drawn_in_time_is_kept(table: Maker) -> None:
    t = table("EGG", "HEN", line="RAIN", stock="COAT", play="dominoes")
    t.draw("COAT")
    t.expire()
    assert (t.hand(0), t.position.player) == ("COAT EGG", 1)
    t.play("pass")
    assert t.position.outcome() is None  # only one has passed
    t.play("place COAT right")


@pytest.mark.rule("CW-A19", "CW-A38")
def test_time_that_runs_out_is_no_pass(table: Maker) -> None:
    t = table("COAT EGG", "HEN", line="RAIN", play="dominoes")
    t.expire()
    t.play("pass")
    assert t.position.outcome() is None
    t.play("place COAT right")


@pytest.mark.rule("CW-A19", "CW-A38")
def test_nor_are_passes_before_and_after_it_in_a_row(table: Maker) -> None:
    t = table("SOME.2 EGG", "HEN COAT", line="RAIN", play="dominoes")
    t.play("pass")
    t.expire()
    t.play("pass")
    assert t.position.outcome() is None
    t.play("place COAT right")


@pytest.mark.rule("CW-A38")
def test_passes_count_among_the_turns_in_which_nobody_did_anything(table: Maker) -> None:
    t = table("SOME.2 EGG", "HEN COAT", line="RAIN", play="dominoes")
    for _ in range(2):
        t.play("pass")
        t.expire()
    t.play("pass")
    assert t.expire() == ["time-up", "over"]


@pytest.mark.rule("CW-A38", "CW-A14")
def test_who_draws_and_runs_out_of_time_has_done_something(table: Maker) -> None:
    t = table("SOME.2 EGG", "HEN OWL", line="RAIN", stock="KEY INK", play="dominoes")
    t.draw("KEY")
    for _ in range(6):
        assert t.expire() == ["time-up"]
    assert t.expire() == ["time-up", "over"]


@pytest.mark.rule("CW-A38")
@pytest.mark.parametrize("stock", ["", "KEY"])
def test_three_times_round_without_a_card_end_the_game(table: Maker, stock: str) -> None:
    t = table("COAT EGG", "HEN", line="RAIN", stock=stock, play="dominoes")
    for _ in range(5):
        assert t.expire() == ["time-up"]
    assert t.expire() == ["time-up", "over"]
    assert (ended(t).reason, ended(t).winners()) == ("blocked", [1])


# Challenges


@pytest.mark.rule("CW-24", "CW-A15")
def test_a_word_in_the_line_is_challenged_until_the_next_player_moves(table: Maker) -> None:
    t = table("EGG OWL", "HEN COAT", "FOX", line="RAIN", stock="KEY", play="dominoes", challenge=True)
    t.play("place EGG left")
    assert t.position.acting() == [1, 2]
    assert t.play("2: challenge left") == ["refuted"]
    assert (t.called(t.position.line), t.hand(0), t.shown(0)) == ("RAIN", "EGG OWL", "EGG")
    assert (t.position.acting(), t.position.turn) == ([0], 10)
    t.play("place OWL right", "1: place COAT left")  # COAT + RAIN is no word either
    assert t.called(t.position.line) == "COAT RAIN OWL"
    t.refuses("challenge right", "nothing-to-challenge", "CW-24", seat=2)
    t.play("2: challenge left")
    assert (t.called(t.position.line), t.position.acting()) == ("RAIN OWL", [1])


@pytest.mark.rule("CW-A15")
def test_letting_one_card_pass_says_nothing_of_another(table: Maker) -> None:
    t = table("EGG OWL COAT", "HEN", "FOX", line="RAIN", stock="KEY", play="dominoes", challenge=True)
    t.play("place EGG left", "2: accept", "1: challenge left", "0: place OWL left")
    assert t.position.acting() == [1, 2]


@pytest.mark.rule("CW-A15")
@pytest.mark.parametrize(("stock", "move"), [("KEY", "draw"), ("", "pass"), ("", "place HEN left")])
def test_whatever_the_next_player_does_the_word_stands_then(table: Maker, stock: str, move: str) -> None:
    t = table("EGG OWL", "HEN COAT", "FOX", line="RAIN", stock=stock, play="dominoes", challenge=True)
    t.play("place EGG left", f"1: {move}")
    assert t.called(t.position.line).endswith("EGG RAIN")
    assert [t.position.read(play) for play in t.position.played] == (
        [(t.card("HEN"), t.card("EGG"))] if move == "place HEN left" else []
    )


@pytest.mark.rule("CW-A15")
def test_no_answer_about_one_word_is_heard_of_the_next_at_the_same_end(match: MatchMaker) -> None:
    """Seat 2 challenges what seat 0 laid on the left just as seat 1 lays another card there."""
    hands = ("A B C D E", "F G H I J", "K L M N O")
    sitting = match(*hands, turned="RAIN", stock="KEY", play="dominoes", validation="challenge")
    sitting.submit("0: place A left")
    ticket = sitting.match.ticket(2)
    challenge = sitting.table.move("challenge left")
    sitting.submit("1: place F left")
    late = sitting.match.submit(2, challenge, ticket)
    assert isinstance(late, Refusal)
    assert late.code == "stale-ticket"
    assert sitting.table.called(sitting.table.position.line) == "F A RAIN"


@pytest.mark.rule("CW-29", "CW-A15")
def test_the_last_card_wins_when_nobody_doubts_it(table: Maker) -> None:
    t = table("COAT", "HEN", "FOX", line="RAIN", stock="KEY", play="dominoes", challenge=True)
    assert t.play("place COAT right") == ["placed", "out"]
    assert t.position.acting() == [1, 2]
    t.play("1: accept")
    assert t.play("2: challenge right") == ["stands", "over"]
    assert ended(t).winners() == [0]


@pytest.mark.rule("CW-29", "CW-A15")
def test_the_last_card_goes_back_when_it_makes_no_word(table: Maker) -> None:
    t = table("EGG", "HEN", "FOX", line="RAIN", stock="KEY", play="dominoes", challenge=True)
    t.play("place EGG right", "1: challenge right")
    assert (t.position.player, t.position.turn, len(t.position.pending)) == (0, 10, 1)
    assert (t.hand(0), t.called(t.position.line), t.position.acting()) == ("EGG", "RAIN", [0])
    t.refuses("place EGG right", "no-compound", "CW-22", first="RAIN", second="EGG")
    t.draw("KEY")
    t.play("pass")
