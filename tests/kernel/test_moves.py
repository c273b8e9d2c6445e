"""Moves as text and as JSON, their shapes, and moves half made."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from yardsticks.gofish import game as gofish
from yardsticks.leduc import game as leduc
from yardsticks.leduc.rules import Call, Deal, Fold, Leduc, Raise
from yardsticks.tictactoe import game as tictactoe
from yardsticks.tictactoe.rules import Grid, Mark

from compoundry.kernel import NATURE, BadInput, Game, Match, Move, Number, Position, Refusal, Seed, Several, Slot, Words


class Say(Move[Any]):
    verb: ClassVar[str] = "say"
    slots: ClassVar[tuple[Slot, ...]] = (Words("text", 12), Several("pairs", Several("pair", Number("n", 0, 9), 2), 3))

    def __init__(self, text: str, pairs: tuple[tuple[int, ...], ...]) -> None:
        self.text = text
        self.pairs = pairs


class Talk(Position):
    moves = (Say,)


class TalkGame(Game):
    id: ClassVar[str] = "talk"
    position: ClassVar[type[Position]] = Talk


TALK = TalkGame()


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Say("tea", ()), "say tea []"),
        (Say("two words", ((1, 2), (3,))), 'say "two words" [[1,2],[3]]'),
        (Say("", ((),)), 'say "" [[]]'),
        (Say('quo"te', ()), 'say "quo\\"te" []'),
        (Say("Säure", ()), "say Säure []"),
        (Say("7", ()), 'say "7" []'),
    ],
)
def test_a_move_reads_back_from_what_a_person_sees(move: Move[Any], text: str) -> None:
    assert TALK.print(move) in (text, text.replace("say Säure", 'say "Säure"'))
    assert TALK.parse(TALK.print(move)) == move
    assert TALK.decode(move.plain()) == move


def test_spaces_do_not_matter() -> None:
    assert tictactoe.parse("  mark   4 ") == Mark(4)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-form"),
        ("   ", "move-form"),
        ("4 mark", "move-form"),
        ("dance 4", "move-verb"),
        ("mark", "move-slots"),
        ("mark 4 5", "move-slots"),
        ("mark 9", "move-value"),
        ("mark -1", "move-value"),
        ("mark 4.0", "move-value"),
        ("mark four", "move-value"),
        ("mark true", "move-value"),
        ("mark 1e400", "move-value"),
        ("mark [4]", "move-value"),
        ("mark " + "[" * 100_000, "move-text"),
        ("mark " + "9" * 100_000, "move-text"),
        ("mark 4;", "move-text"),
        ('mark "4', "move-text"),
        ("mark4", "move-verb"),
        ("mark\x004", "move-text"),
    ],
)
def test_text_that_is_no_move_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadInput) as wrong:
        tictactoe.parse(text)
    assert wrong.value.code == code


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (None, "move-form"),
        ({}, "move-form"),
        ([], "move-form"),
        ([4], "move-form"),
        ([["mark"], 4], "move-form"),
        (["mark", True], "move-value"),
        (["mark", None], "move-value"),
        (["mark", {"cell": 4}], "move-value"),
        (["mark", 10**400], "move-value"),
        (["call", 4], "move-verb"),
    ],
)
def test_json_that_is_no_move_says_what_is_wrong(sent: Any, code: str) -> None:
    with pytest.raises(BadInput) as wrong:
        tictactoe.decode(sent)
    assert wrong.value.code == code


def test_a_torn_character_is_no_text() -> None:
    with pytest.raises(BadInput) as wrong:
        TALK.decode(["say", "\ud800", []])
    assert wrong.value.code == "move-value"


@pytest.mark.rule("K-1")
def test_when_the_game_is_over_nothing_is_played() -> None:
    position = Grid(2)
    for cell in (0, 3, 1, 4, 2):
        position.play(position.acting()[0], Mark(cell))
    assert position.outcome() is not None
    assert position.refusal(1, Mark(5)) == Refusal("game-over", "K-1")
    assert position.choices(1, ()).refusal == Refusal("game-over", "K-1")
    assert position.legal(1) == []


@pytest.mark.rule("K-2")
def test_only_who_is_asked_may_move() -> None:
    position = Grid(2)
    assert position.refusal(1, Mark(5)) == Refusal("not-your-turn", "K-2", seat=1, acting=[0])
    assert position.choices(1, ("mark",)).refusal == Refusal("not-your-turn", "K-2", seat=1, acting=[0])
    for nobody in (-2, 2, 99, 10**30):
        refusal = position.refusal(nobody, Mark(5))
        assert refusal is not None
        assert refusal.rule == "K-2"


@pytest.mark.rule("K-3")
def test_another_games_move_is_refused() -> None:
    assert Grid(2).refusal(0, Call()) == Refusal("foreign-move", "K-3", verb="call")
    assert Grid(2).choices(0, ("call",)).refusal == Refusal("foreign-move", "K-3", verb="call")


@pytest.mark.rule("K-3")
def test_nobody_plays_for_chance_and_chance_for_nobody() -> None:
    position = Leduc(2)
    assert position.refusal(NATURE, Call()) == Refusal("foreign-move", "K-3", verb="call")
    for card in (0, 3):
        position.play(NATURE, Deal(card))
    assert position.refusal(0, Deal(5)) == Refusal("foreign-move", "K-3", verb="deal")


@pytest.mark.rule("K-5")
def test_a_value_of_the_wrong_shape_is_refused() -> None:
    refused = Refusal("misshapen", "K-5", verb="mark", slot="cell", shape="0 … 8")
    assert Grid(2).refusal(0, Mark(9)) == refused
    assert Grid(2).choices(0, ("mark", 9)).refusal == refused
    too_many = Refusal("too-many", "K-5", verb="mark", given=2, slots=1)
    assert Grid(2).choices(0, ("mark", 4, 4)).refusal == too_many


@pytest.mark.rule("K-6")
def test_a_move_in_the_making_leads_somewhere() -> None:
    position = Leduc(2)
    for card in (0, 3):
        position.play(NATURE, Deal(card))
    assert position.choices(0, ()).candidates == ["call", "raise"]
    assert position.choices(0, ("call",)).complete
    fold = position.choices(0, ("fold",))
    assert not fold.complete
    assert fold.refusal == Refusal("nothing-to-call", "LE-3", stake=1)
    grid = Grid(2)
    grid.play(0, Mark(4))
    assert grid.choices(1, ("mark",)).candidates == [0, 1, 2, 3, 5, 6, 7, 8]


@pytest.mark.rule("K-6")
def test_a_move_that_leads_nowhere_says_so() -> None:
    """Nobody can ask oneself for cards, whatever rank would follow."""
    match = Match.start(gofish, seed=Seed.from_int(1))
    seat = match.position.acting()[0]
    astray = match.position.choices(seat, ("ask", seat))
    assert (astray.candidates, astray.complete) == ([], False)
    assert astray.refusal == Refusal("no-way-on", "K-6", verb="ask")


def test_moves_are_values() -> None:
    assert Mark(3) == Mark(3) != Mark(4)
    assert len({Mark(3), Mark(3), Call(), Fold(), Raise()}) == 4
    assert repr(Mark(3)) == "Mark(3)"
    assert leduc.order(Fold()) < leduc.order(Call()) < leduc.order(Raise())
