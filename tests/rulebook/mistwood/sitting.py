"""A table against Nightweave, and her next activity card."""

from __future__ import annotations

from everdell.engine.zones import ROW
from everdell.testing import Table, table

PLAIN = {"mistwood_farms": "off", "mistwood_legends": "off", "mistwood_corrin": "off"}
NO_CARDS = {"nightweave_plots": "none", "nightweave_personality": "none"}


def against_her(players: int = 1, level: str = "1", *boxes: str, **options: str) -> Table:
    """Hands empty, her hand too; players first have a turn once she has had hers."""
    settings = {**PLAIN, **NO_CARDS, "nightweave": level, **options}
    t = table(players=players, boxes=("base", "mistwood", *boxes), options=settings)
    for seat in range(players + 1):
        t.set_hand(seat)
    return at_home(t)


def her(t: Table) -> int:
    return len(t.game.players) - 1


def at_home(t: Table, workers: int = 2, season: str = "winter") -> Table:
    """Her workers are at home, as many as are said, and her figure is in the lair."""
    t.set_season(her(t), season).set_workers(her(t), workers)
    t.game.blocked = 0
    t.game.reach = None
    return t


def lurking(t: Table, place: int) -> Table:
    """Her figure is on a place of the meadow, counted from 1."""
    t.game.blocked = 1 << (place - 1)
    t.game.reach = None
    return t


def stacked(t: Table, *activities: int | str) -> Table:
    """These cards are on top of her activity deck, the first one first."""
    g = t.game
    for activity in reversed(activities):
        id = activity if isinstance(activity, str) else f"nightweave_activity_{activity:02}"
        thing = g.rules.thing(id)
        for zone in g.rules.table_zones:
            left = [0 if card == thing else card for card in g.zones[zone.index]]
            g.zones[zone.index] = tuple(left if zone.shape == ROW else [c for c in left if c])
        deck = g.rules.zone("activity_deck").index
        g.zones[deck] = (*g.zones[deck], thing)
    return t


def plays(t: Table, activity: int | str) -> Table:
    """A player does something that touches nothing of hers; then she turns up that card."""
    seat = t.game.order[-1]
    stacked(t, activity).set_turn(seat)
    t.set_workers(seat, 1).set_resources(seat)
    return t.choose("visit:haven")
