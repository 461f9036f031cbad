"""Discoveries that count at the end."""

from __future__ import annotations

from typing import final

from everdell.boxes.base.groups import JOURNEY
from everdell.boxes.spirecrest.expedition import WholeExpedition
from everdell.boxes.spirecrest.exploring import DISCOVERIES, DISCOVERY
from everdell.boxes.spirecrest.figures import (
    BELLSONG_CITY,
    BELLSONG_TRAIL,
    CITIES,
    GATHERWIND_TRAIL,
    HOPEWATCH_TRAIL,
    TRAILS,
)
from everdell.boxes.spirecrest.road import discoveries_of
from everdell.engine.content import COLORS, Tile
from everdell.engine.effects.counting import AtMost, Counting
from everdell.engine.effects.counts import Cards, Events
from everdell.engine.facts import facts_of
from everdell.engine.queries import in_play, workers_at
from everdell.engine.state import Game


def scoring_discoveries() -> list[Tile]:
    return [
        *[
            _scoring(id, "hills", points, goal=Cards(color=COLORS.index(color)) >= least)
            for id, (points, color, least) in TRAILS.items()
        ],
        _scoring("bellsong_trail", "peaks", BELLSONG_TRAIL, goal=WholeExpedition()),
        *[
            _scoring(id, "ridge", points, score=-1 * (Cards(color=COLORS.index(color)) // every))
            for id, (points, color, every) in CITIES.items()
        ],
        _scoring("bellsong_city", "ridge", BELLSONG_CITY, score=FewestOfOneColor()),
        _scoring(
            "gatherwind_trail", "ridge", GATHERWIND_TRAIL[0], goal=Events() >= GATHERWIND_TRAIL[1]
        ),
        _scoring("hopewatch_trail", "ridge", score=AtMost(HOPEWATCH_TRAIL, JourneyPoints())),
    ]


def _scoring(
    id: str,
    section: str,
    points: int = 0,
    goal: Counting | None = None,
    score: Counting | None = None,
) -> Tile:
    pile = discoveries_of(section)
    return Tile(id, DISCOVERY, begins=pile, points=points, goal=goal, score=score, part=DISCOVERIES)


@final
class FewestOfOneColor(Counting):
    """Cards of the colour of which the city has fewest; none if a colour is missing."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return min(facts_of(g, g.players[owner]).colors)


@final
class JourneyPoints(Counting):
    """Points of the journeys where one's workers stand."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return sum(
            [
                workers_at(g, place, me) * g.rules.places[place].points
                for place in in_play(g, JOURNEY.id)
            ]
        )
