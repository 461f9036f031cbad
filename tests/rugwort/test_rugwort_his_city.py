"""What you may use of his city (base rulebook, index: Miner Mole, Inn, Post Office)."""

from __future__ import annotations

from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, solo


def digging(*his_city: str) -> Table:
    t = solo().set_city(RUGWORT, *his_city).set_hand(0, "miner_mole").set_resources(0, berry=3)
    return t.choose("play", "miner_mole", "hand")


def test_a_miner_mole_copies_his_green_cards() -> None:
    t = digging("mine", "twig_barge", "king")
    assert t.offers() == ["copy:1:mine", "copy:1:twig_barge", "done"]
    t.choose("copy", "mine")
    assert t.resources(0)["pebble"] == 1


def test_conditions_are_read_in_his_city() -> None:
    t = digging("general_store", "farm").choose("copy", "general_store")
    assert t.resources(0)["berry"] == 2


def test_his_storehouse_is_not_copied() -> None:
    t = digging("storehouse", "farm")
    assert t.offers() == ["copy:1:farm", "done"]


def test_his_miner_mole_leads_back_to_your_own_city() -> None:
    t = solo().set_city(RUGWORT, "miner_mole").set_city(0, "storehouse").set_hand(0, "miner_mole")
    t.set_resources(0, berry=3).choose("play", "miner_mole", "hand").choose("copy", 1)
    t.choose("copy", "storehouse").choose("store", "twig")
    assert t.on(0, "storehouse") == {"twig": 3}


def test_you_may_visit_his_inn_and_he_gains_a_point() -> None:
    t = solo().set_city(RUGWORT, "inn").set_meadow("farm", *["wife"] * 4, *["mine"] * 3)
    t.choose("visit", "city", 1, "inn").choose("play:farm:meadow")
    assert t.city(0) == ("farm",)
    assert t.points(RUGWORT) == 1
    assert t.standing(RUGWORT, "inn") == (0,)
    assert len(t.city(RUGWORT)) == 2  # he answers to the card you played there


def test_you_may_visit_his_post_office_and_he_gains_a_point() -> None:
    t = solo().set_city(RUGWORT, "post_office").set_hand(0, "wife", "wife")
    t.choose("visit", "city", 1, "post_office")
    assert t.points(RUGWORT) == 1
    assert sorted(t.discard()) == ["wife", "wife"]
    assert len(t.hand(0)) == 8


def test_his_post_office_needs_two_cards_to_give() -> None:
    t = solo().set_city(RUGWORT, "post_office").set_hand(0, "wife")
    assert "visit:city:1:post_office" not in t.offers()


def test_his_other_red_cards_are_closed() -> None:
    t = solo().set_city(RUGWORT, "lookout", "queen", "university", "chapel").set_hand(0, "wife")
    assert not [offer for offer in t.offers() if ":city:" in offer]


def test_his_point_tokens_count_for_him() -> None:
    t = solo().set_city(RUGWORT, "inn").set_meadow("farm")
    t.choose("visit", "city", 1, "inn").choose("play:farm:meadow")
    assert t.score(RUGWORT).parts["tokens"] == 1


def test_pairs_in_his_city_count_for_the_flying_doctor_service() -> None:
    t = solo().set_events("flying_doctor_service").set_city(0, "doctor", "postal_pigeon")
    t.set_city(RUGWORT, "husband", "wife", "wife").choose("event", "flying_doctor_service")
    assert t.score(0).parts["events"] == 3
