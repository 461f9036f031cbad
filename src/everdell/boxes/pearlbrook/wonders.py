"""The four Wonders, which cover the basic events: built by a worker, but no events."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.pearlbrook.pearls import PEARL
from everdell.engine.content import Group, Place, Tile
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import PayExactly
from everdell.engine.effects.sources import Hand
from everdell.engine.effects.tokens import PayTokens
from everdell.engine.journal import Entry
from everdell.engine.phrases import Gap, Reason, Seat, yes_or_no
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, ROW, SEAT, TABLE, Zone, add, lying_in, remove

WONDERS: Final = "wonders"
WONDER: Final = Group("wonder", rank=10, word="wonder")

# Id, twigs, resin and pebbles each, pearls, cards of the hand, points.
_FIGURES: Final = (
    ("hopewatch_gate", 1, 2, 2, 10),
    ("mistrise_fountain", 2, 2, 2, 15),
    ("sunblaze_bridge", 2, 3, 3, 20),
    ("starfalls_flame", 3, 3, 3, 25),
)


PEARLS_OF_WONDERS: Final = {id: pearls for id, _, pearls, _, _ in _FIGURES}


def wonder_zones() -> list[Zone]:
    """Those that stand on the board, and those that each player has built."""
    return [
        Zone(WONDERS, TABLE, ROW, ALL, places=len(_FIGURES)),
        Zone(WONDERS, SEAT, AREA, ALL),
    ]


def wonder_places() -> list[Place]:
    """Cards are discarded before pearls are paid: with fewer pearls a hand may hold fewer."""
    return [
        Place(
            id,
            WONDER,
            [
                Pick(Hand(), Discard(), cards),
                PayExactly(twig=each, resin=each, pebble=each),
                PayTokens(PEARL, pearls),
                Build(id),
            ],
            points=points,
        )
        for id, each, pearls, cards, points in _FIGURES
    ]


def wonder_tiles() -> list[Tile]:
    """What a player keeps who has built one."""
    return [
        Tile(id, WONDER.id, begins=WONDERS, points=points, part=WONDERS)
        for id, _, _, _, points in _FIGURES
    ]


@final
class Build(Step):
    """Each is built once, by one player, and stays beside that city."""

    conditional: bool = True

    def __init__(self, id: str) -> None:
        self.id = id

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return g.rules.thing(self.id) in lying_in(g, g.rules.zone(WONDERS))

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        built = g.rules.thing(self.id)
        for p in g.players:
            if built in lying_in(g, g.rules.seat_zone(WONDERS), p.seat):
                gaps: dict[str, Gap] = {"player": Seat(p.seat), "own": yes_or_no(p.seat == me)}
                return Reason("built", gaps, for_good=True)
        return None

    def run(self, g: Game, f: Frame) -> None:
        wonder = g.rules.thing(self.id)
        remove(g, g.rules.zone(WONDERS), -1, wonder)
        add(g, g.rules.seat_zone(WONDERS), f.me, wonder)
        if g.journal is not None:
            g.journal.tell(Entry("built", f.me, place=self.id))
