"""Croak Wart Cure: two berries and two city cards are its price."""

from __future__ import annotations

from everdell.testing import Table, table


def sickbed(*more: str, berries: int = 2) -> Table:
    t = table().set_events("croak_wart_cure").set_city(0, "undertaker", "barge_toad", *more)
    return t.set_resources(0, berry=berries)


def test_the_berries_are_needed() -> None:
    assert "event:croak_wart_cure" in sickbed(berries=2).offers()
    assert "event:croak_wart_cure" not in sickbed(berries=1).offers()


def test_two_cards_of_the_city_are_discarded_with_no_refund() -> None:
    t = sickbed("farm", "mine", berries=3).choose("event", "croak_wart_cure")
    assert t.resources(0)["berry"] == 1
    t.choose("discard", "farm")  # nothing but the Mine comes after it
    assert t.city(0) == ("undertaker", "barge_toad")
    assert sorted(t.discard()) == ["farm", "mine"]
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}
    assert t.score(0).parts["events"] == 6


def test_neither_card_may_be_spared() -> None:
    t = sickbed("farm").choose("event", "croak_wart_cure")
    assert "done" not in t.offers()
    t.choose("discard", "barge_toad")
    assert t.offers() == ["discard:city:undertaker", "discard:city:farm"]


def test_the_cards_that_met_the_requirement_may_go() -> None:
    t = sickbed().choose("event", "croak_wart_cure")
    assert t.seat() == 1
    assert t.city(0) == ()
    assert t.events(0) == ("croak_wart_cure",)


def test_tokens_on_a_discarded_card_are_lost() -> None:
    t = sickbed("clock_tower", "storehouse").set_on(0, "clock_tower", point=3)
    t.set_on(0, "storehouse", twig=3).choose("event", "croak_wart_cure")
    t.choose("discard", "clock_tower")
    assert t.city(0) == ("undertaker", "barge_toad")
    assert t.score(0).parts["tokens"] == 0
    assert t.resources(0)["twig"] == 0


def test_a_discarded_critter_leaves_its_occupied_token_behind() -> None:
    t = sickbed("twig_barge", "farm").set_on(0, "twig_barge", occupied=True)
    t.choose("event", "croak_wart_cure").choose("discard", "barge_toad").choose("discard", "farm")
    assert t.occupied(0, "twig_barge")
