"""The printed figures of the Rugwort pack, as they show at the table."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

# Card, colour, price in berries, value.
ALL = [
    ("rugwort_the_robber", "tan", 2, 0),
    ("rugwort_the_rowdy", "green", 3, 0),
    ("rugwort_the_ruler", "purple", 4, 2),
]
CARDS = [row[0] for row in ALL]
HOMES = {
    "green": ("carnival", "fairgrounds", "farm", "general_store", "mine", "storehouse"),
    "purple": ("castle", "ever_tree", "palace", "school", "theater"),
    "others": ("clock_tower", "crane", "inn", "ruins", "scurrble_stadium", "university"),
}


def pack() -> Table:
    """An opponent has a green card, without which the Rowdy cannot be played."""
    return table(boxes=("base", "extra", "rugwort")).set_city(1, "farm")


def test_there_are_three_cards_in_the_deck_with_those_of_the_base_box() -> None:
    packed, plain = table(boxes=("base", "rugwort")).game, table().game
    assert len(packed.rules.deck) == len(plain.rules.deck) + 3
    assert packed.top == plain.top + 3


@pytest.mark.parametrize(("card", "price"), [(row[0], row[2]) for row in ALL])
def test_the_printed_price_buys_it_and_no_less(card: str, price: int) -> None:
    t = pack().set_hand(0, card).set_resources(0, berry=price)
    assert f"play:{card}:hand" in t.offers()
    t.set_resources(0, twig=9, resin=9, pebble=9, berry=price - 1)
    assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize(("card", "color"), [row[:2] for row in ALL])
def test_its_kind_and_colour(card: str, color: str) -> None:
    (placed,) = pack().set_city(0, card).game.view(0)["players"][0]["city"]
    assert (placed["kind"], placed["color"]) == ("critter", color)


@pytest.mark.parametrize(("card", "points"), [(row[0], row[3]) for row in ALL])
def test_its_value(card: str, points: int) -> None:
    assert pack().set_city(0, card).score(0).total == points


@pytest.mark.parametrize("card", CARDS)
def test_there_is_one_of_it(card: str) -> None:
    t = pack().set_city(1, card)
    with pytest.raises(ValueError, match="All 1 copies"):
        t.set_hand(0, card)


def test_they_are_unique_critters() -> None:
    t = pack().set_city(0, "theater", *CARDS)
    assert t.score(0).parts["prosperity"] == len(CARDS)


@pytest.mark.parametrize(
    ("card", "welcome"),
    [
        ("rugwort_the_robber", ("green", "purple", "others")),
        ("rugwort_the_rowdy", ("green",)),
        ("rugwort_the_ruler", ("purple",)),
    ],
)
def test_any_construction_of_some_colours_lets_it_in(card: str, welcome: tuple[str, ...]) -> None:
    for color, homes in HOMES.items():
        for home in homes:
            t = pack().set_city(0, home).set_hand(0, card)
            free = color in welcome or home == "ever_tree"
            assert (f"play:{card}:hand:occupy" in t.offers()) == free, home


@pytest.mark.parametrize(("card", "home"), [*zip(CARDS, ("inn", "farm", "castle"), strict=True)])
def test_the_occupied_token_goes_there_and_only_once(card: str, home: str) -> None:
    t = pack().set_city(0, home).set_hand(0, card).choose(f"play:{card}:hand:occupy")
    assert t.occupied(0, home)
    t = pack().set_city(0, home).set_on(0, home, occupied=True).set_hand(0, card)
    assert f"play:{card}:hand:occupy" not in t.offers()


@pytest.mark.parametrize("card", CARDS)
def test_a_green_or_purple_critter_is_no_home(card: str) -> None:
    t = pack().set_city(0, "husband", "wife", "king", "judge").set_hand(0, card)
    assert f"play:{card}:hand:occupy" not in t.offers()
