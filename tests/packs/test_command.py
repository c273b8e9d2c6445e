"""``compoundry pack check``: what it prints, how it ends, and what it makes of files that are no packs."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.packs.conftest import Maker, Run


def written(file: Path, text: str) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_sound_pack_is_summed_up(run: Run, pack: Maker, tmp_path: Path) -> None:
    done = run("pack", "check", written(tmp_path / "ours.toml", pack()))
    assert (done.exit_code, done.stderr) == (0, "")
    lines = [line.split() for line in done.stdout.splitlines() if line.strip()]
    assert done.stdout.startswith("Ours: a pack for Compound It All!, ready to be played\n")
    assert ["Deck", "Cards", "Partners", "Points", "●yellow", "●blue", "●red", "●grey", "●brown"] in lines
    assert ["yellow", "34", "2–14", "4–15", "34", "0", "0", "5", "2"] in lines
    place = tmp_path / "packs" / "compounditall" / "ours.toml"
    assert done.stdout.endswith(
        f"To play with it, copy it to {place}, then: compoundry play compounditall --option pack=ours\n"
    )


def test_a_pack_that_lies_where_it_belongs_can_be_played_at_once(run: Run, pack: Maker, tmp_path: Path) -> None:
    file = written(tmp_path / "packs" / "compounditall" / "ours.toml", pack())
    told = run("pack", "check", file).stdout
    assert told.endswith("\nPlay with it: compoundry play compounditall --option pack=ours\n")


@pytest.mark.parametrize(
    "name", ["Ours.toml", "our pack.toml", "ours.txt", "standard.toml", "ours", f"{'x' * 41}.toml"]
)
def test_a_file_whose_name_nobody_can_ask_for(run: Run, pack: Maker, tmp_path: Path, name: str) -> None:
    told = run("pack", "check", written(tmp_path / "packs" / "compounditall" / name, pack())).stdout
    assert f"{tmp_path / 'packs' / 'compounditall' / 'my-pack.toml'} (any name of small letters" in told


def test_errors_come_line_by_line_and_end_with_1(run: Run, pack: Maker, tmp_path: Path) -> None:
    file = written(tmp_path / "ours.toml", pack('"XYLOPHONE"', '"PULP"', '"BED"'))
    done = run("pack", "check", file)
    assert (done.exit_code, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        "2 things keep this pack from being played:",
        f"{file}, line 42: XYLOPHONE makes a compound with no other word of the yellow deck. "
        "Add a partner (“compoundry check word” knows which words go together), or leave it out.",
        f"{file}, line 44: BED is in this deck already, in line 10. "
        "Take one of them out; another deck may have it too.",
        "One piece of advice:",
        f"{file}, line 43: PULP has only one partner in the yellow deck, WOOD. "
        "With two or more it is less often left in the hand.",
    ]


def test_it_speaks_german(run: Run, pack: Maker, tmp_path: Path) -> None:
    file = written(tmp_path / "ours.toml", pack('"XYLOPHONE"'))
    assert run("--language", "de", "pack", "check", file).stdout.splitlines() == [
        "Noch ist dieses Paket nicht spielbar, denn eines stimmt nicht:",
        f"{file}, Zeile 42: XYLOPHONE bildet mit keinem anderen Wort des Decks „yellow“ ein Kompositum. "
        "Einen Partner dazunehmen („compoundry check word“ weiß, was zusammengeht) oder es weglassen.",
    ]
    sound = run("--language", "de", "pack", "check", written(tmp_path / "gut.toml", pack())).stdout
    assert sound.startswith("Ours: ein Paket für Compound It All!, bereit zum Spielen\n")
    assert ["gelb", "34", "2–14", "4–15", "34", "0", "0", "5", "2"] in [line.split() for line in sound.splitlines()]


def test_json_says_the_same(run: Run, pack: Maker, tmp_path: Path) -> None:
    good = run("pack", "check", written(tmp_path / "good.toml", pack('"PULP"')), "--json")
    data = json.loads(good.stdout)
    assert (good.exit_code, data["game"], data["title"], data["playable"]) == (0, "compounditall", "Ours", True)
    assert (data["errors"], data["summary"][0]["cards"]) == ([], 35)
    assert [(one["line"], one["code"]) for one in data["advice"]] == [(42, "pack-lonely")]
    bad = run("pack", "check", written(tmp_path / "bad.toml", pack('"rain"')), "--json")
    assert bad.exit_code == 1
    assert json.loads(bad.stdout) == {
        "file": str(tmp_path / "bad.toml"),
        "game": "compounditall",
        "title": "Ours",
        "playable": False,
        "errors": [
            {
                "line": 42,
                "code": "pack-word",
                "what": "“rain” is no word for a card.",
                "remedy": "Write 1 to 14 capital letters from A to Z.",
            }
        ],
        "advice": [],
        "summary": [],
    }
    none = json.loads(run("pack", "check", written(tmp_path / "none.toml", "game = 'x"), "--json").stdout)
    assert (none["game"], none["title"], none["playable"]) == (None, None, False)
    assert [(one["line"], one["code"]) for one in none["errors"]] == [(1, "pack-toml")]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: The file does not say which game it is for."),
        ('game = "chess"', "line 1: No game called “chess” has packs here, only compounded, compounditall."),
        ('game = "tictactoe"', "line 1: No game called “tictactoe” has packs here"),
        ('game = "compounditall"\ntitle = "Ours', "line 2: This is no TOML: "),
        (f"a = {'[' * 9000}", ".toml: This is no TOML: "),
    ],
)
def test_a_text_that_is_no_pack_ends_with_1(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    done = run("pack", "check", written(tmp_path / "no.toml", text))
    assert (done.exit_code, done.stderr) == (1, "")
    assert sentence in done.stdout


def test_a_mark_of_byte_order_does_no_harm(run: Run, pack: Maker, tmp_path: Path) -> None:
    assert run("pack", "check", written(tmp_path / "ours.toml", f"\ufeff{pack()}".replace("\n", "\r\n"))).exit_code == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfeg\x00a\x00", "This is not a text file: byte 0 belongs in no text."),
        (b"game = \x00", "This is not a text file: byte 7 belongs in no text."),
        (b"#" * 1_000_001, "The file is larger than 1,000 kB; no pack is."),
    ],
)
def test_a_file_that_cannot_be_read_ends_with_2(run: Run, tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "no.toml").write_bytes(content)
    done = run("pack", "check", str(tmp_path / "no.toml"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"compoundry: {tmp_path / 'no.toml'}: {sentence}\n"


def test_a_file_that_is_not_there_or_no_file(run: Run, tmp_path: Path) -> None:
    assert run("pack", "check", str(tmp_path)).stderr == f"compoundry: {tmp_path}: This is a folder, not a file.\n"
    missing = run("pack", "check", str(tmp_path / "no.toml"))
    assert (missing.exit_code, missing.stderr) == (2, f"compoundry: {tmp_path / 'no.toml'}: There is no such file.\n")
    assert run("pack", "check", "a\0b").stderr.startswith("compoundry: No file can be called “a")
    assert run("pack", "check").stderr == "compoundry: FILE is missing; --help shows what is needed.\n"


@pytest.mark.skipif(os.name != "posix" or not os.path.exists("/dev/zero"), reason="needs a file without end")
def test_a_file_without_end_is_too_large(run: Run) -> None:
    assert run("pack", "check", "/dev/zero").exit_code == 2


def test_alone_it_says_what_there_is(run: Run) -> None:
    assert (run("pack").exit_code, run("pack").stdout) == (0, run("pack", "--help").stdout)
    assert "Did you mean check?" in run("pack", "chekc", "x").stderr
