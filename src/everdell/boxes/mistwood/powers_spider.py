"""The Spiders have Nightweave watch a place of the board."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.place_tiles import PLACE_BOX, take_out_of_box
from everdell.boxes.powers import POWER
from everdell.engine.content import Place
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.resources import GainMissing
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SEAT, NO_SLOT, Ask, Frame, Program, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, SEAT, WORKER, Zone, add, lay, lying_in

WATCHED: Final = "watched_place"


def spider_zone() -> Zone:
    """Where the spider stands."""
    return Zone(WATCHED, SEAT, AREA, ALL)


def watchable(place: Place) -> bool:
    """Whether it is a place for workers that may go there from home, and no event."""
    return not place.is_event and not place.reached_by and place.piece == WORKER


def _owner(g: Game) -> int:
    """The seat of the Spiders' player, or NO_SEAT."""
    spiders = g.rules.thing("spiders")
    for p in g.players:
        if not p.automaton and spiders in lying_in(g, g.rules.zone(POWER), p.seat):
            return p.seat
    return NO_SEAT


@final
class SpiderWatches(Step):
    """A worker was placed where the spider stands, and the place has acted: its player is served.

    A player who has passed gains nothing any more. Power and big critter never go together.
    """

    def __init__(self) -> None:
        self.served = Program([GainMissing(), Draw(1), MoveSpider()])

    def nested(self) -> list[Program]:
        return [self.served]

    def run(self, g: Game, f: Frame) -> None:
        at = f.lifted
        if at is None or at.place == 0 or g.rules.places[at.place].piece_number:
            return
        owner = _owner(g)
        if owner == NO_SEAT or g.players[owner].passed or (at.named and f.me == owner):
            return
        watched = [g.rules.ids[tile] for tile in lying_in(g, g.rules.zone(WATCHED), owner)]
        if g.rules.places[at.place].id in watched:
            g.push(self.served, owner, owner, NO_SLOT, g.rules.thing("spiders"))


@final
class MoveSpider(Ask):
    """Put the spider on a place of the board, another one than before."""

    prompt: str = "spiders"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.tiles: dict[int, int] = {}  # by place

    def bind(self, rules: Rules) -> None:
        self.row = rules.place_row("spiders")
        for tile in rules.tiles:
            place = rules.place_numbers.get(tile.id, 0)
            if place and tile.begins == PLACE_BOX and watchable(rules.places[place]):
                self.tiles[place] = tile.number

    def options(self, g: Game, f: Frame) -> list[Option]:
        watched = lying_in(g, g.rules.zone(WATCHED), f.me)
        box = lying_in(g, g.rules.zone(PLACE_BOX))
        tiles = {place: self.tiles[place] for place in g.board.places if place in self.tiles}
        return [
            self.row[place] for place, tile in tiles.items() if tile not in watched and tile in box
        ]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        zone = g.rules.zone(WATCHED)
        for tile in lying_in(g, zone, f.me):
            add(g, g.rules.zone(PLACE_BOX), -1, tile)
        tile = self.tiles[option.place]
        take_out_of_box(g, [tile])
        lay(g, zone, f.me, (tile,))
        if g.journal is not None:
            g.journal.tell(Entry("moved_spider", f.me, place=g.rules.places[option.place].id))
