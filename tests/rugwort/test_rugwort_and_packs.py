"""The solo game with Extra! Extra!, the Rugwort pack and the Legends."""

from __future__ import annotations

import pytest

import everdell
from everdell.testing import Table, table
from tests.rugwort.solo import RUGWORT, prepare, rolled

ROWDY = "rugwort_the_rowdy"
MEADOW = ("king", "queen", "farm", "mine", "inn", "crane", "judge", "school")


def solo(*boxes: str) -> Table:
    return table(players=1, boxes=("base", *boxes)).set_events()


def legends(*aside: str) -> Table:
    """A meadow, and a deck to refill it with, in which every card is one for his own city."""
    t = solo("legends").set_aside(0, "legends", *aside).set_meadow(*MEADOW)
    return t.set_deck("wife", "wife", "wife", "wife")


# Extra! Extra! ---------------------------------------------------------------------------------


def test_a_town_criers_gift_is_discarded_and_still_earns() -> None:
    t = solo("extra").set_hand(0, "town_crier", "wife", "wife").set_resources(0, berry=2)
    t.choose("play:town_crier:hand").choose("choose:give")
    assert t.points(0) == 3
    assert t.discard() == ("wife", "wife")
    assert t.hand(RUGWORT) == ()


def test_a_stadium_of_his_may_be_visited_and_he_gains_the_point() -> None:
    t = solo("extra").set_city(RUGWORT, "scurrble_stadium")
    t.set_deck("king", "farm", "mine", "inn").choose("visit:city:1:scurrble_stadium")
    t.choose("name:purple")
    assert (t.points(0), t.points(RUGWORT)) == (3, 1)
    assert len(t.hand(0)) == 4


def test_a_carnival_of_his_is_copied_with_the_green_cards_around_it() -> None:
    t = solo("extra").set_city(RUGWORT, "carnival", "farm", "mine", "inn").set_city(0, "farm")
    t.set_hand(0, "miner_mole").set_resources(0, berry=3).choose("play:miner_mole:hand")
    t.choose("copy:1:carnival").choose("choose:cards")
    assert len(t.hand(0)) == 2


@pytest.mark.parametrize("card", ["gazette", "town_crier", "juggler", "carnival"])
def test_the_new_cards_are_plain_cards_to_him(card: str) -> None:
    t = solo("extra").set_city(RUGWORT, card)
    assert t.score(RUGWORT).parts["cards"] == 2
    assert t.score(RUGWORT).parts["prosperity"] == 0


def test_his_champions_are_purple_cards_without_a_bonus() -> None:
    t = solo("extra").set_city(RUGWORT, *["scurrble_champion"] * 3)
    assert t.score(RUGWORT).total == 3 * 3


def test_your_gazette_answers_to_your_events_and_not_to_his() -> None:
    t = solo("extra").set_city(0, "gazette", *["farm"] * 4).set_city(RUGWORT, "inn", "inn", "inn")
    t.choose("event:harvest_festival")
    prepare(t)
    assert len(t.game.players[RUGWORT].claims) == 1
    assert t.on(0, "gazette") == {"point": 1}


# The Rugwort pack ------------------------------------------------------------------------------


def test_the_rowdy_takes_a_green_card_of_his_and_joins_him() -> None:
    t = solo("rugwort").set_city(RUGWORT, "mine", "inn").set_meadow(*MEADOW)
    t.set_hand(0, ROWDY).set_resources(0, berry=3).choose(f"play:{ROWDY}:hand")
    assert t.city(0) == ("mine",)
    assert t.resources(0)["pebble"] == 1
    assert t.city(RUGWORT)[:2] == ("inn", ROWDY)


def test_the_rowdy_makes_him_discard_nothing_and_lets_him_play_as_usual() -> None:
    t = solo("rugwort").set_city(RUGWORT, "mine").set_meadow(*MEADOW)
    t.set_hand(0, ROWDY, "wife").set_resources(0, berry=3).choose(f"play:{ROWDY}:hand")
    assert t.discard() == ()
    assert t.hand(0) == ("wife",)
    assert len(rolled(t)) == 1


def test_his_city_has_room_for_the_rowdy() -> None:
    crowd = ("mine",) * 3 + ("inn",) * 3 + ("wife",) * 4 + ("king",) * 2 + ("post_office",) * 3
    t = solo("rugwort").set_city(RUGWORT, *crowd, "queen", "judge").set_hand(0, ROWDY)
    t.set_resources(0, berry=3).choose(f"play:{ROWDY}:hand")
    assert t.city(0) == ("mine",)


