"""Twig Barge: two twigs when played and in production."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_it_gives_two_twigs_when_played() -> None:
    t = table().set_hand(0, "twig_barge").set_resources(0, twig=1, pebble=1)
    t.choose("play:twig_barge:hand")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 0}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_gives_two_twigs_in_production(season: str) -> None:
    t = table().set_city(0, "twig_barge").set_season(0, season).set_workers(0, 0)
    assert t.choose("prepare").resources(0)["twig"] == 2
