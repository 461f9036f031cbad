"""Production in spring and autumn: every green card once, in the order its owner chooses."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table
from tests.rulebook.journal_lines import story


def about_to_prepare(after: str, *city: str) -> Table:
    return table().set_season(0, after).set_city(0, *city).set_workers(0, 0)


@pytest.mark.parametrize(("after", "workers"), [("winter", 1), ("summer", 2)])
def test_spring_and_autumn_bring_workers_and_production(after: str, workers: int) -> None:
    t = about_to_prepare(after, "farm", "farm", "mine", "resin_refinery", "twig_barge")
    t.choose("prepare")
    assert t.workers(0) == workers
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 1, "berry": 2}
    assert t.seat() == 1


def test_only_green_cards_act() -> None:
    t = about_to_prepare("winter", "wanderer", "shepherd", "shopkeeper", "lookout", "wife")
    t.choose("prepare")
    assert story(t) == ["season spring"]


def test_cards_of_others_do_not_act() -> None:
    t = about_to_prepare("winter").set_city(1, "farm").choose("prepare")
    assert t.resources(1)["berry"] == 0


def test_where_the_order_matters_the_owner_chooses_it() -> None:
    t = about_to_prepare("winter", "doctor", "peddler").set_resources(0, twig=1)
    t.choose("prepare")
    assert t.offers() == ["produce:doctor", "produce:peddler"]
    t.choose("produce", "peddler").choose("pay", "twig").choose("gain", "berry")
    t.choose("pay:berry=1")
    assert t.points(0) == 1


def test_in_the_other_order_the_berry_comes_too_late() -> None:
    t = about_to_prepare("winter", "doctor", "peddler").set_resources(0, twig=1)
    t.choose("prepare").choose("produce", "doctor")
    t.choose("pay", "twig").choose("gain", "berry")
    assert t.points(0) == 0
    assert t.resources(0)["berry"] == 1


def test_fixed_gains_come_first_and_can_be_spent_by_the_others() -> None:
    t = about_to_prepare("winter", "doctor", "farm").choose("prepare")
    assert t.offers() == ["done", "pay:berry=1"]


def test_each_of_several_equal_cards_acts() -> None:
    t = about_to_prepare("winter", "storehouse", "storehouse").choose("prepare")
    t.choose("store", "twig").choose("store", "pebble")
    assert t.seat() == 1
    loads = [t.on(0, "storehouse"), t.on(0, "storehouse", copy=2)]
    assert loads == [{"twig": 3}, {"pebble": 1}]


def test_a_chip_sweep_acts_besides_the_card_it_activates() -> None:
    t = about_to_prepare("winter", "chip_sweep", "farm", "mine").choose("prepare")
    t.choose("activate", "mine")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 2, "berry": 1}
