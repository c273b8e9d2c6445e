"""What holds for every test: which tests run, and that they test what they say they do.

COMPOUNDRY_EXPECT=compiled (or pure) makes it an error when one of the modules that a build
compiles would be imported in its other form.
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Final

import compile_rules
import pytest

import compoundry

EXPECT: Final = os.environ.get("COMPOUNDRY_EXPECT", "")
SOURCES: Final = compile_rules.sources(compile_rules.ROOT, beside=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests of many minutes too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="takes minutes; runs with --long"))


def pytest_configure() -> None:
    modes = _modes()
    wrong: list[str] = []
    if EXPECT in ("compiled", "pure"):
        wrong = [f"{module} is {mode}, expected {EXPECT}" for module, mode in modes.items() if mode != EXPECT]
    elif EXPECT:
        wrong = [f"COMPOUNDRY_EXPECT is {EXPECT!r}; it may be compiled or pure"]
    home = Path(compoundry.__file__).parent.parent
    wrong += compile_rules.outdated(compile_rules.ROOT, home)
    if wrong:
        raise pytest.UsageError("\n".join(["these would not be tests of what they say:", *wrong]))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Say what is tested, in quiet runs too."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:
        modes = sorted(set(_modes().values()))
        reporter.write_line(f"rules: {' and '.join(modes)}, from {Path(compoundry.__file__).parent}")


def _modes() -> dict[str, str]:
    """Each module that a build compiles, as it is imported: "compiled", "pure" or "missing"."""
    return {module: _mode(module) for module in map(compile_rules.module, SOURCES)}


def _mode(module: str) -> str:
    """Found by its path, without an import: a game that is broken fails its own tests only."""
    path: list[str] | None = None
    name = origin = ""
    for part in module.split("."):
        name = f"{name}.{part}" if name else part
        try:
            found = PathFinder.find_spec(name, path)
        except KeyError:  # a folder without __init__.py in a package that is not imported
            found = None
        if found is None:
            return "missing"
        path, origin = found.submodule_search_locations, found.origin or ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
