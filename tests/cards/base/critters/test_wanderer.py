"""Wanderer: three cards, and no space taken."""

from __future__ import annotations

from everdell.testing import table


def test_three_cards_are_drawn() -> None:
    t = table().set_hand(0, "wanderer").set_resources(0, berry=2)
    t.set_deck("king", "queen", "farm", "mine").choose("play:wanderer:hand")
    assert t.hand(0) == ("king", "queen", "farm")


def test_no_more_cards_are_drawn_than_the_hand_can_hold(crowd: tuple[str, ...]) -> None:
    t = table().set_hand(0, "wanderer", *crowd[:6]).set_resources(0, berry=2)
    t.set_deck("king", "queen", "judge").choose("play:wanderer:hand")
    assert len(t.hand(0)) == 8
    assert "judge" not in t.hand(0)


def test_it_acts_only_when_played() -> None:
    t = table().set_city(0, "wanderer").set_workers(0, 0).choose("prepare")
    assert t.hand(0) == ()


def test_it_comes_into_a_full_city(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd).set_hand(0, "wanderer").set_resources(0, berry=2)
    t.choose("play:wanderer:hand")
    assert t.city(0) == (*crowd, "wanderer")


def test_it_takes_no_space(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, "wanderer", "wanderer", "wanderer", *crowd[:14])
    t.set_hand(0, "crane").set_resources(0, pebble=1).choose("play:crane:hand")
    assert len(t.city(0)) == 18


def test_its_leaving_for_the_dungeon_frees_no_space(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "dungeon", "wanderer").set_hand(0, "farm", "wanderer")
    assert "play:farm:hand:dungeon" not in t.offers()
    assert "play:wanderer:hand:dungeon" in t.offers()


def test_it_counts_as_a_tan_card() -> None:
    t = table().set_city(0, "wanderer", "wanderer", "wanderer")
    assert "event:cartographers_expedition" in t.offers()


def test_it_counts_as_a_common_critter() -> None:
    t = table().set_city(0, "school", "wanderer", "wanderer")
    assert t.score(0).parts["prosperity"] == 2


def test_it_counts_for_an_event_that_names_it() -> None:
    t = table().set_city(0, "monastery", "wanderer").set_events("path_of_the_pilgrims")
    assert "event:path_of_the_pilgrims" in t.offers()


def test_its_own_points_count() -> None:
    assert table().set_city(0, "wanderer", "wanderer").score(0).parts["cards"] == 2
