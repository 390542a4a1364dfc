"""Appending events: those that wait are committed together, and answered when they are on the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from clerestory.server.store.rows import EventRow
from clerestory.server.store.schema import events, tables


@dataclass(frozen=True, eq=False)
class Pending:
    """An event that waits to be committed; the answer is whether it was the first of its number."""

    code: str
    event: EventRow
    turn: int
    is_over: bool
    answer: asyncio.Future[bool]

    def news(self) -> dict[str, Any]:
        """What the event changes of its table's row."""
        return {"at_table": self.code, "changed": self.event.at, "turn": self.turn, "is_over": self.is_over}


FOLLOWING = (
    update(tables)
    .where(tables.c.code == bindparam("at_table"))
    .values({name: bindparam(name) for name in ("changed", "turn", "is_over")})
)


class Appender:
    """The only writer of events in this process."""

    def __init__(self, engine: AsyncEngine, direct: Engine | None, writing: asyncio.Lock) -> None:
        insert: Any = postgresql.insert if direct is None else sqlite.insert
        self._adding = insert(events).on_conflict_do_nothing().returning(events.c.code, events.c.number)
        self._engine = engine
        self._direct = direct
        self._thread = ThreadPoolExecutor(1, "events")
        self._writing = writing
        self._pending: deque[Pending] = deque()
        self._task: asyncio.Task[None] | None = None

    async def append(self, code: str, event: EventRow, turn: int, is_over: bool) -> bool:
        """Commit an event; False if there is one of its number already."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(Pending(code, event, turn, is_over, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._write_pending())
        return await answer

    async def settle(self) -> None:
        """Until nothing waits to be committed."""
        while self._task:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        await self.settle()
        self._thread.shutdown()
        if self._direct:
            self._direct.dispose()

    async def _write_pending(self) -> None:
        """Commit what waits, again and again until nothing does. One commit is one sync of the disk."""
        try:
            while self._pending:
                async with self._writing:
                    together = list(self._pending)
                    self._pending.clear()
                    await self._commit(together)
        finally:
            self._task = None

    async def _commit(self, together: list[Pending]) -> None:
        try:
            winners = await self._write(together)
        except BaseException as error:
            for each in together:
                if not each.answer.done():
                    each.answer.set_exception(error if isinstance(error, Exception) else RuntimeError("shut down"))
            if not isinstance(error, Exception):
                raise
            return
        for each in together:
            if not each.answer.done():
                each.answer.set_result(each in winners)

    async def _write(self, together: list[Pending]) -> list[Pending]:
        """One transaction. Into a file it is written by a thread in one go, since every step of an asynchronous
        connection would wait for its turn in the event loop; that was most of what a person waited for.
        """
        if self._direct is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_to_file, together)
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._write_all, together)

    def _write_to_file(self, together: list[Pending]) -> list[Pending]:
        if self._direct is None:
            raise RuntimeError("this database is not a file")
        with self._direct.begin() as connection:
            return self._write_all(connection, together)

    def _write_all(self, connection: Connection, together: list[Pending]) -> list[Pending]:
        """All events in two statements, however many they are; of those with one number, the first wins."""
        firsts = {(each.code, each.event.number): each for each in reversed(together)}
        added = connection.execute(
            self._adding, [{"code": each.code, **each.event.values()} for each in firsts.values()]
        )
        winners = [firsts[row.code, row.number] for row in added]
        if winners:
            connection.execute(FOLLOWING, [each.news() for each in winners])
        return winners
