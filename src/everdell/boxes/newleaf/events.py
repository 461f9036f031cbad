"""The 2 basic and 9 special events of Newleaf."""

from __future__ import annotations

from everdell.boxes.base.groups import BASIC_EVENT, SPECIAL_EVENT
from everdell.engine.content import (
    BLUE,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Need,
    Place,
)
from everdell.engine.effects.counts import Cards, Counted, Events
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import Gain
from everdell.engine.effects.sources import Hand
from everdell.engine.stack import Step


def basic_events() -> list[Place]:
    return [
        Place("big_city", BASIC_EVENT, [], points=5, needs=[Need("cards", Cards(), 15)]),
        Place("scenic_flight", BASIC_EVENT, [], points=3, colors={PURPLE: 3}),
    ]


def special_events() -> list[Place]:
    return [
        Place(
            "city_jubilee",
            SPECIAL_EVENT,
            [
                Gain(point=1, times=Events(BASIC_EVENT.id)),
                Gain(point=2, times=Events(SPECIAL_EVENT.id)),
            ],
            needs=[Need("cards", Cards(), 10)],
        ),
        Place(
            "ever_wall_tower_constructed",
            SPECIAL_EVENT,
            [],
            points=5,
            needs=[Need("constructions", Cards(kind=CONSTRUCTION), 9)],
        ),
        Place(
            "glow_light_festival",
            SPECIAL_EVENT,
            discard_for_points(GREEN),
            points=3,
            colors={GREEN: 3, TAN: 2},
        ),
        Place(
            "hot_air_balloon_race",
            SPECIAL_EVENT,
            discard_for_points(TAN),
            points=4,
            colors={TAN: 2, BLUE: 2},
        ),
        Place(
            "juniper_jig_dance_contest",
            SPECIAL_EVENT,
            [],
            points=5,
            needs=[Need("critters", Cards(kind=CRITTER), 9)],
        ),
        Place(
            "magic_show",
            SPECIAL_EVENT,
            discard_for_points(RED),
            points=4,
            colors={RED: 2, PURPLE: 2},
        ),
        Place(
            "royal_tea",
            SPECIAL_EVENT,
            discard_for_points(PURPLE),
            points=4,
            colors={PURPLE: 2, GREEN: 3},
        ),
        Place(
            "stock_market_boom",
            SPECIAL_EVENT,
            discard_for_points(BLUE),
            points=4,
            colors={BLUE: 2, RED: 2},
        ),
        Place("sunflower_parade", SPECIAL_EVENT, [], points=5, needs=[Need("events", Events(), 3)]),
    ]


def discard_for_points(color: int) -> list[Step]:
    """Discard up to one card for each card of a colour in the city, a point token for each."""
    return [
        Pick(Hand(), Discard(), 0, Cards(color=color)),
        Gain(point=1, times=Counted()),
    ]
