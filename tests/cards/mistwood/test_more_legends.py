"""More Legends: what each of the ten does."""

from __future__ import annotations

import pytest

from everdell import games
from everdell.engine.facts import facts_of
from everdell.testing import Table, table

PLAIN = {"mistwood_farms": "off", "mistwood_corrin": "off"}

# Legend, the card of its banner, price, value.
LEGENDS = [
    ("chipter_swipple", "chip_sweep", {"berry": 4}, 4),
    ("jor_goldwing", "bard", {"berry": 4}, 4),
    ("mayberry_matriarch", "wife", {"berry": 4}, 5),
    ("strey_softpaw", "ranger", {"berry": 4}, 4),
    ("tarry_hare", "shopkeeper", {"berry": 5}, 4),
    ("click_clacks", "general_store", {"twig": 2, "resin": 2, "pebble": 1}, 4),
    ("darkdeep_prison", "dungeon", {"twig": 2, "resin": 2, "pebble": 2}, 3),
    ("everflame_tomb", "cemetery", {"twig": 1, "pebble": 3}, 2),
    ("king_norths_treasury", "clock_tower", {"twig": 3, "pebble": 3}, 4),
    ("strongroot_castle", "castle", {"twig": 4, "resin": 4, "pebble": 4}, 4),
]


def sitting(legend: str = "", players: int = 2) -> Table:
    t = table(players=players, boxes=("base", "mistwood"), options=PLAIN)
    for seat in range(players):
        t.set_hand(seat)
    return t.set_aside(0, "legends", *([legend] if legend else []))


@pytest.mark.parametrize(("legend", "price"), [(row[0], row[2]) for row in LEGENDS])
def test_the_printed_price_buys_it_and_no_less(legend: str, price: dict[str, int]) -> None:
    t = sitting(legend).set_resources(0, **price)
    assert f"play:{legend}:legends" in t.offers()
    for kind in price:
        less = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9, **price, kind: price[kind] - 1}
        assert f"play:{legend}:legends" not in t.set_resources(0, **less).offers()


@pytest.mark.parametrize(("legend", "banner"), [row[:2] for row in LEGENDS])
def test_the_card_of_its_banner_makes_way(legend: str, banner: str) -> None:
    t = sitting(legend).set_city(0, banner).choose(f"play:{legend}:legends")
    assert t.city(0) == (legend,)
    assert t.discard() == (banner,)


@pytest.mark.parametrize(("legend", "points"), [(row[0], row[3]) for row in LEGENDS])
def test_its_value(legend: str, points: int) -> None:
    assert sitting().set_city(0, legend).score(0).parts["cards"] == points


def test_both_sets_are_mixed_and_dealt_once() -> None:
    game = games.new_game(players=4, boxes=("base", "legends", "mistwood"))
    kept = game.rules.zone("legends")
    assert [len(p.zones[kept.index]) for p in game.players] == [2, 2, 2, 2]
    assert len({card for p in game.players for card in p.zones[kept.index]}) == 8


def test_six_players_need_both_sets() -> None:
    boxes = ("base", "bellfaire", "mistwood")
    game = games.new_game(players=6, boxes=boxes)
    assert not [card for card in game.rules.cards if card.legendary]
    game = games.new_game(players=6, boxes=(*boxes, "legends"), options={"mistwood_legends": "off"})
    assert len([card for card in game.rules.cards if card.legendary]) == 20


# Critters ------------------------------------------------------------------------------------


def test_chipter_activates_two_different_green_cards() -> None:
    t = (
        sitting("chipter_swipple")
        .set_resources(0, berry=4)
        .set_city(0, "mine", "farm", "chip_sweep")
    )
    t.set_city(0, "mine", "farm", "resin_refinery").choose("play:chipter_swipple:legends")
    t.choose("activate:mine")
    assert t.offers() == ["activate:farm", "activate:resin_refinery"]
    t.choose("activate:farm")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}


