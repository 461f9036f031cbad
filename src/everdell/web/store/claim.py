"""A SQLite file belongs to one server at a time.

SQLite itself would let two servers write in turn, but neither would hear of the other's moves.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

from everdell.engine.errors import EverdellError

_LONGEST_ADDRESS: Final = 300


class FileClaim:
    """A database file, made if it is missing, and held until `release` or the process's end.

    `address` is where the server answers, for those who find the file taken.
    """

    def __init__(self, file: Path, address: str = "") -> None:
        # No other user may read it: there are hands and seeds in it.
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = _open(file.with_name(f"{file.name}.lock"))
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.ftruncate(self._lock, 0)
            os.pwrite(self._lock, address.encode(), 0)
            os.close(_open(file))
        except OSError as fault:
            answers_at = os.pread(self._lock, _LONGEST_ADDRESS, 0).decode(errors="replace")
            self.release()
            if not isinstance(fault, BlockingIOError):
                raise
            raise EverdellError(
                "database-in-use",
                f"Another everdell uses the database {str(file)!r}: stop it first, "
                "or name another with --database.",
                {"database": str(file), "address": answers_at},
            ) from fault

    def release(self) -> None:
        """The lock file stays: removing it would let two servers lock two files of one name."""
        os.close(self._lock)


def _open(file: Path) -> int:
    return os.open(file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
