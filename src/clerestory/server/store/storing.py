"""Store: the database. Events that arrive together are committed together."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from clerestory.engine.game import GameError
from clerestory.server.store.migrating import migrate
from clerestory.server.store.rows import EventRow, SeatRow, StoredTable, TableRow, now
from clerestory.server.store.schema import events, seats, settings, tables, users

FILE = "clerestory.sqlite"
PATIENCE = 10  # seconds that one process waits for another's writing
TRIES = 20  # codes that may be taken already
MOST_LISTED = 100


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


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._adding = self._insert(events).on_conflict_do_nothing().returning(events.c.code, events.c.number)
        self._writing = asyncio.Lock()
        self._pending: deque[Pending] = deque()
        self._writer: asyncio.Task[None] | None = None

    @staticmethod
    async def open(data: str) -> Store:
        """The database in a folder, or at a URL; made, or brought up to date."""
        store = Store(open_engine(data))
        try:
            async with store._engine.begin() as connection:
                await connection.run_sync(migrate)
        except (OSError, SQLAlchemyError) as error:
            await store.close()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
            raise GameError(f"The tables cannot be kept in {nameable(data)}: {reason}.") from None
        return store

    async def close(self) -> None:
        if self._writer:
            await self._writer
        await self._engine.dispose()

    # --- Settings and users ---

    async def secret(self) -> bytes:
        """What cookies and tokens are signed with: the same for every server on this database."""
        async with self._write() as connection:
            fresh = {"name": "secret", "value": secrets.token_hex(32)}
            await connection.execute(self._insert(settings).values(fresh).on_conflict_do_nothing())
            chosen = select(settings.c.value).where(settings.c.name == "secret")
            return bytes.fromhex((await connection.execute(chosen)).scalar_one())

    async def add_user(self, user: str, name: str | None) -> None:
        async with self._write() as connection:
            await connection.execute(users.insert().values(id=user, name=name, created=now()))

    async def name_user(self, user: str, name: str) -> None:
        async with self._write() as connection:
            await connection.execute(update(users).where(users.c.id == user).values(name=name))

    async def name_of(self, user: str) -> str | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(users.c.name).where(users.c.id == user))
            return found.scalar()

    # --- Tables ---

    async def add_table(self, table: TableRow, chairs: Sequence[SeatRow], first: Sequence[EventRow]) -> str:
        """Keep a new table; its code, which is another if that was taken."""
        for _ in range(TRIES):
            try:
                async with self._write() as connection:
                    await connection.execute(tables.insert().values(table.values()))
                    await connection.execute(seats.insert(), [{"code": table.code, **asdict(row)} for row in chairs])
                    await connection.execute(events.insert(), [{"code": table.code, **row.values()} for row in first])
                return table.code
            except IntegrityError:
                table = replace(table, code=new_code())
        raise GameError("No code for a new table could be found.")

    async def load_table(self, code: str) -> StoredTable | None:
        while self._writer:  # what waits to be committed belongs to it
            await asyncio.wait([self._writer])
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
            if found is None:
                return None
            chairs = await connection.execute(select(seats).where(seats.c.code == code).order_by(seats.c.seat))
            rows = await connection.execute(select(events).where(events.c.code == code).order_by(events.c.number))
            return StoredTable(
                TableRow.of(dict(found)),
                tuple(seat_row(row) for row in chairs.mappings()),
                tuple(EventRow.of(dict(row)) for row in rows.mappings()),
            )

    async def append(self, code: str, event: EventRow, turn: int, is_over: bool) -> bool:
        """Commit an event; False if there is one of its number already."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(Pending(code, event, turn, is_over, answer))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_pending())
        return await answer

    async def save_seat(self, code: str, row: SeatRow) -> None:
        async with self._write() as connection:
            chosen = update(seats).where(seats.c.code == code, seats.c.seat == row.seat)
            await connection.execute(chosen.values(asdict(row)))

    async def save_rematch(self, code: str, rematch: str) -> bool:
        """Say where they play again; False if that was said already."""
        async with self._write() as connection:
            chosen = update(tables).where(tables.c.code == code, tables.c.rematch.is_(None))
            return bool((await connection.execute(chosen.values(rematch=rematch))).rowcount == 1)

    # --- Lists ---

    async def tables_of(self, user: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where a user holds a seat: unfinished ones first, the latest first."""
        mine = select(seats.c.code).where(seats.c.user == user)
        wanted = select(tables).where(tables.c.code.in_(mine)).order_by(tables.c.is_over, tables.c.changed.desc())
        async with self._engine.connect() as connection:
            found = [TableRow.of(dict(row)) for row in (await connection.execute(wanted.limit(MOST_LISTED))).mappings()]
            codes = [table.code for table in found]
            chairs: dict[str, list[SeatRow]] = {code: [] for code in codes}
            for row in (
                await connection.execute(select(seats).where(seats.c.code.in_(codes)).order_by(seats.c.seat))
            ).mappings():
                chairs[row["code"]].append(seat_row(row))
        return [(table, chairs[table.code]) for table in found]

    async def waiting_for_bots(self) -> list[str]:
        """The unfinished tables where a bot is to move."""
        wanted = (
            select(tables.c.code)
            .join(seats, (seats.c.code == tables.c.code) & (seats.c.seat == tables.c.turn))
            .where(tables.c.is_over.is_(False), seats.c.level.is_not(None))
            .order_by(tables.c.changed.desc())
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    # --- Within ---

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, one at a time: a file has one writer anyhow."""
        async with self._writing, self._engine.begin() as connection:
            yield connection

    async def _write_pending(self) -> None:
        """Commit what waits, again and again until nothing does. One commit is one sync of the disk."""
        try:
            while self._pending:
                async with self._writing:
                    together = list(self._pending)
                    self._pending.clear()
                    await self._commit(together)
        finally:
            self._writer = None

    async def _commit(self, together: list[Pending]) -> None:
        """Commit events in two statements, however many they are; of those with one number, the first wins."""
        firsts = {(each.code, each.event.number): each for each in reversed(together)}
        rows = [{"code": each.code, **each.event.values()} for each in firsts.values()]
        try:
            async with self._engine.begin() as connection:
                added = await connection.execute(self._adding, rows)
                winners = [firsts[row.code, row.number] for row in added]
                if winners:
                    await connection.execute(FOLLOWING, [each.news() for each in winners])
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


def seat_row(row: Any) -> SeatRow:
    return SeatRow(row["seat"], row["user"], row["name"], row["level"], row["token"])


CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 6


def new_code() -> str:
    """A code for a table, easy to read out."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def open_engine(data: str) -> AsyncEngine:
    """The engine for a folder, or for the URL of a database."""
    if "://" in data:
        return open_server(data)
    folder = Path(data)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}", connect_args={"timeout": PATIENCE})

    @sqlalchemy_event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # WAL lets others read meanwhile; FULL syncs the disk at every commit: a power cut loses nothing either.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def nameable(data: str) -> str:
    """A folder or a URL, to be shown: without its password."""
    return make_url(data).render_as_string(hide_password=True) if "://" in data else data


def open_server(data: str) -> AsyncEngine:
    try:
        url = make_url(data)
    except ArgumentError:
        raise GameError(f"{data} is not the URL of a database.") from None
    if url.get_backend_name() != "postgresql":
        raise GameError(f"Tables are kept in a folder or in PostgreSQL (postgresql://...), not in {data}.")
    try:
        return create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True)
    except ModuleNotFoundError:
        raise GameError("For PostgreSQL, install clerestory[postgres].") from None
