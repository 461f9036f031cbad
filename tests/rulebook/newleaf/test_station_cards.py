"""Station cards: played like those of the meadow, with the reward of the wagon beside them."""

from __future__ import annotations

from everdell.testing import Table
from tests.rulebook.newleaf.sitting import left_in, newleaf


def station() -> Table:
    t = newleaf().set_row("station", "farm", "mine", "wife")
    return t.set_row("train", "train_berry", "train_point", "train_two_twigs")


def test_three_cards_and_three_wagons_lie_open() -> None:
    t = newleaf()
    assert len(t.row("station")) == 3
    assert len(t.row("train")) == 3
    assert all(t.row("station") + t.row("train"))


def test_they_are_played_from_the_station() -> None:
    t = station().set_resources(0, twig=2, resin=1)
    t.choose("play:farm:station")
    assert t.city(0) == ("farm",)


def test_the_wagon_beside_the_card_gives_its_reward() -> None:
    t = station().set_resources(0, twig=1, resin=1, pebble=1)
    t.choose("play:mine:station")
    assert t.points(0) == 1  # of the second wagon
    assert t.resources(0)["pebble"] == 1  # of the Mine itself


def test_a_wagon_may_let_its_player_choose() -> None:
    t = station().set_row("train", "train_any").set_resources(0, twig=2, resin=1)
    t.choose("play:farm:station")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:resin")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}


def test_wagon_and_card_are_replaced() -> None:
    t = station().set_deck("king").set_resources(0, twig=2, resin=1)
    t.choose("play:farm:station")
    assert t.row("station") == ("king", "mine", "wife")
    assert t.row("train")[1:] == ("train_point", "train_two_twigs")
    assert t.row("train")[0]


def test_the_reward_comes_after_everything_the_card_sets_off() -> None:
    t = station().set_row("station", "twig_barge").set_row("train", "train_any")
    t.set_city(0, "courthouse").set_resources(0, twig=1, pebble=1)
    t.choose("play:twig_barge:station")
    assert t.prompt() == "gain-any"
    assert t.resources(0)["twig"] == 2  # the Twig Barge has acted
    assert "gain:berry" not in t.offers()  # the Courthouse asks first
    t.choose("gain:resin")
    assert "gain:berry" in t.offers()  # then the wagon


def test_the_place_stays_empty_until_then() -> None:
    t = station().set_row("station", "wanderer").set_row("train", "train_point")
    t.set_deck("king", "queen", "judge", "inn").set_resources(0, berry=2)
    t.choose("play:wanderer:station")
    assert sorted(t.hand(0)) == ["judge", "king", "queen"]  # not what comes to the station
    assert t.row("station")[0] == "inn"


def test_they_are_not_cards_of_the_meadow() -> None:
    t = station().set_city(0, "inn").set_meadow(*["queen"] * 2, *["king"] * 2, *["judge"] * 2)
    t.set_resources(0, twig=9, resin=9, pebble=9, berry=9)
    t.choose("visit:city:0:inn")
    assert not any(offer.startswith("play:farm") for offer in t.offers())


def test_abilities_of_the_city_help_to_pay_for_them() -> None:
    t = station().set_city(0, "crane")
    t.choose("play:farm:station:crane")
    assert t.city(0) == ("farm",)
    assert t.resources(0)["berry"] == 2  # of the Farm and of the wagon


def test_of_two_equal_cards_the_wagon_is_chosen() -> None:
    t = station().set_row("station", "farm", "farm").set_resources(0, twig=2, resin=1)
    t.choose("play:farm:station")
    assert t.offers() == ["spot:1", "spot:2"]
    t.choose("spot:2")
    assert t.points(0) == 1


def test_used_wagons_return_only_to_an_empty_bag() -> None:
    t = station()
    bag = len(t.game.zones[t.game.rules.zone("train_bag").index])
    assert bag == 15
    for turn in range(bag + 1):
        t.set_row("station", "wife").set_resources(0, berry=2).set_turn(0)
        assert left_in(t, "train_used") == turn
        t.choose("play:wife:station")
        while t.seat() == 0:
            t.choose(t.offers()[0])
        t.set_city(0)
    assert left_in(t, "train_used") == 0
    assert left_in(t, "train_bag") == 15
