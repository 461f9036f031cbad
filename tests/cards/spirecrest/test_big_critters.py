"""Big critters: workers with a name, and what each of them can do."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import RIVER
from tests.rulebook.spirecrest.sitting import CALM, explore, explorer, spirecrest

from everdell.engine.visits import bring_into_play
from everdell.testing import Table, table


def riding(critter: str, *perch: str, players: int = 2) -> Table:
    """One of seat 0's workers is this big critter."""
    t = spirecrest(players).set_season(0, "summer").set_row("weather", "blizzard", "fog", "drought")
    t.set_aside(0, "discoveries", critter).set_named(0, critter)
    for place in perch:
        bring_into_play(t.game, t.game.rules.place(place))
    return t.set_turn(0)


def where(t: Table, seat: int = 0) -> list[dict[str, object]]:
    return [dict(named) for named in t.game.view(seat)["players"][seat].get("named", [])]


def test_it_takes_the_place_of_a_worker() -> None:
    t = explorer("winter", "truffle")
    explore(t, "truffle")
    assert t.workers(0) == 1  # the new one of spring: the others were taken out of the game
    assert where(t) == [{"id": "truffle", "home": True}]


def test_it_is_placed_as_a_worker_and_comes_home() -> None:
    t = riding("whisper").choose("whisper:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.at("basic_pebble") == (0,)
    assert where(t) == [{"id": "whisper", "home": False, "place": "basic_pebble"}]
    t.set_turn(0)
    assert "whisper:basic_berry" not in t.offers()
    assert t.workers(0) == 3
    t.set_workers(0, 0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert where(t) == [{"id": "whisper", "home": True}]


def test_with_only_big_critters_at_home_no_other_worker_is_placed() -> None:
    t = riding("whisper").set_workers(0, 1)
    assert "visit:basic_berry" not in t.offers()
    assert "whisper:basic_berry" in t.offers()


def test_one_prepares_only_once_it_is_placed() -> None:
    t = riding("whisper").set_workers(0, 1)
    assert "prepare" not in t.offers()


def test_a_ranger_moves_it_and_a_ticket_does_not() -> None:
    t = riding("whisper").choose("whisper:basic_pebble").set_turn(0).set_hand(0, "ranger")
    t.set_resources(0, berry=2).choose("play:ranger:hand")
    if t.prompt() == "lift-worker":
        t.choose("lift:whisper")
    t.choose("visit:basic_three_twigs")
    assert where(t)[0]["place"] == "basic_three_twigs"
    assert t.at("basic_pebble") == ()
    t = table(2, boxes=("base", "newleaf", "spirecrest"), options={"powers": "off"})
    t.set_row("weather", *CALM).set_named(0, "whisper").choose("whisper:basic_pebble").set_turn(0)
    assert "ticket" not in t.offers()


def test_ruins_take_over_who_stands_on_what_they_replace() -> None:
    t = riding("king_rhun").set_city(0, "castle").set_hand(0, "ruins")
    t.choose("king_rhun:city:0:castle")
    for _ in range(4):
        t.choose("gain:twig")
    t.set_turn(0).choose("play:ruins:hand")
    assert t.standing(0, "ruins") == (0,)
    assert where(t) == [{"id": "king_rhun", "home": False, "city": 0, "slot": 1}]


def test_it_stays_in_a_monastery_for_good() -> None:
    t = riding("whisper").set_city(0, "monastery").set_resources(0, twig=2)
    t.choose("whisper:city:0:monastery")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert where(t)[0]["home"] is False
    assert t.standing(0, "monastery") == (0,)


# What each of them can do ----------------------------------------------------------------------


def test_whisper_goes_where_others_stand() -> None:
    t = riding("whisper").set_turn(1).choose("visit:basic_pebble").set_turn(0)
    assert "visit:basic_pebble" not in t.offers()
    t.choose("whisper:basic_pebble")
    assert sorted(t.at("basic_pebble")) == [0, 1]


def test_whisper_goes_to_no_closed_card_of_another_city() -> None:
    t = riding("whisper").set_city(1, "lookout").set_on(1, "lookout", workers=(1,))
    assert not [id for id in t.offers() if id.startswith("whisper:city")]


def test_whisper_goes_to_no_card_for_other_pieces_than_workers() -> None:
    t = table(2, boxes=("base", "pearlbrook", "spirecrest")).set_row("weather", *CALM)
    t.set_named(0, "whisper").set_city(0, "ferry").set_row("river", *RIVER)
    t.choose("ambassador:city:0:ferry").choose(f"copy:{RIVER[0]}").set_turn(0)
    assert t.standing(0, "ferry") == (0,)
    assert "whisper:city:0:ferry" not in t.offers()


def test_honeypaw_adds_berries_where_there_are_none() -> None:
    t = riding("honeypaw").choose("honeypaw:basic_three_twigs")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 3}
    t = riding("honeypaw").choose("honeypaw:basic_pebble")
    assert t.resources(0)["berry"] == 1


def test_honeypaw_adds_none_where_there_are_some() -> None:
    t = riding("honeypaw").set_row("weather", "blizzard", "fog", "heat_wave")
    t.set_forest("forest_twig_resin_berry").choose("honeypaw:forest_twig_resin_berry")
    assert t.resources(0)["berry"] == 1


def test_king_rhun_rests_on_purple_cards_of_ones_own_city() -> None:
    t = riding("king_rhun").set_city(0, "palace", "farm").set_city(1, "castle")
    assert [id for id in t.offers() if id.startswith("king_rhun:city")] == [
        "king_rhun:city:0:palace"
    ]
    t.choose("king_rhun:city:0:palace").choose("gain:berry")  # the last kind: so are the others
    assert t.resources(0)["berry"] == 4
    assert t.standing(0, "palace") == (0,)


def test_truffle_uses_green_cards_of_any_city() -> None:
    t = riding("truffle").set_city(1, "mine", "storehouse").set_deck("fool")
    green = [id for id in t.offers() if id.startswith("truffle:city")]
    assert green == ["truffle:city:1:mine"]
    t.choose("truffle:city:1:mine").choose("gain:twig")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}
    assert t.hand(0) == ("fool",)


