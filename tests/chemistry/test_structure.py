"""Structures: counted, and drawn."""

from __future__ import annotations

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from compoundry.chemistry.structure import DARK, LIGHT, LONGEST, picture, structure
from compoundry.kernel.errors import BadInput

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("smiles", "composition", "charge"),
    [
        ("O", {"H": 2, "O": 1}, 0),
        ("[C-]#[O+]", {"C": 1, "O": 1}, 0),
        ("[O-]S(=O)(=O)[O-]", {"O": 4, "S": 1}, -2),
        ("[NH4+]", {"N": 1, "H": 4}, 1),
        ("[Ca+2].[H-].[H-]", {"Ca": 1, "H": 2}, 0),
        ("c1ccccc1", {"C": 6, "H": 6}, 0),
        ("[N]=O", {"N": 1, "O": 1}, 0),
    ],
)
def test_a_structure_is_counted(smiles: str, composition: dict[str, int], charge: int) -> None:
    found = structure(smiles)
    assert (found.composition, found.charge) == (composition, charge)


@pytest.mark.parametrize(
    ("smiles", "code"),
    [
        ("", "smiles-empty"),
        (" ", "smiles-empty"),
        ("C(", "smiles-broken"),
        ("C1CC", "smiles-broken"),
        ("C(C)(C)(C)(C)C", "smiles-broken"),
        ("[Xx]", "smiles-broken"),
        ("é", "smiles-broken"),
        ("\0", "smiles-broken"),
        ("C" * (LONGEST + 1), "smiles-long"),
    ],
)
def test_what_is_no_structure_is_refused(smiles: str, code: str, capfd: pytest.CaptureFixture[str]) -> None:
    for asked in (lambda: structure(smiles), lambda: picture(smiles, "x")):
        with pytest.raises(BadInput) as wrong:
            asked()
        assert wrong.value.code == code
        assert str(wrong.value)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(("dark", "ink"), [(False, LIGHT), (True, DARK)])
@pytest.mark.parametrize("smiles", ["CC(=O)O", "O", "[Ca+2].[O-]S(=O)(=O)[O-].O.O"])
def test_a_picture_is_one_ink_on_nothing(smiles: str, dark: bool, ink: str) -> None:
    drawn = picture(smiles, "acetic acid", dark=dark)
    assert set(re.findall("#[0-9A-Fa-f]{6}", drawn)) == {ink}
    tree = ElementTree.fromstring(drawn)
    assert tree.find(f"{SVG}rect") is None
    assert tree.findall(f"{SVG}path")
    assert picture(smiles, "acetic acid", dark=dark) == drawn


def test_a_picture_tells_what_it_shows() -> None:
    tree = ElementTree.fromstring(picture("O", "<water> & co", "two hydrogen, one oxygen", width=100, height=80))
    assert (tree.get("role"), tree.get("width"), tree.get("height")) == ("img", "100px", "80px")
    assert [child.tag for child in tree][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert [child.text for child in tree][:2] == ["<water> & co", "two hydrogen, one oxygen"]


def test_the_ions_of_a_salt_are_drawn_once_and_counted() -> None:
    once, twice = picture("[Ca+2].[OH-]", "x"), picture("[Ca+2].[OH-].[OH-]", "x")
    assert "legend" not in once
    assert "legend" in twice


def test_whoever_draws_nothing_does_not_wait_for_rdkit() -> None:
    code = (
        "import sys, compoundry.chemistry.structure, compoundry.chemistry as c; c.parse('H2O'); print([*sys.modules])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "compoundry.chemistry.elements" in loaded
    for slow in ("'rdkit'", "'numpy'", "'fluent'"):
        assert slow not in loaded
