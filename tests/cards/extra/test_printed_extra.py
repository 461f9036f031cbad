"""The printed figures of Extra! Extra!, as they show at the table."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

BASE_CRITTERS = (
    *("architect", "bard", "barge_toad", "chip_sweep", "doctor", "fool", "historian", "husband"),
    *("innkeeper", "judge", "king", "miner_mole", "monk", "peddler", "postal_pigeon", "queen"),
    *("ranger", "shepherd", "shopkeeper", "teacher", "undertaker", "wanderer", "wife"),
    "woodcarver",
)
CRITTERS = (*BASE_CRITTERS, "juggler", "scurrble_champion", "town_crier")

# Card, kind, colour, price, value, copies in the deck.
UNIQUE = [
    ("carnival", "construction", "green", {"twig": 2, "pebble": 1}, 1, 2),
    ("gazette", "construction", "blue", {"resin": 2, "pebble": 2}, 3, 2),
    ("town_crier", "critter", "green", {"berry": 2}, 2, 2),
]
COMMON = [
    ("juggler", "critter", "tan", {"berry": 2}, 0, 3),
    ("scurrble_champion", "critter", "purple", {"berry": 2}, 2, 3),
    ("scurrble_stadium", "construction", "red", {"twig": 1, "resin": 1, "pebble": 1}, 2, 3),
]
ALL = [*UNIQUE, *COMMON]
LINKS = [
    ("carnival", "juggler"),
    ("gazette", "town_crier"),
    ("scurrble_stadium", "scurrble_champion"),
]
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def extra() -> Table:
    return table(boxes=("base", "extra"))


def test_there_are_fifteen_cards_in_the_deck_with_those_of_the_base_box() -> None:
    packed, plain = extra().game, table().game
    assert len(packed.rules.deck) == len(plain.rules.deck) + 15
    assert packed.top == plain.top + 15


@pytest.mark.parametrize(("card", "price"), [(row[0], row[3]) for row in ALL])
def test_the_printed_price_buys_it_and_no_less(card: str, price: dict[str, int]) -> None:
    t = extra().set_hand(0, card).set_resources(0, **price)
    assert f"play:{card}:hand" in t.offers()
    for kind in price:
        t.set_resources(0, **{**RICH, **price, kind: price[kind] - 1})
        assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize(("card", "kind", "color"), [row[:3] for row in ALL])
def test_its_kind_and_colour(card: str, kind: str, color: str) -> None:
    (placed,) = extra().set_city(0, card).game.view(0)["players"][0]["city"]
    assert (placed["kind"], placed["color"]) == (kind, color)


@pytest.mark.parametrize(("card", "points"), [(row[0], row[4]) for row in ALL])
def test_its_value(card: str, points: int) -> None:
    assert extra().set_city(0, card).score(0).total == points


@pytest.mark.parametrize(("card", "copies"), [(row[0], row[5]) for row in ALL])
def test_how_many_there_are(card: str, copies: int) -> None:
    t = extra().set_city(1, *[card] * copies)
    with pytest.raises(ValueError, match=f"All {copies} copies"):
        t.set_hand(0, card)


@pytest.mark.parametrize("card", [row[0] for row in COMMON])
def test_common_ones_may_stand_in_a_city_twice(card: str) -> None:
    t = extra().set_city(0, card).set_hand(0, card).set_resources(0, **RICH)
    assert f"play:{card}:hand" in t.offers()


@pytest.mark.parametrize("card", [row[0] for row in UNIQUE])
def test_unique_ones_stand_in_a_city_once(card: str) -> None:
    t = extra().set_city(0, card).set_hand(0, card).set_resources(0, **RICH)
    assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize(("home", "guest"), LINKS)
def test_its_constructions_let_in_their_own_critters_alone(home: str, guest: str) -> None:
    t = extra().set_city(0, home).set_hand(0, *CRITTERS)
    assert [o for o in t.offers() if o.endswith(":hand:occupy")] == [f"play:{guest}:hand:occupy"]
    t.choose(f"play:{guest}:hand:occupy")
    assert t.occupied(0, home)


@pytest.mark.parametrize("guest", [guest for _, guest in LINKS])
def test_no_construction_of_the_base_box_lets_them_in_but_the_ever_tree(guest: str) -> None:
    t = extra().set_hand(0, guest).set_city(0, "farm", "inn", "castle", "crane", "ruins")
    assert f"play:{guest}:hand:occupy" not in t.offers()
    assert f"play:{guest}:hand:occupy" in t.set_city(0, "ever_tree").offers()


@pytest.mark.parametrize("card", [row[0] for row in ALL if row[1] == "construction"])
def test_only_the_stadium_is_open_to_others(card: str) -> None:
    t = extra().set_city(1, card)
    assert (f"visit:city:1:{card}" in t.offers()) == (card == "scurrble_stadium")
