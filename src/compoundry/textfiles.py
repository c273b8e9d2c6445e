"""The Fluent files of the house and of the games, read, checked and kept."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from compoundry.kernel.errors import BadInput
from compoundry.kernel.game import Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast as ftl

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de")
PSEUDO: Final = "en-XA"
"""English in a strange dress: whatever is not dressed so was never given to a translator."""

HOUSE: Final = "compoundry"


def package_of(game: Game) -> str:
    """The package in which the game's module lies, its folder; "" when there is none."""
    spec = getattr(sys.modules.get(type(game).__module__), "__spec__", None)
    return "" if spec is None else spec.parent or ""


def folder(package: str) -> Traversable | None:
    """The folder of a package."""
    from importlib import resources

    try:
        return resources.files(package) if package else None
    except (ImportError, TypeError):
        return None


def read(package: str, path: str) -> str | None:
    """The text of a file of a package; None when there is none."""
    file = folder(package)
    for part in path.split("/"):
        file = None if file is None else file / part
    if file is None or not file.is_file():
        return None
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError as wrong:
        raise BadInput("text-broken", str(file), why=f"not UTF-8 at byte {wrong.start}") from None


@lru_cache(maxsize=256)
def bundle(language: str, package: str) -> FluentBundle:
    """The messages of the house in `language`, and over them those of the game in `package`."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([ENGLISH if language == PSEUDO else language], use_isolating=False)
    for source in (HOUSE, package):
        made.add_resource(resource(language, source), allow_overrides=True)
    return made


def resource(language: str, package: str) -> ftl.Resource:
    """The parsed messages of one file; raises `BadInput` that names the line where it is broken."""
    # Here and not above: a program that says nothing should not pay for the words.
    from fluent.syntax import FluentParser, ast

    path = f"text/{ENGLISH if language == PSEUDO else language}.ftl"
    text = read(package, path)
    if text is None:
        return ast.Resource([])
    parsed = FluentParser().parse(text)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1
            why = entry.annotations[0].message if entry.annotations else ""
            raise BadInput("text-broken", f"{package}/{path}:{line}", why=why)
    return _dressed(parsed) if language == PSEUDO else parsed


FOR_PROGRAMS: Final = ("columns", "of", "rule")
"""Attributes that nobody reads: they say how a value of a view is shown, or which rule a question is about."""

DRESS: Final = str.maketrans("aceginoprstuyzACEGINOPRSTUYZ", "áçéğíñóþřšţúýžÁÇÉĞÍÑÓÞŘŠŢÚÝŽ")


def _dressed(parsed: ftl.Resource) -> ftl.Resource:
    """English with accents on its letters, and 40 % longer."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Transformer

    class Dress(Transformer):
        def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
            return node if node.id.name in FOR_PROGRAMS else self.generic_visit(node)

        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
            longer = -(-2 * sum(letter.isalpha() for letter in node.value) // 5)
            kept = node.value.rstrip()
            node.value = kept.translate(DRESS) + "~" * longer + node.value[len(kept) :]
            return node

    dressed = Dress().visit(parsed)
    assert isinstance(dressed, ast.Resource)
    return dressed