def test_for_corliander_half_the_cards_are_enough() -> None:
    t = riding("corliander").set_city(0, "farm")
    assert "corliander:harvest_festival" not in t.offers()
    t.set_city(0, "farm", "farm")
    assert "event:harvest_festival" not in t.offers()
    t.choose("corliander:harvest_festival")
    assert t.events(0) == ("harvest_festival",)


def test_an_event_with_two_names_needs_one_of_them() -> None:
    t = riding("corliander").set_events("ancient_scrolls_discovered")
    t.set_city(0, "historian")
    assert "corliander:ancient_scrolls_discovered" in t.offers()


def test_firebeak_picks_cards_of_the_discard_pile() -> None:
    t = riding("firebeak", "on_the_discard_pile").set_discard("farm", "mine", "inn", "wife")
    t.choose("firebeak:on_the_discard_pile")
    t.choose("take:wife").choose("take:farm").choose("take:mine")
    assert set(t.hand(0)) == {"wife", "farm", "mine"}
    assert t.discard() == ("inn",)


def test_firebeak_takes_what_others_discard_once_their_turn_is_over() -> None:
    t = riding("firebeak", "on_the_discard_pile").choose("firebeak:on_the_discard_pile")
    t.set_hand(1, "farm", "mine").choose("visit:haven").choose("discard:farm")
    t.choose("discard:mine")
    t.choose("gain:twig")
    assert t.seat() == 0
    t.choose("take:mine")
    assert t.hand(0) == ("mine",)
    assert t.discard() == ("farm",)


def test_others_are_not_told_what_firebeak_looks_at() -> None:
    t = riding("firebeak", "on_the_discard_pile").set_discard("farm", "mine")
    t.choose("firebeak:on_the_discard_pile")
    assert t.game.view(1)["shown"] == []
    assert t.game.view(0)["shown"][0]["cards"] == ["farm", "mine"]


def test_windlore_draws_from_the_deck_and_again_after_others_have() -> None:
    t = riding("windlore", "on_the_deck").choose("windlore:on_the_deck")
    assert len(t.hand(0)) == 3
    t.choose("visit:basic_two_cards_point")
    assert len(t.hand(0)) == 5


def test_windlore_draws_past_the_limit_and_discards_down() -> None:
    t = riding("windlore", "on_the_deck").choose("windlore:on_the_deck")
    t.set_hand(0, *["farm"] * 7).choose("visit:basic_two_cards_point")
    assert t.prompt() == "discard"
    t.choose("discard:farm")
    assert len(t.hand(0)) == 8


