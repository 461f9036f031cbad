"""Set-up by number of players (base rulebook, set-up)."""

from __future__ import annotations

from collections import Counter

import pytest

import everdell
from everdell.testing import table


def in_play(game: everdell.Game, group: str) -> list[str]:
    places = [game.rules.places[number] for number in game.board.places]
    return [place.id for place in places if place.group.id == group]


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 4)])
def test_forest_cards(players: int, cards: int) -> None:
    game = everdell.new_game(players=players)
    assert len(set(in_play(game, "forest"))) == cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_basic_and_four_special_events(players: int) -> None:
    game = everdell.new_game(players=players)
    assert sorted(in_play(game, "basic_event")) == [
        "cartographers_expedition",
        "city_monument",
        "grand_tour",
        "harvest_festival",
    ]
    assert len(set(in_play(game, "special_event"))) == 4


def test_forest_cards_and_special_events_come_from_the_whole_box() -> None:
    games = [everdell.new_game(players=4, seed=seed) for seed in range(40)]
    assert len({place for game in games for place in in_play(game, "forest")}) == 11
    assert len({place for game in games for place in in_play(game, "special_event")}) == 16


@pytest.mark.parametrize(("players", "hands"), [(2, [5, 6]), (3, [5, 6, 7]), (4, [5, 6, 7, 8])])
def test_later_seats_begin_with_larger_hands(players: int, hands: list[int]) -> None:
    game = everdell.new_game(players=players)
    assert [len(p.hand) for p in game.players] == hands


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_begin_in_winter_with_two_workers_and_nothing_else(players: int) -> None:
    game = everdell.new_game(players=players)
    for p in game.players:
        assert (p.season, p.home, p.points) == (0, 2, 0)
        assert p.resources == [0, 0, 0, 0]
        assert p.city == []
    assert game.turn == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_meadow_cards_of_a_deck_of_128(players: int) -> None:
    game = everdell.new_game(players=players)
    held = sum(len(p.hand) for p in game.players)
    assert len(game.meadow) == 8
    assert all(game.meadow)
    assert game.top + held + 8 == 128
    assert game.discard == []


def test_the_deck_holds_every_card_as_often_as_printed() -> None:
    game = everdell.new_game(players=2)
    found = Counter(game.deck[: game.top] + game.meadow)
    for p in game.players:
        found.update(p.hand)
    assert found == {card.number: card.copies for card in game.rules.cards[1:]}
    assert len(found) == 48


def test_the_meadow_is_dealt_before_the_hands() -> None:
    games = [everdell.new_game(players=players, seed=5) for players in (2, 3, 4)]
    assert games[0].meadow == games[1].meadow == games[2].meadow
    assert games[0].players[1].hand == games[1].players[1].hand == games[2].players[1].hand


@pytest.mark.parametrize("players", [2, 3])
def test_a_forest_card_has_one_spot_with_two_or_three_players(players: int) -> None:
    t = table(players=players).set_forest("forest_three_berries")
    t.choose("visit", "forest_three_berries")
    assert "visit:forest_three_berries" not in t.offers()


def test_with_four_players_it_has_two_but_not_for_one_player() -> None:
    t = table(players=4).set_forest("forest_three_berries")
    t.choose("visit", "forest_three_berries").set_turn(0)
    assert "visit:forest_three_berries" not in t.offers()
    t.set_turn(1).choose("visit", "forest_three_berries")
    assert t.at("forest_three_berries") == (0, 1)
    assert "visit:forest_three_berries" not in t.offers()


@pytest.mark.parametrize("players", [0, 5])
def test_the_base_game_is_for_one_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="1 to 4"):
        everdell.new_game(players=players)


def test_the_discard_pile_lies_face_down() -> None:
    t = table().set_discard("king", "queen")
    assert t.game.view(0)["discard"] == 2
