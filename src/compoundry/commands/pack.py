"""``compoundry pack``: content packs that people write themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from compoundry import packs
from compoundry.commands.out import print_json, table
from compoundry.kernel import Game, Plain, registry
from compoundry.kernel.options import Name
from compoundry.packs import Problem, Review
from compoundry.terminal.show import console
from compoundry.texts import Texts


def check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="help-pack-file", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    house: Texts = context.obj
    review = packs.check(packs.read(file), file)
    texts = Texts(house.language, registry.find(review.game)) if review.game else house
    if as_json:
        print_json(_report(texts, file, review))
    else:
        _print(texts, file, review)
    if review.errors:
        raise typer.Exit(1)


def _report(texts: Texts, file: str, review: Review) -> dict[str, Any]:
    return {
        "file": file,
        "game": review.game or None,
        "title": review.title or None,
        "playable": not review.errors,
        "errors": [_problem(texts, problem) for problem in review.errors],
        "advice": [_problem(texts, problem) for problem in review.advice],
        "summary": review.summary,
    }


def _problem(texts: Texts, problem: Problem) -> dict[str, Any]:
    why = texts.what(problem.error)
    code = problem.error.code
    return {"line": problem.line or None, "code": code, "what": why.what, "remedy": why.remedy or None}


def _print(texts: Texts, file: str, review: Review) -> None:
    screen = console()
    if not review.errors:
        screen.print(texts.say("pack-sound", title=review.title, name=texts.say("name")), style="bold")
        _summary(screen, texts, review.summary)
    for heading, problems in (("pack-errors", review.errors), ("pack-advice", review.advice)):
        if problems:
            screen.print(texts.say(heading, count=len(problems)), style="bold")
            for problem in problems:
                screen.print(texts.error(problem.error), soft_wrap=True)
    if texts.game is not None and not review.errors:
        screen.print(_how_to_play(texts, texts.game, Path(file)), style="dim", soft_wrap=True)


def _summary(screen: Console, texts: Texts, rows: list[dict[str, Plain]]) -> None:
    shown = table(*[texts.say(f"pack-{column}") for column in rows[0]])
    for row in rows:
        shown.add_row(*[_cell(texts, column, value) for column, value in row.items()])
    screen.print(shown)


def _cell(texts: Texts, column: str, value: Plain) -> str:
    if isinstance(value, list):
        low, high = value
        return str(low) if low == high else texts.say("pack-range", low=low, high=high)
    return texts.said(column, value)


def _how_to_play(texts: Texts, game: Game, file: Path) -> str:
    """By which name the pack is played, and where it has to lie; another name where nobody could ask for this one."""
    fits = file.suffix == ".toml" and file.stem != packs.STANDARD and Name("pack", "").fits(file.stem)
    name = file.stem if fits else "my-pack"
    folders = packs.folders(game.id)
    there = file.resolve().parent in [folder.resolve() for folder in folders]
    lies = "unnamed" if not fits else "there" if there else "elsewhere"
    return texts.say("pack-play", lies=lies, place=str(folders[0] / f"{name}.toml"), game=game.id, pack=name)
