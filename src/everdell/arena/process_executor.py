"""Playing in processes on this machine."""

from __future__ import annotations

from multiprocessing.connection import wait

from everdell.arena.executor import Delivery, play_slice
from everdell.arena.jobs import Job, failed
from everdell.arena.playing import PATIENCE
from everdell.bots import second_process
from everdell.bots.foreign import ForeignBots
from everdell.engine.errors import EverdellError
from everdell.processes import Worker, WorkFailed


class ProcessExecutor:
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
        wait([lane.worker.pipe for lane in lanes])
        return [lane.delivery() for lane in lanes if lane.worker.answered()]

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()


class _Lane:
    """One worker process and what it has in hand. It never has more than one portion."""

    def __init__(self, patience: float) -> None:
        self.jobs: list[Job] = []
        self._patience = patience
        self._worker: Worker | None = None
        self._proved = False  # it has played

    @property
    def worker(self) -> Worker:
        if self._worker is None or (not self.jobs and not self._worker.usable):
            self.close()
            self._worker = Worker(
                second_process.stay_alone
            )  # every processor has a game of its own
            self._proved = False
        return self._worker

    def take(self, jobs: list[Job]) -> None:
        self.worker.ask(_play, jobs, self._patience)
        self.jobs = jobs

    def delivery(self) -> Delivery:
        try:
            delivery: Delivery = self.worker.answer()
            self._proved = True
        except WorkFailed as fault:
            delivery = self._lost(fault)
        self.jobs = []
        return delivery

    def close(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._worker = None

    def _lost(self, fault: WorkFailed) -> Delivery:
        """No bot is to blame: only ours play in that process."""
        if fault.cause == "start" and not self._proved:
            raise EverdellError(
                "worker-lost",
                f"A process ended before it began to play ({fault.detail}); "
                "what it said stands above.",
                {"code": fault.detail.removeprefix("exit code ")},
            )
        if (
            fault.cause == "start" or len(self.jobs) > 1
        ):  # they are played again, and more carefully
            return Delivery([], self.jobs, self._patience)
        error = f"The process that played it ended: {fault.message or fault.detail}"
        return Delivery([failed(self.jobs[0], error)], [], self._patience)


# In the process ------------------------------------------------------------------------------

_guests: list[ForeignBots] = []


def _play(jobs: list[Job], patience: float) -> Delivery:
    if not _guests:
        _guests.append(ForeignBots(patience))
    return play_slice(jobs, patience, _guests[0])
