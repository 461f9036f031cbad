"""Playing on a cluster: what is asked of Ray, and what happens when it loses something."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from everdell import EverdellError
from everdell.arena import HERE, Job, Result, run
from everdell.arena.ray_executor import Station
from everdell.bots.simulation import Lineup
from tests.cli.commands import Shell

from . import on_ray
from .test_runner import by_seed


class RayActorError(Exception):
    pass


@dataclass
class FakeRay:
    """As much of Ray as is used, in this process. `losing` counts the stations still to fail."""

    processors: int = 2
    losing: int = 0
    addresses: list[str] = field(default_factory=list)
    stations: int = 0
    closed: bool = False
    exceptions: Any = field(default_factory=lambda: SimpleNamespace(RayActorError=RayActorError))

    def init(self, address: str) -> None:
        if address == "nowhere:6379":
            raise ConnectionError("no answer")
        self.addresses.append(address)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)}

    def remote(self, num_cpus: int) -> Any:
        assert num_cpus == 1

        def make(patience: float) -> Any:
            self.stations += 1
            executor = Station(patience)
            return SimpleNamespace(
                play=SimpleNamespace(remote=lambda jobs: _Promise(executor, jobs))
            )

        return lambda kind: SimpleNamespace(remote=make)

    def wait(self, promises: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        return promises[-1:], promises[:-1]

    def get(self, promise: _Promise) -> Any:
        if self.losing:
            self.losing -= 1
            raise RayActorError("the node is gone")
        return promise.station.play(promise.jobs)

    def shutdown(self) -> None:
        self.closed = True


@dataclass(eq=False)
class _Promise:
    station: Station
    jobs: list[Job]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    """Stations play in this process."""
    from everdell.arena import ray_executor
    from everdell.arena.executor import LocalExecutor

    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr(
        ray_executor, "ProcessExecutor", lambda workers, patience: LocalExecutor(patience)
    )
    return fake


JOBS = [Job(Lineup(), seed) for seed in range(30)]


def there(**more: Any) -> list[Result]:
    return list(run(JOBS, ray="auto", **more))


def test_the_same_games_as_at_home(ray: FakeRay) -> None:
    assert by_seed(there()) == by_seed(list(run(JOBS, 0)))
    assert ray.addresses == ["auto"]
    assert ray.stations == 2
    assert ray.closed


def test_simulations_are_played_there_too(ray: FakeRay, shell: Shell) -> None:
    document = shell("simulate", "--games", "4", "--ray", "auto", "--jobs", "1", "--json").json
    assert document["games"] == 4
    assert (ray.addresses, ray.stations) == (["auto"], 1)


def test_no_more_stations_than_asked_for(ray: FakeRay) -> None:
    ray.processors = 64
    there(workers=3)
    assert ray.stations == 3


def test_what_a_lost_station_had_in_hand_is_played_by_another(ray: FakeRay) -> None:
    ray.losing = 4
    assert len(by_seed(there())) == len(JOBS)
    assert ray.stations > 2


def test_a_cluster_that_loses_everything_is_given_up(ray: FakeRay) -> None:
    ray.losing = 1000
    with pytest.raises(EverdellError) as fault:
        there()
    assert fault.value.code == "cluster-lost"
    assert ray.closed


def test_a_cluster_that_is_not_there(ray: FakeRay) -> None:
    with pytest.raises(EverdellError, match=r"no Ray cluster at 'nowhere:6379'"):
        list(run(JOBS, ray="nowhere:6379"))


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(EverdellError, match=r"everdell\[cluster\]"):
        list(run(JOBS, ray="auto"))


def test_a_station_plays_in_a_process_of_its_own() -> None:
    station = Station(patience=60)
    try:
        delivery = station.play(JOBS[:1])
        assert [result.seed for result in delivery.results] == [0]
        assert delivery.left == []
    finally:
        station._executor.close()


@pytest.mark.soak
def test_a_real_cluster_plays_the_same_games_although_it_loses_a_station() -> None:
    class Printed(msgspec.Struct):
        lost: int
        played: list[Result]

    # Ray wants its sockets under a short path, and writes a token into the home folder.
    with tempfile.TemporaryDirectory(prefix="ray-") as folder:
        quiet = {"RAY_TMPDIR": folder, "HOME": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        done = subprocess.run(
            [sys.executable, "-m", on_ray.__name__],
            stdout=subprocess.PIPE,
            check=True,
            env={**os.environ, **quiet},
        )
    printed = msgspec.json.decode(done.stdout, type=Printed)
    assert printed.lost == 1
    assert by_seed(printed.played) == by_seed(list(run(on_ray.JOBS, HERE)))
