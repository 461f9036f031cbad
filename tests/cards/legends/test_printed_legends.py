"""The printed figures of the ten Legends, as they show at the table."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

BASE_CRITTERS = (
    *("architect", "bard", "barge_toad", "chip_sweep", "doctor", "fool", "historian", "husband"),
    *("innkeeper", "judge", "king", "miner_mole", "monk", "peddler", "postal_pigeon", "queen"),
    *("ranger", "shepherd", "shopkeeper", "teacher", "undertaker", "wanderer", "wife"),
    "woodcarver",
)

# Legend, the card of its banner, colour, price, value.
CRITTERS = [
    ("amilla_glistendew", "queen", "red", {"berry": 6}, 5),
    ("cirrus_windfall", "postal_pigeon", "tan", {"berry": 4}, 4),
    ("foresight", "historian", "blue", {"berry": 4}, 4),
    ("fynn_nobletail", "king", "purple", {"berry": 7}, 5),
    ("poe", "teacher", "green", {"berry": 4}, 4),
]
CONSTRUCTIONS = [
    ("bridge_of_the_sky", "crane", "blue", {"pebble": 2}, 0),
    ("mcgregors_market", "farm", "green", {"twig": 2, "resin": 2, "pebble": 1}, 4),
    ("oleanders_opera_house", "theater", "purple", {"twig": 3, "resin": 2, "pebble": 2}, 4),
    ("silver_scale_spring", "ruins", "tan", {"pebble": 1}, 2),
    ("the_green_acorn", "inn", "red", {"twig": 3, "resin": 3}, 4),
]
ALL = [*CRITTERS, *CONSTRUCTIONS]
NAMES = [row[0] for row in ALL]
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def with_legend(legend: str) -> Table:
    return table(boxes=("base", "legends")).set_aside(0, "legends", legend)


@pytest.mark.parametrize(("legend", "price"), [(row[0], row[3]) for row in ALL])
def test_the_printed_price_buys_it_and_no_less(legend: str, price: dict[str, int]) -> None:
    t = with_legend(legend).set_resources(0, **price)
    assert f"play:{legend}:legends" in t.offers()
    for kind in price:
        t.set_resources(0, **{**RICH, **price, kind: price[kind] - 1})
        assert f"play:{legend}:legends" not in t.offers()


@pytest.mark.parametrize(("legend", "banner"), [row[:2] for row in ALL])
def test_the_card_of_its_banner_makes_it_free(legend: str, banner: str) -> None:
    t = with_legend(legend).set_city(0, banner).choose(f"play:{legend}:legends")
    assert t.city(0) == (legend,)
    assert t.discard() == (banner,)


@pytest.mark.parametrize(("legend", "color"), [(row[0], row[2]) for row in ALL])
def test_its_kind_and_colour(legend: str, color: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, legend)
    (placed,) = t.game.view(0)["players"][0]["city"]
    kind = "critter" if legend in [row[0] for row in CRITTERS] else "construction"
    assert (placed["kind"], placed["color"]) == (kind, color)


@pytest.mark.parametrize(("legend", "points"), [(row[0], row[4]) for row in ALL])
def test_its_value(legend: str, points: int) -> None:
    assert table(boxes=("base", "legends")).set_city(0, legend).score(0).total == points


@pytest.mark.parametrize("legend", NAMES)
def test_there_is_one_of_it(legend: str) -> None:
    with pytest.raises(ValueError, match="All 1 copies"):
        with_legend(legend).set_aside(1, "legends", legend)


@pytest.mark.parametrize(
    ("home", "guests"),
    [
        ("bridge_of_the_sky", {"architect"}),
        ("mcgregors_market", {"husband", "wife"}),
        ("oleanders_opera_house", {"bard"}),
        ("silver_scale_spring", {"peddler"}),
        ("the_green_acorn", {"innkeeper"}),
    ],
)
def test_legendary_constructions_let_in_the_critters_of_their_banner(
    home: str, guests: set[str]
) -> None:
    t = table(boxes=("base", "legends")).set_city(0, home).set_hand(0, *BASE_CRITTERS)
    assert {o.split(":")[1] for o in t.offers() if o.endswith(":hand:occupy")} == guests
    guest = min(guests)
    t.choose(f"play:{guest}:hand:occupy")
    assert t.occupied(0, home)
    t.set_turn(0).set_hand(0, *BASE_CRITTERS[:1])
    assert not [o for o in t.offers() if o.endswith(":hand:occupy")]


@pytest.mark.parametrize("legend", [row[0] for row in CRITTERS])
def test_only_the_ever_tree_lets_legendary_critters_in(legend: str) -> None:
    homes = ("castle", "clock_tower", "palace", "post_office", "school")
    t = with_legend(legend).set_city(0, *homes)
    assert f"play:{legend}:legends:occupy" not in t.offers()
    t.set_city(0, *homes, "ever_tree").choose(f"play:{legend}:legends:occupy")
    assert t.occupied(0, "ever_tree")
    assert t.city(0)[-1] == legend


@pytest.mark.parametrize("legend", NAMES)
def test_only_the_green_acorn_is_open_to_others(legend: str) -> None:
    t = table(boxes=("base", "legends")).set_city(1, legend).set_hand(0, "farm", "wanderer")
    t.set_resources(0, **RICH)
    assert (f"visit:city:1:{legend}" in t.offers()) == (legend == "the_green_acorn")
