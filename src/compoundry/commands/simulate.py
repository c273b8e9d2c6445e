"""``compoundry simulate``: many games between bots."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from compoundry.commands.given import HIGHEST_SEED, MOST_SEATS, names, within
from compoundry.commands.out import print_json, table
from compoundry.kernel import registry
from compoundry.kernel.options import Options
from compoundry.terminal.show import console
from compoundry.texts import Texts

if TYPE_CHECKING:
    from compoundry.arena.simulate import GameFailed

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game", metavar="GAME")],
    games: Annotated[
        int, typer.Option("--games", help="help-games", metavar="N", parser=within("--games", 1, MOST_GAMES))
    ] = 1000,
    seats: Annotated[
        int | None, typer.Option("--seats", help="help-seats", metavar="K", parser=within("--seats", 1, MOST_SEATS))
    ] = None,
    bots: Annotated[str, typer.Option("--bots", help="help-bots", metavar="NAME,...")] = "random",
    seed: Annotated[
        int, typer.Option("--seed", help="help-seed", metavar="S", parser=within("--seed", 0, HIGHEST_SEED))
    ] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="K=V")] = None,
    first: Annotated[
        int, typer.Option("--first", help="help-first", metavar="I", parser=within("--first", 0, HIGHEST_SEED))
    ] = 0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="help-jobs", metavar="J", parser=within("--jobs", 1, MOST_JOBS))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    from compoundry.arena import simulate as arena
    from compoundry.arena.report import report

    house: Texts = context.obj
    card = registry.find(game)
    options = Options.read(card.options, option or [])
    texts = Texts(house.language, card, options=options)
    plan = arena.plan(card, card.fewest if seats is None else seats, names("--bots", bots), seed, options)
    try:
        with _progress(house, games) as progress:
            tally = arena.simulate(plan, range(first, first + games), _cores() if jobs is None else jobs, progress)
    except arena.GameFailed as failed:
        console(stderr=True).print(f"compoundry: {_failure(house, failed)}", soft_wrap=True)
        raise typer.Exit(1) from None
    found = report(plan, tally)
    if as_json:
        print_json(found)
    else:
        _print(texts, found)


def _cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _progress(house: Texts, games: int) -> Iterator[Callable[[int], object]]:
    """A bar on a terminal, and nothing elsewhere."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(house.say("simulate-playing"), total=games)
        yield lambda done: bar.advance(task, done)


def _failure(house: Texts, failed: GameFailed) -> str:
    """Which game failed, why, and the command that plays just this one again."""
    plan = failed.plan
    words = ["compoundry", "simulate", plan.game, "--seats", str(plan.seats), "--bots", ",".join(plan.lineup)]
    for name, value in plan.options:
        words += ["--option", f"{name}={('on' if value else 'off') if isinstance(value, bool) else value}"]
    words += ["--seed", str(plan.seed), "--first", str(failed.index), "--games", str(failed.games), "--jobs", "1"]
    told = {"game": plan.game, "seed": str(plan.seed), "command": shlex.join(words)}
    first, last = str(failed.index), str(failed.index + failed.games - 1)
    if failed.why:
        return house.say("simulate-failed", number=first, why=failed.why, **told)
    return house.say("simulate-died", first=first, last=last, **told)


def _print(texts: Texts, found: dict[str, Any]) -> None:
    screen = console()
    screen.print(texts.say("simulate-title", name=texts.say("name"), **_numbers(found)), style="bold")
    defaults = {} if texts.game is None else texts.game.settings().values
    for name, value in found["options"].items():
        if value != defaults.get(name):
            said = texts.say("doctor-yes" if value else "doctor-no") if isinstance(value, bool) else value
            screen.print(f"  {texts.option(name)}: {said}", style="dim")
    columns = [texts.say(f"simulate-{one}") for one in ("games", "wins", "rate", "interval")]
    shown = table(texts.say("simulate-bot"), *columns, texts.say("simulate-score"))
    for name, bot in found["bots"].items():
        shown.add_row(name, *_won(texts, bot), _decimal(texts, bot["mean_score"]))
    screen.print(shown)
    shown = table(texts.say("simulate-seat"), *columns)
    for seat in found["seats_won"]:
        shown.add_row(str(seat["seat"]), *_won(texts, seat))
    screen.print(shown)
    shown = table(texts.say("simulate-end"), columns[0], texts.say("simulate-share"))
    for reason, count in found["ends"].items():
        shown.add_row(texts.end(reason), _whole(texts, count), _percent(texts, count / found["games"]))
    screen.print(shown)
    lengths = found["lengths"]
    told = {name: texts.say("number-short", value=lengths[name]) for name in ("median", "mean")}
    screen.print(texts.say("simulate-lengths", least=lengths["min"], most=lengths["max"], **told))


def _numbers(found: dict[str, Any]) -> dict[str, Any]:
    return {"games": found["games"], "seats": found["seats"], "seed": str(found["seed"])}


def _won(texts: Texts, score: dict[str, Any]) -> list[str]:
    low, high = score["interval"]
    between = texts.say("simulate-between", low=_percent(texts, low), high=_percent(texts, high))
    return [_whole(texts, score["games"]), _decimal(texts, score["wins"]), _percent(texts, score["win_rate"]), between]


def _whole(texts: Texts, value: int) -> str:
    return texts.say("number-whole", value=value)


def _decimal(texts: Texts, value: float) -> str:
    return texts.say("number-decimal", value=value)


def _percent(texts: Texts, value: float) -> str:
    return texts.say("number-percent", value=value * 100)
