"""Piles of boxes, dealt anew for whoever cannot know them."""

from __future__ import annotations

from everdell import Game
from everdell.engine.changes import keep_aside, replace_pile, take_from_aside


def stir_piles(game: Game, seat: int | None) -> None:
    """Exchange what all others keep aside for cards that nobody has."""
    for number in range(len(game.piles)):
        _stir_pile(game, seat, number)


def _stir_pile(game: Game, seat: int | None, number: int) -> None:
    """Others keep the bottom cards of a pile aside, and theirs lie on top of it."""
    name = game.rules.piles[number]
    pile = list(game.piles[number])
    for p in game.players:
        if p.seat != seat:
            for zone, kept in enumerate(p.zones):
                for card in kept:
                    if game.rules.cards[card].pile == name and pile:
                        take_from_aside(p, zone, card)
                        keep_aside(p, zone, pile.pop(0))
                        pile.append(card)
    replace_pile(game, number, tuple(pile))
