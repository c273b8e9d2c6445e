"""How a game ended."""

from __future__ import annotations

from compoundry.kernel.values import Plain


class Item:
    """One line of a score: the id of its text (``item-<label>``) and the points it gave."""

    def __init__(self, label: str, points: int) -> None:
        self.label = label
        self.points = points

    def __repr__(self) -> str:
        return f"Item({self.label!r}, {self.points})"


class Outcome:
    """The end of a game: `reason` (text ``end-<reason>``), and for each seat its items, score and rank.

    The best rank is 1; seats that tie share a rank.
    """

    def __init__(self, reason: str, items: list[list[Item]], ranks: list[int] | None = None) -> None:
        self.reason = reason
        self.items = items
        self.scores = [sum([item.points for item in mine]) for mine in items]
        self.ranks = _by_score(self.scores) if ranks is None else ranks

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def plain(self) -> dict[str, Plain]:
        return {
            "reason": self.reason,
            "scores": [score for score in self.scores],
            "ranks": [rank for rank in self.ranks],
            "items": [[[item.label, item.points] for item in mine] for mine in self.items],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.plain() == self.plain()

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, scores={self.scores}, ranks={self.ranks})"


def _by_score(scores: list[int]) -> list[int]:
    return [1 + sum([1 for other in scores if other > mine]) for mine in scores]
