"""The board: spaces for friends, dice, and the eight cards beneath it."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.lil.effects import use_die
from everdell.boxes.lil.names import CARDS, DICE, FACES, PRINCESS
from everdell.engine.changes import ids, next_card
from everdell.engine.content import Group, Place
from everdell.engine.effects.resources import Gain
from everdell.engine.journal import Entry
from everdell.engine.rules import Rules
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, ROW, TABLE, Zone, lay

SLOTS: Final = 8  # face-up cards, and faces of the die of rivals
SIDES: Final = 6

OPEN: Final = Group("lil_space", 0, word="friend")
DIE: Final = Group("lil_die_space", 1, word="friend")
BERRY_SPACE: Final = "lil_space_berry"


def board_zones(dice: int) -> list[Zone]:
    return [
        Zone(CARDS, TABLE, ROW, ALL, places=SLOTS, refill=("deck",), origin=True),
        Zone(DICE, TABLE, ROW, ALL, places=dice),
        Zone(FACES, TABLE, AREA, ALL, out=True),
    ]


def spaces(dice: int) -> list[Place]:
    """Three for any number of friends, and one for each die."""
    return [
        Place("lil_space_resin", OPEN, [Gain(resin=1)], spots=0),
        Place("lil_space_twig", OPEN, [Gain(twig=1)], spots=0),
        Place(BERRY_SPACE, OPEN, [Gain(berry=1)], spots=0),
        *[Place(die_space(n), DIE, [AsTheDieShows(n)]) for n in range(dice)],
    ]


def die_space(n: int) -> str:
    """From the left, counted from 0."""
    return f"lil_space_die_{n + 1}"


@final
class AsTheDieShows(Step):
    def __init__(self, n: int) -> None:
        self.n = n
        self.dice = 0

    def bind(self, rules: Rules) -> None:
        self.dice = rules.zone(DICE).index

    def run(self, g: Game, f: Frame) -> None:
        use_die(g, f, g.zones[self.dice][self.n])


def roll_dice(g: Game, seat: int) -> None:
    """All dice are rolled and laid on their spaces, from the left."""
    dice, rest = g.rules.zone(DICE), g.rules.zone(FACES)
    first = g.rules.numbers["lil_die_face_1"]
    supply = list(g.zones[rest.index]) + [face for face in g.zones[dice.index] if face]
    rolled = [first + g.random.below(SIDES) for _ in range(dice.places)]
    for face in rolled:
        supply.remove(face)
    lay(g, dice, -1, tuple(rolled))
    lay(g, rest, -1, tuple(supply))
    if g.journal is not None:
        g.journal.tell(Entry("rolled_dice", seat, cards=ids(g, rolled), barrier=True))


def fill_slots(g: Game) -> None:
    """New cards come to empty places, but not where a friend of the Princess stands."""
    row = g.rules.zone(CARDS)
    lying = list(g.zones[row.index])
    held = _held_places(g)
    for place in range(SLOTS):
        if lying[place] == 0 and not (held and held[place]):
            lying[place] = next_card(g)
            if lying[place] and g.journal is not None:
                id = g.rules.ids[lying[place]]
                g.journal.tell(Entry("laid", card=id, zone=CARDS, spot=place, barrier=True))
    lay(g, row, -1, tuple(lying))


def _held_places(g: Game) -> tuple[int, ...]:
    for zone in g.rules.table_zones:
        if zone.id == PRINCESS:
            return g.zones[zone.index]
    return ()
