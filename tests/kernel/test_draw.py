"""Random numbers: exact, and the same for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from compoundry.kernel import Draw, FastDraw, Seed
from compoundry.kernel.draw import WIDEST


def sources() -> list[Draw]:
    return [FastDraw(5), Seed.from_int(5).draw("chance", 3)]


def test_the_same_seed_gives_the_same_numbers_on_every_python() -> None:
    assert [FastDraw(1, 2).below(1000) for _ in range(2)] == [FastDraw(1, 2).below(1000)] * 2
    fast, secret = FastDraw(1), Seed.from_int(1).draw("chance", 0)
    assert [fast.below(1000) for _ in range(8)] == FAST
    assert [secret.below(1000) for _ in range(8)] == SECRET
    assert fast.below(WIDEST) == FAST_WIDE


FAST = [247, 220, 814, 428, 142, 460, 495, 369]
SECRET = [496, 75, 383, 765, 42, 190, 999, 28]
FAST_WIDE = 7332953762565172877


def test_purposes_entries_and_seeds_do_not_share_numbers() -> None:
    seed = Seed.from_int(9)
    streams = [
        seed.draw("chance", 1),
        seed.draw("chance", 2),
        seed.draw("bots", 1),
        Seed.from_int(10).draw("chance", 1),
    ]
    drawn = [tuple(stream.below(1 << 40) for _ in range(4)) for stream in streams]
    assert len(set(drawn)) == len(drawn)
    assert len({FastDraw(1, stream).below(1 << 30) for stream in range(50)}) == 50


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 52, 1000])
def test_every_number_below_the_bound_comes_about_as_often(bound: int) -> None:
    """Chi-square with a limit that chance passes once in a million; the draws are fixed, so this never flickers."""
    for source in sources():
        count = Counter(source.below(bound) for _ in range(200 * bound if bound < 100 else 20_000))
        assert set(count) <= set(range(bound))
        expected = count.total() / bound
        chi = sum((count[number] - expected) ** 2 / expected for number in range(bound))
        assert chi < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5 + 15


@pytest.mark.parametrize("bound", [0, -1, -(10**30)])
def test_a_bound_that_cannot_be_is_refused(bound: int) -> None:
    for source in sources():
        with pytest.raises(ValueError, match="the bound must be 1 or more"):
            source.below(bound)


def test_wide_bounds_are_drawn_whole() -> None:
    for source in sources():
        drawn = [source.below(WIDEST) for _ in range(64)]
        assert max(drawn) > WIDEST // 2 > min(drawn)
        assert len(set(drawn)) == 64


def test_there_is_no_bound_too_wide() -> None:
    for source in sources():
        drawn = [source.below(3 * 10**40) for _ in range(300)]
        thirds = Counter(number // 10**40 for number in drawn)
        assert set(thirds) == {0, 1, 2}
        assert min(thirds.values()) > 60


def test_weights_may_be_as_large_as_they_like_but_not_negative() -> None:
    for source in sources():
        count = Counter(source.weighted([10**30, 0, 3 * 10**30]) for _ in range(1000))
        assert count[1] == 0
        assert 190 < count[0] < 310
        with pytest.raises(ValueError, match="a weight is negative: -1"):
            source.weighted([2, -1])


def test_weights_are_odds() -> None:
    for source in sources():
        count = Counter(source.weighted([1, 0, 3]) for _ in range(4000))
        assert count[1] == 0
        assert 900 < count[0] < 1100


def test_shuffles_reach_every_order() -> None:
    for source in sources():
        orders: Counter[tuple[int, ...]] = Counter()
        for _ in range(2400):
            cards = [1, 2, 3, 4]
            source.shuffle(cards)
            orders[tuple(cards)] += 1
        assert len(orders) == 24
        assert min(orders.values()) > 50


def test_a_seed_is_32_bytes_and_its_promise_binds_the_table() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 4"):
        Seed(b"long")
    seed = Seed.from_int(1)
    assert seed.commitment("this table") == seed.commitment("this table")
    assert seed.commitment("this table") != seed.commitment("that table")
    assert seed.commitment("this table") != Seed.from_int(2).commitment("this table")
    assert Seed.fresh().secret != Seed.fresh().secret
