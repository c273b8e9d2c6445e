"""The command line as a whole: its words in the person's language, its errors as one sentence."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from compoundry import __version__
from compoundry.commands import check, doctor, games, pack, play, replay, simulate
from compoundry.commands.given import language_of
from compoundry.commands.page import page
from compoundry.files import failed
from compoundry.kernel.errors import BadInput
from compoundry.texts import Texts, printable


class Command(TyperCommand):
    """One command; its help page and its errors speak the person's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise BadInput("word-extra", word=str(ctx.args[0])[:40])
        return rest


class House(TyperGroup):
    """All commands.  Exit codes: 0 fine, 1 the thing itself went wrong, 2 bad input, 130 interrupted."""

    def main(self, args: Any = None, prog_name: str | None = None, *others: Any, **extra: Any) -> Any:
        _streams()
        texts = Texts()
        try:
            language, words = language_of(sys.argv[1:] if args is None else list(args), os.environ)
            texts = Texts(language)
            code = super().main(words, prog_name or "compoundry", standalone_mode=False, obj=texts)
            sys.stdout.flush()
            sys.exit(code if isinstance(code, int) else 0)
        except BadInput as wrong:
            _fail(texts, texts.error(wrong), 2)
        except typer.TyperException as wrong:
            _fail(texts, texts.error(_usage_error(wrong)), 2)
        except BrokenPipeError:
            _silence()
            sys.exit(1)
        except OSError as wrong:
            if os.environ.get("COMPOUNDRY_TRACEBACK"):
                raise
            _silence()
            _fail(texts, texts.error(failed("output", "", wrong)), 1)
        except Exception as wrong:
            if os.environ.get("COMPOUNDRY_TRACEBACK"):
                raise
            _fail(texts, texts.say("error-bug", why=f"{type(wrong).__name__}: {wrong}"), 1)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            near = get_close_matches(args[0], self.commands, 1)
            raise BadInput(
                "command-unknown", command=args[0][:40], near=near[0] if near else "", known=", ".join(self.commands)
            )
        return super().resolve_command(ctx, args)


def _streams() -> None:
    """Streams that were closed are empty; letters that a terminal cannot show do no harm."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 (open as long as the process lives)
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _silence() -> None:
    """Nobody reads on, or nothing can be written: what is still to come goes nowhere, without complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(texts: Texts, sentence: str, code: int) -> None:
    print(f"compoundry: {printable(sentence)}", file=sys.stderr)
    sys.exit(code)


def _usage_error(wrong: Any) -> BadInput:
    """What Typer found wrong, as one of our errors."""
    kind = type(wrong).__name__
    if kind == "NoSuchOption":
        near = get_close_matches(wrong.option_name, [*(wrong.possibilities or ())], 1)
        return BadInput("flag-unknown", option=wrong.option_name[:40], near=near[0] if near else "")
    if kind == "MissingParameter":
        return BadInput("word-missing", word=wrong.param.metavar or wrong.param.name)
    if kind == "BadOptionUsage":
        return BadInput("option-empty", option=wrong.option_name)
    return BadInput("usage", why=wrong.format_message())


app = typer.Typer(cls=House, add_completion=False, help="help-compoundry")
checks = typer.Typer(cls=House, add_completion=False, help="help-command-check")
packs = typer.Typer(cls=House, add_completion=False, help="help-command-pack")


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    language: Annotated[str | None, typer.Option("--language", help="help-language", metavar="en|de")] = None,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if version:
        print(f"compoundry {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@checks.callback(invoke_without_command=True)
@packs.callback(invoke_without_command=True)
def what_there_is(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


EXTRA = {"allow_extra_args": True}
app.command("games", cls=Command, help="help-command-games", context_settings=EXTRA)(games.games)
app.command("play", cls=Command, help="help-command-play", context_settings=EXTRA)(play.play)
app.command("simulate", cls=Command, help="help-command-simulate", context_settings=EXTRA)(simulate.simulate)
app.command("replay", cls=Command, help="help-command-replay", context_settings=EXTRA)(replay.replay)
app.command("doctor", cls=Command, help="help-command-doctor", context_settings=EXTRA)(doctor.doctor)
checks.command("word", cls=Command, help="help-command-check-word", context_settings=EXTRA)(check.word)
app.add_typer(checks, name="check")
packs.command("check", cls=Command, help="help-command-pack-check", context_settings=EXTRA)(pack.check)
app.add_typer(packs, name="pack")
