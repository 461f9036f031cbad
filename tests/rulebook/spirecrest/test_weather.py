"""Weather: it binds the player who is in its season, and no other."""

from __future__ import annotations

import pytest

from everdell.engine.reasons import why_not
from everdell.testing import Table, table
from tests.rulebook.spirecrest.sitting import under


def named(t: Table, thing: str) -> list[str]:
    """What forbids something to seat 0, or makes it dearer."""
    found: list[str] = []
    for refusal in why_not(t.game, 0):
        if thing in refusal.target.values():
            for reason in refusal.reasons:
                by = reason.phrase.gaps.get("by")
                found += [f"{reason.code} {by.id}"] if by is not None else []  # type: ignore[union-attr]
    return found


def forest(t: Table) -> list[str]:
    return [id for id in t.offers() if id.startswith("visit:forest")]


def test_freezing_rain_closes_the_forest_to_those_in_winter_alone() -> None:
    t = under("freezing_rain", "winter").set_forest("forest_two_any")
    assert forest(t) == []
    assert named(t, "forest_two_any") == ["forbidden freezing_rain"]
    t.set_season(0, "spring")
    assert forest(t) == ["visit:forest_two_any"]


def test_a_forest_location_may_still_be_copied_in_freezing_rain() -> None:
    t = under("freezing_rain", "winter").set_city(0, "lookout").set_forest("forest_two_any")
    t.choose("visit:city:0:lookout")
    assert "copy:forest_two_any" in t.offers()


def test_in_a_blizzard_basic_locations_give_one_resource_less() -> None:
    t = under("blizzard", "winter").choose("visit:basic_three_twigs")
    assert t.resources(0)["twig"] == 2
    t = under("blizzard", "winter").set_deck("farm").choose("visit:basic_berry_card")
    assert t.resources(0)["berry"] == 0
    assert t.hand(0) == ("farm",)


def test_the_blizzard_spares_forests_and_what_is_copied() -> None:
    t = under("blizzard", "winter").set_forest("forest_three_berries")
    t.choose("visit:forest_three_berries")
    assert t.resources(0)["berry"] == 3
    t = under("blizzard", "winter").set_city(0, "lookout").choose("visit:city:0:lookout")
    t.choose("copy:basic_three_twigs")
    assert t.resources(0)["twig"] == 3


@pytest.mark.parametrize(
    ("weather", "season", "more"), [("deep_snow", "winter", 1), ("wildfire", "summer", 2)]
)
def test_constructions_cost_more_in_snow_and_fire(weather: str, season: str, more: int) -> None:
    t = under(weather, season).set_hand(0, "farm").set_resources(0, twig=2, resin=1, berry=more - 1)
    assert "play:farm:hand" not in t.offers()
    assert named(t, "farm") == [f"dearer {weather}"]
    t.set_resources(0, twig=2, resin=1, berry=more).choose("play:farm:hand")
    assert t.city(0) == ("farm",)
    assert t.resources(0)["twig"] == 0


def test_no_surcharge_on_what_is_free() -> None:
    t = under("heat_wave", "summer").set_city(0, "farm").set_hand(0, "husband")
    t.choose("play:husband:hand:occupy")
    assert "husband" in t.city(0)


def test_in_a_heat_wave_critters_cost_one_berry_more() -> None:
    t = under("heat_wave", "summer").set_hand(0, "wanderer").set_resources(0, berry=2)
    assert "play:wanderer:hand" not in t.offers()
    t.set_resources(0, berry=3).choose("play:wanderer:hand")
    assert t.resources(0)["berry"] == 0


def test_fog_hides_the_meadow_from_those_who_play_but_not_from_those_who_draw() -> None:
    t = under("fog", "spring").set_meadow("farm").set_resources(0, twig=9, resin=9, berry=9)
    assert not [id for id in t.offers() if id.startswith("play") and id.endswith("meadow")]
    assert named(t, "farm") == ["forbidden fog"]


def test_an_inn_is_of_no_use_in_fog() -> None:
    t = under("fog", "spring").set_city(0, "inn").set_resources(0, twig=9, resin=9, berry=9)
    assert "visit:city:0:inn" not in t.offers()


def test_a_flood_closes_exclusive_basic_locations_and_leaves_the_shared_ones() -> None:
    t = under("flood", "spring")
    basic = {id for id in t.offers() if id.startswith("visit:basic")}
    assert basic == {
        "visit:basic_two_twigs_card",
        "visit:basic_resin_card",
        "visit:basic_two_cards_point",
        "visit:basic_berry",
    }
    assert named(t, "basic_pebble") == ["forbidden flood"]


