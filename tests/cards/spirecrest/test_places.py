"""Discoveries that take workers."""

from __future__ import annotations

import pytest
from tests.rulebook.spirecrest.sitting import explore, explorer, spirecrest

from everdell.engine.visits import bring_into_play
from everdell.testing import Table, table


def owned(place: str, seat: int = 0, players: int = 2) -> Table:
    """A seat has discovered a place."""
    t = spirecrest(players).set_season(0, "spring").set_aside(seat, "discoveries", place)
    bring_into_play(t.game, t.game.rules.place(place))
    return t.set_turn(0)


def test_a_place_comes_into_play_when_it_is_discovered() -> None:
    t = explorer("spring", "ancient_orchard")
    assert "ancient_orchard" not in [place["id"] for place in t.game.view(0)["places"]]
    explore(t, "ancient_orchard")
    assert "ancient_orchard" in [place["id"] for place in t.game.view(0)["places"]]
    t.set_turn(0).choose("visit:ancient_orchard")
    assert t.resources(0)["berry"] == 5


def test_a_place_without_the_open_sign_is_for_its_owner_alone() -> None:
    t = owned("ancient_orchard", seat=1)
    assert "visit:ancient_orchard" not in t.offers()


def test_the_orchard_has_room_for_one_worker() -> None:
    t = owned("ancient_orchard").choose("visit:ancient_orchard").set_turn(0)
    assert "visit:ancient_orchard" not in t.offers()


def test_the_caravan_gives_a_resource_for_each_worker_there() -> None:
    t = owned("cartographers_caravan").choose("visit:cartographers_caravan").choose("gain:twig")
    assert len(t.hand(0)) == 3
    t.choose("visit:cartographers_caravan").choose("gain:twig").choose("gain:berry")
    assert t.resources(1)["berry"] == 1
    assert t.points(0) == 1  # an opponent came
    t.set_turn(0)
    assert "visit:cartographers_caravan" not in t.offers()  # one worker each


def test_the_map_seller_gives_cards_of_the_meadow_and_the_discard_pile() -> None:
    t = owned("map_seller").set_meadow("farm", "inn").set_discard("mine", "wife")
    t.set_hand(0, *["husband"] * 4).choose("visit:map_seller")
    t.choose("take:farm").choose("done").choose("take:mine")
    assert set(t.hand(0)) == {"husband", "farm", "mine"}
    assert t.discard() == ("wife",)
    assert "" not in t.meadow()


def test_the_mines_give_cards_and_points_to_those_who_stop_in_time() -> None:
    t = owned("moleia_mines").set_meadow("inn").set_deck("fool", "judge")
    t.set_meadow(*["inn", "inn", "inn", "farm", "farm", "farm", "farm", "farm"])
    t.set_deck("fool", "judge").choose("visit:moleia_mines")
    t.choose("reveal:deck").choose("reveal:deck").choose("stop")
    assert set(t.hand(0)) == {"fool", "judge"}
    assert t.points(0) == 2


def test_a_card_that_lies_in_the_meadow_spoils_them_all() -> None:
    t = owned("moleia_mines")
    t.set_meadow(*["inn", "inn", "farm", "farm", "farm", "farm", "farm", "farm"])
    t.set_deck("fool", "inn").choose("visit:moleia_mines")
    t.choose("reveal:deck").choose("reveal:deck")
    assert t.hand(0) == ()
    assert t.points(0) == 0
    assert set(t.discard()) == {"fool", "inn"}


def test_cloudrim_peak_asks_for_five_colours() -> None:
    four = ("wanderer", "farm", "inn", "courthouse")
    t = owned("cloudrim_peak").set_hand(0, *four)
    assert "visit:cloudrim_peak" not in t.offers()
    t.set_hand(0, *four, "castle").choose("visit:cloudrim_peak")
    assert t.points(0) == 8
    assert t.hand(0) == ()


def test_the_ruins_give_no_berries() -> None:
    t = owned("ruins_of_spire").choose("visit:ruins_of_spire")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble"]
    t.choose("gain:twig").choose("gain:pebble")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 2, "berry": 0}


def test_the_laboratory_makes_a_card_cheaper_by_what_is_discarded() -> None:
    t = owned("tezels_laboratory").set_hand(0, "farm", "mine", "inn").set_resources(0, resin=1)
    t.set_season(0, "autumn").choose("visit:tezels_laboratory")
    t.choose("discard:inn").choose("discard:mine").choose("play:farm:hand")
    assert t.city(0) == ("farm",)
    assert t.resources(0)["resin"] == 0


def test_the_hideout_uses_again_what_a_worker_leaves() -> None:
    t = owned("grey_cloaks_hideout").choose("visit:basic_berry").set_turn(0)
    assert "visit:grey_cloaks_hideout" not in t.offers()
    t.choose("hide:basic_berry")
    assert t.resources(0)["berry"] == 2
    assert t.at("basic_berry") == ()
    assert t.at("grey_cloaks_hideout") == (0,)


