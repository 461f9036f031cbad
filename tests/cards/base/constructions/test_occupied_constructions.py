"""What an occupied token on a construction does not change."""

from __future__ import annotations

from everdell.testing import table


def test_each_copy_of_a_construction_has_a_token_of_its_own() -> None:
    t = table().set_city(0, "mine", "mine").set_hand(0, "miner_mole", "miner_mole")
    t.choose("play:miner_mole:hand:occupy").set_turn(0)
    t.choose("play:miner_mole:hand:occupy").set_turn(0)
    assert t.occupied(0, "mine", copy=1)
    assert t.occupied(0, "mine", copy=2)


def test_the_token_is_lost_with_the_construction() -> None:
    t = table().set_city(0, "mine").set_on(0, "mine", occupied=True)
    t.set_hand(0, "ruins", "miner_mole", "mine").set_resources(0, twig=1, resin=1, pebble=1)
    t.choose("play:ruins:hand").set_turn(0)
    t.choose("play:mine:hand").set_turn(0)
    assert "play:miner_mole:hand:occupy" in t.offers()


def test_the_critter_still_needs_a_space() -> None:
    t = table().set_city(0, *["farm"] * 8, *["inn"] * 3, *["mine"] * 3, "castle")
    assert "play:king:hand:occupy" not in t.set_hand(0, "king").offers()
