"""Which rules there are, where the code enforces them, and which tests cite them.

Shared by rules_coverage.py and mutants.py.  A rule is a line ``- **GF-3** ...`` of a
rules/en.md; code enforces it where it names the id; a test cites it with
``@pytest.mark.rule("GF-3")``.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ID = re.compile(r"[A-Z]{1,3}-A?\d+")
LINE = re.compile(r"^- \*\*(" + ID.pattern + r")\*\*", re.MULTILINE)


class Book:
    """One rules page: the folder it belongs to, its ids in order, and those of its translation."""

    def __init__(self, page: Path) -> None:
        self.folder = page.parent.parent
        self.ids: list[str] = LINE.findall(page.read_text(encoding="utf-8"))
        self.translated: list[str] = LINE.findall(page.with_name("de.md").read_text(encoding="utf-8"))

    @property
    def name(self) -> str:
        return self.folder.name


def books() -> list[Book]:
    """The kernel's rules, then every game's."""
    pages = [*ROOT.glob("src/compoundry/**/rules/en.md"), *ROOT.glob("tests/yardsticks/**/rules/en.md")]
    return [Book(page) for page in sorted(pages, key=lambda page: (page.parent.parent.name != "kernel", str(page)))]


def enforced(book: Book) -> dict[str, list[str]]:
    """For each id the functions and classes of the book's folder that name it."""
    found: dict[str, list[str]] = {name: [] for name in book.ids}
    for path in sorted(book.folder.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        spans = _spans(ast.parse(text))
        for number, line in enumerate(text.splitlines(), 1):
            for name in ID.findall(line):
                place = f"{path.stem}.{_innermost(spans, number)}".rstrip(".")
                if name in found and place not in found[name]:
                    found[name].append(place)
    return found


def unknown(book: Book) -> list[str]:
    """Ids that the folder's code names, of this book by their letters, which the book has not."""
    letters = {name.partition("-")[0] for name in book.ids}
    named = {name for path in sorted(book.folder.glob("*.py")) for name in ID.findall(path.read_text(encoding="utf-8"))}
    return sorted(name for name in named - set(book.ids) if name.partition("-")[0] in letters)


def cited() -> dict[str, list[str]]:
    """For each id the tests that cite it, as pytest's node ids."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef):
                for name in _rules_of(test):
                    found.setdefault(name, []).append(f"{path.relative_to(ROOT).as_posix()}::{test.name}")
    return found


def _rules_of(test: ast.FunctionDef) -> list[str]:
    return [
        word.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "rule"
        for word in mark.args
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]


def _spans(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and dotted name of every class and function."""
    spans: list[tuple[int, int, str]] = []

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                name = f"{prefix}{child.name}"
                spans.append((child.lineno, child.end_lineno or child.lineno, name))
                visit(child, f"{name}.")
            else:
                visit(child, prefix)

    visit(tree, "")
    return spans


def _innermost(spans: list[tuple[int, int, str]], line: int) -> str:
    around = [(last - first, name) for first, last, name in spans if first <= line <= last]
    return min(around)[1] if around else ""
