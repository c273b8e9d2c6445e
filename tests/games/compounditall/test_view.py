"""What each player knows: all that lies open or was shown, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.games.compounditall.position import NONE, UNKNOWN, CompoundItAll
from compoundry.games.compounditall.view import CompoundView
from compoundry.kernel import PUBLIC, FastDraw

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, Table


def seen(t: Table, viewer: int) -> CompoundView:
    view = game.view(t.position, viewer)
    assert isinstance(view, CompoundView)
    return view


def sampled(t: Table, viewer: int, draw: FastDraw) -> CompoundItAll:
    """A position that looks the same, sound and seen the same way."""
    view = seen(t, viewer)
    twin = game.sample(view, draw)
    assert isinstance(twin, CompoundItAll)
    assert twin.audit() == []
    assert game.view(twin, viewer) == view
    return twin


def test_all_but_hands_draw_pile_and_the_drawn_card_lies_open() -> None:
    """Every field of a position is in the view under its own name; a new one has to be thought about."""
    assert set(CompoundItAll.fields) | {"viewer", "ages"} == set(CompoundView.fields)


def test_what_lies_on_the_table_is_seen_by_all(table: Maker) -> None:
    t = table("RAIN COAT EGG", "HEN", words=("1: ANY+THING/SOME/BODY",), discards="OWL FOX", stock="KEY INK")
    t.draw("KEY")
    t.play("lay RAIN+COAT")
    for viewer in (PUBLIC, 0, 1):
        view = seen(t, viewer)
        for name in ("owner", "left", "right", "under", "touched", "discards", "player", "turn", "round", "played"):
            assert getattr(view, name) == getattr(t.position, name), name
        assert view.stock == 1


def test_nobody_sees_the_hand_of_another_or_what_was_drawn(table: Maker) -> None:
    t = table("RAIN EGG", "HEN OWL", stock="KEY INK")
    t.draw("KEY")
    assert seen(t, 0).hands == [t.position.hands[0], [NONE, NONE]]
    assert seen(t, 1).hands == [[NONE] * 3, t.position.hands[1]]
    assert seen(t, PUBLIC).hands == [[NONE] * 3, [NONE] * 2]
    assert [seen(t, viewer).drawn for viewer in (0, 1, PUBLIC)] == [t.card("KEY"), UNKNOWN, UNKNOWN]


def test_everybody_sees_what_was_taken_from_the_discards_as_long_as_it_is_held(table: Maker) -> None:
    t = table("RAIN EGG", "HEN GNU", discards="COAT OWL", stock="KEY INK")
    t.play("take 2")
    assert [seen(t, viewer).hands[0] for viewer in (1, PUBLIC)] == [[*t.position.shown[0], NONE, NONE]] * 2
    assert t.shown(0) == "COAT OWL"
    t.play("lay RAIN+COAT", "discard EGG")
    assert (t.hand(0), t.shown(0)) == ("OWL", "OWL")
    t.draw("KEY")
    t.play("discard KEY")
    t.play("draw", "deal INK", "discard OWL")
    assert t.shown(0) == ""


@pytest.mark.rule("CW-33")
def test_who_was_asked_in_vain_is_known_to_lack_the_word_until_the_next_draw(table: Maker) -> None:
    t = table("RAIN EGG", "HEN SNOW", stock="KEY INK COAT", play="around")
    t.play("ask 1 COAT", "deal KEY")
    assert seen(t, 0).lacks == [[], [t.card("COAT")]]
    draw = FastDraw(1)
    for viewer in (0, PUBLIC):
        for _ in range(40):
            assert t.card("COAT") not in sampled(t, viewer, draw).hands[1]
    t.draw("INK")
    assert seen(t, 0).lacks == [[], []]
    assert any(t.card("COAT") in sampled(t, 0, draw).hands[1] for _ in range(40))


@pytest.mark.rule("CW-A2")
def test_who_takes_a_discard_is_known_to_have_a_use_for_it(table: Maker) -> None:
    t = table("RAIN EGG", "HEN OWL", discards="COAT", stock="KEY INK FOX GNU")
    t.play("take 1")
    draw = FastDraw(1)
    for viewer in (1, PUBLIC):
        for _ in range(20):
            assert t.card("RAIN") in sampled(t, viewer, draw).hands[0]


@pytest.mark.rule("CW-A21")
@pytest.mark.parametrize("holder", [1, 2])
def test_who_asks_for_a_word_is_known_to_have_a_card_that_goes_with_it(table: Maker, holder: int) -> None:
    """Also while NATURE draws for one who asked in vain."""
    t = table("RAIN EGG", "HEN OWL", "COAT GNU", stock="KEY INK FOX", play="around")
    t.play(f"ask {holder} COAT")
    draw = FastDraw(1)
    for viewer in (1, PUBLIC):
        for _ in range(20):
            assert t.card("RAIN") in sampled(t, viewer, draw).hands[0]


def test_any_card_that_was_hidden_may_be_the_one_that_was_drawn(table: Maker) -> None:
    t = table("RAIN EGG", "HEN", stock="KEY INK")
    t.draw("KEY")
    draw = FastDraw(1)
    found = {t.called([sampled(t, 1, draw).drawn]) for _ in range(200)}
    assert found == {"RAIN", "EGG", "KEY", "INK"}


def test_every_way_to_deal_the_unseen_cards_is_as_likely(table: Maker) -> None:
    """Of five unseen cards two are in the hand of seat 0: each of the ten pairs is as likely as any other."""
    t = table("RAIN EGG", "HEN OWL", stock="KEY INK FOX")
    draw = FastDraw(1)
    counts: dict[str, int] = {}
    for _ in range(5000):
        t.position.redeal(1, draw)
        counts[t.hand(0)] = counts.get(t.hand(0), 0) + 1
    assert len(counts) == 10
    assert all(400 < count < 600 for count in counts.values())


@pytest.mark.rule("CW-12")
def test_nobody_forgets_which_discards_became_the_draw_pile(table: Maker) -> None:
    """Seats 0 and 1 hold a card each that was never seen, and one of the five that were shuffled."""
    t = table("OWL EGG", "HEN FOX", "GNU", discards="KEY INK JAM NUT BED RAT")
    t.draw("KEY")
    t.play("discard OWL")
    t.draw("INK")
    t.play("discard HEN")
    view = seen(t, 2)
    assert sorted(t.called(view.shuffled[0]).split()) == ["BED", "INK", "JAM", "KEY", "NUT"]
    assert view.ages == [[0, 1], [0, 1], [0]]
    draw = FastDraw(1)
    old: set[str] = set()
    new: set[str] = set()
    for _ in range(200):
        twin = sampled(t, 2, draw)
        for seat in (0, 1):
            cards = set(t.called(twin.hands[seat]).split())
            assert len(cards & {"EGG", "FOX"}) == len(cards & {"KEY", "INK", "JAM", "NUT", "BED"}) == 1
            old |= cards & {"EGG", "FOX"}
            new |= cards - {"EGG", "FOX"}
    assert (old, new) == ({"EGG", "FOX"}, {"KEY", "INK", "JAM", "NUT", "BED"})


@pytest.mark.rule("CW-12")
def test_between_two_players_the_hand_is_known_when_the_draw_pile_was_shuffled(table: Maker) -> None:
    t = table("OWL EGG", "HEN FOX", discards="KEY INK JAM NUT BED RAT")
    t.play("draw")
    draw = FastDraw(1)
    assert {t.called(sampled(t, 1, draw).hands[0]) for _ in range(20)} == {"EGG OWL"}
    t.play("deal KEY")
    assert {t.called([sampled(t, 1, draw).drawn]) for _ in range(200)} == {"KEY", "INK", "JAM", "NUT", "BED"}


@pytest.mark.rule("CW-24")
def test_cards_that_were_taken_back_are_known_to_all(table: Maker) -> None:
    t = table("RAIN OWL EGG", "HEN", stock="KEY INK", challenge=True)
    t.draw("KEY")
    t.play("lay RAIN+OWL", "1: challenge RAIN+OWL")
    assert sorted(t.called(seen(t, 1).hands[0][:2]).split()) == ["OWL", "RAIN"]
    draw = FastDraw(1)
    for _ in range(20):
        assert {t.card("RAIN"), t.card("OWL")} <= set(sampled(t, 1, draw).hands[0])


@pytest.mark.rule("CW-A15")
@pytest.mark.parametrize("challenge", [False, True])
def test_a_turn_whose_words_nobody_can_doubt_any_more_is_over(table: Maker, challenge: bool) -> None:
    t = table("RAIN COAT EGG", "HEN FOX", stock="KEY INK", challenge=challenge)
    t.draw("KEY")
    t.play("lay RAIN+COAT", *(["1: accept"] if challenge else []), "discard EGG")
    view = seen(t, PUBLIC)
    assert (view.played, view.spent, view.drawn, view.dropped, view.mover) == ([], [], NONE, NONE, 1)


def test_at_the_end_all_hands_lie_open(table: Maker) -> None:
    t = table("RAIN COAT", "HEN OWL", stock="KEY INK")
    t.position.laid = [195, 0]
    t.draw("KEY")
    t.play("lay RAIN+COAT", "discard KEY")
    assert t.told("over") == [{"hands": t.position.hands}]
    assert seen(t, PUBLIC).hands == t.position.hands


def test_a_new_deal_hides_what_was_known(table: Maker) -> None:
    t = table("RAIN EGG OWL", "HEN", discards="COAT FOX", stock=" ".join(f"C{number}" for number in range(12)))
    t.play("take 2")
    t.position.idle = 5
    t.expire()
    assert (t.position.round, t.position.shown, t.position.lacks) == (2, [[], []], [[], []])
    assert len(t.position.stock) == 12 + 6


def test_a_broken_position_is_found(table: Maker) -> None:
    t = table("RAIN EGG", "HEN", stock="KEY INK")
    assert t.position.audit() == []
    t.position.hands[1] = []
    assert t.position.audit()[0].startswith("the cards in play lie so")
    t = table("RAIN EGG", "HEN", stock="KEY INK")
    t.position.shown[1] = [t.card("KEY")]
    t.position.hands[0].reverse()
    t.position.stock.reverse()
    t.position.must = t.card("HEN")
    assert t.position.audit() == [
        "the hand of seat 0 is not in order",
        "seat 1 shows what it does not hold",
        "the draw pile has an order",
        "the card to be used is not in the hand",
    ]
