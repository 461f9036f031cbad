"""The printed figures of the Pearlbrook components, as they show at the table."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.games import shelf
from everdell.testing import Table

# Card, colour, price, value, copies in the deck.
UNIQUE_CRITTERS = [
    ("ferry_ferret", "green", {"berry": 3}, 1, 2),
    ("shipwright", "purple", {"berry": 4}, 2, 2),
]
COMMON_CRITTERS = [
    ("messenger", "tan", {"berry": 2}, 0, 3),
    ("pirate", "tan", {"berry": 3}, 1, 3),
]
UNIQUE_CONSTRUCTIONS = [
    ("harbor", "green", {"twig": 3, "resin": 1, "pebble": 1}, 3, 2),
    ("ferry", "red", {"twig": 2, "resin": 2}, 2, 3),
    ("bridge", "blue", {"twig": 2, "pebble": 1}, 1, 2),
]
COMMON_CONSTRUCTIONS: list[tuple[str, str, dict[str, int], int, int]] = [
    ("pirate_ship", "red", {}, 0, 3)
]
CRITTERS = [*UNIQUE_CRITTERS, *COMMON_CRITTERS]
CONSTRUCTIONS = [*UNIQUE_CONSTRUCTIONS, *COMMON_CONSTRUCTIONS]
UNIQUE = [*UNIQUE_CRITTERS, *UNIQUE_CONSTRUCTIONS]
COMMON = [*COMMON_CRITTERS, *COMMON_CONSTRUCTIONS]
ALL = [*CRITTERS, *CONSTRUCTIONS]
NO_SPACE = ("messenger", "pirate")
HOMES = [
    ("ferry_ferret", "ferry"),
    ("shipwright", "harbor"),
    ("messenger", "bridge"),
    ("pirate", "pirate_ship"),
]
EVENTS = {
    "masquerade_invitations": (["messenger", "fairgrounds"], 0),
    "river_race": (["ferry_ferret", "twig_barge"], 4),
    "riverside_resort": (["harbor", "innkeeper"], 0),
    "romantic_cruise": (["ferry", "husband"], 0),
    "sunken_treasure_discovered": (["pirate", "crane"], 0),
    "x_marks_the_spot": (["pirate_ship", "storehouse"], 0),
}
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def standing(*city: str) -> Table:
    """With a Farm whose space a messenger may share."""
    return pearlbrook().set_city(0, "farm", "farm", *city)


def test_there_are_twenty_cards() -> None:
    assert sum(row[4] for row in ALL) == 20


@pytest.mark.parametrize(("card", "price"), [(row[0], row[2]) for row in ALL])
def test_the_printed_price_buys_it_and_no_less(card: str, price: dict[str, int]) -> None:
    t = standing().set_hand(0, card).set_resources(0, **price)
    assert f"play:{card}:hand" in t.offers()
    for kind in price:
        t.set_resources(0, **{**RICH, **price, kind: price[kind] - 1})
        assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize(
    ("card", "kind", "color"),
    [(row[0], "critter", row[1]) for row in CRITTERS]
    + [(row[0], "construction", row[1]) for row in CONSTRUCTIONS],
)
def test_its_kind_and_colour(card: str, kind: str, color: str) -> None:
    (placed,) = pearlbrook().set_city(0, card).game.view(0)["players"][0]["city"]
    assert (placed["kind"], placed["color"]) == (kind, color)


@pytest.mark.parametrize(("card", "points"), [(row[0], row[3]) for row in ALL])
def test_its_value(card: str, points: int) -> None:
    assert pearlbrook().set_city(0, card).score(0).parts["cards"] == points


@pytest.mark.parametrize(("card", "copies"), [(row[0], row[4]) for row in ALL])
def test_how_many_there_are(card: str, copies: int) -> None:
    t = pearlbrook().set_city(1, *[card] * copies)
    with pytest.raises(ValueError, match=f"All {copies} copies"):
        t.set_hand(0, card)


@pytest.mark.parametrize("card", [row[0] for row in COMMON])
def test_common_ones_may_stand_in_a_city_twice(card: str) -> None:
    t = standing(card).set_hand(0, card).set_resources(0, **RICH)
    assert f"play:{card}:hand" in t.offers()


@pytest.mark.parametrize("card", [row[0] for row in UNIQUE])
def test_unique_ones_stand_in_a_city_once(card: str) -> None:
    t = standing(card).set_hand(0, card).set_resources(0, **RICH)
    assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize("card", [row[0] for row in ALL])
def test_two_critters_take_no_space(card: str) -> None:
    full = (*["mine"] * 3, *["twig_barge"] * 3, *["general_store"] * 3, *["storehouse"] * 3)
    t = pearlbrook().set_city(0, *full, "king", "queen", "judge").set_hand(0, card)
    t.set_resources(0, **RICH)
    assert (f"play:{card}:hand" in t.offers()) == (card in NO_SPACE)


@pytest.mark.parametrize(("critter", "home"), HOMES)
def test_which_construction_lets_a_critter_in(critter: str, home: str) -> None:
    t = pearlbrook().set_hand(0, critter).set_resources(0)
    for other in ("ferry", "harbor", "bridge", "pirate_ship"):
        offers = t.set_city(0, other).offers()
        assert any(id.startswith(f"play:{critter}:hand") for id in offers) == (other == home)


def test_twelve_adornments_twelve_destinations_and_four_wonders() -> None:
    kinds = [tile.kind for tile in shelf()["pearlbrook"].printed().tiles]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "adornment": 12,
        "citizen": 6,
        "location": 6,
        "wonder": 4,
    }


def test_the_special_events_ask_for_two_cards_each() -> None:
    places = {place.id: place for place in shelf()["pearlbrook"].printed().places}
    for event, (cards, points) in EVENTS.items():
        assert list(places[event].cards) == cards
        assert places[event].points == points
