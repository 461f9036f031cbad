"""Station cards: played like those of the meadow, with the reward of the wagon beside them."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.newleaf.sitting import left_in, newleaf
from tests.rulebook.piles import leave


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


@pytest.mark.parametrize(
    ("wagon", "gain"),
    [
        ("train_berry", {"berry": 1}),
        ("train_resin", {"resin": 1}),
        ("train_pebble", {"pebble": 1}),
        ("train_two_twigs", {"twig": 2}),
        ("train_point", {}),
    ],
)
def test_what_each_wagon_gives(wagon: str, gain: dict[str, int]) -> None:
    t = station().set_row("train", "train_any", "train_any", wagon).set_resources(0, berry=2)
    t.choose("play:wife:station")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0, **gain}
    assert t.points(0) == (wagon == "train_point")


def test_there_are_three_of_each_wagon() -> None:
    rules = newleaf().game.rules
    assert [tile.copies for tile in rules.tiles if tile.kind == "train"] == [3] * 6


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


# Other ways to play them -----------------------------------------------------------------------


def test_moving_in_for_free_brings_the_reward_too() -> None:
    t = station().set_city(0, "farm").choose("play:wife:station:occupy")
    assert t.resources(0)["twig"] == 2
    t = station().set_row("station", "inventor").set_city(0, "clock_tower")
    t.choose("play:inventor:station:golden")
    assert t.resources(0)["berry"] == 1


def test_a_fool_of_the_station_brings_its_reward_to_the_player() -> None:
    t = station().set_row("station", "fool").set_resources(0, berry=3).choose("play:fool:station")
    assert t.city(1) == ("fool",)
    assert (t.resources(0)["berry"], t.resources(1)["berry"]) == (1, 0)


def test_an_innkeeper_helps_to_pay_for_them() -> None:
    t = station().set_city(0, "innkeeper").choose("play:wife:station:innkeeper")
    assert t.city(0) == ("wife",)
    assert t.resources(0)["twig"] == 2


def test_a_dungeon_helps_to_pay_for_them() -> None:
    t = station().set_city(0, "dungeon", "husband").choose("play:wife:station:dungeon")
    assert t.city(0) == ("dungeon", "wife")
    assert t.resources(0)["twig"] == 2


def test_a_card_played_by_another_one_comes_before_the_reward() -> None:
    t = station().set_row("station", "postal_pigeon").set_row("train", "train_any")
    t.set_deck("mine", "king", "castle").set_resources(0, berry=2)
    t.choose("play:postal_pigeon:station").choose("play:mine:revealed")
    assert t.prompt() == "gain-any"
    assert t.city(0) == ("postal_pigeon", "mine")
    assert t.row("station")[0] == ""
    t.choose("gain:twig")
    assert t.row("station")[0] == "castle"


def test_a_ranger_of_the_station_lets_its_place_wait_at_the_knoll() -> None:
    t = station().choose("visit:basic_berry").set_turn(0).set_row("station", "ranger")
    t.set_resources(0, berry=2).choose("play:ranger:station").choose("visit:knoll")
    t.game.choose([offer for offer in t.offers() if offer.endswith("meadow")][:3])
    assert t.row("station") == ("", "mine", "wife")
    t.game.choose([offer for offer in t.offers() if offer.endswith("meadow")][:3])
    t.choose("done")
    assert all(t.row("station"))
    assert t.resources(0)["berry"] == 1  # the reward, at the very end


# What does not reach them ----------------------------------------------------------------------


def test_a_queen_does_not_reach_them() -> None:
    t = station().set_city(0, "queen").set_meadow(*["king"] * 2, *["castle"] * 2)
    t.choose("visit:city:0:queen")
    assert not [offer for offer in t.offers() if offer.endswith("station")]


def test_an_undertaker_does_not_reach_them() -> None:
    t = station().set_hand(0, "undertaker").set_resources(0, berry=2)
    t.choose("play:undertaker:hand")
    assert not [offer for offer in t.offers() if "station" in offer]


def test_in_summer_no_card_of_the_station_is_taken() -> None:
    t = station().set_season(0, "spring").set_workers(0, 0).choose("prepare")
    assert t.prompt() == "take-meadow"
    assert not [offer for offer in t.offers() if "station" in offer]


# An empty deck ---------------------------------------------------------------------------------


def test_without_a_card_left_the_place_stays_empty_and_the_wagon_is_replaced() -> None:
    t = leave(station()).set_resources(0, twig=2, resin=1).choose("play:farm:station")
    assert t.row("station") == ("", "mine", "wife")
    assert all(t.row("train"))
    assert t.resources(0)["berry"] == 1 + 1


def test_the_place_is_filled_again_with_the_next_card_that_is_played_there() -> None:
    t = leave(station().set_hand(0, "lookout", "school")).set_resources(0, twig=2, resin=1)
    t.choose("play:farm:station").set_turn(0).choose("visit:haven")
    t.game.choose(("discard:lookout", "discard:school"))
    t.choose("gain:twig").set_turn(0).set_resources(0, berry=2).choose("play:wife:station")
    assert sorted(t.row("station")) == ["lookout", "mine", "school"]