def test_in_a_thunderstorm_a_card_is_discarded_before_the_place_acts() -> None:
    t = under("thunderstorm", "spring").set_hand(0, "farm", "mine").choose("visit:basic_berry")
    assert t.resources(0)["berry"] == 0
    t.choose("discard:mine")
    assert t.hand(0) == ("farm",)
    assert t.resources(0)["berry"] == 1


def test_with_an_empty_hand_the_worker_is_placed_all_the_same() -> None:
    t = under("thunderstorm", "spring").choose("visit:basic_berry")
    assert t.resources(0)["berry"] == 1


@pytest.mark.parametrize("weather", ["fog", "flood", "thunderstorm"])
def test_the_mountaineer_ignores_the_spring_weather(weather: str) -> None:
    t = under(weather, "spring").set_aside(0, "discoveries", "mountaineer")
    t.set_hand(0, "mine").set_meadow("farm").set_resources(0, twig=2, resin=1)
    assert "play:farm:meadow" in t.offers()
    t.choose("visit:basic_pebble")
    assert t.hand(0) == ("mine",)
    assert t.resources(0)["pebble"] == 1


def test_in_a_drought_a_location_gives_one_berry_less() -> None:
    t = under("drought", "summer").set_forest("forest_three_berries")
    t.choose("visit:forest_three_berries")
    assert t.resources(0)["berry"] == 2
    t = under("drought", "summer").choose("visit:basic_berry")
    assert t.resources(0)["berry"] == 0
    t = under("drought", "summer").choose("visit:basic_three_twigs")
    assert t.resources(0)["twig"] == 3


def test_in_a_tornado_playing_a_card_costs_two_others() -> None:
    t = under("tornado", "autumn").set_hand(0, "farm", "mine", "inn", "wife")
    t.set_resources(0, twig=2, resin=1).choose("play:farm:hand").choose("discard:inn")
    assert t.hand(0) == ("wife",)


def test_in_a_tornado_a_smaller_hand_is_discarded_whole() -> None:
    t = under("tornado", "autumn").set_hand(0, "farm", "mine").set_resources(0, twig=2, resin=1)
    t.choose("play:farm:hand")
    assert t.hand(0) == ()


def test_in_a_windstorm_a_journey_asks_for_one_card_more() -> None:
    t = under("windstorm", "autumn").set_hand(0, "farm", "mine")
    assert "visit:journey_2" not in t.offers()
    assert named(t, "journey_2") == ["dearer windstorm"]
    t.set_hand(0, "farm", "mine", "inn").choose("visit:journey_2").choose("discard:farm")
    assert t.hand(0) == ()
    assert t.score(0).parts["journey"] == 2


def test_in_a_downpour_an_event_costs_one_resource_more() -> None:
    t = under("downpour", "autumn").set_city(0, *["farm"] * 4)
    assert "event:harvest_festival" not in t.offers()
    assert named(t, "harvest_festival") == ["dearer downpour"]
    t.set_resources(0, berry=1).choose("event:harvest_festival")
    assert t.resources(0)["berry"] == 0
    assert t.events(0) == ("harvest_festival",)


def test_a_place_that_asks_for_cards_needs_one_more_in_a_thunderstorm() -> None:
    """First a card is discarded; a Post Office must still find two."""
    t = under("thunderstorm", "spring").set_city(0, "post_office").set_hand(0, "farm", "mine")
    assert "visit:city:0:post_office" not in t.offers()
    assert named(t, "post_office") == ["forbidden thunderstorm"]
    t.set_hand(0, "farm", "mine", "inn").choose("visit:city:0:post_office").choose("discard:inn")
    assert t.hand(1) == ("farm", "mine")


def test_in_a_thunderstorm_a_worker_on_an_event_or_a_card_costs_a_card_as_well() -> None:
    t = under("thunderstorm", "spring").set_city(0, *["farm"] * 4).set_hand(0, "inn", "mine")
    t.choose("event:harvest_festival").choose("discard:inn")
    assert t.hand(0) == ("mine",)
    t = under("thunderstorm", "spring").set_city(0, "lookout").set_hand(0, "inn", "mine")
    t.choose("visit:city:0:lookout").choose("discard:inn")
    assert t.prompt() == "use-place"


def test_weather_binds_the_player_in_its_season_alone() -> None:
    """Others may be in another season: their weather is another one."""
    t = under("heat_wave", "summer").set_hand(0, "wanderer").set_hand(1, "wanderer")
    t.set_resources(0, berry=2).set_resources(1, berry=2)
    assert "play:wanderer:hand" not in t.offers()
    t.set_turn(1)
    assert "play:wanderer:hand" in t.offers()


