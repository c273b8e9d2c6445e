"""``compoundry games``: what can be played here."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from rich.text import Text

from compoundry.commands.out import print_json
from compoundry.kernel import Game, registry
from compoundry.kernel.errors import BadInput
from compoundry.terminal.show import console, pairs
from compoundry.texts import Texts


def games(context: typer.Context, as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False) -> None:
    house: Texts = context.obj
    cards: list[dict[str, Any]] = []
    broken: list[BadInput] = []
    for name in registry.modules():
        try:
            game = registry.find(name)
            cards.append(_card(game, Texts(house.language, game)))
        except BadInput as wrong:
            broken.append(wrong)
    if as_json:
        print_json(cards)
    else:
        _print(house, cards)
    for error in broken:
        print(f"compoundry: {house.error(error)}", file=sys.stderr)
    if broken:
        raise typer.Exit(1)


def _card(game: Game, texts: Texts) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": texts.say("name"),
        "about": texts.say("about"),
        "version": game.version,
        "fewest": game.fewest,
        "most": game.most,
        "options": [{**option.plain(), "text": texts.option(option.name)} for option in game.options],
        "bots": ["random", *[bot.name for bot in game.bots]],
    }


def _print(house: Texts, cards: list[dict[str, Any]]) -> None:
    if not cards:
        console().print(house.say("games-none"))
        return
    shown = pairs()
    for card in cards:
        lines = [Text(card["name"], style="bold"), Text(card["about"])]
        lines.append(Text(house.say("games-more", seats=_seats(house, card), bots=card["bots"]), style="dim"))
        for option in card["options"]:
            told = house.say("games-option", option=option["name"], allowed=option["allowed"], text=option["text"])
            lines.append(Text(told, style="dim"))
        shown.add_row(Text(card["id"], style="bold cyan"), Text("\n").join(lines), end_section=True)
    console().print(shown)
    console().print(house.say("games-hint", game=cards[0]["id"]), style="dim")


def _seats(house: Texts, card: dict[str, Any]) -> str:
    if card["fewest"] == card["most"]:
        return house.say("games-seats", seats=card["most"])
    return house.say("games-seats-range", fewest=card["fewest"], most=card["most"])
