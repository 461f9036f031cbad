"""Scenarios: a table set up as one likes, for tests of cards, boxes and rules.

Setters move components from where they are, so every card exists once and only as often as
printed; a setter that cannot do that says why. Whether a game could have come to such a situation
is not asked: a hand or a city may be overfull. Every choice is also made on a clone and on a game
that went through JSON, and all three must end alike.
"""

from everdell.testing.table import Table, table

__all__ = ["Table", "table"]
