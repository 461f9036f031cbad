"""What playing a card costs by each way that is offered, for whoever is about to choose one.

It asks the same places that the payment itself asks later; a contract test plays every offered way
and compares.
"""

from __future__ import annotations

from typing import final

from everdell.engine.effects.playing import PlayCard
from everdell.engine.option import Option
from everdell.engine.queries import free_beds, upgradable
from everdell.engine.resources import payments
from everdell.engine.rules import ABILITY, OCCUPY
from everdell.engine.state import Game


@final
class Price:
    """The price of a card by one way.

    due       the exact payments, as bundles of resources: one of them will have to be made
    occupies  the cards of the player's city whose free bed may be taken instead
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
    way = option.way
    if way == OCCUPY:
        homes = [g.rules.cards[p.city[slot].card].id for slot in free_beds(g, p, card)]
        return Price([0], list(dict.fromkeys(homes)), "")
    if upgradable(g, p, card):
        return Price([0], [], g.rules.cards[g.rules.cards[card].stands_for].id)
    if way >= ABILITY:
        helper = g.rules.cards[g.rules.way_cards[way]]
        ability = helper.ability
        due = ability.payments(g, p, card) if ability is not None else []
        return Price(due, [], helper.id)
    return Price(payments(p.resources, g.rules.cards[card].price, _discount(g)), [], "")


def _discount(g: Game) -> int:
    """How much cheaper the component that asks now makes a card."""
    frame = g.stack[-1]
    step = frame.program.steps[frame.pc]
    return step.off if isinstance(step, PlayCard) else 0
