"""What is known of Nightweave beside her cards: ties, gifts, the card beneath her, and her city."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.mistwood.sitting import against_her, at_home, her, lurking, plays, stacked

EXCLUSIVE = ("basic_three_twigs", "basic_two_resin", "basic_pebble", "basic_berry_card")


def taken(t: Table, *places: str) -> Table:
    """A worker of seat 0 stands on each of these places."""
    for place in places:
        t.game.at[t.game.rules.place(place)] = 1
    return t


def last_roll(t: Table) -> int:
    return t.told("rolled")[-1].n or 0


# Ties ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_die_counts_the_places_that_would_do_in_reading_order(seed: int) -> None:
    """After the last it starts again at the first."""
    t = taken(against_her(), "basic_two_resin")
    t.game.random = against_her().game.random
    for _ in range(seed):
        t.game.random.below(8)
    plays(t, 1)
    free = ("basic_three_twigs", "basic_pebble", "basic_berry_card")
    assert t.at(free[(last_roll(t) - 1) % 3]) == (1,)


def test_the_only_place_that_would_do_needs_no_die() -> None:
    t = plays(taken(against_her(), *EXCLUSIVE[1:]), 1)
    assert t.told("rolled") == []
    assert t.at(EXCLUSIVE[0]) == (1,)


# Not possible --------------------------------------------------------------------------------


def test_with_no_open_card_free_she_does_the_second_action() -> None:
    t = at_home(against_her(), 1, "spring").set_city(0, "inn").set_on(0, "inn", workers=(0,))
    plays(t, 3)
    assert t.standing(0, "inn") == (0,)
    assert t.game.blocked != 0


def test_with_every_journey_taken_none_is_made_but_the_shared_one() -> None:
    t = at_home(against_her(), 1, "autumn").set_hand(1, "mine")
    plays(taken(t, "journey_3", "journey_4", "journey_5"), 16)
    assert 1 in t.at("journey_2")


def test_without_a_worker_no_event() -> None:
    t = at_home(against_her(), 0, "spring").set_city(1, *["farm"] * 4)
    assert plays(t, 4).events(1) == ()


def test_in_the_meadow_already_she_does_not_lurk() -> None:
    t = lurking(taken(against_her(), *EXCLUSIVE), 3)
    assert plays(t, 1).game.blocked == 1 << 2


# The card beneath her ------------------------------------------------------------------------


def test_a_card_beneath_her_is_not_drawn() -> None:
    t = lurking(against_her(), 1).set_meadow("wanderer", *["inn", "mine", "farm"] * 2, "king")
    t.set_season(0, "spring").set_workers(0, 0).set_turn(0).choose("prepare")
    assert "take:inn" in t.offers()
    assert "take:wanderer" not in t.offers()


def test_a_card_beneath_her_is_not_discarded() -> None:
    """The Undertaker discards three of the Meadow."""
    t = lurking(against_her(), 1).set_meadow("wanderer", *["inn", "mine", "farm"] * 2, "king")
    t.set_hand(0, "undertaker").set_resources(0, berry=2).set_turn(0)
    t.choose("play:undertaker:hand")
    assert [id for id in t.offers() if id.startswith("discard")]
    assert not [id for id in t.offers() if "wanderer" in id]


def test_when_she_prepares_the_card_is_free_again() -> None:
    t = lurking(at_home(against_her(), 0), 1).set_meadow("wanderer")
    plays(t, 1).set_resources(0, berry=2).set_turn(0)
    assert "play:wanderer:meadow" in t.offers()


# Her city ------------------------------------------------------------------------------------


def test_points_given_to_her_she_keeps() -> None:
    """A visitor of her Inn pays her as any owner."""
    t = against_her().set_city(1, "inn").set_meadow("farm").set_resources(0, twig=3, resin=3)
    stacked(t.set_workers(0, 1).set_turn(0), 1).choose("visit:city:1:inn")
    while t.prompt() == "play-card" or t.prompt() == "pay-card":
        t.choose(t.offers()[0])
    assert t.points(1) == 1


def test_the_text_of_her_cards_means_nothing_when_pearls_come() -> None:
    """A Bridge draws two cards for each pearl, but not for her."""
    t = at_home(against_her(1, "0", "pearlbrook"), 1, "spring").set_city(1, "bridge")
    plays(t, "nightweave_activity_pearlbrook_1")
    assert t.tokens(1)["pearl"] == 2
    assert t.hand(1) == ()


def test_a_card_of_hers_triggers_nothing_in_her_city() -> None:
    t = against_her().set_city(1, "historian", "courthouse").set_hand(1, "mine")
    plays(t, 8)
    assert t.hand(1) == ()
    assert sum(t.resources(1).values()) == 0


def test_her_cards_ask_for_nothing_and_use_no_token() -> None:
    t = plays(against_her().set_city(1, "farm").set_hand(1, "husband"), 8)
    assert not t.occupied(1, "farm")
    assert sum(t.resources(1).values()) == 0


def test_a_fool_goes_to_the_partner_who_has_room() -> None:
    t = against_her(2).set_hand(2, "fool").set_city(0, "fool")
    plays(t, 8)
    assert t.city(1) == ("fool",)


# Her turn ------------------------------------------------------------------------------------


def test_she_takes_her_turn_before_the_players_each_round() -> None:
    t = against_her(2)
    t.set_turn(0).choose("visit:basic_berry")
    assert t.seat() == 1
    before = len(t.told("turned_up"))
    t.choose("visit:basic_berry")
    assert len(t.told("turned_up")) == before + 1
    assert t.seat() == 0


def test_before_she_has_passed_a_game_goes_on_for_her_alone() -> None:
    t = at_home(against_her(), 2, "autumn").set_season(0, "autumn").set_turn(0)
    stacked(t, 17, 18, 1).choose("pass")
    assert len(t.told("turned_up")) >= 3
    assert t.game.over


@pytest.mark.parametrize("activity", [1, 2, 10, 16])
def test_her_workers_give_her_nothing(activity: int) -> None:
    season = "autumn" if activity in (10, 16) else "winter"
    t = at_home(against_her(), 1, season).set_hand(1, "mine")
    plays(t, activity)
    assert (sum(t.resources(1).values()), t.points(1)) == (0, 0)
    assert t.workers(1) == 0


def test_a_place_where_she_stands_is_taken_for_players() -> None:
    t = at_home(against_her(), 1)
    taken(t, *EXCLUSIVE[1:])
    plays(t, 1).set_turn(0).set_workers(0, 1)
    assert her(t) == 1
    assert "visit:basic_three_twigs" not in t.offers()
