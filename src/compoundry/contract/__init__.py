"""The contract of a game, as tests that every game runs.

A game author writes::

    from compoundry.contract import check, tables

    @pytest.mark.parametrize("table", tables(game), ids=str)
    def test_contract(table):
        check(table)

`check` runs all that needs no files.  Other processes are compared with `check_processes`,
symmetries that an author knows with `check_symmetry`, fuzzing is
`compoundry.contract.fuzz.check_fuzz` (which needs Hypothesis).  Whole games are kept, by
`write_playthrough` as a text for people and by `record` as a log, and compared by
`check_playthrough` and `check_corpus`; games that chance seldom plays, in both forms at once,
by `write_retold` and `check_retold`.  A promise that does not hold raises `Broken`: which test
of the list, what was found, and how to see it again.
"""

from __future__ import annotations

from compoundry.contract.chance import check_chance
from compoundry.contract.corpus import check_corpus, record
from compoundry.contract.determinism import check_interleaved, check_processes
from compoundry.contract.fields import check_fields
from compoundry.contract.matches import check_matches
from compoundry.contract.playthrough import check_playthrough, write_playthrough
from compoundry.contract.retold import check_retold, write_retold
from compoundry.contract.secrecy import check_secrecy
from compoundry.contract.symmetry import Symmetry, check_symmetry
from compoundry.contract.table import Broken, Table, brief, tables
from compoundry.contract.walk import check_ends, check_walks

__all__ = [
    "Broken",
    "Symmetry",
    "Table",
    "brief",
    "check",
    "check_chance",
    "check_corpus",
    "check_ends",
    "check_fields",
    "check_interleaved",
    "check_matches",
    "check_playthrough",
    "check_processes",
    "check_retold",
    "check_secrecy",
    "check_symmetry",
    "check_walks",
    "record",
    "tables",
    "write_playthrough",
    "write_retold",
]


def check(table: Table, games: int = 10, seed: int = 1) -> None:
    """Everything the contract asks of one table."""
    check_fields(table, 2, seed)
    check_walks(table, games, seed)
    check_ends(table, max(2, games // 5), seed)
    check_chance(table, 2, seed)
    check_secrecy(table, 40 * games, seed)
    check_matches(table, max(2, games // 5), seed)
    check_interleaved(table, 2, seed)
