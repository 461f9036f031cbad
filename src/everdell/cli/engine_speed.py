"""How fast the engine is, measured so that machines can be compared.

Every figure is the best of several short rounds of CPU time, all doing the same fixed work. Between
them runs a loop of pure Python: set against its speed, a figure says something about the engine
rather than about the machine and its other guests.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from everdell.bots.experience import Taught
from everdell.bots.thinking.tree import Tree
from everdell.cli.box_settings import additions, everything_on, games_of_their_own
from everdell.cli.mid_games import mid_games
from everdell.cli.speed_ratios import all_boxes_speed, arena_overhead, parallel_efficiency
from everdell.engine.box import Box
from everdell.engine.playout import play_out
from everdell.engine.rng import Generator, seeded
from everdell.engine.state import Game
from everdell.engine.stream import stream_of
from everdell.games import load_game, new_game

PER_SECOND: Final = "1/s"
MICROSECONDS: Final = "us"
RATIO: Final = "ratio"  # needs no calibration

_SLICE: Final = 0.1  # CPU seconds that one figure gets in a round, at least
_CALIBRATION_STEPS: Final = 20_000
_BRANCHES: Final = 20  # iterations of a search, so that it has a tree to go down


@dataclass(frozen=True)
class Case:
    """Fixed work, repeated: `work` returns how many units of it were done.

    A ratio says how fast it is `against` another case of the same run.
    """

    unit: str
    work: Callable[[], int]
    against: str = ""


@dataclass(frozen=True)
class Figure:
    """`per_calibration` is the value set against the calibration loop of the same run.

    A rate is divided by the loop's; a time is given as the steps of the loop it would take; a ratio
    stays what it is.
    """

    value: float
    unit: str
    per_calibration: float


_RATIOS: Final = {
    "all_boxes_speed": all_boxes_speed,
    "parallel_efficiency_2_processes": parallel_efficiency,
    "arena_overhead": arena_overhead,
}


def steps(rounds: int) -> int:
    """How many times `measure` tells that it has come further."""
    return rounds + len(_RATIOS)


def measure(
    rounds: int, step: Callable[[], object] = lambda: None
) -> tuple[float, dict[str, Figure]]:
    """The speed of the calibration loop in steps per second, and all figures by name."""
    cases = _cases()
    calibration = 0.0
    best = dict.fromkeys(cases, 0.0)
    for _ in range(rounds):
        calibration = max(calibration, _rate(_calibrate))
        for name, case in cases.items():
            best[name] = max(best[name], _rate(case.work))
        step()
    figures = {
        name: _figure(case.unit, best[name], best.get(case.against, calibration))
        for name, case in cases.items()
    }
    for name, ratio in _RATIOS.items():
        value = ratio()
        figures[name] = Figure(value, RATIO, value)
        step()
    return calibration, figures


def _rate(work: Callable[[], int]) -> float:
    """Units of work in a CPU second."""
    began = time.process_time()
    done = work()
    while (spent := time.process_time() - began) < _SLICE:
        done += work()
    return done / spent


def _figure(unit: str, rate: float, other: float) -> Figure:
    """The rate of some work set against that of other work: mostly that of the calibration."""
    if unit == RATIO:
        return Figure(rate / other, unit, rate / other)
    if unit == PER_SECOND:
        return Figure(rate, unit, rate / other)
    return Figure(1e6 / rate, unit, other / rate)


def _calibrate() -> int:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6]
    total = 0
    for i in range(_CALIBRATION_STEPS):
        total = (total * 31 + numbers[i & 7]) % 1_000_003
    return _CALIBRATION_STEPS


# What is measured ----------------------------------------------------------------------------


def _cases() -> dict[str, Case]:
    two = mid_games(2)
    four = mid_games(4)
    saved = [game.to_json() for game in two]
    taught = Taught()
    cases = {
        "decisions_per_second_2p": Case(PER_SECOND, lambda: _decisions(2, 20)),
        "decisions_per_second_4p": Case(PER_SECOND, lambda: _decisions(4, 8)),
        "games_per_second_2p": Case(PER_SECOND, lambda: _games(2, 20)),
        "games_per_second_4p": Case(PER_SECOND, lambda: _games(4, 8)),
        "search_iterations_per_second_2p": Case(PER_SECOND, lambda: _search(two, None)),
        "judged_iterations_per_second_2p": Case(PER_SECOND, lambda: _search(two, taught)),
        "new_game_us_2p": Case(MICROSECONDS, lambda: _deals(100)),
        "shuffle_keyed_us": Case(MICROSECONDS, lambda: _shuffles(stream_of(0), 100)),
        "shuffle_small_us": Case(MICROSECONDS, lambda: _shuffles(seeded(0), 100)),
        "clone_us_2p": Case(MICROSECONDS, lambda: _each(two, Game.clone)),
        "clone_us_4p": Case(MICROSECONDS, lambda: _each(four, Game.clone)),
        "determinize_us_2p": Case(MICROSECONDS, lambda: _each(two, lambda g: g.determinize(0, 1))),
        # With a decision pending, going on means listing its options once more.
        "turn_options_us": Case(MICROSECONDS, lambda: _each(two, Game.advance)),
        "save_us": Case(MICROSECONDS, lambda: _each(two, Game.to_json)),
        "load_us": Case(MICROSECONDS, lambda: len([load_game(text) for text in saved])),
    }
    for players, games in ((2, 20), (4, 8)):
        for box in additions(players):
            cases[f"speed_with_{box.id}_{players}p"] = _with_box(box, players, games)
    for box in games_of_their_own(2):
        cases[f"games_of_{box.id}_2p"] = _own_games(box, 20)
    if find_spec("pettingzoo") is not None:
        from everdell.environments.speed import AecSteps, BatchSteps

        aec, batch = AecSteps(2), BatchSteps(16, 2)
        cases["pettingzoo_steps_per_second_2p"] = Case(PER_SECOND, lambda: aec(2))
        cases["batch_steps_per_second_2p"] = Case(PER_SECOND, lambda: batch(80))
    return cases


def _with_box(box: Box, players: int, games: int) -> Case:
    """Decisions with all that a box adds to the base box, against the base box alone."""
    wish = (players, (*box.requires, box.id))
    settings = everything_on(box, players)

    def decisions() -> int:
        deals = [new_game(*wish, seed, settings) for seed in range(games)]
        return sum([play_out(game, seeded(seed)) for seed, game in enumerate(deals)])

    return Case(RATIO, decisions, against=f"decisions_per_second_{players}p")


def _own_games(box: Box, games: int) -> Case:
    """Games of a box that is a game of its own, against games of the base box."""

    def play() -> int:
        for seed in range(games):
            play_out(new_game(2, (box.id,), seed), seeded(seed))
        return games

    return Case(RATIO, play, against="games_per_second_2p")


def _decisions(players: int, games: int) -> int:
    return sum([play_out(new_game(players, seed=s), seeded(s)) for s in range(games)])


def _games(players: int, games: int) -> int:
    _decisions(players, games)
    return games


def _deals(games: int) -> int:
    for seed in range(games):
        new_game(2, seed=seed)
    return games


def _shuffles(generator: Generator, times: int) -> int:
    """A deck of 128, by the generator of real games or by that of imagined ones."""
    cards = list(range(128))
    for _ in range(times):
        generator.shuffle(cards)
    return times


def _search(states: list[Game], taught: Taught | None) -> int:
    """Grow a small tree in each state: by random games to their end, or by a judgement."""
    for seed, game in enumerate(states):
        judgement = taught.judgement(game) if taught is not None else None
        Tree(game, game.turn, seeded(seed), judgement).grow(_BRANCHES)
    return _BRANCHES * len(states)


def _each(states: list[Game], do: Callable[[Game], object]) -> int:
    for game in states:
        do(game)
    return len(states)
