"""What is compiled, and that a compiled tree is never older than what it was made from."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

import compile_rules
import pytest

from compoundry import toolchain

if TYPE_CHECKING:
    from tests.build.conftest import Run

needs_compiler = pytest.mark.skipif(
    toolchain.lacking() != "" and os.environ.get("CI") != "true", reason=toolchain.lacking()
)


def test_what_is_compiled_is_rules_and_no_package_door() -> None:
    shipped = compile_rules.sources(compile_rules.ROOT, beside=False)
    assert "src/compoundry/kernel/position.py" in shipped
    assert not [source for source in shipped if source.endswith("__init__.py") or "yardsticks" in source]
    beside = set(compile_rules.sources(compile_rules.ROOT, beside=True)) - set(shipped)
    assert "tests/yardsticks/yardsticks/leduc/rules.py" in beside
    assert all(compile_rules.module(source).startswith("yardsticks.") for source in beside)


def test_a_module_named_in_pyproject_stays_python(tiny: Path) -> None:
    settings = tiny / "pyproject.toml"
    kept = 'interpret = ["tests/yardsticks/yardsticks/toy/rules.py", '
    settings.write_text(settings.read_text().replace("interpret = [", kept))
    assert compile_rules.sources(tiny, beside=True) == ["src/compoundry/kernel/number.py"]


@needs_compiler
def test_a_tree_is_compiled_when_the_rules_change_and_only_then(tiny: Path, python: Run) -> None:
    def libraries() -> dict[str, int]:
        found = compile_rules.tree(tiny).rglob(f"*{EXTENSION_SUFFIXES[0]}")
        return {path.name.split(".")[0]: path.stat().st_mtime_ns for path in found}

    assert compile_rules.make_tree(tiny)
    tree = compile_rules.tree(tiny)
    first = libraries()
    assert sorted(first) == ["_native__mypyc", "number", "rules"]
    asked = "import yardsticks.toy.rules as it, compoundry.kernel.number as n; print(it.FOUR, n.__file__, it.__file__)"
    four, *files = python(tiny, "-c", asked, PYTHONPATH=str(tree)).stdout.split()
    assert four == "4"
    assert all(file.startswith(str(tree)) and file.endswith(EXTENSION_SUFFIXES[0]) for file in files)
    assert compile_rules.outdated(tiny, tree) == []
    assert not compile_rules.make_tree(tiny)

    (tiny / "src/compoundry/texts.py").write_text("GREETING = 'hello'\n")
    assert [line for line in compile_rules.outdated(tiny, tree) if "texts.py" in line]
    assert compile_rules.make_tree(tiny)
    assert (tree / "compoundry/texts.py").is_file()
    assert libraries() == first
    assert not compile_rules.make_tree(tiny)

    (tiny / "src/compoundry/kernel/number.py").write_text("def twice(x: int) -> int:\n    return 3 * x\n")
    assert [line for line in compile_rules.outdated(tiny, tree) if "number.py" in line]
    assert compile_rules.make_tree(tiny)
    assert python(tiny, "-c", asked, PYTHONPATH=str(tree)).stdout.split()[0] == "6"


def test_a_library_of_unknown_origin_is_outdated(tiny: Path) -> None:
    assert compile_rules.outdated(tiny, tiny / "src") == []
    left = tiny / "src/compoundry/kernel" / f"number{EXTENSION_SUFFIXES[0]}"
    left.write_bytes(b"")
    assert compile_rules.outdated(tiny, tiny / "src") == [f"{left} was not made from the number.py beside it"]


@needs_compiler
def test_what_does_not_compile_says_where(tiny: Path) -> None:
    (tiny / "src/compoundry/kernel/number.py").write_text("def twice(x: int) -> int:\n    return str(x)\n")
    with pytest.raises(compile_rules.CannotCompile, match=r"src/compoundry/kernel/number.py:2: error: Incompatible"):
        compile_rules.make_tree(tiny)
    assert not compile_rules.tree(tiny).exists()


def test_without_a_compiler_the_command_says_so_in_one_line(tiny: Path, python: Run) -> None:
    ran = python(tiny, "tools/compile_rules.py", CC="no-such-compiler", PYTHONPATH=str(tiny / "src"))
    assert ran.returncode == compile_rules.NO_COMPILER
    assert ran.stdout == ""
    assert ran.stderr == "The rules cannot be compiled: there is no C compiler (Debian: apt install gcc).\n"
