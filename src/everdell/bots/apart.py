"""A bot in a process of its own: it may crash, hang or exit, and the game goes on without it."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple

from everdell.bots.failure import BotFailed
from everdell.bots.protocol import Bot, World
from everdell.bots.registry import make_bot
from everdell.games import load_game
from everdell.processes import deaf_children, follow_parent, stay_deaf

_SPAWN: Final = multiprocessing.get_context("spawn")
_FAREWELL: Final = 0.5  # seconds for a process to end by itself


class BotApart:
    """Made at the first question, and again after one that cost it its process."""

    def __init__(self, spec: str, seed: int, seconds: float) -> None:
        self.name = spec
        self._seed = seed
        self._seconds = seconds
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def choose(self, game: World, seat: int) -> str:
        """What the bot says; BotFailed if it says nothing in time."""
        try:
            pipe = self._at_work()
            pipe.send(_Question(game.to_json(), seat))
            if not pipe.poll(self._seconds):
                self.end()
                raise BotFailed("slow")
            answer: _Answer = pipe.recv()
        except (EOFError, OSError):
            raise BotFailed("crash", f"exit code {self.end()}") from None
        if answer.fault:
            raise BotFailed("crash", answer.fault)
        return answer.option

    def end(self) -> int | None:
        """End the process, whatever it is thinking about; its exit code."""
        process, self._process = self._process, None
        if process is None or self._pipe is None:
            return None
        self._pipe.close()
        process.join(_FAREWELL)
        process.kill()
        process.join()
        return process.exitcode

    def _at_work(self) -> Connection:
        if self._process is None or self._pipe is None:
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(target=_serve, args=(theirs, self.name, self._seed))
            with deaf_children():
                process.start()
            theirs.close()
            self._process, self._pipe = process, ours
        return self._pipe


# In the process ------------------------------------------------------------------------------


class _Question(NamedTuple):
    world: str
    seat: int


class _Answer(NamedTuple):
    """Plain words: an exception might not survive the way back, and could tell secrets."""

    option: str = ""
    fault: str = ""  # the name of the exception that the bot broke with


def fall_silent() -> None:
    """Nothing that is printed here is seen: it would spoil the picture, and could tell secrets."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def _serve(pipe: Connection, spec: str, seed: int) -> None:
    """Answer until nobody asks any more. Ctrl-C is for who asks."""
    stay_deaf()
    fall_silent()
    follow_parent()
    bot: Bot | None = None
    while True:
        try:
            question: _Question = pipe.recv()
        except EOFError:
            return
        try:
            if bot is None:
                bot = make_bot(spec, seed)
            option = bot.choose(World(load_game(question.world)), question.seat)
            answer = _Answer(option if type(option) is str else "")
        except BaseException as fault:
            answer = _Answer(fault=type(fault).__name__)
        pipe.send(answer)
