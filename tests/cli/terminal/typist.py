"""A player at the terminal: types a script, or at random, and keeps every screen."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType

from everdell.bots.specs import Budget
from everdell.cli.seating import seated
from everdell.cli.terminal.bot_seats import PATIENCE, BotSeats
from everdell.cli.terminal.game_file import GameFile
from everdell.cli.terminal.labels import Labels
from everdell.cli.terminal.names import seat_names
from everdell.cli.terminal.options import Menu
from everdell.cli.terminal.player_console import PlayerConsole
from everdell.cli.terminal.session import Session
from everdell.cli.terminal.view import view_of
from everdell.engine.state import Game
from everdell.table import Record, Sitting
from everdell.texts import catalog

# Hints that take no time.
BRIEF = Budget(iterations=40)

# The question for a choice begins with its numbers, in every language.
_CHOICE = re.compile(r"1(?:–(\d+))?,")


@dataclass(frozen=True)
class Screen:
    """What was printed before a question, the question, and what was typed then."""

    text: str
    question: str
    typed: str


class Typist:
    """Types the lines of a script; when they are used up, the input ends."""

    def __init__(self, *script: str, width: int = 100) -> None:
        self._script = iter(script)
        self._out = io.StringIO()
        self.console = Console(file=self._out, width=width, height=40, color_system=None)
        self.screens: list[Screen] = []

    def ask(self, question: str) -> str:
        printed = self.printed()
        line = self.line(question)
        self.screens.append(Screen(printed, question, "^D" if line is None else line))
        if line is None:
            raise EOFError
        return self.keys(line)

    def line(self, question: str) -> str | None:
        return next(self._script, None)

    def keys(self, line: str) -> str:
        """What is really typed for a line of the script."""
        return line

    def printed(self) -> str:
        """What was printed since the last question."""
        printed = self._out.getvalue()
        self._out.seek(0)
        self._out.truncate()
        return printed

    def after(self, line: str) -> str:
        """What was printed in answer to the only line that was typed so."""
        (at,) = [n for n, screen in enumerate(self.screens) if screen.typed == line]
        return self.screens[at + 1].text


class RandomTypist(Typist):
    """Chooses any option, and takes the offer of Enter everywhere else."""

    def __init__(self, seed: int, width: int = 100) -> None:
        super().__init__(width=width)
        self._random = Random(seed)

    def line(self, question: str) -> str | None:
        choice = _CHOICE.match(question)
        return str(self._random.randint(1, int(choice[1] or 1))) if choice else ""


class Forgetful(GameFile):
    """Writes nothing: tests that end in the middle of a game leave no files behind."""

    def save(self, record: Record, path: Path | None = None) -> Path:
        self.path = Path("nowhere")
        return self.path


class Seated(Typist):
    """Plays a sitting; a script may name options by their ids instead of their numbers."""

    def __init__(
        self,
        sitting: Sitting,
        *script: str,
        lang: str = "en",
        width: int = 100,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(*script, width=width)
        self.sitting = sitting
        self._lang = lang
        self._patience = patience

    def keys(self, line: str) -> str:
        ids = menu_of(self.sitting.game, self._lang).ids
        return str(ids.index(line) + 1) if line in ids else line

    def run(self, bots: Sequence[str] = (), file: GameFile | None = None) -> Seated:
        game = self.sitting.game
        self.sitting.seats = seated(game.rules.players, bots)
        console = PlayerConsole(self.console, self.ask, labels_of(game, self._lang, bots))
        with closing(BotSeats(self.sitting, console, self._patience)) as rivals:
            Session(self.sitting, rivals, console, file or Forgetful(), BRIEF).run()
        return self


def labels_of(game: Game, lang: str = "en", bots: Sequence[str] = ()) -> Labels:
    seats = seated(game.rules.players, bots)
    return Labels(catalog(lang), game.rules, seat_names(catalog(lang), game.rules, seats))


def menu_of(game: Game, lang: str = "en") -> Menu:
    decision = game.decision
    assert decision is not None
    return Menu(labels_of(game, lang), game, view_of(game, decision.seat), decision)


def rendered(thing: RenderableType, width: int = 100) -> str:
    """A drawing as plain text."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(thing)
    return out.getvalue()
