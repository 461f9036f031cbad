"""The 4 basic and 16 special events of the base game."""

from __future__ import annotations

from everdell.boxes.base.groups import BASIC_EVENT, SPECIAL_EVENT
from everdell.engine.content import (
    BLUE,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Place,
)
from everdell.engine.effects.cards import Draw, Reveal
from everdell.engine.effects.city import KeepOnEvent, KeepUnderEvent
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counts import (
    CardsBeneath,
    Counted,
    Everywhere,
    Pairs,
    PointsOn,
    ResourcesOnIt,
    WorkersOn,
)
from everdell.engine.effects.doings import Discard, PutBeneath, Take
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.resources import Gain, GainAny, GiveEach, PayAny, PayExactly, PayUpTo
from everdell.engine.effects.season import ProduceAll
from everdell.engine.effects.sources import Hand, Shown
from everdell.engine.effects.workers import BringHome


def basic_events() -> list[Place]:
    return [
        Place("city_monument", BASIC_EVENT, [], points=3, colors={BLUE: 3}),
        Place("grand_tour", BASIC_EVENT, [], points=3, colors={RED: 3}),
        Place("harvest_festival", BASIC_EVENT, [], points=3, colors={GREEN: 4}),
        Place("cartographers_expedition", BASIC_EVENT, [], points=3, colors={TAN: 3}),
    ]


def special_events() -> list[Place]:
    return [
        Place(
            "a_brilliant_marketing_plan",
            SPECIAL_EVENT,
            [GiveEach(3), Gain(point=2, times=Counted())],
            cards=("shopkeeper", "post_office"),
        ),
        Place(
            "a_well_run_city",
            SPECIAL_EVENT,
            [BringHome()],
            points=4,
            cards=("chip_sweep", "clock_tower"),
        ),
        Place(
            "an_evening_of_fireworks",
            SPECIAL_EVENT,
            [PayUpTo("twig", 3, word="put", keep=True), KeepOnEvent()],
            cards=("lookout", "miner_mole"),
            score=2 * ResourcesOnIt("twig"),
        ),
        Place(
            "ancient_scrolls_discovered",
            SPECIAL_EVENT,
            [Reveal(5), Pick(Shown(), Take(), 0, MANY), KeepUnderEvent()],
            cards=("historian", "ruins"),
            score=CardsBeneath(),
        ),
        Place(
            "capture_of_the_acorn_thieves",
            SPECIAL_EVENT,
            [Pick(City(kind=CRITTER), PutBeneath(), 0, 2)],
            cards=("courthouse", "ranger"),
            score=3 * CardsBeneath(),
        ),
        Place(
            "croak_wart_cure",
            SPECIAL_EVENT,
            [PayExactly(berry=2), Pick(City(), Discard(), 2)],
            points=6,
            cards=("undertaker", "barge_toad"),
        ),
        Place(
            "flying_doctor_service",
            SPECIAL_EVENT,
            [],
            cards=("doctor", "postal_pigeon"),
            score=3 * Everywhere(Pairs("husband")),
        ),
        Place(
            "graduation_of_scholars",
            SPECIAL_EVENT,
            [Pick(Hand(kind=CRITTER), PutBeneath(), 0, 3)],
            cards=("teacher", "university"),
            score=2 * CardsBeneath(),
        ),
        Place(
            "ministering_to_miscreants",
            SPECIAL_EVENT,
            [],
            cards=("monk", "dungeon"),
            score=3 * CardsBeneath("dungeon"),
        ),
        Place(
            "path_of_the_pilgrims",
            SPECIAL_EVENT,
            [],
            cards=("monastery", "wanderer"),
            score=3 * WorkersOn("monastery"),
        ),
        Place(
            "performer_in_residence",
            SPECIAL_EVENT,
            [PayUpTo("berry", 3, word="put", keep=True), KeepOnEvent()],
            cards=("inn", "bard"),
            score=2 * ResourcesOnIt("berry"),
        ),
        Place(
            "pristine_chapel_ceiling",
            SPECIAL_EVENT,
            [Draw(1, times=PointsOn("chapel")), GainAny(times=PointsOn("chapel"))],
            cards=("woodcarver", "chapel"),
            score=2 * PointsOn("chapel"),
        ),
        Place(
            "remembering_the_fallen",
            SPECIAL_EVENT,
            [],
            cards=("cemetery", "shepherd"),
            score=3 * WorkersOn("cemetery"),
        ),
        Place(
            "tax_relief",
            SPECIAL_EVENT,
            [ProduceAll()],
            points=3,
            cards=("judge", "queen"),
        ),
        Place(
            "the_everdell_games",
            SPECIAL_EVENT,
            [],
            points=9,
            colors={TAN: 2, GREEN: 2, RED: 2, BLUE: 2, PURPLE: 2},
        ),
        Place(
            "under_new_management",
            SPECIAL_EVENT,
            [PayAny(0, 3, word="put", keep=True), KeepOnEvent()],
            cards=("peddler", "general_store"),
            score=ResourcesOnIt("twig", "berry") + 2 * ResourcesOnIt("resin", "pebble"),
        ),
    ]
