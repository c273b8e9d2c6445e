"""How a game ended: scores, ranks, and who did better without a seat."""

from __future__ import annotations

from compoundry.kernel import Item, Outcome


def test_ranks_follow_from_scores_and_who_ties_shares_one() -> None:
    outcome = Outcome("end", [[Item("a", 3)], [Item("a", 4), Item("b", 1)], [Item("a", 5)], []])
    assert outcome.scores == [3, 5, 5, 0]
    assert outcome.ranks == [3, 1, 1, 4]
    assert outcome.winners() == [1, 2]
    assert [one.number for one in outcome.standings()] == [1, 2, 0, 3]


def test_a_rival_without_a_seat_counts_among_the_ranks() -> None:
    outcome = Outcome("end", [[Item("a", 3)], [Item("a", 7)]], rivals={-3: [Item("a", 5)]})
    assert outcome.ranks == [3, 1]
    assert [(one.number, one.rank) for one in outcome.standings()] == [(1, 1), (-3, 2), (0, 3)]
    assert outcome.plain()["rivals"] == [[-3, [["a", 5]]]]


def test_where_a_rival_wins_no_seat_does() -> None:
    outcome = Outcome("end", [[Item("a", 3)], [Item("a", 4)]], rivals={-3: [Item("a", 5)]})
    assert outcome.winners() == []
    assert outcome.ranks == [3, 2]


def test_who_ties_with_a_rival_shares_the_first_rank() -> None:
    outcome = Outcome("end", [[Item("a", 5)], [Item("a", 4)]], rivals={-3: [Item("a", 5)]})
    assert outcome.winners() == [0]
    assert [one.rank for one in outcome.standings()] == [1, 1, 3]
