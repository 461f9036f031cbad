"""Resin Refinery: a resin when played and in production."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_it_gives_a_resin_when_played() -> None:
    t = table().set_hand(0, "resin_refinery").set_resources(0, resin=1, pebble=1)
    t.choose("play:resin_refinery:hand")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 0}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_gives_a_resin_in_production(season: str) -> None:
    t = table().set_city(0, "resin_refinery").set_season(0, season).set_workers(0, 0)
    assert t.choose("prepare").resources(0)["resin"] == 1
