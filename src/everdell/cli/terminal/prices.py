"""What playing a card by an offered way costs, in the words of the player who may pay it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from everdell.cli.terminal.pen import Pen, spaced
from everdell.engine.content import Card
from everdell.engine.effects.playing import PlayCard
from everdell.engine.resources import as_dict, payments, total
from everdell.engine.state import Game, Player


def price_by(pen: Pen, game: Game, seat: int, option_id: str) -> Text:
    """The price of `play:CARD:ORIGIN[:WAY]`: a free bed, an ability's price, or the full one."""
    _, card_id, _, *way = option_id.split(":")
    card = pen.printed(card_id)
    player = game.players[seat]
    if way == ["occupy"]:
        return Text(pen.say("way-occupy", home=" / ".join(_homes(pen, player, card))), "italic")
    if way:
        ability = pen.printed(way[0]).ability
        assert ability is not None, f"{way[0]} helps to pay without an ability"
        left = _due(pen, ability.payments(game, player, card.number))
        return spaced(Text(pen.say("way-ability", card=pen.name(way[0])), "italic"), left)
    return _due(pen, payments(player.resources, card.price, _discount(game)))


def _due(pen: Pen, prices: Sequence[int]) -> Text:
    if len(prices) > 1:
        return Text(pen.say("way-choice", n=total(prices[0])))
    return pen.amounts(as_dict(prices[0])) or Text(pen.say("way-free"))


def _discount(game: Game) -> int:
    """How much cheaper the component that asks now makes a card."""
    frame = game.stack[-1]
    step = frame.program.steps[frame.pc]
    return step.off if isinstance(step, PlayCard) else 0


def _homes(pen: Pen, player: Player, critter: Card) -> list[str]:
    """The player's constructions whose free bed this critter may take."""
    found: list[str] = []
    for placed in player.city:
        if placed.card and not placed.occupied:
            home = pen.rules.cards[placed.card]
            if home.welcomes_any_critter or critter.number in home.welcomes:
                name = pen.name(home.id)
                if name not in found:
                    found.append(name)
    return found
