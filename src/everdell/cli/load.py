"""`everdell load`: how many tables a server bears, measured through its real surface."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from everdell.cli.language import words_for
from everdell.cli.output import console, number, print_json, table, warn
from everdell.cli.parameters import DEFAULT_BOXES, AsJson, Boxes, Lang, split
from everdell.cli.server_options import web_packages
from everdell.compilation.engine_report import is_compiled
from everdell.engine.errors import EverdellError, SetupError
from everdell.games import checked_setup

if TYPE_CHECKING:
    from everdell.engine.box import Setup
    from everdell.texts import Catalog
    from everdell.web.load.figures import Run
    from everdell.web.load.running import LoadPlan, Progress

MOST_TABLES: Final = 5000
_MOST_SECONDS: Final = 3600
_FILES_BESIDES: Final = 100  # the database, the program, connections that are being closed


def load(
    tables: Annotated[
        int, typer.Option("--tables", min=1, help="Tables at the same time, up to 5000.")
    ] = 50,
    seconds: Annotated[
        int, typer.Option("--seconds", min=1, help="How long they play, up to 3600.")
    ] = 10,
    players: Annotated[int, typer.Option("--players", min=2, help="Players at each table.")] = 2,
    boxes: Boxes = DEFAULT_BOXES,
    rate: Annotated[
        int | None,
        typer.Option("--rate", min=1, help="Moves a second in all; without it, all that go."),
    ] = None,
    curve: Annotated[
        str, typer.Option("--curve", metavar="N,…", help="Several numbers of tables in turn.")
    ] = "",
    url: Annotated[
        str | None,
        typer.Option("--url", help="A server that runs on this machine; without it, a new one."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play random games through HTTP and WebSockets, and measure how the server bears it."""
    words = words_for(lang)
    counts = _counts(curve) if curve else [tables]
    wish = checked_setup(players, split(boxes))
    plans = _plans(counts, seconds, wish, rate, url)
    runs = [_run(words, plan) for plan in plans]
    compiled = is_compiled() if url is None else None
    if as_json:
        print_json(_document(runs, compiled, as_list=bool(curve)))
    else:
        _print(words, runs, compiled)
    faults = [f"{code} ×{n}" for run in runs for code, n in run.errors.items()]
    if faults:
        warn(words.text("load-errors", errors=", ".join(faults)))
        raise typer.Exit(1)


def _counts(curve: str) -> list[int]:
    counts = [int(part) if part.isdecimal() else 0 for part in split(curve)]
    if not counts or 0 in counts:
        raise SetupError(
            "load-curve",
            f"--curve takes numbers of tables such as 50,200,500, not {curve!r}.",
            {"curve": curve},
        )
    return counts


def _require_client() -> None:
    if find_spec("aiohttp") is None:
        raise EverdellError(
            "load-missing",
            "Putting load on a server takes more packages: pip install 'everdell[web,load]'.",
        )


def _plans(
    counts: list[int], seconds: int, wish: Setup, rate: int | None, url: str | None
) -> list[LoadPlan]:
    """What is to be measured, if all of it can be."""
    _require_client()
    with web_packages():
        from everdell.web.load.running import LoadPlan
        from everdell.web.load.server import running_server

    _check_bound("--tables", max(counts), MOST_TABLES)
    _check_bound("--seconds", seconds, _MOST_SECONDS)
    check_open_files(max(counts), wish.players)
    if url is not None:
        running_server(url)
    return [
        LoadPlan(
            tables=count,
            seconds=seconds,
            players=wish.players,
            boxes=wish.boxes,
            rate=rate,
            url=url,
        )
        for count in counts
    ]


def _check_bound(option: str, value: int, most: int) -> None:
    if value > most:
        raise SetupError(
            "load-bound", f"{option} goes up to {most}.", {"option": option, "most": str(most)}
        )


def check_open_files(tables: int, players: int) -> None:
    """Take what it needs, for this process and those it starts, if the system allows that.

    On either side every player has a live connection, and every table one for the move under way.
    """
    from everdell.web.open_files import allow_open_files

    needed = tables * (players + 1) + _FILES_BESIDES
    most = allow_open_files(needed)
    if needed > most:
        raise SetupError(
            "load-open-files",
            f"So many tables take {needed} open files, and the system allows {most}: ask for fewer "
            "tables, or let it allow more (ulimit -Hn).",
            {"needed": str(needed), "most": str(most)},
        )


def _run(words: Catalog, plan: LoadPlan) -> Run:
    from everdell.web.load.running import put_load
    from everdell.web.server.serving import uvicorn_loop

    with _progress(words, plan) as progress, uvicorn_loop() as runner:
        return runner.run(put_load(plan, progress))


@contextmanager
def _progress(words: Catalog, plan: LoadPlan) -> Iterator[Progress]:
    """A bar on the terminal, one line for the stage that is under way."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    bar = Bar(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with bar:
        task = bar.add_task("", total=1.0)

        def tell(stage: str, share: float) -> None:
            said = words.text("load-stage", stage=stage, tables=plan.tables)
            bar.update(task, description=said, completed=share)

        yield tell


# The document --------------------------------------------------------------------------------


def _document(runs: list[Run], compiled: bool | None, as_list: bool) -> dict[str, Any]:
    import msgspec

    documents = [msgspec.to_builtins(run) | {"compiled": compiled} for run in runs]
    return {"runs": documents} if as_list else documents[0]


# For people ----------------------------------------------------------------------------------


def _print(words: Catalog, runs: list[Run], compiled: bool | None) -> None:
    grid = table(words, "measure")
    for run in runs:
        heading = words.text("load-tables", tables=run.tables)
        grid.add_column(heading, justify="right", no_wrap=True)
    for measure, figure, digits in _ROWS:
        figures = [figure(run) for run in runs]
        if any(value is not None for value in figures):
            shown = ["–" if value is None else number(words, value, digits) for value in figures]
            grid.add_row(words.text("load-measure", measure=measure), *shown)
    engine = "unknown" if compiled is None else "compiled" if compiled else "pure"
    out = console()
    out.print(grid)
    out.print(words.text("load-engine", engine=engine))


def _time(spread: str, share: str) -> Callable[[Run], float | None]:
    return lambda run: getattr(getattr(run, spread), share, None)


def _kilobytes(run: Run) -> float | None:
    return None if run.memory is None else run.memory.per_table / 1000


def _processors(name: str) -> Callable[[Run], float | None]:
    """How many processors were kept busy."""

    def busy(run: Run) -> float | None:
        seconds = getattr(run, name)
        return None if seconds is None else seconds / run.seconds

    return busy


# What is shown of a run, and with how many digits behind the point; what is not known is left out.
_ROWS: Final[tuple[tuple[str, Callable[[Run], float | None], int], ...]] = (
    ("moves", lambda run: run.moves_per_second, 0),
    ("latency-p50", _time("latency_ms", "p50"), 1),
    ("latency-p95", _time("latency_ms", "p95"), 1),
    ("latency-p99", _time("latency_ms", "p99"), 1),
    ("latency-max", _time("latency_ms", "max"), 1),
    ("push-p50", _time("push_ms", "p50"), 1),
    ("push-p99", _time("push_ms", "p99"), 1),
    ("games", lambda run: run.games_finished, 0),
    ("server-cpu", _processors("server_cpu_seconds"), 2),
    ("load-cpu", _processors("load_cpu_seconds"), 2),
    ("memory", _kilobytes, 0),
)
