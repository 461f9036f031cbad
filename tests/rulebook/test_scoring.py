"""Final scoring, part by part (base rulebook, end of the game)."""

from __future__ import annotations

from everdell.testing import table


def test_base_values_of_all_cards_of_the_city() -> None:
    t = table().set_city(0, "farm", "mine", "fool", "king", "innkeeper")
    assert t.score(0).parts["cards"] == 1 + 2 - 2 + 4 + 1


def test_tokens_held_and_tokens_on_cards() -> None:
    t = table().set_points(0, 4).set_city(0, "clock_tower", "chapel")
    t.set_on(0, "clock_tower", point=2).set_on(0, "chapel", point=3)
    assert t.score(0).parts["tokens"] == 9


def test_prosperity_bonuses_come_on_top_of_base_values() -> None:
    t = table().set_city(0, "castle", "school", "farm", "farm", "wife", "husband")
    parts = t.score(0).parts
    assert parts["cards"] == 4 + 2 + 1 + 1 + 2 + 2
    # Castle: two Farms; School: Wife and Husband; the Wife is paired.
    assert parts["prosperity"] == 2 + 2 + 3


def test_workers_on_the_journey() -> None:
    t = table().set_season(0, "autumn").set_hand(0, *["farm"] * 7)
    t.choose("visit", "journey_5").set_turn(0).choose("visit", "journey_2")
    assert t.score(0).parts["journey"] == 7


def test_events_fixed_and_variable() -> None:
    t = table().set_events("performer_in_residence").set_city(0, "inn", "bard", "inn", "queen")
    t.set_resources(0, berry=2).choose("event", "grand_tour").set_turn(0)
    t.choose("event", "performer_in_residence").choose("put:berry=2")
    assert t.score(0).parts["events"] == 3 + 4


def test_the_parts_make_the_total() -> None:
    t = table().set_city(0, "king", "inn", "lookout", "queen").set_points(0, 5)
    t.choose("event", "grand_tour")
    score = t.score(0)
    assert score.parts == {
        "cards": 4 + 2 + 2 + 4,
        "tokens": 5,
        "prosperity": 1,
        "journey": 0,
        "events": 3,
    }
    assert score.total == 21


def test_prisoners_hands_and_leftovers_are_worth_nothing() -> None:
    t = table().set_city(0, "dungeon").set_on(0, "dungeon", cards=("king",))
    t.set_hand(0, "king").set_resources(0, twig=5, resin=5, pebble=5, berry=5)
    assert t.score(0).total == 0


def test_resources_lying_on_a_card_are_not_left_over() -> None:
    t = table().set_city(0, "architect", "storehouse").set_on(0, "storehouse", pebble=3)
    assert t.score(0).parts["prosperity"] == 0
    t.set_resources(0, pebble=1)
    assert t.score(0).parts["prosperity"] == 1


def test_each_player_scores_the_own_city() -> None:
    t = table().set_city(0, "king").set_city(1, "farm")
    assert [score.total for score in t.game.scores()] == [4, 1]
