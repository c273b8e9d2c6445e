"""Phase 1: draws, Nobel's swaps, and what goes back.  CD-26 to CD-31, CD-86 to CD-88, CD-A8, CD-A9, CD-A11, CD-A47."""

from __future__ import annotations

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.cards import LAB, SYMBOLS
from compoundry.games.compounded.discovery import Return, Swap
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.steps import PASS
from compoundry.games.compounded.trade import END
from compoundry.kernel import NATURE, Ack, FastDraw, Match, Refusal, Seed

from .labs import Card, Table, lab
from .market import Market, accept, market, offer

DISCOVERING = 0
"""The part of a round that comes first."""

ALL_BUT_THREE = "H " * 30 + "C " * 20 + "O " * 20 + "N " * 15 + "Ca " * 10 + "S S"


def draws(table: Table, elements: str) -> list[str]:
    """NATURE hands out these elements; what was told, by kind."""
    return table.play(*[f"{NATURE}: crystal {element}" for element in elements.split()])


def traded(seats: int = 3, **ordered: object) -> Market:
    """All are done trading."""
    table = market(seats, **ordered)
    table.do(*[(seat, END) for seat in range(table.position.seats)])
    return table


# Drawing


@pytest.mark.rule("CD-27", "CD-62")
def test_from_the_lead_on_each_draws_as_many_as_discovery_says() -> None:
    table = lab(3, part=DISCOVERING, lead=2, levels={0: "2111", 2: "4111"})
    assert table.position.acting() == [NATURE]
    draws(table, "H H C N S")
    assert table.told("drew") == [{"seat": 2, "elements": [0, 0, 1, 3, 5], "apart": 0}]
    draws(table, "O O Ca C C")
    assert [event["seat"] for event in table.told("drew")] == [0, 1]
    assert [table.bench(seat) for seat in range(3)] == ["O O Ca", "C C", "H H C N S"]


@pytest.mark.rule("CD-28")
def test_trading_begins_when_all_have_drawn() -> None:
    table = lab(3, part=DISCOVERING)
    draws(table, "H H C N S")
    assert table.position.acting() == [NATURE]
    draws(table, "O")
    assert (table.question(), table.position.acting()) == ("Trading", [0, 1, 2])


@pytest.mark.rule("CD-A9")
def test_an_empty_bag_gives_what_is_there_in_turn_order() -> None:
    table = lab(3, part=DISCOVERING, lead=1, benches={0: ALL_BUT_THREE})
    draws(table, "S S S")
    assert table.told("drew") == [
        {"seat": 1, "elements": [5, 5], "apart": 0},
        {"seat": 2, "elements": [5], "apart": 0},
        {"seat": 0, "elements": [], "apart": 0},
    ]
    assert (table.bench(1), table.bench(2), table.question()) == ("S S", "S", "Trading")


@pytest.mark.rule("CD-26", "CD-A8", "CD-A47")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_first_round_nobody_draws_or_trades(seats: int) -> None:
    match = Match.start(game, {"pack": "test"}, seats=seats, seed=Seed.from_int(seats))
    position = match.position
    assert isinstance(position, Compounded)
    assert (position.round, type(position.pending[-1]).__name__) == (1, "Claiming")
    assert [position.stored(person) for person in range(position.people())] == [4] * position.people()
    while position.round == 1:
        seat = position.acting()[0]
        assert isinstance(match.submit(seat, position.timeout(seat), match.ticket(seat)), Ack)
        position = match.position
        assert isinstance(position, Compounded)
    assert type(position.pending[-1]).__name__ == "Trading"
    assert {position.stored(seat) for seat in range(seats)} == {6}


# What goes back


@pytest.mark.rule("CD-31", "CD-A11")
def test_who_has_too_much_picks_what_goes_back() -> None:
    table = traded(benches={0: "H H H C O N", 1: "C C C C", 2: "H"})
    assert (table.question(), table.position.acting()) == ("Returning", [0])
    assert table.legal(0) == ["return H", "return C", "return O", "return N"]
    table.refuses("return S", "none-to-return", "CD-31", element=5)
    assert table.play("return C") == ["returned"]
    assert table.told("returned") == [{"seat": 0, "element": 1}]
    table.play("return H")
    assert (table.bench(0), table.bench(1), table.question()) == ("H H O N", "C C C C", "Claiming")
    assert table.position.bag == [30 - 3, 20 - 4, 20 - 1, 15 - 1, 10, 5]


@pytest.mark.rule("CD-A11")
def test_until_then_more_may_be_held() -> None:
    table = market(benches={0: "H H H C", 1: "O O O N", 2: "C"})
    table.do((0, offer(1, "", "O O O N")), (1, accept(0)))
    assert table.position.stored(0) == 8
    table.do((0, offer(2, "H H H C", "C")), (2, accept(0, 2)))
    table.do(*[(seat, END) for seat in range(3)])
    assert table.position.acting() == [0]
    assert table.bench(0) == "C O O O N"


@pytest.mark.rule("CD-A11")
def test_all_return_at_the_same_time() -> None:
    table = traded(benches={0: "H H H C C", 1: "C C O O O", 2: "N N N H H H"})
    assert table.position.acting() == [0, 1, 2]
    table.play("2: return N", "0: return C")
    assert table.position.acting() == [1, 2]
    table.play("1: return C")
    assert table.position.acting() == [2]
    table.play("return H")
    assert table.question() == "Claiming"


@pytest.mark.rule("CD-A11")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    table = traded(benches={0: "H H H H H H", 1: "C C C C C O", 2: ""})
    assert table.bench(0) == "H H H H"
    assert table.position.acting() == [1]
    table.play("return O")
    assert (table.bench(1), table.question()) == ("C C C C", "Claiming")


