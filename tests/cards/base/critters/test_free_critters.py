"""Every critter may be let in for free, once, by the construction printed on it."""

from __future__ import annotations

import pytest

from everdell.testing import table

HOMES = [
    ("architect", "crane"),
    ("bard", "theater"),
    ("barge_toad", "twig_barge"),
    ("chip_sweep", "resin_refinery"),
    ("doctor", "university"),
    ("fool", "fairgrounds"),
    ("historian", "clock_tower"),
    ("husband", "farm"),
    ("innkeeper", "inn"),
    ("judge", "courthouse"),
    ("king", "castle"),
    ("miner_mole", "mine"),
    ("monk", "monastery"),
    ("peddler", "ruins"),
    ("postal_pigeon", "post_office"),
    ("queen", "palace"),
    ("ranger", "dungeon"),
    ("shepherd", "chapel"),
    ("shopkeeper", "general_store"),
    ("teacher", "school"),
    ("undertaker", "cemetery"),
    ("wanderer", "lookout"),
    ("wife", "farm"),
    ("woodcarver", "storehouse"),
]


@pytest.mark.parametrize(("critter", "home"), HOMES)
def test_its_construction_lets_it_in(critter: str, home: str) -> None:
    t = table().set_city(0, home).set_hand(0, critter)
    assert [id for id in t.offers() if id.startswith(f"play:{critter}:hand")] == [
        f"play:{critter}:hand:occupy"
    ]
    t.choose(f"play:{critter}:hand:occupy")
    assert t.occupied(0, home)
    assert sum(t.resources(1).values()) == 0


@pytest.mark.parametrize(("critter", "home"), HOMES)
def test_its_construction_lets_it_in_only_once(critter: str, home: str) -> None:
    t = table().set_city(0, home).set_on(0, home, occupied=True).set_hand(0, critter)
    assert not [id for id in t.offers() if id.startswith(f"play:{critter}:hand")]


@pytest.mark.parametrize(("critter", "home"), HOMES)
def test_the_construction_of_an_opponent_does_not_let_it_in(critter: str, home: str) -> None:
    t = table().set_city(1, home).set_hand(0, critter)
    assert not [id for id in t.offers() if id.startswith(f"play:{critter}:hand")]
