"""The places of the base board: 8 basic locations, Haven, Journey, 11 forest cards."""

from __future__ import annotations

from everdell.engine.content import BASIC, FOREST, HAVEN, JOURNEY, Place
from everdell.engine.effects.cards import DiscardCards, Draw
from everdell.engine.effects.counts import Counted
from everdell.engine.effects.meadow import TakeMeadow
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.workers import UsePlace


def basic_locations() -> list[Place]:
    return [
        Place("basic_three_twigs", BASIC, [Gain(twig=3)]),
        Place("basic_two_twigs_card", BASIC, [Gain(twig=2), Draw(1)], shared=True),
        Place("basic_two_resin", BASIC, [Gain(resin=2)]),
        Place("basic_resin_card", BASIC, [Gain(resin=1), Draw(1)], shared=True),
        Place("basic_pebble", BASIC, [Gain(pebble=1)]),
        Place("basic_two_cards_point", BASIC, [Draw(2), Gain(point=1)], shared=True),
        Place("basic_berry", BASIC, [Gain(berry=1)], shared=True),
        Place("basic_berry_card", BASIC, [Gain(berry=1), Draw(1)]),
    ]


def haven_and_journey() -> list[Place]:
    return [
        Place("haven", HAVEN, [DiscardCards(), GainAny(times=Counted() // 2)], shared=True),
        Place("journey_2", JOURNEY, [DiscardCards(2, 2)], points=2, shared=True),
        Place("journey_3", JOURNEY, [DiscardCards(3, 3)], points=3),
        Place("journey_4", JOURNEY, [DiscardCards(4, 4)], points=4),
        Place("journey_5", JOURNEY, [DiscardCards(5, 5)], points=5),
    ]


def forest_cards() -> list[Place]:
    return [
        Place("forest_two_berries_card", FOREST, [Gain(berry=2), Draw(1)]),
        Place("forest_two_any", FOREST, [GainAny(2)]),
        Place("forest_discard_draw_double", FOREST, [DiscardCards(), Draw(2, times=Counted())]),
        # The card comes before the copied action, so that it may help to choose.
        Place("forest_copy_basic_card", FOREST, [Draw(1), UsePlace(forest=False)]),
        Place("forest_pebble_three_cards", FOREST, [Gain(pebble=1), Draw(3)]),
        Place("forest_twig_resin_berry", FOREST, [Gain(twig=1, resin=1, berry=1)]),
        Place("forest_three_berries", FOREST, [Gain(berry=3)]),
        Place("forest_two_resin_twig", FOREST, [Gain(resin=2, twig=1)]),
        Place("forest_two_cards_any", FOREST, [Draw(2), GainAny()]),
        Place(
            "forest_discard_three_any",
            FOREST,
            [DiscardCards(most=3), GainAny(times=Counted())],
        ),
        Place(
            "forest_meadow_two_play_one",
            FOREST,
            [TakeMeadow(2, 2, remember=True), PlayCard(remembered=True, off=1)],
        ),
    ]
