"""What the commands that play many games have in common."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from everdell.cli.parameters import finite
from everdell.engine.errors import SetupError

if TYPE_CHECKING:
    from rich.progress import Progress

    from everdell.arena import Result
    from everdell.texts import Catalog

Processes = Annotated[
    int | None,
    typer.Option("--jobs", min=1, help="Processes to play in; by default all processors."),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one here."
    ),
]
Patience = Annotated[
    str,
    typer.Option(
        "--patience",
        metavar="SECONDS",
        help="How long a bot may think about one decision; then it forfeits.",
    ),
]
USUAL_PATIENCE: Final = "60"

_LEAST_PATIENCE: Final = 0.1  # seconds: processes are not looked at more often
_REFRESH: Final = 0.1  # seconds: counting each of thousands of games a second would slow them down


def check_specs(bots: Iterable[str]) -> None:
    """Complain about bots that do not exist. One that cannot even start forfeits its games."""
    from everdell.bots.registry import checked_spec

    for bot in bots:
        checked_spec(bot)


def seconds_of(patience: str) -> float:
    """Seconds as they are typed."""
    seconds = finite(patience)
    if seconds is None or seconds < _LEAST_PATIENCE:
        raise SetupError(
            "bad-patience",
            f"--patience takes a number of seconds from {_LEAST_PATIENCE} on, not {patience!r}.",
            {"least": str(_LEAST_PATIENCE), "text": patience},
        )
    return seconds


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Say it well when something cannot be written there."""
    from everdell.table.files import file_fault

    try:
        yield
    except OSError as fault:
        raise file_fault("unwritable-file", "written", path, fault) from fault


def progress_bar(by_itself: bool = True) -> Progress:
    """A bar on standard error, which shows on a terminal only.

    It is drawn anew ten times a second, or only when it is told to: `refresh`.
    """
    from rich.console import Console
    from rich.progress import Progress

    return Progress(
        console=Console(stderr=True),
        auto_refresh=by_itself,
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def take_all(
    words: Catalog,
    bar: Progress,
    total: int,
    results: Generator[Result, None, None],
    take: Callable[[Result], None],
) -> bool:
    """Hand over all results as they come; whether it came to an end. Ctrl-C keeps what is done."""
    done = 0
    shown = time.monotonic()
    with closing(results), bar:
        task = bar.add_task(words.text("commands-playing"), total=total)
        try:
            for result in results:
                take(result)
                done += 1
                if time.monotonic() - shown > _REFRESH:
                    shown = time.monotonic()
                    bar.update(task, completed=done)
        except KeyboardInterrupt:
            return False
    return True
