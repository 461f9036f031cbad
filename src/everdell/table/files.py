"""Records in files: the only part of the table that touches a disk."""

from __future__ import annotations

import os
from pathlib import Path

from everdell.engine.errors import SaveError
from everdell.table.record import Record


def load_record(path: Path) -> Record:
    try:
        text = path.read_bytes()
    except OSError as fault:
        raise _fault("unreadable-file", "read", path, fault) from fault
    return Record.from_json(text)


def save_record(record: Record, path: Path) -> None:
    """Write a record whole or not at all: an interrupted save leaves the old one in place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(record.to_json() + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as fault:
        beside.unlink(missing_ok=True)
        raise _fault("unwritable-file", "written", path, fault) from fault


def _fault(code: str, verb: str, path: Path, fault: OSError) -> SaveError:
    why = fault.strerror or str(fault)
    return SaveError(
        code, f"The file {str(path)!r} cannot be {verb}: {why}.", {"path": str(path), "why": why}
    )
