"""Going out and scoring.  CW-1, CW-18, CW-19, CW-29, CW-36."""

from __future__ import annotations

from typing import Final

from compoundry.games.compounditall.position import AROUND, DOMINOES, NONE, CompoundItAll
from compoundry.games.compounditall.question import question_of
from compoundry.kernel import Item, Outcome

MOST_ROUNDS: Final = 100
"""CW-A39: a game has no more rounds."""

BARREN: Final = 3
"""CW-A39: so many rounds running in which nobody has a word in front of them end the game."""


def end_if_out(position: CompoundItAll) -> None:
    """CW-18, CW-29, CW-36: the first empty hand ends the round; CW-A31: also one whose last card was asked away.

    CW-A15: the others may still doubt what was laid in this turn.
    """
    if [] not in position.hands:
        return
    mine = position.player
    position.tell("out", {"seat": mine if not position.hands[mine] else position.hands.index([])})
    if position.contested():
        position.turn_to(question_of(position).going_out())
    else:
        finish_round(position, "out")


def finish_round(position: CompoundItAll, reason: str) -> None:
    """The round is over, and perhaps the game.  CW-37: when time is up, it is that which ends it."""
    if position.closing and reason != "out":
        reason = "deadline"
    if position.kind == DOMINOES:
        finish_game(position, "blocked" if reason == "idle" else reason)
        return
    count_round(position, reason)
    if position.kind == AROUND:
        finish_game(position, reason)
        return
    end = game_end(position)
    if end:
        finish_game(position, end)
        return
    # Here and not above: the setup knows how a round ends.
    from compoundry.games.compounditall.setup import deal_round

    deal_round(position)


def count_round(position: CompoundItAll, reason: str) -> None:
    """CW-19: all cards in front of a player, less those in the hand; it may be negative."""
    cards = position.cards()
    empty = True
    if reason not in ("out", "deadline"):
        position.tell(reason, {})
    for seat in range(position.seats):
        laid = 0
        for pile in position.piles_of(seat):
            laid += cards.sum(position.pile(pile))
            empty = False
        held = cards.sum(position.hands[seat])
        position.laid[seat] += laid
        position.held[seat] += held
        total = position.laid[seat] - position.held[seat]
        told = {"seat": seat, "laid": laid, "held": held, "points": laid - held, "total": total}
        position.tell("scored", {**told}, barrier=True)
    position.barren = position.barren + 1 if empty else 0


def game_end(position: CompoundItAll) -> str:
    """CW-1: somebody has reached the target.  CW-A12: a tie at the top is played out in another round."""
    if position.closing:
        return "deadline"  # CW-37
    totals = [laid - held for laid, held in zip(position.laid, position.held)]
    best = max(totals)
    if best >= position.target and totals.count(best) == 1:
        return "target"
    if position.barren >= BARREN:
        return "barren"
    return "rounds" if position.round >= MOST_ROUNDS else ""


def finish_game(position: CompoundItAll, end: str) -> None:
    """All lay down what they hold."""
    position.end = end
    position.pending = []
    position.drawn = NONE
    position.shown = [hand[:] for hand in position.hands]
    position.tell("over", {"hands": [[*hand] for hand in position.hands]}, barrier=True)


def outcome(position: CompoundItAll) -> Outcome:
    """CW-1, CW-36: most points win.  CW-29: in dominoes the first without cards."""
    if position.kind == DOMINOES:
        return _domino_outcome(position)
    items = [[Item("laid", laid), Item("held", -held)] for laid, held in zip(position.laid, position.held)]
    return Outcome(position.end, items)


def _domino_outcome(position: CompoundItAll) -> Outcome:
    """CW-29, CW-A19: whoever is out, or has the fewest points in hand.  CW-A37: at the deadline the fewest cards."""
    cards = position.cards()
    points = [cards.sum(hand) for hand in position.hands]
    if position.end != "deadline":
        return Outcome(position.end, [[Item("held", -worth)] for worth in points])
    counts = [len(hand) for hand in position.hands]
    ranks: list[int] = []
    for count, worth in zip(counts, points):
        ranks.append(1 + sum([1 for other, less in zip(counts, points) if (other, less) < (count, worth)]))
    return Outcome(position.end, [[Item("cards", -count)] for count in counts], ranks)
