"""Users, tables, their seats and what happened at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40)),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("components", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("host", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("rematch", sa.String(12)),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_end", "tables", ["is_over"])
    op.create_table(
        "seats",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id")),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(20)),
        sa.Column("token", sa.String(40)),
    )
    op.create_index("seats_by_user", "seats", ["user"])
    op.create_table(
        "events",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("numbers", sa.Text, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    for name in ("events", "seats", "tables", "users", "settings"):
        op.drop_table(name)
