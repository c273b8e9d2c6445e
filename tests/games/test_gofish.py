"""Go fish by its rules, and what its players know."""

from __future__ import annotations

import pytest
from yardsticks.gofish import game
from yardsticks.gofish.bot import GoFishView, Heuristic
from yardsticks.gofish.rules import NONE, RANKS, Ask, Deal, GoFish

from compoundry.kernel import (
    NATURE,
    PUBLIC,
    Ack,
    AnyMove,
    BadInput,
    Event,
    FastDraw,
    Match,
    Outcome,
    Plain,
    Position,
    Refusal,
    Seed,
)


def dealt(*hands: list[int], pond: bool = True) -> GoFish:
    """Seat 0 is to ask; all cards that nobody holds are in the pond, or laid by the last seat."""
    position = GoFish(len(hands))
    position.due = 0
    position.hidden = [hand[:] for hand in hands]
    held = [card for hand in hands for card in hand]
    for rank in range(RANKS):
        position.pond[rank] = 4 - held.count(rank)
        if not pond:
            position.pond[rank] = 0
            if rank not in held:
                position.books[-1].append(rank)
    return position


def play(position: GoFish, *moves: AnyMove) -> list[Event]:
    """Play moves of whoever is to move; what everybody heard."""
    heard: list[Event] = []
    position.sink = heard
    for move in moves:
        seat = position.acting()[0]
        assert position.refusal(seat, move) is None
        position.play(seat, move)
    position.sink = None
    return heard


def view(position: Position, viewer: int) -> GoFishView:
    seen = game.view(position, viewer)
    assert isinstance(seen, GoFishView)
    return seen


def ended(position: Position) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("GF-1")
def test_a_rank_has_four_cards() -> None:
    position = dealt([0, 0, 0, 7], [0, 3])
    position.due = 1
    assert position.outcomes() == [(Deal(rank), 3 if rank in (3, 7) else 4) for rank in range(1, RANKS)]
    assert position.refusal(NATURE, Deal(0)) == Refusal("rank-gone", "GF-1", rank=0)


@pytest.mark.rule("GF-2")
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 7), (4, 5), (5, 5), (6, 5)])
def test_each_is_dealt_a_hand_that_nobody_else_sees(seats: int, size: int) -> None:
    match = Match.start(game, {"target": 13}, seats, Seed.from_int(1))
    assert isinstance(match.position, GoFish)
    assert [len(hand) for hand in match.position.hidden] == [size] * seats
    assert sum(match.position.pond) == 52 - seats * size
    assert match.position.acting() == [0]
    own = view(match.position, 1)
    assert own.hidden == [sorted(match.position.hidden[1]) if seat == 1 else [NONE] * size for seat in range(seats)]
    for event in match.events(1):
        assert ("card" in event) == (event["seat"] == 1)


@pytest.mark.rule("GF-3")
def test_another_player_who_holds_cards_is_asked() -> None:
    position = dealt([3, 4], [], [4], [5])
    refusal = Refusal("not-to-be-asked", "GF-3", others=[2, 3])
    assert [position.refusal(0, Ask(whom, 3)) for whom in (0, 1, 4)] == [refusal] * 3
    assert position.legal(0) == [Ask(2, 3), Ask(2, 4), Ask(3, 3), Ask(3, 4)]


@pytest.mark.rule("GF-3")
def test_the_asker_holds_the_rank() -> None:
    position = dealt([9, 3, 9], [5])
    assert position.refusal(0, Ask(1, 5)) == Refusal("rank-not-held", "GF-3", rank=5, ranks=[3, 9])
    play(position, Ask(1, 9))
    assert position.known[0] == [9]
    assert sorted(position.hidden[0]) == [3, 9]


@pytest.mark.rule("GF-4")
def test_all_cards_of_the_rank_are_handed_over_for_all_to_see() -> None:
    position = dealt([3, 4], [3, 5, 3], [6])
    heard = play(position, Ask(1, 3))
    assert position.hidden == [[4], [5], [6]]
    assert view(position, PUBLIC).known == [[3, 3, 3], [], []]
    assert [(event.kind, event.public["count"], event.barrier) for event in heard] == [("gave", 2, True)]
    assert position.acting() == [0]


@pytest.mark.rule("GF-5")
def test_go_fish_and_the_turn_passes() -> None:
    position = dealt([3, 4], [5], [6])
    heard = play(position, Ask(1, 3), Deal(8))
    assert [event.kind for event in heard] == ["denied", "fished"]
    assert [event.told(0).get("card") for event in heard] == [None, 8]
    assert heard[1].told(1) == heard[1].told(PUBLIC) == {"kind": "fished", "seat": 0}
    assert position.hidden[0] == [4, 8]
    assert position.acting() == [1]


