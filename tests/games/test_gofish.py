"""Go fish by its rules: one worked example a rule, what stays hidden, and a bot worth its name."""

from __future__ import annotations

import pytest
from yardsticks.gofish import game
from yardsticks.gofish.bot import GoFishView, Heuristic
from yardsticks.gofish.rules import NONE, RANKS, Ask, Deal, GoFish

from compoundry.arena.simulate import plan, play_all
from compoundry.kernel import NATURE, PUBLIC, Ack, Event, FastDraw, Match, Outcome, Plain, Refusal, Seed
from compoundry.kernel.options import Setting
from compoundry.kernel.values import digest

ACE, TWO, THREE, FOUR, KING = 0, 1, 2, 3, 12


def table(*hands: list[int], laid: int = 0) -> GoFish:
    """Hidden hands, seat 0 to ask; the first seat has laid so many books, from kings down; the rest is the pond."""
    position = GoFish(len(hands))
    position.due = 0
    position.hidden = [hand[:] for hand in hands]
    position.books[0] = list(range(RANKS - laid, RANKS))
    held = [card for cards in position.hidden + position.books * 4 for card in cards]
    position.pond = [4 - held.count(rank) for rank in range(RANKS)]
    assert position.audit() == []
    return position


def play(position: GoFish, *moves: str) -> list[Event]:
    """Play moves, each by whoever acts; what was told."""
    sink: list[Event] = []
    position.sink = sink
    for move in moves:
        made = game.parse(move)
        seat = position.acting()[0]
        assert position.refusal(seat, made) is None
        position.play(seat, made)
        assert position.audit() == []
    return sink


def told(events: list[Event], viewer: int) -> list[dict[str, Plain]]:
    return [event.told(viewer) for event in events]


def seen(position: GoFish, viewer: int) -> GoFishView:
    view = game.view(position, viewer)
    assert isinstance(view, GoFishView)
    return view


def ended(position: GoFish) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    assert position.acting() == []
    return outcome


@pytest.mark.rule("GF-1")
def test_there_are_four_cards_of_each_rank_and_chance_draws_by_what_is_left() -> None:
    position = GoFish(2)
    assert position.outcomes() == [(Deal(rank), 4) for rank in range(RANKS)]
    play(position, "deal 0", "deal 0", "deal 0", "deal 1")
    assert position.outcomes()[:3] == [(Deal(ACE), 1), (Deal(TWO), 3), (Deal(THREE), 4)]
    play(position, "deal 0")
    assert Deal(ACE) not in position.legal(NATURE)
    assert position.refusal(NATURE, Deal(ACE)) == Refusal("rank-gone", "GF-1", rank=ACE)


@pytest.mark.rule("GF-1")
def test_two_to_six_play() -> None:
    assert (game.fewest, game.most) == (2, 6)


