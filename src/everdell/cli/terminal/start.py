"""From a wish to a running game: the menu, the record, the seats."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from everdell.bots import make_bot
from everdell.bots.simulation import bot_seed
from everdell.cli.output import console as own_console
from everdell.cli.seating import seated
from everdell.cli.terminal.desk import Ask, Desk
from everdell.cli.terminal.keeper import Keeper
from everdell.cli.terminal.menu import Wish, start_menu
from everdell.cli.terminal.names import seat_names
from everdell.cli.terminal.pen import Pen
from everdell.cli.terminal.session import Session
from everdell.table import Sitting, check_writable, load_record
from everdell.texts import Catalog, catalog

_SEEDS: Final = 1_000_000
_USUAL_PLAYERS: Final = 2


def play(
    *,
    lang: str,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    boxes: Sequence[str] = ("base",),
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    record: Path | None = None,
    console: Console | None = None,
    ask: Ask | None = None,
) -> int:
    """Play a game until it is over or the players leave; the exit code.

    Bots take the last seats, people the others; a single seat plays alone against the automatic
    opponent. Where nobody has said how many play, a start menu asks if somebody can answer. A
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
            else _ask_wish(lang, screen, answer, can_answer=ask is not None or sys.stdin.isatty())
        )
        if wish is None:
            return 0
        lang = wish.lang
        sitting = _begin(wish, boxes, secrets.randbelow(_SEEDS) if seed is None else seed)
    _session(sitting, Keeper(record, lang), catalog(lang), screen, answer).run()
    return 0


def _ask_wish(lang: str, console: Console, answer: Ask, can_answer: bool) -> Wish | None:
    """What the menu finds out; None if somebody leaves it, the usual game if nobody is there."""
    try:
        return start_menu(lang, console, answer) if can_answer else Wish(lang, _USUAL_PLAYERS)
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


def _session(
    sitting: Sitting, keeper: Keeper, words: Catalog, console: Console, answer: Ask
) -> Session:
    rules = sitting.game.rules
    bots = {
        number: make_bot(seat.by, bot_seed(sitting.game.seed, number))
        for number, seat in enumerate(sitting.seats)
        if seat.is_bot
    }
    pen = Pen(words, rules, seat_names(words, rules, sitting.seats))
    return Session(sitting, bots, Desk(console, answer, pen), keeper)
