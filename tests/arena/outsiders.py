"""Bots of another package, plugged in as such a package would do it: by an entry point.

Only so do they reach worker processes, too.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from everdell.bots import registry

BAD = '''
import itertools
import os
import sys
import threading
import time


class Bot:
    name = "bad"

    def __init__(self, seed):
        self.asked = 0

    def choose(self, game, seat):
        self.asked += 1
        if self.asked > 2:
            return self.misbehave(game)
        return game.options[0].id


class Crashing(Bot):
    def misbehave(self, game):
        raise RuntimeError("no idea")


class Speechless(Exception):
    def __str__(self):
        raise ValueError


class Mumbling(Bot):
    def misbehave(self, game):
        raise Speechless


class Endless(Exception):
    def __str__(self):
        while True:
            pass


class Babbling(Bot):
    def misbehave(self, game):
        raise Endless


def absent(seed):
    return None


class Stillborn(Bot):
    def __init__(self, seed):
        raise RuntimeError("not today")


class Leaving(Bot):
    def __init__(self, seed):
        sys.exit("not with me")


class Vanishing(Bot):
    def __init__(self, seed):
        os._exit(4)


class Drowsy(Bot):
    def __init__(self, seed):
        while True:
            pass


class Yawning(Bot):
    def __init__(self, seed):
        time.sleep(0.3)


class Cheating(Bot):
    def misbehave(self, game):
        return "win:at:once"


class Confused(Bot):
    def misbehave(self, game):
        return 7


class Quitting(Bot):
    def misbehave(self, game):
        os._exit(3)


class Interrupting(Bot):
    def misbehave(self, game):
        raise KeyboardInterrupt


class Hanging(Bot):
    def misbehave(self, game):
        while True:
            pass


class Frozen(Bot):
    """Hangs in compiled code, where no signal and no other thread gets a word in."""

    def misbehave(self, game):
        return sum(itertools.repeat(0))


class Dawdling(Bot):
    def misbehave(self, game):
        time.sleep(0.3)
        return game.options[0].id


class Chatty(Bot):
    def misbehave(self, game):
        print("I am thinking")
        return game.options[-1].id


class Polite(Bot):
    def misbehave(self, game):
        return game.options[0].id


class Scribbling(Bot):
    """Prints past Python, where it cannot be caught."""

    def misbehave(self, game):
        os.write(1, b"I am thinking")
        return game.options[0].id


class Vacating(Bot):
    def misbehave(self, game):
        os._exit(0)


class Plotting(Polite):
    """Ends everything in a thread, whatever is thinking then."""

    def __init__(self, seed):
        super().__init__(seed)
        threading.Timer(0.5, os._exit, [6]).start()


class Playful(Bot):
    """Plays on in the world it was given, and answers what was offered there at first."""

    def misbehave(self, game):
        first = game.options[0].id
        game.take(0)
        return first
'''

NAMES = {
    "crashing": "Crashing", "mumbling": "Mumbling", "babbling": "Babbling", "absent": "absent",
    "stillborn": "Stillborn", "cheating": "Cheating", "confused": "Confused",
    "quitting": "Quitting", "interrupting": "Interrupting", "hanging": "Hanging",
    "frozen": "Frozen", "dawdling": "Dawdling", "chatty": "Chatty", "playful": "Playful",
    "leaving": "Leaving", "vanishing": "Vanishing", "drowsy": "Drowsy", "yawning": "Yawning",
    "polite": "Polite", "scribbling": "Scribbling", "vacating": "Vacating",
    "plotting": "Plotting",
    "forgotten": "Forgotten",  # which was never written
}  # fmt: skip


def plug_in(
    folder: Path, monkeypatch: pytest.MonkeyPatch, module: str, source: str, plugs: dict[str, str]
) -> None:
    """Install a package of one module in a folder; `plugs` are its bots and their classes."""
    (folder / f"{module}.py").write_text(dedent(source), encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    lines = [f"{name} = {module}:{kind}" for name, kind in plugs.items()]
    (about / "entry_points.txt").write_text("\n".join(["[everdell.bots]", *lines]) + "\n")
    monkeypatch.syspath_prepend(str(folder))
    registry._makers.cache_clear()
