"""Cards that are dearer because of where in a row they lie."""

from __future__ import annotations

from everdell.engine.moments import NO_MODIFIERS, Modifier
from everdell.engine.rules import MEADOW, ORIGINS
from everdell.engine.state import Game, Player
from everdell.engine.terms import terms_of
from everdell.engine.zones import IN_MEADOW, ROW, Zone, lying_in


def prices_vary(g: Game) -> bool:
    """Whether it matters to any player now where in a row a card lies."""
    if g.rules.prices_by_place:
        for p in g.players:
            if terms_of(g, p).placing:
                return True
    return False


def dearer_at(g: Game, p: Player, row: Zone, place: int) -> list[Modifier]:
    """What makes any card dearer for a player that lies at a place of a row."""
    if not g.rules.prices_by_place:
        return NO_MODIFIERS
    return [modifier for modifier in terms_of(g, p).placing if modifier.dearer_at(g, p, row, place)]


def more_at(g: Game, p: Player, row: Zone, place: int) -> int:
    """By how many resources of choice any card is dearer for a player that lies there."""
    return sum([modifier.dearer_by for modifier in dearer_at(g, p, row, place)])


def dearer_in_meadow(g: Game, p: Player) -> list[int]:
    """The cards of the meadow that are dearer for a player where they lie."""
    meadow = g.rules.zone_of(MEADOW)
    lying = g.meadow if prices_vary(g) else []
    return [card for place, card in enumerate(lying) if card and dearer_at(g, p, meadow, place)]


def cheapest_place(g: Game, p: Player, card: int, origin: int) -> int:
    """Where a card costs a player least of all places of a row that hold it: there it is played.

    -1 if it lies in no row, or nothing in the game makes cards dearer by their places.
    """
    found = -1
    if not g.rules.prices_by_place or (origin < len(ORIGINS) and origin != MEADOW):
        return found
    row = g.rules.zone_of(origin)
    if row.shape != ROW:
        return found
    lying = lying_in(g, row, p.seat)
    blocked = g.blocked if row.index == IN_MEADOW else 0
    least = 0
    for place in range(len(lying)):
        if lying[place] == card and not blocked >> place & 1:
            more = more_at(g, p, row, place)
            if found < 0 or more < least:
                found = place
                least = more
    return found
