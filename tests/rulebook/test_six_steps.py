"""Playing a card: six steps in the printed order, for every way of playing one (timing box).

Each test reads the journal: ability, payment, refill, placing, own effect, triggered effects.
"""

from __future__ import annotations

from everdell.testing import Table, table
from tests.rulebook.journal_lines import story

RICH = {"twig": 5, "resin": 5, "pebble": 5, "berry": 5}


def ready(*city: str) -> Table:
    return table().set_city(0, *city).set_resources(0, **RICH)


def test_from_the_hand() -> None:
    t = ready("courthouse").set_hand(0, "farm")
    t.choose("play", "farm", "hand").choose("gain", "pebble")
    assert story(t) == ["paid farm", "played farm", "gained farm", "gained courthouse"]


def test_from_the_meadow() -> None:
    t = ready("courthouse").set_meadow("farm").set_deck("king")
    t.choose("play:farm:meadow").choose("gain", "pebble")
    assert story(t) == [
        "paid farm",
        "meadow king",
        "played farm",
        "gained farm",
        "gained courthouse",
    ]


def test_with_an_occupied_token() -> None:
    t = ready("school", "historian").set_meadow("teacher").set_deck("king", "mine", "inn", "crane")
    t.choose("play:teacher:meadow:occupy").choose("keep", "mine")
    assert story(t) == [
        "occupied teacher",
        "meadow king",
        "played teacher",
        "drew teacher",
        "gave_cards",
        "drew historian",
    ]
    assert t.resources(0) == RICH


def test_with_a_crane() -> None:
    t = ready("crane", "courthouse").set_meadow("mine").set_deck("king").set_resources(0)
    t.choose("play:mine:meadow:crane").choose("gain", "twig")
    assert story(t) == [
        "left_city crane",
        "meadow king",
        "played mine",
        "gained mine",
        "gained courthouse",
    ]


def test_with_a_crane_for_part_of_the_price() -> None:
    t = ready("crane").set_hand(0, "fairgrounds").set_deck("king", "queen")
    t.choose("play:fairgrounds:hand:crane").choose("pay:twig=1")
    assert story(t) == [
        "left_city crane",
        "paid fairgrounds",
        "played fairgrounds",
        "drew fairgrounds",
    ]


def test_with_an_innkeeper() -> None:
    t = ready("innkeeper", "shopkeeper").set_meadow("king").set_deck("farm")
    t.choose("play:king:meadow:innkeeper")
    assert story(t) == [
        "left_city innkeeper",
        "paid king",
        "meadow farm",
        "played king",
        "gained shopkeeper",
    ]


def test_with_a_dungeon() -> None:
    t = ready("dungeon", "wanderer", "shopkeeper").set_meadow("doctor").set_deck("farm")
    t.choose("play:doctor:meadow:dungeon").choose("prisoner", "wanderer").choose("pay:berry=1")
    assert story(t) == [
        "imprisoned wanderer",
        "paid doctor",
        "meadow farm",
        "played doctor",
        "paid doctor",
        "gained_points doctor",
        "gained shopkeeper",
    ]


def test_with_a_judge() -> None:
    t = ready("judge", "historian").set_meadow("farm").set_deck("king", "queen")
    t.choose("play:farm:meadow:judge").choose("pay:twig=2,berry=1")
    assert story(t) == [
        "paid farm",
        "meadow king",
        "played farm",
        "gained farm",
        "drew historian",
    ]


def test_at_an_inn() -> None:
    t = ready("inn", "historian").set_meadow("doctor").set_deck("king", "queen")
    t.choose("visit", "city", "inn").choose("play:doctor:meadow").choose("pay:berry=2")
    assert story(t) == [
        "visited_card inn",
        "paid doctor",
        "meadow king",
        "played doctor",
        "paid doctor",
        "gained_points doctor",
        "drew historian",
    ]


def test_through_a_queen() -> None:
    t = ready("queen", "historian").set_meadow("farm").set_deck("king", "mine")
    t.choose("visit", "city", "queen").choose("play:farm:meadow")
    assert story(t) == [
        "visited_card queen",
        "meadow king",
        "played farm",
        "gained farm",
        "drew historian",
    ]


def test_through_a_cemetery() -> None:
    t = ready("cemetery", "historian").set_deck("king", "mine", "inn", "crane", "farm")
    t.choose("visit", "city", "cemetery").choose("play:mine:revealed")
    assert story(t) == [
        "visited_card cemetery",
        "revealed cemetery",
        "played mine",
        "gained mine",
        "drew historian",
        "discarded_shown",
    ]


def test_on_a_forest_card_that_plays_one() -> None:
    t = ready("historian").set_forest("forest_meadow_two_play_one").set_meadow("farm", "mine")
    t.set_deck("king", "queen", "inn").choose("visit", "forest_meadow_two_play_one")
    t.choose("take", "farm").choose("take", "mine")
    t.choose("play:mine:hand").choose("pay:twig=1,resin=1")
    assert story(t) == [
        "visited forest_meadow_two_play_one",
        "took_from_meadow farm",
        "took_from_meadow mine",
        "meadow king",
        "meadow queen",
        "paid mine",
        "played mine",
        "gained mine",
        "drew historian",
    ]


def test_a_card_removed_by_the_new_one_leaves_right_before_it_is_placed() -> None:
    t = ready("historian", "farm", "mine").set_meadow("ruins")
    t.set_deck("king", "queen", "inn", "crane")
    t.choose("play:ruins:meadow").choose("demolish", "mine")
    assert story(t) == [
        "meadow king",
        "left_city mine",
        "played ruins",
        "gained ruins",
        "drew ruins",
        "drew historian",
    ]


def test_a_fool_enters_another_city() -> None:
    t = ready("historian", "shopkeeper").set_meadow("fool").set_deck("king", "queen")
    t.choose("play:fool:meadow")
    assert story(t) == ["paid fool", "meadow king", "played fool", "drew historian"]
    assert t.city(1) == ("fool",)


def test_a_price_that_goes_to_an_opponent_is_handed_over_when_paid() -> None:
    t = ready("shopkeeper").set_meadow("shepherd").set_deck("king")
    t.choose("play:shepherd:meadow")
    assert [(entry.kind, entry.seat) for entry in t.told("gained")][:1] == [("gained", 1)]
    assert story(t) == [
        "paid shepherd",
        "gained shepherd",
        "meadow king",
        "played shepherd",
        "gained shepherd",
        "gained shopkeeper",
    ]
