"""Flames, extinguishers, explosions and scatter.  CD-53 to CD-60, CD-73 to CD-75."""

from __future__ import annotations

import pytest

from .labs import Card, lab


@pytest.mark.rule("CD-55", "CD-56", "CD-75")
def test_the_rulebooks_acetylene() -> None:
    """RB p9: the hydrogen has two places to go; the carbon one, for the other space is filled already."""
    table = lab(
        field={
            0: Card("HNO3", has="N"),
            1: Card("HN3"),
            5: Card("C2H2", has="C H", claims="1", burns=1),
            6: Card("COS"),
            9: Card("CaCN2", has="C"),
        },
        benches={0: "O"},
        tools={0: "bunsen-burner"},
    )
    assert table.play("0: burn 5") == ["burned", "flames", "exploded", "scattered"]
    assert table.told("scattered") == [{"element": 1, "origin": 5, "place": 6, "compound": table.kind("COS")}]
    assert table.card(5) == ""
    assert table.position.acting() == [1]  # the claimant chooses
    assert table.legal() == ["scatter H 0", "scatter H 1"]
    table.refuses("scatter H 9", "out-of-reach", "CD-55", element=0, place=9)
    table.play("scatter H 1")
    assert [table.on(place) for place in (0, 1, 6, 9)] == ["N", "H", "C", "C"]
