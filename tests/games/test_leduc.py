"""Leduc poker by its rules, and its whole tree beside OpenSpiel's."""

from __future__ import annotations

import pyspiel
import pytest
from yardsticks.leduc import LeducView, game
from yardsticks.leduc.rules import Deal, Leduc

from compoundry.contract.trees import Nodes, count_nodes
from compoundry.kernel import NATURE, PUBLIC, Ack, Match, Outcome, Refusal, Seed


def after(first: int, second: int, *moves: str) -> Leduc:
    """The position after two cards and some moves; ``deal 4`` is NATURE's."""
    position = Leduc(2)
    for move in (f"deal {first}", f"deal {second}", *moves):
        made = game.parse(move)
        seat = position.acting()[0]
        assert position.refusal(seat, made) is None
        position.play(seat, made)
    return position


def ended(position: Leduc) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("LE-1")
def test_each_is_dealt_one_card_that_only_its_holder_sees() -> None:
    position = after(0, 5)
    views = [game.view(position, viewer) for viewer in (0, 1, PUBLIC)]
    assert [view.ranks for view in views if isinstance(view, LeducView)] == [[0, -1], [-1, 2], [-1, -1]]
    match = Match.start(game, seed=Seed.from_int(1))
    assert [sorted(event) for event in match.events(0)] == [
        ["card", "entry", "kind", "known", "seat"],
        ["entry", "kind", "seat"],
    ]


@pytest.mark.rule("LE-1")
def test_a_card_is_dealt_once() -> None:
    position = after(0, 5, "call", "call")
    assert [move for move, _ in position.outcomes()] == [Deal(card) for card in (1, 2, 3, 4)]
    assert position.refusal(NATURE, Deal(5)) == Refusal("card-gone", "LE-1", card=5)


@pytest.mark.rule("LE-2")
def test_each_pays_an_ante_of_one() -> None:
    assert after(0, 5).paid == [1, 1]


@pytest.mark.rule("LE-3")
def test_there_must_be_a_bet_to_fold() -> None:
    position = after(0, 5)
    assert position.refusal(0, game.parse("fold")) == Refusal("nothing-to-call", "LE-3", stake=1)
    assert ended(after(0, 5, "raise", "fold")).scores == [1, -1]
    assert ended(after(0, 5, "raise", "raise", "fold")).scores == [-3, 3]


@pytest.mark.rule("LE-4")
def test_a_call_pays_what_is_asked() -> None:
    assert after(0, 5, "call").paid == [1, 1]
    assert after(0, 5, "raise", "call").paid == [3, 3]


@pytest.mark.rule("LE-5")
def test_a_raise_asks_for_two_more_and_later_for_four() -> None:
    assert after(0, 5, "raise").paid == [3, 1]
    assert after(0, 5, "raise", "raise").paid == [3, 5]
    assert after(0, 5, "call", "call", "deal 2", "raise").paid == [5, 1]


@pytest.mark.rule("LE-5")
def test_a_round_allows_two_raises() -> None:
    position = after(0, 5, "raise", "raise")
    assert position.refusal(0, game.parse("raise")) == Refusal("raised-out", "LE-5", raises=2)
    assert [game.print(move) for move in position.legal(0)] == ["fold", "call"]
    assert after(0, 5, "raise", "raise", "call", "deal 2").raises == 0


@pytest.mark.rule("LE-6")
def test_a_round_ends_when_a_raise_is_called_or_both_have_called() -> None:
    assert after(0, 5, "call").acting() == [1]
    for moves in (("call", "call"), ("raise", "call"), ("call", "raise", "call"), ("raise", "raise", "call")):
        assert after(0, 5, *moves).acting() == [NATURE]
    assert after(0, 5, "call", "call", "deal 3").acting() == [0]


@pytest.mark.rule("LE-7")
def test_after_the_second_round_the_hands_are_shown() -> None:
    position = after(0, 5, "call", "call", "deal 2", "call", "call")
    view = game.view(position, PUBLIC)
    assert isinstance(view, LeducView)
    assert view.ranks == [0, 2]
    folded = game.view(after(0, 5, "raise", "fold"), PUBLIC)
    assert isinstance(folded, LeducView)
    assert folded.ranks == [-1, -1]


@pytest.mark.rule("LE-8", "LE-9")
@pytest.mark.parametrize(
    ("first", "second", "board", "reason", "scores"),
    [
        (0, 5, 1, "showdown", [3, -3]),
        (0, 5, 4, "showdown", [-3, 3]),
        (0, 5, 2, "showdown", [-3, 3]),
        (2, 3, 5, "split", [0, 0]),
        (2, 0, 5, "showdown", [3, -3]),
    ],
)
def test_a_pair_wins_then_the_higher_rank(first: int, second: int, board: int, reason: str, scores: list[int]) -> None:
    outcome = ended(after(first, second, "raise", "call", f"deal {board}", "call", "call"))
    assert (outcome.reason, outcome.scores) == (reason, scores)


@pytest.mark.rule("K-1")
def test_a_showdown_cannot_be_undone() -> None:
    match = Match.start(game, seed=Seed.from_int(1))
    for seat in (0, 1, 0, 1):
        assert isinstance(match.submit(seat, "call", match.ticket(seat)), Ack)
    refusal = match.undo(1)
    assert isinstance(refusal, Refusal)
    assert refusal == Refusal("game-over", "K-1")


def test_the_tree_has_as_many_nodes_as_openspiels() -> None:
    nodes = count_nodes(game.begin(2, game.settings()))
    assert nodes == openspiel_nodes(pyspiel.load_game("leduc_poker").new_initial_state())
    assert nodes.terminal == 5520


def openspiel_nodes(state: pyspiel.State) -> Nodes:
    if state.is_terminal():
        return Nodes(0, 0, 1)
    below = Nodes(1, 0, 0) if state.is_chance_node() else Nodes(0, 1, 0)
    for action in state.legal_actions():
        below += openspiel_nodes(state.child(action))
    return below
