"""The clock's moves, windows that are optional for some, and what moves and packs say of themselves."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from compoundry.kernel import (
    Ack,
    AnyMove,
    BadInput,
    Count,
    Draw,
    Frame,
    Game,
    Match,
    Move,
    Name,
    Number,
    Option,
    Options,
    Outcome,
    Plain,
    Position,
    Refusal,
    Seed,
    Slot,
    Timed,
    View,
)
from compoundry.kernel.log import Clocked, Moved
from compoundry.kernel.slot import Value
from compoundry.texts import Texts


class Pour(Move["Tea"]):
    """Fill a cup."""

    verb: ClassVar[str] = "pour"
    slots: ClassVar[tuple[Slot, ...]] = (Number("cup", 0, 1),)

    def __init__(self, cup: int) -> None:
        self.cup = cup

    @classmethod
    def about(cls, position: Tea, seat: int, values: tuple[Value, ...]) -> dict[str, Plain] | None:
        return {"cup": 0, "left": 4 - position.poured - len(values)}

    def play(self, position: Tea, seat: int) -> None:
        position.poured += 1
        position.noted = False
        if position.poured == 4:
            position.pending = []


class Nod(Move["Tea"]):
    """The other seat says nothing."""

    verb: ClassVar[str] = "nod"

    def play(self, position: Tea, seat: int) -> None:
        position.noted = True


class Cold(Timed["Tea"]):
    """The tea got cold while somebody thought."""

    verb: ClassVar[str] = "cold"

    def play(self, position: Tea, seat: int) -> None:
        position.poured -= 1


class Gong(Timed["Tea"]):
    """The shop closes."""

    verb: ClassVar[str] = "gong"

    def play(self, position: Tea, seat: int) -> None:
        position.pending = []


class Pot(Frame["Tea"]):
    """Seat 0 pours; seat 1 may nod."""

    verbs: ClassVar[tuple[type[AnyMove], ...]] = (Pour, Nod, Cold, Gong)
    window: ClassVar[str] = "nod"

    def acting(self, position: Tea) -> list[int]:
        return [0] if position.noted else [0, 1]

    def legal(self, position: Tea, seat: int) -> list[AnyMove]:
        return [Pour(0), Pour(1)] if seat == 0 else [Nod()]

    def optional(self, position: Tea, seat: int) -> bool:
        return seat == 1

    def timeout(self, position: Tea, seat: int) -> AnyMove:
        return Cold() if seat == 0 else Nod()


class Tea(Position):
    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "poured", "noted", "closes")
    moves: ClassVar[tuple[type[AnyMove], ...]] = (Pour, Nod, Cold, Gong)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.poured = 0
        self.noted = False
        self.closes = 0

    def deadline(self) -> tuple[int, AnyMove] | None:
        return (0, Gong()) if self.closes else None

    def copy(self) -> Tea:
        twin = Tea(self.seats)
        twin.pending = [frame.copy() for frame in self.pending]
        twin.asked, twin.poured, twin.noted, twin.closes = self.asked, self.poured, self.noted, self.closes
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.pending else Outcome("drunk", [[] for _ in range(self.seats)])

    def audit(self) -> list[str]:
        return []

    def redeal(self, seat: int, draw: Draw) -> None:
        pass


class TeaGame(Game):
    id: ClassVar[str] = "tea"
    position: ClassVar[type[Position]] = Tea
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = (Pot,)
    options: ClassVar[tuple[Option, ...]] = (Name("leaves", "green"), Count("closes", 0, 0, 60))

    def start(self, seats: int, options: Options) -> Position:
        position = Tea(seats)
        position.closes = options.count("closes")
        position.ask(Pot())
        return position

    def view(self, position: Position, viewer: int) -> View:
        return View(viewer)

    def content(self, options: Options) -> Plain:
        if options.word("leaves") == "gone":
            raise BadInput("option-value", option="leaves", value="gone", allowed="green")
        return options.word("leaves")

    def names(self, options: Options, language: str) -> dict[str, list[str]]:
        return {"cup": [f"the {options.word('leaves')} cup", "the big cup"]}


TEA = TeaGame()


def tea(**options: int | str) -> Match:
    return Match.start(TEA, dict(options), seed=Seed.from_int(1))


@pytest.mark.rule("K-11")
def test_only_the_clock_plays_its_moves() -> None:
    match = tea()
    assert match.submit(0, "cold", match.ticket(0)) == Refusal("clock-move", "K-11", verb="cold")
    assert match.position.choices(0, ("cold",)).refusal == Refusal("clock-move", "K-11", verb="cold")
    assert isinstance(match.expire(0, match.ticket(0)), Ack)
    assert Match.load(match.save(), TEA).digest() == match.digest()


@pytest.mark.rule("K-11")
def test_what_the_clock_did_cannot_be_taken_back() -> None:
    match = tea()
    match.submit(0, "pour 1", match.ticket(0))
    match.expire(0, match.ticket(0))
    assert match.undo(0) == Refusal("undo-barrier", "K-8")


@pytest.mark.rule("K-11")
def test_nor_can_an_ordinary_move_that_the_clock_played() -> None:
    match = tea()
    match.expire(1, match.ticket(1))
    again = Match.load(match.save(), TEA)
    assert [one.undo(1) for one in (match, again)] == [Refusal("undo-barrier", "K-8")] * 2


@pytest.mark.rule("K-2")
def test_the_clock_plays_an_ordinary_move_where_the_rules_say_so() -> None:
    match = tea()
    assert isinstance(match.expire(1, match.ticket(1)), Ack)
    assert match.position.acting() == [0]
    assert match.expire(1, match.ticket(1)) == Refusal("not-your-turn", "K-2", seat=1, acting=[0])


@pytest.mark.rule("K-1", "K-11")
def test_the_bell_rings_where_a_time_was_agreed_on() -> None:
    assert tea().ring() == Refusal("no-deadline", "K-11")
    match = tea(closes=5)
    assert isinstance(match.ring(), Ack)
    assert match.over()
    assert Match.load(match.save(), TEA).over()
    assert [match.ring(), match.expire(0, match.ticket(0))] == [Refusal("game-over", "K-1")] * 2


def test_a_stored_clock_move_is_the_one_that_the_clock_would_have_made() -> None:
    match = tea()
    match.expire(0, match.ticket(0))
    for forged, code in (
        (Clocked(0, Gong()), "log-clock"),
        (Clocked(0, Pour(1)), "log-clock"),
        (Moved(0, Cold()), "log-refused"),
    ):
        match.entries[-1] = forged  # a log whose checks are right
        with pytest.raises(BadInput) as wrong:
            Match.load(match.save(), TEA)
        assert (wrong.value.code, wrong.value.where) == (code, "entry 1")


@pytest.mark.rule("K-10")
def test_a_window_may_be_optional_for_some_only() -> None:
    match = tea()
    for seat in (0, 1):
        match.stand(seat, "nod", True)
    assert match.position.acting() == [0]
    match.submit(0, "pour 0", match.ticket(0))
    assert [seat for seat, _ in match.entries[-1].then] == [1]


def test_choices_say_more_of_their_candidates_and_of_the_whole_move() -> None:
    position = tea().position
    assert position.choices(0, ("pour",)).about == [{"cup": 0, "left": 3}] * 2
    assert position.choices(0, ()).about == [None]
    whole = position.choices(0, ("pour", 1))
    assert (whole.complete, whole.preview) == (True, {"cup": 0, "left": 3})
    assert position.choices(0, ("pour", 2)).preview is None


def test_a_pack_names_what_the_texts_speak_of() -> None:
    texts = Texts("en", TEA, options=TEA.settings({"leaves": "black"}))
    assert (texts.said("cup", 0), texts.said("cups", [1, 0])) == ("the black cup", "the big cup and the black cup")
    assert texts.said("cup", 2) == "2"


@pytest.mark.parametrize(("leaves", "code"), [("green", "log-content"), ("gone", "option-value")])
def test_a_game_is_loaded_with_the_pack_it_was_played_with(leaves: str, code: str) -> None:
    match = tea(leaves="black")
    assert Match.load(match.save(), TEA).digest() == match.digest()
    match.header.options["leaves"] = leaves
    with pytest.raises(BadInput) as wrong:
        Match.load(match.save(), TEA)
    assert (wrong.value.code, wrong.value.where) == (code, "line 1")


@pytest.mark.parametrize("name", ["", "two words", "../etc", "Grün", "UP", "a" * 41, 7])
def test_a_name_is_letters_digits_and_hyphens(name: Any) -> None:
    with pytest.raises(BadInput) as wrong:
        TEA.settings({"leaves": name})
    assert wrong.value.code == "option-value"
