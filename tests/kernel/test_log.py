"""Stored games: what a damaged, cut, foreign or forged file is told."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import pytest
from yardsticks.leduc import game as leduc
from yardsticks.tictactoe import game as tictactoe

from compoundry.kernel import BadInput, Match, Seed


def played() -> Match:
    """Leduc up to the board card, with a move taken back."""
    match = Match.start(leduc, seed=Seed.from_int(4), table="kitchen")
    match.submit(0, "raise", match.ticket(0))
    match.undo(0)
    match.submit(0, "call", match.ticket(0))
    match.submit(1, "call", match.ticket(1))
    return match


def bodies() -> list[dict[str, Any]]:
    """The lines of `played`, as JSON without their checks."""
    lines = [json.loads(line) for line in played().save().splitlines()]
    for line in lines:
        del line["check"]
    return lines


def text(lines: list[dict[str, Any]], ascii_only: bool = False) -> str:
    """Lines with true checks, as a forger would write them."""
    return checked([json.dumps(line, separators=(",", ":"), ensure_ascii=ascii_only) for line in lines])


def checked(lines: list[str]) -> str:
    made, check = [], ""
    for line in lines:
        body = line[:-1]
        check = blake2b(f"{check}{body}".encode(), digest_size=8).hexdigest()
        made.append(f'{body},"check":"{check}"}}\n')
    return "".join(made)


def wrong(stored: str, game: Any = leduc) -> tuple[str, str]:
    with pytest.raises(BadInput) as found:
        Match.load(stored, game)
    assert str(found.value)
    return found.value.code, found.value.where


def test_a_file_is_read_back_to_the_letter() -> None:
    assert text(bodies()) == played().save()
    assert Match.load(played().save(), leduc).save() == played().save()


def test_the_file_does_not_hold_the_seed_unless_it_is_revealed() -> None:
    secret = Seed.from_int(4).secret.hex()
    assert secret not in played().save()
    assert secret in played().save(reveal=True)


@pytest.mark.parametrize(
    "foreign", ["hello", "{}", "[]", "null", "7", '{"a":1}', "\x00\x01", "PK\x03\x04", "[" * 99_999]
)
def test_a_foreign_file_is_named_so(foreign: str) -> None:
    assert wrong(foreign) == ("log-foreign", "line 1")


@pytest.mark.parametrize("empty", ["", "\n", "   \n\n"])
def test_an_empty_file_is_named_so(empty: str) -> None:
    assert wrong(empty) == ("log-empty", "")


def test_a_newer_format_is_named() -> None:
    lines = bodies()
    for other in (2, True, 1.0):
        lines[0]["compoundry"] = other
        assert wrong(text(lines)) == ("log-format", "line 1")


def test_a_file_cut_short_tells_how_much_is_there() -> None:
    lines = played().save().splitlines(keepends=True)
    for count in range(1, len(lines)):
        assert wrong("".join(lines[:count])) == ("log-truncated", f"line {count}")


def test_half_a_line_is_named() -> None:
    stored = played().save()
    lines = stored.splitlines(keepends=True)
    half = len("".join(lines[:3])) + 20
    assert wrong(stored[:half]) == ("log-line", "line 4")


def test_damage_is_found_on_its_line() -> None:
    lines = played().save().splitlines(keepends=True)
    for number in range(1, len(lines)):
        damaged = lines[:]
        damaged[number] = damaged[number].replace('"', "'", 1) if number % 2 else damaged[number].replace("0", "1", 1)
        code, where = wrong("".join(damaged))
        assert code in ("log-check", "log-line")
        assert where == f"line {number + 1}"


def test_lines_left_out_or_changed_round_are_found() -> None:
    lines = played().save().splitlines(keepends=True)
    assert wrong("".join([*lines[:2], *lines[3:]])) == ("log-check", "line 3")
    assert wrong("".join([lines[0], lines[2], lines[1], *lines[3:]])) == ("log-check", "line 2")
    assert wrong("".join([*lines, lines[-1]])) == ("log-trailing", f"line {len(lines) + 1}")


def test_an_entry_out_of_order_is_found() -> None:
    lines = bodies()
    for number in (7, True, 1.0, None):
        lines[2]["n"] = number
        assert wrong(text(lines)) == ("log-number", "line 3")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 3),
        ("version", "1"),
        ("version", True),
        ("seats", None),
        ("seats", 2.0),
        ("options", []),
        ("content", 1),
        ("table", None),
        ("commitment", []),
        ("inherited", "0"),
        ("inherited", -1),
        ("inherited", 6),
    ],
)
def test_a_header_field_of_another_kind_is_named(field: str, value: Any) -> None:
    lines = bodies()
    lines[0][field] = value
    assert wrong(text(lines)) == ("log-field", "line 1")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "tictactoe"}, "log-game"),
        ({"version": 99}, "log-version"),
        ({"version": 0}, "log-version"),
        ({"seats": 3}, "seats"),
        ({"seats": -1}, "seats"),
        ({"seats": 10**30}, "seats"),
        ({"options": {"stake": 3}}, "option-none"),
        ({"options": {"stake": [1]}}, "log-field"),
        ({"content": "0"}, "log-content"),
    ],
)
def test_a_header_that_does_not_fit_the_game(change: dict[str, Any], code: str) -> None:
    lines = bodies()
    lines[0].update(change)
    assert wrong(text(lines)) == (code, "line 1")


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (0, '"seats":2', '"seats":3,"seats":2'),
        (0, '"table":"kitchen"', '"table":"kitchen","extra":1'),
        (0, '"seats":2,"options":{}', '"options":{},"seats":2'),
        (2, '"move":["raise"]', '"move":["call"],"move":["raise"]'),
        (2, '"move":["raise"]', '"move": ["raise"]'),
        (2, "raise", "r\\u0061ise"),
        (-1, '"seed":null', '"seed":null,"extra":1'),
    ],
)
def test_a_line_can_be_written_in_one_way_only(line: int, old: str, new: str) -> None:
    """Two readers of one file must not see two games."""
    lines = [json.dumps(body, separators=(",", ":"), ensure_ascii=False) for body in bodies()]
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new)
    code, where = wrong(checked(lines))
    assert code == "log-form"
    assert where == f"line {1 + line % len(lines)}"


def test_half_a_letter_is_no_text() -> None:
    lines = bodies()
    lines[0]["table"] = "\ud800"
    assert wrong(text(lines, ascii_only=True)) == ("log-field", "line 1")


def test_a_file_of_another_game_is_not_this_games() -> None:
    assert wrong(played().save(), tictactoe) == ("log-game", "line 1")


@pytest.mark.parametrize(
    ("line", "change", "code"),
    [
        (3, {"undo": 0}, "log-refused"),
        (3, {"seat": 1}, "log-refused"),
        (4, {"move": ["fold"]}, "log-refused"),
        (4, {"seat": 1}, "log-refused"),
        (4, {"seat": 9}, "no-such-seat"),
        (4, {"seat": -1}, "log-command"),
        (4, {"seat": "0"}, "log-field"),
        (4, {"move": ["dance"]}, "move-verb"),
        (4, {"move": "call"}, "move-form"),
        (4, {"then": [[-1, ["deal", 0]]]}, "log-steps"),
        (5, {"then": []}, "log-steps"),
        (5, {"then": [[-1, ["deal", 77]]]}, "move-value"),
        (5, {"then": [[0, ["call"]]]}, "log-chance"),
        (5, {"then": [[-1, ["call"]]]}, "log-chance"),
        (5, {"then": [[-1]]}, "log-field"),
        (5, {"then": None}, "log-field"),
        (4, {"seat": 10**30}, "no-such-seat"),
        (4, {"undo": 3}, "log-form"),
        (4, {"extra": 1}, "log-form"),
        (1, {"seat": 0}, "log-command"),
        (1, {"then": [[-1, ["deal", 3]], [-1, ["deal", 3]]]}, "log-chance"),
    ],
)
def test_a_forged_entry_is_refused_where_it_stands(line: int, change: dict[str, Any], code: str) -> None:
    lines = bodies()
    lines[line].update(change)
    found, where = wrong(text(lines))
    assert found == code
    assert where == f"entry {line - 1}"


@pytest.mark.rule("K-8")
def test_a_forged_undo_takes_back_no_other_entry_than_the_last() -> None:
    lines = bodies()
    lines[3]["undo"] = 0
    assert wrong(text(lines)) == ("log-refused", "entry 2")


def test_an_entry_that_says_nothing_is_refused() -> None:
    lines = bodies()
    del lines[4]["move"]
    assert wrong(text(lines)) == ("log-command", "entry 3")


def test_a_forged_end_is_refused() -> None:
    lines = bodies()
    lines[-1]["digest"] = "0" * 32
    assert wrong(text(lines)) == ("log-digest", "entry 4")
    lines = bodies()
    lines[-1]["end"] = 4
    assert wrong(text(lines)) == ("log-truncated", "line 7")
    lines = bodies()
    lines[-1]["seed"] = "abc"
    assert wrong(text(lines)) == ("log-field", "line 7")


def test_another_seed_is_not_the_one_promised() -> None:
    lines = bodies()
    lines[-1]["seed"] = Seed.from_int(5).secret.hex()
    assert wrong(text(lines)) == ("seed-commitment", "")


def test_a_board_card_that_a_hand_holds_is_no_chance() -> None:
    lines = bodies()
    held = lines[1]["then"][0][1][1]
    lines[5]["then"] = [[-1, ["deal", held]]]
    assert wrong(text(lines)) == ("log-chance", "entry 4")


def test_a_line_too_long_to_be_one_is_refused() -> None:
    lines = played().save().splitlines(keepends=True)
    lines[2] = '{"n":1,"x":"' + "x" * 1_000_001 + '"}\n'
    assert wrong("".join(lines)) == ("log-line", "line 3")