@pytest.mark.rule("CD-31", "CD-65")
def test_a_raised_lab_has_room_for_more() -> None:
    assert traded(benches={0: "H H C C O O N"}, levels={0: "1114"}).question() == "Claiming"
    assert traded(benches={0: "H H C C O O N"}, levels={0: "1113"}).question() == "Returning"


@pytest.mark.rule("CD-A11")
def test_one_who_does_not_answer_returns_what_is_most_common() -> None:
    table = traded(benches={0: "S S C C N N"})
    assert table.position.timeout(0) == Return(SYMBOLS.index("C"))


@pytest.mark.rule("CD-72")
def test_a_lab_that_falls_asks_in_the_same_way() -> None:
    table = lab(
        benches={0: "H C O N N"},
        levels={0: "1112"},
        tools={0: "graduated-cylinder"},
        field={0: Card("C9", has="C", claims="0")},
        part=4,
    )
    table.play("adjust lab research")
    assert table.question() == "Returning"
    table.play("return N")
    assert (table.bench(0), table.position.levels[LAB]) == ("H C O N", 0)


# Nobel


@pytest.mark.rule("CD-86", "CD-A47")
def test_nobel_draws_after_the_others_have_traded() -> None:
    table = lab(2, part=DISCOVERING, levels={2: "3111"})
    draws(table, "H H C C")
    assert table.question() == "Trading"
    for seat in range(2):
        table.play(f"{seat}: done")
    assert table.position.acting() == [NATURE]
    draws(table, "O O N N")
    assert table.bench(2) == "O O N N"
    assert table.told("drew") == [{"seat": -3, "elements": [2, 2, 3, 3], "apart": 0}]
    assert (table.question(), table.position.acting()) == ("Swapping", [0])


def with_nobel(his: str, lead: int = 0, **benches: str) -> Table:
    """Nobel has drawn, and the Lead may swap."""
    mine = {int(name[1:]): words for name, words in benches.items()}
    table = traded(2, benches={**mine, 2: his}, lead=lead)
    draws(table, "H H")
    return table


@pytest.mark.rule("CD-87", "CD-A47")
def test_the_lead_may_swap_one_element_for_one_and_then_the_other_may() -> None:
    table = with_nobel("Ca", lead=1, s0="O", s1="C N")
    assert (table.question(), table.position.acting()) == ("Swapping", [1])
    assert table.legal() == ["swap C H", "swap C Ca", "swap N H", "swap N Ca", "pass"]
    assert table.play("swap C Ca") == ["swapped"]
    assert (table.bench(1), table.bench(2)) == ("N Ca", "H H C")
    assert table.position.acting() == [0]
    assert table.legal() == ["swap O H", "swap O C", "pass"]
    table.play("swap O C")
    assert (table.bench(0), table.bench(2), table.question()) == ("C", "H H O", "Claiming")


@pytest.mark.rule("CD-87")
def test_without_the_leads_swap_the_other_has_none() -> None:
    table = with_nobel("Ca", s0="C", s1="O")
    assert table.position.timeout(0) == PASS
    table.play("pass")
    assert table.question() == "Claiming"
    assert table.position.swapped == [0, 0, 0]


@pytest.mark.rule("CD-87")
def test_a_swap_is_of_what_is_there_and_changes_something() -> None:
    table = with_nobel("Ca", s0="C H", s1="O")
    table.refuses("swap N Ca", "none-on-bench", "CD-87", element=3)
    table.refuses("swap C O", "none-of-nobels", "CD-87", element=2)
    table.refuses("swap H H", "same-element", "CD-87", element=0)
    assert Swap(0, 0) not in table.position.legal(0)


@pytest.mark.rule("CD-87")
def test_who_has_nothing_to_swap_is_not_asked() -> None:
    assert with_nobel("H", s1="O").question() == "Claiming"
    assert with_nobel("H", s0="H H", s1="O").question() == "Claiming"  # hydrogen for hydrogen is no swap


@pytest.mark.rule("CD-88", "CD-A47")
def test_the_lead_picks_what_nobel_returns_and_all_returns_come_last() -> None:
    table = with_nobel("Ca Ca C", lead=1, s0="H H H H O", s1="N C C C O")
    table.play("pass")
    assert (table.question(), table.position.acting()) == ("Returning", [0, 1])
    table.play("1: return N", "0: return O")
    assert (table.question(), table.position.acting()) == ("Returning", [1])
    assert table.legal() == ["return H", "return C", "return Ca"]
    table.refuses("return S", "none-to-return", "CD-88", element=5)
    table.play("return H")
    assert table.told("returned") == [{"seat": -3, "element": 0}]
    assert (table.bench(2), table.question()) == ("H C Ca Ca", "Claiming")


@pytest.mark.rule("CD-88")
def test_nobel_keeps_four_whatever_his_levels() -> None:
    table = with_nobel("H H H", s0="H", s1="H")
    assert (table.bench(2), table.question()) == ("H H H H", "Claiming")


# However it goes


@pytest.mark.rule("CD-31")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_after_the_phase_everything_fits_into_storage(seats: int) -> None:
    for seed in range(10):
        draw = FastDraw(seed, seats)
        table = lab(seats, part=DISCOVERING, benches=dict.fromkeys(range(seats), "H C N"), wilds=(0, 1))
        while table.question() in ("Drawing", "Trading", "Swapping", "Returning"):
            seat = draw.pick(table.position.acting())
            move = table.position.chance(draw) if seat == NATURE else draw.pick(table.position.legal(seat))
            table._do(seat, move)
        people = range(table.position.people())
        assert all(table.position.stored(person) <= table.position.storage(person) for person in people)
        late = table.position.refusal(table.position.acting()[0], Return(0))
        assert late == Refusal("not-now", "K-4", verb="return", verbs=["claim", "pass"])