def test_chipter_leaves_chip_sweeps_and_legends_alone() -> None:
    t = sitting("chipter_swipple").set_resources(0, berry=4)
    t.set_city(0, "chip_sweep", "click_clacks", "mine").choose("play:chipter_swipple:legends")
    assert (t.resources(0)["pebble"], t.seat()) == (1, 1)


def test_with_a_single_green_card_only_that_one_acts() -> None:
    t = sitting("chipter_swipple").set_resources(0, berry=4).set_city(0, "mine")
    t.choose("play:chipter_swipple:legends")
    assert t.resources(0)["pebble"] == 1
    assert t.seat() == 1


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (3, 3), (8, 8)])
def test_jor_gains_a_point_per_card_in_hand(cards: int, points: int) -> None:
    hand = [*["mine"] * 3, *["inn"] * 3, *["king"] * 2][:cards]
    t = sitting("jor_goldwing").set_resources(0, berry=4).set_hand(0, *hand)
    t.choose("play:jor_goldwing:legends")
    assert (t.points(0), len(t.hand(0))) == (points, cards)


def test_jor_brings_eight_points_at_most() -> None:
    t = table(boxes=("base", "mistwood"), options={**PLAIN, "powers": "dealt"})
    t.set_power(0, "butterflies").set_aside(0, "legends", "jor_goldwing")
    t.set_hand(0, *["mine"] * 3, *["inn"] * 3, *["storehouse"] * 3).set_resources(0, berry=4)
    assert t.set_turn(0).choose("play:jor_goldwing:legends").points(0) == 8


def test_the_matriarch_with_husband_and_farm() -> None:
    t = sitting("mayberry_matriarch").set_resources(0, berry=4).set_city(0, "husband")
    t.choose("play:mayberry_matriarch:legends")
    assert t.score(0).parts["prosperity"] == 0
    t.set_turn(0).set_hand(0, "farm").set_resources(0, twig=2, resin=1).choose("play:farm:hand")
    assert t.score(0).parts["prosperity"] == 5


def test_the_matriarch_shares_the_space_of_a_husband() -> None:
    t = sitting("mayberry_matriarch").set_resources(0, berry=4).set_city(0, "husband")
    t.choose("play:mayberry_matriarch:legends")
    assert facts_of(t.game, t.game.players[0]).used == 1


def test_in_a_wifes_place_she_keeps_the_husband() -> None:
    t = sitting("mayberry_matriarch").set_city(0, "wife", "husband", "farm")
    t.choose("play:mayberry_matriarch:legends")
    assert t.score(0).parts["prosperity"] == 5


def test_strey_uses_two_places_where_workers_stand() -> None:
    t = sitting().set_city(0, "strey_softpaw").set_turn(1).choose("visit:basic_two_resin")
    t.set_turn(0).choose("visit:basic_pebble").set_turn(0).set_resources(0)
    t.choose("visit:city:0:strey_softpaw")
    assert t.offers() == ["copy:basic_two_resin", "copy:basic_pebble", "done"]
    t.choose("copy:basic_two_resin").choose("copy:basic_pebble")
    assert t.resources(0) == {"twig": 0, "resin": 2, "pebble": 1, "berry": 0}


def test_strey_uses_no_place_twice() -> None:
    t = sitting().set_city(0, "strey_softpaw").set_turn(1).choose("visit:basic_two_resin")
    t.set_turn(0).choose("visit:city:0:strey_softpaw").choose("copy:basic_two_resin")
    assert (t.seat(), t.resources(0)["resin"]) == (1, 2)


def test_strey_opens_the_second_cell() -> None:
    t = sitting().set_city(0, "dungeon", "strey_softpaw", "wife").set_hand(0, "farm")
    t.set_on(0, "dungeon", cards=("wanderer",))
    assert "play:farm:hand:dungeon" in t.offers()


