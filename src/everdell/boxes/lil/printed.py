"""What is printed on the cards and dice: the one place to correct a figure.

No printed list of them was at hand. What the rulebook shows is sure; all else is a reconstruction
that fits its examples and counts (54 cards, prices of 1 to 3, creatures paid in berries, places in
twigs and resin). To correct a component, change its line here and its text in the catalogs, and
add its id to CONFIRMED; `docs/boxes.md` tells the rest.
"""

from __future__ import annotations

from typing import Final

from everdell.boxes.lil.effects import CheaperThisTurn, CopyDie, GainOtherKinds
from everdell.boxes.lil.names import FACES, HELPERS, PARADES
from everdell.engine.content import (
    BLUE,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Card,
    Tile,
    Trigger,
)
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counts import Cards, Lying
from everdell.engine.effects.doings import Activate
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.pricing import CostsLess
from everdell.engine.effects.resources import Gain, GainAny, GainOneOf, PayAny
from everdell.engine.effects.which import Which
from everdell.engine.moments import ACHIEVED
from everdell.engine.stack import Step

CREATURE: Final = CRITTER
PLACE: Final = CONSTRUCTION

# Components that were compared with printed ones.
CONFIRMED: Final = ("lil_die_face_1",)

# Of each parade the tiles from the top of the pile on; the second ones are those of a solo game.
TILE_POINTS: Final = (6, 5, 4, 3)
SOLO_TILE_POINTS: Final = (6, 3)


def berries(n: int) -> tuple[int, int, int, int]:
    return 0, 0, 0, n


def wood(twigs: int, resin: int) -> tuple[int, int, int, int]:
    return twigs, resin, 0, 0


def cards() -> list[Card]:
    """The main deck."""
    # fmt: off
    return [
        # Green: when played, and every morning.
        Card(
            "lil_farm", PLACE, GREEN, cost=wood(1, 1), points=1, copies=2,
            production=[Gain(berry=1)],
        ),
        Card(
            "lil_woodpile", PLACE, GREEN, cost=wood(0, 1), points=1, copies=2,
            production=[Gain(twig=1)],
        ),
        Card(
            "lil_sap_bucket", PLACE, GREEN, cost=wood(1, 0), points=1, copies=2,
            production=[Gain(resin=1)],
        ),
        Card(
            "lil_general_store", PLACE, GREEN, cost=wood(2, 1), points=2, copies=2,
            production=[GainAny()],
        ),
        Card(
            "lil_farmer", CREATURE, GREEN, cost=berries(2), points=2, copies=2,
            production=[GainOneOf("twig", "resin")],
        ),
        Card(
            "lil_peddler", CREATURE, GREEN, cost=berries(1), points=1, copies=2,
            production=[PayAny(0, 2, keep=True), GainOtherKinds()],
        ),
        Card(
            "lil_storyteller", CREATURE, GREEN, cost=berries(3), points=2, copies=2,
            production=[Gain(point=1)],
        ),
        # Tan: once, when played.
        Card(
            "lil_juggler", CREATURE, TAN, cost=berries(2), points=1, copies=2,
            play=[Gain(twig=1, resin=1)],
        ),
        Card(
            "lil_explorer", CREATURE, TAN, cost=berries(1), points=1, copies=2,
            play=[GainAny()],
        ),
        Card(
            "lil_wanderer", CREATURE, TAN, cost=berries(3), points=3, copies=2,
            play=[Gain(point=1)],
        ),
        Card(
            "lil_picnic", PLACE, TAN, cost=wood(1, 1), points=1, copies=2,
            play=[Gain(berry=2)],
        ),
        Card(
            "lil_pond", PLACE, TAN, cost=wood(1, 2), points=3, copies=2,
            play=[GainAny()],
        ),
        # Red: for a friend of their owner.
        Card(
            "lil_lookout", PLACE, RED, cost=wood(2, 1), points=3, copies=2,
            visit=[CopyDie()],
        ),
        Card(
            "lil_gardener", CREATURE, RED, cost=berries(2), points=2, copies=2,
            visit=[Pick(City(color=GREEN, mine=True), Activate(), 2, if_there=True)],
        ),
        Card(
            "lil_treehouse", PLACE, RED, cost=wood(2, 0), points=2, copies=2,
            visit=[GainAny(2)],
        ),
        Card(
            "lil_bakery", PLACE, RED, cost=wood(0, 2), points=2, copies=2,
            visit=[Gain(berry=1, point=1)],
        ),
        Card(
            "lil_queen", CREATURE, RED, cost=berries(3), points=3, copies=2,
            visit=[CheaperThisTurn(2)],
        ),
        # Blue: whenever something happens, or for less.
        Card(
            "lil_shopkeeper", CREATURE, BLUE, cost=berries(2), points=2, copies=2,
            trigger=Trigger([Gain(berry=1)], constructions=False),
        ),
        Card(
            "lil_workshop", PLACE, BLUE, cost=wood(1, 1), points=2, copies=2,
            trigger=Trigger([GainOneOf("twig", "resin")], critters=False),
        ),
        Card(
            "lil_drummer", CREATURE, BLUE, cost=berries(1), points=1, copies=2,
            moments={ACHIEVED: [Gain(point=1)]},
        ),
        Card(
            "lil_clubhouse", PLACE, BLUE, cost=wood(2, 1), points=2, copies=2,
            modifier=CostsLess(Which(kind=CREATURE), berry=1),
        ),
        Card(
            "lil_builder", CREATURE, BLUE, cost=berries(2), points=2, copies=2,
            modifier=CostsLess(Which(kind=PLACE), any=1),
        ),
        # Purple: at the end.
        Card(
            "lil_castle", PLACE, PURPLE, cost=wood(1, 2), points=3, copies=2,
            score=Cards(color=GREEN),
        ),
        Card("lil_king", CREATURE, PURPLE, cost=berries(3), points=5, copies=2),
        Card("lil_ever_tree", PLACE, PURPLE, cost=wood(2, 1), points=5, copies=2),
        Card(
            "lil_musician", CREATURE, PURPLE, cost=berries(2), points=2, copies=2,
            score=Lying(PARADES),
        ),
        Card(
            "lil_painter", CREATURE, PURPLE, cost=berries(2), points=2, copies=2,
            score=Cards(color=TAN),
        ),
    ]
    # fmt: on


def helpers() -> list[Card]:
    """What younger players may begin with: it is never in the deck."""
    # fmt: off
    return [
        Card(
            "lil_captain", CREATURE, GREEN, points=1, copies=4, begins=HELPERS,
            production=[Gain(berry=1)],
        ),
        Card(
            "lil_fort", PLACE, GREEN, points=1, copies=4, begins=HELPERS,
            production=[GainOneOf("twig", "resin")],
        ),
    ]
    # fmt: on


def faces(dice: int) -> list[Tile]:
    """The six faces of so many equal dice."""
    shown: list[list[Step]] = [
        [Gain(point=1), GainAny()],
        [Gain(twig=2)],
        [Gain(resin=2)],
        [Gain(berry=2)],
        [Gain(twig=1, resin=1)],
        [Gain(berry=1), GainAny()],
    ]
    return [
        Tile(f"lil_die_face_{n}", "lil_die_face", begins=FACES, copies=dice, do=do)
        for n, do in enumerate(shown, start=1)
    ]
