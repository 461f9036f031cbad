"""The Flower Festival, a basic event, and the 9 special events of Bellfaire."""

from __future__ import annotations

from everdell.boxes.base.groups import BASIC_EVENT, SPECIAL_EVENT
from everdell.engine.content import (
    BLUE,
    COLORS,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Need,
    Place,
)
from everdell.engine.effects.counts import Cards
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import PayExactly
from everdell.engine.effects.sources import Hand
from everdell.engine.stack import Step


def flower_festival() -> Place:
    each = dict.fromkeys(range(len(COLORS)), 1)
    return Place("flower_festival", BASIC_EVENT, [], points=4, colors=each)


def special_events() -> list[Place]:
    return [
        _of_a_sort("architectural_renaissance", "unique-constructions", CONSTRUCTION, True, 4),
        _of_a_color("arts_and_music_festival", RED, 4, PayExactly(resin=2)),
        _of_a_sort("bed_and_breakfast_guild", "common-constructions", CONSTRUCTION, False, 5),
        _of_a_sort("city_holiday", "common-critters", CRITTER, False, 5),
        _of_a_sort("gathering_of_elders", "unique-critters", CRITTER, True, 4),
        _of_a_color("kings_road_established", TAN, 4, PayExactly(twig=2)),
        _of_a_color("pie_eating_contest", GREEN, 5, PayExactly(berry=2)),
        _of_a_color("royal_wedding", PURPLE, 4, Pick(Hand(), Discard(), 3)),
        _of_a_color("statues_commissioned", BLUE, 4, PayExactly(pebble=1)),
    ]


def _of_a_sort(id: str, word: str, kind: int, unique: bool, least: int) -> Place:
    need = Need(word, Cards(kind=kind, unique=unique), least)
    return Place(id, SPECIAL_EVENT, [], points=5, needs=[need])


def _of_a_color(id: str, color: int, least: int, cost: Step) -> Place:
    return Place(id, SPECIAL_EVENT, [cost], points=6, colors={color: least})
