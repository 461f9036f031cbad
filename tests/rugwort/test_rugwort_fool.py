"""The Fool in the solo game, both ways (base rulebook, index: Fool)."""

from __future__ import annotations

from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, rolled, solo

FULL = ("farm",) * 7 + ("mine",) * 3 + ("inn",) * 3


def he_plays_a_fool(*city: str) -> Table:
    """You play a Crane; the die gives him the Fool."""
    t = solo(rolls=(1,)).set_city(0, *city).set_meadow("fool").set_hand(0, "crane")
    return t.set_resources(0, pebble=1).choose("play", "crane", "hand")


def you_play_a_fool(*his_city: str) -> Table:
    t = solo(rolls=(1,)).set_city(RUGWORT, *his_city).set_meadow("mine").set_hand(0, "fool")
    return t.set_resources(0, berry=3).choose("play", "fool", "hand")


def test_he_plays_it_into_your_city() -> None:
    t = he_plays_a_fool("farm")
    assert t.city(0) == ("farm", "crane", "fool")
    assert t.city(RUGWORT) == ()
    assert t.score(0).parts["cards"] == 1 + 1 - 2


def test_with_your_city_full_it_stays_in_his() -> None:
    t = he_plays_a_fool(*FULL, "school")
    assert t.city(0) == (*FULL, "school", "crane")
    assert t.city(RUGWORT) == ("fool",)
    assert t.score(RUGWORT).parts["cards"] == 2


def test_with_a_fool_in_your_city_it_stays_in_his() -> None:
    t = he_plays_a_fool("fool")
    assert t.city(0) == ("fool", "crane")
    assert t.city(RUGWORT) == ("fool",)


def test_yours_is_discarded_and_removes_a_card_of_his() -> None:
    t = you_play_a_fool("king", "farm")
    assert t.offers() == ["remove:1:king", "remove:1:farm"]
    t.choose("remove", "king")
    assert t.city(RUGWORT) == ("farm", "mine")  # and he answers with the Mine
    assert sorted(t.discard()) == ["fool", "king"]
    assert t.city(0) == ()


def test_it_counts_as_a_card_you_played() -> None:
    t = you_play_a_fool("king", "farm").choose("remove", "farm")
    assert rolled(t) == [1]


def test_against_an_empty_city_it_is_merely_discarded() -> None:
    t = you_play_a_fool()
    assert t.discard() == ("fool",)
    assert t.city(RUGWORT) == ("mine",)


def test_your_own_city_does_not_matter() -> None:
    t = solo().set_city(0, *FULL, "school", "fool").set_hand(0, "fool").set_resources(0, berry=3)
    assert "play:fool:hand" in t.offers()


def test_a_historian_answers_to_it_a_shopkeeper_does_not() -> None:
    t = solo().set_city(0, "historian", "shopkeeper").set_city(RUGWORT, "king", "farm")
    t.set_hand(0, "fool").set_resources(0, berry=3).choose("play", "fool", "hand")
    t.choose("remove", "king")
    assert len(t.hand(0)) == 1
    assert t.resources(0)["berry"] == 0


def test_a_fairgrounds_lets_it_in_free() -> None:
    t = solo().set_city(0, "fairgrounds").set_city(RUGWORT, "king").set_hand(0, "fool")
    t.choose("play:fool:hand:occupy")
    assert t.occupied(0, "fairgrounds")
    assert "king" not in t.city(RUGWORT)
