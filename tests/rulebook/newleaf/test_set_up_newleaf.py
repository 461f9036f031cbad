"""Newleaf on the table: what is laid out, with which of its modules."""

from __future__ import annotations

import pytest

import everdell
from everdell.engine.zones import lying_in

EVENTS = {
    "city_jubilee", "ever_wall_tower_constructed", "glow_light_festival", "hot_air_balloon_race",
    "juniper_jig_dance_contest", "magic_show", "royal_tea", "stock_market_boom", "sunflower_parade",
}  # fmt: skip


def newleaf(players: int = 2, seed: int = 1, **settings: str) -> everdell.Game:
    return everdell.new_game(players, boxes=("base", "newleaf"), seed=seed, options=settings)


def special_events(game: everdell.Game) -> list[str]:
    places = [game.rules.places[number] for number in game.board.places]
    return [place.id for place in places if place.group.id == "special_event"]


def count(game: everdell.Game, zone: str) -> int:
    return len([thing for thing in lying_in(game, game.rules.zone(zone)) if thing])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_station_board(players: int) -> None:
    game = newleaf(players)
    assert [count(game, zone) for zone in ("station", "train", "visitors")] == [3, 3, 2]
    assert [count(game, zone) for zone in ("visitor_pile_1", "visitor_pile_2")] == [15, 15]
    assert count(game, "train_bag") == 15


def test_fifty_nine_cards_join_the_deck() -> None:
    assert len(newleaf().rules.deck) == 128 + 59


def test_three_golden_tokens_a_ticket_and_a_reservation_each() -> None:
    for p in newleaf(3).players:
        assert p.counters == (3, 2, 1)


def test_the_cards_alone_do_without_station_and_locomotives() -> None:
    game = newleaf(newleaf_board="cards_only")
    assert len(game.rules.deck) == 128 + 57
    assert game.rules.card_or_none("locomotive") == 0
    assert not game.rules.tiles
    assert "station" not in game.rules.place_numbers


def test_six_basic_events() -> None:
    game = newleaf()
    basic = [game.rules.places[number].group.id for number in game.board.places]
    assert basic.count("basic_event") == 6


def test_events_are_mixed() -> None:
    dealt = [special_events(newleaf(seed=seed)) for seed in range(20)]
    assert all(len(events) == 4 for events in dealt)
    ours = [len(EVENTS & set(events)) for events in dealt]
    assert min(ours) < 2 < max(ours)


@pytest.mark.parametrize("seed", range(5))
def test_or_two_and_two(seed: int) -> None:
    events = special_events(newleaf(seed=seed, newleaf_events="two_and_two"))
    assert len(events) == 4
    assert len(EVENTS & set(events)) == 2


@pytest.mark.parametrize("seed", range(5))
def test_or_newleafs_only(seed: int) -> None:
    assert set(special_events(newleaf(seed=seed, newleaf_events="newleaf_only"))) <= EVENTS


@pytest.mark.parametrize("seed", range(5))
def test_or_without_those_that_name_two_cards(seed: int) -> None:
    events = special_events(newleaf(seed=seed, newleaf_events="without_pairs"))
    assert set(events) <= EVENTS | {"the_everdell_games"}


@pytest.mark.parametrize("seed", range(5))
def test_or_none_of_newleaf(seed: int) -> None:
    events = special_events(newleaf(seed=seed, newleaf_events="base_only"))
    assert len(events) == 4
    assert not EVENTS & set(events)


def test_only_base_events_that_name_cards_are_left_out() -> None:
    options = {"newleaf_events": "without_pairs"}
    game = everdell.new_game(2, boxes=("base", "extra", "newleaf"), seed=1, options=options)
    for place in game.rules.places[1:]:
        if place.group.id == "special_event":
            assert not (place.cards and place.box == "base")


def test_without_its_forest_cards() -> None:
    game = newleaf(newleaf_forest="off")
    forest = [place for place in game.rules.places[1:] if place.group.id == "forest"]
    assert {place.box for place in forest} == {"base"}


def test_without_its_basic_events() -> None:
    game = newleaf(newleaf_basic_events="off")
    basic = [game.rules.places[number].group.id for number in game.board.places]
    assert basic.count("basic_event") == 4


def test_nothing_but_the_cards() -> None:
    """The rulebook's smallest mix: 57 cards and three golden tokens for each player."""
    game = newleaf(
        newleaf_board="cards_only",
        newleaf_tickets="off",
        newleaf_reservations="off",
        newleaf_forest="off",
        newleaf_basic_events="off",
        newleaf_events="base_only",
    )
    assert [p.counters for p in game.players] == [(3,), (3,)]
    assert {place.box for place in game.rules.places[1:]} == {"base"}
    assert len(game.rules.deck) == 128 + 57


def test_a_setting_that_does_not_exist_is_told_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="newleaf_board"):
        newleaf(newleaf_bord="station")
    with pytest.raises(ValueError, match="cards_only"):
        newleaf(newleaf_board="rail")
