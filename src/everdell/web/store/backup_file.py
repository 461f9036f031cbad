"""The file of a backup: gzip, one JSON object a line.

First a head, then every row, then an end with the numbers of rows, so that a file that was cut
off is known as such. The same for both databases.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Column

from everdell.engine.errors import EverdellError
from everdell.table.files import file_fault
from everdell.web.store import migrating
from everdell.web.store.schema import metadata

FORMAT: Final = "everdell-backup"
VERSION: Final = 1

# Columns that older backups do not have.
_GAINED: Final = {"tables": ("opener",), "events": ("asked",)}

_LARGEST_INTEGER: Final = 2**31 - 1  # of PostgreSQL's; SQLite takes any


class Head(msgspec.Struct, frozen=True, tag="head"):
    format: str
    version: int
    revision: str


class RowLine(msgspec.Struct, frozen=True, tag="row"):
    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True, tag="end"):
    rows: dict[str, int]


_encode: Final = msgspec.json.Encoder().encode
_decode_head: Final = msgspec.json.Decoder(Head).decode
_decode_line: Final = msgspec.json.Decoder(RowLine | End).decode


def no_rows() -> dict[str, int]:
    """The numbers of rows by table, to be counted up."""
    return {str(name): 0 for name in metadata.tables}  # plain strings, not SQLAlchemy's own kind


class Writing:
    """Writes a backup whole or not at all: an older file of that name stays until `finish`."""

    def __init__(self, path: Path, revision: str) -> None:
        self._path = path
        with _writable(path):
            handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
            self._beside = Path(beside)
            self._raw = os.fdopen(handle, "wb")
            self._packed = gzip.GzipFile(fileobj=self._raw, mode="wb", compresslevel=6)
        self.write(Head(FORMAT, VERSION, revision))

    def __enter__(self) -> Writing:
        return self

    def __exit__(self, *_fault: object) -> None:
        with suppress(OSError):
            self._packed.close()
        with suppress(OSError):
            self._raw.close()
        with suppress(OSError):
            self._beside.unlink()

    def write(self, line: Head | RowLine | End) -> None:
        with _writable(self._path):
            self._packed.write(_encode(line) + b"\n")

    def finish(self) -> None:
        with _writable(self._path):
            self._packed.close()
            self._raw.flush()
            os.fsync(self._raw.fileno())
            self._beside.replace(self._path)
            _sync_folder(self._path.parent)


@contextmanager
def _writable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise file_fault("unwritable-file", "written", path, fault) from fault


@contextmanager
def reading(path: Path) -> Iterator[Iterator[RowLine]]:
    """The rows of a backup. The head is checked at once, each row as it comes, then the end."""
    try:
        packed = gzip.GzipFile(path, "rb")
    except OSError as fault:
        raise _unreadable(path, fault) from fault
    with packed:
        _check_head(_first_line(packed))
        yield _rows(packed)


def _first_line(packed: gzip.GzipFile) -> bytes:
    try:
        return packed.readline(1000)
    except (gzip.BadGzipFile, zlib.error) as fault:
        raise _foreign() from fault
    except EOFError as fault:
        raise damaged() from fault
    except OSError as fault:
        raise _unreadable(Path(packed.name), fault) from fault


def _check_head(line: bytes) -> None:
    try:
        head = _decode_head(line)
    except msgspec.DecodeError as fault:
        raise _foreign() from fault
    if head.format != FORMAT:
        raise _foreign()
    if head.version > VERSION or not migrating.is_known(head.revision):
        raise EverdellError(
            "newer-backup", "This backup was made by a newer everdell: update everdell to read it."
        )


def _rows(packed: gzip.GzipFile) -> Iterator[RowLine]:
    counts = no_rows()
    try:
        for text in packed:
            line = _decode_line(text)
            if isinstance(line, End):
                # An older backup knows nothing of tables that came later.
                if no_rows() | line.rows != counts or packed.read(1):
                    raise damaged()
                return
            _check_row(line)
            counts[line.table] += 1
            yield line
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.DecodeError) as fault:
        raise damaged() from fault
    except OSError as fault:
        raise _unreadable(Path(packed.name), fault) from fault
    raise damaged()


def _check_row(line: RowLine) -> None:
    table = metadata.tables.get(line.table)
    for column in _GAINED.get(line.table, ()):
        line.row.setdefault(column, None)
    if table is None or line.row.keys() != set(table.columns.keys()):
        raise damaged()
    if not all(_fits(column, line.row[column.name]) for column in table.columns):
        raise damaged()


def _fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    if type(value) is not column.type.python_type:
        return False
    return not isinstance(value, int) or 0 <= value <= _LARGEST_INTEGER


def _sync_folder(folder: Path) -> None:
    """A renamed file is safe only when its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _foreign() -> EverdellError:
    return EverdellError("foreign-backup", "This file is no backup made by everdell.")


def damaged() -> EverdellError:
    return EverdellError(
        "damaged-backup",
        "This backup is damaged or cut off: take another one. Nothing was restored.",
    )


def _unreadable(path: Path, fault: OSError) -> EverdellError:
    return file_fault("unreadable-file", "read", path, fault)
