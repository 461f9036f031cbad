"""Playing in processes on this machine. One that hangs is killed, and the right bot is blamed."""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection, wait
from typing import Final

from everdell.arena.crew import Delivery
from everdell.arena.guests import blamed, guests
from everdell.arena.jobs import Job, Reason, Result, failed, forfeited
from everdell.arena.playing import PATIENCE
from everdell.arena.worker import NOBODY, Noted, SharedNote, work
from everdell.engine.errors import EverdellError
from everdell.processes import deaf_children

_TICK: Final = 0.1  # seconds between two looks at who is thinking
_FAREWELL: Final = 1.0  # seconds in which a process may end by itself
_GRACE: Final = 30.0  # seconds beyond the patience for what is done while nobody is thinking


class LocalCrew:
    """Some worker processes, each started when it gets its first portion."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self._lanes = [_Lane(patience) for _ in range(workers)]

    @property
    def has_room(self) -> bool:
        return any(not lane.jobs for lane in self._lanes)

    @property
    def busy(self) -> bool:
        return any(lane.jobs for lane in self._lanes)

    def take(self, jobs: list[Job]) -> None:
        next(lane for lane in self._lanes if not lane.jobs).take(jobs)

    def deliveries(self) -> list[Delivery]:
        lanes = [lane for lane in self._lanes if lane.jobs]
        ready = wait([lane.connection for lane in lanes], _TICK)
        found = [lane.receive() if lane.connection in ready else lane.look() for lane in lanes]
        return [delivery for delivery in found if delivery is not None]

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()


class _Lane:
    """One worker process and what it has in hand. It never has more than one portion."""

    def __init__(self, patience: float) -> None:
        self.jobs: list[Job] = []
        self._patience = patience
        self._worker: _Worker | None = None
        self._noted = Noted(-1, NOBODY, 0)
        self._since = 0.0

    @property
    def connection(self) -> Connection:
        return self._at_work().connection

    def take(self, jobs: list[Job]) -> None:
        worker = self._at_work()
        worker.note.wipe()
        worker.connection.send(jobs)
        self.jobs = jobs
        self._watch()

    def receive(self) -> Delivery:
        """What the worker sent, or what its end means."""
        worker = self._at_work()
        try:
            delivery: Delivery = worker.connection.recv()
        except (EOFError, OSError):
            return self._lost("exit", f"exit code {worker.end(_FAREWELL)}")
        self.jobs = []
        worker.met.update(*[guests(result.bots) for result in delivery.results])
        return delivery

    def look(self) -> Delivery | None:
        """Whether a bot has been thinking for too long, or nothing happens at all; then end it."""
        silence = time.monotonic() - self._since
        if self._at_work().note.read() != self._noted:
            self._watch()
        elif self._noted.seat != NOBODY and silence > self._patience:
            return self._lost("slow", f"no answer after {self._patience:g} s")
        elif silence > self._patience + _GRACE:
            return self._lost("slow", f"nothing happened for {silence:.0f} s")
        return None

    def close(self) -> None:
        if self._worker is not None:
            self._worker.end(_FAREWELL if not self.jobs else 0.0)
            self._worker = None

    def _at_work(self) -> _Worker:
        if self._worker is None or (not self.jobs and not self._worker.alive):
            self._worker = _Worker(self._patience)
        return self._worker

    def _watch(self) -> None:
        self._noted = self._at_work().note.read()
        self._since = time.monotonic()

    def _lost(self, reason: Reason, detail: str) -> Delivery:
        """The game under way is decided; the others of its portion are played again."""
        worker = self._at_work()
        code = worker.end()
        self._worker = None
        jobs, self.jobs = self.jobs, []
        noted = worker.note.read()
        if reason == "exit" and _is_doubtful(worker, jobs, noted):
            return Delivery([], jobs, self._patience)
        if noted.job < 0:
            raise EverdellError(
                "worker-lost",
                f"A process ended before it began to play (exit code {code}); "
                "what it said stands above.",
                {"code": str(code)},
            )
        job = jobs.pop(noted.job)
        return Delivery([_lost_by(job, noted.seat, reason, detail)], jobs, self._patience)


def _is_doubtful(worker: _Worker, jobs: list[Job], noted: Noted) -> bool:
    """Whether a guest of an earlier game may have ended the process, say in a thread left behind.

    Then the game is played again, in a process that has not met it.
    """
    if noted.job < 0:
        return bool(worker.met)
    seated = jobs[noted.job].lineup.seated
    here = guests(seated)
    if noted.seat != NOBODY and seated[noted.seat] in here:
        return False
    met = worker.met.union(*[guests(job.lineup.seated) for job in jobs[: noted.job]])
    return bool(met - here)


def _lost_by(job: Job, seat: int, reason: Reason, detail: str) -> Result:
    """None of ours is blamed for an end that a guest at the table may have made behind its back."""
    error = f"The process that played it ended: {detail}"
    here = guests(job.lineup.seated)
    thinks = seat != NOBODY
    if reason == "exit" and here and not (thinks and job.lineup.seated[seat] in here):
        return blamed(job, reason, detail, error)
    return forfeited(job, seat, reason, detail) if thinks else failed(job, error)


class _Worker:
    """A process, the way to it, and its note."""

    def __init__(self, patience: float) -> None:
        # Started afresh rather than forked: a copy of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        self.note = SharedNote(context)
        self.met: set[str] = set()  # bots of other packages that have played in it
        self.connection, theirs = context.Pipe()
        arguments = (theirs, self.note, patience)
        # Not a daemon, because a bot may want processes of its own.
        self._process = context.Process(target=work, args=arguments)
        with deaf_children():
            self._process.start()
        theirs.close()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def end(self, seconds: float = 0.0) -> int | None:
        """Make an end of it; its exit code."""
        self.connection.close()
        self._process.join(seconds)
        self._process.kill()
        self._process.join()
        return self._process.exitcode
