"""A box from outside that brings one of everything a box can bring.

A quay with three crates and their tags, a pile of gifts face up, shells that count at the end, a
boat beside the workers with moorings of its own, a role that each player chooses before the first
turn, a storm that closes a place, a warehouse that holds more cards, and a heron that moves first.
Cards are played from crates, put on hold and cheaper then, picked from meadow and crates together;
charms are kept in secret until they are worn; wreckage is dived for.
"""

from __future__ import annotations

from tests.boxes.harbour_parts import (
    CountSuns,
    GainShells,
    Heron,
    Nets,
    Roll,
    SellShells,
    Storm,
    Unload,
    Warehouse,
)

from everdell.engine.actions import PlacePiece
from everdell.engine.box import MEDIUM, Box, Contents, Deal, Setting, Setup
from everdell.engine.changes import refill_row, shuffle_zone, take_top
from everdell.engine.content import CONSTRUCTION, CRITTER, GREEN, RED, TAN, Card, Group, Place, Tile
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.choices import NameColor
from everdell.engine.effects.counts import Counted
from everdell.engine.effects.doings import Discard, Take
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain
from everdell.engine.effects.rows import Clear, Refill
from everdell.engine.effects.sources import Row
from everdell.engine.effects.zone_doings import PutInto, UseTile
from everdell.engine.moments import ENDED, GAINED, PASSED, RIVAL_PLAYED, SEASON_BEGUN, VISITED
from everdell.engine.presets import IMPOSSIBLE, NO_EFFECT, UNADVISED, Preset, Remark
from everdell.engine.stack import Step
from everdell.engine.state import Game
from everdell.engine.turn_picks import PickInTurn
from everdell.engine.zones import (
    ALL,
    AREA,
    NONE,
    OWNER,
    PILE,
    ROW,
    SEAT,
    TABLE,
    Counter,
    Piece,
    Zone,
    add,
    lay,
)

QUAY = Group("quay", rank=4)
MOORING = Group("mooring", rank=5, part="moorings")


