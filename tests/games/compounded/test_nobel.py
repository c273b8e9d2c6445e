"""Two scientists and Nobel.  CD-83 to CD-93, CD-A43 to CD-A47; his Discovery is in test_discovery.py."""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.layout import PAIR
from compoundry.games.compounded.options import House
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.setup import set_up
from compoundry.kernel import NATURE, FastDraw
from compoundry.textfiles import LANGUAGES
from compoundry.texts import Texts

from .labs import Card, Table, lab

LAB = 4
"""The part of a round that comes with Lab."""

NOBEL = 2
"""His number; in moves he is called nobel, in events -3."""


def two(**ordered: Any) -> Table:
    """A lab of two scientists and Nobel, who has levels of his own if they are ordered."""
    return lab(2, layout=PAIR, **ordered)


def his(**more: Any) -> Card:
    return Card("H2", has="all", claims="2", **more)


# Setting up


@pytest.mark.rule("CD-83", "CD-84", "CD-A43", "CD-A7")
def test_the_lab_for_two() -> None:
    position = set_up(2, House(layout=PAIR), "test")
    draw = FastDraw(3)
    while position.acting() == [NATURE]:
        position.play(NATURE, position.chance(draw))
    assert isinstance(position, Compounded)
    assert position.people() == 3
    assert [position.stored(person) for person in range(3)] == [4, 4, 4]
    assert position.levels[NOBEL * 4 : NOBEL * 4 + 4] == [0, 0, 0, 0]
    assert (position.track[NOBEL], position.wilds, position.holder) == (0, [1, 1, 0], [0, 1])
    assert len(position.card) == 8  # two rows of four
    assert sorted(position.card[:6]) == [0, 0, 1, 1, 2, 2]  # two of each starting compound
    assert min(position.card[6:]) > 2
    assert len(position.stock) == position.deck == 54 - 2
    assert position.tiles == [4, 3, 3, 1, 1, 1]
    assert position.lead in (0, 1)


# Round by round


@pytest.mark.rule("CD-85", "CD-A46")
def test_the_key_goes_to_and_fro_and_nobel_never_has_it() -> None:
    table = two(lead=1, part=LAB)
    leads = []
    while table.position.round < 10:
        leads.append(table.position.lead)
        table.rest_of_round()
    assert leads == [0, 1, 0, 1]


@pytest.mark.rule("CD-A46", "CD-67", "CD-A37")
def test_save_by_a_lab_key() -> None:
    table = two(lead=1, tools={1: "lab-key"}, part=LAB)
    assert (table.question(), table.position.acting()) == ("KeyWindow", [1])  # seat 0 would lead
    table.play("1: take-key")
    assert (table.position.round, table.position.lead) == (6, 1)


@pytest.mark.rule("CD-A44", "CD-85")
def test_he_takes_no_part_in_study() -> None:
    table = two(part=1)
    asked = []
    while table.question() == "Claiming":
        asked.append(table.position.acting()[0])
        table.play("pass")
    assert asked == [0, 1]
    assert not [space for space, owner in enumerate(table.position.owner) if owner == NOBEL]


# Research


@pytest.mark.rule("CD-89", "CD-85")
def test_when_both_have_placed_the_lead_places_for_him() -> None:
    field = {0: Card("H3"), 1: Card("H4")}
    table = two(field=field, benches={0: "N", 1: "N", NOBEL: "H H H"}, lead=1)
    assert table.position.acting() == [1]
    table.play("1: pass")
    assert (table.question(), table.position.acting()) == ("Placing", [0])
    table.play("0: pass")
    assert (table.question(), table.position.acting()) == ("NobelPlacing", [1])
    table.play("place H 1")
    assert table.told("placed") == [{"seat": -3, "element": 0, "place": 1, "compound": table.kind("H4")}]
    table.play("place H 0")
    assert (table.on(0), table.on(1), table.bench(NOBEL)) == ("H", "H", "H")  # two, as his Research says


@pytest.mark.rule("CD-89", "CD-64")
def test_as_many_as_his_research_says() -> None:
    table = two(field={0: Card("H9"), 1: Card("H9")}, benches={NOBEL: "H H H H"}, levels={NOBEL: "1121"})
    table.play("place H 0", "place H 0", "place H 0")
    assert table.on(0) == "H H H"
    assert table.bench(NOBEL) == "H"


