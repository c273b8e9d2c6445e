"""The table of Compound It All! in a terminal: piles, fans and words, drawn from a view."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from compoundry.games.compounditall.cards import Cards, cards_of
from compoundry.games.compounditall.pack import dots
from compoundry.games.compounditall.position import AROUND, DOMINOES, NONE, PILE
from compoundry.games.compounditall.view import CompoundView
from compoundry.kernel import PUBLIC, View
from compoundry.terminal.ink import Ink, Light
from compoundry.terminal.sheet import Flow, Line, Sheet, signed, signs
from compoundry.texts import Texts

BACK: Final = "▒"
EDGE: Final = "│"
PILED: Final = "▤"
MUST: Final = "!"
DOUBTED: Final = "?"
ENDS: Final = "◂▸"
BETWEEN: Final = " · "

HAND: Final = ("first", "second", "card")
"""The slots that hold a card of the own hand."""

DOT: Final = {True: "●", False: "○"}
OTHER_DOTS: Final = {"grey": "w", "brown": "c"}


def render(view: View, texts: Texts, light: Light) -> RenderableType:
    """The table as the viewer sees it, the viewer first: what lies lowest is looked at least."""
    assert isinstance(view, CompoundView)
    return Sheet(Drawing(view, texts, light).rows())


def legend(texts: Texts, ink: Ink) -> RenderableType:
    """What the signs mean."""
    shown = [
        (Text(" RAIN 3 ●●○wc ", ink.piece), "sign-card"),
        (Text.assemble((" SOME│BODY ", ink.piece), f" {PILED}3 +9 (ANY)"), "sign-pile"),
        (Text(texts.say("mark-safe")), "sign-safe"),
        (Text(texts.say("mark-rests")), "sign-rests"),
        (Text(f"{MUST}RAIN", ink.warn), "sign-must"),
        (Text(f"RAIN{EDGE}COAT {DOUBTED}"), "sign-doubted"),
        (Text(BACK), "sign-back"),
        (Text(ENDS), "sign-ends"),
        (Text("RAIN", ink.next), "sign-next"),
        (Text("RAIN", ink.chosen), "sign-chosen"),
    ]
    return signs([(sign, texts.say(text)) for sign, text in shown])


@cache
def dotted(pack: str) -> list[str]:
    """The dots of each card: one place for each deck, then letters for WOOD and CHUCK (CW-20)."""
    found: list[str] = []
    for colours in dots(cards_of(pack)):
        decks = "".join(DOT[deck in colours] for deck in ("yellow", "blue", "red"))
        found.append(decks + "".join(letter for colour, letter in OTHER_DOTS.items() if colour in colours))
    return found


class Drawing:
    """One view on paper."""

    def __init__(self, view: CompoundView, texts: Texts, light: Light) -> None:
        self.view = view
        self.texts = texts
        self.light = light
        self.ink = light.ink
        self.cards: Cards = cards_of(view.pack)
        self.dots = dotted(view.pack)
        self.doubted = self._doubted()

    def rows(self) -> list[Line]:
        view = self.view
        rows = [self.label("draw-pile", self.stock())]
        rows += self.ends() if view.kind == DOMINOES else []
        if view.discards or view.kind not in (DOMINOES, AROUND):
            rows.append(self.label("discards", self.fan()))
        first = 0 if view.viewer == PUBLIC else view.viewer
        for at in range(view.seats):
            rows += self.player((first + at) % view.seats)
        if view.kind == DOMINOES:
            rows.append(self.label("line", Flow([self.plain(card) for card in view.line], "─")))
        if view.kind == AROUND:
            rows.append(self.label("listed", self.listed()))
        return rows

    # What lies in the middle

    def stock(self) -> Text:
        """The draw pile, and how far the game is."""
        view, say = self.view, self.texts.say
        parts = [say("pile-of", count=view.stock)]
        if view.kind not in (DOMINOES, AROUND):
            parts += [say("round-of", round=view.round), say("goal-of", target=view.target)]
        if view.kind:
            parts.append(self.texts.said("kind", view.kind))
        return Text(f"{BACK} {BETWEEN.join(parts)}")

    def fan(self) -> RenderableType:
        """The discards, oldest first: a take brings all from one card to the newest."""
        fan = self.view.discards
        if not fan:
            return self.muted("pile-of", count=0)
        count = self.light.chosen.get("count", 0)
        taken = count if isinstance(count, int) else 0
        pieces: list[Text] = []
        for depth, card in zip(range(len(fan), 0, -1), fan):
            style = self.ink.chosen if depth <= taken else self.light.on(depth, "count")
            pieces.append(self.card(card, style))
        return Flow([*pieces, self.muted("newest")])

    def ends(self) -> list[Line]:
        """CW-A18: the two ends at which the line of Dominoes grows."""
        line = self.view.line
        if not line:
            return []
        pieces = [Text.assemble(ENDS[0], self.card(line[0], self.light.on(0, "edge", "pile")))]
        if len(line) > 1:
            pieces.append(Text(self.texts.say("line-between", count=len(line) - 2), self.ink.muted))
            pieces.append(Text.assemble(self.card(line[-1], self.light.on(1, "edge", "pile")), ENDS[1]))
        else:
            pieces[0].append(ENDS[1])
        return [self.label("ends", Flow(pieces))]

    def listed(self) -> Flow:
        """CW-30: the list cards, which name every word in play."""
        words = self.cards.listed(self.view.decks)
        return Flow(
            [Text(self.cards.words[word], self.light.on(word, "asked") if self.lit(word) else "") for word in words]
        )

    def lit(self, word: int) -> bool:
        return word in self.light.next.get("asked", ()) or self.light.chosen.get("asked") == word

    # Players

    def player(self, seat: int) -> list[Line]:
        """Who sits there and how it stands, the hand, and the words."""
        view = self.view
        name = Text.assemble(self.ink.shape(seat), " ", (self.texts.seat(seat), self.light.seat(seat)))
        own = seat == view.viewer
        rows = [Line(name, Text(BETWEEN.join(self.standing(seat, own))))]
        if own or view.end:
            rows.append(self.label("hand", self.hand(seat), inside=True))
        piles = [self.pile(pile) for pile, owner in enumerate(view.owner) if owner == seat]
        if piles or (own and view.kind != DOMINOES):
            rows.append(self.label("words", Flow(piles, "   ") if piles else self.muted("none-yet"), inside=True))
        if own and view.must != NONE and view.player == seat:
            must = self.texts.say("must-be-played", card=self.cards.words[view.must])
            rows.append(Line(Text(f"  {MUST}", self.ink.warn), Text(must, self.ink.warn)))
        return rows

    def standing(self, seat: int, own: bool) -> list[str]:
        """How it stands for one player, in a line."""
        view, say, cards = self.view, self.texts.say, self.cards
        laid = sum(cards.sum(self.cards_in(pile)) for pile, owner in enumerate(view.owner) if owner == seat)
        parts: list[str] = []
        if view.round > 1 and not view.end:
            parts.append(say("points-so-far", total=signed(view.laid[seat] - view.held[seat])))
        if view.kind != DOMINOES:
            parts.append(say("points-on-table", points=laid))
        if own:
            parts.append(say("points-in-hand", points=cards.sum(view.hands[seat])))
        else:
            known = [cards.words[card] for card in view.hands[seat] if card != NONE]
            held = say("cards-in-hand", count=len(view.hands[seat]))
            parts.append(say("among-them", held=held, cards=known) if known and not view.end else held)
        if view.lacks[seat] and not own:
            parts.append(say("surely-not", cards=[cards.words[word] for word in view.lacks[seat]]))
        return parts

    def hand(self, seat: int) -> RenderableType:
        pieces: list[Text] = []
        for card in self.view.hands[seat]:
            if card == NONE:
                pieces.append(Text(f" {BACK} ", self.ink.piece))
            else:
                pieces.append(self.card(card, self.light.on(card, *HAND), self.dots[card], card == self.view.must))
        return Flow(pieces) if pieces else self.muted("pile-of", count=0)

    # Words

    def pile(self, pile: int) -> Text:
        """Two tops that read as a word, how many cards lie there, what they are worth, and what keeps others off."""
        view, say = self.view, self.texts.say
        words = [self.cards.words[top] for top in (view.left[pile], view.right[pile])]
        styles = [self.half(pile, 0), self.half(pile, 1)]
        drawn = Text.assemble(
            (f" {words[0]}", styles[0]), (EDGE, self.light.on(pile, "pile")), (f"{words[1]} ", styles[1])
        )
        lying = self.cards_in(pile)
        drawn.append(f" {PILED}{len(lying)} +{self.cards.sum(lying)}")
        if view.under[pile]:
            covered = ", ".join(self.cards.words[card] for card in view.under[pile])
            drawn.append(f" ({covered})", self.ink.muted)
        if self.cards.wood[view.left[pile]] and self.cards.chuck[view.right[pile]]:
            drawn.append(f" {say('mark-safe')}", self.ink.good)
        if view.touched[pile] == view.turn:
            drawn.append(f" {say('mark-rests')}", self.ink.muted)
        if pile in self.doubted:
            drawn.append(f" {DOUBTED}", self.ink.warn)
        return drawn

    def half(self, pile: int, half: int) -> str:
        """The style of one half: of a pile that is chosen, the half that is covered stands out."""
        if self.light.chosen.get("pile") == pile and ("half" in self.light.chosen or "half" in self.light.next):
            return self.light.on(half, "half")
        return self.light.on(pile, "pile")

    def cards_in(self, pile: int) -> list[int]:
        return [*self.view.under[pile], self.view.left[pile], self.view.right[pile]]

    def _doubted(self) -> list[int]:
        """CW-24: the words of this turn that nobody has looked up; in dominoes each end is one."""
        view = self.view
        if not view.challenge or view.kind == DOMINOES:
            return []
        played = [play[PILE] for play in view.played]
        return [pile for pile in played if self.cards.pair(view.left[pile], view.right[pile]) not in view.ruled]

    # Pieces

    def label(self, text: str, content: RenderableType, inside: bool = False) -> Line:
        return Line(Text(("  " if inside else "") + self.texts.say(f"label-{text}"), self.ink.muted), content)

    def muted(self, text: str, **params: object) -> Text:
        """A word in place of pieces, where they would begin."""
        return Text(f" {self.texts.say(text, **params)}", self.ink.muted)

    def card(self, card: int, style: str, dots: str = "", must: bool = False) -> Text:
        word = f"{MUST if must else ' '}{self.cards.words[card]} {self.cards.points[card]}"
        return Text.assemble((word, style), (f" {dots} " if dots else " ", style))

    def plain(self, card: int) -> Text:
        return Text(self.cards.words[card])
