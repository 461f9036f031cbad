"""Nightweave's turn: what each of her actions does, and what she does when it cannot be done."""

from __future__ import annotations

import pytest

from everdell.engine.queries import in_play
from everdell.testing import Table
from tests.rulebook.mistwood.sitting import against_her, at_home, her, lurking, plays, stacked


def in_her_city(t: Table) -> tuple[str, ...]:
    return t.city(her(t))


# Workers -------------------------------------------------------------------------------------


def test_basic_puts_a_worker_on_a_free_exclusive_location() -> None:
    t = against_her().set_workers(1, 1)
    plays(t, 1)
    exclusive = {"basic_three_twigs", "basic_two_resin", "basic_pebble", "basic_berry_card"}
    taken = [place for place in exclusive if t.at(place) == (1,)]
    assert len(taken) == 1
    assert t.workers(1) == 0


def test_she_gains_nothing_there() -> None:
    t = plays(against_her(), 1)
    assert sum(t.resources(1).values()) == 0
    assert t.hand(1) == ()


def test_forest_puts_one_where_she_has_none() -> None:
    t = against_her().set_forest("forest_three_berries", "forest_two_any", "forest_two_resin_twig")
    plays(t, 2)
    plays(t, 2)
    places = ("forest_three_berries", "forest_two_any", "forest_two_resin_twig")
    assert sorted([len(t.at(place)) for place in places]) == [0, 1, 1]


def test_open_visits_a_players_card_and_pays_the_owner() -> None:
    t = at_home(against_her(), 1, "spring").set_city(0, "inn")
    plays(t, 3)
    assert t.standing(0, "inn") == (1,)
    assert t.points(0) == 1


def test_a_closed_card_is_not_visited() -> None:
    t = at_home(against_her(), 1, "spring").set_city(0, "university")
    plays(t, 3)
    assert t.standing(0, "university") == ()
    assert t.game.blocked != 0  # she lurks in its place


def test_basic_event_takes_the_leftmost_her_colours_allow() -> None:
    t = at_home(against_her(), 1, "spring").set_city(1, *["farm"] * 4)
    plays(t, 4)
    assert t.events(1) == ("harvest_festival",)
    assert t.score(1).parts["events"] == 3


def test_without_the_colours_no_event() -> None:
    t = plays(at_home(against_her(), 1, "spring"), 4)
    assert t.events(1) == ()


def test_special_event_asks_for_nothing_and_is_claimed_once() -> None:
    t = at_home(against_her(), 2, "summer")
    first = in_play(t.game, "special_event")[0]
    plays(t, 14)
    assert t.events(1) == (t.game.rules.places[first].id,)
    plays(t, 14)
    assert len(t.events(1)) == 1
    assert t.game.blocked != 0


def test_a_journey_costs_a_card_and_takes_most_points() -> None:
    t = at_home(against_her(), 1, "autumn").set_hand(1, "mine")
    plays(t, 16)
    assert t.at("journey_5") == (1,)
    assert t.hand(1) == ()
    assert "mine" in t.discard()


def test_without_a_card_no_journey() -> None:
    t = plays(at_home(against_her(), 1, "autumn"), 16)
    assert t.at("journey_5") == ()


def test_only_in_autumn() -> None:
    t = at_home(against_her(), 1, "summer").set_hand(1, "mine")
    assert plays(t, 2).at("journey_5") == ()


def test_without_a_worker_the_second_action() -> None:
    t = plays(at_home(against_her(), 0), 1)
    assert t.game.blocked.bit_count() == 1


def test_with_neither_the_default_plays_from_her_hand() -> None:
    t = lurking(at_home(against_her(), 1), 3).set_hand(1, "mine")
    for place in ("basic_three_twigs", "basic_two_resin", "basic_pebble", "basic_berry_card"):
        t.game.at[t.game.rules.place(place)] = 1
    plays(t, 1)
    assert in_her_city(t) == ("mine",)


def test_or_draws_two_cards_without_a_hand() -> None:
    t = lurking(at_home(against_her(), 1), 3)
    for place in ("basic_three_twigs", "basic_two_resin", "basic_pebble", "basic_berry_card"):
        t.game.at[t.game.rules.place(place)] = 1
    plays(t, 1)
    assert len(t.hand(1)) == 2


