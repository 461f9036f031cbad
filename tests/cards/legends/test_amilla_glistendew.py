"""Amilla Glistendew: a worker achieves an event that the city is not ready for."""

from __future__ import annotations

from everdell.testing import Table, table

AMILLA = "amilla_glistendew"
VISIT = f"visit:city:0:{AMILLA}"
BASIC = [
    "event:city_monument",
    "event:grand_tour",
    "event:harvest_festival",
    "event:cartographers_expedition",
]


def amilla_and(*city: str, events: tuple[str, ...] = ()) -> Table:
    return table(boxes=("base", "legends")).set_events(*events).set_city(0, AMILLA, *city)


def test_any_event_in_play_basic_or_special_may_be_achieved() -> None:
    t = amilla_and(events=("tax_relief", "the_everdell_games")).choose(VISIT)
    assert t.prompt() == "achieve-any"
    assert t.offers() == [*BASIC, "event:tax_relief", "event:the_everdell_games"]
    t.choose("event:the_everdell_games")
    assert t.events(0) == ("the_everdell_games",)
    assert t.score(0).parts["events"] == 9


def test_her_city_itself_is_still_not_ready_for_it() -> None:
    t = amilla_and(events=("the_everdell_games",))
    assert not [o for o in t.offers() if o.startswith("event:")]


def test_the_worker_stays_with_her_and_not_on_the_event() -> None:
    t = amilla_and().choose(VISIT).choose("event:grand_tour")
    assert t.standing(0, AMILLA) == (0,)
    assert t.at("grand_tour") == ()
    assert t.workers(0) == 1


def test_an_event_achieved_by_anybody_cannot_be_chosen() -> None:
    t = amilla_and().set_city(1, "inn", "lookout", "queen").set_turn(1).choose("event:grand_tour")
    t.set_turn(0).choose(VISIT)
    assert "event:grand_tour" not in t.offers()
    t.choose("event:city_monument").set_turn(1).set_city(1, "judge", "historian", "shopkeeper")
    assert "event:city_monument" not in t.offers()


def test_events_out_of_play_cannot_be_chosen() -> None:
    assert amilla_and(events=("tax_relief",)).choose(VISIT).offers() == [*BASIC, "event:tax_relief"]


def test_costs_of_the_event_must_still_be_paid() -> None:
    t = amilla_and("farm", "mine", events=("croak_wart_cure",)).set_resources(0, berry=1)
    assert "event:croak_wart_cure" not in t.choose(VISIT).offers()
    t = amilla_and("farm", "mine", events=("croak_wart_cure",)).set_resources(0, berry=2)
    t.choose(VISIT).choose("event:croak_wart_cure")
    assert t.city(0) == (AMILLA,)  # two cards had to go, and she never does
    assert t.resources(0)["berry"] == 0
    assert t.score(0).parts["events"] == 6


def test_cards_that_the_event_costs_must_be_there() -> None:
    t = amilla_and("farm", events=("croak_wart_cure",)).set_resources(0, berry=2)
    assert "event:croak_wart_cure" not in t.choose(VISIT).offers()


def test_the_events_effect_happens() -> None:
    t = amilla_and("mine", "farm", events=("tax_relief",)).choose(VISIT)
    t.choose("event:tax_relief")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}


def test_what_the_event_would_count_may_be_missing() -> None:
    t = amilla_and(events=("path_of_the_pilgrims",)).choose(VISIT)
    t.choose("event:path_of_the_pilgrims")
    assert t.score(0).parts["events"] == 0


def test_it_counts_as_achieved_for_a_king() -> None:
    t = amilla_and("king", events=("tax_relief",)).choose(VISIT).choose("event:tax_relief")
    assert t.score(0).parts["prosperity"] == 2


def test_only_her_owner_may_visit_her_one_worker_at_a_time() -> None:
    t = amilla_and()
    assert VISIT not in t.set_turn(1).offers()
    t.set_turn(0).choose(VISIT).choose("event:grand_tour").set_turn(0)
    assert t.workers(0) == 1
    assert VISIT not in t.offers()


def test_without_an_event_left_she_cannot_be_visited() -> None:
    t = amilla_and().set_season(0, "autumn")
    for event in BASIC[:3]:
        t.choose(VISIT).choose(event).set_turn(0).set_on(0, AMILLA)  # the worker is taken away
    assert VISIT in t.offers()
    t.choose(VISIT).set_turn(0).set_on(0, AMILLA)  # there was one event left
    assert len(t.events(0)) == 4
    assert VISIT not in t.offers()


def test_a_visitor_of_the_queen_she_replaces_keeps_her_place_taken() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", AMILLA).set_city(0, "queen")
    t.set_on(0, "queen", workers=(0,)).choose(f"play:{AMILLA}:legends").set_turn(0)
    assert t.standing(0, AMILLA) == (0,)
    assert VISIT not in t.offers()
    t.set_workers(0, 0).choose("prepare").set_turn(0)
    assert t.workers(0) == 1 + 1
    assert VISIT in t.offers()
