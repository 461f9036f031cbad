"""`everdell arena`: a tournament between bots, with ratings."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from everdell.cli.language import words_for
from everdell.cli.many_games import (
    USUAL_PATIENCE,
    Patience,
    Processes,
    Ray,
    check_specs,
    progress_bar,
    seconds_of,
    take_all,
    writing,
)
from everdell.cli.output import console, number, print_json, table, warn
from everdell.cli.parameters import (
    DEFAULT_BOXES,
    AsJson,
    Boxes,
    BoxOptions,
    Lang,
    Seed,
    finite,
    pairs,
    split,
)
from everdell.compilation.engine_report import is_compiled
from everdell.engine.errors import SetupError

if TYPE_CHECKING:
    from everdell.arena import Result
    from everdell.arena.ratings import Anchor
    from everdell.arena.standings import Standings
    from everdell.arena.tournament import Tournament
    from everdell.texts import Catalog


def arena(
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,…", help="Who takes part; two at least.")
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many games in all; rounds are made full.")
    ] = 100,
    players: Annotated[
        int, typer.Option("--players", help="Number of players at a table; two at least.")
    ] = 2,
    boxes: Boxes = DEFAULT_BOXES,
    seed: Seed = 0,
    option: BoxOptions = None,
    jobs: Processes = None,
    ray: Ray = None,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results", metavar="FILE", help="Keep each game there; what is there is not played."
        ),
    ] = None,
    patience: Patience = USUAL_PATIENCE,
    anchor: Annotated[
        str | None,
        typer.Option(
            "--anchor", metavar="BOT=ELO", help="A given rating; by default the mean is 1000."
        ),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play a tournament between bots and rate them."""
    from everdell.arena.tournament import Tournament

    words = words_for(lang)
    tournament = Tournament(split(bots), games, players, split(boxes), pairs(option), seed)
    tournament.check()
    fixed = _anchor(anchor, tournament.bots)
    check_specs(tournament.bots)
    limit = seconds_of(patience)
    began = time.perf_counter()
    played, finished = _play(words, tournament, results, jobs, ray, limit)
    seconds = time.perf_counter() - began
    standing = _standings(tournament, played, fixed)
    if as_json:
        print_json(_document(tournament, standing, seconds, limit, anchor))
    elif played:
        _print(words, standing, len(played), seconds)
    if not finished:
        warn(words.text("arena-interrupted", games=len(played), kept=str(results is not None)))
    if standing.errors or not finished:
        raise typer.Exit(1)


def _anchor(text: str | None, bots: Sequence[str]) -> Anchor:
    from everdell.arena.ratings import Anchor

    if text is None:
        return Anchor()
    bot, _, elo = text.rpartition("=")
    rating = finite(elo)
    if rating is None or bot not in bots:
        raise SetupError(
            "bad-anchor",
            f"--anchor takes one of the bots and its rating, such as {bots[0]}=1000, not {text!r}.",
            {"text": text, "bot": bots[0]},
        )
    return Anchor(rating, bots.index(bot))


def _play(
    words: Catalog,
    tournament: Tournament,
    path: Path | None,
    workers: int | None,
    ray: str | None,
    patience: float,
) -> tuple[list[Result], bool]:
    """All results, those of earlier runs included, and whether the tournament is complete."""
    from everdell.arena import run
    from everdell.arena.results import ResultsFile
    from everdell.arena.tournament import of_these, still_to_play

    settings = tournament.settings  # before the first game: files of weights may change
    played: list[Result] = []
    file: ResultsFile | None = None

    def keep(result: Result) -> None:
        played.append(result)
        _complain(words, result)
        if path is not None and file is not None:
            with writing(path):
                file.add(result)

    with ExitStack() as stack:
        if path is not None:
            with writing(path):
                file = stack.enter_context(ResultsFile(path, settings))
            played += of_these(tournament.jobs(), file.results)
        results = run(still_to_play(tournament.jobs(), played), workers, ray, patience)
        left = tournament.size - len(played)
        finished = take_all(words, progress_bar(), left, results, keep)
    return played, finished


def _complain(words: Catalog, result: Result) -> None:
    """A line for a game that was not played to its end, at once: a tournament may take days."""
    lost = result.forfeit
    if lost is not None:
        said = words.text(
            "arena-forfeit",
            bot=lost.bot,
            seat=lost.seat + 1,
            seed=str(result.seed),
            reason=lost.reason,
            detail=lost.detail or "–",
        )
        warn(said)
    elif result.error:
        warn(words.text("arena-error", seed=str(result.seed), error=result.error))


def _standings(tournament: Tournament, played: list[Result], anchor: Anchor) -> Standings:
    from everdell.arena.standings import standings

    return standings(tournament.bots, played, anchor, tournament.seed)


def _document(
    tournament: Tournament,
    standing: Standings,
    seconds: float,
    patience: float,
    anchor: str | None,
) -> dict[str, Any]:
    settings = {
        **tournament.settings,
        "games": tournament.size,
        "patience": patience,
        "anchor": anchor,
        "compiled": is_compiled(),
    }
    return {**standing.document(), "seconds": round(seconds, 4), "settings": settings}


# For people ----------------------------------------------------------------------------------


def _print(words: Catalog, standing: Standings, games: int, seconds: float) -> None:
    out = console()
    out.print(
        words.text(
            "arena-played",
            count=games,
            games=number(words, games),
            seconds=number(words, seconds, 1),
        )
    )
    out.print(_ratings(words, standing))
    out.print(_pairs(words, standing))


def _ratings(words: Catalog, standing: Standings) -> Any:
    numbers = ("elo", "interval", "games", "wins", "mean-score", "thinking")
    grid = table(words, "bot", *numbers, numbers=numbers)
    for row in standing.ratings:
        grid.add_row(
            row.bot,
            number(words, row.elo),
            _span(number(words, row.low), number(words, row.high)),
            number(words, row.games),
            number(words, row.wins),
            "–" if row.mean_score is None else number(words, row.mean_score, 1),
            number(words, row.seconds_per_game, 2),
        )
    return grid


def _pairs(words: Catalog, standing: Standings) -> Any:
    numbers = ("games", "wins", "draws", "losses", "win-rate", "interval")
    grid = table(words, "bot", "rival", *numbers, numbers=numbers)
    for pair in standing.pairs:
        grid.add_row(
            pair.bot,
            pair.rival,
            *[number(words, n) for n in (pair.games, pair.wins, pair.draws, pair.losses)],
            _percent(words, _hundredths(words, pair.win_rate)),
            _percent(words, _span(_hundredths(words, pair.low), _hundredths(words, pair.high))),
        )
    return grid


def _percent(words: Catalog, hundredths: str) -> str:
    return words.text("arena-percent", n=hundredths)


def _hundredths(words: Catalog, share: float) -> str:
    return number(words, 100 * share, 1)


def _span(low: str, high: str) -> str:
    return f"{low} … {high}"
