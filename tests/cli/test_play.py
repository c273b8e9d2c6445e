"""The plain-text table: choosing, typing, refusing, undoing, handing round, leaving and going on."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from compoundry.commands.house import app
from compoundry.games.compounditall.position import CompoundItAll
from compoundry.kernel import Choices, FastDraw, Match, Position, Seed, Value, registry
from compoundry.terminal.choose import Chooser, ranges
from compoundry.terminal.making import only
from compoundry.textfiles import LANGUAGES
from compoundry.texts import Texts

Run = Callable[..., Result]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COMPOUNDRY_LANGUAGE", "en")

    def go(line: str, *typed: str, end: str = "\n") -> Result:
        return CliRunner().invoke(app, ["play", *line.split()], input=end.join(typed) + end if typed else "")

    return go


def test_a_whole_game_by_numbers(play: Run) -> None:
    """Of nine cells numbered from 1, Ana takes the first of those that are left, Ben the last, till Ana has a row."""
    done = play("tictactoe --seats you,you", "", "1", "", "8", "", "1", "", "6", "", "1")
    texts = Texts("en", registry.find("tictactoe"))
    assert done.exit_code == 0
    assert texts.end("line") in done.stdout
    assert texts.event({"kind": "marked", "seat": 0, "cell": 2}) in done.stdout
    assert "1.  Ana   1" in done.stdout


def test_what_ends_without_a_choice_is_played_only_when_confirmed(play: Run) -> None:
    cells = [0, 1, 2, 4, 3, 5, 7, 6]
    typed = [word for cell in cells for word in ("", f"mark {cell}")]
    before = play("tictactoe --seats you,you", *typed, "", "no", "q")
    assert "There is one way: " in before.stdout
    assert "“no” means nothing here" in before.stdout
    after = play("tictactoe --seats you,you", *typed, "", "")
    assert after.stdout.count("There is one way: ") == 1
    assert Texts("en", registry.find("tictactoe")).end("full") in after.stdout


def test_whole_moves_can_be_typed_and_are_refused_with_reason_remedy_and_rule(play: Run) -> None:
    done = play("leduc --seats you,you", "", "raise", "", "call", "", "fold", "raise 3", "dance 1", "q")
    texts = Texts("en", registry.find("leduc"))
    assert (done.exit_code, "[LE-3]" in done.stdout, "[K-5]" in done.stdout) == (0, True, True)
    assert texts.say("refuse-nothing-to-call.remedy") in " ".join(done.stdout.split())
    assert "“dance” means nothing here; ? helps." in done.stdout
    assert done.stdout.rstrip().endswith("Until next time.")


@pytest.mark.rule("K-8")
@pytest.mark.rule("K-9")
def test_a_move_can_be_taken_back_until_chance_or_another_speaks(play: Run) -> None:
    done = play("leduc --seats you,you", "", "u", "call", "", "u", "q")
    words = " ".join(done.stdout.split())
    assert "Nothing has been played that could be taken back. Make a move first. [K-8]" in words
    assert "The last move was Ana’s, and only Ana can take it back. Ask Ana. [K-9]" in words


def test_the_table_explains_itself(play: Run) -> None:
    done = play("leduc --seats you,random", "?", "l", "v", "r", "b", "q")
    words = " ".join(done.stdout.split())
    assert "such as: call" in words
    for key in ("look at the table again", "the rules", "leave the game"):
        assert key in words
    assert registry.find("leduc").bots == () or "LE-1" in words


@pytest.mark.parametrize(
    ("language", "words", "bye"),
    [
        ("en", ("Help", "log", "rules", "undo", "quit"), "Until next time."),
        ("de", ("Hilfe", "Verlauf", "Regeln", "zurücknehmen", "gehen"), "Bis zum nächsten Mal."),
    ],
)
def test_the_table_hears_words_as_well_as_letters(
    play: Run, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...], bye: str
) -> None:
    def said(*typed: str) -> list[str]:
        monkeypatch.setenv("COMPOUNDRY_LANGUAGE", language)
        return play("leduc --seats you,random --seed 5", *typed).stdout.replace("> ", "").splitlines()

    letters = ("h", "l", "r", "u", "q")
    by_word, by_letter = said(*words), said(*letters)
    assert by_word[-1] == bye
    assert [line for line in by_word if line not in words] == [line for line in by_letter if line not in letters]


def test_a_word_that_answers_the_question_is_an_answer(play: Run) -> None:
    """LOG is a card: where it can be chosen it is meant; elsewhere it is the log that is asked for."""
    seed = next(number for number in range(99) if "LOG" in hand(number))
    done = play(
        f"compounditall --seats you,easy --option decks=all --seed {seed}", "log", "draw", "discard", "log", "q"
    )
    assert "Ana discards LOG." in done.stdout


def hand(seed: int) -> list[str]:
    match = Match.start(registry.find("compounditall"), {"decks": "all"}, seed=Seed.from_int(seed))
    position = match.position
    assert isinstance(position, CompoundItAll)
    return [position.cards().words[card] for card in position.hands[0]]


@pytest.mark.rule("CW-37")
def test_the_time_that_is_left_stands_before_every_question(play: Run) -> None:
    timed = "compounditall --seats you,easy --seed 5 --option timer=true"
    assert "1:30 > " in play(timed, "q").stdout
    assert "1:30 2:00 > " in play(f"{timed} --option short=2", "q").stdout
    assert "\n2:00 > " in play("compounditall --seats you,easy --seed 5 --option short=2", "q").stdout


def test_the_device_is_handed_round_and_nothing_of_the_other_is_told(play: Run) -> None:
    done = play("leduc --seats you,you --seed 3", "", "call", "", "call")
    before, first, second = done.stdout.split("Pass the device to ")[:3]
    texts = Texts("en", registry.find("leduc"))
    dealt = [
        [texts.event({"kind": "dealt", "seat": seat, "card": card, "known": True}) for card in range(3)]
        for seat in (0, 1)
    ]
    told = [[any(one in part for one in mine) for mine in dealt] for part in (before, first, second)]
    assert told == [[False, False], [True, False], [False, True]]


def test_the_end_of_the_input_ends_the_game_politely_and_keeps_it(play: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.game"
    done = play(f"leduc --seats you,you --seed 5 --save {file}", "", "raise")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.endswith(f"Until next time.\nThe game is saved in {file}.\n")
    assert len(Match.load(file.read_text()).entries) == 2
    on = play(f"leduc --seats you,you --save {file}", "", "call")
    assert "The game goes on after 2 entries." in on.stdout
    assert len(Match.load(file.read_text()).entries) == 3


def test_two_tables_do_not_write_over_each_other(play: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """While Ana thinks, somebody plays on in the same file."""
    file = tmp_path / "kept.game"
    play(f"leduc --seats you,you --seed 5 --save {file}", "", "q")
    elsewhere = Match.load(file.read_text())
    elsewhere.submit(0, "raise", elsewhere.ticket(0))
    asked = 0

    def line(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked == 2:
            file.write_text(elsewhere.save(reveal=True))
        return ["", "call", "q"][asked - 1]

    monkeypatch.setattr("compoundry.commands.play._line", line)
    done = play(f"leduc --seats you,you --save {file}")
    assert (done.exit_code, asked, file.read_text()) == (2, 2, elsewhere.save(reveal=True))
    assert done.stderr.startswith(f"compoundry: {file}: Somebody has gone on with this game elsewhere")
    here = Match.load((tmp_path / "kept.game.2").read_text())
    assert [event["kind"] for event in here.events(0)][-1] == "called"
    asked = 0
    monkeypatch.setattr("compoundry.commands.play._line", lambda _: "q")
    assert play(f"leduc --seats you,you --save {file}").exit_code == 0


def test_a_table_at_which_nothing_was_played_since_leaves_the_file_to_the_other(
    play: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "kept.game"
    play(f"leduc --seats you,you --seed 5 --save {file}", "", "q")
    elsewhere = Match.load(file.read_text())
    elsewhere.submit(0, "raise", elsewhere.ticket(0))

    def line(prompt: str) -> str:
        file.write_text(elsewhere.save(reveal=True))
        return "q"

    monkeypatch.setattr("compoundry.commands.play._line", line)
    done = play(f"leduc --seats you,you --save {file}")
    assert (done.exit_code, [path.name for path in tmp_path.iterdir()]) == (0, ["kept.game"])
    assert file.read_text() == elsewhere.save(reveal=True)


def test_a_game_that_cannot_go_on_is_not_overwritten(play: Run, tmp_path: Path) -> None:
    file = tmp_path / "over.game"
    assert play(f"tictactoe --seats random,random --seed 1 --save {file}").exit_code == 0
    kept = file.read_text()
    done = play(f"tictactoe --seats random,random --save {file}")
    assert (done.exit_code, done.stderr.count("\n"), file.read_text()) == (2, 1, kept)
    assert "The game in this file is over" in done.stderr
    file.write_text("my shopping list")
    done = play(f"tictactoe --save {file}")
    assert (done.exit_code, file.read_text()) == (2, "my shopping list")
    assert "This is not a stored game" in done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seats you,random,random", "The game in this file has 4 seats, and --seats names 3."),
        ("--option target=50", "The options of the game in this file are settled; leave --option out."),
        ("--seed 5", "The chance of the game in this file is settled; leave --seed out."),
    ],
)
def test_what_a_stored_game_has_settled_cannot_be_given_anew(
    play: Run, tmp_path: Path, words: str, sentence: str
) -> None:
    file = tmp_path / "left.game"
    play(f"compounditall --seats you,easy,easy,easy --seed 5 --save {file}", "q")
    kept = file.read_text()
    done = play(f"compounditall {words} --save {file}")
    assert (done.exit_code, done.stdout, file.read_text()) == (2, "", kept)
    assert done.stderr.startswith(f"compoundry: {file}: {sentence}")


def test_a_game_whose_seed_was_never_revealed_cannot_go_on(play: Run, tmp_path: Path) -> None:
    file = tmp_path / "secret.game"
    file.write_text(Match.start(registry.find("leduc"), seed=Seed.from_int(5)).save())
    done = play(f"leduc --save {file}")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "The seed of the game in this file is kept secret" in done.stderr


def test_unless_told_a_game_goes_on_with_as_many_bots_as_it_has_other_seats(play: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    play(f"compounditall --seats you,easy,easy,easy --seed 5 --save {file}", "draw", "q")
    on = play(f"compounditall --save {file}", "draw", "q")
    assert (on.exit_code, on.stderr) == (0, "")
    assert "The game goes on after" in on.stdout
    assert on.stdout.count("the bot “heuristic”") == 3


def test_a_file_that_cannot_be_written_is_noticed_before_the_game(play: Run, tmp_path: Path) -> None:
    done = play(f"tictactoe --save {tmp_path}")
    assert (done.exit_code, done.stdout, done.stderr) == (
        2,
        "",
        f"compoundry: {tmp_path}: This is a folder, not a file.\n",
    )


def test_the_same_seed_gives_the_same_game(play: Run, tmp_path: Path) -> None:
    files = [tmp_path / "a", tmp_path / "b"]
    for file in files:
        play(f"leduc --seats random,random --seed 9 --save {file}")
    assert files[0].read_text() == files[1].read_text()


def test_bots_play_the_seats_that_people_leave(play: Run) -> None:
    for name in registry.modules():
        game = registry.find(name)
        done = play(f"{name} --seats {','.join(['random'] * game.most)} --seed 2")
        assert (done.exit_code, done.stderr) == (0, ""), name
        assert any(Texts("en", game).end(reason) in done.stdout for reason in game.ends), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*registry.modules()])
def test_any_game_can_be_played_to_its_end_by_answering_numbers(name: str, language: str, tmp_path: Path) -> None:
    """Whoever picks at random from what is on offer, and sometimes waits, comes to the end."""
    game, draw = registry.find(name), FastDraw(4)
    typed = "\n".join(str(draw.below(9)) if draw.below(3) else "" for _ in range(4000)) + "\n"
    sitting = ",".join(["you", *["random"] * (game.fewest - 1)])
    words = ["--language", language, "play", name, "--seats", sitting, "--seed", "6", "--save", str(tmp_path / "g")]
    done = CliRunner().invoke(app, words, input=typed)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "{" not in done.stdout
    assert Match.load((tmp_path / "g").read_text()).over()


@pytest.mark.rule("K-10")
def test_an_optional_question_can_be_let_pass_for_good(play: Run, tmp_path: Path) -> None:
    file = tmp_path / "market.game"
    done = play(f"bazaar --seats you,random,random --seed 5 --save {file}", "s", "1", "s", "", "s", "1", "q")
    window = Texts("en", registry.find("bazaar")).window("veto")
    states = [line for line in done.stdout.splitlines() if line.startswith(f"{window}: ")]
    assert states == [f"{window}: passes by itself", f"{window}: you are asked"]
    entries = [json.loads(line) for line in file.read_text().splitlines()]
    assert [entry["pass"] for entry in entries if "stand" in entry] == [True, False]


def test_where_several_may_act_one_can_wait_for_the_others(play: Run) -> None:
    done = play("bazaar --seats you,random,random --seed 5", "w", "w", "q")
    assert (done.exit_code, done.stdout.count("Ana ──")) == (0, 3)
    alone = play("tictactoe --seats you,random --seed 5", "w", "q")
    assert "“w” means nothing here" in alone.stdout


class Crowd(Position):
    """Offers more verbs than a screen holds."""

    def choices(self, seat: int, partial: tuple[Value, ...]) -> Choices:
        verbs: list[Value] = [f"go-{number}" for number in range(70)]
        return Choices("", [], True, None) if partial else Choices("verb", verbs, False, None)


def test_a_long_list_is_cut_but_all_of_it_can_be_chosen() -> None:
    page = StringIO()
    typed = iter(["go-61", "what", "70"])
    chooser = Chooser(registry.find("leduc"), Texts(), Console(file=page, width=80), lambda: next(typed), bool)
    assert chooser.move(Crowd(2), 0) == ["go-61"]
    assert chooser.move(Crowd(2), 0) == ["go-69"]
    assert "… and 10 more, which can be typed." in page.getvalue()
    assert all(len(line) <= 80 for line in page.getvalue().splitlines())


@pytest.mark.parametrize(
    ("numbers", "text"), [([], ""), ([3], "3"), ([1, 2], "1, 2"), ([8, 5, 6, 7, 0], "0, 5–8"), ([-1, 0, 1], "-1–1")]
)
def test_numbers_in_a_row_are_drawn_together(numbers: list[int], text: str) -> None:
    assert ranges(numbers) == text


def test_a_name_or_its_beginning_is_an_answer() -> None:
    labels = ["Fold", "Call", "Call again", "Raise"]
    assert [only(word, labels) for word in ("call", "RA", "c", "call a", "x")] == [1, 3, None, 2, None]
