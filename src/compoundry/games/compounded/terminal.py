"""The lab in a terminal: field, offers and work benches, drawn from a view."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from compoundry.games.compounded.cards import (
    DISCOVERY,
    ELEMENTS,
    GRANT,
    LAB,
    NO_REACTION,
    NOBEL,
    NONE,
    REACTIONS,
    RESEARCH,
    STUDY,
    SYMBOLS,
    TOOLS,
    pack_of,
)
from compoundry.games.compounded.goods import EXTINGUISHER, WILD
from compoundry.games.compounded.layout import LAYOUTS
from compoundry.games.compounded.offer import Offer
from compoundry.games.compounded.placing import Turn
from compoundry.games.compounded.position import KINDS_OF_TOOLS, TRACKS
from compoundry.games.compounded.standing import DEAF
from compoundry.games.compounded.telling import LOWERED, deal
from compoundry.games.compounded.terminal_field import Field
from compoundry.games.compounded.view import CompoundedView
from compoundry.kernel import PUBLIC, View
from compoundry.terminal.ink import PLAIN, Ink, Light
from compoundry.terminal.sheet import Flow, Line, Sheet, signs
from compoundry.texts import Texts

FILLED: Final = "▮"
OPEN: Final = "▯"
FLAME: Final = "^"
STATES: Final = "≈#°"
"""Liquid, solid, gas."""
RISES: Final = "▸"
TOKEN: Final = "◉"
RESERVE: Final = "◌"
BETWEEN: Final = " · "
FREE: Final = "_"

WIDE: Final = 130
"""With so much room the benches stand beside the field."""
BESIDE: Final = 74
"""The width of the field then."""

PHASES: Final = {
    "discovery": ("Discovery",),
    "study": ("Claiming", "Shifting"),
    "research": ("Research",),
    "lab": ("Lab", "Filling", "KeyWindow"),
}
"""The phases of a round (CD-24), and the questions that tell which one it is."""

GIVEN: Final = ("element", "gives", "things")
TAKEN: Final = ("wants", "takes")


def render(view: View, texts: Texts, light: Light) -> RenderableType:
    """The field, what is offered, and the benches, the viewer's own before the others."""
    assert isinstance(view, CompoundedView)
    return Lab(Drawing(view, texts, light))


def legend(texts: Texts, ink: Ink) -> RenderableType:
    """What the signs mean."""
    say = texts.say
    tools = f"{texts.said('sign', 0)} … {texts.said('sign', len(TOOLS) - 1)}"
    shown = [
        (Text(" CH₃OH  ≈7 ", ink.piece), say("sign-card")),
        (Text(f"C{FILLED} H{FILLED}{FILLED}{OPEN}{OPEN} O{OPEN}"), say("sign-spaces")),
        (Text(STATES), say("sign-states")),
        (Text(f"{FLAME}1/2", ink.warn), say("sign-flames")),
        (Text.assemble(ink.shape(0), " (", ink.shape(1), ")"), say("sign-claims")),
        (Text(FREE), say("sign-free")),
        (Text(tools), say("sign-tools")),
    ]
    for reaction in range(GRANT, len(REACTIONS)):
        shown.append((Text(texts.said("reaction", reaction)), say(f"reaction-{reaction}.means")))
    shown += [
        (Text(f"2{RISES}3"), say("sign-level")),
        (Text(f"{texts.said('experiment', STUDY)} 3{RISES}3"), say("sign-journal")),
        (Text(f"{TOKEN}{RESERVE}{RESERVE}"), say("sign-tokens")),
    ]
    if ink is not PLAIN:  # without ink nothing stands out
        shown += [(Text("H₂O", ink.next), say("sign-next")), (Text("H₂O", ink.chosen), say("sign-chosen"))]
    return signs(shown)