@pytest.mark.rule("GF-2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 7), (4, 5), (5, 5), (6, 5)])
def test_seven_cards_each_or_from_four_players_on_five(seats: int, cards: int) -> None:
    position = GoFish(seats)
    for deal in range(seats * cards):
        assert position.acting() == [NATURE]
        play(position, f"deal {deal % RANKS}")
    assert [len(hand) for hand in position.hidden] == [cards] * seats
    assert position.acting() == [0]


@pytest.mark.rule("GF-2")
def test_nobody_sees_the_cards_of_others_or_those_of_the_pond() -> None:
    position = table([ACE, TWO], [THREE, THREE, KING])
    assert [seen(position, viewer).hidden for viewer in (0, 1, PUBLIC)] == [
        [[ACE, TWO], [NONE] * 3],
        [[NONE] * 2, [THREE, THREE, KING]],
        [[NONE] * 2, [NONE] * 3],
    ]
    assert seen(position, PUBLIC).pond == 47


@pytest.mark.rule("GF-2", "GF-5")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_others_hear_the_same_whatever_card_is_drawn(viewer: int) -> None:
    for position in (table([ACE, TWO], [THREE]), table([], [THREE]), GoFish(2)):
        if position.hidden[0]:
            play(position, "ask 1 0")
        else:
            position.go_on(0)
        position.due = 1  # of the first deal, too, the last card
        ways = [position.copy() for _ in range(2)]
        heard = [play(way, f"deal {card}") for way, card in zip(ways, (FOUR, KING))]
        assert told(heard[0], viewer) == told(heard[1], viewer)
        assert digest(seen(ways[0], viewer)) == digest(seen(ways[1], viewer))
        assert told(heard[0], 0) != told(heard[1], 0)


@pytest.mark.rule("GF-3")
def test_a_seat_asks_others_who_hold_cards_for_what_it_holds() -> None:
    position = table([ACE, THREE, ACE], [], [TWO], [ACE])
    assert position.legal(0) == [Ask(2, ACE), Ask(2, THREE), Ask(3, ACE), Ask(3, THREE)]
    for whom in (0, 1, 5):
        assert position.refusal(0, Ask(whom, ACE)) == Refusal("not-to-be-asked", "GF-3", others=[2, 3])
    assert position.refusal(0, Ask(2, TWO)) == Refusal("rank-not-held", "GF-3", rank=TWO, ranks=[ACE, THREE])


@pytest.mark.rule("GF-3")
def test_who_asks_shows_to_hold_one_and_who_has_none_shows_that() -> None:
    position = table([ACE, ACE], [TWO])
    play(position, "ask 1 0")
    assert (position.known, position.hidden) == ([[ACE], []], [[ACE], [TWO]])
    assert seen(position, PUBLIC).lacks == [[], [ACE]]


@pytest.mark.rule("GF-4")
def test_all_cards_of_the_rank_change_hands_openly_and_the_asker_goes_on() -> None:
    position = table([ACE], [ACE, TWO, ACE])
    events = play(position, "ask 1 0")
    assert told(events, PUBLIC) == [{"kind": "gave", "seat": 0, "whom": 1, "rank": ACE, "count": 2}]
    assert (position.known, position.hidden) == ([[ACE, ACE, ACE], []], [[], [TWO]])
    assert position.acting() == [0]


@pytest.mark.rule("GF-5")
def test_without_an_answer_a_hidden_card_is_fished_and_the_turn_passes() -> None:
    position = table([ACE], [TWO], [TWO])
    events = play(position, "ask 2 0")
    assert told(events, PUBLIC) == [{"kind": "denied", "seat": 0, "whom": 2, "rank": ACE, "count": 0}]
    assert position.acting() == [NATURE]
    events = play(position, "deal 12")
    assert told(events, 0) == [{"kind": "fished", "seat": 0, "card": KING, "known": True}]
    assert (position.known[0], position.hidden[0]) == ([ACE], [KING])
    assert position.acting() == [1]


@pytest.mark.rule("GF-5")
def test_the_card_asked_for_is_shown_and_the_asker_goes_on() -> None:
    position = table([ACE], [TWO])
    events = play(position, "ask 1 0", "deal 0")
    assert told(events, PUBLIC)[1:] == [{"kind": "caught", "seat": 0, "card": ACE}]
    assert (position.known[0], position.hidden[0]) == ([ACE, ACE], [])
    assert position.acting() == [0]


@pytest.mark.rule("GF-5")
def test_a_card_drawn_unseen_may_be_any_but_the_one_just_asked_for() -> None:
    position = table([ACE], [TWO, TWO])
    position.known, position.hidden, position.lacks = [[ACE], [TWO, TWO]], [[], []], [[ACE, TWO], []]
    play(position, "ask 1 0", "deal 12")
    assert position.lacks == [[ACE], [ACE]]
    play(position, "ask 0 1", "deal 12")
    assert position.lacks == [[ACE, TWO], []]


@pytest.mark.rule("GF-6")
def test_a_book_is_laid_at_once_when_it_is_dealt() -> None:
    position = GoFish(2)
    events = play(position, *["deal 0", "deal 1"] * 4)
    assert (position.books, position.hidden) == ([[TWO], [ACE]], [[], []])
    assert told(events, PUBLIC)[-1] == {"kind": "book", "seat": 0, "rank": TWO}


@pytest.mark.rule("GF-6")
@pytest.mark.parametrize("moves", [["ask 1 0"], ["ask 1 2", "deal 0"], ["ask 2 0", "deal 0"]])
def test_a_book_is_laid_at_once_when_the_fourth_card_is_given_fished_or_caught(moves: list[str]) -> None:
    others = [[ACE], [FOUR]] if moves == ["ask 1 0"] else [[TWO], [FOUR]]
    position = table([ACE, THREE, ACE, ACE], *others)
    events = play(position, *moves)
    assert told(events, PUBLIC)[-1] == {"kind": "book", "seat": 0, "rank": ACE}
    assert position.books == [[ACE], [], []]
    assert position.hand(0) == [THREE]


@pytest.mark.rule("GF-7")
def test_who_has_the_turn_without_cards_draws_one_to_ask_with() -> None:
    position = table([ACE, ACE, ACE], [ACE, TWO])
    play(position, "ask 1 0")
    assert position.acting() == [NATURE]
    events = play(position, "deal 2")
    assert told(events, 0) == [{"kind": "drew", "seat": 0, "card": THREE, "known": True}]
    assert position.legal(0) == [Ask(1, THREE)]


@pytest.mark.rule("GF-7")
def test_who_has_nobody_to_ask_is_passed_over() -> None:
    position = table([ACE, TWO, TWO], [TWO])
    play(position, "ask 1 1")
    assert position.acting() == [NATURE]
    play(position, "deal 2")
    assert position.acting() == [1]
    assert position.hidden[1] == [THREE]


@pytest.mark.rule("GF-7")
def test_who_has_no_cards_when_the_pond_is_empty_is_passed_over() -> None:
    position = table([ACE, ACE, ACE], [ACE, TWO], [TWO, TWO, TWO], laid=11)
    play(position, "ask 1 0")
    assert position.acting() == [1]


@pytest.mark.rule("GF-8")
def test_the_last_book_ends_the_game_and_each_is_a_point() -> None:
    position = table([ACE, ACE, ACE], [ACE, TWO, TWO, TWO], [TWO], laid=11)
    position.books = [[4, 5, 6, 7, 8], [9, 10, 11, 12], [2, 3]]
    play(position, "ask 1 0", "ask 2 1")
    outcome = ended(position)
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("books", [6, 5, 2], [1, 2, 3])


@pytest.mark.rule("GF-8")
def test_so_many_books_as_agreed_on_end_the_game() -> None:
    position = table([ACE, ACE, ACE, TWO], [ACE, TWO])
    position.target = 1
    play(position, "ask 1 0")
    outcome = ended(position)
    assert (outcome.reason, outcome.scores, outcome.winners()) == ("target", [1, 0], [0])


@pytest.mark.rule("GF-8")
def test_a_book_that_is_dealt_can_end_the_game() -> None:
    position = game.begin(2, game.settings({"target": 1}))
    assert isinstance(position, GoFish)
    play(position, *["deal 0", "deal 1"] * 3, "deal 0")
    assert (ended(position).reason, position.books) == ("target", [[], [ACE]])


@pytest.mark.rule("GF-8")
@pytest.mark.parametrize(("given", "target"), [({}, RANKS), ({"target": 3}, 3)])
def test_the_books_agreed_on_are_an_option(given: dict[str, Setting], target: int) -> None:
    position = game.begin(2, game.settings(given))
    assert isinstance(position, GoFish)
    assert position.target == target


@pytest.mark.rule("GF-9")
def test_the_game_ends_when_there_is_nothing_to_fish() -> None:
    position = table([ACE, TWO, ACE, ACE], [TWO, TWO, TWO], [ACE], laid=11)
    position.books = [[4, 5, 6, 7], [8, 9, 10, 11], [2, 3, 12]]
    play(position, "ask 1 0")
    outcome = ended(position)
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("dry", [4, 4, 3], [1, 1, 3])


def test_no_ask_can_be_undone() -> None:
    for seed in range(4):
        match = Match.start(game, seed=Seed.from_int(seed))
        assert isinstance(match.submit(0, match.position.legal(0)[0], match.ticket(0)), Ack)
        refusal = match.undo(0)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "undo-barrier"


def test_the_heuristic_asks_for_what_is_surely_there() -> None:
    position = table([ACE, TWO, THREE], [TWO, FOUR], [THREE, KING])
    position.known, position.hidden = [[], [TWO], []], [[ACE, TWO, THREE], [FOUR], [THREE, KING]]
    assert Heuristic().choose(game.view(position, 0), position.legal(0), 0, FastDraw(1)) == Ask(1, TWO)


@pytest.mark.parametrize("seats", [3, 4])
def test_among_three_or_more_the_heuristic_beats_random(seats: int) -> None:
    lineup = ["heuristic", *["random"] * (seats - 1)]
    tally = play_all(game, plan(game, seats, lineup, 1, game.settings()), range(60))
    assert tally.bots["heuristic"].wins > 36


def test_what_was_shown_is_in_the_view_until_it_is_no_longer_sure() -> None:
    position = table([THREE, FOUR], [5], [FOUR, 6])
    play(position, "ask 1 2", "deal 8", "ask 2 5", "deal 9")
    assert seen(position, PUBLIC).known == [[THREE], [5], []]
    assert seen(position, PUBLIC).lacks == [[], [], [5]]
    play(position, "ask 1 6", "deal 0")
    assert seen(position, PUBLIC).lacks == [[], [6], []]


def test_samples_keep_to_what_is_known() -> None:
    position = table([THREE, FOUR], [5, 5, 7], [FOUR, 6, 7])
    play(position, "ask 1 2", "deal 8", "ask 2 5", "deal 9")
    view, draw = seen(position, 0), FastDraw(1)
    hands: set[tuple[int, ...]] = set()
    for _ in range(200):
        twin = game.sample(view, draw)
        assert isinstance(twin, GoFish)
        assert (seen(twin, 0), twin.audit()) == (view, [])
        assert 5 in twin.hand(1)
        assert 5 not in twin.hand(2)
        hands.add(tuple(sorted(twin.hidden[2])))
    assert len(hands) > 50


def test_every_way_to_deal_the_unseen_cards_is_as_likely() -> None:
    """Seat 1 holds one of four unseen cards, three of which are kings: a king, three times out of four."""
    position = table([ACE, ACE, ACE, TWO], [KING], laid=10)
    position.known, position.pond = [[KING], []], [1] + [0] * 11 + [2]
    draw = FastDraw(1)
    kings = 0
    for _ in range(4000):
        position.redeal(0, draw)
        kings += position.hidden[1] == [KING]
    assert 2900 < kings < 3100


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_are_sound_to_their_end(seats: int) -> None:
    for number in range(4):
        draw = FastDraw(number, seats)
        position = game.begin(seats, game.settings())
        while acting := position.acting():
            seat = acting[0]
            position.play(seat, position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat)))
            assert position.audit() == []
            viewer = draw.below(seats + 1) - 1
            view = game.view(position, PUBLIC if viewer < 0 else viewer)
            twin = game.sample(view, draw)
            assert (game.view(twin, view.viewer), twin.audit()) == (view, [])