# The figure ----------------------------------------------------------------------------------


def test_a_card_beneath_her_can_be_neither_played_nor_taken() -> None:
    t = lurking(against_her(), 1).set_meadow("wanderer", *["inn", "mine", "farm"] * 2, "king")
    t.set_turn(0).set_resources(0, berry=3, twig=3, resin=3, pebble=3)
    offers = t.offers()
    assert "play:wanderer:meadow" not in offers
    assert "play:inn:meadow" in offers
    assert t.game.view(0)["meadow"][0] == {"card": "wanderer", "blocked": True}


def test_meadow_plays_the_card_beneath_her_and_blocks_the_next() -> None:
    t = lurking(against_her(), 2).set_meadow("inn", "wanderer").set_deck("king")
    plays(t, 6)
    assert in_her_city(t) == ("wanderer",)
    assert t.meadow()[1] == "king"
    assert t.game.blocked == 2


def test_from_the_lair_the_die_shows_which() -> None:
    t = plays(against_her(), 6)
    assert len(in_her_city(t)) == 1
    assert t.game.blocked == 0
    assert len(t.meadow()) == 8


# Her cards -----------------------------------------------------------------------------------


def test_hand_plays_the_top_card_without_its_text() -> None:
    t = against_her().set_hand(1, "mine")
    plays(t, 8)
    assert in_her_city(t) == ("mine",)
    assert sum(t.resources(1).values()) == 0


def test_draw_adds_two_cards() -> None:
    assert len(plays(against_her(), 7).hand(1)) == 2


def test_a_point() -> None:
    t = at_home(against_her(), 1, "autumn")
    assert plays(t, 7).points(1) == 1  # her hand is empty


def test_her_hand_has_no_limit() -> None:
    t = against_her().set_hand(1, *["mine"] * 3, *["inn"] * 3, *["farm"] * 3)
    assert len(plays(t, 7).hand(1)) == 11


def test_neither_uniqueness_nor_spaces_bind_her() -> None:
    t = against_her().set_city(1, *["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "king")
    t.set_hand(1, "king")
    plays(t, 8)
    assert in_her_city(t).count("king") == 2
    assert len(in_her_city(t)) == 16


def test_the_fool_goes_into_a_players_city() -> None:
    t = against_her().set_hand(1, "fool")
    plays(t, 8)
    assert t.city(0) == ("fool",)


def test_where_there_is_no_room_the_fool_is_discarded_and_that_was_her_action() -> None:
    t = against_her().set_hand(1, "fool").set_city(0, "fool")
    plays(t, 8)
    assert in_her_city(t) == ()
    assert t.discard() == ("fool",)


def test_her_hand_is_hidden_from_players() -> None:
    t = against_her().set_hand(1, "mine")
    assert t.game.view(0)["players"][1]["hand_size"] == 1
    assert "hand" not in t.game.view(0)["players"][1]


# Gifts ---------------------------------------------------------------------------------------


def test_cards_given_to_her_bring_a_point_each() -> None:
    t = against_her().set_city(0, "post_office").set_hand(0, "mine", "inn").set_turn(0)
    t.set_workers(0, 1)
    stacked(t, 1)
    t.choose("visit:city:0:post_office")
    assert sorted(t.hand(1)) == ["inn", "mine"]
    assert t.points(1) == 2


def test_for_resources_she_draws_cards() -> None:
    t = against_her().set_city(0, "monastery").set_resources(0, berry=2).set_workers(0, 1)
    stacked(t, 1).set_turn(0)
    t.choose("visit:city:0:monastery")
    assert (len(t.hand(1)), t.points(1), t.points(0)) == (2, 0, 4)
    assert sum(t.resources(1).values()) == 0


@pytest.mark.parametrize("receiver", [1, 2])
def test_with_a_partner_you_choose_who_is_given(receiver: int) -> None:
    t = against_her(2).set_city(0, "monastery").set_resources(0, berry=2).set_workers(0, 1)
    t.set_turn(0).choose("visit:city:0:monastery")
    assert t.offers() == ["give:1", "give:2"]
    t.choose(f"give:{receiver}")
    assert t.resources(1)["berry"] == (2 if receiver == 1 else 0)
