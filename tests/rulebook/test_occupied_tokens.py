"""A construction lets its critter in for nothing, once (base rulebook, playing a card)."""

from __future__ import annotations

from everdell.testing import table


def test_the_linked_critter_comes_free_and_the_token_is_put() -> None:
    t = table().set_city(0, "castle").set_hand(0, "king")
    assert "play:king:hand" not in t.offers()
    t.choose("play:king:hand:occupy")
    assert t.city(0) == ("castle", "king")
    assert t.occupied(0, "castle")


def test_only_once_for_each_construction() -> None:
    t = table().set_city(0, "farm", "farm").set_hand(0, "wife", "wife", "husband")
    t.choose("play:wife:hand:occupy").set_turn(0).choose("play:wife:hand:occupy").set_turn(0)
    assert t.occupied(0, "farm", copy=1)
    assert t.occupied(0, "farm", copy=2)
    assert "play:husband:hand:occupy" not in t.offers()


def test_one_may_pay_instead() -> None:
    t = table().set_city(0, "farm").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play:wife:hand")
    assert not t.occupied(0, "farm")
    assert t.resources(0)["berry"] == 0


def test_among_several_homes_the_player_chooses() -> None:
    t = table().set_city(0, "farm", "ever_tree").set_hand(0, "wife")
    t.choose("play:wife:hand:occupy")
    assert t.offers() == ["pay:occupy:farm", "pay:occupy:ever_tree"]
    t.choose("pay:occupy:ever_tree")
    assert t.occupied(0, "ever_tree")
    assert not t.occupied(0, "farm")


def test_a_construction_of_another_city_lets_no_critter_in() -> None:
    t = table().set_city(1, "farm").set_hand(0, "wife")
    assert "play:wife:hand:occupy" not in t.offers()


def test_the_token_stays_when_the_critter_leaves() -> None:
    t = table().set_city(0, "farm", "dungeon").set_hand(0, "wife", "wife", "inn")
    t.choose("play:wife:hand:occupy").set_turn(0).choose("play:inn:hand:dungeon").set_turn(0)
    assert "wife" not in t.city(0)
    assert t.occupied(0, "farm")
    assert "play:wife:hand:occupy" not in t.offers()


def test_an_occupied_construction_does_everything_else_as_before() -> None:
    t = table().set_city(0, "farm").set_on(0, "farm", occupied=True).set_workers(0, 0)
    t.choose("prepare")
    assert t.resources(0)["berry"] == 1


def test_a_meadow_card_may_come_in_this_way_too() -> None:
    t = table().set_city(0, "farm").set_meadow("wife")
    t.choose("play:wife:meadow:occupy")
    assert t.city(0) == ("farm", "wife")
