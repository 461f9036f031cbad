"""The 32 visitors: what they are worth, and what they ask of the one who has taken them in."""

from __future__ import annotations

from typing import Final

from everdell.boxes.base.groups import BASIC_EVENT, JOURNEY, SPECIAL_EVENT
from everdell.engine.content import (
    BLUE,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Tile,
)
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.counts import (
    Cards,
    Colors,
    Events,
    Left,
    MostOfOneColor,
    PointTokens,
    WorkersIn,
)

VISITORS: Final = "visitors"  # the row of those who can be taken, and what a player has taken
PILES: Final = ("visitor_pile_1", "visitor_pile_2")


def visitor(id: str, points: int, goal: Counting) -> Tile:
    return Tile(id, "visitor", begins=PILES[0], points=points, goal=goal, part=VISITORS)


def visitors() -> list[Tile]:
    return [
        visitor("bim_little", 7, Cards(color=RED) >= 6),
        visitor("bosley_tedwardson", 9, Colors(least=2) >= 5),
        visitor("butterbell_sweetpaw", 6, Cards() >= 15),
        visitor("diggs_deepwell", 6, Left("pebble") >= 2),
        visitor("dillweed_quicksniff", 5, Cards(kind=CONSTRUCTION) > Cards(kind=CRITTER)),
        visitor("dim_dustlight", 5, Cards(unique=True) >= 6),
        visitor("dip_dibble", 5, Cards(color=RED) >= 4),
        visitor("dune_tarrington", 6, Cards(color=PURPLE) >= 6),
        visitor("dwell_northwatch", 5, Cards(color=TAN) >= 4),
        visitor("edvard_triptail", 5, Colors(least=1) >= 5),
        visitor("frin_stickly", 6, Left("resin") >= 4),
        visitor("glindil_frink", 4, Cards(color=PURPLE) >= 4),
        visitor("iggy_silverscale", 7, Cards(color=TAN) >= 6),
        visitor("mossy_steptoe", 5, Cards(color=GREEN) >= 5),
        visitor("orin_nimblepaw", 6, WorkersIn(JOURNEY.id) >= 2),
        visitor("oscar_longtale", 5, Cards(kind=CRITTER) > Cards(kind=CONSTRUCTION)),
        visitor("phill_gurgle", 10, Cards(color=GREEN) <= 2),
        visitor("piff_quillglow", 6, Left("twig") >= 5),
        visitor("plum_shortclaw", 5, Cards(color=BLUE) >= 4),
        visitor(
            "quinn_cleanwhisker", 6, (Cards(kind=CRITTER) >= 6) & (Cards(kind=CONSTRUCTION) >= 6)
        ),
        visitor("reemy_sniggle", 7, Events(BASIC_EVENT.id) >= 3),
        visitor("rivil_ablacus", 7, Cards(color=BLUE) >= 6),
        visitor("ruby_dew", 8, Events(SPECIAL_EVENT.id) >= 2),
        visitor("saris_clearwhistle", 5, Cards(unique=False) >= 6),
        visitor(
            "sir_trivle_q_s_marqwill_iii",
            7,
            (Left("twig") >= 1)
            & (Left("resin") >= 1)
            & (Left("pebble") >= 1)
            & (Left("berry") >= 1),
        ),
        visitor("skid_shinysnout", 5, PointTokens() >= 10),
        visitor(
            "snout_puddlehop", 8, (Events(BASIC_EVENT.id) >= 2) & (Events(SPECIAL_EVENT.id) >= 1)
        ),
        visitor("triss_peske", 6, MostOfOneColor(but_not=GREEN) >= 6),
        visitor("wildell_family", 7, Cards(unique=False) >= 9),
        visitor("willow_greengrin", 7, Cards(color=GREEN) >= 7),
        visitor("wimble_wuffle", 6, Left("berry") >= 3),
        visitor("yara_and_brun_mayberry", 7, Cards(unique=True) >= 7),
    ]
