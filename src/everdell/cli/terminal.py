"""A whole game in the terminal: `everdell play --terminal`."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from everdell.bots import make_bot
from everdell.cli.terminal_desk import Ask, Desk
from everdell.cli.terminal_keeper import Keeper
from everdell.cli.terminal_menu import Wish, start_menu, usual_wish
from everdell.cli.terminal_names import seat_names
from everdell.cli.terminal_pen import Pen
from everdell.cli.terminal_session import Session
from everdell.engine.errors import SetupError
from everdell.table import Sitting, load_record
from everdell.texts import catalog

_SEEDS: Final = 1_000_000


def play(
    *,
    lang: str,
    players: int | None,
    bots: Sequence[str] | None,
    boxes: Sequence[str] | None,
    seed: int | None,
    options: Mapping[str, str],
    record: str | Path | None,
    console: Console | None = None,
    ask: Ask | None = None,
) -> int:
    """Play a game until it is over or the players leave; the exit code.

    Bots take the last seats, people the others; a single seat plays alone against the automatic
    opponent. None is what nobody asked for; if that is everything, a start menu asks. A record
    that exists is gone on with; another one is written at the end. An EverdellError says what is
    wrong with a wish.
    """
    screen = console or Console(highlight=False)
    answer = ask or input
    file = Path(record) if record else None
    try:
        if players is None and bots is None and file is None and (ask or sys.stdin.isatty()):
            wish = start_menu(lang, screen, answer)
        else:
            wish = usual_wish(lang, players, bots, options)
    except (EOFError, KeyboardInterrupt):
        return 0
    sitting = _sit_down(wish, boxes or ("base",), seed, file)
    _session(wish, sitting, screen, answer, Keeper(file, wish.who)).run()
    return 0


def _sit_down(wish: Wish, boxes: Sequence[str], seed: int | None, file: Path | None) -> Sitting:
    if file is not None and file.exists():
        return Sitting.resume(load_record(file))
    if seed is None:
        seed = secrets.randbelow(_SEEDS)
    return Sitting.start(wish.players, boxes, seed, wish.options)


def _session(
    wish: Wish, sitting: Sitting, console: Console, answer: Ask, keeper: Keeper
) -> Session:
    rules = sitting.game.rules
    first_bot = rules.players - len(wish.bots)
    if first_bot < 0:
        raise SetupError(
            "too-many-bots",
            f"There are {len(wish.bots)} bots for {rules.players} seats.",
            {"bots": str(len(wish.bots)), "players": str(rules.players)},
        )
    seed = sitting.game.seed
    bots = {seat: make_bot(name, seed + seat) for seat, name in enumerate(wish.bots, first_bot)}
    words = catalog(wish.lang)
    pen = Pen(words, rules, seat_names(words, rules, wish.names, wish.bots))
    return Session(sitting, bots, Desk(console, answer, pen), keeper)
