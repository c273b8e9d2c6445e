"""Moves made in steps, and moves that are typed: what people mean by a few words."""

from __future__ import annotations

import pytest

from compoundry.kernel import Match, Plain, Seed, registry
from compoundry.terminal.making import Chair, Making
from compoundry.terminal.typed import Unheard, spoken, understood
from compoundry.texts import Texts


def chair(game: str, seats: int = 2, language: str = "en", seed: int = 3) -> Chair:
    match = Match.start(registry.find(game), seats=seats, seed=Seed.from_int(seed))
    seat = match.position.acting()[0]
    return Chair(match.game, Texts(language, match.game), match.position, seat)


def take(making: Making, *labels: str) -> None:
    for label in labels:
        making.take(next(way for way in making.ways() if way.label == label))


# In steps


def test_a_step_forward_and_a_step_back() -> None:
    """Two play, so there is no choice whom to ask."""
    making = Making(chair("gofish"))
    assert (making.partial, making.alone, making.complete) == (("ask", 1), True, False)
    ways = making.ways()
    making.take(ways[0])
    assert making.complete
    assert making.said().startswith(making.chair.texts.verb("ask"))
    assert making.back()
    assert ([way.label for way in making.ways()], making.back()) == ([way.label for way in ways], False)


def test_looking_ahead_changes_nothing() -> None:
    making = Making(chair("gofish"))
    ahead = making.ahead(making.ways()[0])
    assert (ahead.complete, making.complete, making.back()) == (True, False, False)


def test_what_is_chosen_and_what_comes_next_go_by_their_slots() -> None:
    making = Making(chair("tictactoe"))
    assert (making.chosen(), making.next()) == ({}, {"cell": [*range(9)]})
    making.take(making.ways()[4])
    assert (making.chosen(), making.next(), making.plain()) == ({"cell": 4}, {}, ["mark", 4])


def test_several_values_are_gathered_one_by_one_and_given_up_one_by_one() -> None:
    making = Making(chair("bazaar", 3))
    take(making, making.chair.texts.verb("offer"), "salt", "salt")
    assert (making.gathered, making.chosen()) == ((0, 0), {"gives": (0, 0)})
    assert making.question() == making.chair.texts.slot("offer", "gives")
    assert making.back()
    assert making.gathered == (0,)
    take(making, "That is all: salt", "silk", "That is all: silk")
    assert making.plain() == ["offer", [0], [1]]


def test_no_more_is_gathered_than_a_slot_holds() -> None:
    making = Making(chair("bazaar", 3))
    take(making, making.chair.texts.verb("offer"), "salt", "salt", "salt")
    assert [way.label for way in making.ways()] == ["That is all: salt, salt and salt"]


def test_nothing_at_all_can_be_chosen_where_the_game_offers_it() -> None:
    making = Making(chair("bazaar", 3))
    take(making, making.chair.texts.verb("offer"), "nothing")
    assert making.plain() == ["offer", [], []]


def test_a_move_that_ends_with_what_goes_without_saying_is_played_at_once() -> None:
    """Where an element lies is no question when it can lie in one place only: but where it goes to is."""
    match = Match.start(registry.find("compounded"), seats=3, seed=Seed.from_int(3))
    while type(match.position.pending[-1]).__name__ != "Placing":
        seat = match.position.acting()[0]
        match.submit(seat, match.position.timeout(seat), match.ticket(seat))
    making = Making(Chair(match.game, Texts("en", match.game), match.position, match.position.acting()[0]))
    take(making, making.chair.texts.verb("place"))
    making.take(making.ways()[0])
    assert not making.complete
    making.take(making.ways()[0])
    assert (making.complete, making.alone) == (True, False)
    assert Making(chair("gofish")).alone


# Typed


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("mark 3", ["mark", 3]),
        ("mark 9", ["mark", 9]),
        ("MARK 0", ["mark", 0]),
        ("mark", "mark"),
        ("mark 1 2", "mark 1 2"),
        ("mark nowhere", Unheard("nowhere")),
        ("hop", Unheard("hop")),
        ("", Unheard("")),
    ],
)
def test_verbs_and_numbers(text: str, meant: list[Plain] | str | Unheard) -> None:
    assert understood(chair("tictactoe"), text) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("offer salt silk", ["offer", [0], [1]]),
        ("offer salt,salt silk", ["offer", [0, 0], [1]]),
        ("offer [0,0] [1]", ["offer", [0, 0], [1]]),
        ("offer nothing nothing", ["offer", [], []]),
        ("pass", ["pass"]),
        ("offer gold silk", Unheard("gold")),
        ("offer salt", "offer salt"),
    ],
)
def test_names_and_lists_of_names(text: str, meant: list[Plain] | str | Unheard) -> None:
    assert understood(chair("bazaar", 3), text) == meant


def test_a_value_without_a_choice_can_be_left_out() -> None:
    card = chair("kuhn")
    assert understood(card, "pass") == ["pass"]
    board = chair("tictactoe")
    for cell in range(8):
        board.position.play(cell % 2, board.game.parse(f"mark {[0, 1, 2, 4, 3, 5, 7, 6][cell]}"))
    assert understood(board, "mark") == ["mark", 8]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("place S A1", ["place", 5, 0, 0]),
        ("offer Ben [1]", ["offer", 1, [1], [], ""]),
        ("deal [[0,1,0],[1,2,1]]", ["deal", [[0, 1, 0], [1, 2, 1]], ""]),
        ("place S", "place S"),
        ("place", "place"),
        ("accept Ben", "accept Ben"),
    ],
)
def test_what_says_nothing_can_be_left_out_of_moves_that_are_not_allowed(
    text: str, meant: list[Plain] | str | Unheard
) -> None:
    """So the refusal tells what the rules of the game say, and not that a value is missing."""
    assert understood(chair("compounded", 3), text) == meant


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", [*registry.modules()])
def test_what_help_shows_can_be_typed(name: str, language: str) -> None:
    sitting = chair(name, registry.find(name).fewest, language)
    for move in sitting.position.legal(sitting.seat):
        text = spoken(sitting.texts, type(move).slots, move.plain())
        assert understood(sitting, text) == move.plain(), text