class Lab:
    """All of it, one below the other, the viewer's bench on top; or where there is room the field beside the rest."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawing = self.drawing
        field, own, others = Field(drawing), drawing.own(), [*drawing.others(), drawing.stock()]
        if options.max_width < WIDE:
            yield Sheet([*drawing.middle(), *own, Line(Text(), field), *drawing.offers(), *others])
            return
        yield Sheet(drawing.middle())
        beside = Table.grid(padding=(0, 2), expand=True)
        beside.add_column(width=BESIDE)
        beside.add_column(ratio=1)
        beside.add_row(field, Sheet([*drawing.offers(), *own, *others]))
        yield beside


class Drawing:
    """One view on paper."""

    def __init__(self, view: CompoundedView, texts: Texts, light: Light) -> None:
        self.view = view
        self.texts = texts
        self.light = light
        self.ink = light.ink
        self.cards = pack_of(view.pack)
        self.layout = LAYOUTS[view.house.layout]

    def middle(self) -> list[Line]:
        """What everybody looks at, in two lines where they are not too narrow."""
        return [self.label("round", Fitting([self.phases(PHASES), self.phases([])])), self.label("bag", self.bag())]

    def own(self) -> list[Line]:
        """The bench of the viewer."""
        return [] if self.view.viewer == PUBLIC else self.bench(self.view.viewer)

    def others(self) -> list[Line]:
        """The other benches, from the viewer's left on, and Nobel's."""
        view = self.view
        rows: list[Line] = []
        for at in range(view.seats):
            seat = (max(view.viewer, 0) + at) % view.seats
            if seat != view.viewer:
                rows += self.bench(seat)
        if len(view.track) > view.seats:
            rows += self.bench(view.seats)
        return rows

    def offers(self) -> list[Line]:
        return [Line(self.name(offer.maker), self.offer(offer)) for offer in self.view.offers]

    # The round and the box

    def phases(self, named: Collection[str]) -> Text:
        """CD-24: which round it is, which phase, and who leads; of the other phases those that are `named`."""
        view, say = self.view, self.texts.say
        asked = {type(frame).__name__ for frame in view.pending}
        drawn = Text(say("round-last" if view.last else "round-of", round=view.round, last=view.last))
        for phase, questions in PHASES.items():
            now = bool(asked.intersection(questions))
            if not now and phase not in named:
                continue
            drawn.append(BETWEEN)
            called = say(f"phase-{phase}") + (self.placements() if now else "")
            drawn.append(f"{RISES if now else ''}{called}", "bold" if now else self.ink.muted)
        if view.round:
            drawn.append(BETWEEN + say("led-by", seat=self.texts.seat(view.lead)))
        return drawn

    def placements(self) -> str:
        """CD-36: how many of the elements that may be placed in a turn are left."""
        for frame in self.view.pending:
            if isinstance(frame, Turn):
                most = self.gives(frame.person, RESEARCH)
                return self.texts.say("placements-left", left=frame.left, most=most)
        return ""

    def deck(self) -> str:
        """CD-A59: how many cards are left, and how many of them are fires."""
        view, fires = self.view, self.cards.equipment.fires - len(self.view.fires)
        return self.texts.say("cards-left", count=len(view.stock) + fires, fires=fires)

    def stock(self) -> Line:
        """What else is in the box."""
        view = self.view
        left = [f"{self.texts.said('tool', tool)} {count}" for tool, count in enumerate(view.tiles) if count]
        if self.layout.places > self.layout.singles:
            left.append(self.texts.say("doubles-left", count=len(view.doubles)))
        return self.label("box", Flow([Text(one) for one in left or [FREE]], BETWEEN))

    def bag(self) -> Text:
        """What is in it, and in the deck."""
        parts = [
            Text(f"{SYMBOLS[element]} {count}", self.light.on(element, "takes") if self.buys(element) else "")
            for element, count in enumerate(self.view.bag)
        ]
        left = f"  = {sum(self.view.bag)}{BETWEEN}{self.deck()}"
        return Text.assemble(Text("  ").join(parts), (left, self.ink.muted))

    def buys(self, element: int) -> bool:
        """Is it about what the bag gives?  A swap with Nobel is not."""
        asked = self.view.pending[-1] if self.view.pending else None
        lit = element in self.light.next.get("takes", ()) or self.light.chosen.get("takes") == element
        return lit and type(asked).__name__ == "Placing"

    # Offers

    def offer(self, offer: Offer) -> Text:
        """CD-A12: what it says, to those who may know."""
        say, texts = self.texts.say, self.texts
        named = self.light.chosen.get("maker", offer.maker) == offer.maker
        drawn = Text.assemble((f"{offer.number}", self.light.on(offer.number, "number") if named else ""))
        seats = texts.part("seats", offer.parties or [PUBLIC])
        if offer.hidden_from(self.view.viewer):
            drawn.append(" " + say("offer-whispered", seats=seats), self.ink.muted)
        else:
            quiet = say("offer-quiet") + " " if offer.quiet else ""
            terms = texts.about("deal", "terms", deal(offer.maker, len(offer.parties) > 1, offer.terms))
            drawn.append(f" {quiet}" + say("offer-terms", seats=seats, terms=terms))
            if offer.promise:
                drawn.append(" " + say("offer-promise", promise=offer.promise))
        if offer.agreed:
            drawn.append(" " + say("offer-agreed", seats=texts.part("seats", offer.agreed)), self.ink.good)
        if offer.dead:
            drawn.append(" " + say("offer-dead"), self.ink.warn)
        return drawn

    # Cards

    def formula(self, place: int) -> Text:
        """How the card is called, lit where a move in the making speaks of it."""
        kind = self.cards.kinds[self.view.card[place]]
        style = self.light.on(place, "place")
        if style == self.ink.piece:
            style = self.light.on(2 * place, "space")
        if style == self.ink.piece:
            style = self.light.on(2 * place + 1, "space")
        return Text.assemble((f" {kind.formula.translate(LOWERED)} ", style))

    def worth(self, place: int) -> str:
        kind = self.view.card[place]
        return f"{STATES[self.cards.state[kind]]}{self.cards.points[kind]}"

    def spaces(self, place: int) -> str:
        """What is filled, and what is missing."""
        need = self.cards.needs(self.view.card[place])
        parts: list[str] = []
        for element in range(ELEMENTS):
            if need[element]:
                has = self.view.has[place * ELEMENTS + element]
                parts.append(SYMBOLS[element] + FILLED * has + OPEN * (need[element] - has))
        return " ".join(parts)

    def marks(self, place: int) -> list[Text]:
        """Flames and their limit, claims, tool and reaction."""
        view, cards = self.view, self.cards
        kind = view.card[place]
        parts: list[Text] = []
        flames, limit = view.flames[place], cards.flames[kind]
        if flames or limit:
            burns = f"{FLAME}{flames}/{limit or cards.equipment.plain_flames}"
            parts.append(Text(burns, self.ink.warn if flames else self.ink.muted))
        parts += self.claims(place)
        if cards.tool[kind] != NONE:
            parts.append(Text(self.texts.said("sign", cards.tool[kind])))
        if cards.reaction[kind] != NO_REACTION:
            parts.append(Text(self.texts.said("reaction", cards.reaction[kind])))
        return parts

    def claims(self, place: int) -> list[Text]:
        """The tokens, the left one first; a temporary one in brackets; on a double a free space shows."""
        drawn: list[Text] = []
        double = self.layout.double(place)
        for space in (2 * place, 2 * place + 1) if double else (2 * place,):
            owner = self.view.owner[space]
            if owner != NONE:
                shape = self.shape(owner)
                drawn.append(Text.assemble("(", shape, ")") if self.view.temporary[space] else shape)
            elif double:
                drawn.append(Text(FREE, self.ink.muted))
        return drawn

    # Benches

    def bench(self, person: int) -> list[Line]:
        """Points and levels, then all that lies there."""
        view, say = self.view, self.texts.say
        own = Text.assemble((say("points-of", points=view.track[person]), "bold"))
        own.append(BETWEEN)
        own.append(Text(BETWEEN).join([self.level(person, experiment) for experiment in self.tubes(person)]))
        if person < view.seats and self.trading() and view.done[person]:
            own.append(BETWEEN + say("deaf-now" if view.done[person] == DEAF else "done-now"), self.ink.good)
        parts = [self.stored(person)]
        if person < view.seats:
            parts.append(Text(f"{TOKEN * view.active[person]}{RESERVE * view.reserve[person]}" or FREE))
            parts += self.equipment(person)
        return [Line(self.name(person), own), Line(Text("  "), Flow(parts, BETWEEN))]

    def tubes(self, person: int) -> Iterator[int]:
        """CD-83: Nobel has two experiments only."""
        for experiment in range(TRACKS):
            if person < self.view.seats or experiment in (DISCOVERY, RESEARCH):
                yield experiment

    def level(self, person: int, experiment: int) -> Text:
        """What it gives, and what the next level would."""
        levels = self.cards.equipment.levels[experiment]
        at = self.view.levels[person * TRACKS + experiment]
        gives = f"{levels[at]}{RISES}{levels[at + 1]}" if at + 1 < len(levels) else f"{levels[at]}"
        style = self.light.on(experiment, "experiment", "down", "up") if self.concerns(person) else ""
        return Text.assemble((self.texts.said("experiment", experiment), style), f" {gives}")

    def gives(self, person: int, experiment: int) -> int:
        """What an experiment gives its owner now."""
        return self.cards.equipment.levels[experiment][self.view.levels[person * TRACKS + experiment]]

    def concerns(self, person: int) -> bool:
        """Is it this scientist's experiment that a move in the making speaks of?"""
        whom = self.light.chosen.get("whom")
        return (person if person < self.view.seats else NOBEL) == whom if whom is not None else self.mine(person)

    def mine(self, person: int) -> bool:
        return person == self.view.viewer

    def stored(self, person: int) -> Text:
        """The elements, and how much room there is for them."""
        view, cards = self.view, self.cards
        held = view.bench[person * ELEMENTS : person * ELEMENTS + ELEMENTS]
        box = cards.equipment
        room = self.gives(person, LAB) if person < view.seats else box.nobel_storage
        crowded = self.ink.warn if sum(held) > room else ""
        drawn = Text.assemble((f"{sum(held)}/{room}", crowded))
        for element in range(ELEMENTS):
            for _ in range(held[element]):
                drawn.append(" ")
                drawn.append(SYMBOLS[element], self.thing(person, element))
        found = view.apart[person * ELEMENTS : person * ELEMENTS + ELEMENTS]
        if sum(found):
            apart = " ".join(SYMBOLS[element] for element in range(ELEMENTS) for _ in range(found[element]))
            drawn.append(f" + {apart}", self.ink.good)
        return drawn

    def equipment(self, person: int) -> list[Text]:
        """Tools, wilds and extinguishers."""
        view, texts = self.view, self.texts
        parts: list[Text] = []
        for tool in range(KINDS_OF_TOOLS):
            at = person * KINDS_OF_TOOLS + tool
            for _ in range(view.tools[at]):
                called = texts.said("tool", tool) + (f" ({texts.say('rests')})" if view.resting[at] else "")
                parts.append(Text(called, self.thing(person, ELEMENTS + tool)))
        for _ in range(view.wilds[person]):
            parts.append(Text(texts.say("wild"), self.thing(person, WILD)))
        for number, holder in enumerate(view.holder):
            if holder == person:
                parts.append(self.extinguisher(person, number))
        return parts

    def extinguisher(self, person: int, number: int) -> Text:
        view, texts = self.view, self.texts
        style = self.thing(person, EXTINGUISHER + number)
        if self.mine(person) and style == self.ink.piece:
            style = self.light.on(number, "extinguisher")
        drawn = Text.assemble((texts.said("extinguisher", number), style))
        if view.flipped[number]:
            return drawn.append(" " + texts.say("ready"), self.ink.good)
        for element, need in enumerate(self.cards.equipment.extinguisher):
            if need:
                has = view.filling[number * ELEMENTS + element]
                drawn.append(f" {SYMBOLS[element]}{FILLED * has}{OPEN * (need - has)}")
        return drawn

    def thing(self, person: int, thing: int) -> str:
        """The style of what lies on a bench: could it be given, or asked for?"""
        whom = self.light.chosen.get("whom")
        swapped = person == self.view.seats and self.swapping()
        slots = GIVEN if self.mine(person) else TAKEN if whom == person or swapped else ()
        for slot in slots:
            chosen, offered = self.light.chosen.get(slot), self.light.next.get(slot, ())
            if chosen == thing or (isinstance(chosen, tuple) and thing in chosen):
                return self.ink.chosen
            if thing in offered or (thing,) in offered:
                return self.ink.next
        return self.ink.piece

    def swapping(self) -> bool:
        return bool(self.view.pending) and type(self.view.pending[-1]).__name__ == "Swapping"

    def trading(self) -> bool:
        return bool(self.view.pending) and type(self.view.pending[-1]).__name__ == "Trading"

    # Pieces

    def name(self, person: int) -> Text:
        seated = person < self.view.seats
        called = self.texts.seat(person) if seated else self.texts.said("seat", NOBEL)
        return Text.assemble(self.shape(person), " ", (called, self.light.seat(person if seated else NOBEL)))

    def shape(self, person: int) -> Text:
        """The mark of a scientist; Nobel's is a star."""
        return self.ink.shape(person) if person < self.view.seats else Text("★", self.ink.muted)

    def label(self, text: str, content: RenderableType) -> Line:
        return Line(Text(self.texts.say(f"label-{text}"), self.ink.muted), content)


class Fitting:
    """The first of several ways to say something for which a line is enough, or else the last."""

    def __init__(self, ways: Sequence[Text]) -> None:
        self.ways = ways

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield next((way for way in self.ways if way.cell_len <= options.max_width), self.ways[-1])
