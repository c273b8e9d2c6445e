"""Bad input of every kind: a clear error or a refusal with its rule, and the game is as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from compoundry.games.compounditall import game
from compoundry.kernel import NATURE, BadInput, Match, Refusal, Seed
from compoundry.kernel.options import Setting
from compoundry.texts import Texts

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import MatchMaker, Sitting

HANDS = ("RAIN COAT C D E F G", "SOME BODY J K L M N")


@pytest.fixture
def sitting(match: MatchMaker) -> Sitting:
    """Seat 0 has drawn and laid a word; seat 1 holds SOME and BODY."""
    made = match(*HANDS, turned="OWL", stock="EGG KEY")
    made.submit("0: draw", "0: lay RAIN+COAT")
    return made


def unchanged(sitting: Sitting, seat: int, move: Any, ticket: int | None = None) -> Refusal:
    """What is said to a move that must not be played; every language has words for it."""
    match = sitting.match
    before, entries, tickets = match.digest(), len(match.entries), [*match.tickets]
    refusal = match.submit(seat, move, match.ticket(seat) if ticket is None else ticket)
    assert isinstance(refusal, Refusal), move
    assert (match.digest(), len(match.entries), match.tickets) == (before, entries, tickets)
    for language in ("en", "de"):
        texts = Texts(language, game, ["Ana", "Ben"], match.options)
        said = texts.refusal(refusal)
        assert said.what
        assert said.remedy
        assert texts.faults == []
    return refusal


@pytest.mark.parametrize(
    "move",
    [
        "",
        "   ",
        "lay",
        "lay 1",
        "lay 1 2 3",
        "lay RAIN COAT",
        "lay -1 2",
        "lay 0 300",
        "lay 0 1e2",
        "lay [0] 1",
        "lay 0 true",
        "lay 0 null",
        "steal 0 0 0",
        "steal 0 0 2 0",
        "steal 0 150 0 0",
        "take 0",
        "take 301",
        "discard 9" + "9" * 50,
        "dance 1 2",
        "LAY 0 1",
        "lay 0 1; draw",
        'lay 0 "',
        "läg 0 1",
        [],
        [["lay"], 0, 1],
        ["lay", 0],
        ["lay", 0, None],
        ["lay", 0, 1.0],
        ["lay", 0, True],
        ["lay", {}, 1],
        [3, 0, 1],
        ["deal"],
    ],
)
def test_what_is_no_move_is_refused(sitting: Sitting, move: object) -> None:
    assert unchanged(sitting, 0, move).rule == "K-5"


@pytest.mark.parametrize("move", [None, 3, b"draw", {"draw": 1}, ("draw",)])
def test_what_is_not_even_a_text_is_an_error(sitting: Sitting, move: Any) -> None:
    before = sitting.match.digest()
    with pytest.raises(TypeError):
        sitting.match.submit(0, move, sitting.match.ticket(0))
    assert sitting.match.digest() == before


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("lay SOME+BODY", "card-not-held", "CW-11"),
        ("lay RAIN+COAT", "card-not-held", "CW-11"),
        ("discard SOME", "card-not-held", "CW-16"),
        ("discard OWL", "card-not-held", "CW-16"),
        ("lay C+D", "no-compound", "CW-22"),
        ("lay C+C", "one-card-twice", "CW-23"),
        ("draw", "drawn-already", "CW-7"),
        ("take 1", "drawn-already", "CW-7"),
        ("pass", "discard-first", "CW-16"),
        ("ask 1 SOME", "not-now", "K-4"),
        ("place C left", "not-now", "K-4"),
        ("accept", "nothing-to-challenge", "CW-24"),
        ("challenge RAIN+COAT", "nothing-to-challenge", "CW-24"),
        ("add RAIN+COAT to RAIN+C", "touched-already", "CW-A8"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_its_rule(
    sitting: Sitting, move: str, code: str, rule: str
) -> None:
    refusal = unchanged(sitting, 0, sitting.table.move(move))
    assert (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.parametrize("card", [17, 299])
def test_a_card_that_does_not_exist_is_held_by_nobody(sitting: Sitting, card: int) -> None:
    assert len(sitting.names) == 17
    for move in (f"discard {card}", f"lay {card} 0", f"lay {card} {card}", f"steal {card} 0 0 0", f"add {card} 0 0 0"):
        refusal = unchanged(sitting, 0, move)
        assert (refusal.code, refusal.params["card"]) == ("card-not-held", -1)


@pytest.mark.parametrize("move", ["draw", "lay SOME+BODY", "discard SOME", "take 1", "pass", "accept"])
def test_nobody_moves_out_of_turn(sitting: Sitting, move: str) -> None:
    assert unchanged(sitting, 1, sitting.table.move(move)).rule == "K-2"


@pytest.mark.parametrize("ticket", [-1, 0, 1, 99, 10**30])
def test_a_stale_ticket_is_not_heard(sitting: Sitting, ticket: int) -> None:
    assert unchanged(sitting, 0, sitting.table.move("discard C"), ticket).rule == "K-7"


def test_no_seat_moves_for_chance_or_for_the_clock(sitting: Sitting) -> None:
    for move, rule in ((["deal", 3], "K-3"), (["time-up"], "K-11"), (["closing"], "K-11")):
        assert unchanged(sitting, 0, move).rule == rule


@pytest.mark.parametrize("seat", [-1, 2, 8, NATURE, 10**20])
def test_who_does_not_sit_there_is_an_error(sitting: Sitting, seat: int) -> None:
    before = sitting.match.digest()
    with pytest.raises(BadInput, match="seat"):
        sitting.match.submit(seat, "draw", 1)
    assert sitting.match.digest() == before


def test_after_the_end_nothing_is_played(match: MatchMaker) -> None:
    sitting = match(*HANDS, turned="OWL", stock="EGG KEY", short=5)
    sitting.match.ring()
    assert unchanged(sitting, 0, "draw").rule == "K-1"
    assert isinstance(sitting.match.ring(), Refusal)


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 10**9])
def test_absurd_numbers_of_players(seats: int) -> None:
    with pytest.raises(BadInput, match="at least 2 and at most 8"):
        Match.start(game, {}, seats, Seed.from_int(1))


@pytest.mark.parametrize("seats", ["3", 3.0, None, True])
def test_numbers_of_players_that_are_none(seats: Any) -> None:
    with pytest.raises((BadInput, TypeError)):
        Match.start(game, {}, seats, Seed.from_int(1))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"decks": "green"}, "green"),
        ({"decks": ["yellow"]}, "decks"),
        ({"play": "solitaire"}, "solitaire"),
        ({"target": 19}, "target"),
        ({"target": 1001}, "target"),
        ({"target": "200"}, "target"),
        ({"timer": "yes"}, "timer"),
        ({"short": -1}, "short"),
        ({"short": 241}, "short"),
        ({"validation": "trust"}, "trust"),
        ({"pack": "no-such-pack"}, "no-such-pack"),
        ({"pack": "../../etc/passwd"}, "etc"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_options_that_there_are_not(options: dict[str, Setting], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        Match.start(game, options, 3, Seed.from_int(1))


@pytest.mark.rule("CW-A27")
def test_eight_players_with_one_deck_are_told_what_to_do() -> None:
    with pytest.raises(BadInput, match="One deck is enough for six players"):
        Match.start(game, {"decks": "blue"}, 8, Seed.from_int(1))


def test_a_stored_game_that_was_tampered_with_is_refused_where_it_is(sitting: Sitting) -> None:
    text = sitting.match.save()
    for old, new in (('["draw"]', '["pass"]'), ('"deal"', '"lay"'), ('"target":200', '"target":100')):
        assert old in text
        with pytest.raises(BadInput):
            Match.load(text.replace(old, new, 1), game)
    assert Match.load(text, game).digest() == sitting.match.digest()
