"""Piles of boxes, dealt anew for whoever cannot know them."""

from __future__ import annotations

from everdell import Game
from everdell.engine.zones import PILE, Zone, lay, lying_in


def stir_piles(game: Game, seat: int | None) -> None:
    """Exchange what all others keep aside for cards that nobody has."""
    for zone in game.rules.table_zones:
        if zone.shape == PILE:
            _stir_pile(game, seat, zone)


def _stir_pile(game: Game, seat: int | None, zone: Zone) -> None:
    """Others keep the bottom cards of a pile aside, and theirs lie on top of it."""
    pile = list(lying_in(game, zone))
    for p in game.players:
        for other in game.rules.seat_zones:
            if other.hides_from(seat, p.seat):
                kept = list(lying_in(game, other, p.seat))
                for i, card in enumerate(kept):
                    if game.rules.cards[card].begins == zone.id and pile:
                        kept[i] = pile.pop(0)
                        pile.append(card)
                lay(game, other, p.seat, tuple(kept))
    lay(game, zone, -1, tuple(pile))
