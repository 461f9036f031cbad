"""Architect: resin and pebbles left over are worth points."""

from __future__ import annotations

from everdell.testing import table


def test_every_resin_and_every_pebble_left_is_worth_a_point() -> None:
    t = table().set_city(0, "architect").set_resources(0, resin=2, pebble=3)
    assert t.score(0).parts["prosperity"] == 5


def test_it_is_worth_six_points_at_most() -> None:
    t = table().set_city(0, "architect").set_resources(0, resin=5, pebble=4)
    assert t.score(0).parts["prosperity"] == 6


def test_twigs_and_berries_never_count() -> None:
    t = table().set_city(0, "architect").set_resources(0, twig=4, berry=4, pebble=1)
    assert t.score(0).parts["prosperity"] == 1


def test_only_its_owners_supply_counts() -> None:
    t = table(players=3).set_city(0, "architect").set_resources(0, resin=1)
    t.set_resources(1, resin=3).set_resources(2, pebble=3)
    assert t.score(0).parts["prosperity"] == 1
    assert t.score(1).parts["prosperity"] == 0


def test_resources_on_a_storehouse_do_not_count() -> None:
    t = table().set_city(0, "architect", "storehouse").set_on(0, "storehouse", resin=4, pebble=1)
    assert t.score(0).parts["prosperity"] == 0


def test_resources_put_on_an_event_do_not_count() -> None:
    t = table().set_city(0, "architect", "peddler", "general_store")
    t.set_events("under_new_management").set_resources(0, resin=1, pebble=2)
    t.choose("event:under_new_management").choose("put:resin").choose("put:pebble").choose("done")
    assert t.on(0, "under_new_management") == {"resin": 1, "pebble": 1}
    assert t.score(0).parts["prosperity"] == 1


def test_the_same_leftovers_also_break_a_tie() -> None:
    t = table().set_city(0, "architect").set_resources(0, pebble=1).set_points(1, 3)
    t.set_season(0, "autumn").set_season(1, "autumn")
    t.choose("pass").choose("pass")
    assert t.score(0).total == t.score(1).total == 3
    assert t.game.winners() == (0,)
