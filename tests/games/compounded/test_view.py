"""What each viewer knows: all that lies open, and no more of a whisper than that there is one.  CD-A12, CD-A59."""

from __future__ import annotations

from typing import Any

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.goods import payable
from compoundry.games.compounded.layout import PARTNERS
from compoundry.games.compounded.position import Compounded
from compoundry.games.compounded.view import CompoundedView
from compoundry.kernel import NATURE, PUBLIC, FastDraw, Plain
from compoundry.kernel.values import digest

from .labs import Card, lab
from .market import Market, market, offer, to_anyone, whisper

BENCHES = {0: "H H C", 1: "N N", 2: "Ca O"}


def seen(position: Compounded, viewer: int) -> dict[str, Plain]:
    return game.view(position, viewer).plain()


def whispering() -> Market:
    """One open offer, and a whisper of seat 0 to seat 1."""
    table = market(benches=BENCHES)
    table.do((2, to_anyone("O", "H", "and a favour")), (0, whisper(1, "H C", "N", "and another")))
    return table


@pytest.mark.rule("CD-A59")
def test_all_lies_open_but_whispers() -> None:
    table = lab(
        4,
        field={0: Card("C2H2", has="C", claims="1", burns=2, flames=1), 12: Card("C6H6", has="C H", claims="0 2")},
        benches={0: "H S", 3: "C"},
        tools={1: "pipet lab-key"},
        layout=PARTNERS,
        wilds=(0, 2),
        ready=(3,),
    )
    plain = table.position.plain()
    for viewer in (PUBLIC, *range(4)):
        view = seen(table.position, viewer)
        assert view.pop("viewer") == viewer
        assert {name: value for name, value in view.items() if name != "is"} == {
            name: value for name, value in plain.items() if name != "is"
        }


@pytest.mark.rule("CD-A59")
def test_what_bag_and_deck_hold_is_known_and_has_no_order() -> None:
    position = game.begin(3, game.settings({"pack": "test"}))
    draw = FastDraw(1)
    assert isinstance(position, Compounded)
    for _ in range(400):
        acting = position.acting()
        seat = acting[0]
        position.play(seat, position.chance(draw) if seat == NATURE else draw.pick(position.legal(seat)))
        if not position.acting():
            break
        assert position.stock == sorted(position.stock)
        assert position.doubles == sorted(position.doubles)
    view = game.view(position, PUBLIC)
    assert isinstance(view, CompoundedView)
    assert (view.bag, view.stock, view.deck, view.fires) == (
        *(position.bag, position.stock, position.deck, position.fires),
    )


@pytest.mark.rule("CD-A12")
def test_of_a_whisper_others_know_who_and_to_whom() -> None:
    table = whispering()
    for viewer in (PUBLIC, 2):
        offers: Any = seen(table.position, viewer)["offers"]
        assert offers[0]["promise"] == "and a favour"
        hidden = {
            "maker": 0,
            "number": 1,
            "parties": [1],
            "terms": [],
            "promise": "",
            "quiet": 1,
            "agreed": [],
            "dead": 0,
        }
        assert {name: value for name, value in offers[1].items() if name != "is"} == hidden
    for viewer in (0, 1):
        assert seen(table.position, viewer)["offers"] == table.position.plain()["offers"]


@pytest.mark.rule("CD-A12")
def test_that_a_whisper_has_lapsed_is_known_to_two_only() -> None:
    table = whispering()
    open_to_others = digest(seen(table.position, 2)["offers"])
    table.do((0, offer(2, "C", "Ca")))
    table.do((2, table.position.legal(2)[[type(move).verb for move in table.position.legal(2)].index("accept")]))
    dead = [[one.dead for one in table.position.offers if one.quiet], table.bench(0)]
    assert dead == [[1], "H H Ca"]
    offers: Any = seen(table.position, 2)["offers"]
    assert digest(offers) == open_to_others
    mine: Any = seen(table.position, 1)["offers"]
    assert mine[1]["dead"] == 1


@pytest.mark.rule("CD-A12", "CD-A59")
def test_others_can_imagine_a_whisper_and_see_no_difference() -> None:
    table = whispering()
    draw = FastDraw(1)
    for viewer in (PUBLIC, 2):
        view = game.view(table.position, viewer)
        said = set()
        for _ in range(60):
            twin = game.sample(view, draw)
            assert isinstance(twin, Compounded)
            assert (game.view(twin, viewer), twin.audit()) == (view, [])
            told = twin.offers[1]
            assert told.dead == (not payable(twin, told.terms))
            assert twin.offers[0] == table.position.offers[0]
            said.add(digest([term.plain() for term in told.terms]))
        assert len(said) > 6
    for viewer in (0, 1):
        again = game.sample(game.view(table.position, viewer), draw)
        assert again.digest() == table.position.digest()


@pytest.mark.rule("CD-A12")
def test_the_list_of_secrets_names_the_whispers_of_others() -> None:
    table = whispering()
    fact = game.secrets[0].fact
    assert [len(fact(table.position, viewer)) for viewer in (PUBLIC, 0, 1, 2)] == [1, 0, 0, 1]  # type: ignore[arg-type]


def test_a_view_shares_nothing_with_the_position() -> None:
    table = whispering()
    before = table.position.digest()
    view = game.view(table.position, 0)
    assert isinstance(view, CompoundedView)
    for name in Compounded.fields:
        value = getattr(view, name)
        if isinstance(value, list):
            value.append(99)
    view.offers[0].terms[0].things.append(1)
    assert table.position.digest() == before
