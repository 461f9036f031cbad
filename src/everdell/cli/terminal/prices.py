"""What playing a card by an offered way costs, in the words of the player who may pay it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from everdell.cli.terminal.labels import Labels, spaced
from everdell.engine.prices import Price
from everdell.engine.resources import as_dict, total


def worded(labels: Labels, price: Price) -> Text:
    """A free bed, an ability and what is left to pay, or the full price."""
    if price.occupies:
        homes = " / ".join([labels.name(home) for home in price.occupies])
        return Text(labels.say("way-occupy", home=homes), "italic")
    due = _due(labels, price.due)
    if price.helper:
        return spaced(
            Text(labels.say("way-ability", card=labels.name(price.helper)), "italic"), due
        )
    return due


def _due(labels: Labels, payments: Sequence[int]) -> Text:
    if len(payments) > 1:
        return Text(labels.say("way-choice", n=total(payments[0])))
    return labels.amounts(as_dict(payments[0])) or Text(labels.say("way-free"))
