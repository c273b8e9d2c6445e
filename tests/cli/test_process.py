"""The command as a process of its own: pipes that close, keys that interrupt, odd encodings."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "compoundry"]
ENVIRONMENT = {**os.environ, "COMPOUNDRY_LANGUAGE": "en"}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    words = [*COMMAND, "simulate", "tictactoe", "--games", "60", "--json"]
    told = [
        subprocess.run([*words, "--jobs", str(jobs)], env=ENVIRONMENT, capture_output=True, check=True)
        for jobs in (1, 2)
    ]
    assert told[0].stdout == told[1].stdout
    assert json.loads(told[0].stdout)["games"] == 60
    assert told[1].stderr == b""


def test_a_reader_who_leaves_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    for command in (["games"], ["--help"], ["simulate", "leduc", "--games", "5", "--jobs", "1", "--json"]):
        done = subprocess.run([*COMMAND, *command], env=ENVIRONMENT, stdout=write, stderr=subprocess.PIPE)
        assert (done.returncode, done.stderr) == (1, b"")
    os.close(write)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_an_interrupt_is_quiet_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "kept.game"
    with started("play", "leduc", "--seats", "you,random", "--seed", "1", "--save", str(file)) as process:
        assert process.stdout is not None
        assert any(line.split()[:1] == [b"2"] for line in process.stdout), "the table never asked for a move"
        assert interrupted(process) == (130, b"")
    assert file.read_text().startswith('{"compoundry":1')


SLOW = """
import os
from pathlib import Path
from yardsticks.tictactoe import TicTacToe

class Slow(TicTacToe):
    id = "slow"

    def start(self, seats, options):
        if Path("asked").exists():
            Path("begun").touch()
            while True:
                pass
        Path("asked").touch()
        return super().start(seats, options)

game = Slow()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_an_interrupted_simulation_leaves_nobody_behind(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    facts = tmp_path / "slow-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: slow\nVersion: 1\n")
    (facts / "entry_points.txt").write_text("[compoundry.games]\nslow = slow\n")
    with started("simulate", "slow", "--games", "9", "--jobs", "2", folder=tmp_path) as process:
        while not (tmp_path / "begun").exists():
            assert process.poll() is None
        # Its output ends when the last of its processes has ended, so that this waits for all of them.
        assert interrupted(process) == (130, b"")


@contextmanager
def started(*words: str, folder: Path | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """The command, running; it is gone at the end, whatever happens."""
    paths = os.pathsep.join([str(folder or ""), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(
        [*COMMAND, *words],
        env={**ENVIRONMENT, "PYTHONPATH": paths, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def heed_interrupts() -> None:
    """What was started in the background of a shell would not hear Ctrl-C otherwise."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """How it ends after Ctrl-C: with which code and which complaint."""
    os.killpg(process.pid, signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    return process.returncode, complaint


def test_what_cannot_be_printed_is_replaced() -> None:
    environment = {**ENVIRONMENT, "COMPOUNDRY_LANGUAGE": "de", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run([*COMMAND, "replay", "/"], env=environment, capture_output=True)
    assert (done.returncode, done.stdout) == (2, b"")
    done = subprocess.run([*COMMAND, "simulate", "ledoc"], env=environment, capture_output=True)
    assert done.stderr == b"compoundry: Ein Spiel ?ledoc? gibt es nicht. Ist leduc gemeint?\n"


def test_what_was_typed_in_another_encoding_does_no_harm() -> None:
    words = [*COMMAND, "play", "leduc", "--seats", "you,random"]
    done = subprocess.run(words, env=ENVIRONMENT, input=b"\xff\xfe\x00\x1b[2J\nq\n", capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout.splitlines()[-2]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no disk that is always full")
def test_a_full_disk_is_named() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, "games"], env=ENVIRONMENT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr == "compoundry: The output cannot be written: the disk is full.\n"


def test_closed_streams_do_no_harm() -> None:
    command = shlex.join(COMMAND)
    closed = f"{command} games >&- && {command} play leduc --plain <&-"
    done = subprocess.run(["sh", "-c", closed], env=ENVIRONMENT, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
