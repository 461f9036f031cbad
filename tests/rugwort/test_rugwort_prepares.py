"""He prepares right after you (base rulebook, solo rules)."""

from __future__ import annotations

import pytest

from everdell.engine.journal import Entry
from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, blocked, forest, prepare, rolled, solo

BASIC = ("basic_three_twigs", "basic_two_resin", "basic_pebble", "basic_berry_card")


def entries_of(t: Table) -> list[Entry]:
    """What the journal tells of him, in order."""
    assert t.game.journal is not None
    return [entry for entry in t.game.journal.entries if entry.seat == RUGWORT]


@pytest.mark.parametrize("seasons", [0, 1, 2, 3])
def test_his_worker_of_the_basic_places_moves_on(seasons: int) -> None:
    t = prepare(solo(), seasons)
    assert [place for place in BASIC if t.at(place) == (RUGWORT,)] == [BASIC[seasons]]
    assert [place for place in BASIC if f"visit:{place}" not in t.offers()] == [BASIC[seasons]]


@pytest.mark.parametrize("seasons", [0, 1, 2])
def test_his_forest_worker_goes_round(seasons: int) -> None:
    t = prepare(solo(), seasons)
    here = forest(t)[seasons]
    assert [place for place in forest(t) if t.at(place) == (RUGWORT,)] == [here]
    assert [place for place in forest(t) if f"visit:{place}" not in t.offers()] == [here]


def test_in_autumn_it_leaves_the_third_card_for_the_journey() -> None:
    t = prepare(solo(), 3).set_hand(0, *["farm"] * 5)
    assert not [place for place in forest(t) if t.at(place)]
    assert t.at("journey_3") == (RUGWORT,)
    assert "visit:journey_3" not in t.offers()
    assert {"visit:journey_2", "visit:journey_4", "visit:journey_5"} <= set(t.offers())


def test_he_prepares_only_when_you_do() -> None:
    t = solo().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.choose("play", "farm", "hand").choose("visit", "basic_berry").choose("visit", "basic_berry")
    assert t.at(BASIC[0]) == (RUGWORT,)
    assert blocked(t) == []
    t.choose("prepare")
    assert t.at(BASIC[1]) == (RUGWORT,)
    assert blocked(t) == [1]


def test_preparing_lets_him_play_no_card() -> None:
    t = prepare(solo(), 3)
    assert rolled(t) == []
    assert t.city(RUGWORT) == ()


def test_his_green_cards_produce_nothing() -> None:
    t = prepare(solo().set_city(RUGWORT, "farm", "mine", "storehouse"), 1)
    assert sum(t.resources(RUGWORT).values()) == 0
    assert t.on(RUGWORT, "storehouse") == {}


def test_he_looks_at_the_basic_events_before_his_workers_move() -> None:
    t = prepare(solo(year=3), 2).set_city(RUGWORT, "inn", "inn", "lookout")
    prepare(t)
    assert [entry.kind for entry in entries_of(t)] == [
        "season",
        "season",
        "achieved",
        "kidnapped",
        "season",
    ]


def test_a_card_you_play_while_preparing_comes_before_his_preparation() -> None:
    t = solo(rolls=(1,)).set_city(0, "clock_tower").set_on(0, "clock_tower", point=1)
    t.set_forest("forest_two_any", "forest_meadow_two_play_one", "forest_three_berries")
    t.set_meadow("king", "queen", "castle", "farm", *["wife"] * 4).set_deck(*["mine"] * 3)
    t.choose("visit", "forest_meadow_two_play_one")
    t.choose("take", "king").choose("take", "queen")  # nothing to pay either of them with
    t.set_workers(0, 0).set_resources(0, twig=2).choose("prepare")
    t.choose("activate", "forest_meadow_two_play_one").choose("take", "castle")
    t.choose("take", "farm").choose("play", "farm")
    assert [entry.kind for entry in entries_of(t)] == ["rolled", "played", "season"]