def test_no_surcharge_on_what_an_effect_plays_for_free() -> None:
    t = under("heat_wave", "summer").set_city(0, "queen").set_hand(0, "wanderer")
    t.choose("visit:city:0:queen").choose("play:wanderer:hand")
    assert "wanderer" in t.city(0)


def test_a_price_that_a_text_lowers_is_dearer_all_the_same() -> None:
    """An Inn takes 3 off a card of the Meadow, and the heat puts 1 on it."""
    t = under("heat_wave", "summer").set_city(0, "inn").set_meadow(*["king"] * 1, *["farm"] * 7)
    t.set_resources(0, berry=3)
    assert "visit:city:0:inn" in t.offers()  # for a farm
    t.choose("visit:city:0:inn")
    assert "play:king:meadow" not in t.offers()
    t = under("heat_wave", "summer").set_city(0, "inn").set_meadow(*["king"] * 1, *["farm"] * 7)
    t.set_resources(0, berry=4).choose("visit:city:0:inn")
    assert "play:king:meadow" in t.offers()


def test_fog_leaves_the_meadow_to_those_who_draw_from_it() -> None:
    t = under("fog", "spring").set_workers(0, 0).set_meadow("farm", "mine").choose("prepare")
    assert "take:farm" in t.offers()


def test_the_next_weather_is_turned_up_in_the_last_step_of_a_preparation() -> None:
    """So it does not touch the bonus that is gained before: cards of the Meadow, a discovery."""
    t = table(2, boxes=("base", "spirecrest")).set_season(0, "spring").set_workers(0, 0)
    t.set_row("peaks", "lily_ponds", "the_bog").set_row("discoveries", "bellsong_trail")
    t.choose("prepare")
    assert t.row("weather")[2] == ""
    t.choose("done")
    assert t.row("weather")[2] == ""
    t.choose(t.offers()[0])
    assert t.row("weather")[2] != ""


def test_a_worker_that_a_text_moves_is_placed_in_the_storm_as_well() -> None:
    t = under("thunderstorm", "spring").choose("visit:basic_berry").set_turn(0)
    t.set_hand(0, "ranger", "farm", "mine").set_resources(0, berry=2).choose("play:ranger:hand")
    t.choose("visit:basic_pebble").choose("discard:farm")
    assert t.hand(0) == ("mine",)


def test_a_blizzard_lowers_the_gain_of_the_place_visited_and_of_no_other() -> None:
    """What a Ranger of the forest moves away is visited; the forest itself gives what it gives."""
    t = under("blizzard", "winter").choose("visit:basic_three_twigs").set_turn(0)
    assert t.resources(0)["twig"] == 2
    t.choose("visit:basic_two_twigs_card")
    assert t.resources(0)["twig"] == 3


def test_a_smaller_gain_never_falls_below_nothing() -> None:
    t = under("drought", "summer").choose("visit:basic_berry_card")
    assert t.resources(0)["berry"] == 0
    assert len(t.hand(0)) == 1


def test_a_downpour_makes_special_events_dearer_too() -> None:
    """A Croak Wart Cure asks for 2 berries, and 1 more resource of choice is due."""
    t = under("downpour", "autumn").set_events("croak_wart_cure")
    t.set_city(0, "undertaker", "barge_toad", "farm").set_resources(0, berry=2)
    assert "event:croak_wart_cure" not in t.offers()
    assert named(t, "croak_wart_cure") == ["dearer downpour"]
    t.set_resources(0, twig=1, berry=2).choose("event:croak_wart_cure")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}


def test_cards_and_points_are_not_lowered_by_a_blizzard() -> None:
    t = under("blizzard", "winter").choose("visit:basic_two_cards_point")
    assert (len(t.hand(0)), t.points(0)) == (2, 1)


def test_the_surcharge_of_deep_snow_is_paid_in_resources_of_choice() -> None:
    t = under("deep_snow", "winter").set_hand(0, "farm")
    t.set_resources(0, twig=3, resin=1, berry=1).choose("play:farm:hand")
    assert t.prompt() == "pay-card"
    assert len(t.offers()) == 2


def test_in_a_tornado_a_card_played_for_free_costs_two_others_as_well() -> None:
    t = under("tornado", "autumn").set_city(0, "farm").set_hand(0, "husband", "mine", "inn")
    t.choose("play:husband:hand:occupy")
    assert t.hand(0) == ()


