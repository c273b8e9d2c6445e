"""Kuhn poker: the contract, an example for each rule, and its whole tree against OpenSpiel's."""

from typing import Any

import pyspiel
import pytest
from yardsticks.kuhn import game
from yardsticks.kuhn.rules import NONE, Bet, Deal, Kuhn, KuhnView, Pass

from compoundry.contract import Table, check, tables
from compoundry.contract.trees import Nodes, count_nodes
from compoundry.kernel import NATURE, PUBLIC, Refusal

JACK, QUEEN, KING = range(3)


def dealt(first: int, second: int, bets: str = "") -> Kuhn:
    """A position after the two cards and these answers: p for a pass, b for a bet."""
    position = Kuhn(2)
    position.play(NATURE, Deal(first))
    position.play(NATURE, Deal(second))
    for bet in bets:
        [seat] = position.acting()
        position.play(seat, Bet() if bet == "b" else Pass())
    return position


def ending(position: Kuhn) -> tuple[str, list[int]]:
    outcome = position.outcome()
    assert outcome is not None
    return outcome.reason, outcome.scores


def verbs(position: Kuhn) -> list[str]:
    return [move.verb for seat in position.acting() for move in position.legal(seat)]


def seen(position: Kuhn, viewer: int) -> list[int]:
    view = game.view(position, viewer)
    assert isinstance(view, KuhnView)
    return view.cards


@pytest.mark.parametrize("table", tables(game), ids=str)
def test_contract(table: Table) -> None:
    check(table)


@pytest.mark.rule("KU-1")
def test_each_of_two_players_antes_one_chip() -> None:
    assert (game.fewest, game.most) == (2, 2)
    assert [Kuhn(2).paid(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("KU-2")
def test_each_gets_one_of_three_cards_and_sees_no_other() -> None:
    position = Kuhn(2)
    assert position.outcomes() == [(Deal(JACK), 1), (Deal(QUEEN), 1), (Deal(KING), 1)]
    position.play(NATURE, Deal(QUEEN))
    assert position.outcomes() == [(Deal(JACK), 1), (Deal(KING), 1)]
    refusal = position.refusal(NATURE, Deal(QUEEN))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule, refusal.params) == ("card-dealt", "KU-2", {"card": QUEEN})
    position.play(NATURE, Deal(KING))
    assert position.left() == [JACK]
    assert seen(position, 0) == [QUEEN, NONE]
    assert seen(position, 1) == [NONE, KING]
    assert seen(position, PUBLIC) == [NONE, NONE]


@pytest.mark.rule("KU-3")
def test_the_first_player_begins_and_turns_alternate() -> None:
    for bets, seat in (("", 0), ("p", 1), ("b", 1), ("pb", 0)):
        position = dealt(JACK, KING, bets)
        assert position.acting() == [seat]
        assert verbs(position) == ["pass", "bet"]
        assert [position.paid(who) for who in (0, 1)] == [1 + bets[0::2].count("b"), 1 + bets[1::2].count("b")]


@pytest.mark.rule("KU-4")
@pytest.mark.parametrize("bets", ["pp", "bb", "pbb"])
def test_equal_answers_show_the_cards_and_the_higher_one_wins(bets: str) -> None:
    for low, high in ((JACK, QUEEN), (JACK, KING), (QUEEN, KING)):
        stake = 2 if "b" in bets else 1
        assert ending(dealt(low, high, bets)) == ("showdown", [-stake, stake])
        assert ending(dealt(high, low, bets)) == ("showdown", [stake, -stake])
        assert seen(dealt(low, high, bets), PUBLIC) == [low, high]


@pytest.mark.rule("KU-5")
@pytest.mark.parametrize(("bets", "scores"), [("bp", [1, -1]), ("pbp", [-1, 1])])
def test_who_passes_on_a_bet_loses_with_any_card_and_shows_none(bets: str, scores: list[int]) -> None:
    for first, second in ((JACK, KING), (KING, JACK)):
        position = dealt(first, second, bets)
        assert ending(position) == ("folded", scores)
        assert seen(position, PUBLIC) == [NONE, NONE]


@pytest.mark.rule("KU-6")
def test_the_winner_wins_what_the_other_has_paid() -> None:
    for bets, won in (("pp", 1), ("bp", 1), ("bb", 2), ("pbb", 2)):
        assert ending(dealt(KING, JACK, bets))[1] == [won, -won]


def same_tree(position: Kuhn, state: Any) -> Nodes:
    """Walk both trees together: the same moves, the same ends; the nodes of OpenSpiel's are counted."""
    if state.is_terminal():
        assert ending(position)[1] == state.returns()
        return Nodes(0, 0, 1)
    [seat] = position.acting()
    moves = position.legal(seat)
    assert len(moves) == len(state.legal_actions())
    assert (seat == NATURE) == state.is_chance_node()
    total = [int(seat == NATURE), int(seat != NATURE), 0]
    for move, action in zip(moves, state.legal_actions(), strict=True):
        child = position.copy()
        child.play(seat, move)
        total = [mine + more for mine, more in zip(total, same_tree(child, state.child(action)), strict=True)]
    return Nodes(*total)


def test_the_whole_tree_is_openspiels() -> None:
    theirs = same_tree(Kuhn(2), pyspiel.load_game("kuhn_poker").new_initial_state())
    assert theirs == Nodes(chance=4, decision=24, terminal=30)
    assert count_nodes(Kuhn(2)) == theirs
