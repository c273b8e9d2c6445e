"""What goes wrong outside a game: a file, an option or a call that is not what it should be.

Inside a game a player who tries something is never met with an exception but with a
`Refusal`.  `BadInput` is for everything around it.  It carries a code and the actual values;
the sentence a person reads is the Fluent message ``error-<code>``, in the person's language.
"""

from __future__ import annotations

import importlib


class BadInput(Exception):
    """Something given from outside is wrong: `code` says what, `where` where, `params` the values."""

    def __init__(self, code: str, where: str = "", **params: object) -> None:
        super().__init__(code, where, params)
        self.code = code
        self.where = where
        self.params = params

    def __str__(self) -> str:
        """The English sentence, or the bare facts where the texts are not installed."""
        try:
            # By name and only here: the kernel itself needs nothing but the standard library.
            texts = importlib.import_module("compoundry.texts")
        except ImportError:
            facts = ", ".join(f"{name}={value!r}" for name, value in sorted(self.params.items()))
            place = f" at {self.where}" if self.where else ""
            return f"{self.code}{place}: {facts}"
        return str(texts.of_error(self))


class GameBug(Exception):
    """A game broke the contract of the kernel: its author has something to mend, nobody else."""


def wanted(kind: type, value: object, what: str) -> None:
    """A TypeError that names what was given, and as what; a bool is no number here, compiled or not."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TypeError(f"{what} is of type {kind.__name__}, not {type(value).__name__}")
