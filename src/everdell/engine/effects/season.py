"""Preparing for a season, exactly in the printed order."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import come_home, recall_workers
from everdell.engine.content import SEASONS, SUMMER
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import BEFORE_RECALL, SEASON_BEGUN, happens
from everdell.engine.stack import Frame, Program, Step
from everdell.engine.state import Game


@final
class BeforeRecall(Step):
    """What acts before the workers come home."""

    def run(self, g: Game, f: Frame) -> None:
        happens(g, BEFORE_RECALL, f.me)


@final
class Recall(Step):
    def run(self, g: Game, f: Frame) -> None:
        recall_workers(g, f.me)


@final
class NewSeason(Step):
    """The season turns and its new workers arrive."""

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        p.season += 1
        p.home += g.rules.figures.workers[p.season]
        for number in range(1, len(g.rules.pieces)):
            come_home(p, number, g.rules.pieces[number].by_season[p.season])
        if g.journal is not None:
            g.journal.tell(Entry("season", f.me, season=SEASONS[p.season]))


@final
class SeasonBonus(Step):
    """Spring and autumn bring production, summer cards of the meadow."""

    def __init__(self, summer: list[Step]) -> None:
        self.summer = Program(summer)

    def nested(self) -> list[Program]:
        return [self.summer]

    def run(self, g: Game, f: Frame) -> None:
        if g.players[f.me].season == SUMMER:
            g.push(self.summer, f.me, f.me, -1, 0)
        else:
            produce(g, f.me, 0)


@final
class SeasonBegun(Step):
    """What acts once the bonus of the season is gained."""

    def run(self, g: Game, f: Frame) -> None:
        happens(g, SEASON_BEGUN, f.me)


def produce(g: Game, seat: int, source: int) -> None:
    """Every green card of a city acts once."""
    slots = facts_of(g, g.players[seat]).producers
    if slots:
        g.push(g.rules.ordering_production, seat, seat, -1, source).waiting = tuple(slots)


@final
class ProduceAll(Step):
    """A full production, as when preparing for spring or autumn."""

    def run(self, g: Game, f: Frame) -> None:
        produce(g, f.me, f.source)
