"""Writing: one transaction at a time; events that wait are committed together, and answered once they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from clerestory.server.store.rows import EventRow
from clerestory.server.store.schema import events, tables

T = TypeVar("T")


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


class Writer:
    """The only writer of this process: transactions, and events by the batch."""

    def __init__(self, engine: AsyncEngine, direct: Engine | None) -> None:
        self.insert: Any = postgresql.insert if direct is None else sqlite.insert
        self._adding = self.insert(events).on_conflict_do_nothing().returning(events.c.code, events.c.number)
        self._engine = engine
        self._direct = direct
        self._thread = ThreadPoolExecutor(1, "writing")
        self._pending: list[Pending] = []
        self._in_hand: list[Pending] = []  # being committed
        self._task: asyncio.Task[None] | None = None

    async def run(self, transaction: Callable[[Connection], T]) -> T:
        """Carry out one transaction. Into a file it is written by a thread in one go: every step of an asynchronous
        connection would wait for its turn in the event loop, and that was most of what a person waited for.
        """
        if self._direct is not None:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, in_transaction, self._direct, transaction
            )
        async with self._engine.begin() as connection:
            return await connection.run_sync(transaction)

    async def append(self, code: str, event: EventRow, turn: int, is_over: bool) -> bool:
        """Commit an event; False if there is one of its number already."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(Pending(code, event, turn, is_over, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._write_pending())
        return await answer

    async def settle(self, code: str) -> None:
        """Until no event of a table waits to be committed."""
        waiting = [each.answer for each in (*self._in_hand, *self._pending) if each.code == code]
        if waiting:
            await asyncio.wait(waiting)

    async def close(self) -> None:
        while self._task:
            await asyncio.wait([self._task])
        self._thread.shutdown()
        if self._direct:
            self._direct.dispose()

    async def _write_pending(self) -> None:
        """Commit what waits, again and again until nothing does. One commit is one sync of the disk."""
        try:
            while self._pending:
                self._in_hand, self._pending = self._pending, []
                await self._commit(self._in_hand)
        finally:
            self._in_hand = []
            self._task = None

    async def _commit(self, together: list[Pending]) -> None:
        try:
            winners = await self.run(partial(self._write_events, together))
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

    def _write_events(self, together: list[Pending], connection: Connection) -> list[Pending]:
        """All events in two statements, however many they are; of those with one number, the first wins."""
        firsts = {(each.code, each.event.number): each for each in reversed(together)}
        rows = [{"code": each.code, **each.event.values()} for each in firsts.values()]
        winners = [firsts[row.code, row.number] for row in connection.execute(self._adding, rows)]
        if winners:
            connection.execute(FOLLOWING, [each.news() for each in winners])
        return winners


def in_transaction(engine: Engine, transaction: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return transaction(connection)
