"""Store: what the server reads from the database and writes into it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Engine, Executable, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from clerestory.engine.game import GameError
from clerestory.server.store.engines import nameable, open_engines
from clerestory.server.store.migrating import migrate
from clerestory.server.store.rows import EventRow, SeatRow, StoredTable, TableRow, now
from clerestory.server.store.schema import events, seats, settings, tables, users
from clerestory.server.store.writing import Writer

TRIES = 20  # codes that may be taken already
MOST_LISTED = 100


class Store:
    def __init__(self, engine: AsyncEngine, direct: Engine | None) -> None:
        self._engine = engine
        self._writer = Writer(engine, direct)
        self.append = self._writer.append

    @staticmethod
    async def open(data: str) -> Store:
        """The database in a folder, or at a URL; made, or brought up to date."""
        store = Store(*open_engines(data))
        try:
            async with store._engine.begin() as connection:
                await connection.run_sync(migrate)
        except (OSError, SQLAlchemyError) as error:
            await store.close()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
            raise GameError(f"The tables cannot be kept in {nameable(data)}: {reason}.") from None
        return store

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    # --- Settings and users ---

    async def secret(self) -> bytes:
        """What cookies and tokens are signed with: the same for every server on this database."""

        def find(connection: Connection) -> str:
            fresh = {"name": "secret", "value": secrets.token_hex(32)}
            connection.execute(self._writer.insert(settings).values(fresh).on_conflict_do_nothing())
            chosen = select(settings.c.value).where(settings.c.name == "secret")
            return str(connection.execute(chosen).scalar_one())

        return bytes.fromhex(await self._writer.run(find))

    async def add_user(self, user: str, name: str | None) -> None:
        await self._change(users.insert().values(id=user, name=name, created=now()))

    async def name_user(self, user: str, name: str) -> None:
        await self._change(update(users).where(users.c.id == user).values(name=name))

    async def name_of(self, user: str) -> str | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(users.c.name).where(users.c.id == user))
            return found.scalar()

    # --- Tables ---

    async def add_table(self, table: TableRow, chairs: Sequence[SeatRow], first: Sequence[EventRow]) -> str:
        """Keep a new table; its code, which is another if that was taken."""

        def add(connection: Connection) -> None:
            connection.execute(tables.insert().values(table.values()))
            connection.execute(seats.insert(), [{"code": table.code, **asdict(row)} for row in chairs])
            connection.execute(events.insert(), [{"code": table.code, **row.values()} for row in first])

        for _ in range(TRIES):
            try:
                await self._writer.run(add)
            except IntegrityError:
                table = replace(table, code=new_code())
            else:
                return table.code
        raise GameError("No code for a new table could be found.")

    async def load_table(self, code: str) -> StoredTable | None:
        await self._writer.settle(code)
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

    async def save_seat(self, code: str, row: SeatRow) -> None:
        await self._change(update(seats).where(seats.c.code == code, seats.c.seat == row.seat).values(asdict(row)))

    async def save_rematch(self, code: str, rematch: str) -> bool:
        """Say where they play again; False if that was said already."""
        free = update(tables).where(tables.c.code == code, tables.c.rematch.is_(None))
        return await self._change(free.values(rematch=rematch)) == 1

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

    async def _change(self, statement: Executable) -> int:
        """One statement in a transaction; how many rows it changed."""
        return await self._writer.run(lambda connection: int(connection.execute(statement).rowcount))


def seat_row(row: Any) -> SeatRow:
    return SeatRow(row["seat"], row["user"], row["name"], row["level"], row["token"])


CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 6


def new_code() -> str:
    """A code for a table, easy to read out."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
