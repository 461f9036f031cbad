"""Crane: discarded, it makes a construction three resources cheaper."""

from __future__ import annotations

from everdell.testing import Table, table

FULL_CITY_WITH_CRANE = (*["farm"] * 8, *["inn"] * 3, *["mine"] * 3, "crane")


def crane_and(card: str) -> Table:
    return table().set_city(0, "crane").set_hand(0, card)


def test_it_is_discarded_for_three_resources_less() -> None:
    t = crane_and("castle").set_resources(0, twig=2, resin=3)
    t.choose("play:castle:hand:crane")
    assert t.city(0) == ("castle",)
    assert t.discard() == ("crane",)
    assert sum(t.resources(0).values()) == 0


def test_the_player_chooses_what_is_spared() -> None:
    t = crane_and("theater").set_resources(0, twig=3, resin=1, pebble=1)
    t.choose("play:theater:hand:crane")
    assert t.offers() == [
        "pay:twig=2",
        "pay:twig=1,resin=1",
        "pay:twig=1,pebble=1",
        "pay:resin=1,pebble=1",
    ]
    t.choose("pay:resin=1,pebble=1")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 0}


def test_what_the_player_lacks_is_spared() -> None:
    t = crane_and("theater").set_resources(0, twig=2, resin=1)
    t.choose("play:theater:hand:crane")
    assert t.offers() == ["pay:twig=2", "pay:twig=1,resin=1"]


def test_four_missing_resources_are_too_many() -> None:
    t = crane_and("theater").set_resources(0, twig=1)
    assert "play:theater:hand:crane" not in t.offers()


def test_the_unused_part_is_lost() -> None:
    t = crane_and("twig_barge").choose("play:twig_barge:hand:crane")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 0}  # from the barge


def test_using_it_is_no_duty() -> None:
    t = crane_and("inn").set_resources(0, twig=2, resin=1).choose("play:inn:hand")
    assert t.city(0) == ("crane", "inn")


def test_it_works_for_meadow_cards() -> None:
    t = table().set_city(0, "crane").set_meadow("mine").choose("play:mine:meadow:crane")
    assert t.city(0) == ("mine",)


def test_it_does_not_work_for_critters() -> None:
    t = crane_and("wanderer").set_resources(0, berry=2)
    assert "play:wanderer:hand" in t.offers()
    assert "play:wanderer:hand:crane" not in t.offers()


def test_it_does_not_work_from_another_city() -> None:
    t = table().set_city(1, "crane").set_hand(0, "mine")
    assert "play:mine:hand:crane" not in t.offers()


def test_its_space_is_free_for_the_new_card() -> None:
    t = table().set_city(0, *FULL_CITY_WITH_CRANE).set_hand(0, "lookout")
    t.set_resources(0, twig=1, resin=1, pebble=1)
    assert "play:lookout:hand" not in t.offers()
    t.choose("play:lookout:hand:crane")
    assert t.city(0) == (*FULL_CITY_WITH_CRANE[:-1], "lookout")


def test_it_makes_way_for_another_crane() -> None:
    t = crane_and("crane").set_resources(0, pebble=1)
    assert "play:crane:hand" not in t.offers()
    t.choose("play:crane:hand:crane")
    assert t.city(0) == ("crane",)
    assert t.discard() == ("crane",)


def test_the_judge_cannot_pay_what_is_left() -> None:
    t = table().set_city(0, "crane", "judge").set_hand(0, "theater")
    t.set_resources(0, twig=1, berry=9)
    assert "play:theater:hand:crane" not in t.offers()
    t.set_resources(0, twig=2, berry=9).choose("play:theater:hand:crane")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 9}


def test_the_dungeon_cannot_be_added() -> None:
    t = table().set_city(0, "crane", "dungeon", "wanderer").set_hand(0, "theater")
    t.set_resources(0, twig=1)
    assert not [o for o in t.offers() if o.startswith("play:theater")]
    t.set_resources(0, twig=2)
    ways = [o for o in t.offers() if o.startswith("play:theater")]
    assert ways == ["play:theater:hand:crane", "play:theater:hand:dungeon"]
