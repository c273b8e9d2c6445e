"""The bazaar by its rules: several act at once, a window interrupts, offers lapse and are undone."""

from __future__ import annotations

import pytest
from yardsticks.bazaar import game
from yardsticks.bazaar.rules import Accept, MakeOffer, Market, Objections, Pass, Taste, Veto
from yardsticks.bazaar.table import Bazaar

from compoundry.kernel import NATURE, PUBLIC, Ack, AnyMove, FastDraw, Match, Outcome, Plain, Position, Refusal, Seed

SALT, SILK, SPICE, TEA, PEARLS = range(5)


def opened(*tastes: int) -> Bazaar:
    """The first market, where seat n brought five pieces of kind n."""
    position = game.begin(len(tastes), game.settings())
    assert isinstance(position, Bazaar)
    for kind in tastes:
        position.play(NATURE, Taste(kind))
    return position


def play(position: Bazaar, *moves: tuple[int, AnyMove]) -> list[str]:
    """Play moves of seats; the kinds of the events that followed."""
    position.sink = []
    for seat, move in moves:
        assert position.refusal(seat, move) is None
        position.play(seat, move)
        assert position.audit() == []
    kinds = [event.kind for event in position.sink]
    position.sink = None
    return kinds


def matched(seats: int = 4) -> Match:
    return Match.start(game, seats=seats, seed=Seed.from_int(1))


def submit(match: Match, *moves: tuple[int, str]) -> None:
    for seat, move in moves:
        assert isinstance(match.submit(seat, move, match.ticket(seat)), Ack)


def said(match: Match) -> list[Plain]:
    """The kinds of the events of the last entry."""
    return [event["kind"] for event in match.events(PUBLIC, len(match.entries) - 2)]


def ended(position: Position) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("BZ-1")
def test_each_brings_goods_and_a_voucher_and_is_given_a_taste() -> None:
    match = matched()
    assert isinstance(match.position, Bazaar)
    assert match.position.goods == [[seat] * 5 for seat in range(4)]
    assert match.position.vouchers == [1] * 4
    assert all(taste in range(4) for taste in match.position.tastes)
    assert match.view(2).plain()["tastes"] == [-2, -2, match.position.tastes[2], -2]
    assert [("taste" in event) for event in match.events(2)] == [False, False, True, False]


@pytest.mark.rule("BZ-1")
def test_a_taste_is_for_goods_that_are_there() -> None:
    position = game.begin(3, game.settings())
    assert position.outcomes() == [(Taste(kind), 1) for kind in (SALT, SILK, SPICE)]
    assert position.refusal(NATURE, Taste(TEA)) == Refusal("no-such-kind", "BZ-1", kind=TEA)


@pytest.mark.rule("BZ-2")
def test_all_trade_at_once_until_all_have_passed() -> None:
    position = opened(0, 0, 0)
    assert position.acting() == [0, 1, 2]
    play(position, (1, Pass()), (0, MakeOffer((SALT,), (SILK,))), (2, Pass()))
    assert position.acting() == [0]
    assert position.refusal(1, Pass()) == Refusal("not-your-turn", "K-2", seat=1, acting=[0])
    play(position, (0, Pass()))
    assert (position.round, position.acting()) == (2, [0, 1, 2])


@pytest.mark.rule("BZ-2")
def test_no_answer_counts_as_passing() -> None:
    position = opened(0, 0, 0)
    while acting := position.acting():
        assert position.timeout(acting[-1]) == Pass()
        position.play(acting[-1], Pass())
    assert position.round == 5


@pytest.mark.rule("BZ-3")
def test_an_offer_gives_goods_one_has_for_others() -> None:
    position = opened(0, 0, 0)
    for gives, wants in (((SALT,), ()), ((), (SILK,)), ((SALT, SALT), (SILK, SALT))):
        refusal = Refusal("no-exchange", "BZ-3", gives=[*gives], wants=[*wants])
        assert position.refusal(0, MakeOffer(gives, wants)) == refusal
    refusal = Refusal("goods-missing", "BZ-3", kinds=[SILK, SPICE])
    assert position.refusal(0, MakeOffer((SPICE, SALT, SILK), (TEA,))) == refusal
    four = position.refusal(0, MakeOffer((SALT,) * 4, (SILK,)))
    assert four is not None
    assert four.code == "misshapen"


