"""What is said of Pearlbrook before a game: preset, remarks, and how sure its figures are."""

from __future__ import annotations

import pytest

from everdell.engine.box import Deal
from everdell.gallery import components
from everdell.gallery.setups import describe_setup
from everdell.games import rules_for, shelf
from everdell.texts import catalog

UNADVISED, NO_EFFECT = "unadvised", "no_effect"


def remarks(*more: str, players: int = 2) -> dict[str, str]:
    told = describe_setup(catalog("en"), players, ("base", "pearlbrook", *more), {})["remarks"]
    return {
        remark["phrase"]["message"]: remark["weight"]
        for remark in told
        if remark["box"] == "pearlbrook"
    }


def test_nothing_is_said_of_the_box_alone() -> None:
    assert remarks() == {}


def test_alone_it_is_played_by_rules_that_are_partly_our_own() -> None:
    assert remarks(players=1) == {"remark-pearlbrook-solo": UNADVISED}


@pytest.mark.parametrize(("beside", "told"), [(("pearlbrook",), [UNADVISED]), ((), [])])
def test_newleaf_s_events_alone_leave_out_those_of_the_box(
    beside: tuple[str, ...], told: list[str]
) -> None:
    boxes = ("base", "newleaf", *beside)
    options = {"newleaf_events": "newleaf_only"}
    found = describe_setup(catalog("en"), 2, boxes, options)["remarks"]
    said = "remark-newleaf-only-events"
    assert [one["weight"] for one in found if one["phrase"]["message"] == said] == told
    dealt = [place.box for place in rules_for(2, boxes, options).places if place.is_event]
    assert "pearlbrook" not in dealt


@pytest.mark.parametrize("pack", ["extra", "rugwort", "legends"])
def test_the_rulebook_advises_against_legends_and_packs(pack: str) -> None:
    assert remarks(pack) == {"remark-pearlbrook-beside-packs": UNADVISED}


def test_basic_events_of_newleaf_and_visitors_who_ask_for_them_come_to_nothing() -> None:
    assert remarks("newleaf") == {
        "remark-pearlbrook-beside-boxes": UNADVISED,
        "remark-pearlbrook-basic-events": NO_EFFECT,
    }


def test_a_preset_for_the_river() -> None:
    (preset,) = shelf()["pearlbrook"].presets()
    assert (preset.id, preset.boxes, preset.learn) == ("river", ("base", "pearlbrook"), 2)
    assert (preset.fewest, preset.most) == (1, 4)


def test_figures_that_no_printed_source_confirms_are_marked() -> None:
    listed = {
        one["id"]: one["confidence"] for one in components(catalog("en"), shelf()["pearlbrook"])
    }
    assert {listed[id] for id in ("messenger", "compass", "shoal", "river_race")} == {"high"}
    assert {listed[id] for id in ("mirror", "gardens", "hopewatch_gate", "river_two_tan")} == {
        "medium"
    }
    assert set(shelf()["pearlbrook"].uncertain()) <= set(listed)


def test_a_wonder_is_listed_once() -> None:
    listed = [one["id"] for one in components(catalog("en"), shelf()["pearlbrook"])]
    assert listed.count("hopewatch_gate") == 1


def test_quotas_of_other_boxes_give_way_when_events_are_dealt() -> None:
    assert Deal(4).with_least("pearlbrook", 1).least_of == {"pearlbrook": 1}
    full = Deal(4, {"newleaf": 2, "base": 2}).with_least("pearlbrook", 1)
    assert sum(full.least_of.values()) == full.n == 4
    assert full.least_of["pearlbrook"] == 1