@pytest.mark.rule("CD-89")
def test_on_unclaimed_compounds_only() -> None:
    field = {0: Card("H2O", claims="0"), 1: Card("H2O", claims="1"), 2: Card("H3"), 3: Card("H4")}
    table = two(field=field, benches={NOBEL: "H H"})
    assert table.legal() == ["place H 2", "place H 3"]
    table.refuses("place H 0", "nobel-claimed", "CD-89", place=0, whom=0)
    table.refuses("place H 1", "nobel-claimed", "CD-89", place=1, whom=1)
    table.refuses("place O 2", "none-on-bench", "CD-36", element=2)
    table.refuses("place H 9", "no-card-there", "CD-A16", place=9)


@pytest.mark.rule("CD-89", "CD-A44")
def test_it_is_a_must_as_far_as_it_goes() -> None:
    field = {0: Card("H3"), 1: Card("H4"), 2: Card("CO", claims="0")}
    table = two(field=field, benches={NOBEL: "H C N"})
    table.refuses("pass", "not-now", "K-4", verb="pass", verbs=["place"])
    table.play("place H 1")
    assert (table.on(2), table.bench(NOBEL)) == ("", "C N")  # nothing unclaimed takes these
    nothing = two(field={0: Card("CO", claims="0")}, benches={NOBEL: "C O"})
    assert nothing.question() != "NobelPlacing"
    assert nothing.bench(NOBEL) == "C O"


@pytest.mark.rule("CD-A44", "CD-89")
def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    field = {0: Card("H2O", has="O", claims="0"), 1: Card("CO2", has="O O")}
    table = two(field=field, benches={NOBEL: "H C N"})
    assert table.question() != "NobelPlacing"
    assert table.bench(NOBEL) == "H N"
    assert table.position.track == [0, 0, 5]  # the carbon completed the dioxide, which was scored


@pytest.mark.rule("CD-A44")
def test_which_elements_is_the_leads_choice_if_not_all_may_be_placed() -> None:
    field = {0: Card("H3C3N3")}
    table = two(field=field, benches={NOBEL: "H C N"})
    assert table.legal() == ["place H 0", "place C 0", "place N 0"]
    table.play("place N 0", "place H 0")
    assert (table.on(0), table.bench(NOBEL)) == ("H N", "C")


@pytest.mark.rule("CD-A44", "CD-41", "CD-12")
def test_he_exchanges_nothing_and_has_neither_wild_nor_extinguisher() -> None:
    table = two(field={0: Card("H9"), 1: Card("H9")}, benches={NOBEL: "H H H"})
    for text in ("exchange H S 3", "wild O 0", "fill C 0", "wild-fill C 0", "burn 0"):
        refusal = table.position.refusal(0, table.move(text))
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("not-now", "K-4")


@pytest.mark.rule("CD-90")
def test_what_he_completes_is_his() -> None:
    field = {0: Card("H2O", has="H O"), 1: Card("CO", has="C"), 2: Card("H9")}
    table = two(field=field, benches={NOBEL: "H O", 0: "N"}, part=3)
    table.play("0: pass")
    assert table.legal() == ["place H 0", "place H 2", "place O 1"]
    assert table.play("place H 0")[:2] == ["placed", "completed-claimed"]
    assert table.told("completed-claimed")[0] == {"seat": -3, "place": 0, "compound": table.kind("H2O")}


@pytest.mark.rule("CD-90", "CD-A44")
def test_his_tokens_do_not_run_out() -> None:
    field = {place: Card("H2O", has="H H") for place in range(4)}
    table = two(field=field, benches={NOBEL: "O O O O"}, levels={NOBEL: "1131"}, deck=("N2",) * 4)
    table.play("place O 0", "place O 1", "place O 2")  # and the last one by itself
    table.until("Filling")
    assert table.position.track == [0, 0, 20]


@pytest.mark.rule("CD-38", "CD-90")
def test_who_completes_what_he_has_filled_claims_it() -> None:
    table = two(field={0: Card("H2O", has="H O"), 1: Card("N3")}, benches={0: "H", 1: "N"})
    table.play("0: place H 0")
    assert table.position.claimants(0) == [0]


# Lab


