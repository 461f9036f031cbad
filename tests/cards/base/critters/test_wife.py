"""Wife: shares a space with a Husband, and is worth three more points with him."""

from __future__ import annotations

from everdell.testing import table


def test_with_a_husband_she_is_worth_three_more_points() -> None:
    t = table().set_city(0, "husband").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play:wife:hand")
    assert t.score(0).parts["prosperity"] == 3


def test_it_does_not_matter_who_came_first() -> None:
    t = table().set_city(0, "wife").set_hand(0, "husband").set_resources(0, berry=3)
    t.choose("play:husband:hand")
    assert t.score(0).parts["prosperity"] == 3


def test_alone_she_is_worth_her_base_value() -> None:
    t = table().set_city(0, "wife", "farm")
    assert t.score(0).parts["prosperity"] == 0


def test_each_wife_needs_a_husband_of_her_own() -> None:
    t = table().set_city(0, "wife", "husband", "wife")
    assert t.score(0).parts["prosperity"] == 3
    t.set_hand(0, "husband").set_resources(0, berry=3).choose("play:husband:hand")
    assert t.score(0).parts["prosperity"] == 6


def test_she_shares_her_space_with_a_husband(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "husband").set_hand(0, "wife", "crane")
    t.set_resources(0, pebble=1, berry=2).choose("play:wife:hand").set_turn(0)
    t.choose("play:crane:hand")
    assert len(t.city(0)) == 16


def test_a_full_city_with_a_lone_husband_takes_her_in(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "husband").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play:wife:hand")
    assert t.score(0).parts["prosperity"] == 3


def test_a_full_city_without_a_lone_husband_does_not_take_her_in(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "husband", "wife").set_hand(0, "wife")
    t.set_resources(0, berry=2)
    assert not [id for id in t.offers() if id.startswith("play:wife:hand")]


def test_two_wives_never_share_a_space(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "wife").set_hand(0, "wife").set_resources(0, berry=2)
    assert not [id for id in t.offers() if id.startswith("play:wife:hand")]


def test_the_queen_may_bring_her_to_her_husband_in_a_full_city(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "queen", "husband").set_hand(0, "wife", "crane")
    t.choose("visit:city:0:queen")
    assert "play:wife:hand" in t.offers()
    assert "play:crane:hand" not in t.offers()


def test_when_her_husband_leaves_she_loses_the_points_and_keeps_the_space() -> None:
    t = table().set_city(0, "university", "husband", "wife")
    t.choose("visit:city:0:university").choose("discard:city:husband").choose("gain:twig")
    assert t.city(0) == ("university", "wife")
    assert t.score(0).parts["prosperity"] == 0


def test_a_new_husband_joins_a_widow(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "university", "husband", "wife").set_hand(0, "husband")
    t.choose("visit:city:0:university").choose("discard:city:husband").choose("gain:twig")
    t.set_turn(0).set_resources(0, berry=3).choose("play:husband:hand")
    assert t.score(0).parts["prosperity"] == 3


def test_of_several_wives_a_lone_one_leaves_first() -> None:
    t = table().set_city(0, "wife", "university", "husband", "wife")
    t.choose("visit:city:0:university").choose("discard:city:wife").choose("gain:twig")
    assert t.score(0).parts["prosperity"] == 3


def test_one_farm_lets_in_only_one_of_the_two() -> None:
    t = table().set_city(0, "farm").set_hand(0, "husband", "wife")
    t.choose("play:wife:hand:occupy").set_turn(0)
    assert not [id for id in t.offers() if id.startswith("play:husband")]
