"""Harbor: 2 resources of choice in production with at least 2 pearls."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook


def test_two_resources_with_two_pearls() -> None:
    t = pearlbrook().set_hand(0, "harbor").set_resources(0, twig=3, resin=1, pebble=1)
    t.set_tokens(0, pearl=2).choose("play:harbor:hand")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:twig").choose("gain:twig")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 0}
    assert t.tokens(0)["pearl"] == 2


def test_nothing_with_fewer() -> None:
    t = pearlbrook().set_hand(0, "harbor").set_resources(0, twig=3, resin=1, pebble=1)
    assert t.set_tokens(0, pearl=1).choose("play:harbor:hand").seat() == 1


def test_a_miner_mole_reads_the_pearls_of_the_player_it_copies() -> None:
    t = pearlbrook().set_city(1, "harbor").set_hand(0, "miner_mole").set_resources(0, berry=3)
    t.set_tokens(1, pearl=2).choose("play:miner_mole:hand").choose("copy:1:harbor")
    t.choose("gain:berry")
    assert t.resources(0)["berry"] == 2
