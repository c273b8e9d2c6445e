"""How much time people have: said by a game, kept by whoever runs the table."""

from __future__ import annotations


class Clocks:
    """The time that a table agreed on, in seconds: `turn` for each turn, `whole` for the whole game; 0 is no limit.

    Rules know no seconds.  When a turn is up, the table plays `Match.expire`; when the game is,
    `Match.ring`.
    """

    def __init__(self, turn: int = 0, whole: int = 0) -> None:
        self.turn = turn
        self.whole = whole

    def __repr__(self) -> str:
        return f"Clocks(turn={self.turn}, whole={self.whole})"
