"""Safety Goggles, Bunsen Burner and Lab Key, the tools that are used once.  CD-66, CD-67, CD-73 to CD-76."""

from __future__ import annotations

import pytest

from compoundry.games.compounded.cards import TOOLS
from compoundry.games.compounded.layout import SHORT

from .labs import Card, Table, lab

LAB = 4
"""The part of a round that comes with Lab."""

GOGGLES, BURNER, KEY = "safety-goggles", "bunsen-burner", "lab-key"
EVERYTHING = "H " * 30 + "C " * 20 + "O " * 20 + "N " * 15 + "Ca " * 10 + "S " * 5


def asked(table: Table, question: str) -> list[int]:
    """Who is asked this, one after the other, if all pass."""
    seats = []
    while table.question() == question:
        seats.append(table.position.acting()[0])
        table.play("pass")
    return seats


# Safety Goggles


@pytest.mark.rule("CD-66", "CD-76")
def test_goggles_are_given_up_to_discover_once_more() -> None:
    table = lab(benches={0: "O"}, levels={0: "3111"}, tools={0: GOGGLES})
    assert (table.question(), table.legal()) == ("GogglesWindow", ["goggles", "pass"])
    assert table.play("goggles") == ["goggles"]
    assert table.told("goggles") == [{"seat": 0, "count": 4}]  # as many as Discovery says
    table.play("crystal H", "crystal C", "crystal H", "crystal S")
    assert table.told("drew") == [{"seat": 0, "elements": [0, 1, 0, 5], "apart": 1}]
    assert (table.bench(0), table.apart(0)) == ("O", "H H C S")
    assert (table.tool(0, GOGGLES), table.position.tiles[2], table.position.spent[2]) == (0, 2, 1)


@pytest.mark.rule("CD-66")
def test_what_they_found_is_placed_with_the_bench_within_the_research_number() -> None:
    table = lab(field={0: Card("H2O2")}, benches={0: "O O"}, tools={0: GOGGLES})
    table.play("goggles", "crystal H", "crystal H")
    assert table.legal() == ["place H 0 1", "place O 0", "fill O 0", "pass"]
    table.play("place H 0 1", "place O 0")
    assert table.on(0) == "H O"
    assert (table.bench(0), table.apart(0)) == ("O", "")
    assert table.question() != "Placing"  # two were all
    assert table.position.bag[0] == 29  # the other hydrogen has gone back


@pytest.mark.rule("CD-66")
def test_bench_and_apart_are_two_things() -> None:
    table = lab(field={0: Card("H2O2")}, benches={0: "O"}, tools={0: GOGGLES})
    table.play("goggles", "crystal H", "crystal H")
    table.refuses("place H 0", "none-on-bench", "CD-36", element=0)
    table.refuses("place O 0 1", "none-apart", "CD-66", element=2)
    table.refuses("fill C 0 1", "none-apart", "CD-66", element=1)


@pytest.mark.rule("CD-66", "CD-A18")
def test_what_they_found_is_never_exchanged() -> None:
    table = lab(benches={0: "H"}, levels={0: "2111"}, tools={0: f"{GOGGLES} pipet"})
    table.play("goggles", "crystal H", "crystal H", "crystal H")
    assert not [text for text in table.legal() if "exchange" in text]
    table.refuses("exchange H S 3", "too-few", "CD-41", element=0, held=1, count=3)
    table.refuses("exchange H S 2", "too-few", "CD-68", element=0, held=1, count=2)


@pytest.mark.rule("CD-A22")
def test_all_holders_are_asked_once_before_the_first_turn() -> None:
    table = lab(4, benches={0: "H"}, lead=2, tools={0: GOGGLES, 3: GOGGLES})
    assert asked(table, "GogglesWindow") == [3, 0]
    assert (table.question(), table.position.acting()) == ("Placing", [0])
    refusal = table.position.refusal(0, table.move("goggles"))
    assert refusal is not None
    assert refusal.code == "not-now"


