"""The tables of the database. What changes here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40)),
    Column("created", String(40), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("components", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("position", Text),  # drawn, if it did not start at the beginning
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("rematch", String(12)),
    Column("created", String(40), nullable=False),
    # What follows from the events, kept so that a list of tables need not play them again:
    Column("changed", String(40), nullable=False),
    Column("turn", Integer, nullable=False),  # the seat to move, or OVER
    Column("is_over", Boolean, nullable=False),
    Index("tables_by_end", "is_over"),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(32), ForeignKey("users.id")),  # who holds it
    Column("name", String(40)),
    Column("level", String(20)),  # of the bot that plays it, also instead of a person
    Column("token", String(40)),  # what the token of its program is signed with
    Index("seats_by_user", "user"),
)

events = Table(
    "events",
    metadata,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # start, move, undo
    Column("seat", Integer),
    Column("numbers", Text, nullable=False),  # JSON: the action, then what chance drew after it
    Column("at", String(40), nullable=False),
)
