"""`everdell simulate`: complete games between bots, as fast as they go."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.language import words_for
from everdell.cli.many_games import (
    USUAL_PATIENCE,
    Patience,
    Ray,
    check_specs,
    progress_bar,
    seconds_of,
    take_all,
)
from everdell.cli.output import console, number, print_json, short_number, table, warn
from everdell.cli.parameters import (
    DEFAULT_BOXES,
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
from everdell.compilation.engine_report import is_compiled
from everdell.engine.errors import SetupError

if TYPE_CHECKING:
    from everdell.arena.tally import Tally
    from everdell.bots.simulation import Lineup
    from everdell.texts import Catalog

Bots = Annotated[
    str, typer.Option("--bots", metavar="BOT,…", help="By seat; a short list starts again.")
]


def simulate(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    players: Players = 2,
    boxes: Boxes = DEFAULT_BOXES,
    bots: Bots = "random",
    seed: Seed = 0,
    option: BoxOptions = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            min=1,
            help="Processes to play in; by default this one.",
        ),
    ] = None,
    ray: Ray = None,
    patience: Patience = USUAL_PATIENCE,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play complete games between bots and count what comes of them."""
    from everdell.arena import HERE, Job, run
    from everdell.arena.tally import Tally

    words = words_for(lang)
    lineup = lineup_of(players, boxes, option, bots, seed)
    limit = seconds_of(patience)
    wanted = (Job(lineup, seed + i) for i in range(games))
    tally = Tally(keeps=as_json)
    bar = progress_bar()  # made before the clock starts: it takes longer than many games
    began = time.perf_counter()
    if jobs is None and ray is None:
        jobs = HERE
    results = run(wanted, jobs, ray, limit)
    finished = take_all(words, bar, games, results, tally.count)
    seconds = time.perf_counter() - began
    if as_json:
        print_json(_document(lineup, tally, seconds))
    else:
        _print(words, lineup, tally, seconds)
    for failure in tally.failures:
        warn(words.text("commands-failed-game", seed=str(failure.seed), error=failure.error))
    if not finished:
        warn(words.text("commands-interrupted", games=tally.games))
    if tally.failures or not finished:
        raise typer.Exit(1)


def lineup_of(players: int, boxes: str, option: list[str] | None, bots: str, seed: int) -> Lineup:
    """A table as it is typed, if games can be played there."""
    from everdell.bots.simulation import Lineup

    lineup = Lineup(players, split(boxes), pairs(option), split(bots))
    lineup.set_up(seed)  # a wish that cannot be granted is no failed game
    check_bots(players, lineup.bots)
    if not lineup.bots:
        raise SetupError("no-bot", "Name at least one bot, such as 'random'.")
    check_specs(lineup.bots)
    return lineup


def _document(lineup: Lineup, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "games": tally.games,
        "players": lineup.players,
        "boxes": list(lineup.boxes),
        "options": lineup.options,
        "bots": lineup.seated,
        "decisions": tally.decisions,
        "seconds": round(seconds, 4),
        "games_per_second": round(tally.games / seconds, 4),
        "decisions_per_second": round(tally.decisions / seconds, 4),
        "compiled": is_compiled(),
        "mean_scores": [round(mean, 2) for mean in tally.means],
        "standard_errors": [None if error is None else round(error, 4) for error in tally.errors],
        "wins": tally.wins,
        "results": [
            {"seed": result.seed, "scores": result.scores, "winners": result.winners}
            for result in sorted(tally.results, key=lambda result: result.seed)
        ],
        "errors": [{"seed": lost.seed, "error": lost.error} for lost in tally.failures],
    }


def _print(words: Catalog, lineup: Lineup, tally: Tally, seconds: float) -> None:
    out = console()
    out.print(
        words.text(
            "commands-simulated",
            count=tally.games,
            games=number(words, tally.games),
            decisions=number(words, tally.decisions),
            seconds=number(words, seconds, 2),
        )
    )
    out.print(
        words.text(
            "commands-simulation-speed",
            games=short_number(words, tally.games / seconds),
            decisions=short_number(words, tally.decisions / seconds),
            engine="compiled" if is_compiled() else "pure",
        )
    )
    grid = table(words, "seat", "bot", "mean-score", "wins", numbers=("mean-score", "wins"))
    for seat, (mean, error) in enumerate(zip(tally.means, tally.errors, strict=True)):
        grid.add_row(
            words.text("seat", n=seat + 1),
            who_plays(words, lineup, seat),
            _with_error(words, mean, error),
            number(words, tally.wins[seat]),
        )
    out.print(grid)


def _with_error(words: Catalog, mean: float, error: float | None) -> str:
    told = number(words, mean, 1)
    return told if error is None else f"{told} ± {number(words, error, 1)}"


def who_plays(words: Catalog, lineup: Lineup, seat: int) -> str:
    return lineup.seated[seat] if seat < lineup.players else words.text("commands-rival")
