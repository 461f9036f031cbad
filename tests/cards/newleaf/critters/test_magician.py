"""Magician: another card of the city goes for a point and a resource."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def magician(*city: str, boxes: tuple[str, ...] = ("base", "newleaf")) -> Table:
    t = table(boxes=boxes).set_city(0, *city)
    return t.set_hand(0, "magician").set_resources(0, berry=3)


def test_a_card_is_discarded_for_a_point_and_a_resource_of_choice() -> None:
    t = magician("farm", "wife").choose("play:magician:hand").choose("discard:city:farm")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:pebble")
    assert t.city(0) == ("wife", "magician")
    assert t.discard() == ("farm",)
    assert t.points(0) == 1


def test_critters_may_go_too() -> None:
    t = magician("farm", "wife").choose("play:magician:hand").choose("discard:city:wife")
    t.choose("gain:twig")
    assert t.city(0) == ("farm", "magician")


def test_it_is_a_permission_and_nothing_is_gained_then() -> None:
    t = magician("farm").choose("play:magician:hand").choose("done")
    assert t.city(0) == ("farm", "magician")
    assert t.points(0) == 0
    assert t.seat() == 1


def test_only_one_card_goes() -> None:
    t = magician("farm", "mine").choose("play:magician:hand").choose("discard:city:farm")
    t.choose("gain:twig")
    assert t.seat() == 1
    assert t.points(0) == 1


def test_it_never_discards_itself() -> None:
    t = magician().choose("play:magician:hand")
    assert t.seat() == 1
    assert t.city(0) == ("magician",)
    assert t.points(0) == 0


def test_the_cost_is_not_refunded_and_what_lay_on_the_card_is_lost() -> None:
    t = magician("clock_tower", "storehouse").set_on(0, "clock_tower", point=3)
    t.set_on(0, "storehouse", twig=3).choose("play:magician:hand")
    t.choose("discard:city:clock_tower").choose("gain:resin")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 0}
    assert t.score(0).parts["tokens"] == 1
    t = magician("storehouse").set_on(0, "storehouse", twig=3).choose("play:magician:hand")
    t.choose("discard:city:storehouse").choose("gain:resin")
    assert t.resources(0)["twig"] == 0


def test_a_main_road_can_never_be_discarded() -> None:
    t = magician("main_road", "farm").choose("play:magician:hand")
    assert t.offers() == ["discard:city:farm", "done"]


@pytest.mark.parametrize("legend", ["poe", "bridge_of_the_sky"])
def test_a_legend_can_never_be_discarded(legend: str) -> None:
    t = magician(legend, "farm", boxes=("base", "legends", "newleaf"))
    t.choose("play:magician:hand")
    assert t.offers() == ["discard:city:farm", "done"]


def test_a_golden_token_on_the_discarded_card_is_lost_for_good() -> None:
    t = magician("hotel").set_hand(0, "magician", "wanderer")
    t.choose("play:wanderer:hand:golden")
    assert t.tokens(0)["golden"] == 2
    t.set_turn(0).choose("play:magician:hand").choose("discard:city:hotel").choose("gain:twig")
    assert "hotel" in t.discard()
    assert t.tokens(0)["golden"] == 2


def test_it_may_discard_the_construction_that_has_just_let_it_in() -> None:
    t = magician("inn").set_resources(0).choose("play:magician:hand:golden")
    t.choose("discard:city:inn").choose("gain:berry")
    assert t.city(0) == ("magician",)
    assert t.tokens(0)["golden"] == 2


def test_it_frees_the_space_in_a_full_city() -> None:
    t = magician(*["farm"] * 8, *["mine"] * 3, *["inn"] * 3).choose("play:magician:hand")
    t.choose("discard:city:mine").choose("gain:twig").set_turn(0)
    assert "play:lookout:hand" in (
        t.set_hand(0, "lookout").set_resources(0, twig=1, resin=1, pebble=1).offers()
    )


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_acts_again_in_production(season: str) -> None:
    t = magician().set_hand(0).set_city(0, "magician", "inn").set_season(0, season)
    t.set_workers(0, 0).choose("prepare").choose("discard:city:inn").choose("gain:resin")
    assert t.points(0) == 1
    assert t.city(0) == ("magician",)


def test_a_green_card_it_discards_in_production_does_not_produce_any_more() -> None:
    t = magician().set_hand(0).set_city(0, "magician", "tea_house").set_hand(0, "king")
    t.set_workers(0, 0).choose("prepare").choose("produce:magician")
    t.choose("discard:city:tea_house").choose("gain:resin")
    assert t.prompt() == "turn"
    assert t.hand(0) == ("king",)


def test_of_two_farms_the_one_that_shares_no_space_goes() -> None:
    t = magician("farm", "greenhouse", "farm").choose("play:magician:hand")
    assert t.offers() == ["discard:city:farm:2", "discard:city:greenhouse", "done"]


def test_copied_by_a_miner_mole_it_discards_a_card_of_the_copier() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "inn").set_city(1, "magician", "mine")
    t.set_hand(0, "miner_mole").set_resources(0, berry=3).choose("play:miner_mole:hand")
    t.choose("copy:1:magician")
    assert "discard:city:mine" not in t.offers()
    t.choose("discard:city:inn").choose("gain:twig")
    assert (t.points(0), t.points(1)) == (1, 0)
    assert t.city(1) == ("magician", "mine")
