"""Figures of `everdell bench` that are ratios already: what it costs to work together."""

from __future__ import annotations

import multiprocessing
import resource
import time
from collections.abc import Callable
from contextlib import closing
from math import inf
from typing import Final

from everdell.arena import Job, run
from everdell.arena.playing import play
from everdell.bots.simulation import Lineup, play_game
from everdell.bots.thinking.tree import Tree
from everdell.cli.states import mid_games
from everdell.engine.playout import play_out
from everdell.engine.rng import seeded
from everdell.engine.scoring import outcome
from everdell.games import new_game, shelf

_SECONDS: Final = 0.5  # of searching, for each figure
_GAMES_SECONDS: Final = 0.15  # for as many games as can be played meanwhile
_ARENA_SECONDS: Final = 1.5  # the same, for the arena
_FEW: Final = 3  # one in so many of those
_BASE: Final = "base"
_TURNS: Final = 5


def all_boxes_speed() -> float:
    """Decisions a second with the base box and all that add to it, against the base box alone."""
    together = tuple(id for id, box in shelf().items() if id == _BASE or _BASE in box.requires)
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
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(_iterations, [0.05, 0.05], chunksize=1)  # awake, with everything imported
        alone = pool.apply(_iterations, (_SECONDS,))
        both = pool.map(_iterations, [_SECONDS, _SECONDS], chunksize=1)
    return sum(both) / (2 * alone)


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
    """What the runner needs beside the games themselves, as a part of them, in processor time.

    The fastest bots there are make it look its worst. Starting a process and warming it up counts
    for nothing: the difference between many games and fewer is taken.
    """
    jobs = _as_many_as_fit()
    first = jobs[: len(jobs) // _FEW]
    rest = jobs[len(first) :]
    games = start = whole = inf
    for _ in range(_TURNS):  # in turn, so that a busy machine slows all down
        games = min(games, _cost(lambda: _play(rest)))
        start = min(start, _cost(lambda: _run(first)))
        whole = min(whole, _cost(lambda: _run(jobs)))
    return (whole - start) / games - 1


def _as_many_as_fit() -> list[Job]:
    """Jobs that take a while: the compiled engine plays many more than the other."""
    lineup = Lineup()
    jobs: list[Job] = []
    began = time.process_time()
    while time.process_time() - began < _ARENA_SECONDS or len(jobs) < _FEW:
        jobs.append(Job(lineup, len(jobs)))
        play(jobs[-1])
    return jobs


def _play(jobs: list[Job]) -> None:
    """What the engine does: set up, play, count."""
    for job in jobs:
        game = job.lineup.set_up(job.seed)
        play_game(job.lineup, game)
        outcome(game)


def _run(jobs: list[Job]) -> None:
    with closing(run(jobs, workers=1)) as results:
        for _ in results:
            pass


def _cost(work: Callable[[], None]) -> float:
    """Processor time, that of processes which ended meanwhile included."""
    before = _used()
    work()
    return _used() - before


def _used() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime
