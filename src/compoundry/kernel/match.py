"""A game being played: whoever runs one (server, terminal, arena, tests) drives it through this.

A move comes in, is checked, is played; chance and standing answers follow until a seat must
act; all of that is one entry of the log, and the log is the game.
"""

from __future__ import annotations

from typing import Any, Final

from compoundry.kernel import log, snapshots
from compoundry.kernel.draw import Seed
from compoundry.kernel.errors import BadInput, GameBug, wanted
from compoundry.kernel.event import Event
from compoundry.kernel.game import Game, View, short, tupled
from compoundry.kernel.header import Header, game_of, json_of, options_of
from compoundry.kernel.log import Clocked, Entry, Moved, Started, Step, Stood, Undone
from compoundry.kernel.move import AnyMove, Choices, Move
from compoundry.kernel.options import Options, Setting
from compoundry.kernel.outcome import Outcome
from compoundry.kernel.position import NATURE, PUBLIC, Position
from compoundry.kernel.refusal import Refusal
from compoundry.kernel.slot import Value, torn
from compoundry.kernel.snapshots import Memory
from compoundry.kernel.values import Plain, digest

UNSETTLED: Final = 20_000
"""More automatic steps than this after one command, and the game is going round in circles."""

NO_TICKET: Final = -1

LONGEST_NAME: Final = 100
"""Of a table."""


class Ack:
    """A command was taken: it is entry `entry` of the log."""

    def __init__(self, entry: int) -> None:
        self.entry = entry

    def __repr__(self) -> str:
        return f"Ack({self.entry})"


