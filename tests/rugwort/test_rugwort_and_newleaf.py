"""Rugwort at the station: visitors, station cards, golden tokens, tickets, reservations."""

from __future__ import annotations

import pytest

from everdell.engine.rng import seeded
from everdell.engine.zones import lay, lying_in
from everdell.testing import Table, table
from tests.rugwort.solo import RUGWORT, blocked, rolled
from tests.rugwort.solo import _seed_rolling as seed_rolling
from tests.rulebook.newleaf.sitting import left_in
from tests.rulebook.piles import leave

MEADOW = ("farm", "farm", "inn", "king", "queen", "judge", "mine", "bard")


def solo(rolls: tuple[int, ...] = (), **settings: str) -> Table:
    t = table(1, boxes=("base", "newleaf"), options=settings).set_events().set_meadow(*MEADOW)
    t.set_row("station", "wife", "husband", "crane").set_row("train", *["train_berry"] * 3)
    if rolls:
        t.game.random = seeded(seed_rolling(rolls))
    return t


def test_he_gets_no_tokens() -> None:
    assert solo().tokens(RUGWORT) == {"golden": 0, "ticket": 0, "reservation": 0}


def prepared(t: Table) -> Table:
    t.set_workers(0, 0).choose("prepare")
    while t.prompt() not in ("turn", "rugworts-visitor"):
        t.choose("done")
    return t


def test_preparing_he_takes_the_visitor_of_the_higher_value() -> None:
    t = prepared(solo().set_row("visitors", "dip_dibble", "phill_gurgle"))
    assert t.aside(RUGWORT, "visitors") == ("phill_gurgle",)
    assert t.row("visitors")[0] == "dip_dibble"
    assert t.row("visitors")[1] not in ("", "phill_gurgle")


def test_of_two_with_the_same_value_you_choose() -> None:
    t = prepared(solo().set_row("visitors", "dip_dibble", "mossy_steptoe"))
    assert t.prompt() == "rugworts-visitor"
    assert t.offers() == ["give:dip_dibble", "give:mossy_steptoe"]
    t.choose("give:mossy_steptoe")
    assert t.aside(RUGWORT, "visitors") == ("mossy_steptoe",)


def test_he_scores_them_whatever_they_ask() -> None:
    t = solo().set_aside(RUGWORT, "visitors", "ruby_dew", "dip_dibble")
    assert t.score(RUGWORT).parts["visitors"] == 13


def test_a_point_for_each_station_card_you_play_and_then_a_card() -> None:
    t = solo(rolls=(3,)).set_resources(0, berry=2).choose("play:wife:station")
    assert t.points(RUGWORT) == 1
    assert rolled(t) == [3]
    assert t.city(RUGWORT) == ("inn",)


def test_nothing_two_and_three_points_for_golden_tokens() -> None:
    gained: list[int] = []
    for tokens in (3, 2, 1):
        t = solo().set_city(0, "clock_tower").set_hand(0, "inventor").set_tokens(0, golden=tokens)
        t.choose("play:inventor:hand:golden")
        gained.append(t.points(RUGWORT))
    assert gained == [0, 2, 3]


@pytest.mark.parametrize(
    ("roll", "points", "cards"),
    [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 2, 0), (5, 2, 0), (6, 0, 1), (7, 0, 1), (8, 1, 1)],
)
def test_a_die_is_rolled_for_a_ticket(roll: int, points: int, cards: int) -> None:
    t = solo().choose("visit:basic_pebble").set_turn(0)
    t.game.random = seeded(seed_rolling((roll, 3)))
    t.choose("ticket").choose("visit:basic_berry")
    assert t.points(RUGWORT) == points
    assert len(t.city(RUGWORT)) == cards


def test_a_card_played_with_the_reservation_brings_him_one_of_its_colour() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery")
    t.set_deck("king", "twig_barge", "wife", "lookout").set_resources(0, resin=1)
    t.choose("play:resin_refinery:reserved")
    assert sorted(t.city(RUGWORT)) == ["inn", "twig_barge"]
    assert {"king", "wife", "lookout"} <= set(t.discard())


def test_of_several_you_choose() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery")
    t.set_deck("king", "twig_barge", "general_store", "lookout").set_resources(0, resin=1)
    t.choose("play:resin_refinery:reserved")
    assert t.prompt() == "rugwort-plays"
    t.choose("give:general_store")
    assert sorted(t.city(RUGWORT)) == ["general_store", "inn"]


def test_with_none_of_that_colour_all_four_are_discarded() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery")
    t.set_deck("king", "wife", "lookout", "bard").set_resources(0, resin=1)
    t.choose("play:resin_refinery:reserved")
    assert t.city(RUGWORT) == ("inn",)
    assert {"king", "wife", "lookout", "bard"} <= set(t.discard())


def test_played_in_another_way_it_only_brings_his_usual_card() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery").set_city(0, "crane")
    t.set_deck("king", "twig_barge", "wife", "lookout")
    t.choose("play:resin_refinery:reserved:crane")
    assert t.city(RUGWORT) == ("inn",)


# More of his visitors --------------------------------------------------------------------------


def test_he_takes_one_at_each_of_his_three_preparations() -> None:
    t = solo(newleaf_reservations="off")
    for seasons in (1, 2, 3):
        prepared(t)
        while t.prompt() == "rugworts-visitor":
            t.choose(t.offers()[0])
        assert len(t.aside(RUGWORT, "visitors")) == seasons


