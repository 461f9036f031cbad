"""`everdell play`: a game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from everdell.cli.language import words_for
from everdell.cli.parameters import BoxOptions, Lang, pairs, split

_ASK_FIRST: Final = 0  # so many players mean: let the start menu ask
_USUAL_BOT: Final = "greedy"


def play(
    players: Annotated[
        int | None,
        typer.Option("--players", help="Seats, the bots' included; 1 is the solo game."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="BOT,…",
            help="Bots for the last seats; '' for people only. By default all but yours.",
        ),
    ] = None,
    boxes: Annotated[
        str, typer.Option("--boxes", metavar="BOX,…", help="Boxes to play with.")
    ] = "base",
    seed: Annotated[int | None, typer.Option("--seed", help="Play this very game.")] = None,
    option: BoxOptions = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Go on with this game, or save it there."),
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal, whatever else there is.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game against bots, people at the same keyboard, or alone."""
    from everdell.cli import terminal as screen

    language = words_for(lang).language
    rivals = None if bots is None else split(bots)
    seats = _seats(players, rivals, record)
    if rivals is None:
        rivals = (_USUAL_BOT,) * (seats - 1)
    code = screen.play(
        lang=language,
        players=seats,
        bots=list(rivals),
        boxes=list(split(boxes)),
        seed=seed,
        options=pairs(option),
        record=str(record) if record is not None else None,
    )
    raise typer.Exit(code)


def _seats(players: int | None, rivals: tuple[str, ...] | None, record: Path | None) -> int:
    """As many as were asked for, as a record has, or as the bots and one person need."""
    from everdell.table import load_record

    if record is not None and record.exists():
        return load_record(record).players
    if players is not None:
        return players
    return _ASK_FIRST if rivals is None else len(rivals) + 1