@pytest.mark.rule("CD-91", "CD-85", "CD-A46")
def test_he_scores_last_and_takes_no_tool() -> None:
    field = {
        0: his(tool="pipet", points=8, state="solid"),
        1: Card("CO", has="all", claims="1"),
        2: Card("N2", has="all", claims="0"),
    }
    table = two(field=field, lead=1, part=LAB)
    table.play("1: pass", "0: pass")
    assert table.position.track == [5, 5, 8]
    assert [event["seat"] for event in table.told("scored")] == [0, -3]
    assert (table.tool(NOBEL, "pipet"), table.position.tiles[4]) == (0, 1)
    assert table.position.scored_by == [1, 0, NOBEL]


@pytest.mark.rule("CD-91", "CD-A44")
def test_the_lead_chooses_the_order_of_his_compounds() -> None:
    table = two(field={0: his(), 3: Card("CO", has="all", claims="2")}, lead=1, part=LAB)
    assert (table.question(), table.position.acting()) == ("NobelScoring", [1])
    assert table.legal() == ["score 0", "score 3"]
    table.refuses("score 1", "not-your-claim", "CD-37", place=1, compound=table.kind("S2"))
    table.play("score 3")
    assert table.position.track[NOBEL] == 10


@pytest.mark.rule("CD-92", "CD-A45")
@pytest.mark.parametrize(
    ("state", "levels"), [("liquid", [1, 0, 0, 0]), ("gas", [0, 0, 1, 0]), ("solid", [0, 0, 0, 0])]
)
def test_liquids_raise_his_discovery_and_gases_his_research(state: str, levels: list[int]) -> None:
    table = two(field={0: his(state=state)}, part=LAB, deck=("N2",))
    assert table.position.levels[8:12] == levels  # by itself
    assert table.position.track == [0, 0, 5]


@pytest.mark.rule("CD-A45", "CD-92")
def test_at_the_top_nothing_rises_instead() -> None:
    table = two(field={0: his(state="liquid")}, levels={NOBEL: "4111"}, part=LAB, deck=("N2",))
    assert table.position.levels[8:12] == [3, 0, 0, 0]


@pytest.mark.rule("CD-92", "CD-86")
def test_his_new_levels_count_in_later_rounds() -> None:
    table = two(field={0: his(state="liquid")}, part=LAB, deck=("N2",))
    table.play("reveal N2")
    table.until("Claiming")
    assert table.position.stored(NOBEL) == 3


@pytest.mark.rule("CD-91", "CD-79")
def test_reactions_of_his_compounds_happen() -> None:
    table = two(field={0: his(reaction="volatile"), 5: Card("CO", burns=1)}, part=LAB)
    assert (table.card(5), table.position.track) == ("", [0, 0, 5])


@pytest.mark.rule("CD-A45", "CD-77")
def test_his_grant_is_the_leads_choice_who_may_take_it() -> None:
    table = two(field={0: his(reaction="grant", state="solid")}, lead=1, part=LAB)
    assert (table.question(), table.position.acting()) == ("Granting", [1])
    experiments = ("discovery", "study", "research", "lab")
    assert table.legal() == [f"grant {whom} {experiment}" for whom in (0, 1) for experiment in experiments]
    table.refuses("grant nobel research", "no-such-scientist", "CD-77", whom=-3)
    table.play("grant 1 study")
    assert table.told("granted") == [{"seat": -3, "whom": 1, "experiment": 1}], "it is his, though the Lead chooses"
    assert table.level(1, "study") == 1


@pytest.mark.rule("CD-A45", "CD-77")
def test_a_level_may_be_granted_to_him() -> None:
    field = {0: Card("H2O", has="all", claims="0", reaction="grant")}
    table = two(field=field, part=LAB)
    table.play("pass")
    assert table.legal()[:2] == ["grant nobel discovery", "grant nobel research"]
    table.refuses("grant nobel study", "cannot-rise", "CD-77", whom=-3, experiment=1)
    table.refuses("grant nobel lab", "cannot-rise", "CD-77", whom=-3, experiment=3)
    table.play("grant nobel research")
    assert table.told("granted") == [{"seat": 0, "whom": -3, "experiment": 2}]
    assert table.position.levels[8:12] == [0, 0, 1, 0]


@pytest.mark.rule("CD-A45", "CD-78")
def test_with_both_of_his_at_the_top_he_is_fully_maxed() -> None:
    field = {0: Card("H2O", has="all", claims="0", reaction="grant", points=7)}
    table = two(field=field, levels={1: "4444", NOBEL: "4141"}, part=LAB)
    table.play("pass")
    assert (table.question(), table.legal()) == ("Sharing", ["share nobel", "share 1"])
    table.play("share nobel")
    assert table.position.track == [3, 0, 3]


