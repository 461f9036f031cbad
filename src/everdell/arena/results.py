"""Results in a file, one line of JSON for each game, so that a long run can be taken up again."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import msgspec

from everdell.arena.jobs import Result
from everdell.engine.errors import SaveError

_FORMAT: Final = 1


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: of what these are the results."""

    everdell_results: int
    settings: dict[str, Any]


class ResultsFile:
    """The results so far, and the place for those to come.

    Each line is on its way to the disk before the next game counts. A last line that was cut off
    is forgotten; anything else that does not belong is refused and left as it is.
    """

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self._path = path
        header = msgspec.json.encode(_Header(_FORMAT, settings)) + b"\n"
        self._file: IO[bytes] = path.open("a+b")
        try:
            self.results = self._read(header)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Keep a result. A game that broke off by itself is left to be played again."""
        if not result.error:
            self._file.write(msgspec.json.encode(result) + b"\n")
            self._file.flush()

    def _read(self, header: bytes) -> list[Result]:
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and header.startswith(text):
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return []
        first, *lines = whole.splitlines() or [text]
        self._check(first, header)
        results = [self._result(number, line) for number, line in enumerate(lines, 2)]
        self._file.truncate(len(whole))
        return results

    def _check(self, found: bytes, expected: bytes) -> None:
        try:
            header = msgspec.json.decode(found, type=_Header)
        except msgspec.DecodeError as fault:
            raise SaveError(
                "foreign-results",
                f"{str(self._path)!r} holds no results of games: name another file.",
                {"path": str(self._path)},
            ) from fault
        if header != msgspec.json.decode(expected, type=_Header):
            raise SaveError(
                "other-results",
                f"{str(self._path)!r} holds results of other games "
                f"({found.decode(errors='replace')}): "
                "name another file, or ask for the same games.",
                {"path": str(self._path), "settings": found.decode(errors="replace")},
            )

    def _result(self, number: int, line: bytes) -> Result:
        try:
            return msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as fault:
            raise SaveError(
                "damaged-results",
                f"Line {number} of {str(self._path)!r} is damaged ({fault}): "
                "remove that line, and the game is played again.",
                {"path": str(self._path), "line": str(number)},
            ) from fault