class HarbourBox(Box):
    def __init__(self) -> None:
        super().__init__("harbour", requires=("base",), most=5)

    def settings(self) -> list[Setting]:
        return [
            Setting("heron", ("off", "on"), "off"),
            Setting("lantern_light", ("low", "bright_as_day", "blue"), "low", players=(2, 3, 5)),
        ]

    def presets(self) -> list[Preset]:
        boxes = ("base", "harbour")
        return [
            Preset(
                "ebb_tide", boxes, settings={"heron": "on"}, fewest=2, most=3, learn=4,
                picture="lighthouse",
            ),
            Preset("flood_tide", (*boxes, "never_printed")),
        ]  # fmt: skip

    def remarks(self) -> list[Remark]:
        return [
            Remark(
                "lantern_burns_down", IMPOSSIBLE,
                setting="lantern_light", values=("bright_as_day",), players=(5,),
            ),
            Remark("heron_sleeps", NO_EFFECT, setting="heron", players=(1,)),
            Remark("legends_at_sea", UNADVISED, beside=("legends",)),
            Remark("lantern_blinds", UNADVISED, setting="lantern_light", values=("blue",)),
        ]  # fmt: skip

    def uncertain(self) -> dict[str, str]:
        return {"gift_3": MEDIUM}

    def contents(self, setup: Setup) -> Contents:
        heron = setup.is_set("heron", "on")
        return Contents(
            cards=[
                Card(
                    "warehouse", CONSTRUCTION, GREEN, cost=(1, 0, 0, 0), points=1, copies=3,
                    production=[GainShells(1)], modifier=Warehouse(),
                ),
                Card(
                    "docker", CRITTER, RED, cost=(0, 0, 0, 2), copies=2,
                    visit=[PlayCard(Row("crates"), off=3, least=0)],
                ),
                Card(
                    "lamp_keeper", CRITTER, GREEN, cost=(0, 0, 0, 1), copies=3,
                    production=[Pick(Row("deck", "meadow", "crates"), Take(), 0, 2)],
                ),
                Card(
                    "smuggler", CRITTER, TAN, cost=(0, 0, 0, 1), copies=3,
                    play=[Pick(Row("stash"), Take(), 0)],
                ),
                Card(
                    "songster", CRITTER, TAN, cost=(0, 0, 0, 3), copies=3,
                    play=[
                        NameColor(but_not=(GREEN,)),
                        Pick(Row("meadow", named=True), Take(), MANY),
                        Gain(point=1, times=Counted()),
                    ],
                ),
            ],
            tiles=[
                *[Tile(f"tag_{kind}", "tag", begins="bag", copies=3, do=[gain])
                  for kind, gain in (("twig", Gain(twig=1)), ("point", Gain(point=1)))],
                *[Tile(f"gift_{n}", "gift", begins="gifts", points=n, part="gifts")
                  for n in range(1, 5)],
                Tile("pearl_charm", "charm", begins="charms", copies=3, do=[GainShells(2)]),
                Tile("feather_charm", "charm", begins="charms", copies=3, do=[Draw(2)]),
                Tile("barrel", "wreckage", begins="seabed", copies=2, do=[Gain(resin=1)]),
                Tile("anchor", "wreckage", begins="seabed", copies=2, do=[Gain(pebble=1)]),
                Tile("sun_face", "die", begins="faces", copies=2),
                Tile("moon_face", "die", begins="faces", copies=2),
                Tile("storm", "weather", begins="sky_pile", modifier=Storm()),
                Tile("calm", "weather", begins="sky_pile"),
                Tile("fisher", "role", begins="roles", modifier=Nets(),
                     moments={SEASON_BEGUN: [GainShells(1)]}),
                Tile("hermit", "role", begins="roles", moments={VISITED: [Draw(1)]}),
                Tile("envier", "role", begins="roles", moments={RIVAL_PLAYED: [Gain(twig=1)]}),
                Tile("saver", "role", begins="roles", moments={GAINED: [GainShells(1)]}),
                Tile("broker", "role", begins="roles", do=[GainShells(1)],
                     moments={PASSED: [SellShells()], ENDED: [Gain(point=1)]}),
            ],
            places=[
                Place("quay", QUAY, [Pick(Row("tags"), UseTile())], spots=2, one_each=True),
                Place("lighthouse", QUAY, [Pick(Row("gifts"), PutInto("keepsakes"))], spots=0),
                Place("tavern", QUAY, [CountSuns(), Roll()], spots=0),
                Place("shrine", QUAY, [Pick(Row("charms"), PutInto("held_charms"))], spots=0),
                Place("cave", QUAY, [Pick(Row("deck"), PutInto("stash"))], spots=0),
                Place(
                    "sandbank", QUAY,
                    [
                        Pick(Row("meadow", "crates"), Discard(), 3),
                        Pick(Row("meadow", "crates", refill=False), Take(), 3),
                        Pick(Row("tags"), UseTile(), 0),
                        Refill("meadow", "crates"),
                    ],
                    spots=0,
                ),
                Place(
                    "reef", QUAY,
                    [
                        Refill("wreckage"),
                        Pick(Row("wreckage", refill=False), UseTile("salvage", "dive")),
                        Clear("wreckage"),
                    ],
                    spots=0,
                ),
                Place("buoy", MOORING, [GainShells(1)], piece="boat", points=1),
                Place("pier", MOORING, [GainShells(2)], piece="boat", season=1),
            ],
            zones=[
                Zone(
                    "crates", TABLE, ROW, ALL, places=3, refill=("deck",), distinct=True,
                    origin=True, then=[Unload(), Refill("tags", "crates")],
                ),
                Zone("tags", TABLE, ROW, ALL, places=3, refill=("bag",), distinct=True),
                Zone("bag", TABLE, PILE, NONE, discard="used_tags"),
                Zone("used_tags", TABLE, PILE, ALL),
                Zone("on_hold", SEAT, ROW, ALL, places=1, origin=True, off=1),
                Zone("charms", TABLE, PILE, NONE),
                Zone("held_charms", SEAT, AREA, OWNER),
                Zone("stash", SEAT, PILE, NONE),
                Zone("worn", SEAT, AREA, ALL),
                Zone("seabed", TABLE, PILE, NONE),
                Zone("wreckage", TABLE, ROW, ALL, places=2, refill=("seabed",)),
                Zone("faces", TABLE, AREA, ALL),
                Zone("dice", TABLE, ROW, ALL, places=2),
                Zone("salvage", SEAT, AREA, ALL),
                Zone("gifts", TABLE, PILE, ALL),
                Zone("sky", TABLE, ROW, ALL, places=4, speaks=True, by_season=True),
                Zone("sky_pile", TABLE, PILE, NONE),
                Zone("roles", TABLE, AREA, ALL),
                Zone("power", SEAT, AREA, ALL, speaks=True),
                Zone("keepsakes", SEAT, AREA, ALL),
            ],
            counters=[Counter("shell", SEAT, points=1, part="shells"), Counter("tide", TABLE, 2)],
            pieces=[Piece("boat")],
            actions=[
                PlacePiece("boat"),
                PickInTurn(Row("meadow", "crates"), PutInto("on_hold", "hold")),
                PickInTurn(Row("held_charms"), UseTile("worn", "wear")),
            ],
            rivals=[Heron()] if heron else [],
        )  # fmt: skip

    def amend(self, setup: Setup, everything: Contents) -> None:
        """No ruins by the sea, nor what needs them; one more event; a farm is worth two points."""
        everything.drop("ruins", "ancient_scrolls_discovered")
        everything.figures.deals["special_event"] = Deal(5)
        if setup.players == 5:
            everything.figures.hands = (5, 5, 6, 6, 7)
        farm = everything.card("farm")
        if farm is not None:
            farm.points = 2

    def opening(self, setup: Setup) -> list[Step]:
        return [Pick(Row("roles"), UseTile("power", "power"))]

    def set_up(self, g: Game) -> None:
        shuffle_zone(g, g.rules.zone("bag"), g.random)
        shuffle_zone(g, g.rules.zone("seabed"), g.random)
        refill_row(g, g.rules.zone("tags"))
        refill_row(g, g.rules.zone("crates"))
        for p in g.players:
            charm = 0 if p.automaton else take_top(g, g.rules.zone("charms"))
            if charm:
                add(g, g.rules.zone("held_charms"), p.seat, charm)
        sun, moon = g.rules.thing("sun_face"), g.rules.thing("moon_face")
        lay(g, g.rules.zone("faces"), -1, (sun, moon))
        lay(g, g.rules.zone("dice"), -1, (sun, moon))
        storm, calm = g.rules.thing("storm"), g.rules.thing("calm")
        lay(g, g.rules.zone("sky_pile"), -1, ())
        lay(g, g.rules.zone("sky"), -1, (0, storm, calm, 0))
