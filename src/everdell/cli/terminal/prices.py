"""What playing a card by an offered way costs, in the words of the player who may pay it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from everdell.cli.terminal.pen import Pen, spaced
from everdell.engine.prices import Price
from everdell.engine.resources import as_dict, total


def worded(pen: Pen, price: Price) -> Text:
    """A free bed, an ability and what is left to pay, or the full price."""
    if price.occupies:
        homes = " / ".join([pen.name(home) for home in price.occupies])
        return Text(pen.say("way-occupy", home=homes), "italic")
    due = _due(pen, price.due)
    if price.helper:
        return spaced(Text(pen.say("way-ability", card=pen.name(price.helper)), "italic"), due)
    return due


def _due(pen: Pen, payments: Sequence[int]) -> Text:
    if len(payments) > 1:
        return Text(pen.say("way-choice", n=total(payments[0])))
    return pen.amounts(as_dict(payments[0])) or Text(pen.say("way-free"))
