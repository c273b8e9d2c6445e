"""Projects to build: a copy of this one, and a tiny one of the same shape that compiles in seconds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import compile_rules
import pytest

Run: TypeAlias = Callable[..., "subprocess.CompletedProcess[str]"]

TINY = {
    "README.md": "",
    "LICENSE": "",
    "NOTICE": "",
    "src/compoundry/kernel/__init__.py": "from compoundry.kernel.number import twice\n",
    "src/compoundry/kernel/number.py": "def twice(x: int) -> int:\n    return 2 * x\n",
    "tests/yardsticks/yardsticks/__init__.py": "",
    "tests/yardsticks/yardsticks/toy/__init__.py": "",
    "tests/yardsticks/yardsticks/toy/rules.py": "from compoundry.kernel.number import twice\n\nFOUR = twice(2)\n",
}
SHARED = (
    "pyproject.toml",
    "hatch_build.py",
    "tools/compile_rules.py",
    "src/compoundry/__init__.py",
    "src/compoundry/toolchain.py",
)


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This project as a clone would have it."""
    copy = tmp_path_factory.mktemp("checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=compile_rules.ROOT, capture_output=True, text=True,
    )  # fmt: skip
    if listed.returncode != 0:
        pytest.skip("only a git checkout says which files belong to the project")
    for name in listed.stdout.split("\0"):
        if (compile_rules.ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(compile_rules.ROOT / name, copy / name)
    return copy


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A project with one module in its kernel and one yardstick, and this one's build."""
    for name, text in TINY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for name in SHARED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(compile_rules.ROOT / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def python() -> Run:
    """Runs Python in a folder, in an environment without our own variables but those given."""

    def run(
        where: Path, *args: str, command: tuple[str, ...] = (sys.executable,), **env: str
    ) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("COMPOUNDRY_", "PYTHON"))}
        return subprocess.run(
            [*command, *args], cwd=where, env={**clean, **env}, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )

    return run
