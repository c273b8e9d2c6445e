"""Which messages a game needs, and which of them a language lacks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from compoundry.kernel.game import Game
from compoundry.kernel.move import Chance, Timed
from compoundry.textfiles import HOUSE, bundle, folder, package_of, resource

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.syntax import ast as ftl

RAISED: Final = {"Refusal": ("refuse-{}", "refuse-{}.remedy"), "BadInput": ("error-{}",)}
"""The messages for a code, by the class that carries it."""

OF_EVERY_GAME: Final = frozenset(["name", "about"])


def required_ids(game: Game) -> list[str]:
    """Every message that `game` needs, attributes as ``id.attribute``, in alphabetical order."""
    needed = set(OF_EVERY_GAME)
    for move in game.position.moves:
        if not issubclass(move, (Chance, Timed)):
            needed.add(f"verb-{move.verb}")
            needed.update(f"slot-{move.verb}-{slot.name}" for slot in move.slots)
    for frame in game.frames:
        if not all(issubclass(verb, (Chance, Timed)) for verb in frame.verbs):
            needed.add(f"ask-{frame.__name__}")
        if frame.window:
            needed.add(f"window-{frame.window}")
    if not game.frames:
        needed.add("ask")
    for prefix, names in (
        ("event", game.events),
        ("end", game.ends),
        ("item", game.items),
        ("option", [option.name for option in game.options]),
        ("bot", [bot.name for bot in game.bots]),
    ):
        needed.update(f"{prefix}-{name}" for name in names)
    return sorted(needed | _raised(package_of(game)))


def house_ids() -> list[str]:
    """Every message that the house needs for itself: its refusals and errors, and all that it says by name."""
    needed = {"event-undone", "bot-random"} | _raised(HOUSE)
    for name, call in calls(HOUSE):
        if name == "say" and call.args:
            needed.update(constants(call.args[0]))
        for keyword in call.keywords:
            if keyword.arg == "help":
                needed.update(constants(keyword.value))
    return sorted(needed - OF_EVERY_GAME)


def missing(game: Game | None, language: str) -> list[str]:
    """What `game` (None: the house) needs and has no message for in `language`; English does not count for German."""
    known = bundle(language, "" if game is None else package_of(game))
    lacking: list[str] = []
    for text in house_ids() if game is None else required_ids(game):
        name, _, attribute = text.partition(".")
        message = known.get_message(name) if known.has_message(name) else None
        if message is None or (attribute not in message.attributes if attribute else message.value is None):
            lacking.append(text)
    return lacking


def overdrawn(package: str, language: str) -> list[str]:
    """Refusals and errors whose messages ask for more than the code that makes them gives."""
    used = variables(package, language)
    wrong: set[str] = set()
    for name, call in calls(package):
        given = {keyword.arg for keyword in call.keywords}
        if name in RAISED and call.args and None not in given:
            for text in _of_codes(name, constants(call.args[0])):
                wrong.update(f"{text}: ${extra}" for extra in used.get(text, set()) - given)
    return sorted(wrong)


def patterns(package: str, language: str) -> dict[str, ftl.Pattern]:
    """What the file of a package says: every message, and every attribute as ``id.attribute``."""
    from fluent.syntax import ast as ftl

    found: dict[str, ftl.Pattern] = {}
    for entry in resource(language, package).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes})
    return found


def variables(package: str, language: str) -> dict[str, set[str]]:
    """The variables of every message, those of messages it refers to among them."""
    found = patterns(package, language)
    return {text: _variables(found, text) for text in found}


def _variables(found: dict[str, ftl.Pattern], text: str) -> set[str]:
    from fluent.syntax.visitor import Visitor

    names: set[str] = set()

    class Look(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            names.update(_variables(found, node.id.name))

    Look().visit(found[text])
    return names


def _raised(package: str) -> set[str]:
    """The messages of every refusal and error that the modules of a package make."""
    needed: set[str] = set()
    for name, call in calls(package):
        if name in RAISED and call.args:
            needed.update(_of_codes(name, constants(call.args[0])))
    return needed


def _of_codes(name: str, codes: list[str]) -> list[str]:
    return [text.format(code) for code in codes for text in RAISED[name]]


def constants(node: ast.expr) -> list[str]:
    """The strings that an expression can be: one, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return []


def calls(package: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source of a package, with the name of what is called.

    Of the house without the games, which have texts of their own.
    """
    top = folder(package)
    for text in () if top is None else _sources(top, package == HOUSE):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                yield (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")), node


def _sources(inside: Traversable, house: bool) -> Iterator[str]:
    for file in sorted(inside.iterdir(), key=lambda file: file.name):
        if file.is_dir() and not (house and file.name == "games"):
            yield from _sources(file, False)
        elif file.name.endswith(".py"):
            yield file.read_text(encoding="utf-8")
