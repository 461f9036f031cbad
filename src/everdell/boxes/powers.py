"""Player powers: every box may bring some, and they are dealt together.

The boxes that bring powers all say the same of zones, setting and opening; a game has each once.
"""

from __future__ import annotations

from typing import Final, final

from everdell.engine.box import Contents, Setting, Setup
from everdell.engine.changes import shuffle_zone, take_top
from everdell.engine.content import Tile
from everdell.engine.journal import Entry
from everdell.engine.moments import Modifier
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import (
    ALL,
    AREA,
    NONE,
    OWNER,
    PILE,
    SEAT,
    TABLE,
    Zone,
    add,
    lay,
    lying_in,
)

POWER: Final = "power"
_PILE: Final = "power_pile"
_DEALT: Final = "powers_dealt"
_SPRING: Final = 1
_FULL_TABLE: Final = 4

OFF: Final = "off"
CHOOSE: Final = "choose"
DEALT: Final = "dealt"


def powers_setting() -> Setting:
    return Setting("powers", (OFF, CHOOSE, DEALT), OFF)


def has_powers(setup: Setup) -> bool:
    return not setup.is_set("powers", OFF)


def power(
    id: str,
    *,
    start: list[Step] | None = None,
    moments: dict[int, list[Step]] | None = None,
    modifier: Modifier | None = None,
) -> Tile:
    """A power; `start` is what its player does before the first turn."""
    return Tile(id, POWER, begins=_PILE, do=start, moments=moments, modifier=modifier)


def power_zones() -> list[Zone]:
    return [
        Zone(_PILE, TABLE, PILE, NONE, out=True),
        Zone(_DEALT, SEAT, AREA, OWNER),
        Zone(POWER, SEAT, AREA, ALL, speaks=True, plain_only=True),
    ]


def without_spring_worker(everything: Contents) -> None:
    """With powers no player gains the worker of spring, whatever box they come from."""
    workers = everything.figures.workers
    everything.figures.workers = (workers[0], 0, workers[2], workers[3])


def deal_powers(g: Game) -> None:
    """Two for each player, or one if none is to be chosen or there are too few.

    The four of a single box are too few at every table: there must be two each for a full one
    (Newleaf rulebook: player powers).
    """
    pile = g.rules.zone(_PILE)
    dealt = g.rules.zone(_DEALT)
    people = [p for p in g.players if not p.automaton]
    if any(lying_in(g, dealt, p.seat) for p in people):
        return  # another box has dealt them all
    enough = len(lying_in(g, pile)) >= 2 * max(len(people), _FULL_TABLE)
    each = 2 if enough and g.rules.settings["powers"] == CHOOSE else 1
    shuffle_zone(g, pile, g.random)
    for p in people:
        for _ in range(each):
            add(g, dealt, p.seat, take_top(g, pile))


@final
class ChoosePower(Ask):
    """Keep one of the powers dealt; the other goes back into the box."""

    prompt: str = POWER
    zone: str = _DEALT

    def __init__(self) -> None:
        self.row: dict[int, Option] = {}

    def bind(self, rules: Rules) -> None:
        self.row = {
            tile.number: Option(f"power:{tile.id}", "power-component", card=tile.number)
            for tile in rules.tiles
            if tile.kind == POWER
        }

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.row[thing] for thing in lying_in(g, g.rules.zone(_DEALT), f.me)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        dealt = g.rules.zone(_DEALT)
        for thing in lying_in(g, dealt, f.me):
            if thing != option.card:
                add(g, g.rules.zone(_PILE), -1, thing)
        lay(g, dealt, f.me, ())
        add(g, g.rules.zone(POWER), f.me, option.card)
        if g.journal is not None:
            g.journal.tell(Entry("chose_power", f.me, card=g.rules.ids[option.card]))
        begins = g.rules.tile(option.card).do
        if begins is not None:
            g.push(begins, f.me, f.me, NO_SLOT, option.card)
