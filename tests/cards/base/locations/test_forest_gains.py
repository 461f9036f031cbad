"""The seven forest cards that give resources and cards, some of them of choice."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

NOTHING = {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}
ANY = ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]


def visit(place: str) -> Table:
    return (
        table().set_forest(place).set_deck("bard", "king", "queen", "farm").choose("visit", place)
    )


@pytest.mark.parametrize(
    ("place", "resources", "cards"),
    [
        ("forest_two_berries_card", {"berry": 2}, 1),
        ("forest_pebble_three_cards", {"pebble": 1}, 3),
        ("forest_twig_resin_berry", {"twig": 1, "resin": 1, "berry": 1}, 0),
        ("forest_three_berries", {"berry": 3}, 0),
        ("forest_two_resin_twig", {"resin": 2, "twig": 1}, 0),
    ],
)
def test_fixed_gains(place: str, resources: dict[str, int], cards: int) -> None:
    t = visit(place)
    assert t.resources(0) == NOTHING | resources
    assert t.hand(0) == ("bard", "king", "queen")[:cards]
    assert t.at(place) == (0,)


def test_draws_stop_at_the_hand_limit_and_the_pebble_is_gained() -> None:
    t = table().set_forest("forest_pebble_three_cards").set_hand(0, *["farm"] * 7)
    t.choose("visit:forest_pebble_three_cards")
    assert len(t.hand(0)) == 8
    assert t.resources(0)["pebble"] == 1


def test_two_resources_of_choice_may_differ() -> None:
    t = visit("forest_two_any")
    assert t.offers() == ANY
    t.choose("gain:resin").choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 1, "berry": 0}


def test_two_resources_of_choice_may_be_alike() -> None:
    t = visit("forest_two_any").choose("gain:resin").choose("gain:resin")
    assert t.resources(0) == {"twig": 0, "resin": 2, "pebble": 0, "berry": 0}


def test_two_cards_are_seen_before_the_resource_is_chosen() -> None:
    t = visit("forest_two_cards_any")
    assert t.hand(0) == ("bard", "king")
    assert t.offers() == ANY
    assert t.choose("gain:berry").resources(0) == NOTHING | {"berry": 1}
