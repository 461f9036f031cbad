"""What you would give to an opponent is discarded, and still earns (solo rules, notes)."""

from __future__ import annotations

from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, solo


def he_got_nothing(t: Table) -> bool:
    return t.hand(RUGWORT) == () and sum(t.resources(RUGWORT).values()) == 0


def test_a_teachers_second_card() -> None:
    t = solo().set_hand(0, "teacher").set_resources(0, berry=2).set_deck("king", "farm")
    t.choose("play", "teacher", "hand").choose("keep", "king")
    assert t.hand(0) == ("king",)
    assert t.discard() == ("farm",)
    assert he_got_nothing(t)


def test_a_monks_berries() -> None:
    t = solo().set_hand(0, "monk").set_resources(0, berry=3)
    t.choose("play", "monk", "hand").choose("give:berry=2")
    assert t.points(0) == 4
    assert t.resources(0)["berry"] == 0
    assert he_got_nothing(t)


def test_a_gift_at_the_monastery() -> None:
    t = solo().set_city(0, "monastery").set_resources(0, twig=2)
    t.choose("visit", "city", "monastery")
    assert t.points(0) == 4
    assert he_got_nothing(t)


def test_cards_at_your_own_post_office() -> None:
    t = solo().set_city(0, "post_office").set_hand(0, "wife", "wife")
    t.choose("visit", "city", "post_office")
    assert len(t.hand(0)) == 8
    assert t.discard() == ("wife", "wife")
    assert t.points(RUGWORT) == 0
    assert he_got_nothing(t)


def test_a_shepherds_price() -> None:
    t = solo().set_hand(0, "shepherd").set_resources(0, berry=3).choose("play", "shepherd", "hand")
    assert t.resources(0)["berry"] == 3  # three paid, three gained
    assert he_got_nothing(t)


def test_a_brilliant_marketing_plan() -> None:
    t = solo().set_events("a_brilliant_marketing_plan").set_city(0, "shopkeeper", "post_office")
    t.set_resources(0, twig=3).choose("event", "a_brilliant_marketing_plan")
    t.choose("give", "twig").choose("give", "twig").choose("give", "twig")
    assert t.points(0) == 6
    assert he_got_nothing(t)
