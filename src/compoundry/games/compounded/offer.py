"""An offer in the trading step.  CD-28, CD-A12."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.kernel import PUBLIC, Record

ANYONE: Final = PUBLIC
"""In the place of a seat: whoever is the first to accept."""


class Term(Record):
    """One part of a deal: what `giver` hands to `getter`, by the numbers of `goods`, in ascending order."""

    fields: ClassVar[tuple[str, ...]] = ("giver", "getter", "things")

    def __init__(self, giver: int, getter: int, things: list[int]) -> None:
        self.giver = giver
        self.getter = getter
        self.things = things

    def copy(self) -> Term:
        return Term(self.giver, self.getter, self.things[:])


class Offer(Record):
    """`number` counts the offers that `maker` made in this round; the two together name it.

    `parties` are the others who must accept, nobody in particular where anyone may; `agreed`
    are those of them who have.  A `quiet` offer is one whose terms only its two parties know;
    when it cannot be paid any more it is `dead`, which nobody else must notice.
    """

    fields: ClassVar[tuple[str, ...]] = ("maker", "number", "parties", "terms", "promise", "quiet", "agreed", "dead")

    def __init__(
        self,
        maker: int,
        number: int,
        parties: list[int],
        terms: list[Term],
        promise: str,
        quiet: int,
        agreed: list[int],
        dead: int,
    ) -> None:
        self.maker = maker
        self.number = number
        self.parties = parties
        self.terms = terms
        self.promise = promise
        self.quiet = quiet
        self.agreed = agreed
        self.dead = dead

    def copy(self) -> Offer:
        return Offer(
            self.maker,
            self.number,
            self.parties[:],
            [term.copy() for term in self.terms],
            self.promise,
            self.quiet,
            self.agreed[:],
            self.dead,
        )

    def hidden_from(self, viewer: int) -> bool:
        return self.quiet == 1 and viewer != self.maker and viewer not in self.parties

    def seen_by(self, viewer: int) -> Offer:
        """A copy as this viewer knows it; of a quiet offer of two others no more than that it is there."""
        twin = self.copy()
        if self.hidden_from(viewer):
            twin.terms = []
            twin.promise = ""
            twin.dead = 0
        return twin
