"""What training writes down of a game: positions, and the points that came after them."""

from __future__ import annotations

from typing import Final

import msgspec

from everdell.bots.thinking.traits import Recorder
from everdell.engine.scoring import score
from everdell.engine.state import Game

WATCHER: Final = f"{__name__}:Pupil"  # for `Job.watcher`

_EVERY: Final = 2  # neighbouring positions teach nearly the same


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """A seat's position at the start of somebody's turn.

    standing  its score then, less an automatic rival's; in a record, how much it grew to the end
    traits    numbers and amounts in turn
    """

    seat: int
    season: int
    standing: int
    traits: list[int]


class Pupil:
    """A watcher for jobs."""

    def __init__(self, game: Game) -> None:
        self._recorder = Recorder(game.rules)
        self._samples: list[Sample] = []
        self._turns = game.seed  # so that neighbouring games begin at another turn

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
                self._samples.append(Sample(p.seat, p.season, _standing(game, p.seat), traits))

    def record(self, game: Game) -> list[Sample]:
        final = [_standing(game, p.seat) for p in game.players]
        return [
            Sample(then.seat, then.season, final[then.seat] - then.standing, then.traits)
            for then in self._samples
        ]


def _standing(game: Game, seat: int) -> int:
    """People are rivals whose points somebody else learns to forecast; an automaton's are not."""
    rivals = [score(game, p.seat).total for p in game.players if p.automaton]
    return score(game, seat).total - max(rivals, default=0)
