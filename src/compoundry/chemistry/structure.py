"""Structures, written as SMILES: what they hold, and pictures of them.

RDKit does the work.  It is imported only when there is some: whoever draws nothing does not wait for it.
"""

from __future__ import annotations

import re
from collections import Counter
from html import escape
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from compoundry.kernel.errors import BadInput

if TYPE_CHECKING:
    from rdkit.Chem import Mol

LONGEST: Final = 400
"""Characters of a SMILES."""

LIGHT: Final = "#1B1F24"
DARK: Final = "#E8EAED"
"""The ink on a light and on a dark bench."""


class Structure(NamedTuple):
    """What a SMILES holds, its hydrogen counted in."""

    composition: dict[str, int]
    charge: int


def structure(smiles: str) -> Structure:
    """The atoms and the charge of a structure; raises `BadInput` when there is no such structure."""
    molecule = _molecule(smiles)
    held: dict[str, int] = {}
    charge = 0
    for atom in molecule.GetAtoms():
        for symbol, count in ((atom.GetSymbol(), 1), ("H", atom.GetTotalNumHs())):
            if count:
                held[symbol] = held.get(symbol, 0) + count
        charge += atom.GetFormalCharge()
    return Structure(held, charge)


def picture(
    smiles: str, title: str, description: str = "", dark: bool = False, width: int = 220, height: int = 160
) -> str:
    """The structure as SVG on a transparent ground, in the ink of the light or the dark bench.

    The same structure gives the same picture.  `title` and `description` are what a screen reader says.
    """
    from rdkit.Chem.Draw import rdMolDraw2D

    _molecule(smiles)
    parts = Counter(smiles.strip().split("."))  # each ion and each water of a salt is drawn once, and counted
    ink = _colour(DARK if dark else LIGHT)
    canvas = rdMolDraw2D.MolDraw2DSVG(width, height, width // len(parts), height)
    options: Any = canvas.drawOptions()  # its stubs have the types of its fields wrong
    options.clearBackground = False
    options.setAtomPalette({-1: ink})
    options.setLegendColour(ink)
    options.bondLineWidth = 2
    options.fixedBondLength = 40
    canvas.DrawMolecules(
        [rdMolDraw2D.PrepareMolForDrawing(_molecule(part)) for part in parts],
        legends=["" if times == 1 else f"{times} x" for times in parts.values()],
    )
    canvas.FinishDrawing()
    return _named(canvas.GetDrawingText(), title, description)


def _molecule(smiles: str) -> Mol:
    from rdkit import Chem, rdBase

    if not smiles.strip():
        raise BadInput("smiles-empty")
    if len(smiles) > LONGEST:
        raise BadInput("smiles-long", smiles[:LONGEST], length=len(smiles), most=LONGEST)
    with rdBase.BlockLogs():  # it would tell the terminal what it thinks of "[H-]"
        molecule = Chem.MolFromSmiles(smiles)
    if molecule is None or not molecule.GetNumAtoms():
        raise BadInput("smiles-broken", smiles=smiles)
    return molecule


def _colour(token: str) -> tuple[float, float, float]:
    red, green, blue = (int(token[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _named(svg: str, title: str, description: str) -> str:
    """The drawing alone, without what RDKit writes around it, and with a name."""
    body = re.sub(r"<!--.*?-->\s*", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    name = f"<title>{escape(title)}</title>" + (f"<desc>{escape(description)}</desc>" if description else "")
    head, rest = body.split(">", 1)
    return f'{head} role="img">{name}{rest}'
