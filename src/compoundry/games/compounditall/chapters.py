"""The verbs of the game in their order, and which question each of them answers."""

from __future__ import annotations

from typing import Any, Final

from compoundry.games.compounditall.around import Around, Ask, LastLaid
from compoundry.games.compounditall.clock import Closing
from compoundry.games.compounditall.dominoes import LastPlaced, Place, PlaceCard
from compoundry.games.compounditall.position import AROUND, DOMINOES, CompoundItAll
from compoundry.games.compounditall.question import Accept, Challenge, Question, TimeUp
from compoundry.games.compounditall.setup import Deal, Dealing, Drawing
from compoundry.games.compounditall.steal import Add, Steal
from compoundry.games.compounditall.turn import Begin, Discard, DrawCard, GoingOut, Lay, Pass, Take, Turn
from compoundry.kernel import Frame

CompoundItAll.moves = (
    Deal,
    DrawCard,
    Take,
    Pass,
    Lay,
    Steal,
    Add,
    Discard,
    PlaceCard,
    Ask,
    Challenge,
    Accept,
    TimeUp,
    Closing,
)

Dealing.verbs = (Deal,)
Drawing.verbs = (Deal,)
Begin.verbs = (DrawCard, Take, Pass, Lay, Steal, Add, Discard, Challenge, Accept)
Turn.verbs = Begin.verbs  # what comes too early or too late is refused with its rule
GoingOut.verbs = (Challenge, Accept)
Place.verbs = (DrawCard, Pass, PlaceCard, Challenge, Accept)
LastPlaced.verbs = (Challenge, Accept)
Around.verbs = (DrawCard, Pass, Lay, Steal, Add, Ask, Challenge, Accept)
LastLaid.verbs = (Challenge, Accept)

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    Dealing,
    Drawing,
    Begin,
    Turn,
    GoingOut,
    Place,
    LastPlaced,
    Around,
    LastLaid,
)


def first_question(kind: int) -> Question:
    """What the first player of a round is asked."""
    if kind == DOMINOES:
        return Place()
    return Around() if kind == AROUND else Begin()
