"""Commands about the database of a server: the options that they share, and what these come to."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from everdell.cli.language import words_for
from everdell.cli.parameters import AsJson, Lang
from everdell.cli.server_options import Config, Database, read_settings

if TYPE_CHECKING:
    from everdell.texts import Catalog
    from everdell.web.server.settings import Settings

_SHARED: Final[dict[str, tuple[Any, Any]]] = {
    "database": (Database, None),
    "config": (Config, None),
    "lang": (Lang, None),
    "as_json": (AsJson, False),
}


class DatabaseCommand(NamedTuple):
    """What the shared options come to."""

    words: Catalog
    settings: Settings
    as_json: bool

    @property
    def database(self) -> str | None:
        return self.settings.database


def about_database(command: Callable[..., None]) -> Callable[..., None]:
    """Add the shared options to those of a command, which gets what they come to first."""

    @wraps(command)
    def with_shared_options(
        *,
        database: str | None = None,
        config: Path | None = None,
        lang: str | None = None,
        as_json: bool = False,
        **own: Any,
    ) -> None:
        words = words_for(lang)
        settings = read_settings(config, database=database)
        command(DatabaseCommand(words, settings, as_json), **own)

    # Typer asks the signature for the options.
    signature = inspect.signature(command, eval_str=True)
    _first, *own_parameters = signature.parameters.values()
    shared = [
        inspect.Parameter(
            name, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind, default=default
        )
        for name, (kind, default) in _SHARED.items()
    ]
    parameters = [*own_parameters, *shared]
    vars(with_shared_options)["__signature__"] = signature.replace(parameters=parameters)
    with_shared_options.__annotations__ = {each.name: each.annotation for each in parameters}
    return with_shared_options
