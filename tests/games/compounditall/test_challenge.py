"""Where words are challenged: anything can be laid, and whoever doubts it looks it up.  CW-24, CW-A15."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.games.compounditall.question import Accept
from compoundry.games.compounditall.steal import Steal
from compoundry.kernel import PUBLIC, Ack, Refusal
from compoundry.texts import Texts

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, MatchMaker


@pytest.mark.rule("CW-A15")
def test_usually_what_is_no_word_is_refused_at_once(table: Maker) -> None:
    t = table("RAIN OWL EGG", "HEN", stock="KEY")
    t.draw("KEY")
    t.refuses("lay RAIN+OWL", "no-compound", "CW-22", first="RAIN", second="OWL")
    assert t.position.acting() == [0]


@pytest.mark.rule("CW-A15")
def test_at_tables_that_challenge_any_two_cards_are_laid_and_nobody_is_told_what_they_are(table: Maker) -> None:
    t = table("RAIN COAT OWL EGG", "HEN", stock="KEY", challenge=True)
    t.draw("KEY")
    for first, second in (("RAIN", "COAT"), ("COAT", "RAIN"), ("OWL", "EGG")):
        choices = t.position.choices(0, ("lay", t.card(first), t.card(second)))
        assert (choices.complete, choices.refusal) == (True, None)
        assert choices.preview is not None
        assert choices.preview["spelled"] == f"{first} + {second}"
    t.play("lay RAIN+COAT")
    assert t.told("laid")[0]["spelled"] == "RAIN + COAT"
    t.play("lay OWL+EGG")
    assert t.told("laid")[0]["spelled"] == "OWL + EGG"


@pytest.mark.rule("CW-24")
def test_a_word_that_is_not_found_goes_back_to_the_hand_and_the_turn_goes_on(table: Maker) -> None:
    t = table("RAIN OWL EGG SNOW BALL", "HEN", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL")
    assert t.position.acting() == [0, 1]
    assert t.play("1: challenge RAIN+OWL") == ["refuted"]
    assert (t.words(0), t.hand(0), t.shown(0)) == ([], "BALL EGG KEY OWL RAIN SNOW", "OWL RAIN")
    assert t.position.acting() == [0]
    t.play("lay SNOW+BALL", "discard EGG")
    assert t.position.player == 1


@pytest.mark.rule("CW-24")
def test_a_stolen_pile_goes_back_to_whom_it_was_stolen_from(table: Maker) -> None:
    t = table("OWL THING EGG", "HEN", "FOX", words=("1: ANY+BODY/SOME",), stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("steal ANY+BODY to ANY+OWL")
    assert (t.words(0), t.words(1)) == (["ANY+OWL/SOME/BODY"], [])
    assert t.play("2: challenge ANY+OWL") == ["refuted"]
    assert (t.words(0), t.words(1), t.hand(0)) == ([], ["ANY+BODY/SOME"], "EGG KEY OWL THING")
    t.refuses("steal ANY+BODY to ANY+OWL", "no-compound", "CW-22", first="ANY", second="OWL")
    t.play("steal ANY+BODY to ANY+THING")
    assert t.words(0) == ["ANY+THING/SOME/BODY"]


@pytest.mark.rule("CW-24")
def test_a_half_that_changed_its_side_goes_back_to_it(table: Maker) -> None:
    t = table("OWL EGG HEN", "FOX", words=("1: SOME+BODY",), stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("steal SOME+BODY to BODY+OWL", "1: challenge BODY+OWL")
    assert t.words(1) == ["SOME+BODY"]


@pytest.mark.rule("CW-24")
def test_a_word_of_ones_own_reads_as_before(table: Maker) -> None:
    t = table("OWL EGG", "HEN", words=("0: SOME+BODY",), stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("add SOME+BODY to SOME+OWL", "1: challenge SOME+OWL")
    assert (t.words(0), t.hand(0)) == (["SOME+BODY"], "EGG KEY OWL")


@pytest.mark.rule("CW-24", "CW-A15")
def test_a_word_that_is_found_stays_and_nobody_is_punished(table: Maker) -> None:
    t = table("RAIN COAT EGG HEN", "FOX JAM", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+COAT")
    assert t.play("1: challenge RAIN+COAT") == ["stands"]
    [told] = t.told("stands")
    assert (told["seat"], told["whom"], told["spelled"], told["meaning"]) == (1, 0, "raincoat", "what raincoat means")
    assert (t.words(0), t.hand(0), t.hand(1), t.position.player) == (["RAIN+COAT"], "EGG HEN KEY", "FOX JAM", 0)
    assert t.position.acting() == [0]


@pytest.mark.rule("CW-A16")
@pytest.mark.parametrize(
    ("first", "second", "says"),
    [
        ("RAIN", "COAT", "Ben looks up “raincoat”, and there it is: what raincoat means. Ana keeps it"),
        ("BATH", "ROOM", "Ben looks up “bathroom”, and there it is. Ana keeps it"),
    ],
)
def test_what_a_word_means_is_told_where_the_list_knows_it(table: Maker, first: str, second: str, says: str) -> None:
    t = table(f"{first} {second} EGG HEN", "FOX JAM", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play(f"lay {first}+{second}", f"1: challenge {first}+{second}")
    texts = Texts("en", game, ["Ana", "Ben"])
    assert texts.event(t.events[-1].told(PUBLIC)).startswith(says)
    assert texts.faults == []


@pytest.mark.rule("CW-A15")
def test_what_was_looked_up_once_is_known_to_all(table: Maker) -> None:
    t = table("RAIN OWL COAT EGG HEN", "RAIN.2 COAT.2 OWL.2 FOX", stock="KEY INK", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL", "1: challenge RAIN+OWL", "lay RAIN+COAT", "1: challenge RAIN+COAT", "discard EGG")
    t.draw("INK")
    t.refuses("lay RAIN.2+OWL.2", "no-compound", "CW-22", first="RAIN.2", second="OWL.2")
    t.play("lay RAIN.2+COAT.2")
    assert t.position.acting() == [1]  # no more doubt about raincoats


@pytest.mark.rule("CW-A15")
def test_the_other_way_round_it_is_another_word(table: Maker) -> None:
    t = table("RAIN COAT OWL EGG", "HEN", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay COAT+RAIN", "1: challenge COAT+RAIN")
    t.refuses("lay COAT+RAIN", "no-compound", "CW-22", first="COAT", second="RAIN")  # and no hint at raincoat
    t.play("lay RAIN+COAT", "1: challenge RAIN+COAT")
    assert t.words(0) == ["RAIN+COAT"]


@pytest.mark.rule("CW-24")
def test_all_but_the_one_who_laid_it_may_challenge(table: Maker) -> None:
    t = table("RAIN OWL EGG", "HEN", "FOX", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL")
    assert t.position.acting() == [0, 1, 2]
    t.refuses("challenge RAIN+OWL", "nothing-to-challenge", "CW-24", seat=0)
    t.refuses("accept", "nothing-to-challenge", "CW-24", seat=0)
    assert t.legal(1) == t.legal(2) == [t.move("challenge RAIN+OWL"), Accept()]
    t.refuses("discard HEN", "only-challenge", "CW-24", seat=1, whom=0)
    t.refuses("lay RAIN+OWL", "only-challenge", "CW-24", seat=2, whom=0)


@pytest.mark.rule("CW-24")
def test_only_words_of_this_turn_are_challenged(table: Maker) -> None:
    t = table("RAIN OWL EGG", "HEN", words=("0: BED+HEN.2", "1: FOOT+INK"), stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL")
    t.refuses("challenge BED+HEN.2", "nothing-to-challenge", "CW-24", seat=1)
    t.refuses("challenge FOOT+INK", "nothing-to-challenge", "CW-24", seat=1)


@pytest.mark.rule("CW-A15")
def test_a_word_can_be_challenged_until_the_next_player_draws(table: Maker) -> None:
    t = table("RAIN OWL EGG HEN", "FOX JAM", "NUT", stock="KEY INK", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL", "discard EGG")
    assert t.position.acting() == [1, 2]
    assert t.verbs(1) == ["draw", "take", "challenge"]
    assert t.verbs(2) == ["challenge", "accept"]
    t.draw("INK")
    assert t.position.acting() == [1]
    t.refuses("challenge RAIN+OWL", "nothing-to-challenge", "CW-24", seat=1)
    assert t.words(0) == ["RAIN+OWL"]


@pytest.mark.rule("CW-A15")
@pytest.mark.parametrize("move", ["take 1", "pass"])
def test_or_takes_a_discard_or_skips_the_draw(table: Maker, move: str) -> None:
    t = table("RAIN OWL EGG HEN", "FOX JAM", "NUT", challenge=True)
    t.play("pass", "lay RAIN+OWL", "discard EGG")
    assert t.position.acting() == [1, 2]
    t.play(move)
    assert t.position.acting() == [1]


@pytest.mark.rule("CW-A15", "CW-A14")
def test_or_is_out_of_time(table: Maker) -> None:
    t = table("RAIN OWL EGG HEN", "FOX JAM", "NUT", stock="KEY INK", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL", "discard EGG")
    t.expire(1)
    assert (t.position.player, t.position.acting(), t.words(0)) == (2, [2], ["RAIN+OWL"])


@pytest.mark.rule("CW-A15")
@pytest.mark.parametrize("doubter", [1, 2])
def test_a_challenge_after_the_discard_brings_it_back(table: Maker, doubter: int) -> None:
    t = table("RAIN OWL EGG HEN", "FOX JAM", "NUT", discards="INK", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL", "discard EGG")
    t.play(f"{doubter}: challenge RAIN+OWL")
    assert (t.position.player, t.position.acting(), t.position.turn) == (0, [0], 10)
    assert (t.hand(0), t.shown(0), t.called(t.position.discards)) == ("EGG HEN KEY OWL RAIN", "EGG OWL RAIN", "INK")
    assert t.verbs(0) == ["lay", "discard"]  # the draw was made
    t.play("discard HEN")
    assert (t.position.player, t.called(t.position.discards)) == (1, "INK HEN")


@pytest.mark.rule("CW-A15", "CW-A14")
def test_so_it_does_when_the_clock_discarded(table: Maker) -> None:
    t = table("RAIN OWL EGG HEN", "FOX JAM", discards="INK", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL")
    t.expire(0)
    t.play("1: challenge RAIN+OWL")
    assert (t.position.player, t.hand(0), t.called(t.position.discards)) == (0, "EGG HEN KEY OWL RAIN", "INK")


@pytest.mark.rule("CW-A15", "CW-18")
def test_when_somebody_goes_out_the_round_waits_until_all_have_let_the_words_pass(table: Maker) -> None:
    t = table("RAIN COAT", "FOX JAM", "NUT", stock="EGG", challenge=True)
    t.draw("EGG")
    t.play("lay RAIN+COAT")
    assert t.play("discard EGG") == ["discarded", "out"]
    assert t.position.acting() == [1, 2]
    t.play("1: accept")
    assert t.position.acting() == [2]
    assert t.play("2: accept") == ["scored", "scored", "scored"]
    assert t.scored() == [11, -10, -5]


@pytest.mark.rule("CW-A15", "CW-18")
def test_who_goes_out_with_words_that_all_have_let_pass_is_out_at_once(table: Maker) -> None:
    t = table("RAIN COAT", "FOX JAM", "NUT", stock="EGG", challenge=True)
    t.draw("EGG")
    t.play("lay RAIN+COAT", "1: accept", "2: accept")
    assert t.play("discard EGG") == ["discarded", "out", "scored", "scored", "scored"]


@pytest.mark.rule("CW-A15", "CW-18")
def test_the_round_goes_on_when_a_challenge_is_right(table: Maker) -> None:
    t = table("RAIN OWL", "FOX JAM", "NUT", stock="EGG", challenge=True)
    t.draw("EGG")
    t.play("lay RAIN+OWL", "discard EGG", "1: accept")
    assert t.play("2: challenge RAIN+OWL") == ["refuted"]
    assert (t.hand(0), t.position.acting(), t.verbs(0)) == ("EGG OWL RAIN", [0], ["lay", "discard"])
    t.play("discard RAIN")
    assert (t.position.round, t.position.player) == (1, 1)


@pytest.mark.rule("CW-A15", "CW-18")
def test_a_challenge_that_is_wrong_may_be_the_last_word(table: Maker) -> None:
    t = table("RAIN COAT", "FOX JAM", stock="EGG", challenge=True)
    t.draw("EGG")
    t.play("lay RAIN+COAT", "discard EGG")
    assert t.play("1: challenge RAIN+COAT") == ["stands", "scored", "scored"]


@pytest.mark.rule("CW-A15", "CW-18")
def test_one_word_that_is_found_does_not_settle_the_others(table: Maker) -> None:
    t = table("RAIN COAT OWL HEN", "FOX JAM", stock="EGG", challenge=True)
    t.draw("EGG")
    t.play("lay RAIN+COAT", "lay OWL+HEN", "discard EGG")
    assert t.play("1: challenge RAIN+COAT") == ["stands"]
    assert t.position.acting() == [1]
    assert t.play("1: challenge OWL+HEN") == ["refuted"]


@pytest.mark.rule("CW-A15", "CW-A2")
def test_a_taken_card_that_lost_its_use_goes_back_and_the_turn_begins_again(table: Maker) -> None:
    t = table("OWL SNOW BALL EGG", "FOX HEN", discards="JAM RAIN NUT", stock="KEY", challenge=True)
    t.play("take 2", "lay RAIN+OWL", "lay SNOW+BALL", "discard EGG")
    assert t.play("1: challenge RAIN+OWL") == ["refuted", "put-back"]
    assert (t.words(0), t.hand(0)) == ([], "BALL EGG OWL SNOW")
    assert (t.called(t.position.discards), t.position.player, t.position.turn) == ("JAM RAIN NUT", 0, 10)
    assert (t.position.acting(), t.verbs(0)) == ([0], ["draw", "take"])
    t.draw("KEY")
    t.play("lay SNOW+BALL", "discard EGG")


@pytest.mark.rule("CW-A15", "CW-A2")
def test_so_it_is_when_it_was_used_in_a_steal(table: Maker) -> None:
    t = table("OWL EGG", "FOX HEN", words=("1: SOME+BODY",), discards="RAIN NUT", stock="KEY", challenge=True)
    t.play("take 2", "steal SOME+BODY to SOME+RAIN")
    t.play("1: challenge SOME+RAIN")
    assert (t.words(0), t.words(1), t.called(t.position.discards)) == ([], ["SOME+BODY"], "RAIN NUT")
    assert t.verbs(0) == ["draw", "take"]


@pytest.mark.rule("CW-A15", "CW-A2")
def test_another_word_of_the_turn_does_not_matter_to_it(table: Maker) -> None:
    t = table("COAT SNOW OWL EGG HEN", "FOX", discards="RAIN BALL", stock="KEY", challenge=True)
    t.play("take 2", "lay RAIN+COAT", "lay BALL+OWL")
    assert t.play("1: challenge BALL+OWL") == ["refuted"]
    assert (t.words(0), t.hand(0)) == (["RAIN+COAT"], "BALL EGG HEN OWL SNOW")
    assert (t.called(t.position.discards), t.verbs(0)) == ("", ["lay", "discard"])


@pytest.mark.rule("CW-A15", "CW-A2")
def test_the_turn_that_began_again_is_a_turn_like_any_other(table: Maker) -> None:
    """What was taken before no longer matters: a word refuted now sends nothing back to the discards."""
    t = table("OWL SNOW BALL EGG", "FOX HEN", discards="JAM RAIN", stock="KEY", challenge=True)
    t.play("take 1", "lay OWL+RAIN", "1: challenge OWL+RAIN")
    assert t.called(t.position.discards) == "JAM RAIN"
    t.draw("KEY")
    t.play("lay OWL+EGG")
    assert t.play("1: challenge OWL+EGG") == ["refuted"]
    assert (t.called(t.position.discards), t.verbs(0)) == ("JAM RAIN", ["lay", "discard"])


@pytest.mark.rule("CW-A15")
def test_a_discard_comes_back_once(table: Maker) -> None:
    t = table("RAIN OWL EGG HEN", "FOX JAM", discards="INK", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL", "discard EGG", "1: challenge RAIN+OWL", "lay OWL+EGG", "1: challenge OWL+EGG")
    assert (t.called(t.position.discards), t.hand(0)) == ("INK", "EGG HEN KEY OWL RAIN")
    assert len(t.position.pending) == 1


@pytest.mark.rule("CW-A15")
def test_who_let_a_word_pass_is_asked_again_about_the_next_one(table: Maker) -> None:
    t = table("RAIN COAT OWL EGG HEN", "FOX", "NUT", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+COAT", "1: accept")
    assert t.position.acting() == [0, 2]
    t.play("lay OWL+EGG")
    assert t.position.acting() == [0, 1, 2]
    t.play("1: challenge OWL+EGG")


@pytest.mark.rule("CW-A15")
def test_letting_one_word_pass_says_nothing_of_another_whatever_is_taken_back(table: Maker) -> None:
    t = table("RAIN COAT OWL EGG HEN", "FOX", "NUT", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay COAT+RAIN", "2: accept", "lay OWL+EGG")
    t.play("1: challenge COAT+RAIN")
    assert t.position.acting() == [0, 1, 2]  # seat 2 has not let OWL + EGG pass
    t.play("2: challenge OWL+EGG")
    t = table("RAIN COAT OWL EGG HEN", "FOX", "NUT", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay COAT+RAIN", "lay OWL+EGG", "2: accept")
    t.play("1: challenge COAT+RAIN")
    assert t.position.acting() == [0, 1]  # and here it has


@pytest.mark.rule("CW-A15")
def test_who_let_the_first_word_pass_is_not_asked_again_when_the_second_is_taken_back(table: Maker) -> None:
    t = table("RAIN COAT OWL EGG HEN", "FOX", "NUT", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay COAT+RAIN", "2: accept", "lay OWL+EGG", "1: challenge OWL+EGG")
    assert t.position.acting() == [0, 1]


@pytest.mark.rule("CW-A15")
def test_the_player_goes_on_without_waiting(table: Maker) -> None:
    t = table("RAIN COAT OWL EGG HEN", "FOX JAM", "NUT", stock="KEY INK", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+COAT", "lay OWL+EGG", "discard KEY")
    t.refuses("accept", "play-on", "CW-A15", seat=1)
    t.draw("INK")
    assert t.words(0) == ["RAIN+COAT", "OWL+EGG"]


@pytest.mark.rule("CW-A15")
def test_who_lets_words_pass_for_good_is_not_asked(match: MatchMaker) -> None:
    sitting = match("RAIN OWL C D E F G", "H I J K L M N", turned="EGG", stock="KEY", validation="challenge")
    assert isinstance(sitting.match.stand(1, "challenge", True), Ack)
    sitting.submit("0: draw", "0: lay RAIN+OWL")
    assert sitting.match.position.acting() == [0]
    assert isinstance(sitting.match.stand(1, "challenge", False), Ack)
    sitting.submit("0: lay C+D")
    assert sitting.match.position.acting() == [0, 1]
    sitting.submit("1: challenge C+D")


@pytest.mark.rule("CW-A15", "CW-5")
def test_who_does_not_answer_lets_the_words_pass(table: Maker) -> None:
    t = table("RAIN OWL EGG HEN", "FOX JAM", stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL")
    assert t.position.timeout(1) == Accept()
    t.expire(1)
    assert (t.position.acting(), t.position.player) == ([0], 0)


@pytest.mark.rule("CW-A15")
def test_no_answer_is_heard_that_was_given_before_another_word_lay_there(match: MatchMaker) -> None:
    """Seat 1 lets the first word pass just as seat 0 lays the second, which seat 1 has not seen."""
    sitting = match("RAIN OWL C D E F G", "H I J K L M N", turned="EGG", stock="KEY", validation="challenge")
    sitting.submit("0: draw", "0: lay RAIN+OWL")
    ticket = sitting.match.ticket(1)
    sitting.submit("0: lay C+D")
    late = sitting.match.submit(1, Accept(), ticket)
    assert isinstance(late, Refusal)
    assert (late.code, late.rule) == ("stale-ticket", "K-7")
    sitting.submit("1: challenge C+D", "1: challenge RAIN+OWL")


@pytest.mark.rule("CW-A15")
def test_a_doubt_is_heard_though_the_player_has_discarded_meanwhile(match: MatchMaker) -> None:
    hands = ("RAIN OWL C D E F G", "H I J K L M N", "P Q R S T U V")
    sitting = match(*hands, turned="EGG", stock="KEY", validation="challenge")
    sitting.submit("0: draw", "0: lay RAIN+OWL")
    ticket, challenge = sitting.match.ticket(2), sitting.table.move("challenge RAIN+OWL")
    sitting.submit("0: discard C")
    assert isinstance(sitting.match.submit(2, challenge, ticket), Ack)
    assert sitting.table.position.player == 0


@pytest.mark.rule("CW-24")
def test_what_was_sent_before_a_word_was_taken_back_is_not_heard(match: MatchMaker) -> None:
    sitting = match("RAIN OWL C D E F G", "H I J K L M N", turned="EGG", stock="KEY", validation="challenge")
    sitting.submit("0: draw", "0: lay RAIN+OWL")
    ticket = sitting.match.ticket(0)
    sitting.submit("1: challenge RAIN+OWL")
    late = sitting.match.submit(0, sitting.table.move("discard C"), ticket)
    assert isinstance(late, Refusal)
    assert late.code == "stale-ticket"


@pytest.mark.rule("CW-A15", "CW-A7")
def test_a_number_whose_word_was_taken_back_is_free_again(table: Maker) -> None:
    """However many words are refuted in a round, the piles have numbers that a move can name."""
    t = table("A B C D E F G", "H", words=("1: SOME+BODY",), stock="KEY", challenge=True)
    t.draw("KEY")
    for first, second in (("A", "B"), ("B", "A"), ("C", "D"), ("E", "F")):
        t.play(f"lay {first}+{second}", f"1: challenge {first}+{second}")
    t.play("lay A+C", "lay D+B")
    assert t.words(0) == ["A+C", "D+B"]
    assert len(t.position.owner) == 3
    t.play("1: challenge A+C", "lay F+G")
    assert (t.words(0), t.words(1)) == (["F+G", "D+B"], ["SOME+BODY"])


@pytest.mark.rule("CW-24")
def test_a_pile_whose_cover_was_refuted_can_be_covered_again_in_this_turn(table: Maker) -> None:
    t = table("OWL THING EGG", "HEN", words=("0: SOME+BODY",), stock="KEY", challenge=True)
    t.draw("KEY")
    t.play("add SOME+BODY to SOME+OWL", "1: challenge SOME+OWL", "add SOME+BODY to SOME+THING")
    assert t.words(0) == ["SOME+THING/BODY"]


@pytest.mark.rule("CW-24")
@pytest.mark.parametrize("word", ["RAIN+OWL", "RAIN+COAT"])
def test_a_look_up_is_not_taken_back(match: MatchMaker, word: str) -> None:
    sitting = match("RAIN OWL COAT D E F G", "H I J K L M N", turned="EGG", stock="KEY", validation="challenge")
    sitting.submit("0: draw", f"0: lay {word}", f"1: challenge {word}")
    undo = sitting.match.undo(1)
    assert isinstance(undo, Refusal)
    assert undo.code == "undo-barrier"


@pytest.mark.rule("CW-17", "CW-A15")
def test_woodchuck_is_safe_at_tables_that_challenge_too(table: Maker) -> None:
    t = table("FIRE EGG", "HEN", words=("1: WOOD+CHUCK",), stock="KEY", challenge=True)
    t.draw("KEY")
    t.refuses("steal WOOD+CHUCK to FIRE+WOOD", "woodchuck", "CW-17", first="WOOD", second="CHUCK")
    t.refuses(Steal(t.card("EGG"), 0, 1, 1), "woodchuck", "CW-17", first="WOOD", second="CHUCK")
