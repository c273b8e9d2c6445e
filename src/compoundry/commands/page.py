"""The help page of a command, in the person's language."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument

from compoundry.terminal.show import console
from compoundry.texts import Texts


def page(command: Any, context: Any) -> str:
    """How the command is called, what it does, what it takes; of the whole house, its commands too."""
    texts: Texts = context.obj
    screen = console()
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if not isinstance(param, TyperArgument)]
    inner = getattr(command, "commands", {})
    call = [context.command_path, *map(_name, arguments)]
    if inner:
        call.append(texts.say("help-command"))
    takes = [(_name(param), texts.say(param.help)) for param in (*arguments, *options)]
    takes.append(("--help", texts.say("help-help")))
    with screen.capture() as printed:
        screen.print(Text.assemble((" ".join(call), "bold"), f" [{texts.say('help-options')}]"))
        screen.print()
        screen.print(texts.say(command.help))
        _print(screen, [(name, texts.say(one.help).partition("\n")[0]) for name, one in inner.items()])
        _print(screen, takes)
    return "\n".join(line.rstrip() for line in printed.get().splitlines())


def _name(param: Any) -> str:
    """``GAME``, ``--games N`` or ``--json``."""
    if isinstance(param, TyperArgument):
        return str(param.metavar)
    return f"{param.opts[0]} {param.metavar}" if param.metavar else str(param.opts[0])


def _print(screen: Console, rows: list[tuple[str, str]]) -> None:
    if rows:
        shown = Table.grid(padding=(0, 2))
        shown.add_column(style="cyan", no_wrap=True)
        shown.add_column()
        for row in rows:
            shown.add_row(*row)
        screen.print()
        screen.print(Padding(shown, (0, 0, 0, 2), expand=False))
