"""Bots of other packages: each in a process of its own, with a time limit."""

from __future__ import annotations

from collections.abc import Callable

from everdell.bots.failure import BotFailed
from everdell.bots.protocol import Bot, World
from everdell.bots.registry import make_bot
from everdell.games import load_game
from everdell.processes import Worker, WorkFailed


class ForeignBot:
    """Its process starts at the first question of a game, and again after one that has cost it.

    seconds  for one answer, and for being made
    silent   what it prints is thrown away: it would spoil a screen, and could tell secrets
    """

    def __init__(self, spec: str, seconds: float, *, silent: bool = False) -> None:
        self.name = spec
        self._seconds = seconds
        self._silent = silent
        self._seed = 0
        self._worker: Worker | None = None
        self._made = False  # in that process, for this game

    def begin(self, seed: int) -> None:
        """Play another game, with nothing left of the one before."""
        self._seed = seed
        self._made = False

    def prepared(self) -> ForeignBot:
        """The same, ready to play; BotFailed if it cannot be made."""
        if not self._made:
            if self._worker is None or not self._worker.usable:
                self.end()
                self._worker = Worker(silent=self._silent)
            self._call(_make, self.name, self._seed)
            self._made = True
        return self

    def choose(self, game: World, seat: int) -> str:
        """What the bot answers; BotFailed if it does not."""
        return self.prepared()._call(_choose, game.to_json(), seat)

    def end(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._worker = None
        self._made = False

    def _call(self, work: Callable[..., str], *arguments: object) -> str:
        assert self._worker is not None
        try:
            return self._worker.call(self._seconds, work, *arguments)
        except WorkFailed as fault:
            if fault.cause != "crash":
                self.end()
            if fault.cause == "slow":
                raise BotFailed("slow", f"no answer after {self._seconds:g} s") from None
            raise BotFailed.in_process(fault) from None


class ForeignBots:
    """The processes of those that play, kept from one game to the next."""

    def __init__(self, seconds: float, *, silent: bool = False) -> None:
        self._seconds = seconds
        self._silent = silent
        self._bots: dict[tuple[str, int], ForeignBot] = {}

    def sit_down(self, spec: str, number: int, seed: int) -> ForeignBot:
        """A bot for a new game; the number tells those of one name at a table apart."""
        bot = self._bots.get((spec, number))
        if bot is None:
            bot = ForeignBot(spec, self._seconds, silent=self._silent)
            self._bots[spec, number] = bot
        bot.begin(seed)
        return bot

    def close(self) -> None:
        for bot in self._bots.values():
            bot.end()
        self._bots.clear()


# In the process ------------------------------------------------------------------------------

_bots: list[Bot] = []  # the one that plays here


def _make(spec: str, seed: int) -> str:
    _bots.clear()
    _bots.append(make_bot(spec, seed))
    return spec


def _choose(world: str, seat: int) -> str:
    return answer_of(_bots[0], world, seat)


def answer_of(bot: Bot, world: str, seat: int) -> str:
    """What a bot answers; something that is never offered in place of what is no text."""
    answer: object = bot.choose(World(load_game(world)), seat)
    return answer if type(answer) is str else f"an answer of type {type(answer).__name__}"
