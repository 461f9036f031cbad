"""Main Road: it takes no space, opens one, and stays for good."""

from __future__ import annotations

from everdell.testing import Table, table

FULL = (*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "queen")
LOOKOUT = {"twig": 1, "resin": 1, "pebble": 1}


def city_of(*cards: str, hand: tuple[str, ...] = ()) -> Table:
    return table(boxes=("base", "newleaf")).set_city(0, *cards).set_hand(0, *hand)


def test_a_city_with_it_has_sixteen_spaces() -> None:
    t = city_of(*FULL, hand=("lookout",)).set_resources(0, **LOOKOUT)
    assert "play:lookout:hand" not in t.offers()
    t = city_of(*FULL, "main_road", hand=("lookout",)).set_resources(0, **LOOKOUT)
    t.choose("play:lookout:hand").set_turn(0).set_hand(0, "school")
    assert len(t.city(0)) == 17
    assert "play:school:hand" not in t.set_resources(0, twig=2, resin=2).offers()


def test_it_may_be_played_into_a_full_city() -> None:
    t = city_of(*FULL, hand=("main_road",)).set_resources(0, pebble=1).choose("play:main_road:hand")
    assert t.city(0) == (*FULL, "main_road")


def test_one_for_each_city() -> None:
    t = city_of("main_road", hand=("main_road",)).set_resources(0, pebble=1)
    assert "play:main_road:hand" not in t.offers()


def test_it_counts_as_a_card_a_construction_and_a_tan_card() -> None:
    t = city_of("main_road", "bard", "ranger").set_events("ever_wall_tower_constructed")
    assert "event:cartographers_expedition" in t.offers()
    eight = ("mine",) * 3 + ("inn",) * 3 + ("farm",) * 2
    t.set_city(0, *eight)
    assert "event:ever_wall_tower_constructed" not in t.offers()
    t.set_city(0, *eight, "main_road")
    assert "event:ever_wall_tower_constructed" in t.offers()


def test_it_is_no_filled_space() -> None:
    t = city_of("main_road", "inn", "mine", "queen", hand=("mayor",)).set_resources(0, berry=4)
    assert t.choose("play:mayor:hand").points(0) == 1


def test_ruins_cannot_take_its_place() -> None:
    assert "play:ruins:hand" not in city_of("main_road", hand=("ruins",)).offers()
    t = city_of("main_road", "mine", hand=("ruins",)).choose("play:ruins:hand")
    assert t.city(0) == ("main_road", "ruins")


def test_a_university_cannot_remove_it() -> None:
    assert "visit:city:0:university" not in city_of("main_road", "university").offers()
    t = city_of("main_road", "university", "mine").choose("visit:city:0:university")
    t.choose("gain:twig")
    assert t.city(0) == ("main_road", "university")


def test_an_air_balloon_cannot_copy_it() -> None:
    t = city_of(hand=("air_balloon",)).set_city(1, "main_road").set_resources(0, twig=3)
    assert t.choose("play:air_balloon:hand").seat() == 1


def test_it_is_worth_nothing() -> None:
    assert city_of("main_road").score(0).total == 0


def test_a_golden_token_may_lie_on_it() -> None:
    t = city_of("main_road", hand=("wanderer",)).choose("play:wanderer:hand:golden")
    assert t.occupied(0, "main_road")
