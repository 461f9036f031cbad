"""Powers that spend tokens beside whatever is asked: Axolotls and Platypuses."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.groups import BASIC
from everdell.boxes.place_tiles import PLACE_BOX, place_box, take_out_of_box, tiles_in_box
from everdell.engine.changes import change_count
from everdell.engine.effects.doings import Take
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import GainAny
from everdell.engine.effects.sources import Row
from everdell.engine.interludes import Interlude
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, SEAT, Counter, Zone, add, lay, lying_in

WILD: Final = "wild"
TREASURE: Final = "treasure"
AXOLOTL_PLACES: Final = "wild_locations"


def token_zones() -> list[Zone]:
    """What stands for places that are not of use now, and for those where a token lies."""
    return [
        place_box(),
        Zone(AXOLOTL_PLACES, SEAT, AREA, ALL),
    ]


# Axolotls ------------------------------------------------------------------------------------


def wild_tokens() -> Counter:
    return Counter(WILD, SEAT)


def spend_wild() -> Interlude:
    """A token is any one resource when its owner needs it."""
    return Interlude("axolotls:wild", WILD, "axolotls", [GainAny()])


@final
class SpreadTokens(Step):
    """A token is put on each basic location."""

    def run(self, g: Game, f: Frame) -> None:
        tiles = tiles_in_box(g, BASIC.id)
        take_out_of_box(g, tiles)
        lay(g, g.rules.zone(AXOLOTL_PLACES), f.me, tuple(tiles))


@final
class TakeToken(Step):
    """The token of the basic location that was just visited, if it is still there."""

    def run(self, g: Game, f: Frame) -> None:
        at = f.lifted
        if at is None or at.place == 0 or g.rules.places[at.place].group is not BASIC:
            return
        tile = g.rules.thing(g.rules.places[at.place].id)
        zone = g.rules.zone(AXOLOTL_PLACES)
        left = lying_in(g, zone, f.me)
        if tile in left:
            lay(g, zone, f.me, tuple([thing for thing in left if thing != tile]))
            add(g, g.rules.zone(PLACE_BOX), -1, tile)
            change_count(g, g.rules.counter(WILD), f.me, 1, f.source)


# Platypuses ----------------------------------------------------------------------------------


def treasure() -> Counter:
    """Point tokens on the power card; those that are left count at the end."""
    return Counter(TREASURE, SEAT, points=1, part="tokens")


def spend_treasure() -> Interlude:
    then: list[Step] = [GainAny(), Pick(Row("deck", "meadow"), Take())]
    return Interlude("platypuses:token", TREASURE, "platypuses", then, once=True)


@final
class PutTreasureOn(Step):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        change_count(g, g.rules.counter(TREASURE), f.me, self.n, f.source)


@final
class TreasureHunt(Ask):
    """After the action of the turn: the last moment to pay a token, or not."""

    insists: bool = True
    prompt: str = "platypuses"

    def __init__(self) -> None:
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        for interlude in g.rules.interludes:
            if interlude.token == TREASURE and interlude.is_open(g, g.players[f.me]):
                return [self.done]
        return []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        """The turn is over."""
