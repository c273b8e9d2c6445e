"""The picture of Compound It All!: what a viewer reads in it, in every way to play."""

from __future__ import annotations

import ast
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import compoundry.games.compounditall.terminal as drawn
from compoundry.games.compounditall import KINDS, game
from compoundry.games.compounditall.cards import SHUFFLED, Cards
from compoundry.games.compounditall.chapters import first_question
from compoundry.games.compounditall.position import LAID, NONE, CompoundItAll
from compoundry.games.compounditall.view import CompoundView
from compoundry.kernel import PUBLIC, FastDraw
from compoundry.terminal.ink import DAY, NIGHT, PLAIN, Light
from compoundry.terminal.sheet import Flow
from compoundry.textcheck import patterns
from compoundry.textfiles import LANGUAGES, PSEUDO
from compoundry.texts import Texts

DECK = "SOME BODY THING ANY RAIN COAT BOW BATH ROOM BED WOOD CHUCK FIRE TIME DAY LIGHT SNOW BALL"
WORDS = DECK.split()
PAIRS = ["SOME+BODY", "SOME+THING", "ANY+THING", "RAIN+COAT", "BATH+ROOM", "WOOD+CHUCK", "FIRE+WOOD"]
PACK = "drawn"

SHUFFLED[PACK] = Cards(
    PACK,
    WORDS,
    [*range(2, 2 + len(WORDS))],
    [0] * len(WORDS),
    [(WORDS.index(a), WORDS.index(b), f"{a}{b}".lower(), "") for a, b in (pair.split("+") for pair in PAIRS)],
)


def card(word: str) -> int:
    return WORDS.index(word)


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def table(*hands: str, words: tuple[str, ...] = (), discards: str = "", play: str = "standard") -> CompoundItAll:
    """`words` are whose they are, their tops and what lies below: "1: SOME+THING/BODY"."""
    position = CompoundItAll(len(hands))
    position.pack, position.kind, position.round, position.turn = PACK, KINDS[play], 1, 5
    position.hands = [sorted(cards(hand)) for hand in hands]
    position.discards = cards(discards)
    for word in words:
        seat, tops = word.split(": ")
        top, *under = tops.split("/")
        left, right = cards(top.replace("+", " "))
        position.owner.append(int(seat))
        position.left.append(left)
        position.right.append(right)
        position.under.append(cards(" ".join(under)))
        position.touched.append(0)
    lying = {*position.discards, *position.left, *position.right}
    lying.update(*position.hands, *position.under)
    position.stock = [one for one in range(len(WORDS)) if one not in lying]
    position.ask(first_question(position.kind))
    assert position.audit() == []
    return position


def show(position: CompoundItAll, viewer: int = 0, language: str = "en", width: int = 80) -> str:
    texts = Texts(language, game, options=game.settings({"pack": PACK}))
    page = printed(drawn.render(CompoundView(viewer, position), texts, Light()), width)
    assert texts.faults == []
    return page


def printed(picture: RenderableType, width: int) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(picture)
    return page.getvalue()


def row(page: str, label: str) -> str:
    """What stands behind a label, and below it as far as it has no other label."""
    found: list[str] = []
    for line in page.splitlines():
        begins = line.strip().startswith(label)
        if begins or (found and line.startswith("          ")):
            found.append(line.strip().removeprefix(label))
        elif found:
            break
    return " ".join(" ".join(found).split())


OPEN = table(
    "RAIN COAT SNOW",
    "BOW TIME",
    words=("0: SOME+THING/BODY", "1: WOOD+CHUCK", "1: BATH+ROOM"),
    discards="DAY LIGHT",
)


def test_the_own_hand_has_words_points_and_dots() -> None:
    """Of the three decks only the first holds partners; FIRE goes with WOOD, and nothing with SNOW."""
    assert row(show(OPEN), "hand") == "RAIN 6 ●○○ COAT 7 ●○○ SNOW 18 ○○○"
    assert row(show(table("FIRE WOOD CHUCK", "")), "hand") == "WOOD 12 ●○○c CHUCK 13 ○○○w FIRE 14 ○○○w"


