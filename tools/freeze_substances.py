"""Makes the tables of the substances: src/compoundry/chemistry/substances.tsv and values.tsv.

It reads the tables in the library chemicals (``pip install -e '.[data]'``) and two lists that people review:
tools/substances.tsv, which substances there are, how they are called and whether they burn; and tools/reviews.tsv, what
is to be said where the tables are silent, doubtful or at odds.  The same version of chemicals gives the same bytes.

Of the tables only those are read that hold measured values and whose values may be passed on: the equations of state in
CoolProp (HEOS), the CRC Handbook, the NIST WebBook and Wikidata.  Common Chemistry stays out (its licence), and so do
Yaws' tables (predictions without a mark among them) and Joback's method (nothing but predictions).  Where two of these
sources are more than 5 K apart, or a point lies within 2 K of 25 degrees C, somebody has to look: the tool stops and
says so until there is a line in reviews.tsv.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from chemicals.phase_change import Tb, Tb_methods, Tm, Tm_methods  # a library for making these tables only

TOOLS: Final = Path(__file__).resolve().parent
HOME: Final = TOOLS.parent / "src" / "compoundry" / "chemistry"
BY: Final = f"# By tools/freeze_substances.py from chemicals {version('chemicals')} and the reviewed lists in tools/"

SOURCES: Final = {
    "HEOS": "CoolProp (HEOS)",
    "CRC_ORG": "CRC Handbook, organic compounds",
    "CRC_INORG": "CRC Handbook, inorganic compounds",
    "WEBBOOK": "NIST WebBook",
    "WIKIDATA": "Wikidata",
}
"""The tables that are read, the one that is believed first at the head."""

APART: Final = 5.0
"""Kelvins between two sources from which on somebody has to look."""
NEAR: Final = 2.0
"""Kelvins from 25 degrees C within which somebody has to look."""
ROOM: Final = 298.15


class Value(NamedTuple):
    """A line of values.tsv."""

    cas: str
    property: str
    value: str
    source: str
    note: str


class Doubt(NamedTuple):
    """A value that nobody has reviewed and somebody should."""

    cas: str
    property: str
    found: dict[str, float]


def reviewed(name: str) -> list[dict[str, str]]:
    with (TOOLS / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def measured(cas: str) -> Iterator[tuple[str, dict[str, float]]]:
    """What the tables say of the melting and the boiling point, by source."""
    for name, function, methods in (("melting", Tm, Tm_methods), ("boiling", Tb, Tb_methods)):
        known = [source for source in SOURCES if source in methods(cas)]
        yield name, {source: round(function(cas, method=source), 2) for source in known}


def values(cas: str, reviews: dict[tuple[str, str], dict[str, str]], doubts: list[Doubt]) -> Iterator[Value]:
    """All that is known of one substance; what nobody reviewed and somebody should goes to `doubts`."""
    for name, found in measured(cas):
        review = reviews.get((cas, name))
        if review:
            if review["value"]:
                yield Value(cas, name, review["value"], review["source"], review["note"])
        elif found:
            spread = max(found.values()) - min(found.values())
            if spread > APART or any(abs(value - ROOM) < NEAR for value in found.values()):
                doubts.append(Doubt(cas, name, found))
            source = next(iter(found))
            yield Value(cas, name, f"{found[source]:.2f}", SOURCES[source], "")
    state = reviews.get((cas, "state"))
    if state:
        yield Value(cas, "state", state["value"], state["source"], state["note"])


def by_number(cas: str) -> tuple[int, ...]:
    return tuple(int(part) for part in cas.split("-"))


def main() -> None:
    substances = sorted(reviewed("substances"), key=lambda row: by_number(row["cas"]))
    reviews = {(row["cas"], row["property"]): row for row in reviewed("reviews")}
    doubts: list[Doubt] = []
    lines = [value for row in substances for value in values(row["cas"], reviews, doubts)]
    for doubt in doubts:
        print(f"{doubt.cas} {doubt.property}: {doubt.found}", file=sys.stderr)
    if doubts:
        sys.exit(f"{len(doubts)} values want a line in tools/reviews.tsv")
    write("substances", [tuple(row.values()) for row in substances], tuple(substances[0]))
    write("values", lines, Value._fields)


def write(name: str, rows: list[tuple[str, ...]] | list[Value], fields: tuple[str, ...]) -> None:
    lines = [BY, "# " + " ".join(fields), *("\t".join(row) for row in rows)]
    (HOME / f"{name}.tsv").write_bytes("".join(f"{line}\n" for line in lines).encode())


if __name__ == "__main__":
    main()
