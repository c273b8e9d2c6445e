"""Which form of the rules is imported, what that costs, and that tests cannot be mistaken about it."""

from __future__ import annotations

import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

import compile_rules

if TYPE_CHECKING:
    from tests.build.conftest import Run


def test_pure_passes_compiled_modules_by(tmp_path: Path, python: Run) -> None:
    shutil.copytree(compile_rules.ROOT / "src/compoundry", tmp_path / "compoundry")
    broken = tmp_path / "compoundry/kernel" / f"values{EXTENSION_SUFFIXES[0]}"
    broken.write_bytes(b"no library at all")
    asked = "import compoundry.kernel.values as it; print(it.__file__)"
    pure = python(tmp_path, "-c", asked, PYTHONPATH=str(tmp_path), COMPOUNDRY_PURE="1")
    assert pure.stdout.strip() == str(broken.with_name("values.py")), pure.stderr
    for off in ("", "0"):
        plain = python(tmp_path, "-c", asked, PYTHONPATH=str(tmp_path), COMPOUNDRY_PURE=off)
        assert plain.returncode != 0
        assert broken.name in plain.stderr


def test_the_kernel_imports_nothing_slow(tmp_path: Path, python: Run) -> None:
    asked = "import sys, compoundry.kernel; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    src = str(compile_rules.ROOT / "src")
    loaded = python(tmp_path, "-c", asked, PYTHONPATH=src).stdout.split()
    assert "compoundry" in loaded
    slow = {"asyncio", "email", "fluent", "inspect", "pydantic", "rich", "tomllib", "typer", "unittest", "urllib"}
    assert not slow.intersection(loaded)


def test_tests_that_would_test_the_other_form_do_not_run(tmp_path: Path, python: Run) -> None:
    root = compile_rules.ROOT
    (tmp_path / "test_nothing.py").write_text("def test_nothing() -> None:\n    pass\n")
    run = ("-m", "pytest", "-p", "no:cacheprovider", "-c", str(root / "pyproject.toml"), "--rootdir", str(root))
    conftest = ("--confcutdir", str(root), "-p", "tests.conftest", str(tmp_path))
    for expected, code, line in (
        ("compiled", 4, "compoundry.kernel.position is pure, expected compiled"),
        ("quick", 4, "COMPOUNDRY_EXPECT is 'quick'; it may be compiled or pure"),
        ("pure", 0, "rules: pure, from "),
    ):
        paths = f"{root / 'src'}:{root / 'tests/yardsticks'}"
        ran = python(root, *run, *conftest, COMPOUNDRY_EXPECT=expected, PYTHONPATH=paths)
        assert ran.returncode == code, ran.stdout + ran.stderr
        assert line in ran.stdout + ran.stderr
