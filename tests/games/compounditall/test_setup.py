"""Decks, seats and the deal.  CW-2 to CW-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from compoundry.games.compounditall import game
from compoundry.games.compounditall.cards import DECKS, cards_of
from compoundry.games.compounditall.position import CompoundItAll
from compoundry.games.compounditall.setup import Deal, Dealing, deal_round
from compoundry.games.compounditall.view import CompoundView
from compoundry.kernel import NATURE, PUBLIC, BadInput, FastDraw, Refusal
from compoundry.kernel.options import Setting

if TYPE_CHECKING:
    from tests.games.compounditall.conftest import Maker, MatchMaker


def begun(seats: int, **options: Setting) -> CompoundItAll:
    """A game before the first card is dealt."""
    position = game.begin(seats, game.settings(options))
    assert isinstance(position, CompoundItAll)
    return position


def dealt(seats: int, **options: Setting) -> CompoundItAll:
    position = begun(seats, **options)
    draw = FastDraw(seats)
    while position.acting() == [NATURE]:
        position.play(NATURE, position.chance(draw))
    assert position.audit() == []
    return position


@pytest.mark.rule("CW-2")
@pytest.mark.parametrize(
    ("decks", "shuffled"),
    [
        ("yellow", {"yellow"}),
        ("blue", {"blue"}),
        ("red", {"red"}),
        ("yellow-blue", {"yellow", "blue"}),
        ("yellow-red", {"yellow", "red"}),
        ("blue-red", {"blue", "red"}),
        ("all", {"yellow", "blue", "red"}),
    ],
)
def test_any_deck_is_played_alone_or_with_others(decks: str, shuffled: set[str]) -> None:
    cards = cards_of("standard")
    stock = begun(3, decks=decks).stock
    assert stock == [card for card in range(cards.size) if DECKS[cards.decks[card]] in shuffled]
    assert len(stock) == 48 * len(shuffled)


@pytest.mark.rule("CW-2", "CW-A27")
def test_who_chooses_nothing_plays_with_the_easiest_decks_that_suffice() -> None:
    assert begun(6).stock == begun(6, decks="yellow").stock
    assert begun(7).stock == begun(7, decks="yellow-blue").stock


@pytest.mark.rule("CW-3")
@pytest.mark.parametrize(
    ("decks", "seats", "cards"),
    [
        ("yellow", 2, 7),
        ("blue", 4, 7),
        ("yellow", 5, 5),
        ("red", 6, 5),
        ("yellow-red", 2, 7),
        ("blue-red", 5, 7),
        ("yellow-blue", 8, 7),
        ("all", 8, 7),
    ],
)
def test_seven_cards_each_or_five_where_five_or_six_share_a_deck(decks: str, seats: int, cards: int) -> None:
    position = dealt(seats, decks=decks)
    assert [len(hand) for hand in position.hands] == [cards] * seats
    assert len(position.stock) == len(position.cards().of(position.decks)) - seats * cards - 1


@pytest.mark.rule("CW-3")
def test_no_play_has_fewer_than_two_or_more_than_eight() -> None:
    assert (game.fewest, game.most) == (2, 8)


@pytest.mark.rule("CW-A27", "CW-A37")
@pytest.mark.parametrize("play", ["standard", "no-steal", "dominoes", "around"])
@pytest.mark.parametrize("seats", [7, 8])
def test_seven_and_eight_need_two_decks(play: str, seats: int) -> None:
    one = game.settings({"decks": "red", "play": play})
    assert game.unsuited(seats, one) == Refusal("decks-few", "CW-A27", seats=seats, decks=1)
    assert game.unsuited(6, one) is None
    with pytest.raises(BadInput):
        game.begin(seats, one)
    for decks in ("blue-red", "all"):
        assert game.unsuited(seats, game.settings({"decks": decks, "play": play})) is None


@pytest.mark.rule("CW-A11")
def test_two_cards_with_one_word_are_two_cards(table: Maker) -> None:
    t = table("WOOD WOOD.2 CHUCK OWL", "EGG", stock="KEY")
    t.draw("KEY")
    t.play("lay WOOD.2+CHUCK")
    assert (t.words(0), t.hand(0)) == (["WOOD.2+CHUCK"], "KEY OWL WOOD")
    t.refuses("lay WOOD.2+CHUCK", "card-not-held", "CW-11", card="WOOD.2")


@pytest.mark.rule("CW-4")
def test_the_first_card_after_the_deal_is_turned_up(match: MatchMaker) -> None:
    sitting = match("A B C D E F G", "H I J K L M N", turned="OWL", stock="EGG KEY")
    t = sitting.table
    assert (t.called(t.position.discards), sorted(t.called(t.position.stock).split())) == ("OWL", ["EGG", "KEY"])
    assert sitting.told(-1) == ["round", "dealt", "dealt", "turned"]


@pytest.mark.rule("CW-4")
def test_any_card_that_nobody_has_seen_may_come_from_the_draw_pile(table: Maker) -> None:
    t = table("RAIN", "EGG", discards="OWL", stock="COAT KEY INK")
    t.play("draw")
    assert t.position.outcomes() == [(t.move(f"deal {name}"), 1) for name in ("COAT", "INK", "KEY")]
    for name in ("OWL", "EGG", "RAIN"):
        assert t.position.refusal(NATURE, t.move(f"deal {name}")) == Refusal("card-gone", "CW-4", card=t.card(name))
    assert t.position.refusal(NATURE, Deal(99)) == Refusal("card-gone", "CW-4", card=99)


@pytest.mark.rule("CW-4")
def test_all_see_the_discards_and_nobody_the_draw_pile_or_the_hand_of_another(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", discards="OWL INK KEY", stock="HEN FOX")
    for viewer, seen in ((0, [[t.card("COAT"), t.card("RAIN")], [-1]]), (1, [[-1, -1], [t.card("EGG")]])):
        view = game.view(t.position, viewer)
        assert isinstance(view, CompoundView)
        assert (view.discards, view.stock, view.hands) == (t.position.discards, 2, seen)
    view = game.view(t.position, PUBLIC)
    assert isinstance(view, CompoundView)
    assert (view.discards, view.stock, view.hands) == (t.position.discards, 2, [[-1, -1], [-1]])


@pytest.mark.rule("CW-4", "CW-10")
def test_a_card_from_the_draw_pile_is_told_to_whoever_draws_it(match: MatchMaker) -> None:
    sitting = match("A B C D E F G", "H I J K L M N", turned="OWL", stock="EGG")
    sitting.submit("0: draw")
    heard = [sitting.match.events(viewer, 0) for viewer in (0, 1)]
    card = sitting.table.card("EGG")
    assert heard[0] == [{"kind": "drew", "seat": 0, "card": card, "known": True, "entry": 1}]
    assert heard[1] == [{"kind": "drew", "seat": 0, "entry": 1}]


@pytest.mark.rule("CW-6")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_seat_to_the_left_of_the_dealer_begins(seats: int) -> None:
    position = begun(seats)
    assert (position.dealer, position.acting()) == (seats - 1, [NATURE])
    position.play(NATURE, position.chance(FastDraw(1)))
    assert [len(hand) for hand in position.hands] == [1] + [0] * (seats - 1)
    assert dealt(seats).acting() == [0]


@pytest.mark.rule("CW-A28")
def test_the_deal_moves_left_with_each_round(table: Maker) -> None:
    t = table("RAIN COAT", "EGG", "KEY INK", discards="HEN", stock=" ".join(f"C{number}" for number in range(20)))
    t.draw("C5")
    t.play("lay RAIN+COAT", "discard C5")
    assert (t.position.dealer, t.position.player, t.position.acting()) == (0, 1, [NATURE])
    t.play("deal C0")
    assert t.told("round") == [{"round": 2, "dealer": 0}]
    assert [len(hand) for hand in t.position.hands] == [0, 1, 0]


@pytest.mark.rule("CW-19", "CW-A28")
def test_a_new_round_begins_like_the_first(table: Maker) -> None:
    """Whatever a round has left behind; only points, the dealer and what was looked up go on."""
    t = table("RAIN COAT", "EGG HEN", discards="KEY INK JAM", stock=" ".join(f"C{number}" for number in range(12)))
    first = t.position.copy()
    first.round = 0
    deal_round(first)
    position = t.position
    position.lacks, position.shown = [[1], [2]], [[3], [4]]
    position.owner, position.left, position.right, position.under, position.touched = [0], [5], [6], [[7]], [1]
    position.line, position.shuffled, position.taken, position.spent = [8], [[9]], [10], [11]
    position.reshuffled, position.skipped, position.idle, position.wanted, position.turn = 1, 2, 3, 12, 13
    position.drawn, position.must, position.dropped, position.accepted = 14, 15, 16, [1, 1]
    position.played, position.mover = [[0, 0, 5, -1, -1, -1]], 1
    deal_round(position)
    go_on = ("round", "dealer", "player", "mover", "asked", "pending")
    different = [name for name in CompoundItAll.fields if getattr(position, name) != getattr(first, name)]
    assert set(different) <= set(go_on)
    assert (position.round, position.dealer, position.player, position.mover) == (2, 0, 1, 1)
    assert [type(frame) for frame in position.pending] == [Dealing]
