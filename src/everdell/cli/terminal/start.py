"""From a wish to a running game: the menu, the record, the seats."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from rich.console import Console

from everdell import defaults
from everdell.cli.output import console as own_console
from everdell.cli.seating import seated
from everdell.cli.terminal.bot_seats import BotSeats
from everdell.cli.terminal.game_file import GameFile
from everdell.cli.terminal.labels import Labels
from everdell.cli.terminal.menu import Wish, start_menu
from everdell.cli.terminal.names import seat_names
from everdell.cli.terminal.player_console import Ask, PlayerConsole
from everdell.cli.terminal.session import Session
from everdell.gallery import boxes_named
from everdell.table import Sitting, check_writable, load_record
from everdell.texts import catalog

_SEEDS: Final = 1_000_000
_USUAL_PLAYERS: Final = 2


def play(
    *,
    lang: str,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    boxes: Sequence[str] = defaults.BOXES,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    record: Path | None = None,
    console: Console | None = None,
    ask: Ask | None = None,
) -> int:
    """Play a game until it is over or the players leave; the exit code.

    Bots take the last seats, people the others; a single seat plays alone against the automatic
    opponent. Where the number of players is not given, a start menu asks if there is a keyboard. A
    record that exists is gone on with, by those who sat there unless other bots are wanted;
    another one is written at the end. An EverdellError says what is wrong with a wish.
    """
    screen = console or own_console()
    answer = ask or input
    if record is not None and os.path.exists(record):
        sitting = _go_on(record, bots)
    else:
        if record is not None:
            check_writable(record)
        wish = (
            Wish(lang, players, bots, options or {})
            if players is not None
            else _ask_wish(
                lang, boxes, screen, answer, can_answer=ask is not None or sys.stdin.isatty()
            )
        )
        if wish is None:
            return 0
        lang = wish.lang
        sitting = _begin(
            wish, wish.boxes or boxes, secrets.randbelow(_SEEDS) if seed is None else seed
        )
    rules, words = sitting.game.rules, catalog(lang)
    labels = Labels(words, rules, seat_names(words, rules, sitting.seats))
    player = PlayerConsole(screen, answer, labels)
    with closing(BotSeats(sitting, player)) as rivals:
        Session(sitting, rivals, player, GameFile(record, lang)).run()
    return 0


def _ask_wish(
    lang: str, boxes: Sequence[str], console: Console, answer: Ask, can_answer: bool
) -> Wish | None:
    """What the menu finds out; None if it is left, the usual game if there is no keyboard."""
    if not can_answer:
        return Wish(lang, _USUAL_PLAYERS)
    boxes_named(tuple(boxes))  # what is not installed is said before anything is asked
    try:
        return start_menu(lang, console, answer, boxes)
    except (EOFError, KeyboardInterrupt):
        return None


def _begin(wish: Wish, boxes: Sequence[str], seed: int) -> Sitting:
    sitting = Sitting.start(wish.players, boxes, seed, wish.options)
    sitting.seats = seated(wish.players, wish.bots, wish.names)
    return sitting


def _go_on(record: Path, bots: Sequence[str] | None) -> Sitting:
    sitting = Sitting.resume(load_record(record))
    if bots is not None or not sitting.seats:
        names = [seat.name for seat in sitting.seats if not seat.is_bot]
        sitting.seats = seated(sitting.game.rules.players, bots, names)
    return sitting
