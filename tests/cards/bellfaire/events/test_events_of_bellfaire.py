"""The Flower Festival and the special events of Bellfaire."""

from __future__ import annotations

import pytest
from tests.rulebook.bellfaire.sitting import bellfaire

from everdell.testing import Table

COLORS = ("bard", "farm", "inn", "crane", "school")
UNIQUE_CONSTRUCTIONS = ("castle", "palace", "school", "theater")
UNIQUE_CRITTERS = ("king", "queen", "judge", "historian")
COMMON_CONSTRUCTIONS = ("farm", "mine", "inn", "twig_barge", "resin_refinery")
COMMON_CRITTERS = ("husband", "wife", "wanderer", "peddler", "teacher")
# What it asks for, and its points.
FREE = {
    "architectural_renaissance": (UNIQUE_CONSTRUCTIONS, 5),
    "bed_and_breakfast_guild": (COMMON_CONSTRUCTIONS, 5),
    "city_holiday": (COMMON_CRITTERS, 5),
    "gathering_of_elders": (UNIQUE_CRITTERS, 5),
}
PAID = {
    "arts_and_music_festival": (("inn", "inn", "lookout", "queen"), {"resin": 2}),
    "kings_road_established": (("bard", "wanderer", "wanderer", "ranger"), {"twig": 2}),
    "pie_eating_contest": (("farm", "farm", "mine", "mine", "teacher"), {"berry": 2}),
    "statues_commissioned": (("crane", "judge", "historian", "innkeeper"), {"pebble": 1}),
}
PURPLE = ("school", "theater", "palace", "castle")


def at(event: str, *city: str, **resources: int) -> Table:
    return bellfaire().set_events(event).set_city(0, *city).set_resources(0, **resources)


def test_the_flower_festival_asks_for_a_card_of_every_colour() -> None:
    t = bellfaire().set_city(0, *COLORS).choose("event:flower_festival")
    assert t.score(0).parts["events"] == 4


@pytest.mark.parametrize("missing", range(5))
def test_not_without_one_of_the_five_colours(missing: int) -> None:
    t = bellfaire().set_city(0, *COLORS[:missing], *COLORS[missing + 1 :])
    assert "event:flower_festival" not in t.offers()


@pytest.mark.parametrize(("event", "asked"), FREE.items())
def test_enough_cards_of_a_sort(event: str, asked: tuple[tuple[str, ...], int]) -> None:
    cards, points = asked
    assert f"event:{event}" not in at(event, *cards[1:]).offers()
    t = at(event, *cards).choose(f"event:{event}")
    assert t.score(0).parts["events"] == points


def test_cards_of_the_other_sort_do_not_count() -> None:
    assert "event:city_holiday" not in at("city_holiday", *UNIQUE_CRITTERS, "peddler").offers()
    t = at("bed_and_breakfast_guild", *UNIQUE_CONSTRUCTIONS, "farm")
    assert "event:bed_and_breakfast_guild" not in t.offers()
    t = at("gathering_of_elders", *COMMON_CRITTERS, *UNIQUE_CONSTRUCTIONS)
    assert "event:gathering_of_elders" not in t.offers()
    t = at("architectural_renaissance", *COMMON_CONSTRUCTIONS, *UNIQUE_CRITTERS)
    assert "event:architectural_renaissance" not in t.offers()


@pytest.mark.parametrize(
    ("event", "city", "legend"),
    [
        ("gathering_of_elders", UNIQUE_CRITTERS[1:], "foresight"),
        ("city_holiday", COMMON_CRITTERS[1:], "poe"),
    ],
)
def test_a_legend_is_neither_common_nor_unique(
    event: str, city: tuple[str, ...], legend: str
) -> None:
    t = bellfaire(2, "legends").set_events(event).set_city(0, *city, legend)
    assert f"event:{event}" not in t.offers()


@pytest.mark.parametrize(("event", "asked"), PAID.items())
def test_cards_of_a_colour_and_a_payment(
    event: str, asked: tuple[tuple[str, ...], dict[str, int]]
) -> None:
    cards, cost = asked
    assert f"event:{event}" not in at(event, *cards[1:], **cost).offers()
    ((kind, n),) = cost.items()
    assert f"event:{event}" not in at(event, *cards, **{kind: n - 1}).offers()
    t = at(event, *cards, **{kind: n + 1}).choose(f"event:{event}")
    assert t.resources(0)[kind] == 1
    assert t.score(0).parts["events"] == 6


def test_a_royal_wedding_costs_three_cards_of_the_hand() -> None:
    t = at("royal_wedding", *PURPLE).set_hand(0, "farm", "farm")
    assert "event:royal_wedding" not in t.offers()
    t.set_hand(0, "farm", "farm", "inn").choose("event:royal_wedding")
    assert t.hand(0) == ()
    assert len(t.city(0)) == 4
    assert t.score(0).parts["events"] == 6
    assert (
        "event:royal_wedding"
        not in at("royal_wedding", *PURPLE[1:]).set_hand(0, "farm", "farm", "inn").offers()
    )
