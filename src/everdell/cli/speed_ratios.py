"""Figures of `everdell bench` that are ratios already: what it costs to work together."""

from __future__ import annotations

import multiprocessing
import time
from contextlib import closing
from statistics import median
from typing import Final

from everdell import defaults
from everdell.arena import Job
from everdell.arena.executor import Executor, play_with
from everdell.arena.playing import play
from everdell.arena.process_executor import ProcessExecutor
from everdell.bots.simulation import Lineup
from everdell.bots.thinking.tree import Tree
from everdell.cli.mid_games import mid_games
from everdell.engine.playout import play_out
from everdell.engine.rng import seeded
from everdell.games import all_beside, new_game

_SECONDS: Final = 0.3  # of searching, for each figure
_GAMES_SECONDS: Final = 0.15  # for as many games as can be played meanwhile
_ARENA_SECONDS: Final = 0.5  # the same, for the arena
_BASE: Final = defaults.BOXES[0]
_TURNS: Final = 5


def all_boxes_speed() -> float:
    """Decisions a second with the base box and all that add to it, against the base box alone."""
    together = all_beside(_BASE)
    alone = both = 0.0
    for _ in range(_TURNS):  # in turn, so that a busy machine slows both down
        alone = max(alone, _decisions((_BASE,)))
        both = max(both, _decisions(together))
    return both / alone


def _decisions(boxes: tuple[str, ...]) -> float:
    """Decisions of random games in a second."""
    done = 0
    seed = 0
    began = time.process_time()
    while time.process_time() - began < _GAMES_SECONDS:
        done += play_out(new_game(2, boxes, seed=seed), seeded(seed))
        seed += 1
    return done / (time.process_time() - began)


def parallel_efficiency() -> float:
    """The speed of two processes that search, against twice that of one; 1 is perfect."""
    alone = both = 0.0
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(_iterations, [0.05, 0.05], chunksize=1)  # awake, with everything imported
        for _ in range(_TURNS):  # in turn, so that a busy machine slows both down
            alone = max(alone, pool.apply(_iterations, (_SECONDS,)))
            both = max(both, sum(pool.map(_iterations, [_SECONDS, _SECONDS], chunksize=1)))
    return both / (2 * alone)


def _iterations(seconds: float) -> float:
    """Iterations of a search in a second."""
    games = mid_games(2)
    done = 0
    began = time.perf_counter()
    while True:
        for seed, game in enumerate(games):
            Tree(game, game.turn, seeded(seed), None).grow(10)
            done += 10
            if (spent := time.perf_counter() - began) >= seconds:
                return done / spent


def arena_overhead() -> float:
    """How much longer a run takes than the games in it, as a part of their time.

    Both are taken from the same run, so a busy machine slows both down: every result tells how long
    its game took. One process plays, so nothing goes on side by side. It is awake, since it is
    started once for any number of games. The fastest bots there are make it look its worst.
    """
    jobs = _as_many_as_fit()
    with closing(ProcessExecutor(1)) as executor:
        _run(executor, jobs)
        return median([_run(executor, jobs) for _ in range(_TURNS)])


def _as_many_as_fit() -> list[Job]:
    """Jobs that take a while: the compiled engine plays many more than the other."""
    lineup = Lineup()
    jobs: list[Job] = []
    began = time.process_time()
    while not jobs or time.process_time() - began < _ARENA_SECONDS:
        jobs.append(Job(lineup, len(jobs)))
        play(jobs[-1])
    return jobs


def _run(executor: Executor, jobs: list[Job]) -> float:
    """What a run takes beyond its games."""
    began = time.perf_counter()
    games = sum([result.took for result in play_with(executor, jobs)])
    return (time.perf_counter() - began) / games - 1
