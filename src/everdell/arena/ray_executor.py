"""Playing on a Ray cluster: a process of its own on each of its processors."""

from __future__ import annotations

from typing import Any, Final

from everdell.arena.executor import Delivery
from everdell.arena.jobs import Job
from everdell.arena.process_executor import ProcessExecutor
from everdell.engine.errors import EverdellError
from everdell.extras import extra

_WAIT: Final = 1.0  # seconds
_MOST_LOSSES: Final = 10  # stations lost in a row before the cluster is given up


class Station:
    """Lives on the cluster. It starts afresh what is lost on the spot."""

    def __init__(self, patience: float) -> None:
        self._executor = ProcessExecutor(1, patience)

    def play(self, jobs: list[Job]) -> Delivery:
        self._executor.take(jobs)
        while True:
            for delivery in self._executor.deliveries():
                return delivery


class RayExecutor:
    """Stations on a cluster, one for each processor or as many as asked for.

    A station that is lost with its node has its portion played again by another: same jobs, same
    games.
    """

    def __init__(self, address: str, patience: float, stations: int | None = None) -> None:
        self._ray = extra("ray", "cluster")
        try:
            self._ray.init(address=address)
        except Exception as fault:  # Ray raises bare ones, too
            raise EverdellError(
                "cluster-unreachable",
                f"There is no Ray cluster at {address!r} ({fault}). Start one with: "
                "ray start --head, and give its address or 'auto'.",
                {"address": address, "fault": str(fault)},
            ) from fault
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self._most = max(1, processors if stations is None else stations)
        self._station = self._ray.remote(num_cpus=1)(Station)
        self._patience = patience
        self._idle: list[Any] = []
        self._in_hand: dict[Any, tuple[Any, list[Job]]] = {}  # by the promise of a delivery
        self._losses = 0

    @property
    def has_room(self) -> bool:
        return len(self._in_hand) < self._most

    @property
    def busy(self) -> bool:
        return bool(self._in_hand)

    def take(self, jobs: list[Job]) -> None:
        station = self._idle.pop() if self._idle else self._station.remote(self._patience)
        self._in_hand[station.play.remote(jobs)] = station, jobs

    def deliveries(self) -> list[Delivery]:
        ready, _ = self._ray.wait(list(self._in_hand), timeout=_WAIT)
        return [self._receive(promise) for promise in ready]

    def close(self) -> None:
        self._ray.shutdown()

    def _receive(self, promise: Any) -> Delivery:
        station, jobs = self._in_hand.pop(promise)
        try:
            delivery: Delivery = self._ray.get(promise)
        except self._ray.exceptions.RayActorError as fault:
            self._losses += 1
            if self._losses >= _MOST_LOSSES:
                raise EverdellError(
                    "cluster-lost",
                    f"The cluster has lost {self._losses} stations in a row ({fault}).",
                    {"losses": str(self._losses)},
                ) from fault
            return Delivery([], jobs, _WAIT)
        self._losses = 0
        self._idle.append(station)
        return delivery
