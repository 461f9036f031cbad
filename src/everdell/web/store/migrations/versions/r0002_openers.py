"""Who has opened a public table, and an index for tables that no one comes back to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.Integer))
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
