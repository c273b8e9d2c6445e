"""Plain data, its one text, and the way back."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from compoundry.kernel.values import Record, clone, digest, encode, lift, lower


class Offer(Record):
    fields: ClassVar[tuple[str, ...]] = ("maker", "gives")

    def __init__(self, maker: int, gives: list[int]) -> None:
        self.maker = maker
        self.gives = gives


class Other(Record):
    fields: ClassVar[tuple[str, ...]] = ("maker", "gives")

    def __init__(self, maker: int, gives: list[int]) -> None:
        self.maker = maker
        self.gives = gives


PARTS: dict[str, type[Record]] = {"Offer": Offer}

PLAIN = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text().filter(lambda key: key != "is"), inner),
    max_leaves=20,
)


def test_records_go_out_and_come_back() -> None:
    stored = lower({"open": [Offer(1, [2, 0]), Offer(0, [])], "round": 3})
    assert stored == {
        "open": [{"is": "Offer", "maker": 1, "gives": [2, 0]}, {"is": "Offer", "maker": 0, "gives": []}],
        "round": 3,
    }
    assert lift(stored, PARTS) == {"open": [Offer(1, [2, 0]), Offer(0, [])], "round": 3}


def test_records_are_equal_by_class_and_fields() -> None:
    assert Offer(1, [2]) == Offer(1, [2])
    assert hash(Offer(1, [2])) == hash(Offer(1, [2]))
    assert Offer(1, [2]) != Offer(1, [3])
    assert Offer(1, [2]) != Other(1, [2])
    assert repr(Offer(1, [2])) == "Offer(maker=1, gives=[2])"


@pytest.mark.parametrize(
    ("stored", "says"),
    [
        ({"is": "Bid"}, "no part is called 'Bid'"),
        ({"is": "Offer", "maker": 1}, "has the fields"),
        ({"is": "Offer", "maker": 1, "gives": [], "more": 2}, "has the fields"),
    ],
)
def test_a_foreign_record_is_not_lifted(stored: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        lift(stored, PARTS)


def test_a_clone_shares_nothing() -> None:
    value: Any = {"open": [Offer(1, [2, 0])], "done": [[True]]}
    twin = clone(value)
    assert twin == value
    twin["open"][0].gives.append(7)
    twin["done"][0].append(False)
    assert value == {"open": [Offer(1, [2, 0])], "done": [[True]]}


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"x", object(), [1, [2.0]]])
def test_what_is_not_plain_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="not plain data"):
        lower(value)
    with pytest.raises(TypeError, match="not plain data"):
        encode(value)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(PLAIN, PLAIN)
def test_one_text_for_one_value(one: Any, two: Any) -> None:
    """Equal values have equal texts and, bools aside, different values have different ones."""
    assert encode(one) == encode(lower(one))
    assert lift(lower(one), {}) == one
    assert (encode(one) == encode(two)) == (one == two)


def test_a_digest_ignores_what_compiled_code_cannot_tell_apart() -> None:
    assert digest([True, False, (1, 2)]) == digest([1, 0, [1, 2]])
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})
    assert digest(["ab", "c"]) != digest(["a", "bc"])
    assert digest("") == "10d1c3e7b71511971402333797456797"