def test_with_the_last_of_a_pile_he_takes_the_piles_are_made_anew() -> None:
    t = solo().set_row("visitors", "dip_dibble", "phill_gurgle")
    g = t.game
    first, second = g.rules.zone("visitor_pile_1"), g.rules.zone("visitor_pile_2")
    away = g.rules.zone("visitor_discard")
    lay(g, away, -1, lying_in(g, second)[:4])
    lay(g, first, -1, lying_in(g, first) + lying_in(g, second)[4:])
    lay(g, second, -1, ())
    before = left_in(t, "visitor_pile_1")
    prepared(t)
    assert t.aside(RUGWORT, "visitors") == ("phill_gurgle",)
    assert all(t.row("visitors"))
    assert left_in(t, "visitor_pile_2") == 1  # two came, one lies open
    assert left_in(t, "visitor_pile_1") == before + 2


def test_with_the_cards_alone_he_takes_none() -> None:
    t = table(1, boxes=("base", "newleaf"), options={"newleaf_board": "cards_only"})
    t.set_workers(0, 0).choose("prepare")
    assert t.prompt() == "turn"
    assert "visitors" not in t.score(RUGWORT).parts


# More of what you do ---------------------------------------------------------------------------


def test_a_locomotive_plays_a_station_card_too() -> None:
    t = solo(rolls=(3,)).set_city(0, "locomotive").choose("visit:city:0:locomotive")
    t.choose("play:wife:station")
    assert t.points(RUGWORT) == 1
    assert t.city(RUGWORT) == ("inn",)


@pytest.mark.parametrize("how", ["visit:knoll", "reserve:wife:station"])
def test_a_station_card_that_is_taken_or_reserved_gives_him_no_point(how: str) -> None:
    t = solo().choose(how)
    while t.prompt() != "turn":
        t.choose(t.offers()[-1])
    assert t.points(RUGWORT) == 0


def test_for_a_golden_token_he_plays_his_usual_card_besides() -> None:
    t = solo(rolls=(3,)).set_city(0, "clock_tower").set_hand(0, "inventor")
    t.set_tokens(0, golden=2).choose("play:inventor:hand:golden")
    assert t.points(RUGWORT) == 2
    assert t.city(RUGWORT) == ("inn",)


def test_the_die_is_rolled_for_the_way_back_too() -> None:
    t = solo().set_season(0, "summer").set_tokens(0, ticket=1).choose("visit:basic_pebble")
    t.set_turn(0)
    t.game.random = seeded(seed_rolling((4,)))
    t.choose("ticket").choose("visit:basic_berry")
    assert t.points(RUGWORT) == 2
    assert t.tokens(0)["ticket"] == 0


def test_a_fool_that_he_plays_for_a_ticket_goes_into_your_city() -> None:
    t = solo().set_meadow("farm", "farm", "fool").choose("visit:basic_pebble").set_turn(0)
    t.game.random = seeded(seed_rolling((6, 3)))
    t.choose("ticket").choose("visit:basic_berry")
    assert t.city(0) == ("fool",)
    assert all(t.meadow())


def test_with_a_golden_token_a_reserved_critter_only_brings_his_usual_card() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "inventor").set_city(0, "clock_tower")
    t.set_deck("king", "judge", "wife", "lookout").choose("play:inventor:reserved:golden")
    assert t.city(RUGWORT) == ("inn",)


def test_a_fool_among_the_four_goes_into_your_city() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "wanderer").set_resources(0, berry=1)
    t.set_deck("castle", "palace", "theater", "king", "fool", "mine", "farm")
    t.choose("play:wanderer:reserved")
    # Three were drawn by the Wanderer; of the next four only the Fool is tan.
    assert t.city(0) == ("wanderer", "fool")
    assert t.city(RUGWORT) == ("inn",)


def test_with_fewer_than_four_cards_left_those_are_revealed() -> None:
    t = solo().set_aside(0, "reserved", "resin_refinery").set_resources(0, resin=1)
    t = leave(t, deck=("twig_barge", "king"))
    t.choose("play:resin_refinery:reserved")
    assert "twig_barge" in t.city(RUGWORT)


def test_reserving_gives_him_nothing() -> None:
    t = solo().choose("reserve:king:meadow")
    assert t.prompt() == "turn"
    assert t.city(RUGWORT) == ()
    assert t.points(RUGWORT) == 0


def test_with_powers_he_still_gets_his_spring_worker() -> None:
    t = solo(powers="dealt", newleaf_reservations="off").set_aside(0, "power")
    prepared(t)
    while t.prompt() == "rugworts-visitor":
        t.choose(t.offers()[0])
    assert t.workers(0) == 0
    assert blocked(t) == [1]


def test_his_scenic_flight_needs_three_purple_cards() -> None:
    t = prepared(solo(newleaf_reservations="off").set_city(RUGWORT, "king", "castle"))
    assert t.events(RUGWORT) == ()
    t = solo(newleaf_reservations="off").set_city(RUGWORT, "king", "castle", "palace")
    assert prepared(t).events(RUGWORT) == ("scenic_flight",)


def test_a_miner_mole_may_copy_his_newleaf_cards_but_no_bank() -> None:
    t = solo().set_city(RUGWORT, "bank", "mayor", "miller").set_hand(0, "miner_mole")
    t.set_resources(0, berry=3).choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:mayor", "copy:1:miller", "done"]


def test_his_freight_car_was_never_filled() -> None:
    t = solo(rolls=(1,)).set_meadow("freight_car").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play:wife:hand")
    assert t.city(RUGWORT) == ("freight_car",)
    assert t.on(RUGWORT, "freight_car") == {}
