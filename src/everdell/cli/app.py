"""The command `everdell`: its subcommands, its exit codes, its errors in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from everdell.cli.arena import arena
from everdell.cli.backup import backup, restore
from everdell.cli.bench import bench
from everdell.cli.boxes import boxes
from everdell.cli.cards import cards
from everdell.cli.language import words_for, words_for_faults
from everdell.cli.load import load
from everdell.cli.migrate import migrate
from everdell.cli.output import warn
from everdell.cli.parameters import Lang
from everdell.cli.play import play
from everdell.cli.replay import replay
from everdell.cli.serve import ServeCommand, serve
from everdell.cli.simulate import simulate
from everdell.cli.statistics import statistics
from everdell.cli.tables import app as tables
from everdell.cli.train import train
from everdell.cli.usage_errors import usage_fault
from everdell.compilation import engine_report
from everdell.engine.errors import EverdellError, SetupError

FAILED: Final = 1
WRONG_USAGE: Final = 2

# Faults of what was typed, rather than of what came of it.
_USAGE_CODES: Final = frozenset(
    {
        "bad-bot",
        "bad-budget",
        "bad-database",
        "bad-experience",
        "bad-keep",
        "bad-setting",
        "half-experience",
        "no-budget",
        "no-style",
        "nothing-to-keep",
        "plain-bot",
        "unknown-bot",
        "unknown-language",
        "unknown-style",
    }
)

app = typer.Typer(name="everdell", add_completion=False, pretty_exceptions_enable=False)
_COMMANDS: Final = (
    play, simulate, arena, statistics, train, bench, cards, boxes, replay, serve, migrate, backup,
    restore, load,
)  # fmt: skip
for _command in _COMMANDS:
    app.command(cls=ServeCommand if _command is serve else None)(_command)
app.add_typer(tables)


@app.callback(invoke_without_command=True)
def everdell(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and which engine runs.")
    ] = False,
    lang: Lang = None,
) -> None:
    """An unofficial digital Everdell. Without a command it opens the page."""
    if version:
        _print_version(lang)
        raise typer.Exit
    if context.invoked_subcommand is None:
        play(lang=lang)
    # `everdell --lang fr cards` means the same as `everdell cards --lang fr`.
    context.default_map = {command.__name__: {"lang": lang} for command in _COMMANDS}
    context.default_map["tables"] = {
        command.name or "": {"lang": lang} for command in tables.registered_commands
    }


def _print_version(lang: str | None) -> None:
    from everdell.version import VERSION

    words, why = words_for(lang), engine_report.cause()
    engine = "compiled" if engine_report.is_compiled() else "pure"
    typer.echo(words.text("commands-version", version=VERSION, engine=engine))
    if why is not None:
        typer.echo(words.text("engine-why", why=why))


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit code."""
    try:
        code = app(args=list(arguments), prog_name="everdell", standalone_mode=False)
    except typer.TyperException as fault:
        warn(usage_fault(words_for_faults(arguments), fault, arguments))
        return fault.exit_code
    except typer.Abort:
        return FAILED
    except EverdellError as fault:
        warn(words_for_faults(arguments).error(fault))
        wrong_usage = isinstance(fault, SetupError) or fault.code in _USAGE_CODES
        return WRONG_USAGE if wrong_usage else FAILED
    return code if isinstance(code, int) else 0
