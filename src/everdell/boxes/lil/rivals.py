"""Prince Gingerbread and Princess Periwinkle: they play cards by the die, for nothing."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.lil.board import BERRY_SPACE, DIE, SLOTS, FaceUp
from everdell.boxes.lil.names import (
    CARDS,
    PRINCESS,
    PRINCESS_HOME,
    QUICK_PARADES,
    THE_PRINCE,
)
from everdell.boxes.lil.parades import Parades
from everdell.engine.box import Rival
from everdell.engine.changes import enter_city, put_on_place
from everdell.engine.content import Tile
from everdell.engine.journal import Entry
from everdell.engine.queries import in_play
from everdell.engine.rules import Rules
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, ROW, TABLE, Zone, lay, remove, take_at

FRIENDS: Final = 3
NO_PLACE: Final = -1


def rival(who: str, first: bool) -> Rival:
    turn: list[Step] = [PrinceTurn() if who == THE_PRINCE else PrincessTurn(), QuickParades()]
    return Rival(turn, first=first, name=who)


def princess_zones() -> list[Zone]:
    return [
        Zone(PRINCESS, TABLE, ROW, ALL, places=SLOTS),
        Zone(PRINCESS_HOME, TABLE, AREA, ALL, out=True),
    ]


def princess_friends() -> list[Tile]:
    return [Tile("lil_princess_friend", "lil_friend", begins=PRINCESS_HOME, copies=FRIENDS)]


@final
class PrinceTurn(Step):
    """He takes the leftmost free die, or goes to the berries; his card is replaced at once."""

    def __init__(self) -> None:
        self.face_up = FaceUp()

    def bind(self, rules: Rules) -> None:
        self.face_up.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        g.players[f.me].home -= 1
        free = [place for place in in_play(g, DIE.id) if g.at[place] == 0]
        place = free[0] if free else g.rules.place(BERRY_SPACE)
        put_on_place(g, f.me, place)
        if g.journal is not None:
            at, friend = g.rules.places[place].id, g.rules.pieces[0].id
            g.journal.tell(Entry("visited", f.me, place=at, piece=friend))
        left = play_by_the_die(g, f.me)
        if left != NO_PLACE:
            self.face_up.fill(g, left)


@final
class PrincessTurn(Step):
    """Her friend takes the place of the card that she plays, until the round is over."""

    def run(self, g: Game, f: Frame) -> None:
        g.players[f.me].home -= 1
        place = play_by_the_die(g, f.me)
        if place == NO_PLACE:
            return
        row = g.rules.zone(PRINCESS)
        friend = g.rules.thing("lil_princess_friend")
        standing = list(g.zones[row.index])
        standing[place] = friend
        remove(g, g.rules.zone(PRINCESS_HOME), -1, friend)
        lay(g, row, -1, tuple(standing))


def play_by_the_die(g: Game, seat: int) -> int:
    """The card of the place that the eight-sided die shows; that place, or NO_PLACE.

    Where there is no card, the die is rolled again, unless there is none at all.
    """
    row = g.rules.zone(CARDS)
    places = [place for place in range(SLOTS) if g.zones[row.index][place]]
    if not places:
        return NO_PLACE
    place = places[g.random.below(len(places))]
    card = take_at(g, row, -1, place)
    enter_city(g, seat, card)
    if g.journal is not None:
        g.journal.tell(Entry("rolled", seat, n=place + 1, barrier=True))
        g.journal.tell(Entry("played", seat, card=g.rules.cards[card].id, city=seat))
    return place


# Parades and home ----------------------------------------------------------------------------


@final
class QuickParades(Step):
    """A challenge: it looks at the parades after each card, not at the end of the round."""

    def __init__(self) -> None:
        self.parades = Parades()

    def bind(self, rules: Rules) -> None:
        self.parades.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        if g.rules.settings[QUICK_PARADES] == "on":
            self.parades.hand_out(g, f.me)


def go_home_too(g: Game, parades: Parades) -> None:
    """At the end of a round rivals win parades; the friends of the Princess leave the cards."""
    rules = g.rules
    for seat in range(rules.players, rules.seats):
        parades.hand_out(g, seat)
        g.players[seat].home = FRIENDS
    for zone in rules.table_zones:
        if zone.id == PRINCESS:
            home = rules.zone(PRINCESS_HOME)
            back = [friend for friend in g.zones[zone.index] if friend]
            lay(g, zone, -1, zone.empty)
            lay(g, home, -1, (*g.zones[home.index], *back))
