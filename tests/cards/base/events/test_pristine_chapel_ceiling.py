"""Pristine Chapel Ceiling: the Chapel's tokens bring cards, resources and points."""

from __future__ import annotations

from everdell.testing import Table, table


def ceiling(tokens: int, *hand: str) -> Table:
    t = table().set_events("pristine_chapel_ceiling").set_city(0, "woodcarver", "chapel")
    return t.set_on(0, "chapel", point=tokens).set_hand(0, *hand).set_deck("farm", "mine", "inn")


def test_a_card_and_a_resource_of_choice_for_each_token() -> None:
    t = ceiling(2).choose("event", "pristine_chapel_ceiling")
    assert sorted(t.hand(0)) == ["farm", "mine"]
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain", "twig").choose("gain", "pebble")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}


def test_tokens_keep_their_own_value_besides() -> None:
    t = ceiling(1).choose("event", "pristine_chapel_ceiling").choose("gain", "berry")
    assert t.on(0, "chapel") == {"point": 1}
    assert t.score(0).parts["tokens"] == 1
    assert t.score(0).parts["events"] == 2


def test_tokens_added_later_count_at_the_end() -> None:
    t = ceiling(0).choose("event", "pristine_chapel_ceiling").set_turn(0)
    t.choose("visit", "city", "chapel")
    assert t.score(0).parts["events"] == 2


def test_with_an_empty_chapel_it_may_still_be_achieved() -> None:
    t = ceiling(0).choose("event", "pristine_chapel_ceiling")
    assert t.seat() == 1
    assert t.events(0) == ("pristine_chapel_ceiling",)
    assert t.hand(0) == ()
    assert t.score(0).parts["events"] == 0


def test_a_full_hand_cuts_the_cards_not_the_resources() -> None:
    t = ceiling(2, *["wife"] * 4, *["king"] * 2, "bard").choose("event", "pristine_chapel_ceiling")
    t.choose("gain", "resin").choose("gain", "resin")
    assert len(t.hand(0)) == 8
    assert t.resources(0)["resin"] == 2


def test_without_a_chapel_it_is_worth_nothing_but_kept() -> None:
    t = ceiling(0).choose("event", "pristine_chapel_ceiling").set_turn(0)
    t.set_on(0, "chapel", point=3).set_hand(0, "ruins")
    t.choose("play", "ruins", "hand")
    assert t.city(0) == ("woodcarver", "ruins")
    assert t.events(0) == ("pristine_chapel_ceiling",)
    assert t.score(0).parts["events"] == 0
    assert t.score(0).parts["tokens"] == 0
