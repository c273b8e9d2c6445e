"""Random games of every kind of table: nothing is lost and nothing comes from nowhere, at every step, and they end."""

from __future__ import annotations

from typing import Final

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.cards import ELEMENTS, NONE
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.scoring import ENDS, EXPERIMENTS, POINTS, UNFILLED
from compoundry.kernel import NATURE, AnyMove, FastDraw
from compoundry.kernel.options import Setting

TABLES: Final[dict[str, tuple[int, dict[str, Setting]]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "five": (5, {}),
    "partners-of-three": (3, {"partners": True}),
    "partners-of-five": (5, {"partners": True, "doubles-apart": True}),
    "three-rows": (3, {"three-rows": True}),
    "bare": (4, {"bare": True}),
    "bare-three-rows": (3, {"bare": True, "three-rows": True}),
    "deck-a": (4, {"deck": "a"}),
    "deck-b": (2, {"deck": "b"}),
    "deck-b-partners": (4, {"deck": "b", "partners": True}),
    "loose": (5, {"one-tool": False, "every-volatile": True, "free-wild": True, "refill-at-once": True, "deck": "b"}),
    "strict": (3, {"finished-only": True, "own-burner": True, "whispers": False, "flames": 4, "youngest": 2}),
    "short": (4, {"goal": 10, "open-offers": 1, "made-offers": 2, "deck": "a"}),
}
"""Every option is on somewhere, and every number of seats."""

GAMES: Final = 3
"""Of each kind."""
MANY: Final = 10_000
"""Of all kinds together."""
RARE: Final = {"agreed", "back", "fizzled", "hauled", "lot", "recalled", "shared", "stalling"}
"""What need not happen in a few dozen random games."""
EAGER: Final = (
    "place",
    "fill",
    "claim",
    "score",
    "raise",
    "burn",
    "goggles",
    "adjust",
    "extinguish",
    "wild",
    "wild-fill",
)
"""What moves a game on."""


def begun(table: str) -> Compounded:
    seats, options = TABLES[table]
    position = game.begin(seats, game.settings({"pack": "test", **options}))
    assert isinstance(position, Compounded)
    return position


def any_move(position: Compounded, seat: int, draw: FastDraw) -> AnyMove:
    """What moves the game on, more often than not; else any verb, each as likely as any other; offers are few."""
    if draw.below(30) == 0:
        return position.timeout(seat)
    legal = position.legal(seat)
    eager = [move for move in legal if type(move).verb in EAGER]
    if eager and draw.below(4):
        return draw.pick(eager)
    verb = draw.pick(sorted({type(move).verb for move in legal}))
    return draw.pick([move for move in legal if type(move).verb == verb])


def counted(position: Compounded) -> list[int]:
    """All crystals, wherever they are: an account of its own beside that of the audit."""
    found = position.bag[:]
    for lying in (position.bench, position.apart, position.has, position.filling):
        for at, count in enumerate(lying):
            found[at % ELEMENTS] += count
    for step in position.pending:
        for element, count in enumerate(step.held()):  # type: ignore[attr-defined]
            found[element] += count
    return found


def sound(position: Compounded, box: list[int]) -> bool:
    """Cards, crystals, tokens and tools are all there, and nobody has more of anything than there can be."""
    people = range(position.people())
    return (
        position.audit() == []
        and counted(position) == position.cards().equipment.crystals
        and len(position.stock) + len(position.doubles) <= box[0]
        and [
            tiles + spent + sum([position.holds(person, tool) for person in people])
            for tool, (tiles, spent) in enumerate(zip(position.tiles, position.spent))
        ]
        == box[1:]
        and all(
            position.active[seat] + position.reserve[seat] + position.owner.count(seat) == 3
            for seat in range(position.seats)
        )
    )


def play_out(table: str, number: int) -> tuple[str, set[str]]:
    """A whole game: how it ended, and what was told in it."""
    draw = FastDraw(number, [*TABLES].index(table))
    position = begun(table)
    box = [len(position.stock) + len(position.doubles), *position.tiles]
    told: set[str] = set()
    steps = 0
    while acting := position.acting():
        seat = draw.pick(acting)
        position.sink = []
        position.play(seat, position.chance(draw) if seat == NATURE else any_move(position, seat, draw))
        told.update([event.kind for event in position.sink])
        steps += 1
        assert sound(position, box), (table, number, steps, position.audit())
        assert steps < game.longest
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason in ENDS
    assert outcome.standings()[0].rank == 1
    gaps = position.card.count(NONE)
    assert (gaps > 0) == (position.end == "unfilled"), (table, number)
    return position.end, told


@pytest.mark.rule("CD-A57", "CD-A63", "CD-A40")
def test_random_games_of_every_table_end_with_everything_accounted_for() -> None:
    ends: set[str] = set()
    told: set[str] = set()
    for table in TABLES:
        for number in range(GAMES):
            end, events = play_out(table, number)
            ends.add(end)
            told |= events
    assert ends == {POINTS, EXPERIMENTS, UNFILLED}
    assert {*game.events} - told <= RARE


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_ten_thousand_random_games_end_with_everything_accounted_for(table: str) -> None:
    ends = {play_out(table, number)[0] for number in range(MANY // len(TABLES) + 1)}
    assert POINTS in ends
