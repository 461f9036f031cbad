"""Ever Wall: two points for every five filled spaces; it takes no space itself."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

FIFTEEN = (*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "queen")
LEGENDS = ("base", "legends", "newleaf")


def ever_wall(*city: str, boxes: tuple[str, ...] = ("base", "newleaf")) -> Table:
    return table(boxes=boxes).set_city(0, "ever_wall", *city)


@pytest.mark.parametrize(
    ("spaces", "points"), [(0, 0), (4, 0), (5, 2), (9, 2), (10, 4), (14, 4), (15, 6)]
)
def test_two_points_for_each_full_group_of_five_spaces(spaces: int, points: int) -> None:
    t = ever_wall(*FIFTEEN[:spaces])
    assert t.score(0).parts["prosperity"] == points


def test_cards_that_take_no_space_do_not_count() -> None:
    t = ever_wall("farm", "mine", "inn", "queen", "wanderer", "main_road", "air_balloon")
    assert t.score(0).parts["prosperity"] == 0


def test_two_cards_on_one_space_count_once() -> None:
    t = ever_wall("farm", "greenhouse", "husband", "wife", "mine")  # the Wife is worth 3
    assert t.score(0).parts["prosperity"] == 3
    t = ever_wall("farm", "greenhouse", "husband", "wife", "mine", "inn", "queen")
    assert t.score(0).parts["prosperity"] == 3 + 2


def test_it_may_be_played_into_a_full_city() -> None:
    t = ever_wall().set_city(0, *FIFTEEN).set_hand(0, "ever_wall")
    t.set_resources(0, twig=4, resin=4, pebble=3).choose("play:ever_wall:hand")
    assert t.city(0) == (*FIFTEEN, "ever_wall")
    assert t.score(0).parts["prosperity"] == 6


def test_it_leaves_its_space_to_others() -> None:
    t = ever_wall(*FIFTEEN[:14]).set_hand(0, "lookout").set_resources(0, twig=1, resin=1, pebble=1)
    assert "play:lookout:hand" in t.offers()


def test_ruins_in_its_place_need_a_space_of_their_own() -> None:
    t = ever_wall(*FIFTEEN).set_hand(0, "ruins").choose("play:ruins:hand")
    assert "demolish:ever_wall" not in t.offers()
    assert "demolish:farm" in t.offers()


def test_it_may_be_built_on_the_bridge_of_the_sky() -> None:
    t = table(boxes=LEGENDS).set_city(0, "bridge_of_the_sky").set_hand(0, "ever_wall", "mine")
    t.set_resources(0, twig=4, resin=4).choose("play:ever_wall:hand:bridge_of_the_sky")
    assert t.city(0) == ("bridge_of_the_sky", "ever_wall")
    assert t.score(0).parts["prosperity"] == 6  # as much as the Wall upon it
    assert "play:mine:hand:bridge_of_the_sky" not in t.set_turn(0).offers()
