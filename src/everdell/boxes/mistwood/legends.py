"""More Legends: five critters and five constructions, mixed with those of the other box."""

from __future__ import annotations

from everdell.boxes.legends.legend import legend
from everdell.boxes.mistwood.figures import JOR_POINTS, PRISON
from everdell.boxes.mistwood.treasury import ReturnPointTokens, fill_treasury
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
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counting import AtMost
from everdell.engine.effects.counts import Cards, Counted, InHand, Paired
from everdell.engine.effects.doings import Activate, Discard, Use
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.place_sources import Places
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.sources import Hand, Row


def more_legends() -> list[Card]:
    prisoners, points, resources = PRISON
    return [
        legend(
            "chipter_swipple", CRITTER, GREEN,
            cost=(0, 0, 0, 4), points=4, upgrades="chip_sweep",
            production=[
                Pick(City(color=GREEN), Activate(but_not=("chip_sweep",)), 2, if_there=True),
            ],
        ),
        legend(
            "jor_goldwing", CRITTER, TAN,
            cost=(0, 0, 0, 4), points=4, upgrades="bard",
            play=[Gain(point=1, times=AtMost(JOR_POINTS, InHand()))],
        ),
        legend(
            "mayberry_matriarch", CRITTER, PURPLE,
            cost=(0, 0, 0, 4), points=5, upgrades="wife", shares_with="husband",
            score=5 * (Paired() & Cards("farm")),
        ),
        legend(
            "strey_softpaw", CRITTER, RED,
            cost=(0, 0, 0, 4), points=4, upgrades="ranger",
            visit=[Pick(Places("basic", "forest", taken=True), Use(), 0, 2)],
        ),
        legend(
            "tarry_hare", CRITTER, BLUE,
            cost=(0, 0, 0, 5), points=4, upgrades="shopkeeper",
            trigger=Trigger([GainAny()], to_constructions=[Draw(2)]),
        ),
        legend(
            "click_clacks", CONSTRUCTION, GREEN,
            cost=(2, 2, 1, 0), points=4, upgrades="general_store", link=("shopkeeper",),
            production=[Gain(berry=3), GainAny(Cards("farm"))],
        ),
        legend(
            "darkdeep_prison", CONSTRUCTION, TAN,
            cost=(2, 2, 2, 0), points=3, upgrades="dungeon", link=("ranger",),
            play=[
                Pick(City(kind=CRITTER), Discard(), 0, prisoners),
                Gain(point=points, times=Counted()),
                GainAny(resources * Counted()),
            ],
        ),
        legend(
            "everflame_tomb", CONSTRUCTION, RED,
            cost=(1, 0, 3, 0), points=2, upgrades="cemetery", link=("undertaker",),
            spots=Spots(1, more_with="undertaker", unlocked=2, permanent=True),
            visit=[PlayCard(Hand(), Row("meadow"))],
        ),
        legend(
            "king_norths_treasury", CONSTRUCTION, BLUE,
            cost=(3, 0, 3, 0), points=4, upgrades="clock_tower", link=("historian",),
            play=fill_treasury(),
            ability=ReturnPointTokens(),
        ),
        legend(
            "strongroot_castle", CONSTRUCTION, PURPLE,
            cost=(4, 4, 4, 0), points=4, upgrades="castle", link=("king",),
            score=2 * Cards(kind=CONSTRUCTION, unique=False),
        ),
    ]  # fmt: skip