def test_piles_have_two_tops_a_number_of_cards_points_and_what_is_covered() -> None:
    mine, theirs = show(OPEN).split("▲ Ben")
    assert row(mine, "words") == "SOME│THING ▤3 +9 (BODY)"
    assert row(theirs, "words") == "WOOD│CHUCK ▤2 +25 safe BATH│ROOM ▤2 +19"


@pytest.mark.rule("CW-17", "CW-A8")
def test_what_keeps_others_off_a_pile_is_said_in_a_word() -> None:
    position = table("RAIN", "BOW", words=("1: WOOD+CHUCK", "0: SOME+BODY"))
    position.touched[1] = position.turn
    page = show(position)
    assert "WOOD│CHUCK  ▤2 +25 safe" in page
    assert "SOME│BODY  ▤2 +5 rests" in page
    assert page.count("safe") == page.count("rests") == 1


def test_discards_lie_from_the_oldest_to_the_newest() -> None:
    assert row(show(OPEN), "Discards") == "DAY 16 LIGHT 17 ◂ newest"
    assert row(show(table("RAIN", "BOW")), "Discards") == "empty"


def test_others_hands_are_numbers_and_what_everybody_has_seen_of_them() -> None:
    position = table("RAIN", "BOW TIME DAY")
    position.shown[1] = [card("TIME")]
    page = show(position)
    assert row(page, "▲ Ben") == "0 on the table · 3 cards in hand, TIME among them"
    assert "BOW" not in page
    assert "DAY" not in page
    assert "RAIN" not in show(position, PUBLIC)


def test_a_card_that_must_be_used_says_so_twice() -> None:
    position = table("RAIN COAT SNOW", "BOW")
    assert "must be" not in show(position)
    position.must = card("RAIN")
    assert "!RAIN 6" in show(position)
    assert "RAIN must be in the next word you lay or steal." in show(position)
    assert "must be" not in show(position, 1)


def test_points_of_earlier_rounds_come_before_those_on_the_table_and_in_the_hand() -> None:
    position = table("RAIN COAT", "BOW", words=("0: SOME+BODY",))
    position.round, position.laid, position.held = 3, [30, 2], [4, 40]
    page = show(position)
    assert row(page, "● Ana") == "26 so far · 5 on the table · −13 in hand"
    assert row(page, "▲ Ben").startswith("−38 so far")
    assert "round 3 · 200 points win" in page


def test_a_word_that_can_be_challenged_is_marked_until_it_was_looked_up() -> None:
    position = table("RAIN", "BOW", words=("1: SOME+BODY",))
    position.challenge, position.mover = 1, 1
    position.played = [[0, LAID, card("SOME"), NONE, NONE, NONE]]
    assert "SOME│BODY  ▤2 +5 ?" in show(position)
    position.ruled = [position.cards().pair(card("SOME"), card("BODY"))]
    assert "SOME│BODY  ▤2 +5 ?" not in show(position)


def test_dominoes_have_a_line_with_two_ends() -> None:
    position = table("RAIN", "BOW", play="dominoes")
    position.stock = []
    position.line = cards("ANY")
    assert row(show(position), "Ends") == "◂ ANY 5 ▸"
    position.line = cards("SOME BODY THING ANY")
    page = show(position)
    assert row(page, "Ends") == "◂ SOME 2 … 2 more … ANY 5 ▸"
    assert row(page, "The line") == "SOME─BODY─THING─ANY"
    assert "Discards" not in page


def test_compound_around_has_list_cards_and_says_who_surely_lacks_a_word() -> None:
    position = table("RAIN", "BOW", play="around")
    position.lacks[1] = [card("SNOW")]
    page = show(position)
    assert row(page, "▲ Ben").endswith("surely not SNOW")
    assert set(row(page, "List cards").split()) == set(WORDS)


