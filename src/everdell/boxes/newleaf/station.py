"""The station board: its cards, its visitors, and its two places."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.newleaf.trains import BAG, STATION, TRAIN, GainCoupled, ReplaceCoupled
from everdell.boxes.newleaf.visitors import PILES, VISITORS
from everdell.engine.changes import refill_row, shuffle_zone
from everdell.engine.content import Group, Place
from everdell.engine.effects.doings import Discard, Take
from everdell.engine.effects.picking import Doing, Pick, Source
from everdell.engine.effects.rows import Refill
from everdell.engine.effects.sources import Row
from everdell.engine.effects.zone_doings import UseTile
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import (
    ALL,
    AREA,
    NONE,
    PILE,
    ROW,
    SEAT,
    TABLE,
    Zone,
    add,
    lay,
    lying_in,
    put_under,
)

_LEFT: Final = "visitor_discard"

STATION_PLACE: Final = Group("station", rank=5)
KNOLL_PLACE: Final = Group("knoll", rank=6)


def station_zones() -> list[Zone]:
    return [
        Zone(
            STATION,
            TABLE,
            ROW,
            ALL,
            places=3,
            refill=("deck",),
            distinct=True,
            origin=True,
            then=[GainCoupled(), ReplaceCoupled()],
        ),
        Zone(VISITORS, TABLE, ROW, ALL, places=len(PILES), refill=PILES),
        *[Zone(pile, TABLE, PILE, NONE) for pile in PILES],
        Zone(_LEFT, TABLE, PILE, NONE),
        Zone(VISITORS, SEAT, AREA, ALL),
    ]


def station_places(players: int) -> list[Place]:
    return [
        Place(
            "station",
            STATION_PLACE,
            [
                Pick(Row(VISITORS, refill=False), SendAway()),
                RefillVisitors(),
                Pick(Row(VISITORS, refill=False), TakeIn()),
                RefillVisitors(),
                Pick(Row(TRAIN), UseTile()),
            ],
            spots=players,
            one_each=True,
        ),
        Place(
            "knoll",
            KNOLL_PLACE,
            [
                Pick(Row("meadow", STATION), Discard(), 3, if_there=True),
                Pick(Row("meadow", STATION, refill=False), Take(), 3),
                Pick(Row(TRAIN), UseTile(), 0),
                Refill("meadow", STATION),
            ],
            spots=players,
            one_each=True,
        ),
    ]


def lay_out_station(g: Game) -> None:
    """Two piles of visitors, three wagons, three cards."""
    shuffle_zone(g, g.rules.zone(BAG), g.random)
    first, second = [g.rules.zone(pile) for pile in PILES]
    visitors = list(lying_in(g, first))
    g.random.shuffle(visitors)
    half = len(visitors) // 2
    lay(g, first, -1, tuple(visitors[:half]))
    lay(g, second, -1, tuple(visitors[half:]))
    refill_row(g, g.rules.zone(VISITORS))
    refill_row(g, g.rules.zone(TRAIN))
    refill_row(g, g.rules.zone(STATION))


@final
class SendAway(Doing):
    """A visitor is discarded, face down."""

    word: str = "discard"
    prompt: str = "discard-visitor"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        visitor = source.lift(g, f, option)
        add(g, g.rules.zone(_LEFT), -1, visitor)
        if g.journal is not None:
            g.journal.tell(Entry("sent_away", f.me, card=g.rules.ids[visitor]))


@final
class TakeIn(Doing):
    """A visitor is put beside one's city."""

    word: str = "take"
    prompt: str = "take-visitor"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        take_in(g, f.me, source.lift(g, f, option))


def take_in(g: Game, seat: int, visitor: int) -> None:
    add(g, g.rules.seat_zone(VISITORS), seat, visitor)
    if g.journal is not None:
        g.journal.tell(Entry("took_in", seat, card=g.rules.ids[visitor], zone=VISITORS))


@final
class RefillVisitors(Step):
    def run(self, g: Game, f: Frame) -> None:
        refill_visitors(g)


def refill_visitors(g: Game) -> None:
    """The next one of a pile is uncovered; in place of an empty pile come those sent away.

    They are shuffled and split in two: one half on the empty place, the other beneath the other
    pile. An odd one goes to the empty place.
    """
    row = g.rules.zone(VISITORS)
    refill_row(g, row)
    away = g.rules.zone(_LEFT)
    for place in range(len(PILES)):
        if lying_in(g, row)[place] == 0 and lying_in(g, away):
            things = list(lying_in(g, away))
            g.random.shuffle(things)
            lay(g, away, -1, ())
            half = len(things) // 2
            put_under(g, g.rules.zone(PILES[1 - place]), tuple(things[:half]))
            lay(g, g.rules.zone(PILES[place]), -1, tuple(things[half:]))
            if g.journal is not None:
                g.journal.tell(Entry("renewed", zone=VISITORS, n=len(things)))
            refill_row(g, row)
