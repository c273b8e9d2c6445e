"""Managing the work bench: experiments rise and fall, tools come and go.  CD-48, CD-49, CD-61 to CD-65, CD-72."""

from __future__ import annotations

from compoundry.games.compounded.cards import JOURNAL, LAB, STUDY
from compoundry.games.compounded.claims import recall_surplus, top_up
from compoundry.games.compounded.discovery import Returning
from compoundry.games.compounded.position import KINDS_OF_TOOLS, TRACKS, Compounded
from compoundry.games.compounded.scoring import watch


def gain_tool(position: Compounded, person: int, tool: int) -> None:
    """CD-48, CD-A28: from the stock, if one is left and none is held."""
    at = person * KINDS_OF_TOOLS + tool
    if position.tiles[tool] == 0 or position.tools[at] > 0:
        return
    position.tiles[tool] -= 1
    position.tools[at] += 1
    position.resting[at] += 1
    if position.sink is not None:
        position.tell("gained", {"seat": person, "tool": tool})


def spend_tool(position: Compounded, person: int, tool: int) -> None:
    """CD-76: it leaves the game."""
    position.tools[person * KINDS_OF_TOOLS + tool] -= 1
    position.spent[tool] += 1


def rest_tool(position: Compounded, person: int, tool: int) -> None:
    """CD-69, CD-70: it stays, but works again only in the next round."""
    at = person * KINDS_OF_TOOLS + tool
    position.resting[at] = position.tools[at]


def raise_level(position: Compounded, person: int, experiment: int) -> None:
    """CD-49, and what comes with it: CD-A13 a token, CD-A28 the Journal, CD-14 the last round."""
    position.levels[person * TRACKS + experiment] += 1
    if position.sink is not None:
        _tell_level(position, "raised", person, experiment)
    if experiment == STUDY:
        top_up(position, person)
        if position.levels[person * TRACKS + STUDY] == position.cards().equipment.journal_level:
            gain_tool(position, person, JOURNAL)
    watch(position, person)


def lower_level(position: Compounded, person: int, experiment: int) -> None:
    """CD-71, CD-72: what the lower level does not allow goes back, at once."""
    position.levels[person * TRACKS + experiment] -= 1
    if position.sink is not None:
        _tell_level(position, "lowered", person, experiment)
    if experiment == STUDY:
        recall_surplus(position, person)
    elif experiment == LAB and position.stored(person) > position.storage(person):
        position.ask(Returning(0, 0))


def _tell_level(position: Compounded, kind: str, person: int, experiment: int) -> None:
    # Not "gives": by that name go elements that are exchanged.
    amount = position.level(person, experiment)
    position.tell(kind, {"seat": position.named(person), "experiment": experiment, "amount": amount})