def test_tarry_answers_to_critters_and_constructions() -> None:
    t = sitting().set_city(0, "tarry_hare").set_hand(0, "wife", "farm")
    t.set_resources(0, berry=2, twig=2, resin=1).choose("play:wife:hand").choose("gain:pebble")
    assert t.resources(0)["pebble"] == 1
    t.set_turn(0).choose("play:farm:hand")
    assert len(t.hand(0)) == 2


# Constructions -------------------------------------------------------------------------------


def test_click_clacks_gives_three_berries_and_one_resource_per_farm() -> None:
    t = sitting("click_clacks").set_city(0, "general_store", "farm", "farm")
    t.choose("play:click_clacks:legends").choose("gain:twig").choose("gain:resin")
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 0, "berry": 3}


def test_the_prison_pays_for_two_critters() -> None:
    t = sitting("darkdeep_prison").set_city(0, "dungeon", "wife", "fool", "bard")
    t.choose("play:darkdeep_prison:legends").choose("discard:city:fool").choose("discard:city:wife")
    for _ in range(6):
        t.choose("gain:pebble")
    assert (t.points(0), t.resources(0)["pebble"]) == (6, 6)
    assert t.city(0) == ("darkdeep_prison", "bard")


def test_the_prison_may_stay_empty() -> None:
    t = sitting("darkdeep_prison").set_city(0, "dungeon", "wife")
    t.choose("play:darkdeep_prison:legends").choose("done")
    assert (t.points(0), t.city(0)) == (0, ("darkdeep_prison", "wife"))


def test_the_prison_discards_no_legend() -> None:
    t = sitting("darkdeep_prison").set_city(0, "dungeon", "jor_goldwing", "wife")
    t.choose("play:darkdeep_prison:legends")
    assert t.offers() == ["discard:city:wife", "done"]


def test_the_tomb_plays_a_card_for_free_and_keeps_the_worker() -> None:
    t = sitting().set_city(0, "everflame_tomb").set_hand(0, "king").set_meadow("castle")
    t.choose("visit:city:0:everflame_tomb")
    assert {"play:king:hand", "play:castle:meadow"} <= set(t.offers())
    t.choose("play:king:hand")
    assert t.standing(0, "everflame_tomb") == (0,)
    t.set_turn(0).set_hand(0, "queen")
    assert "visit:city:0:everflame_tomb" not in t.offers()


def test_an_undertaker_opens_its_second_place() -> None:
    t = sitting().set_city(0, "everflame_tomb", "undertaker").set_hand(0, "king")
    t.set_on(0, "everflame_tomb", settled=(0,))
    assert "visit:city:0:everflame_tomb" in t.offers()


def test_the_treasury_makes_cards_cheaper() -> None:
    t = sitting("king_norths_treasury").set_resources(0, twig=3, pebble=3)
    t.choose("play:king_norths_treasury:legends").set_turn(0)
    assert t.on(0, "king_norths_treasury")["point"] == 4
    t.set_hand(0, "castle").set_resources(0, twig=2, resin=2, pebble=1)
    t.choose("play:castle:hand:king_norths_treasury")
    assert t.offers() == ["return:2", "return:3", "return:4"]
    t.choose("return:2")
    assert t.on(0, "king_norths_treasury")["point"] == 2
    assert "pay:twig=1,resin=2,pebble=1" in t.offers()
    t.choose("pay:twig=1,resin=2,pebble=1")
    assert "castle" in t.city(0)


def test_tokens_of_a_clock_tower_come_along() -> None:
    t = sitting("king_norths_treasury").set_city(0, "clock_tower").set_on(0, "clock_tower", point=3)
    t.choose("play:king_norths_treasury:legends")
    assert t.on(0, "king_norths_treasury")["point"] == 7
    assert t.score(0).parts["tokens"] == 7


def test_the_castle_counts_common_constructions() -> None:
    t = sitting().set_city(0, "strongroot_castle", "farm", "farm", "palace", "click_clacks", "wife")
    assert t.score(0).parts["prosperity"] - 1 == 4  # the Palace counts itself
