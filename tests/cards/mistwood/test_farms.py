"""The farms of every season: in place of the Farms, and Farms wherever a text names one."""

from __future__ import annotations

import pytest

from everdell import games
from everdell.engine.facts import facts_of
from everdell.testing import Table, table

BOXES = ("base", "mistwood")

# Farm, its price, and what it brings: two options with what they give.
FARMS = [
    ("winter_farm_1", {"twig": 2, "resin": 1}, ("berry", "two_cards")),
    ("winter_farm_2", {"twig": 1, "resin": 1, "pebble": 1}, ("two_berries", "pebble")),
    ("spring_farm_1", {"twig": 2, "resin": 1}, ("berry", "two_twigs")),
    ("spring_farm_2", {"twig": 3}, ("berry", "twig_and_card")),
    ("summer_farm_1", {"twig": 1, "resin": 2}, ("berry", "resin")),
    ("summer_farm_2", {"twig": 2, "resin": 1}, ("berry", "card")),
    ("autumn_farm_1", {"twig": 2, "resin": 2}, ("two_berries", "point")),
    ("autumn_farm_2", {"twig": 3, "resin": 1}, ("berry_and_card", "point")),
]
NAMES = [row[0] for row in FARMS]
GAINS: dict[str, tuple[dict[str, int], int, int]] = {  # resources, cards, points
    "berry": ({"berry": 1}, 0, 0),
    "two_berries": ({"berry": 2}, 0, 0),
    "two_cards": ({}, 2, 0),
    "card": ({}, 1, 0),
    "pebble": ({"pebble": 1}, 0, 0),
    "resin": ({"resin": 1}, 0, 0),
    "two_twigs": ({"twig": 2}, 0, 0),
    "twig_and_card": ({"twig": 1}, 1, 0),
    "berry_and_card": ({"berry": 1}, 1, 0),
    "point": ({}, 0, 1),
}


def sitting(*boxes: str, **options: str) -> Table:
    t = table(boxes=(*BOXES, *boxes), options={"mistwood_corrin": "off", **options})
    return t.set_hand(0).set_hand(1)


def test_they_take_the_place_of_the_farms() -> None:
    rules = games.new_game(boxes=BOXES).rules
    deck = [rules.ids[card] for card in rules.deck]
    assert "farm" not in deck
    assert [deck.count(name) for name in NAMES] == [1] * 8


def test_without_them_the_usual_farms_are_there() -> None:
    rules = games.new_game(boxes=BOXES, options={"mistwood_farms": "off"}).rules
    deck = [rules.ids[card] for card in rules.deck]
    assert deck.count("farm") == 8
    assert not set(NAMES) & set(deck)


@pytest.mark.parametrize(("farm", "price"), [row[:2] for row in FARMS])
def test_the_printed_price_buys_it_and_no_less(farm: str, price: dict[str, int]) -> None:
    t = sitting().set_hand(0, farm).set_resources(0, **price)
    assert f"play:{farm}:hand" in t.offers()
    for kind in price:
        less = {"twig": 9, "resin": 9, "pebble": 9, **price, kind: price[kind] - 1}
        t.set_resources(0, **less)
        assert f"play:{farm}:hand" not in t.offers()


@pytest.mark.parametrize(
    ("farm", "choice", "other"),
    [(row[0], *pick) for row in FARMS for pick in (row[2], row[2][::-1])],
)
def test_one_of_the_two_gains_each_time(farm: str, choice: str, other: str) -> None:
    t = sitting().set_city(0, farm).set_season(0, "winter").set_workers(0, 0).choose("prepare")
    assert sorted(t.offers()) == sorted([f"choose:{choice}", f"choose:{other}"])
    t.choose(f"choose:{choice}")
    resources, cards, points = GAINS[choice]
    assert {kind: n for kind, n in t.resources(0).items() if n} == resources
    assert (len(t.hand(0)), t.points(0)) == (cards, points)


@pytest.mark.parametrize("farm", NAMES)
def test_it_is_worth_a_point(farm: str) -> None:
    assert sitting().set_city(0, farm).score(0).parts["cards"] == 1


@pytest.mark.parametrize("farm", NAMES)
def test_it_is_a_farm_for_cards_that_name_one(farm: str) -> None:
    t = sitting().set_city(0, farm).set_hand(0, "general_store")
    t.set_resources(0, resin=1, pebble=1).choose("play:general_store:hand")
    assert t.resources(0)["berry"] == 2


def test_husband_and_wife_move_in() -> None:
    t = sitting().set_city(0, "spring_farm_1").set_hand(0, "wife", "husband")
    assert {"play:wife:hand:occupy", "play:husband:hand:occupy"} <= set(t.offers())
    t.choose("play:wife:hand:occupy")
    assert t.occupied(0, "spring_farm_1")


def test_events_take_it_for_a_farm() -> None:
    t = sitting().set_city(0, "autumn_farm_1", "winter_farm_1", "general_store", "barge_toad")
    t.set_hand(0, "barge_toad").set_resources(0, berry=2).choose("play:barge_toad:hand")
    assert t.resources(0)["twig"] == 4


def test_the_market_takes_its_place_and_bars_all_others() -> None:
    t = sitting("legends").set_city(0, "summer_farm_1").set_hand(0, "winter_farm_1")
    t.set_aside(0, "legends", "mcgregors_market").set_resources(0, twig=9, resin=9)
    t.choose("play:mcgregors_market:legends").choose("gain:berry")
    assert t.city(0) == ("mcgregors_market",)
    t.set_turn(0)
    assert "play:winter_farm_1:hand" not in t.offers()


def test_of_several_farms_one_is_chosen_to_make_way() -> None:
    t = sitting("legends").set_city(0, "summer_farm_1", "winter_farm_1")
    t.set_aside(0, "legends", "mcgregors_market").choose("play:mcgregors_market:legends")
    assert t.offers() == ["replace:summer_farm_1", "replace:winter_farm_1"]


def test_the_second_of_summer_takes_no_space() -> None:
    t = sitting().set_city(0, *["inn"] * 3, *["mine"] * 3, *["twig_barge"] * 3,
                           *["resin_refinery"] * 3, *["storehouse"] * 3)  # fmt: skip
    t.set_hand(0, "summer_farm_1", "summer_farm_2").set_resources(0, twig=3, resin=3)
    offers = t.offers()
    assert "play:summer_farm_2:hand" in offers
    assert "play:summer_farm_1:hand" not in offers


def test_a_greenhouse_shares_its_space_with_them() -> None:
    t = sitting("newleaf").set_city(0, "greenhouse").set_hand(0, "autumn_farm_2")
    t.set_resources(0, twig=3, resin=1).choose("play:autumn_farm_2:hand")
    assert t.offers() == ["share:greenhouse", "share:nothing"]
    t.choose("share:greenhouse").choose("choose:point")
    assert facts_of(t.game, t.game.players[0]).used == 1
