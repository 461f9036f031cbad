"""`everdell play`: a game at this terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from everdell.cli.language import words_for
from everdell.cli.parameters import BoxOptions, Lang, pairs, split
from everdell.engine.errors import SetupError


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
        str | None,
        typer.Option("--boxes", metavar="BOX,…", help="Boxes to play with; by default base."),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Play this very game.")] = None,
    option: BoxOptions = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Go on with this game, or save it there."),
    ] = None,
    terminal: Annotated[
        bool,
        typer.Option(
            "--terminal", help="Play in this terminal. So far every game does, with or without it."
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game against bots, people at the same keyboard, or alone."""
    from everdell.cli import terminal as screen

    language = words_for(lang).language
    if record is not None and os.path.exists(record):
        wishes = {
            "--players": players,
            "--seed": seed,
            "--boxes": boxes,
            "--option": option or None,
        }
        _refuse_beside(record, [name for name, wish in wishes.items() if wish is not None])
    rivals = None if bots is None else split(bots)
    if players is None and rivals is not None:
        players = len(rivals) + 1
    if option and players is None:
        raise SetupError(
            "option-without-players",
            "An --option needs --players: it belongs to a game that is fully described.",
        )
    code = screen.play(
        lang=language,
        players=players,
        bots=rivals,
        boxes=("base",) if boxes is None else split(boxes),
        seed=seed,
        options=pairs(option),
        record=record,
    )
    raise typer.Exit(code)


def _refuse_beside(record: Path, wishes: list[str]) -> None:
    """A record is a game with its players, boxes, options and seed: none of them can be changed."""
    if wishes:
        named = ", ".join(wishes)
        raise SetupError(
            "record-decides",
            f"The record {str(record)!r} says already which game it is: leave out {named}.",
            {"record": str(record), "wishes": named},
        )
