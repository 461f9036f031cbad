"""The 6 special events of Pearlbrook."""

from __future__ import annotations

from everdell.boxes.base.groups import SPECIAL_EVENT
from everdell.boxes.pearlbrook.event_steps import (
    Beneath,
    GiveCards,
    LoadPoints,
    PutRacerBeneath,
    Search,
    ShuffleBack,
)
from everdell.engine.content import CRITTER, Place
from everdell.engine.effects.choices import ChooseOne, If
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counts import CardsBeneath, Counted
from everdell.engine.effects.doings import PutBeneath
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.sources import Row, Shown


def special_events() -> list[Place]:
    return [
        Place(
            "masquerade_invitations",
            SPECIAL_EVENT,
            [GiveCards(6), Gain(point=1, times=Counted())],
            cards=("messenger", "fairgrounds"),
        ),
        Place(
            "river_race",
            SPECIAL_EVENT,
            [
                Pick(City(mine=True), PutRacerBeneath("ferry_ferret", "twig_barge")),
                If(Beneath("ferry_ferret"), [Gain(point=2)]),
                If(Beneath("twig_barge"), [GainAny(2)]),
            ],
            points=4,
            cards=("ferry_ferret", "twig_barge"),
        ),
        Place(
            "riverside_resort",
            SPECIAL_EVENT,
            [Pick(Row("meadow", kind=CRITTER), PutBeneath(), 0, 3)],
            cards=("harbor", "innkeeper"),
            score=2 * CardsBeneath(),
        ),
        Place(
            "romantic_cruise",
            SPECIAL_EVENT,
            [ChooseOne({
                "wife": [Search("wife"), PlayCard(Shown()), ShuffleBack()],
                "five_points": [Gain(point=5)],
            })],
            cards=("ferry", "husband"),
        ),
        Place(
            "sunken_treasure_discovered",
            SPECIAL_EVENT,
            [PlayCard(Row("meadow"), value=3, least=0)],
            cards=("pirate", "crane"),
        ),
        Place(
            "x_marks_the_spot",
            SPECIAL_EVENT,
            [Pick(City(mine=True), LoadPoints("storehouse", most=6), if_there=True)],
            cards=("pirate_ship", "storehouse"),
        ),
    ]  # fmt: skip
