"""What happened: the only thing that logs, animations and statistics read."""

from __future__ import annotations

from compoundry.kernel.values import Plain, clone


class Event:
    """One thing that happened.

    Everybody hears `kind` and `public`; only `seats` hear `secret` as well.  A `barrier`
    revealed something or let chance speak: no undo goes back behind it.
    """

    def __init__(
        self,
        kind: str,
        public: dict[str, Plain],
        secret: dict[str, Plain] | None = None,
        seats: list[int] | None = None,
        barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.public = public
        self.secret = secret
        self.seats = seats
        self.barrier = barrier

    def told(self, viewer: int) -> dict[str, Plain]:
        """What `viewer` hears of it, to keep; `known` marks an event whose secret was told too."""
        heard: dict[str, Plain] = {"kind": self.kind}
        _copy(self.public, heard)
        if self.secret is not None and self.seats is not None and viewer in self.seats:
            _copy(self.secret, heard)
            heard["known"] = True
        return heard

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r}, {self.secret!r}, {self.seats!r}, barrier={self.barrier})"


def _copy(told: dict[str, Plain], heard: dict[str, Plain]) -> None:
    for name, value in told.items():
        heard[name] = clone(value) if isinstance(value, (list, dict)) else value
