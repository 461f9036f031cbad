"""Ever Tree: a point for each purple card, and a home for any one critter."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_it_is_itself_a_purple_card() -> None:
    assert table().set_city(0, "ever_tree").score(0).parts["prosperity"] == 1


def test_each_purple_card_of_the_city_is_a_point() -> None:
    with_it = table().set_city(0, "school", "wife", "king", "farm", "ever_tree")
    without = table().set_city(0, "school", "wife", "king", "farm")
    bonus = with_it.score(0).parts["prosperity"] - without.score(0).parts["prosperity"]
    assert bonus == 4


@pytest.mark.parametrize("critter", ["king", "wanderer", "wife", "shepherd", "fool"])
def test_every_critter_comes_in_for_nothing(critter: str) -> None:
    t = table().set_city(0, "ever_tree").set_hand(0, critter)
    t.choose(f"play:{critter}:hand:occupy")
    assert t.occupied(0, "ever_tree")


def test_no_construction_may() -> None:
    t = table().set_city(0, "ever_tree").set_hand(0, "farm", "crane", "ruins", "ever_tree")
    assert not [o for o in t.offers() if o.endswith(":hand:occupy")]


def test_only_one_critter_in_the_whole_game() -> None:
    t = table().set_city(0, "ever_tree").set_hand(0, "king", "queen")
    t.choose("play:king:hand:occupy").set_turn(0)
    assert "play:queen:hand:occupy" not in t.offers()


def test_the_player_chooses_between_it_and_the_critters_own_construction() -> None:
    t = table().set_city(0, "ever_tree", "castle").set_hand(0, "king")
    t.choose("play:king:hand:occupy")
    assert t.offers() == ["pay:occupy:ever_tree", "pay:occupy:castle"]
    t.choose("pay:occupy:castle")
    assert t.occupied(0, "castle")
    assert not t.occupied(0, "ever_tree")