def test_the_drought_takes_a_berry_that_a_token_of_the_market_gives() -> None:
    """The Market is a location too."""
    t = table(2, boxes=("base", "bellfaire", "spirecrest"))
    t.set_row("weather", "deep_snow", "flood", "drought").set_season(0, "summer").set_turn(0)
    t.choose("visit:market").choose("gain:market_two_berries_two_cards")
    assert t.resources(0)["berry"] == 1
    t.set_turn(0).set_resources(0).set_season(0, "autumn").set_turn(0)
    t.choose("visit:market")
    if t.prompt() == "market":
        t.choose("gain:market_three_twigs_card")
    assert t.resources(0)["twig"] == 3


def test_the_drought_spares_what_a_card_gives_that_a_location_lets_act() -> None:
    t = table(2, boxes=("base", "bellfaire", "spirecrest"))
    t.set_row("weather", "deep_snow", "flood", "drought").set_season(0, "summer")
    t.set_forest("forest_activate_two_green").set_city(0, "farm").set_turn(0)
    t.choose("visit:forest_activate_two_green")
    assert t.resources(0)["berry"] == 1


def test_the_drought_spares_a_card_that_is_played_at_a_location() -> None:
    t = under("drought", "summer").set_city(0, "queen").set_hand(0, "farm")
    t.choose("visit:city:0:queen").choose("play:farm:hand")
    assert t.resources(0)["berry"] == 1


def test_the_drought_takes_a_berry_of_choice_at_the_haven() -> None:
    t = under("drought", "summer").set_hand(0, "farm", "mine").choose("visit:haven")
    t.choose("discard:farm").choose("discard:mine").choose("gain:berry")
    assert t.resources(0)["berry"] == 0


@pytest.mark.parametrize(("weather", "season"), [("deep_snow", "winter"), ("wildfire", "summer")])
def test_no_surcharge_on_a_construction_that_is_free(weather: str, season: str) -> None:
    t = under(weather, season).set_city(0, "queen").set_hand(0, "farm")
    t.choose("visit:city:0:queen").choose("play:farm:hand")
    assert t.city(0) == ("queen", "farm")


def test_critters_are_not_dearer_in_snow_nor_constructions_in_the_heat() -> None:
    t = under("deep_snow", "winter").set_hand(0, "wanderer").set_resources(0, berry=2)
    assert "play:wanderer:hand" in t.offers()
    t = under("heat_wave", "summer").set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    assert "play:farm:hand" in t.offers()


def test_one_thunderstorm_costs_one_card_for_each_worker_and_none_for_an_ambassador() -> None:
    t = table(2, boxes=("base", "pearlbrook", "spirecrest")).set_season(0, "spring")
    t.set_row("weather", "deep_snow", "thunderstorm").set_row("river", "omicron_the_elder")
    t.set_city(0, "ferry").set_hand(0, "farm", "farm", "mine").set_turn(0)
    t.choose("ambassador:city:0:ferry")
    while t.seat() == 0:
        t.choose("done")
    assert len(t.hand(0)) == 3


def test_a_windstorm_does_not_touch_a_worker_that_goes_elsewhere() -> None:
    t = under("windstorm", "autumn").set_hand(0, "farm").choose("visit:basic_berry")
    assert t.hand(0) == ("farm",)


def test_other_players_journeys_and_events_cost_as_ever() -> None:
    """They are in another season."""
    t = under("downpour", "autumn").set_city(1, *["farm"] * 4).set_turn(1)
    t.choose("event:harvest_festival")
    assert t.events(1) == ("harvest_festival",)


def test_wonders_are_no_events_for_the_downpour() -> None:
    t = table(2, boxes=("base", "pearlbrook", "spirecrest")).set_season(0, "autumn")
    t.set_row("weather", "deep_snow", "flood", "wildfire", "downpour")
    t.set_hand(0, "farm", "mine").set_resources(0, twig=1, resin=1, pebble=1)
    t.set_tokens(0, pearl=2).set_turn(0).choose("wonder:hopewatch_gate")
    assert sum(t.resources(0).values()) == 0


def test_a_downpour_and_a_plot_both_make_an_event_dearer() -> None:
    options = {"nightweave": "1", "nightweave_plots": "plot_tangled_events"}
    t = table(1, boxes=("base", "spirecrest", "mistwood"), options=options)
    t.set_row("weather", "deep_snow", "flood", "wildfire", "downpour").set_season(0, "autumn")
    t.set_city(0, *["mine"] * 3, "twig_barge").set_resources(0, twig=1).set_turn(0)
    assert "event:harvest_festival" not in t.offers()
    t.set_resources(0, twig=2).choose("event:harvest_festival")
    assert sum(t.resources(0).values()) == 0