@pytest.mark.rule("CD-A22")
def test_who_has_used_them_is_behind_the_others() -> None:
    table = lab(4, benches={1: "H"}, lead=1, tools={1: GOGGLES, 0: GOGGLES})
    table.play("1: goggles", "crystal H", "crystal H")
    assert (table.question(), table.position.acting()) == ("GogglesWindow", [0])
    table.play("0: pass")
    assert table.question() == "Placing"


@pytest.mark.rule("CD-A22")
def test_each_draws_at_once_and_keeps_it_until_his_own_turn_ends() -> None:
    table = lab(field={0: Card("H4")}, benches={0: "H"}, tools={1: GOGGLES, 2: GOGGLES})
    table.play("1: goggles", "crystal H", "crystal N")
    assert (table.question(), table.position.acting()) == ("GogglesWindow", [2])
    table.play("2: goggles", "crystal H", "crystal O")
    assert (table.apart(1), table.apart(2)) == ("H N", "H O")
    table.play("0: pass")
    assert (table.apart(1), table.apart(2)) == ("H N", "H O")
    table.play("1: place H 0 1", "1: pass")
    assert (table.apart(1), table.apart(2)) == ("", "H O")
    assert table.position.bag[3] == 15
    table.play("2: pass")
    assert (table.apart(2), table.bench(2)) == ("", "")


@pytest.mark.rule("CD-A22", "CD-A21")
def test_they_may_go_onto_the_own_extinguisher() -> None:
    table = lab(tools={0: GOGGLES})
    table.play("goggles", "crystal C", "crystal O")
    assert table.legal() == ["fill C 0 1", "fill O 0 1", "pass"]
    table.play("fill C 0 1", "fill O 0 1")
    assert (table.position.lacks(0, 1), table.position.lacks(0, 2)) == (0, 1)


@pytest.mark.rule("CD-66", "CD-A9")
def test_an_empty_bag_has_nothing_to_discover() -> None:
    table = lab(benches={1: EVERYTHING.replace("S ", "", 1)}, tools={0: GOGGLES})
    table.play("0: goggles", "crystal S")
    assert table.apart(0) == "S"
    empty = lab(benches={1: EVERYTHING}, tools={0: GOGGLES})
    assert (empty.question(), empty.tool(0, GOGGLES)) == ("Placing", 1)


# Bunsen Burner


@pytest.mark.rule("CD-73", "CD-76")
def test_a_burner_is_given_up_for_a_flame() -> None:
    table = lab(field={0: Card("CH4", burns=2)}, benches={0: "N"}, tools={0: BURNER})
    assert table.play("burn 0") == ["burned", "flames"]
    assert table.told("burned") == [{"seat": 0, "place": 0, "compound": table.kind("CH4")}]
    assert table.told("flames") == [{"places": [0]}]
    assert table.position.flames[0] == 1
    assert (table.tool(0, BURNER), table.position.tiles[0], table.position.spent[0]) == (0, 3, 1)
    table.refuses("burn 1", "no-burner", "CD-73")


@pytest.mark.rule("CD-73", "CD-A23")
def test_any_compound_without_a_flame_will_do() -> None:
    field = {
        0: Card("CH4", burns=2, flames=1),
        1: Card("H2O", claims="0"),
        2: Card("CO", claims="1", has="all"),
        3: Card("N2", claims="2", burns=1),
    }
    table = lab(field=field, benches={0: "N"}, tools={0: BURNER})
    table.refuses("burn 0", "burns-already", "CD-73", place=0, compound=table.kind("CH4"), count=1)
    assert [text for text in table.legal() if text.startswith("burn")] == [f"burn {place}" for place in range(1, 16)]


@pytest.mark.rule("CD-73")
def test_a_gap_does_not_burn() -> None:
    table = lab(field={0: Card("CO", burns=1)}, benches={0: "N"}, tools={0: BURNER, 1: BURNER})
    table.play("1: pass", "0: burn 0")
    table.until("BurnerWindow")
    assert table.position.acting() == [1]
    table.refuses("burn 0", "no-card-there", "CD-73", place=0)
    short = lab(benches={0: "N"}, tools={0: "bunsen-burner"}, layout=SHORT)
    short.refuses("burn 12", "no-card-there", "CD-73", place=12)


