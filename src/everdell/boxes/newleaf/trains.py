"""The wagons beside the station: what they give, and how they are replaced."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.changes import gain_points, put_away, refill_row
from everdell.engine.content import Tile
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.zone_doings import use_tile
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, NONE, PILE, ROW, TABLE, Zone, lying_in, take_at

STATION: Final = "station"
TRAIN: Final = "train"
BAG: Final = "train_bag"
_USED: Final = "train_used"
_COPIES: Final = 3


def wagons() -> list[Tile]:
    return [
        _wagon("train_berry", Gain(berry=1)),
        _wagon("train_resin", Gain(resin=1)),
        _wagon("train_pebble", Gain(pebble=1)),
        _wagon("train_any", GainAny()),
        _wagon("train_two_twigs", Gain(twig=2)),
        _wagon("train_point", Gain(point=1)),
    ]


def _wagon(id: str, gain: Step) -> Tile:
    return Tile(id, "train", begins=BAG, copies=_COPIES, do=[gain])


def train_zones() -> list[Zone]:
    """Three wagons, the bag, and what goes back into it when it is empty.

    Equal wagons differ by the station card beside them.
    """
    return [
        Zone(TRAIN, TABLE, ROW, ALL, places=3, refill=(BAG,), distinct=True),
        Zone(BAG, TABLE, PILE, NONE, discard=_USED),
        Zone(_USED, TABLE, PILE, ALL),
    ]


@final
class GainCoupled(Step):
    """Gain what the wagon beside a station card gives that was just played.

    A rival gains a point for it (solo rules: station cards).
    """

    def run(self, g: Game, f: Frame) -> None:
        for seat in range(g.rules.players, g.rules.seats):
            gain_points(g, seat, 1, f.source)
        wagon = lying_in(g, g.rules.zone(TRAIN))[_place(f)]
        if wagon:
            use_tile(g, f.me, wagon)


@final
class ReplaceCoupled(Step):
    """Set that wagon aside; another wagon and another card come."""

    def run(self, g: Game, f: Frame) -> None:
        train = g.rules.zone(TRAIN)
        wagon = take_at(g, train, -1, _place(f))
        if wagon:
            put_away(g, wagon)
        refill_row(g, train)
        refill_row(g, g.rules.zone(STATION))


def _place(f: Frame) -> int:
    """The place of the station that the card has left."""
    [(_, place, _)] = f.vacated
    return place
