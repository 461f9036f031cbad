"""Every visitor: what is just enough, and what is one too few (or too many)."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.newleaf.sitting import newleaf

RED = ("inn", "inn", "inn", "post_office", "post_office", "post_office")
BLUE = ("crane", "crane", "crane", "courthouse", "historian", "historian", "judge")
TAN = ("wanderer", "wanderer", "wanderer", "bard", "bard", "postal_pigeon")
PURPLE = ("wife", "wife", "wife", "wife", "school", "school")
GREEN = ("farm", "farm", "farm", "farm", "mine", "mine", "mine")
UNIQUE = ("king", "queen", "theater", "university", "dungeon", "judge", "bard")
COMMON = (*["farm"] * 4, *["inn"] * 3, *["mine"] * 2)
CRITTERS = ("wife", "wife", "wife", "wanderer", "wanderer", "wanderer")
CONSTRUCTIONS = ("farm", "farm", "farm", "inn", "inn", "inn")
FIFTEEN = (*["farm"] * 8, *["inn"] * 3, *["husband"] * 4)

BY_CITY = [
    ("bim_little", 7, RED),
    ("dip_dibble", 5, RED[:4]),
    ("rivil_ablacus", 7, BLUE[:6]),
    ("plum_shortclaw", 5, BLUE[:4]),
    ("iggy_silverscale", 7, TAN),
    ("dwell_northwatch", 5, TAN[:4]),
    ("dune_tarrington", 6, PURPLE),
    ("glindil_frink", 4, PURPLE[:4]),
    ("mossy_steptoe", 5, GREEN[:5]),
    ("willow_greengrin", 7, GREEN),
    ("triss_peske", 6, TAN),
    ("edvard_triptail", 5, ("farm", "inn", "wanderer", "wife", "judge")),
    (
        "bosley_tedwardson",
        9,
        (*GREEN[:2], *RED[:2], *TAN[:2], *PURPLE[:2], *BLUE[:2]),
    ),
    ("dim_dustlight", 5, UNIQUE[:6]),
    ("yara_and_brun_mayberry", 7, UNIQUE),
    ("saris_clearwhistle", 5, COMMON[:6]),
    ("wildell_family", 7, COMMON),
    ("quinn_cleanwhisker", 6, (*CRITTERS, *CONSTRUCTIONS)),
    ("butterbell_sweetpaw", 6, FIFTEEN),
    ("dillweed_quicksniff", 5, ("wife", "farm", "inn")),
    ("oscar_longtale", 5, ("farm", "wife", "wife")),
]

BY_SUPPLY = [
    ("piff_quillglow", {"twig": 5}),
    ("frin_stickly", {"resin": 4}),
    ("diggs_deepwell", {"pebble": 2}),
    ("wimble_wuffle", {"berry": 3}),
]


def visited_by(*visitors: str, boxes: tuple[str, ...] = ()) -> Table:
    return newleaf(2, *boxes).set_aside(0, "visitors", *visitors)


def worth(t: Table) -> int:
    return t.score(0).parts["visitors"]


@pytest.mark.parametrize(("visitor", "points", "city"), BY_CITY)
def test_just_enough_in_the_city(visitor: str, points: int, city: tuple[str, ...]) -> None:
    assert worth(visited_by(visitor).set_city(0, *city)) == points


@pytest.mark.parametrize(("visitor", "points", "city"), BY_CITY)
def test_one_card_fewer_is_not_enough(visitor: str, points: int, city: tuple[str, ...]) -> None:
    assert worth(visited_by(visitor).set_city(0, *city[:-1])) == 0


def test_one_critter_too_few_for_quinn_cleanwhisker() -> None:
    t = visited_by("quinn_cleanwhisker").set_city(0, *CRITTERS[:5], *CONSTRUCTIONS, "mine")
    assert worth(t) == 0


def test_green_cards_are_not_the_one_colour_of_triss_peske() -> None:
    assert worth(visited_by("triss_peske").set_city(0, *GREEN)) == 0


def test_phill_gurgle_likes_no_more_than_two_green_cards() -> None:
    t = visited_by("phill_gurgle")
    assert [worth(t.set_city(0, *GREEN[:n])) for n in range(4)] == [10, 10, 10, 0]


@pytest.mark.parametrize(("visitor", "supply"), BY_SUPPLY)
def test_just_enough_left_over(visitor: str, supply: dict[str, int]) -> None:
    assert worth(visited_by(visitor).set_resources(0, **supply)) == 6


@pytest.mark.parametrize(("visitor", "supply"), BY_SUPPLY)
def test_one_resource_fewer_is_not_enough(visitor: str, supply: dict[str, int]) -> None:
    fewer = {kind: n - 1 for kind, n in supply.items()}
    others = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
    assert worth(visited_by(visitor).set_resources(0, **{**others, **fewer})) == 0


@pytest.mark.parametrize("kind", ["twig", "resin", "pebble", "berry"])
def test_sir_trivle_wants_one_of_each(kind: str) -> None:
    t = visited_by("sir_trivle_q_s_marqwill_iii")
    one = {"twig": 1, "resin": 1, "pebble": 1, "berry": 1}
    assert worth(t.set_resources(0, **one)) == 7
    assert worth(t.set_resources(0, **{**one, kind: 0})) == 0


def test_three_basic_events_for_reemy_sniggle() -> None:
    t = visited_by("reemy_sniggle").set_season(0, "autumn")
    t.set_city(0, *["farm"] * 4, *["inn"] * 3, *["wanderer"] * 3)
    for event in ("harvest_festival", "grand_tour"):
        t.set_turn(0).choose(f"event:{event}")
    assert worth(t) == 0
    t.set_turn(0).choose("event:cartographers_expedition")
    assert worth(t) == 7


def test_two_special_events_for_ruby_dew() -> None:
    t = visited_by("ruby_dew").set_events("city_jubilee", "ever_wall_tower_constructed")
    t.set_city(0, *["farm"] * 8, *["inn"] * 3).choose("event:city_jubilee")
    assert worth(t) == 0
    t.set_turn(0).choose("event:ever_wall_tower_constructed")
    assert worth(t) == 8


def test_basic_events_are_not_special_ones_for_ruby_dew() -> None:
    t = visited_by("ruby_dew").set_city(0, *["farm"] * 4, *["inn"] * 3)
    t.choose("event:harvest_festival").set_turn(0).choose("event:grand_tour")
    assert worth(t) == 0


# What counts -----------------------------------------------------------------------------------


def test_cards_that_take_no_space_count_for_butterbell_sweetpaw() -> None:
    t = visited_by("butterbell_sweetpaw")
    assert worth(t.set_city(0, *FIFTEEN[:11], "wanderer", "main_road", "ever_wall")) == 0
    t.set_city(0, *FIFTEEN[:11], "wanderer", "main_road", "ever_wall", "air_balloon")
    assert worth(t) == 6


def test_a_legend_is_not_unique_for_them() -> None:
    t = visited_by("dim_dustlight", boxes=("legends",)).set_city(0, *UNIQUE[:5], "poe")
    assert worth(t) == 0


def test_what_lies_on_a_freight_car_is_not_left_over() -> None:
    t = visited_by("diggs_deepwell", "wimble_wuffle").set_city(0, "freight_car")
    assert worth(t.set_on(0, "freight_car", pebble=2, berry=2)) == 0


def test_the_tokens_of_a_bank_count_for_skid_shinysnout() -> None:
    t = visited_by("skid_shinysnout").set_city(0, "bank").set_on(0, "bank", point=4)
    assert worth(t.set_points(0, 6)) == 5


def test_any_number_may_be_held_and_one_that_fails_costs_nothing() -> None:
    t = visited_by("bim_little", "ruby_dew", "phill_gurgle", "dip_dibble").set_city(0, *RED[:4])
    assert worth(t) == 10 + 5


def test_they_are_beside_the_city_and_take_no_space_in_it() -> None:
    t = visited_by("bim_little", "ruby_dew").set_city(0, "library").set_hand(0, "mayor")
    assert t.set_resources(0, berry=4).choose("play:mayor:hand").points(0) == 1
    assert t.score(0).parts["prosperity"] == 2  # green and purple


def test_those_of_an_opponent_are_nothing_to_others() -> None:
    t = visited_by("phill_gurgle")
    assert t.score(1).parts["visitors"] == 0
