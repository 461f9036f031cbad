"""What the server keeps: tables, their events, and who plays. SQLite or PostgreSQL."""

from everdell.web.store.backup import backup, restore
from everdell.web.store.faults import Conflict, Repeated, Unavailable
from everdell.web.store.migrating import is_current, upgrade
from everdell.web.store.readiness import Trouble
from everdell.web.store.rows import Append, EventRow, Listed, Stored, TableListing
from everdell.web.store.store import Store

__all__ = [
    "Append",
    "Conflict",
    "EventRow",
    "Listed",
    "Repeated",
    "Store",
    "Stored",
    "TableListing",
    "Trouble",
    "Unavailable",
    "backup",
    "is_current",
    "restore",
    "upgrade",
]
