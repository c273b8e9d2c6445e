"""The verbs of the game in their canonical order, and its questions."""

from __future__ import annotations

from typing import Any, Final

from compoundry.games.compounded.aftermath import Aftermath, Keep, Keeping, Raise, Raising
from compoundry.games.compounded.bag import Crystal, Drawing
from compoundry.games.compounded.claims import Recall, Recalling
from compoundry.games.compounded.deck import Filling, Light, Reveal
from compoundry.games.compounded.discovery import Discovery, Return, Returning, Swap, Swapping
from compoundry.games.compounded.fire import Extinguish, Fire, Scatter, Scattering
from compoundry.games.compounded.lab import Lab, NobelScoring, Score, Scoring
from compoundry.games.compounded.nobel import NobelPlacing
from compoundry.games.compounded.placing import Exchange, Fill, Place, Wild, WildFill
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.reactions import Grant, Granting, Haul, Hauling, Share, Sharing
from compoundry.games.compounded.research import Placing, Research
from compoundry.games.compounded.round import Round
from compoundry.games.compounded.setup import Lot, Lots, Opening
from compoundry.games.compounded.steps import Pass
from compoundry.games.compounded.study import Claim, Claiming, Shift, Shifting
from compoundry.games.compounded.tools import (
    Adjust,
    Burn,
    BurnerWindow,
    Goggles,
    GogglesWindow,
    KeyWindow,
    TakeKey,
)
from compoundry.games.compounded.trade import VERBS, Trading
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
