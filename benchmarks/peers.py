"""The peers, each driven as directly as it allows: a loop a peer.  Runs in .venv-bench, without our kernel.

A way gives a function that plays one game to its end, uniformly at random, and says how many
steps it had.  What a step is, with each peer, stands in benchmarks/README.md.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import random
from typing import Any

import clock

Play = Callable[[], int]


def open_spiel_even(name: str, seed: int) -> Play:
    """For games whose chance is even: the list of legal actions serves every node, and asking for odds is saved."""
    game = import_module("pyspiel").load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return play


def open_spiel_odds(name: str, seed: int) -> Play:
    """For every game: chance by its outcomes and their probabilities."""
    game = import_module("pyspiel").load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = random()
                for outcome in state.chance_outcomes():
                    left -= outcome[1]
                    if left < 0:
                        break
                action = outcome[0]
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
            state.apply_action(action)
            steps += 1
        return steps

    return play


def rlcard_run(name: str, seed: int) -> Play:
    """As its users get it: `env.run` with its random agents; the quicker of its two modes."""
    env = _rlcard(name, seed)
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * env.num_players)

    def play() -> int:
        before: int = env.timestep
        env.run(is_training=True)
        steps: int = env.timestep - before
        return steps + _dealt(env)

    return play


def rlcard_step(name: str, seed: int) -> Play:
    """The same environment without its agents and trajectories, the random numbers those of every loop here."""
    env = _rlcard(name, seed)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            steps += 1
        return steps + _dealt(env)

    return play


def _rlcard(name: str, seed: int) -> Any:
    import_module("numpy").random.seed(seed)  # its random agents draw from this
    return import_module("rlcard").make(name, config={"seed": seed})


def _dealt(env: Any) -> int:
    """Leduc's cards, which rlcard deals without a step: counted, so that chance counts on both sides."""
    if env.name != "leduc-holdem":
        return 0
    return 2 if env.game.public_card is None else 3


def pettingzoo(name: str, seed: int) -> Play:
    """The whole wrapper stack, as its users get it; the step that each player needs after the end is not counted."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=seed)
    leduc = name.startswith("leduc")

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0]
            env.step(int(actions[int(random() * len(actions))]))
            steps += 1
        return steps + (_dealt(env.unwrapped.env) if leduc else 0)

    return play


def catanatron(name: str, seed: int) -> Play:
    """Four of its own random players; an action is a step, and a roll of the dice belongs to its action."""
    start = import_module("catanatron.game").Game
    players = import_module("catanatron.models.player")
    games = iter(range(seed * 1_000_000 + 1, (seed + 1) * 1_000_000))

    def play() -> int:
        game = start([players.RandomPlayer(color) for color in players.Color], seed=next(games))
        game.play()
        return len(game.state.actions)

    return play


WAYS: dict[str, tuple[str, Callable[[str, int], Play]]] = {
    "open_spiel-even": ("open_spiel", open_spiel_even),
    "open_spiel-odds": ("open_spiel", open_spiel_odds),
    "rlcard-run": ("rlcard", rlcard_run),
    "rlcard-step": ("rlcard", rlcard_step),
    "pettingzoo": ("pettingzoo", pettingzoo),
    "catanatron": ("catanatron", catanatron),
}
"""Each way with the package that it measures."""


def main() -> None:
    given = clock.arguments("Random play of a peer.").parse_args()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    package, way = WAYS[given.way]

    def measure() -> dict[str, Any]:
        result = clock.speed(clock.play_for(way(given.game, given.seed), given.seconds))
        result["version"] = f"{package} {version(package)}"
        return result

    clock.answer(measure, given.seed)


if __name__ == "__main__":
    main()
