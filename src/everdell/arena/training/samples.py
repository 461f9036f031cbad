"""What training writes down of a game: positions, and the points that came after them."""

from __future__ import annotations

from typing import Final

import msgspec

from everdell.bots.simulation import derived
from everdell.bots.thinking.traits import Recorder, trait_names
from everdell.engine.scoring import score
from everdell.engine.state import Game

WATCHER: Final = f"{__name__}:Pupil"  # for `Job.watcher`

_EVERY: Final = 2  # neighbouring positions teach nearly the same


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """A seat's position at the start of a turn.

    points  its score then; in a record, how much it grew to the end
    rival   the same for an automatic rival: its points are forecast apart
    traits  numbers and amounts in turn
    """

    seat: int
    season: int
    points: int
    rival: int
    traits: list[int]


class Notes(msgspec.Struct, frozen=True, array_like=True):
    """What is kept of a game; other settings number the traits otherwise, so they have names."""

    names: list[str]
    samples: list[Sample]


class Pupil:
    """A watcher for jobs."""

    def __init__(self, game: Game) -> None:
        self._names = trait_names(game.rules)
        self._recorder = Recorder(game.rules)
        self._samples: list[Sample] = []
        self._turns = derived(game.seed, "turns")  # so that games begin at different turns

    def look(self, game: Game) -> None:
        if len(game.stack) > 1:
            return
        self._turns += 1
        if self._turns % _EVERY:
            return
        for p in game.players:
            if not p.passed and not p.automaton:
                pairs = self._recorder.record(game, p)
                traits = [number for pair in pairs for number in pair]
                points = score(game, p.seat).total
                self._samples.append(Sample(p.seat, p.season, points, _rival(game), traits))

    def record(self, game: Game) -> Notes:
        final = [score.total for score in game.scores()]
        rival = _rival(game)
        samples = [
            Sample(
                then.seat,
                then.season,
                final[then.seat] - then.points,
                rival - then.rival,
                then.traits,
            )
            for then in self._samples
        ]
        return Notes(self._names, samples)


def _rival(game: Game) -> int:
    return max([score(game, p.seat).total for p in game.players if p.automaton], default=0)
