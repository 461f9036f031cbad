"""A card played by another card's effect goes through all six steps first (timing box)."""

from __future__ import annotations

from everdell.testing import table
from tests.rulebook.journal_lines import story


def test_the_inner_card_is_done_before_the_outer_one_triggers_anything() -> None:
    t = table().set_city(0, "historian", "shopkeeper", "courthouse").set_hand(0, "postal_pigeon")
    t.set_resources(0, berry=2).set_deck("farm", "king", "mine", "inn")
    t.choose("play", "postal_pigeon", "hand").choose("play:farm:revealed")
    t.choose("trigger", "courthouse").choose("gain", "pebble")
    assert story(t) == [
        "paid postal_pigeon",
        "played postal_pigeon",
        "revealed postal_pigeon",
        "played farm",
        "gained farm",
        "gained courthouse",
        "drew historian",
        "discarded_shown",
        "gained shopkeeper",
        "drew historian",
    ]


def test_plays_nest_as_deep_as_the_cards_allow() -> None:
    t = table().set_city(0, "historian").set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("postal_pigeon", "king", "farm", "queen", "mine", "inn", "crane")
    t.choose("play", "postal_pigeon", "hand").choose("play:postal_pigeon:revealed")
    t.choose("play:farm:revealed")
    assert sorted(t.hand(0)) == ["crane", "inn", "mine"]  # one card for each of the three
    assert t.city(0) == ("historian", "postal_pigeon", "postal_pigeon", "farm")


def test_a_card_that_came_with_the_inner_play_does_not_answer_to_the_outer() -> None:
    t = table().set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("historian", "king", "farm").choose("play", "postal_pigeon", "hand")
    t.choose("play:historian:revealed")
    assert t.city(0) == ("postal_pigeon", "historian")
    assert t.hand(0) == ()


def test_an_inner_card_may_answer_to_a_card_played_after_it() -> None:
    t = table().set_hand(0, "postal_pigeon").set_city(0, "shopkeeper").set_resources(0, berry=2)
    t.set_deck("wife", "king").choose("play", "postal_pigeon", "hand").choose("play:wife:revealed")
    assert t.resources(0)["berry"] == 2  # one berry for each critter
    assert t.city(0) == ("shopkeeper", "postal_pigeon", "wife")


def test_declining_the_inner_play_leaves_the_outer_one_complete() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("wife", "farm").choose("play", "postal_pigeon", "hand").choose("done")
    assert sorted(t.discard()) == ["farm", "wife"]
    assert t.resources(0)["berry"] == 1
