"""Random games of every variation: all cards accounted for at every step, all words words, and an end."""

from __future__ import annotations

from typing import Final

import pytest

from compoundry.games.compounditall import IN_PLAY, KINDS, game
from compoundry.games.compounditall.position import NONE, CompoundItAll
from compoundry.kernel import NATURE, AnyMove, FastDraw
from compoundry.kernel.options import Setting

ENDS: Final = {
    "standard": {"target", "barren", "rounds"},
    "no-steal": {"target", "barren", "rounds"},
    "dominoes": {"out", "blocked"},
    "around": {"out", "idle"},
}
"""How a game can end, besides at an agreed time."""

VARIATIONS: Final = [*ENDS, "short"]
GAMES: Final = 30
MANY: Final = 10_000


def set_up(variation: str, draw: FastDraw) -> CompoundItAll:
    """A table of this variation; decks, players, target and how words are judged by chance."""
    play = draw.pick([*KINDS]) if variation == "short" else variation
    options: dict[str, Setting] = {
        "play": play,
        "decks": draw.pick([*IN_PLAY]),
        "target": draw.pick([20, 20, 20, 50]),
        "validation": draw.pick(["refuse", "refuse", "refuse", "challenge"]),
        "short": int(variation == "short"),
    }
    settings = game.settings(options)
    seats = draw.below(7) + 2
    while game.unsuited(seats, settings) is not None:
        seats -= 1
    position = game.begin(seats, settings)
    assert isinstance(position, CompoundItAll)
    return position


def any_move(position: CompoundItAll, seat: int, clock: int, draw: FastDraw) -> AnyMove:
    """Any move of a seat, each verb as likely as any other; one time in `clock` its time is up."""
    if draw.below(clock) == 0:
        return position.timeout(seat)
    legal = position.legal(seat)
    verb = draw.pick(sorted({type(move).verb for move in legal}))
    return draw.pick([move for move in legal if type(move).verb == verb])


def sound(position: CompoundItAll) -> bool:
    """Every card lies once, and every word on the table is one, unless it was to be challenged."""
    words = list(zip(position.line, position.line[1:]))
    words += [
        (first, second) for owner, first, second in zip(position.owner, position.left, position.right) if owner != NONE
    ]
    cards = position.cards()
    return position.audit() == [] and (
        position.challenge > 0 or all(cards.joined(first, second) for first, second in words)
    )


def play_out(variation: str, number: int) -> tuple[str, str]:
    """A whole game; how it was played, and how it ended."""
    draw = FastDraw(number, VARIATIONS.index(variation))
    position = set_up(variation, draw)
    clock = draw.pick([1, *[25] * 49])  # at some tables all are asleep
    steps = 0
    while acting := position.acting():
        seat = draw.pick(acting)
        rings = variation == "short" and seat != NATURE and draw.below(100) == 0
        if seat == NATURE:
            position.play(NATURE, position.chance(draw))
        elif rings:
            last = position.deadline()
            assert last is not None
            position.play(*last)
        else:
            position.play(seat, any_move(position, seat, clock, draw))
        steps += 1
        assert sound(position), (variation, number, steps)
        assert steps < game.longest
    outcome = position.outcome()
    assert outcome is not None
    assert sorted(outcome.ranks)[0] == 1
    return next(name for name, kind in KINDS.items() if kind == position.kind), outcome.reason


def play_many(variation: str, games: int) -> set[str]:
    """Play so many games; the ends that occurred."""
    ends: set[str] = set()
    for number in range(games):
        play, end = play_out(variation, number)
        assert end in ENDS[play] | ({"deadline"} if variation == "short" else set()), (variation, number)
        ends.add(end)
    return ends


@pytest.mark.parametrize("variation", VARIATIONS)
def test_random_games_end_with_all_cards_accounted_for(variation: str) -> None:
    play_many(variation, GAMES)


@pytest.mark.long
@pytest.mark.parametrize("variation", VARIATIONS)
def test_ten_thousand_random_games_end_with_all_cards_accounted_for(variation: str) -> None:
    ends = play_many(variation, MANY)
    assert ends >= ENDS.get(variation, {"deadline"}) - {"rounds"}
