"""Step six: cards that answer to a card played (base rulebook, timing box)."""

from __future__ import annotations

import pytest

from everdell.testing import table


@pytest.mark.parametrize("first", ["historian", "courthouse"])
def test_their_owner_chooses_the_order(first: str) -> None:
    t = table().set_city(0, "historian", "courthouse").set_hand(0, "farm")
    t.set_resources(0, twig=2, resin=1).choose("play", "farm", "hand")
    assert t.offers() == ["trigger:historian", "trigger:courthouse"]
    t.choose("trigger", first)
    assert len(t.hand(0)) == (1 if first == "historian" else 0)
    t.choose("gain", "twig")
    assert len(t.hand(0)) == 1
    assert t.resources(0)["twig"] == 1


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("historian", {"berry": 2}),
        ("shopkeeper", {"berry": 2}),
        ("courthouse", {"twig": 1, "resin": 1, "pebble": 2}),
    ],
)
def test_none_answers_to_itself(card: str, price: dict[str, int]) -> None:
    t = table().set_hand(0, card).set_resources(0, **price).choose("play", card, "hand")
    assert t.seat() == 1
    assert t.hand(0) == ()
    assert sum(t.resources(0).values()) == 0


def test_each_answers_once_to_each_card() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "wanderer", "wife").set_resources(0, berry=4)
    t.choose("play", "wanderer", "hand").set_turn(0).choose("play", "wife", "hand")
    assert t.resources(0)["berry"] == 2


def test_opponents_cards_do_not_answer() -> None:
    t = table().set_city(1, "historian", "shopkeeper").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play", "wife", "hand")
    assert t.hand(1) == ()
    assert t.resources(1)["berry"] == 0


def test_they_answer_to_their_kind_of_card_only() -> None:
    t = table().set_city(0, "shopkeeper", "courthouse").set_hand(0, "wife")
    t.set_resources(0, berry=2).choose("play", "wife", "hand")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def test_placing_a_worker_triggers_nothing() -> None:
    t = table().set_city(0, "historian", "shopkeeper", "courthouse").choose("visit", "basic_berry")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}
    assert t.hand(0) == ()


def test_a_card_that_made_room_for_the_new_one_does_not_answer_to_it() -> None:
    t = table().set_city(0, "courthouse", "farm").set_hand(0, "ruins")
    t.choose("play", "ruins", "hand").choose("demolish", "courthouse")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 2, "berry": 0}  # its cost alone
