"""Which cities may achieve which event (base rulebook, events)."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

NAMED_CARDS = {
    "a_brilliant_marketing_plan": ("shopkeeper", "post_office"),
    "a_well_run_city": ("chip_sweep", "clock_tower"),
    "an_evening_of_fireworks": ("lookout", "miner_mole"),
    "ancient_scrolls_discovered": ("historian", "ruins"),
    "capture_of_the_acorn_thieves": ("courthouse", "ranger"),
    "croak_wart_cure": ("undertaker", "barge_toad"),
    "flying_doctor_service": ("doctor", "postal_pigeon"),
    "graduation_of_scholars": ("teacher", "university"),
    "ministering_to_miscreants": ("monk", "dungeon"),
    "path_of_the_pilgrims": ("monastery", "wanderer"),
    "performer_in_residence": ("inn", "bard"),
    "pristine_chapel_ceiling": ("woodcarver", "chapel"),
    "remembering_the_fallen": ("cemetery", "shepherd"),
    "tax_relief": ("judge", "queen"),
    "under_new_management": ("peddler", "general_store"),
}

COLORED_CARDS = {
    "city_monument": ("historian", "shopkeeper", "courthouse"),
    "grand_tour": ("inn", "inn", "queen"),
    "harvest_festival": ("farm", "farm", "teacher", "fairgrounds"),
    "cartographers_expedition": ("bard", "ruins", "shepherd"),
    "the_everdell_games": (
        *("bard", "ruins"),
        *("farm", "teacher"),
        *("inn", "queen"),
        *("crane", "judge"),
        *("king", "school"),
    ),
}

EVENTS = {**NAMED_CARDS, **COLORED_CARDS}
SPECIAL = [event for event in EVENTS if event in NAMED_CARDS or event == "the_everdell_games"]


def facing(event: str) -> Table:
    """A table where seat 0 can pay any event's cost."""
    t = table().set_resources(0, twig=3, resin=3, pebble=3, berry=3)
    return t.set_events(*([event] if event in SPECIAL else []))


@pytest.mark.parametrize(("event", "cards"), EVENTS.items())
def test_a_city_with_everything_asked_for_may_achieve_it(
    event: str, cards: tuple[str, ...]
) -> None:
    t = facing(event).set_city(0, *cards)
    assert f"event:{event}" in t.offers()
    t.choose("event", event)
    assert t.events(0) == (event,)


@pytest.mark.parametrize(
    ("event", "missing"), [(event, i) for event in EVENTS for i in range(len(EVENTS[event]))]
)
def test_with_any_one_card_missing_it_is_not_offered(event: str, missing: int) -> None:
    cards = EVENTS[event]
    t = facing(event).set_city(0, *cards[:missing], *cards[missing + 1 :])
    assert f"event:{event}" not in t.offers()


@pytest.mark.parametrize(("event", "cards"), NAMED_CARDS.items())
def test_a_card_in_hand_or_in_another_city_does_not_help(
    event: str, cards: tuple[str, str]
) -> None:
    first, second = cards
    t = facing(event).set_city(0, first).set_hand(0, second).set_city(1, second)
    assert f"event:{event}" not in t.offers()


def test_a_prisoner_is_no_longer_in_the_city() -> None:
    t = facing("ministering_to_miscreants").set_city(0, "dungeon")
    t.set_on(0, "dungeon", cards=("monk",))
    assert "event:ministering_to_miscreants" not in t.offers()


def test_a_storehouse_takes_a_worker_but_is_green() -> None:
    t = table().set_city(0, "inn", "lookout", "storehouse")
    assert "event:grand_tour" not in t.offers()


def test_wanderers_and_a_fool_are_tan_cards_of_the_city() -> None:
    t = table().set_city(0, "wanderer", "wanderer", "fool")
    assert "event:cartographers_expedition" in t.offers()


def test_both_partners_of_a_shared_space_show_their_colour() -> None:
    t = table().set_city(0, "farm", "farm", "husband", "wife", "mine")
    assert "event:harvest_festival" in t.offers()


def test_more_than_asked_for_is_enough() -> None:
    t = table().set_city(0, "historian", "shopkeeper", "courthouse", "crane", "judge")
    assert "event:city_monument" in t.offers()