def test_at_the_end_all_hands_lie_open() -> None:
    position = table("RAIN", "BOW")
    position.end, position.pending, position.shown = "out", [], [hand[:] for hand in position.hands]
    assert row(show(position, PUBLIC).split("Ben")[1], "hand") == "BOW 8 ○○○"


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
@pytest.mark.parametrize("play", [*KINDS])
def test_a_picture_tells_no_more_than_the_view(play: str, viewer: int) -> None:
    """Deal again what this viewer cannot know: the picture stays the same."""
    for seed in range(5):
        match_position = game.begin(3, game.settings({"play": play}))
        draw = FastDraw(seed)
        while match_position.acting() == [-1]:
            match_position.play(-1, match_position.chance(draw))
        twin = match_position.copy()
        twin.redeal(viewer, FastDraw(seed + 100))
        assert isinstance(match_position, CompoundItAll)
        assert isinstance(twin, CompoundItAll)
        assert twin.hands != match_position.hands
        texts = Texts("en", game)
        pages = [
            printed(drawn.render(CompoundView(viewer, one), texts, Light(DAY)), 80) for one in (match_position, twin)
        ]
        assert pages[0] == pages[1]


# What stands out


def styles(position: CompoundItAll, light: Light, word: str) -> set[str]:
    """The styles in which a word is drawn."""
    texts = Texts("en", game, options=game.settings({"pack": PACK}))
    found: set[str] = set()
    for line in drawn.Drawing(CompoundView(0, position), texts, light).rows():
        pieces = line.content.pieces if isinstance(line.content, Flow) else [line.content]
        for piece in pieces:
            if isinstance(piece, Text):
                found |= {str(span.style) for span in piece.spans if word in piece.plain[span.start : span.end]}
    return found


def test_cards_stand_out_by_what_is_chosen_and_what_can_be() -> None:
    light = Light(NIGHT, {"first": card("RAIN")}, {"second": [card("COAT")]})
    drawn_as = [styles(OPEN, light, word) for word in ("RAIN", "COAT", "SNOW")]
    assert drawn_as == [{NIGHT.chosen}, {NIGHT.next}, {NIGHT.piece}]


def test_of_a_pile_the_half_to_be_covered_stands_out() -> None:
    pile = Light(NIGHT, {"card": card("SNOW"), "pile": 2}, {})
    assert [styles(OPEN, pile, word) for word in ("BATH", "ROOM", "THING")] == [
        {NIGHT.chosen},
        {NIGHT.chosen},
        {NIGHT.piece},
    ]
    half = Light(NIGHT, {"card": card("SNOW"), "pile": 2, "half": 1}, {})
    assert [styles(OPEN, half, word) for word in ("BATH", "ROOM")] == [{NIGHT.piece}, {NIGHT.chosen}]


def test_of_the_discards_all_that_are_taken_stand_out() -> None:
    taken = Light(NIGHT, {"count": 2}, {})
    assert [styles(OPEN, taken, word) for word in ("DAY", "LIGHT")] == [{NIGHT.chosen}, {NIGHT.chosen}]
    one = Light(NIGHT, {"count": 1}, {"count": [1, 2]})
    assert [styles(OPEN, one, word) for word in ("DAY", "LIGHT")] == [{NIGHT.next}, {NIGHT.chosen}]


# Languages and widths


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_it_is_drawn_in_every_language(language: str) -> None:
    page = show(OPEN, language=language)
    assert "RAIN 6" in page
    assert "{" not in page


def test_nothing_is_cut_however_narrow_it_is() -> None:
    for width in (30, 43, 60, 80, 120):
        page = show(OPEN, width=width)
        assert "…" not in page
        assert max(map(len, page.splitlines())) <= width
        for word in ("RAIN 6", "SOME│THING", "(BODY)", "WOOD│CHUCK", "safe", "LIGHT 17"):
            assert word in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_picture_says_exists(language: str) -> None:
    said: set[str] = set()
    for node in ast.walk(ast.parse(Path(drawn.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said.add(node.value)
    own = patterns("compoundry.games.compounditall", language)
    marked = [text for text in own if text.startswith(("sign-", "mark-", "points-", "label-"))]
    assert [text for text in marked if text.removeprefix("label-") not in said and text not in said] == []
    texts = Texts(language, game)
    assert "●" in printed(drawn.legend(texts, PLAIN), 60)
    assert texts.faults == []
