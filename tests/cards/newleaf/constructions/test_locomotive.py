"""Locomotive: a Station card is played for three resources less."""

from __future__ import annotations

from everdell.testing import Table, table


def locomotive(*station: str) -> Table:
    t = table(boxes=("base", "newleaf")).set_city(0, "locomotive")
    t.set_row("station", *station, *["castle", "palace", "castle"][: 3 - len(station)])
    return t.set_row("train", "train_berry", "train_resin", "train_pebble")


def test_a_station_card_costs_three_resources_less() -> None:
    t = locomotive("king").set_resources(0, berry=3).choose("visit:city:0:locomotive")
    assert t.offers() == ["play:king:station", "done"]
    t.choose("play:king:station")
    assert t.city(0) == ("locomotive", "king")
    assert t.resources(0)["berry"] == 0 + 1  # the reward


def test_the_player_chooses_what_is_spared() -> None:
    t = locomotive("chapel").set_resources(0, twig=2, resin=1, pebble=1)
    t.choose("visit:city:0:locomotive").choose("play:chapel:station")
    assert t.offers() == ["pay:twig=1", "pay:resin=1", "pay:pebble=1"]


def test_the_resources_taken_off_are_not_gained() -> None:
    t = locomotive("wife").set_resources(0, berry=1).choose("visit:city:0:locomotive")
    assert t.choose("play:wife:station").resources(0)["berry"] == 1 + 1  # the reward


def test_the_reward_beside_the_card_comes_when_it_is_resolved() -> None:
    t = locomotive("castle", "wanderer").set_deck("bard", "judge", "wife", "mine")
    t.choose("visit:city:0:locomotive").choose("play:wanderer:station")
    assert sorted(t.hand(0)) == ["bard", "judge", "wife"]  # before the Station is refilled
    assert t.row("station") == ("castle", "mine", "castle")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 0}
    assert t.row("train")[0] == "train_berry"
    assert t.row("train")[2] == "train_pebble"


def test_a_visit_is_legal_even_if_no_card_is_played() -> None:
    t = locomotive().choose("visit:city:0:locomotive")
    assert t.seat() == 1
    assert t.standing(0, "locomotive") == (0,)
    t = locomotive("mine").choose("visit:city:0:locomotive").choose("done")
    assert t.row("station")[0] == "mine"
    assert sum(t.resources(0).values()) == 0


def test_only_cards_of_the_station() -> None:
    t = locomotive().set_hand(0, "mine").set_meadow("wife", "wife")
    assert t.choose("visit:city:0:locomotive").seat() == 1


def test_opponents_may_not_use_it() -> None:
    t = table(boxes=("base", "newleaf")).set_city(1, "locomotive")
    assert "visit:city:1:locomotive" not in t.offers()


def test_no_other_ability_can_be_added() -> None:
    t = locomotive("king").set_city(0, "locomotive", "innkeeper", "inventor")
    t.set_resources(0, berry=2).choose("visit:city:0:locomotive")
    assert t.seat() == 1


def test_a_golden_token_cannot_pay_there() -> None:
    t = locomotive("lamplighter").set_city(0, "locomotive", "farm")
    t.choose("visit:city:0:locomotive")
    assert t.offers() == ["play:lamplighter:station", "done"]
    t.choose("play:lamplighter:station").choose("done")
    assert t.tokens(0)["golden"] == 3


def test_without_the_board_there_is_none() -> None:
    plain = table(boxes=("base", "newleaf"), options={"newleaf_board": "cards_only"})
    assert plain.game.rules.card_or_none("locomotive") == 0
    assert len(plain.game.rules.deck) == 128 + 57
