"""Alembic's entry: brings the connection that it is given up to date."""

from __future__ import annotations

from alembic import context

from clerestory.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
