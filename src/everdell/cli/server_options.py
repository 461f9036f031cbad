"""What the commands of the server share: its packages, its settings."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.engine.errors import EverdellError

if TYPE_CHECKING:
    from everdell.web.server.settings import Settings

Config = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="Settings in TOML. By default EVERDELL_CONFIG, else server.toml in the user's "
        "configuration folder.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="A file, sqlite:///FILE or postgresql://USER@HOST/NAME. By default the server's.",
    ),
]


@contextmanager
def web_packages() -> Iterator[None]:
    """For imports of `everdell.web`: most people play without it, and do not have what it needs."""
    try:
        yield
    except ModuleNotFoundError as fault:
        if (fault.name or "everdell").partition(".")[0] == "everdell":
            raise
        raise EverdellError(
            "web-missing", "The server needs more packages: pip install 'everdell[web]'."
        ) from fault


def read_settings(config: Path | None, **flags: object) -> Settings:
    with web_packages():
        from everdell.web.server.settings import load_settings

    return load_settings(config, os.environ, flags)


@contextmanager
def under_way(say: Callable[[int], str]) -> Iterator[Callable[[int], None]]:
    """Show on a terminal that something goes on; call what is given with how much is done."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console

    with Console(stderr=True).status(say(0)) as status:
        yield lambda done: status.update(say(done))
