"""The short game: a time agreed on ends it.  CW-37."""

from __future__ import annotations

from typing import ClassVar, Final

from compoundry.games.compounditall.position import CompoundItAll
from compoundry.games.compounditall.question import Question
from compoundry.games.compounditall.scoring import finish_round
from compoundry.games.compounditall.turn import GoingOut
from compoundry.kernel import Timed


class Closing(Timed[CompoundItAll]):
    """CW-37, CW-A29: the time is up: the running turn ends as when the sand runs out, and all count."""

    verb: ClassVar[str] = "closing"

    def play(self, position: CompoundItAll, seat: int) -> None:
        position.tell("closing", {})
        position.closing = 1
        question = position.pending[-1]
        assert isinstance(question, Question)
        if not isinstance(question, GoingOut):
            question.time_up(position)
        if not position.end:
            finish_round(position, "deadline")


CLOSING: Final = Closing()
