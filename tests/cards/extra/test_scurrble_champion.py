"""Scurrble Champion: all of a city share one space and are proud of each other."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

CHAMPION = "scurrble_champion"
FILLING = ("mine",) * 3 + ("twig_barge",) * 3 + ("general_store",) * 3 + ("farm",) * 6


def extra() -> Table:
    return table(boxes=("base", "extra"))


def hands_full(t: Table, *hand: str) -> Table:
    """These cards in hand, and enough of everything to pay for them."""
    return t.set_hand(0, *hand).set_resources(0, twig=9, resin=9, pebble=9, berry=9)


@pytest.mark.parametrize(("champions", "bonus"), [(1, 0), (2, 2 * 2), (3, 3 * 4)])
def test_each_is_worth_two_points_for_every_further_one(champions: int, bonus: int) -> None:
    t = extra().set_city(0, *[CHAMPION] * champions)
    assert t.score(0).parts["prosperity"] == bonus
    assert t.score(0).parts["cards"] == 2 * champions


def test_those_of_other_cities_are_not_counted() -> None:
    t = extra().set_city(0, CHAMPION).set_city(1, CHAMPION, CHAMPION)
    assert [t.score(seat).parts["prosperity"] for seat in (0, 1)] == [0, 4]


def test_a_full_city_with_one_takes_in_another() -> None:
    t = hands_full(extra().set_city(0, *FILLING[:14], CHAMPION), CHAMPION, "inn")
    assert "play:inn:hand" not in t.offers()
    t.choose(f"play:{CHAMPION}:hand")
    assert t.city(0)[-2:] == (CHAMPION, CHAMPION)


def test_a_full_city_with_two_takes_in_a_third() -> None:
    t = hands_full(extra().set_city(0, *FILLING[:14], CHAMPION, CHAMPION), CHAMPION)
    t.choose(f"play:{CHAMPION}:hand")
    assert t.city(0).count(CHAMPION) == 3


def test_a_full_city_without_one_takes_in_none() -> None:
    t = hands_full(extra().set_city(0, *FILLING), CHAMPION)
    assert f"play:{CHAMPION}:hand" not in t.offers()


def test_three_of_them_leave_fourteen_spaces() -> None:
    t = hands_full(extra().set_city(0, *FILLING[:13], *[CHAMPION] * 3), "inn", "crane")
    t.choose("play:inn:hand").set_turn(0)
    assert len(t.city(0)) == 17
    assert "play:crane:hand" not in t.offers()


def test_they_are_separate_common_critters() -> None:
    t = extra().set_city(0, "school", *[CHAMPION] * 3)
    assert t.score(0).parts["prosperity"] == 3 + 3 * 4


def test_they_are_separate_purple_cards() -> None:
    t = extra().set_city(0, "ever_tree", *[CHAMPION] * 2)
    assert t.score(0).parts["prosperity"] == 3 + 2 * 2


def test_one_locked_up_is_no_company_for_the_others() -> None:
    t = extra().set_city(0, "dungeon", *[CHAMPION] * 3).set_hand(0, "inn")
    t.choose("play:inn:hand:dungeon")
    assert t.on(0, "dungeon") == {"cards": (CHAMPION,)}
    assert t.score(0).parts["prosperity"] == 2 * 2


def test_one_of_several_locked_up_frees_no_space() -> None:
    t = extra().set_city(0, *FILLING[:13], "dungeon", CHAMPION, CHAMPION).set_hand(0, "inn")
    assert "play:inn:hand:dungeon" not in t.offers()
    t.set_city(0, *FILLING[:13], "dungeon", CHAMPION)
    assert "play:inn:hand:dungeon" in t.offers()


def test_one_locked_up_may_make_way_for_another() -> None:
    t = extra().set_city(0, *FILLING[:13], "dungeon", CHAMPION).set_hand(0, CHAMPION)
    t.choose(f"play:{CHAMPION}:hand:dungeon")
    assert t.city(0)[-2:] == ("dungeon", CHAMPION)
    assert t.on(0, "dungeon") == {"cards": (CHAMPION,)}


@pytest.mark.parametrize("left", [1, 2])
def test_when_one_is_discarded_the_others_keep_their_one_space(left: int) -> None:
    t = extra().set_city(0, *FILLING[:13], "university", *[CHAMPION] * (left + 1))
    t.choose("visit:city:0:university").choose(f"discard:city:{CHAMPION}").choose("gain:twig")
    assert t.city(0).count(CHAMPION) == left
    hands_full(t.set_turn(0), CHAMPION, "inn")
    assert "play:inn:hand" not in t.offers()
    assert f"play:{CHAMPION}:hand" in t.offers()


def test_when_the_last_one_is_discarded_its_space_is_free() -> None:
    t = extra().set_city(0, *FILLING[:13], "university", CHAMPION)
    t.choose("visit:city:0:university").choose(f"discard:city:{CHAMPION}").choose("gain:twig")
    hands_full(t.set_turn(0), "inn")
    assert "play:inn:hand" in t.offers()
