"""The figures of Nightweave: correct them here where a printed component says otherwise.

The course of her turn, her set-up and the number of winter cards are known; what her cards say is a
complete reconstruction. `MistwoodBox.uncertain` goes by these tables, too.
"""

from __future__ import annotations

from typing import Final

# The set-up ----------------------------------------------------------------------------------

FOREST_CARDS: Final = {1: 3, 2: 4}  # by players
HER_HAND: Final = {1: 1, 2: 2}
PLAYERS_HAND: Final = 5
NOT_AGAINST_HER: Final = ("the_everdell_games",)  # special events
FIRST_WORKERS: Final = 2
SPIDERS_TAKEN_OUT: Final = 2  # winter cards with a spider: one is boxed, the other comes first

# Preparing -----------------------------------------------------------------------------------

NEW_WORKERS: Final = (0, 1, 2, 3)  # by season
GREEN_CARDS_FOR_POINT: Final = 3  # in spring and autumn
SUMMER_CARDS: Final = 2

# Her actions ---------------------------------------------------------------------------------

DIE: Final = 8
STATION_DIE: Final = 11  # what shows more is rolled again
CARDS_DRAWN: Final = 2
PEARLS: Final = 1  # beside the one that her ambassador may find
ADORNMENT: Final = (1, 3)  # pearls, points

# Her activity cards. Id: the season with which it comes, whether it shows a spider, and for each
# season from then on the first action and the second.
ACTIVITIES: Final[dict[str, tuple[str, bool, tuple[tuple[str, str], ...]]]] = {
    "nightweave_activity_01": ("winter", True, (
        ("basic", "lurk"), ("forest", "lurk"), ("basic", "lurk"), ("journey", "lurk"))),
    "nightweave_activity_02": ("winter", True, (
        ("forest", "lurk"), ("basic", "lurk"), ("forest", "lurk"), ("basic", "lurk"))),
    "nightweave_activity_03": ("winter", True, (
        ("basic", "lurk"), ("open", "lurk"), ("basic_event", "lurk"), ("basic_event", "lurk"))),
    "nightweave_activity_04": ("winter", True, (
        ("forest", "lurk"), ("basic_event", "lurk"), ("basic", "lurk"), ("journey", "lurk"))),
    "nightweave_activity_05": ("winter", True, (
        ("basic", "lurk"), ("forest", "lurk"), ("open", "lurk"), ("special_event", "lurk"))),
    "nightweave_activity_06": ("winter", False, (
        ("meadow", "draw"), ("meadow", "draw"), ("meadow", "hand"), ("meadow", "hand"))),
    "nightweave_activity_07": ("winter", False, (
        ("draw", "hand"), ("hand", "draw"), ("hand", "draw"), ("hand", "point"))),
    "nightweave_activity_08": ("winter", False, (
        ("hand", "meadow"), ("draw", "hand"), ("meadow", "draw"), ("hand", "meadow"))),
    "nightweave_activity_09": ("winter", False, (
        ("meadow", "hand"), ("meadow", "hand"), ("draw", "hand"), ("meadow", "point"))),
    "nightweave_activity_10": ("spring", True, (
        ("basic", "lurk"), ("forest", "lurk"), ("journey", "lurk"))),
    "nightweave_activity_11": ("spring", True, (
        ("forest", "lurk"), ("basic_event", "lurk"), ("basic", "lurk"))),
    "nightweave_activity_12": ("spring", False, (
        ("meadow", "hand"), ("hand", "meadow"), ("hand", "meadow"))),
    "nightweave_activity_13": ("summer", True, (("basic", "lurk"), ("basic_event", "lurk"))),
    "nightweave_activity_14": ("summer", True, (
        ("special_event", "lurk"), ("special_event", "lurk"))),
    "nightweave_activity_15": ("summer", False, (("hand", "meadow"), ("meadow", "hand"))),
    "nightweave_activity_16": ("autumn", True, (("journey", "lurk"),)),
    "nightweave_activity_17": ("autumn", True, (("forest", "basic"),)),
    "nightweave_activity_18": ("autumn", True, (("journey", "forest"),)),
}  # fmt: skip
# With Pearlbrook.
RIVER_ACTIVITIES: Final[dict[str, tuple[str, bool, tuple[tuple[str, str], ...]]]] = {
    "nightweave_activity_pearlbrook_1": ("spring", False, (
        ("ambassador", "hand"), ("ambassador", "adornment"), ("ambassador", "adornment"))),
    "nightweave_activity_pearlbrook_2": ("autumn", True, (("wonder", "adornment"),)),
}  # fmt: skip

# Her levels ----------------------------------------------------------------------------------

# Id: points for each purple card, for the special event that she claims, for each that is left at
# the end, cards of her city for 1 point (0: none), plots, personalities.
LEVELS: Final = {
    "nightweave_level_0": (0, 0, 0, 0, 0, 0),
    "nightweave_level_1": (1, 4, 0, 0, 0, 0),
    "nightweave_level_2": (2, 4, 1, 0, 1, 0),
    "nightweave_level_3": (2, 4, 2, 3, 1, 1),
    "nightweave_level_4": (3, 4, 2, 2, 2, 1),
}

# Plots and personalities, and whether they are for one player alone --------------------------

PLOTS: Final = {
    "plot_sticky_meadow": True,
    "plot_web_of_roads": True,
    "plot_stolen_stores": True,
    "plot_silken_whispers": True,
    "plot_early_journey": False,
    "plot_tangled_events": False,
}
PERSONALITIES: Final = {
    "personality_builder": True,
    "personality_hostess": True,
    "personality_wanderer": True,
    "personality_collector": False,
}
STICKY: Final = 1  # resources
STORES: Final = 1  # resources
WHISPERS: Final = 1  # cards
TANGLED: Final = 1  # resources
BUILDER: Final = 2  # constructions for 1 point
HOSTESS: Final = 2  # critters for 1 point
WANDERER: Final = 1  # points for each journey