@pytest.mark.rule("GF-5")
def test_who_fishes_the_rank_asked_for_shows_it_and_asks_again() -> None:
    position = dealt([3, 4], [5], [6])
    heard = play(position, Ask(2, 3), Deal(3))
    assert [(event.kind, event.public.get("card")) for event in heard] == [("denied", None), ("caught", 3)]
    assert position.known[0] == [3, 3]
    assert position.acting() == [0]


@pytest.mark.rule("GF-6")
def test_four_of_a_kind_are_laid_at_once() -> None:
    given = dealt([3, 4], [3, 3, 3, 5])
    assert [event.kind for event in play(given, Ask(1, 3))] == ["gave", "book"]
    assert (given.books, given.hand(0)) == ([[3], []], [4])
    fished = dealt([3, 8, 8, 8], [5, 6])
    assert [event.kind for event in play(fished, Ask(1, 3), Deal(8))] == ["denied", "fished", "book"]
    assert (fished.books, fished.hand(0), fished.acting()) == ([[8], []], [3], [1])
    assert GoFish(2).audit() == given.audit() == fished.audit() == []


@pytest.mark.rule("GF-7")
def test_who_has_no_card_draws_one_first() -> None:
    position = dealt([3], [3, 3, 3, 5], [6])
    assert [event.kind for event in play(position, Ask(1, 3))] == ["gave", "book"]
    assert (position.turn, position.acting()) == (0, [NATURE])
    assert [event.kind for event in play(position, Deal(10))] == ["drew"]
    assert position.legal(0) == [Ask(1, 10), Ask(2, 10)]


@pytest.mark.rule("GF-7")
def test_where_the_pond_is_empty_the_turn_passes_on() -> None:
    position = dealt([3], [3, 3, 3, 5], [5, 5, 5], pond=False)
    play(position, Ask(1, 3))
    assert position.acting() == [1]


@pytest.mark.rule("GF-7")
def test_who_has_nobody_to_ask_is_passed_over() -> None:
    position = dealt([3, 4], [3, 3, 3], [])
    play(position, Ask(1, 3))
    assert (position.turn, position.acting()) == (1, [NATURE])
    play(position, Deal(9))
    assert position.legal(1) == [Ask(0, 9)]


@pytest.mark.rule("GF-8")
def test_the_thirteenth_book_ends_the_game_and_most_books_win() -> None:
    position = dealt([3, 3], [4, 3, 3], [4, 4, 4], pond=False)
    position.books = [[0, 1, 2, 5], [6, 7, 8, 9], [10, 11, 12]]
    play(position, Ask(1, 3), Ask(2, 4))
    assert ended(position).reason == "books"
    assert (ended(position).scores, ended(position).ranks) == ([5, 5, 3], [1, 1, 3])
    assert position.acting() == []


@pytest.mark.rule("GF-8")
def test_the_table_may_agree_on_a_number_of_books() -> None:
    position = dealt([3, 3, 4], [3, 3, 5])
    position.target = 1
    play(position, Ask(1, 3))
    assert (ended(position).reason, ended(position).scores) == ("target", [1, 0])
    assert Match.start(game, {"target": 2}, 2, Seed.from_int(1)).position.outcome() is None
    with pytest.raises(BadInput):
        game.settings({"target": 14})


@pytest.mark.rule("GF-9")
def test_an_ask_in_vain_ends_the_game_when_the_pond_is_empty() -> None:
    position = dealt([3, 4], [3, 5, 5], [3, 3, 5, 5, 4, 4, 4], pond=False)
    assert [event.kind for event in play(position, Ask(1, 4))] == ["denied"]
    assert (ended(position).reason, ended(position).ranks) == ("dry", [2, 2, 1])


def test_what_was_shown_is_in_the_view_until_it_is_no_longer_sure() -> None:
    position = dealt([3, 4], [5], [4, 6])
    play(position, Ask(1, 3), Deal(8), Ask(2, 5), Deal(9))
    assert view(position, PUBLIC).known == [[3], [5], []]
    assert view(position, PUBLIC).lacks == [[], [], [5]]
    play(position, Ask(1, 4), Deal(0))
    assert view(position, PUBLIC).lacks == [[], [4], []]
    assert view(position, PUBLIC) == view(position, PUBLIC)


def test_a_denied_rank_stays_denied_for_who_fishes_for_it() -> None:
    position = dealt([3, 4], [3, 5], [6])
    play(position, Ask(1, 3), Ask(2, 3), Deal(4))
    position.turn = 1
    play(position, Ask(0, 5), Deal(6))
    assert position.lacks == [[5], [], [3]]


