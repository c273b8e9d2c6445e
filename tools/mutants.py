"""Disables each refusal, one at a time: a test that cites its rule must fail.

A mutant is a copy of the tree in which one ``Refusal(code, rule, ...)`` is None.  Survivors
are printed, and the exit code is 1.  ``python tools/mutants.py [WORD]`` tries only those whose
place, code or rule contains WORD.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rulebook import ROOT, books, cited


class Mutant:
    """One refusal: the file, where in it the call stands, its code and its rule."""

    def __init__(self, path: Path, call: ast.Call) -> None:
        self.path = path
        self.call = call
        self.code, self.rule = (ast.literal_eval(word) if isinstance(word, ast.Constant) else "" for word in call.args)

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.call.lineno} {self.code or '(computed)'} ({self.rule})"

    def text(self) -> str:
        """The file with None in place of the refusal."""
        lines = self.path.read_text(encoding="utf-8").encode().splitlines(keepends=True)
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line))
        whole = b"".join(lines)
        first = starts[self.call.lineno - 1] + self.call.col_offset
        last = starts[(self.call.end_lineno or 0) - 1] + (self.call.end_col_offset or 0)
        return (whole[:first] + b"None" + whole[last:]).decode()


def mutants() -> list[Mutant]:
    """Every refusal of the kernel and the games."""
    found = []
    for book in books():
        for path in sorted(book.folder.glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    found.append(Mutant(path, node))
    return found


def survives(mutant: Mutant, tests: list[str]) -> str:
    """Why the mutant lives; "" when a test killed it."""
    if not tests:
        return "no test cites its rule"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for part in ("src", "tests", "tools", "pyproject.toml"):
            copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
            copy(ROOT / part, tree / part)
        (tree / mutant.path.relative_to(ROOT)).write_text(mutant.text(), encoding="utf-8")
        paths = os.pathsep.join([str(tree / "src"), str(tree / "tests" / "yardsticks")])
        call = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
        environment = {**os.environ, "PYTHONPATH": paths, "COMPOUNDRY_EXPECT": "pure"}
        said = subprocess.run(call, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if said.returncode == 1:
        return ""
    return "its tests pass" if said.returncode == 0 else f"its tests did not run:\n{said.stdout[-2000:]}"


def main() -> int:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    tests = cited()
    chosen = [mutant for mutant in mutants() if word in str(mutant)]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        fates = list(pool.map(lambda mutant: survives(mutant, tests.get(mutant.rule, [])), chosen))
    living = [(mutant, fate) for mutant, fate in zip(chosen, fates) if fate]
    for mutant, fate in living:
        print(f"survives: {mutant}: {fate}")
    print(f"{len(chosen) - len(living)} of {len(chosen)} mutants found")
    return 1 if living or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
