"""The house: all tables of the server, where commands are carried out and bots take their turns.

A command holds its table's lock: it is checked, carried out in memory, committed, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from clerestory.engine.game import OVER
from clerestory.engine.records import JSON, bytes_of
from clerestory.server.identity import read_code
from clerestory.server.problems import ProblemError, problem
from clerestory.server.settings import Settings
from clerestory.server.starting import Shelf
from clerestory.server.store import EventRow, SeatRow, Store
from clerestory.server.tables import LiveTable
from clerestory.server.thinking import Thinker, ThinkingError

SECOND_THOUGHT = 5.0  # seconds until a bot is asked again that could not answer
SEED_BITS = 63

log = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings, store: Store, shelf: Shelf, thinker: Thinker) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.thinker = thinker
        self.telling = asyncio.Lock()  # one state is told after the other, so that a move waits for one, not for all
        self.descriptions = ""  # of the games, as JSON, once somebody asked
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # --- Finding tables ---

    async def table(self, code: str) -> LiveTable:
        """A table by its code, from memory or from the database."""
        code = read_code(code)
        if code in self._live:
            self._live.move_to_end(code)
            return self._live[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[LiveTable]:
        """A table, held: nothing else happens at it meanwhile."""
        async with self.held(await self.table(code)) as table:
            yield table

    @asynccontextmanager
    async def held(self, table: LiveTable) -> AsyncIterator[LiveTable]:
        async with table.lock:
            if table.is_stale:
                table.take_over(await self._rebuild(table.code))
                self.wake_bot(table)
            yield table

    def seen(self, code: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(code)

    def add(self, table: LiveTable) -> None:
        """Keep a table in memory, and let those go that nobody has looked at for longest."""
        self._live[table.code] = table
        for code, other in list(self._live.items()):
            if len(self._live) <= self.settings.live_tables:
                break
            if other is not table and not other.watchers and not other.bot_task and not other.lock.locked():
                del self._live[code]
        self.wake_bot(table)

    async def _load(self, code: str) -> LiveTable:
        table = await self._rebuild(code)
        self.add(table)
        return table

    async def _rebuild(self, code: str) -> LiveTable:
        stored = await self.store.load_table(code)
        if stored is None:
            raise problem("no-such-table")
        game = self.shelf.game(stored.table.game)
        if stored.table.version != game.version:
            raise problem("other-version", version=stored.table.version)
        if stored.table.components != game.components.hash:
            raise problem("other-components", components=stored.table.components)
        return await LiveTable.rebuild(stored, game)

    # --- Commands; whoever calls them holds the table ---

    async def play(self, table: LiveTable, seat: int, number: int, move: int | str) -> None:
        if number != table.number:
            raise problem("late")
        await self._commit(table, table.play(seat, move))

    async def undo(self, table: LiveTable, seat: int, number: int, mine: list[int]) -> None:
        if number != table.number:
            raise problem("late")
        if reason := table.undo_reason(mine):
            raise problem(f"undo-{reason}")
        await self._commit(table, table.undo(seat))

    async def set_seat(self, table: LiveTable, row: SeatRow) -> None:
        await self.store.save_seat(table.code, row)
        table.set_seat(row)
        table.announce()
        self.wake_bot(table)

    async def link_rematch(self, table: LiveTable, code: str) -> None:
        """Say at a table where its people play again; whoever said it first is right."""
        if await self.store.save_rematch(table.code, code):
            table.row = replace(table.row, rematch=code)
            table.announce()
        else:
            table.take_over(await self._rebuild(table.code))

    async def hint(self, code: str, seat: int) -> tuple[int, list[JSON]]:
        """What the search would do; the table is not held while it thinks."""
        async with self.at(code) as table:
            number, state = table.number, bytes_of(table.table.state)
            if table.turn == OVER:
                raise problem("game-over")
            if table.turn != seat:
                raise problem("not-your-turn")
            if number in table.hints:
                return number, table.hints[number]
        try:
            prospects = await self.thinker.hint(table.game.name, state, seat)
        except ThinkingError:
            log.exception("There was no hint at table %s.", table.code)
            raise problem("no-hint") from None
        if table.number == number:
            table.hints[number] = prospects
        return number, prospects

    async def _commit(self, table: LiveTable, event: EventRow) -> None:
        turn = table.turn
        try:
            is_first = await self.store.append(table.code, event, turn, turn == OVER)
        except BaseException:
            table.is_stale = True
            raise
        if not is_first:
            table.is_stale = True
            raise problem("late")
        table.row = replace(table.row, changed=event.at, turn=turn, is_over=turn == OVER)
        table.announce()
        self.wake_bot(table)

    # --- Bots ---

    def wake_bot(self, table: LiveTable) -> None:
        """Let a bot play if it is to move and nobody has told it yet."""
        if table.bot_task is None and not table.is_stale and table.bot_to_move():
            table.bot_task = asyncio.create_task(self._play_bots(table))

    async def resume(self) -> None:
        """Wake the tables where a bot was to move when the server ended."""
        for code in (await self.store.waiting_for_bots())[: self.settings.live_tables]:
            with suppress(ProblemError):
                await self.table(code)

    async def _play_bots(self, table: LiveTable) -> None:
        try:
            while await self._play_bot(table):
                pass
        finally:
            table.bot_task = None

    async def _play_bot(self, table: LiveTable) -> bool:
        """One move of a bot; whether there may be another."""
        async with self.held(table):
            wanted, number, state = table.bot_to_move(), table.number, bytes_of(table.table.state)
        if wanted is None:
            return False
        seat, level = wanted
        pause = asyncio.create_task(asyncio.sleep(self.settings.pace))
        try:
            seed = secrets.randbits(SEED_BITS)
            action = await self.thinker.choose(table.game.name, state, seat, level, seed)
            await pause
            async with self.held(table):
                if table.number == number and table.bot_to_move() == wanted:
                    await self.play(table, seat, number, action)
        except ProblemError as error:
            log.warning("A bot at table %s: %s", table.code, error.said["sentence"])
        except Exception:  # it is asked again, so that no table stands still for ever
            log.exception("A bot at table %s could not move.", table.code)
            await asyncio.sleep(SECOND_THOUGHT)
        finally:
            pause.cancel()
        return True

    async def close(self) -> None:
        """Stop the bots; they go on where they were when the server starts again."""
        tasks = [table.bot_task for table in self._live.values() if table.bot_task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
