"""Very many random games over all mixes of boxes, settings and numbers of players.

python -m tests.soak.random_games --games 1000000 --seed 0 --jobs 2

Game n of the run has the seed SEED + n, so any failure can be played again. At the end of every
game its invariants are checked. The tables are those of the contract tests that are the same every
day.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from typing import NamedTuple

from everdell.compilation.engine_report import is_compiled
from everdell.engine.rng import seeded
from tests.contract.games import TABLES, Sitting, set_up
from tests.contract.invariants import check

PORTION = 200  # games at one table between two lines of progress
LONGEST = 5000  # decisions: a game that goes on after that does not end


class Portion(NamedTuple):
    table: int
    seed: int
    games: int


class Result(NamedTuple):
    portion: Portion
    decisions: int
    longest: int
    spent: float
    failures: list[str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    began = time.perf_counter()
    played: Counter[int] = Counter()  # by number of players
    decisions = longest = failed = 0
    spent = 0.0
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        for result in pool.imap_unordered(play, portions(wanted.games, wanted.seed)):
            played[TABLES[result.portion.table].players] += result.portion.games
            decisions += result.decisions
            longest = max(longest, result.longest)
            spent += result.spent
            failed += len(result.failures)
            print(*result.failures, sep="\n", end="\n" if result.failures else "")
            done = f"{played.total():,} games, {failed} failed, {time.perf_counter() - began:.0f} s"
            print(done, end="\r", file=sys.stderr)
    print(
        f"{played.total():,} games at {len(TABLES)} tables "
        f"({'compiled' if is_compiled() else 'interpreted'}), seeds {wanted.seed} to "
        f"{wanted.seed + wanted.games - 1}: {failed} failed; {decisions:,} decisions, "
        f"the longest game {longest}; {spent:,.0f} s of processor, "
        f"{time.perf_counter() - began:,.0f} s in all"
    )
    for players, games in sorted(played.items()):
        print(f"  {players} players: {games:,} games")
    sys.exit(failed > 0)


def portions(games: int, seed: int) -> list[Portion]:
    """The tables one after the other, each as often as the others."""
    share, rest = divmod(games, len(TABLES))
    found: list[Portion] = []
    for table in range(len(TABLES)):
        left = share + (table < rest)
        while left:
            found.append(Portion(table, seed, min(left, PORTION)))
            seed += found[-1].games
            left -= found[-1].games
    return found


def play(portion: Portion) -> Result:
    table = TABLES[portion.table]
    began = time.process_time()
    failures: list[str] = []
    lengths = [0]
    for seed in range(portion.seed, portion.seed + portion.games):
        try:
            lengths.append(play_one(table, seed))
        except Exception as error:
            failures.append(f"seed {seed} at {table}: {type(error).__name__}: {error}")
    spent = time.process_time() - began
    return Result(portion, sum(lengths), max(lengths), spent, failures)


def play_one(table: Sitting, seed: int) -> int:
    """The number of decisions."""
    game = set_up(table, seed)
    random = seeded(seed)
    decisions = 0
    while not game.over:
        game.take(random.below(len(game.options)))
        decisions += 1
        assert decisions < LONGEST, "a game without end"
    check(game)
    assert game.winners(), "a game without a winner"
    return decisions


if __name__ == "__main__":
    main()
