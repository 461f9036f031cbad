"""A meadow card under his worker is out of your reach, not out of his (solo rules, notes)."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, blocked, prepare, solo

MEADOW = ("mine", "inn", "wanderer", "crane", "farm", "judge", "school", "castle")
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def in_season(seasons: int, rolls: tuple[int, ...] = ()) -> Table:
    """After so many preparations, with the meadow above and plenty to pay with."""
    return prepare(solo(rolls=rolls), seasons).set_meadow(*MEADOW).set_resources(0, **RICH)


@pytest.mark.parametrize(("seasons", "places"), [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2, 3, 4])])
def test_one_more_place_each_season_two_in_autumn(seasons: int, places: list[int]) -> None:
    t = in_season(seasons)
    assert blocked(t) == places
    played = {offer.split(":")[1] for offer in t.offers() if offer.endswith(":meadow")}
    assert played == set(MEADOW[len(places) :])


def test_no_other_way_of_playing_reaches_it() -> None:
    t = in_season(3).set_city(0, "lookout", "inn", "queen", "innkeeper")
    assert not [offer for offer in t.offers() if offer.startswith("play:wanderer")]
    t.choose("visit", "city", "queen")
    assert set(t.offers()) == {f"play:{card}:meadow" for card in MEADOW[4:7]} | {"done"}


def test_an_inn_does_not_reach_it() -> None:
    t = in_season(3).set_city(0, "inn").choose("visit", "city", "inn")
    assert set(t.offers()) == {f"play:{card}:meadow" for card in MEADOW[4:]}


def test_a_second_copy_that_is_not_blocked_may_be_played() -> None:
    t = in_season(1, rolls=(8,)).set_meadow("mine", "mine", *MEADOW[2:]).set_deck("palace")
    t.choose("play", "mine", "meadow")
    assert t.city(0) == ("mine",)
    assert t.meadow()[:2] == ("mine", "palace")


def test_it_is_not_taken_in_summer() -> None:
    t = in_season(1).set_workers(0, 0).choose("prepare")
    assert set(t.offers()) == {f"take:{card}" for card in MEADOW[1:]} | {"done"}


def test_the_place_of_summer_is_still_free_while_you_prepare_for_it() -> None:
    t = in_season(1).set_workers(0, 0).choose("prepare").choose("take", "inn").choose("done")
    assert t.hand(0) == ("inn",)
    assert blocked(t) == [1, 2]


def test_an_undertaker_neither_discards_nor_takes_it() -> None:
    t = in_season(2).set_hand(0, "undertaker").set_deck("king", "queen", "palace")
    t.choose("play", "undertaker", "hand")
    reach = MEADOW[2:]
    assert set(t.offers()) <= {f"discard:{card}" for card in reach}
    t.choose("discard", "wanderer").choose("discard", "crane").choose("discard", "farm")
    assert set(t.offers()) == {
        f"take:{card}" for card in ("king", "queen", "palace", "judge", "school", "castle")
    }


def test_a_forest_card_does_not_reach_it() -> None:
    t = prepare(solo(), 1).set_meadow(*MEADOW)
    t.set_forest("forest_meadow_two_play_one", "forest_two_any", "forest_twig_resin_berry")
    t.choose("visit", "forest_meadow_two_play_one")
    assert "take:mine" not in t.offers()
    assert "take:inn" in t.offers()


def test_he_may_play_it_and_the_place_stays_blocked() -> None:
    t = in_season(1, rolls=(1,)).set_hand(0, "farm").set_deck("palace")
    t.choose("play", "farm", "hand")
    assert t.city(RUGWORT) == ("mine",)
    assert t.meadow()[0] == "palace"
    assert blocked(t) == [1]
    assert "play:palace:meadow" not in t.offers()


def test_of_equal_cards_the_one_within_reach_with_the_lowest_number_is_taken() -> None:
    t = in_season(1).set_meadow("mine", "palace", "mine", "mine").set_deck("king")
    t.set_resources(0, twig=1, resin=1, pebble=1).choose("play", "mine", "meadow")
    taken = [entry.spot + 1 for entry in t.told("meadow")]
    assert taken[0] == 3


# Equal cards -----------------------------------------------------------------------------------

TWO_FARMS = ("inn", "king", "farm", "crane", "judge", "school", "castle", "farm")


def test_of_equal_cards_you_say_which_one_you_play() -> None:
    t = in_season(0, rolls=(1,)).set_meadow(*TWO_FARMS).set_deck("palace", "queen")
    t.choose("play", "farm", "meadow")
    assert (t.prompt(), t.offers()) == ("tell-place", ["spot:3", "spot:8"])
    t.choose("spot:8")
    assert t.city(0) == ("farm",)
    assert (t.meadow()[2], t.meadow()[7]) == ("farm", "palace")


def test_the_first_of_them_may_be_meant_as_well() -> None:
    t = in_season(0, rolls=(1,)).set_meadow(*TWO_FARMS).set_deck("palace", "queen")
    t.choose("play", "farm", "meadow").choose("spot:3")
    assert (t.meadow()[2], t.meadow()[7]) == ("palace", "farm")


def test_it_is_said_before_anything_is_paid_and_before_the_next_card_is_seen() -> None:
    t = in_season(0).set_meadow(*TWO_FARMS).set_deck("palace").choose("play", "farm", "meadow")
    assert t.resources(0) == RICH
    assert "palace" not in t.meadow()


@pytest.mark.parametrize(("seasons", "first"), [(0, 2), (3, 4)])
def test_places_that_are_blocked_at_the_same_time_are_alike(seasons: int, first: int) -> None:
    t = in_season(seasons).set_meadow(*MEADOW[:first], "farm", "farm", *["wife"] * (6 - first))
    assert t.choose("play", "farm", "meadow").city(0) == ("farm",)


def test_each_time_of_blocking_is_offered_once() -> None:
    t = in_season(0).set_meadow(*["farm"] * 8).choose("play", "farm", "meadow")
    assert t.offers() == ["spot:1", "spot:2", "spot:3", "spot:5"]


def test_of_equal_cards_you_say_which_ones_you_take() -> None:
    t = in_season(1).set_workers(0, 0).set_meadow("inn", "farm", *["wife"] * 4, "crane", "farm")
    t.set_deck("palace", "king").choose("prepare").choose("take", "wife").choose("take", "farm")
    assert t.offers() == ["spot:3", "spot:5"]
    t.choose("spot:5")
    assert t.offers() == ["spot:2", "spot:8"]
    t.choose("spot:8")
    assert sorted(t.hand(0)) == ["farm", "wife"]
    assert t.meadow() == ("inn", "farm", "wife", "wife", "palace", "wife", "crane", "king")


def test_of_equal_cards_you_say_which_ones_you_discard() -> None:
    t = in_season(2).set_hand(0, "undertaker").set_deck("king", "queen", "palace")
    t.set_meadow("inn", "crane", "farm", *["mine"] * 3, "farm", "farm")
    t.choose("play", "undertaker", "hand")
    t.choose("discard:farm").choose("discard:mine")  # and the second Mine, as nothing else is left
    t.choose("spot:7").choose("spot:4")
    assert t.prompt() == "take-meadow"
    assert t.meadow() == ("inn", "crane", "farm", "king", "queen", "mine", "palace", "farm")
