"""A bot that thinks until it is told to go on, in the package of another author."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.web.process import until

NAME: Final = "pensive"

_POINTS: Final = f"""\
[everdell.bots]
{NAME} = pensive_bot:WaitingBot
"""
_BOT: Final = """\
import os, pathlib, time

HERE = pathlib.Path(__file__).parent

class WaitingBot:
    def __init__(self, seed):
        pass

    def choose(self, game, seat):
        note = HERE / "thinking.new"
        note.write_text(str(os.getppid()))
        note.rename(HERE / "thinking")
        while not (HERE / "go").exists():
            time.sleep(0.01)
        return game.options[0].id
"""


class WaitingBot:
    """The package, installed in a folder that servers are to look into."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        about = folder / "pensive_bot-1.dist-info"
        about.mkdir(parents=True)
        (folder / "pensive_bot.py").write_text(_BOT)
        (about / "METADATA").write_text("Name: pensive_bot\nVersion: 1\n")
        (about / "entry_points.txt").write_text(_POINTS)

    def wait_until_it_thinks(self) -> int:
        """Until it was asked, since the last such question; the server that asked it."""
        note = self.folder / "thinking"
        until(note.exists)
        server = int(note.read_text())
        note.unlink()
        return server

    def let_go_on(self) -> None:
        (self.folder / "go").touch()
