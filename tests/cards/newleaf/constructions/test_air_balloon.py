"""Air Balloon: copies a tan card of an opponent; it takes no space."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

FULL = (*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "queen")


def air_balloon(*city: str, players: int = 2, boxes: tuple[str, ...] = ()) -> Table:
    t = table(players, boxes=("base", *boxes, "newleaf")).set_city(0, *city)
    return t.set_hand(0, "air_balloon").set_resources(0, twig=3)


def test_tan_cards_of_all_opponents_may_be_copied() -> None:
    t = air_balloon("bard", players=3).set_city(1, "wanderer", "farm").set_city(2, "gardener")
    t.set_deck("king", "judge", "wife").choose("play:air_balloon:hand")
    assert t.offers() == ["copy:1:wanderer", "copy:2:gardener"]
    t.choose("copy:1:wanderer")
    assert sorted(t.hand(0)) == ["judge", "king", "wife"]
    assert t.hand(1) == ()
    assert t.city(0) == ("bard", "air_balloon")


def test_the_copied_text_uses_ones_own_city() -> None:
    t = air_balloon("twig_barge").set_city(1, "gardener", "mine").choose("play:air_balloon:hand")
    assert t.offers() == ["activate:twig_barge", "done"]
    t.choose("activate:twig_barge")
    assert t.resources(0)["twig"] == 2


def test_the_copied_text_uses_ones_own_hand_and_supply() -> None:
    t = air_balloon().set_city(1, "bard").set_hand(0, "air_balloon", "farm", "mine")
    t.set_hand(1, "king").choose("play:air_balloon:hand")
    t.choose("discard:farm").choose("discard:mine")
    assert (t.points(0), t.points(1)) == (2, 0)
    assert t.hand(1) == ("king",)


def test_a_copied_shepherd_looks_for_a_chapel_of_ones_own() -> None:
    t = air_balloon("chapel").set_on(0, "chapel", point=2).set_city(1, "shepherd", "chapel")
    t.set_on(1, "chapel", point=5).choose("play:air_balloon:hand")
    assert t.points(0) == 2
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 3}


def test_a_copied_pigeon_plays_a_card_into_ones_own_city() -> None:
    t = air_balloon().set_city(1, "postal_pigeon").set_deck("mine", "king")
    t.choose("play:air_balloon:hand").choose("play:mine:revealed")
    assert t.city(0) == ("air_balloon", "mine")


@pytest.mark.parametrize("card", ["fool", "main_road", "ruins"])
def test_some_cards_cannot_be_copied(card: str) -> None:
    t = air_balloon("farm").set_city(1, card).choose("play:air_balloon:hand")
    assert t.seat() == 1
    assert t.city(0) == ("farm", "air_balloon")
    assert t.hand(0) == ()


@pytest.mark.parametrize("legend", ["cirrus_windfall", "silver_scale_spring"])
def test_legends_cannot_be_copied(legend: str) -> None:
    t = air_balloon("farm", boxes=("legends",)).set_city(1, legend)
    t.set_hand(0, "air_balloon", "wanderer").choose("play:air_balloon:hand")
    assert t.seat() == 1
    assert t.hand(0) == ("wanderer",)


def test_with_nothing_to_copy_it_may_still_be_played() -> None:
    t = air_balloon("wanderer").set_city(1, "farm", "inn").choose("play:air_balloon:hand")
    assert t.seat() == 1
    assert t.score(0).parts["cards"] == 1 + 1


def test_copying_is_an_order() -> None:
    t = air_balloon().set_city(1, "wanderer", "gardener").choose("play:air_balloon:hand")
    assert t.offers() == ["copy:1:wanderer", "copy:1:gardener"]


# Another Air Balloon ---------------------------------------------------------------------------


def test_through_another_air_balloon_a_tan_card_of_ones_own_city_is_copied() -> None:
    t = air_balloon("wanderer", "farm", players=3).set_city(1, "air_balloon").set_city(2, "bard")
    t.set_deck("king", "judge", "wife").choose("play:air_balloon:hand")
    t.choose("copy:1:air_balloon")
    assert t.offers() == ["copy:0:wanderer", "done"]
    t.choose("copy:0:wanderer")
    assert sorted(t.hand(0)) == ["judge", "king", "wife"]


def test_at_home_copying_is_a_permission() -> None:
    """(Newleaf rulebook, index: Air Balloon: you may then copy a card of your own city)"""
    t = air_balloon("wanderer").set_city(1, "air_balloon").choose("play:air_balloon:hand")
    t.choose("done")
    assert t.seat() == 1
    assert t.hand(0) == ()


def test_the_exclusions_hold_in_ones_own_city_too() -> None:
    t = air_balloon("fool", "main_road", "ruins").set_city(1, "air_balloon")
    t.choose("play:air_balloon:hand")
    assert t.seat() == 1
    assert t.hand(0) == ()


def test_its_own_copies_at_home_are_not_copied_again() -> None:
    t = air_balloon("air_balloon").set_city(1, "air_balloon").choose("play:air_balloon:hand")
    assert t.seat() == 1


def test_the_card_that_is_being_copied_at_home_may_be_chosen() -> None:
    t = air_balloon("wanderer", "gardener").set_city(1, "air_balloon")
    t.choose("play:air_balloon:hand")
    assert t.offers() == ["copy:0:wanderer", "copy:0:gardener", "done"]


# Spaces ----------------------------------------------------------------------------------------


def test_it_takes_no_space() -> None:
    t = air_balloon(*FULL).choose("play:air_balloon:hand")
    assert len(t.city(0)) == 16
    t = air_balloon(*FULL[:14], "air_balloon", "air_balloon").set_hand(0, "lookout")
    assert "play:lookout:hand" in t.set_resources(0, twig=1, resin=1, pebble=1).offers()


def test_it_acts_only_when_it_is_played() -> None:
    t = air_balloon("air_balloon").set_hand(0).set_city(1, "wanderer").set_workers(0, 0)
    assert t.choose("prepare").hand(0) == ()


def test_alone_a_tan_card_of_rugwort_may_be_copied() -> None:
    t = air_balloon(players=1).set_city(1, "wanderer").set_deck("king", "judge", "wife")
    t.choose("play:air_balloon:hand")
    assert sorted(t.hand(0)) == ["judge", "king", "wife"]
