"""Piles of boxes, dealt anew for a seat that cannot know them."""

from __future__ import annotations

from collections.abc import Sequence

from everdell import Game
from everdell.engine.content import DECK
from everdell.engine.zones import PILE, lay, lying_in


def stir_piles(game: Game, seat: int | None) -> None:
    """Exchange what a seat cannot see beside hands and cities for cards that no player has."""
    game.deck = _stirred(game, seat, DECK, game.deck)
    for zone in game.rules.table_zones:
        if zone.shape == PILE and zone.hides_from(seat, -1):
            lay(game, zone, -1, tuple(_stirred(game, seat, zone.id, lying_in(game, zone))))


def _stirred(game: Game, seat: int | None, family: str, lying: Sequence[int]) -> list[int]:
    """A pile: its bottom cards are kept aside, and what was kept lies on top of it."""
    pile = list(lying)
    for p in game.players:
        for zone in game.rules.seat_zones:
            if zone.hides_from(seat, p.seat):
                kept = list(lying_in(game, zone, p.seat))
                for i, thing in enumerate(kept):
                    if thing and game.rules.begins_in(thing) == family and pile:
                        kept[i] = pile.pop(0)
                        pile.append(thing)
                lay(game, zone, p.seat, tuple(kept))
    return pile