@pytest.mark.rule("BZ-3")
def test_another_offer_takes_its_place_with_the_next_number() -> None:
    position = opened(0, 0, 0)
    kinds = play(position, (0, MakeOffer((SALT,), (SILK,))), (0, MakeOffer((SALT, SALT), (SPICE, SILK))))
    assert kinds == ["offer", "offer"]
    assert position.board(0) == {"maker": 0, "number": 2, "gives": [SALT, SALT], "wants": [SILK, SPICE]}


@pytest.mark.rule("BZ-4")
def test_the_board_is_changed_twelve_times_a_round() -> None:
    position = opened(0, 0, 0)
    play(position, *[(0, MakeOffer((SALT,), (SILK,)))] * 12)
    assert position.refusal(0, MakeOffer((SALT,), (SILK,))) == Refusal("made-enough", "BZ-4", most=12)
    assert position.legal(0) == [Pass()]
    play(position, (0, Pass()), (1, Pass()), (2, Pass()), (0, MakeOffer((SALT,), (SILK,))))


@pytest.mark.rule("BZ-5")
def test_nothing_for_nothing_clears_the_board() -> None:
    position = opened(0, 0, 0)
    assert play(position, (0, MakeOffer((SALT,), (SILK,))), (0, MakeOffer((), ()))) == ["offer", "clear"]
    assert position.refusal(1, Accept(0, 2)) == Refusal("no-offer", "BZ-6", number=2)


@pytest.mark.rule("BZ-6")
def test_only_an_offer_of_another_is_accepted() -> None:
    position = opened(0, 0, 0)
    play(position, (0, MakeOffer((SALT,), (SILK,))))
    for seat, maker in ((0, 0), (1, 2), (1, 4)):
        assert position.refusal(seat, Accept(maker, 1)) == Refusal("no-offer", "BZ-6", number=1)


@pytest.mark.rule("BZ-6")
def test_an_offer_that_was_changed_is_not_accepted_unseen() -> None:
    position = opened(0, 0, 0)
    play(position, (0, MakeOffer((SALT,), (SILK,))), (0, MakeOffer((SALT,), (SILK, SILK))))
    assert position.refusal(1, Accept(0, 1)) == Refusal("offer-changed", "BZ-6", maker=0, number=1, now=2)
    assert position.refusal(1, Accept(0, 2)) is None


@pytest.mark.rule("BZ-6")
def test_who_accepts_has_all_that_is_wanted() -> None:
    position = opened(0, 0, 0)
    play(position, (0, MakeOffer((SALT,), (SILK, SPICE))))
    assert position.refusal(1, Accept(0, 1)) == Refusal("goods-missing", "BZ-6", kinds=[SPICE])
    assert Accept(0, 1) not in position.legal(1)


@pytest.mark.rule("BZ-7")
def test_the_others_with_a_voucher_are_asked_in_turn() -> None:
    position = opened(0, 0, 0, 0, 0)
    position.vouchers[3] = 0
    play(position, (1, MakeOffer((SILK,), (SPICE,))), (2, Accept(1, 1)))
    assert position.acting() == [0]
    assert (position.legal(0), position.timeout(0)) == ([Pass(), Veto()], Pass())
    play(position, (0, Pass()))
    assert position.acting() == [4]
    assert position.refusal(4, Accept(1, 1)) == Refusal("not-now", "K-4", verb="accept", verbs=["pass", "veto"])


@pytest.mark.rule("BZ-7")
def test_a_voucher_stops_the_deal_and_the_offer_lapses() -> None:
    position = opened(0, 0, 0)
    kinds = play(position, (1, MakeOffer((SILK,), (SPICE,))), (2, Accept(1, 1)), (0, Veto()))
    assert kinds == ["offer", "accept", "veto", "lapse"]
    assert (position.vouchers, position.gives[1], position.goods[1]) == ([0, 1, 1], [], [SILK] * 5)
    assert position.acting() == [0, 1, 2]
    play(position, (1, MakeOffer((SILK,), (SPICE,))), (2, Accept(1, 2)))
    assert position.goods[1] == [SILK] * 4 + [SPICE]


