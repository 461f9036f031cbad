"""The 24 constructions of the base deck. Costs are twigs, resin, pebbles, berries."""

from __future__ import annotations

from everdell.boxes.base.arrivals import InPlaceOfConstruction
from everdell.boxes.base.dungeon import Imprison
from everdell.engine.content import (
    BLUE,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Card,
    Spots,
    Trigger,
)
from everdell.engine.effects.abilities import DiscardForLess
from everdell.engine.effects.cards import (
    DiscardRevealed,
    Draw,
    DrawToLimit,
    RevealFromPile,
    give_hand_cards,
)
from everdell.engine.effects.choices import If
from everdell.engine.effects.city import PutPointsHere, StoreOneOf, TakeStored
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counts import Cards, PointsHere
from everdell.engine.effects.doings import Discard, Dismantle, Use, UseForToken
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.place_sources import Places
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import (
    Gain,
    GainAny,
    GainOneOf,
    HandOverResources,
    PayAny,
)
from everdell.engine.effects.sources import Hand, Row, Shown
from everdell.engine.moments import BEFORE_RECALL


def constructions() -> list[Card]:
    return [
        Card(
            "castle", CONSTRUCTION, PURPLE,
            unique=True, cost=(2, 3, 3, 0), points=4, copies=2, link=("king",),
            score=Cards(kind=CONSTRUCTION, unique=False),
        ),
        Card(
            "cemetery", CONSTRUCTION, RED,
            unique=True, cost=(0, 0, 2, 0), points=0, copies=2, link=("undertaker",),
            spots=Spots(1, more_with="undertaker", unlocked=2, permanent=True),
            visit=[RevealFromPile(4), PlayCard(Shown()), DiscardRevealed()],
        ),
        Card(
            "chapel", CONSTRUCTION, RED,
            unique=True, cost=(2, 1, 1, 0), points=2, copies=2, link=("shepherd",),
            visit=[PutPointsHere(1), Draw(2, times=PointsHere())],
        ),
        Card(
            "clock_tower", CONSTRUCTION, BLUE,
            unique=True, cost=(3, 0, 1, 0), points=0, copies=3, link=("historian",),
            play=[PutPointsHere(3)],
            moments={BEFORE_RECALL: [If(PointsHere(), [
                Pick(Places("basic", "forest", mine=True), UseForToken(), 0),
            ])]},
        ),
        Card(
            "courthouse", CONSTRUCTION, BLUE,
            unique=True, cost=(1, 1, 2, 0), points=2, copies=2, link=("judge",),
            trigger=Trigger(
                [GainOneOf("twig", "resin", "pebble")], critters=False, own_city_only=True
            ),
        ),
        Card(
            "crane", CONSTRUCTION, BLUE,
            unique=True, cost=(0, 0, 1, 0), points=1, copies=3, link=("architect",),
            ability=DiscardForLess(CONSTRUCTION, off=3),
        ),
        Card(
            "dungeon", CONSTRUCTION, BLUE,
            unique=True, cost=(0, 1, 2, 0), points=0, copies=2, link=("ranger",),
            ability=Imprison(3, cells=1, warden="ranger", unlocked=2),
        ),
        Card(
            "ever_tree", CONSTRUCTION, PURPLE,
            unique=True, cost=(3, 3, 3, 0), points=5, copies=2, welcomes_any_critter=True,
            score=Cards(color=PURPLE),
        ),
        Card(
            "fairgrounds", CONSTRUCTION, GREEN,
            unique=True, cost=(1, 2, 1, 0), points=3, copies=3, link=("fool",),
            production=[Draw(2)],
        ),
        Card(
            "farm", CONSTRUCTION, GREEN,
            cost=(2, 1, 0, 0), points=1, copies=8, link=("husband", "wife"),
            production=[Gain(berry=1)],
        ),
        Card(
            "general_store", CONSTRUCTION, GREEN,
            cost=(0, 1, 1, 0), points=1, copies=3, link=("shopkeeper",),
            production=[Gain(berry=1), If(Cards("farm"), [Gain(berry=1)])],
        ),
        Card(
            "inn", CONSTRUCTION, RED,
            cost=(2, 1, 0, 0), points=2, copies=3, link=("innkeeper",), open_points=1,
            visit=[PlayCard(Row("meadow"), off=3)],
        ),
        Card(
            "lookout", CONSTRUCTION, RED,
            unique=True, cost=(1, 1, 1, 0), points=2, copies=2, link=("wanderer",),
            visit=[Pick(Places("basic", "forest"), Use())],
        ),
        Card(
            "mine", CONSTRUCTION, GREEN,
            cost=(1, 1, 1, 0), points=2, copies=3, link=("miner_mole",),
            production=[Gain(pebble=1)],
        ),
        Card(
            "monastery", CONSTRUCTION, RED,
            unique=True, cost=(1, 1, 1, 0), points=1, copies=2, link=("monk",),
            spots=Spots(1, more_with="monk", unlocked=2, permanent=True),
            visit=[PayAny(2, 2, word="give", keep=True), HandOverResources(), Gain(point=4)],
        ),
        Card(
            "palace", CONSTRUCTION, PURPLE,
            unique=True, cost=(2, 3, 3, 0), points=4, copies=2, link=("queen",),
            score=Cards(kind=CONSTRUCTION, unique=True),
        ),
        Card(
            "post_office", CONSTRUCTION, RED,
            cost=(1, 2, 0, 0), points=2, copies=3, link=("postal_pigeon",), open_points=1,
            visit=[*give_hand_cards(2), Pick(Hand(), Discard(), 0, MANY), DrawToLimit()],
        ),
        Card(
            "resin_refinery", CONSTRUCTION, GREEN,
            cost=(0, 1, 1, 0), points=1, copies=3, link=("chip_sweep",),
            production=[Gain(resin=1)],
        ),
        Card(
            "ruins", CONSTRUCTION, TAN,
            points=0, copies=3, link=("peddler",),
            arrival=InPlaceOfConstruction(),
            play=[Draw(2)],
            again=[Pick(City(kind=CONSTRUCTION, other=True), Dismantle()), Draw(2)],
        ),
        Card(
            "school", CONSTRUCTION, PURPLE,
            unique=True, cost=(2, 2, 0, 0), points=2, copies=2, link=("teacher",),
            score=Cards(kind=CRITTER, unique=False),
        ),
        Card(
            "storehouse", CONSTRUCTION, GREEN,
            cost=(1, 1, 1, 0), points=2, copies=3, link=("woodcarver",), copied_at_home_only=True,
            production=[StoreOneOf((3, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (0, 0, 0, 2))],
            visit=[TakeStored()],
        ),
        Card(
            "theater", CONSTRUCTION, PURPLE,
            unique=True, cost=(3, 1, 1, 0), points=3, copies=2, link=("bard",),
            score=Cards(kind=CRITTER, unique=True),
        ),
        Card(
            "twig_barge", CONSTRUCTION, GREEN,
            cost=(1, 0, 1, 0), points=1, copies=3, link=("barge_toad",),
            production=[Gain(twig=2)],
        ),
        Card(
            "university", CONSTRUCTION, RED,
            unique=True, cost=(0, 1, 2, 0), points=3, copies=2, link=("doctor",),
            visit=[Pick(City(other=True), Dismantle()), GainAny(), Gain(point=1)],
        ),
    ]  # fmt: skip