class Match:
    """One game from its first draw to its outcome.  Made by `start`, `load` and `fork`."""

    def __init__(self, game: Game, header: Header, options: Options, seed: Seed | None) -> None:
        self.game = game
        self.header = header
        self.options = options
        self.seed = seed
        self.position = game.begin(header.seats, options)
        self.entries: list[Entry] = []
        self.told: list[list[Event]] = []
        self.first_told = 0
        self.memories: list[Memory] = []
        self.revealed = False
        self.tickets = [NO_TICKET] * header.seats
        self.questions = [NO_TICKET] * header.seats
        self.standing: list[list[str]] = [[] for _ in range(header.seats)]

    # Beginnings

    @staticmethod
    def start(
        game: Game, options: dict[str, Setting] | None = None, seats: int = 2, seed: Seed | None = None, table: str = ""
    ) -> Match:
        """A new game; without a seed, one nobody knows."""
        wanted(Game, game, "a game")
        wanted(int, seats, "the number of seats")
        wanted(str, table, "the name of a table")
        if len(table) > LONGEST_NAME or torn(table):
            raise BadInput("table-name", most=LONGEST_NAME)
        chosen = _seed_or_fresh(seed)
        settings = game.settings(options)
        header = Header(game.id, game.version, seats, settings.plain(), digest(game.content(settings)), table, 0, "")
        header.commitment = chosen.commitment(header.public())
        match = Match(game, header, settings, chosen)
        match._commit(Started(NATURE), None)
        return match

    @staticmethod
    def load(
        text: str, game: Game | None = None, seed: Seed | None = None, snapshot: dict[str, Any] | None = None
    ) -> Match:
        """A stored game, every move of it checked again; raises `BadInput` that says what is wrong and where.

        Without its seed (the file holds it only when it was revealed) it can be looked at,
        forked and continued as far as no chance is called for.  A `snapshot` taken of this
        very log saves playing the entries before it.
        """
        wanted(str, text, "a stored game")
        if game is not None:
            wanted(Game, game, "a game")
        if seed is not None:
            wanted(Seed, seed, "a seed")
        stored = log.read(text)
        header = stored.header
        found = game_of(header, game)
        known = seed if seed is not None or stored.seed is None else Seed(stored.seed)
        if known is not None and known.commitment(header.public()) != header.commitment:
            raise BadInput("seed-commitment")
        try:
            match = Match(found, header, options_of(header, found), known)
        except BadInput as wrong:
            wrong.where = wrong.where or "line 1"
            raise
        if snapshot is not None:
            snapshots.resume(match, snapshot, stored)
        for number in range(len(match.entries), len(stored.entries)):
            match._again(stored.entries[number], number)
        if match.digest() != stored.digest:
            place = f"entry {len(stored.entries) - 1}"
            raise BadInput("log-digest", place, found=match.digest(), expected=stored.digest)
        return match

    def fork(self, entry: int, seed: Seed | None = None) -> Match:
        """A new game that shares this one's entries up to `entry` and draws its own chance from there."""
        wanted(int, entry, "an entry")
        if not 0 <= entry < len(self.entries):
            raise BadInput("fork-entry", entry=entry, last=len(self.entries) - 1)
        chosen = _seed_or_fresh(seed)
        old = self.header
        header = Header(old.game, old.version, old.seats, old.options, old.content, old.table, entry + 1, "")
        header.commitment = chosen.commitment(header.public())
        bodies: list[dict[str, Any]] = [one.plain(n) for n, one in enumerate(self.entries[: entry + 1])]
        match = Match(self.game, header, self.options, chosen)
        for number, body in enumerate(bodies):
            match._again(body, number)
        return match

    # Playing

    def ticket(self, seat: int) -> int:
        """The number of the entry that opened the question `seat` is being asked; -1 when it is not asked.

        A move is sent with it, so that a move meant for an older question is refused.
        """
        self._seat(seat)
        return self.tickets[seat]

    def submit(self, seat: int, move: AnyMove | list[Plain] | str, ticket: int) -> Ack | Refusal:
        """Play a move, given as an object, as JSON or as text.  A refusal leaves everything as it was."""
        self._seat(seat)
        wanted(int, ticket, "a ticket")
        try:
            made = self._made(move)
        except BadInput as wrong:
            return Refusal(wrong.code, "K-5", **_plain_params(wrong))
        refusal = self._untimely(seat, ticket) or self.position.refusal(seat, made)
        if refusal is not None:
            return refusal
        return self._commit(Moved(seat, made), None)

    def undo(self, seat: int, entry: int | None = None) -> Ack | Refusal:
        """Take back the last move, if it was this seat's and nothing came to light through it (K-8, K-9).

        Whoever is far away names its `entry`, so that a command that arrives twice does not
        take back the move before it as well.
        """
        refusal = self.undoable(seat)
        if refusal is not None:
            return refusal
        if entry is not None:
            wanted(int, entry, "an entry")
            if entry != self.memories[-1].entry:
                return Refusal("undo-gone", "K-8", entry=entry, last=self.memories[-1].entry)
        return self._commit(Undone(seat, self.memories[-1].entry), None)

    def undoable(self, seat: int) -> Refusal | None:
        """Why `seat` cannot undo now, or None."""
        self._seat(seat)
        if self.over():
            return Refusal("game-over", "K-1")
        if not self.memories:
            return Refusal("undo-barrier" if self.revealed else "undo-nothing", "K-8")
        if self.memories[-1].seat != seat:
            return Refusal("undo-other", "K-9", seat=self.memories[-1].seat)
        return None

    def stand(self, seat: int, window: str, passes: bool) -> Ack | Refusal:
        """Set a standing answer: let every such window pass until changed, or be asked again (K-10)."""
        self._seat(seat)
        wanted(str, window, "a window")
        wanted(bool, passes, "a standing answer")
        refusal = self._unstanding(window)
        if refusal is not None:
            return refusal
        if passes == (window in self.standing[seat]):
            return Ack(len(self.entries) - 1)  # it stands so already
        return self._commit(Stood(seat, window, passes), None)

    def expire(self, seat: int, ticket: int) -> Ack | Refusal:
        """The time of `seat` is up: what the rules have for that is played for it (`Position.timeout`).

        When that is, whoever runs the match knows: the kernel has no clock.  The ticket says
        which question was not answered in time (K-7).
        """
        self._seat(seat)
        wanted(int, ticket, "a ticket")
        acting = self.position.acting()
        if not acting:
            return Refusal("game-over", "K-1")
        if seat not in acting:
            return Refusal("not-your-turn", "K-2", seat=seat, acting=[one for one in acting])
        stale = self._untimely(seat, ticket)
        return stale or self._commit(Clocked(seat, self.position.timeout(seat)), None)

    def ring(self) -> Ack | Refusal:
        """The time agreed on for the whole game is up (`Position.deadline`)."""
        if self.over():
            return Refusal("game-over", "K-1")
        last = self.position.deadline()
        if last is None:
            return Refusal("no-deadline", "K-11")
        return self._commit(Clocked(last[0], last[1]), None)

    def over(self) -> bool:
        return not self.position.acting()

    def outcome(self) -> Outcome | None:
        return self.position.outcome()

    # Looking

    def view(self, viewer: int) -> View:
        """What `viewer` (a seat or PUBLIC) knows now."""
        self._viewer(viewer)
        return self.game.view(self.position, viewer)

    def choices(self, seat: int, partial: list[Any] | tuple[Any, ...] = ()) -> Choices:
        """What can come after `partial`, a verb and its first values as JSON has them (`Position.choices`)."""
        self._seat(seat)
        values: list[Value] = []
        for one in partial:
            value = tupled(one)
            if not isinstance(value, (int, str, tuple)):
                return Choices("", [], False, Refusal("move-form", "K-5", found=short(one)))
            values.append(value)
        return self.position.choices(seat, tuple(values))

    def events(self, viewer: int, since: int = -1) -> list[dict[str, Plain]]:
        """What `viewer` was told after entry `since`, each event with the number of its entry."""
        self._viewer(viewer)
        wanted(int, since, "an entry")
        since = max(since, -1)
        if since + 1 < self.first_told:
            raise BadInput("events-gone", since=since, first=self.first_told)
        heard: list[dict[str, Plain]] = []
        for number in range(since + 1, len(self.entries)):
            for event in self.told[number - self.first_told]:
                told = event.told(viewer)
                told["entry"] = number
                heard.append(told)
        return heard

    def moments(self) -> list[Position]:
        """What was true after each entry, from the first one on: all is played again."""
        again = Match(self.game, self.header, self.options, None)
        found: list[Position] = []
        for number, entry in enumerate(self.entries):
            again._again(entry.plain(number), number)
            found.append(again.position)
        return found

    def digest(self) -> str:
        """The fingerprint of all that is true now."""
        return self.position.digest()

    # Keeping

    def save(self, reveal: bool = False) -> str:
        """The game as text (docs/file-format.md).

        With `reveal` the seed stands in it: then the game can go on from the file, and anyone
        who reads it can foresee every draw.
        """
        secret = self.seed.secret if reveal and self.seed is not None else None
        return log.write(self.header, self.entries, self.digest(), secret)

    def snapshot(self) -> dict[str, Plain]:
        """All that a later `load` of this log needs to leave out the entries so far.  It holds every secret."""
        return snapshots.take(self)

    def verify(self, seed: Seed) -> None:
        """Show that `seed` is the one promised, and that every draw followed from it; else `BadInput`.

        Of entries that a fork took over (`Header.inherited`) it can say nothing: their chance
        came from another seed.
        """
        wanted(Seed, seed, "a seed")
        if seed.commitment(self.header.public()) != self.header.commitment:
            raise BadInput("seed-commitment")
        again = Match(self.game, self.header, self.options, seed)
        for number, entry in enumerate(self.entries):
            if number < self.header.inherited:
                again._again(entry.plain(number), number)
                continue
            repeated = _unfollowed(entry)
            again._commit(repeated, None)
            if repeated.plain(number) != entry.plain(number):
                raise BadInput("seed-draws", f"entry {number}")

    # How it is done

    def _seat(self, seat: int) -> None:
        wanted(int, seat, "a seat")
        if not 0 <= seat < self.header.seats:
            raise BadInput("no-such-seat", seat=seat, last=self.header.seats - 1)

    def _viewer(self, viewer: int) -> None:
        if viewer != PUBLIC:
            self._seat(viewer)

    def _made(self, move: object) -> AnyMove:
        if isinstance(move, str):
            return self.game.parse(move)
        if isinstance(move, list):
            return self.game.decode(move)
        if isinstance(move, Move):
            return move
        raise TypeError(f"a move is a Move, a list or a text, not {type(move).__name__}")

    def _untimely(self, seat: int, ticket: int) -> Refusal | None:
        """Is `ticket` for a question that is no longer open?"""
        current = self.tickets[seat]
        if current == NO_TICKET or ticket == current:
            return None
        return Refusal("stale-ticket", "K-7", ticket=ticket, current=current)

    def _commit(self, entry: Entry, recorded: list[Step] | None) -> Ack:
        """Play an entry and what follows it; with `recorded`, what followed is known and only checked.

        Should a game's own code fail, everything is put back before the error goes on.
        """
        number = len(self.entries)
        before = self.position
        kept = [windows[:] for windows in self.standing]
        sink: list[Event] = []
        self.position = self._undone_to(entry) if isinstance(entry, Undone) else before.copy()
        self.position.sink = sink
        try:
            if isinstance(entry, Moved):
                self.position.play(entry.seat, entry.move)
            elif isinstance(entry, Undone):
                sink.append(Event("undone", {"seat": entry.seat, "undone": entry.target}))
            elif isinstance(entry, Stood):
                self._set_standing(entry)
            entry.then = self._settle(number, recorded)
        except BaseException:
            self.position = before
            self.standing = kept
            raise
        self.position.sink = None
        self.entries.append(entry)
        self.told.append(sink)
        self._remember(entry, number, before, sink)
        self._hand_out_tickets(entry, number)
        return Ack(number)

    def _undone_to(self, entry: Undone) -> Position:
        return self.memories[-1].position.copy()

    def _set_standing(self, entry: Stood) -> None:
        mine = [window for window in self.standing[entry.seat] if window != entry.window]
        if entry.passes:
            mine.append(entry.window)
        self.standing[entry.seat] = mine

    def _settle(self, number: int, recorded: list[Step] | None) -> list[Step]:
        """Let chance and standing answers speak until a seat must act or the game is over."""
        then: list[Step] = []
        position = self.position
        draw = None if recorded is not None or self.seed is None else self.seed.draw("chance", number)
        while True:
            acting = position.acting()
            if not acting:
                break
            if acting[0] == NATURE:
                seat = NATURE
                if recorded is not None:
                    move = _recorded(recorded, len(then), position)
                elif draw is not None:
                    move = position.chance(draw)
                else:
                    raise BadInput("no-seed")
            else:
                seat = self._passing(acting)
                if seat == NATURE:
                    break
                move = position.timeout(seat)
            position.play(seat, move)
            then.append((seat, move))
            if len(then) > UNSETTLED:
                raise GameBug(f"{self.game.id} does not settle after entry {number}")
        if recorded is not None and recorded != then:
            raise BadInput("log-steps", recorded=len(recorded), followed=len(then))
        return then

    def _passing(self, acting: list[int]) -> int:
        """A seat whose standing answer lets the open window pass; NATURE when none has one."""
        pending = self.position.pending
        if pending and type(pending[-1]).window:
            for seat in acting:
                if type(pending[-1]).window in self.standing[seat] and pending[-1].optional(self.position, seat):
                    return seat
        return NATURE

    def _remember(self, entry: Entry, number: int, before: Position, sink: list[Event]) -> None:
        """Keep what an undo of `entry` needs, and let go of what can no longer be undone."""
        if isinstance(entry, Undone):
            self.memories.pop()
            return
        if isinstance(entry, Stood) and not entry.then:
            return
        if not isinstance(entry, Moved) or _revealing(entry, sink):
            self.memories.clear()
            self.revealed = number > 0
            return
        self.memories.append(Memory(number, entry.seat, before))

    def _hand_out_tickets(self, entry: Entry, number: int) -> None:
        """A seat that is asked something new gets a new ticket; one still asked the same keeps its own.

        To be waited for is another question than to be free to move: time begins anew for whom
        the others have called back.
        After an undo everybody's question is new: what was said in answer to things that were
        taken back must not be heard as an answer to others of the same name.
        """
        acting, free = self.position.acting(), self.position.free()
        serial = self.position.question()
        for seat in range(self.header.seats):
            question = 2 * serial + (seat in free)
            if seat not in acting and seat not in free:
                self.tickets[seat] = NO_TICKET
                self.questions[seat] = NO_TICKET
            elif (
                self.questions[seat] != question
                or isinstance(entry, Undone)
                or (seat == entry.seat and isinstance(entry, Moved))
            ):
                self.tickets[seat] = number
                self.questions[seat] = question

    def _unstanding(self, window: str) -> Refusal | None:
        """Why no standing answer can be set for this window."""
        if self.over():
            return Refusal("game-over", "K-1")
        windows = self.game.windows()
        if window in windows:
            return None
        known: list[Plain] = [one for one in windows]
        return Refusal("no-such-window", "K-10", window=window[:40], windows=known)

    def _times(self, seat: int, move: AnyMove) -> bool:
        """Is this what the clock plays now for the seat?"""
        acting = self.position.acting()
        if acting and self.position.deadline() == (seat, move):
            return True
        return seat in acting and self.position.timeout(seat) == move

    def _again(self, body: dict[str, Any], number: int) -> None:
        """Play one stored entry; whatever the rules do not allow is an error, not a move."""
        place = f"entry {number}"
        try:
            entry = log.entry_of(body, place, self.game.decode)
            if isinstance(entry, Started) != (number == 0) or (entry.seat == NATURE) != (number == 0):
                raise BadInput("log-command")
            if number:
                self._seat(entry.seat)
            refusal = self._forbidden(entry)
            if refusal is not None:
                raise BadInput("log-refused", game=self.game.id, refusal=refusal, rule=refusal.rule)
            self._commit(entry, log.steps_of(body, place, self.game.decode))
            if json_of(entry.plain(number)) != json_of(body):
                raise BadInput("log-form")
        except BadInput as wrong:
            wrong.where = wrong.where or place
            raise

    def _forbidden(self, entry: Entry) -> Refusal | None:
        if isinstance(entry, Clocked):
            if not self._times(entry.seat, entry.move):
                raise BadInput("log-clock", verb=type(entry.move).verb)
            return None
        if isinstance(entry, Moved):
            return self.position.refusal(entry.seat, entry.move)
        if isinstance(entry, Undone):
            refusal = self.undoable(entry.seat)
            if refusal is None and self.memories[-1].entry != entry.target:
                return Refusal("undo-barrier", "K-8")
            return refusal
        if isinstance(entry, Stood):
            return self._unstanding(entry.window)
        return None


