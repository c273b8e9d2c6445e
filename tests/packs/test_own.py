"""Playing with packs of one's own: found by name, kept apart in logs, refused where they do not fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.games.compounditall.cards import SHUFFLED, cards_of
from compoundry.kernel import BadInput, Match, Refusal, Seed
from compoundry.kernel.options import Setting
from compoundry.packs import folders

if TYPE_CHECKING:
    from tests.packs.conftest import Maker, Run


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Packs are read once; here each test writes its own."""
    before = dict(SHUFFLED)
    yield
    SHUFFLED.clear()
    SHUFFLED.update(before)


@pytest.fixture
def own(run: Run, tmp_path: Path) -> Path:
    """The folder in which the packs of whoever runs the tests are looked for first."""
    folder = tmp_path / "packs" / "compounditall"
    folder.mkdir(parents=True)
    return folder


def test_an_own_pack_is_played_by_its_name(run: Run, own: Path, pack: Maker, tmp_path: Path) -> None:
    (own / "ours-2.toml").write_text(pack())
    call = ["play", "compounditall", "--plain", "--seats", "easy,easy", "--seed", "3", "--option", "target=20"]
    done = run(*call, "--option", "pack=ours-2", "--save", str(tmp_path / "game.log"))
    assert (done.exit_code, done.stderr) == (0, "")
    assert cards_of("ours-2").size == 34
    assert run("replay", str(tmp_path / "game.log")).exit_code == 0


def test_packs_are_looked_for_in_two_folders_the_named_one_first(own: Path, pack: Maker, tmp_path: Path) -> None:
    data = tmp_path / "data" / "compoundry" / "packs" / "compounditall"
    assert folders("compounditall") == [own, data]
    data.mkdir(parents=True)
    (data / "ours.toml").write_text(pack('"PULP"'))
    assert cards_of("ours").size == 35
    SHUFFLED.clear()
    (own / "ours.toml").write_text(pack())
    assert cards_of("ours").size == 34


def test_without_settings_they_lie_in_the_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COMPOUNDRY_PACKS", raising=False)
    monkeypatch.setenv("HOME", "/home/anna")
    for relative in ("", "relative/data"):
        monkeypatch.setenv("XDG_DATA_HOME", relative)
        assert [str(one) for one in folders("x")] == ["/home/anna/.local/share/compoundry/packs/x"]


def test_a_pack_that_is_not_there_is_told_with_those_that_are(run: Run, own: Path, pack: Maker, tmp_path: Path) -> None:
    (own / "ours.toml").write_text(pack())
    done = run("play", "compounditall", "--option", "pack=theirs")
    data = tmp_path / "data" / "compoundry" / "packs" / "compounditall"
    assert (done.exit_code, done.stderr) == (
        2,
        "compoundry: There is no pack “theirs”, only ours, standard. "
        f"Packs of your own are looked for in {own}, {data}.\n",
    )


@pytest.mark.parametrize("name", ["../ours", "Ours", "a b", "", "ours.toml", "x" * 41])
def test_a_name_cannot_lead_elsewhere(run: Run, own: Path, pack: Maker, name: str) -> None:
    (own.parent / "ours.toml").write_text(pack())
    done = run("play", "compounditall", "--option", f"pack={name}")
    assert done.exit_code == 2
    assert "The option pack cannot be" in done.stderr


def test_a_pack_with_errors_is_not_played_and_says_where_it_is_wrong(run: Run, own: Path, pack: Maker) -> None:
    (own / "ours.toml").write_text(pack('"rain"'))
    done = run("play", "compounditall", "--option", "pack=ours")
    assert (done.exit_code, done.stderr) == (
        2,
        f"compoundry: {own / 'ours.toml'}, line 42: “rain” is no word for a card. "
        "Write 1 to 14 capital letters from A to Z.\n",
    )


def test_a_pack_of_another_game_is_refused(run: Run, own: Path, pack: Maker) -> None:
    (own / "ours.toml").write_text(pack().replace('"compounditall"', '"compounded"'))
    done = run("play", "compounditall", "--option", "pack=ours")
    assert "line 1: This pack is for “compounded”, not for compounditall." in done.stderr


def test_a_link_that_leads_nowhere_is_not_passed_over(run: Run, own: Path) -> None:
    (own / "ours.toml").symlink_to(own / "gone.toml")
    assert "ours.toml: There is no such file." in run("play", "compounditall", "--option", "pack=ours").stderr


@pytest.mark.parametrize("change", ["points", "words", "gone"])
def test_a_game_that_was_played_with_another_pack_is_refused(
    run: Run, own: Path, pack: Maker, tmp_path: Path, change: str
) -> None:
    file = own / "ours.toml"
    file.write_text(pack())
    match = Match.start(game, {"pack": "ours"}, 2, Seed.from_int(1))
    log = tmp_path / "game.log"
    log.write_text(match.save(reveal=True))
    assert run("replay", str(log)).exit_code == 0
    SHUFFLED.clear()
    if change == "gone":
        file.unlink()
        sentence = "There is no pack “ours”"
    else:
        file.write_text(pack('"PULP"') if change == "words" else pack(before='["BED", 12]', without="BED"))
        sentence = "The content pack of compounditall is not the one this game was played with."
    done = run("replay", str(log))
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"{log}, line 1: {sentence}" in done.stderr


def test_a_new_title_or_remark_changes_no_game(own: Path, pack: Maker) -> None:
    file = own / "ours.toml"
    file.write_text(pack())
    log = Match.start(game, {"pack": "ours"}, 2, Seed.from_int(1)).save(reveal=True)
    SHUFFLED.clear()
    file.write_text("# a remark\n" + pack().replace("Ours", "Theirs"))
    assert Match.load(log).header.seats == 2


@pytest.mark.rule("CW-2")
def test_only_decks_that_the_pack_has_are_played(own: Path, pack: Maker) -> None:
    (own / "ours.toml").write_text(pack(colour="red"))
    settings: dict[str, Setting] = {"pack": "ours"}
    assert len(Match.start(game, settings, 2, Seed.from_int(1)).header.options) == len(game.options)
    for decks in ("yellow", "blue-red", "all"):
        options = game.settings({**settings, "decks": decks})
        first = "blue" if decks == "blue-red" else "yellow"
        assert game.unsuited(2, options) == Refusal("deck-missing", "CW-2", deck=first, decks=["red"])
        with pytest.raises(BadInput):
            Match.start(game, options.values, 2, Seed.from_int(1))
    assert game.unsuited(2, game.settings({**settings, "decks": "red"})) is None


@pytest.mark.rule("CW-A27")
def test_a_pack_of_one_deck_is_for_six_at_most(own: Path, pack: Maker) -> None:
    (own / "ours.toml").write_text(pack())
    assert game.unsuited(7, game.settings({"pack": "ours"})) == Refusal("decks-few", "CW-A27", seats=7, decks=1)
