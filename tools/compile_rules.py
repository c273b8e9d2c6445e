"""Compile the rules with mypyc.  All that compiles goes through here: wheels, tests, benchmarks.

`python tools/compile_rules.py` makes ``build/compiled-cp311`` (for CPython 3.11): compoundry and
the yardsticks as they are now, with compiled modules beside the sources.  It prints the path of
that tree: put it in PYTHONPATH, and what is imported is compiled.  Nothing is done when nothing
has changed.  Where a compiler or Python.h is missing it says so in one line and exits with 77.

Which modules are compiled is data: ``[tool.hatch.build.hooks.custom]`` in pyproject.toml.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import tomllib
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from compoundry import toolchain

ROOT: Final = Path(__file__).resolve().parent.parent
BASES: Final = ("src", "tests/yardsticks")
"""Where packages lie.  A module is known by its path below one of these."""
GROUP: Final = "compoundry._native"
"""The library that holds all compiled code; what lies beside each source is a door to it."""
RECORD: Final = "compoundry/native.txt"
"""How a build came about: one line to be read, then what each compiled module was made from."""
NO_COMPILER: Final = 77
"""The exit code for "not on this machine"; test tools know it as "skipped"."""


class CannotCompile(Exception):
    """Why there are no compiled modules: in one line, and all that the tools said."""

    def __init__(self, why: str, said: str = "") -> None:
        super().__init__(why)
        self.said = said


def tree(root: Path) -> Path:
    """Where the compiled tree for this Python is."""
    free = getattr(sys, "abiflags", "")
    return root / "build" / f"compiled-cp{sys.version_info.major}{sys.version_info.minor}{free}"


def sources(root: Path, beside: bool) -> list[str]:
    """The modules to compile, as paths below `root`; with those of the yardsticks if `beside`."""
    how = _pyproject(root)["tool"]["hatch"]["build"]["hooks"]["custom"]
    found: set[str] = set()
    for pattern in [*how["compile"], *(how["compile-beside"] if beside else [])]:
        for path in root.glob(pattern):
            inside = path.relative_to(root)
            if not any(inside.match(kept) for kept in how["interpret"]):
                found.add(inside.as_posix())
    return sorted(found)


def below(source: str) -> str:
    """The path of a source below its base: ``compoundry/kernel/log.py``."""
    for base in BASES:
        if source.startswith(base + "/"):
            return source.removeprefix(base + "/")
    raise ValueError(f"{source} is in none of {BASES}")


def module(source: str) -> str:
    """The name by which a source is imported."""
    return below(source).removesuffix(".py").replace("/", ".")


def needs(root: Path) -> list[str]:
    """What must be installed to compile: the very versions that the tests run with."""
    dev: list[str] = _pyproject(root)["project"]["optional-dependencies"]["dev"]
    return [wish for wish in dev if wish.startswith(("mypy[", "setuptools"))]


def compile_group(root: Path, modules: list[str], lib: Path) -> None:
    """Compile the modules as one group into `lib`, laid out as they are imported.

    In a process of its own, because mypyc changes setuptools and ends the process when
    something is wrong.
    """
    with tempfile.TemporaryDirectory(prefix="compoundry-") as work:
        order = json.dumps({"modules": modules, "lib": str(lib), "work": work})
        typed = os.pathsep.join([str(root / base) for base in BASES])
        # Added to, not replaced: pip shows an isolated build its packages in this way.
        found = os.pathsep.join([str(Path(toolchain.__file__).parent.parent), os.environ.get("PYTHONPATH", "")])
        child = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--mypyc", order],
            cwd=root,
            env={**os.environ, "MYPYPATH": typed, "PYTHONPATH": found},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
        )
    if child.returncode != 0:
        said = child.stdout + child.stderr
        raise CannotCompile(_reason(said) or f"mypyc ended with {child.returncode}", said)


def record(root: Path, modules: list[str]) -> str:
    """The text of RECORD for these modules as they are now, compiled with the tools that are here."""
    try:
        tool = f"mypyc {version('mypy')}"
    except PackageNotFoundError:
        raise CannotCompile("mypy is not installed") from None
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [f"compiled: {len(modules)} modules, {tool} for {python}"]
    for source in modules:
        lines.append(_made_from(root / source, below(source)))
    return "\n".join(lines) + "\n"


def outdated(root: Path, home: Path) -> list[str]:
    """What the packages in `home` hold that is not, or was not made from, what `root` holds now."""
    wrong: list[str] = []
    written = home / RECORD
    known = written.read_text().splitlines() if written.is_file() else []
    for base in BASES:
        names = [package.name for package in _packages(root, base) if (home / package.name).is_dir()]
        here, there = _files(root / base, names), _files(home, names)
        for name in sorted(here.keys() | there.keys()):
            if here.get(name) != there.get(name):
                wrong.append(f"{home / name} is not what {base} holds")
        for library in _libraries(home, names):
            if library.name.startswith(GROUP.removeprefix("compoundry.") + "__mypyc."):
                continue
            source = library.with_name(library.name.split(".")[0] + ".py")
            if not source.is_file() or _made_from(source, source.relative_to(home).as_posix()) not in known:
                wrong.append(f"{library} was not made from the {source.name} beside it")
    return wrong


def make_tree(root: Path) -> bool:
    """Bring the compiled tree up to date; False when it is already."""
    goal = tree(root)
    packages = [package for base in BASES for package in _packages(root, base)]
    modules = sources(root, beside=True)
    wanted = record(root, modules)
    libraries = _libraries(goal, [package.name for package in packages])
    compiled = len(libraries) == len(modules) + 1 and (goal / RECORD).read_text() == wanted
    if compiled and not outdated(root, goal):
        return False
    goal.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=goal.parent, prefix=f"{goal.name}-") as made:
        new = Path(made) / "new"
        for package in packages:
            shutil.copytree(package, new / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        if compiled:
            for library in libraries:
                shutil.copy2(library, new / library.relative_to(goal))
        else:
            compile_group(root, modules, new)
        (new / RECORD).write_text(wanted)
        if goal.exists():
            goal.rename(Path(made) / "old")
        new.rename(goal)
    return True


def main() -> int:
    """The command."""
    hindrance = toolchain.lacking()
    if hindrance:
        print(f"The rules cannot be compiled: {hindrance}.", file=sys.stderr)
        return NO_COMPILER
    try:
        made = make_tree(ROOT)
    except CannotCompile as why:
        print(f"{why.said}\nThe rules do not compile: {why}", file=sys.stderr)
        return 1
    print("The rules are compiled." if made else "The compiled rules are up to date.", file=sys.stderr)
    print(tree(ROOT))
    return 0


def mypyc(modules: list[str], lib: str, work: str) -> None:
    """What the process of `compile_group` does.

    -O1 gives code as quick as -O3 in two thirds of the time.  mypyc asks for -Werror, and a
    warning of somebody's newer compiler is no reason to do without.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    extensions = mypycify(
        ["--config-file=", f"--cache-dir={work}/mypy", *modules],
        group_name=GROUP,
        target_dir=f"{work}/c",
        opt_level="1",
        debug_level="0",
    )
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-error")
    build = Distribution({"name": "rules", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = lib
    build.build_temp = f"{work}/objects"
    build.ensure_finalized()
    build.run()


def _pyproject(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def _made_from(source: Path, name: str) -> str:
    return f"{sha256(source.read_bytes()).hexdigest()}  {name}"


def _packages(root: Path, base: str) -> list[Path]:
    return sorted([init.parent for init in (root / base).glob("*/__init__.py")])


def _libraries(home: Path, packages: list[str]) -> list[Path]:
    return sorted([path for name in packages for path in (home / name).rglob("*") if _is_library(path)])


def _files(home: Path, packages: list[str]) -> dict[str, bytes]:
    """The files of these packages, without what a build or an import adds."""
    found: dict[str, bytes] = {}
    for path in [path for name in packages for path in (home / name).rglob("*")]:
        name = path.relative_to(home).as_posix()
        if path.is_file() and "__pycache__" not in path.parts and not _is_library(path) and name != RECORD:
            found[name] = path.read_bytes()
    return found


def _is_library(path: Path) -> bool:
    return path.name.endswith(tuple(EXTENSION_SUFFIXES))


def _reason(output: str) -> str:
    """The last line that tells of an error; the last line when none does."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "rror: " in line]
    return (errors or lines or [""])[-1]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--mypyc"]:
        mypyc(**json.loads(sys.argv[2]))
    else:
        sys.exit(main())
