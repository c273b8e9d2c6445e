"""Duels between bots: on the same deals, seats changed round, and the same whatever the number of processes."""

from __future__ import annotations

from compoundry.arena.duel import Duel, fight


def test_a_bot_against_itself_wins_half() -> None:
    verdict = fight(Duel("gofish", "heuristic", "heuristic"), 20, seed=1, jobs=1)
    assert verdict.games == 40
    assert verdict.rate == 0.5, "each deal gives to one seat what it gives to the other"


def test_the_stronger_bot_wins_more_on_the_same_deals() -> None:
    duel = Duel("gofish", "heuristic", "random", 4, (("target", 3),))
    verdict = fight(duel, 20, seed=1, jobs=1)
    assert 0.5 < verdict.low < verdict.rate < verdict.high
    assert fight(duel, 20, seed=1, jobs=2) == verdict


def test_where_somebody_without_a_seat_wins_the_better_of_the_two_is_ahead() -> None:
    """Nobel wins most games among random bots: all the same each deal gives to one what it gives to the other."""
    assert fight(Duel("compounded", "random", "random"), 5, seed=1, jobs=1).rate == 0.5
