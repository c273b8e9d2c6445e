"""docs/packs.md: its example is a pack, and what it says of the limits is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from compoundry.games.compounditall.packcheck import LEAST_CARDS, WORTH
from compoundry.games.compounditall.packfile import MOST_CARDS
from compoundry.packs import LONGEST_TITLE, check

if TYPE_CHECKING:
    from tests.packs.conftest import Run

PAGE = (Path(__file__).parent.parent.parent / "docs" / "packs.md").read_text(encoding="utf-8")


def example() -> str:
    [found] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def test_the_example_is_sound_and_needs_no_advice() -> None:
    review = check(example(), "kitchen-garden.toml")
    assert (review.title, review.errors, review.advice) == ("Kitchen and Garden", [], [])


def test_the_example_is_played_as_the_page_says(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "compounditall"
    folder.mkdir(parents=True)
    (folder / "kitchen-garden.toml").write_text(example(), encoding="utf-8")
    seats = ("--plain", "--seats", "easy,easy", "--option", "target=20", "--seed", "1")
    done = run("play", "compounditall", "--option", "pack=kitchen-garden", *seats)
    assert (done.exit_code, done.stderr) == (0, "")


def test_the_limits_are_the_ones_that_are_checked() -> None:
    assert f"fewer than {LEAST_CARDS} cards" in PAGE
    assert f"more than {MOST_CARDS} cards" in PAGE
    assert f"at most {LONGEST_TITLE} characters" in PAGE
    assert (WORTH[0], WORTH[-1], WORTH[-2][0]) == ((20, 2), (0, 12), 4)  # 12 up to three partners, 2 from twenty on
