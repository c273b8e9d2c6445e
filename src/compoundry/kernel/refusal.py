"""Why a move is not played: never an exception, always with its rule and the actual numbers."""

from __future__ import annotations

from compoundry.kernel.values import Plain, lower


class Refusal:
    """A move was not played, and this is why.

    `code` is the id of the text that says what is wrong (``refuse-<code>``; its attribute
    ``.remedy`` says what would work), `rule` the rule's id in the rulebook, and the remaining
    arguments are the numbers and names that the text speaks of.
    """

    def __init__(self, code: str, rule: str, **params: Plain) -> None:
        self.code = code
        self.rule = rule
        self.params = params

    @property
    def text(self) -> str:
        """The id of the sentence that says what is wrong and why."""
        return f"refuse-{self.code}"

    @property
    def remedy(self) -> str:
        """The id of the sentence that says what would work."""
        return f"refuse-{self.code}.remedy"

    def plain(self) -> dict[str, Plain]:
        return {"code": self.code, "rule": self.rule, "params": lower(self.params)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and other.plain() == self.plain()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Refusal({self.code!r}, {self.rule!r}{inside})"
