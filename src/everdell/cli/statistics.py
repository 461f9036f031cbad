"""`everdell statistics`: tables and a report about many games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from everdell.cli.language import words_for
from everdell.cli.many_games import (
    USUAL_PATIENCE,
    Patience,
    Processes,
    Ray,
    progress_bar,
    seconds_of,
    take_all,
    writing,
)
from everdell.cli.output import console, number, print_json, warn
from everdell.cli.parameters import DEFAULT_BOXES, AsJson, Boxes, BoxOptions, Lang, Players, Seed
from everdell.cli.simulate import Bots, lineup_of, who_plays
from everdell.engine.errors import EverdellError, SaveError, SetupError

if TYPE_CHECKING:
    from everdell.arena import Result
    from everdell.arena.statistics import Statistics
    from everdell.arena.statistics.tables import Folder, Format
    from everdell.bots.simulation import Lineup
    from everdell.texts import Catalog

_REPORT: Final = "report.md"


def statistics(
    folder: Annotated[Path, typer.Argument(help="Where the tables and the report are written.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    players: Players = 2,
    boxes: Boxes = DEFAULT_BOXES,
    bots: Bots = "random",
    seed: Seed = 0,
    option: BoxOptions = None,
    format: Annotated[
        str, typer.Option("--format", metavar="csv|parquet", help="How the tables are written.")
    ] = "csv",
    jobs: Processes = None,
    ray: Ray = None,
    patience: Patience = USUAL_PATIENCE,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play complete games between bots and write down what happens in them."""
    from everdell.arena import Job, run
    from everdell.arena.statistics import WATCHER, Statistics
    from everdell.arena.statistics.layout import write_game, write_sums
    from everdell.arena.statistics.ordering import InOrder
    from everdell.arena.statistics.plots import FILES

    words = words_for(lang)
    lineup = lineup_of(players, boxes, option, bots, seed)
    kind = _format(format)
    limit = seconds_of(patience)
    _check_folder(folder)
    sums = Statistics.of(lineup.set_up(seed).rules)
    failures: list[Result] = []
    in_order = InOrder(seed)

    def keep(results: Iterable[Result]) -> None:
        for result in results:
            if result.over:
                sums.add(result)
                with writing(folder):
                    write_game(tables, result)
            else:
                failures.append(result)

    with _tables(folder, kind) as tables:
        wanted = (Job(lineup, seed + i, WATCHER) for i in range(games))
        results = run(wanted, jobs, ray, limit)
        finished = take_all(
            words, progress_bar(), games, results, lambda result: keep(in_order.take(result))
        )
        keep(in_order.rest())
        with writing(folder):
            write_sums(tables, sums)
    written = tables.files
    if sums.games:
        with writing(folder):
            pictures = _draw(words, folder, sums, lineup)
            _report(words, folder, sums, lineup, seed, pictures)
        written += [*(FILES if pictures else ()), _REPORT]
    if as_json:
        print_json(_document(folder, written, sums, failures))
    else:
        games_said = number(words, sums.games)
        console().print(
            words.text("statistics-written", count=sums.games, games=games_said, folder=str(folder))
        )
    for failure in failures:
        warn(words.text("commands-failed-game", seed=str(failure.seed), error=failure.failure))
    if not finished:
        warn(words.text("commands-interrupted", games=sums.games))
    if failures or not finished:
        raise typer.Exit(1)


def _format(text: str) -> Format:
    from everdell.extras import extra

    if text == "csv":
        return "csv"
    if text == "parquet":
        extra("pyarrow.parquet", "stats")  # better now than after all the games
        return "parquet"
    raise SetupError(
        "bad-format", f"--format takes csv or parquet, not {text!r}.", {"format": text}
    )


def _check_folder(folder: Path) -> None:
    """A file where a folder should be is better found before the games."""
    with writing(folder):
        nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not nearest.is_dir():
        raise SaveError(
            "no-folder",
            f"{str(nearest)!r} is no folder: name another place for the tables.",
            {"path": str(nearest)},
        )


@contextmanager
def _tables(folder: Path, format: Format) -> Iterator[Folder]:
    """A folder for tables, closed whatever happens; only its own troubles are those of a file."""
    from everdell.arena.statistics.layout import TABLES
    from everdell.arena.statistics.tables import Folder

    with writing(folder):
        _clear(folder)
        tables = Folder(folder, format, TABLES)
    try:
        yield tables
    finally:
        with writing(folder):
            tables.close()


def _clear(folder: Path) -> None:
    """Away with what an earlier run has written, or its games would stand among the new ones."""
    from everdell.arena.statistics.layout import TABLES
    from everdell.arena.statistics.plots import FILES
    from everdell.arena.statistics.tables import FORMATS

    tables = [table.file(format) for table in TABLES for format in FORMATS]
    for path in [folder / name for name in (*tables, *FILES, _REPORT)]:
        if path.is_file():
            path.unlink()


def _draw(words: Catalog, folder: Path, sums: Statistics, lineup: Lineup) -> dict[str, str]:
    """The report does without pictures where nothing is installed to draw them."""
    from everdell.arena.statistics.plots import draw

    playing = [who_plays(words, lineup, seat) for seat in range(len(sums.won))]
    try:
        return draw(folder, words, sums, playing)
    except EverdellError as fault:
        warn(words.text("statistics-no-pictures", why=words.error(fault)))
        return {}


def _report(
    words: Catalog,
    folder: Path,
    sums: Statistics,
    lineup: Lineup,
    seed: int,
    pictures: dict[str, str],
) -> None:
    from everdell.arena.statistics.report import Report

    report = Report(words, partial(number, words)).write(lineup, seed, sums, pictures)
    (folder / _REPORT).write_text(report, encoding="utf-8")


def _document(
    folder: Path, files: list[str], sums: Statistics, failures: list[Result]
) -> dict[str, Any]:
    seen = sums.branching
    return {
        "games": sums.games,
        "folder": str(folder),
        "files": sorted(files),
        "decisions": seen.decisions,
        "mean_options": round(seen.options / seen.decisions, 4) if seen.decisions else None,
        "most_options": seen.most,
        "errors": [{"seed": lost.seed, "error": lost.failure} for lost in failures],
    }
