"""Ferry Ferret: 2 points in production with at least 2 pearls."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import pearlbrook


@pytest.mark.parametrize(("pearls", "points"), [(0, 0), (1, 0), (2, 2), (5, 2)])
def test_two_points_with_two_pearls_or_more(pearls: int, points: int) -> None:
    t = pearlbrook().set_hand(0, "ferry_ferret").set_resources(0, berry=3)
    t.set_tokens(0, pearl=pearls).choose("play:ferry_ferret:hand")
    assert t.points(0) == points
    assert t.tokens(0)["pearl"] == pearls  # they are never spent


def test_it_produces_again_in_spring() -> None:
    t = pearlbrook().set_city(0, "ferry_ferret").set_tokens(0, pearl=2).set_workers(0, 0)
    assert t.choose("prepare").points(0) == 2


@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 1, 0), (0, 2, 2)])
def test_a_miner_mole_reads_the_pearls_of_the_player_it_copies(
    mine: int, theirs: int, points: int
) -> None:
    t = pearlbrook().set_city(1, "ferry_ferret").set_hand(0, "miner_mole").set_resources(0, berry=3)
    t.set_tokens(0, pearl=mine).set_tokens(1, pearl=theirs)
    t.choose("play:miner_mole:hand").choose("copy:1:ferry_ferret")
    assert t.points(0) == points
