"""Play for two: Nobel's research.  CD-85, CD-89, CD-90, CD-A44.

His swaps stand with Discovery, his scoring with Lab, his setup with the others'.
"""

from __future__ import annotations

from compoundry.games.compounded.cards import ELEMENTS
from compoundry.games.compounded.layout import MOST_PLACES
from compoundry.games.compounded.placing import PLACES, Place, Turn
from compoundry.games.compounded.position import Compounded
from compoundry.kernel import AnyMove, Refusal


class NobelPlacing(Turn):
    """CD-89, CD-A44: the Lead places as many of Nobel's elements as can be, on unclaimed compounds only."""

    def copy(self) -> NobelPlacing:
        return NobelPlacing(self.serial, self.person, self.left, self.traded)

    def go_on(self, position: Compounded) -> bool:
        moves = self.legal(position, position.lead) if self.left else []
        if len(moves) > 1:
            return True
        if not moves:
            position.close()
            return False
        only = moves[0]
        assert isinstance(only, Place)
        only.put(position)
        return False

    def barred(self, position: Compounded, place: int) -> Refusal | None:
        if position.claimed(place):
            return Refusal("nobel-claimed", "CD-89", place=place, whom=position.named(position.owner[2 * place]))
        return None

    def legal(self, position: Compounded, seat: int) -> list[AnyMove]:
        moves: list[AnyMove] = []
        for element in range(ELEMENTS):
            if position.on_bench(self.person, element):
                for place in range(len(position.card)):
                    if not position.claimed(place) and position.room(place, element):
                        moves.append(PLACES[(element * MOST_PLACES + place) * 2])
        return moves


NobelPlacing.verbs = (Place,)