@pytest.mark.rule("BZ-7")
def test_a_standing_answer_lets_deals_pass_until_it_is_changed() -> None:
    match = matched(3)
    match.stand(0, "veto", True)
    submit(match, (1, "offer [1] [2]"), (2, "accept 1 1"))
    assert said(match) == ["accept", "pass", "deal"]
    assert [(seat, match.game.print(move)) for seat, move in match.entries[-1].then] == [(0, "pass")]
    match.stand(0, "veto", False)
    submit(match, (1, "offer [1] [2]"), (2, "accept 1 2"))
    assert said(match) == ["accept"]
    assert match.position.acting() == [0]
    match.stand(0, "veto", True)
    assert said(match) == ["pass", "deal"]


@pytest.mark.rule("BZ-8")
def test_when_nobody_objects_the_goods_change_hands() -> None:
    position = opened(0, 0, 0)
    play(position, (0, MakeOffer((SALT, SALT), (SILK,))), (1, Accept(0, 1)))
    kinds = play(position, (2, Pass()))
    assert kinds == ["pass", "deal"]
    assert position.goods == [[SALT] * 3 + [SILK], [SILK] * 4 + [SALT] * 2, [SPICE] * 5]
    assert (position.gives[0], position.acting()) == ([], [0, 1, 2])


@pytest.mark.rule("BZ-9")
def test_an_offer_lapses_when_it_cannot_be_paid_any_more() -> None:
    position = opened(0, 0, 0)
    position.vouchers = [0, 0, 0]
    three = MakeOffer((SALT,) * 3, (SPICE,))
    play(position, (0, three), (1, MakeOffer((SILK,), (SALT,) * 3)), (2, MakeOffer((SPICE,), (SALT,))))
    assert play(position, (0, Accept(1, 1))) == ["accept", "deal", "lapse"]
    assert (position.gives[0], position.gives[2]) == ([], [SPICE])
    assert position.refusal(2, Accept(0, 1)) == Refusal("no-offer", "BZ-6", number=1)


@pytest.mark.rule("BZ-10")
def test_what_still_stands_lapses_when_all_have_passed() -> None:
    position = opened(0, 0, 0)
    kinds = play(position, (0, MakeOffer((SALT,), (SILK,))), (0, Pass()), (1, Accept(0, 1)), (2, Pass()))
    assert kinds == ["offer", "pass", "accept", "pass", "deal"]
    assert position.acting() == [1, 2]
    assert play(position, (1, MakeOffer((SILK,), (SALT,))), (1, Pass()), (2, Pass()))[2:] == ["pass", "lapse"]
    assert (position.round, position.gives, position.made) == (2, [[], [], []], [0, 0, 0])


@pytest.mark.rule("BZ-11")
def test_goods_tastes_and_vouchers_count() -> None:
    position = opened(SALT, SALT, SILK)
    play(position, (0, MakeOffer((SALT,), (SILK,))), (1, Accept(0, 1)), (2, Veto()))
    play(position, (0, MakeOffer((SALT, SALT), (SILK,))), (1, Accept(0, 2)))
    for _ in range(4):
        play(position, *[(seat, Pass()) for seat in range(3)])
    assert position.outcome() is None
    assert play(position, *[(seat, Pass()) for seat in range(3)])[-1] == "shown"
    outcome = ended(position)
    assert [[(item.label, item.points) for item in mine] for mine in outcome.items] == [
        [("goods", 4), ("taste", 3), ("voucher", 1)],
        [("goods", 6), ("taste", 2), ("voucher", 1)],
        [("goods", 5), ("taste", 0), ("voucher", 0)],
    ]
    assert (outcome.scores, outcome.ranks, outcome.reason) == ([8, 9, 5], [2, 1, 3], "closed")
    assert game.view(position, PUBLIC).plain()["tastes"] == [SALT, SALT, SILK]


def test_an_offer_and_a_pass_are_taken_back() -> None:
    match = matched()
    start = match.digest()
    submit(match, (0, "offer [0] [1]"), (0, "pass"))
    for _ in range(2):
        assert isinstance(match.undo(0), Ack)
    assert match.digest() == start
    submit(match, (0, "offer [0] [1]"), (1, "pass"))
    refusal = match.undo(0)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.params) == ("undo-other", {"seat": 1})


def test_an_accepted_offer_is_taken_back_until_somebody_has_answered() -> None:
    match = matched(3)
    submit(match, (0, "offer [0] [1]"), (1, "accept 0 1"))
    assert match.position.acting() == [2]
    assert isinstance(match.undo(1), Ack)
    assert match.position.acting() == [0, 1, 2]
    submit(match, (1, "accept 0 1"), (2, "pass"))
    for seat in range(3):
        refusal = match.undo(seat)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "undo-barrier"


