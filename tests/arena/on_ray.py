"""Plays on a real cluster that loses a station, and prints what came of it. A process of its own:
a process that starts Ray has its threads, and what it does about signals, for good.
"""

from __future__ import annotations

from contextlib import closing
from typing import Final

import msgspec

from everdell.arena import Job
from everdell.arena.executor import Delivery, play_with
from everdell.arena.ray_executor import RayExecutor
from everdell.bots.simulation import Lineup

JOBS: Final = [
    *[Job(Lineup(bots=("sage@3i", "greedy")), seed) for seed in range(2)],
    *[Job(Lineup(), seed) for seed in range(2, 40)],
]


def main() -> None:
    with closing(RayExecutor("local", patience=60.0, stations=2)) as executor:
        executor.take(JOBS[:1])
        ((station, _),) = executor._in_hand.values()
        executor._ray.kill(station)
        lost = [delivery for delivery in _awaited(executor) if delivery.left == JOBS[:1]]
        played = list(play_with(executor, JOBS))
    print(msgspec.json.encode({"lost": len(lost), "played": played}).decode())


def _awaited(executor: RayExecutor) -> list[Delivery]:
    """All that is still to come."""
    found: list[Delivery] = []
    while executor.busy:
        found += executor.deliveries()
    return found


if __name__ == "__main__":
    main()
