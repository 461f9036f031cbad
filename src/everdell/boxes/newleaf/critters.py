"""The 12 critters of the Newleaf deck. Costs are berries; a banner says who lets them in."""

from __future__ import annotations

from everdell.boxes.base.critters import berries
from everdell.boxes.newleaf.scores import BestBonusOfOpponents
from everdell.engine.content import BLUE, CRITTER, GREEN, PURPLE, RED, TAN, Card, Trigger
from everdell.engine.effects.abilities import DiscardForLess
from everdell.engine.effects.cards import Draw, may_give_a_card
from everdell.engine.effects.choices import If, NameColor
from everdell.engine.effects.city_sources import City, Opponents
from everdell.engine.effects.counting import AtMost
from everdell.engine.effects.counts import Counted, Left, Spaces
from everdell.engine.effects.doings import Activate, CopyVisit, Discard, Take
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.resources import Gain, GainAny, PayUpTo
from everdell.engine.effects.sources import Row
from everdell.engine.effects.which import Which


def critters(rows: tuple[str, ...]) -> list[Card]:
    """`rows` are those from which cards may be taken and played."""
    return [
        Card(
            "lamplighter", CRITTER, GREEN,
            cost=berries(1), points=1, copies=3, banner=Which(unique=False),
            production=[Pick(Row("deck", *rows), Take(), 0, 2)],
        ),
        Card(
            "magician", CRITTER, GREEN,
            unique=True, cost=berries(3), points=2, copies=2, banner=Which(color=RED),
            production=[
                Pick(City(other=True), Discard(), 0),
                If(Counted(), [Gain(point=1), GainAny()]),
            ],
        ),
        Card(
            "mayor", CRITTER, GREEN,
            unique=True, cost=berries(4), points=1, copies=2, banner=Which(unique=True),
            production=[Gain(point=1), Gain(point=1, times=Spaces() // 5)],
        ),
        Card(
            "miller", CRITTER, GREEN,
            unique=True, cost=berries(3), points=2, copies=2, banner=Which(color=PURPLE),
            production=[PayUpTo("pebble", 1), Gain(point=3, times=Counted())],
        ),
        Card(
            "gardener", CRITTER, TAN,
            cost=berries(3), points=1, copies=3, banner=Which(color=GREEN),
            play=[Pick(City(color=GREEN), Activate(), 0, 2)],
        ),
        Card(
            "poet", CRITTER, TAN,
            cost=berries(3), points=0, copies=3, banner=Which(unique=False),
            play=[
                NameColor(),
                Pick(Row("meadow", named=True), Take(), MANY),
                Gain(point=1, times=Counted()),
            ],
        ),
        Card(
            "chipsmith", CRITTER, RED,
            cost=berries(2), points=1, copies=3, banner=Which(color=RED),
            visit=[Pick(City(color=GREEN, mine=True), Activate(), 0, 2)],
        ),
        Card(
            "conductor", CRITTER, RED,
            unique=True, cost=berries(3), points=2, copies=2, banner=Which(unique=True),
            visit=[Pick(
                Opponents(color=RED, then_mine=True),
                CopyVisit(but_not=("cemetery", "chapel", "monastery", "pirate_ship")),
                0,
            )],
        ),
        Card(
            "diplomat", CRITTER, BLUE,
            unique=True, cost=berries(3), points=2, copies=2, banner=Which(color=BLUE),
            trigger=Trigger(
                [
                    *may_give_a_card(),
                    Gain(point=1, times=Counted()), Draw(1, times=Counted()),
                ],
                constructions=False,
            ),
        ),
        Card(
            "inventor", CRITTER, BLUE,
            unique=True, cost=berries(2), points=1, copies=3, banner=Which(color=BLUE),
            ability=DiscardForLess(off=3),
        ),
        Card(
            "baker", CRITTER, PURPLE,
            unique=True, cost=berries(3), points=2, copies=2, banner=Which(color=GREEN),
            score=AtMost(6, 2 * Left("berry")),
        ),
        Card(
            "photographer", CRITTER, PURPLE,
            unique=True, cost=berries(4), points=2, copies=2, banner=Which(color=PURPLE),
            score=BestBonusOfOpponents(color=PURPLE),
        ),
    ]  # fmt: skip
