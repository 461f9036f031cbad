"""Nightweave's lair: her decks and cards, where they lie, and what of them is in force."""

from __future__ import annotations

from typing import Final

from everdell.boxes.mistwood.nightweave_figures import (
    ACTIVITIES,
    FIRST_WORKERS,
    HER_HAND,
    LEVELS,
    PERSONALITIES,
    PLOTS,
    RIVER_ACTIVITIES,
    SPIDERS_TAKEN_OUT,
)
from everdell.engine.box import Setting, Setup
from everdell.engine.changes import add_to_hand, next_card
from everdell.engine.content import SEASONS, Tile
from everdell.engine.moments import Modifier
from everdell.engine.rng import Generator
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, NONE, PILE, ROW, TABLE, Zone, lay, lying_in

NIGHTWEAVE: Final = "nightweave"
PLOT_SETTING: Final = "nightweave_plots"
PERSONALITY_SETTING: Final = "nightweave_personality"
NIGHTWEAVE_LEVELS: Final = ("0", "1", "2", "3", "4")
BY_LEVEL: Final = "by_level"
NO_CARD: Final = "none"
_MOST_PLAYERS: Final = 2

ACTIVITY: Final = "activity"
DECK: Final = "activity_deck"
USED: Final = "activity_used"
_BOX: Final = "activity_box"
LEVEL: Final = "nightweave_level"
PLOT: Final = "plots"
PERSONALITY: Final = "personality"
_OUT: Final = "nightweave_box"

ALL_ACTIVITIES: Final = {**ACTIVITIES, **RIVER_ACTIVITIES}


def nightweave_settings() -> list[Setting]:
    players = tuple(range(1, _MOST_PLAYERS + 1))
    return [
        Setting(NIGHTWEAVE, ("off", *NIGHTWEAVE_LEVELS), "off", players=players),
        Setting(
            PLOT_SETTING,
            (BY_LEVEL, NO_CARD, *PLOTS),
            BY_LEVEL,
            players=players,
            joined=tuple(PLOTS),
        ),
        Setting(
            PERSONALITY_SETTING,
            (BY_LEVEL, NO_CARD, *PERSONALITIES),
            BY_LEVEL,
            players=players,
            joined=tuple(PERSONALITIES),
        ),
    ]


def is_against_her(setup: Setup) -> bool:
    return setup.players <= _MOST_PLAYERS and not setup.is_set(NIGHTWEAVE, "off")


def season_stack(season: int) -> str:
    """Where the activity cards of a season wait."""
    return f"activity_{SEASONS[season]}"


def lair_zones() -> list[Zone]:
    return [
        Zone(_BOX, TABLE, PILE, NONE, out=True),
        Zone(DECK, TABLE, PILE, NONE),
        Zone(ACTIVITY, TABLE, ROW, ALL, places=1),
        Zone(USED, TABLE, PILE, ALL),
        *[Zone(season_stack(season), TABLE, AREA, ALL) for season in range(1, len(SEASONS))],
        Zone(_OUT, TABLE, PILE, ALL, out=True),
        Zone(LEVEL, TABLE, ROW, ALL, places=1),
        Zone(PLOT, TABLE, AREA, ALL, speaks=True),
        Zone(PERSONALITY, TABLE, AREA, ALL),
    ]


def lair_tiles(river: bool, changes: dict[str, Modifier]) -> list[Tile]:
    """Her cards, with what plots change for the players; two of them are for the river."""
    activities = ALL_ACTIVITIES if river else ACTIVITIES
    return [
        *[Tile(id, ACTIVITY, begins=_BOX) for id in activities],
        *[Tile(id, LEVEL, begins=_OUT) for id in LEVELS],
        *[Tile(id, PLOT, begins=_OUT, modifier=changes.get(id)) for id in PLOTS],
        *[Tile(id, PERSONALITY, begins=_OUT) for id in PERSONALITIES],
    ]


# Laying out ----------------------------------------------------------------------------------


