"""Plays at once, while a build of the compiled engine goes on beside it: `make play`.

    python tools/play.py BUILD-COMMAND...

The build has the lowest priority, writes to build/engine.log, and ends with the game, however that
ends.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Final

_BESIDE: Final = "--beside"
_LOG: Final = Path(__file__).resolve().parents[1] / "build" / "engine.log"
_LOWEST: Final = 19


def play(build: list[str]) -> None:
    from everdell.cli import main
    from everdell.compilation.engine_report import cause

    # Asked anew by each process that starts; what keeps this one busy is the game.
    if cause() in ("unbuilt", "failed", "no-compiler"):
        _LOG.parent.mkdir(exist_ok=True)
        with _LOG.open("w") as log:
            # In a session of its own it hears no Ctrl-C: it ends when its input does, with us.
            subprocess.Popen(
                [sys.executable, __file__, _BESIDE, *build],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
    sys.argv = ["everdell", "play"]
    main()


def run_beside(build: list[str]) -> int:
    os.nice(_LOWEST)
    Thread(target=_end_with_parent, daemon=True).start()
    return subprocess.run(build, stdin=subprocess.DEVNULL).returncode


def _end_with_parent() -> None:
    while os.read(0, 1024):  # no lock is held meanwhile, so that the build may end first
        pass
    os.killpg(0, signal.SIGTERM)  # the compilers, too


if __name__ == "__main__":
    if sys.argv[1:2] == [_BESIDE]:
        sys.exit(run_beside(sys.argv[2:]))
    play(sys.argv[1:])
