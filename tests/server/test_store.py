"""The database: SQLite in a folder, or PostgreSQL; the same for both."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from clerestory.engine.game import GameError
from clerestory.server.store import EventRow, SeatRow, Store, TableRow
from clerestory.server.store.migrating import MIGRATIONS, NEWEST, version_of
from clerestory.server.store.rows import now
from clerestory.server.store.schema import metadata
from clerestory.server.store.storing import CODE_SIGNS, new_code
from tests.server.postgres import postgres

OVER = -2


@pytest.fixture(scope="module")
def _postgres() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the store is: each test has an empty folder, or the database that others have used too."""
    return str(tmp_path / "data") if request.param == "sqlite" else request.getfixturevalue("_postgres")


@asynccontextmanager
async def opened(data: str) -> AsyncIterator[Store]:
    store = await Store.open(data)
    try:
        yield store
    finally:
        await store.close()


def a_table(host: str, turn: int = 0) -> TableRow:
    at = now()
    return TableRow(new_code(), "sintra", 1, "abc", {"side": "B"}, None, host, None, at, at, turn, turn == OVER)


def an_event(number: int, *numbers: int, seat: int | None = 0) -> EventRow:
    return EventRow(number, "move" if number else "start", seat if number else None, numbers, now())


async def add(store: Store, host: str, turn: int = 0, level: str | None = None) -> TableRow:
    """A table with the host and another seat."""
    await store.add_user(host, "Ann")
    table = a_table(host, turn)
    await store.add_table(table, [SeatRow(0, host, "Ann"), SeatRow(1, level=level)], [an_event(0, 5, 6)])
    return table


def test_what_was_committed_is_there_after_a_restart(data: str) -> None:
    async def first() -> TableRow:
        async with opened(data) as store:
            table = await add(store, "a" * 32)
            assert await store.append(table.code, an_event(1, 7, 8), 1, False)
            await store.save_seat(table.code, SeatRow(1, None, None, "novice", "salt"))
            assert await store.save_rematch(table.code, "AGAIN")
            assert not await store.save_rematch(table.code, "OTHER")
            return table

    async def then(table: TableRow) -> None:
        async with opened(data) as store:
            stored = await store.load_table(table.code)
            assert stored is not None
            assert stored.table.options == {"side": "B"}
            assert (stored.table.turn, stored.table.rematch) == (1, "AGAIN")
            assert stored.seats == (SeatRow(0, "a" * 32, "Ann"), SeatRow(1, None, None, "novice", "salt"))
            assert [event.numbers for event in stored.events] == [(5, 6), (7, 8)]
            assert await store.load_table("NOSUCH") is None

    asyncio.run(then(asyncio.run(first())))


def test_of_two_events_with_one_number_the_first_wins(data: str) -> None:
    async def race() -> None:
        async with opened(data) as store, opened(data) as other:
            table = await add(store, "b" * 32)
            written = [
                (store if which % 2 else other).append(table.code, an_event(1, which), which, False)
                for which in range(20)
            ]
            won = await asyncio.gather(*written)
            assert sum(won) == 1
            stored = await store.load_table(table.code)
            assert stored is not None
            assert stored.events[1].numbers == (won.index(True),)
            assert stored.table.turn == won.index(True)

    asyncio.run(race())


def test_many_events_at_once_are_all_committed(data: str) -> None:
    async def write() -> None:
        async with opened(data) as store:
            tables = [await add(store, f"c{number:031}") for number in range(10)]
            for number in range(1, 6):
                written = [store.append(table.code, an_event(number, number), 0, False) for table in tables]
                assert await asyncio.gather(*written) == [True] * 10
            for table in tables:
                stored = await store.load_table(table.code)
                assert stored is not None
                assert [event.number for event in stored.events] == list(range(6))

    asyncio.run(write())


def test_an_event_of_no_table_is_an_error_for_its_sender_only(data: str) -> None:
    async def write() -> None:
        async with opened(data) as store:
            table = await add(store, "d" * 32)
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await store.append("NOSUCH", an_event(1, 1), 0, False)
            assert await store.append(table.code, an_event(1, 1), 0, False)

    asyncio.run(write())


def test_lists_of_tables(data: str) -> None:
    async def look() -> None:
        async with opened(data) as store:
            mine = await add(store, "e" * 32)
            bots = await add(store, "f" * 32, turn=1, level="random")
            over = await add(store, "0" * 32, turn=OVER, level="random")
            found = await store.tables_of("e" * 32)
            assert [(table.code, [seat.user for seat in seats]) for table, seats in found] == [
                (mine.code, ["e" * 32, None])
            ]
            waiting = await store.waiting_for_bots()
            assert bots.code in waiting
            assert over.code not in waiting
            assert mine.code not in waiting
            assert await store.tables_of("1" * 32) == []

    asyncio.run(look())


def test_users_and_the_secret(data: str) -> None:
    async def look() -> None:
        async with opened(data) as store, opened(data) as other:
            await store.add_user("9" * 32, None)
            assert await other.name_of("9" * 32) is None
            await store.name_user("9" * 32, "Zoë ☃")
            assert await other.name_of("9" * 32) == "Zoë ☃"
            assert await store.secret() == await other.secret()

    asyncio.run(look())


def test_a_taken_code_is_replaced(data: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def add_twice() -> None:
        async with opened(data) as store:
            table = await add(store, "8" * 32)
            monkeypatch.setattr("clerestory.server.store.storing.new_code", lambda: "FRESH" + table.code[0])
            assert await store.add_table(table, [SeatRow(0)], [an_event(0)]) == "FRESH" + table.code[0]

    asyncio.run(add_twice())


def test_migrations_lead_from_nothing_to_the_schema(data: str) -> None:
    def compare(connection: Connection) -> None:
        assert version_of(connection) == NEWEST
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    async def look() -> None:
        async with opened(data) as store, store._engine.connect() as connection:
            await connection.run_sync(compare)

    asyncio.run(look())
    versions = sorted(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("0*.py"))
    assert versions[-1] == NEWEST


def test_the_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    async def make() -> None:
        async with opened(str(tmp_path / "a" / "b")):
            pass

    asyncio.run(make())
    assert stat.S_IMODE((tmp_path / "a" / "b").stat().st_mode) == 0o700


@pytest.mark.parametrize("data", ["mysql://localhost/tables", "postgresql://[", "://"])
def test_another_database_is_refused_with_a_sentence(data: str) -> None:
    with pytest.raises(GameError, match=r"\.$"):
        asyncio.run(Store.open(data))


def test_codes_can_be_read_out() -> None:
    assert not set("0O1I") & set(CODE_SIGNS)
    assert len({new_code() for _ in range(1000)}) == 1000
