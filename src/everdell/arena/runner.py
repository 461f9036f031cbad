"""The one runner of all that plays many games.

Every game follows from its job alone. So with bots that count iterations rather than seconds the
results are the same in this process, in any number of others, and on a cluster.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from everdell.arena.executor import Executor, LocalExecutor, play_with
from everdell.arena.jobs import Job, Result
from everdell.arena.playing import PATIENCE
from everdell.arena.process_executor import ProcessExecutor
from everdell.processes import processors

HERE = 0  # in place of a number of workers: play in this process


def run(
    jobs: Iterable[Job],
    workers: int | None = None,
    ray: str | None = None,
    patience: float = PATIENCE,
) -> Generator[Result, None, None]:
    """Play games; the results as they come, in any order.

    workers   processes to play in, all processors by default; HERE is this process
    ray       address of a Ray cluster to play on instead
    patience  seconds a bot may think about one decision, or get ready, before it forfeits

    Close the iterator to stop at once: `contextlib.closing`.
    """
    executor = _executor(workers, ray, patience)
    try:
        yield from play_with(executor, jobs)
    finally:
        executor.close()


def _executor(workers: int | None, ray: str | None, patience: float) -> Executor:
    if ray is not None:
        from everdell.arena.ray_executor import RayExecutor

        return RayExecutor(ray, patience, workers)
    if workers == HERE:
        return LocalExecutor(patience)
    return ProcessExecutor(workers or processors(), patience)
