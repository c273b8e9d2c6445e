"""Tic-tac-toe by its rules, and its whole tree beside OpenSpiel's."""

from __future__ import annotations

import pyspiel
import pytest
from yardsticks.tictactoe import game
from yardsticks.tictactoe.rules import Grid, Mark

from compoundry.contract.trees import Nodes, count_nodes
from compoundry.kernel import Outcome, Refusal

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def after(*cells: int) -> Grid:
    position = Grid(2)
    for cell in cells:
        seat = position.acting()[0]
        assert position.refusal(seat, Mark(cell)) is None
        position.play(seat, Mark(cell))
    return position


def ended(position: Grid) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("TT-1")
def test_they_take_turns_and_the_first_begins() -> None:
    assert [after(*range(count)).acting() for count in range(4)] == [[0], [1], [0], [1]]


@pytest.mark.rule("TT-2")
def test_a_mark_goes_into_an_empty_cell() -> None:
    position = after(4)
    assert position.cells[4] == 0
    assert position.refusal(1, Mark(4)) == Refusal("cell-taken", "TT-2", cell=4, seat=0)
    assert position.legal(1) == [Mark(cell) for cell in (0, 1, 2, 3, 5, 6, 7, 8)]


@pytest.mark.rule("TT-3")
@pytest.mark.parametrize(
    "line", [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
)
def test_three_in_a_line_win_at_once(line: tuple[int, int, int]) -> None:
    others = [cell for cell in range(9) if cell not in line]
    two = others[:2]
    position = after(line[0], two[0], line[1], two[1], line[2])
    assert ended(position).scores == [1, -1]
    assert (ended(position).reason, position.acting()) == ("line", [])


@pytest.mark.rule("TT-3")
def test_the_second_player_can_win_too() -> None:
    assert ended(after(0, 2, 1, 4, 8, 6)).scores == [-1, 1]


@pytest.mark.rule("TT-4")
def test_a_full_grid_without_a_line_is_a_draw() -> None:
    outcome = ended(after(0, 1, 2, 4, 3, 5, 7, 6, 8))
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("full", [0, 0], [1, 1])


def test_a_line_in_the_last_cell_is_a_line() -> None:
    assert ended(after(0, 1, 2, 3, 4, 6, 5, 7, 8)).reason == "line"


def test_the_tree_has_as_many_nodes_as_openspiels() -> None:
    nodes = count_nodes(game.begin(2, game.settings()))
    state = pyspiel.load_game("tic_tac_toe").new_initial_state()
    assert nodes == openspiel_nodes(state, {}) == Nodes(chance=0, decision=294_778, terminal=255_168)


def openspiel_nodes(state: pyspiel.State, known: dict[str, Nodes]) -> Nodes:
    """The nodes below a state; equal boards have equal trees."""
    if state.is_terminal():
        return Nodes(0, 0, 1)
    key = str(state)
    if key not in known:
        below = Nodes(0, 1, 0)
        for action in state.legal_actions():
            below += openspiel_nodes(state.child(action), known)
        known[key] = below
    return known[key]
