"""Where the database is: a file in a folder, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from clerestory.engine.game import GameError

FILE = "clerestory.sqlite"
PATIENCE = 10  # seconds that one process waits for another's writing


def open_engines(data: str) -> tuple[AsyncEngine, Engine | None]:
    """The engine for a folder, or for the URL of a database; for a file, also one that a thread can use."""
    if "://" in data:
        return open_server(data), None
    folder = Path(data)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file, patience = folder / FILE, {"timeout": PATIENCE}
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", connect_args=patience)
    direct = create_engine(f"sqlite:///{file}", connect_args=patience)
    for each in (engine.sync_engine, direct):
        sqlalchemy_event.listen(each, "connect", prepare_file)
    return engine, direct


def prepare_file(connection: Any, _: Any) -> None:
    """WAL lets others read meanwhile; FULL syncs the disk at every commit: a power cut loses nothing either."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


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
