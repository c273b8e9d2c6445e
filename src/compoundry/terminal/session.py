"""One match at one device, whatever its screen: who is asked, who looks on, where it is kept, how time runs.

Both tables, the plain one and the one of the whole screen, only show what is here and say here
what people do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from compoundry.kernel import PUBLIC, Ack, AnyMove, BadInput, Bot, Draw, GameBug, Match, Plain, Refusal, View
from compoundry.kernel.log import Moved
from compoundry.terminal.sand import Sand

NOBODY: Final = -1

PASS: Final = "pass"

OVERTAKEN: Final = "save-overtaken"
"""What `keep` says where somebody else goes on with this game: here it stops."""

BUDGET: Final = 1000
"""Iterations a move for bots that search."""


class Stage(Enum):
    """What the table is waiting for."""

    BOT = auto()
    ASKING = auto()
    HANDING = auto()
    """Somebody else is asked; whoever looks may still read what came of the last move."""
    COVERED = auto()
    """The curtain is up, and nobody looks."""
    OVER = auto()


class Role(Enum):
    """What a seat can do at the moment: nothing, object, or what it must."""

    NONE = auto()
    MAY = auto()
    MUST = auto()


class Thought:
    """All that a bot needs to decide, so that it can think elsewhere while the table lives on."""

    def __init__(self, seat: int, ticket: int, bot: Bot, view: View, legal: list[AnyMove], draw: Draw) -> None:
        self.seat = seat
        self.ticket = ticket
        self.bot = bot
        self._view = view
        self._legal = legal
        self._draw = draw

    def move(self) -> AnyMove:
        return self.bot.choose(self._view, self._legal, BUDGET, self._draw)


class Session:
    """`bots` has None where a person sits, `draws` a source for each bot.

    `asked` is the seat whose answer the table waits for; where several may act, they are asked
    in turn (`_next`).  `looking` is who sees the table: with several people nobody (PUBLIC)
    until one of them lifts the curtain.
    """

    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        draws: list[Draw],
        keep: Callable[[str], None] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`keep` stores the game after each entry; raises `BadInput` where it cannot."""
        self.match = match
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.looking = self.people[0] if len(self.people) == 1 else PUBLIC
        self.asked = NOBODY
        self.trouble: BadInput | None = None
        self.sand = Sand(match.game.clocks(match.options), len(bots), now)
        self._draws = draws
        self._keep = keep
        self._ticket = NOBODY
        self._since = dict.fromkeys([PUBLIC, *range(len(bots))], -1)
        for number, entry in enumerate(match.entries):  # of a game that goes on
            if isinstance(entry, Moved) and entry.seat in self._since:
                self._since[entry.seat] = number - 1
        self._roles = [Role.NONE] * len(bots)
        self._waited: set[int] = set()
        self._fill()
        self._ask()

    @property
    def stage(self) -> Stage:
        if self.asked == NOBODY:
            return Stage.OVER
        if self.bots[self.asked] is not None:
            return Stage.BOT
        if self.looking == self.asked:
            return Stage.ASKING
        return Stage.COVERED if self.looking == PUBLIC else Stage.HANDING

    # What people do

    def submit(self, move: list[Plain] | str | AnyMove) -> Ack | Refusal:
        """The move of the person who is asked."""
        seat, before = self.asked, len(self.match.entries) - 1
        answer = self.match.submit(seat, move, self._ticket)
        if isinstance(answer, Ack):
            self._since[seat] = before
        return self._heed(answer)

    def undo(self) -> Ack | Refusal:
        """Whoever looks takes the last move back, and is asked again."""
        answer = self.match.undo(self.looking)
        if isinstance(answer, Refusal) and answer.code == "undo-other":
            other = self.match.memories[-1].seat
            return answer if self.bots[other] is None else Refusal("undo-bot", answer.rule, seat=other)
        if isinstance(answer, Ack) and self.match.position.may_move(self.looking):
            self._settle(self.looking)
            return answer
        return self._heed(answer)

    def stand(self, window: str) -> Ack | Refusal:
        """Turn the standing answer of whoever looks on or off (K-10)."""
        return self._heed(self.match.stand(self.looking, window, not self.passes(window)))

    def passes(self, window: str) -> bool:
        return window in self.match.standing[self.looking]

    def may_wait(self) -> bool:
        acting = self.match.position.acting()
        return self.stage is Stage.ASKING and any(seat != self.asked for seat in acting)

    def wait(self) -> None:
        """Let the others go first."""
        self._waited.add(self.asked)
        self._ask()

    def may_step_in(self) -> bool:
        """Could whoever looks move, though somebody else is asked?  Who waits can, or is free to move."""
        if self.stage not in (Stage.BOT, Stage.HANDING) or self.looking == PUBLIC:
            return False
        return self.match.position.may_move(self.looking)

    def step_in(self) -> None:
        """Whoever looks is asked now; the others can wait."""
        self._ask(self.looking)

    def objecting(self) -> str:
        """The window in which the seat that is asked may answer and need not; "" where it must move."""
        pending = self.match.position.pending
        optional = self.asked != NOBODY and self._role(self.asked) is Role.MAY
        return type(pending[-1]).window if pending and optional else ""

    def letting_pass(self) -> AnyMove | None:
        """The way out of a question that the asked seat need not answer, or the move that games call pass."""
        position = self.match.position
        if self.stage is not Stage.ASKING:
            return None
        if self.objecting():
            return position.timeout(self.asked)
        return next((move for move in position.legal(self.asked) if move.plain() == [PASS]), None)

    def cover(self) -> None:
        """The curtain goes up: nobody looks any more."""
        self.looking = PUBLIC
        self._flow()

    def reveal(self) -> None:
        """The seat that is asked has the device now."""
        self.looking = self.asked
        self._flow()

    # What bots do

    def thought(self) -> Thought:
        """What the bot that is asked has to think about."""
        seat = self.asked
        bot = self.bots[seat]
        assert bot is not None
        legal = self.match.position.legal(seat)
        return Thought(seat, self.match.ticket(seat), bot, self.match.view(seat), legal, self._draws[seat])

    def decided(self, thought: Thought, move: AnyMove) -> bool:
        """Play what the bot chose; False if it is no longer asked, or its question has closed meanwhile."""
        if self.asked != thought.seat or self.match.ticket(thought.seat) != thought.ticket:
            return False
        answer = self.match.submit(thought.seat, move, thought.ticket)
        if isinstance(answer, Refusal):
            played = self.match.game.print(move)
            raise GameBug(f"the bot {thought.bot.name} plays {played}, which is refused: {answer}")
        self._heed(answer)
        return True

    # What the clock does

    def tick(self) -> bool:
        """Look at the sand; True when it has moved something."""
        self.sand.pour()
        if self.stage is Stage.OVER:
            return False
        if self.sand.all_up():
            return isinstance(self._heed(self.match.ring()), Ack)
        if self.stage is Stage.ASKING and self.sand.up(self.asked):
            seat = self.asked
            self.sand.fill(seat)
            self._since[seat] = len(self.match.entries) - 1
            return isinstance(self._heed(self.match.expire(seat, self._ticket)), Ack)
        return False

    # Looking

    def view(self) -> View:
        return self.match.view(self.looking)

    def story(self) -> list[dict[str, Plain]]:
        """All that whoever looks was told."""
        return self.match.events(self.looking)

    def since(self) -> int:
        """The last entry before the last move of whoever looks: what came after it is news."""
        return self._since[self.looking]

    # How it is done

    def _heed(self, answer: Ack | Refusal) -> Ack | Refusal:
        if isinstance(answer, Ack):
            self._settle()
        return answer

    def _settle(self, first: int | None = None) -> None:
        """After an entry: keep it, and ask on; `first` is asked before the others, and keeps its sand."""
        self._waited.clear()
        self.keep()
        self._fill(first)
        if first is not None:
            self._ask(first)
        elif self.asked == NOBODY or self.match.ticket(self.asked) != self._ticket:
            self._ask()
        else:
            self._flow()

    def keep(self) -> None:
        """Store the game as it is now; what speaks against it is remembered as `trouble`."""
        if self._keep is None:
            return
        try:
            self._keep(self.match.save(reveal=True))
            self.trouble = None
        except BadInput as wrong:
            if wrong.code == OVERTAKEN:
                raise
            self.trouble = wrong

    def _ask(self, seat: int | None = None) -> None:
        """Ask `seat`, or whoever comes next."""
        acting = self.match.position.acting()
        if not acting:
            self.asked = self._ticket = NOBODY
            if len(self.people) > 1:
                self.looking = PUBLIC
        else:
            self.asked = self._next(acting) if seat is None else seat
            self._ticket = self.match.ticket(self.asked)
        self._flow()

    def _next(self, acting: list[int]) -> int:
        """Round the table, so that nobody waits for ever; who has waited comes after those who have not.

        As long as whoever has the device must move, only bots come between.  And who may object
        is asked before the game goes on.
        """
        if self._waited.issuperset(acting):
            self._waited = set() if acting == [self.asked] else {self.asked}
        ring = sorted(set(acting) - self._waited, key=lambda seat: (seat - self.asked - 1) % len(self.bots))
        if self.looking in ring and self._role(self.looking) is Role.MUST:
            ring = [seat for seat in ring if self.bots[seat] is not None or seat == self.looking]
        objecting = [seat for seat in ring if self._role(seat) is Role.MAY]
        return (objecting or ring)[0]

    def _flow(self) -> None:
        """Sand flows for a person who sees the table; while a bot thinks, only that of the game."""
        stage = self.stage
        self.sand.trickle(stage in (Stage.BOT, Stage.ASKING), self.asked if stage is Stage.ASKING else None)

    def _fill(self, kept: int | None = None) -> None:
        """Who can do something, or must, and could not before, gets new sand; who only moves on keeps the old."""
        roles = [self._role(seat) for seat in range(len(self.bots))]
        for seat, (before, now) in enumerate(zip(self._roles, roles)):
            if now not in (before, Role.NONE) and seat != kept:
                self.sand.fill(seat)
        self._roles = roles

    def _role(self, seat: int) -> Role:
        position = self.match.position
        if seat not in position.acting():
            return Role.NONE
        frame = position.pending[-1] if position.pending else None
        optional = frame is not None and bool(type(frame).window) and frame.optional(position, seat)
        return Role.MAY if optional else Role.MUST
