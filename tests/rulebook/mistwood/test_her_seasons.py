"""When Nightweave prepares, what she does then, and how the game ends."""

from __future__ import annotations

import random

import pytest

from everdell import games
from everdell.engine.content import SEASONS
from everdell.testing import Table
from tests.rulebook.mistwood.sitting import against_her, at_home, her, lurking, plays, stacked


def ready(season: str = "winter", players: int = 1, **options: str) -> Table:
    """No worker at home, her figure in the meadow."""
    return lurking(at_home(against_her(players, **options), 0, season), 1)


def season_of(t: Table) -> str:
    return SEASONS[t.game.players[her(t)].season]


# The spider check ----------------------------------------------------------------------------


def test_a_spider_has_her_prepare() -> None:
    t = plays(ready(), 1)
    assert season_of(t) == "spring"
    assert t.game.blocked == 0


def test_not_without_a_spider() -> None:
    assert season_of(plays(ready(), 7)) == "winter"


def test_not_from_the_lair() -> None:
    assert season_of(plays(at_home(against_her(), 0), 1)) == "winter"


def test_not_with_a_worker_left() -> None:
    assert season_of(plays(lurking(at_home(against_her(), 1), 1), 1)) == "winter"


# Preparing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("season", "workers"), [("winter", 1), ("spring", 2), ("summer", 3)])
def test_her_new_workers(season: str, workers: int) -> None:
    assert plays(ready(season), 1).workers(1) == workers


def test_her_workers_come_home() -> None:
    t = ready().set_city(0, "inn").set_on(0, "inn", workers=(1,))
    t.game.at[t.game.rules.place("basic_pebble")] = 16
    plays(t, 1)
    assert t.workers(1) == 3
    assert t.standing(0, "inn") == ()


def test_with_powers_she_keeps_her_worker_of_spring() -> None:
    t = lurking(at_home(against_her(powers="dealt"), 0), 1)
    while t.prompt() != "turn":
        t.choose(t.offers()[-1])
    at_home(t, 0)
    lurking(t, 1)
    assert plays(t, 1).workers(1) == 1


@pytest.mark.parametrize(("season", "points"), [("winter", 2), ("spring", 0), ("summer", 2)])
def test_green_cards_bring_points_in_spring_and_autumn(season: str, points: int) -> None:
    t = ready(season).set_city(1, *["farm"] * 7)
    assert plays(t, 1).points(1) == points


@pytest.mark.parametrize(("season", "cards"), [("winter", 0), ("spring", 2), ("summer", 0)])
def test_summer_brings_two_cards(season: str, cards: int) -> None:
    assert len(plays(ready(season), 1).hand(1)) == cards


def test_the_cards_of_the_season_join_her_deck() -> None:
    t = ready()
    before = sum(len(t.game.zones[t.game.rules.zone(zone).index])
                 for zone in ("activity_deck", "activity", "activity_used"))  # fmt: skip
    g = plays(t, 10).game
    deck = g.zones[g.rules.zone("activity_deck").index]
    assert len(deck) == before + 3
    assert g.zones[g.rules.zone("activity_used").index] == ()
    assert g.zones[g.rules.zone("activity_spring").index] == ()


def test_in_autumn_she_passes() -> None:
    t = ready("autumn")
    t.game.at[t.game.rules.place("journey_3")] = 16
    plays(t, 1)
    assert t.game.players[1].passed
    assert t.at("journey_3") == (1,)


def test_in_autumn_she_passes_from_the_lair_as_well() -> None:
    """Wherever her figure is."""
    t = plays(at_home(against_her(), 0, "autumn"), 1)
    assert t.game.players[1].passed
    assert t.game.blocked == 0


def test_not_without_a_spider_on_the_card() -> None:
    assert not plays(ready("autumn"), 7).game.players[1].passed


def test_an_empty_deck_is_shuffled_anew() -> None:
    t = against_her()
    g = t.game
    deck, used = g.rules.zone("activity_deck"), g.rules.zone("activity_used")
    g.zones[used.index] = (*g.zones[used.index], *g.zones[deck.index])
    g.zones[deck.index] = ()
    t.set_turn(0).set_workers(0, 1).choose("visit:haven")
    assert len(g.zones) == len(t.game.zones)
    assert len(t.game.zones[deck.index]) == 7


# The end -------------------------------------------------------------------------------------


