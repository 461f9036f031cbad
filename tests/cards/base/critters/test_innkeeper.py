"""Innkeeper: discarded from the city, it makes a critter three berries cheaper."""

from __future__ import annotations

from everdell.testing import table


def test_discarding_it_makes_a_critter_three_berries_cheaper() -> None:
    t = table().set_city(0, "innkeeper").set_hand(0, "king").set_resources(0, berry=3)
    t.choose("play:king:hand:innkeeper")
    assert t.city(0) == ("king",)
    assert t.discard() == ("innkeeper",)
    assert t.resources(0)["berry"] == 0


def test_discarding_it_is_optional() -> None:
    t = table().set_city(0, "innkeeper").set_hand(0, "king").set_resources(0, berry=6)
    t.choose("play:king:hand")
    assert t.city(0) == ("innkeeper", "king")
    assert t.resources(0)["berry"] == 0


def test_it_helps_with_critters_of_the_meadow_too() -> None:
    t = table().set_city(0, "innkeeper").set_meadow("husband").set_deck("mine")
    t.choose("play:husband:meadow:innkeeper")
    assert t.city(0) == ("husband",)
    assert t.meadow()[0] == "mine"


def test_what_is_not_needed_of_the_three_berries_is_lost() -> None:
    t = table().set_city(0, "innkeeper").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play:wife:hand:innkeeper")
    assert t.resources(0)["berry"] == 2


def test_berries_still_missing_make_it_useless() -> None:
    t = table().set_city(0, "innkeeper").set_hand(0, "king").set_resources(0, berry=2, twig=9)
    assert "play:king:hand:innkeeper" not in t.offers()


def test_it_is_of_no_use_for_constructions() -> None:
    t = table().set_city(0, "innkeeper").set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    assert [id for id in t.offers() if id.startswith("play:farm:hand")] == ["play:farm:hand"]


def test_its_space_is_free_for_the_new_critter_in_a_full_city(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "innkeeper").set_hand(0, "king")
    t.set_resources(0, berry=6)
    assert [id for id in t.offers() if id.startswith("play:king:hand")] == [
        "play:king:hand:innkeeper"
    ]
    t.choose("play:king:hand:innkeeper")
    assert t.city(0) == (*crowd[:14], "king")


def test_it_may_make_room_for_another_innkeeper(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "innkeeper").set_hand(0, "innkeeper")
    t.choose("play:innkeeper:hand:innkeeper")
    assert t.city(0) == (*crowd[:14], "innkeeper")
    assert t.discard() == ("innkeeper",)


def test_it_is_not_used_with_a_judge() -> None:
    t = table().set_city(0, "innkeeper", "judge").set_hand(0, "king")
    t.set_resources(0, berry=2, twig=1)
    assert not [id for id in t.offers() if id.startswith("play:king:hand")]


def test_it_is_not_used_with_a_dungeon() -> None:
    t = table().set_city(0, "innkeeper", "dungeon", "wife").set_hand(0, "king")
    assert not [id for id in t.offers() if id.startswith("play:king:hand")]


def test_it_may_itself_be_the_prisoner_that_pays() -> None:
    t = table().set_city(0, "innkeeper", "dungeon").set_hand(0, "king").set_resources(0, berry=3)
    t.choose("play:king:hand:dungeon")
    assert t.city(0) == ("dungeon", "king")
    assert t.on(0, "dungeon") == {"cards": ("innkeeper",)}


def test_it_is_not_used_at_an_inn() -> None:
    t = table().set_city(0, "innkeeper", "inn").set_meadow("king", "queen", "wife")
    t.set_resources(0, berry=2).choose("visit:city:0:inn")
    assert "play:queen:meadow" in t.offers()
    assert "play:king:meadow" not in t.offers()


def test_it_is_not_used_at_a_forest_card_that_plays_a_card() -> None:
    t = table().set_city(0, "innkeeper").set_forest("forest_meadow_two_play_one")
    t.set_meadow("king", "wife").set_resources(0, berry=2)
    t.choose("visit:forest_meadow_two_play_one").choose("take:king").choose("take:wife")
    assert t.offers() == ["play:wife:hand", "done"]


def test_with_an_occupied_token_it_stays() -> None:
    t = table().set_city(0, "innkeeper", "castle").set_hand(0, "king").set_resources(0, berry=6)
    ways = ["play:king:hand", "play:king:hand:occupy", "play:king:hand:innkeeper"]
    assert [id for id in t.offers() if id.startswith("play:king:hand")] == ways
    t.choose("play:king:hand:occupy")
    assert "innkeeper" in t.city(0)
    assert t.resources(0)["berry"] == 6


def test_a_shepherd_it_pays_for_in_full_brings_no_opponent_a_berry() -> None:
    t = table(players=3).set_city(0, "innkeeper").set_hand(0, "shepherd")
    t.choose("play:shepherd:hand:innkeeper")
    assert [t.resources(seat)["berry"] for seat in range(3)] == [3, 0, 0]


def test_one_in_another_city_is_of_no_use() -> None:
    t = table().set_city(1, "innkeeper").set_hand(0, "husband")
    assert not [id for id in t.offers() if id.startswith("play:husband:hand")]
