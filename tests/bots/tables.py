"""Tables at which bots are asked."""

from __future__ import annotations

from everdell.testing import Table, table

DEAR = ("castle", "castle", "palace", "palace", "king", "king", "queen", "queen")


def dear_table(boxes: tuple[str, ...] = ("base",)) -> Table:
    """No player can afford anything of the meadow."""
    return table(boxes=boxes).set_meadow(*DEAR)
