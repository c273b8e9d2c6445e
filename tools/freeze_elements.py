"""Makes the table of the elements: src/compoundry/chemistry/elements.tsv.

It reads mendeleev (``pip install -e '.[data]'``) and tools/elements_de.tsv, the German names as the GDCh writes them.
The same version of mendeleev gives the same bytes.

What mendeleev knows of an element comes from several tables.  Masses are the standard atomic weights of IUPAC's
commission (CIAAW), abridged where it gives an interval; an element that has none bears the mass number of its longest
lived isotope in square brackets.  Oxidation states are its main ones and all others that are known.
"""

from __future__ import annotations

import csv
import math
from importlib.metadata import version
from pathlib import Path
from typing import Final

from mendeleev import get_all_elements  # a library for making this table only

TOOLS: Final = Path(__file__).resolve().parent
HOME: Final = TOOLS.parent / "src" / "compoundry" / "chemistry"
FIELDS: Final = ("number", "symbol", "name_en", "name_de", "mass", "group", "period", "family", "main", "other")

SETTLED: Final = ("Bi", "Th", "Pa", "U")
"""Radioactive, and with a standard atomic weight all the same: on Earth their isotopes are mixed everywhere alike."""

FAMILIES: Final = {
    "Nonmetals": "nonmetal",
    "Noble gases": "noble-gas",
    "Alkali metals": "alkali-metal",
    "Alkaline earth metals": "alkaline-earth-metal",
    "Metalloids": "metalloid",
    "Halogens": "halogen",
    "Poor metals": "post-transition-metal",
    "Transition metals": "transition-metal",
    "Lanthanides": "lanthanide",
    "Actinides": "actinide",
}
RENAMED: Final = {"Aluminum": "aluminium", "Cesium": "caesium"}
"""As IUPAC spells them."""


def german() -> dict[str, str]:
    with (TOOLS / "elements_de.tsv").open(encoding="utf-8", newline="") as file:
        return {row["symbol"]: row["name"] for row in csv.DictReader(file, delimiter="\t")}


def mass(value: float, uncertainty: float | None) -> str:
    """With as many digits as are known: ``72.630`` when the last digit of 72.63 is not."""
    known = len(repr(value).partition(".")[2])
    given = 0 if uncertainty is None else -math.floor(math.log10(uncertainty))
    return f"{value:.{max(known, given)}f}"


def signed(states: list[int]) -> str:
    """``-1 +1``."""
    return " ".join(f"{state:+d}" if state else "0" for state in sorted(states))


def main() -> None:
    names = german()
    lines = [
        f"# By tools/freeze_elements.py from mendeleev {version('mendeleev')}: masses by IUPAC (CIAAW)",
        "# " + " ".join(FIELDS),
    ]
    for one in sorted(get_all_elements(), key=lambda element: element.atomic_number):
        settled = not one.is_radioactive or one.symbol in SETTLED
        row = (
            str(one.atomic_number),
            one.symbol,
            RENAMED.get(one.name, one.name.lower()),
            names[one.symbol],
            mass(one.atomic_weight, one.atomic_weight_uncertainty) if settled else f"[{one.atomic_weight:.0f}]",
            str(one.group_id or ""),
            str(one.period),
            FAMILIES[one.series],
            signed(one.oxidation_states("main")),
            signed(one.oxidation_states("extended")),
        )
        lines.append("\t".join(row))
    (HOME / "elements.tsv").write_bytes("".join(f"{line}\n" for line in lines).encode())


if __name__ == "__main__":
    main()
