"""The bots at the table: asked in turn, and helped out where they fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Final

from rich.text import Text

from everdell.bots import Bot, imagine, make_bot
from everdell.bots.failure import BotFailed, Why
from everdell.bots.foreign import ForeignBots
from everdell.bots.levels import STAND_IN
from everdell.bots.random_bot import RandomBot
from everdell.bots.registry import checked_spec, is_foreign
from everdell.bots.simulation import bot_seed, derived
from everdell.cli.terminal.labels import seat_mark
from everdell.cli.terminal.player_console import PlayerConsole
from everdell.engine.rng import seeded
from everdell.table import Seat, Sitting
from everdell.table.acts import MOST_STUMBLES
from everdell.table.event_lines import event_phrase
from everdell.table.events import Replaced, Stumbled
from everdell.table.views import SPECTATOR, event_view

PATIENCE: Final = 20.0  # seconds for a bot of another package to choose
_LONG: Final = 1.0  # seconds after which it is said who is thinking


class BotSeats:
    """Those seats of a sitting that bots play.

    mishaps  a line for each time that a bot failed, in which another one has chosen for it

    Ours think here; bots of other packages think in processes of their own.
    """

    def __init__(
        self, sitting: Sitting, console: PlayerConsole, patience: float = PATIENCE
    ) -> None:
        self._sitting = sitting
        self._console = console
        self._chance = seeded(derived(sitting.game.seed, "worlds"))  # deals what the bots imagine
        self._stumbles: Counter[int] = Counter()
        self._guests = ForeignBots(patience, silent=True)
        self._bots = {
            seat: self._sit_down(seat, who.by)
            for seat, who in enumerate(sitting.seats)
            if who.is_bot
        }
        self.mishaps: list[Text] = []

    def __contains__(self, seat: int) -> bool:
        return seat in self._bots

    def choose(self, seat: int) -> str:
        """What the bot of a seat chooses; if it fails, what another one chooses for it."""
        try:
            return self._ask(self._bots[seat], seat)
        except BotFailed as fault:
            successor, option = self._substitute(seat)
            self._stumble(seat, fault.why, successor)
            return option

    def close(self) -> None:
        self._guests.close()

    def _sit_down(self, seat: int, spec: str) -> Bot:
        seed = bot_seed(self._sitting.game.seed, seat)
        if is_foreign(spec):
            checked_spec(spec)
            return self._guests.sit_down(spec, seat, seed)
        return make_bot(spec, seed)

    def _ask(self, bot: Bot, seat: int) -> str:
        world = imagine(self._sitting.game, seat, self._chance)
        offered = {option.id for option in world.options}
        with self._told_if_long(seat):
            try:
                option = bot.choose(world, seat)
            except BotFailed:
                raise
            except Exception as fault:
                raise BotFailed("crash", type(fault).__name__) from None
        if option not in offered:
            raise BotFailed("illegal")
        return option

    @contextmanager
    def _told_if_long(self, seat: int) -> Iterator[None]:
        name = self._console.labels.names[seat]
        timer = Timer(_LONG, lambda: self._console.say("thinking", name=name))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _substitute(self, seat: int) -> tuple[Bot, str]:
        """Which bot chooses for one that failed, and what."""
        seed = len(self._sitting.choices)
        if self._sitting.seats[seat].by != STAND_IN:
            stand_in = make_bot(STAND_IN, seed)
            with suppress(BotFailed):
                return stand_in, self._ask(stand_in, seat)
        chance = RandomBot(seed)
        return chance, self._ask(chance, seat)

    def _stumble(self, seat: int, why: Why, successor: Bot) -> None:
        """Tell it; a bot that fails too often loses the seat, in the record as well."""
        spec = self._sitting.seats[seat].by
        self._stumbles[seat] += 1
        if self._stumbles[seat] < MOST_STUMBLES:
            self._tell(Stumbled(seat, spec, why))
            return
        self._tell(Replaced(seat, spec, successor.name))
        self._bots[seat] = successor
        self._stumbles[seat] = 0
        seats = list(self._sitting.seats)
        seats[seat] = Seat(successor.name)
        self._sitting.seats = tuple(seats)

    def _tell(self, event: Stumbled | Replaced) -> None:
        labels = self._console.labels
        line = event_phrase(event_view(event, 0, 0.0, SPECTATOR))
        said = "" if line is None else labels.words.say(line, labels.names)
        self.mishaps.append(Text.assemble("  ", seat_mark(event.seat), " ", (said, "bold")))
