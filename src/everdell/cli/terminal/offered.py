"""Which things on the table can be chosen now, by the targets of the options."""

from __future__ import annotations

from typing import NamedTuple

from everdell.engine.state import Game
from everdell.engine.targets import targets_of


class Offered(NamedTuple):
    """Places by their ids, and cards each with the zone where it lies."""

    places: frozenset[str]
    cards: frozenset[tuple[str, str]]


NOTHING = Offered(frozenset(), frozenset())


def offered_now(game: Game) -> Offered:
    places: set[str] = set()
    cards: set[tuple[str, str]] = set()
    for option in game.options:
        for target in targets_of(game, option):
            match target:
                case {"place": str(place)}:
                    places.add(place)
                case {"zone": str(zone), "card": str(card)}:
                    cards.add((zone, card))
    return Offered(frozenset(places), frozenset(cards))
