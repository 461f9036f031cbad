"""River Race: a Ferry Ferret or a Twig Barge goes under the event."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table


def race(*city: str) -> Table:
    t = pearlbrook().set_city(0, "ferry_ferret", "twig_barge", *city).set_events("river_race")
    return t.choose("event:river_race")


def test_exactly_one_of_the_two_goes_under_the_event() -> None:
    offers = race("farm").offers()
    assert sorted(offers) == ["put:city:ferry_ferret", "put:city:twig_barge"]


def test_the_ferret_brings_two_points() -> None:
    t = race().choose("put:city:ferry_ferret")
    assert t.points(0) == 2
    assert t.city(0) == ("twig_barge",)
    assert t.on(0, "river_race") == {"cards": ("ferry_ferret",)}
    assert t.score(0).parts["events"] == 4


def test_the_barge_brings_two_resources() -> None:
    t = race().choose("put:city:twig_barge").choose("gain:pebble").choose("gain:pebble")
    assert t.resources(0)["pebble"] == 2
    assert t.city(0) == ("ferry_ferret",)
    assert t.score(0).parts["events"] == 4


def test_of_two_barges_one_goes() -> None:
    t = race("twig_barge").choose("put:city:twig_barge").choose("gain:pebble").choose("gain:pebble")
    assert sorted(t.city(0)) == ["ferry_ferret", "twig_barge"]
