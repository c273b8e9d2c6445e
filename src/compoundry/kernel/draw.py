"""Random numbers: exact, reproducible, and never inside a position.

Chance is a seat (`NATURE`), so rules never draw: they offer outcomes, and whoever runs the
game draws one with a `Draw`.  A real game draws from a `Seed` nobody knows, committed to in
advance; simulations use `FastDraw`; tests may script one.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from compoundry.kernel.errors import wanted

T = TypeVar("T")

WIDEST: Final = 1 << 63
"""Up to this bound one number of 64 bits is enough."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw:
    """A source of random numbers.  Subclasses say `below`; all else follows from it."""

    def below(self, bound: int) -> int:
        """One of 0 to `bound` - 1, each exactly as likely as the others."""
        raise NotImplementedError

    def pick(self, items: list[T]) -> T:
        """One of `items`."""
        return items[self.below(len(items))]

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight says.  Weights may be as large as they like."""
        total = 0
        for weight in weights:
            if weight < 0:
                raise ValueError(f"a weight is negative: {weight}")
            total += weight
        left = self.below(total)
        index = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in an order of its own, every order as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def wide(self, bound: int) -> int:
        """`below` for bounds beyond `WIDEST`, put together from pieces of 32 bits."""
        pieces = (bound.bit_length() + 31) // 32
        limit = (1 << (32 * pieces)) // bound * bound
        number = limit
        while number >= limit:
            number = 0
            for _ in range(pieces):
                number = number << 32 | self.below(1 << 32)
        return number % bound


class Seed:
    """32 secret bytes, and every draw that a game will ever make from them."""

    def __init__(self, secret: bytes) -> None:
        wanted(bytes, secret, "a seed")
        if len(secret) != 32:
            raise ValueError(f"a seed is 32 bytes, not {len(secret)}")
        self.secret = secret

    @staticmethod
    def fresh() -> Seed:
        """A seed from the operating system."""
        return Seed(os.urandom(32))

    @staticmethod
    def from_int(number: int) -> Seed:
        """A seed for tests and examples, the same for the same number."""
        return Seed(blake2b(str(number).encode(), digest_size=32, person=b"compoundry-int").digest())

    def draw(self, purpose: str, entry: int) -> SecretDraw:
        """The numbers of one purpose in one entry of the log."""
        return SecretDraw(self.secret, purpose, entry)

    def commitment(self, public: str) -> str:
        """A promise that can be published at the start: it binds the seed and tells nothing of it."""
        return blake2b(public.encode(), key=self.secret, digest_size=32, person=b"compoundry-seed").hexdigest()


class SecretDraw(Draw):
    """Numbers from BLAKE2b keyed with the seed, over purpose, entry and a running count.

    The entry number makes undone draws unreachable: an undo is an entry too, so what is
    drawn after it comes from a number never used before.
    """

    def __init__(self, secret: bytes, purpose: str, entry: int) -> None:
        self.keyed = blake2b(f"{purpose}/{entry}/".encode(), key=secret, digest_size=8)
        self.count = 0

    def below(self, bound: int) -> int:
        _check(bound)
        if bound > WIDEST:
            return self.wide(bound)
        limit = (1 << 64) // bound * bound
        while True:
            hashed = self.keyed.copy()
            hashed.update(str(self.count).encode())
            self.count += 1
            number = int.from_bytes(hashed.digest(), "big")
            if number < limit:
                return number % bound


M63: Final = 0x7FFFFFFFFFFFFFFF
M32: Final = 0xFFFFFFFF


class FastDraw(Draw):
    """A quick generator for simulations and tests; not for games whose chance matters to people.

    A 63-bit congruential generator, its upper bits folded (every intermediate value is masked,
    so that compiled and interpreted code agree).
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        mixed = blake2b(f"{seed}/{stream}".encode(), digest_size=8, person=b"compoundry-fast").digest()
        start: i64 = int.from_bytes(mixed, "big") & M63
        self.state: i64 = start

    def word(self) -> int:
        """The next 32 bits."""
        state: i64 = (self.state * 6364136223846793005 + 1442695040888963407) & M63
        self.state = state
        return ((state >> 31) ^ (state >> 45)) & M32

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        if 0 < bound <= M32:
            limit = (M32 + 1) - (M32 + 1) % bound
            number = self.word()
            while number >= limit:
                number = self.word()
            return number % bound
        _check(bound)
        if bound > WIDEST:
            return self.wide(bound)
        limit = (1 << 64) // bound * bound
        number = limit
        while number >= limit:
            number = self.word() << 32 | self.word()
        return number % bound


def _check(bound: int) -> None:
    if bound <= 0:
        raise ValueError(f"cannot draw below {bound}: the bound must be 1 or more")
