"""Compounded as a game of Compoundry."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from compoundry.games.compounded.bot import Easy, Heuristic
from compoundry.games.compounded.cards import pack_of
from compoundry.games.compounded.chapters import FRAMES
from compoundry.games.compounded.layout import PAIR, PARTNERS, PARTNERS_APART, SHORT, SQUARE
from compoundry.games.compounded.offer import Offer, Term
from compoundry.games.compounded.options import GOAL, INSIDE, MOST_MADE, MOST_OPEN, SHUFFLED, STACKS, House
from compoundry.games.compounded.position import MOST_PEOPLE, Compounded
from compoundry.games.compounded.scoring import ENDS, ITEMS
from compoundry.games.compounded.setup import set_up
from compoundry.games.compounded.view import CompoundedView, position_of
from compoundry.kernel import (
    Bot,
    Clocks,
    Count,
    Draw,
    Flag,
    Frame,
    Game,
    Name,
    OneOf,
    Option,
    Options,
    Plain,
    Position,
    Record,
    Refusal,
    Secret,
    View,
)
from compoundry.kernel.options import Setting

DECKS: Final = {"standard": STACKS, "a": INSIDE, "b": SHUFFLED}
"""CD-10, CD-100, CD-101: one of them, so A and B exclude each other (CD-A60)."""

FORTNIGHT: Final = 14 * 86_400
"""In seconds: the longest time for an answer."""


def whispered(position: Compounded, viewer: int) -> Plain:
    """CD-A12: what the offers say that were whispered to others, and whether they have lapsed."""
    found: list[Plain] = []
    for offer in position.offers:
        if offer.hidden_from(viewer):
            terms: list[Plain] = [term.plain() for term in offer.terms]
            found.append([terms, offer.promise, offer.dead])
    return found


class CompoundedGame(Game):
    id: ClassVar[str] = "compounded"
    most: ClassVar[int] = MOST_PEOPLE
    position: ClassVar[type[Position]] = Compounded
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = FRAMES
    records: ClassVar[tuple[type[Record], ...]] = (House, Offer, Term)
    options: ClassVar[tuple[Option, ...]] = (
        Flag("partners", False),
        OneOf("deck", tuple(DECKS)),
        Flag("three-rows", False),
        Flag("bare", False),
        Count("goal", GOAL, 5, 118),
        # House rules: the rulings that have a star.
        Flag("one-tool", True),
        Flag("finished-only", False),
        Count("open-offers", MOST_OPEN, 1, 9),
        Count("made-offers", MOST_MADE, 1, 48),
        Flag("whispers", True),
        Flag("free-wild", False),
        Flag("own-burner", False),
        Flag("refill-at-once", False),
        Flag("every-volatile", False),
        Count("flames", 0, 0, 60),
        Flag("doubles-apart", False),
        Count("youngest", 0, 0, MOST_PEOPLE),
        Count("clock", 0, 0, FORTNIGHT),
        Name("pack", "standard"),
    )
    # CD-A59: of bag and deck nothing is hidden, for there is no order in them; only what is whispered is.
    secrets: ClassVar[tuple[Secret, ...]] = (Secret("whispers", whispered),)
    bots: ClassVar[tuple[type[Bot], ...]] = (Easy, Heuristic)
    events: ClassVar[tuple[str, ...]] = (
        "revealed",
        "lit",
        "ignored",
        "lot",
        "round",
        "stalling",
        # Discovery.
        "drew",
        "offered",
        "whispered",
        "agreed",
        "deal",
        "declined",
        "withdrew",
        "lapsed",
        "done",
        "no-offers",
        "back",
        "closed",
        "swapped",
        "returned",
        # Study.
        "passed",
        "claimed",
        "shifted",
        "recalled",
        # Research.
        "goggles",
        "placed",
        "filled",
        "wild",
        "wild-filled",
        "exchanged",
        "burned",
        "completed",
        "completed-claimed",
        # Lab.
        "flipped",
        "scored",
        "kept",
        "gained",
        "raised",
        "lowered",
        "adjusted",
        "key",
        "reacted",
        "fizzled",
        "granted",
        "shared",
        "hauled",
        # Fire.
        "fire",
        "extinguished",
        "flames",
        "exploded",
        "scattered",
        "lost",
        # The end.
        "triggered",
        "total",
        "over",
    )
    ends: ClassVar[tuple[str, ...]] = ENDS
    items: ClassVar[tuple[str, ...]] = ITEMS
    cast: ClassVar[tuple[str, ...]] = (*Game.cast, "maker", "giver", "getter", "lead")
    brief: ClassVar[dict[str, Setting]] = {"goal": 5, "whispers": True, "open-offers": 1, "made-offers": 2}
    # In a round five scientists make at most 48 offers each; each names four, who answer and say once more that they
    # are done; as often they take that back: 3,000 moves.  All else in a round are fewer than 1,000.  At least one card
    # leaves the field in ten rounds, and packs have 200 (`packcheck`).
    longest: ClassVar[int] = 8_000_000

    def start(self, seats: int, options: Options) -> Position:
        return set_up(seats, house_of(seats, options), options.word("pack"))

    def view(self, position: Position, viewer: int) -> View:
        assert isinstance(position, Compounded)
        return CompoundedView(viewer, position)

    def sample(self, view: View, draw: Draw) -> Position:
        assert isinstance(view, CompoundedView)
        return position_of(view, draw)

    def unsuited(self, seats: int, options: Options) -> Refusal | None:
        """CD-A60: what goes together, and with how many."""
        if options.flag("partners") and seats < 3:
            return Refusal("partners-need-three", "CD-A60", count=seats)
        if options.flag("three-rows") and seats != 3:
            return Refusal("three-rows-for-three", "CD-A60", count=seats)
        if options.flag("three-rows") and options.flag("partners"):
            return Refusal("three-rows-or-partners", "CD-A60")
        if options.flag("doubles-apart") and not options.flag("partners"):
            return Refusal("no-doubles", "CD-A48")
        if options.count("youngest") > seats:
            return Refusal("youngest-absent", "CD-A4", count=seats, number=options.count("youngest"))
        return None

    def clocks(self, options: Options) -> Clocks:
        """CD-A61: so long for each answer; silence in the trading step is done."""
        return Clocks(options.count("clock"))

    def content(self, options: Options) -> Plain:
        """What the cards show, and what the box holds."""
        pack = pack_of(options.word("pack"))
        kinds: list[Plain] = []
        for kind in pack.kinds:
            need: list[Plain] = [*kind.need]
            kinds.append(
                [
                    kind.formula,
                    need,
                    kind.state,
                    kind.points,
                    kind.flames,
                    kind.tool,
                    kind.reaction,
                    kind.copies,
                    kind.starting,
                    kind.double,
                ]
            )
        box = pack.equipment
        return {
            "kinds": kinds,
            "crystals": [*box.crystals],
            "tiles": [*box.tiles],
            "levels": [[*levels] for levels in box.levels],
            "journal": box.journal_level,
        }

    def names(self, options: Options, language: str) -> dict[str, list[str]]:
        """What the compounds are called; by their formula where the pack has no name."""
        kinds = pack_of(options.word("pack")).kinds
        called = [kind.names.get(language) or kind.names.get("en") or kind.formula for kind in kinds]
        return {"kind": called, "compound": called}


def house_of(seats: int, options: Options) -> House:
    """The options as the rules know them."""
    if options.flag("partners"):
        layout = PARTNERS_APART if options.flag("doubles-apart") else PARTNERS
    elif options.flag("three-rows"):
        layout = SHORT
    else:
        layout = PAIR if seats == 2 else SQUARE
    return House(
        layout,
        DECKS[options.word("deck")],
        int(options.flag("bare")),
        int(options.flag("one-tool")),
        int(options.flag("finished-only")),
        options.count("open-offers"),
        options.count("made-offers"),
        int(options.flag("whispers")),
        int(options.flag("free-wild")),
        int(options.flag("own-burner")),
        int(options.flag("refill-at-once")),
        int(options.flag("every-volatile")),
        options.count("flames"),
        options.count("youngest") - 1,
        options.count("goal"),
    )


game = CompoundedGame()