def test_every_declared_event_and_end_occurs() -> None:
    kinds: set[str] = set()
    ends: set[str] = set()
    for target, seats, smart in ((1, 3, True), (RANKS, 3, True), (RANKS, 6, False)):
        match = Match.start(game, {"target": target}, seats, Seed.from_int(1))
        draw = FastDraw(1)
        while not match.over():
            seat = match.position.acting()[0]
            legal = match.position.legal(seat)
            move = Heuristic().choose(match.view(seat), legal, 0, draw) if smart else draw.pick(legal)
            match.submit(seat, move, match.ticket(seat))
        kinds |= {str(event["kind"]) for event in match.events(PUBLIC)}
        outcome = match.outcome()
        assert outcome is not None
        ends.add(outcome.reason)
    assert kinds == set(game.events)
    assert ends == set(game.ends)


def test_a_broken_position_is_found() -> None:
    position = table([THREE, FOUR], [5])
    position.hidden[1].append(FOUR)
    assert position.audit() == [f"there are not four cards of the ranks [{FOUR}]"]
    position = table([THREE, FOUR], [5])
    position.hidden[0], position.lacks[1] = [THREE] * 4, [5]
    assert position.audit()[:2] == ["seat 0 cannot hold [2, 2, 2, 2]", "seat 1 cannot hold [5]"]
