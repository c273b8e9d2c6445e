"""Writes docs/rules-coverage.md: each rule, the code that enforces it, the tests that cite it.

With --check nothing is written: a rule without code or without a test, a test that cites no
rule there is, and a page that is out of date are errors.
"""

from __future__ import annotations

import sys

from rulebook import ROOT, books, cited, enforced, unknown

PAGE = ROOT / "docs" / "rules-coverage.md"


def page() -> tuple[str, list[str]]:
    """The page, and what is wrong."""
    tests, wrong, known = cited(), [], set()
    lines = ["# Rules coverage", "", "Made by `tools/rules_coverage.py`; run it after changing rules or tests."]
    for book in books():
        lines += ["", f"## {book.name}", "", "| Rule | Code | Tests |", "|---|---|---|"]
        if book.ids != book.translated:
            wrong.append(f"{book.name}: the German page has other rules than the English one")
        wrong += [f"{book.name}: the code names {rule}, which its rules page has not" for rule in unknown(book)]
        for rule, places in enforced(book).items():
            known.add(rule)
            mine = [test.rpartition("::")[2] for test in tests.get(rule, [])]
            if not places:
                wrong.append(f"{book.name}: no code names {rule}")
            if not mine:
                wrong.append(f"{book.name}: no test cites {rule}")
            lines.append(f"| {rule} | {_cell(places)} | {_cell(mine)} |")
    wrong += [f"{tests[rule][0]} cites {rule}, which no rules page has" for rule in sorted(set(tests) - known)]
    return "\n".join(lines) + "\n", wrong


def _cell(names: list[str]) -> str:
    return "<br>".join(f"`{name}`" for name in names)


def main() -> int:
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(str(__doc__))
    made, wrong = page()
    if not sys.argv[1:]:
        PAGE.write_text(made, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != made:
        wrong.append("docs/rules-coverage.md is out of date: run tools/rules_coverage.py")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
