"""A live table: a game in progress with all that happened at it, and who sits there.

It changes in memory first; the house then commits the event, and reloads the table if that fails. Whoever reads or
changes it holds its lock, so nobody ever sees what is not committed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from clerestory.engine.game import CHANCE, OVER, Game, GameError
from clerestory.engine.records import JSON, AnyState, bytes_of
from clerestory.engine.table import Move, Table
from clerestory.server.messages import UndoReason
from clerestory.server.problems import problem, refused_move
from clerestory.server.store import EventRow, SeatRow, StoredTable, TableRow
from clerestory.server.store.rows import now

GRACE = 5.0  # seconds that somebody is still here after the last sign of them: a page that is loaded again
BREATH = 32  # events after which a table that is rebuilt lets others have their turn


@dataclass(eq=False)
class Happening:
    """One event, as the host of the game would tell it."""

    number: int
    kind: str
    seat: int | None
    move: Move | None
    chance: tuple[Move, ...]
    undoes: int | None = None
    game: Game | None = None
    before: AnyState | None = None
    shown: dict[int | None, str] = field(default_factory=dict)  # as JSON, by who sees it

    @cached_property
    def consequences(self) -> list[JSON]:
        """As a spectator may know them: what a private objective pays would give it away. Found out when asked for."""
        if self.game is None or self.before is None or self.move is None:
            return []
        found = self.game.consequences(self.game.mask(self.before, None), self.move.number)
        self.game = self.before = None
        return found


@dataclass
class Presence:
    """How somebody is connected to a table."""

    connections: int = 0
    until: float = 0.0

    def is_here(self) -> bool:
        return self.connections > 0 or time.monotonic() < self.until


class LiveTable:
    def __init__(self, row: TableRow, game: Game, table: Table, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.game = game
        self.table = table
        self.seats = list(seats)
        self.events: list[Happening] = []
        self.standing: list[int] = []  # the events that were not taken back
        self.lengths: list[int] = []  # for each of them, how many moves the table has after it
        self.lock = asyncio.Lock()
        self.is_stale = False  # memory and database may differ: it is to be loaded again
        self.watchers = 0
        self.bot_task: asyncio.Task[None] | None = None
        self.presence: dict[str, Presence] = {}
        self.cache: dict[object, str] = {}  # what is shown of the position, as JSON; forgotten with every event
        self.hints: dict[int, list[JSON]] = {}
        self.turn = table.turn  # the seat to move, or OVER
        self._news = asyncio.Event()

    # --- Its life ---

    @staticmethod
    async def rebuild(stored: StoredTable, game: Game) -> LiveTable:
        """The table that its events lead to."""
        row = stored.table
        laid = Table(game, len(stored.seats), row.options, chance_by_hand=True, position=row.position)
        live = LiveTable(row, game, laid, stored.seats)
        for event in stored.events:
            live._play_again(event)
            if event.number % BREATH == BREATH - 1:
                await asyncio.sleep(0)
        laid.chance_by_hand = False
        return live

    def take_over(self, other: LiveTable) -> None:
        """Become what was just loaded; those who watch go on watching."""
        self.row, self.table, self.seats, self.events = other.row, other.table, other.seats, other.events
        self.standing, self.lengths, self.turn = other.standing, other.lengths, other.turn
        self.cache.clear()
        self.hints.clear()
        self.is_stale = False
        self.announce()

    def _play_again(self, event: EventRow) -> None:
        if event.kind == "undo":
            self.table.undo()
            self._note_undo(event.number, event.seat)
            return
        played = [self.table.play(number) for number in event.numbers]
        if event.kind == "start":
            self._note(Happening(event.number, "start", None, None, tuple(played)))
            return
        before = self.table.before(len(self.table.moves) - len(played))
        self._note(Happening(event.number, "move", event.seat, played[0], tuple(played[1:]), None, self.game, before))

    # --- What is the case ---

    @property
    def number(self) -> int:
        """How many events there are."""
        return len(self.events)

    @property
    def code(self) -> str:
        return self.row.code

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat whose turn it is and the level of the bot that plays it, if one does."""
        seat = self.turn
        if seat in (CHANCE, OVER):
            return None
        level = self.seats[seat].level
        return None if level is None else (seat, level)

    def has_secrets(self, seat: int | None) -> bool:
        """Whether a seat, or None, a spectator, cannot know everything."""
        return bytes_of(self.game.mask(self.table.state, seat)) != bytes_of(self.table.state)

    def undo_reason(self, mine: Sequence[int]) -> UndoReason | None:
        """Why whoever holds these seats cannot take the last move back."""
        if self.turn == OVER:
            return "over"
        last = self.events[self.standing[-1]]
        if last.kind == "start":
            return "nothing"
        if last.seat is None or last.seat not in mine or self.seats[last.seat].level is not None:
            return "not-yours"
        return "chance" if last.chance else None

    # --- What changes it ---

    def play(self, seat: int, move: int | str) -> EventRow:
        """Play a move in memory; the row to be committed."""
        if self.turn == OVER:
            raise problem("game-over")
        if self.turn != seat:
            raise problem("not-your-turn")
        if isinstance(move, int) and not 0 <= move < self.game.actions:
            raise problem("no-such-move")
        at = len(self.table.moves)
        try:
            played = self.table.play(move)
        except GameError as error:
            raise refused_move(error, self.game.name) from None
        chance = self.table.moves[at + 1 :]
        happening = Happening(self.number, "move", seat, played, chance, None, self.game, self.table.before(at))
        self._note(happening)
        numbers = (played.number, *(drawn.number for drawn in chance))
        return EventRow(happening.number, "move", seat, numbers, now())

    def undo(self, seat: int) -> EventRow:
        """Take the last move back in memory; the row to be committed."""
        self.table.undo()
        happening = self._note_undo(self.number, seat)
        return EventRow(happening.number, "undo", seat, (), now())

    def set_seat(self, row: SeatRow) -> None:
        self.seats[row.seat] = row

    def _note(self, happening: Happening) -> None:
        self.events.append(happening)
        self.standing.append(happening.number)
        self.lengths.append(len(self.table.moves))
        self._forget()

    def _note_undo(self, number: int, seat: int | None) -> Happening:
        happening = Happening(number, "undo", seat, None, (), self.standing.pop())
        self.lengths.pop()
        self.events.append(happening)
        self._forget()
        return happening

    def _forget(self) -> None:
        self.turn = self.table.turn
        self.cache.clear()
        self.hints.clear()
        if self.turn == OVER:  # what was secret is told now
            for event in self.events:
                event.shown.clear()

    # --- Who is told ---

    def announce(self) -> None:
        """Wake all who wait for something to happen here."""
        self._news.set()
        self._news = asyncio.Event()

    @property
    def news(self) -> asyncio.Event:
        """Set when something happens next."""
        return self._news

    def is_here(self, user: str | None) -> bool:
        presence = self.presence.get(user) if user else None
        return presence is not None and presence.is_here()

    def arrive(self, user: str) -> None:
        """Somebody connects; the others see it."""
        was_here = self.is_here(user)
        self.presence.setdefault(user, Presence()).connections += 1
        if not was_here:
            self.announce()

    def depart(self, user: str) -> None:
        """A connection ends; whoever is not back soon is gone."""
        presence = self.presence[user]
        presence.connections -= 1
        presence.until = time.monotonic() + GRACE
        asyncio.get_running_loop().call_later(GRACE + 0.1, self._notice_absence, user)

    def _notice_absence(self, user: str) -> None:
        if user in self.presence and not self.is_here(user):
            del self.presence[user]
            self.announce()


def start_events(table: Table) -> list[EventRow]:
    """A table's moves so far as events: what chance did at the start, then every choice with what chance did next."""
    at = now()
    rows = [EventRow(0, "start", None, (), at)]
    for move in table.moves:
        if move.seat == CHANCE:
            rows[-1] = replace(rows[-1], numbers=(*rows[-1].numbers, move.number))
        else:
            rows.append(EventRow(len(rows), "move", move.seat, (move.number,), at))
    return rows
