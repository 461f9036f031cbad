"""`everdell serve`: tables for all who can reach this machine."""

from __future__ import annotations

from functools import lru_cache
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer
from typer.core import TyperCommand
from typer.main import get_command

from everdell.cli.language import words_for
from everdell.cli.parameters import Lang
from everdell.cli.server_options import Config, read_settings, web_packages

if TYPE_CHECKING:
    from everdell.web.server.settings import SettingHelp


class ServeCommand(TyperCommand):
    """A command with an option for every setting of the server.

    The settings tell themselves what they are, so nothing is written twice. They are asked when
    the command is read and not before: other commands work without the packages of the server.
    """

    def get_params(self, ctx: Any) -> list[Any]:
        return [*_options(), *super().get_params(ctx)]

    def invoke(self, ctx: Any) -> Any:
        ctx.obj = {option.name: ctx.params.pop(option.name) for option in _options()}
        return super().invoke(ctx)


@lru_cache(maxsize=1)
def _options() -> tuple[Any, ...]:
    with web_packages():
        from everdell.web.server.settings import Settings, settings_help

    def settings() -> None: ...

    # Typer makes options from the signature of a function, so it is given one.
    kinds = get_type_hints(Settings)
    parameters = [
        Parameter(
            help.name,
            Parameter.KEYWORD_ONLY,
            default=None,
            annotation=_annotation(help, kinds[help.name]),
        )
        for help in settings_help()
    ]
    settings.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    made = typer.Typer(add_completion=False)
    made.command()(settings)
    return tuple(get_command(made).params)


def _annotation(help: SettingHelp, kind: Any) -> Any:
    default = f"default: {help.default}" if help.default else ""
    if kind is bool:
        names = f"{help.flag}/--no-{help.flag.removeprefix('--')}"
        return Annotated[bool | None, typer.Option(names, help=f"{help.description} ({default})")]
    hint = "; ".join(filter(None, (help.expected, default)))
    option = typer.Option(help.flag, metavar="VALUE", help=f"{help.description} ({hint})")
    return Annotated[str | None, option]


def serve(context: typer.Context, config: Config = None, lang: Lang = None) -> None:
    """Run the server, until Ctrl-C or SIGTERM.

    Every setting can also be given as a variable, such as EVERDELL_PORT for --port, or in the file
    of settings, such as port = 8000. An option wins over a variable, and that over the file.
    """
    words = words_for(lang)
    settings = read_settings(config, **context.obj)
    with web_packages():
        from everdell.web.server import serving

    def tell(address: str) -> None:
        print(words.text("commands-serving", address=address), flush=True)

    serving.serve(settings, tell)
