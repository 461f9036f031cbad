"""Records in files: the only part of the table that touches a disk."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from everdell.engine.errors import SaveError
from everdell.table.record import Record

_REASONS: Final = {
    FileNotFoundError: "missing",
    PermissionError: "denied",
    IsADirectoryError: "folder",
}


def load_record(path: Path) -> Record:
    try:
        text = path.read_bytes()
    except OSError as fault:
        raise file_fault("unreadable-file", "read", path, fault) from fault
    return Record.from_json(text)


def save_record(record: Record, path: Path) -> None:
    """Write a record whole or not at all: an interrupted save leaves the old one in place."""
    beside = _beside(path)
    try:
        beside.write_text(record.to_json() + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as fault:
        with suppress(OSError):
            beside.unlink()
        raise file_fault("unwritable-file", "written", path, fault) from fault


def check_writable(path: Path) -> None:
    """Find out before a game, rather than after it, that its record cannot be saved there."""
    beside = _beside(path)
    try:
        beside.touch()
        beside.unlink()
    except OSError as fault:
        raise file_fault("unwritable-file", "written", path, fault) from fault


def _beside(path: Path) -> Path:
    return path.parent / f".{path.name}.{os.getpid()}"


def file_fault(code: str, verb: str, path: Path, fault: OSError) -> SaveError:
    """What is said of a file that cannot be used.

    `why` is a word for the catalogs; `system` is what the system calls it, in any language.
    """
    why = next((word for kind, word in _REASONS.items() if isinstance(fault, kind)), "other")
    return SaveError(
        code,
        f"The file {str(path)!r} cannot be {verb}: {fault.strerror or fault}.",
        {"path": str(path), "why": why, "system": errno.errorcode.get(fault.errno or 0, "?")},
    )
