"""Tables, their events and snapshots, and who plays.

A migration stands for itself: it does not read the schema of today.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tables_status_public_updated", "tables", ["status", "public", "updated"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "events",
        sa.Column(
            "code", sa.Text, sa.ForeignKey("tables.code", name="fk_events_code"), nullable=False
        ),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq", name="pk_events"),
        sa.UniqueConstraint("code", "key", name="uq_events_code_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column(
            "code", sa.Text, sa.ForeignKey("tables.code", name="fk_snapshots_code"), nullable=False
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_snapshots"),
    )
    op.create_table(
        "holders",
        sa.Column(
            "code", sa.Text, sa.ForeignKey("tables.code", name="fk_holders_code"), nullable=False
        ),
        sa.Column("holder", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "holder", name="pk_holders"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_holders_holder", "holders", ["holder"])
    op.create_table(
        "people",
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("holder", name="pk_people"),
        sqlite_with_rowid=False,
    )
