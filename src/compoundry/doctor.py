"""What is installed here, what is in use and what is missing: the facts of `compoundry doctor`."""

from __future__ import annotations

import platform
import re
import sys
from importlib import metadata, resources
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

import compoundry
from compoundry import toolchain
from compoundry.kernel import BadInput, Plain, Position, registry
from compoundry.textfiles import LANGUAGES, resource
from compoundry.texts import HOUSE, folder, package_of

RECORD: Final = "native.txt"
"""Its first line says how the rules of this installation were built.  An editable one has none."""

REQUIREMENT: Final = re.compile(r"""(?P<name>[\w.-]+)[^;]*(;.*\bextra\s*==\s*["'](?P<extra>[\w.-]+)["'])?""")


def facts() -> dict[str, Plain]:
    """All that helps to say why something runs here, or does not.  Broken games do no harm."""
    needed = requirements()
    found = [game(name, module) for name, module in registry.modules().items()]
    extras: dict[str, Plain] = {}
    for extra in sorted(needed.keys() - {""}):
        extras[extra] = {name: installed(name) for name in needed[extra]}
    return {
        "compoundry": compoundry.__version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "rules": mode("compoundry.kernel.position"),
        "note": note(),
        "compiler": toolchain.compiler(),
        "headers": toolchain.headers(),
        "packages": {name: installed(name) for name in needed.get("", [])},
        "extras": extras,
        "texts": languages(HOUSE),
        "games": [*found],
    }


def mode(module: str) -> str:
    """Whether an imported module is "compiled" or "interpreted"."""
    compiled = (sys.modules[module].__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "interpreted"


def note() -> str:
    """How the rules of this installation came to be what they are."""
    record = resources.files(HOUSE) / RECORD
    if not record.is_file():
        return "the sources run as they are, nothing was built"
    return record.read_text(encoding="utf-8").splitlines()[0]


def requirements() -> dict[str, list[str]]:
    """The packages that are asked for, by extra; "" has those that are always needed."""
    try:
        wishes = metadata.requires(HOUSE) or []
    except metadata.PackageNotFoundError:
        return {}
    found: dict[str, list[str]] = {}
    for wish in wishes:
        read = REQUIREMENT.match(wish)
        if read is not None:
            found.setdefault(read["extra"] or "", []).append(read["name"])
    return found


def installed(package: str) -> str | None:
    """The version of an installed package, or None."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def game(name: str, module: str) -> dict[str, Plain]:
    """One game: its rules and texts, or why it cannot be played."""
    try:
        found = registry.find(name)
    except BadInput as wrong:
        return {"id": name, "module": module, "rules": None, "texts": [], "error": str(wrong)}
    kind: type[Position] = found.position
    package = package_of(found)
    try:
        for language in LANGUAGES:
            resource(language, package)
    except BadInput as wrong:
        return {"id": name, "module": module, "rules": mode(kind.__module__), "texts": [], "error": str(wrong)}
    return {
        "id": name,
        "module": module,
        "rules": mode(kind.__module__),
        "texts": languages(package),
        "error": _claimed(name),
    }


def _claimed(name: str) -> str | None:
    """That several packages offer a game of this name: only one of them is found."""
    claims = [point.value for point in metadata.entry_points(group=registry.GROUP) if point.name == name]
    return f"{len(claims)} packages offer it: {', '.join(sorted(claims))}" if len(claims) > 1 else None


def languages(package: str) -> list[Plain]:
    """The languages in which this package has its texts."""
    inside = folder(package)
    texts = None if inside is None else inside.joinpath("text")
    names = [entry.name for entry in texts.iterdir()] if texts is not None and texts.is_dir() else []
    return [name.removesuffix(".ftl") for name in sorted(names) if name.endswith(".ftl")]