@pytest.mark.rule("CD-74", "CD-54")
def test_what_does_not_burn_burns_now_and_bears_two() -> None:
    table = lab(field={0: Card("H2O", has="H")}, benches={0: "N"}, tools={0: BURNER}, shuffled=True, deck=("N2", "O2"))
    assert not table.position.flammable(0)
    table.play("burn 0")
    assert (table.position.flammable(0), table.position.flames[0], table.card(0)) == (True, 1, "H2O")
    field = {0: Card("H2O", flames=1), 5: Card("H2", has="all", claims="0"), 9: Card("CaO")}
    fire = lab(field=field, deck=("N2", "O2"), shuffled=True, part=LAB)
    fire.play("pass", "light", "reveal N2")
    assert fire.told("flames") == [{"places": [0]}]  # a later Lab Fire finds it flammable
    assert fire.told("exploded") == [{"place": 0, "compound": fire.kind("H2O"), "elements": []}]


@pytest.mark.rule("CD-74", "CD-73")
def test_what_is_saved_is_as_it_was_before_and_both_are_spent() -> None:
    table = lab(field={0: Card("H2O")}, benches={0: "N"}, tools={0: BURNER}, ready=(1,))
    table.play("0: burn 0")
    assert (table.question(), table.legal(1)) == ("Fire", ["extinguish 0", "pass"])
    assert table.play("1: extinguish 0") == ["extinguished"]
    assert (table.position.flammable(0), table.position.flames[0]) == (False, 0)
    assert (table.position.ready(1), table.position.holder[1]) == ([], -1)
    assert (table.tool(0, BURNER), table.position.spent[0]) == (0, 1)


@pytest.mark.rule("CD-75")
def test_what_bears_only_one_flame_explodes_at_once() -> None:
    table = lab(
        field={0: Card("CO", burns=1, claims="1"), 1: Card("CO2", burns=2)}, benches={0: "N"}, tools={0: BURNER}
    )
    assert table.play("burn 0") == ["burned", "flames", "exploded"]
    assert (table.card(0), table.card(1), table.tokens(1)) == ("", "CO2", (1, 2))
    assert table.position.burnt == [table.kind("CO")]
    assert (table.question(), table.position.acting()) == ("Placing", [0])  # the turn goes on


@pytest.mark.rule("CD-A23", "CD-A62")
def test_holders_are_asked_before_each_turn_and_at_the_end() -> None:
    """Seats 1 and 3 hold one.  Before a turn of their own they are not asked: in it they may burn anyway."""
    table = lab(4, benches=dict.fromkeys(range(4), "N"), lead=1, tools={1: BURNER, 3: BURNER})
    windows = []
    for _ in range(5):
        windows.append(asked(table, "BurnerWindow"))
        if table.question() == "Placing":
            windows.append([table.position.acting()[0]])
            table.play("pass")
    assert windows == [[3], [1], [1, 3], [2], [1], [3], [1, 3], [0], [1, 3]]


@pytest.mark.rule("CD-A23")
def test_a_burner_may_be_lit_in_any_of_them_goggles_first() -> None:
    table = lab(field={0: Card("CO", burns=1)}, benches={0: "N"}, tools={2: f"{BURNER} {GOGGLES}"})
    assert table.question() == "GogglesWindow"
    table.play("2: pass")
    assert table.question() == "BurnerWindow"
    table.play("2: pass", "0: pass")
    assert (table.question(), table.position.acting()) == ("BurnerWindow", [2])  # before the turn of seat 1
    assert table.play("2: burn 0")[:2] == ["burned", "flames"]
    assert table.card(0) == ""


@pytest.mark.rule("CD-A23")
def test_in_ones_own_turn_at_any_point_also_after_all_is_placed() -> None:
    table = lab(field={0: Card("H4"), 1: Card("CO", burns=1)}, benches={0: "H H"}, tools={0: BURNER})
    table.play("place H 0", "place H 0")
    assert table.legal() == [*[f"burn {place}" for place in range(16)], "pass"]
    table.play("burn 1")
    assert table.card(1) == ""


