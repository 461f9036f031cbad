"""What becomes of cards and tiles that are picked from rows and piles."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import ids, put_away
from everdell.engine.effects.picking import MANY, Doing, Source
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Frame
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, NONE, ROW, SEAT, Zone, add, lying_in


def room_in(g: Game, zone: Zone, seat: int) -> int:
    """How many things a zone can still hold: a row is full at some time."""
    if zone.shape != ROW:
        return MANY
    room = 0
    for thing in lying_in(g, zone, seat):
        if thing == 0:
            room += 1
    return room


def put_into(g: Game, f: Frame, zone: Zone, thing: int, is_open: bool) -> None:
    """Lay a thing into a zone of one's own or of the table; everyone saw it if it was open."""
    add(g, zone, f.me, thing)
    if g.journal is None:
        return
    id = g.rules.ids[thing]
    if is_open or not zone.hides_from(None, f.me):
        g.journal.tell(Entry("put_into", f.me, card=id, zone=zone.id))
    else:
        told = Entry("put_unseen", f.me, n=1, zone=zone.id, cards=ids(g, [thing]))
        told.audience = () if zone.sight == NONE else (f.me,)
        told.barrier = True
        g.journal.tell(told)


def use_tile(g: Game, me: int, tile: int, zone: str = "") -> None:
    """Do what a tile says, which lies in a zone now or is discarded."""
    if g.journal is not None:
        g.journal.tell(Entry("used", me, card=g.rules.ids[tile], zone=zone))
    do = g.rules.tile(tile).do
    if do is not None:
        g.push(do, me, me, NO_SLOT, tile)


@final
class PutInto(Doing):
    """Put it into a zone of one's own, or of the table: `PutInto("reserved", "reserve")`."""

    leaves: bool = True
    as_possible: bool = True

    def __init__(self, zone: str, word: str = "take") -> None:
        self.into = zone
        self.target = Zone(zone, SEAT, AREA, ALL)  # until the rules are known
        self.word = word
        self.prompt = word
        self.asks_whence = word == "take"

    def bind(self, rules: Rules) -> None:
        self.target = rules.zone(self.into)

    def room(self, g: Game, f: Frame) -> int:
        return room_in(g, self.target, f.me)

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        is_open = source.is_open(g, f, option)
        put_into(g, f, self.target, source.lift(g, f, option), is_open)


@final
class UseTile(Doing):
    """Do what a tile says. It is discarded, or put into a zone: `UseTile("power", "power")`."""

    leaves: bool = True
    choosy: bool = True

    def __init__(self, into: str = "", word: str = "use") -> None:
        self.into = into
        self.word = word
        self.prompt = "use-tile" if word == "use" else word

    def takes(self, g: Game, f: Frame, thing: int) -> bool:
        do = g.rules.tile(thing).do
        return do is None or do.possible(g, f.me, f.me, NO_SLOT)

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        tile = source.lift(g, f, option)
        if self.into:
            add(g, g.rules.zone(self.into), f.me, tile)
        else:
            put_away(g, tile)
        use_tile(g, f.me, tile, self.into)
