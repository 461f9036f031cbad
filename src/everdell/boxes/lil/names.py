"""What the parts of the game are called."""

from __future__ import annotations

from typing import Final

BOX: Final = "lil"
FRIEND: Final = "friend"

# Zones of the table.
CARDS: Final = "cards"
DICE: Final = "dice"
FACES: Final = "die_faces"  # of the dice, those that none of them shows
PARADES: Final = "parades"  # the top tiles; of a seat, the tiles that it has won
PARADE_TILES: Final = "parade_tiles"  # those beneath
HELPERS: Final = "helpers"  # Captain and Fort
PRINCESS: Final = "princess"  # her friends, each where a card was
PRINCESS_HOME: Final = "princess_home"

# Counters.
SUN: Final = "sun"
MOON: Final = "moon"

# Settings.
RIVAL: Final = "lil_rival"
QUICK_PARADES: Final = "lil_quick_parades"
RIVAL_FIRST: Final = "lil_rival_first"
RIVAL_CARDS: Final = "lil_rival_cards"
BONUS: Final = "lil_bonus"
CAPTAIN: Final = "lil_captain"
FORT: Final = "lil_fort"

NONE_AT_ALL: Final = "none"
THE_PRINCE: Final = "prince"
THE_PRINCESS: Final = "princess"
