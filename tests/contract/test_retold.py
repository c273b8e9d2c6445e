"""Games that chance seldom plays are kept as a log and as a text, and every difference is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from yardsticks.bazaar import game

from compoundry.contract import Broken, check_retold, write_retold
from compoundry.contract.matches import random_submit
from compoundry.contract.retold import WRITTEN, retold
from compoundry.kernel import Ack, FastDraw, Match, Seed


@pytest.fixture(scope="module")
def match() -> Match:
    """A game with a standing answer, a move that was taken back, and a seat whose time was up."""
    match, draw = Match.start(game, {}, 3, Seed.from_int(1), "a market"), FastDraw(1)
    done = [match.stand(1, "veto", True), match.submit(0, "offer [0] [1]", match.ticket(0)), match.undo(0)]
    done.append(match.expire(2, match.ticket(2)))
    assert all(isinstance(one, Ack) for one in done)
    while not match.over():
        random_submit(match, draw)
    return match


def test_every_command_is_told_and_played_again(match: Match) -> None:
    lines = retold(match).splitlines()
    assert lines[0] == "a market, 3 seats"
    told = [line for line in lines if line.startswith("entry ")]
    assert len(told) == len(match.entries) - 1 > 2 * WRITTEN
    assert told[0] == 'entry 1: seat 1 {"stand": "veto", "pass": true}'
    assert told[2] == 'entry 3: seat 0 {"undo": 2}'
    assert told[3] == 'entry 4: seat 2 {"clock": ["pass"]}'
    digests = [line.removeprefix("  digest ") for line in lines if line.startswith("  digest ")]
    assert digests == [moment.digest() for moment in match.moments()]
    assert sum(" may: " in line for line in lines) < 6 * WRITTEN  # the middle of it is only counted


def test_a_kept_game_is_compared(match: Match, tmp_path: Path) -> None:
    texts, logs = tmp_path / "texts", tmp_path / "logs"
    write_retold(texts, logs, "all-told", match)
    outcome = match.outcome()
    assert outcome is not None
    assert check_retold(texts, logs, game) == {"all-told": outcome.reason}
    [text] = texts.iterdir()
    [log] = logs.iterdir()
    whole = text.read_text(encoding="utf-8")
    text.write_text(whole.replace('"pass": true', '"pass": false'), encoding="utf-8")
    with pytest.raises(Broken, match=r"line \d+ was"):
        check_retold(texts, logs, game)
    text.write_text(whole + "and more\n", encoding="utf-8")
    with pytest.raises(Broken, match="lines"):
        check_retold(texts, logs, game)
    text.write_text(whole, encoding="utf-8")
    log.write_text(log.read_text(encoding="utf-8").replace("offer", "offers", 1), encoding="utf-8")
    with pytest.raises(Broken, match="no longer plays"):
        check_retold(texts, logs, game)
    log.unlink()
    with pytest.raises(Broken, match="is not kept"):
        check_retold(texts, logs, game)
