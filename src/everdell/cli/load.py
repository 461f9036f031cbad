"""`everdell load`: how many tables a server bears, measured through its real surface."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from everdell.cli.hosting import web_packages
from everdell.cli.language import words_for
from everdell.cli.output import console, number, print_json, table, warn
from everdell.cli.parameters import AsJson, Lang, split
from everdell.compilation.telling import is_compiled
from everdell.engine.errors import EverdellError, SetupError

if TYPE_CHECKING:
    from everdell.texts import Catalog
    from everdell.web.load.figures import Run
    from everdell.web.load.running import LoadPlan, Progress


def load(
    tables: Annotated[
        int, typer.Option("--tables", min=1, help="Tables at the same time, up to 5000.")
    ] = 50,
    seconds: Annotated[
        int, typer.Option("--seconds", min=1, help="How long they play, up to 3600.")
    ] = 10,
    players: Annotated[
        int, typer.Option("--players", min=2, help="Players at each table, up to 4.")
    ] = 2,
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
    idle: Annotated[
        int | None,
        typer.Option(
            "--idle",
            min=1,
            help="Weigh idle tables, too, when they have left memory after so many seconds.",
        ),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play random games through HTTP and WebSockets, and measure how the server bears it."""
    words = words_for(lang)
    counts = _counts(curve) if curve else [tables]
    wishes = _wishes(counts, seconds, players, rate, url, idle)
    runs = [_run(words, wish) for wish in wishes]
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


def _wishes(
    counts: list[int],
    seconds: int,
    players: int,
    rate: int | None,
    url: str | None,
    idle: int | None,
) -> list[LoadPlan]:
    """What is to be measured, if all of it can be."""
    _require_client()
    with web_packages():
        from everdell.web.load import limits
        from everdell.web.load.running import LoadPlan
        from everdell.web.load.server import running_server

    for count in counts:
        limits.check_bound("--tables", count, limits.MOST_TABLES)
    limits.check_bound("--seconds", seconds, limits.MOST_SECONDS)
    limits.check_bound("--players", players, limits.MOST_PLAYERS)
    most = max(counts) if idle is None else 2 * max(counts)  # idle ones are joined by as many
    limits.check_open_files(most, players)
    if url is not None:
        running_server(url)
        if idle is not None:
            raise SetupError(
                "load-idle-elsewhere",
                "Only a new server can be weighed: leave out --url or --idle.",
            )
    return [
        LoadPlan(tables=count, seconds=seconds, players=players, rate=rate, url=url, idle=idle)
        for count in counts
    ]


def _run(words: Catalog, wish: LoadPlan) -> Run:
    from everdell.web.load.running import put_load
    from everdell.web.server.serving import uvicorn_loop

    with _progress(words, wish) as progress, uvicorn_loop() as runner:
        return runner.run(put_load(wish, progress))


@contextmanager
def _progress(words: Catalog, wish: LoadPlan) -> Iterator[Progress]:
    """A bar on the terminal, one line for the stage that is under way."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    bar = Bar(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with bar:
        task = bar.add_task("", total=1.0)

        def tell(stage: str, share: float) -> None:
            said = words.text("load-stage", stage=stage, tables=wish.tables)
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


def _weight(name: str) -> Callable[[Run], float | None]:
    def kilobytes(run: Run) -> float | None:
        weight = getattr(run.memory, name, None)
        return None if weight is None else weight / 1000

    return kilobytes


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
    ("memory", _weight("per_table"), 0),
    ("memory-connected", _weight("per_connected_table"), 0),
    ("memory-idle", _weight("per_idle_table"), 0),
)
