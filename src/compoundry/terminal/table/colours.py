"""The bench in light and in dark: calm paper, ink, one accent.  Contrasts are those of the house's tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual.theme import Theme

from compoundry.terminal import ink

BENCH: Final = Theme(
    name="bench",
    dark=False,
    background="#F7F6F2",
    surface="#EEECE5",
    panel="#E2DFD5",
    foreground="#1B1F24",
    primary="#0B5FB0",
    accent="#0B5FB0",
    success="#00755A",
    warning="#8A5200",
    error="#B3261E",
    variables={"muted": ink.DAY.muted, "on-accent": "#FFFFFF", "rule": "#C9C5B9"},
)

NIGHT: Final = Theme(
    name="night",
    dark=True,
    background="#15191F",
    surface="#1C222A",
    panel="#28303A",
    foreground="#E8EAED",
    primary="#7CC4F2",
    accent="#7CC4F2",
    success="#5FD3B0",
    warning="#FFC46B",
    error="#FFB4AB",
    variables={"muted": ink.NIGHT.muted, "on-accent": "#111417", "rule": "#3A4450"},
)


def at_night(environment: Mapping[str, str]) -> bool:
    """Is the terminal dark?  Many say so in COLORFGBG; one that is silent is taken to be."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return ground not in ("7", "15")


def ink_of(theme: Theme) -> ink.Ink:
    """What pictures are drawn with on this bench."""
    return ink.NIGHT if theme.dark else ink.DAY