def test_events_are_no_locations_for_the_hideout() -> None:
    t = owned("grey_cloaks_hideout").set_season(0, "summer").set_city(0, *["farm"] * 4)
    t.choose("event:harvest_festival").set_turn(0)
    assert not [id for id in t.offers() if id.startswith("hide")]


def test_the_hideout_takes_in_one_big_critter_of_two_on_a_card() -> None:
    """Of those who stand there together one goes, and the other stays."""
    t = owned("grey_cloaks_hideout").set_season(0, "summer").set_city(0, "lookout")
    t.set_row("weather", "deep_snow", "flood", "wildfire", "downpour")
    t.set_named(0, "honeypaw", "whisper").set_turn(0).choose("honeypaw:city:0:lookout")
    t.choose("copy:basic_pebble").set_turn(0).choose("whisper:city:0:lookout")
    t.choose("copy:basic_pebble").set_turn(0).choose("hide:city:0:lookout")
    t.choose("copy:basic_pebble")
    named = t.game.view(0)["players"][0]["named"]
    assert [one.get("place", "city") for one in named] == ["grey_cloaks_hideout", "city"]
    assert t.standing(0, "lookout") == (0,)


def test_a_worker_of_the_players_stays_where_a_big_critter_is_hidden_from() -> None:
    """With a worker of no name beside it, that one goes."""
    t = owned("grey_cloaks_hideout").choose("visit:basic_berry").set_season(0, "spring")
    t.set_named(0, "honeypaw").set_turn(0).choose("visit:basic_berry").set_turn(0)
    t.choose("honeypaw:basic_berry").set_turn(0).choose("hide:basic_berry")
    assert t.game.view(0)["players"][0]["named"][0]["place"] == "basic_berry"
    assert t.at("basic_berry") == (0,)


def test_a_visit_of_the_hideout_calls_no_big_critters_ability() -> None:
    t = owned("grey_cloaks_hideout").set_season(0, "summer").set_named(0, "honeypaw").set_turn(0)
    t.choose("honeypaw:basic_three_twigs").set_turn(0).set_resources(0)
    t.choose("hide:basic_three_twigs")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 0}


def test_an_open_place_is_no_exclusive_one_for_whisper() -> None:
    """At most one worker of each player, big or small."""
    t = owned("cartographers_caravan").set_season(0, "summer").set_named(0, "whisper").set_turn(0)
    t.choose("visit:cartographers_caravan").choose("gain:twig").set_turn(0)
    assert "whisper:cartographers_caravan" not in t.offers()


def test_the_drought_takes_a_berry_of_the_orchard() -> None:
    t = owned("ancient_orchard").set_season(0, "summer")
    t.set_row("weather", "deep_snow", "flood", "drought").choose("visit:ancient_orchard")
    assert t.resources(0)["berry"] == 4


def test_the_peak_takes_one_card_of_each_colour_and_no_more() -> None:
    five = ("wanderer", "farm", "inn", "courthouse", "castle")
    t = owned("cloudrim_peak").set_hand(0, *five, "mine").choose("visit:cloudrim_peak")
    t.choose("discard:farm")
    assert t.hand(0) == ("mine",)


def test_the_mines_ask_no_further_than_the_hand_has_room() -> None:
    t = owned("moleia_mines").set_meadow(*["inn"] * 3, *["mine"] * 3, *["wife"] * 2)
    t.set_hand(0, *["farm"] * 7).set_deck("fool", "judge").choose("visit:moleia_mines")
    t.choose("reveal:deck")
    assert t.points(0) == 1
    assert len(t.hand(0)) == 8


def test_the_laboratory_may_be_visited_for_nothing() -> None:
    t = owned("tezels_laboratory").set_hand(0, "farm").choose("visit:tezels_laboratory")
    t.choose("done")
    assert t.city(0) == ()


def test_no_other_ability_helps_in_the_laboratory() -> None:
    t = owned("tezels_laboratory").set_city(0, "crane").set_hand(0, "farm", "mine")
    t.set_season(0, "summer").set_row("weather", "deep_snow", "flood", "drought")
    t.choose("visit:tezels_laboratory").choose("discard:mine")
    assert not [id for id in t.offers() if id.endswith("crane")]


def test_an_open_place_has_room_for_three_workers_in_all() -> None:
    t = owned("cartographers_caravan", players=4)
    for seat in range(3):
        t.set_turn(seat).choose("visit:cartographers_caravan")
        while t.prompt() != "turn":
            t.choose("gain:berry")
    assert len(t.at("cartographers_caravan")) == 3
    assert "visit:cartographers_caravan" not in t.set_turn(3).offers()


