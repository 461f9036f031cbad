"""The places of the base board: 8 basic locations, Haven, Journey, 11 forest cards."""

from __future__ import annotations

from everdell.boxes.base.groups import BASIC, FOREST, HAVEN, JOURNEY
from everdell.engine.content import AUTUMN, Place
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.counts import Counted
from everdell.engine.effects.doings import Discard, Take, Use
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.place_sources import Places
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.sources import Hand, Row, Taken


def basic_locations() -> list[Place]:
    return [
        Place("basic_three_twigs", BASIC, [Gain(twig=3)]),
        Place("basic_two_twigs_card", BASIC, [Gain(twig=2), Draw(1)], spots=0),
        Place("basic_two_resin", BASIC, [Gain(resin=2)]),
        Place("basic_resin_card", BASIC, [Gain(resin=1), Draw(1)], spots=0),
        Place("basic_pebble", BASIC, [Gain(pebble=1)]),
        Place("basic_two_cards_point", BASIC, [Draw(2), Gain(point=1)], spots=0),
        Place("basic_berry", BASIC, [Gain(berry=1)], spots=0),
        Place("basic_berry_card", BASIC, [Gain(berry=1), Draw(1)]),
    ]


def haven_and_journey() -> list[Place]:
    return [
        Place(
            "haven",
            HAVEN,
            [Pick(Hand(), Discard(), 0, MANY), GainAny(times=Counted() // 2)],
            spots=0,
        ),
        Place("journey_2", JOURNEY, [Pick(Hand(), Discard(), 2)], season=AUTUMN, points=2, spots=0),
        Place("journey_3", JOURNEY, [Pick(Hand(), Discard(), 3)], season=AUTUMN, points=3),
        Place("journey_4", JOURNEY, [Pick(Hand(), Discard(), 4)], season=AUTUMN, points=4),
        Place("journey_5", JOURNEY, [Pick(Hand(), Discard(), 5)], season=AUTUMN, points=5),
    ]


def forest_cards(spots: int) -> list[Place]:
    """With so many spots each; never two workers of one player on the same card."""
    places = [
        Place("forest_two_berries_card", FOREST, [Gain(berry=2), Draw(1)]),
        Place("forest_two_any", FOREST, [GainAny(2)]),
        Place(
            "forest_discard_draw_double",
            FOREST,
            [Pick(Hand(), Discard(), 0, MANY), Draw(2, times=Counted())],
        ),
        # The card comes before the copied action, so that it may help to choose.
        Place("forest_copy_basic_card", FOREST, [Draw(1), Pick(Places("basic"), Use())]),
        Place("forest_pebble_three_cards", FOREST, [Gain(pebble=1), Draw(3)]),
        Place("forest_twig_resin_berry", FOREST, [Gain(twig=1, resin=1, berry=1)]),
        Place("forest_three_berries", FOREST, [Gain(berry=3)]),
        Place("forest_two_resin_twig", FOREST, [Gain(resin=2, twig=1)]),
        Place("forest_two_cards_any", FOREST, [Draw(2), GainAny()]),
        Place(
            "forest_discard_three_any",
            FOREST,
            [Pick(Hand(), Discard(), 0, 3), GainAny(times=Counted())],
        ),
        Place(
            "forest_meadow_two_play_one",
            FOREST,
            [Pick(Row("meadow"), Take(), 2), PlayCard(Taken(), off=1, least=0)],
        ),
    ]
    for place in places:
        place.spots = spots
        place.one_each = True
    return places
