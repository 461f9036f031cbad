"""The five legendary constructions. Costs are twigs, resin, pebbles, berries."""

from __future__ import annotations

from everdell.boxes.legends.bridge import BuildOnTop, WorthItsTop
from everdell.boxes.legends.legend import legend
from everdell.boxes.legends.spring import LieBeneath
from everdell.engine.content import BLUE, CONSTRUCTION, CRITTER, GREEN, PURPLE, RED, TAN, Card
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.choices import If
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counts import Cards, Counted
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import GainAny
from everdell.engine.effects.sources import Hand, Row


def constructions() -> list[Card]:
    return [
        legend(
            "bridge_of_the_sky", CONSTRUCTION, BLUE,
            cost=(0, 0, 2, 0), points=0, upgrades="crane", link=("architect",),
            ability=BuildOnTop(3),
            score=WorthItsTop(),
        ),
        legend(
            "mcgregors_market", CONSTRUCTION, GREEN,
            cost=(2, 2, 1, 0), points=4, upgrades="farm", link=("husband", "wife"),
            production=[GainAny(2)],
        ),
        legend(
            "oleanders_opera_house", CONSTRUCTION, PURPLE,
            cost=(3, 2, 2, 0), points=4, upgrades="theater", link=("bard",),
            score=2 * Cards(kind=CRITTER, unique=True),
        ),
        legend(
            "silver_scale_spring", CONSTRUCTION, TAN,
            cost=(0, 0, 1, 0), points=2, upgrades="ruins", link=("peddler",), spaces=0, beneath=True,
            play=[
                Pick(City(kind=CONSTRUCTION, other=True), LieBeneath()),
                If(Counted(), [Draw(2)]),
            ],
        ),
        legend(
            "the_green_acorn", CONSTRUCTION, RED,
            cost=(3, 3, 0, 0), points=4, upgrades="inn", link=("innkeeper",), open_points=2,
            visit=[PlayCard(Hand(), Row("meadow"), off=4)],
        ),
    ]  # fmt: skip
