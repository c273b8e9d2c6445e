"""``compoundry replay``: a stored game, checked move by move and told again."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from compoundry.commands.given import MOST_SEATS, at_terminal, file_text, within
from compoundry.commands.out import print_json
from compoundry.kernel import PUBLIC, Match, Plain
from compoundry.kernel.errors import BadInput
from compoundry.terminal.show import console, ending, pairs
from compoundry.texts import Texts


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="help-file", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    seat: Annotated[
        int | None, typer.Option("--seat", help="help-seat", metavar="N", parser=within("--seat", 0, MOST_SEATS - 1))
    ] = None,
    show: Annotated[bool, typer.Option("--show", help="help-show")] = False,
) -> None:
    house: Texts = context.obj
    try:
        match = Match.load(file_text(file))
    except BadInput as wrong:
        if not wrong.where.startswith(file):
            wrong.where = f"{file}, {wrong.where}" if wrong.where else file
        raise
    if seat is not None and seat >= match.header.seats:
        raise BadInput("no-such-seat", seat=seat, last=match.header.seats - 1)
    if show:
        _show(Texts(house.language, match.game, options=match.options), match, seat)
        return
    events = _events(match, seat)
    fair = _fair(match)
    if as_json:
        print_json(_report(match, events, fair))
    else:
        _print(Texts(house.language, match.game, options=match.options), match, events, fair)
    if fair is False:
        raise typer.Exit(1)


def _show(texts: Texts, match: Match, seat: int | None) -> None:
    """Step through the game: with anybody's eyes when it is over, else with those of `seat` or of everybody."""
    if not at_terminal():
        raise BadInput("no-terminal")
    # Here and not above: nobody who opens no table pays for Textual.
    from compoundry.terminal.table import app
    from compoundry.terminal.table.replaying import Replaying

    viewer = PUBLIC if seat is None else seat
    seats = range(match.header.seats)
    viewers = [PUBLIC, *seats] if match.over() else [viewer]
    app.show(Replaying(match, texts, [""] * len(seats), viewers, viewer, 0))


def _events(match: Match, seat: int | None) -> list[dict[str, Plain]]:
    """What `seat` was told; without one, all there is of a finished game, and what everybody heard of another."""
    if seat is not None or not match.over():
        return match.events(PUBLIC if seat is None else seat)
    told: list[dict[str, Plain]] = []
    for entry, events in enumerate(match.told):
        for event in events:
            heard = {"kind": event.kind, **event.public, **(event.secret or {}), "entry": entry}
            told.append(heard if event.secret is None else {**heard, "known": True})
    return told


def _fair(match: Match) -> bool | None:
    """Did all that chance did follow from the seed?

    None where that cannot be said: the file does not hold the seed, or part of the game was
    taken over from another one.
    """
    if match.seed is None:
        return None
    try:
        match.verify(match.seed)
    except BadInput:
        return False
    return None if match.header.inherited else True


def _report(match: Match, events: list[dict[str, Plain]], fair: bool | None) -> dict[str, Any]:
    outcome = match.outcome()
    return {
        "game": match.game.id,
        "version": match.game.version,
        "seats": match.header.seats,
        "entries": len(match.entries),
        "events": events,
        "outcome": None if outcome is None else outcome.plain(),
        "digest": match.digest(),
        "fair": fair,
        "inherited": match.header.inherited,
    }


def _print(texts: Texts, match: Match, events: list[dict[str, Plain]], fair: bool | None) -> None:
    screen = console()
    screen.print(texts.say("name"), style="bold")
    people = [f"{seat} {texts.seat(seat)}" for seat in range(match.header.seats)]
    screen.print(texts.say("replay-people", people=", ".join(people)), style="dim")
    screen.print()
    story = pairs()
    before = -1
    for event in events:
        entry = event["entry"]
        story.add_row(str(entry) if entry != before else "", texts.event(event))
        before = entry if isinstance(entry, int) else before
    screen.print(story)
    screen.print()
    screen.print(ending(texts, match.outcome()))
    screen.print()
    facts = pairs()
    said = "replay-fair" if fair else "replay-unfair"
    if fair is None:
        said = "replay-unknown" if match.seed is None else "replay-inherited"
    facts.add_row(texts.say("replay-draws"), texts.say(said, entry=match.header.inherited))
    facts.add_row(texts.say("replay-digest"), match.digest())
    screen.print(facts)
