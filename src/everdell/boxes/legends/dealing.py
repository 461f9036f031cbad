"""How Legends are dealt: two piles, and what each player keeps aside.

The boxes that bring Legends all say the same of zones and set-up; they are mixed and dealt once.
"""

from __future__ import annotations

from typing import Final

from everdell.boxes.legends.legend import PILES
from everdell.engine.changes import shuffle_zone, take_top
from everdell.engine.state import Game
from everdell.engine.zones import AREA, NONE, OWNER, PILE, SEAT, TABLE, Zone, add, lying_in

KEPT: Final = "legends"


def legend_zones() -> list[Zone]:
    return [
        *[Zone(pile, TABLE, PILE, NONE, out=True) for pile in PILES],
        Zone(KEPT, SEAT, AREA, OWNER, origin=True),
    ]


def deal_legends(g: Game) -> None:
    """Shuffle critters and constructions apart; one of each for everyone but an automaton."""
    kept = g.rules.zone(KEPT)
    people = [p for p in g.players if not p.automaton]
    if any(lying_in(g, kept, p.seat) for p in people):
        return  # another box has dealt them
    for name in PILES:
        pile = g.rules.zone(name)
        shuffle_zone(g, pile, g.random)
        for p in people:
            add(g, kept, p.seat, take_top(g, pile))
