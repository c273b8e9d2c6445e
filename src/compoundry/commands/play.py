"""``compoundry play``: a game in the terminal, against bots or each other on one device."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Annotated, Final

import typer

from compoundry.arena.simulate import bot_of
from compoundry.commands.given import HIGHEST_SEED, at_terminal, failed, file_text, names, within
from compoundry.kernel import Draw, FastDraw, Game, Match, Seed, registry
from compoundry.kernel.errors import BadInput
from compoundry.kernel.options import Options
from compoundry.terminal.plain import Left, PlainTable
from compoundry.terminal.session import OVERTAKEN, Session
from compoundry.terminal.show import console, ending, pairs
from compoundry.texts import Texts

YOU: Final = "you"
SLOWEST: Final = 10_000


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game", metavar="GAME")],
    seats: Annotated[str | None, typer.Option("--seats", help="help-sitting", metavar="NAME,...")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="K=V")] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="help-fresh-seed", metavar="S", parser=within("--seed", 0, HIGHEST_SEED)),
    ] = None,
    save: Annotated[str | None, typer.Option("--save", help="help-save", metavar="FILE")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    pace: Annotated[
        int, typer.Option("--pace", help="help-pace", metavar="MS", parser=within("--pace", 0, SLOWEST))
    ] = 700,
) -> None:
    house: Texts = context.obj
    card = registry.find(game)
    Texts(house.language, card)  # broken messages are named before anything is played
    left = _left(save)
    kept = None if left is None or save is None else _kept(card, save, left)
    sitting = _sitting(card, seats, kept)
    bots = [None if name == YOU else bot_of(card, name)() for name in sitting]
    options = Options.read(card.options, option or [])
    if kept is None or save is None:
        fresh = Seed.fresh() if seed is None else Seed.from_int(seed)
        match = Match.start(card, options.values, len(sitting), fresh)
    else:
        match = _going_on(kept, save, len(sitting), bool(option), seed is not None)
    texts = Texts(house.language, card, options=match.options)
    shelf = None if save is None else Shelf(save, left)
    if shelf is not None:
        shelf.keep(match.save(reveal=True))  # now, while nothing can be lost yet
    thoughts = int.from_bytes(os.urandom(8), "big") if seed is None else seed
    draws: list[Draw] = [FastDraw(thoughts, seat) for seat in range(len(sitting))]
    session = Session(match, bots, draws, None if shelf is None else shelf.keep)
    try:
        if plain or not at_terminal():
            _welcome(texts, match, sitting)
            PlainTable(session, texts, console(), _line).play()
        else:
            _open(session, texts, sitting, pace, save is not None)
    except Left:
        console().print(texts.say("table-left"))
    finally:
        if shelf is not None:
            shelf.keep(match.save(reveal=True))
            console().print(texts.say("table-saved", file=shelf.path), soft_wrap=True)


def _open(session: Session, texts: Texts, sitting: list[str], pace: int, kept: bool) -> None:
    """The table of the whole screen; what came of it is told when it has closed."""
    # Here and not above: nobody who opens no table pays for Textual.
    from compoundry.terminal.table.app import show
    from compoundry.terminal.table.playing import Playing

    tags = ["" if name == YOU else texts.say("screen-bot", name=name) for name in sitting]
    show(Playing(session, texts, tags, pace / 1000, kept))
    if not session.match.over():
        raise Left
    console().print(ending(texts, session.match.outcome()))


def _sitting(card: Game, seats: str | None, kept: Match | None) -> list[str]:
    """Who sits where.  Unless told: you, and as many of the best bot as the game needs, or the one that goes on has."""
    if seats is None:
        best = card.bots[-1].name if card.bots else "random"
        return [YOU] + [best] * ((card.fewest if kept is None else kept.header.seats) - 1)
    return names("--seats", seats)


class Shelf:
    """The file in which a game is kept.  It is written over only as long as it holds what this table has put there."""

    def __init__(self, path: str, held: str | None) -> None:
        """`held` is what the file holds, None where there is none."""
        self.path = path
        self._held = held

    def keep(self, text: str) -> None:
        """Keep the game as it is now; where somebody else has gone on with it, beside what they have played."""
        if os.path.exists(self.path) and file_text(self.path) != self._held:
            if text == self._held:
                return
            overtaken, self.path = self.path, _beside(self.path)
            _write(self.path, text)
            self._held = text
            raise BadInput(OVERTAKEN, overtaken, aside=self.path)
        _write(self.path, text)
        self._held = text


def _beside(path: str) -> str:
    """A name like this one that no file has."""
    return next(name for number in count(2) if not os.path.exists(name := f"{path}.{number}"))


def _left(save: str | None) -> str | None:
    """What the file holds, if there is one."""
    if save is None:
        return None
    if os.path.exists(save):
        return file_text(save)
    if not Path(save).parent.is_dir():
        raise BadInput("file-folder", save)
    return None


def _kept(card: Game, save: str, left: str) -> Match:
    """The game that was left in the file."""
    try:
        return Match.load(left, card)
    except BadInput as wrong:
        wrong.where = save if wrong.where in ("", save) else f"{save}, {wrong.where}"
        raise


def _going_on(match: Match, save: str, named: int, options: bool, seed: bool) -> Match:
    """A game that goes on: nothing that was settled when it began can be given anew."""
    if match.over():
        raise BadInput("save-over", save)
    if match.seed is None:
        raise BadInput("save-seedless", save)
    if match.header.seats != named:
        raise BadInput("save-seats", save, seats=match.header.seats, named=named)
    if options:
        raise BadInput("save-options", save)
    if seed:
        raise BadInput("save-seed", save)
    return match


def _write(path: str, text: str) -> None:
    """Write a file whole or not at all."""
    half = f"{path}.new"
    try:
        Path(half).write_text(text, encoding="utf-8")
        os.replace(half, path)
    except OSError as wrong:
        raise failed("file-write", path, wrong) from None


def _welcome(texts: Texts, match: Match, sitting: list[str]) -> None:
    screen = console()
    screen.print(texts.say("name"), style="bold")
    screen.print(texts.say("about"))
    screen.print()
    people = pairs("bold")
    for seat, name in enumerate(sitting):
        people.add_row(texts.seat(seat), texts.say("table-you") if name == YOU else _bot(texts, name))
    screen.print(people)
    screen.print()
    if YOU in sitting:
        screen.print(texts.say("table-keys"), style="dim")
    if len(match.entries) > 1:
        screen.print(texts.say("table-resumed", entries=len(match.entries)))


def _bot(texts: Texts, name: str) -> str:
    return texts.say("table-bot", name=name, about=texts.bot(name))


def _line(prompt: str) -> str:
    """A line from whoever sits there, who can edit it; shown again where nobody saw it being typed."""
    with suppress(ImportError):  # Windows has its own way
        import readline  # noqa: F401
    answer = input(prompt)
    if not sys.stdin.isatty():
        print(answer)
    return answer
