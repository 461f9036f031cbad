"""What all Legends have in common."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.rugwort import is_rugwort
from everdell.engine.changes import gain_points
from everdell.engine.content import Ability, Card, Spots, Trigger
from everdell.engine.effects.counting import Counting
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game

PILES: Final = ("legendary_critters", "legendary_constructions")  # by kind of card


@final
class ProvokeAutomaton(Step):
    """Solo: Rugwort gains points, and plays one card more than usual."""

    def __init__(self, points: int, cards: int) -> None:
        self.points = points
        self.cards = cards

    def run(self, g: Game, f: Frame) -> None:
        for p in g.players:
            if is_rugwort(g, p.seat):
                gain_points(g, p.seat, self.points, f.source)
                g.plays += self.cards


def legend(
    id: str,
    kind: int,
    color: int,
    *,
    cost: tuple[int, int, int, int],
    points: int,
    upgrades: str,
    link: tuple[str, ...] = (),
    spaces: int = 1,
    shares_with: str = "",
    beneath: bool = False,
    open_points: int = 0,
    play: list[Step] | None = None,
    production: list[Step] | None = None,
    spots: Spots | None = None,
    visit: list[Step] | None = None,
    trigger: Trigger | None = None,
    ability: Ability | None = None,
    score: Counting | None = None,
) -> Card:
    """A Legend: it opens a space of its own, and an automatic opponent resents it."""
    return Card(
        id,
        kind,
        color,
        legendary=True,
        begins=PILES[kind],
        cost=cost,
        points=points,
        upgrades=upgrades,
        link=link,
        spaces=spaces,
        shares_with=shares_with,
        beneath=beneath,
        adds_spaces=1,
        open_points=open_points,
        spots=spots,
        play=[ProvokeAutomaton(points=3, cards=1), *(play or production or [])],
        production=production,
        visit=visit,
        trigger=trigger,
        ability=ability,
        score=score,
    )