def lay_out_lair(g: Game) -> None:
    """Her decks, her level with what goes with it, her hand and her workers."""
    things = list(lying_in(g, g.rules.zone(_BOX)))
    by_season: list[list[int]] = [[] for _ in SEASONS]
    for thing in things:
        by_season[SEASONS.index(ALL_ACTIVITIES[g.rules.ids[thing]][0])].append(thing)
    for season in range(1, len(SEASONS)):
        lay(g, g.rules.zone(season_stack(season)), -1, tuple(by_season[season]))
    winter = by_season[0]
    g.random.shuffle(winter)
    spiders = [thing for thing in winter if shows_spider(g, thing)][:SPIDERS_TAKEN_OUT]
    deck = [thing for thing in winter if thing not in spiders]
    lay(g, g.rules.zone(DECK), -1, (*deck, spiders[0]))
    lay(g, g.rules.zone(_BOX), -1, tuple(spiders[1:]))
    level = f"{LEVEL}_{g.rules.settings[NIGHTWEAVE]}"
    _, _, _, _, plots, personalities = LEVELS[level]
    _lay_open(g, LEVEL, [level])
    _lay_open(g, PLOT, _chosen(g, PLOT_SETTING, PLOTS, plots))
    _lay_open(g, PERSONALITY, _chosen(g, PERSONALITY_SETTING, PERSONALITIES, personalities))
    her = g.players[her_seat(g)]
    her.home = FIRST_WORKERS
    for _ in range(HER_HAND[g.rules.players]):
        add_to_hand(her, next_card(g))


def _chosen(g: Game, setting: str, cards: dict[str, bool], by_level: int) -> list[str]:
    """The cards that are set, or so many at random; most are for one player alone."""
    wish = g.rules.settings[setting]
    if wish == NO_CARD:
        return []
    if wish != BY_LEVEL:
        return wish.split(",")
    fit = [id for id, alone in cards.items() if g.rules.players == 1 or not alone]
    numbers = [g.rules.thing(id) for id in fit]
    g.random.shuffle(numbers)
    return [g.rules.ids[number] for number in numbers[:by_level]]


def _lay_open(g: Game, zone: str, cards: list[str]) -> None:
    out = g.rules.zone(_OUT)
    things = [g.rules.thing(id) for id in cards]
    lay(g, out, -1, tuple([thing for thing in lying_in(g, out) if thing not in things]))
    lay(g, g.rules.zone(zone), -1, tuple(things))


def keep_spider_on_top(g: Game, random: Generator) -> None:
    """Before her first turn the first card of her deck shows a spider."""
    deck = list(lying_in(g, g.rules.zone(DECK)))
    if any(lying_in(g, g.rules.zone(ACTIVITY))) or not deck or shows_spider(g, deck[-1]):
        return
    spiders = [place for place in range(len(deck)) if shows_spider(g, deck[place])]
    at = spiders[random.below(len(spiders))]
    deck[at], deck[-1] = deck[-1], deck[at]
    lay(g, g.rules.zone(DECK), -1, tuple(deck))


# What is in force ----------------------------------------------------------------------------


def her_seat(g: Game) -> int:
    """The seat of Nightweave; -1 where she is not in the game."""
    for seat in range(g.rules.players, g.rules.seats):
        if g.rules.rival(seat).box == "mistwood":
            return seat
    return -1


def shows_spider(g: Game, thing: int) -> bool:
    return ALL_ACTIVITIES[g.rules.ids[thing]][1]


def is_in_force(g: Game, card: str) -> bool:
    """Whether a plot or a personality lies open."""
    thing = g.rules.thing(card)
    return any(thing in lying_in(g, g.rules.zone(zone)) for zone in (PLOT, PERSONALITY))


def figure_place(g: Game) -> int:
    """The place of the meadow where her figure is, or -1 in the lair."""
    return g.blocked.bit_length() - 1


def level_of(g: Game) -> tuple[int, int, int, int, int, int]:
    (card,) = lying_in(g, g.rules.zone(LEVEL))
    return LEVELS[g.rules.ids[card]]
