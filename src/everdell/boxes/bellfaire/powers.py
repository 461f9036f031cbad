"""The fifteen powers of Bellfaire, and what they need on the table."""

from __future__ import annotations

from everdell.boxes.base.groups import BASIC, FOREST
from everdell.boxes.bellfaire.powers_draws import DrawOneMore, Fly, gift_of_the_owls
from everdell.boxes.bellfaire.powers_forest import (
    FollowAnOpponent,
    lizard_zones,
    wander,
)
from everdell.boxes.bellfaire.powers_plays import (
    ActivateAgain,
    SaveOrTakeBack,
    TakeBackAtTheEnd,
    rat_moves,
    rat_token,
    saved_resources,
)
from everdell.boxes.bellfaire.powers_tokens import (
    PutTreasureOn,
    SpreadTokens,
    TakeToken,
    TreasureHunt,
    spend_treasure,
    spend_wild,
    token_zones,
    treasure,
    wild_tokens,
)
from everdell.boxes.bellfaire.powers_visits import (
    AtALocation,
    BerryAfterAll,
    NoteGains,
    OneMoreTwig,
    SwapForPebble,
)
from everdell.boxes.place_tiles import add_place_tiles
from everdell.boxes.powers import power
from everdell.engine.box import Contents, Setup
from everdell.engine.content import CONSTRUCTION, Tile
from everdell.engine.effects.counting import counting
from everdell.engine.effects.hand_limit import LargerHand
from everdell.engine.effects.pricing import PayWith
from everdell.engine.effects.resources import GainMissing
from everdell.engine.effects.which import Which
from everdell.engine.interludes import Interlude
from everdell.engine.moments import (
    DREW,
    ENDED,
    GAINED,
    LEFT_MEADOW,
    PLAYED,
    SEASON_BEGUN,
    TURN_DONE,
    VISITED,
    VISITING,
)
from everdell.engine.resources import BERRY, RESIN, TWIG
from everdell.engine.zones import Counter, Zone


def powers(setup: Setup) -> list[Tile]:
    """All of them; alone the Rats are not used."""
    constructions = Which(kind=CONSTRUCTION)
    found = [
        power("axolotls", start=[SpreadTokens()], moments={VISITED: [TakeToken()]}),
        power("cardinals", modifier=LargerHand(counting(2)), moments={DREW: [DrawOneMore()]}),
        power("foxes", moments={VISITING: [
            FollowAnOpponent(but_not=("chapel", "pirate_ship", "storehouse")),
        ]}),
        power(
            "hedgehogs",
            modifier=PayWith(constructions, BERRY, 2),
            moments={GAINED: [NoteGains()], VISITED: [BerryAfterAll()]},
        ),
        power("lizards", start=wander(first=True), moments={SEASON_BEGUN: wander()}),
        power("mice", moments={VISITED: [GainMissing(least=0, when=AtALocation())]}),
        power("moles", moments={GAINED: [NoteGains()], VISITED: [SwapForPebble()]}),
        power("otters", modifier=PayWith(constructions, RESIN)),
        power("owls", modifier=LargerHand(counting(1)), moments={VISITED: gift_of_the_owls()}),
        power("platypuses", start=[PutTreasureOn(5)], moments={TURN_DONE: [TreasureHunt()]}),
        power("rats", start=rat_moves(), moments={LEFT_MEADOW: rat_moves(paid=True)}),
        power(
            "squirrels",
            modifier=PayWith(constructions, TWIG, 2),
            moments={GAINED: [NoteGains()], VISITED: [OneMoreTwig()]},
        ),
        power("starlings", modifier=Fly(3)),
        power("toads", moments={PLAYED: [ActivateAgain()]}),
        power("turtles", moments={PLAYED: [SaveOrTakeBack()], ENDED: [TakeBackAtTheEnd()]}),
    ]  # fmt: skip
    return [tile for tile in found if setup.players > 1 or tile.id != "rats"]


def power_zones_of_bellfaire() -> list[Zone]:
    return token_zones() + lizard_zones()


def power_counters(setup: Setup) -> list[Counter]:
    """The rat token lies on the table; it is needed only where the Rats may be."""
    rat = [rat_token()] if setup.players > 1 else []
    return [wild_tokens(), treasure(), *saved_resources(), *rat]


def interludes() -> list[Interlude]:
    return [spend_wild(), spend_treasure()]


def add_forest_tiles(everything: Contents) -> None:
    """A tile for each forest card and each basic location, of whatever box.

    The Lizards draw the ones, the others say where tokens of the Axolotls lie.
    """
    drawn = [place for place in everything.places if place.group in (BASIC, FOREST)]
    add_place_tiles(everything, drawn)
