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
from everdell.engine.zones import ALL, AREA, ROW, TABLE, Zone

SLOTS: Final = 8  # face-up cards, and faces of the die of rivals
SIDES: Final = 6
NO_ZONE: Final = -1

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
    frameless: bool = True

    def __init__(self, n: int) -> None:
        self.n = n
        self.dice = 0

    def bind(self, rules: Rules) -> None:
        self.dice = rules.zone(DICE).index

    def run(self, g: Game, f: Frame) -> None:
        self.at_once(g, f.me, f.source)

    def at_once(self, g: Game, me: int, source: int) -> None:
        use_die(g, me, source, g.zones[self.dice][self.n])


@final
class Dice:
    """The dice that lie on their spaces, and the faces that none of them shows."""

    def __init__(self) -> None:
        self.shown = 0
        self.rest = 0
        self.first = 0
        self.dice = 0
        self.faces: list[int] = []  # of all dice

    def bind(self, rules: Rules) -> None:
        self.shown = rules.zone(DICE).index
        self.rest = rules.zone(FACES).index
        self.first = rules.numbers["lil_die_face_1"]
        self.dice = rules.zone(DICE).places
        self.faces = [self.first + side for side in range(SIDES) for _ in range(self.dice)]

    def roll(self, g: Game, seat: int) -> None:
        """All are rolled and laid on their spaces, from the left."""
        rest = self.faces[:]
        rolled: list[int] = []
        for _ in range(self.dice):
            face = self.first + g.random.below(SIDES)
            rolled.append(face)
            rest.remove(face)
        g.zones[self.shown] = tuple(rolled)
        g.zones[self.rest] = tuple(rest)
        if g.journal is not None:
            g.journal.tell(Entry("rolled_dice", seat, cards=ids(g, rolled), barrier=True))


@final
class FaceUp:
    """The eight cards beneath the board."""

    def __init__(self) -> None:
        self.cards = 0
        self.friends = NO_ZONE  # of the Princess: no card comes where one stands

    def bind(self, rules: Rules) -> None:
        self.cards = rules.zone(CARDS).index
        for zone in rules.table_zones:
            if zone.id == PRINCESS:
                self.friends = zone.index

    def take(self, g: Game, card: int) -> int:
        """A card leaves: its place."""
        lying = list(g.zones[self.cards])
        place = lying.index(card)
        lying[place] = 0
        g.zones[self.cards] = tuple(lying)
        return place

    def fill(self, g: Game, place: int) -> None:
        """A new card comes to an empty place, if there is one left."""
        lying = list(g.zones[self.cards])
        self._draw(g, lying, place)
        g.zones[self.cards] = tuple(lying)

    def fill_all(self, g: Game) -> None:
        lying = list(g.zones[self.cards])
        for place in range(SLOTS):
            if lying[place] == 0 and not self._is_held(g, place):
                self._draw(g, lying, place)
        g.zones[self.cards] = tuple(lying)

    def _draw(self, g: Game, lying: list[int], place: int) -> None:
        card = next_card(g)
        if card:
            lying[place] = card
            if g.journal is not None:
                id = g.rules.ids[card]
                g.journal.tell(Entry("laid", card=id, zone=CARDS, spot=place, barrier=True))

    def _is_held(self, g: Game, place: int) -> bool:
        return self.friends != NO_ZONE and g.zones[self.friends][place] != 0
