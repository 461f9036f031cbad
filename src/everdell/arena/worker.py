"""A process that plays, and the note it leaves for whoever has to judge its silence."""

from __future__ import annotations

import os
from ctypes import Array, c_longlong
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from typing import Final, NamedTuple

from everdell.arena.crew import play_slice
from everdell.bots import partner
from everdell.processes import follow_parent, stay_deaf

_JOB: Final = 0
_SEAT: Final = 1
_THOUGHTS: Final = 2

NOBODY: Final = -1


class Noted(NamedTuple):
    """What a note says. As long as that changes, nothing hangs.

    job       index of the job begun last in the portion, or -1
    seat      who is thinking, or nobody
    thoughts  how often somebody began to think
    """

    job: int
    seat: int
    thoughts: int


class SharedNote:
    """Three numbers in memory that outlive the process that writes them."""

    def __init__(self, context: SpawnContext) -> None:
        self._numbers: Array[c_longlong] = context.RawArray(c_longlong, 3)
        self.wipe()

    def wipe(self) -> None:
        self._numbers[_JOB] = -1
        self._numbers[_SEAT] = NOBODY

    def begin(self, job: int) -> None:
        self._numbers[_SEAT] = NOBODY
        self._numbers[_JOB] = job

    def thinking(self, seat: int) -> None:
        self._numbers[_SEAT] = seat
        self._numbers[_THOUGHTS] += 1

    def done(self) -> None:
        self._numbers[_SEAT] = NOBODY

    def read(self) -> Noted:
        return Noted(*self._numbers)


def work(connection: Connection, note: SharedNote, patience: float) -> None:
    """Play portion after portion until nobody sends one any more."""
    stay_deaf()  # whoever sent the work ends it, too
    os.dup2(2, 1)  # what a bot prints must not get into our document
    follow_parent()
    partner.stay_alone()  # every processor has a game of its own
    while True:
        try:
            jobs = connection.recv()
        except EOFError:
            return
        connection.send(play_slice(jobs, patience, note))
