"""Who plays whom, on which deals: all bots meet equally often, from every seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, count, islice, permutations
from math import factorial
from pathlib import Path
from typing import Any, Final

from everdell import defaults
from everdell.arena.jobs import Job, Result, key_of
from everdell.bots.experience import FILE
from everdell.bots.simulation import Lineup
from everdell.bots.specs import read_spec
from everdell.engine.errors import SetupError
from everdell.engine.rules import RULES_VERSION
from everdell.version import VERSION

Seating = tuple[str, ...]

_DIGEST: Final = 8  # bytes: enough to tell any two files of weights apart


@dataclass(frozen=True)
class Tournament:
    """At least so many games, in whole rounds.

    A round has a block for each group of bots that fits the table. A block is one deal, played
    once from each turn of the seats: what the deal gives to one seat, each bot gets once. The
    seed tells the blocks apart, and more games begin with the same ones.
    """

    bots: tuple[str, ...]
    games: int
    players: int = 2
    boxes: tuple[str, ...] = defaults.BOXES
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0

    def check(self) -> None:
        """Whether it can be played. For far too many players, games could not even be counted."""
        if len(self.bots) < 2 or self.players < 2:
            raise SetupError(
                "no-rival",
                "A tournament takes two bots and two players at least. "
                "Against a box's own rival: everdell simulate --players 1.",
            )
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise SetupError(
                    "bot-twice", f"The bot {bot!r} is named twice: once is enough.", {"bot": bot}
                )
        Lineup(self.players, self.boxes, self.options, self.bots).set_up(self.seed)

    @cached_property
    def settings(self) -> dict[str, Any]:
        """What makes two tournaments the same, however many of their games are played.

        A bot that plays by a file of weights is another one when the file has changed, though its
        name is the same: so what those files hold when this is first asked belongs here, too.
        """
        weights = _weights(self.bots)
        return {
            "bots": list(self.bots),
            **({"weights": weights} if weights else {}),
            "players": self.players,
            "boxes": list(self.boxes),
            "options": self.options,
            "seed": self.seed,
            "rules": RULES_VERSION,
            "version": VERSION,
        }

    def jobs(self) -> Iterator[Job]:
        """One after the other: they may be millions."""
        seeds = count(self.seed)
        for number in range(self._rounds):
            for group, seed in zip(self._groups(), seeds, strict=False):
                for turned in _turns(_arranged(group, number)):
                    yield Job(Lineup(self.players, self.boxes, self.options, turned), seed)

    @property
    def size(self) -> int:
        """How many games there are, with all rounds made full."""
        cycles, rest = divmod(self._rounds, len(self._cycle))
        return cycles * sum(self._cycle) + sum(self._cycle[:rest])

    @property
    def _rounds(self) -> int:
        """As many as it takes for the games that are wanted."""
        cycles, left = divmod(self.games, sum(self._cycle))
        rounds = cycles * len(self._cycle)
        for games in self._cycle:
            if left <= 0:
                break
            rounds += 1
            left -= games
        return rounds

    @cached_property
    def _cycle(self) -> list[int]:
        """How many games each round has, until neighbours are the same again."""
        return [
            sum([len(_turns(_arranged(group, number))) for group in self._groups()])
            for number in range(factorial(self.players - 1))
        ]

    def _groups(self) -> Iterator[Seating]:
        """Who may sit at a table together: each as often as can be, the rest taking turns."""
        times, extra = divmod(self.players, len(self.bots))
        for some in combinations(self.bots, extra):
            yield self.bots * times + some


def _weights(bots: Iterable[str]) -> dict[str, str]:
    """A digest of its file, for each bot that plays by one."""
    files = {bot: read_spec(bot).style for bot in bots}
    return {
        bot: blake2b(Path(file).read_bytes(), digest_size=_DIGEST).hexdigest()
        for bot, file in files.items()
        if file.endswith(FILE)
    }


def _arranged(group: Seating, number: int) -> Seating:
    """Another neighbour to the left in each round, until all have been."""
    first, *others = group
    wanted = number % factorial(len(others))
    return (first, *next(islice(permutations(others), wanted, None)))


def _turns(seating: Seating) -> list[Seating]:
    """The table turned seat by seat, as long as it looks different."""
    turned = [seating[shift:] + seating[:shift] for shift in range(len(seating))]
    return list(dict.fromkeys(turned))


def of_these(jobs: Iterable[Job], results: Iterable[Result]) -> list[Result]:
    """The results of these jobs: a file may hold more games than are asked for now."""
    by_key = {result.key: result for result in results}
    return [by_key[key] for key in map(key_of, jobs) if key in by_key]


def still_to_play(jobs: Iterable[Job], results: Iterable[Result]) -> Iterator[Job]:
    """The jobs whose results are not there yet."""
    played = {result.key for result in results}
    return (job for job in jobs if key_of(job) not in played)
