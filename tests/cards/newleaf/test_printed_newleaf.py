"""The printed figures of the Newleaf cards, golden banners included, as they show at the table."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

# Card, colour, price, value, copies in the deck.
UNIQUE_CRITTERS = [
    ("magician", "green", {"berry": 3}, 2, 2),
    ("mayor", "green", {"berry": 4}, 1, 2),
    ("miller", "green", {"berry": 3}, 2, 2),
    ("conductor", "red", {"berry": 3}, 2, 2),
    ("diplomat", "blue", {"berry": 3}, 2, 2),
    ("inventor", "blue", {"berry": 2}, 1, 3),
    ("baker", "purple", {"berry": 3}, 2, 2),
    ("photographer", "purple", {"berry": 4}, 2, 2),
]
COMMON_CRITTERS = [
    ("lamplighter", "green", {"berry": 1}, 1, 3),
    ("gardener", "tan", {"berry": 3}, 1, 3),
    ("poet", "tan", {"berry": 3}, 0, 3),
    ("chipsmith", "red", {"berry": 2}, 1, 3),
]
UNIQUE_CONSTRUCTIONS = [
    ("bank", "green", {"resin": 2, "pebble": 2}, 2, 2),
    ("freight_car", "green", {"twig": 1, "resin": 2, "pebble": 2}, 3, 2),
    ("main_road", "tan", {"pebble": 1}, 0, 4),
    ("locomotive", "red", {"twig": 2, "resin": 1, "pebble": 1}, 3, 2),
    ("city_hall", "blue", {"twig": 2, "resin": 1, "pebble": 1}, 2, 2),
    ("museum", "blue", {"twig": 1, "resin": 2, "pebble": 1}, 2, 2),
    ("ever_wall", "purple", {"twig": 4, "resin": 4, "pebble": 3}, 6, 2),
    ("library", "purple", {"twig": 2, "resin": 1, "pebble": 1}, 3, 2),
]
COMMON_CONSTRUCTIONS = [
    ("greenhouse", "green", {"twig": 1, "resin": 2}, 2, 3),
    ("tea_house", "green", {"twig": 2, "resin": 2}, 1, 3),
    ("air_balloon", "tan", {"twig": 3}, 1, 3),
    ("hotel", "red", {"twig": 2, "pebble": 1}, 1, 3),
]
CRITTERS = [*UNIQUE_CRITTERS, *COMMON_CRITTERS]
CONSTRUCTIONS = [*UNIQUE_CONSTRUCTIONS, *COMMON_CONSTRUCTIONS]
UNIQUE = [*UNIQUE_CRITTERS, *UNIQUE_CONSTRUCTIONS]
COMMON = [*COMMON_CRITTERS, *COMMON_CONSTRUCTIONS]
ALL = [*CRITTERS, *CONSTRUCTIONS]
NO_SPACE = ("air_balloon", "ever_wall", "main_road")
RED = ("chipsmith", "conductor", "hotel", "locomotive")

# One base construction of each colour and rarity there is, and one base critter.
HOMES = {
    "green": ("farm", "fairgrounds"),
    "red": ("inn", "lookout"),
    "blue": ("crane",),
    "purple": ("castle",),
    "common": ("farm", "inn", "ruins"),
    "unique": ("fairgrounds", "lookout", "crane", "castle"),
}
ALL_HOMES = ("farm", "fairgrounds", "inn", "lookout", "crane", "castle", "ruins")
GUESTS = {
    "green": ("husband", "doctor"),
    "tan": ("wanderer", "bard"),
    "blue": ("historian",),
    "purple": ("wife", "king"),
    "common": ("husband", "wanderer", "wife"),
    "unique": ("doctor", "bard", "historian", "king", "queen"),
}
ALL_GUESTS = ("husband", "doctor", "wanderer", "bard", "historian", "wife", "king", "queen")

BANNERS_OF_CRITTERS = [
    ("lamplighter", "common"),
    ("magician", "red"),
    ("mayor", "unique"),
    ("miller", "purple"),
    ("gardener", "green"),
    ("poet", "common"),
    ("chipsmith", "red"),
    ("conductor", "unique"),
    ("diplomat", "blue"),
    ("inventor", "blue"),
    ("baker", "green"),
    ("photographer", "purple"),
]
BANNERS_OF_CONSTRUCTIONS = [
    ("greenhouse", "green"),
    ("tea_house", "common"),
    ("bank", "purple"),
    ("freight_car", "unique"),
    ("air_balloon", "tan"),
    ("main_road", "common"),
    ("hotel", "tan"),
    ("locomotive", "green"),
    ("city_hall", "blue"),
    ("museum", "unique"),
    ("ever_wall", "purple"),
    ("library", "blue"),
]
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def newleaf() -> Table:
    """With nothing of Newleaf in the Station."""
    return table(boxes=("base", "newleaf")).set_row("station", "school", "school", "farm")


def test_there_are_fifty_nine_cards_in_the_deck_with_those_of_the_base_box() -> None:
    packed, plain = newleaf().game, table().game
    assert sum(row[4] for row in ALL) == 59
    assert len(packed.rules.deck) == len(plain.rules.deck) + 59
    assert packed.top == plain.top + 59 - 3  # three lie in the Station


@pytest.mark.parametrize(("card", "price"), [(row[0], row[2]) for row in ALL])
def test_the_printed_price_buys_it_and_no_less(card: str, price: dict[str, int]) -> None:
    t = newleaf().set_hand(0, card).set_resources(0, **price)
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
    (placed,) = newleaf().set_city(0, card).game.view(0)["players"][0]["city"]
    assert (placed["kind"], placed["color"]) == (kind, color)


@pytest.mark.parametrize(("card", "points"), [(row[0], row[3]) for row in ALL])
def test_its_value(card: str, points: int) -> None:
    assert newleaf().set_city(0, card).score(0).parts["cards"] == points


@pytest.mark.parametrize(("card", "copies"), [(row[0], row[4]) for row in ALL])
def test_how_many_there_are(card: str, copies: int) -> None:
    t = newleaf().set_city(1, *[card] * copies)
    with pytest.raises(ValueError, match=f"All {copies} copies"):
        t.set_hand(0, card)


@pytest.mark.parametrize("card", [row[0] for row in COMMON])
def test_common_ones_may_stand_in_a_city_twice(card: str) -> None:
    t = newleaf().set_city(0, card).set_hand(0, card).set_resources(0, **RICH)
    assert f"play:{card}:hand" in t.offers()


@pytest.mark.parametrize("card", [row[0] for row in UNIQUE])
def test_unique_ones_stand_in_a_city_once(card: str) -> None:
    t = newleaf().set_city(0, card).set_hand(0, card).set_resources(0, **RICH)
    assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize("card", [row[0] for row in ALL])
def test_only_three_constructions_take_no_space(card: str) -> None:
    full = (*["mine"] * 3, *["twig_barge"] * 3, *["general_store"] * 3, *["storehouse"] * 3)
    t = newleaf().set_city(0, *full, "king", "queen", "judge").set_hand(0, card)
    t.set_resources(0, **RICH)
    assert (f"play:{card}:hand" in t.offers()) == (card in NO_SPACE)


@pytest.mark.parametrize("card", [row[0] for row in ALL])
def test_red_ones_take_a_worker_and_only_the_hotel_is_open_to_others(card: str) -> None:
    assert (f"visit:city:0:{card}" in newleaf().set_city(0, card).offers()) == (card in RED)
    t = newleaf().set_city(1, card)
    assert (f"visit:city:1:{card}" in t.offers()) == (card == "hotel")


# Golden banners --------------------------------------------------------------------------------


@pytest.mark.parametrize(("critter", "wanted"), BANNERS_OF_CRITTERS)
def test_which_constructions_let_a_critter_in(critter: str, wanted: str) -> None:
    t = newleaf().set_hand(0, critter)
    for home in ALL_HOMES:
        offered = f"play:{critter}:hand:golden" in t.set_city(0, home).offers()
        assert offered == (home in HOMES[wanted]), home


@pytest.mark.parametrize(("construction", "welcome"), BANNERS_OF_CONSTRUCTIONS)
def test_which_critters_a_construction_lets_in(construction: str, welcome: str) -> None:
    t = newleaf().set_city(0, construction).set_hand(0, *ALL_GUESTS)
    let_in = [guest for guest in ALL_GUESTS if f"play:{guest}:hand:golden" in t.offers()]
    assert sorted(let_in) == sorted(GUESTS[welcome])


def test_every_card_has_a_banner() -> None:
    named = [card for card, _ in BANNERS_OF_CRITTERS + BANNERS_OF_CONSTRUCTIONS]
    assert sorted(named) == sorted(row[0] for row in ALL)