def test_a_window_closes_the_market_and_opens_it_again() -> None:
    match = matched(3)
    tickets = [match.ticket(seat) for seat in range(3)]
    submit(match, (0, "offer [0] [1]"))
    assert [match.ticket(seat) for seat in (1, 2)] == tickets[1:]
    submit(match, (1, "accept 0 1"))
    assert [match.ticket(seat) for seat in range(3)] == [-1, -1, len(match.entries) - 1]
    submit(match, (2, "veto"))
    late = match.submit(1, "pass", tickets[1])
    assert isinstance(late, Refusal)
    assert late.code == "stale-ticket"


def test_choices_lead_to_an_offer_or_to_a_clear_board() -> None:
    position = opened(0, 0, 0)
    assert position.choices(1, ()).candidates == ["pass", "offer"]
    assert position.choices(1, ("offer",)).candidates == [(SILK,), ()]
    assert position.choices(1, ("offer", (SILK,))).candidates == [(SALT,), (SPICE,)]
    assert position.choices(1, ("offer", ())).candidates == [()]
    assert position.choices(1, ("offer", (SPICE,))).refusal == Refusal("no-way-on", "K-6", verb="offer")
    assert position.choices(1, ("offer", (SILK, SILK), (SALT, SPICE))).complete
    assert position.legal(1) == [Pass(), MakeOffer((SILK,), (SALT,)), MakeOffer((SILK,), (SPICE,))]


def test_another_taste_looks_the_same() -> None:
    one, two = opened(0, 1, 2), opened(0, 2, 2)
    for viewer in (0, 2, PUBLIC):
        assert game.view(one, viewer) == game.view(two, viewer)
    assert game.view(one, 1) != game.view(two, 1)
    draw = FastDraw(1)
    tastes = set()
    for _ in range(50):
        twin = game.sample(game.view(one, 0), draw)
        assert isinstance(twin, Bazaar)
        assert (twin.tastes[0], game.view(twin, 0)) == (0, game.view(one, 0))
        tastes.add(tuple(twin.tastes))
    assert len(tastes) == 9


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_are_sound_to_their_end(seats: int) -> None:
    for number in range(3):
        draw = FastDraw(number, seats)
        position = game.begin(seats, game.settings())
        steps = 0
        while acting := position.acting():
            seat = draw.pick(acting)
            position.play(seat, position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat)))
            steps += 1
            assert position.audit() == []
            seen = game.view(position, draw.below(seats))
            twin = game.sample(seen, draw)
            assert (game.view(twin, seen.viewer), twin.audit()) == (seen, [])
        assert steps < game.longest
        assert ended(position).reason in game.ends


def test_traders_who_never_pass_come_to_an_end() -> None:
    position = game.begin(5, game.settings())
    draw = FastDraw(1)
    steps = 0
    while acting := position.acting():
        seat = acting[0]
        position.play(seat, position.chance(draw) if seat == NATURE else position.legal(seat)[-1])
        steps += 1
    assert 300 < steps <= game.longest


def test_every_declared_event_occurs() -> None:
    match = matched(3)
    submit(match, (0, "offer [0] [1]"), (0, "offer [] []"), (0, "offer [0] [1]"), (1, "accept 0 3"), (2, "veto"))
    submit(match, (0, "offer [0] [1]"), (1, "accept 0 4"))
    while not match.over():
        seat = match.position.acting()[0]
        submit(match, (seat, "pass"))
    assert {event["kind"] for event in match.events(PUBLIC)} == set(game.events)


def test_frames_are_copied_with_their_answers() -> None:
    position = opened(0, 0, 0, 0)
    play(position, (1, MakeOffer((SILK,), (SPICE,))), (2, Accept(1, 1)))
    twin = position.copy()
    play(position, (0, Pass()))
    assert [type(frame) for frame in twin.pending] == [Market, Objections]
    assert (twin.acting(), position.acting()) == ([0], [3])


def test_a_broken_position_is_found() -> None:
    position = opened(0, 0, 0)
    position.goods[1].append(SALT)
    assert position.audit() == ["there are not 5 of kind 0"]
