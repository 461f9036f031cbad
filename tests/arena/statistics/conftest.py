from __future__ import annotations

import pytest

from everdell.arena import HERE, Job, Result, run
from everdell.arena.statistics import WATCHER, Statistics
from everdell.bots.simulation import Lineup

GAMES = 30
PLAYERS = 3


@pytest.fixture(scope="session")
def lineup() -> Lineup:
    return Lineup(players=PLAYERS)


@pytest.fixture(scope="session")
def results(lineup: Lineup) -> list[Result]:
    return list(run([Job(lineup, seed, WATCHER) for seed in range(GAMES)], HERE))


@pytest.fixture(scope="session")
def sums(lineup: Lineup, results: list[Result]) -> Statistics:
    found = Statistics.of(lineup.set_up(0).rules)
    for result in results:
        found.add(result)
    return found
