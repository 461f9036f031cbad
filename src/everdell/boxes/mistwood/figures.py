"""The figures of Mistwood: correct them here where a printed component says otherwise.

Of the farms only so much is sure: eight cards, two a season, green and common, that count as Farms,
are worth 1 point, and one of which takes no space. What they cost and bring is a reconstruction.
"""

from __future__ import annotations

from typing import Final

# The farms -----------------------------------------------------------------------------------

# Id: twigs, resin, pebbles, berries; spaces; the two gains of which one is taken each time, by the
# word that names them: twigs, resin, pebbles, berries, cards, points.
FARMS: Final = {
    "winter_farm_1": (
        (2, 1, 0, 0), 1, {"berry": (0, 0, 0, 1, 0, 0), "two_cards": (0, 0, 0, 0, 2, 0)},
    ),
    "winter_farm_2": (
        (1, 1, 1, 0), 1, {"two_berries": (0, 0, 0, 2, 0, 0), "pebble": (0, 0, 1, 0, 0, 0)},
    ),
    "spring_farm_1": (
        (2, 1, 0, 0), 1, {"berry": (0, 0, 0, 1, 0, 0), "two_twigs": (2, 0, 0, 0, 0, 0)},
    ),
    "spring_farm_2": (
        (3, 0, 0, 0), 1, {"berry": (0, 0, 0, 1, 0, 0), "twig_and_card": (1, 0, 0, 0, 1, 0)},
    ),
    "summer_farm_1": (
        (1, 2, 0, 0), 1, {"berry": (0, 0, 0, 1, 0, 0), "resin": (0, 1, 0, 0, 0, 0)},
    ),
    "summer_farm_2": (
        (2, 1, 0, 0), 0, {"berry": (0, 0, 0, 1, 0, 0), "card": (0, 0, 0, 0, 1, 0)},
    ),
    "autumn_farm_1": (
        (2, 2, 0, 0), 1, {"two_berries": (0, 0, 0, 2, 0, 0), "point": (0, 0, 0, 0, 0, 1)},
    ),
    "autumn_farm_2": (
        (3, 1, 0, 0), 1, {"berry_and_card": (0, 0, 0, 1, 1, 0), "point": (0, 0, 0, 0, 0, 1)},
    ),
}  # fmt: skip
FARM_POINTS: Final = 1

# Corrin Evertail and more Legends: known from one or two sources each ------------------------

WARRIOR_POINTS: Final = 2  # printed on the Warrior: one source says 1
WARRIOR_GIFTS: Final = 8  # things that may be given
JOR_POINTS: Final = 8  # points at most
TREASURY: Final = (4, 2)  # point tokens on it, and how much cheaper each makes a card
PRISON: Final = (2, 3, 3)  # critters, points and resources for each

# The powers: sure ----------------------------------------------------------------------------

BUTTERFLY_HAND: Final = 4  # cards more
BUTTERFLY_START: Final = (12, 11)  # cards in hand, and at a table of five or six
STOATS_CARDS: Final = {"twig": 2, "resin": 2, "pebble": 3, "berry": 2}  # for one of each
PIGS_POINTS: Final = 2  # for a Farm that another player takes from the stack
