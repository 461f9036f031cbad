"""Plays on a real cluster that loses a station, and prints what came of it. A process of its own:
whoever starts Ray has its threads, and what it does about signals, for good.
"""

from __future__ import annotations

from contextlib import closing
from typing import Final

import msgspec

from everdell.arena import Job
from everdell.arena.cluster import RayCrew
from everdell.arena.crew import Delivery, play_with
from everdell.bots.simulation import Lineup

JOBS: Final = [
    *[Job(Lineup(bots=("sage@3i", "greedy")), seed) for seed in range(2)],
    *[Job(Lineup(), seed) for seed in range(2, 40)],
]


def main() -> None:
    with closing(RayCrew("local", patience=60.0, stations=2)) as crew:
        crew.take(JOBS[:1])
        ((station, _),) = crew._in_hand.values()
        crew._ray.kill(station)
        lost = [delivery for delivery in _awaited(crew) if delivery.left == JOBS[:1]]
        played = list(play_with(crew, JOBS))
    print(msgspec.json.encode({"lost": len(lost), "played": played}).decode())


def _awaited(crew: RayCrew) -> list[Delivery]:
    """All that is still to come."""
    found: list[Delivery] = []
    while crew.busy:
        found += crew.deliveries()
    return found


if __name__ == "__main__":
    main()
