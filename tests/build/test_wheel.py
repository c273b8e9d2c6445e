"""What a wheel holds, and what it tells when it could not be compiled."""

from __future__ import annotations

import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from compoundry import toolchain

if TYPE_CHECKING:
    from tests.build.conftest import Run

PIP = ("-m", "pip", "--disable-pip-version-check")


def hatchling(where: Path, python: Run, **env: str) -> tuple[int, str, str]:
    """Build a wheel: the exit code, what was said, and the wheel's own note."""
    ran = python(where, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist", **env)
    wheels = list((where / "dist").glob("*.whl"))
    note = ZipFile(wheels[0]).read("compoundry/native.txt").decode() if wheels else ""
    return ran.returncode, ran.stdout + ran.stderr, note


def test_a_plain_wheel_holds_the_package_and_nothing_else(checkout: Path, python: Run, tmp_path: Path) -> None:
    built = python(
        checkout, *PIP, "wheel", ".", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(tmp_path),
        COMPOUNDRY_MYPYC="0",
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = [name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name]
    files = [path.relative_to(checkout / "src") for path in (checkout / "src").rglob("*.*") if path.is_file()]
    package = [file.as_posix() for file in files if "__pycache__" not in file.parts]
    assert sorted(names) == sorted([*package, "compoundry/native.txt"])
    for needed in ("compoundry/kernel/rules/de.md", "compoundry/text/en.ftl", "compoundry/py.typed"):
        assert needed in names
    assert ZipFile(wheel).read("compoundry/native.txt") == b"not compiled: COMPOUNDRY_MYPYC is 0\n"


@pytest.mark.skipif(toolchain.lacking() != "", reason="a compiler that fails is only asked where it could work")
def test_a_compiler_that_fails_gives_a_plain_wheel_that_says_so(tiny: Path, python: Run) -> None:
    code, said, note = hatchling(tiny, python, CC="false")
    assert code == 0, said
    assert note.startswith("not compiled: ")
    assert "false" in note
    assert note.strip() in said


@pytest.mark.skipif(toolchain.lacking() != "", reason="a compiler that fails is only asked where it could work")
def test_a_compiler_that_fails_is_an_error_where_a_compiled_wheel_is_asked_for(tiny: Path, python: Run) -> None:
    code, said, note = hatchling(tiny, python, CC="false", COMPOUNDRY_MYPYC="1")
    assert code != 0
    assert note == ""
    assert "CannotCompile" in said


def test_no_compiler_is_an_error_only_where_a_compiled_wheel_is_asked_for(tiny: Path, python: Run) -> None:
    code, said, note = hatchling(tiny, python, CC="no-such-compiler")
    assert (code, note) == (0, "not compiled: there is no C compiler (Debian: apt install gcc)\n"), said
    for wheel in (tiny / "dist").iterdir():
        wheel.unlink()
    code, said, note = hatchling(tiny, python, CC="no-such-compiler", COMPOUNDRY_MYPYC="1")
    assert code != 0
    assert "there is no C compiler" in said


def test_a_wish_that_does_not_exist_is_an_error(tiny: Path, python: Run) -> None:
    code, said, _ = hatchling(tiny, python, COMPOUNDRY_MYPYC="yes")
    assert code != 0
    assert "COMPOUNDRY_MYPYC is 'yes'; it may be auto, 0 or 1" in said


@pytest.mark.long
def test_a_wheel_from_an_sdist_is_compiled_and_knows_it(checkout: Path, python: Run, tmp_path: Path) -> None:
    """In a venv of its own, where nothing is installed that could help by chance."""
    made = python(tmp_path, "-m", "venv", "venv")
    assert made.returncode == 0, made.stderr
    fresh = (str(tmp_path / "venv/bin/python"), *PIP)
    packed = python(checkout, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    assert packed.returncode == 0, packed.stderr
    (sdist,) = tmp_path.glob("*.tar.gz")
    built = python(tmp_path, "wheel", sdist.name, "--no-deps", "-w", ".", COMPOUNDRY_MYPYC="1", command=fresh)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("-any.whl")
    lock = str(checkout / "requirements/lock.txt")
    installed = python(tmp_path, "install", wheel.name, "--constraint", lock, command=fresh)
    assert installed.returncode == 0, installed.stderr
    asked = "import json; from compoundry import doctor; print(json.dumps(doctor.facts()))"
    for pure, rules in (("", "compiled"), ("1", "interpreted")):
        facts = json.loads(python(tmp_path, "-c", asked, COMPOUNDRY_PURE=pure, command=fresh[:1]).stdout)
        assert facts["rules"] == rules
        assert facts["note"].startswith("compiled: ")
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if "yardsticks" in name]
    assert len([name for name in names if name.endswith(EXTENSION_SUFFIXES[0])]) > 10
