"""When he prepares he takes every basic event that his colours allow (solo rules)."""

from __future__ import annotations

import pytest

from tests.rugwort.solo import RUGWORT, prepare, solo

COLORS = {
    "city_monument": ("historian", "shopkeeper", "courthouse"),
    "grand_tour": ("inn", "inn", "queen"),
    "harvest_festival": ("farm", "farm", "teacher", "fairgrounds"),
    "cartographers_expedition": ("bard", "ruins", "shepherd"),
}


@pytest.mark.parametrize(("event", "cards"), COLORS.items())
def test_enough_cards_of_the_colour(event: str, cards: tuple[str, ...]) -> None:
    t = solo().set_city(RUGWORT, *cards)
    assert t.events(RUGWORT) == ()
    prepare(t)
    assert t.events(RUGWORT) == (event,)
    assert t.score(RUGWORT).parts["events"] == 3


@pytest.mark.parametrize(("event", "cards"), COLORS.items())
def test_one_card_too_few(event: str, cards: tuple[str, ...]) -> None:
    t = prepare(solo().set_city(RUGWORT, *cards[1:]))
    assert t.events(RUGWORT) == ()


def test_several_at_once() -> None:
    t = prepare(solo().set_city(RUGWORT, *COLORS["grand_tour"], *COLORS["city_monument"]))
    assert sorted(t.events(RUGWORT)) == ["city_monument", "grand_tour"]


def test_it_is_gone_for_you() -> None:
    t = solo().set_city(0, *COLORS["grand_tour"]).set_city(RUGWORT, "inn", "lookout", "queen")
    assert "event:grand_tour" in t.offers()
    prepare(t)
    assert "event:grand_tour" not in t.offers()


def test_what_you_have_achieved_he_cannot_take() -> None:
    t = solo().set_city(0, *COLORS["grand_tour"]).set_city(RUGWORT, "inn", "lookout", "queen")
    t.choose("event", "grand_tour")
    prepare(t)
    assert t.events(0) == ("grand_tour",)
    assert t.events(RUGWORT) == ()


def test_he_needs_no_worker_for_it() -> None:
    t = prepare(solo().set_city(RUGWORT, *COLORS["grand_tour"]))
    assert t.at("grand_tour") == ()


def test_he_takes_no_special_event() -> None:
    t = solo().set_events("tax_relief").set_city(RUGWORT, "judge", "queen")
    prepare(t, 3)
    assert t.events(RUGWORT) == ()
