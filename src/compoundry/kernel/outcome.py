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


class Standing:
    """How one player did: the number by which events name it, its rank, and the lines of its score."""

    def __init__(self, number: int, rank: int, items: list[Item]) -> None:
        self.number = number
        self.rank = rank
        self.items = items


class Outcome:
    """The end of a game: `reason` (text ``end-<reason>``), and for each seat its items, score and rank.

    The best rank is 1; seats that tie share a rank.  Where somebody plays who has no seat,
    `rivals` holds the items of each, under the negative number by which events name it; ranks
    count them too, so it may be that no seat has won.  Where `ranks` are given there are no rivals.
    """

    def __init__(
        self,
        reason: str,
        items: list[list[Item]],
        ranks: list[int] | None = None,
        rivals: dict[int, list[Item]] | None = None,
    ) -> None:
        self.reason = reason
        self.items = items
        self.rivals: dict[int, list[Item]] = {} if rivals is None else rivals
        self.scores = [_points(mine) for mine in items]
        self.ranks = [self._rank(score) for score in self.scores] if ranks is None else ranks

    def winners(self) -> list[int]:
        """The seats that won."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def standings(self) -> list[Standing]:
        """All who played, the best first."""
        found = [Standing(seat, self.ranks[seat], mine) for seat, mine in enumerate(self.items)]
        found += [Standing(number, self._rank(_points(mine)), mine) for number, mine in self.rivals.items()]
        return sorted(found, key=lambda one: one.rank)

    def _rank(self, score: int) -> int:
        others = [*self.scores, *[_points(mine) for mine in self.rivals.values()]]
        return 1 + sum([1 for other in others if other > score])

    def plain(self) -> dict[str, Plain]:
        return {
            "reason": self.reason,
            "scores": [score for score in self.scores],
            "ranks": [rank for rank in self.ranks],
            "items": [_plain(mine) for mine in self.items],
            "rivals": [[number, _plain(mine)] for number, mine in self.rivals.items()],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.plain() == self.plain()

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, scores={self.scores}, ranks={self.ranks})"


def _points(items: list[Item]) -> int:
    return sum([item.points for item in items])


def _plain(items: list[Item]) -> Plain:
    return [[item.label, item.points] for item in items]
