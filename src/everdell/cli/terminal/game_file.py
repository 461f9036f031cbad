"""Where a game is kept: the file that was asked for, the current folder, or the data folder."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

import typer

from everdell.cli.program_name import called_as
from everdell.engine.errors import SaveError
from everdell.table import Record, save_record

_LONGEST_NAME: Final = 40  # of what a seed gives to a file's name


class GameFile:
    """Saves one game, always into the same file once there is one."""

    def __init__(self, wanted: Path | None = None, lang: str = "en") -> None:
        self.path = wanted
        self._lang = lang

    def save(self, record: Record, path: Path | None = None) -> Path:
        """Write to this file, else to the one in use, else to a new one."""
        target = path or self.path or _unused(Path.cwd(), record)
        save_record(record, target)
        self.path = target
        return target

    def command(self) -> str:
        """What to type to go on with the saved game; a record knows no language."""
        game = ("play", "--terminal", "--record", str(self.path), "--lang", self._lang)
        return shlex.join([*called_as(), *game])

    def save_anywhere(self, record: Record) -> Path:
        """Write where it is possible at all: nothing must be lost when a player leaves."""
        try:
            return self.save(record)
        except SaveError:
            folder = Path(typer.get_app_dir("everdell"))
            folder.mkdir(parents=True, exist_ok=True)
            return self.save(record, _unused(folder, record))


def _unused(folder: Path, record: Record) -> Path:
    """A file name that does not hide another game."""
    seed = re.sub(r"[^0-9A-Za-z]+", "-", str(record.seed))[:_LONGEST_NAME]
    path = folder / f"everdell-{seed}.json"
    n = 1
    while path.exists():
        n += 1
        path = folder / f"everdell-{seed}-{n}.json"
    return path
