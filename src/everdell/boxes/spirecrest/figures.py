"""The figures of Spirecrest: correct them here where a printed component says otherwise.

Many of them are reconstructions that fit what is told of the box. How sure a component is stands
beside its table; `SpirecrestBox.uncertain` goes by these tables, too.
"""

from __future__ import annotations

from typing import Final

# The set-up ----------------------------------------------------------------------------------

MORE_TILES_THAN_PLAYERS: Final = 1  # map tiles of a section
# What the first, second and third of the revealed discoveries cost, in resources or cards.
DISCOVERY_COSTS: Final = (0, 1, 2)

# Map tiles -----------------------------------------------------------------------------------

# Names and points are sure, costs are reconstructed. Id: points; twigs, resin, pebbles, berries;
# resources of any kind; cards of the hand; point tokens.
MAP_TILES: Final = {
    "meeks_crossing": (2, 2, 0, 0, 0, 0, 0, 0),
    "lily_ponds": (2, 0, 0, 0, 0, 2, 0, 0),
    "the_bog": (2, 0, 2, 0, 0, 0, 0, 0),
    "fort_faraway": (2, 0, 0, 0, 0, 0, 2, 0),
    "meerkat_canyon": (2, 1, 0, 1, 0, 0, 0, 0),
    "yaras_patch": (2, 0, 0, 0, 2, 0, 0, 0),
    "littledell": (3, 3, 0, 0, 0, 0, 0, 0),
    "bubbling_springs": (3, 0, 1, 0, 2, 0, 0, 0),
    "cuddlers_cove": (3, 1, 0, 0, 2, 0, 0, 0),
    "stompy_knoll": (3, 0, 0, 0, 0, 2, 0, 0),
    "kibblerill_ferry": (3, 0, 0, 0, 0, 0, 0, 2),
    "longleg_forest": (3, 0, 0, 0, 0, 0, 3, 0),
    "burrowdale": (4, 1, 1, 1, 0, 0, 0, 0),
    "amber_caves": (4, 0, 3, 0, 0, 0, 0, 0),
    "newberry_fields": (4, 0, 0, 0, 3, 0, 0, 0),
    "dugworm_gully": (4, 0, 0, 0, 0, 0, 4, 0),
    "twin_bridges": (4, 4, 0, 0, 0, 0, 0, 0),
    "mirror_lake": (4, 1, 1, 0, 1, 0, 0, 0),
    "badgers_teeth": (5, 0, 1, 2, 0, 0, 0, 0),
    "shipwreck_shore": (5, 2, 2, 0, 0, 0, 0, 0),
    "quokka_island": (5, 0, 0, 0, 0, 4, 0, 0),
    "brightcoat_bloom": (6, 0, 0, 0, 4, 0, 0, 0),
    "coldblooded_desert": (6, 0, 0, 0, 0, 5, 0, 0),
    "mistfire_falls": (6, 0, 0, 0, 0, 0, 5, 0),
}
# Discoveries that are maps: sure. The same figures; they come first and last.
FIRST_MAP: Final = {"serpents_pass": (7, 0, 0, 0, 0, 6, 0, 0)}
LAST_MAP: Final = {"the_distant_shore": (7, 0, 0, 0, 0, 0, 6, 0)}

# Weather -------------------------------------------------------------------------------------

# By season, with how sure it is.
WEATHER: Final = {
    "winter": {"freezing_rain": "medium", "blizzard": "low", "deep_snow": "low"},
    "spring": {"fog": "low", "flood": "low", "thunderstorm": "low"},
    "summer": {"heat_wave": "high", "drought": "low", "wildfire": "low"},
    "autumn": {"tornado": "low", "windstorm": "low", "downpour": "low"},
}
BLIZZARD_LESS: Final = 1  # resources of a basic location
DROUGHT_LESS: Final = 1  # berries of a location
DEEP_SNOW_MORE: Final = 1  # resources for a construction
WILDFIRE_MORE: Final = 2
HEAT_WAVE_MORE: Final = 1  # berries for a critter
THUNDERSTORM_CARDS: Final = 1  # discarded for each worker
TORNADO_CARDS: Final = 2  # discarded for each card played
WINDSTORM_CARDS: Final = 1  # more for a journey
DOWNPOUR_RESOURCES: Final = 1  # for an event

# Discoveries that count at the end: sure -----------------------------------------------------

# Points, and how many cards of the colour they ask for.
TRAILS: Final = {
    "everblossom_trail": (4, "purple", 3),
    "greensprout_trail": (4, "green", 4),
    "mistrise_trail": (4, "tan", 3),
    "starfall_trail": (4, "blue", 3),
    "sunblaze_trail": (4, "red", 3),
}
# Points, and how many cards of the colour take one of them away.
CITIES: Final = {
    "everblossom_city": (6, "purple", 1),
    "greensprout_city": (6, "green", 2),
    "mistrise_city": (6, "tan", 1),
    "starfall_city": (6, "blue", 1),
    "sunblaze_city": (6, "red", 1),
}
BELLSONG_TRAIL: Final = 4  # points for the whole expedition
BELLSONG_CITY: Final = 3  # points beside those for the rarest colour
GATHERWIND_TRAIL: Final = (4, 2)  # points, events
HOPEWATCH_TRAIL: Final = 7  # points at most

# Other discoveries: medium -------------------------------------------------------------------

STORED_CARDS: Final = 3
ARCHEOLOGIST_OFF: Final = 1  # resources
TRAIL_GUIDE_OFF: Final = 2  # berries
OPEN_SPOTS: Final = 3
OWNER_POINTS: Final = 1
CARAVAN_CARDS: Final = 3
ORCHARD_BERRIES: Final = 5
SPIRE_RESOURCES: Final = 3
CLOUDRIM: Final = (5, 8)  # colours, points
CAVE_CARDS: Final = 4
STORMVALE_CARDS: Final = 3
MOUNTAINEER_DISCOVERIES: Final = 2

# Big critters: medium ------------------------------------------------------------------------

HONEYPAW_MOST: Final = 3  # berries
FIREBEAK_CARDS: Final = 3
WINDLORE_CARDS: Final = 3
WINDLORE_MORE: Final = 2  # after a turn in which another player drew
# Green cards on which Truffle is not put.
NOT_FOR_TRUFFLE: Final = ("bank", "storehouse", "rugwort_the_rowdy")