@pytest.mark.rule("CD-78", "CD-A45")
def test_his_own_grant_is_divided_too() -> None:
    table = two(field={0: his(reaction="grant", points=7, state="solid")}, levels={0: "4444", 1: "4444"}, part=LAB)
    assert (table.question(), table.legal()) == ("Sharing", ["share 0", "share 1"])
    table.refuses("share nobel", "no-such-scientist", "CD-78", whom=-3)
    table.play("share 1")
    assert table.told("shared") == [{"seat": -3, "whom": 1, "points": 3}]
    assert table.position.track == [0, 3, 3]


@pytest.mark.rule("CD-A47", "CD-55")
def test_where_the_elements_of_his_card_land_the_lead_chooses() -> None:
    field = {0: Card("H2", has="H", claims="2", burns=1), 1: Card("H9"), 4: Card("H9")}
    table = two(field=field, lead=1, benches={0: "N"}, tools={0: "bunsen-burner"})
    table.play("0: burn 0")
    assert (table.question(), table.position.acting()) == ("Scattering", [1])


@pytest.mark.rule("CD-A23", "CD-85")
def test_a_burner_may_be_lit_before_he_places() -> None:
    field = {0: Card("H2O", has="H O", burns=1), 1: Card("H9")}
    table = two(field=field, benches={NOBEL: "H"}, tools={1: "bunsen-burner"})
    table.play("1: pass")  # before the turn of seat 0, who has nothing to do
    assert (table.question(), table.position.acting()) == ("Placing", [1])
    table.play("1: pass")
    assert (table.question(), table.position.acting()) == ("BurnerWindow", [1])
    table.play("1: burn 0")
    assert (table.card(0), table.on(1)) == ("", "H H")  # it had nothing to complete any more


# The end


@pytest.mark.rule("CD-A45", "CD-13")
def test_fifty_points_of_his_bring_on_the_last_round() -> None:
    table = two(field={0: his()}, track=(0, 0, 45), part=LAB, deck=("N2",))
    assert table.told("triggered") == [{"seat": -3, "reason": "points", "round": 6}]


@pytest.mark.rule("CD-A45", "CD-14")
def test_his_experiments_do_not() -> None:
    table = two(field={0: his(state="gas")}, levels={NOBEL: "4434"}, part=LAB, deck=("N2",))
    assert table.position.levels[8:12] == [3, 3, 3, 3]
    assert table.position.last == 0


@pytest.mark.rule("CD-A45", "CD-93", "CD-18", "CD-19")
def test_his_bench_and_his_claims_count_at_the_end_and_he_can_win() -> None:
    field = {0: Card("H2O", has="all", claims="0"), 1: Card("CO2", has="C O", claims="2")}
    table = two(field=field, track=(20, 0, 21), benches={NOBEL: "H H N"}, part=LAB)
    table.play("pass")
    assert table.told("total")[NOBEL] == {
        "seat": -3,
        "points": 24,
        "track": 21,
        "claims": 2,
        "bench": 1,
        "extinguishers": 0,
        "wilds": 0,
    }
    outcome = table.position.outcome()
    assert outcome is not None
    assert outcome.reason == "unfilled"  # 25 of seat 0 are more
    behind = two(field=field, track=(18, 0, 21), benches={NOBEL: "H H N"}, part=LAB)
    behind.play("pass")
    outcome = behind.position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("unfilled", [])
    assert outcome.scores == [23, 0]


@pytest.mark.rule("CD-93", "CD-A42")
def test_with_as_many_as_nobel_one_shares_the_victory() -> None:
    table = two(field={0: Card("H2O", has="all", claims="0")}, track=(19, 0, 24), part=LAB)
    table.play("pass")
    outcome = table.position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("unfilled", [0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_him_calls_him_by_his_name(language: str) -> None:
    """What he has claimed, or completes for somebody, is not said to be nobody's."""
    texts = Texts(language, game, ["Ana", "Ben"], game.settings())
    field = {0: Card("H2O", has="H O", claims="2"), 1: Card("N3")}
    table = two(field=field, benches={0: "H", 1: "N"})
    table.play("0: place H 0")
    assert table.told("completed")[0]["seats"] == [-3]
    assert "Nobel" in texts.event({"kind": "completed", **table.told("completed")[0]})
    assert texts.faults == []
