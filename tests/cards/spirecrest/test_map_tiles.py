"""What each map tile costs to be walked, and what it is worth."""

from __future__ import annotations

import pytest
from tests.rulebook.spirecrest.sitting import spirecrest

from everdell.testing import Table

HAND = ("farm", "mine", "inn", "wife", "king", "queen")

MAPS = [
    ("meeks_crossing", 2, {"twig": 2}),
    ("lily_ponds", 2, {"any": 2}),
    ("the_bog", 2, {"resin": 2}),
    ("fort_faraway", 2, {"card": 2}),
    ("meerkat_canyon", 2, {"twig": 1, "pebble": 1}),
    ("yaras_patch", 2, {"berry": 2}),
    ("littledell", 3, {"twig": 3}),
    ("bubbling_springs", 3, {"resin": 1, "berry": 2}),
    ("cuddlers_cove", 3, {"twig": 1, "berry": 2}),
    ("stompy_knoll", 3, {"any": 2}),
    ("kibblerill_ferry", 3, {"point": 2}),
    ("longleg_forest", 3, {"card": 3}),
    ("burrowdale", 4, {"twig": 1, "resin": 1, "pebble": 1}),
    ("amber_caves", 4, {"resin": 3}),
    ("newberry_fields", 4, {"berry": 3}),
    ("dugworm_gully", 4, {"card": 4}),
    ("twin_bridges", 4, {"twig": 4}),
    ("mirror_lake", 4, {"twig": 1, "resin": 1, "berry": 1}),
    ("badgers_teeth", 5, {"pebble": 2, "resin": 1}),
    ("shipwreck_shore", 5, {"twig": 2, "resin": 2}),
    ("quokka_island", 5, {"any": 4}),
    ("brightcoat_bloom", 6, {"berry": 4}),
    ("coldblooded_desert", 6, {"any": 5}),
    ("mistfire_falls", 6, {"card": 5}),
    ("serpents_pass", 7, {"any": 6}),
    ("the_distant_shore", 7, {"card": 6}),
]


def about_to_walk(tile: str, cost: dict[str, int]) -> Table:
    """Seat 0 owns exactly what a map costs; resources of any kind are pebbles."""
    t = spirecrest().set_season(0, "autumn").set_aside(0, "expedition", tile)
    owned = {kind: n for kind, n in cost.items() if kind not in ("any", "card", "point")}
    if "any" in cost:
        owned["pebble"] = cost["any"]
    t.set_resources(0, **owned).set_hand(0, *HAND[: cost.get("card", 0)])
    return t.set_points(0, cost.get("point", 0)).set_turn(0)


@pytest.mark.parametrize(("tile", "points", "cost"), MAPS)
def test_a_map_is_walked_for_its_price(tile: str, points: int, cost: dict[str, int]) -> None:
    t = about_to_walk(tile, cost).choose("pass").choose(f"walk:{tile}")
    assert t.score(0).parts["expedition"] == points
    assert (sum(t.resources(0).values()), t.hand(0), t.points(0)) == (0, (), 0)
    assert t.seat() == 1


@pytest.mark.parametrize(("tile", "cost"), [(row[0], row[2]) for row in MAPS])
def test_and_for_no_less(tile: str, cost: dict[str, int]) -> None:
    for kind in cost:
        less = {**cost, kind: cost[kind] - 1}
        assert about_to_walk(tile, less).choose("pass").seat() == 1


def test_neither_cards_nor_points_pay_for_resources() -> None:
    t = about_to_walk("littledell", {"card": 6, "point": 6}).choose("pass")
    assert t.seat() == 1
    assert t.score(0).parts["expedition"] == 0


def test_serpents_pass_must_be_walked_before_any_other_map() -> None:
    t = spirecrest().set_season(0, "autumn").set_aside(0, "expedition", "serpents_pass", "the_bog")
    t.set_resources(0, resin=2).set_turn(0).choose("pass")
    assert t.seat() == 1
    assert t.score(0).parts["expedition"] == 0


def test_who_stops_does_not_go_on_any_more() -> None:
    t = spirecrest().set_season(0, "autumn").set_aside(0, "expedition", "the_bog", "littledell")
    t.set_resources(0, twig=3, resin=2).set_turn(0).choose("pass").choose("walk").choose("stop")
    assert t.seat() == 1
    assert t.score(0).parts["expedition"] == 2


def test_the_bellsong_trail_asks_for_the_last_map_too() -> None:
    t = spirecrest().set_season(0, "autumn").set_aside(0, "expedition", "the_bog", "littledell")
    t.set_aside(0, "discoveries", "bellsong_trail").set_resources(0, resin=2).set_turn(0)
    t.choose("pass").choose("walk")
    assert t.score(0).parts["discoveries"] == 0
