"""Library: a point for each colour of cards in the city."""

from __future__ import annotations

import pytest

from everdell.testing import table

COLORS = ("farm", "inn", "historian", "wanderer")


@pytest.mark.parametrize("others", range(5))
def test_a_point_for_each_colour_its_own_included(others: int) -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "library", *COLORS[:others])
    assert t.score(0).parts["prosperity"] == 1 + others
    assert t.score(0).parts["cards"] >= 3


def test_several_cards_of_a_colour_count_once() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "library", "farm", "mine", "husband")
    assert t.score(0).parts["prosperity"] == 2


def test_colours_of_other_cities_do_not_count() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "library").set_city(1, *COLORS)
    assert t.score(0).parts["prosperity"] == 1


def test_cards_that_take_no_space_count_too() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "library", "main_road")
    assert t.score(0).parts["prosperity"] == 2


def test_five_at_most() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "library", *COLORS, "inn", "farm", "gardener")
    assert t.score(0).parts["prosperity"] == 5
