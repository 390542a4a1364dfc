"""The schema of a database, brought up to date by Alembic."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0001"


def migrate(connection: Connection) -> None:
    """Bring the schema up to date. Nothing more is imported if it is."""
    if version_of(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """The newest migration that a database has seen."""
    from sqlalchemy import inspect, text

    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
