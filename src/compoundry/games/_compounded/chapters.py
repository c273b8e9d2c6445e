"""The verbs of the game in their canonical order, and its questions."""

from __future__ import annotations

from typing import Any, Final

from compoundry.games._compounded.aftermath import Aftermath, Keep, Keeping, Raise, Raising
from compoundry.games._compounded.bag import Crystal, Drawing
from compoundry.games._compounded.claims import Recall, Recalling
from compoundry.games._compounded.deck import Filling, Light, Reveal
from compoundry.games._compounded.discovery import Discovery, Return, Returning, Swap, Swapping
from compoundry.games._compounded.fire import Extinguish, Fire, Scatter, Scattering
from compoundry.games._compounded.lab import Lab, NobelScoring, Score, Scoring
from compoundry.games._compounded.nobel import NobelPlacing
from compoundry.games._compounded.placing import Exchange, Fill, Place, Wild, WildFill
from compoundry.games._compounded.position import Compounded
from compoundry.games._compounded.reactions import Grant, Granting, Haul, Hauling, Share, Sharing
from compoundry.games._compounded.research import Placing, Research
from compoundry.games._compounded.round import Round
from compoundry.games._compounded.setup import Lot, Lots, Opening
from compoundry.games._compounded.steps import Pass
from compoundry.games._compounded.study import Claim, Claiming, Shift, Shifting
from compoundry.games._compounded.tools import (
    Adjust,
    Burn,
    BurnerWindow,
    Goggles,
    GogglesWindow,
    KeyWindow,
    TakeKey,
)
from compoundry.games._compounded.trade import VERBS, Trading
from compoundry.kernel import Frame

Compounded.moves = (
    # NATURE's.
    Reveal,
    Light,
    Lot,
    Crystal,
    # Discovery.
    *VERBS,
    Swap,
    Return,
    # Study.
    Claim,
    Shift,
    # Research.
    Goggles,
    Place,
    Fill,
    Wild,
    WildFill,
    Exchange,
    Burn,
    # Lab.
    Score,
    Adjust,
    Keep,
    Raise,
    Grant,
    Share,
    Haul,
    Recall,
    Extinguish,
    Scatter,
    TakeKey,
    Pass,
)

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    Opening,
    Lots,
    Drawing,
    Round,
    Discovery,
    Trading,
    Swapping,
    Returning,
    Claiming,
    Shifting,
    Research,
    GogglesWindow,
    BurnerWindow,
    Placing,
    NobelPlacing,
    Lab,
    Scoring,
    NobelScoring,
    Aftermath,
    Keeping,
    Raising,
    Granting,
    Sharing,
    Hauling,
    Recalling,
    Filling,
    Fire,
    Scattering,
    KeyWindow,
)
