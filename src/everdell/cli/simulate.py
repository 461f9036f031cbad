"""`everdell simulate`: complete games between bots, as fast as they go."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.language import words_for
from everdell.cli.mode import is_compiled
from everdell.cli.output import console, number, print_json, table, warn
from everdell.cli.parameters import (
    AsJson,
    Boxes,
    BoxOptions,
    Lang,
    Players,
    Seed,
    pairs,
    split,
)
from everdell.cli.seating import check_bots
from everdell.engine.errors import SetupError

if TYPE_CHECKING:
    from rich.progress import Progress

    from everdell.bots.simulation import Lineup, Tally
    from everdell.texts import Catalog

_LARGEST_BATCH = 100
_BATCHES_PER_JOB = 10


def simulate(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    players: Players = 2,
    boxes: Boxes = "base",
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,…", help="By seat; a short list starts again.")
    ] = "random",
    seed: Seed = 0,
    option: BoxOptions = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes to play in.")] = 1,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play complete games between bots and count what comes of them."""
    from everdell.bots.registry import make_bot
    from everdell.bots.simulation import Lineup

    words = words_for(lang)
    lineup = Lineup(players, split(boxes), pairs(option), split(bots))
    lineup.set_up(seed)  # a wish that cannot be granted is no failed game
    check_bots(players, lineup.bots)
    if not lineup.bots:
        raise SetupError("no-bot", "Name at least one bot, such as 'random'.")
    for name in lineup.bots:
        make_bot(name)
    bar = _progress_bar()  # made before the clock starts: it takes longer than many games
    began = time.perf_counter()
    tally = _play(words, lineup, range(seed, seed + games), jobs, bar)
    seconds = time.perf_counter() - began
    if as_json:
        print_json(_document(lineup, tally, seconds))
    else:
        _print(words, lineup, tally, seconds)
    for failure in tally.failures:
        warn(words.text("commands-failed-game", seed=str(failure.seed), error=failure.error))
    if tally.failures:
        raise typer.Exit(1)


def _progress_bar() -> Progress:
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def _play(words: Catalog, lineup: Lineup, seeds: range, jobs: int, bar: Progress) -> Tally:
    from everdell.bots.simulation import Tally

    total = Tally()
    size = max(1, min(_LARGEST_BATCH, len(seeds) // (jobs * _BATCHES_PER_JOB)))
    batches = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    with bar:
        task = bar.add_task(words.text("commands-playing"), total=len(seeds))
        for tally in _tallies(lineup, batches, jobs):
            total.add(tally)
            bar.update(task, completed=total.games + len(total.failures))
    return total


def _tallies(lineup: Lineup, batches: Sequence[range], jobs: int) -> Iterator[Tally]:
    from everdell.bots.simulation import play_games

    if jobs == 1 or len(batches) == 1:
        for batch in batches:
            yield play_games(lineup, batch)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    # Fresh processes: a fork would copy the thread that draws the progress bar.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_games, lineup, batch) for batch in batches]):
            yield done.result()


def _means(tally: Tally) -> list[float]:
    return [round(points / tally.games, 2) for points in tally.points]


def _document(lineup: Lineup, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "games": tally.games,
        "players": lineup.players,
        "boxes": list(lineup.boxes),
        "options": lineup.options,
        "bots": [lineup.bot_at(seat) for seat in range(lineup.players)],
        "decisions": tally.decisions,
        "seconds": round(seconds, 4),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "compiled": is_compiled(),
        "mean_scores": _means(tally),
        "wins": tally.wins,
        "errors": [{"seed": lost.seed, "error": lost.error} for lost in tally.failures],
    }


def _print(words: Catalog, lineup: Lineup, tally: Tally, seconds: float) -> None:
    out = console()
    out.print(
        words.text(
            "commands-simulated",
            games=number(words, tally.games),
            decisions=number(words, tally.decisions),
            seconds=number(words, seconds, 2),
        )
    )
    out.print(
        words.text(
            "commands-simulation-speed",
            games=number(words, tally.games / seconds),
            decisions=number(words, tally.decisions / seconds),
            engine="compiled" if is_compiled() else "pure",
        )
    )
    grid = table(words, "seat", "bot", "mean-score", "wins", numbers=("mean-score", "wins"))
    for seat, mean in enumerate(_means(tally)):
        playing = lineup.bot_at(seat) if seat < lineup.players else words.text("commands-rival")
        grid.add_row(
            words.text("seat", n=seat + 1),
            playing,
            number(words, mean, 1),
            number(words, tally.wins[seat]),
        )
    out.print(grid)
