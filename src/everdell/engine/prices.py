"""What playing a card costs by each way that is offered, for the player who is about to choose one.

It asks the same places that the payment itself asks later; a contract test plays every offered way
and compares.
"""

from __future__ import annotations

from typing import final

from everdell.engine.effects.playing import PlaysCards
from everdell.engine.option import Option
from everdell.engine.queries import upgradable
from everdell.engine.quotes import lowered, more_there, quote
from everdell.engine.rules import PAY
from everdell.engine.state import Game, Player


@final
class Price:
    """The price of a card by one way.

    due       the exact payments, as bundles of resources: one of them will have to be made
    occupies  the cards of the player's city into which it moves instead, with a token
    helper    the card whose ability lowers the price, or which is upgraded; or an empty text
    """

    __slots__ = ("due", "helper", "occupies")

    def __init__(self, due: list[int], occupies: list[str], helper: str) -> None:
        self.due = due
        self.occupies = occupies
        self.helper = helper


def prices(g: Game) -> dict[str, Price]:
    """The price of every card that can be chosen to be played now, by the option's id."""
    decision = g.decision
    if decision is None:
        return {}
    return {
        option.id: _price(g, decision.seat, option)
        for option in decision.options
        if option.shape.startswith("play-")
    }


def _price(g: Game, seat: int, option: Option) -> Price:
    p = g.players[seat]
    card = option.card
    way = g.rules.ways[option.way]
    helper = way.card
    homes = [g.rules.cards[p.city[slot].card].id for slot in way.homes(g, p, card)]
    off = 0
    if option.way == PAY:
        off = _off(g, p, option)
        if upgradable(g, p, card):
            helper = g.rules.cards[card].replaces
    more = more_there(g, p, card, option.origin, option.way, off)
    due = quote(g, p, card, option.way, off, more)
    return Price(due, list(dict.fromkeys(homes)), g.rules.cards[helper].id)


def _off(g: Game, p: Player, option: Option) -> int:
    """How much cheaper the component that asks now makes a card, or the place where it lies."""
    frame = g.stack[-1]
    step = frame.program.steps[frame.pc]
    if isinstance(step, PlaysCards):
        return step.lowered(g, p, option.card, frame.n)
    return lowered(g, p, option.card, option.origin)