def test_stubblehoof_may_stay_and_use_its_location_again() -> None:
    t = riding("stubblehoof").choose("stubblehoof:basic_three_twigs").set_turn(0)
    t.set_workers(0, 0).choose("prepare").choose("stay:stubblehoof").choose("gain:berry")
    assert t.resources(0)["twig"] == 6
    assert t.at("basic_three_twigs") == (0,)
    while t.seat() == 0:
        t.choose(t.offers()[0])
    assert where(t) == [{"id": "stubblehoof", "home": False, "place": "basic_three_twigs"}]
    assert t.workers(0) == 2  # those of autumn: the others had been taken out of the game


def test_stubblehoof_may_come_home() -> None:
    t = riding("stubblehoof").choose("stubblehoof:basic_three_twigs").set_turn(0)
    t.set_workers(0, 0).choose("prepare").choose("done")
    assert where(t)[0]["home"] is True


def test_powers_have_no_say_where_a_big_critter_is_placed() -> None:
    t = table(2, boxes=("base", "newleaf", "spirecrest"), options={"powers": "dealt"})
    t.set_row("weather", *CALM).set_power(0, "cats").set_power(1, "bats")
    t.set_named(0, "honeypaw").set_turn(1).choose("visit:basic_three_twigs").set_turn(0)
    assert "visit:basic_three_twigs" in t.offers()  # cats join others
    assert "honeypaw:basic_three_twigs" not in t.offers()


def test_honeypaw_adds_three_berries_at_most() -> None:
    t = table(2, boxes=("base", "newleaf", "spirecrest"), options={"newleaf_forest": "on"})
    t.set_row("weather", *CALM).set_named(0, "honeypaw").set_forest("forest_four_twigs")
    t.set_aside(0, "discoveries", "honeypaw").choose("honeypaw:forest_four_twigs")
    assert t.resources(0) == {"twig": 4, "resin": 0, "pebble": 0, "berry": 3}


def test_honeypaw_counts_what_a_card_of_the_city_gave() -> None:
    """A University gives back what the Farm had cost, and one of choice."""
    t = riding("honeypaw").set_city(0, "university", "farm").choose("honeypaw:city:0:university")
    t.choose("gain:twig")
    assert t.resources(0) == {"twig": 3, "resin": 1, "pebble": 0, "berry": 3}


def test_whisper_goes_to_no_event_that_is_taken() -> None:
    t = riding("whisper").set_city(0, *["farm"] * 4).set_city(1, *["farm"] * 4)
    t.set_turn(1).choose("event:harvest_festival").set_turn(0)
    assert "whisper:harvest_festival" not in t.offers()


def test_whisper_goes_to_a_card_of_the_city_that_is_taken() -> None:
    t = riding("whisper").set_city(0, "lookout").choose("visit:city:0:lookout")
    t.choose("copy:basic_pebble").set_turn(0)
    assert "visit:city:0:lookout" not in t.offers()
    assert "whisper:city:0:lookout" in t.offers()


def test_truffle_leaves_banks_and_storehouses_alone() -> None:
    t = table(2, boxes=("base", "newleaf", "spirecrest"), options={"powers": "off"})
    t.set_row("weather", *CALM).set_named(0, "truffle").set_city(0, "bank", "farm", "storehouse")
    green = [id for id in t.offers() if id.startswith("truffle:city")]
    assert green == ["truffle:city:0:farm"]


def test_corliander_pays_resources_in_full() -> None:
    """A Croak Wart Cure names two cards, and asks for 2 berries and 2 cards of the city."""
    t = riding("corliander").set_events("croak_wart_cure")
    t.set_city(0, "undertaker", "farm", "farm")
    t.set_resources(0, berry=1)
    assert "corliander:croak_wart_cure" not in t.offers()
    t.set_resources(0, berry=2).choose("corliander:croak_wart_cure")
    assert t.resources(0)["berry"] == 0


def test_an_odd_number_of_cards_is_halved_upwards() -> None:
    """Three of a colour: two are needed."""
    t = riding("corliander").set_city(0, "inn")
    assert "corliander:grand_tour" not in t.offers()
    t.set_city(0, "inn", "lookout")
    assert "corliander:grand_tour" in t.offers()