@pytest.mark.parametrize("place", ["map_seller", "moleia_mines"])
def test_the_owner_of_an_open_place_gains_a_point_for_the_visit_of_an_opponent(place: str) -> None:
    t = owned(place, seat=1).choose(f"visit:{place}")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert t.points(1) == 1
    t.set_turn(1).choose(f"visit:{place}")
    while t.seat() == 1 and t.prompt() != "turn":
        t.choose(t.offers()[-1])
    assert t.points(1) == 1


def test_the_map_seller_keeps_to_the_hand_limit() -> None:
    t = owned("map_seller").set_hand(0, *["husband"] * 4, *["wife"] * 3).set_discard("mine")
    t.set_meadow("farm").choose("visit:map_seller").choose("take:farm")
    assert len(t.hand(0)) == 8
    assert t.discard() == ("mine",)
    assert t.seat() == 1


def test_the_hideout_is_for_its_owner_alone_and_holds_one_worker() -> None:
    t = owned("grey_cloaks_hideout", seat=1).choose("visit:basic_berry").set_turn(0)
    assert not [id for id in t.offers() if id.startswith("hide")]
    t = owned("grey_cloaks_hideout").choose("visit:basic_berry").set_turn(0)
    t.choose("visit:basic_two_cards_point").set_turn(0).choose("hide:basic_berry").set_turn(0)
    assert not [id for id in t.offers() if id.startswith("hide")]


def test_the_worker_comes_home_from_the_hideout() -> None:
    t = owned("grey_cloaks_hideout").set_workers(0, 1).choose("visit:basic_berry").set_turn(0)
    t.choose("hide:basic_berry").set_turn(0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert t.workers(0) == 2
    assert t.at("grey_cloaks_hideout") == ()


def test_no_power_answers_to_the_second_use_at_the_hideout() -> None:
    """The Mice add a resource to what a worker brings, once."""
    t = table(2, boxes=("base", "bellfaire", "spirecrest"), options={"powers": "dealt"})
    t.set_row("weather", "deep_snow", "flood").set_power(0, "mice").set_power(1, "otters")
    t.set_aside(0, "discoveries", "grey_cloaks_hideout").set_season(0, "spring")
    bring_into_play(t.game, t.game.rules.place("grey_cloaks_hideout"))
    t.set_turn(0).choose("visit:basic_berry").choose("done").set_turn(0).set_resources(0)
    t.choose("hide:basic_berry")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}
    assert t.seat() == 1


def test_the_hideout_moves_no_ambassador_and_no_worker_who_stays_for_good() -> None:
    t = table(2, boxes=("base", "pearlbrook", "spirecrest")).set_row("weather", "deep_snow")
    t.set_aside(0, "discoveries", "grey_cloaks_hideout").set_season(0, "summer")
    bring_into_play(t.game, t.game.rules.place("grey_cloaks_hideout"))
    t.set_city(0, "ferry", "monastery").set_row("river", "omicron_the_elder").set_turn(0)
    t.set_on(0, "monastery", settled=(0,)).choose("ambassador:city:0:ferry").set_turn(0)
    assert not [id for id in t.offers() if id.startswith("hide")]


def test_a_wonder_is_not_built_again_from_the_hideout() -> None:
    t = table(2, boxes=("base", "pearlbrook", "spirecrest")).set_row("weather", "deep_snow")
    t.set_aside(0, "discoveries", "grey_cloaks_hideout").set_season(0, "spring")
    bring_into_play(t.game, t.game.rules.place("grey_cloaks_hideout"))
    t.set_hand(0, *["farm"] * 4).set_resources(0, twig=2, resin=2, pebble=2)
    t.set_tokens(0, pearl=4).set_turn(0).choose("wonder:hopewatch_gate")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    t.set_turn(0)
    assert not [id for id in t.offers() if id.startswith("hide")]


def test_the_laboratory_takes_cards_of_the_meadow_and_no_tokens() -> None:
    t = owned("tezels_laboratory").set_season(0, "autumn").set_city(0, "farm")
    t.set_hand(0, "wife", "inn").set_meadow("mine", *["king"] * 2, *["judge"] * 2, *["monk"] * 2)
    t.set_resources(0, twig=1, resin=1).choose("visit:tezels_laboratory").choose("discard:inn")
    while t.prompt() == "discard":
        t.choose("done")
    assert "play:mine:meadow" in t.offers()
    assert not [id for id in t.offers() if id.startswith("play:wife")]


def test_a_closed_place_is_no_place_for_anothers_whisper() -> None:
    t = owned("ancient_orchard", seat=1).set_season(0, "summer").set_named(0, "whisper")
    t.set_turn(0)
    assert "whisper:ancient_orchard" not in t.offers()
    t.set_turn(1).choose("visit:ancient_orchard").set_turn(0)
    assert "whisper:ancient_orchard" not in t.offers()
