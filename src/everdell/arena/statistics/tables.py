"""Tables in files: CSV, or Parquet with the packages of the extra `stats`."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, Protocol

from everdell.extras import extra

Format = Literal["csv", "parquet"]
FORMATS: Final[tuple[Format, ...]] = ("csv", "parquet")
Row = tuple[int | float | str, ...]

_BUFFERED: Final = 50_000  # rows in one group of a Parquet file


@dataclass(frozen=True)
class TableLayout:
    """The name of a table and its columns; a float is rounded to six digits."""

    name: str
    columns: Mapping[str, type[int] | type[float] | type[str]]

    def file(self, format: Format) -> str:
        return f"{self.name}.{format}"


class Sheet(Protocol):
    """A file being written."""

    def add(self, rows: Iterable[Row]) -> None: ...

    def close(self) -> None: ...


class Folder:
    """A folder for tables of one format, all begun at once. They are whole once it is closed."""

    def __init__(self, path: Path, format: Format, tables: Iterable[TableLayout]) -> None:
        self._format = format
        self._sheets: dict[str, Sheet] = {}
        path.mkdir(parents=True, exist_ok=True)
        with ExitStack() as opened:
            for table in tables:
                file = table.file(format)
                self._sheets[file] = sheet = _SHEETS[format](path / file, table)
                opened.callback(sheet.close)
            self._closing = opened.pop_all()

    @property
    def files(self) -> list[str]:
        """The names of the files that were written; the folder may hold others."""
        return list(self._sheets)

    def add(self, table: TableLayout, rows: Iterable[Row]) -> None:
        self._sheets[table.file(self._format)].add(rows)

    def close(self) -> None:
        self._closing.close()


class _Csv:
    def __init__(self, path: Path, table: TableLayout) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(table.columns)

    def add(self, rows: Iterable[Row]) -> None:
        self._writer.writerows([_rounded(row) for row in rows])

    def close(self) -> None:
        self._file.close()


class _Parquet:
    def __init__(self, path: Path, table: TableLayout) -> None:
        self._arrow = extra("pyarrow", "stats")
        kinds = {int: self._arrow.int64(), float: self._arrow.float64(), str: self._arrow.string()}
        fields = [(name, kinds[kind]) for name, kind in table.columns.items()]
        self._schema = self._arrow.schema(fields)
        self._writer: Any = extra("pyarrow.parquet", "stats").ParquetWriter(path, self._schema)
        self._rows: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        self._rows += [_rounded(row) for row in rows]
        if len(self._rows) >= _BUFFERED:
            self._write()

    def close(self) -> None:
        self._write()
        self._writer.close()

    def _write(self) -> None:
        columns = [list(column) for column in zip(*self._rows, strict=True)]
        if columns:
            self._writer.write_table(self._arrow.table(columns, schema=self._schema))
        self._rows = []


_SHEETS: Final[dict[Format, Callable[[Path, TableLayout], Sheet]]] = {
    "csv": _Csv,
    "parquet": _Parquet,
}


def _rounded(row: Row) -> Row:
    return tuple([round(value, 6) if isinstance(value, float) else value for value in row])