def test_firebeak_keeps_to_the_hand_limit() -> None:
    t = riding("firebeak", "on_the_discard_pile").set_discard("fool", "inn", "wife")
    t.set_hand(0, *["farm"] * 7).choose("firebeak:on_the_discard_pile").choose("take:wife")
    assert len(t.hand(0)) == 8
    assert t.seat() == 1


def test_firebeak_does_not_look_at_its_own_players_discards() -> None:
    t = riding("firebeak", "on_the_discard_pile").choose("firebeak:on_the_discard_pile")
    t.set_turn(0).set_hand(0, "farm", "mine").choose("visit:haven").choose("discard:farm")
    t.choose("discard:mine").choose("gain:twig")
    assert t.seat() == 1


def test_no_other_worker_goes_to_the_deck_or_the_discard_pile() -> None:
    t = riding("whisper", "on_the_deck", "on_the_discard_pile")
    assert not [id for id in t.offers() if "on_the" in id]


def test_windlore_draws_once_a_turn_however_much_others_draw() -> None:
    """The Postal Pigeon reveals cards, and the Historian draws one."""
    t = riding("windlore", "on_the_deck").choose("windlore:on_the_deck").set_city(1, "historian")
    t.set_hand(1, "postal_pigeon", "wife").set_resources(1, berry=2)
    before = len(t.hand(0))
    t.choose("play:postal_pigeon:hand")
    while t.seat() == 1:
        t.choose(t.offers()[-1])
    assert len(t.hand(0)) == before + 2


def test_windlore_draws_nothing_when_cards_come_from_the_meadow() -> None:
    t = riding("windlore", "on_the_deck").choose("windlore:on_the_deck").set_season(1, "spring")
    t.set_workers(1, 0).set_row("discoveries", "bellsong_trail").choose("prepare")
    before = len(t.hand(0))
    while t.seat() == 1:
        t.choose(t.offers()[0])
    assert len(t.hand(0)) == before


def test_stubblehoof_stays_on_no_event() -> None:
    t = riding("stubblehoof").set_city(0, *["farm"] * 4).choose("stubblehoof:harvest_festival")
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert "stay:stubblehoof" not in t.offers()


def test_a_big_critter_goes_to_a_forest_of_ones_own() -> None:
    """It is a worker in every way: where its player's workers may go, it may."""
    t = table(2, boxes=("base", "bellfaire", "spirecrest"), options={"powers": "dealt"})
    t.set_row("weather", *CALM).set_named(0, "honeypaw")
    t.set_aside(0, "own_forest", "forest_two_any").set_turn(0)
    assert "honeypaw:forest_two_any" in t.offers()


def test_a_power_joins_for_other_workers_alone() -> None:
    """Powers that answer to visits have no say either."""
    t = table(2, boxes=("base", "newleaf", "spirecrest"), options={"powers": "dealt"})
    t.set_row("weather", *CALM).set_power(0, "cats").set_power(1, "bats").set_named(0, "whisper")
    t.set_turn(1).choose("visit:basic_pebble").set_turn(0)
    assert {"visit:basic_pebble", "whisper:basic_pebble"} <= set(t.offers())


def test_a_power_that_answers_to_visits_does_not_answer_to_a_big_critters() -> None:
    """Never both on the same placement; another worker's has the power."""
    t = table(2, boxes=("base", "bellfaire", "spirecrest"), options={"powers": "dealt"})
    t.set_row("weather", *CALM).set_power(0, "mice").set_power(1, "cardinals")
    t.set_aside(0, "discoveries", "honeypaw").set_named(0, "honeypaw").set_turn(0)
    t.choose("honeypaw:basic_pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}
    assert t.seat() == 1
    t.set_resources(0).set_turn(0).choose("visit:basic_two_resin")
    assert t.seat() == 0  # the Mice ask


def test_without_a_worker_at_home_no_big_critter_takes_a_place() -> None:
    """With powers no player gains the worker of spring, and others may have stayed for good."""
    t = table(2, boxes=("base", "newleaf", "spirecrest"), options={"powers": "dealt"})
    t.set_row("weather", *CALM).set_row("discoveries", "truffle", "forager").set_workers(0, 0)
    t.set_resources(0, twig=2).set_turn(0).choose("prepare")
    while t.prompt() == "chart":
        t.choose(t.offers()[0])
    assert "discover:truffle" not in t.offers()
    assert "truffle" not in t.aside(0, "discoveries")
