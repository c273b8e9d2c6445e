"""What lies on the table of the bazaar: goods, vouchers and boards, and under it the secret tastes."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.kernel import Draw, Item, Outcome, Plain, Position

MOST: Final = 5
EACH: Final = 5  # BZ-1: so many pieces of a trader's own kind
NONE: Final = -1
OWN: Final = ("goods", "tastes", "vouchers", "gives", "wants", "made", "round")


class Bazaar(Position):
    """Each trader has a board for one offer; the number of the offer is the count of those made in the round."""

    fields: ClassVar[tuple[str, ...]] = (*Position.fields, *OWN)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.goods = [[seat] * EACH for seat in range(seats)]
        self.tastes = [NONE] * seats
        self.vouchers = [1] * seats
        self.gives: list[list[int]] = [[] for _ in range(seats)]
        self.wants: list[list[int]] = [[] for _ in range(seats)]
        self.made = [0] * seats
        self.round = 0

    def copy(self) -> Bazaar:
        twin = Bazaar(0)
        twin.seats, twin.asked, twin.pending = self.seats, self.asked, [frame.copy() for frame in self.pending]
        twin.goods, twin.tastes, twin.vouchers = [goods[:] for goods in self.goods], self.tastes[:], self.vouchers[:]
        twin.gives, twin.wants = [goods[:] for goods in self.gives], [goods[:] for goods in self.wants]
        twin.made, twin.round = self.made[:], self.round
        return twin

    def board(self, seat: int) -> dict[str, Plain]:
        return {"maker": seat, "number": self.made[seat], "gives": [*self.gives[seat]], "wants": [*self.wants[seat]]}

    def clear(self, makers: list[int], kind: str) -> None:
        for maker in makers:
            self.tell(kind, self.board(maker), barrier=kind == "deal")
            self.gives[maker], self.wants[maker] = [], []

    def redeal(self, seat: int, draw: Draw) -> None:
        if self.pending:
            self.tastes = [t if s == seat or t == NONE else draw.below(self.seats) for s, t in enumerate(self.tastes)]

    def outcome(self) -> Outcome | None:
        """BZ-11: a point for each piece, one more where it suits the taste, and one for a voucher not spent."""
        lines = zip(self.goods, self.tastes, self.vouchers)
        items = [[Item("goods", len(g)), Item("taste", g.count(t)), Item("voucher", v)] for g, t, v in lines]
        return None if self.pending else Outcome("closed", items)

    def audit(self) -> list[str]:
        lying = [kind for goods in self.goods for kind in goods]
        return [f"there are not {EACH} of kind {kind}" for kind in range(self.seats) if lying.count(kind) != EACH]


def lacking(need: list[int], have: list[int]) -> list[Plain]:
    """The kinds of which `have` holds less than is needed."""
    return [kind for kind in sorted(set(need)) if have.count(kind) < need.count(kind)]
