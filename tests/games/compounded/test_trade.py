"""The trading step: offers, answers, and when it is over.  CD-23, CD-28 to CD-30, CD-A10, CD-A12, CD-A61."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.cards import ELEMENTS, JOURNAL, TOOLS
from compoundry.games.compounded.goods import THINGS
from compoundry.games.compounded.offer import ANYONE
from compoundry.games.compounded.offering import MakeOffer, Propose
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.trade import BACK, END, NO_OFFERS, VERBS, Accept, Withdraw
from compoundry.kernel import PUBLIC, Ack, AnyMove, FastDraw, Match, Refusal, Seed
from compoundry.texts import Texts

from .market import Market, accept, deal, decline, market, offer, said, term, things, to_anyone, whisper

BENCHES = {0: "H H C", 1: "N N", 2: "Ca O"}


def fair(**ordered: Any) -> Market:
    """Three scientists with two or three elements each."""
    return market(benches=BENCHES, **ordered)


# What is traded


@pytest.mark.rule("CD-28", "CD-29")
def test_elements_change_hands_when_the_other_accepts() -> None:
    table = fair()
    assert table.acting() == [0, 1, 2]
    assert table.do((0, offer(1, "H C", "N"))) == ["offered"]
    assert table.last().public == {
        "maker": 0,
        "number": 1,
        "seats": [1],
        "terms": [term(0, 1, "H C"), term(1, 0, "N")],
        "promised": 0,
        "promise": "",
    }
    assert table.do((1, accept(0))) == ["deal"]
    assert table.last().public == {"maker": 0, "number": 1, "terms": [term(0, 1, "H C"), term(1, 0, "N")]}
    assert [table.bench(seat) for seat in range(3)] == ["H N", "H C N", "O Ca"]
    assert table.open() == []


@pytest.mark.rule("CD-29")
def test_tools_wilds_and_extinguishers_are_traded_as_well() -> None:
    table = fair(tools={0: "pipet"}, wilds=(0, 1), ready=(1,))
    table.do((0, offer(1, "pipet wild", "extinguisher-1 N")), (1, accept(0)))
    assert (table.tool(0, "pipet"), table.tool(1, "pipet")) == (0, 1)
    assert table.position.wilds == [0, 2, 0]
    assert (table.position.holder, table.position.flipped) == ([0, 0, 2], [0, 1, 0])
    assert table.position.ready(0) == [1]
    assert (table.bench(0), table.bench(1)) == ("H H C N", "N")


@pytest.mark.rule("CD-29")
def test_nobody_gives_or_is_asked_for_what_is_not_there() -> None:
    table = fair(tools={2: "journal"})
    assert table.refused(0, offer(1, "H H H N", "N")) == Refusal("not-yours", "CD-29", things=[0, 3])
    assert table.refused(0, offer(1, "H", "N N Ca wild")) == Refusal("not-theirs", "CD-29", whom=1, things=[4, 12])
    assert table.refused(0, offer(1, "H", "journal")) == Refusal("not-theirs", "CD-29", whom=1, things=[11])
    assert table.refused(0, offer(1, "extinguisher-2")) == Refusal("not-yours", "CD-29", things=[15])
    assert table.refused(0, deal("0 1 H", "1 2 S", "2 0 O")) == Refusal("not-theirs", "CD-29", whom=1, things=[5])


@pytest.mark.rule("CD-29")
def test_an_offer_is_for_another_scientist_of_this_table() -> None:
    table = fair()
    for whom in (0, -1, 3, 4):
        assert table.refused(0, offer(whom, "H", "N")) == Refusal("no-partner", "CD-29")
    two = market(2, benches={0: "H", 2: "N"})
    assert two.refused(0, offer(2, "H", "N")) == Refusal("no-partner", "CD-29")


@pytest.mark.rule("CD-30", "CD-A10")
def test_points_levels_tokens_and_markers_have_no_name_in_a_trade() -> None:
    assert ELEMENTS + len(TOOLS) + 1 + 5 == THINGS  # a wild, and five extinguishers
    assert {slot.name for verb in (MakeOffer, Propose) for slot in verb.slots} == {
        *("whom", "gives", "wants", "promise", "terms"),
    }


@pytest.mark.rule("CD-23")
def test_outside_discovery_nothing_is_traded() -> None:
    table = fair()
    table.do(*[(seat, END) for seat in range(3)])
    assert table.question() == "Claiming"
    refusal = table.refused(0, offer(1, "H", "N"))
    assert refusal is not None
    assert refusal.code == "not-now"
    assert table.position.choices(0, ("offer",)).candidates == []


@pytest.mark.rule("CD-23", "CD-A12")
def test_a_promise_is_heard_and_binds_nobody() -> None:
    table = fair()
    table.do((0, offer(1, "H", "", "I leave the water to you")))
    assert table.last().public["promise"] == "I leave the water to you"
    assert table.last().public["promised"] == 1
    table.do((1, accept(0)))
    assert (table.bench(0), table.bench(1)) == ("H C", "H N N")
    assert not any("promise" in name for name in Compounded.fields)  # it leaves no trace in what anybody may do


@pytest.mark.rule("CD-A12")
def test_one_side_may_be_empty_but_not_both() -> None:
    table = fair()
    table.do((0, offer(1, "H")), (1, offer(0, "", "C")), (1, accept(0)), (0, accept(1)))
    assert (table.bench(0), table.bench(1)) == ("H", "H C N N")
    assert table.refused(2, offer(0, "", "", "a good word")) == Refusal("nothing-offered", "CD-A12")


@pytest.mark.rule("CD-A12")
def test_what_leaves_everybody_as_before_is_no_offer() -> None:
    table = market(benches={0: "H C", 1: "C H", 2: "H"})
    for nothing in (offer(1, "H C", "C H"), deal("0 1 H", "1 2 H", "2 0 H")):
        assert table.refused(0, nothing) == Refusal("nothing-offered", "CD-A12")


# Tools and extinguishers


@pytest.mark.rule("CD-A10")
def test_nobody_comes_to_hold_a_tool_twice_after_the_whole_deal() -> None:
    table = fair(tools={0: "pipet", 1: "pipet journal"})
    assert table.refused(0, offer(1, "pipet", "N")) == Refusal("tool-twice", "CD-A10", whom=1, tool=4)
    assert table.refused(0, offer(1, "H", "pipet")) == Refusal("tool-twice", "CD-A10", whom=0, tool=4)
    assert table.refused(0, offer(1, "pipet H", "pipet")) is None  # a pipet for a pipet: one each, before and after
    table.do((0, offer(1, "pipet H", "pipet journal")), (1, accept(0)))
    assert [table.tool(seat, tool) for seat in (0, 1) for tool in ("pipet", "journal")] == [1, 1, 1, 0]


@pytest.mark.rule("CD-A10")
def test_a_deal_of_three_may_pass_a_tool_on() -> None:
    table = fair(tools={0: "pipet", 1: "pipet"})
    passed_on = deal("0 1 pipet", "1 2 pipet", "2 0 O")
    assert table.refused(2, passed_on) is None
    table.do((2, passed_on), (0, accept(2)), (1, accept(2)))
    assert [table.tool(seat, "pipet") for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("CD-A10")
def test_holdings_are_looked_at_again_when_an_offer_is_accepted() -> None:
    table = fair(tools={0: "pipet", 2: "pipet"})
    table.do((0, to_anyone("pipet", "N")), (2, offer(1, "pipet", "N")))
    assert table.refused(2, accept(0)) == Refusal("not-yours", "CD-29", things=[3])
    table.do((1, accept(2)))
    assert table.refused(1, accept(0)) == Refusal("tool-twice", "CD-A10", whom=1, tool=4)


@pytest.mark.rule("CD-A10")
def test_a_house_may_do_without_the_limit() -> None:
    table = fair(tools={0: "pipet", 1: "pipet"}, one_tool=0)
    table.do((0, offer(1, "pipet", "N")), (1, accept(0)))
    assert table.tool(1, "pipet") == 2


@pytest.mark.rule("CD-A10")
def test_an_extinguisher_goes_with_what_is_in_it_and_its_holder_fills_it() -> None:
    table = fair()
    position = table.position
    position.filling[1] = 1  # a C on the extinguisher of seat 0
    position.bag[1] -= 1
    table.do((0, offer(2, "extinguisher-0", "Ca")), (2, accept(0)))
    assert position.holder == [2, 1, 2]
    assert (position.lacks(0, 1), position.lacks(0, 2)) == (0, 2)
    table.do(*[(seat, END) for seat in range(3)])
    while table.question() in ("Claiming", "Shifting"):
        table.play("pass")
    for _ in range(2):
        table.play("pass")
    assert {"fill O 0", "fill O 2"} <= {*table.legal(2)}
    table.play("fill O 0")
    assert position.lacks(0, 2) == 1


@pytest.mark.rule("CD-A10")
def test_a_house_may_trade_completed_extinguishers_only() -> None:
    table = fair(finished_only=1, ready=(1,))
    assert table.refused(0, offer(1, "extinguisher-0", "N")) == Refusal("not-yours", "CD-29", things=[13])
    assert table.refused(0, offer(1, "H", "extinguisher-1")) is None


@pytest.mark.rule("CD-A29")
def test_a_traded_journal_works_in_the_same_round() -> None:
    table = fair(tools={0: "journal"})
    table.do((0, offer(1, "journal", "N")), (1, accept(0)))
    assert table.position.can_use(1, JOURNAL)


# Anyone, and several


@pytest.mark.rule("CD-A12")
def test_an_offer_to_anyone_goes_to_the_first_who_accepts() -> None:
    table = fair()
    table.do((0, to_anyone("H", "N")))
    assert table.last().public["seats"] == [ANYONE]
    assert table.last().public["terms"] == [term(0, ANYONE, "H"), term(ANYONE, 0, "N")]
    assert table.refused(2, accept(0)) == Refusal("not-yours", "CD-29", things=[3])
    assert table.refused(0, accept(0)) == Refusal("not-for-you", "CD-A12", maker=0, number=1)
    assert table.refused(1, decline(0)) == Refusal("not-to-you", "CD-A12", maker=0, number=1)
    table.do((1, accept(0)))
    assert table.last().public["terms"] == [term(0, 1, "H"), term(1, 0, "N")]
    assert (table.bench(0), table.bench(1), table.open()) == ("H C N", "H N", [])


@pytest.mark.rule("CD-29", "CD-A12")
def test_a_deal_of_three_is_done_when_each_has_accepted() -> None:
    table = fair()
    table.do((1, deal("0 1 H", "0 1 C", "1 2 N", "2 0 Ca")))
    assert table.last().public["seats"] == [0, 2]
    assert table.last().public["terms"] == [term(0, 1, "H C"), term(1, 2, "N"), term(2, 0, "Ca")]
    assert table.refused(1, accept(1)) == Refusal("not-for-you", "CD-A12", maker=1, number=1)
    assert table.do((2, accept(1))) == ["agreed"]
    assert [table.bench(seat) for seat in range(3)] == ["H H C", "N N", "O Ca"]  # nothing yet
    assert table.refused(2, accept(1)) == Refusal("agreed-already", "CD-A12", maker=1, number=1)
    assert table.do((0, accept(1))) == ["deal"]
    assert [table.bench(seat) for seat in range(3)] == ["H Ca", "H C N", "O N"]


@pytest.mark.rule("CD-A12")
def test_one_who_declines_calls_the_whole_deal_off() -> None:
    table = fair()
    table.do((1, deal("0 1 H", "1 2 N", "2 0 Ca")), (2, accept(1)))
    assert table.do((2, decline(1))) == ["declined"]
    assert table.open() == []
    assert table.refused(0, accept(1)) == Refusal("no-offer", "CD-A12", maker=1, number=1)


@pytest.mark.rule("CD-A12")
def test_a_deal_names_three_of_whom_the_maker_is_one() -> None:
    table = market(4, benches={0: "H", 1: "C", 2: "O", 3: "N"})
    assert table.refused(0, deal("0 1 H", "1 0 C")) == Refusal("deal-of-two", "CD-A12")
    assert table.refused(0, deal("1 2 C", "2 3 O")) is None  # the maker may give nothing and get nothing
    assert table.refused(0, deal()) == Refusal("deal-of-two", "CD-A12")
    for wrong in ((0, 4, 0), (0, 0, 0), (0, 1), ()):
        assert table.refused(0, Propose(((1, 2, 1), wrong), "")) == Refusal("no-term", "CD-A12", term=[*wrong])


# Whispers


@pytest.mark.rule("CD-A12")
def test_a_whisper_is_heard_by_two_and_seen_by_all() -> None:
    table = fair()
    table.do((0, whisper(1, "H C", "N", "nobody need know")))
    public = {"kind": "whispered", "maker": 0, "number": 1, "seats": [1]}
    secret = {"terms": [term(0, 1, "H C"), term(1, 0, "N")], "promised": 1, "promise": "nobody need know"}
    assert table.heard(PUBLIC) == table.heard(2) == [public]
    assert table.heard(0) == table.heard(1) == [{**public, **secret, "known": True}]
    for viewer, terms in ((PUBLIC, 0), (2, 0), (0, 2), (1, 2)):
        seen = game.view(table.position, viewer).plain()["offers"]
        assert isinstance(seen, list)
        assert isinstance(seen[0], dict)
        shown = seen[0]["terms"]
        assert isinstance(shown, list)
        assert (len(shown), seen[0]["promise"] != "") == (terms, terms > 0)
    assert table.refused(2, accept(0)) == Refusal("not-for-you", "CD-A12", maker=0, number=1)
    assert table.do((1, accept(0))) == ["deal"]
    assert (table.bench(0), table.bench(1)) == ("H N", "H C N")


@pytest.mark.rule("CD-A12")
def test_a_whisper_lapses_unheard_and_does_not_come_back() -> None:
    table = fair()
    table.do((0, whisper(1, "C", "N")), (0, offer(2, "C", "O")))
    assert table.do((2, accept(0, 2))) == ["deal"]  # nobody is told that the whisper has lapsed
    assert table.open() == [(0, 1)]
    assert table.refused(1, accept(0)) == Refusal("offer-lapsed", "CD-A12", maker=0, number=1)
    table.do((2, offer(0, "C", "O")), (0, accept(2)))
    assert table.refused(1, accept(0)) == Refusal("offer-lapsed", "CD-A12", maker=0, number=1)
    assert table.do((1, decline(0))) == ["declined"]


@pytest.mark.rule("CD-A12")
def test_a_whisper_is_for_one_and_a_house_may_forbid_it() -> None:
    assert fair().refused(0, whisper(ANYONE, "H", "N")) == Refusal("whispered-to-all", "CD-A12")
    loud = fair(quiet=0)
    assert loud.refused(0, whisper(1, "H", "N")) == Refusal("no-whispers", "CD-A12")
    assert "whisper" not in loud.position.choices(0, ()).candidates


# Caps and lapses


@pytest.mark.rule("CD-A12")
def test_three_offers_are_open_at_a_time_and_twelve_made_in_a_round() -> None:
    table = fair()
    table.do(*[(0, offer(1, "H", "N"))] * 3)
    assert table.refused(0, offer(2, "H", "O")) == Refusal("open-enough", "CD-A12", most=3)
    for number in range(1, 10):
        table.do((0, Withdraw(number)), (0, to_anyone("H", "N")))
    table.do((0, Withdraw(10)))
    assert table.refused(0, to_anyone("H", "N")) == Refusal("made-enough", "CD-A12", most=12)
    assert not {"offer", "whisper", "deal"} & {*table.position.choices(0, ()).candidates}
    assert table.refused(1, offer(0, "N", "H")) is None


@pytest.mark.rule("CD-A12")
def test_a_house_has_its_own_caps() -> None:
    table = fair(most_open=1, most_made=2)
    table.do((0, to_anyone("H", "N")))
    assert table.refused(0, to_anyone("H", "O")) == Refusal("open-enough", "CD-A12", most=1)
    table.do((0, Withdraw(1)), (0, to_anyone("H", "O")), (0, Withdraw(2)))
    assert table.refused(0, to_anyone("H", "N")) == Refusal("made-enough", "CD-A12", most=2)


@pytest.mark.rule("CD-A12")
def test_a_whisper_that_has_lapsed_is_open_until_it_is_withdrawn() -> None:
    """Else an offer more than there may be would tell everybody that it has lapsed."""
    table = fair(most_open=1)
    table.do((0, whisper(1, "C", "N")), (2, offer(0, "O", "C")), (0, accept(2)))
    assert table.refused(0, offer(1, "H", "N")) == Refusal("open-enough", "CD-A12", most=1)
    table.do((0, Withdraw(1)))
    assert table.refused(0, offer(1, "H", "N")) is None


@pytest.mark.rule("CD-A12")
def test_an_offer_lapses_when_either_side_can_no_longer_pay() -> None:
    table = fair()
    table.do((0, offer(1, "C", "N")), (1, offer(2, "N N", "O")), (2, to_anyone("O", "C")))
    assert table.do((0, accept(2))) == ["deal", "lapsed", "lapsed"]
    # The maker of the first has given the C away; of the second, who is asked for the O.
    assert [event.public for event in table.events[1:]] == [{"maker": 0, "number": 1}, {"maker": 1, "number": 1}]
    assert table.open() == []
    assert table.refused(1, accept(0)) == Refusal("no-offer", "CD-A12", maker=0, number=1)


@pytest.mark.rule("CD-A12")
def test_an_offer_is_withdrawn_by_its_maker_only() -> None:
    table = fair()
    table.do((0, offer(1, "C", "N")))
    assert table.refused(1, Withdraw(1)) == Refusal("no-offer", "CD-A12", maker=1, number=1)
    assert table.do((0, Withdraw(1))) == ["withdrew"]
    assert table.refused(1, accept(0)) == Refusal("no-offer", "CD-A12", maker=0, number=1)


@pytest.mark.rule("CD-A12")
def test_an_offer_has_its_number_for_the_round() -> None:
    table = fair()
    table.do((0, offer(1, "C", "N")), (0, Withdraw(1)), (0, offer(1, "C", "N N")))
    assert table.refused(1, accept(0, 1)) == Refusal("no-offer", "CD-A12", maker=0, number=1)
    assert table.refused(1, accept(0, 2)) is None


# The end of the step


@pytest.mark.rule("CD-A61", "CD-A12")
def test_trading_ends_when_all_are_done_at_once_and_what_stands_lapses() -> None:
    table = fair()
    table.do((0, offer(1, "C", "N")), (0, END), (2, END))
    assert (table.acting(), table.position.free()) == ([1], [0, 2])
    assert table.do((1, END)) == ["done", "closed"]
    assert table.last().public == {"count": 1}
    assert (table.open(), table.question()) == ([], "Claiming")


@pytest.mark.rule("CD-A61")
def test_done_is_taken_back_and_until_then_nothing_else_is_possible() -> None:
    table = fair()
    table.do((0, END))
    assert table.position.legal(0) == [BACK]
    for move in (offer(1, "H", "N"), END, NO_OFFERS, Withdraw(1)):
        assert table.refused(0, move) == Refusal("done-already", "CD-A61")
    assert table.do((0, BACK)) == ["back"]
    assert table.refused(0, BACK) == Refusal("not-done", "CD-A61")
    assert table.acting() == [0, 1, 2]


@pytest.mark.rule("CD-A61")
def test_done_is_not_taken_back_for_ever() -> None:
    """Two who took turns at it would keep a Discovery open that must close."""
    table = fair(most_made=2)
    table.do((0, END), (0, BACK), (0, END), (0, BACK), (0, END))
    assert table.refused(0, BACK) == Refusal("not-your-turn", "K-2", seat=0, acting=[1, 2])
    assert (table.position.free(), table.position.legal(0)) == ([], [])
    table.do((1, offer(0, "N", "H")))
    assert table.acting() == [0, 1, 2], "an offer that names one brings him back all the same"
    table.do((0, END), (1, END), (2, END))
    assert table.question() == "Claiming"


@pytest.mark.rule("CD-A61", "CD-A12")
def test_an_offer_wakes_those_whom_it_names() -> None:
    table = fair()
    table.do((1, END), (2, END), (0, to_anyone("H", "N")))
    assert table.acting() == [0]
    table.do((0, offer(1, "H", "N")))
    assert table.acting() == [0, 1]
    table.do((0, deal("0 1 H", "1 2 N", "2 0 O")))
    assert table.acting() == [0, 1, 2]


@pytest.mark.rule("CD-A61", "K-7")
def test_for_whom_an_offer_wakes_time_begins_anew() -> None:
    """A clock that was started when he said done must not close his new question at once."""
    match = Match.start(game, {}, 3, Seed.from_int(1))
    while type(match.position.pending[-1]).__name__ != "Trading":
        seat = match.position.acting()[0]
        match.expire(seat, match.ticket(seat))
    match.submit(1, "done", match.ticket(1))
    before, other = match.ticket(1), match.ticket(2)
    assert isinstance(match.position, Compounded)
    thing = next(thing for thing in range(ELEMENTS) if match.position.on_bench(0, thing))
    match.submit(0, f'offer 1 [{thing}] [] ""', match.ticket(0))
    assert match.position.acting() == [0, 1, 2]
    assert match.ticket(1) > before
    assert match.ticket(2) == other, "he is asked what he was asked before"
    late = match.expire(1, before)
    assert isinstance(late, Refusal)
    assert late.rule == "K-7"


@pytest.mark.rule("CD-A61")
def test_who_wants_no_offers_gets_none() -> None:
    table = fair()
    assert table.do((1, NO_OFFERS)) == ["no-offers"]
    assert table.refused(0, offer(1, "H", "N")) == Refusal("deaf", "CD-A61", whom=1)
    assert table.refused(0, deal("0 1 H", "1 2 N", "2 0 O")) == Refusal("deaf", "CD-A61", whom=1)
    assert table.position.choices(0, ("offer",)).candidates == [ANYONE, 2]
    table.do((1, BACK))
    assert table.refused(0, offer(1, "H", "N")) is None


@pytest.mark.rule("CD-A12")
def test_a_deal_is_done_even_if_one_who_agreed_is_done_by_then() -> None:
    table = fair()
    table.do((1, deal("0 1 H", "1 2 N", "2 0 Ca")), (2, accept(1)), (2, END), (1, END))
    assert table.do((0, accept(1))) == ["deal"]
    assert table.bench(2) == "O N"


@pytest.mark.rule("CD-A61")
def test_silence_is_done() -> None:
    table = fair()
    for seat in range(3):
        assert table.position.timeout(seat) == END


# Listing, choosing, taking back


def test_a_few_offers_are_listed_for_those_who_want_a_list() -> None:
    table = fair()
    assert [move for move in table.position.legal(0) if type(move) in VERBS[:3]] == [
        to_anyone("H", "O"),
        offer(1, "H", "N"),
        offer(2, "H", "O"),
        whisper(1, "H", "N"),
        whisper(2, "H", "O"),
        deal("0 1 H", "1 2 N", "2 0 O"),
    ]


def listed(table: Market, seat: int) -> list[AnyMove]:
    return [move for move in table.position.legal(seat) if type(move) in VERBS[:3]]


def test_who_has_nothing_to_exchange_is_offered_a_gift_or_a_wish() -> None:
    table = market(benches={1: "N"}, tools={0: "pipet", 1: "pipet"})
    anyone = to_anyone("", "H")
    gift = "extinguisher-0"  # seat 1 has a Pipet and could not take another
    assert listed(table, 0)[:3] == [anyone, offer(1, gift), offer(2, "pipet")]
    bare = market(benches={1: "N"}, bare=1)
    assert listed(bare, 0) == [anyone, offer(1, "", "N"), whisper(1, "", "N"), deal("1 2 N")]
    assert listed(market(bare=1), 0) == [anyone]


def test_whatever_can_be_offered_something_of_its_verb_is_listed() -> None:
    draw = FastDraw(5)
    for seed in range(40):
        words = ["H", "C C", "", "O N", ""]
        draw.shuffle(words)
        tools = ["pipet", "", "pipet", "lab-key", ""]
        draw.shuffle(tools)
        table = market(
            3 + seed % 3, benches=dict(enumerate(words[:3])), tools=dict(enumerate(tools[:3])), bare=seed % 2
        )
        deaf = draw.below(table.position.seats)
        table.do((deaf, NO_OFFERS))
        for seat in table.acting():
            verbs = {type(move) for move in listed(table, seat)}
            for verb in VERBS[:3]:
                for _ in range(60):
                    move = verb(*[slot.some(draw) for slot in verb.slots])
                    assert verb in verbs or table.refused(seat, move) is not None


def test_a_hand_is_led_to_an_offer() -> None:
    table = fair(wilds=(0,))
    choices = table.position.choices
    assert choices(0, ("offer",)).candidates == [ANYONE, 1, 2]
    gives = choices(0, ("offer", 1)).candidates
    assert gives == [things(words) for words in ("H", "C", "wild", "extinguisher-0", "")]
    assert things("N") in choices(0, ("offer", 1, things("H"))).candidates
    assert () not in choices(0, ("offer", 1, ())).candidates
    assert choices(0, ("offer", 1, things("H"), things("N"))).candidates == [""]
    whole = choices(0, ("offer", 1, things("H"), things("N N"), "and my thanks"))
    assert whole.complete
    assert whole.preview is not None
    assert said(whole.preview) == "To Ben: Ana gives H for 2 N. You would hold 4 of 4."
    assert choices(0, ("whisper",)).candidates == [1, 2]
    ring = deal("0 1 H", "1 2 N", "2 0 O")
    parts = choices(0, ("deal",)).candidates
    assert parts[0] == ring.terms
    assert len({*parts}) == len(parts)
    assert {((1, 2, 3),), ((2, 0, 4),), ((0, 1, 12),)} <= {*parts[1:]}
    about = choices(0, ("deal",)).about[parts.index(((1, 2, 3),))]
    assert about is not None
    assert said(about) == "To Ben and Cleo: Ben gives Cleo N. You would hold 3 of 4."
    assert choices(0, ("deal", ring.terms, "")).complete
    for nowhere in (-1, 0, 3, 4):
        assert choices(0, ("offer", nowhere)).refusal == Refusal("no-way-on", "K-6", verb="offer")


def test_who_thinks_of_accepting_sees_what_would_lie_on_the_bench() -> None:
    table = market(benches={0: "H H C C", 1: "N"})
    table.do((1, offer(0, "N", "", "remember me")))
    preview = table.position.choices(0, ("accept", 1, 1)).preview
    assert preview is not None
    assert table.position.choices(0, ("accept", 1)).about == [preview]
    assert said(preview) == "To Ana: Ben gives N for nothing. You would hold 5, with room for 4: 1 must go back."
    words = Texts("en", game, ["Ana", "Ben"]).about("accept", "number", preview)
    assert words == "Ben gives N for nothing; the promise: “remember me”"


def test_a_gift_between_two_others_stands_in_the_list_once() -> None:
    table = market(benches={0: "", 1: "H", 2: "C"})
    parts = table.position.choices(0, ("deal",)).candidates
    assert parts.count(((1, 2, 0),)) == 1


def test_an_offer_is_taken_back_but_no_deal() -> None:
    match = Match.start(game, {"pack": "test"}, seats=3, seed=Seed.from_int(1))
    while not (isinstance(match.position, Compounded) and match.position.round == 2):
        seat = match.position.acting()[0]
        assert isinstance(match.submit(seat, match.position.timeout(seat), match.ticket(seat)), Ack)
    before = match.digest()
    made = next(move for move in match.position.legal(0) if type(move) is MakeOffer and move.values()[0] != ANYONE)
    assert isinstance(match.submit(0, made, match.ticket(0)), Ack)
    assert isinstance(match.undo(0), Ack)
    assert match.digest() == before
    match.submit(0, made, match.ticket(0))
    whom = made.values()[0]
    assert isinstance(whom, int)
    number = match.position.offers[0].number
    assert isinstance(match.submit(whom, Accept(0, number), match.ticket(whom)), Ack)
    refusal = match.undo(whom)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "undo-barrier"


# However it is played, it ends


Policy = Callable[[Compounded, int, FastDraw], AnyMove]


def never_done(position: Compounded, seat: int, draw: FastDraw) -> AnyMove:
    moves = [move for move in position.legal(seat) if move not in (END, NO_OFFERS)]
    return draw.pick(moves) if moves else END


def always_offers(position: Compounded, seat: int, draw: FastDraw) -> AnyMove:
    moves = [move for move in position.legal(seat) if type(move) in VERBS[:3]]
    return draw.pick(moves) if moves else never_done(position, seat, draw)


@pytest.mark.rule("CD-A12", "CD-A61")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("policy", [never_done, always_offers])
def test_stubborn_traders_come_to_an_end_by_the_caps(seats: int, policy: Policy) -> None:
    for seed in range(5):
        draw = FastDraw(seed)
        table = market(seats, benches=dict.fromkeys(range(seats), "H C N O"))
        moves = 0
        while table.question() == "Trading":
            seat = draw.pick(table.acting())
            table.do((seat, policy(table.position, seat, draw)))
            moves += 1
        assert max(table.position.made) <= 12
        assert seats * 12 < moves < seats * 12 * 11


def test_a_trade_can_be_played_by_arbitrary_words_without_harm() -> None:
    draw = FastDraw(3)
    table = fair()
    for _ in range(3000):
        verb = draw.pick([*VERBS])
        move = verb(*[slot.some(draw) for slot in verb.slots])
        seat = draw.below(3)
        if table.refused(seat, move) is None and move not in (END, NO_OFFERS):
            table._do(seat, move)
    assert table.question() == "Trading"