def test_samples_keep_to_what_is_known() -> None:
    position = dealt([3, 4], [5, 5, 7], [4, 6, 7])
    play(position, Ask(1, 3), Deal(8), Ask(2, 5), Deal(9))
    draw = FastDraw(1)
    seen = view(position, 0)
    hands = set()
    for _ in range(200):
        twin = game.sample(seen, draw)
        assert isinstance(twin, GoFish)
        assert (view(twin, 0), twin.audit()) == (seen, [])
        assert 5 not in twin.hand(2)
        assert 5 in twin.hand(1)
        hands.add(tuple(sorted(twin.hidden[2])))
    assert len(hands) > 50


def test_every_way_to_deal_the_unseen_cards_is_as_likely() -> None:
    """Seat 1 holds one of four unseen cards, three of which are kings: three times out of four a king."""
    position = dealt([0, 0, 0, 1], [12, 0], pond=False)
    position.pond[12] = 2
    position.known = [[12], []]
    position.hidden[1] = [12]
    position.pond[0] = 1
    draw = FastDraw(1)
    kings = 0
    for _ in range(4000):
        position.redeal(0, draw)
        kings += position.hidden[1] == [12]
    assert 2900 < kings < 3100


def test_another_hidden_hand_looks_the_same() -> None:
    one, two = dealt([3, 4], [5, 7], [6]), dealt([3, 4], [5, 9], [6])
    told = [[event.told(0) for event in play(game_, Ask(1, 3), Deal(8))] for game_ in (one, two)]
    assert told[0] == told[1]
    for viewer in (0, 2, PUBLIC):
        assert view(one, viewer) == view(two, viewer)
    assert view(one, 1) != view(two, 1)
    for seat in (0, 2):
        assert one.legal(seat) == two.legal(seat)


def test_an_ask_cannot_be_taken_back() -> None:
    match = Match.start(game, seats=3, seed=Seed.from_int(1))
    assert isinstance(match.submit(0, match.position.legal(0)[0], match.ticket(0)), Ack)
    refusal = match.undo(0)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "undo-barrier"


def test_the_bot_asks_where_the_cards_are() -> None:
    position = dealt([3, 4, 9], [5, 7, 4], [6, 3, 3], [8, 9, 9])
    position.known[2] = [position.hidden[2].pop()]
    position.lacks[1] = [3, 4, 9]
    draw = FastDraw(1)
    bot = Heuristic()
    assert bot.choose(view(position, 0), position.legal(0), 0, draw) == Ask(2, 3)
    position.hidden[2].append(position.known[2].pop())
    asked = [bot.choose(view(position, 0), position.legal(0), 0, draw) for _ in range(50)]
    assert {move.whom for move in asked if isinstance(move, Ask)} == {2, 3}


def test_the_bot_beats_any_move() -> None:
    won = 0
    for number in range(40):
        match = Match.start(game, seats=3, seed=Seed.from_int(number))
        draw = FastDraw(number)
        while acting := match.position.acting():
            seat = acting[0]
            legal = match.position.legal(seat)
            move = Heuristic().choose(match.view(seat), legal, 0, draw) if seat == 0 else draw.pick(legal)
            match.submit(seat, move, match.ticket(seat))
        won += 0 in ended(match.position).winners()
    assert won > 30


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_are_sound_to_their_end(seats: int) -> None:
    for number in range(4):
        draw = FastDraw(number, seats)
        position: Position = game.begin(seats, game.settings())
        while acting := position.acting():
            seat = acting[0]
            position.play(seat, position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat)))
            assert position.audit() == []
            viewer = draw.below(seats + 1) - 1
            seen = game.view(position, PUBLIC if viewer < 0 else viewer)
            twin = game.sample(seen, draw)
            assert (game.view(twin, seen.viewer), twin.audit()) == (seen, [])


def test_every_declared_event_and_end_occurs() -> None:
    kinds: set[Plain] = set()
    ends: set[str] = set()
    for number in range(20):
        options = {"target": 1} if number % 4 == 0 else None
        match = Match.start(game, options, 3, Seed.from_int(number))
        draw = FastDraw(number)
        while not match.over():
            seat = match.position.acting()[0]
            match.submit(seat, Heuristic().choose(match.view(seat), match.position.legal(seat), 0, draw), match.ticket(seat))
        kinds |= {event["kind"] for event in match.events(PUBLIC) if isinstance(event["kind"], str)}
        ends.add(ended(match.position).reason)
    assert kinds == set(game.events)
    assert ends | {"dry"} == set(game.ends)


def test_a_broken_position_is_found() -> None:
    position = dealt([3, 4], [5])
    position.hidden[1].append(4)
    assert position.audit() == ["there are not four cards of the ranks [4]"]
    position = dealt([3, 3, 3, 3], [5])
    position.lacks[1] = [5]
    assert position.audit() == ["seat 0 cannot hold [3, 3, 3, 3]", "seat 1 cannot hold [5]"]
