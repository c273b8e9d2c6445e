"""Every command, in the process: what it prints, what it refuses, with which code it ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from compoundry.commands.house import app
from compoundry.kernel import Match, Refusal, Seed, registry
from compoundry.kernel.log import Moved
from compoundry.textfiles import LANGUAGES, PSEUDO

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("COMPOUNDRY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def go(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, words, input=typed)

    return go


def stored(folder: Path, moves: str = "call raise call call call", reveal: bool = True) -> Path:
    """A game of Leduc poker as a file."""
    match = Match.start(registry.find("leduc"), seed=Seed.from_int(1))
    for move in moves.split():
        seat = match.position.acting()[0]
        assert not isinstance(match.submit(seat, move, match.ticket(seat)), Refusal)
    file = folder / "leduc.game"
    file.write_text(match.save(reveal))
    return file


def test_alone_it_shows_what_there_is(run: Run) -> None:
    alone = run()
    assert (alone.exit_code, alone.stdout) == (0, run("--help").stdout)
    for command in ("games", "play", "simulate", "replay", "doctor"):
        assert command in alone.stdout


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "doctor"])
def test_help_is_in_the_persons_language(run: Run, command: str, language: str) -> None:
    page = run("--language", language, command, "--help")
    assert page.exit_code == 0
    assert "--help" in page.stdout
    assert not {"help-", "cli-"} & set(page.stdout.split())
    assert all(len(line) <= 80 for line in page.stdout.splitlines())
    words = {"en": "Show this page", "de": "Zeigt diese Seite", PSEUDO: "Šhów"}
    assert words[language] in page.stdout


@pytest.mark.parametrize(
    ("name", "value", "german"),
    [
        ("COMPOUNDRY_LANGUAGE", "de", True),
        ("LC_ALL", "de_AT.UTF-8", True),
        ("LANG", "de_DE@euro", True),
        ("LANG", "fr_FR.UTF-8", False),
        ("LC_ALL", "C", False),
    ],
)
def test_the_system_says_which_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str, german: bool
) -> None:
    monkeypatch.setenv(name, value)
    assert ("Zeigt die Version" in run("--help").stdout) is german
    assert "Say which version" in run("--help", "--language=en").stdout


def test_games_are_listed(run: Run) -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == list(registry.modules())
    leduc = next(game for game in listed if game["id"] == "leduc")
    assert (leduc["fewest"], leduc["most"], leduc["bots"][0]) == (2, 2, "random")
    assert "leduc" in run("games").stdout


def published(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, module: str) -> None:
    """A package with one game, as if it were installed."""
    facts = folder / f"{name}-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[compoundry.games]\n{name} = {module}\n")
    monkeypatch.syspath_prepend(str(folder))


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published(tmp_path, monkeypatch, "ruin", "no.such.module")
    listed = run("games", "--json")
    assert listed.exit_code == 1
    assert [game["id"] for game in json.loads(listed.stdout)] == [name for name in registry.modules() if name != "ruin"]
    assert "The game ruin (module no.such.module) cannot be loaded" in listed.stderr


def test_a_game_whose_messages_are_broken_is_named_with_file_and_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published(tmp_path, monkeypatch, "mumble", "mumble")
    folder = tmp_path / "mumble"
    (folder / "text").mkdir(parents=True)
    (folder / "text" / "en.ftl").write_text("name = Mumble\nabout {\n")
    module = "from compoundry.kernel import Game\nclass Mumble(Game):\n    id = 'mumble'\ngame = Mumble()\n"
    (folder / "__init__.py").write_text(module)
    listed = run("games", "--json")
    assert (listed.exit_code, len(json.loads(listed.stdout))) == (1, len(registry.modules()) - 1)
    assert listed.stderr.startswith("compoundry: mumble/text/en.ftl:2: The messages cannot be read: ")
    for command in ("play", "simulate"):
        done = run(command, "mumble")
        assert (done.exit_code, done.stdout, done.stderr) == (2, "", listed.stderr)


def test_the_version_and_the_doctor(run: Run) -> None:
    assert run("--version").stdout.startswith("compoundry ")
    facts = json.loads(run("doctor", "--json").stdout)
    assert {"python", "rules", "games"} <= facts.keys()
    assert "Regeln" in run("--language", "de", "doctor").stdout


def test_a_simulation_reports_in_json_and_in_words(run: Run) -> None:
    words = ("simulate", "leduc", "--games", "30", "--seed", "4", "--jobs", "1")
    found = json.loads(run(*words, "--json").stdout)
    assert (found["game"], found["games"], found["seats"], found["seed"]) == ("leduc", 30, 2, 4)
    assert found["bots"]["random"]["games"] == 60
    assert sum(found["ends"].values()) == 30
    assert [seat["seat"] for seat in found["seats_won"]] == [0, 1]
    assert "50.0%" in run(*words).stdout
    assert "50,0 %" in run("--language", "de", *words).stdout


def test_a_simulation_can_begin_at_any_game(run: Run) -> None:
    def ends(*words: str) -> int:
        found = json.loads(run("simulate", "leduc", "--jobs", "1", "--json", *words).stdout)
        return int(found["ends"].get("folded", 0))

    assert ends("--games", "20") == ends("--games", "8") + ends("--games", "12", "--first", "8")


def test_a_finished_game_is_told_with_its_secrets(run: Run, tmp_path: Path) -> None:
    file = str(stored(tmp_path))
    found = json.loads(run("replay", file, "--json").stdout)
    assert list(found) == ["game", "version", "seats", "entries", "events", "outcome", "digest", "fair", "inherited"]
    assert [event["known"] for event in found["events"] if event["kind"] == "dealt"] == [True, True]
    assert found["fair"] is True
    assert found["outcome"]["reason"] in registry.find("leduc").ends
    assert found["digest"] in run("replay", file).stdout


def test_a_game_that_is_not_over_is_told_as_everybody_saw_it(run: Run, tmp_path: Path) -> None:
    file = str(stored(tmp_path, "call", reveal=False))
    public = json.loads(run("replay", file, "--json").stdout)
    assert (public["outcome"], public["fair"]) == (None, None)
    assert [event for event in public["events"] if "card" in event] == []
    mine = json.loads(run("replay", file, "--json", "--seat", "1").stdout)
    assert [event["seat"] for event in mine["events"] if "card" in event] == [1]
    assert "The game is not over yet." in run("replay", file).stdout
    assert "kein Startwert" in run("--language", "de", "replay", file).stdout


def test_chance_that_does_not_follow_from_the_seed_is_reported(run: Run, tmp_path: Path) -> None:
    file = stored(tmp_path)
    match = Match.load(file.read_text())
    match.seed = Seed.from_int(2)
    file.write_text(match.save(reveal=True))
    assert run("replay", str(file)).exit_code == 2  # not the seed that was promised
    match.header.commitment = match.seed.commitment(match.header.public())
    file.write_text(match.save(reveal=True))
    told = run("replay", str(file), "--json")
    assert (told.exit_code, json.loads(told.stdout)["fair"]) == (1, False)
    assert "did NOT follow" in run("replay", str(file)).stdout


def test_a_forged_move_is_refused_in_the_words_of_its_game(run: Run, tmp_path: Path) -> None:
    file = stored(tmp_path)
    match = Match.load(file.read_text())
    entry = match.entries[1]
    assert isinstance(entry, Moved)
    entry.move = match.game.parse("fold")
    file.write_text(match.save())
    refused = run("--language", "de", "replay", str(file))
    sentence = "Es gibt nichts mitzugehen: Der Einsatz von 1 ist schon bezahlt. (LE-3)"
    said = f"compoundry: {file}, Eintrag 1: Die Regeln lassen das nicht zu: {sentence}\n"
    assert (refused.exit_code, refused.stderr) == (2, said)


WRONG = [
    ("gmes", "There is no command “gmes”. Did you mean games?"),
    ("zzz", "There is no command “zzz”, only games, play, simulate, replay, doctor, check, pack."),
    ("pack zzz", "There is no command “zzz”, only check."),
    ("check zzz", "There is no command “zzz”, only word."),
    ("--language fr games", "There is no language fr, only en, de."),
    ("games --language", "After --language a value is missing."),
    ("games leduc", "“leduc” is one word too many; --help shows what is needed."),
    ("simulate", "GAME is missing; --help shows what is needed."),
    ("simulate leduk", "There is no game “leduk”. Did you mean leduc?"),
    ("play leduk", "There is no game “leduk”. Did you mean leduc?"),
    ("simulate leduc --gmes 3", "There is no option --gmes here. Did you mean --games?"),
    ("simulate leduc --games", "After --games a value is missing."),
    ("simulate leduc --games 0", "--games takes a whole number from 1 to 10,000,000, not “0”."),
    ("simulate leduc --games -5", "--games takes a whole number from 1 to 10,000,000, not “-5”."),
    ("simulate leduc --games 1000000000000", "--games takes a whole number from 1 to 10,000,000, not “1000000000000”."),
    ("simulate leduc --games 1e3", "--games takes a whole number from 1 to 10,000,000, not “1e3”."),
    ("simulate leduc --games ٣", "--games takes a whole number from 1 to 10,000,000, not “٣”."),
    ("simulate leduc --seats 99", "leduc takes at least 2 and at most 2 seats, not 99."),
    ("simulate leduc --jobs 0", "--jobs takes a whole number from 1 to 256, not “0”."),
    ("simulate leduc --jobs 1000000", "--jobs takes a whole number from 1 to 256, not “1000000”."),
    ("simulate leduc --bots rendom", "There is no bot “rendom” here. Did you mean random?"),
    ("simulate leduc --bots random,,random", "In “random,,random” after --bots a name is missing."),
    ("simulate leduc --bots random,random,random", "For 2 seats there can be one to 2 bots, not 3."),
    ("simulate leduc --option a=1", "This game has no options, so none called “a”."),
    ("simulate leduc --option a", "“a” is not an option; write name=value."),
    ("play leduc --seats you", "leduc takes at least 2 and at most 2 seats, not 1."),
    ("play leduc --seats you,yuo", "There is no bot “yuo” here, only random."),
    ("play leduc --seats you,,random", "In “you,,random” after --seats a name is missing."),
    ("play leduc --seats you,", "In “you,” after --seats a name is missing."),
    ("play leduc --seats=", "After --seats a value is missing."),
    ("simulate leduc --bots=", "After --bots a value is missing."),
    ("play leduc --save /no/such/folder/x.game", "/no/such/folder/x.game: The folder for this file does not exist."),
    ("replay", "FILE is missing; --help shows what is needed."),
    ("replay /", "/: This is a folder, not a file."),
    ("replay /no/such/file", "/no/such/file: There is no such file."),
    ("replay x --seat -1", "--seat takes a whole number from 0 to 98, not “-1”."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG)
def test_what_cannot_be_used_is_refused_in_one_sentence(run: Run, line: str, sentence: str) -> None:
    done = run(*line.split())
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"compoundry: {sentence}\n")


@pytest.mark.parametrize("line", [line for line, _ in WRONG if "--language" not in line])
def test_the_same_in_german(run: Run, line: str) -> None:
    done = run("--language", "de", *line.split())
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert not {"There", "is", "not", "the", "takes"} & set(done.stderr.split())


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The file is empty."),
        (b"hello\n", "line 1: This is not a stored game of Compoundry."),
        (b"{}\n", "line 1: This is not a stored game of Compoundry."),
        (b'{"compoundry":9}\n', "line 1: The file has format 9; this program reads format 1."),
        (b"\xff\xfe\x00", "This is not a text file: byte 0 belongs in no text."),
        (b"ab\x00cd", "This is not a text file: byte 2 belongs in no text."),
        (b"[" * 100_000, "line 1: This is not a stored game of Compoundry."),
    ],
)
def test_a_file_that_is_no_game_is_refused_by_name_and_line(
    run: Run, tmp_path: Path, data: bytes, sentence: str
) -> None:
    file = tmp_path / "some.game"
    file.write_bytes(data)
    place = f"{file}, {sentence}" if sentence.startswith("line") else f"{file}: {sentence}"
    done = run("replay", str(file))
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"compoundry: {place}\n")


def test_a_changed_file_is_refused(run: Run, tmp_path: Path) -> None:
    file = stored(tmp_path)
    file.write_text(file.read_text().replace('"raise"', '"call"', 1))
    done = run("replay", str(file))
    assert done.exit_code == 2
    assert f"{file}, line 4: This line, or one above it, was changed" in done.stderr


def test_nothing_is_certified_of_what_a_fork_took_over(run: Run, tmp_path: Path) -> None:
    """A forger could claim that a whole game of dealt kings was inherited."""
    match = Match.load(stored(tmp_path).read_text())
    file = tmp_path / "fork.game"
    file.write_text(match.fork(len(match.entries) - 1, Seed.from_int(9)).save(reveal=True))
    found = json.loads(run("replay", str(file), "--json").stdout)
    assert (found["fair"], found["inherited"]) == (None, len(match.entries))
    assert "what came before was taken over from another game" in " ".join(run("replay", str(file)).stdout.split())


def test_a_file_too_large_is_not_read(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "large.game"
    with file.open("wb") as hole:
        hole.truncate(1 << 30)
    assert run("replay", str(file)).stderr == f"compoundry: {file}: The file is larger than 64 MB; no stored game is.\n"


def test_a_seat_that_did_not_play_saw_nothing(run: Run, tmp_path: Path) -> None:
    done = run("replay", str(stored(tmp_path)), "--seat", "2")
    assert (done.exit_code, done.stderr) == (2, "compoundry: There is no seat 2; the seats are 0 to 1.\n")


def test_a_bug_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> dict[str, str]:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(registry, "modules", broken)
    done = run("games")
    assert (done.exit_code, done.stderr.count("\n")) == (1, 1)
    assert "This should not have happened: ZeroDivisionError: by zero." in done.stderr
