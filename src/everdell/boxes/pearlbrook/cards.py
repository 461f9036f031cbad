"""The 8 kinds of cards of Pearlbrook. Costs are twigs, resin, pebbles, berries."""

from __future__ import annotations

from typing import Final

from everdell.boxes.base.critters import berries
from everdell.boxes.pearlbrook.messengers import MESSENGER
from everdell.boxes.pearlbrook.pearls import PEARL
from everdell.boxes.pearlbrook.river import AMBASSADOR, TurnedUp, UseFromAfar
from everdell.boxes.pearlbrook.ship import Sail
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
)
from everdell.engine.effects.cards import CountValues, Draw, Reveal, TakeTheRest
from everdell.engine.effects.choices import If
from everdell.engine.effects.counts import Cards, Counted, Tokens
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.hand_limit import LargerHand
from everdell.engine.effects.joining import JoinOne
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.sources import Hand
from everdell.engine.effects.tokens import GainTokens
from everdell.engine.effects.which import Which
from everdell.engine.moments import GAINED_TOKENS

BOX: Final = "pearlbrook"


def cards() -> list[Card]:
    return [
        Card(
            "ferry_ferret", CRITTER, GREEN,
            unique=True, cost=berries(3), points=1, copies=2, link=("ferry",),
            production=[If(Tokens(PEARL, copied=True) >= 2, [Gain(point=2)])],
        ),
        Card(
            MESSENGER, CRITTER, TAN,
            cost=berries(2), copies=3, link=("bridge",), spaces=0,
            joins=Which(kind=CONSTRUCTION), arrival=JoinOne(),
            play=[Draw(1), Gain(point=1)],
        ),
        Card(
            "pirate", CRITTER, TAN,
            cost=berries(3), points=1, copies=3, link=("pirate_ship",), spaces=0,
            play=[
                Pick(Hand(), Discard(), 0, 4),
                Reveal(Counted()), CountValues(), TakeTheRest(),
                If(Counted() >= 7, [GainTokens(PEARL)]),
            ],
        ),
        Card(
            "shipwright", CRITTER, PURPLE,
            unique=True, cost=berries(4), points=2, copies=2, link=("harbor",),
            score=Cards(box=BOX),
        ),
        Card(
            "harbor", CONSTRUCTION, GREEN,
            unique=True, cost=(3, 1, 1, 0), points=3, copies=2, link=("shipwright",),
            production=[If(Tokens(PEARL, copied=True) >= 2, [GainAny(2)])],
        ),
        Card(
            "pirate_ship", CONSTRUCTION, RED,
            copies=3, link=("pirate",),
            visit=[Sail(), GainAny(times=Counted()), Gain(point=1, times=Counted())],
        ),
        Card(
            "ferry", CONSTRUCTION, RED,
            unique=True, cost=(2, 2, 0, 0), points=2, copies=3, link=("ferry_ferret",),
            open_points=1, spots=Spots(piece=AMBASSADOR),
            visit=[Pick(TurnedUp(), UseFromAfar())],
        ),
        Card(
            "bridge", CONSTRUCTION, BLUE,
            unique=True, cost=(2, 0, 1, 0), points=1, copies=2, link=(MESSENGER,),
            modifier=LargerHand(Tokens(PEARL)),
            moments={GAINED_TOKENS: [Draw(2, times=Counted())]},
        ),
    ]  # fmt: skip
