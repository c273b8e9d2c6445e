"""For every end there is a kept game that comes to it, and for every way to play one that the clock has a part in."""

from __future__ import annotations

from pathlib import Path

from endings import ENDINGS

from compoundry.contract import check_retold
from compoundry.games.compounditall import KINDS, game

TESTS = Path(__file__).parent.parent.parent


def test_every_end_is_kept_and_told_as_it_is_written_down() -> None:
    ends = check_retold(TESTS / "playthroughs", TESTS / "corpus", game)
    assert ends == {ending.name: ending.reason for ending in ENDINGS[game.id]}
    assert set(ends.values()) == set(game.ends)


def test_every_way_to_play_ends_at_an_agreed_time() -> None:
    ways = {str(ending.options.get("play", "standard")) for ending in ENDINGS[game.id] if ending.reason == "deadline"}
    assert ways == set(KINDS)
