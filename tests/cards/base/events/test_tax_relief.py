"""Tax Relief: three points and a full production at once."""

from __future__ import annotations

from everdell.testing import Table, table


def relief(*green: str) -> Table:
    return table().set_events("tax_relief").set_city(0, "judge", "queen", *green)


def test_every_green_card_acts_once() -> None:
    t = relief("farm", "farm", "mine", "twig_barge").choose("event", "tax_relief")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 1, "berry": 2}
    assert t.score(0).parts["events"] == 3


def test_optional_parts_stay_optional() -> None:
    t = relief("woodcarver").set_resources(0, twig=1).choose("event", "tax_relief")
    assert t.offers() == ["done", "pay:twig=1"]
    t.choose("done")
    assert t.resources(0)["twig"] == 1


def test_the_owner_chooses_the_order_where_it_matters() -> None:
    t = relief("doctor", "peddler").set_resources(0, berry=1).choose("event", "tax_relief")
    assert t.offers() == ["produce:doctor", "produce:peddler"]
    t.choose("produce", "peddler").choose("pay", "berry").choose("gain", "berry")
    t.choose("pay:berry=1")
    assert t.points(0) == 1
    assert t.seat() == 1


def test_a_storehouse_is_filled() -> None:
    t = relief("storehouse").choose("event", "tax_relief").choose("store", "berry")
    assert t.on(0, "storehouse") == {"berry": 2}


def test_it_may_be_achieved_without_green_cards() -> None:
    t = relief().choose("event", "tax_relief")
    assert t.events(0) == ("tax_relief",)
    assert t.seat() == 1


def test_other_cities_produce_nothing() -> None:
    t = relief("farm").set_city(1, "farm").choose("event", "tax_relief")
    assert t.resources(1)["berry"] == 0
