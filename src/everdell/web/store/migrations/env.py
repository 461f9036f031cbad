"""Run by Alembic; the connection, and the transaction around all, come from migrating.py."""

from __future__ import annotations

from alembic import context

from everdell.web.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # on SQLite too, where Alembic does not expect it
)
with context.begin_transaction():
    context.run_migrations()