def test_the_game_ends_when_all_have_passed() -> None:
    t = ready("autumn").set_season(0, "autumn").set_turn(0)
    stacked(t, 1).choose("pass")
    assert t.game.over


def test_a_player_who_passed_waits_for_her() -> None:
    t = at_home(against_her(), 2, "autumn").set_season(0, "autumn").set_turn(0)
    t.choose("pass")
    assert t.game.over
    assert t.game.players[1].passed


@pytest.mark.parametrize("seed", range(5))
def test_it_always_ends_even_where_everything_is_taken_for_good(seed: int) -> None:
    t = at_home(against_her(), 3, "spring").set_season(0, "autumn")
    for place in t.game.rules.places[1:]:
        if place.group.id in ("basic", "forest"):
            t.game.at[place.number] = 1
    t.set_turn(0).choose("pass")
    assert t.game.over


def only(t: Table, *activities: int) -> Table:
    """No other activity cards are left in her deck."""
    g = t.game
    box, *piles = [g.rules.zone(f"activity{pile}").index for pile in ("_box", "_deck", "_used")]
    for pile in piles:
        g.zones[box], g.zones[pile] = (*g.zones[box], *g.zones[pile]), ()
    return stacked(t, *activities)


def test_alone_with_a_worker_that_no_card_can_place_she_does_not_play_the_whole_deck() -> None:
    """Once her deck is used up, it counts as placed; else a Fool could go round for ever."""
    t = lurking(at_home(against_her(), 1, "summer").set_season(0, "autumn"), 1)
    g = t.game
    for place in g.rules.places[1:]:
        if place.group.id == "basic":
            g.at[place.number] = 1
    only(t, 7, 1).set_turn(0).choose("pass")
    assert len(t.told("turned_up")) < 20
    assert t.game.over


def test_a_worker_that_can_still_be_placed_is() -> None:
    """One card of two makes a journey: the second worker goes when the deck comes round again."""
    t = at_home(against_her(), 2, "autumn").set_season(0, "autumn")
    t.set_hand(1, *["farm"] * 6)
    only(t, 7, 1).set_turn(0).choose("pass")
    assert len(t.told("visited")) == 2
    assert t.game.over


# Scores --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "purple", "size"), [("0", 0, 0), ("1", 2, 0), ("2", 4, 0), ("3", 4, 2), ("4", 6, 3)]
)
def test_her_level_scores_purple_cards_and_her_city(level: str, purple: int, size: int) -> None:
    t = against_her(level=level).set_city(1, "wife", "castle", *["farm"] * 4)
    t.game.blocked = 0
    parts = t.score(1).parts
    assert (parts["cards"], parts["prosperity"], parts["city_size"]) == (10, purple, size)


@pytest.mark.parametrize(
    ("level", "own", "missed"), [("0", 0, 0), ("1", 4, 0), ("2", 4, 3), ("3", 4, 6), ("4", 4, 6)]
)
def test_her_event_and_those_that_are_left(level: str, own: int, missed: int) -> None:
    t = plays(at_home(against_her(level=level), 1, "summer"), 14)
    parts = t.score(1).parts
    assert (parts["events"], parts["missed_events"]) == (own, missed)


def test_journeys_and_tokens() -> None:
    t = at_home(against_her(), 1, "autumn").set_hand(1, "mine").set_points(1, 3)
    parts = plays(t, 16).score(1).parts
    assert (parts["journey"], parts["tokens"]) == (5, 3)


def over(t: Table) -> tuple[int, ...]:
    t.game.over = True
    return t.game.winners()


def test_one_player_must_have_more_points() -> None:
    t = against_her().set_points(0, 20).set_points(1, 19)
    assert over(t) == (0,)
    assert over(t.set_points(1, 20)) == (1,)


def test_two_players_win_together_or_not_at_all() -> None:
    t = against_her(2).set_points(0, 20).set_points(1, 25).set_points(2, 19)
    assert over(t) == (0, 1)
    assert over(t.set_points(0, 19)) == (2,)


# Whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
def test_whole_games_come_to_their_end(players: int) -> None:
    for seed in range(4):
        options = {"nightweave": str(seed)}
        game = games.new_game(players, ("base", "mistwood"), seed, options)
        chance = random.Random(seed)
        while not game.over:
            game.take(chance.randrange(len(game.options)))
        assert game.winners()
