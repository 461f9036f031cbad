"""The 24 critters of the base deck. Costs are berries."""

from __future__ import annotations

from everdell.boxes.base.arrivals import IntoOpponentsCity
from everdell.engine.content import (
    BLUE,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Card,
    Trigger,
)
from everdell.engine.effects.abilities import DiscardForLess, Substitute
from everdell.engine.effects.cards import (
    DiscardRevealed,
    DiscardUngiven,
    Draw,
    HandOverCards,
    LookAt,
    Reveal,
)
from everdell.engine.effects.choices import If
from everdell.engine.effects.city_sources import City, Opponents
from everdell.engine.effects.counting import AtMost
from everdell.engine.effects.counts import Cards, Counted, Events, Left, Paired, PointsOn
from everdell.engine.effects.doings import Activate, Copy, Discard, Keep, Take
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import (
    Gain,
    GainAny,
    HandOverResources,
    PayAny,
    PayUpTo,
)
from everdell.engine.effects.sources import Hand, Row, Shown
from everdell.engine.effects.workers import LiftWorker, PlaceLifted


def berries(n: int) -> tuple[int, int, int, int]:
    return (0, 0, 0, n)


def critters() -> list[Card]:
    return [
        Card(
            "architect", CRITTER, PURPLE,
            unique=True, cost=berries(4), points=2, copies=2, link=("crane",),
            score=AtMost(6, Left("resin", "pebble")),
        ),
        Card(
            "bard", CRITTER, TAN,
            unique=True, cost=berries(3), points=0, copies=2, link=("theater",),
            play=[Pick(Hand(), Discard(), 0, 5), Gain(point=1, times=Counted())],
        ),
        Card(
            "barge_toad", CRITTER, GREEN,
            cost=berries(2), points=1, copies=3, link=("twig_barge",),
            production=[Gain(twig=2, times=Cards("farm"))],
        ),
        Card(
            "chip_sweep", CRITTER, GREEN,
            cost=berries(3), points=2, copies=3, link=("resin_refinery",),
            production=[Pick(City(color=GREEN), Activate())],
        ),
        Card(
            "doctor", CRITTER, GREEN,
            unique=True, cost=berries(4), points=4, copies=2, link=("university",),
            production=[PayUpTo("berry", 3), Gain(point=1, times=Counted())],
        ),
        Card(
            "fool", CRITTER, TAN,
            unique=True, cost=berries(3), points=-2, copies=2, link=("fairgrounds",),
            arrival=IntoOpponentsCity(),
        ),
        Card(
            "historian", CRITTER, BLUE,
            unique=True, cost=berries(2), points=1, copies=3, link=("clock_tower",),
            trigger=Trigger([Draw(1)]),
        ),
        Card(
            "husband", CRITTER, GREEN,
            cost=berries(3), points=2, copies=4, link=("farm",), shares_with="wife",
            production=[If(Paired() & Cards("farm"), [GainAny()])],
        ),
        Card(
            "innkeeper", CRITTER, BLUE,
            unique=True, cost=berries(1), points=1, copies=3, link=("inn",),
            ability=DiscardForLess(CRITTER, berries=3),
        ),
        Card(
            "judge", CRITTER, BLUE,
            unique=True, cost=berries(3), points=2, copies=2, link=("courthouse",),
            ability=Substitute(),
        ),
        Card(
            "king", CRITTER, PURPLE,
            unique=True, cost=berries(6), points=4, copies=2, link=("castle",),
            score=Events("basic_event") + 2 * Events("special_event"),
        ),
        Card(
            "miner_mole", CRITTER, GREEN,
            cost=berries(3), points=1, copies=3, link=("mine",),
            # An opponent's Chip Sweep reaches nothing that could not be chosen directly.
            production=[Pick(Opponents(color=GREEN), Copy(but_not=("chip_sweep",)), 0)],
        ),
        Card(
            "monk", CRITTER, GREEN,
            unique=True, cost=berries(1), points=0, copies=2, link=("monastery",),
            production=[
                PayUpTo("berry", 2, word="give", keep=True),
                HandOverResources(),
                Gain(point=2, times=Counted()),
            ],
        ),
        Card(
            "peddler", CRITTER, GREEN,
            cost=berries(2), points=1, copies=3, link=("ruins",),
            production=[PayAny(0, 2), GainAny(times=Counted())],
        ),
        Card(
            "postal_pigeon", CRITTER, TAN,
            cost=berries(2), points=0, copies=3, link=("post_office",),
            play=[Reveal(2), PlayCard(Shown(), value=3, least=0), DiscardRevealed()],
        ),
        Card(
            "queen", CRITTER, RED,
            unique=True, cost=berries(5), points=4, copies=2, link=("palace",),
            visit=[PlayCard(Hand(), Row("meadow"), value=3, least=0)],
        ),
        Card(
            "ranger", CRITTER, TAN,
            unique=True, cost=berries(2), points=1, copies=2, link=("dungeon",),
            play=[LiftWorker(), PlaceLifted()],
        ),
        Card(
            "shepherd", CRITTER, TAN,
            unique=True, cost=berries(3), points=1, copies=2, link=("chapel",),
            paid_to_opponent=True,
            play=[Gain(berry=3), Gain(point=1, times=PointsOn("chapel"))],
        ),
        Card(
            "shopkeeper", CRITTER, BLUE,
            unique=True, cost=berries(2), points=1, copies=3, link=("general_store",),
            trigger=Trigger([Gain(berry=1)], constructions=False, own_city_only=True),
        ),
        Card(
            "teacher", CRITTER, GREEN,
            cost=berries(2), points=2, copies=3, link=("school",),
            production=[LookAt(2), Pick(Shown(), Keep()), HandOverCards(), DiscardUngiven()],
        ),
        Card(
            "undertaker", CRITTER, TAN,
            unique=True, cost=berries(2), points=1, copies=2, link=("cemetery",),
            play=[Pick(Row("meadow"), Discard(), 3), Pick(Row("meadow"), Take())],
        ),
        Card(
            "wanderer", CRITTER, TAN,
            cost=berries(2), points=1, copies=3, link=("lookout",), spaces=0,
            play=[Draw(3)],
        ),
        Card(
            "wife", CRITTER, PURPLE,
            cost=berries(2), points=2, copies=4, link=("farm",), shares_with="husband",
            score=3 * Paired(),
        ),
        Card(
            "woodcarver", CRITTER, GREEN,
            cost=berries(2), points=2, copies=3, link=("storehouse",),
            production=[PayUpTo("twig", 3), Gain(point=1, times=Counted())],
        ),
    ]  # fmt: skip
