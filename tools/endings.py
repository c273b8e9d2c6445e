"""Games that are kept beside the random ones: the ends that chance seldom finds, and those of the clock.

tools/goldens.py plays each of them once, and keeps it as a log in tests/corpus and as a text in
tests/playthroughs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from compoundry.games.compounded.bot import Easy
from compoundry.games.compounditall.position import CompoundItAll
from compoundry.kernel import PUBLIC, Draw, FastDraw, Game, Match, Seed
from compoundry.kernel.options import Setting

Manner: TypeAlias = Callable[[Match, Draw], object]
"""How a game is played: one command."""

SEEDS: Final = 1000
"""An end that so many games do not reach is not reached in this manner."""


class Ending(NamedTuple):
    """What the game is called, how it ends, who sits at which table, and how they play."""

    name: str
    reason: str
    seats: int
    options: dict[str, Setting]
    manner: Manner
    lost: bool = False
    """Does somebody win who has no seat?"""
    shows: tuple[str, ...] = ()
    """What is told in it besides, of events that are rare."""


def by_chance(clock: int = 0, bell: int = 0) -> Manner:
    """Any move, each verb as likely as any other.

    One time in `clock` somebody's time is up instead, one time in `bell` that of the whole game.
    """

    def play(match: Match, draw: Draw) -> object:
        seat = draw.pick(match.position.acting())
        if bell and draw.below(bell) == 0:
            return match.ring()
        if clock and draw.below(clock) == 0:
            return match.expire(seat, match.ticket(seat))
        legal = match.position.legal(seat)
        verb = draw.pick(sorted({type(move).verb for move in legal}))
        return match.submit(seat, draw.pick([one for one in legal if type(one).verb == verb]), match.ticket(seat))

    return play


def asleep(match: Match, draw: Draw) -> object:
    """Everybody's time is always up."""
    seat = match.position.acting()[0]
    return match.expire(seat, match.ticket(seat))


def dozing(match: Match, draw: Draw) -> object:
    """In every third round somebody lays a word; otherwise all are asleep."""
    position = match.position
    assert isinstance(position, CompoundItAll)
    if position.round % 3 == 0 and not position.owner:
        moves = {type(move).verb: move for move in position.legal(position.player)}
        for verb in ("lay", "draw"):
            if verb in moves:
                return match.submit(position.player, moves[verb], match.ticket(position.player))
    return asleep(match, draw)


def careless(often: int) -> Manner:
    """One move in `often` as the easy bot of Compounded would play it, all others by chance."""
    bot, chance = Easy(), by_chance()

    def play(match: Match, draw: Draw) -> object:
        if draw.below(often):
            return chance(match, draw)
        seat = draw.pick(match.position.acting())
        move = bot.choose(match.view(seat), match.position.legal(seat), 0, draw)
        return match.submit(seat, move, match.ticket(seat))

    return play


ENDINGS: Final[dict[str, list[Ending]]] = {
    "compounditall": [
        Ending("target", "target", 3, {"target": 50, "timer": True, "validation": "challenge"}, by_chance(12)),
        Ending("barren", "barren", 2, {"timer": True}, asleep),
        Ending("rounds", "rounds", 2, {"timer": True}, dozing),
        Ending("short", "deadline", 3, {"short": 20, "decks": "yellow-red"}, by_chance(0, 60)),
        Ending("short-no-steal", "deadline", 2, {"play": "no-steal", "short": 20, "timer": True}, by_chance(12, 40)),
        Ending("short-dominoes", "deadline", 3, {"play": "dominoes", "short": 20}, by_chance(0, 40)),
        Ending("short-around", "deadline", 3, {"play": "around", "short": 20, "timer": True}, by_chance(12, 40)),
        Ending("dominoes-out", "out", 3, {"play": "dominoes", "timer": True}, by_chance(12)),
        Ending("dominoes-blocked", "blocked", 2, {"play": "dominoes", "validation": "challenge"}, by_chance()),
        Ending("around-out", "out", 3, {"play": "around", "validation": "challenge"}, by_chance()),
        Ending("around-idle", "idle", 2, {"play": "around", "timer": True}, by_chance(12)),
    ],
    "compounded": [
        Ending("points", "points", 4, {}, careless(1), shows=("burned", "goggles", "kept")),
        Ending("points-nobel", "points", 2, {}, careless(3), lost=True),
        Ending("experiments", "experiments", 3, {"goal": 118}, careless(1)),
        Ending("experiments-nobel", "experiments", 2, {"goal": 118, "deck": "b"}, careless(4), lost=True),
        Ending("unfilled", "unfilled", 5, {"goal": 118}, careless(1)),
        Ending("unfilled-nobel", "unfilled", 2, {"goal": 118, "bare": True}, careless(5), lost=True),
        Ending("stalled", "stalled", 3, {}, by_chance()),
        Ending("stalled-nobel", "stalled", 2, {}, by_chance(), lost=True),
        Ending("partners", "points", 4, {"partners": True}, careless(2), shows=("hauled", "key")),
        Ending("volatile-twice", "points", 4, {"partners": True}, careless(2), shows=("fizzled",)),
        Ending("partners-apart", "points", 5, {"partners": True, "doubles-apart": True, "deck": "a"}, careless(1)),
        Ending("deck-a", "points", 4, {"deck": "a"}, careless(2), shows=("key", "ignored")),
        Ending("deck-b-bare", "points", 4, {"deck": "b", "bare": True}, careless(2), shows=("lot",)),
        Ending("deck-a-bare", "points", 3, {"deck": "a", "bare": True}, careless(2)),
        Ending("three-rows", "points", 3, {"three-rows": True}, careless(2)),
        Ending("clock", "points", 3, {"clock": 60, "every-volatile": True}, by_chance(12)),
        Ending(
            "own-house",
            "points",
            4,
            {
                "one-tool": False,
                "finished-only": True,
                "open-offers": 2,
                "whispers": False,
                "free-wild": True,
                "own-burner": True,
                "refill-at-once": True,
                "flames": 3,
                "youngest": 2,
            },
            careless(2),
            shows=("burned", "recalled", "exploded"),
        ),
    ],
}


def played(game: Game, ending: Ending) -> Match:
    """The first game in this manner that ends so."""
    for number in range(1, SEEDS):
        seed, draw = Seed.from_int(number), FastDraw(number)
        match = Match.start(game, ending.options, ending.seats, seed, f"{game.id}, {ending.name}")
        while not match.over():
            ending.manner(match, draw)
        outcome = match.outcome()
        if outcome is None or outcome.reason != ending.reason or bool(outcome.winners()) == ending.lost:
            continue
        if {*ending.shows} <= {str(event["kind"]) for event in match.events(PUBLIC)}:
            return match
    raise LookupError(f"none of {SEEDS} games of {game.id} came to the end of {ending.name}")
