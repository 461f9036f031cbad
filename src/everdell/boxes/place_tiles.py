"""Tiles that stand for places of the board, for boxes that lay something on them or draw them."""

from __future__ import annotations

from typing import Final

from everdell.engine.box import Contents
from everdell.engine.content import Place, Tile
from everdell.engine.state import Game
from everdell.engine.zones import ALL, PILE, TABLE, Zone, lay, lying_in

PLACE_BOX: Final = "place_box"


def place_box() -> Zone:
    """What stands for places that are not of use now."""
    return Zone(PLACE_BOX, TABLE, PILE, ALL, out=True)


def add_place_tiles(everything: Contents, places: list[Place]) -> None:
    """A tile for each of some places, as a part of the box that the place is from.

    Of a place that has some already, for another box, there is one more of them. One that has
    another tile, which a player keeps who was there, has none.
    """
    here = {tile.id: tile for tile in everything.tiles}
    for place in places:
        if place.id in here:
            if here[place.id].begins == PLACE_BOX:
                here[place.id].copies += 1
        else:
            tile = Tile(place.id, place.group.id, begins=PLACE_BOX)
            tile.box = place.box
            everything.tiles.append(tile)


def tiles_in_box(g: Game, group: str) -> list[int]:
    """The tiles of a group of places that lie in no zone of a player, each once."""
    lying = lying_in(g, g.rules.zone(PLACE_BOX))
    return sorted({thing for thing in lying if g.rules.tile(thing).kind == group})


def take_out_of_box(g: Game, tiles: list[int]) -> None:
    """One of each."""
    box = g.rules.zone(PLACE_BOX)
    left = list(lying_in(g, box))
    for tile in tiles:
        left.remove(tile)
    lay(g, box, -1, tuple(left))
