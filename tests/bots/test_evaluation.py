"""What a position is worth, without a card known by name."""

from __future__ import annotations

import pytest

from everdell.bots.evaluation import BED, worth
from everdell.testing import table


@pytest.mark.parametrize("home", ["farm", "ever_tree"])
def test_a_home_is_worth_more_while_it_can_let_a_critter_in(home: str) -> None:
    """The Ever Tree lets any critter in, rather than those it names."""
    t = table().set_city(0, home)
    empty = worth(t.game, 0)
    t.game.players[0].city[0].occupied = True
    assert empty - worth(t.game, 0) == pytest.approx(BED[0])
