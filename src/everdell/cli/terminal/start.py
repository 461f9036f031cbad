"""A whole game in the terminal: `everdell play --terminal`."""

from __future__ import annotations

import io
import secrets
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from everdell.bots import make_bot
from everdell.cli.terminal.desk import Ask, Desk
from everdell.cli.terminal.keeper import Keeper
from everdell.cli.terminal.menu import Wish, start_menu, usual_wish
from everdell.cli.terminal.names import seat_names
from everdell.cli.terminal.pen import Pen
from everdell.cli.terminal.session import Session
from everdell.engine.errors import SetupError
from everdell.table import Sitting, load_record
from everdell.texts import catalog

_SEEDS: Final = 1_000_000


def play(
    *,
    lang: str,
    players: int,
    bots: list[str],
    boxes: list[str],
    seed: int | None,
    options: dict[str, str],
    record: str | None,
    console: Console | None = None,
    ask: Ask | None = None,
) -> int:
    """Play a game until it is over or the players leave; the exit code.

    Bots take the last seats, people the others; a single seat plays alone against the automatic
    opponent. With `players` 0 nothing was asked for, and a start menu asks where somebody can
    answer. A record that exists is gone on with; another one is written at the end. An
    EverdellError says what is wrong with a wish.
    """
    screen = console or _own_console()
    answer = ask or input
    wish = Wish(lang, players, bots, options)
    if players == 0:
        try:
            can_answer = ask is not None or sys.stdin.isatty()
            wish = start_menu(lang, screen, answer) if can_answer else usual_wish(lang)
        except (EOFError, KeyboardInterrupt):
            return 0
    file = Path(record) if record else None
    sitting = _sit_down(wish, boxes, seed, file)
    _session(wish, sitting, screen, answer, Keeper(file, wish.who)).run()
    return 0


def _own_console() -> Console:
    """Marks that the terminal's encoding lacks become question marks, not the end of the game."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def _sit_down(wish: Wish, boxes: list[str], seed: int | None, file: Path | None) -> Sitting:
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
