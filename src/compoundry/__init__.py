"""Compoundry: tabletop games about making compounds, at one table.

With COMPOUNDRY_PURE=1 in the environment the rules are interpreted, compiled ones or not.
"""

import os
import sys

__version__ = "0.1.0"


def _sources_only() -> None:
    """Let nothing below this folder be imported but its .py files."""
    from importlib.abc import PathEntryFinder
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    here = os.path.dirname(os.path.abspath(__file__))
    sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def finder(path: str) -> PathEntryFinder:
        if path == here or path.startswith(here + os.sep):
            return sources(path)
        raise ImportError(path)

    sys.path_hooks.insert(0, finder)
    for path in list(sys.path_importer_cache):
        if path.startswith(here):
            del sys.path_importer_cache[path]


if os.environ.get("COMPOUNDRY_PURE", "") not in ("", "0"):
    _sources_only()
