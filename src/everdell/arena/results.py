"""Results in a file, one line of JSON for each game, so that a long run can be taken up again."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import msgspec

from everdell.arena.jobs import GameKey, Result
from everdell.engine.errors import SaveError

if sys.platform != "win32":
    import fcntl

_FORMAT: Final = 1


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: of what these are the results."""

    everdell_results: int
    settings: dict[str, Any]


class ResultsFile:
    """The results so far, and the place for those to come.

    Each line is on its way to the disk before the next game counts. A last line that was cut off
    is forgotten; anything else that does not belong is refused and left as it is. A file belongs
    to one run at a time. Of a game that is there twice, the first result counts.
    """

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self._path = path
        header = msgspec.json.encode(_Header(_FORMAT, settings)) + b"\n"
        self._file: IO[bytes] = path.open("a+b")
        try:
            self._lock()
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

    def _lock(self) -> None:
        """Hold the file as long as it is open; the system lets go of it however this run ends."""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as fault:
            raise SaveError(
                "results-in-use",
                f"Another run is writing to {str(self._path)!r}: "
                "wait until it is over, or name another file.",
                {"path": str(self._path)},
            ) from fault
        except OSError:
            pass  # some network drives know no locks

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
        results: dict[GameKey, Result] = {}
        for number, line in enumerate(lines, 2):
            result = self._result(number, line)
            results.setdefault(result.key, result)
        self._file.truncate(len(whole))
        return list(results.values())

    def _check(self, found: bytes, expected: bytes) -> None:
        try:
            header = msgspec.json.decode(found, type=_Header)
        except msgspec.DecodeError as fault:
            raise SaveError(
                "foreign-results",
                f"{str(self._path)!r} holds no results of games: name another file.",
                {"path": str(self._path)},
            ) from fault
        there, here = _differences(header, msgspec.json.decode(expected, type=_Header))
        if there != here:
            raise SaveError(
                "other-results",
                f"{str(self._path)!r} holds results of other games: {_told(there)} there, "
                f"{_told(here)} here. Name another file, or ask for the same games.",
                {
                    "path": str(self._path),
                    "settings": " ".join(there),
                    "there": _told(there),
                    "here": _told(here),
                },
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


def _differences(there: _Header, here: _Header) -> tuple[dict[str, Any], dict[str, Any]]:
    """The settings that are not alike, on either side; None where there is no such setting."""
    one, other = ({"format": it.everdell_results, **it.settings} for it in (there, here))
    unlike = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return {key: one.get(key) for key in unlike}, {key: other.get(key) for key in unlike}


def _told(settings: dict[str, Any]) -> str:
    return ", ".join([f"{key} = {msgspec.json.encode(settings[key]).decode()}" for key in settings])