def _seed_or_fresh(seed: Seed | None) -> Seed:
    if seed is None:
        return Seed.fresh()
    wanted(Seed, seed, "a seed")
    return seed


def _revealing(entry: Entry, sink: list[Event]) -> bool:
    """Did chance, the clock or another seat speak, or something hidden come to light?

    No undo goes back behind that (K-8).
    """
    if isinstance(entry, Clocked):
        return True
    for seat, _ in entry.then:
        if seat != entry.seat:
            return True
    for event in sink:
        if event.barrier:
            return True
    return False


def _recorded(recorded: list[Step], at: int, position: Position) -> AnyMove:
    """The chance outcome that the log holds here."""
    if at >= len(recorded):
        raise BadInput("log-steps", recorded=len(recorded), followed=at + 1)
    seat, move = recorded[at]
    refusal = position.refusal(NATURE, move)
    if seat != NATURE or refusal is not None:
        raise BadInput("log-chance", step=at + 1)
    return move


def _unfollowed(entry: Entry) -> Entry:
    """The same command, what follows not yet known."""
    if isinstance(entry, Clocked):
        return Clocked(entry.seat, entry.move)
    if isinstance(entry, Moved):
        return Moved(entry.seat, entry.move)
    if isinstance(entry, Undone):
        return Undone(entry.seat, entry.target)
    if isinstance(entry, Stood):
        return Stood(entry.seat, entry.window, entry.passes)
    return Started(entry.seat)


def _plain_params(wrong: BadInput) -> dict[str, Plain]:
    return {name: value if isinstance(value, int) else str(value) for name, value in wrong.params.items()}
