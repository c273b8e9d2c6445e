"""The build hook: compiles the rules into a wheel where a C compiler is there, and says what it did.

COMPOUNDRY_MYPYC=0 never compiles; 1 makes it an error when that fails; else (auto) the wheel
is plain Python then and does the same, only slower.  An editable install is never compiled.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path[:0] = [str(Path(__file__).parent / folder) for folder in ("src", "tools")]

import compile_rules  # noqa: E402

from compoundry import toolchain  # noqa: E402


class CompiledRules(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel, and ``compoundry/native.txt``, which tells of them."""

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling.  Asked before anything is installed."""
        if self.target_name != "wheel" or _hindrance():
            return []
        return compile_rules.needs(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version == "editable":
            if _wish() == "1":
                raise ValueError("an editable install is never compiled; see tools/compile_rules.py for what is")
            return
        self._work = TemporaryDirectory(prefix="compoundry-")
        lib = Path(self._work.name, "lib")
        try:
            record = self._compile(lib)
        except compile_rules.CannotCompile as why:
            if _wish() == "1":
                raise
            record = f"not compiled: {why}\n"
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in lib.rglob("*.*"):
                build_data["force_include"][str(library)] = library.relative_to(lib).as_posix()
        self.app.display_warning(f"compoundry: {record.splitlines()[0]}")
        told = Path(self._work.name, "native.txt")
        told.write_text(record)
        build_data["force_include"][str(told)] = compile_rules.RECORD

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_work"):
            self._work.cleanup()

    def _compile(self, lib: Path) -> str:
        """Compile into `lib`; the record of it."""
        hindrance = _hindrance()
        if hindrance:
            raise compile_rules.CannotCompile(hindrance)
        modules = compile_rules.sources(Path(self.root), beside=False)
        record = compile_rules.record(Path(self.root), modules)
        compile_rules.compile_group(Path(self.root), modules, lib)
        return record


def _wish() -> str:
    wish = os.environ.get("COMPOUNDRY_MYPYC", "auto")
    if wish not in ("auto", "0", "1"):
        raise ValueError(f"COMPOUNDRY_MYPYC is {wish!r}; it may be auto, 0 or 1")
    return wish


def _hindrance() -> str:
    """Why nothing can or shall be compiled; "" when nothing speaks against it."""
    return "COMPOUNDRY_MYPYC is 0" if _wish() == "0" else toolchain.lacking()