# Lab Key


@pytest.mark.rule("CD-67", "CD-76")
def test_a_lab_key_takes_the_lead_for_the_next_round() -> None:
    table = lab(4, tools={3: KEY}, part=LAB)
    assert (table.question(), table.legal()) == ("KeyWindow", ["take-key", "pass"])
    table.play("3: take-key")
    assert (table.position.lead, table.position.round) == (3, 6)
    assert (table.tool(3, KEY), table.position.spent[1]) == (0, 1)
    passed = lab(4, tools={3: KEY}, part=LAB)
    passed.play("3: pass")
    assert (passed.position.lead, passed.tool(3, KEY)) == (1, 1)


@pytest.mark.rule("CD-A37", "CD-A62")
def test_asked_from_the_left_of_the_next_lead_on_and_he_himself_is_not() -> None:
    table = lab(5, lead=3, tools={1: KEY, 3: KEY, 4: KEY}, part=LAB)  # 4 would lead
    assert asked(table, "KeyWindow") == [1, 3]
    assert table.position.lead == 4


@pytest.mark.rule("CD-A37")
def test_the_first_who_wants_to_takes_it_and_the_others_keep_theirs() -> None:
    table = lab(5, lead=3, tools={1: KEY, 2: KEY, 3: KEY}, part=LAB)
    table.play("1: pass", "2: take-key")
    assert (table.position.round, table.position.lead) == (6, 2)
    assert [table.tool(seat, KEY) for seat in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.rule("CD-A37", "CD-25")
def test_from_the_new_holder_the_key_goes_on_to_the_left() -> None:
    table = lab(4, tools={3: KEY}, part=LAB)
    table.play("3: take-key")
    table.rest_of_round()
    assert (table.position.round, table.position.lead) == (7, 0)


@pytest.mark.rule("CD-A37")
def test_it_is_asked_after_refill_and_fire() -> None:
    field = {0: Card("H2", has="all", claims="0"), 1: Card("CO", burns=1)}
    table = lab(field=field, deck=("N2", "O2", "CaO"), tools={2: KEY}, shuffled=True, part=LAB)
    table.play("0: pass", "light", "reveal N2")
    assert (table.card(1), table.question()) == ("", "Filling")
    table.play("reveal O2")
    assert (table.question(), table.position.acting()) == ("KeyWindow", [2])


@pytest.mark.rule("CD-A37")
def test_nobody_is_asked_once_the_game_is_over() -> None:
    table = lab(tools={2: KEY}, part=3, benches={0: "H"})
    table.position.last = 5
    table.position.trigger = "points"
    table.play("0: pass")
    assert table.position.end == "points"


# What stays


@pytest.mark.rule("CD-76")
def test_cylinder_pipet_and_journal_stay() -> None:
    pipet = lab(benches={0: "H H N"}, tools={0: "pipet"})
    pipet.play("exchange H C 2")
    assert (pipet.tool(0, "pipet"), pipet.position.spent) == (1, [0] * 6)
    field = {0: Card("H2O", has="all", claims="0")}
    kept = lab(field=field, levels={0: "2411"}, tools={0: "journal graduated-cylinder"}, deck=("N2",), part=LAB)
    kept.play("adjust discovery research", "keep H", "pass", "reveal N2")
    assert (kept.tool(0, "journal"), kept.tool(0, "graduated-cylinder"), kept.position.spent) == (1, 1, [0] * 6)


@pytest.mark.rule("CD-A29")
def test_what_was_gained_works_from_the_next_round_on() -> None:
    field = {0: Card("H2O", has="all", claims="2", tool="bunsen-burner")}
    table = lab(field=field, deck=("N2",), part=LAB)
    table.play("2: pass", "reveal N2")
    assert (table.tool(2, BURNER), table.position.can_use(2, TOOLS.index(BURNER))) == (1, True)
    gained = lab(field=field, part=LAB)
    assert (gained.tool(2, BURNER), gained.position.can_use(2, TOOLS.index(BURNER))) == (1, False)
