"""The Station: send a visitor away, take one in, gain a wagon's reward."""

from __future__ import annotations

import pytest

from everdell.engine.zones import lay, lying_in
from everdell.testing import Table
from tests.rulebook.newleaf.sitting import left_in, newleaf


def at_the_station(*visitors: str, players: int = 2) -> Table:
    t = newleaf(players).set_row("visitors", *visitors)
    return t.set_row("train", "train_berry", "train_resin", "train_pebble")


def test_two_of_the_thirty_two_visitors_can_be_taken() -> None:
    t = newleaf()
    assert len([id for id in t.row("visitors") if id]) == 2
    assert left_in(t, "visitor_pile_1") + left_in(t, "visitor_pile_2") == 30


def test_one_is_sent_away_then_one_of_two_is_taken_then_a_wagon_chosen() -> None:
    t = at_the_station("dip_dibble", "ruby_dew").choose("visit:station")
    assert t.offers() == ["discard:dip_dibble", "discard:ruby_dew"]
    t.choose("discard:dip_dibble")
    uncovered = t.row("visitors")[0]
    assert uncovered
    assert sorted(t.offers()) == sorted([f"take:{uncovered}", "take:ruby_dew"])
    t.choose("take:ruby_dew")
    assert t.aside(0, "visitors") == ("ruby_dew",)
    assert sorted(t.offers()) == ["use:train_berry", "use:train_pebble", "use:train_resin"]
    t.choose("use:train_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.seat() == 1


def test_the_wagon_is_replaced() -> None:
    t = at_the_station("dip_dibble", "ruby_dew").choose("visit:station")
    t.choose("discard:dip_dibble").choose("take:ruby_dew").choose("use:train_berry")
    assert left_in(t, "train_used") == 1
    assert left_in(t, "train_bag") == 14
    assert all(t.row("train"))


def test_of_two_equal_wagons_it_is_told_which_one_is_used() -> None:
    """It matters which station card keeps the wagon beside it."""
    t = at_the_station("dip_dibble", "ruby_dew").set_row("train", *["train_berry"] * 2)
    t.set_pile("train_bag", "train_point").choose("visit:station").choose("discard:dip_dibble")
    t.choose("take:ruby_dew").choose("use:train_berry")
    assert t.offers() == ["spot:1", "spot:2"]
    t.choose("spot:2")
    assert t.row("train") == ("train_berry", "train_point", "train_pebble")
    assert t.resources(0)["berry"] == 1


def test_the_visitor_sent_away_is_not_seen_again() -> None:
    t = at_the_station("dip_dibble", "ruby_dew").choose("visit:station")
    t.choose("discard:dip_dibble")
    assert left_in(t, "visitor_discard") == 1
    assert "dip_dibble" not in str(t.game.view(1))


def test_any_number_of_players_but_one_worker_each() -> None:
    t = at_the_station("dip_dibble", "ruby_dew", players=3)
    for seat in range(3):
        t.set_turn(seat).choose("visit:station")
        t.choose(t.offers()[0]).choose(t.offers()[0]).choose(t.offers()[0])
        while t.seat() == seat:
            t.choose(t.offers()[0])
    assert t.at("station") == (0, 1, 2)
    assert "visit:station" not in t.set_turn(0).offers()


def empty(t: Table, pile: str) -> Table:
    """What is left of a pile goes under the other one."""
    g = t.game
    first, second = g.rules.zone("visitor_pile_1"), g.rules.zone("visitor_pile_2")
    here, there = (first, second) if pile == first.id else (second, first)
    lay(g, there, -1, lying_in(g, here) + lying_in(g, there))
    lay(g, here, -1, ())
    return t


def test_an_empty_pile_is_made_anew_at_once_when_its_last_was_sent_away() -> None:
    t = empty(at_the_station("dip_dibble", "ruby_dew"), "visitor_pile_1").choose("visit:station")
    t.choose("discard:dip_dibble")
    # The odd one, here the only one, goes to the empty place.
    assert t.row("visitors") == ("dip_dibble", "ruby_dew")
    assert left_in(t, "visitor_discard") == 0


def test_half_of_those_sent_away_goes_under_the_other_pile() -> None:
    t = at_the_station("dip_dibble", "ruby_dew")
    empty(t, "visitor_pile_1")
    g = t.game
    other, away = g.rules.zone("visitor_pile_2"), g.rules.zone("visitor_discard")
    lying = lying_in(g, other)
    lay(g, away, -1, lying[:4])
    lay(g, other, -1, lying[4:])
    before = lying[4:]
    t.set_turn(0).choose("visit:station").choose("discard:ruby_dew")
    # Its own pile uncovers the next; five are away. Then the last of the first pile is taken.
    t.choose("take:dip_dibble")
    assert left_in(t, "visitor_discard") == 0
    assert left_in(t, "visitor_pile_1") == 2  # three came, one of them lies open
    assert left_in(t, "visitor_pile_2") == len(before) - 1 + 2
    assert lying_in(g, other)[2:] == before[:-1]  # the two lie beneath


def nearly_none(t: Table, *open_ones: str, away: int = 0) -> Table:
    """Only these lie open and so many are away; a player who looks on holds all the others."""
    g = t.game
    t.set_row("visitors", *open_ones)
    piles = [g.rules.zone(id) for id in ("visitor_pile_1", "visitor_pile_2")]
    rest = [visitor for pile in piles for visitor in lying_in(g, pile)]
    row = g.rules.zone("visitors")
    shown = list(lying_in(g, row))
    for place in range(len(open_ones), 2):
        rest.append(shown[place])
        shown[place] = 0
    lay(g, row, -1, tuple(shown))
    for pile in piles:
        lay(g, pile, -1, ())
    lay(g, g.rules.zone("visitor_discard"), -1, tuple(rest[:away]))
    lay(g, g.rules.seat_zone("visitors"), 1, tuple(rest[away:]))
    return t.set_turn(0)


def test_both_piles_run_out_and_are_made_anew_together() -> None:
    t = nearly_none(at_the_station(), "dip_dibble", away=5).choose("visit:station")
    # The only one is sent away; of the six, three come to each place.
    assert all(t.row("visitors"))
    assert (left_in(t, "visitor_pile_1"), left_in(t, "visitor_pile_2")) == (2, 2)
    assert left_in(t, "visitor_discard") == 0


def test_a_pile_that_cannot_be_made_anew_stays_empty() -> None:
    t = nearly_none(at_the_station(), "dip_dibble", "ruby_dew").choose("visit:station")
    t.choose("discard:dip_dibble")
    assert t.offers() == ["take:dip_dibble", "take:ruby_dew"]  # it was the last of its pile
    t.choose("take:ruby_dew")
    assert t.row("visitors") == ("dip_dibble", "")


def test_the_last_visitor_is_sent_away_and_taken_in_all_the_same() -> None:
    t = nearly_none(at_the_station(), "dip_dibble").choose("visit:station")
    assert t.aside(0, "visitors") == ("dip_dibble",)
    assert t.prompt() == "use-tile"


def test_with_no_visitor_left_only_the_wagon_is_gained() -> None:
    t = nearly_none(at_the_station()).choose("visit:station")
    assert t.prompt() == "use-tile"
    t.choose("use:train_berry")
    assert t.resources(0)["berry"] == 1
    assert t.aside(0, "visitors") == ()


def test_neither_a_clock_tower_nor_a_lookout_reaches_it() -> None:
    t = at_the_station("dip_dibble", "ruby_dew").set_city(0, "clock_tower")
    t.set_on(0, "clock_tower", point=3).choose("visit:station")
    t.choose("discard:dip_dibble").choose("take:ruby_dew").choose("use:train_berry")
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert not t.told("used")[1:]
    assert t.on(0, "clock_tower") == {"point": 3}


@pytest.mark.parametrize(
    ("visitor", "city", "points"),
    [
        ("dip_dibble", ("inn", "inn", "inn", "post_office"), 5),
        ("dip_dibble", ("inn", "inn", "inn", "farm"), 0),
        ("edvard_triptail", ("farm", "inn", "wanderer", "wife", "judge"), 5),
        ("edvard_triptail", ("farm", "inn", "wanderer", "wife", "wife"), 0),
        ("phill_gurgle", (), 10),
        ("phill_gurgle", ("farm", "farm"), 10),
        ("phill_gurgle", ("farm", "farm", "farm"), 0),
        ("dillweed_quicksniff", ("farm", "wife", "inn"), 5),
        ("dillweed_quicksniff", ("farm", "wife"), 0),
        ("oscar_longtale", ("wife", "wife", "inn"), 5),
        ("oscar_longtale", ("farm", "wife"), 0),
        ("saris_clearwhistle", ("farm",) * 6, 5),
        ("saris_clearwhistle", (*("farm",) * 5, "king"), 0),
        ("triss_peske", (*("inn",) * 3, *("post_office",) * 3), 6),
        ("triss_peske", ("farm",) * 7, 0),
        ("butterbell_sweetpaw", (*("farm",) * 8, *("husband",) * 4, *("wife",) * 3), 6),
        ("butterbell_sweetpaw", (*("farm",) * 8, *("husband",) * 4, *("wife",) * 2), 0),
    ],
)
def test_they_score_if_the_city_is_as_they_wish(
    visitor: str, city: tuple[str, ...], points: int
) -> None:
    t = newleaf().set_aside(0, "visitors", visitor).set_city(0, *city)
    assert t.score(0).parts["visitors"] == points


@pytest.mark.parametrize(
    ("visitor", "supply", "points"),
    [
        ("diggs_deepwell", {"pebble": 2}, 6),
        ("diggs_deepwell", {"pebble": 1, "twig": 5}, 0),
        ("frin_stickly", {"resin": 4}, 6),
        ("frin_stickly", {"resin": 3}, 0),
        ("sir_trivle_q_s_marqwill_iii", {"twig": 1, "resin": 1, "pebble": 1, "berry": 1}, 7),
        ("sir_trivle_q_s_marqwill_iii", {"twig": 4, "resin": 1, "pebble": 1}, 0),
    ],
)
def test_they_score_for_what_is_left_over(
    visitor: str, supply: dict[str, int], points: int
) -> None:
    t = newleaf().set_aside(0, "visitors", visitor).set_resources(0, **supply)
    assert t.score(0).parts["visitors"] == points


def test_what_is_left_over_may_serve_several_of_them_and_more() -> None:
    t = newleaf().set_aside(0, "visitors", "diggs_deepwell", "sir_trivle_q_s_marqwill_iii")
    t.set_city(0, "architect").set_resources(0, twig=1, resin=1, pebble=2, berry=1)
    assert t.score(0).parts["visitors"] == 13
    assert t.score(0).parts["prosperity"] == 3


def test_resources_on_cards_are_not_left_over() -> None:
    t = newleaf().set_aside(0, "visitors", "diggs_deepwell").set_city(0, "storehouse")
    assert t.set_on(0, "storehouse", pebble=2).score(0).parts["visitors"] == 0


def test_a_legend_is_neither_common_nor_unique_for_them() -> None:
    t = newleaf(2, "legends").set_aside(0, "visitors", "saris_clearwhistle")
    t.set_city(0, *["farm"] * 5, "the_green_acorn")
    assert t.score(0).parts["visitors"] == 0


def test_point_tokens_on_cards_count_for_skid_shinysnout() -> None:
    t = newleaf().set_aside(0, "visitors", "skid_shinysnout").set_points(0, 7)
    t.set_city(0, "clock_tower").set_on(0, "clock_tower", point=3)
    assert t.score(0).parts["visitors"] == 5
    assert t.set_points(0, 6).score(0).parts["visitors"] == 0


def test_events_count_for_those_who_ask_for_them() -> None:
    t = newleaf().set_aside(0, "visitors", "snout_puddlehop").set_season(0, "autumn")
    t.set_events("the_everdell_games")
    t.set_city(0, *["farm"] * 4, *["inn"] * 3, *["wanderer"] * 3, *["wife"] * 2, "judge", "crane")
    for event in ("harvest_festival", "grand_tour"):
        t.set_turn(0).choose(f"event:{event}")
    assert t.score(0).parts["visitors"] == 0
    t.set_turn(0).choose("event:the_everdell_games")
    assert t.score(0).parts["visitors"] == 8


def test_workers_on_the_journey_count_for_orin_nimblepaw() -> None:
    t = newleaf().set_aside(0, "visitors", "orin_nimblepaw").set_season(0, "autumn")
    t.set_hand(0, *["farm"] * 4).choose("visit:journey_2")
    while t.seat() == 0:
        t.choose("discard:farm")
    assert t.score(0).parts["visitors"] == 0
    t.set_turn(0).choose("visit:journey_2")
    while t.seat() == 0:
        t.choose("discard:farm")
    assert t.score(0).parts["visitors"] == 6
