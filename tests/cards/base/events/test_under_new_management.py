"""Under New Management: stores put on it, the dearer ones for two points."""

from __future__ import annotations

from everdell.testing import Table, table


def store(**resources: int) -> Table:
    t = table().set_events("under_new_management").set_city(0, "peddler", "general_store")
    return t.set_resources(0, **resources).choose("event", "under_new_management")


def test_resin_and_pebbles_count_two_twigs_and_berries_one() -> None:
    t = store(twig=1, resin=1, pebble=1, berry=1)
    assert t.offers() == ["put:twig", "put:resin", "put:pebble", "put:berry", "done"]
    t.choose("put:twig").choose("put:resin").choose("put:pebble")
    assert t.on(0, "under_new_management") == {"twig": 1, "resin": 1, "pebble": 1}
    assert t.score(0).parts["events"] == 1 + 2 + 2
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def test_three_is_the_most() -> None:
    t = store(pebble=5).choose("put:pebble").choose("put:pebble").choose("put:pebble")
    assert t.seat() == 1
    assert t.resources(0)["pebble"] == 2
    assert t.score(0).parts["events"] == 6


def test_a_berry_counts_one() -> None:
    t = store(berry=2).choose("put:berry").choose("done")
    assert t.on(0, "under_new_management") == {"berry": 1}
    assert t.score(0).parts["events"] == 1


def test_none_is_a_number_too() -> None:
    t = store(pebble=3).choose("done")
    assert t.events(0) == ("under_new_management",)
    assert t.on(0, "under_new_management") == {}
    assert t.score(0).parts["events"] == 0


def test_it_may_be_achieved_with_an_empty_supply() -> None:
    t = store()
    assert t.seat() == 1
    assert t.events(0) == ("under_new_management",)
