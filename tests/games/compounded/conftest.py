"""The pack called "test" is where games look for packs, before any test runs."""

from __future__ import annotations

from compoundry.games.compounded.cards import READ

from .labs import plausible

READ["test"] = plausible("test")
