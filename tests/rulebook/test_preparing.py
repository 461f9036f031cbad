"""Preparing for a season: the printed order, and who comes home (base rulebook)."""

from __future__ import annotations

from everdell.testing import table
from tests.rulebook.journal_lines import story


def test_clock_towers_act_before_the_recall_production_after_it() -> None:
    t = table().set_city(0, "clock_tower", "woodcarver").set_on(0, "clock_tower", point=3)
    t.choose("visit", "basic_three_twigs").set_turn(0).choose("visit", "basic_berry")
    t.set_turn(0).set_resources(0).choose("prepare")
    assert t.offers() == ["activate:basic_three_twigs", "activate:basic_berry", "done"]
    assert t.workers(0) == 0
    assert t.at("basic_three_twigs") == (0,)
    t.choose("activate", "basic_three_twigs")
    assert t.workers(0) == 3
    assert t.at("basic_three_twigs") == ()
    assert t.offers() == ["done", "pay:twig=1", "pay:twig=2", "pay:twig=3"]
    t.choose("pay:twig=3")
    assert story(t)[-5:] == [
        "points_on_card clock_tower",
        "gained basic_three_twigs",
        "season spring",
        "paid woodcarver",
        "gained_points woodcarver",
    ]


def test_workers_come_home_from_everywhere_except_where_they_stay_for_good() -> None:
    t = table().set_city(0, "queen", "monastery", "inn", "lookout").set_city(1, "inn")
    t.choose("event", "grand_tour").set_turn(0).choose("visit", "basic_berry").set_turn(0)
    t.set_on(0, "queen", workers=(0,)).set_on(1, "inn", workers=(0,))
    t.set_on(0, "monastery", settled=(0,)).choose("prepare")
    assert t.workers(0) == 4 + 1
    assert t.at("grand_tour") == t.at("basic_berry") == ()
    assert t.standing(0, "queen") == t.standing(1, "inn") == ()
    assert t.standing(0, "monastery") == (0,)


def test_other_players_workers_stay() -> None:
    t = table().set_turn(1).choose("visit", "basic_pebble").set_city(0, "inn")
    t.set_on(0, "inn", workers=(1,)).set_workers(0, 0).choose("prepare")
    assert t.at("basic_pebble") == (1,)
    assert t.standing(0, "inn") == (1,)
    assert t.workers(1) == 1


def test_a_worker_that_stays_for_good_counts_as_placed() -> None:
    t = table().set_city(0, "monastery").set_on(0, "monastery", settled=(0,)).set_workers(0, 1)
    assert "prepare" not in t.offers()
    t.choose("visit", "basic_berry").set_turn(0)
    t.choose("prepare")
    assert t.workers(0) == 2
