"""The 12 constructions of the Newleaf deck. Costs are twigs, resin, pebbles, berries."""

from __future__ import annotations

from everdell.boxes.newleaf.sharing import ShareByChoice
from everdell.engine.content import BLUE, CONSTRUCTION, GREEN, PURPLE, RED, TAN, Card, Trigger
from everdell.engine.effects.cards import Draw, may_give_a_card
from everdell.engine.effects.choices import ChooseOne, If
from everdell.engine.effects.city import PutPointsHere, StoreHere, TakeSomeStored
from everdell.engine.effects.city_sources import Opponents
from everdell.engine.effects.counts import Colors, Counted, Paired, PointsOn, Spaces
from everdell.engine.effects.doings import CopyPlay
from everdell.engine.effects.hand_limit import LargerHand
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.sources import CardSource, Hand, Row
from everdell.engine.effects.which import Which


def constructions(legends: bool, station: bool) -> list[Card]:
    """With Legends a Hotel lets them in, too; without a station there are no Locomotives."""
    guests: list[CardSource] = [Hand(), Row("legends")] if legends else [Hand()]
    cards = [
        Card(
            "greenhouse", CONSTRUCTION, GREEN,
            cost=(1, 2, 0, 0), points=2, copies=3, banner=Which(color=GREEN),
            shares_with="farm", arrival=ShareByChoice(),
            production=[Draw(1), If(Paired(), [GainAny()])],
        ),
        Card(
            "tea_house", CONSTRUCTION, GREEN,
            cost=(2, 2, 0, 0), points=1, copies=3, banner=Which(unique=False),
            production=[*may_give_a_card(), GainAny(times=Counted()), Draw(1, times=Counted())],
        ),
        Card(
            "bank", CONSTRUCTION, GREEN,
            unique=True, cost=(0, 2, 2, 0), points=2, copies=2, banner=Which(color=PURPLE),
            copied_at_home_only=True, modifier=LargerHand(PointsOn("bank")),
            production=[PutPointsHere(1)],
        ),
        Card(
            "freight_car", CONSTRUCTION, GREEN,
            unique=True, cost=(1, 2, 2, 0), points=3, copies=2, banner=Which(unique=True),
            play=[StoreHere(2, 2, 2, 2), TakeSomeStored(2)],
            production=[TakeSomeStored(2)],
        ),
        Card(
            "air_balloon", CONSTRUCTION, TAN,
            cost=(3, 0, 0, 0), points=1, copies=3, banner=Which(color=TAN), spaces=0,
            play=[Pick(
                Opponents(color=TAN, then_mine=True),
                CopyPlay(but_not=("fool", "main_road", "ruins")),
                if_there=True,
            )],
        ),
        Card(
            "main_road", CONSTRUCTION, TAN,
            unique=True, cost=(0, 0, 1, 0), points=0, copies=4, banner=Which(unique=False),
            spaces=0, adds_spaces=1, stays=True,
        ),
        Card(
            "hotel", CONSTRUCTION, RED,
            cost=(2, 0, 1, 0), points=1, copies=3, banner=Which(color=TAN), open_points=2,
            visit=[PlayCard(*guests, off=3, least=0)],
        ),
        Card(
            "city_hall", CONSTRUCTION, BLUE,
            unique=True, cost=(2, 1, 1, 0), points=2, copies=2, banner=Which(color=BLUE),
            trigger=Trigger(
                [
                    *may_give_a_card(),
                    Gain(point=1, times=Counted()), Draw(1, times=Counted()),
                ],
                critters=False, own_city_only=True,
            ),
        ),
        Card(
            "museum", CONSTRUCTION, BLUE,
            unique=True, cost=(1, 2, 1, 0), points=2, copies=2, banner=Which(unique=True),
            trigger=Trigger([ChooseOne({"draw": [Draw(2)]}, least=0)]),
        ),
        Card(
            "ever_wall", CONSTRUCTION, PURPLE,
            unique=True, cost=(4, 4, 3, 0), points=6, copies=2, banner=Which(color=PURPLE),
            spaces=0, score=2 * (Spaces() // 5),
        ),
        Card(
            "library", CONSTRUCTION, PURPLE,
            unique=True, cost=(2, 1, 1, 0), points=3, copies=2, banner=Which(color=BLUE),
            score=Colors(),
        ),
    ]  # fmt: skip
    return [*cards, locomotive()] if station else cards


def locomotive() -> Card:
    return Card(
        "locomotive", CONSTRUCTION, RED,
        unique=True, cost=(2, 1, 1, 0), points=3, copies=2, banner=Which(color=GREEN),
        visit=[PlayCard(Row("station"), off=3, least=0)],
    )  # fmt: skip
