"""What choices tell before one is made: the compound, the flame, the level; and verbs as people type them."""

from __future__ import annotations

import pytest

from compoundry.games.compounded import game
from compoundry.games.compounded.cards import JOURNAL
from compoundry.games.compounded.layout import PARTNERS
from compoundry.games.compounded.offer import ANYONE, Term
from compoundry.games.compounded.telling import lying
from compoundry.terminal.making import Chair
from compoundry.terminal.typed import Unheard, understood
from compoundry.textfiles import LANGUAGES
from compoundry.texts import Texts

from .labs import Card, Table, lab


def rows(table: Table, seat: int, *partial: str | int, language: str = "en") -> list[str]:
    """What stands in the list of choices."""
    texts = Texts(language, game, ["Ana", "Ben", "Cleo"], game.settings({"pack": table.position.pack}))
    chair = Chair(game, texts, table.position, seat)
    found = chair.labels(partial, chair.choices(partial))
    assert texts.faults == []
    return found


def test_a_compound_tells_what_decides_in_one_line() -> None:
    field = {
        0: Card("C2H2", has="C", claims="1", burns=2, flames=1, tool="lab-key"),
        5: Card("CaO", state="solid", points=3, reaction="grant"),
        13: Card("C3H8", claims="0 2", state="gas"),
    }
    table = lab(benches={0: "H Ca"}, field=field, layout=PARTNERS)
    assert rows(table, 0, "place", 0)[0] == "A1 C₂H₂ C2H2: lacks 2 H C · 5 AP Discovery · key · ^1/2 · Ben"
    assert rows(table, 0, "place", 0)[1] == "B4 C₃H₈ C3H8: lacks 8 H 3 C · 5 AP Research · Ana and Cleo"
    assert rows(table, 0, "place", 4) == ["B2 CaO CaO: lacks O Ca · 3 AP Study · Grant"]
    german = rows(table, 0, "place", 0, language="de")
    assert german[0] == "A1 C₂H₂ C2H2: fehlt 2 H C · 5 AP Entdecken · Schlüssel · ^1/2 · Ben"


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_cards_of_the_box_it_is_one_line(language: str) -> None:
    position = lab().position
    position.pack = "standard"
    texts = Texts(language, game)
    lines: list[str] = []
    for kind in range(position.cards().double.index(True)):
        position.card[0] = kind
        lines.append(texts.about("claim", "place", lying(position, 0)))
    assert max([len(line) for line in lines]) <= 90
    assert sorted([len(line) for line in lines])[len(lines) // 2] <= 70


@pytest.mark.rule("CD-73", "CD-54")
def test_a_flame_tells_whether_it_would_be_the_last() -> None:
    field = {0: Card("C2H2", burns=1), 5: Card("CaO", has="all", claims="1", points=3)}
    table = lab(tools={0: "bunsen-burner"}, field=field)
    burns = rows(table, 0, "burn")
    assert burns[0] == "A1 C₂H₂ C2H2: would explode · 5 AP, lacks 2 H 2 C"
    assert burns[5] == "B2 CaO CaO: flame 1 of 2 · 3 AP, complete · Ben"


@pytest.mark.rule("CD-49", "CD-A28")
def test_a_raise_tells_both_levels_and_the_journal() -> None:
    field = {0: Card("CO", has="all", claims="0", state="solid")}
    table = lab(field=field, levels={0: "1311"}, part=4)
    assert table.question() == "Raising"
    assert rows(table, 0, "raise") == ["Study 3 → 3, and the Journal", "Lab 4 → 5"]
    table.position.tiles[JOURNAL] = 0
    assert rows(table, 0, "raise")[0] == "Study 3 → 3"


@pytest.mark.rule("CD-77", "CD-70")
def test_a_grant_and_the_cylinder_tell_both_levels() -> None:
    field = {0: Card("CO", has="all", claims="0", state="solid", reaction="grant")}
    table = lab(2, field=field, levels={1: "2341"}, part=4)
    table.play("pass")
    assert table.question() == "Granting"
    assert rows(table, 0, "grant", -3) == ["Discovery 2 → 3", "Research 2 → 3"]
    assert rows(table, 0, "grant", 1) == ["Discovery 3 → 4", "Study 3 → 3, and the Journal", "Lab 4 → 5"]
    cylinder = lab(tools={0: "graduated-cylinder"}, levels={0: "2113"}, part=4)
    assert rows(cylinder, 0, "adjust") == ["Discovery 3 → 2", "Lab 6 → 5"]
    assert rows(cylinder, 0, "adjust", 0) == ["Study 1 → 2", "Research 2 → 3", "Lab 6 → 7"]


GERMAN = {
    "anbieten": "offer",
    "zuflüstern": "whisper",
    "vorschlagen": "deal",
    "annehmen": "accept",
    "ablehnen": "decline",
    "zurückziehen": "withdraw",
    "fertig": "done",
    "keine": "no-offers",
    "weiterhandeln": "back",
    "nobel": "swap",
    "zurücklegen": "return",
    "beanspruchen": "claim",
    "versetzen": "shift",
    "aufheben": "recall",
    "aufsetzen": "goggles",
    "zünden": "burn",
    "legen": "place",
    "lege": "place",
    "füllen": "fill",
    "setzen": "wild",
    "auffüllen": "wild-fill",
    "tauschen": "exchange",
    "werten": "score",
    "behalten": "keep",
    "heben": "raise",
    "vergeben": "grant",
    "teilen": "share",
    "transportieren": "haul",
    "einsetzen": "extinguish",
    "landen": "scatter",
    "messzylinder": "adjust",
    "laborschlüssel": "take-key",
    "passen": "pass",
}


def test_every_verb_has_a_german_word_of_its_own() -> None:
    table = lab()
    chair = Chair(game, Texts("de", game), table.position, 0)
    heard: dict[str, str] = {}
    for word in GERMAN:
        move = understood(chair, word)
        assert not isinstance(move, Unheard), word
        heard[word] = str(move[0]) if isinstance(move, list) else move.split()[0]
    assert heard == GERMAN
    assert {*GERMAN.values()} == {verb.verb for verb in game.position.moves if chair.texts.has(f"verb-{verb.verb}")}


@pytest.mark.parametrize(("experiment", "said"), [(1, "das Studium"), (2, "die Forschung"), (3, "das Labor")])
def test_experiments_rise_in_good_german(experiment: int, said: str) -> None:
    told = {"kind": "raised", "seat": 0, "experiment": experiment, "amount": 3}
    assert Texts("de", game, ["Ana"]).event(told) == f"Ana hebt {said} auf 3."


def test_german_words_make_a_whole_move() -> None:
    table = lab(benches={0: "H H"}, field={0: Card("CH4")})
    chair = Chair(game, Texts("de", game), table.position, 0)
    assert understood(chair, "lege H A1") == ["place", 0, 0, 0]


@pytest.mark.parametrize(
    ("language", "offered", "lost"),
    [
        (
            "en",
            "Ana offers to anyone (no. 1): H and H from Ana to anyone and O from anyone to Ana.",
            ["C finds no place and goes into the bag.", "2 C find no place and go into the bag."],
        ),
        (
            "de",
            "Angebot 1 von Ana an alle: H und H von Ana an irgendwen und O von irgendwem an Ana.",
            ["C findet keinen Platz und kommt in den Beutel.", "2 C finden keinen Platz und kommen in den Beutel."],
        ),
    ],
)
def test_what_happens_is_told_in_sentences(language: str, offered: str, lost: list[str]) -> None:
    texts = Texts(language, game, ["Ana", "Ben"])
    terms = [Term(0, ANYONE, [0, 0]).plain(), Term(ANYONE, 0, [2]).plain()]
    told = {"kind": "offered", "maker": 0, "number": 1, "seats": [ANYONE], "terms": terms, "promised": 0, "promise": ""}
    assert texts.event(told) == offered
    assert [texts.event({"kind": "lost", "element": 1, "count": count}) for count in (1, 2)] == lost
    assert texts.faults == []