def test_a_couple_of_his_is_not_parted() -> None:
    t = solo("rugwort").set_city(RUGWORT, "husband", "wife").set_hand(0, ROWDY)
    t.set_resources(0, berry=3)
    assert f"play:{ROWDY}:hand" not in t.offers()


def test_without_a_green_card_of_his_the_rowdy_stays_in_hand() -> None:
    t = solo("rugwort").set_city(RUGWORT, "inn").set_hand(0, ROWDY).set_resources(0, berry=3)
    assert f"play:{ROWDY}:hand" not in t.offers()


def test_a_rowdy_that_he_plays_robs_no_city() -> None:
    t = solo("rugwort").set_city(RUGWORT, ROWDY).set_city(0, "farm").set_hand(0, "king", "wife")
    prepare(t)
    assert t.city(0) == ("farm",)
    assert len(t.hand(0)) == 2
    assert t.score(RUGWORT).parts["cards"] == 2


def test_the_robber_finds_no_hand_to_swap() -> None:
    t = solo("rugwort").set_hand(0, "rugwort_the_robber", "king").set_resources(0, berry=2)
    t.choose("play:rugwort_the_robber:hand")
    assert t.hand(0) == ("king",)
    assert t.hand(RUGWORT) == ()
    assert "rugwort_the_robber" in t.city(0)


def test_the_ruler_counts_his_basic_events() -> None:
    t = solo("rugwort").set_city(0, "rugwort_the_ruler")
    t.set_city(RUGWORT, "inn", "inn", "lookout", *["farm"] * 4)
    assert t.score(0).parts["prosperity"] == 0
    prepare(t)
    assert t.score(0).parts["prosperity"] == 2


# Legends ---------------------------------------------------------------------------------------


def test_you_are_dealt_a_pair_and_he_is_not() -> None:
    you, rugwort = everdell.new_game(1, ("base", "legends")).view(0)["players"]
    assert (you["aside"]["legends"]["size"], rugwort["aside"]["legends"]["size"]) == (2, 0)


@pytest.mark.parametrize("legend", ["fynn_nobletail", "oleanders_opera_house"])
def test_a_legend_is_worth_three_points_to_him_and_he_plays_two_cards(legend: str) -> None:
    t = legends(legend).set_resources(0, twig=9, resin=9, pebble=9, berry=9)
    t.choose(f"play:{legend}:legends")
    assert t.points(RUGWORT) == 3
    assert len(rolled(t)) == 2
    assert len(t.city(RUGWORT)) == 2
    assert t.seat() == 0


def test_so_is_one_that_comes_free() -> None:
    t = legends("fynn_nobletail").set_city(0, "king").choose("play:fynn_nobletail:legends")
    assert t.points(RUGWORT) == 3
    assert len(rolled(t)) == 2


def test_each_legend_provokes_him_anew() -> None:
    t = legends("fynn_nobletail", "the_green_acorn").set_city(0, "king", "inn")
    t.choose("play:fynn_nobletail:legends").choose("play:the_green_acorn:legends")
    assert t.points(RUGWORT) == 6
    assert len(rolled(t)) == 4


def test_a_card_that_cirrus_brings_along_adds_one_as_always() -> None:
    t = legends("cirrus_windfall").set_city(0, "postal_pigeon").set_hand(0, "wife")
    t.choose("play:cirrus_windfall:legends").choose("play:wife:hand")
    assert t.points(RUGWORT) == 3
    assert len(rolled(t)) == 2 + 1


@pytest.mark.parametrize("legend", ["poe", "mcgregors_market"])
def test_the_production_of_a_legend_does_not_provoke_him_again(legend: str) -> None:
    t = solo("legends").set_city(0, legend).set_workers(0, 0).choose("prepare")
    if legend == "mcgregors_market":
        t.choose("gain:twig").choose("gain:twig")
    assert t.points(RUGWORT) == 0
    assert rolled(t) == []


def test_other_cards_do_not_provoke_him() -> None:
    t = legends("poe").set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.choose("play:farm:hand")
    assert t.points(RUGWORT) == 0
    assert len(rolled(t)) == 1


def test_among_people_no_player_gains_by_a_legend() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", "fynn_nobletail")
    t.set_city(0, "king").choose("play:fynn_nobletail:legends")
    assert (t.points(0), t.points(1)) == (0, 0)
    assert t.city(1) == ()
