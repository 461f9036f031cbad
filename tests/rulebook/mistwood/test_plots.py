"""Plots and personalities."""

from __future__ import annotations

from everdell.testing import Table
from tests.rulebook.mistwood.sitting import against_her, at_home, plays, stacked


def with_plot(plot: str, players: int = 1) -> Table:
    return against_her(players, nightweave_plots=f"plot_{plot}")


def with_personality(personality: str) -> Table:
    return against_her(nightweave_personality=f"personality_{personality}")


def preparing(t: Table, season: str = "winter") -> Table:
    t.set_season(0, season).set_workers(0, 0).set_turn(0)
    return stacked(t, 7).choose("prepare")


EXCLUSIVE = ("basic_three_twigs", "basic_two_resin", "basic_pebble", "basic_berry_card")


def test_web_of_roads_sends_a_worker_out_when_you_prepare() -> None:
    t = preparing(at_home(with_plot("web_of_roads"), 1))
    assert sum(len(t.at(place)) for place in EXCLUSIVE) == 1
    assert t.workers(1) == 0


def test_not_without_a_worker() -> None:
    t = preparing(at_home(with_plot("web_of_roads"), 0))
    assert sum(len(t.at(place)) for place in EXCLUSIVE) == 0


def test_stolen_stores_asks_for_a_resource() -> None:
    t = with_plot("stolen_stores").set_resources(0, twig=1, berry=1)
    t.set_hand(1, "mine")
    preparing(t)
    assert t.offers() == ["give:twig", "give:berry"]
    t.choose("give:berry")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 0}
    assert len(t.hand(1)) == 4  # her turn has brought two more


def test_not_for_summer() -> None:
    t = preparing(with_plot("stolen_stores").set_resources(0, twig=1), "spring")
    assert "give:twig" not in t.offers()


def test_and_only_if_you_have_any() -> None:
    assert preparing(with_plot("stolen_stores")).prompt() != "give-any"


def test_silken_whispers_draws_for_purple_cards() -> None:
    t = plays(with_plot("silken_whispers").set_hand(1, "wife"), 8)
    assert len(t.hand(1)) == 1


def test_for_no_other_colour() -> None:
    assert plays(with_plot("silken_whispers").set_hand(1, "mine"), 8).hand(1) == ()


def test_early_journey_in_summer() -> None:
    t = at_home(with_plot("early_journey"), 1, "summer").set_hand(1, "mine")
    assert plays(t, 2).at("journey_5") == (1,)


def test_in_spring_she_stays_in_the_forest() -> None:
    t = at_home(with_plot("early_journey"), 1, "spring").set_hand(1, "mine")
    assert plays(t, 1).at("journey_5") == ()


def test_tangled_events_cost_a_resource() -> None:
    t = with_plot("tangled_events").set_city(0, *["farm"] * 4).set_turn(0).set_workers(0, 1)
    assert "event:harvest_festival" not in t.offers()
    t.set_resources(0, resin=1, berry=1).choose("event:harvest_festival")
    assert t.offers() == ["pay:resin", "pay:berry"]
    t.choose("pay:resin")
    assert t.events(0) == ("harvest_festival",)


def test_without_the_plot_they_cost_nothing() -> None:
    t = against_her().set_city(0, *["farm"] * 4).set_turn(0).set_workers(0, 1)
    t.set_resources(0, berry=1).choose("event:harvest_festival")
    assert t.resources(0)["berry"] == 1


# Personalities -------------------------------------------------------------------------------


def test_the_builder_scores_constructions() -> None:
    t = with_personality("builder").set_city(1, *["farm"] * 5, "wife")
    assert t.score(1).parts["personality"] == 2


def test_the_hostess_scores_critters() -> None:
    t = with_personality("hostess").set_city(1, "farm", "wife", "husband", "king")
    assert t.score(1).parts["personality"] == 1


def test_the_wanderer_needs_no_card_and_gains_a_point() -> None:
    t = plays(at_home(with_personality("wanderer"), 1, "autumn"), 16)
    assert t.at("journey_5") == (1,)
    assert t.points(1) == 1


def test_the_collector_scores_colours_and_her_hand() -> None:
    t = with_personality("collector").set_city(1, "farm", "wife", "mine").set_hand(1, "inn", "inn")
    assert t.score(1).parts["personality"] == 4
