"""The table of the whole screen in a terminal of its own, as a process: opened, played, left, taken up, looked at."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from compoundry.kernel import Match

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other terminals")

PATIENCE = 60
"""Seconds after which nothing will come any more."""

CODES = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[()][AB0]|P[^\x1b]*\x1b\\|.)")


class Terminal:
    """A terminal of 80 columns and 24 lines with a command in it."""

    def __init__(self, end: int, process: subprocess.Popen[bytes]) -> None:
        self.end = end
        self.process = process
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read until this was shown since the last key."""
        until = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < until, f"{text!r} was never shown; shown was {self.shown[-2000:]!r}"
            if select.select([self.end], [], [], 0.2)[0]:
                with suppress(OSError):
                    self.shown += CODES.sub(b" ", os.read(self.end, 65536)).decode(errors="replace")

    def press(self, keys: str) -> None:
        self.shown = ""
        os.write(self.end, keys.encode())


@contextmanager
def terminal(*words: str, language: str = "en") -> Iterator[Terminal]:
    import fcntl
    import pty
    import struct
    import termios

    end, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "compoundry", *words],
        env={**os.environ, "COMPOUNDRY_LANGUAGE": language, "TERM": "xterm-256color", "COLORFGBG": "15;0"},
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    )
    os.close(inside)
    try:
        yield Terminal(end, process)
    finally:
        process.kill()
        process.wait()
        os.close(end)


def test_a_game_is_opened_played_left_taken_up_and_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "kept.game"
    words = ["play", "leduc", "--seats", "you,you", "--save", str(file)]
    with terminal(*words, "--seed", "3") as screen:
        screen.wait_for("the space bar")
        screen.press(" ")
        screen.wait_for("it is your turn")
        screen.press(":call\r")
        screen.wait_for("Hand the device")
        screen.press("q")
        screen.wait_for("Until next time.")
        screen.wait_for("The game is saved in")
        assert screen.process.wait(PATIENCE) == 0
    assert len(Match.load(file.read_text()).entries) == 2
    with terminal(*words, language="de") as screen:
        screen.wait_for("die Leertaste")
        screen.press("q")
        assert screen.process.wait(PATIENCE) == 0
    with terminal("replay", str(file), "--show") as screen:
        screen.wait_for("entry 0 of 1")
        screen.press("\x1b[C")
        screen.wait_for("entry 1 of 1")
        screen.press("q")
        assert screen.process.wait(PATIENCE) == 0


def test_an_interrupt_leaves_the_game_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.game"
    with terminal("play", "tictactoe", "--seats", "you,random", "--save", str(file)) as screen:
        screen.wait_for("it is your turn")
        screen.press("\x03")
        assert screen.process.wait(PATIENCE) in (0, 130)
    assert not Match.load(file.read_text()).over()


def test_what_goes_wrong_is_one_sentence_on_the_terminal_as_it_was(tmp_path: Path) -> None:
    with terminal("replay", str(tmp_path / "none.game"), "--show") as screen:
        screen.wait_for("There is no such file.")
        assert screen.process.wait(PATIENCE) == 2
