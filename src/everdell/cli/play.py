"""`everdell play`: a game in the browser, or at this terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from everdell import defaults
from everdell.cli.language import words_for
from everdell.cli.parameters import BoxOptions, Lang, pairs, split
from everdell.cli.server_options import Database
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
            "--terminal",
            help="Play in this terminal; so does every option above, which describes a game.",
        ),
    ] = False,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", help="Port of the page. By default 8000, or the next one that is free."
        ),
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(
            "--host", help="Address of the page; 0.0.0.0 lets others in your network play, too."
        ),
    ] = None,
    database: Database = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only print the address of the page.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play against bots, people or alone: in the browser, or with --terminal right here.

    The page is served from this machine until Ctrl-C.
    """
    words = words_for(lang)
    game = {
        "--players": players,
        "--bots": bots,
        "--boxes": boxes,
        "--seed": seed,
        "--option": option or None,
        "--record": record,
    }
    place = {
        "--port": port,
        "--host": host,
        "--database": database,
        "--no-browser": no_browser or None,
    }
    if not terminal and not _given(game):
        from everdell.cli import browser_game

        browser_game.play(words, host=host, port=port, database=database, browser=not no_browser)
        return
    if _given(place):
        _refuse_together(["--terminal"] if terminal else _given(game), _given(place))
    from everdell.cli import terminal as screen

    if record is not None and os.path.exists(record):
        _refuse_beside(record, _given({**game, "--bots": None, "--record": None}))
    rivals = None if bots is None else split(bots)
    if players is None and rivals is not None:
        players = len(rivals) + 1
    if option and players is None:
        raise SetupError(
            "option-without-players",
            "An --option needs --players: it belongs to a game that is fully described.",
        )
    code = screen.play(
        lang=words.language,
        players=players,
        bots=rivals,
        boxes=defaults.BOXES if boxes is None else split(boxes),
        seed=seed,
        options=pairs(option),
        record=record,
    )
    raise typer.Exit(code)


def _given(wishes: Mapping[str, object]) -> list[str]:
    return [name for name, wish in wishes.items() if wish is not None]


def _refuse_together(terminal: list[str], page: list[str]) -> None:
    """A game is played in one place."""
    here, there = ", ".join(terminal), ", ".join(page)
    raise SetupError(
        "terminal-or-page",
        f"{here} means a game in the terminal, {there} one in the browser: leave out either.",
        {"terminal": here, "page": there},
    )


def _refuse_beside(record: Path, wishes: list[str]) -> None:
    """A record is a game with its players, boxes, options and seed: none of them can be changed."""
    if wishes:
        named = ", ".join(wishes)
        raise SetupError(
            "record-decides",
            f"The record {str(record)!r} says already which game it is: leave out {named}.",
            {"record": str(record), "wishes": named},
        )
